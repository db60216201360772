// Setting up: what a player controls or has in a zone, and the clauses that each kind of statement takes.
import { type ClauseName, clausesOf } from './parseClauses.ts';
import { andThen, any, listOf, type Match, type Matches, map, NOTHING, numberAt, one, type Rule } from './parseCore.ts';
import { bareCard, ownedZone, player } from './parseNames.ts';
import { tokenPhrase } from './parseQualities.ts';
import type { Clauses, NameRef, SetupItem, StatementBody, ZoneName } from './statement.ts';

export const SETUP: readonly ClauseName[] = [
  'as',
  'copying',
  'choosing',
  'changing',
  'counters',
  'attachedTo',
  'ownedBy',
  'x',
  'tapped',
  'untapped',
  'setFaceDown',
  'manifested',
  'flipped',
  'transformed',
  'phasedOut',
];
export const SPELL: readonly ClauseName[] = [
  'as',
  'targeting',
  'copying',
  'choosing',
  'changing',
  'mode',
  'x',
  'dividing',
  'cost',
  'faceDown',
  'sacrificing',
  'discarding',
  'tapping',
  'exiling',
  'from',
  'creating',
  'newTargets',
  'inOrder',
  'attachedTo',
];
export const ABILITY: readonly ClauseName[] = SPELL.filter(
  (name) => name !== 'cost' && name !== 'from' && name !== 'faceDown',
);
export const EFFECT: readonly ClauseName[] = [
  'as',
  'targeting',
  'copying',
  'choosing',
  'changing',
  'mode',
  'x',
  'dividing',
  'controlledBy',
  'creating',
  'newTargets',
  'inOrder',
];
export const ENTERS: readonly ClauseName[] = [
  'as',
  'copying',
  'choosing',
  'changing',
  'attachedTo',
  'counters',
  'ownedBy',
  'from',
  'faceDown',
  'tapped',
  'x',
  'inOrder',
  'creating',
];
export const TOKEN: readonly ClauseName[] = ['as', 'copying', 'choosing', 'attachedTo', 'counters', 'tapped'];
export const PLAIN: readonly ClauseName[] = ['creating'];
export const TURN: readonly ClauseName[] = [
  'copying',
  'choosing',
  'attachedTo',
  'sacrificing',
  'discarding',
  'inOrder',
];

/** A label for one thing only, unless several are made. */
export const labelsFit = (clauses: Clauses, count = 1): boolean => (clauses.as?.length ?? 0) <= Math.max(1, count);

// —— setting up

export const setupItem: Rule<SetupItem> = (line, at) => {
  const counted = numberAt(line, at);
  const article = line.key(at) === 'a' || line.key(at) === 'an';
  const count = counted ?? 1;
  const start = counted !== undefined || article ? at + 1 : at;
  const withClauses = (what: SetupItem['what'], next: number): Matches<SetupItem> =>
    andThen(clausesOf(SETUP)(line, next), (clauses, end) =>
      labelsFit(clauses, count) ? one({ range: line.span(at, end), count, what, clauses }, end) : NOTHING,
    );
  const tokens = andThen(tokenPhrase(line, start), (token, next) => withClauses({ token }, next));
  const cards = any(
    article && counted === undefined ? cardAt(line, at) : NOTHING,
    cardOf(counted !== undefined)(line, start),
  );
  return any(
    tokens,
    andThen(uniqueEnds(cards), (name, next) => withClauses({ card: name }, next)),
  );
};

/** Of two readings that end at the same place the first stands (`A Foo` as a name before `a Foo`). */
export const uniqueEnds = <T>(matches: Matches<T>): Matches<T> =>
  matches.filter((match, index) => matches.findIndex((other) => other.at === match.at) === index);

export const cardOf = (plural: boolean): Rule<NameRef> => bareCard(plural);

/** A card whose own name begins with an article. */
export const cardAt: Rule<NameRef> = (line, at) => {
  const match = line.name(at, 'thing', 'plain');
  return match === undefined ? NOTHING : bareCard(false)(line, at);
};

export const setupIn =
  (zone: ZoneName | undefined): Rule<StatementBody> =>
  (line, at) =>
    andThen(player(line, at), (owner, next): Matches<StatementBody> => {
      if (zone === 'battlefield') {
        if (line.key(next) !== 'control') {
          if (!line.is(next, 'controls')) return NOTHING;
        }
        const head: Match<StatementBody> = {
          value: { kind: 'setup', player: owner, zone, items: [] },
          at: next + 1,
        };
        return [
          head,
          ...map(
            listOf(line, next + 1, setupItem, 'both'),
            (items): StatementBody => ({
              kind: 'setup',
              player: owner,
              zone,
              items,
            }),
          ),
        ];
      }
      if (!line.is(next, 'has')) return NOTHING;
      const inZone = (items: readonly SetupItem[], end: number): Matches<StatementBody> => {
        if (line.key(end) !== 'in' && line.key(end) !== 'on') return line.fail(end, 'in');
        const own = ['his', 'her', 'their'].includes(line.key(end + 1) ?? '') ? 1 : 0;
        return map(
          ownedZone(line, end + 1 + own).filter((match) => match.value.owner === undefined),
          (place): StatementBody => ({ kind: 'setup', player: owner, zone: place.zone, items }),
        );
      };
      return any(
        andThen(listOf(line, next + 1, setupItem, 'both'), inZone),
        line.key(next + 1) === 'in' ? inZone([], next + 1) : NOTHING,
      );
    });

/** A line of a set-up block: what the head's player has there. */
export const setupLine =
  (owner: NameRef, zone: ZoneName): Rule<StatementBody> =>
  (line, at) =>
    map(listOf(line, at, setupItem, 'both'), (items): StatementBody => ({ kind: 'setup', player: owner, zone, items }));
