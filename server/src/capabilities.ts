// What the server tells an editor that it can do.
import {
  type InitializeParams,
  type InitializeResult,
  PositionEncodingKind,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { isOwnClient } from './clientOptions.ts';
import { pullsDiagnostics } from './diagnosticsOut.ts';
import { ACTION_KINDS } from './features/codeActions.ts';
import { semanticLegend } from './features/semanticTokens.ts';
import { cardScheme, pageScheme, ruleScheme } from './protocol.ts';

/** The answer to `initialize`; rule pages only where the client can open them (3.18 `workspace/textDocumentContent`). */
export function capabilities(params: InitializeParams, version: string): InitializeResult {
  const rulePages = params.capabilities.workspace?.textDocumentContent !== undefined;
  return {
    serverInfo: { name: 'strata', version },
    capabilities: {
      // of the encodings that a client offers, the one that every client has
      positionEncoding: PositionEncodingKind.UTF16,
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      hoverProvider: true,
      definitionProvider: true,
      referencesProvider: true,
      documentHighlightProvider: true,
      ...(rulePages ? { documentLinkProvider: {} } : {}),
      codeActionProvider: { codeActionKinds: [...ACTION_KINDS] },
      completionProvider: { triggerCharacters: [' '] },
      ...(pullsDiagnostics(params)
        ? { diagnosticProvider: { identifier: 'strata', interFileDependencies: true, workspaceDiagnostics: false } }
        : {}),
      inlayHintProvider: true,
      semanticTokensProvider: { legend: semanticLegend, full: { delta: true }, range: true },
      documentSymbolProvider: true,
      foldingRangeProvider: true,
      documentFormattingProvider: true,
      documentRangeFormattingProvider: true,
      documentOnTypeFormattingProvider: { firstTriggerCharacter: '\n' },
      selectionRangeProvider: true,
      workspaceSymbolProvider: true,
      renameProvider: { prepareProvider: true },
      signatureHelpProvider: { triggerCharacters: [' '], retriggerCharacters: [','] },
      codeLensProvider: {},
      ...(rulePages
        ? {
            workspace: {
              textDocumentContent: { schemes: [ruleScheme, ...(isOwnClient(params) ? [] : [pageScheme]), cardScheme] },
            },
          }
        : {}),
    },
  };
}
