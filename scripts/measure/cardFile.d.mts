// Types of cardFile.mjs.
export declare const sentencesOf: (text: string) => readonly string[];
export declare const facesOf: (
  file: string,
) => readonly { readonly name: string; readonly text: string; readonly spell: boolean }[];
