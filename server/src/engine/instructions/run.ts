// Following instructions in order (608.2c): one case a kind of instruction; what is not modelled is noted, never passed over.

import type { Condition, CostPart, EffectBody, Filter, Instruction, ObjectRef } from '../../cards/ability.ts';
import { mentionsX } from '../../cards/oracle/whereX.ts';
import { assertNever } from '../../rules/util.ts';
import { asksIfDone } from '../../terms/asks.ts';
import { some } from '../../terms/walk.ts';
import { chosenBodies } from '../announce.ts';
import { amountIn, conditionHolds, playersIn, selectIn } from '../ask.ts';
import { attachTo } from '../attach.ts';
import type { AbilityInstance } from '../characteristics.ts';
import { choose } from '../choose.ts';
import { changeLife } from '../damage.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { inMoment } from '../moment.ts';
import { isReflexive, ownPart, ownTargets, reflexiveAt } from '../reflexive.ts';
import { objectsFor } from '../refs.ts';
import { ctxBefore, ctxOf, type Resolution } from '../resolution.ts';
import { staysWhereItIs } from '../whyNot.ts';
import {
  changeObject,
  changePlayer,
  happen,
  noteNotModelled,
  objectOf,
  playerOf,
  spend,
  type Work,
  warn,
} from '../work.ts';
import { deed, emblem, keywordAction } from './actions.ts';
import { beginEffect, whether } from './continuous.ts';
import { damage, fight } from './deal.ts';
import { ctxOfPlayer, forEachOf, forEachWithTargets, isGroup, toldToOne, withXOfEach } from './eachPlayer.ts';
import { withWordsChosen } from './fill.ts';
import { hostFor } from './hostFor.ts';
import { followsLeave, joined, toldLater } from './joined.ts';
import { keepChoice } from './keepChoice.ts';
import { delay, forgoes, setOff } from './later.ts';
import { addMana } from './mana.ts';
import { moveObjects } from './move.ts';
import { keepSets } from './namedSets.ts';
import { exchangeControl, preventDamage, simple } from './others.ts';
import { payNow } from './payNow.ts';
import { onPlayers } from './players.ts';
import { sacrifice } from './sacrifice.ts';
import { search, searchAway } from './searching.ts';
import { castNow, copySpells } from './stackCopies.ts';
import { counters, tokens } from './things.ts';
import { doneThisWay, heldThisWay, pastObjects } from './thisWay.ts';

/** "Do this only once each turn": done, it is not done again. */
const markDone = (work: Work, r: Resolution): void => {
  const object = objectOf(work, r.self);
  if (object === undefined || r.ability?.ability.kind !== 'triggered') return;
  if (r.ability.ability.limits?.doOncePerTurn !== true) return;
  const mark = doneMark(r.ability);
  changeObject(work, object.id, {
    activations: { ...object.activations, [mark]: (object.activations[mark] ?? 0) + 1 },
  });
};

/** Under what an object remembers that this has been done this turn. */
const doneMark = (ability: AbilityInstance): string => `done:${ability.key}`;

/** Whether what an ability does only once each turn has been done. */
const isDoneThisTurn = (work: Work, r: Resolution): boolean =>
  r.ability?.ability.kind === 'triggered' &&
  r.ability.ability.limits?.doOncePerTurn === true &&
  (objectOf(work, r.self)?.activations[doneMark(r.ability)] ?? 0) > 0;

/** "You may cast sorcery spells this turn as though they had flash": leave for later, nothing is asked now (601.3b). */
const permit = (work: Work, r: Resolution, { who, then }: Extract<Instruction, { do: 'may' }>): boolean => {
  const [only, more] = then;
  if (only?.do !== 'deed' || more !== undefined) return false;
  // How mana may be spent makes no difference where none is paid.
  // Targets are named where they change; who names none leaves them as they are.
  if (only.deed === 'newTargets') deed(work, r, only);
  if (only.deed !== 'castFlash') return only.deed === 'newTargets' || only.deed === 'asThoughMana';
  const rule = { rule: 'frame', frame: 'flashAll', parts: [{ part: 'player', player: who }, ...only.parts] } as const;
  beginEffect(work, r, { subject: { kind: 'rules' }, operations: [{ op: 'rule', rule }] }, { until: 'thisTurn' });
  return true;
};

const pay = (work: Work, r: Resolution, costs: readonly CostPart[], who: PlayerId): void =>
  payNow(work, r, costs, who, (then) => run(work, r, then));

const may = (work: Work, r: Resolution, instruction: Extract<Instruction, { do: 'may' }>): void => {
  if (isDoneThisTurn(work, r)) {
    happen(work, { event: 'didNothing', rule: '603.2' });
    return;
  }
  if (permit(work, r, instruction)) return;
  const all = playersIn(work.game, instruction.who, ctxOf(r));
  if (isGroup(instruction.who)) {
    // Each of them is asked, in turn order (101.4).
    const then = toldToOne(instruction.then, instruction.who);
    forEachOf(r, all, () => may(work, r, { ...instruction, who: { kind: 'thatPlayer' }, then }));
    return;
  }
  const who = all[0] ?? r.you;
  if (whether(r)) {
    markDone(work, r);
    if (instruction.cost !== undefined) pay(work, r, instruction.cost, who);
    // Whoever copies something controls the copy (706.9).
    const copies = who !== r.you && instruction.then.some((one) => one.do === 'copySpell');
    const at = reflexiveAt(instruction.then);
    run(work, copies ? { ...r, you: who } : r, at < 0 ? instruction.then : instruction.then.slice(0, at));
    if (at >= 0 && r.done) setOff(work, r, instruction.then.slice(at));
    return;
  }
  happen(work, { event: 'declined', player: who });
  r.done = false;
  forgoes(work, r, instruction.then, true);
  run(work, r, instruction.otherwise ?? []);
};

const unless = (work: Work, r: Resolution, instruction: Extract<Instruction, { do: 'unless' }>): void => {
  const [first] = instruction.then;
  const group = first !== undefined && 'player' in first ? first.player : undefined;
  if (group !== undefined && instruction.who.kind === 'thatPlayer' && isGroup(group)) {
    const then = toldToOne(instruction.then, group);
    forEachOf(r, playersIn(work.game, group, ctxOf(r)), () => unless(work, r, { ...instruction, then }));
    return;
  }
  const who = playersIn(work.game, instruction.who, ctxOf(r))[0];
  const value =
    who === undefined
      ? undefined
      : choose(r.queue, { what: 'pay', rule: '118.12a', options: [{ kind: 'yes' }, { kind: 'no' }] });
  if (value?.kind === 'yes' && who !== undefined) pay(work, r, instruction.cost, who);
  else run(work, r, instruction.then);
};

const modes = (work: Work, r: Resolution, instruction: Extract<Instruction, { do: 'modes' }>): void => {
  const outer = { body: r.body, targets: r.targets };
  for (const body of chosenBodies(instruction, r.modes)) runBody(work, r, body);
  r.body = outer.body;
  r.targets = outer.targets;
};

/** "If you do", "if the player can't": whether the instruction before was done (608.2c); else a condition like any other. */
const holdsNow = (work: Work, r: Resolution, condition: Condition): boolean => {
  if (condition.kind === 'not') return !holdsNow(work, r, condition.of);
  if ((condition.kind === 'objectDid' || condition.kind === 'playerDid') && condition.when === 'thisWay')
    return heldThisWay(work, r, condition) ?? conditionHolds(work.game, condition, ctxOf(r));
  // "If it's a creature", of what would have come onto the battlefield: a permanent, no card elsewhere (109.2).
  if (!r.done && condition.kind === 'is' && condition.past !== true && condition.ref.kind === 'that') {
    const isBrought = (id: ObjectId): boolean => work.game.objects.get(id)?.zone === 'battlefield';
    if (condition.filter.kind === 'type' && !objectsFor(work, r, condition.ref).some(isBrought)) return false;
  }
  if (condition.kind !== 'history') {
    const isControlledBefore = (one: Filter): boolean => one.kind === 'controlledBy' && one.past === true;
    const isOfPast = (one: Condition): boolean => one.kind === 'is' && one.past === true;
    const past =
      r.entered.size > 0 && some('condition', condition, { condition: isOfPast, filter: isControlledBefore });
    return conditionHolds(work.game, condition, past ? ctxBefore(r) : ctxOf(r));
  }
  const asked = asksIfDone(condition);
  if (asked === 'done') return r.done && !followsLeave(work, r, condition);
  if (asked === 'not done') return !r.done;
  return conditionHolds(work.game, condition, ctxOf(r));
};

/** Whether a verb that is not carried out could have changed anything: an order of cards only where there are some. */
const matters = (work: Work, r: Resolution, verb: string): boolean => {
  switch (verb) {
    case 'shuffle':
    case 'search': // carried out above
    case 'you may pay': // to end the effect: no line says so
      return false;
    case 'scry':
    case 'surveil':
    case 'fateseal':
      return work.game.players.some(({ id }) => (id === r.you) === (verb !== 'fateseal') && hasLibrary(work, id));
    default:
      return true;
  }
};

const hasLibrary = (work: Work, player: PlayerId): boolean => (work.game.zones[`library:${player}`] ?? []).length > 0;

const one = (work: Work, r: Resolution, instruction: Instruction): void => {
  spend(work, 'instructions');
  if (instruction.do !== 'if') r.done = true;
  switch (instruction.do) {
    case 'continuous':
      beginEffect(work, r, instruction.effect, instruction.duration);
      return;
    case 'createToken':
    case 'createTokenCopy':
      tokens(work, r, instruction);
      return;
    case 'copySpell':
      copySpells(work, r, instruction);
      return;
    case 'cast':
      castNow(work, r, instruction);
      return;
    case 'putCounters':
    case 'removeCounters':
      counters(work, r, instruction);
      return;
    case 'simple':
      simple(work, r, instruction);
      return;
    case 'move':
      moveObjects(work, r, instruction);
      return;
    case 'attach': {
      const asThough = instruction.asThough === undefined ? undefined : 'creature';
      const attaching = objectsFor(work, r, instruction.what);
      // "Attach an Equipment you control to it. Unattach that Equipment …": the one chosen.
      if (instruction.what.kind === 'choose') r.that.previous = attaching;
      for (const id of attaching) {
        const host = hostFor(work, r, id, instruction.to);
        if (host === undefined || attachTo(work, id, host, asThough)) continue;
        warn(work, staysWhereItIs(work.game, id, host, 'verb', asThough));
        happen(work, { event: 'didNothing', object: id, rule: '303.4h' });
      }
      return;
    }
    case 'exchangeControl':
      exchangeControl(work, r, instruction);
      return;
    case 'damage':
      damage(work, r, instruction);
      return;
    case 'fight':
      fight(work, r, instruction);
      return;
    case 'draw':
    case 'discard':
    case 'mill':
    case 'gainLife':
    case 'loseLife':
    case 'discardHand':
      onPlayers(work, r, instruction);
      return;
    case 'sacrifice':
      sacrifice(work, r, instruction);
      return;
    case 'setLife':
      for (const player of playersIn(work.game, instruction.player, ctxOf(r))) {
        const amount = amountIn(work.game, instruction.amount, ctxOfPlayer(r, instruction.player, player));
        changeLife(work, player, amount - playerOf(work.game, player).life);
      }
      return;
    case 'addMana':
      addMana(work, r, instruction);
      return;
    case 'prevent':
      preventDamage(work, r, instruction);
      return;
    case 'choose':
      keepChoice(work, r, instruction);
      return;
    case 'may':
      may(work, r, instruction);
      return;
    case 'unless':
      unless(work, r, instruction);
      return;
    case 'if':
      if (holdsNow(work, r, instruction.condition))
        (isReflexive(instruction) ? setOff : run)(work, r, instruction.then);
      else {
        // "If you do" of the next sentence asks for this one.
        r.done &&= instruction.otherwise !== undefined || instruction.condition.kind === 'history';
        forgoes(work, r, instruction.then);
        run(work, r, instruction.otherwise ?? []);
      }
      return;
    case 'modes':
      modes(work, r, instruction);
      return;
    case 'delayed':
      delay(work, r, instruction);
      return;
    case 'forEach': {
      const { previous } = r.that;
      const named = r.thatPlayer !== undefined;
      const created: ObjectId[] = [];
      const { filter } = instruction.over;
      // "For each of those cards": wherever they are now.
      const ref = filter.kind === 'isRef' ? filter.ref : undefined;
      const those = ref === undefined ? undefined : objectsFor(work, r, ref);
      const isCopy = ref?.kind === 'that' && ref.antecedent === 'copied';
      const over =
        instruction.thisWay === undefined
          ? (those ?? pastObjects(work, r, instruction.over) ?? selectIn(work.game, instruction.over, ctxOf(r)))
          : doneThisWay(work, r, filter, instruction.thisWay);
      for (const id of over) {
        Object.assign(r.that, { previous: [id], created: [], ...(isCopy ? { copied: [id] } : {}) });
        if (!named) delete r.thatPlayer;
        run(work, r, instruction.then);
        created.push(...(r.that.created ?? []));
      }
      // "Those tokens" are all of them.
      r.that.created = created;
      if (previous !== undefined) r.that.previous = previous;
      return;
    }
    case 'action':
      keywordAction(work, r, instruction);
      return;
    case 'chooseTarget':
      r.that.previous = objectsFor(work, r, instruction.what);
      return;
    case 'emblem':
      emblem(work, r, instruction);
      return;
    case 'search':
      search(work, r, instruction);
      return;
    case 'forEachPlayer': {
      const chosen: ObjectId[] = [];
      const created: ObjectId[] = [];
      const choosing = instruction.then.some((one) => one.do === 'choose' && one.what === 'object');
      forEachWithTargets(work, r, playersIn(work.game, instruction.players, ctxOf(r)), instruction.then, () => {
        r.that.created = [];
        run(work, r, instruction.then);
        created.push(...(r.that.created ?? []));
        if (choosing) chosen.push(...(r.that.chosen ?? []));
      });
      // "Those tokens" are those of all of them; what was chosen for each is what was chosen.
      r.that.created = created;
      if (choosing) r.that.chosen = chosen;
      return;
    }
    case 'times': {
      const times = amountIn(work.game, instruction.amount, ctxOf(r));
      spend(work, 'instructions', times);
      for (let time = 0; time < times; time += 1) run(work, r, instruction.then);
      return;
    }
    case 'by':
      forEachOf(r, playersIn(work.game, instruction.player, ctxOf(r)), () => {
        // Whoever copies something controls the copy (706.9).
        const [then] = instruction.then;
        const who = then.do === 'copySpell' ? r.thatPlayer : undefined;
        const { actor } = work;
        work.actor = r.thatPlayer;
        run(work, who === undefined ? r : { ...r, you: who }, instruction.then);
        work.actor = actor;
      });
      return;
    case 'deed':
      deed(work, r, instruction);
      return;
    case 'unread':
      noteNotModelled(work, 'text.unread', { card: r.source.name, text: r.ability?.compiled.text ?? '' }, r.self);
      return;
    case 'inert': {
      if (instruction.verb === 'search') searchAway(work, r, instruction);
      const player = playerOf(work.game, r.you);
      changePlayer(work, r.you, {
        tally: { ...player.tally, [instruction.verb]: (player.tally[instruction.verb] ?? 0) + 1 },
      });
      if (matters(work, r, instruction.verb)) noteNotModelled(work, 'instruction', { verb: instruction.verb });
      happen(work, { event: 'inert', player: r.you, values: { verb: instruction.verb } });
      return;
    }
    default:
      assertNever(instruction);
      return;
  }
};

const isPrevious = (ref: ObjectRef): boolean => ref.kind === 'that' && ref.antecedent === 'previous';

/** Whether an instruction speaks of X before it is followed: of what may be paid first, only in what is paid. */
const asksForX = (instruction: Instruction): boolean =>
  instruction.do === 'may' && instruction.cost !== undefined
    ? mentionsX('cost', instruction.cost)
    : mentionsX('instruction', ownPart(instruction));

/** What X means is found once, when the first instruction that speaks of it is followed (418.3c): it may be of a card discarded just before. */
const fixX = (work: Work, r: Resolution, instruction: Instruction): void => {
  const { whereX } = r.body;
  if (whereX === undefined || r.xFixed || r.x !== undefined || !asksForX(instruction)) return;
  const ctx = ctxOf(r);
  const { note } = ctx;
  // "Each creature gets +X/+X, where X is its power": that is found for each of them.
  const isOfEach = instruction.do === 'continuous' && some('amount', whereX, { ref: isPrevious });
  r.x = amountIn(
    work.game,
    whereX,
    isOfEach ? { ...ctx, note: (one) => one.code === 'antecedent-unknown' || note?.(one) } : ctx,
  );
};

export const run = (work: Work, r: Resolution, instructions: readonly Instruction[]): void => {
  const kept = new Set<string>();
  for (let index = 0; index < instructions.length; index += 1) {
    const instruction = instructions[index];
    if (instruction === undefined) break;
    keepSets(work, r, instruction, kept);
    // By the seeds that effect begins once the permanent is there, a moment later (418.2).
    const asItEnters = work.game.edition.policies.entersWithEffect === 'asItEnters';
    const next = instructions[index + 1];
    const both = (asItEnters ? joined(instruction, next) : undefined) ?? toldLater(instruction, next);
    if (both !== undefined) index += 1;
    const told = withXOfEach(r, both ?? instruction);
    fixX(work, r, told);
    inMoment(work, () => one(work, r, withWordsChosen(r, told)));
  }
};

/** Follows instructions in order, each a moment of its own. */
export const runInstructions = run;

/** Follows one body: its targets are the next ones of the text, its X is fixed (418.3c). */
export const runBody = (work: Work, r: Resolution, body: EffectBody): void => {
  r.body = body;
  r.targets = [...(r.fixedTargets ?? []), ...r.pending.splice(0, ownTargets(body).length)];
  if (body.whereX !== undefined && !r.xFixed) delete r.x;
  if (body.instructions.length === 0 && body.targets.length > 0) noteNotModelled(work, 'body', {});
  run(work, r, body.instructions);
};
