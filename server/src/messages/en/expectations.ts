// English: expectations that fail, cannot be read or rest on what is not modelled, and dependency loops.
import type { ProblemTable } from '../types.ts';

export const expectationProblems: ProblemTable = {
  'expectation.failed': (v) => ({
    what: `${v('subject')}: expected ${v('expected')}, but it is ${v('actual')}.`,
    todo: 'If the rules are right, change the expectation (quick fix); the hover on the name shows how each layer came to this.',
  }),
  'expectation.unproven': (v) => ({
    what: `${v('subject')}: cannot be proved, though it holds as far as the text is read.`,
    why: 'It rests on text or rules that Strata does not model.',
    todo: 'Look for the hints on the text in question, and write it in words that are read; or accept it with `ignoring text of CARD`.',
  }),
  'expectation.unreadable': (v) => ({
    what: `${v('subject')}: this cannot be checked.`,
    why: 'What it speaks of is not there, or rests on a line that was refused.',
    todo: 'Solve the problem on the earlier line first.',
  }),
  'expectation.notOfPlayer': (v) => ({
    what: `This cannot be said of a player (${v('subject')}).`,
    todo: 'Of players one can expect life, keywords, a maximum hand size, cards drawn, mana and cards in a zone.',
  }),
  'dependency.loop': (v) => ({
    what: `Dependency loop in layer ${v('layer')}: ${v('effect')} and ${v('others')} depend on each other.`,
    why: `The rule of dependency is ignored inside a loop: timestamps decide, the oldest first (${v('order')}).`,
    todo: 'Nothing is wrong with the file; if the order matters, write the lines in the order in which the effects began.',
  }),
  'card.unread': (v) => ({
    what: `Not read: “${v('words')}”.`,
    why: 'Strata does not know this wording; the text is kept, copied and lost with the rest, but has no effect.',
    todo: 'A scenario that uses the card is at best unproven: use a wording that is read, or accept it with `ignoring text of CARD`.',
  }),
  'card.unreadExpected': (v) => ({
    what: `Not read: “${v('words')}”. Expected here: ${v('expected')}.`,
    why: 'Strata does not know this wording; the text is kept, copied and lost with the rest, but has no effect.',
    todo: 'A scenario that uses the card is at best unproven: use a wording that is read, or accept it with `ignoring text of CARD`.',
  }),
  'diagnostics.more': (v) => ({ what: `${v('count')} more problems in this file are not shown.` }),
  'server.crashed': (v) => ({
    what: `Strata could not check this file: ${v('error')}`,
    why: 'This is a mistake in Strata, not in the file.',
    todo: 'The output channel “Strata” has the details; please report them with the file.',
  }),
};
