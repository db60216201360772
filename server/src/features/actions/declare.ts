// "Declare this card": the block of a card of the database, put into the file, so that the file says all it rests on.
import type { DatabasePool } from '../../scenario/databasePool.ts';
import type { Fix } from '../../scenario/statement.ts';
import { nameKey } from '../../scenario/words.ts';
import { placeOfCards } from '../cardPlace.ts';
import type { FeatureContext } from '../context.ts';
import { nameAt } from '../navigation.ts';

/** The block of the card that is named at an offset; nothing where the file knows it by itself, or no database does. */
export function declareCard(
  context: FeatureContext,
  offset: number,
  database: DatabasePool | undefined,
): Fix | undefined {
  const key = nameAt(context, offset)?.use.name.key;
  const block = key === undefined ? undefined : database?.blockOf(key);
  if (key === undefined || block === undefined) return undefined;
  const own = context.analysis.cards.some(({ definition: { name, faces } }) =>
    [name, ...faces.map((face) => face.name)].some((one) => nameKey(one) === key),
  );
  if (own) return undefined;
  const at = placeOfCards(context);
  const name = /^card (.*?)(?: \{|$)/m.exec(block)?.[1] ?? key;
  return {
    code: 'fix.declare',
    values: { name },
    edits: [{ range: { start: at, end: at }, newText: `${block}\n\n` }],
  };
}
