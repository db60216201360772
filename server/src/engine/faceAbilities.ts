// The compiled abilities of a printed face: each face is compiled once, however many objects show it.
import type { CompiledAbility, CompiledText } from '../cards/ability.ts';
import type { CardFace } from '../cards/card.ts';
import { compileText } from '../cards/oracle/compile.ts';
import { shortName } from '../cards/oracle/ownNames.ts';

const cache = new WeakMap<CardFace, CompiledText>();

const isSpell = (face: CardFace): boolean =>
  face.typeLine.types.includes('Instant') || face.typeLine.types.includes('Sorcery');

const namesOf = (face: CardFace): readonly string[] => {
  const short = shortName(face.name);
  return short === undefined ? [face.name] : [face.name, short];
};

/** A face's rules text as the compiler reads it. */
export const compiledFace = (face: CardFace): CompiledText => {
  const known = cache.get(face);
  if (known !== undefined) return known;
  const made = compileText(face.rulesText.join('\n'), {
    names: namesOf(face),
    ...(isSpell(face) ? { spell: true } : {}),
  });
  cache.set(face, made);
  return made;
};

/** The abilities that a face's rules text reads as, in printed order. */
export const abilitiesOfFace = (face: CardFace): readonly CompiledAbility[] => compiledFace(face).abilities;
