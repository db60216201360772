// Predicates that change what is allowed rather than characteristics: "can't block", "doesn't untap …", "attacks each combat if able".
import type { Filter, ObjectRef, PlayerRef, Prohibition, RuleEffect } from '../ability.ts';
import { readForEach } from './amounts.ts';
import { readAttachedOnly, readItsAbilities, readKept } from './attachmentWords.ts';
import { readCondition } from './conditions.ts';
import { readCosts } from './costs.ts';
import { readCounterKind } from './counters.ts';
import { readAttached } from './definiteRefs.ts';
import { readKeywordName } from './filterQualities.ts';
import { readNounPhrase } from './filters.ts';
import { readPlayer } from './players.ts';
import { readWhere } from './predicates.ts';
import { oneOf, type Reader, readList } from './reader.ts';
import { readSingleRef } from './refs.ts';
import { readNumber } from './words.ts';

/** Fixed prohibitions of objects, longest first; the first wording of a kind is the one that is printed. */
export const PROHIBITIONS: readonly (readonly [string, Prohibition])[] = [
  ['attack or block alone', 'attackOrBlockAlone'],
  ['attack or block', 'attackOrBlock'],
  ['attack alone', 'attackAlone'],
  ['block alone', 'blockAlone'],
  ['attack', 'attack'],
  ['block', 'block'],
  ['enter', 'enter'],
  ['be equipped', 'beEquipped'],
  ['be sacrificed', 'beSacrificed'],
  ['be regenerated', 'beRegenerated'],
  ['be countered', 'beCountered'],
  ['be cast', 'beCast'],
  ['be destroyed', 'beDestroyed'],
  ['transform', 'transform'],
  ['be turned face up', 'beTurnedFaceUp'],
  ['become untapped', 'untap'],
  ['have counters put on it', 'haveCounters'],
  ['have counters put on them', 'haveCounters'],
];

/** "By creatures with flying", "by enchanted creature": the one that this is attached to, where no word says more than one. */
const readByWhat = (r: Reader): Filter | undefined => {
  const ref = r.attempt(readAttached);
  return ref === undefined ? readNounPhrase(r)?.filter : { kind: 'isRef', ref };
};

const filtered = (r: Reader, what: Prohibition): RuleEffect | undefined => {
  if (r.eat('by more than one creature')) return { rule: 'cant', what, number: 'moreThanOne' };
  if (r.eat('except by two or more creatures')) return { rule: 'cant', what, number: 'exceptTwo' };
  if (r.eat('except by three or more creatures')) return { rule: 'cant', what, number: 'exceptThree' };
  if (r.eat('this turn by')) {
    const by = readByWhat(r);
    return by === undefined ? undefined : { rule: 'cant', what, by, thisTurn: true };
  }
  if (r.eat('this turn except by two or more creatures'))
    return { rule: 'cant', what, number: 'exceptTwo', thisTurn: true };
  if (r.eat('this turn except by three or more creatures'))
    return { rule: 'cant', what, number: 'exceptThree', thisTurn: true };
  if (r.eat('this turn except by')) {
    const phrase = readNounPhrase(r);
    return phrase === undefined ? undefined : { rule: 'cant', what, except: phrase.filter, thisTurn: true };
  }
  if (r.eat('except by')) {
    const phrase = readNounPhrase(r);
    return phrase === undefined ? undefined : { rule: 'cant', what, except: phrase.filter };
  }
  if (r.eat('by')) {
    const by = readByWhat(r);
    return by === undefined ? undefined : { rule: 'cant', what, by };
  }
  return { rule: 'cant', what };
};

const SPELL_OR_ABILITY: Filter = { kind: 'or', of: [{ kind: 'spell' }, { kind: 'ability' }] };

const targeted = (r: Reader): RuleEffect | undefined => {
  if (r.eatOne('be the target of', 'be the targets of') === undefined) return undefined;
  if (r.eat('spells or abilities') || r.eat('spells and abilities')) {
    const player = r.attempt((reader) => {
      const who = readPlayer(reader);
      return who !== undefined && reader.eatOne('control', 'controls') !== undefined ? who : undefined;
    });
    const by: Filter =
      player === undefined
        ? SPELL_OR_ABILITY
        : { kind: 'and', of: [SPELL_OR_ABILITY, { kind: 'controlledBy', player }] };
    return { rule: 'cant', what: 'beTargeted', ...(player === undefined ? {} : { by }) };
  }
  const phrase = readNounPhrase(r);
  return phrase === undefined ? undefined : { rule: 'cant', what: 'beTargeted', by: phrase.filter };
};

/** "you or planeswalkers you control", "its owner". */
const attackedList = (r: Reader): readonly (ObjectRef | PlayerRef)[] | undefined =>
  readList<ObjectRef | PlayerRef>(r, (reader) => reader.attempt(readPlayer) ?? readSingleRef(reader), ['or'])?.items;

const EACH: readonly (readonly [string, 'attackingYou' | 'those' | 'attacking' | 'blocking'])[] = [
  ["for each creature they control that 's attacking you", 'attackingYou'],
  ['for each of those creatures', 'those'],
  ['for each attacking creature they control', 'attacking'],
  ['for each blocking creature they control', 'blocking'],
];
/** Their words, for printing. */
export const PAID_FOR_EACH = EACH;

/** "unless their controller pays {2} for each of those creatures", "unless you sacrifice a land". */
const readUnlessPaid = (r: Reader): Extract<RuleEffect, { rule: 'cant' }>['unlessPaid'] => {
  if (!r.eat('unless')) return undefined;
  const who: PlayerRef | undefined = r.eat('their controller')
    ? { kind: 'controllerOf', of: { kind: 'that', antecedent: 'event', word: 'they' } }
    : readPlayer(r);
  if (who === undefined) return undefined;
  const pays = r.eatOne('pays', 'pay') !== undefined;
  if (!pays && who.kind !== 'you') return undefined;
  const costs = readCosts(r);
  if (costs === undefined) return undefined;
  const each = EACH.find(([words]) => r.eat(words))?.[1];
  const perEach = each === undefined ? r.attempt(readForEach) : undefined;
  const where = r.surely(readWhere);
  return {
    who,
    costs,
    ...(each === undefined ? {} : { each }),
    ...(perEach === undefined ? {} : { perEach }),
    ...(where === undefined ? {} : { where }),
  };
};

const OTHERS_DO: Partial<Readonly<Record<Prohibition, string>>> = {
  attack: 'attack',
  block: 'block',
  attackOrBlock: 'attack or block',
};

/** "unless at least two other creatures attack": how many others (508.1c, 509.1b). */
const unlessOthers = (r: Reader, verb: string): number | undefined => {
  if (!r.eat('unless at least')) return undefined;
  const count = readNumber(r);
  return count !== undefined && count > 1 && r.eat(`other creatures ${verb}`) ? count : undefined;
};

const cant = (r: Reader): RuleEffect | undefined => {
  if (r.eatOne("can't", 'cannot') === undefined) return undefined;
  if (r.eat('be blocked')) return filtered(r, 'beBlocked');
  if (r.eat('be enchanted')) return filtered(r, 'beEnchanted');
  const target = r.attempt(targeted);
  if (target !== undefined) return target;
  for (const [words, what] of PROHIBITIONS) {
    if (!r.eat(words)) continue;
    if (what === 'block') {
      const phrase = r.attempt(readNounPhrase);
      if (phrase !== undefined) return { rule: 'cant', what, by: phrase.filter };
      const ref = r.attempt(readSingleRef);
      if (ref !== undefined) return { rule: 'cant', what, by: { kind: 'isRef', ref } };
    }
    if (what === 'beCountered' && r.eat('by')) {
      if (r.eat('spells or abilities')) return { rule: 'cant', what, byAnything: true };
      const phrase = readNounPhrase(r);
      return phrase === undefined ? undefined : { rule: 'cant', what, by: phrase.filter };
    }
    const verb = OTHERS_DO[what];
    const others = verb === undefined ? undefined : r.attempt((reader) => unlessOthers(reader, verb));
    if (others !== undefined) return { rule: 'cant', what, others };
    const whom = what === 'attack' ? r.attempt(attackedList) : undefined;
    const unlessPaid = r.attempt(readUnlessPaid);
    if (whom !== undefined || unlessPaid !== undefined)
      return {
        rule: 'cant',
        what,
        ...(whom === undefined ? {} : { whom }),
        ...(unlessPaid === undefined ? {} : { unlessPaid }),
      };
    const unless = r.surely((reader) => (reader.eat('unless') ? readCondition(reader) : undefined));
    return { rule: 'cant', what, ...(unless === undefined ? {} : { unless }) };
  }
  return r.want('attack, block or another thing that can be forbidden');
};

/** The words of a next untap step are read again as the duration. */
const nextUntap = (r: Reader): boolean =>
  r.sees("during its controller 's next untap step") ||
  r.sees("during their controllers ' next untap steps") ||
  r.sees("during their controller 's next untap step") ||
  r.sees("during their controller 's next untap steps") ||
  r.sees("during that player 's next untap step") ||
  r.sees("during the player 's next untap step") ||
  r.sees('during their next untap step') ||
  r.sees('during your next untap step');

const untap = (r: Reader): RuleEffect | undefined => {
  if (r.eatOne("doesn't untap", "don't untap") === undefined) return undefined;
  if (
    r.sees("during its controller 's next") ||
    r.sees('during their controllers') ||
    r.sees('during their controller') ||
    r.sees('during their next') ||
    r.sees("during that player 's next") ||
    r.sees("during the player 's next") ||
    r.sees('during your next')
  ) {
    if (nextUntap(r)) return { rule: 'cant', what: 'untapDuringUntapStep' };
  }
  const step = r.eatOne(
    "during its controller 's untap step",
    "during their controllers ' untap steps",
    'during your untap step',
  );
  if (step === undefined) return undefined;
  return { rule: 'cant', what: 'untapDuringUntapStep', ...(step === 'during your untap step' ? { yours: true } : {}) };
};

const MUST = [
  ['attacks or blocks', 'attack or block', 'attackOrBlock'],
  ['attacks', 'attack', 'attack'],
  ['blocks', 'block', 'block'],
  ['must be blocked', 'must be blocked', 'beBlocked'],
] as const;

/** "attacks each combat if able", "must be blocked this turn if able" (the duration stands inside). */
const must = (r: Reader): RuleEffect | undefined => {
  for (const [one, many, what] of MUST) {
    if (!r.eat(one) && !r.eat(many)) continue;
    const by =
      what === 'beBlocked' && r.eat('by') && r.eatOne('a', 'an') !== undefined ? readNounPhrase(r)?.filter : undefined;
    const whom = what === 'beBlocked' ? undefined : (r.attempt(readPlayer) ?? r.attempt(readSingleRef));
    const eachCombat = what === 'beBlocked' && r.eat('each combat');
    const thisTurn = r.eat('this turn');
    const thisCombat = !thisTurn && r.eat('this combat');
    if (!thisTurn && !thisCombat && what !== 'beBlocked' && !r.eat('each combat')) return undefined;
    if (!r.eat('if able')) return undefined;
    return {
      rule: 'must',
      what,
      ...(by === undefined ? {} : { by }),
      ...(whom === undefined ? {} : { whom }),
      ...(thisTurn ? { thisTurn } : {}),
      ...(thisCombat ? { thisCombat } : {}),
      ...(eachCombat ? { eachCombat } : {}),
    };
  }
  return undefined;
};

const ACTIONS: readonly (readonly [string, 'attack' | 'block' | 'beBlocked'])[] = [
  ['be blocked', 'beBlocked'],
  ['attack', 'attack'],
  ['block', 'block'],
];

/** "block creatures with shadow as though they had shadow", after "can". */
const asThough = (r: Reader): RuleEffect | undefined => {
  const by = r.attempt((reader) => {
    if (reader.eatOne('be the target of', 'be the targets of') === undefined) return undefined;
    const phrase = readNounPhrase(reader);
    return phrase?.plural === true ? phrase.filter : undefined;
  });
  const action = by === undefined ? ACTIONS.find(([words]) => r.eat(words))?.[1] : 'beTargeted';
  if (action === undefined) return undefined;
  const what = action === 'block' ? r.attempt((reader) => readNounPhrase(reader)?.filter) : undefined;
  if (!r.eat('as though')) return undefined;
  const who = r.eatOne('it', 'they');
  const verb = who === undefined ? undefined : r.eatOne('had', "didn't have");
  const keywords =
    verb === undefined
      ? undefined
      : readList(r, (reader) => (reader.eat('those abilities') ? 'those abilities' : readKeywordName(reader)), [
          'or',
          'and',
        ]);
  if (who === undefined || verb === undefined || keywords === undefined) return undefined;
  // Attacking as though without defender is a permission of its own (702.3b).
  if (keywords.items.includes('defender')) return undefined;
  return {
    rule: 'asThough',
    action,
    ...(what === undefined ? {} : { what }),
    ...(by === undefined ? {} : { by }),
    who,
    has: verb === 'had',
    keywords: keywords.items,
  };
};

/** "block up to two additional creatures this turn". */
const additionalBlocks = (r: Reader): RuleEffect | undefined => {
  if (!r.eat('block')) return undefined;
  const upTo = r.eat('up to');
  const count = readNumber(r);
  if (count === undefined || !r.eat('additional creatures')) return undefined;
  const thisTurn = r.sees('this turn');
  if (!thisTurn && !r.eat('each combat')) return undefined;
  return {
    rule: 'can',
    what: 'blockAdditional',
    amount: { kind: 'number', value: count },
    ...(upTo ? { upTo } : {}),
    ...(thisTurn ? { each: false } : {}),
  };
};

const can = (r: Reader): RuleEffect | undefined => {
  if (!r.eat('can')) return undefined;
  const like = r.attempt(asThough);
  if (like !== undefined) return like;
  if (
    r.eatOne("attack as though it didn't have defender", "attack as though they didn't have defender") !== undefined
  ) {
    return { rule: 'can', what: 'attackAsThoughNoDefender' };
  }
  if (
    r.eatOne(
      "attack this turn as though it didn't have defender",
      "attack this turn as though they didn't have defender",
    ) !== undefined
  ) {
    return { rule: 'can', what: 'attackAsThoughNoDefender', thisTurn: true };
  }
  if (r.sees('block an additional creature this turn') && r.eat('block an additional creature')) {
    return { rule: 'can', what: 'blockAdditional', amount: { kind: 'number', value: 1 }, each: false };
  }
  const more = r.attempt(additionalBlocks);
  if (more !== undefined) return more;
  if (r.eat('block an additional creature each combat')) {
    return { rule: 'can', what: 'blockAdditional', amount: { kind: 'number', value: 1 } };
  }
  if (r.eat('block only')) {
    const phrase = readNounPhrase(r);
    return phrase === undefined ? undefined : { rule: 'can', what: 'blockOnly', filter: phrase.filter };
  }
  if (r.eat('only attack alone')) return { rule: 'can', what: 'attackOnlyAlone' };
  if (r.eat('block any number of creatures')) return { rule: 'can', what: 'blockAdditional' };
  const only = r.attempt(readAttachedOnly);
  if (only !== undefined) return only;
  return r.want('something that can be allowed');
};

const enters = (r: Reader): RuleEffect | undefined => {
  // How an object itself enters is an ability of its own kind (614.1c).
  if (r.mode === 'static' && r.said.subject?.kind === 'self') return undefined;
  if (
    r.eatOne('enter tapped', 'enters tapped', 'enter the battlefield tapped', 'enters the battlefield tapped') !==
    undefined
  ) {
    return { rule: 'entersTapped' };
  }
  if (r.eatOne('enter untapped', 'enters untapped') !== undefined) return { rule: 'entersUntapped' };
  return r.attempt(entersWith);
};

/** "enters with an additional +1/+1 counter on it", "enter with two additional charge counters on them". */
const entersWith = (r: Reader): RuleEffect | undefined => {
  const verb = r.eatOne('enter with', 'enters with', 'enter the battlefield with', 'enters the battlefield with');
  if (verb === undefined) return undefined;
  const single = r.eatOne('an additional', 'a', 'an');
  const count = single === undefined ? readNumber(r) : 1;
  const additional = single === 'an additional' || (single === undefined && r.eat('additional'));
  const counter = count === undefined ? undefined : readCounterKind(r);
  if (count === undefined || counter === undefined) return undefined;
  if (r.eatOne('counter on it', 'counters on it', 'counter on them', 'counters on them') === undefined)
    return undefined;
  return {
    rule: 'entersWithCounters',
    counter,
    count: { kind: 'number', value: count },
    ...(additional ? { additional } : {}),
  };
};

/** A change of what objects may or must do. */
export const readObjectRule = oneOf<RuleEffect>(() => [cant, untap, must, can, enters, readItsAbilities, readKept]);
