// Clauses behind a verb, in any order: what each says, by name, so that statements list the ones they take.
import { passOver } from '../cards/loops.ts';
import { isCounterKind, KEYWORD_COUNTERS } from '../cards/vocabulary.ts';
import {
  andThen,
  type LineState,
  listOf,
  type Match,
  type Matches,
  map,
  NOTHING,
  number,
  numberAt,
  one,
  type Rule,
  skipArticle,
} from './parseCore.ts';
import { chosen, freeWords, label, object, player, target, zone } from './parseNames.ts';
import type { Clauses, CounterPhrase, NameRef, SetupState } from './statement.ts';

/** A clause's reading adds to what the clauses before it said. */
type ClauseRule = (line: LineState, at: number, so: Clauses, start: number) => Matches<Clauses>;

const NOUNS: ReadonlySet<string> = new Set(['nothing', 'none']);

/** `A and B` for one "target" that takes several, `nothing` for one that is not taken. */
const targetGroup: Rule<{ readonly names: readonly NameRef[]; readonly range: { start: number; end: number } }> = (
  line,
  at,
) => {
  if (NOUNS.has(line.key(at) ?? '')) return one({ names: [], range: line.span(at, at + 1) }, at + 1);
  return map(listOf(line, at, target, 'and'), (names, end) => ({ names, range: line.span(at, end) }));
};

const state =
  (name: SetupState, length: number): ClauseRule =>
  (line, at, so, start) =>
    one({ ...so, states: [...(so.states ?? []), { state: name, range: line.span(start, at + length) }] }, at + length);

const names =
  (field: 'sacrificing' | 'discarding' | 'tapping' | 'exiling'): ClauseRule =>
  (line, at, so) =>
    map(listOf(line, at, object, 'both'), (list) => ({ ...so, [field]: [...(so[field] ?? []), ...list] }));

const KEYWORD_KINDS: ReadonlySet<string> = new Set(KEYWORD_COUNTERS);

/** `2 +1/+1 counters`, `a fade counter`: the article counts for one. */
export const counters: Rule<CounterPhrase> = (line, at) => {
  const count = numberAt(line, at, true);
  if (count === undefined) return line.fail(at, '<number>');
  const next = passOver(at + 1, Math.min(line.words.length, at + 4), (index) => {
    const key = line.key(index);
    return key !== undefined && key !== 'counter' && key !== 'counters';
  });
  const kind = line.words.slice(at + 1, next).map((word) => word.text.toLowerCase());
  if (kind.length === 0) return line.fail(next, '<counter kind>');
  const named = kind.join(' ').replaceAll('−', '-');
  const known = isCounterKind(named) || /^[+-]\d+\/[+-]\d+$/.test(named) || KEYWORD_KINDS.has(named);
  const end = line.key(next);
  if (end !== 'counter' && end !== 'counters') {
    return known ? line.fail(next, count === 1 ? 'counter' : 'counters') : line.fail(at + 1, '<counter kind>');
  }
  if (kind.length > 1 && !known) return line.fail(at + 1, '<counter kind>');
  return one({ count, kind: named, range: line.span(at, next + 1) }, next + 1);
};

/** Words of a named cost behind `with`: bestow, kicker, a card's own cost name. */
const costName: Rule<string> = (line, at) => {
  const from = skipArticle(line, at);
  const first = line.words[from];
  if (first === undefined || first.kind === 'comma') return line.fail(from, '<cost>');
  if (first.kind === 'quoted') return one(first.text, from + 1);
  if (/^\d/.test(first.key)) return NOTHING;
  const next = freeWords(line, from, 'and');
  if (next === from || line.key(next - 1) === 'counter' || line.key(next - 1) === 'counters') return NOTHING;
  const text = line.words
    .slice(from, next)
    .map((word) => word.key)
    .join(' ');
  return one(text, next);
};

/** A clause: the words it starts with, an example of how it reads on, and its rule. */
interface Clause {
  readonly starts: readonly (readonly string[])[];
  /** How it reads, for completion and the reference. */
  readonly form: string;
  readonly read: ClauseRule;
}

/** `X = 3`, however it is spaced. Starts where the clause does, since its words may be one. */
const xClause: ClauseRule = (line, at, so) => {
  const from = line.key(at) === 'with' ? at + 1 : at;
  let written = '';
  for (let next = from; next < from + 3; next += 1) {
    written += line.key(next) ?? '';
    const value = /^x=(\d{1,9})$/.exec(written)?.[1];
    if (value !== undefined) {
      return one({ ...so, x: { value: Number(value), range: line.span(at, next + 1) } }, next + 1);
    }
    if (!'x='.startsWith(written) || written === '')
      return line.fail(next, next === from ? 'X = <number>' : '<number>');
  }
  return NOTHING;
};

/** Every clause of the language by name. The reference and completion are made from this table. */
export const CLAUSES = {
  as: {
    starts: [['as']],
    form: 'as LABEL',
    read: (line, at, so) => map(listOf(line, at, label, 'comma'), (list) => ({ ...so, as: list })),
  },
  targeting: {
    starts: [['targeting']],
    form: 'targeting A, B',
    read: (line, at, so) => map(listOf(line, at, targetGroup, 'comma'), (list) => ({ ...so, targeting: list })),
  },
  copying: {
    starts: [['copying']],
    form: 'copying X',
    read: (line, at, so, start) =>
      NOUNS.has(line.key(at) ?? '')
        ? one({ ...so, copying: { nothing: true, range: line.span(start, at + 1) } }, at + 1)
        : map(object(line, at), (name, end) => ({
            ...so,
            copying: { name, nothing: false, range: line.span(start, end) },
          })),
  },
  choosing: {
    starts: [['choosing']],
    form: 'choosing V, …',
    read: (line, at, so) =>
      map(listOf(line, at, chosen(), 'comma'), (list) => ({ ...so, choosing: [...(so.choosing ?? []), ...list] })),
  },
  changing: {
    starts: [['changing']],
    form: 'changing W to W',
    read: (line, at, so, start) =>
      andThen(chosen('to')(line, at), (from, next) =>
        line.is(next, 'to')
          ? map(chosen()(line, next + 1), (to, end) => ({
              ...so,
              changing: { from, to, range: line.span(start, end) },
            }))
          : NOTHING,
      ),
  },
  mode: {
    starts: [['mode'], ['modes']],
    form: 'mode N',
    read: (line, at, so, start) =>
      map(listOf(line, at, number, 'both'), (modes, end) => ({
        ...so,
        modes: { modes, range: line.span(start, end) },
      })),
  },
  x: {
    starts: [],
    form: 'X = N',
    read: xClause,
  },
  dividing: {
    starts: [['dividing']],
    form: 'dividing 2, 1',
    read: (line, at, so, start) =>
      map(listOf(line, at, number, 'both'), (values, end) => ({
        ...so,
        dividing: { values, range: line.span(start, end) },
      })),
  },
  counters: {
    starts: [['with']],
    form: 'with 2 +1/+1 counters',
    read: (line, at, so) =>
      map(listOf(line, at, counters, 'and'), (list) => ({ ...so, counters: [...(so.counters ?? []), ...list] })),
  },
  cost: {
    starts: [['with']],
    form: 'with kicker',
    read: (line, at, so) =>
      map(
        listOf(
          line,
          at,
          (inner, from) => map(costName(inner, from), (name, end) => ({ name, range: inner.span(from, end) })),
          'and',
        ),
        (list) => ({
          ...so,
          costs: [...(so.costs ?? []), ...list],
        }),
      ),
  },
  faceDown: {
    starts: [['face', 'down']],
    form: 'face down',
    read: (line, at, so, start) => one({ ...so, faceDown: line.span(start, at) }, at),
  },
  sacrificing: { starts: [['sacrificing']], form: 'sacrificing X', read: names('sacrificing') },
  discarding: { starts: [['discarding']], form: 'discarding X', read: names('discarding') },
  tapping: { starts: [['tapping']], form: 'tapping X', read: names('tapping') },
  exiling: { starts: [['exiling']], form: 'exiling X', read: names('exiling') },
  from: {
    starts: [['from']],
    form: 'from ZONE',
    read: (line, at, so, start) => {
      const own = ['his', 'her', 'their', 'its'].includes(line.key(at) ?? '') ? at + 1 : at;
      return map(zone(line, own), (name, end) => ({ ...so, fromZone: { zone: name, range: line.span(start, end) } }));
    },
  },
  attachedTo: {
    starts: [['attached', 'to']],
    form: 'attached to X',
    read: (line, at, so) => map(target(line, at), (name) => ({ ...so, attachedTo: name })),
  },
  controlledBy: {
    starts: [['controlled', 'by']],
    form: 'controlled by P',
    read: (line, at, so) => map(player(line, at), (name) => ({ ...so, controlledBy: name })),
  },
  ownedBy: {
    starts: [['owned', 'by']],
    form: 'owned by P',
    read: (line, at, so) => map(player(line, at), (name) => ({ ...so, ownedBy: name })),
  },
  creating: {
    starts: [['creating']],
    form: 'creating LABEL, …',
    read: (line, at, so) => map(listOf(line, at, label, 'comma'), (list) => ({ ...so, creating: list })),
  },
  newTargets: {
    starts: [
      ['new', 'targets'],
      ['new', 'target'],
    ],
    form: 'new targets X, same',
    read: (line, at, so) =>
      map(
        listOf(
          line,
          at,
          (inner, from): Matches<NonNullable<Clauses['newTargets']>[number]> =>
            inner.key(from) === 'same'
              ? one({ same: true, range: inner.span(from, from + 1) }, from + 1)
              : map(target(inner, from), (name, end) => ({ same: false, name, range: inner.span(from, end) })),
          'comma',
        ),
        (list) => ({ ...so, newTargets: list }),
      ),
  },
  inOrder: {
    starts: [['in', 'order']],
    form: 'in order A, B',
    read: (line, at, so) => map(listOf(line, at, object, 'both'), (list) => ({ ...so, inOrder: list })),
  },
  until: {
    starts: [['until', 'end', 'of', 'turn']],
    form: 'until end of turn',
    read: (line, at, so, start) => one({ ...so, until: { until: 'endOfTurn', range: line.span(start, at) } }, at),
  },
  tapped: { starts: [['tapped']], form: 'tapped', read: state('tapped', 0) },
  untapped: { starts: [['untapped']], form: 'untapped', read: state('untapped', 0) },
  setFaceDown: { starts: [['face', 'down']], form: 'face down', read: state('faceDown', 0) },
  manifested: { starts: [['manifested']], form: 'manifested', read: state('manifested', 0) },
  flipped: { starts: [['flipped']], form: 'flipped', read: state('flipped', 0) },
  transformed: { starts: [['transformed']], form: 'transformed', read: state('transformed', 0) },
  phasedOut: { starts: [['phased', 'out']], form: 'phased out', read: state('phasedOut', 0) },
} satisfies Record<string, Clause>;

export type ClauseName = keyof typeof CLAUSES;

export const CLAUSE_NAMES = Object.keys(CLAUSES) as ClauseName[];

const NO_CLAUSES: Clauses = {};

/** Which parts of what clauses say may come more than once. */
const REPEATABLE: ReadonlySet<ClauseName> = new Set([
  'choosing',
  'counters',
  'cost',
  'sacrificing',
  'discarding',
  'tapping',
  'exiling',
  'tapped',
  'untapped',
  'manifested',
  'flipped',
  'transformed',
  'phasedOut',
  'setFaceDown',
]);

/** First two letters of all words that a clause starts with: what most words do not have is not tried. */
const FIRST_WORDS: ReadonlySet<string> = new Set([
  'x',
  'x=',
  ...Object.values(CLAUSES).flatMap((clause: Clause) => clause.starts.map((start) => (start[0] ?? '').slice(0, 2))),
]);

/** Some clauses in any order, a comma between or not: every number of them that can be read, most first. */
export const clausesOf =
  (allowed: readonly ClauseName[]): Rule<Clauses> =>
  (line, at) => {
    const found: Match<Clauses>[] = [];
    const grow = (so: Clauses, from: number, used: readonly ClauseName[]): void => {
      const begin = line.isComma(from) ? from + 1 : from;
      if (line.mode === 'quick' && !FIRST_WORDS.has((line.key(begin) ?? '').slice(0, 2))) {
        found.push({ value: so, at: from });
        return;
      }
      for (const name of allowed) {
        if (used.includes(name) && !REPEATABLE.has(name)) continue;
        const clause: Clause = CLAUSES[name];
        if (name === 'x') {
          for (const match of xClause(line, begin, so, begin)) grow(match.value, match.at, [...used, name]);
        }
        for (const start of clause.starts) {
          const next = behind(line, begin, start);
          if (next < 0) continue;
          for (const match of clause.read(line, next, so, begin)) grow(match.value, match.at, [...used, name]);
        }
      }
      found.push({ value: so, at: from });
    };
    grow(NO_CLAUSES, at, []);
    return found;
  };

/** The place behind the words a clause starts with, or -1. */
const behind = (line: LineState, at: number, start: readonly string[]): number => {
  for (let index = 0; index < start.length; index += 1) {
    const word = start[index] ?? '';
    if (line.key(at + index) !== word) {
      line.fail(at + index, index === 0 ? start.join(' ') : word);
      return -1;
    }
  }
  return at + start.length;
};
