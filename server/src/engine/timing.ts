// When something may be cast or activated (303.1, 307.1, 117.1a): a main phase of one's own with an empty stack, or any time.
import type { DeedPart } from '../cards/ability.ts';
import { boardOf, type Ctx, isMatch, objectsIn, playersIn } from './ask.ts';
import type { EffectInfo } from './board.ts';
import type { ObjectState } from './characteristics.ts';
import type { Game } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { isMatchOf } from './queries.ts';
import { noteIn, type ProblemParts, refuse, type Work } from './work.ts';
import { stackOf } from './zones.ts';

const MAIN = ['main', 'precombatMain', 'postcombatMain'];

/** Why it is not the time for a sorcery of that player, or undefined when it is. */
export const notSorceryTime = (game: Game, player: PlayerId): 'turn' | 'phase' | 'stack' | undefined => {
  if (game.turn.active !== player) return 'turn';
  if (!MAIN.includes(game.turn.step)) return 'phase';
  return stackOf(game).length > 0 ? 'stack' : undefined;
};

/** Refuses what may only be done when a sorcery could be cast, and it is not. */
export const requireSorceryTime = (
  game: Game,
  player: PlayerId,
  code: string,
  rule: string,
  barred: () => ProblemParts['because'] = () => [],
): void => {
  const why = notSorceryTime(game, player);
  if (why === undefined) return;
  const because = barred() ?? [];
  const values = { why, player: game.players[player]?.name ?? '', ...(because.length === 0 ? {} : { barred: 'yes' }) };
  refuse({ code, rule, slot: { slot: 'verb' }, values, because });
};

/** The rule that gives a card type its window (302.1, 303.1, 306.1, 301.1, 307.1). */
const WINDOW_RULES: readonly (readonly [ObjectState['types'][number], string])[] = [
  ['Sorcery', '307.1'],
  ['Enchantment', '303.1'],
  ['Creature', '302.1'],
  ['Artifact', '301.1'],
  ['Planeswalker', '306.1'],
  ['Battle', '310.1'],
];

/** "You may cast creature spells as though they had flash": whether it is that player, and such a spell (601.3b). */
const isLet = (
  game: Game,
  parts: readonly DeedPart[],
  { controller, source }: EffectInfo,
  id: ObjectId,
  player: PlayerId,
): boolean => {
  const ctx: Ctx = { you: controller, ...(source === undefined ? {} : { self: source }) };
  return parts.every((one) => {
    if (one.part === 'player') return playersIn(game, one.player, ctx).includes(player);
    if (one.part !== 'objects') return true;
    const { ref } = one;
    return ref.kind === 'all' ? isMatch(game, ref.selection.filter, id, ctx) : objectsIn(game, ref, ctx).includes(id);
  });
};

const hasFlash = (game: Game, id: ObjectId, state: ObjectState, player: PlayerId): boolean => {
  if (state.abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'flash')) return true;
  return boardOf(game).rules.some(({ rule, objects, players, effect }) => {
    if (rule.rule === 'other') return rule.verb === 'castWithFlash' && effect.controller === player;
    if (rule.rule === 'frame')
      return (
        (rule.frame === 'flashAll' || rule.frame === 'castSelfFlash') && isLet(game, rule.parts, effect, id, player)
      );
    if (rule.rule !== 'can' || rule.what !== 'castAsThoughFlash') return false;
    // What more it costs is mana, which is taken as given.
    if (objects !== undefined) return objects.includes(id);
    if (players !== undefined ? !players.includes(player) : effect.controller !== player) return false;
    return rule.filter === undefined || isMatchOf(game, boardOf(game), effect, rule.filter, id);
  });
};

/** 702.61b: while a spell with split second is on the stack, no other is cast and no ability that is no mana ability activated. */
export const refuseDuringSplitSecond = (work: Work, id: ObjectId): void => {
  const board = boardOf(work.game);
  const [stops] = stackOf(work.game).filter(
    (other) =>
      other !== id &&
      board.objects
        .get(other)
        ?.abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'split second') === true,
  );
  if (stops === undefined) return;
  refuse({ code: 'timing.splitSecond', rule: '702.61b', slot: { slot: 'verb' } });
};

/**
 * Refuses casting outside the window of the card's types. `state` is what the spell is as it is cast, and `before` the game
 * without it there: the window is judged in that, and what lets it be cast at another time in the game where it is proposed (601.3).
 * `barred`: what would forbid it at the right time as well.
 */
export const requireCastTime = (
  work: Work,
  before: Game,
  id: ObjectId,
  state: ObjectState,
  player: PlayerId,
  faceDown: boolean,
  barred: () => ProblemParts['because'],
): void => {
  const board = boardOf(work.game);
  const slow = board.rules.some(
    ({ rule, effect }) =>
      rule.rule === 'other' && rule.verb === 'opponentsSorcerySpeed' && effect.controller !== player,
  );
  if (!slow && !faceDown && (state.types.includes('Instant') || hasFlash(work.game, id, state, player))) return;
  const rule = WINDOW_RULES.find(([type]) => state.types.includes(type))?.[1] ?? '307.1';
  // That it has no flash may rest on something that is not modelled.
  if (notSorceryTime(before, player) !== undefined) board.notModelled.forEach(noteIn(work));
  requireSorceryTime(before, player, 'timing.sorcery', rule, barred);
};
