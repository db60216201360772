// The compiled abilities of a printed face: each face is compiled once, however many objects show it.
import type { CompiledAbility, CompiledText } from '../cards/ability.ts';
import type { CardFace } from '../cards/card.ts';

const cache = new WeakMap<CardFace, CompiledText>();

/** A face's rules text as the compiler reads it. */
export const compiledFace = (face: CardFace): CompiledText => {
  const known = cache.get(face);
  if (known !== undefined) return known;
  const made: CompiledText = { abilities: [] };
  cache.set(face, made);
  return made;
};

/** The abilities that a face's rules text reads as, in printed order. */
export const abilitiesOfFace = (face: CardFace): readonly CompiledAbility[] => compiledFace(face).abilities;
