// What follows "is" and "becomes": "a 1/1 green Frog creature with flying that's still a land", "blue", "the chosen type", "Mountains".
import type { Amount, CardType, Color, ColorSpec, Filter, Operation, SubtypeSpec, Supertype } from '../ability.ts';
import { kindOfSubtype } from '../vocabulary.ts';
import { readAbilityList } from './abilityLists.ts';
import { readAmount } from './amounts.ts';
import { readProperName } from './filterPosts.ts';
import { readNounPhrase } from './filters.ts';
import { type Reader, readList, readMany } from './reader.ts';
import { readCardType, readColor, readPair, readSubtype, readSupertype } from './words.ts';

type Lead = 'is' | 'becomes';

/** Colours as an effect sets them: "blue", "white and black", "all colors", "the color of your choice". */
export const readColorSpec = (r: Reader): ColorSpec | undefined => {
  if (r.eat('colorless')) return { kind: 'colors', colors: [] };
  if (r.eat('all colors')) return { kind: 'allColors' };
  if (r.eat('the chosen color')) return { kind: 'chosenColor' };
  if (r.mode === 'resolution' && r.eat('that color')) return { kind: 'chosenColor', that: true };
  if (r.eat('the color or colors of your choice')) return { kind: 'asChosenOnResolution', count: 'any' };
  if (r.eat('the color of your choice')) return { kind: 'asChosenOnResolution', count: 1 };
  const list = readList(r, readColor, ['and']);
  return list === undefined ? undefined : { kind: 'colors', colors: list.items };
};

/** "the chosen type", "the creature type of your choice", "every basic land type". */
const readTypeChoice = (r: Reader): SubtypeSpec | undefined => {
  if (r.eatOne('the chosen type', 'the chosen creature type') !== undefined)
    return { kind: 'chosenType', of: 'creature' };
  if (r.eat('the first chosen type')) return { kind: 'chosenType', of: 'land', nth: 1 };
  if (r.eat('the second chosen type')) return { kind: 'chosenType', of: 'land', nth: 2 };
  if (r.eat('the chosen basic land type')) return { kind: 'chosenType', of: 'basicLand' };
  if (r.eat('the chosen land type')) return { kind: 'chosenType', of: 'land' };
  if (r.eat('the creature type of your choice')) return { kind: 'typeOfYourChoice', of: 'creature' };
  if (r.eat('the basic land type of your choice')) return { kind: 'typeOfYourChoice', of: 'basicLand' };
  if (r.eat('the land type of your choice')) return { kind: 'typeOfYourChoice', of: 'land' };
  if (r.eat('every creature type')) return { kind: 'every', of: 'creature' };
  if (r.eat('all creature types')) return { kind: 'every', of: 'creature', all: true };
  if (r.mode === 'resolution' && r.eat('that type')) return { kind: 'chosenType', of: 'creature', that: true };
  if (r.eat('every basic land type')) return { kind: 'every', of: 'basicLand' };
  return undefined;
};

interface Head {
  readonly pair: { readonly power: Amount; readonly toughness: Amount } | undefined;
  readonly colors: readonly Color[] | undefined;
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly string[];
  readonly types: readonly CardType[];
}

/** "1/1 green Frog creature": pair, colours and types in Oracle's order, each of them optional, at least one there. */
export const readHead = (r: Reader): Head | undefined => {
  const supertypes: Supertype[] = [];
  const readSupers = (): void => {
    supertypes.push(...readMany(r, readSupertype));
  };
  readSupers();
  const pair = r.attempt((reader) => readPair(reader, false));
  readSupers();
  const colors = r.eat('colorless') ? [] : r.attempt((reader) => readList(reader, readColor, ['and']))?.items;
  readSupers();
  const subtypes: string[] = [];
  const types: CardType[] = [];
  readMany(r, (reader): true | undefined => {
    const subtype = reader.attempt((one) =>
      readSubtype(one, ['creature', 'land', 'artifact', 'enchantment', 'planeswalker']),
    );
    const type = subtype === undefined ? reader.attempt(readCardType) : undefined;
    if (subtype !== undefined) subtypes.push(subtype.value);
    if (type !== undefined) types.push(type.value);
    if (subtype !== undefined || type !== undefined) return true;
    // "Saproling creatures and Forest lands": both at once.
    return types.length > 0 && reader.eat('and') && isTypeAhead(reader) ? true : undefined;
  });
  if (pair === undefined && colors === undefined && types.length + subtypes.length + supertypes.length === 0) {
    return r.want('a type, a color or a power and toughness');
  }
  return {
    pair: pair === undefined ? undefined : { power: pair.power.amount, toughness: pair.toughness.amount },
    colors,
    supertypes,
    subtypes,
    types,
  };
};

const isTypeAhead = (r: Reader): boolean => {
  const mark = r.mark();
  const found =
    r.attempt((reader) => readSubtype(reader, ['creature', 'land'])) !== undefined &&
    r.attempt(readCardType) !== undefined;
  r.reset(mark);
  return found;
};

const BASE = 'base power and toughness';

/** "with base power and toughness 4/4", "with power and toughness each equal to its mana value", "with flying". */
const readWith = (r: Reader): readonly Operation[] | undefined => {
  if (!r.eat('with')) return undefined;
  const operations: Operation[] = [];
  if (r.eat('all creature types')) {
    return [{ op: 'types', mode: 'set', subtypes: { kind: 'every', of: 'creature' }, joined: true }];
  }
  const base = r.attempt((reader) => readBasePT(reader, 'with'));
  if (base !== undefined) {
    operations.push({ ...base, joined: true });
    const more = r.attempt((reader) =>
      reader.eatOne(', and', 'and', ',') === undefined ? undefined : readAbilityList(reader),
    );
    if (more === undefined) return operations;
    return [...operations, { op: 'addAbilities', ...more, lead: 'with', joined: true }];
  }
  const abilities = readAbilityList(r);
  return abilities === undefined ? undefined : [{ op: 'addAbilities', ...abilities, lead: 'with', joined: true }];
};

const BASES = 'base power and base toughness';

/** "base power and toughness 1/1", "power and toughness each equal to …", "base power 4". */
export const readBasePT = (r: Reader, lead: 'has' | 'with'): Operation | undefined => {
  const said = r.eatOne(BASE, BASES, 'power and toughness');
  const both = said === BASES ? BASE : said;
  if (both !== undefined) {
    const equal = r.eat('each equal to') || r.eat('equal to');
    if (equal) {
      const amount = readAmount(r);
      if (amount === undefined) return undefined;
      const form = said === BASES ? 'basesEqual' : said === BASE ? 'baseEqual' : 'equal';
      return { op: 'setPT', power: amount, toughness: amount, form, lead };
    }
    if (both !== BASE) return undefined;
    const pair = readPair(r, false);
    return pair === undefined
      ? undefined
      : { op: 'setPT', power: pair.power.amount, toughness: pair.toughness.amount, form: 'base', lead };
  }
  const one = r.eatOne('base power', 'base toughness');
  if (one === undefined) return undefined;
  const equal = r.eat('equal to');
  const amount = readAmount(r);
  if (amount === undefined) return undefined;
  const form = equal ? 'baseEqual' : 'base';
  return one === 'base power'
    ? { op: 'setPT', power: amount, form, lead }
    : { op: 'setPT', toughness: amount, form, lead };
};

type Addition = Pick<Extract<Operation, { op: 'types' }>, 'form' | 'still'>;

/** "in addition to its other types", "that's still a land". */
const readAddition = (r: Reader): Addition | undefined => {
  if (r.eat('in addition to')) {
    if (r.eatOne('its', 'their') === undefined) return undefined;
    if (r.eat('other colors and types')) return { form: 'inAdditionColorsAndTypes' };
    if (r.eat('other creature types')) return { form: 'inAdditionCreatureTypes' };
    if (r.eat('other land types')) return { form: 'inAdditionLandTypes' };
    return r.eatOne('other types', 'types') !== undefined ? { form: 'inAddition' } : undefined;
  }
  if (r.eatOne("that 's still", 'that is still', 'that are still', "that 're still") === undefined) return undefined;
  const still = readStill(r);
  return still === undefined ? undefined : { form: 'still', still };
};

const readStill = (r: Reader): Filter | undefined => {
  r.eatOne('a', 'an');
  return readNounPhrase(r)?.filter;
};

/** "It's still a land.", "They're still lands.": the sentence after the one that changes types. */
export const readStillSentence = (r: Reader): Filter | undefined => {
  if (
    r.eatOne("it 's still", "they 're still", 'it is still', 'they are still', "that creature 's still") === undefined
  )
    return undefined;
  return readStill(r);
};

const isCreatureType = (subtype: string): boolean => kindOfSubtype(subtype) === 'creature';

/** Which earlier types stay, read off the words themselves (205.1a–b). */
const keepOf = (
  types: readonly CardType[],
  subtypes: readonly string[],
): 'none' | 'allTypes' | 'allTypesAndSubtypes' | undefined => {
  if (types.length === 0) return undefined;
  if (types.includes('Artifact') && types.includes('Creature')) {
    return subtypes.some(isCreatureType) ? 'allTypes' : 'allTypesAndSubtypes';
  }
  return 'none';
};

const severalOf = (r: Reader, kind: 'land' | 'creature'): { readonly items: readonly string[] } | undefined => {
  const list = readList(r, (reader) => readSubtype(reader, [kind])?.value, ['and']);
  return list !== undefined && list.items.length > 1 ? list : undefined;
};

/** "Mountain, Forest, and Plains", "Cleric, Rogue, and Wizard": types one after the other. */
const readListedLands = (r: Reader): SubtypeSpec | undefined => {
  const list = r.attempt((reader) => severalOf(reader, 'land')) ?? r.attempt((reader) => severalOf(reader, 'creature'));
  return list === undefined || list.items.length < 2
    ? undefined
    : { kind: 'list', subtypes: list.items, listed: 'and' };
};

/** "a Plains or an Island": one of them, chosen as the effect begins. */
const readEitherLand = (r: Reader): SubtypeSpec | undefined => {
  const one = (reader: Reader): string | undefined =>
    reader.eatOne('a', 'an') === undefined ? undefined : readSubtype(reader, ['land'])?.value;
  const list = readList(r, one, ['or']);
  return list === undefined || list.items.length < 2
    ? undefined
    : { kind: 'typeOfYourChoice', of: 'basicLand', subtypes: list.items };
};

/** Everything "is" or "becomes" can say of an object, as operations in layer order of the phrase. */
export const readTypePhrase = (r: Reader, lead: Lead): readonly Operation[] | undefined => {
  const choice = r.attempt(readTypeChoice);
  if (choice !== undefined) {
    const addition = r.attempt(readAddition);
    return [{ op: 'types', mode: addition === undefined ? 'set' : 'add', subtypes: choice, ...addition, lead }];
  }
  const colors = r.attempt((reader) => {
    const spec = readColorSpec(reader);
    if (spec === undefined || (spec.kind === 'colors' && isHeadAhead(reader))) return undefined;
    return spec;
  });
  if (colors !== undefined) {
    const addition = r.eat('in addition to its other colors') || r.eat('in addition to their other colors');
    return [{ op: 'setColors', colors, ...(addition ? { addition } : {}), lead }];
  }
  const either = r.mode === 'resolution' ? r.attempt(readEitherLand) : undefined;
  if (either !== undefined) {
    const addition = r.attempt(readAddition);
    return [{ op: 'types', mode: addition === undefined ? 'set' : 'add', subtypes: either, ...addition, lead }];
  }
  const article = r.eat('a') || r.eat('an');
  const listed = article ? r.attempt(readListedLands) : undefined;
  if (listed !== undefined) {
    const addition = r.attempt(readAddition);
    return [{ op: 'types', mode: addition === undefined ? 'set' : 'add', subtypes: listed, ...addition, lead }];
  }
  const head = readHead(r);
  if (head === undefined) return undefined;
  const hasTypes = head.types.length + head.subtypes.length + head.supertypes.length > 0;
  if (!hasTypes && article) return undefined;
  const withs = r.attempt(readWith) ?? [];
  const addition = hasTypes ? r.attempt(readAddition) : undefined;
  const name = r.attempt((reader) => (reader.eat('named') ? readProperName(reader) : undefined));
  const late: readonly Operation[] = withs.length === 0 && addition !== undefined ? (r.attempt(readWith) ?? []) : withs;
  const operations: Operation[] = [];
  const every = late.find((operation) => operation.op === 'types');
  if (hasTypes) {
    const types = typesOf(head, lead, addition);
    operations.push(
      every?.op === 'types' && every.subtypes !== undefined && types.op === 'types'
        ? { ...types, subtypes: every.subtypes }
        : types,
    );
  }
  if (head.colors !== undefined) {
    const add = addition?.form === 'inAdditionColorsAndTypes' ? { addition: true } : {};
    operations.push({ op: 'setColors', colors: { kind: 'colors', colors: head.colors }, ...add, joined: true });
  }
  if (head.pair !== undefined) operations.push({ op: 'setPT', ...head.pair, form: 'is', joined: true });
  operations.push(...late.filter((operation) => operation !== every));
  if (name !== undefined) operations.push({ op: 'setName', name, joined: true });
  const [first, ...rest] = operations;
  return first === undefined ? undefined : [hasTypes ? first : withLead(first, lead), ...rest];
};

const withLead = (operation: Operation, lead: Lead): Operation => {
  const { joined: _, ...rest } = operation;
  return { ...rest, lead } as Operation;
};

const isHeadAhead = (r: Reader): boolean => {
  const mark = r.mark();
  const head = readHead(r);
  r.reset(mark);
  return head !== undefined;
};

const typesOf = (head: Head, lead: Lead, addition: Addition | undefined): Operation => {
  const keep = addition === undefined ? keepOf(head.types, head.subtypes) : undefined;
  return {
    op: 'types',
    mode: addition === undefined ? 'set' : 'add',
    ...(head.supertypes.length > 0 ? { supertypes: head.supertypes } : {}),
    ...(head.types.length > 0 ? { types: head.types } : {}),
    ...(head.subtypes.length > 0 ? { subtypes: { kind: 'list', subtypes: head.subtypes } } : {}),
    ...(keep === undefined ? {} : { keep }),
    ...addition,
    lead,
  };
};
