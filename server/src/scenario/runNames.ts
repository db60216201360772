// What names mean while a scenario runs: players, labels, and the cards, tokens and copies that came into the game under a name.

import type { Zone } from '../cards/ability.ts';
import { namesOfCard } from '../cards/card.ts';
import type { EffectKey } from '../engine/board.ts';
import type { Game, GameObject, LastKnown } from '../engine/game.ts';
import type { CardId, Cause, ObjectId, PlayerId } from '../engine/ids.ts';
import { IdMap } from '../rules/idMap.ts';
import { keyOfValue } from '../rules/sameValue.ts';
import { boardOf } from './runBoards.ts';
import type { LabelDecl, NameRef, Range, StatementBody } from './statement.ts';
import { nameKey } from './words.ts';

/** A card, token, copy or ability that has a name in this scenario: for good, whatever it is called later (706.10). */
export interface Named {
  readonly card: CardId;
  readonly keys: readonly string[];
  /** As printed, for lists of candidates. */
  readonly text: string;
  readonly what: 'card' | 'token' | 'copy' | 'ability';
  readonly cause: Cause;
  label?: string;
  /** It was to come in by a line that has been refused since. */
  unborn?: true;
  /** The item or statement that brought it in: a label can be written at its end. */
  declaredAt?: Range;
  /** The kind of statement that brought it in. */
  declaredBy?: StatementBody['kind'];
}

export type Labelled =
  | { readonly kind: 'card'; readonly card: CardId }
  /** `since`: the game's `nextId` when the effect had begun. */
  | { readonly kind: 'effect'; readonly text: string; readonly effects: readonly EffectKey[]; readonly since: number };

/** Why a name means nothing here, as data. */
export interface NameProblem {
  readonly code:
    | 'name.unknown'
    | 'name.ambiguous'
    | 'name.notInGame'
    | 'name.elsewhere'
    | 'name.notAnObject'
    | 'name.notAPlayer'
    | 'name.restsOnRefused';
  readonly range: Range;
  readonly values: Readonly<Record<string, string | number>>;
  readonly candidates?: readonly CardId[];
  readonly refused?: Range;
  /** The name with article, owner and zone. */
  readonly whole?: Range;
}

export type Meaning =
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'card'; readonly card: CardId; readonly object?: ObjectId }
  | { readonly kind: 'effect'; readonly effects: readonly EffectKey[] }
  | { readonly kind: 'problem'; readonly problem: NameProblem | undefined };

/** The names of one run; grows as things come into the game. */
export interface NameTable {
  readonly players: Map<string, PlayerId>;
  /** The last one that exists in the state looked at counts (two `suppose` blocks may use one label). */
  readonly labels: Map<string, Labelled[]>;
  readonly byKey: Map<string, CardId[]>;
  readonly named: Map<CardId, Named>;
  /** Names that a refused statement would have brought in, with that statement's range. */
  readonly refused: Map<string, Range>;
}

export const newNames = (players: readonly LabelDecl[]): NameTable => ({
  players: new Map(players.map((player, index) => [player.key, index as PlayerId])),
  labels: new Map(),
  byKey: new Map(),
  named: new Map(),
  refused: new Map(),
});

const describeBase = (object: GameObject): Pick<Named, 'keys' | 'text' | 'what'> => {
  const { base } = object;
  switch (base.kind) {
    case 'card':
      return { keys: namesOfCard(base.card).map(nameKey), text: base.card.name, what: 'card' };
    case 'token':
      return { keys: tokenKeys(base.values.name), text: base.values.name, what: 'token' };
    case 'copy': {
      const names = base.card === undefined ? [base.values.name] : [base.values.name, ...namesOfCard(base.card)];
      return {
        keys: [...new Set(names.filter((name) => name !== '').map(nameKey))],
        text: base.values.name,
        what: base.of === 'permanent' ? 'token' : 'copy',
      };
    }
    case 'ability':
      return { keys: [], text: '', what: 'ability' };
  }
};

/** `Goblin Token` answers to `Goblin` too (111.4 of today adds the word). */
const tokenKeys = (name: string): readonly string[] => {
  const key = nameKey(name);
  if (key === '') return [];
  return key.endsWith(' token') ? [key, key.slice(0, -' token'.length)] : [key];
};

/** A copy that came and ceased to exist in one go (706.9a) still answers to its label. */
const describeGone = (last: LastKnown | undefined): Pick<Named, 'keys' | 'text' | 'what'> | undefined =>
  last === undefined ? undefined : { keys: [nameKey(last.values.name)], text: last.values.name, what: 'copy' };

/** What came since and is gone again, by its card: the first object it was. */
const goneSince = (before: Game, after: Game): ReadonlyMap<CardId, LastKnown> => {
  const gone = new Map<CardId, LastKnown>();
  if (before.past === after.past) return gone;
  const none = IdMap.empty<ObjectId, LastKnown>();
  (before.past ?? none).eachDifference(after.past ?? none, (id, _, last) => {
    if (last !== undefined && id >= before.nextId && last.values.name !== '' && !gone.has(last.card))
      gone.set(last.card, last);
    return true;
  });
  return gone;
};

/** Takes in what came into the game between two states; returns the new ones in order of their ids. */
export const noteNewCards = (names: NameTable, before: Game, after: Game, cause: Cause): readonly Named[] => {
  const fresh: Named[] = [];
  const gone = goneSince(before, after);
  for (let id = before.nextId; id < after.nextId; id += 1) {
    const card = id as CardId;
    const object = after.objects.get(after.current.get(card) ?? (-1 as ObjectId));
    if (names.named.has(card)) continue;
    const described = object === undefined ? describeGone(gone.get(card)) : describeBase(object);
    if (described === undefined) continue;
    const named: Named = { card, cause, ...described };
    names.named.set(card, named);
    for (const key of named.keys) {
      const list = names.byKey.get(key);
      if (list === undefined) names.byKey.set(key, [card]);
      else list.push(card);
    }
    fresh.push(named);
  }
  return fresh;
};

const addLabel = (names: NameTable, key: string, labelled: Labelled): void => {
  const list = names.labels.get(key);
  if (list === undefined) names.labels.set(key, [labelled]);
  else list.push(labelled);
};

export const labelEffects = (names: NameTable, label: LabelDecl, effects: readonly EffectKey[], since: number): void =>
  addLabel(names, label.key, { kind: 'effect', text: label.text, effects, since });

export const setLabel = (names: NameTable, label: LabelDecl, card: CardId): void => {
  addLabel(names, label.key, { kind: 'card', card });
  const named = names.named.get(card);
  if (named !== undefined) named.label = label.text;
};

export const objectOfCard = (game: Game, card: CardId): GameObject | undefined => {
  const id = game.current.get(card);
  return id === undefined ? undefined : game.objects.get(id);
};

const ON_TABLE: readonly Zone[] = ['battlefield', 'stack'];

/** Who controls an object, or in whose zone it is (`Alice's Gray Ogre`). */
export const holderOf = (game: Game, object: GameObject): PlayerId => {
  if (!ON_TABLE.includes(object.zone)) return object.owner;
  return boardOf(game).objects.get(object.id)?.controller ?? object.controller;
};

interface Looks {
  readonly ofObject: Map<ObjectId, number>;
  readonly ofText: Map<string, number>;
}
const looks = new WeakMap<Game, Looks>();

/** A number for all that a reader could tell an object by: two that differ in nothing have the same. */
const lookOf = (game: Game, object: GameObject): number => {
  const known: Looks = looks.get(game) ?? { ofObject: new Map(), ofText: new Map() };
  looks.set(game, known);
  const found = known.ofObject.get(object.id);
  if (found !== undefined) return found;
  const state = boardOf(game).objects.get(object.id);
  const values =
    state === undefined ? null : { ...state, abilities: state.abilities.map((ability) => ability.compiled.text) };
  const { zone, owner, status, face, attachedTo, counters, damage, attacking, blocking } = object;
  const kinds = counters.map(({ kind, count }) => [kind, count]);
  const text = keyOfValue([values, zone, owner, status, face, attachedTo, kinds, damage, attacking, blocking]);
  const look = known.ofText.get(text) ?? known.ofText.size;
  known.ofText.set(text, look);
  known.ofObject.set(object.id, look);
  return look;
};

/** Whether two objects differ in anything a reader could tell them apart by (`a Gray Ogre`). */
const indistinguishable = (game: Game, a: GameObject, b: GameObject): boolean => lookOf(game, a) === lookOf(game, b);

/** Cards of a name as an object list, narrowed by whose it is and where. */
const narrowed = (game: Game, names: NameTable, ref: NameRef, cards: readonly CardId[]): readonly CardId[] => {
  let left = cards;
  const owner = ref.owner?.key === undefined ? undefined : names.players.get(ref.owner.key);
  if (owner !== undefined) {
    left = left.filter((card) => {
      const object = objectOfCard(game, card);
      return object !== undefined && holderOf(game, object) === owner;
    });
  }
  if (ref.zone !== undefined) {
    const { zone } = ref.zone;
    left = left.filter((card) => objectOfCard(game, card)?.zone === zone);
  }
  return left;
};

/** Of several cards, those that a plain name most likely means: what exists, then what is in play, then what has no label of its own. */
const likeliest = (game: Game, names: NameTable, ref: NameRef, cards: readonly CardId[]): readonly CardId[] => {
  const keep = (list: readonly CardId[], test: (card: CardId) => boolean): readonly CardId[] => {
    if (list.length < 2) return list;
    const kept = list.filter(test);
    return kept.length > 0 ? kept : list;
  };
  const isBare = (card: CardId): boolean => names.named.get(card)?.label === undefined;
  const all = keep(cards, (card) => objectOfCard(game, card) !== undefined);
  let left = all;
  if (ref.zone === undefined) {
    left = keep(left, (card) => ON_TABLE.includes(objectOfCard(game, card)?.zone ?? 'exile'));
  }
  left = keep(left, (card) => names.named.get(card)?.what !== 'copy');
  // What is in play and has a label is as likely meant as what lies elsewhere and has none: either has to be said.
  if (!left.some(isBare)) return [...left, ...all.filter((card) => !left.includes(card) && isBare(card))];
  return keep(left, isBare);
};

const abilitiesOnStack = (game: Game, cards: readonly CardId[]): readonly CardId[] => {
  const found: CardId[] = [];
  for (const id of game.zones['stack'] ?? []) {
    const object = game.objects.get(id);
    if (object?.base.kind === 'ability' && cards.includes(object.base.sourceCard)) found.push(object.card);
  }
  return found;
};

const cardMeaning = (game: Game, card: CardId): Meaning => {
  const object = game.current.get(card);
  return object === undefined ? { kind: 'card', card } : { kind: 'card', card, object };
};

const problem = (
  code: NameProblem['code'],
  ref: NameRef,
  more: Partial<Pick<NameProblem, 'candidates' | 'refused'>> = {},
): Meaning => ({
  kind: 'problem',
  problem: {
    code,
    range: ref.range,
    values: { name: ref.text },
    ...(ref.whole === undefined ? {} : { whole: ref.whole }),
    ...more,
  },
});

export interface LookUp {
  /** Narrows the candidates further, where the statement says what can be meant (a card in hand, …). */
  readonly only?: (object: GameObject) => boolean;
}

/** What a name means in this state of the game. A name the reader of the file already complained about gives no second problem. */
export const meaningOf = (game: Game, names: NameTable, ref: NameRef, lookUp: LookUp = {}): Meaning => {
  const { key } = ref;
  if (key === undefined) return { kind: 'problem', problem: undefined };
  const plain = ref.owner === undefined && ref.zone === undefined && ref.ability !== true;
  const player = names.players.get(key);
  if (player !== undefined && plain) return { kind: 'player', player };
  const label = names.labels
    .get(key)
    ?.filter((one) => (one.kind === 'card' ? one.card < game.nextId : one.since <= game.nextId))
    .at(-1);
  if (label !== undefined && plain) {
    return label.kind === 'card' ? cardMeaning(game, label.card) : { kind: 'effect', effects: label.effects };
  }
  let cards: readonly CardId[] = label?.kind === 'card' ? [label.card] : (names.byKey.get(key) ?? []);
  if (ref.ability === true) cards = abilitiesOnStack(game, narrowed(game, names, { ...ref, ability: false }, cards));
  else cards = narrowed(game, names, ref, cards);
  if (lookUp.only !== undefined) {
    const { only } = lookUp;
    cards = cards.filter((card) => {
      const object = objectOfCard(game, card);
      return object !== undefined && only(object);
    });
  }
  cards = likeliest(
    game,
    names,
    ref,
    cards.filter((card) => card < game.nextId),
  );
  const [first, ...others] = cards;
  if (first === undefined) {
    const refused = names.refused.get(key);
    if (refused !== undefined) return problem('name.restsOnRefused', ref, { refused });
    const elsewhere = ref.owner === undefined && ref.zone === undefined ? [] : (names.byKey.get(key) ?? []);
    const candidates = elsewhere.filter((card) => card < game.nextId && objectOfCard(game, card) !== undefined);
    return candidates.length === 0 ? problem('name.notInGame', ref) : problem('name.elsewhere', ref, { candidates });
  }
  if (others.length === 0) return cardMeaning(game, first);
  if (ref.any === true) {
    const a = objectOfCard(game, first);
    const same = others.every((card) => {
      const b = objectOfCard(game, card);
      return a !== undefined && b !== undefined && indistinguishable(game, a, b);
    });
    if (same) return cardMeaning(game, first);
  }
  return problem('name.ambiguous', ref, { candidates: cards });
};
