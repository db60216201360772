// What face-down objects are: a 2/2 with ward {2} for disguise and cloak, and what an instruction lists (708.2).
import type { Operation } from '../cards/ability.ts';
import { parseManaCost } from '../cards/mana.ts';
import type { FaceDownValues } from './game.ts';
import { compiledOf } from './layers/intrinsic.ts';

const wardTwo = parseManaCost('{2}');

/** 702.168a, 701.58a: cast face down for disguise or cloaked, it is a 2/2 creature with ward {2}. */
export const DISGUISED: FaceDownValues = {
  power: 2,
  toughness: 2,
  abilities: [
    compiledOf({
      kind: 'keyword',
      keyword: 'ward',
      cost: [{ pay: 'mana', cost: wardTwo.ok ? wardTwo.cost : [] }],
    }),
  ],
};

/** "It's a Forest land": the characteristics that the instruction lists are all that it has while it is face down (708.2). */
export const listedValues = (operations: readonly Operation[]): FaceDownValues => {
  let values: FaceDownValues = { power: 2, toughness: 2, abilities: [] };
  for (const operation of operations) {
    if (operation.op === 'types')
      values = {
        ...values,
        types: operation.types ?? [],
        subtypes: operation.subtypes?.kind === 'list' ? operation.subtypes.subtypes : [],
      };
    if (operation.op === 'setPT' && operation.power?.kind === 'number' && operation.toughness?.kind === 'number')
      values = { ...values, power: operation.power.value, toughness: operation.toughness.value };
    if (operation.op === 'addAbilities') values = { ...values, abilities: operation.abilities.map(compiledOf) };
  }
  return values;
};
