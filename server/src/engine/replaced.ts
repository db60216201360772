// Replacement effects of rules text (614) where something is about to happen: where an object goes, how many, how much.
import type { Filter, Instruction, ObjectRef, PlayerRef, Replacement, Would, Zone } from '../cards/ability.ts';
import { amountIn, boardOf, type Ctx, conditionHolds, isMatch, objectsIn, playersIn } from './ask.ts';
import type { RuleInForce } from './board.ts';
import type { Target } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { asks, followPrevention } from './instructions/prevention.ts';
import { askingIn, happen, kept, noteNotModelled, objectOf, type Work } from './work.ts';

interface InForce {
  readonly rule: Replacement;
  readonly inForce: RuleInForce;
  readonly ctx: Ctx;
}

const ctxOf = (work: Work, { effect }: RuleInForce, event?: ObjectId): Ctx => ({
  you: effect.controller,
  ...askingIn(work),
  ...(effect.source === undefined ? {} : { self: effect.source }),
  ...(event === undefined ? {} : { event: { object: event } }),
});

/** What static abilities say: what a resolution has set up speaks of objects of its own. */
const isStatic = ({ effect }: RuleInForce): boolean => effect.origin === 'static';

/** "It gains haste. If it would leave the battlefield, exile it instead": whom a resolution has meant is known (611.2c). */
const isOfKnown = (inForce: RuleInForce, rule: Replacement): boolean =>
  rule.would.would === 'leave' && inForce.objects !== undefined;

/** Whether the engine carries out this replacement wherever its event happens. */
export const isCarriedOut = (inForce: RuleInForce, rule: Replacement): boolean => {
  if (
    !(isStatic(inForce) || isOfKnown(inForce, rule)) ||
    rule.counters !== undefined ||
    rule.nextTime === true ||
    rule.thisTurn === true
  )
    return false;
  switch (rule.would.would) {
    case 'die':
    case 'goToGraveyard':
    case 'leave':
    case 'enter':
      return rule.alter === undefined && isExile(rule);
    case 'createTokens':
      return rule.only === undefined && rule.would.what.kind === 'token' && rule.alter !== undefined;
    case 'putCounters':
      return rule.only === undefined && rule.alter !== undefined;
    case 'dealDamage':
      return (
        rule.only === undefined &&
        rule.would.ofYourChoice !== true &&
        (rule.then === undefined || canFollow(rule, rule.then)) &&
        rule.alter !== undefined &&
        rule.alter.redirect === undefined
      );
    case 'gainLife':
    case 'loseLife':
      return rule.only === undefined && (rule.alter?.factor ?? rule.alter?.plus) !== undefined;
    // Nobody draws, flips or loses here unless a line says so; then it is noted there.
    default:
      return false;
  }
};

/** "Prevent that damage. Remove a +1/+1 counter from it": done right after the prevention (615.5), where it is clear who "it" is. */
const canFollow = ({ would, alter }: Replacement, then: readonly Instruction[]): boolean =>
  alter?.prevent !== undefined &&
  would.would === 'dealDamage' &&
  !asks(then) &&
  !(would.source?.kind === 'choose' && would.to?.some(({ kind }) => kind === 'choose') === true);

/** "exile it" and nothing more. */
const isExile = ({ then }: Replacement): boolean => {
  const [only, more] = then ?? [];
  if (more !== undefined || only === undefined) return false;
  // With counters, or what else it may name, it is more than that.
  if (only.do === 'deed')
    return (
      only.deed === 'exileInstead' && only.parts.every((one) => one.part !== 'optional' || one.parts === undefined)
    );
  return only.do === 'simple' && only.verb === 'exile' && only.untilLeaves === undefined;
};

const rulesOf = (work: Work, kinds: readonly Would['would'][]): readonly InForce[] =>
  boardOf(work.game).rules.flatMap((inForce): readonly InForce[] => {
    const { rule } = inForce;
    if (rule.rule !== 'instead' || !kinds.includes(rule.would.would) || !isCarriedOut(inForce, rule)) return [];
    return [{ rule, inForce, ctx: ctxOf(work, inForce) }];
  });

/** Whether an object is what the words name, as it is now. */
const isThat = (work: Work, ref: ObjectRef, id: ObjectId, ctx: Ctx): boolean => {
  if (ref.kind === 'choose' || ref.kind === 'all') return isMatch(work.game, ref.selection.filter, id, ctx);
  if (ref.kind === 'several') return ref.of.some((one) => isThat(work, one, id, ctx));
  return objectsIn(work.game, ref, ctx).includes(id);
};

const isPlayerOf = (work: Work, ref: PlayerRef | undefined, player: PlayerId, ctx: Ctx): boolean =>
  ref === undefined || playersIn(work.game, ref, ctx).includes(player);

const allows = (work: Work, { rule, inForce }: InForce, id: ObjectId): boolean =>
  rule.only === undefined || conditionHolds(work.game, rule.only.condition, ctxOf(work, inForce, id));

/** Where an object goes that would go to this zone. */
export const zoneInstead = (work: Work, id: ObjectId, wanted: Zone): Zone => {
  const object = objectOf(work, id);
  if (object === undefined || object.zone === wanted) return wanted;
  for (const one of rulesOf(work, ['die', 'goToGraveyard', 'leave'])) {
    const { would } = one.rule;
    if (would.would !== 'die' && would.would !== 'goToGraveyard' && would.would !== 'leave') continue;
    const onBattlefield = object.zone === 'battlefield';
    if (would.would !== 'leave' && wanted !== 'graveyard') continue;
    if ((would.would !== 'goToGraveyard' || would.from === 'battlefield') && !onBattlefield) continue;
    if (would.would === 'die' && boardOf(work.game).objects.get(id)?.types.includes('Creature') !== true) continue;
    if (would.would === 'goToGraveyard' && !isPlayerOf(work, would.whose, object.owner, one.ctx)) continue;
    const { objects } = one.inForce;
    const meant = isStatic(one.inForce) ? isThat(work, would.what, id, one.ctx) : objects?.includes(id) === true;
    if (!meant || !allows(work, one, id)) continue;
    return 'exile';
  }
  return wanted;
};

/** Whether an object that would enter, judged as it is where it comes from, is exiled instead. */
export const exiledInsteadOfEntering = (work: Work, id: ObjectId, under: PlayerId): boolean =>
  rulesOf(work, ['enter']).some((one) => {
    const { would } = one.rule;
    return (
      would.would === 'enter' &&
      isPlayerOf(work, would.under, under, one.ctx) &&
      isThat(work, would.what, id, one.ctx) &&
      allows(work, one, id)
    );
  });

/** The number after all replacements that change it; several kinds at once depend on an order that somebody chooses (616.1). */
const changed = (work: Work, amount: number, rules: readonly InForce[]): number => {
  const kinds = new Set(rules.map(({ rule }) => (rule.alter?.factor === undefined ? 'plus' : 'factor')));
  if (kinds.size > 1) noteNotModelled(work, 'rule', { rule: '616.1' });
  return kept(
    rules.reduce((left, { rule, ctx }) => {
      const { alter } = rule;
      if (alter === undefined || left <= 0) return left;
      if (alter.factor !== undefined) return left * alter.factor;
      if (alter.plus !== undefined) return left + amountIn(work.game, alter.plus, ctx);
      if (alter.minus !== undefined) return Math.max(0, left - amountIn(work.game, alter.minus, ctx));
      if (alter.prevent === 'all') return 0;
      if (alter.prevent !== undefined) return Math.max(0, left - amountIn(work.game, alter.prevent, ctx));
      return alter.allBut === undefined ? left : Math.min(left, amountIn(work.game, alter.allBut, ctx));
    }, amount),
  );
};

/** Why counters are put: an effect says so, a cost, or the rules themselves. */
export type Putting = 'effect' | 'cost' | 'rules';

/** How many counters are put where this many would be. */
export const countersInstead = (work: Work, id: ObjectId, kind: string, count: number, why: Putting): number => {
  const controller = boardOf(work.game).objects.get(id)?.controller;
  const rules = rulesOf(work, ['putCounters']).filter(({ rule: { would }, ctx }) => {
    if (would.would !== 'putCounters' || isPlayerRef(would.on)) return false;
    if (would.by === 'effect' ? why !== 'effect' : would.by !== undefined && controller === undefined) return false;
    if (would.by !== undefined && would.by !== 'effect' && !isPlayerOf(work, would.by, controller ?? ctx.you, ctx))
      return false;
    return (would.counter === undefined || would.counter === kind) && isThat(work, would.on, id, ctx);
  });
  return rules.length === 0 ? count : changed(work, count, rules);
};

const PLAYER_KINDS: ReadonlySet<string> = new Set(['you', 'opponents', 'eachOpponent', 'anyPlayer', 'eachPlayer']);
const isPlayerRef = (value: ObjectRef | PlayerRef): value is PlayerRef => PLAYER_KINDS.has(value.kind);

/** How many tokens are created where this many would be. */
export const tokensInstead = (work: Work, player: PlayerId, count: number): number => {
  const rules = rulesOf(work, ['createTokens']).filter(({ rule: { would }, ctx }) => {
    if (would.would !== 'createTokens') return false;
    const by = would.by === 'effect' ? undefined : would.by;
    return isPlayerOf(work, would.under, player, ctx) && isPlayerOf(work, by, player, ctx);
  });
  return rules.length === 0 ? count : changed(work, count, rules);
};

const isDamaged = (work: Work, refs: readonly (ObjectRef | PlayerRef)[], to: Target, ctx: Ctx): boolean =>
  refs.some((ref) => {
    if ('player' in to) return isPlayerRef(ref) && isPlayerOf(work, ref, to.player, ctx);
    return !isPlayerRef(ref) && isThat(work, ref, to.object, ctx);
  });

/** How much damage is dealt where this much would be; preventing has no effect where damage can't be prevented (615.12). */
export const damageInstead = (work: Work, source: ObjectId, to: Target, amount: number, combat: boolean): number => {
  const { rules: all } = boardOf(work.game);
  const sure = all.some(({ rule }) => rule.rule === 'other' && rule.verb === 'damageCantBePrevented');
  const rules = rulesOf(work, ['dealDamage']).filter(({ rule, ctx }) => {
    const { would, alter } = rule;
    if (would.would !== 'dealDamage' || (would.combat !== undefined && would.combat !== combat)) return false;
    if (sure && (alter?.prevent !== undefined || alter?.allBut !== undefined)) return false;
    if (would.number !== undefined && !isEnough(work, would.number, amount, ctx)) return false;
    if (would.source !== undefined && !isSource(work, would.source, source, ctx)) return false;
    return would.to === undefined || isDamaged(work, would.to, to, ctx);
  });
  let left =
    rules.length === 0
      ? amount
      : changed(
          work,
          amount,
          rules.filter(({ rule }) => rule.then === undefined),
        );
  for (const one of rules) {
    const { then, would } = one.rule;
    if (then === undefined || left <= 0) continue;
    const before = left;
    left = changed(work, left, [one]);
    if (left === before) continue;
    happen(work, { event: 'prevented', target: to, source, amount: before - left, rule: '615.1' });
    // "That creature" is the one that would be dealt the damage, where the words name one.
    const isTo = would.would === 'dealDamage' && would.to?.some(({ kind }) => kind === 'choose') === true;
    const it = isTo && 'object' in to ? to.object : source;
    followPrevention(work, { info: one.inForce.effect, then, it, to, amount: before - left });
  }
  return left;
};

const isEnough = (
  work: Work,
  number: NonNullable<Extract<Would, { would: 'dealDamage' }>['number']>,
  amount: number,
  ctx: Ctx,
): boolean => {
  const to = amountIn(work.game, number.to, ctx);
  return number.comparison === '<=' ? amount <= to : amount >= to;
};

/** A source may have left: then its last known values are not asked here, and no words but "a source" fit. */
const isSource = (work: Work, ref: ObjectRef, id: ObjectId, ctx: Ctx): boolean => {
  if (objectOf(work, id) !== undefined) return isThat(work, ref, id, ctx);
  return ref.kind === 'choose' && isBareSource(ref.selection.filter);
};

const isBareSource = (filter: Filter): boolean => filter.kind === 'source';

/** How much life is gained or lost where this much would be. */
export const lifeInstead = (work: Work, player: PlayerId, change: number): number => {
  const kind = change > 0 ? 'gainLife' : 'loseLife';
  const rules = rulesOf(work, [kind]).filter(
    ({ rule: { would }, ctx }) => would.would === kind && isPlayerOf(work, would.who, player, ctx),
  );
  return rules.length === 0 ? change : Math.sign(change) * changed(work, Math.abs(change), rules);
};
