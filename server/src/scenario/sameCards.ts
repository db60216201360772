// Cards of one version of a text that were cards of the version before: what an edit left as it was is the very same value in both.
import type { CardDefinition } from '../cards/card.ts';
import { sameValue } from '../rules/sameValue.ts';

/**
 * Finds the definition of an earlier version that says all that a newly read one says. Games, and what is kept of runs, hold
 * definitions: as long as equal ones are the same one, whoever asks a game for a card of the text finds it. A space, a comment
 * or another dash in a block changes its words and not its meaning, so that the words do not decide.
 */
export const sameCards = (before: Iterable<CardDefinition>): ((card: CardDefinition) => CardDefinition) => {
  let byName: Map<string, CardDefinition[]> | undefined;
  return (card) => {
    if (byName === undefined) {
      byName = new Map();
      for (const one of before) {
        const list = byName.get(one.name);
        if (list === undefined) byName.set(one.name, [one]);
        else list.push(one);
      }
    }
    return byName.get(card.name)?.find((one) => sameValue(one, card)) ?? card;
  };
};
