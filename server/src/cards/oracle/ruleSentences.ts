// Whole sentences that change rules: damage prevention, and what spells and abilities cost.

import type { Filter, ObjectRef, Operation, PlayerRef, RuleEffect, Subject } from '../ability.ts';
import { passBack } from '../loops.ts';
import { readAmount, readForEach } from './amounts.ts';
import { readRuleFrame } from './deeds.ts';
import { readPost } from './filterPosts.ts';
import { allOf, readNounPhrase } from './filters.ts';
import { askedTogether } from './learned.ts';
import { phrases } from './phrases.ts';
import { readPlayer } from './players.ts';
import { type Reader, readMany } from './reader.ts';
import { readObjectRef, readPossessiveRef, readSelfRef, readSingleRef } from './refs.ts';
import { readMana } from './words.ts';

interface Core {
  readonly subject: Subject;
  readonly operations: readonly Operation[];
}

const rules = (rule: RuleEffect): Core => ({ subject: { kind: 'rules' }, operations: [{ op: 'rule', rule }] });

type Prevent = Extract<RuleEffect, { rule: 'preventDamage' }>;
type Scope = Pick<Prevent, 'scope' | 'amount'>;

const readScope = (r: Reader): Scope | undefined => {
  if (r.eat('all combat damage')) return { scope: 'combat' };
  if (r.eat('all noncombat damage')) return { scope: 'noncombat' };
  if (r.eat('all damage')) return { scope: 'all' };
  if (!r.eat('the next')) return undefined;
  const amount = readAmount(r);
  return amount !== undefined && r.eat('damage') ? { scope: 'next', amount } : undefined;
};

/** The filter that an object reference amounts to where only a quality can stand. */
const filterOfRef = (ref: ObjectRef): Filter =>
  ref.kind === 'all' && ref.bare === true ? ref.selection.filter : { kind: 'isRef', ref };

const PERMANENT_OR_PLAYER: Filter = { kind: 'or', of: [{ kind: 'permanent' }, { kind: 'player' }] };

/** "that permanent or player": a target of either kind, spoken of again. */
const readEitherAgain = (r: Reader): ObjectRef | undefined => {
  if (!r.eat('that permanent or player')) return undefined;
  const { targets } = r.said;
  const isObject = (at: number): boolean => targets[at]?.players === undefined || targets[at]?.objects === false;
  const target = passBack(targets.length, 0, isObject) - 1;
  return target < 0 ? undefined : { kind: 'target', target, again: { word: 'that', noun: PERMANENT_OR_PLAYER } };
};

const readDealtTo = (r: Reader): Pick<Prevent, 'toObject' | 'toPlayer' | 'andOr' | 'divided'> | undefined => {
  if (!r.eat('to')) return undefined;
  const again = r.attempt(readEitherAgain);
  if (again !== undefined) return { toObject: filterOfRef(again) };
  const player = r.attempt((reader) => {
    const who = readPlayer(reader);
    return who !== undefined && who.kind !== 'controllerOf' ? who : undefined;
  });
  if (player !== undefined) {
    const andOr = r.sees('and / or');
    const both = r.attempt((reader) => {
      if (!reader.eat('and / or') && !reader.eat('and')) return undefined;
      return readSingleRef(reader);
    });
    return both === undefined
      ? { toPlayer: player }
      : { toPlayer: player, toObject: filterOfRef(both), ...(andOr ? { andOr } : {}) };
  }
  const ref = readObjectRef(r);
  if (ref?.kind === 'target' && r.eat(', divided as you choose')) {
    r.divide(ref.target);
    return { toObject: filterOfRef(ref), divided: true };
  }
  return ref === undefined ? undefined : { toObject: filterOfRef(ref) };
};

const readDealtBy = (r: Reader): Pick<Prevent, 'bySource' | 'ofYourChoice'> | undefined => {
  if (!r.eat('by')) return undefined;
  const ref = readObjectRef(r);
  if (ref?.kind === 'choose' && r.eat('of your choice')) return { bySource: ref.selection.filter, ofYourChoice: true };
  return ref === undefined ? undefined : { bySource: filterOfRef(ref) };
};

/** Sentences about the rules that have no parts to compose: carried by name. */
export const CARRIED: readonly (readonly [string, string])[] = [
  ["damage can't be prevented", 'damageCantBePrevented'],
  ['players may spend mana as though it were mana of any color', 'spendAnyColor'],
  ["players can't gain life", 'playersCantGainLife'],
  ['you may play lands from your graveyard', 'playLandsFromGraveyard'],
  ['you may look at the top card of your library any time', 'lookAtTopCard'],
  ['play with the top card of your library revealed', 'topCardRevealed'],
  ['players play with the top card of their libraries revealed', 'topCardsRevealed'],
  ['players play with their hands revealed', 'handsRevealed'],
  ['your opponents play with their hands revealed', 'opponentsHandsRevealed'],
  ["players can't search libraries", 'noSearching'],
  ['you can attack as though this creature had haste', 'attackAsThoughHaste'],
  ['each opponent can cast spells only any time they could cast a sorcery', 'opponentsSorcerySpeed'],
  ['you may cast spells as though they had flash', 'castWithFlash'],
  ['you may spend white mana as though it were red mana', 'spendWhiteAsRed'],
  ['you may spend mana as though it were mana of any color', 'youSpendAnyColor'],
  ['each spell that would cost less than three mana to cast costs three mana to cast', 'atLeastThreeMana'],
];

const CARRIED_PHRASES = phrases(CARRIED);

/** One of the sentences that are carried by name. */
export const readCarried = (r: Reader): Core | undefined => {
  const found = r.eatListed(CARRIED_PHRASES);
  // "… mana of any color to cast that spell" says more.
  if (found !== undefined && r.sees('to cast')) return undefined;
  if (found !== undefined) return rules({ rule: 'other', verb: found[1], args: [] });
  return r.attempt(readFramed);
};

/** A sentence about the rules by its frame; what players do or may do is said of them. */
const readFramed = (r: Reader): Core | undefined => {
  const found = readRuleFrame(r);
  if (found === undefined || found.player !== undefined) return undefined;
  // What an effect says of it is a clause of its own.
  if (found.frame === 'keywordCost' && r.mode === 'resolution') return undefined;
  return rules({ rule: 'frame', frame: found.frame, parts: found.parts });
};

/** "Lands with the chosen name can't be played": nobody can play them. */
export const readUnplayable = (r: Reader): Core | undefined => {
  if (r.lacks('played')) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase?.plural !== true || !r.eat("can't be played")) return undefined;
  return {
    subject: { kind: 'players', player: { kind: 'eachPlayer' } },
    operations: [{ op: 'rule', rule: { rule: 'cant', what: 'play', by: phrase.filter, passive: true } }],
  };
};

/** "The next 1 damage that would be dealt to target creature this turn is dealt to you instead" (614.9). */
export const readRedirection = (r: Reader): Core | undefined => {
  const scope = readScope(r);
  if (scope === undefined || !r.eat('that would be dealt')) return undefined;
  const early = r.eat('this turn');
  const to = r.attempt(readDealtTo) ?? {};
  const middle = !early && r.sees('this turn by') && r.eat('this turn');
  const by = r.attempt(readDealtBy) ?? {};
  const late = !early && !middle && r.eat('this turn');
  if (!r.eat('is dealt to')) return undefined;
  const instead = r.attempt(readPlayer) ?? readSingleRef(r);
  if (instead === undefined || !r.eat('instead')) return undefined;
  return rules({
    rule: 'redirectDamage',
    ...scope,
    ...to,
    ...by,
    instead,
    ...(early || middle || late ? { thisTurn: true } : {}),
    ...(middle ? { place: 'middle' as const } : late ? { place: 'late' as const } : {}),
  });
};

/** "Prevent all damage that would be dealt to you this turn", "Prevent all damage creatures would deal this turn". */
export const readPrevention = (r: Reader): Core | undefined => {
  if (!r.eat('prevent')) return undefined;
  const scope = readScope(r);
  if (scope === undefined) return undefined;
  if (r.eat('that would be dealt to and dealt by')) {
    const ref = readSingleRef(r);
    return ref === undefined
      ? undefined
      : rules({
          rule: 'preventDamage',
          ...scope,
          toObject: filterOfRef(ref),
          bySource: filterOfRef(ref),
          form: 'toAndBy',
        });
  }
  if (r.eat('that would be dealt')) {
    const middle = (r.sees('this turn by') || r.sees('this turn to')) && r.eat('this turn') ? { thisTurn: true } : {};
    const to = r.attempt(readDealtTo) ?? {};
    const turnLate = !('thisTurn' in middle) && r.sees('this turn by') && r.eat('this turn');
    const by = r.attempt(readDealtBy) ?? {};
    const late = 'toObject' in to || 'toPlayer' in to ? {} : (r.attempt(readDealtTo) ?? {});
    return rules({
      rule: 'preventDamage',
      ...scope,
      ...to,
      ...by,
      ...late,
      ...middle,
      ...(turnLate ? { thisTurn: true, turnLate } : {}),
    });
  }
  // "Damage that creatures would deal", "damage that creature would deal".
  const again = r.attempt((reader) => {
    const found = readSingleRef(reader);
    return found !== undefined && reader.sees('would deal') ? found : undefined;
  });
  if (again === undefined) r.eat('that');
  const ref = again ?? readSingleRef(r);
  const ofYourChoice = ref?.kind === 'choose' && r.eat('of your choice');
  if (ref === undefined || !r.eat('would deal')) return undefined;
  const to = r.attempt(readDealtTo) ?? {};
  if (ofYourChoice) {
    return rules({
      rule: 'preventDamage',
      ...scope,
      bySource: ref.selection.filter,
      ...to,
      form: 'wouldDeal',
      ofYourChoice,
    });
  }
  return rules({ rule: 'preventDamage', ...scope, bySource: filterOfRef(ref), ...to, form: 'wouldDeal' });
};

const readWhose = (r: Reader): PlayerRef | undefined =>
  r.attempt((reader) => {
    const player = readPlayer(reader);
    return player !== undefined && reader.eatOne('cast', 'casts', 'activate', 'activates') !== undefined
      ? player
      : undefined;
  });

const readChange = (
  r: Reader,
  self: boolean,
):
  | Pick<Extract<RuleEffect, { rule: 'cost' }>, 'cost' | 'change' | 'of' | 'perEach' | 'upTo' | 'exceptMana'>
  | undefined => {
  if (r.eatOne('cost', 'costs') === undefined) return undefined;
  const upTo = r.eat('up to') ? ({ upTo: true } as const) : {};
  const cost = readMana(r);
  if (cost === undefined) return undefined;
  const change = r.eatOne('more', 'less');
  if (change === undefined) return undefined;
  const of = r.eatOne('to cast', 'to activate');
  if (of === undefined && !self) return undefined;
  const perEach = r.attempt(readForEach);
  return {
    cost,
    change,
    of: of === 'to activate' ? 'activate' : 'cast',
    ...upTo,
    ...(of === 'to activate' && r.eat("unless they 're mana abilities") ? { exceptMana: true } : {}),
    ...(perEach === undefined ? {} : { perEach }),
  };
};

/** When spells are cast that cost more or less. */
export const TIMES: readonly (readonly [string, 'yourTurn' | 'othersTurns' | 'combat'])[] = [
  ['during your turn', 'yourTurn'],
  ['during turns other than yours', 'othersTurns'],
  ["during your opponents ' turns", 'othersTurns'],
  ['during combat', 'combat'],
];

/** "creature spells you cast from your hand": what they are, who casts them, and what is said after that. */
const splitCast = (
  whole: Filter,
): {
  readonly filter: Filter;
  readonly cast?: Extract<Filter, { kind: 'castBy' }>;
  readonly after: readonly Filter[];
} => {
  const parts = whole.kind === 'and' && whole.form === undefined ? whole.of : [whole];
  const at = parts.findIndex(({ kind }) => kind === 'castBy');
  const cast = parts[at];
  if (cast?.kind !== 'castBy') return { filter: whole, after: [] };
  return { filter: allOf(parts.slice(0, at)), cast, after: parts.slice(at + 1) };
};

const COST = askedTogether(['cost', 'costs']);

/** "Red spells cost {1} more to cast", "This spell costs {2} less to cast", "Activated abilities of artifacts cost …". */
export const readCostRule = (r: Reader): Core | undefined => {
  if (r.lacksAll(COST)) return undefined;
  const self = r.attempt((reader): ObjectRef | undefined => {
    const again = reader.sees('it also costs') && reader.eat('it also');
    const ref: ObjectRef | undefined = again ? { kind: 'self', again: 'it' } : readSelfRef(reader);
    return ref !== undefined && (reader.sees('costs') || reader.sees('cost')) ? ref : undefined;
  });
  if (self !== undefined) {
    r.mean(self);
    const change = readChange(r, true);
    return change === undefined
      ? undefined
      : {
          subject: { kind: 'objects', ref: self },
          operations: [{ op: 'rule', rule: { rule: 'cost', filter: { kind: 'isRef', ref: self }, ...change } }],
        };
  }
  const own = r.attempt((reader) => {
    const ref = readPossessiveRef(reader);
    return ref !== undefined && reader.eat('activated abilities') ? ref : undefined;
  });
  if (own !== undefined) {
    const change = readChange(r, false);
    return change === undefined
      ? undefined
      : rules({ rule: 'cost', filter: { kind: 'isRef', ref: own }, possessive: true, ...change });
  }
  if (r.eat('activated abilities of')) {
    const phrase = readNounPhrase(r);
    const change = phrase === undefined ? undefined : readChange(r, false);
    return phrase === undefined || change === undefined
      ? undefined
      : rules({ rule: 'cost', filter: phrase.filter, ...change });
  }
  if (r.eat('activated abilities')) {
    const change = readChange(r, false);
    return change === undefined ? undefined : rules({ rule: 'cost', filter: { kind: 'object' }, ...change });
  }
  const first = r.eat('the first');
  const single = !first && r.eat('each');
  const phrase = readNounPhrase(r);
  if (phrase === undefined || !(first || single ? phrase.singular : phrase.plural)) return undefined;
  const { filter, cast, after } = splitCast(phrase.filter);
  const player = cast?.player ?? readWhose(r);
  const yours = first && player !== undefined && r.eat('during each of your turns');
  if (first && !yours && (player === undefined || !r.eat('each turn'))) return undefined;
  const thisTurn = cast?.thisTurn === true || r.eat('this turn');
  const from = cast?.from === undefined ? [] : [cast.from];
  const posts: Filter[] = [...from, ...after, ...(player === undefined ? [] : readMany(r, readPost))];
  const time = TIMES.find(([words]) => r.eat(words))?.[1];
  const change = readChange(r, false);
  if (change === undefined) return undefined;
  return rules({
    rule: 'cost',
    filter,
    ...(time === undefined ? {} : { time }),
    ...(player === undefined ? {} : { player }),
    ...(posts.length === 0 ? {} : { late: allOf(posts) }),
    ...(first ? { first } : {}),
    ...(yours ? { yours } : {}),
    ...(single ? { single } : {}),
    ...(thisTurn ? { thisTurn } : {}),
    ...change,
  });
};
