// The board beside the editor: the panel and the tree of objects, which follow the cursor, and the commands that step and pin.
import * as vscode from 'vscode';
import { cursorSlot, type FromPanel, isFromPanel, panelStateOf, type ToPanel } from '../../panel/src/protocol.ts';
import {
  type Board,
  boardGraphRequest,
  boardObjectRequest,
  boardRequest,
  boardWordsRequest,
  type CheckedParams,
  checkedNotification,
} from '../../server/src/boardProtocol.ts';
import { rulePage } from '../../server/src/protocol.ts';
import { showObjects } from './boardObjects.ts';
import { createPanel, showPage, viewType } from './boardPage.ts';
import { BoardSession, mostPins } from './boardSession.ts';
import type { Place } from './boardSlot.ts';
import type { Server } from './server.ts';

/** The board follows the cursor at most this often, in milliseconds. */
const followsEvery = 50;

/** What tests see of the board. */
export interface BoardApi {
  /** The board at the cursor, as it is shown. */
  readonly shown: () => Board | undefined;
  readonly isOpen: () => boolean;
  /** Every message to the panel. */
  readonly onDidPost: vscode.Event<ToPanel>;
  /** As if the panel had said it. */
  readonly receive: (message: FromPanel) => Promise<void>;
}

/** Registers the panel, the tree and their commands; nothing is asked while neither is visible. */
export function offerBoard(context: vscode.ExtensionContext, server: Server): vscode.Disposable & { api: BoardApi } {
  const posted = new vscode.EventEmitter<ToPanel>();
  let panel: vscode.WebviewPanel | undefined;
  let lastEditor = scenarioEditor(vscode.window.activeTextEditor);

  const session = new BoardSession(
    {
      board: (params) => server.request(boardRequest, params),
      object: (params) => server.request(boardObjectRequest, params),
      graph: (params) => server.request(boardGraphRequest, params),
      words: () => server.request(boardWordsRequest, {}),
    },
    () => {
      objects.show(session.board, session.words);
      // in the language of the settings, which the editor's own need not be
      if (panel !== undefined && session.words !== undefined) panel.title = session.words.board;
    },
  );
  const objects = showObjects((object) => session.detailOf(object));
  const isWatched = (): boolean => panel?.visible === true || objects.isVisible();

  const cursor = (): Place | undefined =>
    lastEditor === undefined
      ? undefined
      : { uri: lastEditor.document.uri.toString(), line: lastEditor.selection.active.line };

  /** The first move at once, those that follow within 50 ms together. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  function follow(): void {
    if (!isWatched()) return;
    if (timer !== undefined) {
      isWanted = true;
      return;
    }
    const place = cursor();
    if (place !== undefined) void session.follow(place);
    timer = setTimeout(() => {
      timer = undefined;
      if (!isWanted) return;
      isWanted = false;
      follow();
    }, followsEvery);
  }

  /** The view is visible again: everything anew. */
  async function wake(): Promise<void> {
    if (!isWatched() || server.state() !== 'running') return;
    const place = cursor();
    if (place !== undefined) void session.follow(place);
    await session.refresh();
  }

  function adopt(opened: vscode.WebviewPanel): void {
    panel = opened;
    const post = (message: ToPanel): void => {
      posted.fire(message);
      void opened.webview.postMessage(message);
    };
    opened.webview.onDidReceiveMessage((message: unknown) => {
      if (!isFromPanel(message)) return;
      // a page that is shown again begins with nothing
      if (message.type === 'ready') session.attach(post);
      else void receive(message);
    });
    opened.onDidChangeViewState(() => void wake());
    opened.onDidDispose(() => {
      panel = undefined;
      session.detach();
    });
    showPage(context, opened);
    void wake();
  }

  async function receive(message: FromPanel): Promise<void> {
    switch (message.type) {
      case 'ready':
        return;
      case 'reveal':
        await reveal(message, false);
        return;
      case 'rule':
        await openRule(message.edition, message.number);
        return;
      case 'select':
        return session.select(message.slot, message.object);
      case 'graph':
        return session.draw(message.slot, message.layer);
      case 'pin':
        return pinHere();
      case 'unpin':
        session.unpin(message.slot);
        return;
      case 'pause':
        return session.pause(message.isPaused);
      case 'step':
        return step(message.slot, message.by);
      case 'edition':
        return session.edition(message.slot, message.edition);
    }
  }

  /** The page of a rule, where the scenarios are: beside the panel it would cover the board. */
  async function openRule(edition: string, number: string): Promise<void> {
    const page = await vscode.workspace.openTextDocument(vscode.Uri.parse(rulePage(edition, number)));
    await vscode.window.showTextDocument(page, { preview: true, viewColumn: column() });
  }

  const column = (): vscode.ViewColumn => lastEditor?.viewColumn ?? vscode.ViewColumn.One;

  /** Shows a line of a file; `keepsFocus` where the reader stays in the panel. */
  async function reveal({ uri, line }: Place, keepsFocus: boolean): Promise<void> {
    const address = vscode.Uri.parse(uri, true);
    const open = vscode.window.visibleTextEditors.find((one) => one.document.uri.toString() === address.toString());
    const viewColumn = open?.viewColumn ?? column();
    const editor =
      open !== undefined && keepsFocus
        ? open
        : await vscode.window.showTextDocument(address, { viewColumn, preserveFocus: keepsFocus });
    const at = editor.document.lineAt(Math.min(line, editor.document.lineCount - 1));
    const start = new vscode.Position(at.lineNumber, at.firstNonWhitespaceCharacterIndex);
    editor.selection = new vscode.Selection(start, start);
    editor.revealRange(at.range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  async function step(slot: string, by: 'previous' | 'next'): Promise<void> {
    const place = await session.step(slot, by);
    if (place !== undefined) await reveal(place, true);
  }

  /** A command may be used without a view that follows. */
  async function stepFromCursor(by: 'previous' | 'next'): Promise<void> {
    const place = cursor();
    if (place !== undefined && !isWatched()) await session.follow(place);
    await step(cursorSlot, by);
  }

  async function open(): Promise<void> {
    if (panel === undefined) adopt(createPanel(context));
    else panel.reveal(undefined, true);
  }

  async function pin(): Promise<void> {
    await open();
    const place = cursor();
    if (place !== undefined) await session.follow(place);
    await pinHere();
  }

  async function pinHere(): Promise<void> {
    if (await session.pin()) return;
    void vscode.window.showInformationMessage(
      vscode.l10n.t('At most {0} lines can be pinned; remove one first.', mostPins),
    );
  }

  const disposables = [
    posted,
    objects,
    objects.onDidShow(() => void wake()),
    server.onNotification<CheckedParams>(checkedNotification, ({ uri }) => {
      if (isWatched()) void session.checked(uri, cursor());
    }),
    server.onDidChangeState((state) => {
      if (state === 'running') void wake();
      else session.offline();
    }),
    vscode.workspace.onDidChangeConfiguration((change) => {
      // the server takes the setting first
      if (change.affectsConfiguration('strata.language')) setTimeout(() => void wake(), 500);
    }),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
      if (scenarioEditor(textEditor) === undefined) return;
      lastEditor = textEditor;
      follow();
    }),
    vscode.window.onDidChangeActiveTextEditor((editor) => {
      if (scenarioEditor(editor) === undefined) return;
      lastEditor = editor;
      follow();
    }),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      for (const { range, text } of contentChanges) {
        const removed = range.end.line - range.start.line;
        const added = text.split('\n').length - 1;
        if (removed !== 0 || added !== 0) session.edited(document.uri.toString(), range.start.line, removed, added);
      }
    }),
    vscode.workspace.onDidCloseTextDocument((document) => session.closed(document.uri.toString())),
    vscode.window.registerWebviewPanelSerializer(viewType, {
      deserializeWebviewPanel: async (opened, kept: unknown) => {
        const state = panelStateOf(kept);
        if (state !== undefined) session.restore(state);
        adopt(opened);
      },
    }),
    vscode.commands.registerCommand('strata.openBoard', open),
    vscode.commands.registerCommand('strata.previousChange', () => stepFromCursor('previous')),
    vscode.commands.registerCommand('strata.nextChange', () => stepFromCursor('next')),
    vscode.commands.registerCommand('strata.pinBoard', pin),
    vscode.commands.registerCommand('strata.pauseBoard', () => session.pause(!session.isPaused)),
  ];
  // the tree shows itself once there is something to show
  void vscode.commands.executeCommand('setContext', 'strata.active', true);
  return Object.assign(vscode.Disposable.from(...disposables), {
    api: { shown: () => session.board, isOpen: () => panel !== undefined, onDidPost: posted.event, receive },
  });
}

/** An editor that a board can be of: a scenario file, or a page of Markdown that holds scenarios. */
function scenarioEditor(editor: vscode.TextEditor | undefined): vscode.TextEditor | undefined {
  const document = editor?.document;
  if (document?.languageId === 'strata') return editor;
  return document?.languageId === 'markdown' && /^\s*(?:```|~~~)\s*strata\b/m.test(document.getText())
    ? editor
    : undefined;
}
