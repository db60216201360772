// What a spell does and what it costs besides mana, read off the abilities it has on the stack.
import type { Ability, EffectBody, TargetSpec } from '../cards/ability.ts';
import { PERMANENT_TYPES } from '../cards/vocabulary.ts';
import { COST_KEYWORDS } from '../keywords/keywords.ts';
import { boardOf } from './ask.ts';
import type { AbilityInstance, ObjectState } from './characteristics.ts';
import type { Game } from './game.ts';
import type { ObjectId } from './ids.ts';
import { withTargetsOf } from './kicked.ts';

const NOTHING: EffectBody = { targets: [], instructions: [] };

/** Whether a spell becomes a permanent (110.4a). */
export const isPermanentSpell = (state: ObjectState): boolean =>
  state.types.some((type) => PERMANENT_TYPES.includes(type)) &&
  !state.types.includes('Instant') &&
  !state.types.includes('Sorcery');

/** The "enchant" of an Aura spell as a target (303.4a). */
const enchantTarget = (state: ObjectState): TargetSpec | undefined => {
  if (!state.subtypes.includes('Aura')) return undefined;
  for (const { ability } of state.abilities) {
    if (ability.kind !== 'keyword' || ability.keyword !== 'enchant') continue;
    return {
      filter: ability.quality ?? { kind: 'permanent' },
      min: 1,
      max: 1,
      ...(ability.zone === undefined ? {} : { zone: ability.zone }),
      ...(ability.players === undefined ? {} : { players: ability.players }),
      ...(ability.quality === undefined && ability.players !== undefined ? { objects: false } : {}),
    };
  }
  return undefined;
};

/** What resolves: the paragraphs of an instant or sorcery, or the one target of an Aura spell. One that is overloaded has no targets (702.96a). */
export const bodiesOfSpell = (game: Game, id: ObjectId, printed = false): readonly EffectBody[] => {
  const state = boardOf(game).objects.get(id);
  if (state === undefined) return [];
  if (isPermanentSpell(state)) {
    const target = game.objects.get(id)?.status.faceDown === true ? undefined : enchantTarget(state);
    return target === undefined ? [] : [{ ...NOTHING, targets: [target] }];
  }
  const costs = game.objects.get(id)?.stack?.costs ?? [];
  const untargeted = !printed && costs.includes('overload');
  return state.abilities.flatMap(({ ability }) => {
    if (ability.kind !== 'spell') return [];
    return [untargeted ? { ...ability.body, targets: [] } : withTargetsOf(ability.body, costs.includes('kicker'))];
  });
};

/** The ability instance that the spell's own instructions belong to, for linked choices and "this ability". */
export const spellInstance = (game: Game, id: ObjectId): AbilityInstance | undefined =>
  boardOf(game)
    .objects.get(id)
    ?.abilities.find(({ ability }) => ability.kind === 'spell');

/** Whether some of the text could not be read. */
export const hasUnread = (state: ObjectState | undefined): boolean =>
  state?.abilities.some(({ ability, compiled }) => ability.kind === 'unread' || compiled.state === 'unread') === true;

/** The first text that could not be read, as printed. */
export const unreadText = (state: ObjectState | undefined): string =>
  state?.abilities.find(({ ability, compiled }) => ability.kind === 'unread' || compiled.state === 'unread')?.compiled
    .text ?? '';

/** The "enchant" of an Aura that could not be read, as printed; undefined where all of it is read (702.5). */
export const unreadEnchant = (state: ObjectState | undefined): string | undefined =>
  state?.abilities.find(({ ability, compiled }) => ability.kind === 'unread' && /^enchant\b/i.test(compiled.text))
    ?.compiled.text;

export type CastCost = Extract<Ability, { kind: 'castCost' }>;

export const castCostsOf = (game: Game, id: ObjectId): readonly CastCost[] =>
  boardOf(game)
    .objects.get(id)
    ?.abilities.flatMap(({ ability }) => (ability.kind === 'castCost' ? [ability] : [])) ?? [];

export type KeywordCost = Extract<Ability, { kind: 'keyword' }>;

/** The named costs a spell knows, by name. */
export const namedCosts = (game: Game, id: ObjectId): ReadonlyMap<string, readonly KeywordCost[]> => {
  const found = new Map<string, KeywordCost[]>();
  for (const { ability } of boardOf(game).objects.get(id)?.abilities ?? []) {
    if (ability.kind !== 'keyword' || !COST_KEYWORDS.has(ability.keyword)) continue;
    found.set(ability.keyword, [...(found.get(ability.keyword) ?? []), ability]);
  }
  return found;
};
