// The loops of readers, in one place: each ends by itself where nothing was taken, so that no text can make a reader stand still.

/** Whatever reads from place to place. */
export interface Place {
  readonly at: number;
}

/**
 * Calls `step` as long as it says so and has gone forward. True if it ended by its own word, false if it stood still:
 * what took nothing would be read for ever.
 */
export const repeat = <P extends Place>(place: P, step: (place: P) => boolean): boolean => {
  for (;;) {
    const before = place.at;
    if (!step(place)) return true;
    if (place.at <= before) return false;
  }
};

/** Goes on at what `step` makes of a place, up to `to`; ends where it makes nothing or goes no further. The last place. */
export const walk = (from: number, to: number, step: (at: number) => number | undefined): number => {
  let at = from;
  while (at < to) {
    const next = step(at);
    if (next === undefined || next <= at) return at;
    at = next;
  }
  return at;
};

/** The first place from `from` on, and before `to`, that is not like this; else `to`. */
export const passOver = (from: number, to: number, isLike: (at: number) => boolean): number => {
  let at = from;
  while (at < to && isLike(at)) at += 1;
  return at;
};

/** The place behind the last one before `from`, and not before `to`, that is not like this; else `to`. */
export const passBack = (from: number, to: number, isLike: (at: number) => boolean): number => {
  let at = from;
  while (at > to && isLike(at - 1)) at -= 1;
  return at;
};
