// Activating abilities (602): whose they are, when they may be used, targets, costs; mana abilities don't use the stack (605).
import type { Ability, EffectBody } from '../cards/ability.ts';
import { printAbility } from '../cards/oracle/print.ts';
import { contextOf } from '../cards/oracle/printContext.ts';
import { printLimitParts } from '../cards/oracle/printLimits.ts';
import type { Action, Announcement } from './action.ts';
import { announced, answersWith, castsLater, paysLater } from './announce.ts';
import { amountIn, boardOf, type Ctx, conditionHolds, isMatch } from './ask.ts';
import { tellTargets } from './cast.ts';
import type { AbilityInstance } from './characteristics.ts';
import { costsNeedX, exiledBy, nothingPaid, payCosts, payOrRefuseRest } from './costs.ts';
import type { Bindings, Game, GameEventRef, KnownSource, StackDecisions, WaitingTrigger } from './game.ts';
import { attachmentKinds } from './hosts.ts';
import type { CardId, ObjectId, PlayerId } from './ids.ts';
import { abilitiesOfKeyword } from './keywordAbilities.ts';
import { explainIllegalTarget } from './legality.ts';
import { isUnknownActivated } from './modelled.ts';
import { prohibitions } from './protection.ts';
import { runAbilityAtOnce } from './resolve.ts';
import { refuseDuringSplitSecond, requireSorceryTime } from './timing.ts';
import { tappedForMana } from './triggeredMana.ts';
import { isWithin } from './windows.ts';
import {
  askingIn,
  changeObject,
  happen,
  noteNotModelled,
  objectOf,
  refuse,
  remember,
  takeCardId,
  type Work,
} from './work.ts';
import { zonesItWorksIn } from './worksIn.ts';
import { addObject, lastKnownIn } from './zones.ts';

export type Activated = Extract<Ability, { kind: 'activated' }>;

export interface UsableAbility {
  readonly instance: AbilityInstance;
  readonly ability: Activated;
}

/** The activated abilities of an object in order, those that keywords stand for (equip, cycling) included. */
export const activatedAbilities = (game: Game, id: ObjectId): readonly UsableAbility[] =>
  (boardOf(game).objects.get(id)?.abilities ?? []).flatMap((instance) => {
    const abilities = instance.ability.kind === 'activated' ? [instance.ability] : abilitiesOfKeyword(instance.ability);
    return abilities.map((ability) => ({ instance, ability }));
  });

const plain = (text: string): string => text.toLowerCase().replace(/[—–]/g, '-').replace(/\s+/g, ' ').trim();

/** The words of an ability: those on the card, or, where it has none of its own or they were changed, those its meaning prints as. */
const wordsOf = (game: Game, id: ObjectId, instance: AbilityInstance): readonly string[] => {
  const { compiled, ability } = instance;
  if (ability.kind === 'unread' || (compiled.text !== '' && compiled.ability === ability)) return [compiled.text];
  const state = boardOf(game).objects.get(id);
  const nouns = [...(state?.types ?? []).map((type) => `this ${type.toLowerCase()}`), 'this permanent', 'this card'];
  return [...nouns, ...(state === undefined ? [] : [state.name])].map((cardName) =>
    printAbility(ability, { cardName }),
  );
};

const beginsWith = (game: Game, id: ObjectId, instance: AbilityInstance, words: string): boolean =>
  wordsOf(game, id, instance).some((text) => plain(text).startsWith(plain(words)));

type Which = Extract<Action, { act: 'activate' }>['ability'];

/** An ability that can be told by its place: read, or only by its words. */
type Listed = UsableAbility | { readonly unread: AbilityInstance };

/** Whether text that could not be read has the colon of an activated ability, or a keyword stands for one unknown here. */
const looksActivated = (instance: AbilityInstance): boolean =>
  isUnknownActivated(instance) ||
  (instance.ability.kind === 'unread' && /^[^"“]*:/.test(instance.compiled.text.replace(/\([^)]*\)/g, '')));

/** All activated abilities in the order of the card, one a line of it; what could not be read holds its place (602.1). */
const listedAbilities = (game: Game, id: ObjectId): readonly Listed[] =>
  (boardOf(game).objects.get(id)?.abilities ?? []).flatMap((instance): readonly Listed[] => {
    const ability = instance.ability.kind === 'activated' ? instance.ability : abilitiesOfKeyword(instance.ability)[0];
    if (ability !== undefined) return [{ instance, ability }];
    return looksActivated(instance) ? [{ unread: instance }] : [];
  });

/** What `ability N` can stand for, in the order of the card: what completion offers by number (602.1). */
export const numberedAbilities = (game: Game, id: ObjectId): readonly AbilityInstance[] =>
  listedAbilities(game, id).map((one) => ('unread' in one ? one.unread : one.instance));

/** Whether what is named can be the target of an ability: which "equip" of several is meant (702.6c). */
const suits = (work: Work, id: ObjectId, one: Listed, { player, announce }: Activating): boolean => {
  const target = announce.targets?.[0]?.[0];
  if ('unread' in one || target === undefined) return false;
  const ctx: Ctx = { you: player, self: id, ability: one.instance };
  return one.ability.body.targets
    .slice(0, 1)
    .some((spec) => explainIllegalTarget(work.game, spec, target, ctx, id) === undefined);
};

/** A level of a Class that is not the next one (716.2b). */
const isOtherLevel = (game: Game, id: ObjectId, { limits }: UsableAbility['ability']): boolean => {
  const { onlyIf } = limits;
  if (onlyIf?.kind !== 'compare' || onlyIf.left.kind !== 'past' || onlyIf.left.what !== 'classLevel') return false;
  return !conditionHolds(game, onlyIf, { you: game.turn.active, self: id });
};

/** Which ability is meant; refused where none or several could be. */
const pickAbility = (work: Work, id: ObjectId, activating: Activating): Listed => {
  const which = activating.ability;
  const all = listedAbilities(work.game, id);
  const listed = { abilities: all.length };
  if (all.length === 0) return refuse({ code: 'activate.none', rule: '602.1', slot: { slot: 'verb' }, values: listed });
  if (which === 'only') {
    // Where only one of several can be meant because the others are mana abilities, that one is meant.
    const others = all.filter((one) => 'unread' in one || !one.ability.manaAbility);
    // Of the levels of a Class only the next one can be meant (716.2b).
    const next = others.filter((one) => 'unread' in one || !isOtherLevel(work.game, id, one.ability));
    const only = all.length === 1 ? all[0] : others.length === 1 ? others[0] : next.length === 1 ? next[0] : undefined;
    return only ?? refuse({ code: 'activate.which', rule: '602.1', slot: { slot: 'verb' }, values: listed });
  }
  const begin =
    'index' in which
      ? []
      : all.filter((one) => beginsWith(work.game, id, 'unread' in one ? one.unread : one.instance, which.startsWith));
  const found =
    'index' in which ? all[which.index - 1] : (begin.find((one) => suits(work, id, one, activating)) ?? begin[0]);
  return found ?? refuse({ code: 'activate.noSuch', rule: '602.1', slot: { slot: 'verb' }, values: listed });
};

/** Whether an ability is an Aura's own, or one that an Aura gives: whose it is then is a matter of 303.4e. */
const isOfAura = (game: Game, id: ObjectId, { granter }: AbilityInstance): boolean =>
  [id, granter].some((each) => each !== undefined && attachmentKinds(game, each).includes('aura'));

const checkLimits = (work: Work, id: ObjectId, usable: UsableAbility, player: PlayerId): void => {
  const { ability, instance } = usable;
  const limits = ability.limits;
  const object = objectOf(work, id);
  const state = boardOf(work.game).objects.get(id);
  if (object === undefined || state === undefined) {
    refuse({ code: 'object.gone', rule: '400.7', slot: { slot: 'object' } });
    return;
  }
  const zone = zonesItWorksIn(ability)[0] ?? 'battlefield';
  if (object.zone !== zone || object.status.phasedOut) {
    refuse({
      code: 'activate.zone',
      rule: '113.6',
      slot: { slot: 'object' },
      values: { zone: object.zone, wanted: zone },
    });
  }
  const holder = zone === 'battlefield' ? state.controller : object.owner;
  if (limits.onlyBy === undefined ? holder !== player && limits.anyPlayer !== true : holder === player) {
    refuse({
      code: 'activate.controller',
      rule: '602.2',
      also: isOfAura(work.game, id, instance) ? ['303.4e'] : [],
      slot: { slot: 'player' },
      values: { controller: holder },
    });
  }
  const loyalty = ability.costs.some((cost) => cost.pay === 'loyalty');
  if (limits.sorcerySpeed === true || loyalty) {
    requireSorceryTime(work.game, player, 'timing.ability', loyalty ? '606.3' : '602.5d');
  }
  const isUsed = (key: string): boolean => (object.activations[key] ?? 0) > 0;
  const used = loyalty
    ? Object.keys(object.activations).some((key) => key.startsWith('loyalty:') && isUsed(key))
    : isUsed(instance.key);
  if (used && (limits.oncePerTurn === true || loyalty)) {
    refuse({ code: 'activate.once', rule: loyalty ? '606.3' : '602.5b', slot: { slot: 'verb' } });
  }
  if (limits.once === true && (object.activations[`once:${instance.key}`] ?? 0) > 0) {
    refuse({ code: 'activate.once', rule: '602.5b', slot: { slot: 'verb' } });
  }
  for (const when of [limits.onlyDuring, limits.alsoDuring]) {
    if (when !== undefined && !isWithin(work.game, player, when))
      refuse({
        code: 'activate.when',
        rule: '602.5d',
        slot: { slot: 'verb' },
        values: { when: printLimitParts({ onlyDuring: when }, contextOf({})).join('') },
      });
  }
  if (limits.notDuring !== undefined && isWithin(work.game, player, limits.notDuring))
    refuse({ code: 'activate.notWhen', rule: '602.5d', slot: { slot: 'verb' } });
  if (limits.times !== undefined && (object.activations[instance.key] ?? 0) >= limits.times)
    refuse({ code: 'activate.once', rule: '602.5b', slot: { slot: 'verb' } });
  if (
    limits.onlyIf !== undefined &&
    !conditionHolds(work.game, limits.onlyIf, {
      you: player,
      self: id,
      ability: instance,
      note: ({ code, values, object: about }) => noteNotModelled(work, code, values, about),
    })
  ) {
    refuse({ code: 'activate.condition', rule: '602.5', slot: { slot: 'verb' } });
  }
  for (const rule of [
    ...prohibitions(work.game, id, 'activateAbilities'),
    ...(ability.manaAbility ? [] : prohibitions(work.game, id, 'activateNonManaAbilities')),
  ]) {
    if (rule.rule.rule === 'cant' && rule.rule.by !== undefined) {
      if (!isMatch(work.game, rule.rule.by, id, { you: rule.effect.controller })) continue;
    }
    refuse({
      code: 'activate.prohibited',
      rule: '101.2',
      because: [
        {
          code: 'rule',
          cause: rule.effect.cause,
          ...(rule.effect.source === undefined ? {} : { object: rule.effect.source }),
          values: { source: rule.effect.sourceName },
        },
      ],
    });
  }
};

/** Puts an ability on the stack as an object of its own (113.7a); its source may leave meanwhile. */
export const putAbilityOnStack = (
  work: Work,
  made: {
    readonly instance: AbilityInstance;
    readonly source: ObjectId;
    readonly controller: PlayerId;
    readonly decisions: StackDecisions;
    readonly trigger?: GameEventRef | undefined;
    readonly sourceCard?: CardId | undefined;
    readonly lastKnown?: KnownSource | undefined;
    readonly bindings?: Bindings;
    readonly that?: WaitingTrigger['that'];
  },
): ObjectId => {
  const known = made.lastKnown ?? lastKnownIn(work.game, made.source);
  const card = made.sourceCard ?? objectOf(work, made.source)?.card ?? known?.card ?? takeCardId(work);
  return addObject(work, {
    card: takeCardId(work),
    base: {
      kind: 'ability',
      instance: made.instance,
      source: made.source,
      sourceCard: card,
      ...(known === undefined ? {} : { sourceLastKnown: known }),
      ...(made.trigger === undefined ? {} : { trigger: made.trigger }),
      ...(made.bindings === undefined ? {} : { bindings: made.bindings }),
      ...(made.that === undefined ? {} : { that: made.that }),
    },
    zone: 'stack',
    owner: made.controller,
    controller: made.controller,
    cause: work.cause,
    more: { stack: made.decisions },
  });
};

/** 702.122a: untapped creatures with that much power in all are tapped. */
const checkCrew = (work: Work, tapped: readonly ObjectId[], wanted: number): void => {
  const board = boardOf(work.game);
  const power = tapped.reduce((sum, id) => sum + Math.max(0, board.objects.get(id)?.power ?? 0), 0);
  if (power >= wanted) return;
  refuse({ code: 'cost.missing', rule: '702.122a', slot: { slot: 'cost' }, values: { pay: 'tap', count: wanted } });
};

export interface Activating {
  readonly player: PlayerId;
  readonly source: ObjectId;
  readonly ability: Which;
  readonly announce: Announcement;
}

/** Activates an ability; it is on the stack afterwards, or done if it is a mana ability. */
export const activateAbility = (work: Work, activating: Activating): ObjectId | undefined => {
  const { player, source, announce } = activating;
  const usable = pickAbility(work, source, activating);
  if ('unread' in usable) {
    const name = boardOf(work.game).objects.get(source)?.name ?? '';
    noteNotModelled(work, 'text.unread', { card: name, text: usable.unread.compiled.text }, source);
    happen(work, { event: 'didNothing', object: source, player });
    return undefined;
  }
  const { instance } = usable;
  // Of two that one keyword means, the one that names no target is meant where none is named, once it can be (702.151a).
  const other = abilitiesOfKeyword(instance.ability)[1];
  const second = (announce.targets ?? []).length === 0 && objectOf(work, source)?.attachedTo !== undefined;
  const ability = second && other !== undefined ? other : usable.ability;
  if (!usable.ability.manaAbility) refuseDuringSplitSecond(work, source);
  checkLimits(work, source, { instance, ability }, player);
  const ctx: Ctx = {
    you: player,
    ...askingIn(work),
    self: source,
    ability: instance,
    ...(instance.granter === undefined ? {} : { granter: instance.granter }),
  };
  const bodies: readonly EffectBody[] = [ability.body];
  const made = announced(work, {
    bodies,
    ctx,
    source,
    announce,
    needsX: costsNeedX(ability.costs),
    castsLater: castsLater(ability.body),
  });
  const known = lastKnownIn(work.game, source);
  const card = objectOf(work, source)?.card;
  const object = objectOf(work, source);
  if (object !== undefined) {
    const mark = ability.costs.some((cost) => cost.pay === 'loyalty') ? `loyalty:${instance.key}` : instance.key;
    changeObject(work, source, {
      activations: {
        ...object.activations,
        [mark]: (object.activations[mark] ?? 0) + 1,
        ...(ability.limits.once === true ? { [`once:${instance.key}`]: 1 } : {}),
      },
    });
  }
  const paid = nothingPaid();
  const withX: Ctx = made.x === undefined ? ctx : { ...ctx, x: made.x };
  payCosts(work, ability.costs, { player, self: source, announce, ctx: withX }, paid);
  const crew =
    instance.ability.kind === 'keyword' && instance.ability.keyword === 'crew' ? instance.ability : undefined;
  const tapped = payOrRefuseRest(work, announce, paid, {
    tap: crew !== undefined,
    ...(crew === undefined ? {} : { crewed: source }),
    exile: false,
    later: paysLater(ability.body),
  });
  if (crew?.amount !== undefined) checkCrew(work, tapped, amountIn(work.game, crew.amount, withX));
  const decisions: StackDecisions = {
    targets: made.targets,
    modes: made.modes,
    division: made.division,
    costs: [],
    sacrificed: paid.sacrificed,
    discarded: paid.discarded,
    tapped: paid.tapped,
    ...exiledBy(ability.costs, paid),
    answers: answersWith(announce, [ability.body], made.targets.length),
    ...(made.x === undefined ? {} : { x: made.x }),
  };
  remember(work, 'activated', source, player);
  const carried: AbilityInstance = { ...instance, ability };
  // 702.29c: a card that was cycled is looked for where it went.
  const cycling = instance.ability.kind === 'keyword' && instance.ability.keyword.endsWith('cycling');
  const tell = (became: ObjectId | undefined): void =>
    happen(work, {
      event: 'activated',
      object: cycling ? ((card === undefined ? undefined : work.game.current.get(card)) ?? source) : source,
      ...(cycling ? { from: 'hand' as const } : {}),
      player,
      ability: instance.compiled,
      ...(card === undefined ? {} : { card }),
      ...(became === undefined ? {} : { became }),
    });
  if (ability.manaAbility) {
    tell(undefined);
    const before = work.events.length;
    runAbilityAtOnce(work, carried, source, player, decisions);
    const added = work.events.slice(before).find(({ event }) => event === 'mana');
    if (added?.values !== undefined && ability.costs.some(({ pay }) => pay === 'tapSelf'))
      tappedForMana(work, { event: 'tappedForMana', object: source, player, values: added.values });
    return undefined;
  }
  const id = putAbilityOnStack(work, {
    instance: carried,
    source,
    controller: player,
    decisions,
    sourceCard: card,
    lastKnown: known,
  });
  tell(id);
  tellTargets(work, id, player, made.targets);
  return id;
};
