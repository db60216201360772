// A card's name where no statement has it: in its own block, in other blocks that name it, in expectations and choices.
import type { CardEntry } from '../scenario/result.ts';
import type { Fix, Range, Statement } from '../scenario/statement.ts';
import { fold } from '../scenario/words.ts';
import type { FeatureContext } from './context.ts';

/** The name at the head of its block and in its own text, where a card calls itself by it. */
export function cardEdits(text: string, entry: CardEntry, name: string, newName: string): Fix['edits'] {
  const { nameRange, range } = entry;
  const head = { range: nameRange, newText: newName };
  const body = { start: nameRange.end, end: range.end };
  const whole = mentions(text, body, name).map((place) => ({ range: place, newText: newName }));
  // a legend calls itself by what stands before the comma
  const [short = ''] = name.split(',');
  if (short === name) return [head, ...whole];
  const [newShort = newName] = newName.split(',');
  const taken = (place: Range): boolean =>
    whole.some((one) => one.range.start <= place.start && place.end <= one.range.end);
  const shorts = mentions(text, body, short)
    .filter((place) => !taken(place))
    .map((place) => ({ range: place, newText: newShort }));
  return [head, ...whole, ...shorts];
}

/** Places of a stretch where a name stands as words of its own. */
function mentions(text: string, { start, end }: Range, name: string): readonly Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf(name, start); at >= 0 && at + name.length <= end; at = text.indexOf(name, at + 1)) {
    const isApart = !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(text[at + name.length] ?? '');
    if (isApart) found.push({ start: at, end: at + name.length });
  }
  return found;
}

/** Places in the text of other cards of a file where one speaks of it by its name: `a card named NAME`, `partner with NAME`. */
export function blockMentions(
  text: string,
  uri: string,
  cards: readonly CardEntry[],
  card: CardEntry,
): readonly Range[] {
  return cards
    .filter((other) => other.uri === uri && !(other.uri === card.uri && other.nameRange.start === card.nameRange.start))
    .flatMap(({ nameRange, range }) =>
      mentions(text, { start: nameRange.end, end: range.end }, card.definition.name).filter(({ start }) =>
        /\b(?:named|with)\s+$/.test(text.slice(Math.max(0, start - 12), start)),
      ),
    );
}

/** Names in the text of `effect "…"`: it speaks of the scenario's objects and players by them. */
export function effectMentions(text: string, statements: readonly Statement[], name: string): readonly Range[] {
  return statements.flatMap(({ body, children }) => {
    const inner = body.kind === 'in' ? body.statement : body;
    const own = inner.kind === 'effect' ? mentions(text, inner.text.range, name) : [];
    return [...own, ...effectMentions(text, children, name)];
  });
}

/** `is named NAME` and `choosing NAME` in the statements of a file. */
export function cardMentions({ analysis }: FeatureContext, name: string): readonly Range[] {
  const wanted = fold(name);
  const found: Range[] = [];
  const isRange = (value: unknown): value is Range =>
    typeof value === 'object' && value !== null && 'start' in value && 'end' in value;
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value) look(one);
      return;
    }
    const said = 'name' in value ? value.name : 'quoted' in value && 'text' in value ? value.text : undefined;
    if (typeof said === 'string' && fold(said) === wanted && 'range' in value && isRange(value.range))
      found.push(value.range);
    for (const part of Object.values(value)) look(part);
  };
  const walk = (all: readonly Statement[]): void => {
    for (const { body, children } of all) {
      look(body);
      walk(children);
    }
  };
  walk([...analysis.statements, ...analysis.scenarios.flatMap((scenario) => scenario.statements)]);
  return found.filter(({ start, end }) => fold(analysis.text.slice(start, end)) === wanted);
}
