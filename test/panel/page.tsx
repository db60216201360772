// The panel without a page or an editor: a session over the real server, its messages into a model, the model as HTML.
import { renderToString } from 'preact-render-to-string';
import { BoardSession } from '../../client/src/boardSession.ts';
import { App } from '../../panel/src/app.tsx';
import { emptyPanel, type PanelModel, update } from '../../panel/src/model.ts';
import type { ToPanel } from '../../panel/src/protocol.ts';
import {
  boardGraphRequest,
  boardObjectRequest,
  boardRequest,
  boardWordsRequest,
} from '../../server/src/boardProtocol.ts';
import { type StartOptions, startInMemory, type TestClient } from '../server/client.ts';

export const uri = 'file:///t.strata';

/** A panel's page: what it was told, and what it shows. */
export class Page {
  model: PanelModel = emptyPanel;
  readonly messages: ToPanel[] = [];

  readonly post = (message: ToPanel): void => {
    // as it goes between the two: as text
    const sent: ToPanel = JSON.parse(JSON.stringify(message));
    this.messages.push(sent);
    this.model = update(this.model, sent);
  };

  get html(): string {
    return htmlOf(this.model);
  }

  /** What a reader sees: tags gone, a line a block. */
  get text(): string {
    return textOf(this.html);
  }
}

export const htmlOf = (model: PanelModel): string => renderToString(<App model={model} send={() => {}} />);

export const textOf = (html: string): string =>
  html
    .replace(/<span class="spoken">[^<]*<\/span>/g, '')
    .replace(/<\/(?:li|h\d|p|header|section|button|div)>/g, '\n')
    .replace(/<\/span>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** An editor with one file and a panel beside it. */
export class Desk {
  readonly client: TestClient;
  readonly session: BoardSession;
  readonly page = new Page();
  text: string;

  constructor(client: TestClient, text: string) {
    this.client = client;
    this.text = text;
    const { connection } = client;
    this.session = new BoardSession({
      board: (params) => connection.sendRequest(boardRequest, params),
      object: (params) => connection.sendRequest(boardObjectRequest, params),
      graph: (params) => connection.sendRequest(boardGraphRequest, params),
      words: () => connection.sendRequest(boardWordsRequest, {}),
    });
  }

  /** The cursor goes to the line that holds a text. */
  async at(piece: string): Promise<void> {
    const line = this.text.split('\n').findIndex((one) => one.includes(piece));
    if (line < 0) throw new Error(`no line holds '${piece}'`);
    await this.session.follow({ uri, line });
  }

  /** Replaces a piece of the text as an edit would, the cursor on its line. */
  async replace(from: string, to: string): Promise<void> {
    const start = this.text.indexOf(from);
    if (start < 0) throw new Error(`'${from}' does not stand in the text`);
    await this.set(start, start + from.length, to);
  }

  async set(start: number, end: number, to: string): Promise<void> {
    const before = this.text;
    const position = (offset: number) => {
      const lines = before.slice(0, offset).split('\n');
      return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    };
    const range = { start: position(start), end: position(end) };
    this.text = before.slice(0, start) + to + before.slice(end);
    const added = to.split('\n').length - 1;
    const version = await this.client.change(uri, { range, text: to });
    this.session.edited(uri, range.start.line, range.end.line - range.start.line, added);
    await this.session.follow({ uri, line: range.start.line + added });
    await this.client.diagnostics(uri, version);
    await this.session.checked(uri);
  }

  /** What a panel shows that is opened now. */
  get fresh(): Page {
    const page = new Page();
    const other = this.page;
    this.session.attach(page.post);
    this.session.attach(other.post);
    return page;
  }

  end(): Promise<void> {
    return this.client.end();
  }
}

/** Opens a text and its board. */
export async function open(text: string, options: StartOptions = {}): Promise<Desk> {
  const client = await startInMemory(options);
  await client.open(uri, text);
  await client.diagnostics(uri);
  const desk = new Desk(client, text);
  desk.session.attach(desk.page.post);
  await desk.session.refresh();
  return desk;
}
