// The board at a line as the server tells it: requests, the board's value, and patches that keep every message small. Imports nothing.

/** Request `strata/board`: the whole game as of the end of a line (from 0); null where the document is not open or has no scenario. */
export const boardRequest = 'strata/board';
export interface BoardParams {
  readonly uri: string;
  readonly line: number;
  /** One of the scenario's editions; the first of them where it is absent or not among them. */
  readonly edition?: string;
  /** Token of the board that the client has: only what differs from it is sent. */
  readonly base?: number;
}

/** Request `strata/boardObject`: the layers of one object of the board as a timeline; null if it is not there. */
export const boardObjectRequest = 'strata/boardObject';
export interface BoardObjectParams {
  readonly uri: string;
  readonly line: number;
  readonly edition?: string;
  /** `BoardObject.id`. */
  readonly object: number;
}

/** Request `strata/boardGraph`: what depends on what in one layer, laid out; null where nothing does. */
export const boardGraphRequest = 'strata/boardGraph';
export interface BoardGraphParams {
  readonly uri: string;
  readonly line: number;
  readonly edition?: string;
  readonly layer: string;
}

/** Request `strata/boardWords`: the fixed words of the panel in the user's language; `{0}` stands for what is filled in. */
export const boardWordsRequest = 'strata/boardWords';
export const boardWordNames = [
  'board',
  'afterLine',
  'atBeginning',
  'cursor',
  'pinned',
  'pins',
  'pin',
  'unpin',
  'pause',
  'resume',
  'paused',
  'previous',
  'next',
  'edition',
  'line',
  'goTo',
  'life',
  'active',
  'gone',
  'empty',
  'changes',
  'noChanges',
  'came',
  'went',
  'changed',
  'before',
  'after',
  'effects',
  'waiting',
  'dependencies',
  'layer',
  'loop',
  'showGraph',
  'closeGraph',
  'graphReads',
  'order',
  'notApplied',
  'refused',
  'stale',
  'offline',
  'noScenario',
  'waitingForServer',
  'timestamp',
  'rule',
  'layers',
  'printed',
  'copiable',
  'result',
  'noLayers',
  'more',
  'abilities',
  'copies',
  'objects',
  'attached',
  'loading',
  'close',
  'keys',
  'colon',
] as const;
export type BoardWords = Readonly<Record<(typeof boardWordNames)[number], string>>;

/** Notification `strata/checked`: a check of a document is done. Sent to clients whose initialization options say `checked: true`. */
export const checkedNotification = 'strata/checked';
export interface CheckedParams {
  readonly uri: string;
  readonly version: number;
}

/** What differs between two states of one thing, in words: a value before and after, or a sentence alone. */
export interface BoardDifference {
  readonly label: string;
  readonly before?: string;
  readonly after?: string;
}

/** An object of the game, with characteristics as the layers leave them. What is absent does not apply. */
export interface BoardObject {
  /** The same through all zones. */
  readonly id: number;
  /** What the scenario calls it. */
  readonly title: string;
  /** Its name in the game, where that is another. */
  readonly named?: string;
  /** Line (from 0) that brought it in. */
  readonly line?: number;
  readonly cost?: string;
  /** Type line, or what it is on the stack. */
  readonly type: string;
  readonly colors?: string;
  readonly pt?: string;
  readonly loyalty?: number;
  readonly defense?: number;
  readonly keywords?: readonly string[];
  /** Abilities that are more than a keyword, cut short. */
  readonly abilities?: readonly string[];
  /** Tapped, face down, …, token, copy: as words. */
  readonly marks?: readonly string[];
  readonly isTapped?: true;
  readonly counters?: readonly string[];
  readonly damage?: string;
  /** What it copies, since which line, with which exceptions. */
  readonly copy?: string;
  /** Who controls it, where that is another than the player it is shown under. */
  readonly player?: string;
  /** What it is attached to where it can't be shown under it, what it attacks, blocks or targets: as sentences. */
  readonly relations?: readonly string[];
  /** Ids of what is attached to it. */
  readonly attached?: readonly number[];
  /** Came into the zone with the last statement, or was changed by it. */
  readonly news?: 'new' | 'changed';
  readonly differences?: readonly BoardDifference[];
}

export interface BoardZone {
  readonly key: string;
  readonly title: string;
  /** Objects that are attached to none of the board, in the zone's order; of the stack the topmost first. */
  readonly objects: readonly number[];
  /** What left it with the last statement: name, and where to. */
  readonly left?: readonly { readonly title: string; readonly to: string; readonly object?: number }[];
}

export interface BoardPlayer {
  readonly name: string;
  readonly life: number;
  /** Life before the last statement, where it was another. */
  readonly lifeBefore?: number;
  readonly isActive: boolean;
  readonly isGone?: true;
  /** Hand size, mana, counters, what effects give the player: as words. */
  readonly facts: readonly string[];
  /** Ids of what is attached to the player. */
  readonly attached?: readonly number[];
  readonly zones: readonly BoardZone[];
}

/** Something that changed with the last statement: came, went, or became something else. */
export interface BoardChange {
  readonly sign: '+' | '-' | '~';
  readonly text: string;
  readonly object?: number;
}

/** A line that the run could not carry out, and why. */
export interface BoardRefusal {
  readonly line: number;
  readonly text: string;
}

/** A continuous effect of something that has resolved, or a trigger that waits. */
export interface BoardEffect {
  readonly title: string;
  readonly text: string;
  readonly line?: number;
}

/** Everything of a board but its objects. */
export interface BoardHead {
  readonly uri: string;
  /** Version of the text that it was made of. */
  readonly version: number;
  /** The line asked for, from 0. */
  readonly line: number;
  /** Line of the statement whose state it is; absent before the first one. */
  readonly asOf?: number;
  readonly scenario: string;
  readonly scenarioLine: number;
  readonly edition: string;
  readonly editions: readonly string[];
  /** `Turn 1, Alice: main phase`. */
  readonly turn: string;
  readonly players: readonly BoardPlayer[];
  /** The stack, and the zones that belong to no player; those that are empty are left out. */
  readonly shared: readonly BoardZone[];
  readonly effects: readonly BoardEffect[];
  readonly waiting: readonly BoardEffect[];
  readonly changes: readonly BoardChange[];
  /** Ids of the objects that the line asked for names. */
  readonly here: readonly number[];
  /** Lines of the scenario, up to the one asked for, that were not carried out. */
  readonly refused: readonly BoardRefusal[];
  /** Layers in which an effect depends on another. */
  readonly graphs: readonly { readonly layer: string; readonly title: string; readonly isLoop: boolean }[];
  /** Lines where the game was, and will be, another one than here. */
  readonly previous?: number;
  readonly next?: number;
}

export interface Board extends BoardHead {
  readonly objects: readonly BoardObject[];
}

/** A board as what differs from another one. */
export interface BoardPatch {
  /** Names the board that comes of it. */
  readonly token: number;
  /** The board that it goes on from; absent: from nothing. */
  readonly base?: number;
  /** There is more: ask again with this token as base before anything is shown. */
  readonly more?: true;
  readonly head: BoardHead;
  readonly put: readonly BoardObject[];
  readonly drop: readonly number[];
}

/** No message carries more text than this. */
export const largestMessage = 9_000;

const headOf = ({ objects: _, ...head }: Board): BoardHead => head;

/** What makes `next` out of `base`, as much of it as fits into one message. */
export function patchOf(
  token: number,
  next: Board,
  base?: { readonly token: number; readonly board: Board },
): BoardPatch {
  const known = new Map(base?.board.objects.map((object) => [object.id, JSON.stringify(object)]));
  const head = headOf(next);
  const put: BoardObject[] = [];
  let room = largestMessage - JSON.stringify(head).length;
  let isWhole = true;
  for (const object of next.objects) {
    const text = JSON.stringify(object);
    if (known.get(object.id) === text) continue;
    room -= text.length + 1;
    // one object goes into every message, however large, so that there is an end to it
    if (room < 0 && put.length > 0) {
      isWhole = false;
      break;
    }
    put.push(object);
  }
  const staying = new Set(next.objects.map(({ id }) => id));
  const drop = [...known.keys()].filter((id) => !staying.has(id));
  return {
    token,
    ...(base === undefined ? {} : { base: base.token }),
    ...(isWhole ? {} : { more: true as const }),
    head,
    put,
    drop,
  };
}

/** The board that a patch makes; its objects are in no particular order. */
export function patched(base: Board | undefined, patch: BoardPatch): Board {
  const dropped = new Set(patch.drop);
  const put = new Map(patch.put.map((object) => [object.id, object]));
  const kept = (patch.base === undefined ? [] : (base?.objects ?? []))
    .filter(({ id }) => !dropped.has(id))
    .map((object) => put.get(object.id) ?? object);
  const here = new Set(kept.map(({ id }) => id));
  return { ...patch.head, objects: [...kept, ...patch.put.filter(({ id }) => !here.has(id))] };
}

/** One effect's work on an object in one layer. */
export interface TimelineStep {
  readonly layer: string;
  readonly layerTitle: string;
  readonly source: string;
  /** Line (from 0) where the effect began. */
  readonly line?: number;
  readonly timestamp: number;
  readonly differences: readonly BoardDifference[];
  /** Why it stands where it does in the order, where that is not by timestamp alone. */
  readonly reason?: string;
  /** Numbers of rules as the edition has them. */
  readonly rules: readonly string[];
  /** The layer has a drawing of what depends on what. */
  readonly hasGraph?: true;
}

/** An object in full: what it was before any effect, what each layer made of it, and what it is. */
export interface BoardDetail {
  readonly object: number;
  readonly title: string;
  /** `After line 14 · classic`. */
  readonly asOf: string;
  readonly summary: string;
  /** Before the first layer. */
  readonly printed: string;
  /** Copiable values, where they differ from both. */
  readonly copiable?: string;
  readonly steps: readonly TimelineStep[];
  /** How many steps are not told for want of room. */
  readonly hidden: number;
  readonly copies: readonly string[];
  readonly abilities: readonly string[];
}

export interface GraphNode {
  readonly key: string;
  readonly title: string;
  readonly line?: number;
  readonly timestamp: number;
  /** Place in the order of application, from 1; absent for what does not apply there, its ability being lost. */
  readonly order?: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface GraphEdge {
  readonly from: string;
  readonly on: string;
  /** Why it depends on it. */
  readonly text: string;
  readonly isLoop: boolean;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** What depends on what in a layer, with places for a drawing. */
export interface BoardGraph {
  readonly layer: string;
  readonly title: string;
  readonly edition: string;
  /** The rule of dependency, and that of loops, as the edition numbers them. */
  readonly rule: string;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** The same in sentences. */
  readonly sentences: readonly string[];
}
