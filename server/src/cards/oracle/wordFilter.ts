// The quality that one word names, whatever its role: colour, card type, supertype or subtype.
import type { Filter } from '../ability.ts';
import { usesOf } from '../vocabulary.ts';
import { colorOf } from './words.ts';

/** "black", "creature", "basic", "Aura" as a filter. */
export const wordFilter = (word: string): Filter | undefined => {
  const lower = word.toLowerCase();
  const color = colorOf(lower);
  if (color !== undefined) return { kind: 'color', color };
  const uses = usesOf(lower);
  for (const use of uses) if (use.use === 'cardType') return { kind: 'type', type: use.word };
  for (const use of uses) if (use.use === 'supertype') return { kind: 'supertype', supertype: use.word };
  for (const use of uses) if (use.use === 'subtype') return { kind: 'subtype', subtype: use.word };
  return undefined;
};
