// Turning a permanent face up by special action (702.37e, D42): what it costs, and whether it may be done at all.
import type { CostPart } from '../cards/ability.ts';
import type { KeywordId, NamesOwn } from '../keywords/keywords.ts';
import { boardOf } from './ask.ts';
import type { Game } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { prohibitions } from './protection.ts';
import { refuse, type Work, withoutKeys } from './work.ts';

/** The game as it would be with that permanent face up and all that applies to it. */
export const withFaceUp = (game: Game, id: ObjectId): Game => {
  const object = game.objects.get(id);
  if (object === undefined) return game;
  const up = { ...withoutKeys(object, 'faceDownValues'), status: { ...object.status, faceDown: false } };
  return { ...game, objects: game.objects.with(id, up) };
};

/** Keywords by which a card is cast face down, and turned up for their cost (702.37, 702.168). */
export const UP_KEYWORDS: readonly KeywordId[] = [
  'morph',
  'megamorph',
  'disguise',
] satisfies readonly NamesOwn<'faceDown'>[];

/** How a permanent is turned up: what that costs, and by which keyword. */
export interface WayUp {
  readonly costs: readonly CostPart[];
  readonly keyword?: string;
}

/** The way to turn the permanent up, or a refusal (D42: it must have an ability for it, face up, with all that applies). */
export const turnUp = (work: Work, player: PlayerId, id: ObjectId): WayUp => {
  const object = work.game.objects.get(id);
  if (object === undefined || object.zone !== 'battlefield') {
    return refuse({ code: 'object.gone', rule: '400.7', slot: { slot: 'object' } });
  }
  if (!object.status.faceDown) return refuse({ code: 'faceUp.already', rule: '708.2', slot: { slot: 'object' } });
  if (boardOf(work.game).objects.get(id)?.controller !== player) {
    return refuse({ code: 'faceUp.controller', rule: '708.7', slot: { slot: 'player' } });
  }
  const [ruledOut] = prohibitions(work.game, id, 'beTurnedFaceUp');
  if (ruledOut !== undefined) {
    const { effect } = ruledOut;
    const because = {
      code: 'rule',
      cause: effect.cause,
      ...(effect.source === undefined ? {} : { object: effect.source }),
      values: { source: effect.sourceName },
    };
    refuse({ code: 'faceUp.prohibited', rule: '101.2', slot: { slot: 'object' }, because: [because] });
  }
  const up = boardOf(withFaceUp(work.game, id)).objects.get(id);
  for (const { ability } of up?.abilities ?? []) {
    if (ability.kind === 'keyword' && UP_KEYWORDS.some((name) => name === ability.keyword))
      return { costs: ability.cost ?? [], keyword: ability.keyword };
  }
  if (object.manifested === true && up?.types.includes('Creature') === true && up.manaCost !== undefined) {
    return { costs: [{ pay: 'mana', cost: up.manaCost }] };
  }
  const values = up === undefined || up.name === '' ? {} : { would: up.name };
  return refuse({ code: 'faceUp.cannot', rule: '702.37e', slot: { slot: 'object' }, values });
};
