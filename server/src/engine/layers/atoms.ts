// Finer than aspects: which words (types, subtypes, keywords) a filter looks for and an operation adds, so that few pairs are left to try.

import type { Condition, Filter, Operation, PTProperty, Subject } from '../../cards/ability.ts';
import { type Questions, some } from '../../terms/walk.ts';
import { ABILITY, ABILITY_LOSS, type Aspects, SUBTYPE, TYPE } from './aspectBits.ts';

/** Words with their aspect, as `subtype:Elf`; undefined: any word at all. */
export type Atoms = readonly string[] | undefined;

/** The aspects that words divide further. */
export const WORDED: Aspects = TYPE | SUBTYPE | ABILITY | ABILITY_LOSS;

/** Kinds of filters whose words can't be listed. */
const ANY_WORD: ReadonlySet<Filter['kind']> = new Set([
  'permanent',
  'hasAbilities',
  'hasActivatedAbility',
  'hasManaAbility',
  'hasTapAbility',
  'chosen',
  'shares',
] as const);

const WORDS_OF: Readonly<Partial<Record<Filter['kind'], readonly string[]>>> = {
  historic: ['type:Artifact', 'subtype:Saga'],
  enchanted: ['subtype:Aura'],
  equipped: ['subtype:Equipment'],
  modified: ['subtype:Aura', 'subtype:Equipment'],
};

const isSize = (property: PTProperty): boolean => property === 'power' || property === 'toughness';

const wordsOfFilter = (filter: Filter): readonly string[] => {
  switch (filter.kind) {
    case 'type':
      return [`type:${filter.type}`];
    case 'subtype':
      return [`subtype:${filter.subtype}`];
    case 'hasKeyword':
      return [`keyword:${filter.keyword.toLowerCase()}`];
    case 'compare':
      return isSize(filter.property) ? ['type:Creature'] : [];
    default:
      return WORDS_OF[filter.kind] ?? [];
  }
};

/** What to ask of a subject and a condition: yes where any word may matter; else the words that they look for are added. */
const collecting = (into: Set<string>): Questions => ({
  filter: (filter) => {
    for (const word of wordsOfFilter(filter)) into.add(word);
    return ANY_WORD.has(filter.kind);
  },
  amount: (amount) => {
    if ('property' in amount && isSize(amount.property)) into.add('type:Creature');
    return amount.kind === 'distinct';
  },
  condition: ({ kind }) => kind === 'chosen',
});

/** The words that finding a set looks for. */
export const wordsRead = (subject: Subject | undefined, condition: Condition | undefined): Atoms => {
  const into = new Set<string>();
  const isAny =
    (subject !== undefined && some('subject', subject, collecting(into))) ||
    (condition !== undefined && some('condition', condition, collecting(into)));
  return isAny ? undefined : [...into];
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
