// The only door to changing a game: perform(game, action, cause). Pure; a refused action gives the same game back.
import type { EffectBody } from '../cards/ability.ts';
import { assertNever } from '../rules/util.ts';
import type { Action, Announcement, CardSource, EntersAs, Outcome, Perform } from './action.ts';
import { activateAbility } from './activate.ts';
import { announced } from './announce.ts';
import { boardOf } from './ask.ts';
import { attachTo } from './attach.ts';
import { bringIn, castSpell } from './cast.ts';
import { answersOf, queueOf, refuseNamed, refuseUnasked } from './choose.ts';
import { attack, block } from './combat.ts';
import { nothingPaid, payCosts, removeCounters } from './costs.ts';
import { changeLife, dealDamage } from './damage.ts';
import { declineTrigger } from './decline.ts';
import { endWhatIsOver } from './durations.ts';
import { addCounters, enterBattlefield } from './enter.ts';
import { applyTurnedUp } from './enterAs.ts';
import { entersWithAnswers, refuseUntaken } from './entersTaken.ts';
import type { Game, ObjectBase } from './game.ts';
import { explainIllegalHost } from './hosts.ts';
import type { CardId, ObjectId, PlayerId } from './ids.ts';
import { beginEffect } from './instructions/continuous.ts';
import { drawCards, millCards } from './instructions/players.ts';
import { runBody } from './instructions/run.ts';
import { type Making, makeTokenCopies, makeTokens, tokenValues } from './instructions/tokens.ts';
import { leaveGame } from './leave.ts';
import { TooMuch } from './limits.ts';
import { inMoment } from './moment.ts';
import { requireLeave } from './playFrom.ts';
import { resolutionOf } from './resolution.ts';
import { resolveObject } from './resolve.ts';
import { dropUnanswered } from './resolveAlone.ts';
import { returnWhatIsDue } from './returning.ts';
import { settleState } from './sba.ts';
import { couldTarget } from './stackTargets.ts';
import { requireSorceryTime } from './timing.ts';
import { putTrigger } from './triggersStack.ts';
import { advance } from './turn.ts';
import { turnUp } from './turnUp.ts';
import { performVerb } from './verbStatement.ts';
import { doVerb } from './verbs.ts';
import type { Legality } from './view.ts';
import { staysWhereItIs } from './whyNot.ts';
import {
  changePlayer,
  happen,
  inTurnOrder,
  kept,
  objectOf,
  Refused,
  refuse,
  takeCardId,
  type Work,
  warn,
  workOn,
} from './work.ts';
import { addObject, UPRIGHT } from './zones.ts';

type Of<A extends Action['act']> = Extract<Action, { act: A }>;

/** X is only said of what has one in its cost (107.3). */
const checkX = (as: EntersAs, base: ObjectBase | undefined): void => {
  const faces = base?.kind === 'card' ? base.card.faces : [];
  const hasX = faces.some((face) => face.manaCost?.some((symbol) => symbol.kind === 'variable') === true);
  if (as.x !== undefined && !hasX) refuse({ code: 'x.unasked', rule: '107.3', slot: { slot: 'x' } });
};

/** What can't be so: the other side of what has none, a state of what is on no battlefield. */
const checkStates = (action: Of<'setUp'>, base: ObjectBase): void => {
  const { as } = action;
  const two = base.kind === 'card' && base.card.layout === 'transform' && base.card.faces.length > 1;
  if (as.transformed === true && !two) {
    refuse({ code: 'setup.transformed', rule: '701.27c', slot: { slot: 'object' } });
  }
  const states = as.tapped ?? as.flipped ?? as.transformed ?? as.phasedOut ?? as.counters ?? as.attachedTo;
  if (action.zone !== 'battlefield' && states !== undefined) {
    refuse({ code: 'setup.notOnBattlefield', rule: '110.5', slot: { slot: 'object' } });
  }
};

const setUp = (work: Work, action: Of<'setUp'>): void => {
  work.quiet = true;
  const owner = action.as.owner ?? action.player;
  const base: ObjectBase =
    'card' in action.what
      ? { kind: 'card', card: action.what.card }
      : { kind: 'token', spec: action.what.token, values: tokenValues(work, undefined, action.what.token) };
  const card = takeCardId(work);
  const queue = queueOf(answersOf(action.as.answers), work);
  checkX(action.as, base);
  checkStates(action, base);
  if (action.zone === 'battlefield') {
    const entered = enterBattlefield(work, {
      what: { card, base, owner },
      under: action.player,
      as: action.as,
      queue,
    });
    entersWithAnswers(work, entered, queue);
  } else {
    refuseUnasked(work, queue);
    addObject(work, {
      card,
      base,
      zone: action.zone,
      owner,
      controller: owner,
      cause: work.cause,
      more: {
        status: { ...UPRIGHT, faceDown: action.zone === 'exile' && action.as.faceDown === true },
        // What is set up there is taken to be on its Adventure: nothing else of how it came there is known.
        ...(action.zone === 'exile' && base.kind === 'card' && base.card.layout === 'adventure'
          ? { onAdventure: owner }
          : {}),
      },
    });
  }
  work.quiet = false;
};

const putOnto = (work: Work, player: PlayerId, card: CardSource, as: EntersAs): ObjectId | undefined => {
  const id = bringIn(work, card, 'hand');
  const queue = queueOf(answersOf(as.answers), work);
  checkX(as, objectOf(work, id)?.base);
  const entered = enterBattlefield(work, { what: { object: id }, under: player, as, queue });
  entersWithAnswers(work, entered, queue);
  return entered;
};

const playLand = (work: Work, action: Of<'playLand'>): void => {
  const id = bringIn(work, action.card, 'hand');
  const state = boardOf(work.game).objects.get(id);
  if (state?.types.includes('Land') !== true) {
    refuse({ code: 'play.notLand', rule: '305.1', slot: { slot: 'object' } });
  }
  requireSorceryTime(work.game, action.player, 'timing.land', '305.1');
  requireLeave(work, action.player, id, 'play');
  const entered = putOnto(work, action.player, { object: id }, action.as);
  if (entered !== undefined) happen(work, { event: 'playedLand', object: entered, player: action.player });
};

/** A nameless spell or ability of a statement's own words resolves (608). */
const effect = (work: Work, action: Of<'effect'>): void => {
  const you = action.player;
  const bodies: readonly EffectBody[] = [action.body];
  const made = announced(work, {
    bodies,
    ctx: { you, bound: action.bindings.bound, boundPlayers: action.bindings.boundPlayers },
    source: undefined,
    announce: action.announce,
    needsX: false,
    // Words that could not be read do nothing, and want whatever was said.
    unread: action.body.instructions.length === 0,
  });
  const r = resolutionOf(work, {
    you,
    queue: queueOf(answersOf(action.announce.answers), work),
    bound: action.bindings.bound,
    boundPlayers: action.bindings.boundPlayers,
    source: { name: '', ...(action.label === undefined ? {} : { label: action.label }) },
    decisions: {
      ...made,
      costs: [],
      sacrificed: [],
      discarded: [],
      tapped: [],
      answers: answersOf(action.announce.answers),
    },
  });
  for (const body of bodies) runBody(work, r, body);
  if (action.body.instructions.length > 0) refuseUntaken(work, r.entered, r.queue);
};

const gainControl = (work: Work, action: Of<'gainControl'>): void => {
  const r = resolutionOf(work, {
    you: action.player,
    queue: queueOf(answersOf(undefined)),
    bound: [action.object],
    source: { name: '' },
  });
  beginEffect(
    work,
    r,
    {
      subject: { kind: 'objects', ref: { kind: 'bound', index: 0 } },
      operations: [{ op: 'control', by: { kind: 'you' } }],
    },
    { until: action.until },
  );
};

const attach = (work: Work, action: Of<'attach'>): void => {
  const object = objectOf(work, action.object);
  if (object?.zone !== 'battlefield') {
    refuse({ code: 'attach.notOnBattlefield', rule: '701.3a', slot: { slot: 'object' } });
  }
  if (attachTo(work, action.object, action.to)) return;
  warn(work, staysWhereItIs(work.game, action.object, action.to, 'attachedTo'));
};

const counters = (work: Work, action: Of<'counters'>): void => {
  if (action.change > 0) {
    addCounters(work, action.object, action.kind, action.change);
    return;
  }
  if (!removeCounters(work, action.object, action.kind, -action.change)) {
    refuse({ code: 'counters.tooFew', rule: '122.1', slot: { slot: 'object' }, values: { kind: action.kind } });
  }
};

/** 613.7m: the active player's first, then each other player's in turn order, each as listed; the seeds let any order be stated. */
export const inEditionsOrder = (game: Game, actions: readonly Action[]): readonly Action[] => {
  if (game.edition.timestamps.simultaneous !== 'apnap') return actions;
  const order = inTurnOrder(game);
  const place = (action: Action): number =>
    'player' in action && action.player !== undefined ? order.indexOf(action.player) : 0;
  return [...actions].sort((a, b) => place(a) - place(b));
};

/** Several at once: what enters together is not there yet for the others' choices (614.12), timestamps as listed (D21). */
const together = (work: Work, actions: readonly Action[]): void => {
  const outer = work.together;
  for (const action of inEditionsOrder(work.game, actions)) {
    const first = work.game.nextId;
    one(work, action);
    const fresh = [...work.game.objects.keys()].filter((id) => id >= first);
    work.together = [...work.together, ...fresh];
  }
  work.together = outer;
};

/** Token copies of an object that is there (706.1). */
const copiesOf = (work: Work, id: ObjectId, making: Making): readonly ObjectId[] => {
  const original = objectOf(work, id);
  return original === undefined ? [] : makeTokenCopies(work, original, [], making);
};

const token = (work: Work, action: Of<'createToken' | 'createTokenCopy'>): void => {
  const making = {
    player: action.player,
    count: action.count,
    as: action.as,
    queue: queueOf(answersOf(action.as.answers), work),
  };
  const made =
    action.act === 'createToken' ? makeTokens(work, action.token, making) : copiesOf(work, action.of, making);
  if (made.length === 0) refuseUnasked(work, making.queue);
  else entersWithAnswers(work, made[0], making.queue);
};

const turnFaceUp = (work: Work, player: PlayerId, id: ObjectId, announce: Announcement): void => {
  const { costs, keyword } = turnUp(work, player, id);
  payCosts(work, costs, { player, self: id, announce, ctx: { you: player, self: id } }, nothingPaid());
  const queue = queueOf(answersOf(announce.answers), work);
  if (doVerb(work, 'turnFaceUp', id)) {
    applyTurnedUp(work, id, queue);
    // 702.37b: its megamorph cost was paid.
    if (keyword === 'megamorph') addCounters(work, id, '+1/+1', 1);
  }
  entersWithAnswers(work, id, queue);
};

const one = (work: Work, action: Action): void => {
  switch (action.act) {
    case 'setUp':
      for (let left = action.count ?? 1; left > 0; left -= 1) setUp(work, action);
      return;
    case 'setLife':
      changePlayer(work, action.player, { life: kept(action.life) });
      return;
    case 'cast':
      castSpell(work, action);
      return;
    case 'activate':
      activateAbility(work, action);
      return;
    case 'playLand':
      playLand(work, action);
      return;
    case 'putOntoBattlefield':
      putOnto(work, action.player, action.card, action.as);
      return;
    case 'turnFaceUpSpecial':
      turnFaceUp(work, action.player, action.object, action.announce);
      return;
    case 'createToken':
    case 'createTokenCopy':
      token(work, action);
      return;
    case 'gainControl':
      gainControl(work, action);
      return;
    case 'effect':
      effect(work, action);
      return;
    case 'verb':
      performVerb(work, action);
      return;
    case 'attach':
      attach(work, action);
      return;
    case 'counters':
      counters(work, action);
      return;
    case 'damage':
      dealDamage(work, action.source, action.to, action.amount, action.combat === true);
      return;
    case 'attacks':
      attack(work, action.object, action.whom);
      return;
    case 'blocks':
      block(work, action.object, action.attacker);
      return;
    case 'draw':
      drawCards(work, action.player, action.amount);
      return;
    case 'mill':
      millCards(work, action.player, action.amount);
      return;
    case 'gainLife':
      changeLife(work, action.player, action.amount);
      return;
    case 'loseLife':
      changeLife(work, action.player, -action.amount);
      return;
    case 'simultaneously':
      together(work, action.actions);
      return;
    case 'resolve':
      resolveObject(work, action.object, action.answers);
      return;
    case 'trigger':
      putTrigger(work, action.source, action.announce);
      return;
    case 'decline':
      declineTrigger(work, action.source);
      return;
    case 'leaveUnanswered':
      dropUnanswered(work);
      return;
    case 'advance':
      advance(work, action.to);
      return;
    case 'leaveGame':
      leaveGame(work, action.player);
      return;
    case 'settle':
      return;
    default:
      assertNever(action);
      return;
  }
};

/** Actions that are no single moment: what they do comes step by step. */
const STEPWISE: readonly Action['act'][] = [
  'setUp',
  'resolve',
  'decline',
  'leaveUnanswered',
  'advance',
  'effect',
  'settle',
  'leaveGame',
];

const outcomeOf = (work: Work): Outcome => ({
  game: work.game,
  events: work.events,
  problems: work.problems,
  notModelled: work.notModelled,
  spent: work.spent,
});

/** What words may ask of the rules while something is carried out. */
const LEGALITY: Legality = {
  canEnchant: (game, aura, host) => explainIllegalHost(game, aura, { object: host }) === undefined,
  couldTarget,
};

/**
 * Does one thing to a game. Everything it sets off by rule (state-based actions, durations that end) is done too;
 * triggers wait in `game.waiting`. A refused action (a problem of severity error) and one that would do too much (`tooMuch`)
 * give the same game back.
 */
export const perform: Perform = (game, action, cause, cards) => {
  const work = workOn(game, cause, cards, LEGALITY);
  try {
    if (STEPWISE.includes(action.act)) one(work, action);
    else inMoment(work, () => one(work, action));
    if (action.act !== 'setUp' && action.act !== 'setLife') {
      endWhatIsOver(work);
      returnWhatIsDue(work);
      settleState(work);
      endWhatIsOver(work);
      while (returnWhatIsDue(work)) {
        settleState(work);
        endWhatIsOver(work);
      }
    }
    refuseNamed(work);
    return outcomeOf(work);
  } catch (error) {
    if (error instanceof TooMuch)
      return { game, events: [], problems: [], notModelled: [], spent: work.spent, tooMuch: error.what };
    if (!(error instanceof Refused)) throw error;
    // What was met on the way stands behind the refusal too.
    return { game, events: [], problems: [error.problem], notModelled: work.notModelled, spent: work.spent };
  }
};

export type { CardId, Game };
