// What a sentence says of its subject: "gets +1/+1", "has flying", "loses all abilities", "becomes blue", "can't block".
import type { Amount, Change, Operation } from '../ability.ts';
import { readAbilityList, readKeywordList, readQuoted } from './abilityLists.ts';
import { readAmount, readForEach } from './amounts.ts';
import { readCopy } from './copies.ts';
import { readKeyword } from './keywords.ts';
import { part } from './parts.ts';
import { oneOf, type Read, type Reader, readList, readMany, remembered } from './reader.ts';
import { readObjectRef, readSingleRef } from './refs.ts';
import { readObjectRule } from './rulePredicates.ts';
import { readBasePT, readTypePhrase } from './typePhrases.ts';
import { type Half, readCardType, readPair, readSupertype } from './words.ts';

/** A number said "for each" of something. */
export const scale = (amount: Amount, each: Amount): Amount => {
  if (amount.kind !== 'number' || amount.value === 0) return amount;
  return amount.value === 1 ? each : { kind: 'times', factor: amount.value, amount: each };
};

const scaled = (half: Half, each: Amount | undefined): Amount =>
  each === undefined ? half.amount : scale(half.amount, each);

/** The amount after "where X is". */
export const readWhere = (r: Reader): Amount | undefined => {
  r.eat(',');
  return r.eat('where x is') ? readAmount(r) : undefined;
};

const changeOf = (pair: { readonly power: Half; readonly toughness: Half }, each: Amount | undefined): Change => ({
  power: scaled(pair.power, each),
  toughness: scaled(pair.toughness, each),
  powerSign: pair.power.sign === -1 ? -1 : 1,
  toughnessSign: pair.toughness.sign === -1 ? -1 : 1,
});

const gets = (r: Reader): readonly Operation[] | undefined => {
  if (r.eatOne('gets', 'get') === undefined) return undefined;
  const additional = r.eat('an additional');
  const pair = readPair(r, true);
  if (pair === undefined) return undefined;
  const or = r.attempt((reader) => (reader.eat('or') ? readPair(reader, true) : undefined));
  const each = r.attempt(readForEach);
  const eachFirst = each !== undefined && (r.sees('until') || r.sees('as long as') || r.sees('this turn'));
  return [
    {
      op: 'modifyPT',
      ...changeOf(pair, each),
      ...(or === undefined ? {} : { or: changeOf(or, each) }),
      ...(additional ? { additional } : {}),
      ...(eachFirst ? { eachFirst } : {}),
    },
    ...(each === undefined ? [] : moreChanges(r)),
  ];
};

/** "… for each creature you control and +1/+1 for each Aura you control": the verb said once. */
const moreChanges = (r: Reader): readonly Operation[] => {
  const more = r.attempt((reader): Operation | undefined => {
    const pair = reader.eat('and') ? readPair(reader, true) : undefined;
    const each = pair === undefined ? undefined : readForEach(reader);
    return pair === undefined || each === undefined
      ? undefined
      : { op: 'modifyPT', ...changeOf(pair, each), bare: true };
  });
  return more === undefined ? [] : [more];
};

const ALL_OF = [
  ['all activated abilities of', 'activated'],
  ['all triggered abilities of', 'triggered'],
  ['all abilities of', 'all'],
] as const;

const has = (r: Reader): readonly Operation[] | undefined => {
  const verb = r.eatOne('has', 'have', 'gains', 'gain');
  if (verb === undefined) return undefined;
  const lead = verb === 'has' || verb === 'have' ? 'has' : 'gains';
  if (lead === 'has') {
    const base = r.attempt((reader) => readBasePT(reader, 'has'));
    if (base !== undefined) return [base];
  }
  for (const [words, which] of ALL_OF) {
    if (!r.eat(words)) continue;
    const of = readObjectRef(r);
    if (of === undefined) return undefined;
    const exceptMana = which === 'activated' && r.eat('except mana abilities');
    return [{ op: 'addAbilitiesOf', which, of, ...(exceptMana ? { exceptMana } : {}), lead }];
  }
  if (lead === 'has' && r.eat('the full text of')) {
    const of = readSingleRef(r);
    return of === undefined ? undefined : [{ op: 'fullText', of }];
  }
  if (lead === 'has' && r.eat('the text')) {
    const abilities = readQuoted(r);
    return abilities === undefined ? undefined : [{ op: 'addText', abilities }];
  }
  if (lead === 'gains' && r.eat('all creature types')) {
    return [{ op: 'types', mode: 'add', subtypes: { kind: 'every', of: 'creature' }, lead }];
  }
  if (lead === 'gains' && r.eat('all basic land types')) {
    return [{ op: 'types', mode: 'add', subtypes: { kind: 'every', of: 'basicLand' }, lead }];
  }
  if (lead === 'has' && r.eat('no abilities')) return [{ op: 'loseAbilities', which: 'all', lead: 'has' }];
  if (lead === 'gains' && r.eat('your choice of')) {
    const choice = readList(r, readKeyword, ['or']);
    return choice === undefined ? undefined : [{ op: 'addAbilities', abilities: choice.items, yourChoice: true, lead }];
  }
  const { choice: chosen } = r.said;
  if (chosen !== undefined && r.eat('that ability'))
    return [{ op: 'addAbilities', abilities: chosen, yourChoice: true, that: true, lead }];
  const list = readAbilityList(r);
  return list === undefined ? undefined : [{ op: 'addAbilities', ...list, lead }];
};

const LOST = [
  ['card types', 'cardTypes'],
  ['creature types', 'creatureTypes'],
  ['abilities', 'abilities'],
  ['types', 'types'],
] as const;

/** "all other card types and abilities": types go with the type change before it, abilities with an operation of their own. */
const losesOther = (r: Reader): readonly Operation[] | undefined => {
  if (!r.eat('all other')) return undefined;
  const list = readList(
    r,
    (reader) => {
      const found = LOST.find(([words]) => reader.eat(words));
      return found?.[1];
    },
    ['and'],
  );
  if (list === undefined || list.items.every((item) => item === 'abilities')) return undefined;
  return [{ op: 'types', mode: 'remove', losesOther: list.items }];
};

/** What "loses all other …" at the end of a sentence does to the type change it stands with. */
const settleLosses = (operations: readonly Operation[]): readonly Operation[] | undefined => {
  const marker = operations.find((operation) => operation.op === 'types' && operation.losesOther !== undefined);
  if (marker?.op !== 'types' || marker.losesOther === undefined) return operations;
  const at = operations.findIndex((operation) => operation.op === 'types' && operation.mode === 'set');
  const types = operations[at];
  if (types?.op !== 'types') return undefined;
  const { losesOther: lost } = marker;
  const rest = operations.filter((operation) => operation !== marker);
  const settled: Operation[] = rest.map((operation) =>
    operation === types
      ? {
          ...types,
          keep: lost.includes('cardTypes') || lost.includes('types') ? 'none' : (types.keep ?? 'none'),
          losesOther: lost,
          ...(marker.pronoun === true ? { pronoun: true } : {}),
        }
      : operation,
  );
  if (!lost.includes('abilities')) return settled;
  const first = settled.findIndex((operation) => operation.op === 'addAbilities');
  const lose: Operation = { op: 'loseAbilities', which: 'allOther', joined: true };
  return first < 0 ? [...settled, lose] : [...settled.slice(0, first), lose, ...settled.slice(first)];
};

const loses = (r: Reader): readonly Operation[] | undefined => {
  if (r.eatOne('loses', 'lose') === undefined) return undefined;
  const others = r.attempt(losesOther);
  if (others !== undefined) return others;
  if (r.eat('all other abilities')) return [{ op: 'loseAbilities', which: 'allOther' }];
  if (r.eat('all abilities except mana abilities')) return [{ op: 'loseAbilities', which: { all: 'exceptMana' } }];
  if (r.eat('all abilities')) return [{ op: 'loseAbilities', which: 'all' }];
  if (r.eat('all land types and abilities'))
    return [
      { op: 'types', mode: 'remove', removeAllOf: 'landTypes' },
      { op: 'loseAbilities', which: 'all', joined: true },
    ];
  if (r.eat('all landwalk abilities')) return [{ op: 'loseAbilities', which: { all: 'landwalk' } }];
  if (r.eat('this ability')) return [{ op: 'loseAbilities', which: 'this' }];
  if (r.eat('all creature types')) return [{ op: 'types', mode: 'remove', removeAllOf: 'creatureTypes' }];
  const said = r.attempt(readQuoted);
  if (said !== undefined) return [{ op: 'loseAbilities', which: { keywords: said, quoted: true } }];
  const keywords = readKeywordList(r);
  return keywords === undefined ? undefined : [{ op: 'loseAbilities', which: { keywords } }];
};

const cantHave = (r: Reader): readonly Operation[] | undefined => {
  const verb = r.eatOne("can't have or gain", "can't have");
  if (verb === undefined) return undefined;
  const abilities = readKeywordList(r);
  const gain = verb.endsWith('gain') ? { gain: true } : {};
  return abilities === undefined ? undefined : [{ op: 'cantHave', abilities, ...gain }];
};

/** "is also a Wizard": what it was before stays (205.1b). */
const added = (operation: Operation): Operation => {
  if (operation.op !== 'types' || operation.mode !== 'set') return operation;
  const { keep: _, ...rest } = operation;
  return { ...rest, mode: 'add' };
};

const becomes = (r: Reader): readonly Operation[] | undefined => {
  const verb = r.eatOne('becomes', 'become', 'is', 'are', "'s", "'re");
  if (verb === undefined) return undefined;
  const lead = verb === 'becomes' || verb === 'become' ? 'becomes' : 'is';
  const also = r.eat('also');
  const copy = r.attempt(readCopy);
  if (copy !== undefined) return [copy];
  const said = readTypePhrase(r, lead);
  return also ? said?.map(added) : said;
};

const isNot = (r: Reader): readonly Operation[] | undefined => {
  if (r.eatOne("isn't", "aren't", 'is no longer', 'are no longer') === undefined) return undefined;
  const supertype = r.attempt(readSupertype);
  if (supertype !== undefined) return [{ op: 'types', mode: 'remove', supertypes: [supertype] }];
  r.eatOne('a', 'an');
  const types = readList(r, readCardType, ['or', 'and']);
  return types === undefined
    ? undefined
    : [{ op: 'types', mode: 'remove', types: types.items.map((type) => type.value) }];
};

const rule = (r: Reader): readonly Operation[] | undefined => {
  const effect = readObjectRule(r);
  return effect === undefined ? undefined : [{ op: 'rule', rule: effect }];
};

const exchange = (r: Reader): readonly Operation[] | undefined => {
  if (r.eatOne('exchanges', 'exchange') === undefined || !r.eat('text boxes with')) return undefined;
  const ref = readSingleRef(r);
  return ref === undefined ? undefined : [{ op: 'exchangeText', with: ref }];
};

const kinds = oneOf<readonly Operation[]>(() => [gets, has, loses, cantHave, becomes, isNot, rule, exchange]);

const operations = part('operation', kinds);

const one = (r: Reader): readonly Operation[] | undefined => {
  r.eat('also');
  return operations(r) ?? r.want('a predicate such as “gets +1/+1”, “has flying” or “becomes blue”');
};

/** One predicate or several, joined by commas and "and"; their operations in the order of the words. */
export const readPredicates = remembered((r: Reader): readonly Operation[] | undefined => {
  const each = r.eat('each');
  const found = r.attempt(one);
  const [head, ...tail] = found ?? [];
  if (head === undefined) return undefined;
  const more = readMany(r, furtherOnes).flat();
  return settleLosses([each ? { ...head, each } : head, ...tail, ...more]);
});

/** What is said further of the same subject, perhaps called "it" again. */
const furtherOnes: Read<readonly Operation[]> = (r) =>
  r.surely((reader) => {
    const comma = reader.eat(',');
    const and = reader.eatOne('and', 'but') !== undefined;
    if (!comma && !and) return undefined;
    const pronoun = reader.eatOne('it', 'they') !== undefined;
    const found = one(reader);
    const [head, ...rest] = found ?? [];
    return pronoun && head !== undefined ? [{ ...head, pronoun: true }, ...rest] : found;
  });
