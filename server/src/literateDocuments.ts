// Open Markdown files as the scenario files that their blocks make; all other documents as they are.
import { TextDocument } from 'vscode-languageserver-textdocument';
import { isMarkdown, type Literate, literate } from './features/literate.ts';

export class LiterateDocuments {
  readonly #files = new Map<string, Literate>();

  /** What is checked of a document; undefined for Markdown that has no scenario in it. */
  view(document: TextDocument): TextDocument | undefined {
    const { uri, languageId, version } = document;
    if (!isMarkdown(uri, languageId)) return document;
    const file = literate(document.getText());
    if (file === undefined) {
      this.#files.delete(uri);
      return undefined;
    }
    this.#files.set(uri, file);
    return TextDocument.create(uri, languageId, version, file.text);
  }

  /** The blocks of an open Markdown file; undefined for every other document. */
  of(uri: string): Literate | undefined {
    return this.#files.get(uri);
  }

  forget(uri: string): void {
    this.#files.delete(uri);
  }
}
