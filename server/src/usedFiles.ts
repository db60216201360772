// The files that open documents `use`: fetched when an analysis first lacks them, forgotten when they change on disk.
import { type Host, normal, stackOf } from './openDocument.ts';
import type { FileText } from './scenario/fileText.ts';
import type { Analysis } from './scenario/result.ts';

export class UsedFiles {
  readonly #host: Host;
  /** The documents in the editor, whose texts come before those on disk. */
  readonly #open: () => Iterable<readonly [uri: string, text: string]>;
  readonly #log: (text: string) => void;
  /** By normalised address. */
  readonly #files = new Map<string, FileText>();
  readonly #fetching = new Map<string, Promise<void>>();
  /** Addresses as the analysis asks for them. */
  readonly #asked = new Set<string>();

  constructor(host: Host, open: () => Iterable<readonly [uri: string, text: string]>, log: (text: string) => void) {
    this.#host = host;
    this.#open = open;
    this.#log = log;
  }

  /** Whether a document has asked for this file. */
  isAskedFor(uri: string): boolean {
    const key = normal(uri);
    return [...this.#asked].some((address) => normal(address) === key);
  }

  /** Texts by address: as they stand in the editor, or as fetched. */
  texts(): ReadonlyMap<string, FileText> {
    const texts = new Map<string, FileText>();
    for (const address of this.#asked) {
      const key = normal(address);
      const text = this.#openText(key) ?? this.#files.get(key);
      if (text !== undefined) texts.set(address, text);
    }
    return texts;
  }

  /** A file on disk came, changed or went; whether it was known. */
  forget(uri: string): boolean {
    return this.#files.delete(normal(uri));
  }

  /** Fetches the files that an analysis lacks; nothing if it lacks none that could be fetched. */
  fetchMissing(analysis: Analysis): Promise<unknown> | undefined {
    const waiting: Promise<unknown>[] = [];
    for (const need of analysis.needs) {
      if (need.need !== 'file') continue;
      const address = need.path;
      const key = normal(address);
      const isOpen = this.#openText(key) !== undefined;
      if (this.#asked.has(address) && (isOpen || this.#files.has(key))) continue;
      this.#asked.add(address);
      waiting.push(isOpen ? Promise.resolve() : this.#fetch(address, key));
    }
    return waiting.length === 0 ? undefined : Promise.all(waiting);
  }

  #openText(key: string): string | undefined {
    for (const [uri, text] of this.#open()) if (normal(uri) === key) return text;
    return undefined;
  }

  #fetch(address: string, key: string): Promise<void> {
    const running = this.#fetching.get(key);
    if (running !== undefined) return running;
    const fetch = this.#host
      .readFile(address)
      .catch((error: unknown) => {
        this.#log(`reading ${address} failed: ${stackOf(error)}`);
        return null;
      })
      .then((text) => {
        this.#files.set(key, text);
        this.#fetching.delete(key);
      });
    this.#fetching.set(key, fetch);
    return fetch;
  }
}
