// What of vscode-languageserver is used here, over vscode-jsonrpc alone. The build puts it in that package's place: the package
// brings every request of the protocol along, which makes the bundle a third larger. Tests in memory use the package itself.

import {
  CancellationTokenSource,
  createMessageConnection,
  type Disposable,
  Emitter,
  type MessageReader,
  type MessageWriter,
} from 'vscode-jsonrpc/browser';
import type { Connection, TextDocumentsConfiguration, WorkDoneProgressServerReporter } from 'vscode-languageserver';

export {
  AbstractMessageReader,
  AbstractMessageWriter,
  Disposable,
  Emitter,
  ErrorCodes,
  ReadableStreamMessageReader,
  ResponseError,
  WriteableStreamMessageWriter,
} from 'vscode-jsonrpc/browser';

/** The requests and notifications with a method of their own on a connection, by the name of that method. */
const handlers = {
  onInitialized: 'initialized',
  onExit: 'exit',
  onShutdown: 'shutdown',
  onDidChangeConfiguration: 'workspace/didChangeConfiguration',
  onDidChangeWatchedFiles: 'workspace/didChangeWatchedFiles',
  onDidOpenTextDocument: 'textDocument/didOpen',
  onDidChangeTextDocument: 'textDocument/didChange',
  onDidCloseTextDocument: 'textDocument/didClose',
  onDidSaveTextDocument: 'textDocument/didSave',
  onHover: 'textDocument/hover',
  onCompletion: 'textDocument/completion',
  onCompletionResolve: 'completionItem/resolve',
  onSignatureHelp: 'textDocument/signatureHelp',
  onDefinition: 'textDocument/definition',
  onReferences: 'textDocument/references',
  onDocumentHighlight: 'textDocument/documentHighlight',
  onDocumentSymbol: 'textDocument/documentSymbol',
  onWorkspaceSymbol: 'workspace/symbol',
  onCodeAction: 'textDocument/codeAction',
  onCodeActionResolve: 'codeAction/resolve',
  onCodeLens: 'textDocument/codeLens',
  onCodeLensResolve: 'codeLens/resolve',
  onDocumentFormatting: 'textDocument/formatting',
  onDocumentRangeFormatting: 'textDocument/rangeFormatting',
  onDocumentOnTypeFormatting: 'textDocument/onTypeFormatting',
  onRenameRequest: 'textDocument/rename',
  onPrepareRename: 'textDocument/prepareRename',
  onDocumentLinks: 'textDocument/documentLink',
  onDocumentLinkResolve: 'documentLink/resolve',
  onFoldingRanges: 'textDocument/foldingRange',
  onSelectionRanges: 'textDocument/selectionRange',
  onExecuteCommand: 'workspace/executeCommand',
} as const;
const notifications: ReadonlySet<string> = new Set([
  'initialized',
  'exit',
  'workspace/didChangeConfiguration',
  'workspace/didChangeWatchedFiles',
  'textDocument/didOpen',
  'textDocument/didChange',
  'textDocument/didClose',
  'textDocument/didSave',
]);

/** Values of the protocol, as the package names them. */
export const MessageType = { Error: 1, Warning: 2, Info: 3, Log: 4, Debug: 5 } as const;
export const TextDocumentSyncKind = { None: 0, Full: 1, Incremental: 2 } as const;
export const PositionEncodingKind = { UTF8: 'utf-8', UTF16: 'utf-16', UTF32: 'utf-32' } as const;
export const SignatureHelpTriggerKind = { Invoked: 1, TriggerCharacter: 2, ContentChange: 3 } as const;
export const CodeActionKind = { QuickFix: 'quickfix', Refactor: 'refactor', Source: 'source' } as const;
const typeOf = (method: string): { readonly type: { readonly method: string } } => ({ type: { method } });
export const ShowMessageNotification = typeOf('window/showMessage');
export const DidChangeWatchedFilesNotification = typeOf('workspace/didChangeWatchedFiles');
export const CodeLensRefreshRequest = typeOf('workspace/codeLens/refresh');
export const SemanticTokensRefreshRequest = typeOf('workspace/semanticTokens/refresh');
/** The package's proposals are no matter of ours. */
export const ProposedFeatures = { all: undefined };

// biome-ignore lint/suspicious/noExplicitAny: handlers of all requests pass through here, each with params of its own
type Handler = (...args: any[]) => any;
type Named = string | { readonly method: string };
const methodOf = (named: Named): string => (typeof named === 'string' ? named : named.method);

/** A connection like the package's, as far as it is used; whatever is missing fails where the server starts. */
export function createConnection(_features: unknown, reader: MessageReader, writer: MessageWriter): Connection {
  const say = (type: number) => (message: string) => {
    void rpc.sendNotification('window/logMessage', { type, message });
  };
  const error = say(MessageType.Error);
  const rpc = createMessageConnection(reader, writer, {
    error,
    warn: say(MessageType.Warning),
    info: say(MessageType.Info),
    log: say(MessageType.Log),
  });
  let trace = 'off';
  rpc.onNotification('$/setTrace', ({ value }: { readonly value: string }) => {
    trace = value;
  });

  const onRequest = (named: Named, handler: Handler): Disposable => rpc.onRequest(methodOf(named), handler);
  const onNotification = (named: Named, handler: Handler): Disposable => rpc.onNotification(methodOf(named), handler);
  const send = (method: string, params?: object): Promise<unknown> =>
    params === undefined ? rpc.sendRequest(method) : rpc.sendRequest(method, params);
  const on = (method: string) => (handler: Handler) => onRequest(method, handler);
  const refresh = (what: string) => () => send(`workspace/${what}/refresh`);
  const show = (type: number) => async (message: string) => {
    await rpc.sendNotification(ShowMessageNotification.type.method, { type, message });
  };

  const connection = {
    ...Object.fromEntries(
      Object.entries(handlers).map(([name, method]) => [
        name,
        (handler: Handler) => (notifications.has(method) ? onNotification : onRequest)(method, handler),
      ]),
    ),
    onInitialize: (handler: Handler) =>
      onRequest('initialize', (params: { readonly trace?: string }, ...more: readonly unknown[]) => {
        trace = params.trace ?? 'off';
        return handler(params, ...more);
      }),
    onRequest,
    onNotification,
    sendRequest: (named: Named, ...params: readonly unknown[]) => rpc.sendRequest(methodOf(named), ...params),
    sendNotification: (named: Named, ...params: readonly unknown[]) => rpc.sendNotification(methodOf(named), ...params),
    sendDiagnostics: (params: object) => rpc.sendNotification('textDocument/publishDiagnostics', params),
    listen: () => rpc.listen(),
    dispose: () => rpc.dispose(),
    console: {
      error,
      warn: say(MessageType.Warning),
      info: say(MessageType.Info),
      log: say(MessageType.Log),
      debug: say(MessageType.Debug),
    },
    tracer: {
      log: (message: string, verbose?: string) => {
        if (trace !== 'off') void rpc.sendNotification('$/logTrace', { message, verbose });
      },
    },
    client: {
      register: ({ method }: { readonly method: string }, registerOptions: object) =>
        send('client/registerCapability', { registrations: [{ id: method, method, registerOptions }] }),
    },
    window: {
      createWorkDoneProgress: () => createProgress(rpc),
      showErrorMessage: show(MessageType.Error),
      showWarningMessage: show(MessageType.Warning),
      showInformationMessage: show(MessageType.Info),
    },
    workspace: {
      getConfiguration: async (section: string) => {
        const [first] = (await send('workspace/configuration', { items: [{ section }] })) as readonly unknown[];
        return first;
      },
      applyEdit: (edit: object) => send('workspace/applyEdit', 'edit' in edit ? edit : { edit }),
      textDocumentContent: {
        on: on('workspace/textDocumentContent'),
        refresh: (uri: string) => send('workspace/textDocumentContent/refresh', { uri }),
      },
    },
    languages: {
      inlayHint: { on: on('textDocument/inlayHint'), resolve: on('inlayHint/resolve'), refresh: refresh('inlayHint') },
      semanticTokens: {
        on: on('textDocument/semanticTokens/full'),
        onDelta: on('textDocument/semanticTokens/full/delta'),
        onRange: on('textDocument/semanticTokens/range'),
        refresh: refresh('semanticTokens'),
      },
      diagnostics: { on: on('textDocument/diagnostic'), refresh: refresh('diagnostic') },
    },
  };
  return connection as unknown as Connection;
}

let lastProgress = 0;

/** Progress that the editor shows in its own way, and that its user can cancel. */
async function createProgress(
  rpc: ReturnType<typeof createMessageConnection>,
): Promise<WorkDoneProgressServerReporter> {
  lastProgress += 1;
  const token = `strata-${lastProgress}`;
  const cancelled = new CancellationTokenSource();
  const listener = rpc.onNotification('window/workDoneProgress/cancel', (params: { readonly token: unknown }) => {
    if (params.token === token) cancelled.cancel();
  });
  await rpc.sendRequest('window/workDoneProgress/create', { token });
  const tell = (value: object): void => void rpc.sendNotification('$/progress', { token, value });
  return {
    token: cancelled.token,
    begin: (title, percentage, message, cancellable) =>
      tell({ kind: 'begin', title, percentage, message, cancellable }),
    report: (first: number | string, second?: string) =>
      tell(
        typeof first === 'number'
          ? { kind: 'report', percentage: first, message: second }
          : { kind: 'report', message: first },
      ),
    done: () => {
      listener.dispose();
      tell({ kind: 'end' });
    },
  };
}

interface OpenParams {
  readonly textDocument: {
    readonly uri: string;
    readonly languageId: string;
    readonly version: number;
    readonly text: string;
  };
}
interface ChangeParams {
  readonly textDocument: { readonly uri: string; readonly version: number };
  readonly contentChanges: Parameters<TextDocumentsConfiguration<{ uri: string }>['update']>[1];
}

/** The open documents, kept as the editor tells of them. */
export class TextDocuments<T extends { readonly uri: string }> {
  readonly #configuration: TextDocumentsConfiguration<T>;
  readonly #documents = new Map<string, T>();
  readonly #changed = new Emitter<{ readonly document: T }>();
  readonly #closed = new Emitter<{ readonly document: T }>();
  readonly onDidChangeContent = this.#changed.event;
  readonly onDidClose = this.#closed.event;

  constructor(configuration: TextDocumentsConfiguration<T>) {
    this.#configuration = configuration;
  }

  get(uri: string): T | undefined {
    return this.#documents.get(uri);
  }

  listen(connection: Connection): void {
    connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version, text } }: OpenParams) => {
      this.#keep(this.#configuration.create(uri, languageId, version, text));
    });
    connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }: ChangeParams) => {
      const document = this.#documents.get(uri);
      if (document !== undefined && contentChanges.length > 0)
        this.#keep(this.#configuration.update(document, contentChanges, version));
    });
    connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
      const document = this.#documents.get(uri);
      if (document === undefined) return;
      this.#documents.delete(uri);
      this.#closed.fire({ document });
    });
  }

  #keep(document: T): void {
    this.#documents.set(document.uri, document);
    this.#changed.fire({ document });
  }
}
