// Fixes of rules text that is not read: known words a slip of the pen away from the one at which reading stopped.
import { meantAt } from '../../cards/oracle/suggest.ts';
import type { Fix, Range } from '../../scenario/statement.ts';
import { inAbility, inDocument, namesOfFace, placedAbilities } from '../cardText.ts';
import type { FeatureContext } from '../context.ts';

/** For every place within the range where reading stopped, the words with which it goes on. */
export function slipFixes({ analysis }: FeatureContext, range: Range): readonly Fix[] {
  const { text, uri } = analysis;
  const entry = analysis.cards.find(
    (one) => one.uri === uri && one.range.start <= range.start && range.start <= one.range.end,
  );
  const placed =
    entry === undefined
      ? undefined
      : placedAbilities(text, entry).find((one) => inAbility(one, range.start) !== undefined);
  if (entry === undefined || placed === undefined) return [];
  const { ability, face } = placed;
  return ability.unread.flatMap(({ start: at, expected }): readonly Fix[] => {
    const start = inDocument(placed, at);
    if (expected.length === 0 || start === undefined || start < range.start || start >= range.end) return [];
    const word = /^[\p{L}'’-]+/u.exec(text.slice(start))?.[0] ?? '';
    return meantAt(ability.text, at, namesOfFace(entry, face)).map((meant) => ({
      code: 'replace-word',
      values: { word: meant },
      edits: [{ range: { start, end: start + word.length }, newText: meant }],
    }));
  });
}
