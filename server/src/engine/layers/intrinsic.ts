// Abilities that rules give rather than text: the mana abilities of basic land types (305.6) and those of keyword counters.
import type { Ability, CompiledAbility } from '../../cards/ability.ts';
import { type ColorLetter, parseManaCost } from '../../cards/mana.ts';
import { BASIC_LAND_TYPES, type BasicLandType, KEYWORD_COUNTERS } from '../../cards/vocabulary.ts';
import type { AbilityInstance, Characteristics } from '../characteristics.ts';

const MANA_OF: Readonly<Record<BasicLandType, ColorLetter>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

const compiledCache = new WeakMap<Ability, CompiledAbility>();

/** An ability that has no printed words of its own, in the form that printed ones have; the same value for the same ability. */
export const compiledOf = (ability: Ability): CompiledAbility => {
  const known = compiledCache.get(ability);
  if (known !== undefined) return known;
  const made: CompiledAbility = { ability, text: '', offset: 0, state: 'read', unread: [] };
  compiledCache.set(ability, made);
  return made;
};

const manaAbility = (type: BasicLandType): AbilityInstance => {
  const reading = parseManaCost(`{${MANA_OF[type]}}`);
  const ability: Ability = {
    kind: 'activated',
    costs: [{ pay: 'tapSelf' }],
    body: {
      targets: [],
      instructions: [
        {
          do: 'addMana',
          player: { kind: 'you' },
          mana: { kind: 'cost', cost: reading.ok ? reading.cost : [] },
        },
      ],
    },
    limits: {},
    manaAbility: true,
  };
  const key = `r:${type}`;
  return { key, compiled: compiledOf(ability), ability, origin: 'rule', acquisition: key };
};

const INTRINSIC: ReadonlyMap<string, AbilityInstance> = new Map(
  BASIC_LAND_TYPES.map((type) => [type, manaAbility(type)]),
);

/** Whether the instance is the mana ability of a basic land type. */
export const isIntrinsicMana = (instance: AbilityInstance): boolean =>
  instance.origin === 'rule' && instance.key.startsWith('r:');

const basicTypesOf = (values: Pick<Characteristics, 'types' | 'subtypes'>): readonly string[] =>
  values.types.includes('Land') ? values.subtypes.filter((type) => INTRINSIC.has(type)) : [];

/**
 * 305.6: gives the mana abilities of basic land types that `after` has and `before` had not, and takes those it has no
 * longer. Those it keeps are left as they are, so that one lost otherwise does not come back.
 */
export const withIntrinsic = <T extends Characteristics>(
  after: T,
  before?: Pick<Characteristics, 'types' | 'subtypes'>,
): T => {
  const has = basicTypesOf(after);
  const had = before === undefined ? [] : basicTypesOf(before);
  const gained = has.filter((type) => !had.includes(type));
  const lost = had.filter((type) => !has.includes(type));
  if (gained.length === 0 && lost.length === 0) return after;
  const kept = after.abilities.filter((each) => !lost.some((type) => each === INTRINSIC.get(type)));
  const added = gained.flatMap((type) => {
    const instance = INTRINSIC.get(type);
    return instance === undefined || kept.includes(instance) ? [] : [instance];
  });
  return { ...after, abilities: [...kept, ...added] };
};

/** The keyword abilities that counters of their name give (122.1b). */
const KEYWORD_ABILITIES: ReadonlyMap<string, Ability> = new Map(
  KEYWORD_COUNTERS.map((keyword) => [keyword, { kind: 'keyword', keyword }]),
);

/** The keyword ability that a counter of this kind gives (122.1b), if it is one that does. */
export const keywordOfCounter = (kind: string): Ability | undefined => KEYWORD_ABILITIES.get(kind.toLowerCase());

/** What one counter of a kind such as `+1/+1` or `-0/-2` adds to power and toughness (122.1a). */
export const changeOfCounter = (kind: string): { readonly power: number; readonly toughness: number } | undefined => {
  const found = /^([+-]\d+)\/([+-]\d+)$/.exec(kind.replaceAll('−', '-'));
  return found === null ? undefined : { power: Number(found[1]), toughness: Number(found[2]) };
};
