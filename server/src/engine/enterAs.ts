// What abilities and rules say of how an object enters or is turned face up (614.1c–e): choices, counters, copies, tapped.
import type { Amount, EntersModification, Instruction, Operation } from '../cards/ability.ts';
import type { EntersAs } from './action.ts';
import { amountIn, type Ctx, conditionHolds, objectsIn, selectIn } from './ask.ts';
import { type AnswerQueue, chooseObjects, chooseWhether } from './choose.ts';
import { addCounters } from './counters.ts';
import { amongOf, chooseAlternative, chooseObject, chooseOne } from './enterChoices.ts';
import { becomeAs, enterAsCopy, enterWithAbilities } from './enterCopy.ts';
import { type EntersFound, entersAbilities, entersRules, turnedUpAbilities } from './enterFind.ts';
import type { LinkedChoice, ObjectBase, Target } from './game.ts';
import type { CardId, ObjectId, PlayerId } from './ids.ts';
import { fill } from './instructions/fill.ts';
import { runInstructions } from './instructions/run.ts';
import { resolutionOf } from './resolution.ts';
import { nameOfSelf, printWanted, qualitiesMissing } from './whyNot.ts';
import { askingIn, changeObject, changeStatus, happen, objectOf, refuse, spend, type Work } from './work.ts';
import { moveTo } from './zones.ts';

export interface Entering {
  /** An object that moves, or something new. */
  readonly what:
    | { readonly object: ObjectId }
    | { readonly card: CardId; readonly base: ObjectBase; readonly owner: PlayerId };
  readonly under: PlayerId;
  readonly as: EntersAs;
  readonly queue: AnswerQueue;
  /** It is on the battlefield already, and is being turned face up. */
  readonly turnedUp?: boolean;
  /** What a resolving Aura spell targeted. */
  readonly host?: Target | undefined;
  /** What an instruction attaches it to: where that is illegal it stays where it is (303.4i). */
  readonly attachedBy?: Target | undefined;
  /** Whether an instruction lets that be enchanted this way, where it says so. */
  readonly mayEnchant?: ((host: Target) => boolean) | undefined;
  /** Effects of the same instruction that apply as it enters (611.2e), begun before anything is decided. */
  readonly asItEnters?: (id: ObjectId) => void;
}

const SETS: readonly string[] = ['setColors', 'types', 'setPT', 'addAbilities'];

/** "As this enters, it becomes the color of your choice": what it becomes sets characteristics, for good (706.2). */
const becomingOf = (instructions: readonly Instruction[]): readonly Operation[] | undefined => {
  const [only, more] = instructions;
  if (only?.do !== 'continuous' || more !== undefined || only.duration.until !== 'none') return undefined;
  const { subject, operations, condition } = only.effect;
  if (subject.kind !== 'objects' || subject.ref.kind !== 'self' || condition !== undefined) return undefined;
  return operations.every(({ op }) => SETS.includes(op)) ? operations : undefined;
};

const keepChoice = (work: Work, id: ObjectId, choice: LinkedChoice): void => {
  const object = objectOf(work, id);
  if (object === undefined) return;
  changeObject(work, id, { choices: [...object.choices, choice] });
  happen(work, { event: 'chose', object: id, values: { what: choice.what, ...valuesOf(choice) } });
};

const valuesOf = ({ value }: LinkedChoice): Record<string, string | number> => {
  switch (value.kind) {
    case 'color':
      return { color: value.color };
    case 'word':
      return { word: value.word };
    case 'number':
      return { value: value.value };
    case 'player':
      return { player: value.player };
    case 'object':
      return { chosen: value.object };
    case 'yes':
    case 'no':
      return { answer: value.kind };
  }
};

const modify = (
  work: Work,
  id: ObjectId,
  entering: Entering,
  found: EntersFound,
  modification: EntersModification,
): void => {
  const ctx: Ctx = {
    you: found.you,
    self: found.holder,
    ability: found.instance,
    affected: id,
    ...askingIn(work),
    ...xOf(work, id, found),
  };
  switch (modification.as) {
    case 'tapped':
      changeStatus(work, id, { tapped: true });
      return;
    case 'untapped':
      changeStatus(work, id, { tapped: false });
      return;
    case 'faceDown':
      changeStatus(work, id, { faceDown: true });
      return;
    case 'attacking':
      return;
    case 'counters':
      addCounters(work, id, modification.counter, amountIn(work.game, modification.count, ctx));
      return;
    case 'abilities':
      enterWithAbilities(work, id, modification.abilities);
      return;
    case 'choose': {
      const value =
        modification.what === 'object'
          ? chooseObject(work.game, entering.queue, modification, ctx)
          : chooseOne(
              work.game,
              entering.queue,
              modification.what,
              amongOf(modification),
              ctx,
              '614.12a',
              modification.between,
            );
      if (value === undefined) return;
      keepChoice(work, id, { acquisition: found.instance.acquisition, what: modification.what, value });
      return;
    }
    case 'become': {
      const chosen = chooseAlternative(entering.queue, modification);
      if (chosen === undefined) return;
      becomeAs(work, id, found, chosen.operations);
      happen(work, { event: 'chose', object: id, values: { what: 'option', word: chosen.words } });
      return;
    }
    case 'copy':
      copyAsItEnters(work, id, entering, found, modification, ctx);
      return;
    case 'copyOfExiled':
      exileToCopy(work, id, entering, found, modification, ctx);
      return;
    case 'instructions': {
      const r = resolutionOf(work, { you: found.you, self: id, queue: entering.queue, ability: found.instance });
      const becoming = becomingOf(modification.instructions);
      if (becoming !== undefined) {
        becomeAs(
          work,
          id,
          found,
          becoming.map((operation) => fill(work, r, operation)),
        );
        return;
      }
      runInstructions(work, r, modification.instructions);
      return;
    }
    case 'attachedTo': {
      const host = objectsIn(work.game, modification.ref, ctx)[0];
      if (host !== undefined) changeObject(work, id, { attachedTo: { object: host } });
      return;
    }
  }
};

/** What X was for the spell; 0 for what was no spell, and for an ability that came by copying as it enters (107.3m). */
const xOf = (work: Work, id: ObjectId, found: EntersFound): { readonly x: number } => ({
  x: found.instance.acquisition.startsWith('e') ? 0 : (objectOf(work, id)?.paid?.x ?? 0),
});

const COPIES: readonly EntersModification['as'][] = ['copy', 'copyOfExiled'];

/** "You may exile two creature cards …. If you do, it enters as a copy of one of those cards" (706.5): which one is what the statement copies. */
const exileToCopy = (
  work: Work,
  id: ObjectId,
  entering: Entering,
  found: EntersFound,
  modification: Extract<EntersModification, { as: 'copyOfExiled' }>,
  ctx: Ctx,
): void => {
  // What it has become a copy of could do the same; the statement has said its one answer.
  if (entering.queue.copiedHere) return;
  const candidates = selectIn(work.game, modification.selection, ctx).filter((other) => other !== id);
  if (candidates.length < modification.count || !chooseWhether(entering.queue, '614.12a')) return;
  const cards = chooseObjects(entering.queue, 'object', '608.2d', candidates, modification.count, false);
  const said = entering.queue.answers.copying;
  const legal = cards.map((object): Target => ({ object }));
  entering.queue.copied = true;
  entering.queue.copiedHere = true;
  if (said === undefined || said === null || !cards.includes(said)) {
    const code = said === undefined || said === null ? 'copying.missing' : 'copying.illegal';
    const values = { asked: printWanted(modification.selection.filter, nameOfSelf(work.game, ctx)) };
    refuse({ code, rule: '706.5', slot: { slot: 'copying' }, values, legal });
    return;
  }
  const { counters } = modification;
  const others = cards.filter((card) => card !== said);
  const many =
    counters === undefined
      ? 0
      : others.reduce((sum, of) => {
          const bound: Amount = { kind: 'property', property: counters.equalTo, of: { kind: 'bound', index: 0 } };
          return sum + amountIn(work.game, bound, { ...ctx, bound: [of] });
        }, 0);
  enterAsCopy(work, id, said, modification.exceptions, found, addCounters, { turnedUp: entering.turnedUp });
  for (const card of cards) {
    happen(work, { event: 'exiled', object: card });
    moveTo(work, card, 'exile');
  }
  if (counters !== undefined && many > 0) addCounters(work, id, counters.counter, many);
};

/** "You may have this enter tapped as a copy of …": who lets it enter as itself leaves all of that (614.12a). */
const modifyAll = (work: Work, id: ObjectId, entering: Entering, found: EntersFound): void => {
  const { modifications, optional } = found.ability;
  const copy = optional === true ? modifications.find((one) => one.as === 'copy') : undefined;
  if (copy !== undefined) {
    const { effects } = work.game;
    modify(work, id, entering, found, copy);
    if (work.game.effects === effects) return;
  }
  for (const one of modifications) if (one !== copy) modify(work, id, entering, found, one);
};

/** "You may have this enter as a copy of …" (706.5): the answer is what the statement copies. */
const copyAsItEnters = (
  work: Work,
  id: ObjectId,
  entering: Entering,
  found: EntersFound,
  modification: Extract<EntersModification, { as: 'copy' }>,
  ctx: Ctx,
): void => {
  const candidates = selectIn(work.game, modification.selection, ctx).filter(
    (other) => other !== id && !work.together.includes(other),
  );
  const how = { until: modification.until, turnedUp: entering.turnedUp };
  const legal = candidates.map((object): Target => ({ object }));
  const said = entering.queue.answers.copying;
  // What it has become a copy of could copy again (706.5); the statement has said its one answer.
  if (entering.queue.copiedHere && modification.optional) return;
  const [one] = candidates;
  // 616.1: of several copy effects each applies in its turn; one that leaves no choice asks for no answer.
  if (entering.queue.copiedHere && one !== undefined && candidates.length === 1) {
    enterAsCopy(work, id, one, modification.exceptions, found, addCounters, how);
    return;
  }
  entering.queue.copied = true;
  entering.queue.copiedHere = true;
  if (said === null) {
    if (modification.optional || candidates.length === 0) return;
    refuse({ code: 'copying.required', rule: '706.5', slot: { slot: 'copying' }, legal });
    return;
  }
  if (said === undefined) {
    const only = one;
    if (only === undefined) return;
    if (modification.optional || candidates.length > 1) {
      const values = {
        asked: printWanted(modification.selection.filter, nameOfSelf(work.game, ctx)),
        ...(modification.optional ? { optional: 1 } : {}),
      };
      refuse({ code: 'copying.missing', rule: '706.5', slot: { slot: 'copying' }, values, legal });
      return;
    }
    enterAsCopy(work, id, only, modification.exceptions, found, addCounters, how);
    return;
  }
  if (!candidates.includes(said)) {
    const { filter } = modification.selection;
    refuse({
      code: said === id || work.together.includes(said) ? 'copying.together' : 'copying.illegal',
      rule: '706.5',
      slot: { slot: 'copying' },
      values: {
        asked: printWanted(filter, nameOfSelf(work.game, ctx)),
        ...(modification.optional ? { optional: 1 } : {}),
      },
      because: qualitiesMissing(work.game, filter, said, ctx),
      legal,
    });
    return;
  }
  enterAsCopy(work, id, said, modification.exceptions, found, addCounters, how);
  return;
};

/** Obeys the rules about how things enter ("creatures your opponents control enter tapped"). */
const obeyRules = (work: Work, id: ObjectId): void => {
  for (const { rule, you, source } of entersRules(work, id)) {
    if (rule.rule === 'entersTapped') changeStatus(work, id, { tapped: true });
    if (rule.rule === 'entersUntapped') changeStatus(work, id, { tapped: false });
    if (rule.rule !== 'entersWithCounters') continue;
    const ctx: Ctx = { you, affected: id, ...askingIn(work), ...(source === undefined ? {} : { self: source }) };
    addCounters(work, id, rule.counter, amountIn(work.game, rule.count, ctx));
  }
};

const allowed = (work: Work, id: ObjectId, entering: Entering, found: EntersFound): boolean => {
  const { condition, optional, modifications } = found.ability;
  const ctx: Ctx = {
    you: found.you,
    self: found.holder,
    ability: found.instance,
    affected: id,
    ...askingIn(work),
    ...xOf(work, id, found),
  };
  if (condition !== undefined && !conditionHolds(work.game, condition, ctx)) return false;
  return (
    optional !== true || modifications.some((one) => one.as === 'copy') || chooseWhether(entering.queue, '614.12a')
  );
};

/** Applies all that is found, each once, copies first: what they bring has its own "as enters" or "as is turned face up" (706.5, 616.1). */
const applyEach = (
  work: Work,
  id: ObjectId,
  entering: Entering,
  find: (work: Work, id: ObjectId) => readonly EntersFound[],
): void => {
  const done = new Set<string>();
  for (;;) {
    const waiting = find(work, id).filter((found) => !done.has(`${found.holder}:${found.instance.key}`));
    const next =
      waiting.find((found) => found.ability.modifications.some((one) => COPIES.includes(one.as))) ?? waiting[0];
    if (next === undefined) return;
    done.add(`${next.holder}:${next.instance.key}`);
    spend(work, 'instructions');
    if (allowed(work, id, entering, next)) modifyAll(work, id, entering, next);
  }
};

/** "As this is turned face up, …" (614.1e, 708.8): part of the turning itself; what it has become a copy of has its say, too (708.11). */
export const applyTurnedUp = (work: Work, id: ObjectId, queue: AnswerQueue): void => {
  const controller = objectOf(work, id)?.controller;
  if (controller === undefined) return;
  const entering: Entering = { what: { object: id }, under: controller, as: {}, queue, turnedUp: true };
  applyEach(work, id, entering, turnedUpAbilities);
};

/** Applies all that says how the object enters, each once, copies first (614.12, 706.5); then the rules in force. */
export const applyEnters = (work: Work, id: ObjectId, entering: Entering): void => {
  applyEach(work, id, entering, entersAbilities);
  obeyRules(work, id);
};
