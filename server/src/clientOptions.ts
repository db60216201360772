// What a client says at the start beyond the protocol: `initializationOptions`, which nobody checks but we.
import type { InitializeParams } from 'vscode-languageserver';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether hovers are shown as they are written: where a client says which formats it shows, and Markdown is none of them. */
export const wantsPlainHovers = ({ capabilities }: InitializeParams): boolean =>
  capabilities.textDocument?.hover?.contentFormat?.includes('markdown') === false;

/** Whether completion may offer snippets with slots. */
export const takesSnippets = ({ capabilities }: InitializeParams): boolean =>
  capabilities.textDocument?.completion?.completionItem?.snippetSupport === true;

/**
 * Whether it is the extension that talks to its server (`ownClient: true`). It has diagnostics pushed, watches the files,
 * and shows the pages about files itself; all others get by with what the protocol has.
 */
export const isOwnClient = ({ initializationOptions: given }: InitializeParams): boolean =>
  isRecord(given) && given['ownClient'] === true;
