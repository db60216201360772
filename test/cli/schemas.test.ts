// What `strata check` writes for other programs is valid by their schemas, whatever the files hold.
import { readdirSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { CliIo } from '../../server/src/cli/io.ts';
import { runCli } from '../../server/src/cli/run.ts';
import { libraryPool } from '../server/library.ts';

const schema = (name: string): string => readFileSync(new URL(`schemas/${name}`, import.meta.url), 'utf8');
// formats are left alone: `uri-reference` of a path is not at stake, and `ajv` brings none
const isSarif = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(
  JSON.parse(schema('sarif-2.1.0.json')),
);
const xsd = schema('junit-10.xsd');

function check(format: 'junit' | 'sarif', files: Readonly<Record<string, string>>): string {
  let out = '';
  const io: CliIo = {
    read: (path) => files[path] ?? null,
    kindOf: (path) => (path in files ? 'file' : 'missing'),
    list: () => [],
    out: (text) => {
      out += text;
    },
    err: () => {},
    colors: false,
    locale: 'en',
    version: '0.0.0',
  };
  runCli(['check', '--format', format, ...Object.keys(files), 'nowhere <&>.strata'], io, libraryPool);
  return out;
}

async function junitErrors(text: string): Promise<readonly string[]> {
  const { errors } = await validateXML({ xml: [{ fileName: 'junit.xml', contents: text }], schema: [xsd] });
  return errors.map(({ message }) => message);
}

function sarifErrors(text: string): readonly string[] {
  return isSarif(JSON.parse(text)) ? [] : (isSarif.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
}

const folder = new URL('../../examples/', import.meta.url);
const examples = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith('.strata'))
    .slice(0, 6)
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
);
/** Failed, unproven, nothing to check, unreadable, outside all scenarios; names that XML and URIs must escape. */
const troubled = {
  'a & b/<"\'é>.strata': `card Odd <Bear> {1}{G}
  Creature — Bear
  Dance & "sing".
  2/2
card Odd <Bear> {1}{G}
  nonsense line here

scenario "Fails" <&> \u0007
  rules classic, current
  Alice controls Runeclaw Bear
  expect Runeclaw Bear is 7/7
  expect Nobody is 1/1
scenario Unread
  Alice controls Odd <Bear>
  expect Odd <Bear> is 2/2
scenario Silent
  Alice controls Runeclaw Bear
`,
};

describe('JUnit', () => {
  it('is valid for the examples, and for all kinds of trouble', async () => {
    expect(await junitErrors(check('junit', examples))).toEqual([]);
    const text = check('junit', troubled);
    expect(await junitErrors(text)).toEqual([]);
    expect(text).toMatch(/<failure type="failed"/);
    expect(text).toMatch(/<failure type="unproven"/);
    expect(text).toMatch(/<skipped\/>/);
    expect(text).toMatch(/<error type=/);
    expect(text).toMatch(/<error message=/);
  });

  it('counts what it holds, errors outside of scenarios too', () => {
    const text = check('junit', troubled);
    const [, tests, failures, errors] =
      /<testsuites name="strata" tests="(\d+)" failures="(\d+)" errors="(\d+)">/.exec(text) ?? [];
    const count = (pattern: RegExp): number => [...text.matchAll(pattern)].length;
    expect(Number(tests)).toBe(count(/<testcase /g));
    expect(Number(failures)).toBe(count(/<failure /g));
    expect(Number(errors)).toBe(count(/<error /g));
  });

  it('is valid whatever the text', async () => {
    const [text] = fc.sample(fc.string({ unit: 'binary', minLength: 400, maxLength: 400 }), 1);
    const lines = (text ?? '').match(/.{1,20}/gsu) ?? [];
    const file = `rules current\n${lines.map((line) => `scenario ${line}\n  Alice controls ${line}\n  expect ${line} is 1/1`).join('\n')}\n`;
    expect(await junitErrors(check('junit', { 'any.strata': file }))).toEqual([]);
  });

  it('the schema finds what is wrong', async () => {
    expect(await junitErrors('<testsuites><testsuite name="a"/></testsuites>')).not.toEqual([]);
  });
});

describe('SARIF', () => {
  it('is valid for the examples, and for all kinds of trouble', () => {
    expect(sarifErrors(check('sarif', examples))).toEqual([]);
    const text = check('sarif', troubled);
    expect(sarifErrors(text)).toEqual([]);
    const [run] = JSON.parse(text).runs;
    expect(run.results.length).toBeGreaterThan(3);
    expect(run.invocations[0].toolExecutionNotifications).toHaveLength(1);
    // every place is one in a file: columns count from 1, and an end is no sooner than its start
    for (const { locations } of run.results) {
      const { region } = locations[0].physicalLocation;
      expect(region.startColumn).toBeGreaterThan(0);
      expect(region.endLine - region.startLine || region.endColumn - region.startColumn).toBeGreaterThanOrEqual(0);
    }
  });

  it('the schema finds what is wrong', () => {
    expect(sarifErrors('{"version":"2.1.0","runs":[{}]}')).not.toEqual([]);
  });
});
