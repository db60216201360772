// Announcing a spell or ability: modes, targets, X, division, each checked as it is chosen (601.2b–d, 602.2b, 603.3d).

import type { Amount, EffectBody, Instruction, TargetSpec } from '../cards/ability.ts';
import { some } from '../terms/walk.ts';
import type { Announcement } from './action.ts';
import { amountIn, type Ctx } from './ask.ts';
import { answersOf, sameTarget } from './choose.ts';
import { keepModes, takenModes } from './freshModes.ts';
import type { Answers, Target } from './game.ts';
import type { ObjectId } from './ids.ts';
import { explainIllegalTarget, legalTargets } from './legality.ts';
import { targetsOfMay } from './mayParts.ts';
import { countedTargets, someOwn } from './reflexive.ts';
import { bounds, checkEach } from './targetBounds.ts';
import { printWanted, withTargetReasons } from './whyNot.ts';
import { noteNotModelled, Refused, refuse, type Work } from './work.ts';

type Modes = Extract<Instruction, { do: 'modes' }>;

/** The "choose one —" of a body, if it has one. */
export const modesOf = (body: EffectBody): Modes | undefined =>
  body.instructions.find((instruction): instruction is Modes & Instruction => instruction.do === 'modes');

/** The chosen modes' bodies, in printed order (700.2a). `modes` counts from 1 as players do. */
export const chosenBodies = (modes: Modes, chosen: readonly number[]): readonly EffectBody[] =>
  [...chosen].sort((a, b) => a - b).flatMap((mode) => modes.modes[mode - 1] ?? []);

/** All "target …" of the bodies in the order of the text, those of unchosen modes left out (601.2c). */
export const targetSlots = (bodies: readonly EffectBody[], chosen: readonly number[]): readonly TargetSpec[] =>
  bodies.flatMap((body) => {
    const modes = modesOf(body);
    return [
      ...countedTargets(body),
      ...(modes === undefined ? [] : chosenBodies(modes, chosen).flatMap(countedTargets)),
    ];
  });

const modesAmong = (bodies: readonly EffectBody[]): Modes | undefined =>
  bodies.map(modesOf).find((found) => found !== undefined);

const checkModes = (
  bodies: readonly EffectBody[],
  announced: readonly number[] | undefined,
  fitsTargets: (mode: number) => boolean,
  isEntwined: boolean,
  taken: readonly number[],
): readonly number[] => {
  const modes = modesAmong(bodies);
  if (modes === undefined) {
    if (announced !== undefined && announced.length > 0) {
      return refuse({ code: 'mode.none', rule: '700.2', slot: { slot: 'mode' } });
    }
    return [];
  }
  // 702.42a: whoever pays entwine chooses all modes
  const all = modes.modes.map((_, index) => index + 1);
  const chosen = announced ?? (isEntwined || all.length === 1 ? all : []);
  const { min, max } = isEntwined ? { min: all.length, max: all.length } : modes.choose;
  const fits =
    chosen.length >= min &&
    chosen.length <= Math.max(max, modes.more?.max ?? 0) &&
    chosen.every((mode) => mode >= 1 && mode <= modes.modes.length && !taken.includes(mode)) &&
    (modes.repeat === true || new Set(chosen).size === chosen.length);
  if (!fits) {
    return refuse({
      code: announced === undefined ? 'mode.missing' : 'mode.illegal',
      rule: '601.2b',
      slot: { slot: 'mode' },
      values: { modes: modes.modes.length, min, max },
      legal: all.flatMap((value) => (!taken.includes(value) && fitsTargets(value) ? [{ kind: 'number', value }] : [])),
    });
  }
  return chosen;
};

/** Distributes what was said over the "target"s: one group each; more groups than that fill the ones that take several. */
const distribute = (
  work: Work,
  slots: readonly TargetSpec[],
  groups: readonly (readonly Target[])[],
  ctx: Ctx,
): readonly (readonly Target[] | undefined)[] => {
  if (groups.length <= slots.length) return slots.map((_, index) => groups[index]);
  const flat = groups.flat();
  const given: Target[][] = [];
  let at = 0;
  slots.forEach((spec, index) => {
    const later = slots.slice(index + 1).reduce((sum, other) => sum + bounds(work, other, ctx).min, 0);
    const take = Math.max(0, Math.min(bounds(work, spec, ctx).max, flat.length - at - later));
    given.push(flat.slice(at, at + take));
    at += take;
  });
  if (at < flat.length) {
    return refuse({
      code: 'target.tooMany',
      rule: '601.2c',
      slot: { slot: 'target', index: slots.length, inner: 0 },
      values: { targets: slots.length },
    });
  }
  return given;
};

/** Whether following a body casts something (706.11). */
export const castsLater = (body: EffectBody): boolean => someOwn(body.instructions, (one) => one.do === 'cast');

/** Whether following a body pays something that is not mana: "you may sacrifice a creature", "unless you discard a card". */
export const paysLater = (body: EffectBody): boolean =>
  some('body', body, {
    instruction: (one) =>
      (one.do === 'may' || one.do === 'unless') && one.cost?.some(({ pay }) => pay !== 'mana') === true,
    ability: () => 'pass',
  });

/** What was named for costs, where anything was. */
export const payingOf = (announce: Announcement): Answers['paying'] => {
  const { sacrificing, discarding, tapping, exiling } = announce;
  const named = {
    ...(sacrificing === undefined ? {} : { sacrificing }),
    ...(discarding === undefined ? {} : { discarding }),
    ...(tapping === undefined ? {} : { tapping }),
    ...(exiling === undefined ? {} : { exiling }),
  };
  return (sacrificing ?? discarding ?? tapping ?? exiling) ? named : undefined;
};

/** The answers of an announcement, with the targets and modes left for what is cast later, and what is named for later costs. */
export const answersWith = (announce: Announcement, bodies: readonly EffectBody[], own: number): Answers => {
  const paying = bodies.some(paysLater) ? payingOf(announce) : undefined;
  const answers = { ...answersOf(announce.answers), ...(paying === undefined ? {} : { paying }) };
  if (!bodies.some(castsLater)) return answers;
  const { targets = [] } = announce;
  const modes = modesAmong(bodies) === undefined ? announce.modes : undefined;
  return {
    ...answers,
    ...(targets.length > own ? { targets, ownTargets: own } : {}),
    ...(modes === undefined ? {} : { modes }),
  };
};

export interface Announced {
  readonly targets: readonly (readonly Target[])[];
  readonly modes: readonly number[];
  readonly x?: number;
  readonly division: readonly number[];
}

export interface Announcing {
  readonly bodies: readonly EffectBody[];
  readonly ctx: Ctx;
  /** The spell on the stack, or the source of the ability: what hexproof and protection look at. */
  readonly source: ObjectId | undefined;
  readonly announce: Announcement;
  /** A cost with X in it: X has to be said. */
  readonly needsX: boolean;
  /** The rule that limits its targets: 601.2c, of an Aura spell 303.4a. */
  readonly rule?: string;
  /** Something is cast while this resolves: what is said beyond its own targets is for that (706.11). */
  readonly castsLater?: boolean;
  /** Text that could not be read may want targets: what was said is taken as given. */
  readonly unread?: boolean;
  /** A trigger that goes on the stack by itself: the only legal target is taken. */
  readonly auto?: boolean;
  /** It is declined: targets that only what it "may" do speaks of need not be named. */
  readonly declined?: boolean;
}

/** Whether a sentence of the body could not be read: it may have asked for more. */
const leavesOut = (body: EffectBody): boolean =>
  body.instructions.some((item) => (item.do === 'modes' ? item.modes.some(leavesOut) : item.do === 'unread'));

const NONE: ReadonlySet<number> = new Set();

const ruleOf = (announcing: Announcing): string => announcing.rule ?? '601.2c';

/** An Aura spell asks for what it can enchant. */
const enchants = (announcing: Announcing): Readonly<Record<string, number>> =>
  announcing.rule === '303.4a' ? { aura: 1 } : {};

const asked = (spec: TargetSpec): Readonly<Record<string, string>> =>
  spec.form === 'any' || spec.objects === false ? {} : { asked: printWanted(spec.filter) };

const checkOne = (
  work: Work,
  spec: TargetSpec,
  target: Target,
  at: { readonly index: number; readonly inner: number },
  announcing: Announcing,
  ctx: Ctx,
): void => {
  const illegal = explainIllegalTarget(work.game, spec, target, ctx, announcing.source);
  if (illegal === undefined) return;
  const why = withTargetReasons(work.game, illegal, spec, target, ctx);
  refuse({
    code: why.code,
    rule: why.code === 'target.illegal' || why.code === 'target.wrongZone' ? ruleOf(announcing) : why.rule,
    slot: { slot: 'target', ...at },
    values: { ...why.values, ...enchants(announcing) },
    because: why.because,
    legal: legalTargets(work.game, spec, ctx, announcing.source),
  });
};

const checkTargets = (
  work: Work,
  slots: readonly TargetSpec[],
  announcing: Announcing,
  ctx: Ctx,
): readonly (readonly Target[])[] => {
  const said = announcing.announce.targets ?? [];
  const unread = announcing.unread === true || announcing.bodies.some(leavesOut);
  const own = unread || announcing.castsLater === true ? said.slice(0, slots.length) : said;
  const groups = distribute(work, slots, own, ctx);
  const [body] = announcing.bodies;
  const unneeded = announcing.declined === true && body !== undefined ? targetsOfMay(body) : NONE;
  const targets: (readonly Target[])[] = [];
  // "… that shares a color with it": of a target chosen before (601.2c), where its number is that of its place.
  const alone = announcing.bodies.length === 1 && slots.length === announcing.bodies[0]?.targets.length;
  const outer = ctx;
  slots.forEach((spec, index) => {
    const ctx: Ctx = alone && (outer.targets ?? []).length === 0 ? { ...outer, targets } : outer;
    const { min: least, max } = bounds(work, spec, ctx);
    const min = unneeded.has(index) ? 0 : least;
    const taken = targets.flat();
    const group = groups[index] ?? automatic(work, spec, min, announcing, ctx, index, taken);
    if (group.length < min) {
      refuse({
        code: 'target.missing',
        rule: ruleOf(announcing),
        slot: { slot: 'target', index, inner: group.length },
        values: { min, ...asked(spec), ...enchants(announcing) },
        legal: legalTargets(work.game, spec, ctx, announcing.source),
      });
    }
    if (group.length > max) {
      refuse({ code: 'target.tooMany', rule: '601.2c', slot: { slot: 'target', index, inner: max }, values: { max } });
    }
    checkEach(work, spec, group, index, ctx);
    group.forEach((target, inner) => {
      checkOne(work, spec, target, { index, inner }, announcing, ctx);
      const twice = group.findIndex((other) => sameTarget(other, target)) !== inner;
      if (twice || (spec.other === true && taken.some((other) => sameTarget(other, target)))) {
        refuse({ code: 'target.twice', rule: '115.3', slot: { slot: 'target', index, inner } });
      }
    });
    targets.push(group);
  });
  return targets;
};

/** Nothing was said of this "target": none if that is allowed; the only legal one where the trigger goes by itself. */
const automatic = (
  work: Work,
  spec: TargetSpec,
  min: number,
  announcing: Announcing,
  ctx: Ctx,
  index: number,
  taken: readonly Target[],
): readonly Target[] => {
  if (min === 0) return [];
  const legal = legalTargets(work.game, spec, ctx, announcing.source).filter(
    (target) => spec.other !== true || !taken.some((other) => sameTarget(other, target)),
  );
  if (announcing.auto === true && legal.length === min) return legal;
  return refuse({
    code: legal.length < min ? 'target.none' : 'target.missing',
    rule: ruleOf(announcing),
    slot: { slot: 'target', index, inner: 0 },
    values: { min, ...asked(spec), ...enchants(announcing) },
    legal,
  });
};

const amountDivided = (instruction: Instruction): Amount | undefined => {
  switch (instruction.do) {
    case 'damage':
      return instruction.divided === true ? instruction.amount : undefined;
    case 'putCounters':
      return instruction.divided === true ? instruction.count : undefined;
    case 'continuous': {
      const [operation] = instruction.effect.operations;
      const rule = operation?.op === 'rule' && operation.rule.rule === 'preventDamage' ? operation.rule : undefined;
      return rule?.divided === true ? rule.amount : undefined;
    }
    default:
      return undefined;
  }
};

/** What is divided, wherever it stands in the text; X may be what the text says it is. */
const dividedAmount = (bodies: readonly EffectBody[], modes: readonly number[]): Amount | undefined => {
  for (const body of bodies) {
    for (const instruction of body.instructions) {
      if (instruction.do === 'modes') {
        const inner = dividedAmount(chosenBodies(instruction, modes), []);
        if (inner !== undefined) return inner;
      }
      const amount = amountDivided(instruction);
      if (amount !== undefined) return amount.kind === 'x' ? (body.whereX ?? amount) : amount;
    }
  }
  return undefined;
};

const checkDivision = (
  work: Work,
  slots: readonly TargetSpec[],
  { targets, modes }: Pick<Announced, 'targets' | 'modes'>,
  announcing: Announcing,
  ctx: Ctx,
): readonly number[] => {
  const index = slots.findIndex((spec) => spec.divided === true);
  const said = announcing.announce.division ?? [];
  if (index < 0) {
    if (said.length > 0) refuse({ code: 'division.none', rule: '601.2d', slot: { slot: 'division' } });
    return [];
  }
  const count = targets[index]?.length ?? 0;
  const amount = dividedAmount(announcing.bodies, modes);
  const total = amount === undefined ? undefined : amountIn(work.game, amount, ctx);
  if (said.length === 0 && count <= 1) return total === undefined || count === 0 ? [] : [total];
  if (said.length === 0) {
    return refuse({ code: 'division.missing', rule: '601.2d', slot: { slot: 'division' }, values: { targets: count } });
  }
  const sum = said.reduce((so, part) => so + part, 0);
  if (said.length !== count || said.some((part) => part < 1) || (total !== undefined && sum !== total)) {
    return refuse({
      code: 'division.illegal',
      rule: '601.2d',
      slot: { slot: 'division' },
      values: { targets: count, ...(total === undefined ? {} : { total }) },
    });
  }
  return said;
};

const mentionsX = (bodies: readonly EffectBody[]): boolean =>
  some('body', bodies, { amount: ({ kind }) => kind === 'x' });

/** "X can't be 0." */
const isNotZero = (bodies: readonly EffectBody[]): boolean =>
  some('body', bodies, {
    rule: (rule) => rule.rule === 'frame' && rule.frame === 'xNotZero',
    instruction: (one) => one.do === 'deed' && one.deed === 'xNotZero',
  });

/** Modes, X, targets and division of what is being put on the stack; refuses what the rules forbid. */
export const announced = (work: Work, announcing: Announcing): Announced => {
  const unread = announcing.unread === true;
  const fitsTargets = (mode: number): boolean => {
    try {
      checkTargets(work, targetSlots(announcing.bodies, [mode]), announcing, announcing.ctx);
      return true;
    } catch (error) {
      // its targets may still be named
      if (error instanceof Refused) return error.problem.code === 'target.missing';
      throw error;
    }
  };
  const { costs = [], modes: said } = announcing.announce;
  const isEntwined = costs.some((name) => name.toLowerCase() === 'entwine');
  const modal = modesAmong(announcing.bodies);
  const of = { source: announcing.source, ability: announcing.ctx.ability };
  const taken = modal === undefined ? [] : takenModes(work, of, modal);
  const own = modal === undefined && announcing.castsLater === true ? undefined : said;
  const modes = unread ? [] : checkModes(announcing.bodies, own, fitsTargets, isEntwined, taken);
  const x = announcing.announce.x;
  if (x === undefined && announcing.needsX) {
    refuse({ code: 'x.missing', rule: '601.2b', slot: { slot: 'x' } });
  }
  const named = costs.length > 0;
  if (x !== undefined && !announcing.needsX && !unread && !named && !mentionsX(announcing.bodies)) {
    refuse({ code: 'x.unasked', rule: '107.3', slot: { slot: 'x' } });
  }
  const least = x === 0 && isNotZero(announcing.bodies) ? 1 : 0;
  if (x !== undefined && (!Number.isInteger(x) || x < least)) {
    refuse({ code: 'x.illegal', rule: '107.1b', slot: { slot: 'x' } });
  }
  // What can't be known of a target is noted: what is legal and what is not rests on it.
  const ctx: Ctx = {
    ...announcing.ctx,
    ...(x === undefined ? {} : { x }),
    note: (note) => noteNotModelled(work, note.code, note.values, note.object),
  };
  const slots = targetSlots(announcing.bodies, modes);
  const targets = checkTargets(work, slots, announcing, ctx);
  const division = unread ? [] : checkDivision(work, slots, { targets, modes }, announcing, ctx);
  if (modal !== undefined) keepModes(work, of, modal, modes);
  return { targets, modes, division, ...(x === undefined ? {} : { x }) };
};
