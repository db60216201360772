// Where cards are put: "into your hand", "on the bottom of your library in a random order", "onto the battlefield tapped".
import type { Place, PlayerRef, Zone } from '../ability.ts';
import { readPossessivePlayer } from './players.ts';
import type { Reader } from './reader.ts';
import { readObjectRef } from './refs.ts';

const readOwnersHand = (r: Reader): boolean =>
  r.eatOne("to its owner 's hand", "to their owner 's hand", "to their owners ' hands", "to their owners ' hand") !==
  undefined;

const readUnder = (r: Reader): PlayerRef | undefined => {
  if (!r.eat('under')) return undefined;
  if (r.eatOne("its owner 's control", "their owner 's control", "their owners ' control") !== undefined)
    return { kind: 'ownerOf', of: { kind: 'that', antecedent: 'previous' } };
  const player = readPossessivePlayer(r);
  return player !== undefined && r.eat('control') ? player : undefined;
};

const readBattlefield = (r: Reader): Place | undefined => {
  if (r.eatOne('to the battlefield', 'onto the battlefield') === undefined) return undefined;
  const both = r.eat('tapped and transformed');
  const transformed = both || r.eat('transformed');
  let tapped = both || r.eat('tapped');
  let attacking = r.eatOne('and attacking', 'attacking') !== undefined;
  const faceDown = r.eat('face down');
  const under = r.attempt(readUnder);
  const late = !tapped && under !== undefined && r.eat('tapped and attacking');
  if (late) attacking = true;
  tapped = tapped || late || r.eat('tapped');
  const attachedTo = r.attempt((reader) => (reader.eat('attached to') ? readObjectRef(reader) : undefined));
  return {
    to: 'battlefield',
    ...(tapped ? { tapped } : {}),
    ...(attacking ? { attacking } : {}),
    ...(late ? { late } : {}),
    ...(faceDown ? { faceDown } : {}),
    ...(transformed ? { transformed } : {}),
    ...(under === undefined ? {} : { under }),
    ...(attachedTo === undefined ? {} : { attachedTo }),
  };
};

const ORDERS = [
  ['in any order', 'any'],
  ['in a random order', 'random'],
] as const;

/** "in any order", "in a random order". */
export const readOrder = (r: Reader): 'any' | 'random' | undefined => ORDERS.find(([words]) => r.eat(words))?.[1];

/** The same in words. */
export const printOrder = (order: 'any' | 'random' | undefined): string | undefined =>
  ORDERS.find(([, name]) => name === order)?.[0];

const OWNERS: readonly string[] = [
  "its owner 's library",
  "their owner 's library",
  "their owners ' libraries",
  "their owners ' library",
];

const ENDS: readonly (readonly [string, 'top' | 'bottom' | 'topOrBottom'])[] = [
  ['on top of', 'top'],
  ['on the bottom of', 'bottom'],
  ['on the top or bottom of', 'topOrBottom'],
  ['on their choice of the top or bottom of', 'topOrBottom'],
  ['on your choice of the top or bottom of', 'topOrBottom'],
];

const readEnd = (r: Reader): Place | undefined => {
  if (r.eat('on top of it')) return { to: 'library', position: 'top', bare: true };
  const end = ENDS.find(([words]) => r.eat(words));
  if (end === undefined) {
    const bare = r.eatOne('on the bottom', 'on top');
    const order = bare === undefined ? undefined : readOrder(r);
    return order === undefined
      ? undefined
      : { to: 'library', position: bare === 'on top' ? 'top' : 'bottom', order, bare: true };
  }
  const owners = r.eatOne(...OWNERS) !== undefined;
  const that = !owners && r.eat('that library');
  const whose = owners ? undefined : that ? ({ kind: 'thatPlayer' } as const) : readPossessivePlayer(r);
  if (!owners && !that && (whose === undefined || r.eatOne('library', 'libraries') === undefined)) return undefined;
  const order = readOrder(r);
  return {
    to: 'library',
    position: end[1],
    ...(whose === undefined ? {} : { whose }),
    ...(order === undefined ? {} : { order }),
  };
};

const NTH = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

/** "into its owner's library second from the top". */
const readNth = (r: Reader): Place | undefined => {
  if (!r.eat('into')) return undefined;
  const owners = r.eatOne(...OWNERS) !== undefined;
  const whose = owners ? undefined : readPossessivePlayer(r);
  if (!owners && (whose === undefined || !r.eat('library'))) return undefined;
  const nth = NTH.findIndex((word) => r.eat(`${word} from the top`));
  return nth < 0 ? undefined : { to: 'library', nth: nth + 2, ...(whose === undefined ? {} : { whose }) };
};

/** "second from the top". */
export const printNth = (nth: number | undefined): string | undefined =>
  nth === undefined ? undefined : `${NTH[nth - 2] ?? NTH[0]} from the top`;

const HANDS: Readonly<Record<string, Zone>> = {
  hand: 'hand',
  hands: 'hand',
  graveyard: 'graveyard',
  graveyards: 'graveyard',
};

/** "into your hand", "into that player's graveyard", "into their hands". */
const readInto = (r: Reader): Place | undefined => {
  if (r.eat('into your graveyard')) return { to: 'graveyard', yours: true };
  if (r.eat('into your hand')) return { to: 'hand', yours: true };
  if (
    r.eatOne("into its owner 's graveyard", "into their owners ' graveyards", "into their owner 's graveyard") !==
    undefined
  )
    return { to: 'graveyard' };
  if (r.eatOne("into its owner 's hand", "into their owners ' hands") !== undefined) return { to: 'hand' };
  if (!r.eat('into')) return undefined;
  if (r.eat('exile')) return { to: 'exile' };
  const whose = readPossessivePlayer(r);
  const to = whose !== undefined && Object.hasOwn(HANDS, r.peek()) ? HANDS[r.peek()] : undefined;
  if (whose === undefined || to === undefined) return undefined;
  r.step();
  return { to, whose };
};

/** One destination. */
export const readPlace = (r: Reader): Place | undefined => {
  if (readOwnersHand(r)) return { to: 'hand' };
  if (r.eat('to your hand')) return { to: 'hand', yours: true };
  const theirs = r.attempt((reader) => {
    const whose = reader.eat('to') ? readPossessivePlayer(reader) : undefined;
    return whose !== undefined && reader.eat('hand') ? whose : undefined;
  });
  if (theirs !== undefined) return { to: 'hand', whose: theirs };
  const battlefield = r.attempt(readBattlefield);
  if (battlefield !== undefined) return battlefield;
  const back = r.eat('back');
  const end = r.attempt(readEnd);
  if (end !== undefined) return back ? { ...end, back } : end;
  if (back) {
    const order = readOrder(r);
    return order === undefined ? r.want('in any order') : { to: 'library', position: 'top', back, order };
  }
  return r.attempt(readNth) ?? r.attempt(readInto) ?? r.want("a place such as “to its owner's hand”");
};
