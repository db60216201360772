// What counts at a level only: below the level symbols of levelers (711.2), at the levels of Classes (716.2), of stations (721.2).
import type { Ability, Amount, Comparison, CompiledAbility, Condition, Operation } from '../ability.ts';
import { parseManaCost } from '../mana.ts';

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

type Compile = (line: Line) => readonly CompiledAbility[];

const STATION = /^(?:STATION )?(\d+)\+ ?(?:\|\s*)?/i;
const CLASS = /^((?:\{[^{}]*\})+): Level (\d+)\.?(?:\s*—\s*)?/i;

/** Whether a line heads what counts at a level only. */
export const isHeading = (line: string): boolean =>
  SYMBOL.test(line) || /^(?:STATION \d+\+|\d+\+ \|)/i.test(line) || CLASS.test(line);

/** The object has these abilities while the condition holds. */
const has = (condition: Condition, abilities: readonly Ability[]): Ability => ({
  kind: 'static',
  effects: [
    {
      subject: { kind: 'objects', ref: { kind: 'self' } },
      operations: [
        { op: 'addAbilities', abilities, quoted: abilities.map((ability) => ability.kind !== 'keyword'), lead: 'has' },
      ],
      condition,
      conditionPlace: 'front',
    },
  ],
});

/** "12+ | ABILITY": there while the permanent has that many charge counters (721.2a). */
const stationOf = (charges: number): Condition => ({
  kind: 'compare',
  left: { kind: 'counters', counter: 'charge', on: { kind: 'self' } },
  comparison: '>=',
  right: { kind: 'number', value: charges },
});

/** At a level of a Class and above (716.2b). */
const classOf = (level: number): Condition => ({
  kind: 'compare',
  left: { kind: 'past', what: 'classLevel' },
  comparison: '>=',
  right: { kind: 'number', value: level },
});

/** The condition of a heading, how much of the line it is, and the ability that it is itself. */
const headingOf = (
  line: string,
): { readonly condition: Condition; readonly length: number; readonly own?: Ability } | undefined => {
  const station = STATION.exec(line);
  if (station !== null) return { condition: stationOf(Number(station[1])), length: station[0].length };
  const level = CLASS.exec(line);
  const cost = level === null ? undefined : parseManaCost(level[1] ?? '');
  if (level === null || cost?.ok !== true) return undefined;
  const value = Number(level[2]);
  return {
    condition: classOf(value),
    length: level[0].length,
    own: {
      kind: 'keyword',
      keyword: 'class level',
      cost: [{ pay: 'mana', cost: cost.cost }],
      amount: { kind: 'number', value },
    },
  };
};

/**
 * Stations and Classes from here to the end of the text: what stands at a level, each line an ability that the permanent has there.
 * A line that can't be read is unread alone.
 */
const compileStages = (text: string, lines: readonly Line[], compile: Compile): readonly CompiledAbility[] => {
  const out: CompiledAbility[] = [];
  let condition: Condition | undefined;
  for (const line of lines) {
    const heading = isHeading(text.slice(line.start, line.end))
      ? headingOf(text.slice(line.start, line.end))
      : undefined;
    const start = line.start + (heading?.length ?? 0);
    if (heading !== undefined) condition = heading.condition;
    if (heading?.own !== undefined) {
      const own = text.slice(line.start, start);
      out.push({ ability: heading.own, text: own, offset: line.start, state: 'proven', unread: [] });
    }
    if (start >= line.end || condition === undefined) continue;
    const at = heading?.own === undefined ? line.start : start;
    for (const part of compile({ start, end: line.end })) {
      const ability = part.state === 'unread' ? part.ability : has(condition, [part.ability]);
      const shift = part.offset === start ? start - at : 0;
      const unread = part.unread.map((span) => ({ ...span, start: span.start + shift, end: span.end + shift }));
      out.push({
        ...part,
        ability,
        text: text.slice(part.offset - shift, part.offset + part.text.length),
        offset: part.offset - shift,
        unread,
      });
    }
  }
  return out;
};

/**
 * All level symbols from here to the end of the text, each one static ability with what stands below it; undefined where
 * anything of it can't be read, or the lines are no level symbols.
 */
export const compileLevels = (
  text: string,
  lines: readonly Line[],
  compile: Compile,
): readonly CompiledAbility[] | undefined => {
  const words = ({ start, end }: Line): string => text.slice(start, end);
  if (lines[0] !== undefined && !SYMBOL.test(words(lines[0]))) return compileStages(text, lines, compile);
  const out: CompiledAbility[] = [];
  const heads = lines.flatMap((line, index) => (SYMBOL.test(words(line)) ? [index] : []));
  for (const [order, at] of heads.entries()) {
    const [head, sizeLine, ...rest] = lines.slice(at, heads[order + 1]);
    if (head === undefined || sizeLine === undefined) return undefined;
    const symbol = SYMBOL.exec(words(head));
    const size = SIZE.exec(words(sizeLine));
    if (symbol === null || size === null) return undefined;
    const last = rest.at(-1) ?? sizeLine;
    const below = rest.flatMap(compile);
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
