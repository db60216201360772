// What a statement has done to one object: `destroy X`, `Alice sacrifices X`; what a player can't do is refused (701.9a, 701.21a).
import type { Action } from './action.ts';
import { boardOf } from './ask.ts';
import { answersOf, queueOf, refuseUnasked } from './choose.ts';
import { discardIt } from './costs.ts';
import { applyTurnedUp } from './enterAs.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { prohibitions, ruleBecause } from './protection.ts';
import { returnWhatIsDue } from './returning.ts';
import { hasUnread } from './spellText.ts';
import { doVerb } from './verbs.ts';
import { objectOf, refuse, type Work, warn } from './work.ts';

/** Refuses a sacrifice that an effect forbids (101.2), or by a player who does not control the permanent (701.21a). */
const checkSacrifice = (work: Work, id: ObjectId, player: PlayerId | undefined): void => {
  const controller = boardOf(work.game).objects.get(id)?.controller;
  if (objectOf(work, id)?.zone !== 'battlefield' || (player !== undefined && player !== controller)) {
    refuse({ code: 'sacrifice.notTheirs', rule: '701.21a', slot: { slot: 'object' } });
  }
  const [ruledOut] = prohibitions(work.game, id, 'beSacrificed');
  if (ruledOut !== undefined) {
    const { effect } = ruledOut;
    refuse({
      code: 'sacrifice.prohibited',
      rule: '101.2',
      slot: { slot: 'object' },
      values: { source: effect.sourceName },
      because: ruleBecause(ruledOut),
    });
  }
};

/** The rule by which nothing came of it, where it is one of its own; else what is impossible is not done (609.3). */
const ruleOfNothing = (work: Work, id: ObjectId): string =>
  work.events.filter(({ event, object }) => object === id && (event === 'didNothing' || event === 'prevented')).at(-1)
    ?.rule ?? '609.3';

/** Does what a statement says of one object; a warning where nothing comes of it (609.3). */
export const performVerb = (work: Work, action: Extract<Action, { act: 'verb' }>): void => {
  const { object: id, player, verb } = action;
  const object = objectOf(work, id);
  if (object === undefined) {
    refuse({ code: 'object.gone', rule: '400.7', slot: { slot: 'object' } });
    return;
  }
  if (verb === 'discard') {
    if (object.zone !== 'hand' || (player !== undefined && player !== object.owner)) {
      refuse({ code: 'discard.notInHand', rule: '701.9a', slot: { slot: 'object' } });
    }
    discardIt(work, id, object.owner);
    return;
  }
  if (verb === 'sacrifice') checkSacrifice(work, id, player);
  const queue = queueOf(answersOf(action.answers), work);
  const done = doVerb(work, verb, id, { queue });
  if (done && verb === 'turnFaceUp') applyTurnedUp(work, id, queue);
  // What comes back because of it has its choices answered here (610.3).
  returnWhatIsDue(work, queue);
  if (!hasUnread(boardOf(work.game).objects.get(id))) refuseUnasked(work, queue);
  if (!done)
    warn(work, { code: 'verb.nothing', rule: ruleOfNothing(work, id), slot: { slot: 'verb' }, values: { verb } });
};
