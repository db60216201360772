// What is known while a spell or ability resolves, or a replacement is carried out: whose it is, its targets, its answers.
import type { Color, EffectBody, Instruction, ObjectRef } from '../cards/ability.ts';
import type { Ctx } from './ask.ts';
import type { NotModelled } from './board.ts';
import type { AbilityInstance } from './characteristics.ts';
import type { AnswerQueue } from './choose.ts';
import type {
  Bindings,
  ContinuousEffect,
  GameEventRef,
  GameObject,
  LastKnown,
  LinkedChoice,
  StackDecisions,
  Target,
} from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { createdWith } from './linkedTokens.ts';
import type { Legality, Way } from './view.ts';
import { noteNotModelled, type Work } from './work.ts';
import { lastKnownIn } from './zones.ts';

/** What words can mean: also "the rest" of what was chosen from. */
export type Antecedent = Extract<ObjectRef, { kind: 'that' }>['antecedent'] | 'rest';

export interface Resolution {
  readonly you: PlayerId;
  /** The object whose ability it is; may have left (then its last known values serve). */
  readonly self?: ObjectId;
  readonly source: ContinuousEffect['source'];
  /** The spell or ability on the stack, while it is there. */
  readonly onStack?: ObjectId;
  readonly queue: AnswerQueue;
  readonly bound: readonly ObjectId[];
  readonly boundPlayers: readonly PlayerId[];
  readonly event?: GameEventRef;
  readonly costs: readonly string[];
  readonly sacrificed: readonly LastKnown[];
  readonly discarded: readonly LastKnown[];
  /** Linked choices are kept under this (706.7). */
  readonly ability?: AbilityInstance;
  readonly granter?: ObjectId;
  readonly note: (note: NotModelled) => void;
  /** Changes from body to body (modes). */
  targets: readonly (readonly Target[])[];
  division: readonly number[];
  x?: number;
  body: EffectBody;
  /** What its instructions have moved: old object to new. */
  readonly moved: Map<ObjectId, ObjectId>;
  /** What of that is on the battlefield: new objects, which later words are about (400.7). */
  readonly entered: Set<ObjectId>;
  /** Sets that were counted or named: "those creatures" (608.2c). */
  readonly sets: Map<string, readonly ObjectId[]>;
  that: Partial<Record<Antecedent, readonly ObjectId[]>>;
  thatMany?: number;
  /** What its instructions have dealt damage to. */
  damaged?: readonly ObjectId[];
  thatPlayer?: PlayerId;
  /** Several players of whom the last sentence spoke. */
  they?: readonly PlayerId[];
  /** "That many" of an instruction that several players have followed: each has their own. */
  manyOf?: ReadonlyMap<PlayerId, number>;
  /** Whether the last instruction was done in full: "if you do", "if the player can't". */
  done: boolean;
  /** Targets of bodies still to come, in the order of the text; chosen modes. */
  pending: (readonly Target[])[];
  readonly fixedTargets?: readonly (readonly Target[])[];
  readonly modes: readonly number[];
  /** The color last chosen: "that color". */
  color?: Color;
  /** The color chosen for the player, which what the same words give to objects has too: "you and creatures you control gain …". */
  sameColor?: Color;
  /** What has been chosen so far (608.2d). */
  choices?: readonly LinkedChoice[];
  /** What the rules allow, for words that ask it. */
  readonly legality?: Legality | undefined;
  /** What was done to pay for it, and where in the turn's past it began: "this way". */
  readonly way?: Way;
  /** Whether the body's X has been fixed (418.3c). */
  xFixed: boolean;
}

export const bindingsOf = (r: Resolution): Bindings => ({
  targets: r.targets,
  bound: r.bound,
  boundPlayers: r.boundPlayers,
  ...(r.self === undefined ? {} : { self: r.self }),
  ...(r.event?.object === undefined ? {} : { event: r.event.object }),
  ...(r.x === undefined ? {} : { x: r.x }),
  ...(r.choices === undefined ? {} : { choices: r.choices }),
});

/** A target that this has put onto the battlefield is the new object there (400.7, 400.7j); any other is what it was. */
const asEntered = (r: Resolution, target: Target): Target => {
  if (!('object' in target)) return target;
  let now = target.object;
  for (let next = r.moved.get(now); next !== undefined; next = r.moved.get(now)) now = next;
  return r.entered.has(now) ? { object: now } : target;
};

/** The point of view of words about what was, before this moved anything. */
export const ctxBefore = (r: Resolution): Ctx => ({ ...ctxOf(r), targets: r.targets });

/** The point of view from which references of the resolving text are read. */
export const ctxOf = (r: Resolution): Ctx => ({
  you: r.you,
  targets: r.entered.size === 0 ? r.targets : r.targets.map((group) => group.map((one) => asEntered(r, one))),
  bound: r.bound,
  boundPlayers: r.boundPlayers,
  that: r.that,
  note: r.note,
  ...(r.choices === undefined ? {} : { choices: r.choices }),
  ...(r.self === undefined ? {} : { self: r.self }),
  ...(r.event === undefined ? {} : { event: r.event }),
  ...(r.x === undefined ? {} : { x: r.x }),
  ...(r.thatMany === undefined ? {} : { thatMany: r.thatMany }),
  ...(r.damaged === undefined ? {} : { damaged: r.damaged }),
  ...(r.way === undefined ? {} : { way: r.way }),
  ...(r.thatPlayer === undefined ? {} : { thatPlayer: r.thatPlayer }),
  ...(r.they === undefined ? {} : { they: r.they }),
  ...(r.ability === undefined ? {} : { ability: r.ability }),
  ...(r.granter === undefined ? {} : { granter: r.granter }),
  ...(r.legality === undefined ? {} : { legality: r.legality }),
});

export const NO_BODY: EffectBody = { targets: [], instructions: [] };

/** What the linked ability has exiled (607.2a). */
const exiledWith = (
  holder: Pick<GameObject, 'choices'> | undefined,
  ability: AbilityInstance | undefined,
): { readonly exiled: readonly ObjectId[] } | undefined => {
  const exiled = (holder?.choices ?? []).flatMap((choice) =>
    choice.what === 'exiled' && choice.acquisition === ability?.acquisition && choice.value.kind === 'object'
      ? [choice.value.object]
      : [],
  );
  return exiled.length === 0 ? undefined : { exiled };
};

const exiles = (instructions: readonly Instruction[]): boolean =>
  instructions.some((one) => {
    switch (one.do) {
      case 'simple':
        return one.verb === 'exile';
      case 'move':
        return one.to === 'exile';
      case 'may':
      case 'if':
        return exiles(one.then) || exiles(one.otherwise ?? []);
      case 'unless':
      case 'forEach':
      case 'delayed':
        return exiles(one.then);
      case 'modes':
        return one.modes.some((mode) => exiles(mode.instructions));
      default:
        return false;
    }
  });

const exilesSomething = ({ ability }: AbilityInstance): boolean => {
  if (ability.kind === 'activated' || ability.kind === 'triggered') return exiles(ability.body.instructions);
  return (
    ability.kind === 'enters' &&
    ability.modifications.some((one) => one.as === 'instructions' && exiles(one.instructions))
  );
};

/** "The exiled card" of an ability linked with one that exiles: none, where that one has exiled nothing (706.7). */
const noneExiled = (
  abilities: readonly AbilityInstance[],
  ability: AbilityInstance | undefined,
): { readonly exiled?: readonly ObjectId[] } =>
  ability !== undefined && abilities.some((one) => one.acquisition === ability.acquisition && exilesSomething(one))
    ? { exiled: [] }
    : {};

const createdBefore = (
  holder: Pick<GameObject, 'choices'> | undefined,
  ability: AbilityInstance | undefined,
): { readonly created?: readonly ObjectId[] } => {
  const created = createdWith(holder, ability);
  return created === undefined ? {} : { created };
};

export interface ResolutionParts {
  readonly you: PlayerId;
  readonly self?: ObjectId | undefined;
  readonly source?: ContinuousEffect['source'];
  readonly onStack?: ObjectId;
  readonly queue: AnswerQueue;
  readonly bound?: readonly ObjectId[];
  readonly boundPlayers?: readonly PlayerId[];
  readonly event?: GameEventRef | undefined;
  readonly decisions?: StackDecisions | undefined;
  readonly ability?: AbilityInstance | undefined;
  readonly x?: number | undefined;
  /** Of a delayed ability: what its source was moved to by what set it up. */
  readonly became?: ObjectId | undefined;
  /** Of a delayed ability: the targets of the effect that set it up, and what its pronouns meant. */
  readonly fixedTargets?: readonly (readonly Target[])[];
  readonly that?: Readonly<Partial<Record<string, readonly ObjectId[]>>>;
}

/** Where "this way" begins. */
const wayOf = (work: Work, parts: ResolutionParts): { readonly way: Way } => {
  const paid = (what: string, all: readonly LastKnown[] = []) =>
    all.map((known) => ({ what, object: known.object, player: known.controller, known }));
  const { sacrificed, discarded } = parts.decisions ?? {};
  return {
    way: {
      from: work.game.history.length,
      paid: [...paid('sacrificed', sacrificed), ...paid('discarded', discarded)],
      ...(parts.that === undefined && parts.fixedTargets === undefined ? {} : { later: true }),
    },
  };
};

/** The point of view of something that begins to resolve or to be carried out. */
export const resolutionOf = (work: Work, parts: ResolutionParts): Resolution => {
  const self = parts.self;
  const object = self === undefined ? undefined : work.game.objects.get(self);
  const known = self === undefined ? undefined : lastKnownIn(work.game, self);
  const card = object?.card ?? known?.card;
  const x = parts.x ?? parts.decisions?.x;
  return {
    you: parts.you,
    source: parts.source ?? {
      name: known?.values.name ?? '',
      ...(self === undefined ? {} : { object: self }),
      ...(card === undefined ? {} : { card }),
    },
    queue: parts.queue,
    bound: parts.bound ?? [],
    boundPlayers: parts.boundPlayers ?? [],
    costs: parts.decisions?.costs ?? [],
    sacrificed: parts.decisions?.sacrificed ?? [],
    discarded: parts.decisions?.discarded ?? [],
    note: (note) => noteNotModelled(work, note.code, note.values, note.object),
    targets: parts.decisions?.targets ?? [],
    pending: [...(parts.decisions?.targets ?? [])],
    modes: parts.decisions?.modes ?? [],
    division: parts.decisions?.division ?? [],
    body: NO_BODY,
    moved: new Map(self === undefined || parts.became === undefined ? [] : [[self, parts.became]]),
    entered: new Set(),
    sets: new Map(),
    done: true,
    ...(parts.fixedTargets === undefined ? {} : { fixedTargets: parts.fixedTargets }),
    that: {
      ...(exiledWith(object ?? known?.was, parts.ability) ?? noneExiled(known?.values.abilities ?? [], parts.ability)),
      ...createdBefore(object ?? known?.was, parts.ability),
      // "That spell": what an object has become the target of, or what did the damage.
      ...(parts.event?.source === undefined ? {} : { previous: [parts.event.source] }),
      ...parts.that,
      ...(parts.decisions === undefined || parts.decisions.sacrificed.length === 0
        ? {}
        : { sacrificed: parts.decisions.sacrificed.map((last) => last.object) }),
      ...(parts.decisions === undefined || parts.decisions.discarded.length === 0
        ? {}
        : { discarded: parts.decisions.discarded.map((last) => last.object) }),
      ...(parts.decisions === undefined || parts.decisions.tapped.length === 0
        ? {}
        : { tapped: parts.decisions.tapped }),
      ...(parts.decisions?.exiled === undefined ? {} : { exiled: parts.decisions.exiled }),
    },
    xFixed: x !== undefined,
    legality: work.legality,
    ...wayOf(work, parts),
    ...(self === undefined ? {} : { self }),
    ...(parts.onStack === undefined ? {} : { onStack: parts.onStack }),
    ...(parts.event === undefined ? {} : { event: parts.event }),
    ...(parts.ability === undefined ? {} : { ability: parts.ability }),
    ...(parts.ability?.granter === undefined ? {} : { granter: parts.ability.granter }),
    ...(x === undefined ? {} : { x }),
  };
};
