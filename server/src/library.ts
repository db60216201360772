// The library of cards shipped with Strata. The build puts the texts of server/library in place of the name below.
declare const STRATA_LIBRARY: readonly LibraryText[] | undefined;

export interface LibraryText {
  readonly name: string;
  readonly text: string;
}

/** Every file of the library; empty where the code runs unbundled and the caller reads the folder itself. */
export const libraryTexts: readonly LibraryText[] = typeof STRATA_LIBRARY === 'undefined' ? [] : STRATA_LIBRARY;
