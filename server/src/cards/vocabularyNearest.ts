// The known word nearest to a mistyped one, for suggestions.

/** Edit distance with swapped neighbours counted once; `limit + 1` as soon as it is sure to exceed `limit`. */
const distance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cell = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cell = Math.min(cell, (before[j - 2] ?? 0) + 1);
      }
      row.push(cell);
      least = Math.min(least, cell);
    }
    if (least > limit) return limit + 1;
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? limit + 1;
};

/**
 * The candidates nearest to `word`, best first, at most `count`; none that is too far off to be a slip of the pen
 * (more than a third of the word's letters, at least one, at most three). Case is ignored; equal distances keep
 * the candidates' order.
 */
export const nearestWords = (word: string, candidates: Iterable<string>, count = 1): string[] => {
  const limit = Math.max(1, Math.min(3, Math.floor(word.length / 3)));
  const wanted = word.toLowerCase();
  const found: { readonly text: string; readonly far: number }[] = [];
  for (const text of candidates) {
    const far = distance(wanted, text.toLowerCase(), limit);
    if (far <= limit) found.push({ text, far });
  }
  return found
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map((entry) => entry.text);
};

/** The nearest candidate, if one is near enough. */
export const nearestWord = (word: string, candidates: Iterable<string>): string | undefined =>
  nearestWords(word, candidates)[0];
