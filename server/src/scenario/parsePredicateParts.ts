// What the tables of predicates are made of: verbs, forms, rules that many predicates share.
import { passOver } from '../cards/loops.ts';
import { parseManaCost } from '../cards/mana.ts';
import {
  amount,
  andThen,
  any,
  type LineState,
  type Match,
  type Matches,
  map,
  NOTHING,
  one,
  type Rule,
} from './parseCore.ts';
import { target } from './parseNames.ts';
import type { Predicate, Range } from './statement.ts';

/** A predicate's verb: how it reads for one and for several, and denied. The first of each is the form shown. */
export const VERBS = {
  is: { yes: ['is', 'are'], no: ['is not', "isn't", 'are not', "aren't"] },
  has: { yes: ['has', 'have'], no: ['does not have', "doesn't have", 'do not have', "don't have", 'lacks', 'lack'] },
  hasDone: { yes: ['has', 'have'], no: ['has not', "hasn't", 'have not', "haven't"] },
  targets: { yes: ['targets', 'target'], no: ['does not target', "doesn't target", 'do not target', "don't target"] },
  dependsOn: {
    yes: ['depends on', 'depend on'],
    no: ['does not depend on', "doesn't depend on", 'do not depend on', "don't depend on"],
  },
  costs: { yes: ['costs', 'cost'], no: ['does not cost', "doesn't cost", 'do not cost', "don't cost"] },
  controls: {
    yes: ['controls', 'control'],
    no: ['does not control', "doesn't control", 'do not control', "don't control"],
  },
  can: { yes: ['can'], no: ["can't", 'cannot', 'can not'] },
} as const;
export type VerbName = keyof typeof VERBS;

export interface Found {
  readonly predicate: Predicate;
  readonly valueRange?: Range;
  /** Where the words deny what the predicate says (`has an ability` for "has no abilities"). */
  readonly denied?: boolean;
}

export interface PredicateForm {
  readonly verb: VerbName;
  /** The form behind the verb, for completion and the reference. */
  readonly form: string;
  readonly read: (line: LineState, at: number, negated: boolean) => Matches<Found>;
}

export const words =
  (predicate: Predicate, ...phrases: readonly (readonly string[])[]): Rule<Found> =>
  (line, at) =>
    any(
      ...phrases.map((phrase): Matches<Found> => {
        const end = line.phrase(at, ...phrase);
        return end < 0 ? NOTHING : one({ predicate }, end);
      }),
    );

/** `has no X` and what denies it, `has X`. */
export const none = (
  has: 'noAbilities' | 'noName' | 'noManaCost' | 'noCounters' | 'noSubtypes',
  ...nouns: readonly (readonly string[])[]
): PredicateForm['read'] => {
  const predicate: Predicate = { has };
  return (line, at) => {
    const key = line.key(at);
    const after = key === 'no' || key === 'any' || key === 'a' || key === 'an' ? at + 1 : at;
    if (key !== 'no') line.fail(at, `no ${nouns[0]?.join(' ') ?? ''}`);
    for (const noun of nouns) {
      if (!noun.every((word, index) => line.key(after + index) === word)) continue;
      // `has a name`, `has counters`, `has any abilities`; never `has a mana cost {2}`, which says more.
      const end = after + noun.length;
      if (key === 'no') return one({ predicate }, end);
      return line.words[end] === undefined || line.isComma(end) || STOPS.has(line.key(end) ?? '')
        ? one({ predicate, denied: true }, end)
        : NOTHING;
    }
    if (key === 'no') for (const noun of nouns) line.fail(after, noun.join(' '));
    return NOTHING;
  };
};

export const STOPS: ReadonlySet<string> = new Set(['and', 'after']);

/** Where words run on to: the next comma, `after layer`, `and` before a verb, or the end. */
export const runEnd = (line: LineState, at: number): number =>
  passOver(at, line.words.length, (next) => {
    const key = line.key(next);
    if (line.isComma(next) || (key === 'after' && line.key(next + 1) === 'layer')) return false;
    return key !== 'and' || !isVerb(line.key(next + 1));
  });

export const isVerb = (key: string | undefined): boolean => key !== undefined && ALL_VERBS.has(key);
export const ALL_VERBS: ReadonlySet<string> = new Set(
  Object.values(VERBS).flatMap((verb) => [...verb.yes, ...verb.no].map((text) => text.split(' ')[0] ?? '')),
);

export const valued =
  (rule: Rule<number>, turn: (value: number) => Predicate): Rule<Found> =>
  (line, at) =>
    map(rule(line, at), (value, end) => ({ predicate: turn(value), valueRange: line.span(at, end) }));

/** `mana value 4`: some words, then a number. */
export const behindWords =
  (phrase: readonly string[], rule: Rule<number>, turn: (value: number) => Predicate): Rule<Found> =>
  (line, at) => {
    const next = line.phrase(at, ...phrase);
    return next < 0 ? NOTHING : valued(rule, turn)(line, next);
  };

/** `2 damage`: a number, then some words. */
export const beforeWords =
  (turn: (value: number) => Predicate, ...phrases: readonly (readonly string[])[]): Rule<Found> =>
  (line, at) =>
    andThen(amount(line, at), (value, next) => {
      for (const phrase of phrases) {
        if (phrase.every((word, index) => line.key(next + index) === word)) {
          return one({ predicate: turn(value), valueRange: line.span(at, at + 1) }, next + phrase.length);
        }
      }
      for (const phrase of phrases) line.phrase(next, ...phrase);
      return NOTHING;
    });

export const costAt = (line: LineState, at: number): string | undefined => {
  const text = line.words[at]?.text;
  return line.words[at]?.kind === 'word' && text !== undefined && text.includes('{') && parseManaCost(text).ok
    ? text.toUpperCase()
    : undefined;
};

export const status = (
  name: Extract<Predicate, { is: 'status' }>['status'],
  ...phrase: readonly string[]
): Rule<Found> => words({ is: 'status', status: name }, phrase);

export const ABILITY_KINDS = ['activated', 'triggered', 'static', 'mana'] as const;

export const able = (
  what: Extract<Predicate, { does: 'can' | 'cant' }>['what'],
  ...phrase: readonly string[]
): PredicateForm['read'] => {
  return (line, at, negated) => {
    const end = line.phrase(at, ...phrase);
    if (end < 0) return NOTHING;
    const does = negated ? 'cant' : 'can';
    const plain: Match<Found> = { value: { predicate: { does, what }, denied: negated }, at: end };
    // Whom it attacks, or what it blocks, has no word before it.
    if (what === 'attack' || what === 'block') {
      const at = map(target(line, end), (by): Found => ({ predicate: { does, what, by }, denied: negated }));
      return [plain, ...at];
    }
    if (line.key(end) !== 'by') {
      line.fail(end, 'by');
      return [plain];
    }
    return map(target(line, end + 1), (by) => ({ predicate: { does, what, by }, denied: negated }));
  };
};
