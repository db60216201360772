// Reading the command line's arguments: what is asked for, or what is wrong with the asking.
import { parseArgs } from 'node:util';
import type { Locale } from '../messages/message.ts';
import type { EditionName } from '../rules/edition.ts';
import { EDITION_NAMES, isEditionName } from '../rules/editions.ts';

/** Of `check`; `show` and `check --compare` know the first two. */
export const FORMATS = ['pretty', 'json', 'junit', 'sarif'] as const;
const FEW_FORMATS: readonly Format[] = ['pretty', 'json'];
export type Format = (typeof FORMATS)[number];

export type Command =
  | {
      readonly command: 'check';
      readonly paths: readonly string[];
      readonly format: Format;
      /** Every scenario in all editions, side by side. */
      readonly compare: boolean;
      readonly edition?: EditionName;
      readonly cards?: string;
    }
  | {
      readonly command: 'ruling';
      readonly path: string;
      /** Of the scenario; all of the file without. */
      readonly title?: string;
      readonly locale?: Locale;
      readonly edition?: EditionName;
      readonly cards?: string;
    }
  | {
      readonly command: 'show';
      readonly place: string;
      readonly object?: string;
      readonly format: Format;
      readonly edition?: EditionName;
      readonly cards?: string;
    }
  | { readonly command: 'help' | 'version' }
  | { readonly command: 'wrong'; readonly code: string; readonly values: Readonly<Record<string, string | number>> };

const wrong = (code: string, values: Readonly<Record<string, string | number>> = {}): Command => ({
  command: 'wrong',
  code,
  values,
});

const isFormat = (text: string): text is Format => FORMATS.some((format) => format === text);

const LOCALES: readonly Locale[] = ['en', 'fr'];
const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);

const OPTIONS = {
  cards: { type: 'string' },
  compare: { type: 'boolean' },
  edition: { type: 'string' },
  format: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  locale: { type: 'string' },
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
  if (name !== 'check' && name !== 'show' && name !== 'ruling') return wrong('cli.unknownCommand', { command: name });
  const { compare = false, locale } = values;
  const cards = values.cards === undefined ? {} : { cards: values.cards };
  if (compare && name !== 'check') return wrong('cli.notWith', { option: '--compare', command: name });
  if (locale !== undefined && name !== 'ruling') return wrong('cli.notWith', { option: '--locale', command: name });
  const format = values.format ?? 'pretty';
  if (!isFormat(format)) return wrong('cli.unknownFormat', { format, formats: FORMATS.join(', ') });
  const { edition } = values;
  if (edition !== undefined && !isEditionName(edition)) {
    return wrong('cli.unknownEdition', { edition, editions: EDITION_NAMES.join(', ') });
  }
  const chosen = edition === undefined ? cards : { edition, ...cards };
  if (name === 'check') {
    if (rest.length === 0) return wrong('cli.noPath', { command: name });
    if (!compare) return { command: 'check', paths: rest, format, compare, ...chosen };
    if (edition !== undefined) return wrong('cli.compareEdition');
    if (!FEW_FORMATS.includes(format)) {
      return wrong('cli.unknownFormat', { format, formats: FEW_FORMATS.join(', ') });
    }
    return { command: 'check', paths: rest, format, compare, ...cards };
  }
  if (name === 'ruling') {
    const [path, ...title] = rest;
    if (path === undefined) return wrong('cli.noPath', { command: name });
    if (values.format !== undefined) return wrong('cli.notWith', { option: '--format', command: name });
    if (locale !== undefined && !isLocale(locale)) {
      return wrong('cli.unknownLocale', { locale, locales: LOCALES.join(', ') });
    }
    return {
      command: 'ruling',
      path,
      ...chosen,
      ...(locale === undefined ? {} : { locale }),
      ...(title.length === 0 ? {} : { title: title.join(' ') }),
    };
  }
  const [place, ...object] = rest;
  if (place === undefined) return wrong('cli.noPath', { command: name });
  if (!FEW_FORMATS.includes(format)) {
    return wrong('cli.unknownFormat', { format, formats: FEW_FORMATS.join(', ') });
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
