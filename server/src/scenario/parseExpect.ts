// Expectations: of whom, and which predicates.
import { andThen, any, listOf, type Match, type Matches, map, NOTHING, one, type Rule, signed } from './parseCore.ts';
import { object, objectsPossessive, player, target } from './parseNames.ts';
import { predicates } from './parsePredicates.ts';
import { qualities } from './parseQualities.ts';
import type { ExpectGroup, ExpectSubject, Predicate, StatementBody } from './statement.ts';

// —— expectations

export const subject: Rule<ExpectSubject> = (line, at) => {
  const key = line.key(at);
  const names = map(
    listOf(line, at, target, 'both'),
    (list, end): ExpectSubject => ({ kind: 'names', names: list, range: line.span(at, end) }),
  );
  if (key !== 'each' && key !== 'every' && key !== 'all') {
    line.fail(at, 'each');
    return names;
  }
  const each = andThen(qualities(line, at + 1), (words, next): Matches<ExpectSubject> => {
    const plain: Match<ExpectSubject> = {
      value: { kind: 'each', qualities: words, range: line.span(at, next) },
      at: next,
    };
    const controlled = andThen(player(line, next), (controller, end): Matches<ExpectSubject> => {
      if (line.key(end) !== 'control' && !line.is(end, 'controls')) return NOTHING;
      return one({ kind: 'each', qualities: words, controller, range: line.span(at, end + 1) }, end + 1);
    });
    return [plain, ...controlled];
  });
  return any(each, names);
};

/** `Alice controls A`: said of A, that Alice controls it. */
export const control: Rule<ExpectGroup> = (line, at) =>
  andThen(player(line, at), (who, next): Matches<ExpectGroup> => {
    const denied = ["doesn't", "don't"].includes(line.key(next) ?? '')
      ? 1
      : ['does', 'do'].includes(line.key(next) ?? '') && line.key(next + 1) === 'not'
        ? 2
        : 0;
    const verb = next + denied;
    if (line.key(verb) !== 'control' && !line.is(verb, 'controls')) return NOTHING;
    return map(listOf(line, verb + 1, object, 'both'), (names, end) => ({
      subject: { kind: 'names', names, range: line.span(verb + 1, end) },
      predicates: [
        {
          range: line.span(at, end),
          negated: denied > 0,
          predicate: { is: 'controlledBy', player: who },
          valueRange: who.range,
        },
      ],
    }));
  });

const NUMBERS = [
  { words: ['power'], read: (value: number): Predicate => ({ has: 'power', value }) },
  { words: ['toughness'], read: (value: number): Predicate => ({ has: 'toughness', value }) },
  { words: ['loyalty'], read: (value: number): Predicate => ({ has: 'loyalty', value }) },
  { words: ['mana', 'value'], read: (value: number): Predicate => ({ has: 'manaValue', value }) },
] as const;

/** `Gray Ogre's power is 3`: said of Gray Ogre, that it has power 3. */
const possessed: Rule<ExpectGroup> = (line, at) =>
  andThen(objectsPossessive(line, at), (name, next) =>
    any(
      ...NUMBERS.map(({ words, read }): Matches<ExpectGroup> => {
        const verb = line.phrase(next, ...words);
        if (verb < 0 || (line.key(verb) !== '=' && !line.is(verb, 'is'))) return NOTHING;
        const denied = line.key(verb + 1) === 'not';
        const from = denied ? verb + 2 : verb + 1;
        return map(signed(line, from), (value, end) => ({
          subject: { kind: 'names', names: [name], range: name.range },
          predicates: [
            { range: line.span(at, end), negated: denied, predicate: read(value), valueRange: line.span(from, end) },
          ],
        }));
      }),
    ),
  );

const group: Rule<ExpectGroup> = (line, at) =>
  any(
    andThen(subject(line, at), (who, next) =>
      map(predicates(line, next), (list) => ({ subject: who, predicates: list })),
    ),
    control(line, at),
    possessed(line, at),
  );

export const expectation: Rule<StatementBody> = (line, at) => {
  if (!line.is(at, 'expect')) return NOTHING;
  // `expect that A is red`; but a name may begin so.
  const starts = line.key(at + 1) === 'that' ? [at + 1, at + 2] : [at + 1];
  return starts.flatMap((start) => {
    const head = map(
      subject(line, start),
      (who): StatementBody => ({
        kind: 'expect',
        groups: [{ subject: who, predicates: [] }],
      }),
    );
    const groups = map(listOf(line, start, group, 'both'), (list): StatementBody => ({ kind: 'expect', groups: list }));
    return [...groups, ...head.filter((match) => match.at === line.words.length)];
  });
};

/** A line of an expect-block: predicates of the head's subject. */
export const predicateLine =
  (who: ExpectSubject): Rule<StatementBody> =>
  (line, at) =>
    map(
      predicates(line, at),
      (list): StatementBody => ({
        kind: 'expect',
        groups: [{ subject: who, predicates: list }],
      }),
    );
