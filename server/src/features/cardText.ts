// Where the abilities of a card stand in its block: their texts are the block's lines without what stands before and between them.
import type { CompiledAbility } from '../cards/ability.ts';
import type { CardEntry } from '../scenario/result.ts';

/** One line of an ability's text: where it stands in the document, and where in the ability's text. */
interface Line {
  readonly start: number;
  readonly at: number;
  readonly length: number;
}

/** An ability of a face with its places. */
export interface PlacedAbility {
  readonly face: number;
  readonly ability: CompiledAbility;
  readonly lines: readonly Line[];
}

/** Every ability of a card that stands in `text`, in order; those that rules give have no words and no place. */
export function placedAbilities(text: string, entry: CardEntry): readonly PlacedAbility[] {
  const found: PlacedAbility[] = [];
  let from = entry.nameRange.end;
  for (const [face, { abilities }] of entry.faces.entries()) {
    for (const ability of abilities) {
      const lines: Line[] = [];
      let at = 0;
      let next = from;
      for (const line of ability.text.split('\n')) {
        const start = line.trim() === '' ? -1 : text.indexOf(line, next);
        if (start >= 0 && start + line.length <= entry.range.end) {
          lines.push({ start, at, length: line.length });
          next = start + line.length;
        }
        at += line.length + 1;
      }
      if (lines.length === 0) continue;
      from = next;
      found.push({ face, ability, lines });
    }
  }
  return found;
}

/** The offset into the ability's text of an offset of the document. */
export const inAbility = ({ lines }: PlacedAbility, offset: number): number | undefined => {
  const line = lines.find(({ start, length }) => start <= offset && offset < start + length);
  return line === undefined ? undefined : line.at + offset - line.start;
};

/** The offset of the document where an offset into the ability's text stands. */
export const inDocument = ({ lines }: PlacedAbility, offset: number): number | undefined => {
  const line = [...lines].reverse().find(({ at }) => at <= offset);
  return line === undefined ? undefined : line.start + offset - line.at;
};

/** How a face's text is compiled: by its name, and as what a spell does if it is one. */
export const namesOfFace = (
  entry: CardEntry,
  face: number,
): { readonly names: readonly string[]; readonly spell: boolean } => {
  const definition = entry.definition.faces[face];
  const types = definition?.typeLine.types ?? [];
  return {
    names: definition === undefined ? [] : [definition.name],
    spell: types.includes('Instant') || types.includes('Sorcery'),
  };
};
