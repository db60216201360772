// "a copy of …" with its exceptions: for becoming, entering as, token copies and copies of spells (706.8).
import type { CopyException, ObjectRef, Operation } from '../ability.ts';
import { readAbilityList } from './abilityLists.ts';
import { readCounterKind } from './counters.ts';
import { readPredicateFilter, readProperName } from './filterPosts.ts';
import { type Reader, readList } from './reader.ts';
import { readObjectRef } from './refs.ts';
import { readColorSpec, readHead } from './typePhrases.ts';
import { readNumberOrX, readPair } from './words.ts';

/** "a copy of that creature[, except …]" after "becomes". */
export const readCopy = (r: Reader): Operation | undefined => {
  if (r.eatOne('a copy of', 'copies of') === undefined) return undefined;
  const of: ObjectRef | undefined = readObjectRef(r);
  if (of === undefined) return undefined;
  return { op: 'copy', of, exceptions: readExceptions(r) ?? [], lead: 'becomes' };
};

/** ", except its name is X, it's legendary, and it has haste"; nothing if there is no "except". */
export const readExceptions = (r: Reader): readonly CopyException[] | undefined =>
  r.attempt((reader) => {
    reader.eat(',');
    if (!reader.eat('except')) return undefined;
    const list = readList(reader, exception, ['and']);
    return list?.items.flat();
  });

const exception = (r: Reader): readonly CopyException[] | undefined =>
  r.first(named, notLegendary, thisAbility, abilities, withPair, keepColor, doesnt, entersWith, itIs) ??
  r.want('an exception such as “it has flying”');

const named = (r: Reader): readonly CopyException[] | undefined => {
  if (!r.eat('its name is') && !r.eat("it 's named")) return undefined;
  const name = readProperName(r);
  return name === undefined ? undefined : [{ exception: 'setName', name }];
};

const NOT_LEGENDARY = [
  "it isn't legendary",
  "it 's not legendary",
  "the token isn't legendary",
  "they aren't legendary",
  "the copy isn't legendary",
  "the copies aren't legendary",
] as const;

const notLegendary = (r: Reader): readonly CopyException[] | undefined => {
  const words = r.eatOne(...NOT_LEGENDARY);
  if (words === undefined) return undefined;
  const copy = words.startsWith('the cop') ? { copy: true } : {};
  // What isn't legendary does not become so by being told that it isn't: the words change nothing.
  const ifSo = r.eatOne('if the spell is legendary', "if it 's legendary") !== undefined ? { ifSo: true } : {};
  return [{ exception: 'notSupertype', supertypes: ['Legendary'], ...copy, ...ifSo }];
};

const thisAbility = (r: Reader): readonly CopyException[] | undefined => {
  r.eat('it');
  return r.eatOne('has this ability', 'gains this ability', 'have this ability') !== undefined
    ? [{ exception: 'keepThisAbility' }]
    : undefined;
};

const abilities = (r: Reader): readonly CopyException[] | undefined => {
  const it = r.eatOne('it', 'they') !== undefined;
  const verb = r.eatOne('has', 'have', 'gains', 'gain');
  if (verb === undefined && it) return undefined;
  const form = verb === 'gains' || verb === 'gain' ? { form: 'gains' } : {};
  const list = readAbilityList(r);
  if (list === undefined) return undefined;
  const own: readonly CopyException[] = r.eat('and this ability')
    ? [{ exception: 'keepThisAbility', joined: true }]
    : [];
  return [{ exception: 'addAbilities', abilities: list.abilities, ...form }, ...own];
};

const withPair = (r: Reader): readonly CopyException[] | undefined => {
  if (r.eatOne('it has base power and toughness', 'its power and toughness are') === undefined) return undefined;
  const pair = readPair(r, false);
  return pair === undefined
    ? undefined
    : [{ exception: 'setPT', power: pair.power.amount, toughness: pair.toughness.amount }];
};

const keepColor = (r: Reader): readonly CopyException[] | undefined => {
  if (!r.eat("it doesn't copy that creature 's color")) return undefined;
  return [{ exception: 'keep', what: ['color'] }];
};

const doesnt = (r: Reader): readonly CopyException[] | undefined => {
  const what = r.eatOne(
    "it doesn't copy its color",
    "its color isn't copied",
    "it doesn't copy that permanent 's color",
  );
  return what === undefined ? undefined : [{ exception: 'keep', what: ['color'] }];
};

const entersWith = (r: Reader): readonly CopyException[] | undefined => {
  if (r.eatOne('it enters with', 'it enters the battlefield with') === undefined) return undefined;
  r.eat('an additional');
  const count =
    r.eat('a') || r.eat('an')
      ? ({ kind: 'number', value: 1 } as const)
      : (readNumberOrX(r) ?? ({ kind: 'number', value: 1 } as const));
  r.eat('additional');
  const counter = readCounterKind(r);
  if (counter === undefined || r.eatOne('counter on it', 'counters on it') === undefined) return undefined;
  const condition = r.attempt((reader) => (reader.eat("if it 's") ? readPredicateFilter(reader) : undefined));
  return [{ exception: 'withCounters', counter, count, ...(condition === undefined ? {} : { condition }) }];
};

/** "it's an artifact in addition to its other types", "it's 7/7", "it's a 1/1 green Frog", "it's still a land". */
const itIs = (r: Reader): readonly CopyException[] | undefined => {
  if (r.eatOne("it 's still", "they 're still") !== undefined) {
    r.eatOne('a', 'an');
    const head = readHead(r);
    return head === undefined
      ? undefined
      : [
          {
            exception: 'addTypes',
            types: head.types,
            supertypes: head.supertypes,
            subtypes: { kind: 'list', subtypes: head.subtypes },
          },
        ];
  }
  if (
    r.eatOne("it 's", 'it is', "they 're", 'the token is', 'that the copy is', 'the copy is', 'that token is') ===
    undefined
  )
    return undefined;
  r.eat('also');
  const spec = r.attempt((reader) => {
    const colors = readColorSpec(reader);
    if (colors === undefined) return undefined;
    const addition = reader.eat('in addition to its other colors') && !reader.sees('and types');
    if (!(reader.done || reader.sees('.') || reader.sees(',') || reader.sees('and'))) return undefined;
    return { exception: 'setColors' as const, colors, ...(addition ? { addition } : {}) };
  });
  if (spec !== undefined) return [spec];
  const article = r.eat('a') || r.eat('an');
  const head = readHead(r);
  if (head === undefined) return undefined;
  const typed = head.types.length + head.subtypes.length + head.supertypes.length > 0;
  if (!typed && article) return undefined;
  const out: CopyException[] = [];
  const colorsToo = r.eat('in addition to its other colors and types');
  const addition =
    colorsToo ||
    r.eatOne(
      'in addition to its other types',
      'in addition to its other creature types',
      'in addition to their other types',
    ) !== undefined;
  if (head.supertypes.length > 0 && head.types.length + head.subtypes.length === 0) {
    out.push({ exception: 'addTypes', supertypes: head.supertypes, ...(addition ? { addition } : {}) });
  } else if (typed) {
    out.push({
      exception: addition ? 'addTypes' : 'setTypes',
      ...(head.supertypes.length > 0 ? { supertypes: head.supertypes } : {}),
      ...(head.types.length > 0 ? { types: head.types } : {}),
      ...(head.subtypes.length > 0 ? { subtypes: { kind: 'list', subtypes: head.subtypes } } : {}),
    } as CopyException);
  }
  if (head.colors !== undefined)
    out.push({
      exception: 'setColors',
      colors: { kind: 'colors', colors: head.colors },
      ...(colorsToo ? { addition: true } : {}),
    });
  if (head.pair !== undefined) out.push({ exception: 'setPT', ...head.pair });
  if (r.eat('with')) {
    const list = readAbilityList(r);
    if (list === undefined) return undefined;
    out.push({ exception: 'addAbilities', abilities: list.abilities });
  }
  return out;
};
