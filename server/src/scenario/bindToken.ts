// A token phrase of a statement (`a 1/1 white Soldier creature token with flying and "…"`) as what the engine creates.
import type { Ability, CardType, Color, Supertype, TokenSpec } from '../cards/ability.ts';
import { colorOfWord, isColorWord, lettersOf } from '../cards/mana.ts';
import { compileText } from '../cards/oracle/compile.ts';
import { cardTypeOf, supertypeOf } from '../cards/vocabulary.ts';
import type { NotModelled } from '../engine/board.ts';
import type { Reader } from './runReader.ts';
import type { TokenPhrase } from './statement.ts';

export interface BoundToken {
  readonly spec: TokenSpec;
  readonly notModelled: readonly NotModelled[];
}

const known = new WeakMap<TokenPhrase, BoundToken>();

const present = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

const colorsOf = (words: readonly string[]): readonly Color[] => {
  let colors = 0;
  for (const word of words) if (isColorWord(word)) colors |= colorOfWord(word);
  return lettersOf(colors);
};

/** Compiles a token's quoted abilities and keywords; what can't be read goes along as text and makes the scenario unproven. */
export const bindToken = (_reader: Reader, phrase: TokenPhrase): BoundToken => {
  const made = known.get(phrase);
  if (made !== undefined) return made;
  const name = phrase.name ?? phrase.subtypes.join(' ');
  const notModelled: NotModelled[] = [];
  const abilities: Ability[] = [];
  for (const { text } of [...phrase.keywords, ...phrase.quoted]) {
    for (const compiled of compileText(text, { names: name === '' ? [] : [name] }).abilities) {
      abilities.push(compiled.ability);
      if (compiled.state === 'unread') {
        notModelled.push({ code: 'text.unread', values: { card: name === '' ? 'token' : name, text: compiled.text } });
      }
    }
  }
  const types: readonly CardType[] = phrase.types.flatMap((word) => present(cardTypeOf(word)));
  const supertypes: readonly Supertype[] = phrase.supertypes.flatMap((word) => present(supertypeOf(word)));
  const { power, toughness } = phrase;
  const spec: TokenSpec = {
    types,
    subtypes: phrase.subtypes,
    colors: colorsOf(phrase.colors),
    abilities,
    ...(supertypes.length === 0 ? {} : { supertypes }),
    ...(phrase.name === undefined ? {} : { name: phrase.name }),
    ...(power === undefined ? {} : { power: { kind: 'number', value: power } }),
    ...(toughness === undefined ? {} : { toughness: { kind: 'number', value: toughness } }),
  };
  const bound = { spec, notModelled };
  known.set(phrase, bound);
  return bound;
};
