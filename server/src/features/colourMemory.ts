// What was last answered about the colours of each document, so that the next answer is only what changed.
import type { SemanticTokens, SemanticTokensDelta } from 'vscode-languageserver-types';
import { tokenEdits } from './semanticTokens.ts';

/** At most this many documents are remembered. */
const most = 50;

export class ColourMemory {
  readonly #last = new Map<string, { readonly id: string; readonly data: readonly number[] }>();
  #count = 0;

  /** All tokens, under a new id. */
  whole(uri: string, data: number[]): SemanticTokens {
    return { resultId: this.#remember(uri, data), data };
  }

  /** The edits since an answer, where it is the last one; else all tokens. */
  since(uri: string, id: string, data: number[]): SemanticTokens | SemanticTokensDelta {
    const last = this.#last.get(uri);
    if (last === undefined || last.id !== id) return this.whole(uri, data);
    return { resultId: this.#remember(uri, data), edits: tokenEdits(last.data, data) };
  }

  #remember(uri: string, data: readonly number[]): string {
    this.#count += 1;
    const id = String(this.#count);
    this.#last.delete(uri);
    this.#last.set(uri, { id, data });
    const [oldest] = this.#last.keys();
    if (this.#last.size > most && oldest !== undefined) this.#last.delete(oldest);
    return id;
  }
}
