// Games built by hand for engine tests: permanents from values, abilities as data, effects of resolutions.
import type {
  Ability,
  CardType,
  Condition,
  Filter,
  ObjectRef,
  Operation,
  Subject,
  Supertype,
} from '../../server/src/cards/ability.ts';
import { parseManaCost } from '../../server/src/cards/mana.ts';
import type { Board } from '../../server/src/engine/board.ts';
import type { AbilityInstance, Characteristics, ObjectState } from '../../server/src/engine/characteristics.ts';
import { evaluateTraced } from '../../server/src/engine/evaluate.ts';
import type {
  AffectedSet,
  ContinuousEffect,
  CounterStack,
  Game,
  GameObject,
  Target,
} from '../../server/src/engine/game.ts';
import type { CardId, EffectId, ObjectId, PlayerId } from '../../server/src/engine/ids.ts';
import { newGame } from '../../server/src/engine/new-game.ts';
import type { EditionName } from '../../server/src/rules/edition.ts';
import { EDITIONS } from '../../server/src/rules/editions.ts';

export const ALICE = 0 as PlayerId;
export const BOB = 1 as PlayerId;

export const number = (value: number) => ({ kind: 'number', value }) as const;
export const is = {
  creature: { kind: 'type', type: 'Creature' } as Filter,
  artifact: { kind: 'type', type: 'Artifact' } as Filter,
  land: { kind: 'type', type: 'Land' } as Filter,
  enchantment: { kind: 'type', type: 'Enchantment' } as Filter,
  permanent: { kind: 'permanent' } as Filter,
  white: { kind: 'color', color: 'W' } as Filter,
  black: { kind: 'color', color: 'B' } as Filter,
  other: { kind: 'other' } as Filter,
  mine: { kind: 'controlledBy', player: { kind: 'you' } } as Filter,
};
export const and = (...of: Filter[]): Filter => ({ kind: 'and', of });
export const not = (of: Filter): Filter => ({ kind: 'not', of });
export const sub = (subtype: string): Filter => ({ kind: 'subtype', subtype });
export const all = (...of: Filter[]): Subject => ({
  kind: 'objects',
  ref: {
    kind: 'all',
    quantifier: 'all',
    selection: { filter: of.length === 1 && of[0] !== undefined ? of[0] : and(...of) },
  },
});
export const self: Subject = { kind: 'objects', ref: { kind: 'self' } };
export const enchanted: Subject = {
  kind: 'objects',
  ref: { kind: 'attached', verb: 'enchanted', noun: { kind: 'permanent' } },
};
export const its: ObjectRef = { kind: 'that', antecedent: 'previous', word: 'it' };

export const gets = (power: number, toughness: number): Operation => ({
  op: 'modifyPT',
  power: number(Math.abs(power)),
  toughness: number(Math.abs(toughness)),
  powerSign: power < 0 ? -1 : 1,
  toughnessSign: toughness < 0 ? -1 : 1,
});
export const becomesPT = (power: number, toughness: number): Operation => ({
  op: 'setPT',
  power: number(power),
  toughness: number(toughness),
  form: 'is',
});
export const switched: Operation = { op: 'switchPT' };
export const keyword = (name: string, more: object = {}): Ability => ({ kind: 'keyword', keyword: name, ...more });
export const has = (...abilities: Ability[]): Operation => ({ op: 'addAbilities', abilities });
export const losesAll: Operation = { op: 'loseAbilities', which: 'all' };
export const loses = (...keywords: Ability[]): Operation => ({ op: 'loseAbilities', which: { keywords } });
export const becomesColor = (...colors: ('W' | 'U' | 'B' | 'R' | 'G')[]): Operation => ({
  op: 'setColors',
  colors: { kind: 'colors', colors },
});
export const becomes = (
  types: CardType[],
  subtypes: string[] = [],
  keep?: 'none' | 'allTypes' | 'allTypesAndSubtypes',
): Operation => ({
  op: 'types',
  mode: 'set',
  ...(types.length > 0 ? { types } : {}),
  ...(subtypes.length > 0 ? { subtypes: { kind: 'list', subtypes } } : {}),
  ...(keep === undefined ? {} : { keep }),
});
export const inAddition = (types: CardType[], subtypes: string[] = []): Operation => ({
  op: 'types',
  mode: 'add',
  ...(types.length > 0 ? { types } : {}),
  ...(subtypes.length > 0 ? { subtypes: { kind: 'list', subtypes } } : {}),
});

/** A static ability with one effect. */
export const statics = (subject: Subject, operations: Operation[], condition?: Condition): Ability => ({
  kind: 'static',
  effects: [{ subject, operations, ...(condition === undefined ? {} : { condition }) }],
});

export const instanceOf = (ability: Ability, key: string): AbilityInstance => ({
  key,
  compiled: { ability, text: '', offset: 0, state: 'read', unread: [] },
  ability,
  origin: 'printed',
  acquisition: 'own',
});

export interface Printed {
  readonly name: string;
  readonly types?: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: readonly string[];
  readonly colors?: number;
  readonly cost?: string;
  readonly pt?: readonly [number, number];
  readonly abilities?: readonly Ability[];
  readonly controller?: PlayerId;
  readonly timestamp?: number;
  readonly attachedTo?: Target;
  readonly counters?: Readonly<Record<string, number>>;
  readonly faceDown?: boolean;
  readonly phasedOut?: boolean;
  readonly zone?: 'battlefield' | 'graveyard' | 'hand';
}

const valuesOf = (printed: Printed): Characteristics => {
  const reading = printed.cost === undefined ? undefined : parseManaCost(printed.cost);
  return {
    name: printed.name,
    colors: printed.colors ?? 0,
    supertypes: printed.supertypes ?? [],
    types: printed.types ?? ['Creature'],
    subtypes: printed.subtypes ?? [],
    abilities: (printed.abilities ?? []).map((ability, index) => instanceOf(ability, `p${index}`)),
    ...(reading?.ok === true ? { manaCost: reading.cost } : {}),
    ...(printed.pt === undefined ? {} : { power: printed.pt[0], toughness: printed.pt[1] }),
  };
};

/** Builds up a game; every object and effect gets the next timestamp unless it says another. */
export class Builder {
  game: Game;

  constructor(edition: EditionName = 'classic', players: readonly string[] = ['Alice', 'Bob']) {
    this.game = newGame({ edition: EDITIONS[edition], playerNames: players });
  }

  #next(): { readonly id: number; readonly clock: number } {
    const { nextId, clock } = this.game;
    this.game = { ...this.game, nextId: nextId + 1, clock: clock + 1 };
    return { id: nextId, clock };
  }

  put(printed: Printed): ObjectId {
    const { id, clock } = this.#next();
    const controller = printed.controller ?? ALICE;
    const zone = printed.zone ?? 'battlefield';
    const counters: CounterStack[] = Object.entries(printed.counters ?? {}).map(([kind, count]) => ({
      kind,
      count,
      timestamp: printed.timestamp ?? clock,
    }));
    const object: GameObject = {
      id: id as ObjectId,
      card: id as CardId,
      base: {
        kind: 'token',
        spec: { types: printed.types ?? ['Creature'], subtypes: printed.subtypes ?? [], colors: [], abilities: [] },
        values: valuesOf(printed),
      },
      zone,
      owner: controller,
      controller,
      timestamp: printed.timestamp ?? clock,
      status: {
        tapped: false,
        flipped: false,
        faceDown: printed.faceDown ?? false,
        phasedOut: printed.phasedOut ?? false,
      },
      face: 0,
      counters,
      damage: 0,
      deathtouched: false,
      choices: [],
      activations: {},
      enteredTurn: 1,
      cause: 0,
      ...(printed.attachedTo === undefined ? {} : { attachedTo: printed.attachedTo }),
    };
    const key = zone === 'battlefield' ? 'battlefield' : `${zone}:${controller}`;
    this.game = {
      ...this.game,
      objects: this.game.objects.with(object.id, object),
      zones: { ...this.game.zones, [key]: [...(this.game.zones[key] ?? []), object.id] },
      current: this.game.current.with(object.card, object.id),
    };
    return object.id;
  }

  change(id: ObjectId, change: Partial<GameObject>): void {
    const object = this.game.objects.get(id);
    if (object === undefined) throw new Error(`no object ${id}`);
    this.game = { ...this.game, objects: this.game.objects.with(id, { ...object, ...change }) };
  }

  /** An effect of a resolved spell on these objects (or, given a subject, an open one). */
  resolve(
    affected: readonly ObjectId[] | Subject,
    operations: Operation[],
    more: Partial<ContinuousEffect> = {},
  ): EffectId {
    const { id, clock } = this.#next();
    const isList = Array.isArray(affected);
    const set: AffectedSet = isList ? { kind: 'objects', objects: affected as readonly ObjectId[] } : { kind: 'open' };
    const effect: ContinuousEffect = {
      id: id as EffectId,
      source: { name: `effect ${id}` },
      controller: ALICE,
      timestamp: clock,
      affected: set,
      operations,
      ...(isList ? {} : { subject: affected as Subject }),
      duration: { spec: { until: 'endOfTurn' }, turn: 1, player: ALICE },
      cause: 0,
      bindings: { targets: [], bound: [], boundPlayers: [] },
      ...more,
    };
    this.game = { ...this.game, effects: [...this.game.effects, effect] };
    return effect.id;
  }

  end(id: EffectId): void {
    this.game = { ...this.game, effects: this.game.effects.filter((each) => each.id !== id) };
  }

  board() {
    return evaluateTraced(this.game);
  }

  state(id: ObjectId): ObjectState {
    const state = this.board().objects.get(id);
    if (state === undefined) throw new Error(`no object ${id}`);
    return state;
  }

  pt(id: ObjectId): string {
    const { power, toughness } = this.state(id);
    return power === undefined ? '-' : `${power}/${toughness}`;
  }
}

/** A board as plain data in a fixed order, for comparing two. */
export const plain = (board: Board): unknown => ({
  objects: [...board.objects].sort(([a], [b]) => a - b),
  copiable: [...board.copiable].sort(([a], [b]) => a - b),
  players: board.players,
  rules: board.rules,
  loops: board.loops,
  applied: board.applied,
  edges: [...board.edges].map((edge) => JSON.stringify(edge)).sort(),
});
