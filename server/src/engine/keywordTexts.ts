// Keywords that stand for a triggered ability (702), in the words that the rules explain them with: compiled as card text is.
import { compileText } from '../cards/oracle/compile.ts';
import type { Keyword, Triggered } from '../keywords/row.ts';

/** The triggered abilities that such a keyword stands for, by its row's words for its number. */
export const triggersInWords = (keyword: Keyword, text: (count: number) => string): readonly Triggered[] => {
  const count = keyword.amount?.kind === 'number' ? keyword.amount.value : 1;
  return compileText(text(count), { names: [] }).abilities.flatMap(({ ability }) => {
    if (ability.kind !== 'triggered') return [];
    const { event } = ability;
    // Dethrone (702.105a): "the player with the most life or tied for most life".
    return keyword.keyword === 'dethrone' && event.on === 'attacks'
      ? [{ ...ability, event: { ...event, whom: [{ kind: 'superlative', most: true, of: 'life' }] } }]
      : [ability];
  });
};
