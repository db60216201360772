// The card database of a session: cards that come, go, change under the editor; one message where the file is no database.
import { afterEach, describe, expect, it } from 'vitest';
import type { CompletionList } from 'vscode-languageserver-protocol';
import type { CardReader, ReadOptions, ReadResult } from '../../server/src/cardReader.ts';
import { printIndex, readIndex } from '../../server/src/cards/database/indexFile.ts';
import type { DatabaseProblem } from '../../server/src/cards/database/problem.ts';
import { type CardsStatus, cardsNotification, type StatusResult, statusRequest } from '../../server/src/protocol.ts';
import { type StartOptions, startInMemory, type TestClient, textOf } from './client.ts';

const uri = 'file:///work/walker.strata';
const text = `rules classic

scenario A card of the database
  Alice controls Moss Walker
  expect Moss Walker is 3/4
`;

const resultOf = (toughness: number, fresh = false): ReadResult => {
  const card = {
    names: ['Moss Walker'],
    tokens: [],
    block: `card Moss Walker {2}{G}\n  Creature — Elf\n  3/${toughness}`,
  };
  const index = readIndex(printIndex({ path: 'x', size: 1, modified: 1 }, [card]));
  if (index === undefined) throw new Error('no index');
  return { index, fresh };
};

/** A reader whose files are given, and that can be told that one has changed. */
class FakeReader implements CardReader {
  readonly asked: string[] = [];
  readonly files: Record<string, () => ReadResult | Promise<ReadResult>>;
  options: ReadOptions | undefined;
  readonly watched = new Map<string, () => void>();

  constructor(files: FakeReader['files']) {
    this.files = files;
  }

  async read(file: string, options: ReadOptions): Promise<ReadResult> {
    this.asked.push(file);
    this.options = options;
    return (await this.files[file]?.()) ?? { problem: { code: 'cards.missing' } };
  }

  watch(file: string, changed: () => void): () => void {
    this.watched.set(file, changed);
    return () => this.watched.delete(file);
  }
}

let client: TestClient | undefined;
const statuses: CardsStatus[] = [];
const shown: string[] = [];
const progress: unknown[] = [];
let wake: () => void = () => {};

async function start(cards: CardReader | undefined, file: string, more: StartOptions = {}): Promise<TestClient> {
  statuses.length = 0;
  shown.length = 0;
  progress.length = 0;
  client = await startInMemory({
    ...(cards === undefined ? {} : { cards }),
    settings: { cardDatabase: file },
    initializationOptions: { cardDatabase: file, storage: '/storage' },
    listen: (connection) => {
      connection.onNotification(cardsNotification, (status: CardsStatus) => {
        statuses.push(status);
        wake();
      });
      connection.onNotification('window/showMessage', ({ message }: { message: string }) => {
        shown.push(message);
      });
      connection.onRequest('window/workDoneProgress/create', () => null);
      connection.onNotification('$/progress', ({ value }: { value: unknown }) => {
        progress.push(value);
      });
    },
    ...more,
  });
  return client;
}

/** The newest status, once it is as wanted. */
async function until(wanted: (status: CardsStatus) => boolean): Promise<CardsStatus> {
  for (;;) {
    const last = statuses.at(-1);
    if (last !== undefined && wanted(last)) return last;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
}
const settled = (): Promise<CardsStatus> => until(({ state }) => state !== 'reading');

afterEach(async () => {
  await client?.end();
  client = undefined;
});

describe('a card database', () => {
  it('gives the cards that nothing declares, and never lets them flash up as unknown', async () => {
    let give: (result: ReadResult) => void = () => {};
    const reader = new FakeReader({
      cards: () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    });
    const editor = await start(reader, 'cards');
    await editor.open(uri, text);
    await until(({ state }) => state === 'reading');
    await new Promise((resolve) => setTimeout(resolve, 50));
    give(resultOf(4));
    expect(await editor.diagnostics(uri, 1)).toEqual([]);
    expect(editor.published.filter((one) => one.uri === uri).every(({ diagnostics }) => diagnostics.length === 0)).toBe(
      true,
    );
    expect(reader.options?.folder).toBe('/storage');
    expect(await settled()).toEqual({ state: 'ready', file: 'cards', count: 1, text: 'cards: 1 card' });
    expect(await editor.hover(uri, 3, 20)).toContain('from the card database');
    const status = await editor.connection.sendRequest<StatusResult>(statusRequest);
    expect(status.cards).toMatchObject({ state: 'ready', count: 1 });
  });

  it('gives way to the file’s own blocks', async () => {
    const editor = await start(new FakeReader({ cards: () => resultOf(9) }), 'cards');
    await editor.open(uri, text.replace('scenario', 'card Moss Walker {G}\n  Creature\n  3/4\n\nscenario'));
    expect(await editor.diagnostics(uri, 1)).toEqual([]);
    await settled();
  });

  it('completes its names', async () => {
    const editor = await start(new FakeReader({ cards: () => resultOf(4) }), 'cards');
    await settled();
    await editor.open(uri, 'rules classic\n\nscenario S\n  Alice controls mos\n');
    await editor.diagnostics(uri, 1);
    const { items } = await editor.connection.sendRequest<CompletionList>('textDocument/completion', {
      textDocument: { uri },
      position: { line: 3, character: 20 },
    });
    expect(items.map(({ label }) => label)).toContain('Moss Walker');
  });

  it('is read again when its file changes', async () => {
    let toughness = 9;
    const reader = new FakeReader({ cards: () => resultOf(toughness) });
    const editor = await start(reader, 'cards');
    await editor.open(uri, text);
    expect(await editor.diagnosticsWith(uri, (all) => all.length === 1)).toHaveLength(1);
    toughness = 4;
    reader.watched.get('cards')?.();
    await editor.diagnosticsWith(uri, (all) => all.length === 0);
    expect(reader.asked).toEqual(['cards', 'cards']);
  });

  it('keeps its cards while its file is written anew', async () => {
    let result: ReadResult = resultOf(4);
    const reader = new FakeReader({ cards: () => result });
    const editor = await start(reader, 'cards');
    await editor.open(uri, text);
    await editor.diagnostics(uri, 1);
    result = { problem: { code: 'cards.truncated' } };
    reader.watched.get('cards')?.();
    expect(await until(({ state }) => state === 'failed')).toMatchObject({ count: 1 });
    expect(await editor.hover(uri, 3, 20)).toContain('from the card database');
  });

  it('shows progress where the file is read, and stops when told to', async () => {
    const reader = new FakeReader({
      cards: async () => {
        for (let done = 0; done <= 100; done += 1) {
          reader.options?.progress?.(done, 100);
          await new Promise((resolve) => setTimeout(resolve, 1));
          if (reader.options?.isCancelled?.() === true) return { problem: { code: 'cards.cancelled' } };
        }
        return resultOf(4, true);
      },
    });
    await start(reader, 'cards', {
      capabilities: { workspace: { configuration: true }, window: { workDoneProgress: true } },
      listen: (connection) => {
        connection.onNotification(cardsNotification, (status: CardsStatus) => {
          statuses.push(status);
          wake();
        });
        connection.onNotification('window/showMessage', ({ message }: { message: string }) => {
          shown.push(message);
        });
        connection.onRequest('window/workDoneProgress/create', () => null);
        connection.onNotification('$/progress', ({ token, value }: { token: string; value: { kind: string } }) => {
          progress.push(value);
          if (value.kind === 'report') void connection.sendNotification('window/workDoneProgress/cancel', { token });
        });
      },
    });
    expect(await settled()).toMatchObject({
      state: 'failed',
      text: expect.stringMatching(/^Reading cards was stopped/),
    });
    expect(progress[0]).toMatchObject({ kind: 'begin', title: 'Reading the cards of cards', cancellable: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(progress.at(-1)).toMatchObject({ kind: 'end' });
  });

  const problems: readonly (readonly [DatabaseProblem, RegExp])[] = [
    [{ code: 'cards.missing' }, /does not exist/],
    [{ code: 'cards.unreadable', reason: 'EACCES' }, /can't be read: EACCES/],
    [{ code: 'cards.packed', kind: 'zip' }, /archive \(zip\): unpack it first/],
    [{ code: 'cards.notJson' }, /not JSON/],
    [{ code: 'cards.broken', at: 12 }, /damaged: from character 12/],
    [{ code: 'cards.truncated' }, /ends in the middle/],
    [{ code: 'cards.foreign' }, /holds no cards/],
  ];
  it.each(problems)('says once what is wrong: %j', async (problem, said) => {
    const editor = await start(new FakeReader({ cards: () => ({ problem }) }), 'cards');
    await editor.open(uri, text);
    expect((await settled()).text).toMatch(said);
    const [unknown] = await editor.diagnostics(uri, 1);
    expect(unknown && textOf(unknown)).toContain('Moss Walker');
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(said);
  });

  it('speaks the user’s language', async () => {
    await start(new FakeReader({}), 'cartes', { locale: 'fr' });
    expect((await settled()).text).toMatch(/^La base de cartes cartes n’existe pas/);
  });

  it('is said to be unavailable where nothing can be read', async () => {
    const editor = await start(undefined, 'cards');
    await editor.open(uri, text);
    expect((await settled()).text).toMatch(/in the browser/);
    expect(await editor.diagnostics(uri, 1)).not.toEqual([]);
  });

  it('is none without the setting', async () => {
    const reader = new FakeReader({});
    const editor = await start(reader, '');
    await editor.open(uri, text);
    await editor.diagnostics(uri, 1);
    expect(reader.asked).toEqual([]);
    const status = await editor.connection.sendRequest<StatusResult>(statusRequest);
    expect(status.cards).toEqual({ state: 'none', file: '', count: 0, text: 'No card database' });
  });
});
