// Which "enters …" abilities apply to an object that is entering or turned face up: its own, and those of permanents already there (614.12, D28).
import type { Ability } from '../cards/ability.ts';
import { boardOf, objectsIn } from './ask.ts';
import type { AbilityInstance } from './characteristics.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import type { Work } from './work.ts';
import { battlefieldOf } from './zones.ts';

export interface EntersFound {
  readonly instance: AbilityInstance;
  readonly ability: Extract<Ability, { kind: 'enters' }>;
  readonly holder: ObjectId;
  readonly you: PlayerId;
}

/** The abilities of the entering object that count: by its own text (D28), or as it would be there (614.12 since 2017). */
const ownAbilities = (work: Work, id: ObjectId): readonly AbilityInstance[] => {
  const board = boardOf(work.game);
  const final = board.objects.get(id)?.abilities ?? [];
  if (work.game.edition.policies.entersReplacement === 'asItWouldBe') return final;
  const own = board.copiable.get(id)?.abilities ?? [];
  return own.map((instance) => final.find((other) => other.key === instance.key) ?? instance);
};

type How = 'enters' | 'turnedFaceUp';

const entersOf = (instance: AbilityInstance, holder: ObjectId, you: PlayerId, how: How): readonly EntersFound[] =>
  instance.ability.kind === 'enters' && (instance.ability.on === how || instance.ability.on === 'entersOrTurnedFaceUp')
    ? [{ instance, ability: instance.ability, holder, you }]
    : [];

/** All that apply now; looked at again after each one, since a copy brings its own (706.5). */
export const entersAbilities = (work: Work, id: ObjectId): readonly EntersFound[] => {
  const board = boardOf(work.game);
  const state = board.objects.get(id);
  if (state === undefined) return [];
  // Of its own abilities only those about this one object count, not those about a set it happens to be in (614.12).
  const own = ownAbilities(work, id)
    .flatMap((instance) => entersOf(instance, id, state.controller, 'enters'))
    .filter((found) => found.ability.what.kind === 'self');
  const others = battlefieldOf(work.game)
    .filter((other) => other !== id && !work.together.includes(other))
    .filter((other) => work.game.objects.get(other)?.status.phasedOut !== true)
    .flatMap((other) => {
      const holder = board.objects.get(other);
      if (holder === undefined) return [];
      return holder.abilities
        .flatMap((instance) => entersOf(instance, other, holder.controller, 'enters'))
        .filter(
          (found) =>
            found.ability.what.kind !== 'self' &&
            objectsIn(work.game, found.ability.what, { you: found.you, self: other }).includes(id),
        );
    });
  return [...own, ...others];
};

/** The abilities of a permanent that is being turned face up that say how (614.1e): by its text now that it can be seen. */
export const turnedUpAbilities = (work: Work, id: ObjectId): readonly EntersFound[] => {
  const state = boardOf(work.game).objects.get(id);
  if (state === undefined) return [];
  return state.abilities
    .flatMap((instance) => entersOf(instance, id, state.controller, 'turnedFaceUp'))
    .filter((found) => found.ability.what.kind === 'self');
};
