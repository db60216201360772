// Keyword actions (701) and emblems (114), as far as a scenario's board shows them; the rest is noted.
import type { DeedPart, EffectBody, Instruction, ObjectRef, PlayerRef } from '../../cards/ability.ts';
import { showsOnBoard, takesTop } from '../../cards/oracle/deedFrames.ts';
import { actionNamed } from '../../keywords/actions.ts';
import { some } from '../../terms/walk.ts';
import { isMatch, playersIn, selectIn } from '../ask.ts';
import { discardIt } from '../costs.ts';
import { enterBattlefield } from '../enter.ts';
import { DISGUISED } from '../faceDown.ts';
import type { ObjectId } from '../ids.ts';
import { objectsFor } from '../refs.ts';
import { bindingsOf, ctxOf, type Resolution } from '../resolution.ts';
import { addEffect, changeObject, happen, noteNotModelled, takeEffectId, takeTimestamp, type Work } from '../work.ts';
import { zoneOf } from '../zones.ts';
import { beginEffect } from './continuous.ts';
import { forEachOf, meanPlayers } from './eachPlayer.ts';
import { moveObjects } from './move.ts';
import { lookFor } from './searching.ts';
import { chooseNewTargets } from './stackCopies.ts';
import { tokens } from './things.ts';

type Of<K extends Instruction['do']> = Extract<Instruction, { do: K }>;

/** One keyword action: investigating makes a Clue (701.16); others are noted where they would matter. */
export const keywordAction = (work: Work, r: Resolution, instruction: Of<'action'>): void => {
  if (instruction.verb === 'investigate') {
    tokens(work, r, {
      do: 'createToken',
      player: { kind: 'you' },
      count: { kind: 'number', value: 1 },
      token: { types: ['Artifact'], subtypes: ['Clue'], colors: [], abilities: [], predefined: 'Clue' },
    });
    return;
  }
  if (instruction.verb === 'class level' && r.self !== undefined && instruction.amount?.kind === 'number') {
    // Its level is no counter: it stays whatever the permanent becomes (716.2b).
    changeObject(work, r.self, { classLevel: instruction.amount.value });
    return;
  }
  if (instruction.verb === 'cloak' && instruction.what !== undefined) {
    cloak(work, r, instruction.what);
    return;
  }
  if (actionNamed(instruction.verb)?.is !== 'given') noteNotModelled(work, 'instruction', { verb: instruction.verb });
  happen(work, { event: 'inert', player: r.you, values: { verb: instruction.verb } });
};

/** Cloaking (701.58a): face down onto the battlefield, a 2/2 with ward {2}, to be turned up as what is manifested is. */
const cloak = (work: Work, r: Resolution, what: ObjectRef): void => {
  const made: ObjectId[] = [];
  for (const object of objectsFor(work, r, what)) {
    const id = enterBattlefield(work, {
      what: { object },
      under: r.you,
      as: { faceDown: 'manifested', faceDownValues: DISGUISED },
      queue: r.queue,
    });
    if (id !== undefined) made.push(id);
  }
  r.that.previous = made;
};

/** A clause that is read and not carried out: an event, and a note where a scenario could show what it changes. */
export const deed = (work: Work, r: Resolution, instruction: Of<'deed'>): void => {
  if (skipsUntapStep(work, r, instruction)) return;
  if (instruction.deed === 'search') lookFor(work, r, instruction);
  // "Choose one of those creatures.": chosen here, and spoken of later.
  const [part] = instruction.parts;
  if (instruction.deed === 'chooseOf' && part?.part === 'objects') {
    if (part.ref.kind === 'target') {
      r.that.previous = objectsFor(work, r, part.ref);
      return;
    }
    if (part.ref.kind === 'choose') {
      chooseOf(work, r, instruction.player ?? { kind: 'you' }, part.ref);
      return;
    }
  }
  if (instruction.deed === 'newTargets' && part?.part === 'objects') {
    chooseNewTargets(work, r, part.ref);
    return;
  }
  if ((instruction.deed === 'shuffleInto' || instruction.deed === 'shuffleIntoLibrary') && part?.part === 'objects') {
    shuffleIn(work, r, instruction, part.ref);
    return;
  }
  const random = instruction.parts.some((one) => one.part === 'optional' && one.parts !== undefined);
  if (
    instruction.deed === 'discardThat' &&
    part?.part === 'objects' &&
    !random &&
    discards(work, r, instruction, part.ref)
  )
    return;
  if (instruction.deed === 'revealHand') {
    const players = playersIn(work.game, instruction.player ?? { kind: 'you' }, ctxOf(r));
    r.that.revealed = players.flatMap((player) => zoneOf(work.game, 'hand', player));
    meanPlayers(r, instruction.player ?? { kind: 'you' }, players);
  }
  // Flashback, the first of those words: what it costs is never paid, only said.
  if (
    instruction.deed === 'gainKeywordOfCards' &&
    instruction.subject !== undefined &&
    part?.part === 'choice' &&
    part.choice === 0
  ) {
    const operations = [{ op: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'flashback' }] }] as const;
    beginEffect(
      work,
      r,
      { subject: { kind: 'objects', ref: instruction.subject }, operations },
      { until: 'endOfTurn' },
    );
    return;
  }
  if (showsOnBoard(instruction.deed)) noteNotModelled(work, 'instruction', { verb: instruction.deed });
  happen(work, { event: 'inert', player: r.you, values: { verb: instruction.deed } });
};

/** Whether a text does something with the top of a library, which nobody knows once it is shuffled. */
const speaksOfTop = (body: EffectBody): boolean =>
  some('body', body, {
    ref: (ref) => ref.kind === 'top',
    instruction: (one) =>
      one.do === 'draw' ||
      one.do === 'mill' ||
      (one.do === 'move' && (one.position === 'top' || one.position === 'topOrBottom')) ||
      (one.do === 'deed' && takesTop(one.deed)),
    place: ({ position }) => position === 'top' || position === 'topOrBottom',
    ability: () => 'pass',
  });

/** "Shuffles it into their library": it goes to its owner's (400.3, 701.24e); the order there is taken as given. */
const shuffleIn = (work: Work, r: Resolution, { deed: verb, player }: Of<'deed'>, what: ObjectRef): void => {
  if (speaksOfTop(r.body)) noteNotModelled(work, 'instruction', { verb });
  const go = (): void => moveObjects(work, r, { do: 'move', what, to: 'library', position: 'shuffled' });
  if (player === undefined || player.kind === 'you') {
    go();
    return;
  }
  const players = playersIn(work.game, player, ctxOf(r));
  forEachOf(r, players, go);
  meanPlayers(r, player, players);
};

/** "Draw a card and reveal it. … Discard it", "that player discards that card": whether what is to be discarded is known. */
const discards = (work: Work, r: Resolution, { player }: Of<'deed'>, ref: ObjectRef): boolean => {
  if (ref.kind === 'that' ? r.that[ref.antecedent] === undefined : ref.kind !== 'all') return false;
  // "Discards all land cards": those in that player's hand (701.9a).
  const known =
    ref.kind === 'all'
      ? playersIn(work.game, player ?? { kind: 'you' }, ctxOf(r))
          .flatMap((one) => zoneOf(work.game, 'hand', one))
          .filter((id) => isMatch(work.game, ref.selection.filter, id, ctxOf(r)))
      : objectsFor(work, r, ref);
  if (known.length > 0 && known.every((id) => work.game.objects.get(id)?.zone !== 'hand')) return false;
  for (const id of known) {
    const object = work.game.objects.get(id);
    if (object?.zone === 'hand') discardIt(work, id, object.owner);
  }
  r.that.discarded = known;
  return true;
};

/**
 * "Each player chooses a creature they control": each in turn order (101.4, 608.2e). What all of them have chosen is spoken of later,
 * and so is the rest of what they chose from.
 */
const chooseOf = (work: Work, r: Resolution, who: PlayerRef, ref: Extract<ObjectRef, { kind: 'choose' }>): void => {
  const chosen: ObjectId[] = [];
  const among: ObjectId[] = [];
  const players = playersIn(work.game, who, ctxOf(r));
  forEachOf(r, players, () => {
    among.push(...selectIn(work.game, ref.selection, ctxOf(r)));
    chosen.push(...objectsFor(work, r, ref));
  });
  meanPlayers(r, who, players);
  r.that.chosen = chosen;
  r.that.previous = chosen;
  r.that.rest = among.filter((id) => !chosen.includes(id));
  happen(work, { event: 'chose', values: { what: 'object' } });
};

/** Which of its alternatives names one untap step in the frame of skipping what comes next. */
const UNTAP_STEP = 2;

/** "Skips their next untap step": nothing of theirs untaps in that step (500.11, 502). */
const skipsUntapStep = (work: Work, r: Resolution, instruction: Of<'deed'>): boolean => {
  const isUntapStep = (part: DeedPart): boolean => part.part === 'choice' && part.choice === UNTAP_STEP;
  if (instruction.deed !== 'skipNext' || !instruction.parts.some(isUntapStep)) return false;
  for (const player of playersIn(work.game, instruction.player ?? { kind: 'you' }, ctxOf(r))) {
    const id = takeEffectId(work);
    addEffect(work, {
      id,
      source: r.source,
      controller: r.you,
      timestamp: takeTimestamp(work),
      affected: { kind: 'players', players: [player] },
      operations: [{ op: 'rule', rule: { rule: 'noUntapStep' } }],
      duration: { spec: { until: 'controllersNextUntap' }, turn: work.game.turn.number, player },
      cause: work.cause,
      bindings: bindingsOf(r),
    });
    happen(work, { event: 'effectBegan', effect: id, rule: '614.10' });
  }
  return true;
};

/** An emblem's static abilities go on for the rest of the game, with the timestamp of its making (114.4); others are noted. */
export const emblem = (work: Work, r: Resolution, instruction: Of<'emblem'>): void => {
  for (const player of playersIn(work.game, instruction.player, ctxOf(r))) {
    const timestamp = takeTimestamp(work);
    for (const ability of instruction.abilities) {
      if (ability.kind !== 'static') {
        noteNotModelled(work, 'instruction', { verb: 'emblem' });
        continue;
      }
      for (const effect of ability.effects) {
        const id = takeEffectId(work);
        addEffect(work, {
          id,
          source: { ...r.source, rule: '114.1' },
          controller: player,
          timestamp,
          affected: { kind: 'open' },
          operations: effect.operations,
          subject: effect.subject,
          duration: { spec: { until: 'none' }, turn: work.game.turn.number, player },
          ...(effect.condition === undefined ? {} : { condition: effect.condition }),
          cause: work.cause,
          bindings: bindingsOf(r),
        });
        happen(work, { event: 'effectBegan', effect: id, rule: '114.4' });
      }
    }
  }
};
