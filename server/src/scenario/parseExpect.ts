import { andThen, any, listOf, type Match, type Matches, map, NOTHING, one, type Rule } from './parseCore.ts';
import { player, target } from './parseNames.ts';
import { predicates } from './parsePredicates.ts';
import { qualities } from './parseQualities.ts';
import type { ExpectGroup, ExpectSubject, StatementBody } from './statement.ts';

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

export const group: Rule<ExpectGroup> = (line, at) =>
  andThen(subject(line, at), (who, next) =>
    map(predicates(line, next), (list) => ({ subject: who, predicates: list })),
  );

export const expectation: Rule<StatementBody> = (line, at) => {
  if (!line.is(at, 'expect')) return NOTHING;
  const head = map(
    subject(line, at + 1),
    (who): StatementBody => ({
      kind: 'expect',
      groups: [{ subject: who, predicates: [] }],
    }),
  );
  const groups = map(listOf(line, at + 1, group, 'both'), (list): StatementBody => ({ kind: 'expect', groups: list }));
  return [...groups, ...head.filter((match) => match.at === line.words.length)];
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
