// What the panel shows, as a value: made of the messages that came, and of nothing else.
import {
  type Board,
  type BoardDetail,
  type BoardGraph,
  type BoardObject,
  type BoardWords,
  patched,
} from '../../server/src/boardProtocol.ts';
import type { PanelState, Slot, Stale, ToPanel } from './protocol.ts';

export interface SlotModel {
  readonly id: string;
  readonly isPinned: boolean;
  /** The last whole board; stays while another one is on its way. */
  readonly board?: Board;
  readonly objects: ReadonlyMap<number, BoardObject>;
  /** A board that has come in part. */
  readonly coming?: Board;
  readonly hasNothing: boolean;
  readonly stale?: Stale;
  readonly selected?: number;
  readonly detail?: BoardDetail;
  readonly layer?: string;
  readonly graph?: BoardGraph;
}

export interface PanelModel {
  readonly words?: BoardWords;
  readonly isPaused: boolean;
  readonly slots: readonly SlotModel[];
}

export const emptyPanel: PanelModel = { isPaused: false, slots: [] };

const emptySlot = ({ id, isPinned }: Slot): SlotModel => ({ id, isPinned, objects: new Map(), hasNothing: false });

/** The panel after a message. What a message says nothing of stays as it is. */
export function update(model: PanelModel, message: ToPanel): PanelModel {
  switch (message.type) {
    case 'words':
      return { ...model, words: message.words };
    case 'slots':
      return {
        ...model,
        isPaused: message.isPaused,
        slots: message.slots.map((slot) => ({
          ...(model.slots.find(({ id }) => id === slot.id) ?? emptySlot(slot)),
          isPinned: slot.isPinned,
        })),
      };
    case 'board':
      return inSlot(model, message.slot, (slot) => {
        const { coming: _, ...rest } = slot;
        const board = patched(slot.coming ?? slot.board, message.patch);
        if (message.patch.more === true) return { ...rest, coming: board };
        return { ...rest, board, objects: new Map(board.objects.map((one) => [one.id, one])), hasNothing: false };
      });
    case 'nothing':
      return inSlot(model, message.slot, ({ id, isPinned }) => ({ ...emptySlot({ id, isPinned }), hasNothing: true }));
    case 'stale':
      return inSlot(model, message.slot, ({ stale: _, ...rest }) =>
        message.stale === null ? rest : { ...rest, stale: message.stale },
      );
    case 'detail':
      return inSlot(model, message.slot, ({ selected: _, detail: known, ...rest }) => {
        const { object, detail } = message;
        if (object === null) return rest;
        // what is known of the object stays while more is fetched
        const shown = detail ?? (known?.object === object ? known : undefined);
        return { ...rest, selected: object, ...(shown === undefined ? {} : { detail: shown }) };
      });
    case 'graph':
      return inSlot(model, message.slot, ({ layer: _, graph: known, ...rest }) => {
        const { layer, graph } = message;
        if (layer === null) return rest;
        const shown = graph ?? (known?.layer === layer ? known : undefined);
        return { ...rest, layer, ...(shown === undefined ? {} : { graph: shown }) };
      });
  }
}

function inSlot(model: PanelModel, id: string, change: (slot: SlotModel) => SlotModel): PanelModel {
  return { ...model, slots: model.slots.map((slot) => (slot.id === id ? change(slot) : slot)) };
}

/** What is kept for when the panel is shown again; nothing new while a board is still on its way. */
export function stateOf({ slots, isPaused }: PanelModel): PanelState | undefined {
  if (slots.length === 0 || slots.some(({ board, hasNothing }) => board === undefined && !hasNothing)) return undefined;
  const place = ({ board }: SlotModel) =>
    board === undefined ? [] : [{ uri: board.uri, line: board.line, edition: board.edition }];
  return {
    ...slots.filter(({ isPinned }) => !isPinned).flatMap(place)[0],
    isPaused,
    pins: slots.filter(({ isPinned }) => isPinned).flatMap(place),
  };
}

/** A word of the panel with what is filled in. */
export const say = (words: BoardWords, name: keyof BoardWords, value: string | number = ''): string =>
  words[name].replace('{0}', String(value));

/** What is told aloud of a board: what its last statement changed. */
export function announcement({ words, slots }: PanelModel): string {
  const board = slots.find(({ isPinned }) => !isPinned)?.board;
  if (words === undefined || board === undefined || board.asOf === undefined) return '';
  const said = board.changes.map(({ text }) => text);
  const heading = say(words, 'changes', board.asOf + 1);
  return said.length === 0 ? '' : `${heading}${words.colon}${said.join('. ')}`;
}
