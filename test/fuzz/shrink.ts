// Makes an input that shows a fault as small as it can: versions, then lines, then characters are left out for as long as the fault stays.

/** Whether a document with these versions, one after the other, still shows the fault. */
export type Shows = (versions: readonly string[]) => Promise<boolean>;

/** Leaves out of a list what need not be there: halves first, then ever smaller pieces. */
async function least<T>(items: readonly T[], shows: (items: readonly T[]) => Promise<boolean>): Promise<readonly T[]> {
  let kept = items;
  for (let size = Math.max(1, kept.length >> 1); ; size = Math.max(1, size >> 1)) {
    let isSmaller = false;
    for (let at = 0; at < kept.length; ) {
      const without = [...kept.slice(0, at), ...kept.slice(at + size)];
      if (without.length < kept.length && (await shows(without))) {
        kept = without;
        isSmaller = true;
      } else at += size;
    }
    if (size === 1 && !isSmaller) return kept;
  }
}

/** Leaves out lines, the same in all versions that have them. */
async function fewerLines(versions: readonly string[], shows: Shows): Promise<readonly string[]> {
  const lines = [...new Set(versions.flatMap((text) => text.split('\n')))];
  const only = (kept: readonly string[]): readonly string[] => {
    const left = new Set(kept);
    return versions.map((text) =>
      text
        .split('\n')
        .filter((line) => left.has(line))
        .join('\n'),
    );
  };
  return only(await least(lines, (kept) => shows(only(kept))));
}

/** Leaves out characters of each line, the same in all versions that have it. */
async function shorterLines(versions: readonly string[], shows: Shows): Promise<readonly string[]> {
  let now = versions;
  const lines = [...new Set(versions.flatMap((text) => text.split('\n')))];
  for (const line of lines) {
    const written = (words: readonly string[]): readonly string[] =>
      now.map((text) =>
        text
          .split('\n')
          .map((one) => (one === line ? words.join('') : one))
          .join('\n'),
      );
    const pieces = line.match(/\s+|[\p{L}\p{N}]+|./gsu) ?? [];
    const kept = await least(pieces, (some) => shows(written(some)));
    now = written(kept);
  }
  return now;
}

/** The smallest versions found that show the same fault. */
export async function shrunken(versions: readonly string[], shows: Shows): Promise<readonly string[]> {
  let now = versions;
  // mostly the last two versions are enough
  for (const count of [1, 2, 3]) {
    const some = versions.slice(-count);
    if (some.length < now.length && (await shows(some))) {
      now = some;
      break;
    }
  }
  now = await least(now, shows);
  for (;;) {
    const size = now.join('').length;
    now = await fewerLines(now, shows);
    now = await shorterLines(now, shows);
    if (now.join('').length >= size) return now;
  }
}
