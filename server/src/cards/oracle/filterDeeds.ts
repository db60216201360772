// What a noun did or what was done to it, and what it is in combat with: "that didn't attack this turn", "blocked by that creature".
import type { DeedSaid, Filter, ObjectRef } from '../ability.ts';
import { readPlainNoun } from './filters.ts';
import { readBy, readMore, readTime, readVerb } from './pastDeeds.ts';
import { OBJECT_DEEDS, PLAYER_DEEDS } from './pastWords.ts';
import { readPlayer } from './players.ts';
import { readOwnPronoun } from './pronouns.ts';
import type { Reader } from './reader.ts';
import { readSingleRef } from './refs.ts';

/** What is named inside a noun phrase is not what "it" means after it. */
const aside = <T>(r: Reader, read: (reader: Reader) => T): T => r.aside(read);

const oneRef = (r: Reader): ObjectRef | undefined => r.attempt(readOwnPronoun) ?? readSingleRef(r);

type Facing = Extract<Filter, { kind: 'facing' }>;

const HOW = ['blocking or blocked by', 'blocking', 'blocked by', 'attacking', 'banded with'] as const;

/** "blocking it", "blocked by target creature", "attacking you or a planeswalker you control"; "it's blocking" from the other side. */
export const readFacing = (r: Reader): Facing | undefined => {
  const other = r.attempt((reader): Facing | undefined => {
    const ref = aside(reader, oneRef);
    const how =
      ref === undefined || reader.eatOne("'s", 'is') === undefined ? undefined : reader.eatOne('blocking', 'attacking');
    return ref === undefined || how === undefined ? undefined : { kind: 'facing', how, what: ref, of: true };
  });
  if (other !== undefined) return other;
  const how = r.eatOne(...HOW);
  if (how === undefined) return undefined;
  const player = how === 'attacking' ? r.attempt(readPlayer) : undefined;
  if (player !== undefined) {
    const or = r.attempt((reader) => {
      const ref = reader.eat('or') ? aside(reader, readSingleRef) : undefined;
      return ref?.kind === 'choose' ? ref : undefined;
    });
    return { kind: 'facing', how, what: player, ...(or === undefined ? {} : { or }) };
  }
  const what = aside(r, oneRef);
  return what === undefined ? undefined : { kind: 'facing', how, what };
};

/** "that attacked this turn", "that weren't dealt damage this turn", "that blocked or was blocked by a Zombie this turn". */
const thatDid = (r: Reader): DeedSaid | undefined => {
  if (!r.eat('that')) return undefined;
  const verb = readVerb(r);
  if (verb === undefined || verb.present) return undefined;
  return rest(r, verb.deed, verb.negated ? { denied: true } : {});
};

const PARTICIPLES = OBJECT_DEEDS.flatMap((deed) =>
  deed.one.startsWith('was ') ? [{ deed, words: deed.one.slice(4) }] : [],
);

/** "blocked by that creature this turn", "dealt combat damage this turn", "crewed by it this turn". */
const bareDid = (r: Reader): DeedSaid | undefined => {
  const found = PARTICIPLES.find(({ words }) => r.eat(words));
  return found === undefined ? undefined : rest(r, found.deed, { form: 'bare' });
};

const rest = (
  r: Reader,
  deed: (typeof OBJECT_DEEDS)[number],
  how: Pick<DeedSaid, 'denied' | 'form'>,
): DeedSaid | undefined =>
  aside(r, (reader): DeedSaid | undefined => {
    const more = readMore(reader, deed);
    const by = more === undefined ? undefined : reader.attempt(readBy);
    const when = more === undefined ? undefined : readTime(reader);
    if (when === undefined) return undefined;
    return {
      deed: deed.deed,
      ...more,
      ...(deed.combat === true ? { combat: true } : {}),
      ...(by === undefined ? {} : { by }),
      ...how,
      when,
    };
  });

/** "target Wall", to its noun: what follows is its deed. */
const plainTarget = (r: Reader): ObjectRef | undefined => {
  if (!r.eat('target')) return undefined;
  const noun = readPlainNoun(r);
  return noun === undefined ? undefined : { kind: 'target', target: r.target({ filter: noun.filter, min: 1, max: 1 }) };
};

const OBJECTS = PLAYER_DEEDS.filter(({ object }) => object === 'objects');

/** "you've drawn this turn", "they controlled … this turn", "it blocked this turn": what somebody or something did to it. */
const doneBy = (r: Reader): DeedSaid | undefined => {
  const that = r.eat('that') ? ({ that: true } as const) : {};
  const player = r.attempt(readPlayer);
  if (player !== undefined) {
    const perfect = r.eatOne("'ve", 'have', 'has') !== undefined;
    const words = OBJECTS.find((deed) => r.eat(perfect ? deed.perfect : deed.past));
    const when = words === undefined ? undefined : readTime(r);
    if (words === undefined || when === undefined) return undefined;
    return { deed: words.deed, by: player, form: perfect ? 'perfect' : 'active', when, ...that };
  }
  const by = r.sees('target') ? plainTarget(r) : aside(r, oneRef);
  const when = by === undefined || !r.eat('blocked') ? undefined : readTime(r);
  return by === undefined || when === undefined ? undefined : { deed: 'wasBlocked', by, form: 'active', when, ...that };
};

const did = (r: Reader): Filter | undefined => {
  const said = r.first(thatDid, bareDid, doneBy);
  return said === undefined ? undefined : { kind: 'did', ...said };
};

/** A deed of this turn, the last or this combat, said of a noun. */
export const readDid = (r: Reader): Filter | undefined => {
  const said = did(r);
  return said?.kind === 'did' && said.when !== 'thisWay' ? said : undefined;
};

/** What instructions before did, where plain words for it ("destroyed this way") don't say all: "put into that graveyard this way". */
export const readDidThisWay = (r: Reader): Filter | undefined => (r.has('way') ? did(r) : undefined);
