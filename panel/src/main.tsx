// The panel's entry point in its page: messages in, messages out, one drawing a frame.
import { render } from 'preact';
import { App } from './app.tsx';
import { announcement, emptyPanel, stateOf, update } from './model.ts';
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
let resting: ReturnType<typeof setTimeout> | undefined;

const send = (message: FromPanel): void => {
  if (message.type === 'select' && message.object === null) focusCard(document.activeElement);
  editor.postMessage(message);
};

function draw(): void {
  isDue = false;
  if (root === null) return;
  render(<App model={model} send={send} />, root);
  editor.setState(stateOf(model));
  if (resting !== undefined) clearTimeout(resting);
  resting = setTimeout(() => {
    const text = announcement(model);
    if (voice !== null && voice.textContent !== text) voice.textContent = text;
  }, restsAfter);
}

/** When layers are closed, the focus goes back to their card. */
function focusCard(within: Element | null): void {
  within?.closest('.card')?.querySelector<HTMLElement>('.face')?.focus();
}

window.addEventListener('message', ({ data }: MessageEvent<ToPanel>) => {
  model = update(model, data);
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(draw);
});
send({ type: 'ready' });
