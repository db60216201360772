// English: what the engine says beside a problem — why, what happened, what is not modelled.
import type { SentenceTable } from '../types.ts';

export const enginePhrases: SentenceTable = {
  // —— lines beside a problem
  shroud: (v) => `It has shroud from here: “${v('ability')}”.`,
  hexproof: (v) => `It has hexproof from here: “${v('ability')}”.`,
  protection: (v) => `It has protection from here: “${v('ability')}”.`,
  rule: () => 'This effect forbids it.',
  cost: () => 'The cost is changed from here.',

  // —— what is not modelled
  'amount-not-modelled': (v) => `an amount that is not modelled (${v('amount')})`,
  'filter-not-modelled': (v) => `a quality that is not modelled (${v('filter')})`,
  'condition-not-modelled': (v) => `a condition that is not modelled (${v('condition')})`,
  'x-unknown': () => 'an X without a value',
  'choice-not-made': () => 'a choice that was not made',
  'antecedent-unknown': (v) => `a word that points at nothing (${v('antecedent')})`,
  'player-unknown': (v) => `a player that is not known (${v('player')})`,
};
