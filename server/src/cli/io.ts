// What the command line needs of the machine, as values and functions, so that tests run it without one.
import type { FileText } from '../scenario/fileText.ts';

export type PathKind = 'file' | 'folder' | 'missing';

export interface CliIo {
  /** The text of a file, null where there is none, or why it can't be had. `from` is the file that asks for it. */
  readonly read: (path: string, from: string) => FileText;
  readonly kindOf: (path: string) => PathKind;
  /** Names in a folder, folders with a slash at their end; the system's reason where it can't be read. */
  readonly list: (path: string) => readonly string[] | { readonly reason: string };
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether colours may be used. */
  readonly colors: boolean;
  /** Whether somebody watches what goes to `err`, so that a line there may be written over. */
  readonly showsProgress?: boolean;
  readonly locale: string | undefined;
  readonly version: string;
}

/** 0: all passed. 1: something failed or is unproven. 2: the command itself could not be carried out. */
export type ExitCode = 0 | 1 | 2;
