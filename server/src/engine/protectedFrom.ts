// Whether protection from a quality is had, whatever its own words are: asked of the engine by sources that have the quality (702.16).
import type { Ability, CardType, Filter } from '../cards/ability.ts';
import { ALL_COLORS, COLOR_WORDS, type Colors, colorOfWord } from '../cards/mana.ts';
import { CARD_TYPES } from '../cards/vocabularyTypes.ts';
import { contextFor, viewOf } from './ask.ts';
import type { AbilityInstance, ObjectState } from './characteristics.ts';
import type { Game, GameObject } from './game.ts';
import type { ObjectId } from './ids.ts';
import { matchesState } from './meaning/questions.ts';
import { ctxOfProtection, qualitiesOfProtection } from './protection.ts';

type Keyword = Extract<Ability, { kind: 'keyword' }>;

const COLOR_SETS: readonly Colors[] = [0, ALL_COLORS, ...COLOR_WORDS.map(colorOfWord)];
const TYPE_SETS: readonly (readonly CardType[])[] = [[], CARD_TYPES, ...CARD_TYPES.map((type) => [type])];

/** Sources of every colour and type, under every player's control: no object of the game, each as it would be on the stack. */
function* sourcesLike(game: Game, holder: GameObject): Generator<readonly [GameObject, ObjectState]> {
  const { attachedTo: _host, left: _left, ...rest } = holder;
  for (const { id: player } of game.players) {
    const object: GameObject = { ...rest, zone: 'stack', owner: player, controller: player, counters: [] };
    for (const colors of COLOR_SETS)
      for (const types of TYPE_SETS)
        yield [object, { name: '', colors, supertypes: [], types, subtypes: [], abilities: [], controller: player }];
  }
}

/**
 * Whether a protection ability keeps away everything that has the quality: "the colors of permanents you control" is protection
 * from white while one of them is white. False where no such source can be thought up here.
 */
export const protectsFromQuality = (
  game: Game,
  id: ObjectId,
  instance: AbilityInstance,
  keyword: Keyword,
  quality: Filter,
): boolean => {
  const holder = game.objects.get(id);
  const filters = qualitiesOfProtection(keyword);
  if (holder === undefined || filters.length === 0) return false;
  const view = viewOf(game);
  const ctx = contextFor(ctxOfProtection(game, id, instance, viewOf(game).state(id)?.controller ?? holder.controller));
  let some = false;
  for (const [object, state] of sourcesLike(game, holder)) {
    if (!matchesState(view, quality, object, state, ctx)) continue;
    some = true;
    if (!filters.some((filter) => matchesState(view, filter, object, state, ctx))) return false;
  }
  return some;
};
