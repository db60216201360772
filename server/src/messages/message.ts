// The only door to the sentences a user reads: by language, code and named values.
import { english } from './en/all.ts';
import { french } from './fr/all.ts';
import type { Language, Locale, MessageValues, ProblemText, Say } from './types.ts';

export type { Locale, MessageValues, ProblemText } from './types.ts';

/** A language's table. */
const tableOf = (locale: Locale): Language => (locale === 'fr' ? french() : english());

const sayWith =
  (values: MessageValues): Say =>
  (name) => {
    const value = values[name];
    return value === undefined ? '…' : String(value);
  };

/** The tables to look in, the user's language first, then English, which is complete. */
function* tablesFor(locale: Locale): Iterable<Language> {
  yield tableOf(locale);
  if (locale !== 'en') yield english();
}

/** A language for what an editor calls its locale: `fr`, `fr-CA`, `FR_be`; English where there is no table. */
export function localeOf(name: string | undefined): Locale {
  return /^fr\b|^fr_/i.test(name ?? '') ? 'fr' : 'en';
}

/**
 * What is wrong, why, and what to do, for the code of a problem. A code without an entry still says what it knows: the
 * code itself and its values.
 */
export function problemText(locale: Locale, code: string, values: MessageValues): ProblemText {
  const say = sayWith(values);
  for (const { problems, sentences } of tablesFor(locale)) {
    const problem = own(problems, code);
    if (problem !== undefined) return problem(say);
    const sentence = own(sentences, code);
    if (sentence !== undefined) return { what: sentence(say) };
  }
  return { what: unregistered(code, values) };
}

/** One sentence for a code: of a problem, what is wrong. */
export function message(locale: Locale, code: string, values: MessageValues = {}): string {
  return problemText(locale, code, values).what;
}

/** A sentence if the code has one, else nothing: for looking up what may not be there (help on a word). */
export function messageIfAny(locale: Locale, code: string, values: MessageValues = {}): string | undefined {
  for (const { problems, sentences } of tablesFor(locale)) {
    const sentence = own(sentences, code) ?? own(problems, code);
    if (sentence !== undefined) return message(locale, code, values);
  }
  return undefined;
}

/** Every code that has a message in English, problems first. */
export function registeredCodes(): readonly string[] {
  return [...Object.keys(english().problems), ...Object.keys(english().sentences)];
}

/** The codes of diagnostics alone. */
export function registeredProblemCodes(): readonly string[] {
  return Object.keys(english().problems);
}

function own<T>(table: Readonly<Record<string, T>>, code: string): T | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}

function unregistered(code: string, values: MessageValues): string {
  const parts = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  return parts.length === 0 ? code : `${code} (${parts.join(', ')})`;
}
