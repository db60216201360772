// Cards copied from pages, pasted as card blocks: by a command, and offered beside the plain text where that surely is a card.
import * as vscode from 'vscode';
import { type PasteCardParams, type PasteCardResult, pasteCardRequest } from '../../server/src/protocol.ts';
import { scenarioFile } from './pages.ts';
import type { Server } from './server.ts';

/** More than any card has: not worth asking about. */
const longest = 8000;

/** What VS Code has for pasting since 1.97, as far as it is used here; older ones have the command alone. */
interface PasteKind {
  readonly value: string;
  append(...parts: readonly string[]): PasteKind;
}
interface PasteEdit {
  readonly insertText: string | vscode.SnippetString;
  readonly title: string;
  additionalEdit?: vscode.WorkspaceEdit;
  yieldTo?: readonly PasteKind[];
}
/** What offers blocks on paste; the tests of the extension ask it, too. */
export interface PasteProvider {
  provideDocumentPasteEdits(
    document: vscode.TextDocument,
    ranges: readonly vscode.Range[],
    data: vscode.DataTransfer,
    context: unknown,
    token: vscode.CancellationToken,
  ): Promise<readonly PasteEdit[] | undefined>;
}
interface PasteApi {
  readonly DocumentPasteEdit?: new (insertText: string, title: string, kind: PasteKind) => PasteEdit;
  readonly DocumentDropOrPasteEditKind?: { readonly Empty: PasteKind; readonly Text: PasteKind };
  readonly languages: {
    readonly registerDocumentPasteEditProvider?: (
      selector: vscode.DocumentSelector,
      provider: PasteProvider,
      metadata: { readonly providedPasteEditKinds: readonly PasteKind[]; readonly pasteMimeTypes: readonly string[] },
    ) => vscode.Disposable;
  };
}

/** Registers the command and, where the editor has such a thing, the offer on paste. */
export function offerPaste(server: Server): vscode.Disposable & { readonly provider: PasteProvider | undefined } {
  const ask = (document: vscode.TextDocument, text: string, position: vscode.Position) => {
    const { line, character } = position;
    const params: PasteCardParams = { uri: document.uri.toString(), text, position: { line, character } };
    return server.request<PasteCardResult | null>(pasteCardRequest, params);
  };

  async function pasteAsCard(): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    if (scenarioFile() === undefined || editor === undefined) return;
    const pasted = await ask(editor.document, await vscode.env.clipboard.readText(), editor.selection.active);
    if (pasted === null) {
      void vscode.window.showInformationMessage(vscode.l10n.t('The clipboard holds no card that can be read.'));
      return;
    }
    const range = rangeOf(pasted);
    await editor.edit((edits) => edits.replace(range, pasted.edit.newText));
    editor.revealRange(new vscode.Range(range.start, range.start));
  }

  const command = vscode.commands.registerCommand('strata.pasteAsCard', pasteAsCard);
  const { provider, registered } = offerOnPaste(ask) ?? {};
  const all = vscode.Disposable.from(command, ...(registered === undefined ? [] : [registered]));
  return { provider, dispose: () => all.dispose() };
}

type Ask = (document: vscode.TextDocument, text: string, position: vscode.Position) => Promise<PasteCardResult | null>;

/** Registers the provider; nothing where the editor has no such thing. */
function offerOnPaste(
  ask: Ask,
): { readonly provider: PasteProvider; readonly registered: vscode.Disposable } | undefined {
  const { DocumentPasteEdit, DocumentDropOrPasteEditKind, languages } = vscode as unknown as PasteApi;
  if (DocumentPasteEdit === undefined || DocumentDropOrPasteEditKind === undefined) return undefined;
  if (languages.registerDocumentPasteEditProvider === undefined) return undefined;
  const kind = DocumentDropOrPasteEditKind.Empty.append('strata', 'card');
  const provider: PasteProvider = {
    async provideDocumentPasteEdits(document, ranges, data, _context, token) {
      const [range] = ranges;
      // a selection is replaced by what is pasted: a block that goes elsewhere would only delete it
      if (range === undefined || ranges.length > 1 || !range.isEmpty || !isWanted(document)) return undefined;
      const text = (await data.get('text/plain')?.asString()) ?? '';
      if (token.isCancellationRequested || text.length > longest || !text.trim().includes('\n')) return undefined;
      const pasted = await ask(document, text, range.start);
      if (pasted === null || !pasted.sure) return undefined;
      const target = rangeOf(pasted);
      const isHere = target.isEqual(range);
      const title = vscode.l10n.t('Paste as a card block');
      const edit = new DocumentPasteEdit(isHere ? pasted.edit.newText : '', title, kind);
      if (!isHere) {
        edit.additionalEdit = new vscode.WorkspaceEdit();
        edit.additionalEdit.replace(document.uri, target, pasted.edit.newText);
      }
      // the text as it was copied comes first: a block is offered, never forced
      edit.yieldTo = [DocumentDropOrPasteEditKind.Text];
      return [edit];
    },
  };
  const registered = languages.registerDocumentPasteEditProvider([{ language: 'strata' }], provider, {
    providedPasteEditKinds: [kind],
    pasteMimeTypes: ['text/plain'],
  });
  return { provider, registered };
}

const isWanted = (document: vscode.TextDocument): boolean =>
  vscode.workspace.getConfiguration('strata', document).get('pasteAsCard', true);

const rangeOf = ({ edit: { range } }: PasteCardResult): vscode.Range =>
  new vscode.Range(range.start.line, range.start.character, range.end.line, range.end.character);
