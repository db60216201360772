// English: what the engine says beside a problem — why, what happened, what is not modelled.
import type { SentenceTable } from '../types.ts';

export const enginePhrases: SentenceTable = {
  // —— lines beside a problem
  shroud: (v) => `It has shroud from here: “${v('ability')}”.`,
  hexproof: (v) => `It has hexproof from here: “${v('ability')}”.`,
  protection: (v) => `It has protection from here: “${v('ability')}”.`,
  rule: (v) => `An effect of ${v('source')} forbids it.`,

  // —— what is not modelled
  'amount-not-modelled': (v) => `an amount that is not modelled (${v('amount')})`,
  'filter-not-modelled': (v) => `a quality that is not modelled (${v('filter')})`,
  'condition-not-modelled': (v) => `a condition that is not modelled (${v('condition')})`,
  cost: (v) => `a cost that is not modelled (${v('verb')})`,
  'operation-not-modelled': (v) => `a change that is not modelled (${v('operation')})`,
  'copy-without-values': () => 'a copy effect without values to copy',
  'text.unread': (v) => `text of ${v('card')} that is not read: “${v('text').replace(/\.$/, '')}”`,
  'trigger.unanswered': (v) => `a triggered ability of ${v('name')} that no line answers`,
  'loop.triggers': () => 'triggers that set each other off without end',
  'x-unknown': () => 'an X without a value',
  'choice-not-made': () => 'a choice that was not made',
  'antecedent-unknown': (v) => `a word that points at nothing (${v('antecedent')})`,
  'player-unknown': (v) => `a player that is not known (${v('player')})`,
};
