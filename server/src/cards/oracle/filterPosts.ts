// What follows a noun: whose it is, where it is, what it is called.
import type { CardType, Filter, PlayerRef } from '../ability.ts';
import { QUALITY_WORDS } from './adjectives.ts';
import { readGroupPost } from './cardGroups.ts';
import { readDidThisWay } from './filterDeeds.ts';
import { keywordQuality, withCounters, withMisc, withQuality } from './filterQualities.ts';
import { readRelative } from './filterRelations.ts';
import { readNounPhrase, selectionOf } from './filters.ts';
import { inZone, readZones } from './filterZones.ts';
import { readPlayer, readThem } from './players.ts';
import { readOwnPronoun } from './pronouns.ts';
import { readNamed } from './properNames.ts';
import { oneOf, type Reader, readList, remembered, sure } from './reader.ts';
import { readObjectRef, readSelfRef } from './refs.ts';
import { wordFilter } from './wordFilter.ts';

/** One thing said after a noun. */
export const readPost = remembered(
  oneOf<Filter>(() => [
    sure(control),
    withQuality,
    chosenQuality,
    thatIs,
    thatHas,
    otherThan,
    notNamed,
    readNamed,
    (reader) => attached(reader),
    readZones,
    readRelative,
    sure(readGroupPost),
    readDidThisWay,
  ]),
);

const control = (r: Reader): Filter | undefined => {
  if (r.eat("you control but don't own")) {
    return { kind: 'and', of: [controlled({ kind: 'you' }), { kind: 'not', of: owned({ kind: 'you' }) }] };
  }
  if (r.eat("you don't control")) return { kind: 'not', of: controlled({ kind: 'you' }) };
  if (r.eat("you don't own")) return { kind: 'not', of: owned({ kind: 'you' }) };
  if (r.eat('you both own and control'))
    return { kind: 'and', of: [owned({ kind: 'you' }), controlled({ kind: 'you' })] };
  if (r.eat('that you control')) return { ...controlled({ kind: 'you' }), that: true };
  if (r.eat('under your control')) return { ...controlled({ kind: 'you' }), under: true };
  if (r.eat('they controlled since the beginning of the turn')) return { ...controlled(they(r)), since: 'turn' };
  if (r.eat('they control')) return controlled(they(r));
  if (r.eat('the other controls'))
    return controlled({ kind: 'otherThan', player: { kind: 'thatPlayer' }, form: 'theOther' });
  if (r.eat('they own')) return owned(they(r));
  // 700.8: which creatures a party is made of is not modelled.
  const alike = r.eatOne('controlled by the same player', 'controlled by different players', 'in your party');
  if (alike !== undefined) return { kind: 'history', event: alike };
  if (r.eat('controlled by')) {
    const by = readPlayer(r);
    return by === undefined ? undefined : { kind: 'controlledBy', player: by, by: true };
  }
  return r.attempt((reader) => {
    const player = readPlayer(reader);
    if (player === undefined) return undefined;
    if (
      reader.eatOne(
        'has controlled continuously since the beginning of the turn',
        'have controlled continuously since the beginning of the turn',
      ) !== undefined
    )
      return { ...controlled(player), since: 'continuously' };
    if (reader.eatOne("'ve cast", 'has cast', 'have cast') !== undefined)
      return { kind: 'castBy', player, perfect: true, ...(reader.eat('this turn') ? { thisTurn: true } : {}) };
    const verb = reader.eatOne('controls', 'control', 'owns', 'own', 'casts', 'cast', 'controlled');
    if (verb === undefined) return undefined;
    if (verb.startsWith('cast')) return castBy(reader, player);
    if (verb === 'controlled')
      return reader.eat('since the beginning of the turn')
        ? { ...controlled(player), since: 'turn' }
        : { ...controlled(player), past: true };
    return verb.startsWith('control') ? controlled(player) : owned(player);
  });
};

/** "spells you cast from your hand this turn", after "cast": never the end of what someone casts. */
const castBy = (r: Reader, player: PlayerRef): Filter | undefined => {
  const from = r.attempt((reader) => (reader.sees('from') ? readZones(reader) : undefined));
  const thisTurn = r.sees('this turn') && !r.sees('this turn ,') && r.eat('this turn');
  return { kind: 'castBy', player, ...(from === undefined ? {} : { from }), ...(thisTurn ? { thisTurn } : {}) };
};

/** "they" after a player: that very target, or the player of the event. */
const they = (r: Reader): PlayerRef => {
  const { player } = r.said;
  if (player?.kind === 'controllerOf' && player.form === 'that') return { ...player, form: 'they' };
  return player?.kind === 'target' ? { ...player, again: 'they' } : { kind: 'thatPlayer', form: 'bare' };
};

const controlled = (player: PlayerRef): Extract<Filter, { kind: 'controlledBy' }> => ({ kind: 'controlledBy', player });

const owned = (player: PlayerRef): Filter => ({ kind: 'ownedBy', player });

/** One for each value of a quality: "a land of each basic land type". */
const EVERY = [
  'each basic land type',
  'each permanent type',
  'each card type',
  'each creature type',
  'each color',
] as const;

const typesIn = (filter: Filter): readonly CardType[] =>
  filter.kind === 'type' ? [filter.type] : filter.kind === 'or' ? filter.of.flatMap(typesIn) : [];

/** "Target Aura attached to a creature or land … of that type": whichever of them it is attached to. */
const typeOfHost = (r: Reader): Filter | undefined => {
  const target = r.said.targets.length - 1;
  const filter = r.said.targets[target]?.filter;
  const host = (filter?.kind === 'and' ? filter.of : []).find((one) => one.kind === 'attachedTo');
  const among = host?.kind === 'attachedTo' && host.to.kind === 'choose' ? typesIn(host.to.selection.filter) : [];
  if (among.length === 0) return undefined;
  const hosts = { kind: 'hasAttached', what: { kind: 'isRef', ref: { kind: 'target', target } } } as const;
  const those = { kind: 'all', selection: selectionOf(hosts), quantifier: 'all', bare: true } as const;
  return { kind: 'shares', what: 'cardType', with: those, among, form: 'ofThatType' };
};

const chosenQuality = (r: Reader): Filter | undefined => {
  if (!r.eat('of')) return undefined;
  const every = r.eatOne(...EVERY);
  if (every !== undefined) return { kind: 'history', event: `of ${every}` };
  const nth = r.eatOne('the first chosen type', 'the second chosen type');
  if (nth !== undefined) return { kind: 'chosen', what: 'type', nth: nth === 'the first chosen type' ? 1 : 2 };
  if (r.eat('the chosen color')) return { kind: 'chosen', what: 'color' };
  if (r.eat('the chosen type')) return { kind: 'chosen', what: 'type' };
  if (r.mode === 'resolution' && r.eat('that type'))
    return typeOfHost(r) ?? { kind: 'chosen', what: 'type', that: true };
  if (r.mode === 'resolution' && r.eat('that color')) return { kind: 'chosen', what: 'color', that: true };
  if (r.mode === 'resolution' && r.eat('the creature type of your choice'))
    return { kind: 'chosen', what: 'typeOfYourChoice' };
  if (r.mode === 'resolution' && r.eat('the color of your choice'))
    return { kind: 'chosen', what: 'colorOfYourChoice' };
  return undefined;
};

/** "that doesn't have the same name as another permanent you control", "that has flying". */
const thatHas = (r: Reader): Filter | undefined => {
  const not = r.eatOne("that doesn't have", "that don't have") !== undefined;
  if (!not && r.eatOne('that has', 'that have') === undefined) return undefined;
  const filter = r.first(withCounters, withMisc, keywordQuality);
  if (filter === undefined) return undefined;
  return not ? { kind: 'not', of: filter, form: 'doesntHave' } : { kind: 'and', of: [filter], form: 'has' };
};

const thatIs = (r: Reader): Filter | undefined => {
  const not = r.eatOne("that isn't", "that aren't", 'that is not', 'that are not') !== undefined;
  if (!not && r.eatOne("that 's", 'that are', 'that is', "that 're") === undefined) return undefined;
  if (r.eat('still') || r.sees('attacking you')) return undefined;
  const filter =
    r.attempt((reader) => attached(reader, true)) ??
    r.attempt(inZone) ??
    r.attempt(chosenQuality) ??
    r.attempt(readPredicateFilter);
  if (filter === undefined) return undefined;
  if (not) return { kind: 'not', of: filter };
  return isOfNoun(filter) ? { kind: 'and', of: [filter], form: 'is' } : filter;
};

/** Whether a quality has a noun that could be taken for one of the phrase's own: "a permanent that's a creature". */
const isOfNoun = (filter: Filter): boolean =>
  filter.kind === 'or' || filter.kind === 'and'
    ? filter.of.some(isOfNoun)
    : filter.kind === 'type' || filter.kind === 'subtype' || filter.kind === 'token';

const predicateWord = (r: Reader): Filter | undefined => {
  if (r.eat('face down')) return { kind: 'faceDown' };
  if (r.eat('face up')) return { kind: 'faceUp' };
  if (r.eat('one or more colors')) return { kind: 'not', of: { kind: 'colorless' }, form: 'oneOrMore' };
  if (!r.sees('exiled with') && r.eat('exiled')) return { kind: 'inZone', zone: 'exile', adjective: true };
  const by = r.eatOne('enchanted by', 'equipped by');
  if (by !== undefined) {
    r.eatOne('a', 'an');
    const what = readNounPhrase(r);
    return what === undefined
      ? undefined
      : { kind: 'hasAttached', what: what.filter, form: by, ...(what.plural ? { plural: true } : {}) };
  }
  const word = r.eatOne(...QUALITY_WORDS);
  if (word !== undefined) return { kind: word };
  const token = r.token;
  if (token === undefined || token.kind !== 'word') return undefined;
  if (r.eat('a mana ability') || r.eat('mana abilities')) return { kind: 'ability', which: 'mana' };
  if (r.eat('a token')) return { kind: 'token' };
  if (r.eat('a') || r.eat('an')) {
    const phrase = r.attempt(readNounPhrase);
    return phrase?.singular === true ? phrase.filter : r.want('a type');
  }
  const many = r.attempt(readNounPhrase);
  if (many?.plural === true && !many.singular) return many.filter;
  const negative = token.text.startsWith('non');
  const filter = wordFilter(negative ? token.text.slice(3).replace(/^-/, '') : token.text);
  if (filter === undefined) return r.want('a quality such as red or tapped');
  r.step();
  return negative ? { kind: 'not', of: filter } : filter;
};

/** What "is" can say of an object: a quality, or several joined ("red or green", "tapped"). */
export const readPredicateFilter = (r: Reader): Filter | undefined => {
  const both = r.eat('both');
  const list = readList(r, predicateWord, ['or', 'and']);
  if (list === undefined) return undefined;
  const [only] = list.items;
  if (list.items.length === 1 && only !== undefined) return only;
  if (both && list.word !== 'and') return undefined;
  return list.word === 'and'
    ? { kind: 'and', of: list.items, ...(both ? { form: 'both' as const } : {}) }
    : { kind: 'or', of: list.items };
};

/** "not named X". */
const notNamed = (r: Reader): Filter | undefined => {
  const of = r.eat('not') ? readNamed(r) : undefined;
  return of === undefined ? undefined : { kind: 'not', of };
};

const otherThan = (r: Reader): Filter | undefined => {
  const except = r.eat('except for');
  if (!except && !r.eat('other than')) return undefined;
  const said = except ? ({ except } as const) : {};
  const self = r.attempt(readSelfRef);
  if (self !== undefined) return { kind: 'other', than: self, ...said };
  const phrase = r.attempt((reader) => {
    const found = readNounPhrase(reader);
    return found?.plural === true ? found : undefined;
  });
  if (phrase !== undefined) return { kind: 'not', of: phrase.filter, form: except ? 'exceptFor' : 'otherThan' };
  const ref = r.attempt(readObjectRef);
  return ref === undefined ? undefined : { kind: 'other', than: ref, ...said };
};

/** "attached to a creature". */
export const attached = (r: Reader, that = false): Filter | undefined => {
  if (!r.eat('attached to')) return undefined;
  const them = readThem(r);
  if (them !== undefined) return { kind: 'attachedToPlayer', player: them };
  const ref = r.attempt(readOwnPronoun) ?? r.attempt(readObjectRef);
  if (ref !== undefined) return { kind: 'attachedTo', to: ref, ...(that ? { that } : {}) };
  const player = r.attempt(readPlayer);
  return player === undefined ? undefined : { kind: 'attachedToPlayer', player };
};

export { inZone } from './filterZones.ts';

export { readProperName } from './properNames.ts';
