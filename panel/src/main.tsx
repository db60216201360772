// The panel's entry point in its page: messages in, messages out, one drawing a frame.
import { render } from 'preact';
import { App } from './app.tsx';
import { announcement, emptyPanel, type PanelModel, stateOf, update } from './model.ts';
import type { FromPanel, PanelState, ToPanel } from './protocol.ts';

interface Editor {
  readonly postMessage: (message: FromPanel) => void;
  readonly setState: (state: PanelState) => void;
}
declare function acquireVsCodeApi(): Editor;

/** What is told aloud waits until the cursor rests, so that moving through a file does not chatter. */
const restsAfter = 400;

const editor = acquireVsCodeApi();
const root = document.getElementById('board');
const voice = document.getElementById('voice');
let model = emptyPanel;
let isDue = false;
/** What has just been opened, to be brought into view. */
let opened: string | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

const send = (message: FromPanel): void => {
  if (message.type === 'select' && message.object === null) focusCard(document.activeElement);
  editor.postMessage(message);
};

function draw(): void {
  isDue = false;
  if (root === null) return;
  render(<App model={model} send={send} />, root);
  if (opened !== undefined) root.querySelector(opened)?.scrollIntoView({ block: 'nearest' });
  opened = undefined;
  const state = stateOf(model);
  if (state !== undefined) editor.setState(state);
  if (resting !== undefined) clearTimeout(resting);
  resting = setTimeout(() => {
    const text = announcement(model);
    if (voice !== null && voice.textContent !== text) voice.textContent = text;
  }, restsAfter);
}

/** The part of the page that a message opens. */
function openedBy({ slots }: PanelModel, message: ToPanel): string | undefined {
  if (message.type === 'graph' && message.graph !== null)
    return slots.find(({ id }) => id === message.slot)?.graph === undefined ? '.graph' : undefined;
  if (message.type === 'detail' && message.detail !== null)
    return slots.find(({ id }) => id === message.slot)?.detail?.object === message.object ? undefined : '.detail';
  return undefined;
}

/** When layers are closed, the focus goes back to their card. */
function focusCard(within: Element | null): void {
  within?.closest('.card')?.querySelector<HTMLElement>('.face')?.focus();
}

window.addEventListener('message', ({ data }: MessageEvent<ToPanel>) => {
  const before = model;
  model = update(model, data);
  opened = openedBy(before, data) ?? opened;
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(draw);
});
send({ type: 'ready' });
