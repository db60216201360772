// "Create two 1/1 white Soldier creature tokens with flying", and tokens that are copies (111, 706).

import type { Amount, Instruction, ObjectRef, PlayerRef, TokenSpec } from '../ability.ts';
import { passBack } from '../loops.ts';
import { readAbilityList } from './abilityLists.ts';
import { type Acting, readActing } from './actors.ts';
import { readAmount, readForEach } from './amounts.ts';
import { readExceptions } from './copies.ts';
import { readProperName } from './filterPosts.ts';
import { allOf } from './filters.ts';
import { readPlayer } from './players.ts';
import { scale } from './predicates.ts';
import { type Reader, readMany } from './reader.ts';
import { readObjectRef, readSingleRef } from './refs.ts';
import { readColorSpec, readHead } from './typePhrases.ts';

const PREDEFINED = ['Treasure', 'Food', 'Clue', 'Blood', 'Map', 'Powerstone', 'Gold', 'Junk', 'Lander', 'Mutagen'];

/** The predefined Role tokens (111.10m–s). */
const ROLES = ['Cursed', 'Monster', 'Royal', 'Sorcerer', 'Virtuous', 'Wicked', 'Young Hero'] as const;

const readCount = (r: Reader): Amount | undefined => {
  if (r.eat('a number of')) return undefined;
  if (r.eat('a') || r.eat('an')) return { kind: 'number', value: 1 };
  return readAmount(r);
};

/** The creator: "create", "target player creates", "its controller creates"; "puts" as cards said it before. */
const readCreator = (r: Reader): (Acting & { readonly old: boolean }) | undefined => {
  const acting = r.attempt((reader) => readActing(reader, 'create', 'creates'));
  if (acting !== undefined) return { ...acting, old: false };
  const old = r.attempt((reader) => readActing(reader, 'put', 'puts'));
  return old === undefined ? undefined : { ...old, old: true };
};

const isToken = (r: Reader): boolean => r.eat('token') || r.eat('tokens');

/** What a token is: "1/1 green Squirrel creature token with flying named X"; the word "token" is taken. */
export const readTokenSpec = (r: Reader): TokenSpec | undefined => {
  const predefined = PREDEFINED.find(
    (name) => r.peek() === name.toLowerCase() && (r.peek(1) === 'token' || r.peek(1) === 'tokens'),
  );
  if (predefined !== undefined) {
    r.step();
    if (!isToken(r)) return undefined;
    return { types: ['Artifact'], subtypes: [predefined], colors: [], abilities: [], predefined };
  }
  const role = ROLES.find((name) => r.eat(`${name.toLowerCase()} role`));
  if (role !== undefined)
    return isToken(r)
      ? { types: ['Enchantment'], subtypes: ['Aura', 'Role'], colors: [], abilities: [], predefined: `${role} Role` }
      : undefined;
  const head = readHead(r);
  if (head === undefined || !isToken(r)) return undefined;
  let spec: TokenSpec = {
    ...(head.supertypes.length > 0 ? { supertypes: head.supertypes } : {}),
    types: head.types,
    subtypes: head.subtypes,
    colors: head.colors ?? [],
    ...(head.pair === undefined ? {} : { power: head.pair.power, toughness: head.pair.toughness }),
    abilities: [],
  };
  readMany(r, (reader) => {
    const next = more(reader, spec);
    if (next !== undefined) spec = { ...spec, ...next };
    return next;
  });
  return spec;
};

/** What stands after the word "token": abilities, a size, a name, colours. */
const more = (r: Reader, spec: TokenSpec): Partial<TokenSpec> | undefined => {
  if (r.eatOne("that 's", 'that is', 'that are') !== undefined) {
    if (r.eat('every basic land type')) return { every: 'basicLand' };
    if (r.eat('every creature type')) return { every: 'creature' };
    const colors = readColorSpec(r);
    if (colors?.kind === 'allColors') return { colors: ['W', 'U', 'B', 'R', 'G'] };
    return colors?.kind === 'colors' ? { colors: colors.colors, colorsLate: true } : undefined;
  }
  if (r.eat('with')) {
    const size = r.attempt(readSize);
    if (size !== undefined) {
      const also = r.attempt((reader) => {
        reader.eat(',');
        return reader.eat('and') ? readAbilityList(reader) : undefined;
      });
      return { ...size, ...(also === undefined ? {} : { abilities: also.abilities }) };
    }
    const list = readAbilityList(r);
    return list === undefined ? undefined : { abilities: list.abilities };
  }
  if (!r.eat('named')) return undefined;
  const name = readProperName(r);
  if (name === undefined) return undefined;
  return { name, ...(spec.abilities.length === 0 && r.sees('with') ? { nameBefore: true } : {}) };
};

/** "power equal to that card's power and toughness equal to …", "base power and toughness each equal to …". */
const readSize = (r: Reader): Partial<TokenSpec> | undefined => {
  const each = r.eatOne('base power and toughness each equal to', 'power and toughness each equal to');
  if (each !== undefined) {
    const amount = readAmount(r);
    const pairForm = each.startsWith('base') ? 'baseEach' : 'each';
    return amount === undefined ? undefined : { power: amount, toughness: amount, pairForm };
  }
  if (!r.eat('power equal to')) return undefined;
  const power = readAmount(r);
  if (power === undefined || !r.eat('and toughness equal to')) return undefined;
  const toughness = readAmount(r);
  return toughness === undefined ? undefined : { power, toughness, pairForm: 'equal' };
};

interface Entering {
  readonly tapped: boolean;
  readonly attacking: boolean;
  readonly attacks?: PlayerRef;
}

/** "attacking that opponent": whom, if it is said. */
const readAttacked = (r: Reader): Pick<Entering, 'attacks'> => {
  const attacks = r.attempt(readPlayer);
  return attacks === undefined ? {} : { attacks };
};

const readEntering = (r: Reader): Entering => {
  if (r.eatOne("that 's tapped and attacking", 'that are tapped and attacking', 'tapped and attacking'))
    return { tapped: true, attacking: true, ...readAttacked(r) };
  if (r.eatOne("that 's attacking", 'that are attacking'))
    return { tapped: false, attacking: true, ...readAttacked(r) };
  return { tapped: false, attacking: false };
};

const flags = (tapped: boolean, entering: Entering): { tapped?: true; attacking?: true; attacks?: PlayerRef } => ({
  ...(entering.attacks === undefined ? {} : { attacks: entering.attacks }),
  ...(tapped || entering.tapped ? { tapped: true as const } : {}),
  ...(entering.attacking ? { attacking: true as const } : {}),
});

const created = (count: Amount): ObjectRef =>
  count.kind === 'number' && count.value === 1
    ? { kind: 'that', antecedent: 'created' }
    : { kind: 'that', antecedent: 'created', word: 'they' };

/** Said after the tokens: "a number of … tokens equal to …". */
const HOW_MANY: Amount = { kind: 'x' };

/** An instruction that creates tokens. */
export const readTokenVerb = (r: Reader): Instruction | undefined => {
  const creator = readCreator(r);
  if (creator === undefined) return undefined;
  const { old, ...acting } = creator;
  const named = r.attempt((reader) => namedToken(reader, acting));
  if (named !== undefined) return named;
  const equal = r.eat('a number of');
  const first = equal ? HOW_MANY : readCount(r);
  if (first === undefined) return undefined;
  let count = first;
  const both = r.eat('tapped and attacking');
  const tapped = both || r.eat('tapped');
  const copy = r.attempt((reader) => copyToken(reader, acting, { count, tapped, both, old }));
  if (copy !== undefined) return copy;
  const token = readTokenSpec(r);
  if (token === undefined || both) return r.want('what the token is');
  if (equal) {
    const number = r.eat('equal to') ? readAmount(r) : undefined;
    if (number === undefined) return undefined;
    count = number;
  }
  // "put a 1/1 … token onto the battlefield" is how cards said it before "create".
  if (old && !r.eat('onto the battlefield')) return undefined;
  const entering = readEntering(r);
  const attachedTo = r.attempt((reader) => (reader.eat('attached to') ? readObjectRef(reader) : undefined));
  const each = count.kind === 'number' && !equal ? r.attempt(readForEach) : undefined;
  r.mean(created(count));
  return {
    do: 'createToken',
    ...acting,
    ...(equal ? { form: 'equal' as const } : {}),
    count: each === undefined ? count : scale(count, each),
    token,
    ...flags(tapped, entering),
    ...(attachedTo === undefined ? {} : { attachedTo }),
  };
};

/** "…, a 1/1 red Goblin creature token, and a Treasure token": more tokens of the same making. */
export const readMoreTokens = (
  r: Reader,
  made: Extract<Instruction, { do: 'createToken' }>,
): Instruction | undefined => {
  const count = readCount(r);
  if (count === undefined) return undefined;
  const tapped = r.eat('tapped');
  const token = readTokenSpec(r);
  if (token === undefined) return undefined;
  const entering = readEntering(r);
  r.mean({ kind: 'that', antecedent: 'created', word: 'they' });
  return { do: 'createToken', player: made.player, count, token, ...flags(tapped, entering), elided: true, more: true };
};

interface CopiedTokens {
  readonly count: Amount;
  readonly tapped: boolean;
  /** "a tapped and attacking token". */
  readonly both: boolean;
  readonly old: boolean;
}

const copyToken = (r: Reader, acting: Acting, made: CopiedTokens): Instruction | undefined => {
  const { count, tapped, both, old } = made;
  if (!isToken(r) || (old && !r.eat('onto the battlefield'))) return undefined;
  if (r.eatOne("that 's a copy of", 'that are copies of', "that 's copies of") === undefined) return undefined;
  const said = readObjectRef(r);
  if (said === undefined) return undefined;
  const of = alone(r, said);
  const exceptions = readExceptions(r) ?? [];
  const and = r.sees("and that 's") || r.sees('and that are');
  if (and) r.eat('and');
  const blocks = r.attempt((reader) => (reader.eat("that 's blocking") ? readSingleRef(reader) : undefined));
  const late = !and && r.sees(', tapped and attacking') && r.eat(',');
  const bare = !both && !late && blocks === undefined ? r.attempt(attackingBare) : undefined;
  const entering = bare ?? readEntering(r);
  r.mean(created(count));
  return {
    do: 'createTokenCopy',
    ...acting,
    count,
    of,
    exceptions,
    ...flags(tapped, entering),
    ...(both ? { attacking: true, enteringFirst: true } : tapped && bare !== undefined ? { tappedFirst: true } : {}),
    ...(and ? { and } : {}),
    ...(blocks === undefined ? {} : { blocks }),
    ...(late || bare !== undefined ? { late: true } : {}),
  };
};

/** "a copy of the exiled card attacking that opponent": what is known already needs no such word, so the token attacks (508.4). */
const alone = (r: Reader, of: ObjectRef): ObjectRef => {
  const noun = of.kind === 'that' && of.noun?.kind === 'and' ? of.noun.of : [];
  const last = noun.at(-1);
  if (of.kind !== 'that' || last?.kind !== 'facing' || last.how !== 'attacking' || last.of === true) return of;
  const attacking = passBack(r.at, 0, (at) => r.tokens[at]?.text !== 'attacking') - 1;
  if (attacking < 0) return of;
  r.at = attacking;
  return { ...of, noun: allOf(noun.slice(0, -1)) };
};

/** "attacking that opponent", said of the copy without "that's". */
const attackingBare = (r: Reader): Entering | undefined => {
  const attacks = r.eat('attacking') ? readPlayer(r) : undefined;
  return attacks === undefined ? undefined : { tapped: false, attacking: true, attacks };
};

/** "create Marit Lage, a legendary 20/20 black Avatar creature token …": the name first. */
const namedToken = (r: Reader, acting: Acting): Instruction | undefined => {
  const name = readProperName(r);
  if (name === undefined || !r.eat(',') || r.eatOne('a', 'an') === undefined) return undefined;
  const token = readTokenSpec(r);
  if (token === undefined) return undefined;
  r.mean({ kind: 'that', antecedent: 'created' });
  return {
    do: 'createToken',
    ...acting,
    count: { kind: 'number', value: 1 },
    token: { ...token, name, nameFirst: true },
  };
};
