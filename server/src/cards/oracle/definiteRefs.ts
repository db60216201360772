// References to one object in a known place: "enchanted creature", "the token", "the top card of your graveyard".
import type { Filter, ObjectRef } from '../ability.ts';
import { readCopies, readDefinite, readTheOne } from './cardGroups.ts';
import { readNounPhrase, readPlainNoun, selectionOf } from './filters.ts';
import { readPossessivePlayer } from './players.ts';
import type { Reader } from './reader.ts';
import { readSelfRef } from './refs.ts';
import { readNumberOrX } from './words.ts';

export const readAttached = (r: Reader): ObjectRef | undefined => {
  const definite = r.eat('the');
  const verb = r.eatOne('enchanted', 'equipped', 'fortified');
  if (verb === undefined) return undefined;
  if (verb === 'enchanted' && r.sees('player')) return undefined;
  const phrase = r.attempt((reader) => {
    const found = readNounPhrase(reader);
    return found?.singular === true && (ATTACHED.has(found.filter.kind) || isCard(found.filter)) ? found : undefined;
  });
  // "An ability of enchanted artifact without {T} in its activation cost": that is said of the ability.
  const bare = phrase ?? (r.has('activation') ? r.attempt(readPlainNoun) : undefined);
  return bare === undefined
    ? r.want('a noun such as creature or permanent')
    : { kind: 'attached', verb, noun: bare.filter, ...(definite ? { definite } : {}) };
};

/** "enchanted creature card": what lies in a graveyard. */
const isCard = (filter: Filter): boolean =>
  filter.kind === 'and' && filter.of.length === 2 && filter.of[0]?.kind === 'type' && filter.of[1]?.kind === 'card';

/** What can be said to be enchanted or equipped: one plain noun. */
const ATTACHED: ReadonlySet<Filter['kind']> = new Set(['permanent', 'type', 'subtype', 'card']);

/** "the cards in your hand", "the creature cards in that pile": all of them. */
const readTheCards = (r: Reader): ObjectRef | undefined => {
  if (!r.eat('the')) return undefined;
  const phrase = readNounPhrase(r);
  const last = phrase?.filter.kind === 'and' ? phrase.filter.of.at(-1) : undefined;
  if (
    phrase?.plural !== true ||
    (last?.kind !== 'inZone' && last?.kind !== 'history' && last?.kind !== 'did' && last?.kind !== 'controlledBy')
  )
    return undefined;
  return { kind: 'all', selection: selectionOf(phrase.filter), quantifier: 'all', bare: true, the: true };
};

/** "the creature it haunts". */
const readHaunted = (r: Reader): ObjectRef | undefined => {
  if (!r.eat('the creature')) return undefined;
  const it = r.eat('it');
  if ((!it && readSelfRef(r) === undefined) || !r.eat('haunts')) return undefined;
  return { kind: 'that', antecedent: 'haunted', ...(it ? { word: 'it' as const } : {}) };
};

/** "the first creature spell you cast each turn". */
const readFirst = (r: Reader): ObjectRef | undefined => {
  if (!r.eat('the first')) return undefined;
  const phrase = readNounPhrase(r);
  const parts = phrase?.filter.kind === 'and' ? phrase.filter.of : [];
  if (phrase?.singular !== true || !parts.some(({ kind }) => kind === 'castBy') || !r.eat('each turn'))
    return undefined;
  return { kind: 'all', selection: selectionOf(phrase.filter), quantifier: 'each', bare: true, first: true };
};

export const readSpecial = (r: Reader): ObjectRef | undefined => {
  const first = r.sees('the first') ? r.attempt(readFirst) : undefined;
  if (first !== undefined) return first;
  const definite = r.attempt(readDefinite);
  if (definite !== undefined) return definite;
  const haunted = r.attempt(readHaunted);
  if (haunted !== undefined) return haunted;
  const placed = r.attempt(readTheCards);
  if (placed !== undefined) return placed;
  const other = r.attempt((reader) => {
    if (!reader.eat('the other')) return undefined;
    const phrase = readNounPhrase(reader);
    return phrase?.singular === true && phrase.filter.kind === 'type' ? phrase.filter : undefined;
  });
  if (other !== undefined) return { kind: 'that', antecedent: 'eventOther', noun: other, the: true };
  const one = r.has('way') ? r.attempt(readTheOne) : undefined;
  if (one !== undefined) return one;
  if (r.eat('the token')) return { kind: 'that', antecedent: 'created', noun: { kind: 'token' } };
  if (r.eat('the tokens'))
    return { kind: 'that', antecedent: 'created', word: 'those', noun: { kind: 'token' }, definite: true };
  return readCopies(r);
};

/** "creature card of": the topmost of a kind. */
const readKindOfTop = (r: Reader): Filter | undefined => {
  const noun = readPlainNoun(r);
  return noun !== undefined && noun.filter.kind !== 'card' && r.eat('of') ? noun.filter : undefined;
};

/** "the top card of your graveyard". */
export const readTop = (r: Reader): ObjectRef | undefined => {
  if (!r.eat('the top')) return undefined;
  const one = r.eat('card of');
  const kind = one ? undefined : r.attempt(readKindOfTop);
  const count = one || kind !== undefined ? undefined : readNumberOrX(r);
  if (!one && kind === undefined && (count === undefined || !r.eat('cards of'))) return undefined;
  const player = readPossessivePlayer(r);
  const zone = player === undefined ? undefined : r.eatOne('graveyard', 'library');
  if (player === undefined || zone === undefined) return undefined;
  return {
    kind: 'top',
    zone,
    player,
    ...(count === undefined ? {} : { count }),
    ...(kind === undefined ? {} : { what: kind }),
  };
};
