// "a copy of …" with its exceptions: for becoming, entering as, token copies and copies of spells (706.8).
import type { CopyException, ObjectRef, Operation } from '../ability.ts';
import { readAbilityList } from './abilityLists.ts';
import { readCondition } from './conditions.ts';
import { readCounterKind } from './counters.ts';
import { readPredicateFilter, readProperName } from './filterPosts.ts';
import { type Reader, readMany } from './reader.ts';
import { readObjectRef, readSelfRef } from './refs.ts';
import { readColorSpec, readHead } from './typePhrases.ts';
import { readNumberOrX, readPair } from './words.ts';

/** "a copy of that creature[, except …]" after "becomes". */
export const readCopy = (r: Reader): Operation | undefined => {
  if (r.eatOne('a copy of', 'copies of') === undefined) return undefined;
  // Nothing becomes a copy of itself: "that creature" is none of those that are spoken of, if anything else was named.
  const others = r.said.refs.filter((ref) => ref.kind !== 'that' || ref.antecedent !== 'previous');
  if (others.length > 0) r.say('refs', others);
  const of: ObjectRef | undefined = readObjectRef(r);
  if (of === undefined) return undefined;
  const exceptions = readExceptions(r) ?? [];
  const after = r.eatOne('and gains this ability', 'and gain this ability') !== undefined;
  return {
    op: 'copy',
    of,
    exceptions: after ? [...exceptions, { exception: 'keepThisAbility', after }] : exceptions,
    lead: 'becomes',
  };
};

/** ", except its name is X, it's legendary, and it has haste"; nothing if there is no "except". */
export const readExceptions = (r: Reader): readonly CopyException[] | undefined =>
  r.attempt((reader) => {
    reader.eat(',');
    if (!reader.eat('except')) return undefined;
    if (reader.eat('for its name')) return [{ exception: 'keep', what: ['name'], form: 'except for' }];
    const first = exception(reader, false);
    if (first === undefined) return undefined;
    return [...first, ...readMany(reader, furtherException).flat()];
  });

/** What can be an exception is one, no clause of its own. */
const furtherException = (r: Reader): readonly CopyException[] | undefined =>
  r.surely((reader) => {
    const comma = reader.eat(',');
    const and = reader.eat('and');
    return comma || and ? exception(reader, true) : undefined;
  });

type Said = NonNullable<CopyException['said']>;

const exception = (r: Reader, later: boolean): readonly CopyException[] | undefined => {
  const found = plainException(r, later);
  if (found === undefined || found.some((one) => one.exception === 'addAbilities' && one.form === 'with')) return found;
  // A condition behind an exception is the exception's (707.9e): without it the copying itself would hang on it.
  const onlyIf = r.attempt((reader) => (reader.eat('if') ? readCondition(reader) : undefined));
  return onlyIf === undefined ? found : found.map((one) => ({ ...one, onlyIf }));
};

const plainException = (r: Reader, later: boolean): readonly CopyException[] | undefined =>
  r.first(
    named,
    thisAbility,
    otherAbilities,
    keepColor,
    entersWith,
    (reader) => about(reader, later),
    withPair,
    (reader) => (later ? undefined : abilities(reader)),
  ) ?? r.want('an exception such as “it has flying”');

const withSaid = (found: readonly CopyException[], said: Said | undefined): readonly CopyException[] =>
  said === undefined ? found : found.map((one, index) => (index === 0 ? { ...one, said } : one));

const SUBJECTS: readonly (readonly [string, Said | undefined])[] = [
  ['it', undefined],
  ['he', undefined],
  ['she', undefined],
  ['they', 'they'],
  ['the token', 'the token'],
  ['the tokens', 'the tokens'],
  ['that token', 'that token'],
  ['that the copy', 'the copy'],
  ['the copy', 'the copy'],
  ['the copies', 'the copies'],
];

/** "it's …", "it isn't legendary", "they have …", and after another exception "is …", "has …" of the same subject. */
const about = (r: Reader, later: boolean): readonly CopyException[] | undefined => {
  const subject = SUBJECTS.find(([words]) => r.eat(words));
  if (subject === undefined && !later) return undefined;
  const said = subject === undefined ? ('elided' as const) : subject[1];
  const found = r.first(notLegendary, noManaCost, itIs, abilities);
  if (found === undefined) return undefined;
  return later && said === undefined
    ? found.map((one, index) => (index === 0 ? { ...one, begins: true } : one))
    : withSaid(found, said);
};

const named = (r: Reader): readonly CopyException[] | undefined => {
  if (!r.eat('its name is') && !r.eat("it 's named") && !r.eat('his name is') && !r.eat('her name is'))
    return undefined;
  const name = readProperName(r);
  return name === undefined ? undefined : [{ exception: 'setName', name }];
};

const notLegendary = (r: Reader): readonly CopyException[] | undefined => {
  if (r.eatOne("isn't", "aren't", "'s not", "'re not") === undefined || !r.eat('legendary')) return undefined;
  // What isn't legendary does not become so by being told that it isn't: the words change nothing.
  const ifSo = r.eatOne('if the spell is legendary', "if it 's legendary") !== undefined ? { ifSo: true } : {};
  return [{ exception: 'notSupertype', supertypes: ['Legendary'], ...ifSo }];
};

const noManaCost = (r: Reader): readonly CopyException[] | undefined =>
  r.eatOne('has no mana cost', 'have no mana cost') === undefined ? undefined : [{ exception: 'noManaCost' }];

const thisAbility = (r: Reader): readonly CopyException[] | undefined => {
  const it = r.eat('it');
  const verb = r.eatOne('has this ability', 'gains this ability', 'have this ability');
  if (verb === undefined) return undefined;
  const form = verb.startsWith('gain') ? { form: 'gains' as const } : {};
  return [{ exception: 'keepThisAbility', ...form, ...(it ? {} : { said: 'elided' as const }) }];
};

/** "it has this creature's other abilities". */
const otherAbilities = (r: Reader): readonly CopyException[] | undefined =>
  r.eat('it has') && readSelfRef(r) !== undefined && r.eat("'s other abilities")
    ? [{ exception: 'keepOtherAbilities' }]
    : undefined;

const abilities = (r: Reader): readonly CopyException[] | undefined => {
  const verb = r.eatOne('has', 'have', 'gains', 'gain');
  const form = verb === 'gains' || verb === 'gain' ? { form: 'gains' } : {};
  const pair = r.attempt((reader) => (reader.eat('base power and toughness') ? readPair(reader, false) : undefined));
  if (pair !== undefined)
    return [{ exception: 'setPT', power: pair.power.amount, toughness: pair.toughness.amount, form: 'base' }];
  const list = readAbilityList(r);
  if (list === undefined) return undefined;
  const own: readonly CopyException[] = r.eat('and this ability')
    ? [{ exception: 'keepThisAbility', joined: true }]
    : [];
  return [{ exception: 'addAbilities', abilities: list.abilities, ...form }, ...own];
};

const withPair = (r: Reader): readonly CopyException[] | undefined => {
  if (r.eatOne('its power and toughness are') === undefined) return undefined;
  const pair = readPair(r, false);
  return pair === undefined
    ? undefined
    : [{ exception: 'setPT', power: pair.power.amount, toughness: pair.toughness.amount, form: 'are' }];
};

const KEPT_COLOR = [
  ["it doesn't copy that creature 's color", undefined],
  ["it doesn't copy that permanent 's color", 'permanent'],
  ["it doesn't copy its color", 'its'],
  ["its color isn't copied", 'passive'],
] as const;

const keepColor = (r: Reader): readonly CopyException[] | undefined => {
  const found = KEPT_COLOR.find(([words]) => r.eat(words));
  if (found === undefined) return undefined;
  const [, form] = found;
  return [{ exception: 'keep', what: ['color'], ...(form === undefined ? {} : { form }) }];
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

/** "(it)'s an artifact in addition to its other types", "'s 7/7", "'s a 1/1 green Frog", "'s still a land", after its subject. */
const itIs = (r: Reader): readonly CopyException[] | undefined => {
  if (r.eatOne("'s still", "'re still") !== undefined) {
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
  if (r.eatOne("'s", 'is', "'re", 'are') === undefined) return undefined;
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
  const ofCreatures =
    !colorsToo &&
    r.eatOne('in addition to its other creature types', 'in addition to their other creature types') !== undefined;
  const addition =
    colorsToo ||
    ofCreatures ||
    r.eatOne('in addition to its other types', 'in addition to their other types') !== undefined;
  if (head.supertypes.length > 0 && head.types.length + head.subtypes.length === 0) {
    out.push({ exception: 'addTypes', supertypes: head.supertypes, ...(addition ? { addition } : {}) });
  } else if (typed) {
    out.push({
      exception: addition ? 'addTypes' : 'setTypes',
      ...(head.supertypes.length > 0 ? { supertypes: head.supertypes } : {}),
      ...(head.types.length > 0 ? { types: head.types } : {}),
      ...(head.subtypes.length > 0 ? { subtypes: { kind: 'list', subtypes: head.subtypes } } : {}),
      ...(ofCreatures ? { of: 'creatureTypes' } : {}),
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
    out.push({ exception: 'addAbilities', abilities: list.abilities, form: 'with' });
    // "a 1/1 white Spirit creature with flying in addition to its other types": said of all of them.
    const types = out.findIndex(({ exception }) => exception === 'setTypes');
    const set = out[types];
    const many = r.sees('in addition to their other types');
    if (set?.exception === 'setTypes' && (many || r.sees('in addition to its other types'))) {
      const both = r.eatOne(
        'in addition to its other colors and types',
        'in addition to its other types',
        'in addition to their other types',
      );
      if (both !== undefined) out[types] = { ...set, exception: 'addTypes', last: true };
    }
  }
  return out;
};
