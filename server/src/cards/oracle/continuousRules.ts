// Continuous sentences with words of their own: "You may play that card this turn", "Skip your draw step", "Gain control of it".
import type { Filter, ObjectRef, PlayerRef, Selection } from '../ability.ts';
import { type Core, objects, players, ruled } from './continuous.ts';
import { readHandSize } from './playerRules.ts';
import { readPlayer, readPossessivePlayer } from './players.ts';
import type { Reader } from './reader.ts';
import { readObjectRef, readPossessiveRef, readSingleRef } from './refs.ts';

/** "You may choose not to untap this artifact during your untap step." */
export const stayTapped = (r: Reader): Core | undefined => {
  if (!r.eat('you may choose not to untap')) return undefined;
  const ref = readSingleRef(r);
  if (ref === undefined || !r.eat('during your untap step')) return undefined;
  return { subject: objects(ref), operations: ruled({ rule: 'can', what: 'stayTapped' }) };
};

/** "You may have this creature assign its combat damage as though it weren't blocked." */
export const unblockedDamage = (r: Reader): Core | undefined => {
  if (!r.eat('you may have')) return undefined;
  const ref = readSingleRef(r);
  if (ref === undefined || r.eatOne('assign its combat damage', 'assign their combat damage') === undefined)
    return undefined;
  const thisTurn = r.eat('this turn') ? ({ thisTurn: true } as const) : {};
  if (r.eatOne("as though it weren't blocked", "as though they weren't blocked") === undefined) return undefined;
  return { subject: objects(ref), operations: ruled({ rule: 'assignsDamage', how: 'asUnblocked', ...thisTurn }) };
};

/** "All creatures able to block this creature do so." */
export const lure = (r: Reader): Core | undefined => {
  if (!r.eat('all creatures able to block')) return undefined;
  const ref = readSingleRef(r);
  if (ref === undefined) return undefined;
  const thisTurn = r.eat('this turn');
  if (!r.eat('do so')) return undefined;
  return {
    subject: objects(ref),
    operations: ruled({ rule: 'must', what: 'beBlockedByAll', ...(thisTurn ? { thisTurn } : {}) }),
  };
};

/** "A creature dealt damage this way", of what would happen to it: any such creature, not a choice of one. */
const anySuch = (ref: ObjectRef): ObjectRef =>
  ref.kind === 'choose' && ref.count.kind === 'number' && ref.count.value === 1
    ? { kind: 'all', selection: ref.selection, quantifier: 'each', any: true }
    : ref;

/** "If that creature would die this turn, exile it instead." */
export const exiledInstead = (r: Reader): Core | undefined => {
  if (!r.eat('if')) return undefined;
  const ref = readSingleRef(r);
  if (ref === undefined || !r.eat('would die')) return undefined;
  const thisTurn = r.eat('this turn');
  if (!r.eat(', exile it instead')) return undefined;
  return {
    subject: objects(anySuch(ref)),
    operations: ruled({ rule: 'exiledInsteadOfDying', ...(thisTurn ? { thisTurn } : {}) }),
  };
};

/** "its owner may": someone else. */
const ownerMay = (r: Reader): PlayerRef | undefined => {
  const player = readPlayer(r);
  return (player?.kind === 'ownerOf' || player?.kind === 'controllerOf' || player?.kind === 'thatPlayer') &&
    r.eat('may')
    ? player
    : undefined;
};

/** "Creature spells from your graveyard": cards there, which may be cast (601.3); they are no spells yet. */
const asCards = (ref: ObjectRef): ObjectRef | undefined => {
  if ((ref.kind !== 'all' && ref.kind !== 'choose') || ref.selection.zone !== 'stack') return undefined;
  const { filter } = ref.selection;
  const parts = filter.kind === 'and' ? filter.of : [];
  const place = parts.find((part) => part.kind === 'inZone');
  if (place?.kind !== 'inZone' || place.but === true || !parts.some((part) => part.kind === 'spell')) return undefined;
  const of = parts.map((part): Filter => (part.kind === 'spell' ? { kind: 'card' } : part));
  const selection: Selection = { ...ref.selection, filter: { kind: 'and', of }, zone: place.zone };
  return ref.kind === 'all' ? { ...ref, selection } : { kind: 'all', selection, quantifier: 'all' };
};

/** The same as it is printed. */
export const asSpells = (ref: ObjectRef, how: 'one' | 'many'): ObjectRef => {
  if (ref.kind !== 'all' || ref.selection.filter.kind !== 'and') return ref;
  const of = ref.selection.filter.of.map((part): Filter => (part.kind === 'card' ? { kind: 'spell' } : part));
  const selection: Selection = { ...ref.selection, filter: { kind: 'and', of }, zone: 'stack' };
  return how === 'one' ? { kind: 'choose', selection, count: { kind: 'number', value: 1 } } : { ...ref, selection };
};

/** "You may play that card this turn", "You may cast this card from your graveyard": not now, but while the effect lasts. */
export const mayPlay = (r: Reader): Core | undefined => {
  const owner = r.attempt(ownerMay);
  const look = owner === undefined ? r.eat('you may look at and') || undefined : undefined;
  const verb =
    look === undefined && owner === undefined ? r.eatOne('you may play', 'you may cast') : r.eatOne('play', 'cast');
  if (verb === undefined) return undefined;
  const said = readObjectRef(r);
  if (said === undefined) return undefined;
  const cards = asCards(said);
  const ref = cards ?? said;
  const place = ref.kind === 'all' ? undefined : r.eatOne('from your graveyard', 'from exile');
  const from = place === undefined ? undefined : place === 'from exile' ? 'exile' : 'graveyard';
  const as = r.eat('as an adventure') ? ({ as: 'Adventure' } as const) : {};
  const free = r.eatOne('without paying its mana cost', 'without paying their mana costs') !== undefined;
  return {
    subject: objects(ref),
    operations: ruled({
      rule: 'mayPlay',
      verb: verb.endsWith('play') ? 'play' : 'cast',
      ...(owner === undefined ? {} : { who: owner }),
      ...(look === undefined ? {} : { look }),
      ...(from === undefined ? {} : { from }),
      ...(cards === undefined ? {} : { spells: said.kind === 'choose' ? 'one' : 'many' }),
      ...as,
      ...(free ? { free } : {}),
    }),
  };
};

/** "Skip your draw step." */
export const skipped = (r: Reader): Core | undefined => {
  const step = r.eatOne('skip your draw step', 'skip your untap step');
  if (step === undefined) return undefined;
  const rule = step === 'skip your draw step' ? 'skipDraw' : 'noUntapStep';
  return { subject: players({ kind: 'you' }), operations: ruled({ rule }) };
};

export const handSize = (r: Reader): Core | undefined => {
  const player = readPossessivePlayer(r);
  if (player === undefined || !r.eat('maximum hand size')) return undefined;
  const rule = readHandSize(r);
  return rule === undefined ? undefined : { subject: players(player), operations: ruled(rule) };
};

/** "You control enchanted creature.", "Gain control of target creature", "Target opponent gains control of this". */
export const control = (r: Reader): Core | undefined => {
  if (r.eat('you control')) {
    const ref = readSingleRef(r);
    return ref?.kind === 'attached'
      ? { subject: objects(ref), operations: [{ op: 'control', by: { kind: 'you' } }] }
      : undefined;
  }
  const said = !r.sees('gain control');
  const by: PlayerRef | undefined = r.eat('gain control of')
    ? { kind: 'you' }
    : r.attempt((reader) => {
        const player = readPlayer(reader);
        return player !== undefined && reader.eatOne('gains control of', 'gain control of') !== undefined
          ? player
          : undefined;
      });
  if (by === undefined) return undefined;
  const ref = readObjectRef(r);
  if (ref === undefined) return undefined;
  // A set is asked for once: "those creatures" are the ones that were taken, whatever the words would find now.
  if (ref.kind !== 'all') r.mean(ref);
  return {
    subject: objects(ref),
    operations: [{ op: 'control', by, lead: 'gains', ...(said && by.kind === 'you' ? { youSaid: true } : {}) }],
  };
};

/** "Switch target creature's power and toughness". */
export const switched = (r: Reader): Core | undefined => {
  if (!r.eat('switch')) return undefined;
  if (r.eat('the power and toughness of')) {
    const each = readObjectRef(r);
    return each === undefined ? undefined : { subject: objects(each), operations: [{ op: 'switchPT', form: 'of' }] };
  }
  const ref = readPossessiveRef(r);
  if (ref === undefined || !r.eat('power and toughness')) return undefined;
  return { subject: objects(ref), operations: [{ op: 'switchPT' }] };
};
