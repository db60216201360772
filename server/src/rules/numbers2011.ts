// The numbers that chapter 613 had in 2011, before layer 1 got sublayers of its own and counters a timestamp.

/** Today's number to that of 2011; the longest beginning counts. Letters that came later have the number without one. */
const NUMBERS: readonly (readonly [today: string, then: string])[] = [
  ['613.3', '613.2'],
  ['613.4a', '613.3a'],
  ['613.4b', '613.3b'],
  ['613.4c', '613.3c'],
  ['613.4d', '613.3e'],
  ['613.4', '613.3'],
  ['613.5', '613.4'],
  ['613.6', '613.5'],
  ['613.7a', '613.6a'],
  ['613.7b', '613.6b'],
  ['613.7d', '613.6c'],
  ['613.7e', '613.6d'],
  ['613.7', '613.6'],
  ['613.8a', '613.7a'],
  ['613.8b', '613.7b'],
  ['613.8c', '613.7c'],
  ['613.8', '613.7'],
  ['613.9', '613.8'],
  ['613.10', '613.9'],
  ['613.11', '613.10'],
];

/** The number of 2011 for one of today's in chapters 611 to 613; undefined for all other chapters, whose ids are of that year. */
export const numberOf2011 = (today: string): string | undefined => {
  if (!/^61[123](?:\.|$)/.test(today)) return undefined;
  for (const [number, then] of NUMBERS) {
    if (today === number) return then;
    if (today.startsWith(number) && /^[a-z]/.test(today.slice(number.length))) return then;
  }
  return today;
};
