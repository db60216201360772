// From where a card may be cast or played: the hand, and wherever something lets a player (601.3, 305.1).

import type { Ability, Zone } from '../cards/ability.ts';
import { type KeywordId, keywordsCastFrom } from '../keywords/keywords.ts';
import { some } from '../terms/walk.ts';
import { boardOf } from './ask.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { hasKeyword } from './protection.ts';
import { noteNotModelled, objectOf, refuse, type Work } from './work.ts';

const KEYWORDS: Readonly<Partial<Record<Zone, readonly KeywordId[]>>> = {
  graveyard: keywordsCastFrom('graveyard'),
  exile: keywordsCastFrom('exile'),
};

/** The keywords that let their card be cast from a zone (702). */
export const castableFrom = (zone: Zone): readonly string[] => KEYWORDS[zone] ?? [];

/** Sentences that are read but not carried out, and may be what lets somebody cast or play a card from where it is (601.3). */
const LETTING: ReadonlySet<string> = new Set([
  'castAddingCost',
  'castByPaying',
  'castFlash',
  'castFree',
  'castFreeIf',
  'castFromEither',
  'castGraveMore',
  'castInsteadOf',
  'castOnce',
  'castSpellsBy',
  'castTop',
  'castTopToo',
  'deckCards',
  'lookPlay',
  'playIt',
  'playLandsFromGraveyard',
  'playTop',
]);

/** Whether words that are read but not carried out, or not read at all, could be what lets somebody. */
const isOpaque = (ability: Ability): boolean =>
  some('ability', ability, {
    ability: ({ kind }) => kind === 'unread',
    instruction: (one) => one.do === 'unread' || (one.do === 'deed' && LETTING.has(one.deed)),
    rule: (one) => (one.rule === 'frame' && LETTING.has(one.frame)) || (one.rule === 'other' && LETTING.has(one.verb)),
  });

const opaque = new WeakMap<Ability, boolean>();

const mayBeOpaque = (ability: Ability): boolean => {
  const known = opaque.get(ability) ?? isOpaque(ability);
  opaque.set(ability, known);
  return known;
};

/** Leave for one spell, where one has been cast from there: by that leave, or by another that nothing tells. */
const noteUnsure = (work: Work, id: ObjectId, zone: Zone): true => {
  noteNotModelled(work, 'cast.unsure', { card: boardOf(work.game).objects.get(id)?.name ?? '', zone }, id);
  return true;
};

/** Whether an effect in force, a keyword or the card's own kind lets the player cast or play it from where it is. */
const isLet = (
  work: Work,
  player: PlayerId,
  id: ObjectId,
  zone: Zone,
  verb: 'cast' | 'play',
  face: number,
): boolean => {
  // A commander (903.8), and what an Adventure left in exile, not as an Adventure again (715.3d).
  if (zone === 'command') return true;
  if (zone === 'exile' && verb === 'cast' && face === 0 && objectOf(work, id)?.onAdventure === player) return true;
  if (verb === 'cast' && KEYWORDS[zone]?.some((keyword) => hasKeyword(work.game, id, keyword)) === true) return true;
  const wasCast = work.game.history.some(
    (mark) => mark.what === 'cast' && mark.player === player && mark.from === zone,
  );
  return boardOf(work.game).rules.some(
    ({ rule, effect, objects }) =>
      rule.rule === 'mayPlay' &&
      effect.controller === player &&
      (rule.verb === verb || rule.verb === 'play') &&
      (rule.from === undefined || rule.from === zone) &&
      (objects === undefined || objects.includes(id)) &&
      (rule.spells !== 'one' || !wasCast || noteUnsure(work, id, zone)),
  );
};

/**
 * Refuses a card that nothing lets the player cast or play from its zone (601.3). Where text that is not read or not
 * carried out might let them, it goes on, and says that it can't know.
 */
export const requireLeave = (work: Work, player: PlayerId, id: ObjectId, verb: 'cast' | 'play', face = 0): void => {
  const zone = objectOf(work, id)?.zone ?? 'hand';
  if (zone === 'hand' || isLet(work, player, id, zone, verb, face)) return;
  const name = boardOf(work.game).objects.get(id)?.name ?? '';
  for (const { abilities } of boardOf(work.game).objects.values()) {
    if (!abilities.some(({ ability, compiled }) => compiled.state === 'unread' || mayBeOpaque(ability))) continue;
    noteUnsure(work, id, zone);
    return;
  }
  refuse({
    code: 'cast.from',
    rule: verb === 'cast' ? '601.3' : '305.1',
    slot: { slot: 'object' },
    values: { card: name, zone, player: work.game.players.find((one) => one.id === player)?.name ?? '' },
  });
};
