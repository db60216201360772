// What the board shows and why: cursor moves and server answers in, the panel's messages out. Knows no editor and no page.

import { cursorSlot, type PanelState, type Stale, type ToPanel } from '../../panel/src/protocol.ts';
import {
  type Board,
  type BoardDetail,
  type BoardGraph,
  type BoardGraphParams,
  type BoardObjectParams,
  type BoardParams,
  type BoardPatch,
  type BoardWords,
  patched,
  patchOf,
} from '../../server/src/boardProtocol.ts';
import { editionOf, newSlot, type Place, type SlotState } from './boardSlot.ts';

/** The server, as far as the board asks it. */
export interface Asked {
  readonly board: (params: BoardParams) => Promise<BoardPatch | null>;
  readonly object: (params: BoardObjectParams) => Promise<BoardDetail | null>;
  readonly graph: (params: BoardGraphParams) => Promise<BoardGraph | null>;
  readonly words: () => Promise<BoardWords>;
}

/** More would be read by nobody, and each is asked anew after every check. */
export const mostPins = 4;

export class BoardSession {
  readonly #ask: Asked;
  readonly #changed: () => void;
  #post: ((message: ToPanel) => void) | undefined;
  #slots: SlotState[] = [newSlot(cursorSlot)];
  #words: BoardWords | undefined;
  #cursor: Place | undefined;
  #isPaused = false;
  #isOffline = false;
  #lastPin = 0;
  #lastToken = 0;

  /** `changed` is called when the board at the cursor is another one. */
  constructor(ask: Asked, changed: () => void = () => {}) {
    this.#ask = ask;
    this.#changed = changed;
  }

  /** The board at the cursor as it is shown. */
  get board(): Board | undefined {
    return this.#slots[0]?.shown;
  }

  get words(): BoardWords | undefined {
    return this.#words;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** A panel that knows nothing yet: it is told everything, and from then on what changes. */
  attach(post: (message: ToPanel) => void): void {
    this.#post = post;
    if (this.#words !== undefined) post({ type: 'words', words: this.#words });
    this.#postSlots();
    for (const slot of this.#slots) {
      slot.sent = undefined;
      this.#postSlot(slot);
    }
  }

  detach(): void {
    this.#post = undefined;
  }

  /** What a panel of before had: its place, its pins. */
  restore({ uri, line, edition, isPaused, pins }: PanelState): void {
    const [own] = this.#slots;
    if (own !== undefined && own.place === undefined && uri !== undefined && line !== undefined) {
      own.place = { uri, line };
      own.edition = edition;
    }
    this.#isPaused = isPaused;
    for (const pin of pins.slice(0, mostPins)) this.#addPin(pin, pin.edition);
    this.#postSlots();
  }

  /** The cursor is at a place; the board follows unless it is paused. */
  follow(place: Place): Promise<void> {
    this.#cursor = place;
    const waiting = this.#slots.filter(({ stale }) => stale?.why === 'broken');
    const [own] = this.#slots;
    if (own === undefined || (this.#isPaused && own.place !== undefined)) return this.#all(waiting);
    const isOther = own.place?.line !== place.line || own.place.uri !== place.uri;
    own.place = place;
    return this.#all(isOther || own.shown === undefined ? [own, ...waiting.filter((slot) => slot !== own)] : waiting);
  }

  /** A check of a file is done: what is shown of it is asked anew, as of where the cursor is by now. */
  checked(uri: string, cursor?: Place): Promise<void> {
    const [own] = this.#slots;
    if (cursor !== undefined) {
      this.#cursor = cursor;
      if (own !== undefined && !this.#isPaused) own.place = cursor;
    }
    return this.#again(uri);
  }

  /** Everything anew: the view is visible again, the server has started again, the language is another one. */
  async refresh(): Promise<void> {
    this.#isOffline = false;
    try {
      this.#words = await this.#ask.words();
      this.#send({ type: 'words', words: this.#words });
    } catch {
      // without the server, the words of before
    }
    await this.#all(this.#slots);
  }

  /** The server is not there: what is shown stays, dimmed. */
  offline(): void {
    this.#isOffline = true;
    for (const slot of this.#slots) {
      slot.known = undefined;
      if (slot.shown !== undefined) this.#setStale(slot, { why: 'offline' });
    }
  }

  /** A file is closed: there is nothing to show of it. */
  closed(uri: string): void {
    for (const slot of this.#slots) if (slot.shown?.uri === uri) this.#nothing(slot);
  }

  /** Lines were put in or taken out: lines that are kept stay with their text. */
  edited(uri: string, from: number, removed: number, added: number): void {
    for (const slot of this.#slots) {
      const { place } = slot;
      if (place === undefined || place.uri !== uri || (slot.id === cursorSlot && !this.#isPaused)) continue;
      if (place.line <= from) continue;
      slot.place = { uri, line: place.line > from + removed ? place.line + added - removed : from };
    }
  }

  async select(id: string, object: number | null): Promise<void> {
    const slot = this.#slot(id);
    if (slot === undefined) return;
    slot.object = object ?? undefined;
    slot.detail = undefined;
    this.#send({ type: 'detail', slot: id, object, detail: null });
    if (object !== null) await this.#askDetail(slot);
  }

  async draw(id: string, layer: string | null): Promise<void> {
    const slot = this.#slot(id);
    if (slot === undefined) return;
    slot.layer = layer ?? undefined;
    slot.graph = undefined;
    this.#send({ type: 'graph', slot: id, layer, graph: null });
    if (layer !== null) await this.#askGraph(slot);
  }

  /** Pins the line that the board at the cursor shows, and again takes it off; false where there are as many pins as there may be. */
  async pin(): Promise<boolean> {
    const [own] = this.#slots;
    if (own?.shown === undefined || own.place === undefined) return true;
    const { uri, line } = own.place;
    const same = this.#slots.find(
      ({ id, place, edition }) =>
        id !== cursorSlot && place?.uri === uri && place.line === line && edition === own.edition,
    );
    if (same !== undefined) {
      this.unpin(same.id);
      return true;
    }
    const added = this.#addPin(own.place, own.edition);
    if (added === undefined) return false;
    this.#postSlots();
    await this.#refreshSlot(added);
    return true;
  }

  unpin(id: string): void {
    this.#slots = this.#slots.filter((slot) => slot.id === cursorSlot || slot.id !== id);
    this.#postSlots();
  }

  async pause(isPaused: boolean): Promise<void> {
    this.#isPaused = isPaused;
    this.#postSlots();
    if (!isPaused && this.#cursor !== undefined) await this.follow(this.#cursor);
  }

  /** To the nearest change before or after: the line to go to where the cursor is followed; else the slot goes by itself. */
  async step(id: string, by: 'previous' | 'next'): Promise<Place | undefined> {
    const slot = this.#slot(id);
    const line = slot?.shown?.[by];
    if (slot?.shown === undefined || line === undefined) return undefined;
    const place = { uri: slot.shown.uri, line };
    if (slot.id === cursorSlot && !this.#isPaused) return place;
    slot.place = place;
    await this.#refreshSlot(slot);
    return undefined;
  }

  async edition(id: string, edition: string): Promise<void> {
    const slot = this.#slot(id);
    if (slot === undefined) return;
    slot.edition = edition;
    await this.#refreshSlot(slot);
  }

  /** The layers of an object of the board at the cursor. */
  async detailOf(object: number): Promise<BoardDetail | null> {
    const [own] = this.#slots;
    if (own?.place === undefined) return null;
    return this.#ask.object({ ...own.place, ...editionOf(own), object });
  }

  #slot(id: string): SlotState | undefined {
    return this.#slots.find((slot) => slot.id === id);
  }

  #addPin(place: Place, edition: string | undefined): SlotState | undefined {
    if (this.#slots.length > mostPins) return undefined;
    const slot = newSlot(`pin${++this.#lastPin}`, { uri: place.uri, line: place.line });
    slot.edition = edition;
    this.#slots.push(slot);
    return slot;
  }

  #again(uri: string): Promise<void> {
    return this.#all(this.#slots.filter(({ place }) => place?.uri === uri));
  }

  async #all(slots: readonly SlotState[]): Promise<void> {
    await Promise.all(slots.map((slot) => this.#refreshSlot(slot)));
  }

  /** One question at a time a slot; what comes meanwhile is asked once, after it. */
  #refreshSlot(slot: SlotState): Promise<void> {
    slot.isDue = true;
    slot.asking ??= this.#askWhileDue(slot).finally(() => {
      slot.asking = undefined;
    });
    return slot.asking;
  }

  async #askWhileDue(slot: SlotState): Promise<void> {
    while (slot.isDue) {
      slot.isDue = false;
      try {
        await this.#askBoard(slot);
      } catch {
        // the server has gone or is on its way out: what is shown stays, and its next start asks again
        slot.known = undefined;
      }
    }
  }

  async #askBoard(slot: SlotState): Promise<void> {
    const { place } = slot;
    if (place === undefined) return;
    let patch: BoardPatch | null;
    do {
      const base = slot.known === undefined ? {} : { base: slot.known.token };
      patch = await this.#ask.board({ ...place, ...editionOf(slot), ...base });
      if (patch !== null) {
        const from = patch.base === slot.known?.token ? slot.known?.board : undefined;
        slot.known = { token: patch.token, board: patched(from, patch) };
      }
    } while (patch?.more === true);
    // the cursor has moved on meanwhile: what counts is asked next
    if (slot.isDue && slot.shown !== undefined) return;
    if (patch === null || slot.known === undefined) {
      if (slot.shown?.uri === place.uri)
        this.#setStale(slot, { why: 'broken', line: this.#cursor?.line ?? place.line });
      else this.#nothing(slot);
      return;
    }
    const { board } = slot.known;
    if (this.#isHalfTyped(slot, board)) {
      this.#setStale(slot, { why: 'broken', line: this.#cursor?.line ?? board.line });
      return;
    }
    slot.shown = board;
    this.#setStale(slot, this.#isOffline ? { why: 'offline' } : undefined);
    this.#postBoard(slot);
    if (slot.id === cursorSlot) this.#changed();
    await Promise.all([this.#askDetail(slot), this.#askGraph(slot)]);
  }

  /** Whether the line under the cursor can't be carried out as it stands, and a state of the time when it could is shown. */
  #isHalfTyped({ shown }: SlotState, board: Board): boolean {
    const cursor = this.#cursor;
    if (cursor === undefined || cursor.uri !== board.uri || shown === undefined) return false;
    const isBroken = ({ refused }: Board): boolean => refused.some(({ line }) => line === cursor.line);
    if (!isBroken(board) || isBroken(shown)) return false;
    return shown.uri === board.uri && shown.line === board.line && shown.edition === board.edition;
  }

  async #askDetail(slot: SlotState): Promise<void> {
    const { object, place } = slot;
    if (object === undefined || place === undefined) return;
    try {
      const detail = await this.#ask.object({ ...place, ...editionOf(slot), object });
      if (slot.object !== object) return;
      // what was known of it stays, as it does in the panel, while there is nothing newer
      slot.detail = detail ?? (slot.detail?.object === object ? slot.detail : undefined);
      this.#send({ type: 'detail', slot: slot.id, object, detail });
    } catch {
      // asked again with the next board
    }
  }

  async #askGraph(slot: SlotState): Promise<void> {
    const { layer, place } = slot;
    if (layer === undefined || place === undefined) return;
    try {
      const graph = await this.#ask.graph({ ...place, ...editionOf(slot), layer });
      if (slot.layer !== layer) return;
      slot.graph = graph ?? undefined;
      this.#send({ type: 'graph', slot: slot.id, layer: graph === null ? null : layer, graph });
    } catch {
      // asked again with the next board
    }
  }

  #nothing(slot: SlotState): void {
    slot.shown = undefined;
    slot.known = undefined;
    slot.sent = undefined;
    slot.stale = undefined;
    this.#send({ type: 'nothing', slot: slot.id });
    if (slot.id === cursorSlot) this.#changed();
  }

  #setStale(slot: SlotState, stale: Stale | undefined): void {
    const [was, is] = [JSON.stringify(slot.stale), JSON.stringify(stale)];
    slot.stale = stale;
    if (was !== is) this.#send({ type: 'stale', slot: slot.id, stale: stale ?? null });
  }

  #send(message: ToPanel): void {
    this.#post?.(message);
  }

  #postSlots(): void {
    const slots = this.#slots.map(({ id }) => ({ id, isPinned: id !== cursorSlot }));
    this.#send({ type: 'slots', slots, isPaused: this.#isPaused });
  }

  /** The board of a slot as what differs from the one that the panel has, in messages of bounded size. */
  #postBoard(slot: SlotState): void {
    if (slot.shown === undefined || this.#post === undefined) return;
    let patch: BoardPatch;
    do {
      patch = patchOf(++this.#lastToken, slot.shown, slot.sent);
      slot.sent = { token: patch.token, board: patched(slot.sent?.board, patch) };
      this.#send({ type: 'board', slot: slot.id, patch });
    } while (patch.more === true);
  }

  /** Everything that is known of a slot, for a panel that knows nothing. */
  #postSlot(slot: SlotState): void {
    this.#postBoard(slot);
    const { id, stale, object, detail, layer, graph } = slot;
    if (stale !== undefined) this.#send({ type: 'stale', slot: id, stale });
    if (object !== undefined) this.#send({ type: 'detail', slot: id, object, detail: detail ?? null });
    if (layer !== undefined && graph !== undefined) this.#send({ type: 'graph', slot: id, layer, graph });
  }
}
