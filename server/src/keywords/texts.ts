// Words by which the rules explain keywords that stand for a triggered ability, where several keywords share them or a number changes them.

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "When this Equipment enters, create a token, then attach this Equipment to it": living weapon and its kin (702.92a, 702.163a, 702.182a). */
export const armed = (token: string): string =>
  `When this Equipment enters, create a ${token} creature token, then attach this Equipment to it.`;

/** Afterlife (702.135a). */
export const spirits = (count: number): string =>
  `When this creature dies, create ${count === 1 ? 'a' : (COUNTS[count] ?? String(count))} 1/1 white and black Spirit creature token${count === 1 ? '' : 's'} with flying.`;
