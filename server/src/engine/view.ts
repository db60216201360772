// Read access to a game with the values its objects have at some moment: within the layers, or on a finished board.
import type { Zone } from '../cards/ability.ts';
import type { NotModelled } from './board.ts';
import type { AbilityInstance, ObjectState } from './characteristics.ts';
import type { Bindings, ChoiceValue, Game, GameObject, LastKnown, TurnEvent } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { LiveSet } from './liveSet.ts';
import type { Meanings } from './meaning/questions.ts';

/** A game and the values so far. All lists come in a fixed order (zone lists as the game keeps them, players in turn order). */
export interface View {
  readonly game: Game;
  /** What terms mean: how rules text is asked of the values (meaning/meanings.ts). */
  readonly meanings: Meanings;
  /** Values so far; undefined for an object that does not exist. Phased-out objects have theirs. */
  state(id: ObjectId): ObjectState | undefined;
  /** Objects in a zone (of one player, else of all), oldest or bottom first; what is phased out is left out (D24). */
  inZone(zone: Zone, player?: PlayerId): readonly ObjectId[];
  /** The turn's past is asked for: what is found rests on it. */
  readsPast?(): void;
  /** Whose turn it is, or which, is asked for: what is found rests on it. */
  readsTurn?(): void;
  /** Something asked for is not modelled; the answer given beside it is a stand-in (false, 0, none). */
  note(note: NotModelled): void;
  /** An object as it last was, for those that have left (608.2h); a caller that tracks them supplies it. */
  lastKnown?(id: ObjectId): LastKnown | undefined;
  /** The view of a game of before, of which marks of the turn tell; a caller that can evaluate one supplies it. */
  at?(then: Game): View;
}

/** The present turn, for what rests on it. */
export const turnOf = (view: View): Game['turn'] => {
  view.readsTurn?.();
  return view.game.turn;
};

/** Antecedents of "it", "that creature", "those" beyond the bindings; filled in by whoever follows the instructions. */
export type ThatObjects = Readonly<
  Partial<
    Record<
      | 'rest'
      | 'event'
      | 'eventOther'
      | 'previous'
      | 'created'
      | 'chosen'
      | 'sacrificed'
      | 'discarded'
      | 'exiled'
      | 'revealed'
      | 'milled'
      | 'drawn'
      | 'tapped'
      | 'haunted'
      | 'copied',
      readonly ObjectId[]
    >
  >
>;

/** What is done "this way": what was done to pay for it, and the marks of the turn from where it began to resolve (608.2c). */
export interface Way {
  readonly from: number;
  readonly paid: readonly TurnEvent[];
  /** It is what another ability has set up: what that one did "this way" is not known here (603.7, 603.12). */
  readonly later?: true;
}

/** From whose point of view words are read: "you", "this creature", "its", chosen colours, X. */
export interface Context {
  /** The object that has the ability, or the spell itself. */
  readonly source?: ObjectId;
  /** The object that granted the ability (201.5a). */
  readonly granter?: ObjectId;
  /** Who "you" is. */
  readonly controller: PlayerId;
  readonly bindings: Bindings;
  /** The ability whose words are read: linked choices are found under its acquisition (706.7). */
  readonly ability?: AbilityInstance;
  /** The object a continuous effect is being applied to: "its mana value". */
  readonly affected?: ObjectId;
  readonly that?: ThatObjects;
  readonly thatPlayer?: PlayerId;
  /** Several players of whom the sentence before spoke: "they" (608.2c). */
  readonly they?: readonly PlayerId[];
  /** "That much", "that many". */
  readonly thatMany?: number;
  /** What this resolution has dealt damage to: "dealt damage this way". */
  readonly damaged?: readonly ObjectId[];
  /** What this resolution has done: "this way". */
  readonly way?: Way;
  /** The spell that became the source: what the past speaks of, where that permanent was not there yet (400.7d). */
  readonly spell?: ObjectId | undefined;
  /** What the event was about, as it was before the event moved it: what a trigger looks back at (603.10a). */
  readonly eventKnown?: LastKnown;
  /** What is legal on the finished board, where something is being carried out that may ask. */
  readonly legality?: Legality;
}

/** Questions about what the rules allow, which no term can answer while the board is still being made out. */
export interface Legality {
  /** Whether the Aura could be attached to that legally (303.4). */
  canEnchant(game: Game, aura: ObjectId, host: ObjectId): boolean;
  /** Whether the object would be a legal target for one of the targets of a spell or ability (115.9c). */
  couldTarget(game: Game, by: ObjectId, object: ObjectId): boolean;
}

/** An object as it last was: it has left, or is the card that the event of the ability has moved (603.10a, 608.2h). */
export const lastOf = (view: View, ctx: Context, id: ObjectId): LastKnown | undefined => {
  if (!view.game.objects.has(id)) return view.lastKnown?.(id);
  return ctx.bindings.event === id ? ctx.eventKnown : undefined;
};

/** Whether that is the source, or the spell that became it: "another spell" is any but that one (400.7d). */
export const isSource = (view: View, ctx: Context, id: ObjectId): boolean => {
  const self = ctx.bindings.self ?? ctx.source;
  return self !== undefined && (id === self || id === spellOf(view, ctx));
};

/** The spell that became the source. */
export const spellOf = (view: View, ctx: Context): ObjectId | undefined => {
  const self = ctx.bindings.self ?? ctx.source;
  if (ctx.spell !== undefined || self === undefined) return ctx.spell;
  return (view.game.objects.get(self) ?? view.lastKnown?.(self)?.was)?.paid?.spell;
};

export const NO_BINDINGS: Bindings = { targets: [], bound: [], boundPlayers: [] };

/** A context for words that belong to nothing in particular. */
export const contextOf = (controller: PlayerId, source?: ObjectId): Context =>
  source === undefined
    ? { controller, bindings: NO_BINDINGS }
    : { controller, source, bindings: { ...NO_BINDINGS, self: source } };

/** The context of an ability of an object: "you" is its controller so far. */
export const contextOfAbility = (view: View, id: ObjectId, ability?: AbilityInstance): Context => {
  const controller = view.state(id)?.controller ?? view.game.objects.get(id)?.controller ?? turnOf(view).active;
  return {
    controller,
    source: id,
    bindings: { ...NO_BINDINGS, self: id },
    ...(ability === undefined ? {} : { ability }),
    ...(ability?.granter === undefined ? {} : { granter: ability.granter }),
  };
};

const presentCache = new WeakMap<Game, Map<string, readonly ObjectId[]>>();
const EMPTY: readonly ObjectId[] = [];

/** Objects of a zone list, phased-out ones left out (D24); kept by game, which never changes. */
export const objectsInZone = (game: Game, zone: Zone, player?: PlayerId): readonly ObjectId[] => {
  let cache = presentCache.get(game);
  if (cache === undefined) {
    cache = new Map();
    presentCache.set(game, cache);
  }
  const key = player === undefined ? zone : `${zone}:${player}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const shared = game.zones[zone];
  const own = player === undefined ? undefined : game.zones[`${zone}:${player}`];
  let list: readonly ObjectId[];
  if (player === undefined) {
    list = shared ?? game.players.flatMap((each) => game.zones[`${zone}:${each.id}`] ?? EMPTY);
  } else {
    list = own ?? (shared ?? EMPTY).filter((id) => game.objects.get(id)?.owner === player);
  }
  const present = list.filter((id) => isPresent(game, id));
  cache.set(key, present);
  return present;
};

/** Whether the object exists and is not phased out. */
export const isPresent = (game: Game, id: ObjectId): boolean => {
  const object = game.objects.get(id);
  return object !== undefined && !object.status.phasedOut;
};

const permanentCache = new WeakMap<Game, readonly GameObject[]>();
const permanentsByObjects = new WeakMap<
  Game['objects'],
  { readonly zones: Game['zones']; readonly permanents: readonly GameObject[] }
>();

/** Those of a list that exist and are not phased out. */
const present = (game: Game, ids: readonly ObjectId[]): readonly GameObject[] => {
  const made: GameObject[] = [];
  for (const id of ids) {
    const object = game.objects.get(id);
    if (object !== undefined && !object.status.phasedOut) made.push(object);
  }
  return made;
};

/** The permanents of a game, phased-out ones left out, in the order of the battlefield. */
export const permanentsOf = (game: Game): readonly GameObject[] => {
  const known = permanentCache.get(game);
  if (known !== undefined) return known;
  const kept = permanentsByObjects.get(game.objects);
  // Most of what happens in a game leaves its objects as they are.
  const made = kept?.zones === game.zones ? kept.permanents : present(game, game.zones['battlefield'] ?? EMPTY);
  permanentCache.set(game, made);
  if (made !== kept?.permanents) permanentsByObjects.set(game.objects, { zones: game.zones, permanents: made });
  return made;
};

const attached = new LiveSet();
const NOTHING = {};

/** Whether an object is attached to another and there (D24). */
const isAttachment = (game: Game, id: ObjectId): boolean => {
  const object = game.objects.get(id);
  return object?.zone === 'battlefield' && !object.status.phasedOut && object.attachedTo !== undefined;
};

const attachedAtAll = new LiveSet();

/** All that is attached to something, what is phased out too. */
export const allAttached = (game: Game): readonly ObjectId[] =>
  attachedAtAll.of(game.objects, NOTHING, (id) => game.objects.get(id)?.attachedTo !== undefined);

const attachmentCache = new WeakMap<Game, ReadonlyMap<ObjectId, readonly ObjectId[]>>();

/** What is attached to an object, or was as it left, oldest first. */
export const attachmentsOf = (game: Game, object: GameObject): readonly ObjectId[] =>
  object.left === undefined ? attachedTo(game, object.id) : object.left.attachments;

/** What blocks an object, or blocked it as it left (509.1g). */
export const blockersOf = (game: Game, object: GameObject): readonly ObjectId[] =>
  object.left === undefined
    ? object.attacking === undefined
      ? EMPTY
      : objectsInZone(game, 'battlefield').filter((id) => game.objects.get(id)?.blocking?.includes(object.id) === true)
    : object.left.blockers;

/** What is attached to what has that id. */
export const attachedTo = (game: Game, id: ObjectId): readonly ObjectId[] => {
  let index = attachmentCache.get(game);
  if (index === undefined) {
    const made = new Map<ObjectId, ObjectId[]>();
    for (const each of attached.of(game.objects, NOTHING, (one) => isAttachment(game, one))) {
      const host = game.objects.get(each)?.attachedTo;
      if (host === undefined || !('object' in host)) continue;
      const list = made.get(host.object);
      if (list === undefined) made.set(host.object, [each]);
      else list.push(each);
    }
    index = made;
    attachmentCache.set(game, index);
  }
  return index.get(id) ?? EMPTY;
};

/** Whether an object is a creature, by its values so far. */
export const isCreature = (state: ObjectState): boolean => state.types.includes('Creature');

/** Power or toughness so far; what is no creature on the battlefield has none (D11). */
export const powerOrToughness = (
  object: GameObject,
  state: ObjectState,
  which: 'power' | 'toughness',
): number | undefined => {
  if (object.zone === 'battlefield' && !isCreature(state)) return undefined;
  return state[which] ?? (isCreature(state) ? 0 : undefined);
};

const CHOICE_KINDS: Readonly<Record<string, readonly string[]>> = {
  color: ['color', 'colors'],
  type: ['creatureType', 'landType', 'basicLandType', 'cardType'],
  name: ['cardName'],
  cardType: ['cardType'],
  number: ['number'],
  player: ['player', 'opponent'],
};

/**
 * The choice made for the pair of linked abilities that this context's ability belongs to (706.7); undefined when none
 * was ever made (706.7a). The last one made counts; one made as this very effect was carried out stays its own (608.2d).
 */
export const chosenIn = (view: View, ctx: Context, what: string): ChoiceValue | undefined => {
  const kinds = CHOICE_KINDS[what] ?? [what];
  const own = ctx.bindings.choices?.filter((choice) => kinds.includes(choice.what)).at(-1);
  if (own !== undefined) return own.value;
  if (ctx.source === undefined) return undefined;
  // What has left had chosen what it had chosen (608.2h, 607.2d).
  const object = view.game.objects.get(ctx.source) ?? view.lastKnown?.(ctx.source)?.was;
  if (object === undefined) return undefined;
  let found: ChoiceValue | undefined;
  for (const choice of object.choices) {
    if (!kinds.includes(choice.what)) continue;
    if (ctx.ability !== undefined && choice.acquisition !== ctx.ability.acquisition) continue;
    found = choice.value;
  }
  return found;
};
