// What the server tells an editor that it can do.
import {
  CodeActionKind,
  type InitializeParams,
  type InitializeResult,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { semanticLegend } from './features/semanticTokens.ts';
import { ruleScheme } from './protocol.ts';

/** The answer to `initialize`; rule pages only where the client can open them (3.18 `workspace/textDocumentContent`). */
export function capabilities(params: InitializeParams, version: string): InitializeResult {
  const rulePages = params.capabilities.workspace?.textDocumentContent !== undefined;
  return {
    serverInfo: { name: 'strata', version },
    capabilities: {
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      hoverProvider: true,
      definitionProvider: true,
      referencesProvider: true,
      documentHighlightProvider: true,
      ...(rulePages ? { documentLinkProvider: {} } : {}),
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
      completionProvider: { triggerCharacters: [' '] },
      inlayHintProvider: true,
      semanticTokensProvider: { legend: semanticLegend, full: true },
      documentSymbolProvider: true,
      foldingRangeProvider: true,
      ...(rulePages ? { workspace: { textDocumentContent: { schemes: [ruleScheme] } } } : {}),
    },
  };
}
