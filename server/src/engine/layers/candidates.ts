// Indexes of the battlefield by type, subtype and keyword, so that finding a set on a large board looks at few objects.
import type { Filter } from '../../cards/ability.ts';
import type { ObjectState } from '../characteristics.ts';
import type { Game } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import { objectsInZone, permanentsOf } from '../view.ts';

/** Boards smaller than this are looked through whole. */
export const SMALL_BOARD = 256;

type Words = (state: ObjectState) => readonly string[];

const keywordsOf: Words = (state) =>
  state.abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword.toLowerCase()] : []));
const typesOf: Words = (state) => state.types;
const subtypesOf: Words = (state) => state.subtypes;

interface Index {
  readonly words: Words;
  readonly field: 'types' | 'subtypes' | 'abilities';
  readonly sets: Map<string, Set<ObjectId>>;
}

const NONE: ReadonlySet<ObjectId> = new Set();

/** Indexes over one walk's values; each is made when first asked for, and kept up to date from then on. */
export class Candidates {
  readonly #game: Game;
  readonly #states: ReadonlyMap<ObjectId, ObjectState>;
  readonly #indexes = new Map<Index['field'], Index>();
  #places: Map<ObjectId, number> | undefined;
  /** Whether the board is large enough for indexes to pay. */
  readonly worthwhile: boolean;

  constructor(game: Game, states: ReadonlyMap<ObjectId, ObjectState>, from: number) {
    this.#game = game;
    this.#states = states;
    this.worthwhile = Number.isFinite(from) && permanentsOf(game).length >= from;
  }

  get #all(): readonly ObjectId[] {
    return objectsInZone(this.#game, 'battlefield');
  }

  /** The smallest known set that holds everything the filter matches; all of the battlefield if none is known. */
  of(filter: Filter): Iterable<ObjectId> {
    return this.#smallest(filter) ?? this.#all;
  }

  /** Puts ids in the order of the battlefield. */
  inOrder(ids: ObjectId[]): ObjectId[] {
    if (this.#places === undefined) {
      this.#places = new Map();
      const all = this.#all;
      for (let place = 0; place < all.length; place += 1) {
        const id = all[place];
        if (id !== undefined) this.#places.set(id, place);
      }
    }
    const places = this.#places;
    return ids.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  }

  /** An object's values changed. */
  changed(id: ObjectId, before: ObjectState, after: ObjectState): void {
    if (this.#indexes.size === 0) return;
    for (const index of this.#indexes.values()) {
      if (before[index.field] === after[index.field] || !this.#isThere(id)) continue;
      for (const word of index.words(before)) index.sets.get(word)?.delete(id);
      for (const word of index.words(after)) add(index.sets, word, id);
    }
  }

  #isThere(id: ObjectId): boolean {
    const object = this.#game.objects.get(id);
    return object?.zone === 'battlefield' && !object.status.phasedOut;
  }

  #smallest(filter: Filter): ReadonlySet<ObjectId> | undefined {
    switch (filter.kind) {
      case 'type':
        return this.#index('types', typesOf).get(filter.type) ?? NONE;
      case 'subtype':
        return this.#index('subtypes', subtypesOf).get(filter.subtype) ?? NONE;
      case 'hasKeyword':
        return this.#index('abilities', keywordsOf).get(filter.keyword.toLowerCase()) ?? NONE;
      case 'and': {
        let best: ReadonlySet<ObjectId> | undefined;
        for (const part of filter.of) {
          const found = this.#smallest(part);
          if (found !== undefined && (best === undefined || found.size < best.size)) best = found;
        }
        return best;
      }
      default:
        return undefined;
    }
  }

  #index(field: Index['field'], words: Words): Map<string, Set<ObjectId>> {
    const known = this.#indexes.get(field);
    if (known !== undefined) return known.sets;
    const sets = new Map<string, Set<ObjectId>>();
    for (const id of this.#all) {
      const state = this.#states.get(id);
      if (state !== undefined) for (const word of words(state)) add(sets, word, id);
    }
    this.#indexes.set(field, { words, field, sets });
    return sets;
  }
}

const add = (sets: Map<string, Set<ObjectId>>, word: string, id: ObjectId): void => {
  const set = sets.get(word);
  if (set === undefined) sets.set(word, new Set([id]));
  else set.add(id);
};
