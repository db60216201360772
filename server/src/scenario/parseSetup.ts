// Setting up: what a player controls or has in a zone, and the clauses that each kind of statement takes.
import { type ClauseName, clausesOf } from './parseClauses.ts';
import {
  andThen,
  any,
  jointEnd,
  type LineState,
  listOf,
  type Match,
  type Matches,
  map,
  NOTHING,
  numberAt,
  one,
  type Rule,
} from './parseCore.ts';
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
/** Of "equips … to …" the target is said; what remains is what its cost takes. */
export const EQUIP: readonly ClauseName[] = ['sacrificing', 'discarding', 'tapping', 'exiling'];
export const ABILITY: readonly ClauseName[] = SPELL.filter(
  (name) => name !== 'cost' && name !== 'from' && name !== 'faceDown',
);
/** What is decided only as something resolves. */
export const RESOLVE: readonly ClauseName[] = [
  'copying',
  'choosing',
  'changing',
  'attachedTo',
  'creating',
  'newTargets',
  'inOrder',
];
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
export const PLAIN: readonly ClauseName[] = ['creating', 'choosing', 'copying', 'attachedTo'];
/** An effect turns something up: nobody pays for it. */
export const TURNED: readonly ClauseName[] = ['copying', 'choosing', 'attachedTo', 'creating'];
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

/** An item as it is read: with what is attached to it. */
type Read = SetupItem & { readonly bears?: readonly { readonly card: NameRef; readonly to: NameRef }[] };

export const setupItem: Rule<Read> = (line, at) => {
  const counted = numberAt(line, at);
  const article = line.key(at) === 'a' || line.key(at) === 'an';
  const start = counted !== undefined || article ? at + 1 : at;
  const withClauses = (what: SetupItem['what'], next: number, count = counted ?? 1): Matches<Read> =>
    andThen(clausesOf(SETUP)(line, next), (clauses, end): Matches<Read> => {
      if (!labelsFit(clauses, count)) return NOTHING;
      const item: SetupItem = { range: line.span(at, end), count, what, clauses };
      return [{ value: item, at: end }, ...bearing(line, end, item)];
    });
  const tokens = andThen(tokenPhrase(line, start), (token, next) => withClauses({ token }, next));
  const cards = any(
    article && counted === undefined ? cardAt(line, at) : NOTHING,
    cardOf(counted !== undefined)(line, start),
  );
  // A card whose own name begins with a number.
  const numbered = counted === undefined ? NOTHING : cardAt(line, at);
  return any(
    tokens,
    andThen(numbered, (name, next) => withClauses({ card: name }, next, 1)),
    andThen(uniqueEnds(cards), (name, next) => withClauses({ card: name }, next)),
  );
};

/** `Serra Angel with Holy Strength attached`: what is attached is a thing of its own, attached to the one before. */
const bearing = (line: LineState, at: number, item: SetupItem): Matches<Read> => {
  const name = item.clauses.as?.[0] ?? ('card' in item.what ? item.what.card : undefined);
  if (line.key(at) !== 'with' || name === undefined || item.count !== 1) return NOTHING;
  const host: NameRef = { text: name.text, range: name.range, ...(name.key === undefined ? {} : { key: name.key }) };
  return andThen(
    listOf(line, at + 1, (inner, from) => bareCard(false)(inner, line.key(from) === 'a' ? from + 1 : from), 'and'),
    (cards, end) =>
      line.is(end, 'attached')
        ? one({ ...item, bears: cards.map((card) => ({ card, to: host })), range: line.span(at, end + 1) }, end + 1)
        : NOTHING,
  );
};

/** What a line sets up, what is attached to it as things of their own. */
const itemsOf = (items: readonly Read[]): readonly SetupItem[] =>
  items.flatMap(({ bears, ...item }) => [
    item,
    ...(bears ?? []).map(
      ({ card, to }): SetupItem => ({ range: card.range, count: 1, what: { card }, clauses: { attachedTo: to } }),
    ),
  ]);

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
            (items): StatementBody => ({ kind: 'setup', player: owner, zone, items: itemsOf(items) }),
          ),
        ];
      }
      if (!line.is(next, 'has')) return NOTHING;
      const inZone = (items: readonly SetupItem[], end: number): Matches<StatementBody> => {
        if (line.key(end) !== 'in' && line.key(end) !== 'on') return line.fail(end, 'in');
        const own = ['his', 'her', 'their'].includes(line.key(end + 1) ?? '') ? 1 : 0;
        return andThen(
          ownedZone(line, end + 1 + own).filter((match) => match.value.owner === undefined),
          (place, behind): Matches<StatementBody> => {
            const body = { kind: 'setup', player: owner, zone: place.zone, items } as const;
            // `Gray Ogre in graveyard, Shock in hand`: each with its own zone.
            const next = jointEnd(line, behind, 'both');
            const more = next > behind && items.length > 0 ? otherZone(next, place.zone) : NOTHING;
            return [
              { value: body, at: behind },
              ...map(more, (others): StatementBody => ({ ...body, items: [...items, ...others] })),
            ];
          },
        );
      };
      const otherZone = (from: number, first: ZoneName): Matches<readonly SetupItem[]> =>
        andThen(listOf(line, from, setupItem, 'both'), (items, end) =>
          map(inZone(items, end), (body) =>
            body.kind === 'setup'
              ? body.items.map((item) =>
                  item.zone === undefined && body.zone !== first ? { ...item, zone: body.zone } : item,
                )
              : [],
          ),
        );
      return any(
        andThen(listOf(line, next + 1, setupItem, 'both'), inZone),
        line.key(next + 1) === 'in' ? inZone([], next + 1) : NOTHING,
      );
    });

/** A line of a set-up block: what the head's player has there. */
export const setupLine =
  (owner: NameRef, zone: ZoneName): Rule<StatementBody> =>
  (line, at) =>
    map(
      listOf(line, at, setupItem, 'both'),
      (items): StatementBody => ({ kind: 'setup', player: owner, zone, items: itemsOf(items) }),
    );
