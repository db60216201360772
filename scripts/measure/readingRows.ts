// A compiled ability as rows of a table: what it is, its event, condition, targets, and for each thing it does what to which
// objects, in which layer and for how long. The compiled value alone is shown, never the source and never its printed text.
import type { Ability, ContinuousEffectSpec, EffectBody, Instruction } from '../../server/src/cards/ability.ts';
import { layersOfOperation } from '../../server/src/features/abilityLayers.ts';
import { CURRENT } from '../../server/src/rules/current.ts';

/** A row: what is shown, and what it is. */
export type ReadingRow = readonly [what: string, value: string];

/** The member that says which of its union a value is. */
const NAMES = ['kind', 'op', 'do', 'on', 'rule', 'pay', 'until', 'as', 'part', 'exception'] as const;

/** What only says how something was worded. */
const WORDING: ReadonlySet<string> = new Set([
  'lead',
  'joined',
  'join',
  'durationPlace',
  'conditionPlace',
  'conditionWord',
  'place',
  'bare',
  'elided',
  'youSaid',
  'pronoun',
  'word',
  'again',
  'said',
  'front',
]);

const entriesOf = (value: object): readonly (readonly [string, unknown])[] =>
  // A place can be a place of the game, or of the words.
  Object.entries(value).filter(([name, one]) => !WORDING.has(name) || (name === 'place' && typeof one === 'object'));

/** Any value of the compiled form, short: `and(type(Creature), controlledBy(you))`. */
export const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 1 ? shown(value[0]) : `[${value.map(shown).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const name = NAMES.find((one) => one in value && typeof Reflect.get(value, one) === 'string');
  const rest = entriesOf(value).filter(([key]) => key !== name);
  const said = name === undefined ? '' : String(Reflect.get(value, name));
  const [only, more] = rest;
  if (only === undefined) return said === '' ? '{}' : said;
  if (said === 'number' || said === 'numbers') return rest.map(([, one]) => shown(one)).join(' ');
  if (said === 'and' && only[0] === 'of' && Array.isArray(only[1])) return `(${only[1].map(shown).join(' & ')})`;
  if (said === 'or' && only[0] === 'of' && Array.isArray(only[1])) return `(${only[1].map(shown).join(' | ')})`;
  if (more === undefined && said !== '') return `${said}(${shown(only[1])})`;
  return `${said}(${rest.map(([key, one]) => `${key}: ${shown(one)}`).join(', ')})`;
};

const row = (what: string, value: unknown): readonly ReadingRow[] =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[what, shown(value)]];

const effectRows = (
  effect: ContinuousEffectSpec,
  origin: 'static' | 'resolution',
  indent: string,
): readonly ReadingRow[] => {
  const { subject, operations, condition, ...rest } = effect;
  const onPlayers = subject.kind === 'players';
  return [
    ...row(`${indent}objects`, subject.kind === 'objects' ? subject.ref : subject),
    ...operations.flatMap((operation): readonly ReadingRow[] => {
      const layers = layersOfOperation(CURRENT, operation, onPlayers, origin);
      return [
        [`${indent}operation (${layers.length === 0 ? 'no layer' : `layer ${layers.join(', ')}`})`, shown(operation)],
      ];
    }),
    ...row(`${indent}as long as`, condition),
    ...entriesOf(rest).flatMap(([name, value]) => row(`${indent}${name}`, value)),
  ];
};

const instructionRows = (instruction: Instruction, indent: string): readonly ReadingRow[] => {
  if (instruction.do === 'continuous') {
    const rows = effectRows(instruction.effect, 'resolution', `${indent}  `);
    return [[`${indent}do`, 'continuous effect'], ...rows, ...row(`${indent}  duration`, instruction.duration)];
  }
  if (instruction.do === 'modes') {
    const { modes, ...rest } = instruction;
    return [
      [`${indent}do`, shown(rest)],
      ...modes.flatMap((mode, index): readonly ReadingRow[] => [
        [`${indent}  mode ${index + 1}`, ''],
        ...bodyRows(mode, `${indent}    `),
      ]),
    ];
  }
  const nested = entriesOf(instruction).filter(([name]) => name === 'then' || name === 'otherwise');
  const inner = new Set(nested.map(([name]) => name));
  const own = Object.fromEntries(Object.entries(instruction).filter(([name]) => !inner.has(name)));
  return [
    [`${indent}do`, shown(own)],
    ...nested.flatMap(([name, value]): readonly ReadingRow[] => [
      [`${indent}  ${name}`, ''],
      ...(value as readonly Instruction[]).flatMap((one) => instructionRows(one, `${indent}    `)),
    ]),
  ];
};

const bodyRows = (body: EffectBody, indent = ''): readonly ReadingRow[] => {
  const { targets, instructions, ...rest } = body;
  return [
    ...targets.flatMap((target, index) => row(`${indent}target ${index}`, target)),
    ...instructions.flatMap((instruction) => instructionRows(instruction, indent)),
    ...entriesOf(rest).flatMap(([name, value]) => row(`${indent}${name}`, value)),
  ];
};

/** The rows of an ability; abilities that it grants stand in its operations. */
export const readingRows = (ability: Ability): readonly ReadingRow[] => {
  switch (ability.kind) {
    case 'static':
      return [
        ['ability', 'static'],
        ...row('works in', ability.zones),
        ...row('only if', ability.leadIn),
        ...ability.effects.flatMap((effect) => effectRows(effect, 'static', '')),
      ];
    case 'triggered':
      return [
        ['ability', 'triggered'],
        ['event', shown(ability.event)],
        ...row('only if (checked twice)', ability.condition),
        ...row('limits', ability.limits),
        ...bodyRows(ability.body),
      ];
    case 'activated':
      return [
        ['ability', ability.manaAbility ? 'activated, mana ability' : 'activated'],
        ['costs', shown(ability.costs)],
        ...(Object.keys(ability.limits).length === 0 ? [] : row('limits', ability.limits)),
        ...bodyRows(ability.body),
      ];
    case 'spell':
      return [['ability', 'what the spell does'], ...bodyRows(ability.body)];
    case 'cda':
    case 'enters':
    case 'castCost':
    case 'keyword':
    case 'unread':
      return [
        ['ability', ability.kind],
        ...entriesOf(ability).flatMap(([name, value]) => (name === 'kind' ? [] : row(name, value))),
      ];
  }
};
