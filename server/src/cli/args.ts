// Reading the command line's arguments: what is asked for, or what is wrong with the asking.
import { parseArgs } from 'node:util';
import type { EditionName } from '../rules/edition.ts';
import { EDITION_NAMES, isEditionName } from '../rules/editions.ts';

/** Of `check`; `show` knows the first two. */
export const FORMATS = ['pretty', 'json', 'junit', 'sarif'] as const;
const SHOW_FORMATS: readonly Format[] = ['pretty', 'json'];
export type Format = (typeof FORMATS)[number];

export type Command =
  | {
      readonly command: 'check';
      readonly paths: readonly string[];
      readonly format: Format;
      readonly edition?: EditionName;
    }
  | {
      readonly command: 'show';
      readonly place: string;
      readonly object?: string;
      readonly format: Format;
      readonly edition?: EditionName;
    }
  | { readonly command: 'help' | 'version' }
  | { readonly command: 'wrong'; readonly code: string; readonly values: Readonly<Record<string, string | number>> };

const wrong = (code: string, values: Readonly<Record<string, string | number>> = {}): Command => ({
  command: 'wrong',
  code,
  values,
});

const isFormat = (text: string): text is Format => FORMATS.some((format) => format === text);

const OPTIONS = {
  edition: { type: 'string' },
  format: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** Reads what follows `strata`. */
export const readArguments = (args: readonly string[]): Command => {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true; strict: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    const option = args.find((arg) => arg.startsWith('-') && !knownOption(arg));
    if (option !== undefined) return wrong('cli.unknownOption', { option, options: optionNames() });
    return wrong('cli.badOption', { reason: error instanceof Error ? error.message : String(error) });
  }
  const { values, positionals } = parsed;
  if (values.version === true) return { command: 'version' };
  if (values.help === true || positionals[0] === 'help') return { command: 'help' };
  const [name, ...rest] = positionals;
  if (name === undefined) return wrong('cli.noCommand');
  if (name !== 'check' && name !== 'show') return wrong('cli.unknownCommand', { command: name });
  const format = values.format ?? 'pretty';
  if (!isFormat(format)) return wrong('cli.unknownFormat', { format, formats: FORMATS.join(', ') });
  const { edition } = values;
  if (edition !== undefined && !isEditionName(edition)) {
    return wrong('cli.unknownEdition', { edition, editions: EDITION_NAMES.join(', ') });
  }
  const chosen = edition === undefined ? {} : { edition };
  if (name === 'check') {
    if (rest.length === 0) return wrong('cli.noPath', { command: name });
    return { command: 'check', paths: rest, format, ...chosen };
  }
  const [place, ...object] = rest;
  if (place === undefined) return wrong('cli.noPath', { command: name });
  if (!SHOW_FORMATS.includes(format)) {
    return wrong('cli.unknownFormat', { format, formats: SHOW_FORMATS.join(', ') });
  }
  // An object's name may stand without quotes: `strata show file.strata:12 Gray Ogre`.
  return { command: 'show', place, format, ...chosen, ...(object.length === 0 ? {} : { object: object.join(' ') }) };
};

const knownOption = (arg: string): boolean => {
  const name = /^--([^=]+)/.exec(arg)?.[1];
  return name !== undefined ? Object.hasOwn(OPTIONS, name) : arg === '-h';
};

const optionNames = (): string =>
  Object.keys(OPTIONS)
    .map((name) => `--${name}`)
    .join(', ');
