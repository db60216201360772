// Names that card texts give to tokens.

/** Names that a text gives to tokens (`token named Marit Lage`). */
export const namedTokens = (text: string): readonly string[] =>
  [...text.matchAll(/\btokens? (?:that's [^.]*? )?named ([^.,"]+?)(?= with | and | that |[.,"]|$)/g)].map(
    (match) => match[1] ?? '',
  );
