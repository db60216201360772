// Keywords that stand for a triggered ability (702), in the words that the rules explain them with.
import type { Ability } from '../cards/ability.ts';
import { compileText } from '../cards/oracle/compile.ts';

type Keyword = Extract<Ability, { kind: 'keyword' }>;
type Triggered = Extract<Ability, { kind: 'triggered' }>;

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "When this Equipment enters, create a token, then attach this Equipment to it": living weapon and its kin (702.92a). */
const armed = (token: string): string =>
  `When this Equipment enters, create a ${token} creature token, then attach this Equipment to it.`;

const TEXTS: Readonly<Record<string, (count: number) => string>> = {
  // 702.135a
  afterlife: (count) =>
    `When this creature dies, create ${count === 1 ? 'a' : COUNTS[count]} 1/1 white and black Spirit creature token${count === 1 ? '' : 's'} with flying.`,
  'living weapon': () => armed('0/0 black Phyrexian Germ'),
  // 702.163a
  'for mirrodin!': () => armed('2/2 red Rebel'),
  // 702.182a
  'job select': () => armed('1/1 colorless Hero'),
  // 702.25a
  flanking: () =>
    'Whenever this creature becomes blocked by a creature without flanking, the blocking creature gets -1/-1 until end of turn.',
  // 702.100a
  evolve: () =>
    "Whenever a creature you control enters, if that creature's power is greater than this creature's power or that creature's toughness is greater than this creature's toughness, put a +1/+1 counter on this creature.",
  // 702.83a
  exalted: () => 'Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.',
  // 702.105a: whom it has to attack is added below.
  dethrone: () => 'Whenever this creature attacks, put a +1/+1 counter on this creature.',
};

/** The triggered abilities that such a keyword stands for; none of any other. */
export const triggersInWords = (keyword: Keyword): readonly Triggered[] => {
  const text = TEXTS[keyword.keyword]?.(keyword.amount?.kind === 'number' ? keyword.amount.value : 1);
  if (text === undefined) return [];
  return compileText(text, { names: [] }).abilities.flatMap(({ ability }) => {
    if (ability.kind !== 'triggered') return [];
    const { event } = ability;
    // "The player with the most life or tied for most life."
    return keyword.keyword === 'dethrone' && event.on === 'attacks'
      ? [{ ...ability, event: { ...event, whom: [{ kind: 'superlative', most: true, of: 'life' }] } }]
      : [ability];
  });
};
