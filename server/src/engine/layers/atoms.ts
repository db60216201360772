// Finer than aspects: which words (types, subtypes, keywords) a filter looks for and an operation adds, so that few pairs are left to try.
import type { Operation } from '../../cards/ability.ts';
import { ABILITY, ABILITY_LOSS, type Aspects, SUBTYPE, TYPE } from './aspects.ts';

/** Words with their aspect, as `subtype:Elf`; undefined: any word at all. */
export type Atoms = readonly string[] | undefined;

/** The aspects that words divide further. */
export const WORDED: Aspects = TYPE | SUBTYPE | ABILITY | ABILITY_LOSS;

/** Kinds of filters, amounts and references whose words can't be listed. */
const ANY_WORD: ReadonlySet<string> = new Set([
  'permanent',
  'hasAbilities',
  'hasActivatedAbility',
  'hasManaAbility',
  'hasTapAbility',
  'chosen',
  'shares',
  'distinct',
]);

const WORDS_OF: Readonly<Record<string, readonly string[]>> = {
  historic: ['type:Artifact', 'subtype:Saga'],
  enchanted: ['subtype:Aura'],
  equipped: ['subtype:Equipment'],
  modified: ['subtype:Aura', 'subtype:Equipment'],
};

/** Collects the words that a subject, filter or condition looks for; false when any word may matter. */
const collect = (value: unknown, into: Set<string>): boolean => {
  if (Array.isArray(value)) return value.every((each) => collect(each, into));
  if (typeof value !== 'object' || value === null) return true;
  const node: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(value));
  const kind = node['kind'];
  if (typeof kind === 'string') {
    if (ANY_WORD.has(kind)) return false;
    for (const word of WORDS_OF[kind] ?? []) into.add(word);
    if (kind === 'type' || kind === 'subtype') into.add(`${kind}:${String(node[kind])}`);
    if (kind === 'hasKeyword') into.add(`keyword:${String(node['keyword']).toLowerCase()}`);
  }
  if (node['property'] === 'power' || node['property'] === 'toughness') into.add('type:Creature');
  return Object.values(node).every((each) => collect(each, into));
};

/** The words that finding a set looks for. */
export const wordsRead = (...parts: readonly unknown[]): Atoms => {
  const into = new Set<string>();
  return parts.every((part) => collect(part, into)) ? [...into] : undefined;
};

const wordsOfOperation = (operation: Operation): Atoms => {
  switch (operation.op) {
    case 'types': {
      const { subtypes } = operation;
      if (operation.mode !== 'add' || operation.types?.includes('Land') === true) return undefined;
      if (subtypes !== undefined && subtypes.kind !== 'list') return undefined;
      return [
        ...(operation.types ?? []).map((type) => `type:${type}`),
        ...(subtypes?.subtypes ?? []).map((type) => `subtype:${type}`),
      ];
    }
    case 'addAbilities':
      return operation.abilities.every((ability) => ability.kind === 'keyword')
        ? operation.abilities.map(
            (ability) => `keyword:${ability.kind === 'keyword' ? ability.keyword.toLowerCase() : ''}`,
          )
        : undefined;
    case 'loseAbilities':
    case 'cantHave':
    case 'addAbilitiesOf':
    case 'text':
    case 'exchangeText':
    case 'fullText':
    case 'addText':
    case 'copy':
      return undefined;
    case 'modifyPT':
    case 'setPT':
    case 'switchPT':
    case 'setColors':
    case 'setName':
    case 'control':
    case 'rule':
      return [];
  }
};

/** The words that operations can change on an object. Land types bring abilities along, so they count as any. */
export const wordsWritten = (operations: readonly Operation[], writes: Aspects): Atoms => {
  const all: string[] = [];
  for (const operation of operations) {
    const words = wordsOfOperation(operation);
    if (words === undefined || (operation.op === 'types' && (writes & ABILITY_LOSS) !== 0)) return undefined;
    all.push(...words);
  }
  return all;
};

/** Whether something written can matter to something read. */
export const meet = (writes: Aspects, written: Atoms, reads: Aspects, read: Atoms): boolean => {
  const common = writes & reads;
  if (common === 0) return false;
  if ((common & ~WORDED) !== 0 || written === undefined || read === undefined) return true;
  return written.some((word) => read.includes(word));
};
