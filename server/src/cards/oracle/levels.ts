// The level symbols of leveler cards: what stands below one counts while the creature has that many level counters (711.2).
import type { Ability, Amount, Comparison, CompiledAbility, Condition, Operation } from '../ability.ts';

interface Line {
  readonly start: number;
  readonly end: number;
}

const SYMBOL = /^LEVEL (\d+)(?:[-–](\d+)|\+)$/i;
const SIZE = /^(\d+)\/(\d+)$/;

const counters = (comparison: Comparison, value: number): Condition => ({
  kind: 'compare',
  left: { kind: 'counters', counter: 'level', on: { kind: 'self' } },
  comparison,
  right: { kind: 'number', value },
});

/** "LEVEL 2-6": at least two level counters, but no more than six (711.2a–b). */
const conditionOf = (from: number, to: number | undefined): Condition =>
  to === undefined ? counters('>=', from) : { kind: 'and', of: [counters('>=', from), counters('<=', to)] };

const number = (value: string | undefined): Amount => ({ kind: 'number', value: Number(value) });

const abilityOf = (condition: Condition, size: RegExpExecArray, abilities: readonly Ability[]): Ability => {
  const operations: Operation[] = [
    { op: 'setPT', power: number(size[1]), toughness: number(size[2]), form: 'base', lead: 'has' },
  ];
  if (abilities.length > 0) {
    const quoted = abilities.map((ability) => ability.kind !== 'keyword');
    operations.push({ op: 'addAbilities', abilities, quoted, lead: 'has' });
  }
  return {
    kind: 'static',
    effects: [{ subject: { kind: 'objects', ref: { kind: 'self' } }, operations, condition, conditionPlace: 'front' }],
  };
};

/**
 * All level symbols from here to the end of the text, each one static ability with what stands below it; undefined where
 * anything of it can't be read, or the lines are no level symbols.
 */
export const compileLevels = (
  text: string,
  lines: readonly Line[],
  compile: (line: Line) => readonly CompiledAbility[],
): readonly CompiledAbility[] | undefined => {
  const words = ({ start, end }: Line): string => text.slice(start, end);
  const out: CompiledAbility[] = [];
  let index = 0;
  while (index < lines.length) {
    const head = lines[index];
    const sizeLine = lines[index + 1];
    if (head === undefined || sizeLine === undefined) return undefined;
    const symbol = SYMBOL.exec(words(head));
    const size = SIZE.exec(words(sizeLine));
    if (symbol === null || size === null) return undefined;
    index += 2;
    let last = sizeLine;
    const below: CompiledAbility[] = [];
    for (let line = lines[index]; line !== undefined && !SYMBOL.test(words(line)); line = lines[index]) {
      below.push(...compile(line));
      last = line;
      index += 1;
    }
    if (below.some(({ state }) => state === 'unread')) return undefined;
    const condition = conditionOf(Number(symbol[1]), symbol[2] === undefined ? undefined : Number(symbol[2]));
    out.push({
      ability: abilityOf(
        condition,
        size,
        below.map(({ ability }) => ability),
      ),
      text: text.slice(head.start, last.end),
      offset: head.start,
      state: below.some(({ state }) => state === 'read') ? 'read' : 'proven',
      unread: [],
    });
  }
  return out;
};
