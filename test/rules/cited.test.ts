// Every rule that the code cites is in the table of citations.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEYWORDS } from '../../server/src/keywords/keywords.ts';
import { isRuleId } from '../../server/src/rules/citations.ts';

const root = new URL('../../server/src/', import.meta.url);
const NUMBER = /'(D[1-9]\d?|[1-9]\d\d\.\d+[a-z]?′?(?:\.\d?[a-z]?|\.[a-z]+)?)'/g;

/** Rows of keywords are looked at below; the numbers of keyword actions stand on the page of keywords alone, which no problem cites. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/citations|numbers2011|keywords.(?:table|actions)/.test(file),
);

describe('rules cited in the code', () => {
  it('are all in the table', () => {
    const unknown = sources.flatMap((file) =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(NUMBER)]
        .map((match) => match[1] ?? '')
        .filter((id) => !isRuleId(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('are, of every keyword ability that hovers explain, in the table too', () => {
    const unknown = Object.entries(KEYWORDS).flatMap(([name, { rule }]) =>
      isRuleId(rule) ? [] : [`${name}: ${rule}`],
    );
    expect(unknown).toEqual([]);
  });
});
