// Pages that the server writes about the file in the editor (editions compared), the page of a rule, rulings on the clipboard.
import * as vscode from 'vscode';
import {
  type CompareParams,
  type CompareResult,
  compareRequest,
  type EngineTraceParams,
  type EngineTraceResult,
  engineTraceRequest,
  pageScheme,
  type RulingParams,
  type RulingResult,
  rulePage,
  ruleScheme,
  rulingRequest,
} from '../../server/src/protocol.ts';
import type { Server } from './server.ts';

/** Registers the commands that show or copy what the server writes. */
export function offerPages(server: Server): vscode.Disposable {
  const changed = new vscode.EventEmitter<vscode.Uri>();
  const provider = vscode.workspace.registerTextDocumentContentProvider(pageScheme, {
    onDidChange: changed.event,
    provideTextDocumentContent: async (page) => {
      if (page.fragment !== '') return (await traceOf(page.query, Number(page.fragment))) ?? '';
      const params: CompareParams = { uri: page.query };
      const result = await server.request<CompareResult | null>(compareRequest, params);
      return result?.text ?? vscode.l10n.t('This file is not open in the editor.');
    },
  });

  async function traceOf(uri: string, line: number): Promise<string | undefined> {
    const params: EngineTraceParams = { uri, line };
    return (await server.request<EngineTraceResult | null>(engineTraceRequest, params))?.text;
  }

  async function compare(): Promise<void> {
    const source = scenarioFile();
    if (source === undefined) return;
    const name = source.path.slice(source.path.lastIndexOf('/') + 1).replace(/\.strata$/, '');
    const page = vscode.Uri.from({
      scheme: pageScheme,
      path: `/${vscode.l10n.t('Editions of {0}', name)}.md`,
      query: source.toString(),
    });
    // a page that is still open shows the file as it is now
    changed.fire(page);
    // the first comparison of a long file takes a moment, and nothing is to be seen before it is there
    const document = await vscode.window.withProgress(
      { location: vscode.ProgressLocation.Window, title: vscode.l10n.t('Comparing editions…') },
      async () => vscode.workspace.openTextDocument(page),
    );
    if (document.languageId !== 'markdown') await vscode.languages.setTextDocumentLanguage(document, 'markdown');
    try {
      await vscode.commands.executeCommand('markdown.showPreviewToSide', page);
    } catch {
      // without the editor's own Markdown: as text
      await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
    }
  }

  /** Of the scenario at the cursor, or where a lens says. */
  async function copyRuling(uri?: unknown, at?: unknown): Promise<void> {
    const source = typeof uri === 'string' ? vscode.Uri.parse(uri) : scenarioFile();
    if (source === undefined) return;
    const line = typeof at === 'number' ? at : (vscode.window.activeTextEditor?.selection.active.line ?? 0);
    const params: RulingParams = { uri: source.toString(), line };
    const ruling = await server.request<RulingResult | null>(rulingRequest, params);
    if (ruling === null) {
      void vscode.window.showInformationMessage(vscode.l10n.t('There is no scenario here to write a ruling of.'));
      return;
    }
    await vscode.env.clipboard.writeText(ruling.text);
    if (ruling.passed) void vscode.window.showInformationMessage(ruling.notice);
    else void vscode.window.showWarningMessage(ruling.notice);
  }

  /** What the engine did at the line of the cursor, as a document to copy into a bug report. */
  async function showTrace(): Promise<void> {
    const source = scenarioFile();
    if (source === undefined) return;
    const line = vscode.window.activeTextEditor?.selection.active.line ?? 0;
    if ((await traceOf(source.toString(), line)) === undefined) {
      void vscode.window.showInformationMessage(vscode.l10n.t('Nothing ran at this line.'));
      return;
    }
    const path = `/${vscode.l10n.t('Engine trace, line {0}', line + 1)}.txt`;
    const page = vscode.Uri.from({ scheme: pageScheme, path, query: source.toString(), fragment: String(line) });
    changed.fire(page);
    // beside it would cover the board, and a page of its own kind asks for no saving
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(page), { preview: true });
  }

  async function openRule(edition: unknown, number: unknown): Promise<void> {
    if (typeof edition !== 'string' || typeof number !== 'string') return;
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(rulePage(edition, number)));
    await vscode.window.showTextDocument(document, { preview: true, viewColumn: vscode.ViewColumn.Beside });
  }

  return vscode.Disposable.from(
    changed,
    provider,
    // a language of its own, so that its lines are wrapped, however the page was come to
    vscode.workspace.onDidOpenTextDocument((page) => {
      if (page.uri.scheme === ruleScheme && page.languageId !== ruleScheme)
        void vscode.languages.setTextDocumentLanguage(page, ruleScheme);
    }),
    vscode.languages.registerDocumentLinkProvider({ scheme: ruleScheme }, { provideDocumentLinks: linksOfRule }),
    vscode.commands.registerCommand('strata.compareEditions', compare),
    vscode.commands.registerCommand('strata.copyRuling', copyRuling),
    vscode.commands.registerCommand('strata.openRule', openRule),
    vscode.commands.registerCommand('strata.showTrace', showTrace),
  );
}

/** On the page of a rule: the rules beside it, its number in each edition, and examples where the workspace has them. */
async function linksOfRule(page: vscode.TextDocument): Promise<vscode.DocumentLink[]> {
  const links: vscode.DocumentLink[] = [];
  const own = page.uri.path.split('/')[1] ?? '';
  for (let line = 0; line < page.lineCount; line += 1) {
    const { text } = page.lineAt(line);
    const add = (words: string, target: vscode.Uri): void => {
      const start = text.indexOf(words);
      links.push(new vscode.DocumentLink(new vscode.Range(line, start, line, start + words.length), target));
    };
    const [, edition = own, number] = /^(?: {2}|([a-z0-9]+): )(D?\d[\w.′]*)(?: {2}|$)/.exec(text) ?? [];
    if (number !== undefined) add(number, vscode.Uri.parse(rulePage(edition, number)));
    const file = /^ {2}(examples\/[^:]+\.strata):/.exec(text)?.[1];
    if (file === undefined) continue;
    for (const folder of vscode.workspace.workspaceFolders ?? []) {
      const target = vscode.Uri.joinPath(folder.uri, file);
      if (await exists(target)) add(file, target);
    }
  }
  return links;
}

const exists = async (file: vscode.Uri): Promise<boolean> => {
  try {
    await vscode.workspace.fs.stat(file);
    return true;
  } catch {
    return false;
  }
};

/** The scenario file in the active editor; says so where there is none. */
export function scenarioFile(): vscode.Uri | undefined {
  const document = vscode.window.activeTextEditor?.document;
  if (document?.languageId === 'strata') return document.uri;
  void vscode.window.showInformationMessage(vscode.l10n.t('Open a scenario file first.'));
  return undefined;
}
