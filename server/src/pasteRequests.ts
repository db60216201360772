// Our own request about text that is pasted into a scenario file: the card blocks that it comes to.
import type { Connection } from 'vscode-languageserver';
import { pasteCard } from './features/pasteCard.ts';
import { type PasteCardParams, type PasteCardResult, pasteCardRequest } from './protocol.ts';
import { onOwnRequest, place, text } from './requestParams.ts';
import { stackOf, type Workspace } from './workspace.ts';

export function answerPasteRequests(connection: Connection, workspace: Workspace, log: (text: string) => void): void {
  onOwnRequest<PasteCardParams, PasteCardResult | null>(
    connection,
    pasteCardRequest,
    { uri: text, text, position: place },
    async ({ uri, text: given, position }) => {
      try {
        const context = (await workspace.settled(uri))?.context;
        if (context === undefined) return null;
        const pasted = pasteCard(context, given, context.lines.offsetAt(position));
        if (pasted === undefined) return null;
        const { names, sure, edit } = pasted;
        return { names, sure, edit: { range: context.lines.rangeOf(edit.range), newText: edit.newText } };
      } catch (error) {
        log(`pasting into ${uri} failed: ${stackOf(error)}`);
        return null;
      }
    },
  );
}
