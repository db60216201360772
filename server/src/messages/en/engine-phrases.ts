// English: what the engine says beside a problem — why, what happened, what is not modelled.
import type { Say, SentenceTable } from '../types.ts';

/** `Gray Ogre has “Protection from black”`. */
const has = (v: Say): string => `${v('name') === '…' ? 'It' : v('name')} has “${v('ability').replace(/\.$/, '')}”`;

const by = (v: Say): string => (v('source') === '…' || v('source') === '' ? '' : ` (${v('source')})`);

/** `since line 12 (Mother of Runes)`. */
const since = (v: Say, from = by(v)): string => `since line ${v('line')}${from}`;

export const enginePhrases: SentenceTable = {
  // —— lines beside a problem
  shroud: (v) => `${has(v)} from here${by(v)}.`,
  hexproof: (v) => `${has(v)} from here${by(v)}.`,
  protection: (v) => `${has(v)} from here${by(v)}.`,
  rule: (v) => `An effect of ${v('source')} forbids it.`,
  takes: (v) => `${v('source')} takes the ability from ${v('name')}.`,
  'quality.lost': (v) => `${v('name')} stops being ${v('wanted')} here${by(v)}.`,
  'quality.is': (v) => `${v('name')} came in here.`,
  'quality.became': (v) => `${v('name')} becomes ${v('wanted')} here${by(v)}.`,
  'quality.type': (v) => (v('is') === '' ? `${v('name')} came in here.` : `${v('name')} came in here: ${v('is')}.`),
  'quality.never': (v) => `${v('name')} came in here.`,
  'quality.controlledBy': (v) => `${v('name')} came in here.`,
  'quality.ownedBy': (v) => `${v('name')} came in here.`,
  'related.copied': (v) => `${v('name')} came in here.`,

  // —— the same in the problem itself, with its line
  'because.shroud': (v) => `${has(v)} ${since(v)}.`,
  'because.hexproof': (v) => `${has(v)} ${since(v)}.`,
  'because.protection': (v) => `${has(v)} ${since(v)}.`,
  'because.rule': (v) => `${v('source')} forbids it ${since(v, '')}.`,
  'because.quality.lost': (v) => `${v('name')} is not ${v('wanted')} any more, ${since(v)}.`,
  'because.quality.became': (v) => `${v('name')} is ${v('wanted')}, ${since(v)}.`,
  'because.quality.is': (v) => `${v('name')} is ${v('wanted')}, which the text rules out.`,
  'because.quality.type': (v) =>
    v('is') === ''
      ? `${v('name')} has no types: it is not ${v('wanted')}.`
      : `${v('name')} is ${v('is')}, not ${v('wanted')}.`,
  'because.quality.never': (v) => `${v('name')} does not fit “${v('wanted')}”.`,
  'because.quality.controlledBy': (v) =>
    `${v('name')} is controlled by ${v('player')}, which does not fit “${v('wanted')}”.`,
  'because.quality.ownedBy': (v) => `${v('name')} is owned by ${v('player')}, which does not fit “${v('wanted')}”.`,

  // —— what is not modelled
  'amount-not-modelled': (v) => `an amount that is not modelled (${v('amount')})`,
  'rule-not-modelled': (v) => `a rule of ${v('card')} that is not modelled (${v('rule')})`,
  'filter-not-modelled': (v) => `a quality that is not modelled (${v('filter')})`,
  declaration: () => 'a declaration of attackers or blockers that is not judged to the end',
  'condition-not-modelled': (v) => `a condition that is not modelled (${v('condition')})`,
  amount: (v) => `an amount that is not modelled (${v('kind')})`,
  body: () => 'a spell or ability of which nothing could be read',
  instruction: (v) => `something to do that is not modelled (${v('verb')})`,
  keyword: (v) => `a keyword whose rules are not carried out (${v('keyword')})`,
  trigger: (v) => `an event that nothing here brings about (${v('event')})`,
  token: (v) => `a ${v('name')} token, whose ability is not modelled`,
  cost: (v) => `a cost that is not modelled (${v('verb')})`,
  'operation-not-modelled': (v) => `a change that is not modelled (${v('operation')})`,
  'copy-without-values': () => 'a copy effect without values to copy',
  'choice.unsaid': (v) => `what ${v('name')} copies as it comes back, which no line can say`,
  'text.unread': (v) =>
    v('text') === ''
      ? `text of ${v('card')} that is not read`
      : `text of ${v('card')} that is not read: “${v('text').replace(/\.$/, '')}”`,
  'cast.unsure': (v) => `whether anything lets ${v('card')} be cast or played from ${v('zone')}`,
  'effect.notRead': (v) => `an effect that is not read: “${v('text').replace(/\.$/, '')}”`,
  'trigger.unanswered': (v) => `a triggered ability of ${v('name')} that no line answers`,
  'number.tooLarge': () => 'a number too large to be kept exactly',
  'loop.triggers': () => 'triggers that set each other off without end',
  'x-unknown': () => 'an X without a value',
  'card-unknown': (v) => `the card ${v('card')}, whose text is nowhere to be found`,
  'choice-not-made': () => 'a choice that was not made',
  'antecedent-unknown': (v) => `a word that points at nothing (${v('antecedent')})`,
  'player-unknown': () => 'who “that player” or “they” is here',
};
