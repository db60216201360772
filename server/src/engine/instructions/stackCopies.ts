// Copying spells and abilities on the stack (706.9–706.9c): all decisions come along, choices of the resolution do not.

import type { Filter, Instruction, ObjectRef } from '../../cards/ability.ts';
import { some } from '../../terms/walk.ts';
import { modesOf, targetSlots } from '../announce.ts';
import { amountIn, boardOf, isMatch, selectIn } from '../ask.ts';
import { bestowedBy, bestowIt } from '../bestow.ts';
import { castSpell, needsX, tellTargets } from '../cast.ts';
import { chooseObjects, namedNext, sameTarget } from '../choose.ts';
import { copyOf } from '../copying.ts';
import type { Answers, GameObject, ObjectBase, StackDecisions, Target } from '../game.ts';
import type { CardId, ObjectId } from '../ids.ts';
import { explainIllegalTarget, legalTargets } from '../legality.ts';
import { objectsFor, whereItWent } from '../refs.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import { bodiesOfSpell } from '../spellText.ts';
import { aimedAt, askerOnStack, slotsOnStack } from '../stackTargets.ts';
import { withTargetReasons } from '../whyNot.ts';
import { changeObject, happen, noteNotModelled, objectOf, refuse, spend, takeCardId, type Work } from '../work.ts';
import { addObject, lastKnownIn } from '../zones.ts';

type CopySpell = Extract<Instruction, { do: 'copySpell' }>;

const baseOfCopy = (
  work: Work,
  r: Resolution,
  original: GameObject,
  instruction: CopySpell,
): ObjectBase | undefined => {
  // 706.9b: the source of a copied ability is the original's.
  if (original.base.kind === 'ability') return original.base;
  const copied = copyOf(
    work.game,
    original,
    instruction.exceptions,
    {
      mark: 'own',
      timestamp: work.game.clock,
      choices: original.choices,
      cause: work.cause,
      ...(r.ability === undefined ? {} : { thisAbility: r.ability }),
    },
    ctxOf(r),
  );
  if (copied === undefined) return undefined;
  const chain = original.base.kind === 'copy' ? original.base.chain : [];
  return {
    kind: 'copy',
    of: 'spell',
    values: copied.values,
    chain: [...chain, copied.link],
    ...(copied.card === undefined ? {} : { card: copied.card }),
  };
};

/** 706.11: a copy of a card that is no spell lies beside it, until it is cast. */
const copyCard = (work: Work, r: Resolution, original: GameObject, instruction: CopySpell): ObjectId | undefined => {
  const base = baseOfCopy(work, r, original, instruction);
  if (base?.kind !== 'copy') return undefined;
  spend(work, 'objects');
  const copy = addObject(work, {
    card: takeCardId(work),
    base: { ...base, of: 'card' },
    zone: original.zone,
    owner: r.you,
    controller: r.you,
    cause: work.cause,
  });
  happen(work, { event: 'copied', object: copy, target: { object: original.id }, player: r.you, rule: '706.11' });
  return copy;
};

/** "A sorcery spell from your hand": the card that it is before it is cast. */
const asCard = (ref: ObjectRef): ObjectRef => {
  if (ref.kind !== 'choose' || ref.selection.filter.kind !== 'and') return ref;
  const of = ref.selection.filter.of.filter(({ kind }) => kind !== 'spell');
  return { ...ref, selection: { filter: { kind: 'and', of } } };
};

/** The filter that says of what one may choose, and the rest of the words. */
const among = (filter: Filter): { readonly ref: ObjectRef; readonly others: readonly Filter[] } | undefined => {
  const parts = filter.kind === 'and' ? filter.of : [filter];
  const of = parts.find((part) => part.kind === 'isRef');
  return of?.kind === 'isRef' ? { ref: of.ref, others: parts.filter((part) => part !== of) } : undefined;
};

const cardIn = (work: Work, id: ObjectId): CardId | undefined => lastKnownIn(work.game, id)?.card;

/** Which of the cards or copies spoken of are cast: those named by what they are or were copied from, else all that may be (608.2d). */
const chosenToCast = (
  work: Work,
  r: Resolution,
  choice: Extract<ObjectRef, { kind: 'choose' }>,
  { ref, others }: NonNullable<ReturnType<typeof among>>,
): readonly ObjectId[] => {
  const pool = objectsFor(work, r, ref)
    .map((id) => whereItWent(work, id))
    .filter((id) => boardOf(work.game).objects.get(id)?.types.includes('Land') === false)
    .filter((id) => others.every((filter) => filter.kind === 'spell' || isMatch(work.game, filter, id, ctxOf(r))));
  const count = amountIn(work.game, choice.count, ctxOf(r)) ?? 1;
  const chosen: ObjectId[] = [];
  while (chosen.length < count) {
    const named = namedNext(r.queue);
    const card = named === undefined ? undefined : cardIn(work, named);
    const meant = pool.find((id) => {
      const base = objectOf(work, id)?.base;
      const copied = base?.kind === 'copy' ? base.chain.at(-1)?.copiedCard : undefined;
      return !chosen.includes(id) && card !== undefined && (copied === card || cardIn(work, id) === card);
    });
    if (meant === undefined) break;
    r.queue.used += 1;
    chosen.push(meant);
  }
  return chosen.length > 0 ? chosen : chooseObjects(r.queue, 'object', '608.2d', pool, count, false);
};

/** What is cast now: a card by the words that say what it is as a spell. */
const toCast = (work: Work, r: Resolution, what: ObjectRef): readonly ObjectId[] => {
  const of = what.kind === 'choose' ? among(what.selection.filter) : undefined;
  return what.kind === 'choose' && of !== undefined
    ? chosenToCast(work, r, what, of)
    : objectsFor(work, r, asCard(what)).map((id) => whereItWent(work, id));
};

/** Casts cards or copies of them while something resolves (706.11, 608.2g); targets and modes said are given out in that order. */
export const castNow = (work: Work, r: Resolution, instruction: Extract<Instruction, { do: 'cast' }>): void => {
  const all = toCast(work, r, instruction.what).filter((id) => objectOf(work, id) !== undefined);
  const { queue } = r;
  all.forEach((id, place) => {
    const bodies = bodiesOfSpell(work.game, id);
    const modal = bodies.some((body) => modesOf(body) !== undefined);
    const modes = modal && !queue.castModesUsed ? queue.answers.modes : undefined;
    if (modes !== undefined) queue.castModesUsed = true;
    const left = queue.answers.targets?.slice(queue.castTargetsUsed) ?? [];
    const slots = targetSlots(bodies, modes ?? []);
    // The last one may be told several for one "target"; what is left then is for another round of this, or too much.
    const most = slots.reduce((sum, { max, count }) => sum + (max === 'any' || count !== undefined ? 99 : max), 0);
    const targets = left.slice(0, place === all.length - 1 ? most : slots.length);
    queue.castTargetsUsed += targets.length;
    castSpell(work, {
      player: r.you,
      card: { object: id },
      announce: {
        ...(targets.length === 0 ? {} : { targets }),
        ...(modes === undefined ? {} : { modes }),
        // 107.3b: without paying its mana cost, X can only be 0
        ...(instruction.free && needsX(work, id) ? { x: 0 } : {}),
      },
      during: true,
    });
  });
};

/** 706.9c: any number may stay, legal or not; each changed one must be legal. */
const retarget = (work: Work, r: Resolution, copy: ObjectId): readonly (readonly Target[])[] => {
  const object = objectOf(work, copy);
  const decisions = object?.stack;
  if (object === undefined || decisions === undefined) return [];
  const said = r.queue.answers.newTargets ?? [];
  const slots = slotsOnStack(work.game, copy);
  const { ctx, source } = askerOnStack(work.game, copy, object.controller);
  return decisions.targets.map((group, index) => {
    const changed = group.map((target) => {
      const wanted = said[r.queue.newTargetsUsed];
      if (wanted === undefined) return target;
      r.queue.newTargetsUsed += 1;
      if (wanted === 'same' || sameTarget(wanted, target)) return target;
      const spec = slots[index];
      if (spec === undefined) return target;
      const illegal = explainIllegalTarget(work.game, spec, wanted, ctx, source);
      if (illegal === undefined) return wanted;
      const why = withTargetReasons(work.game, illegal, spec, wanted, ctx);
      return refuse({
        code: why.code,
        rule: '706.9c',
        slot: { slot: 'newTargets', index: r.queue.newTargetsUsed - 1 },
        because: why.because,
        values: why.values ?? {},
        legal: legalTargets(work.game, spec, ctx, source),
      });
    });
    // One "target" means each object only once (115.3); what stays as it was is not asked.
    changed.forEach((target, inner) => {
      const before = group[inner];
      if (before !== undefined && sameTarget(before, target)) return;
      if (changed.filter((other) => sameTarget(other, target)).length < 2) return;
      const index = r.queue.newTargetsUsed - changed.length + inner;
      refuse({ code: 'target.twice', rule: '115.3', slot: { slot: 'newTargets', index: Math.max(0, index) } });
    });
    return changed;
  });
};

/** "Choose new targets for the copy": any number of them (115.7d, 706.9c). */
export const chooseNewTargets = (work: Work, r: Resolution, what: ObjectRef): void => {
  for (const id of objectsFor(work, r, what)) {
    const stack = objectOf(work, id)?.stack;
    if (stack === undefined) continue;
    const targets = retarget(work, r, id);
    changeObject(work, id, { stack: { ...stack, targets } });
    const before = stack.targets.flat();
    const changed = targets.map((group) => group.filter((target) => !before.some((one) => sameTarget(one, target))));
    tellTargets(work, id, r.you, changed, true);
  }
};

/** What was said beyond this resolution's own choices is for the copies. */
const answersLeft = (r: Resolution): Answers => {
  const { copying, attachedTo } = r.queue.answers;
  return {
    choosing: r.queue.answers.choosing.slice(r.queue.used),
    ...(copying === undefined || r.queue.copied ? {} : { copying }),
    ...(attachedTo === undefined ? {} : { attachedTo }),
  };
};

/** What the copies are aimed at, one after the other, where the text says so (707.10e). */
const aims = (work: Work, r: Resolution, instruction: CopySpell): readonly ObjectId[] | undefined => {
  if (instruction.aimed !== undefined) return objectsFor(work, r, instruction.aimed);
  const { count } = instruction;
  return instruction.spread === undefined || count.kind !== 'count'
    ? undefined
    : selectIn(work.game, count.of, ctxOf(r));
};

/** "That card": what has become of the spell, not the spell as it was. */
/** A spell or ability that has left the stack, as it last was there (608.2h). */
const spellThatWas = (work: Work, id: ObjectId): GameObject | undefined => {
  const was = lastKnownIn(work.game, id)?.was;
  return was?.stack === undefined ? undefined : was;
};

const saysCard = (ref: ObjectRef): boolean => ref.kind === 'that' && ref.noun?.kind === 'card';

/** Puts copies of spells or abilities on the stack; they are neither cast nor activated (706.9). */
export const copySpells = (work: Work, r: Resolution, instruction: CopySpell): void => {
  const count = amountIn(work.game, instruction.count, ctxOf(r));
  const made: ObjectId[] = [];
  const { of } = instruction;
  // "Copy three instant cards chosen at random": of all there are, which no scenario holds.
  if (
    of.kind === 'choose' &&
    of.selection.zone === undefined &&
    some('selection', of.selection, { filter: (one) => one.kind === 'history' && one.event === 'chosen at random' })
  )
    noteNotModelled(work, 'instruction', { verb: 'copySpell' });
  const wanted = aims(work, r, instruction);
  for (const named of objectsFor(work, r, instruction.of)) {
    // 608.2h: a spell that was countered or has resolved meanwhile is copied as it last was on the stack.
    const gone =
      objectOf(work, named) === undefined && !saysCard(instruction.of) ? spellThatWas(work, named) : undefined;
    const id = gone?.id ?? whereItWent(work, named);
    const original = gone ?? objectOf(work, id);
    const decisions = original?.stack;
    if (original !== undefined && original.zone !== 'stack' && original.zone !== 'battlefield') {
      const copy = copyCard(work, r, original, instruction);
      if (copy !== undefined) made.push(copy);
      continue;
    }
    if (original === undefined || decisions === undefined || original.zone !== 'stack') continue;
    spend(work, 'objects', count);
    for (let n = 0; n < count; n += 1) {
      const base = baseOfCopy(work, r, original, instruction);
      if (base === undefined) continue;
      const stack: StackDecisions = {
        ...decisions,
        answers: answersLeft(r),
      };
      const copy = addObject(work, {
        card: takeCardId(work),
        base,
        zone: 'stack',
        owner: r.you,
        controller: r.you,
        cause: work.cause,
        more: { stack, face: original.face, choices: original.choices },
      });
      if (bestowedBy(work.game, id) !== undefined) bestowIt(work, copy);
      const aim = wanted?.[n];
      const aimed = aim === undefined ? undefined : aimedAt(work.game, copy, { object: aim }, r.you);
      const targets = aimed ?? (instruction.newTargets ? retarget(work, r, copy) : stack.targets);
      changeObject(work, copy, { stack: { ...stack, targets } });
      made.push(copy);
      happen(work, { event: 'copied', object: copy, target: { object: id }, player: r.you, rule: '706.9' });
      tellTargets(work, copy, r.you, targets, true);
    }
  }
  if (made.length > 0) r.queue.passedOn = true;
  r.that.copied = made;
};
