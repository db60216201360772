// Names written so that a statement can use them: each is looked up again before it is offered, and means what it stands for.
import type { ChoiceValue, Game, GameObject, Target } from '../engine/game.ts';
import type { CardId, ObjectId } from '../engine/ids.ts';
import { boardOf } from './runBoards.ts';
import { holderOf, type Meaning, meaningOf, type Named, type NameTable, objectOfCard } from './runNames.ts';
import type { Fix, NameRef } from './statement.ts';
import { nameKey, needsQuotes } from './words.ts';

const here = { start: 0, end: 0 };

/** A name as if it stood in a statement. */
export const refTo = (text: string, more: Partial<NameRef> = {}): NameRef => ({
  text,
  range: here,
  key: nameKey(text),
  ...more,
});

const quotedIfNeeded = (label: string): string => (needsQuotes(label) ? `"${label}"` : label);

/** Every form in which a card could be named, plainest first: text and what it would be read as. */
const formsOf = (game: Game, named: Named, object: GameObject): readonly (readonly [string, NameRef])[] => {
  const { text, label } = named;
  const player = game.players[holderOf(game, object)]?.name ?? '';
  const owner = refTo(player);
  const { zone } = object;
  const place = zone === 'battlefield' || zone === 'stack' ? `on the ${zone}` : `in ${player}'s ${zone}`;
  const located = { zone: { zone, range: here } } as const;
  const a = /^[aeiou]/i.test(text) ? 'an' : 'a';
  return [
    ...(label === undefined ? [] : [[quotedIfNeeded(label), refTo(label)] as const]),
    [text, refTo(text)],
    [`${player}'s ${text}`, refTo(text, { owner })],
    [`${text} ${place}`, refTo(text, zone === 'battlefield' || zone === 'stack' ? located : { owner, ...located })],
    [`${a} ${text}`, refTo(text, { any: true })],
    [`a ${player}'s ${text}`, refTo(text, { owner, any: true })],
    [
      `${a} ${text} ${place}`,
      refTo(
        text,
        zone === 'battlefield' || zone === 'stack' ? { ...located, any: true } : { owner, ...located, any: true },
      ),
    ],
  ];
};

const abilityRef = (ref: NameRef): NameRef => ({
  text: ref.text,
  range: ref.range,
  ...(ref.key === undefined ? {} : { key: ref.key }),
  ability: true,
});

/** Cards that differ in nothing share their name: found for one, it is known for all. */
const shared = new WeakMap<Game, Map<CardId, string>>();

/** A name for a card that means it and nothing else, as of this state; undefined where only a label could. */
export const resolvingName = (game: Game, names: NameTable, card: CardId): string | undefined => {
  if (names.named.get(card)?.label === undefined) {
    const known = shared.get(game)?.get(card);
    if (known !== undefined) return known;
  }
  return findName(game, names, card);
};

const findName = (game: Game, names: NameTable, card: CardId): string | undefined => {
  const object = objectOfCard(game, card);
  const named = names.named.get(card);
  if (object === undefined || named === undefined) return undefined;
  const means = (ref: NameRef): Meaning => meaningOf(game, names, ref);
  if (object.base.kind === 'ability') {
    if (named.label !== undefined) return quotedIfNeeded(named.label);
    const source = resolvingName(game, names, object.base.sourceCard);
    if (source === undefined || source.startsWith('a ') || source.startsWith('an ')) return undefined;
    const found = means(abilityRef(refTo(source)));
    return found.kind === 'card' && found.card === card ? `${source}'s ability` : undefined;
  }
  if (named.text === '' && named.label === undefined) return undefined;
  for (const [text, ref] of formsOf(game, named, object)) {
    if (ref.key === '') continue;
    const found = means(ref);
    if (found.kind !== 'card') continue;
    if (ref.any !== true) {
      if (found.card === card) return text;
      continue;
    }
    // `a Gray Ogre` means one of several that differ in nothing: any of them is as good
    const alike = alikeTo(game, names, ref);
    if (found.card !== card && !alike.includes(card)) continue;
    const known = shared.get(game) ?? new Map<CardId, string>();
    shared.set(game, known);
    for (const other of alike) known.set(other, text);
    return text;
  }
  return undefined;
};

/** All that `a NAME` stands for. */
const alikeTo = (game: Game, names: NameTable, ref: NameRef): readonly CardId[] => {
  const { any: _, ...plain } = ref;
  const found = meaningOf(game, names, plain);
  if (found.kind === 'card') return [found.card];
  return found.kind === 'problem' ? (found.problem?.candidates ?? []) : [];
};

/** A name for a card that a statement could use here: its label, its name, `Alice's Gray Ogre`; the nearest there is where none is unique. */
export const writeName = (game: Game, names: NameTable, card: CardId): string => {
  const found = resolvingName(game, names, card);
  if (found !== undefined) return found;
  const named = names.named.get(card);
  if (named?.label !== undefined) return named.label;
  const object = objectOfCard(game, card);
  if (object?.base.kind === 'ability') return `${writeName(game, names, object.base.sourceCard)}'s ability`;
  const text = named?.text ?? '';
  if (object === undefined) return text;
  const holder = game.players[holderOf(game, object)]?.name ?? '';
  return object.zone === 'battlefield' || object.zone === 'stack'
    ? `${holder}'s ${text}`
    : `${text} in ${holder}'s ${object.zone}`;
};

export const writeObject = (game: Game, names: NameTable, id: ObjectId): string => {
  const object = game.objects.get(id);
  if (object === undefined) return game.past?.get(id)?.values.name ?? '';
  if (names.named.has(object.card)) return writeName(game, names, object.card);
  return boardOf(game).objects.get(id)?.name ?? '';
};

export const writeTarget = (game: Game, names: NameTable, target: Target): string =>
  'object' in target ? writeObject(game, names, target.object) : (game.players[target.player]?.name ?? '');

/** A value of a choice as `choosing` takes it. */
export const writeChoice = (game: Game, names: NameTable, value: ChoiceValue): string => {
  switch (value.kind) {
    case 'color':
      return value.color;
    case 'word':
      return /^[\w '-]+$/.test(value.word) && !needsQuotes(value.word) ? value.word : `"${value.word}"`;
    case 'number':
      return String(value.value);
    case 'player':
      return game.players[value.player]?.name ?? '';
    case 'object':
      return writeObject(game, names, value.object);
    case 'yes':
    case 'no':
      return value.kind;
  }
};

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];

export interface Labelling {
  readonly edits: Fix['edits'];
  /** The label each of the cards would have. */
  readonly labels: ReadonlyMap<CardId, string>;
}

/** Edits that give each of some cards of one name a label where they are declared; undefined where that can't be written. */
export const labellingOf = (names: NameTable, cards: readonly CardId[]): Labelling | undefined => {
  const labels = new Map<CardId, string>();
  const places = new Map<number, { readonly word: string; readonly labels: string[] }>();
  for (const [index, card] of cards.entries()) {
    const named = names.named.get(card);
    const at = named?.declaredAt;
    const word = named === undefined ? undefined : labelWord(named);
    const ordinal = ORDINALS[index];
    if (named === undefined || at === undefined || named.label !== undefined || ordinal === undefined) return undefined;
    if (word === undefined || hasOtherLabels(names, named)) return undefined;
    const label = `${ordinal} ${named.text}`;
    if (names.labels.has(nameKey(label)) || names.byKey.has(nameKey(label)) || needsQuotes(label)) return undefined;
    labels.set(card, label);
    const place = places.get(at.end) ?? { word, labels: [] };
    place.labels.push(label);
    places.set(at.end, place);
  }
  // labels go to what a line brings in, in order: none of it may be left out
  for (const [end, place] of places) {
    const brought = [...names.named.values()].filter((one) => one.declaredAt?.end === end);
    if (brought.length !== place.labels.length) return undefined;
  }
  const edits = [...places].map(([end, place]) => ({
    range: { start: end, end },
    newText: ` ${place.word} ${place.labels.join(', ')}`,
  }));
  return { edits, labels };
};

const hasOtherLabels = (names: NameTable, named: Named): boolean =>
  [...names.named.values()].some((one) => one.declaredAt?.end === named.declaredAt?.end && one.label !== undefined);

const BRINGS: ReadonlySet<string> = new Set(['setup', 'put', 'play', 'cast', 'createToken', 'createTokenCopy']);

/** The clause that labels what the line brought: `as` for what it is about, `creating` for what it made on the way. */
const labelWord = ({ declaredBy, what }: Named): string | undefined => {
  if (declaredBy !== undefined && BRINGS.has(declaredBy)) return 'as';
  return what === 'token' || what === 'copy' ? 'creating' : undefined;
};
