// What the command line needs of the machine, as values and functions, so that tests run it without one.

export type PathKind = 'file' | 'folder' | 'missing';

export interface CliIo {
  /** The text of a file; undefined if it can't be read, with the system's reason. */
  readonly read: (path: string) => { readonly text: string } | { readonly error: string };
  readonly kindOf: (path: string) => PathKind;
  /** Names in a folder, folders with a slash at their end. */
  readonly list: (path: string) => readonly string[];
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
