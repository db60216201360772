// English: expectations that fail, cannot be read or rest on what is not modelled, and dependency loops.
import type { ProblemTable, Say } from '../types.ts';

/** Words of a card, without the full stop that the sentence around them has. */
const words = (v: Say): string => v('words').replace(/\.$/, '');

export const expectationProblems: ProblemTable = {
  'expectation.failed': (v) => ({
    what: `${v('subject')}: expected ${v('expected')}, found ${v('actual').replace(/\.$/, '')}.`,
    ...(v('expected') === 'in the game' && v('actual') === 'ceased to exist'
      ? {
          why: 'By this line it is gone: a copy that has resolved, or a token that has left the battlefield, is nowhere any more.',
        }
      : {}),
    todo:
      v('expected') === 'in the game' && v('actual') === 'ceased to exist'
        ? 'What is true of a copy while it is on the stack is expected in the block of `resolve …`; of what is gone, `has ceased to exist`.'
        : 'If the rules are right, change the expectation (quick fix); the hover on the name shows how each layer came to this.',
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
  'expectation.notOfObject': (v) => ({
    what: `This cannot be said of an object (${v('subject')}).`,
    todo: 'It is said of players or effects only; or the object is not there as of this line.',
  }),
  'expectation.notOfEffect': (v) => ({
    what: `This cannot be said of an effect (${v('subject')}).`,
    todo: 'Of effects one can expect `depends on …`, `is applied after …` and `is in a dependency loop`.',
  }),
  'expectation.notOfThis': (v) => ({
    what: `This cannot be said of ${v('subject')}.`,
    todo: 'The hover on the name shows what it is as of this line.',
  }),
  'expectation.nothingMatches': () => ({
    what: 'Nothing on the battlefield matches this, so nothing is proved.',
    why: '“Each” of nothing would hold whatever is said of it.',
    todo: 'Set up something that matches, or say it the other way: `Bob controls …`.',
  }),
  'layer.unknown': (v) => ({
    what: `There is no layer ${v('layer')} in this edition.`,
    todo: `The layers are ${v('layers')}.`,
  }),
  'scenario.unproven': (v) => ({
    what: `Unproven: everything expected holds, but it rests on ${v('because')}.`,
    why: 'A result counts as proved only if all the text and all the rules it rests on are read.',
    todo: 'Write it in words that are read, or accept a card’s text with `ignoring text of CARD`.',
  }),
  'scenario.restsOn': (v) => ({
    what: `It rests on ${v('because')}, too.`,
    why: 'What fails here may fail only because that is left out.',
    todo: 'Write it in words that are read, or accept a card’s text with `ignoring text of CARD`.',
  }),
  'statement.notModelled': (v) => ({
    what: `Not modelled yet: ${v('what')}.`,
    why: 'The line is read and carried out as far as Strata knows the rules of it; the scenario is at best unproven.',
    todo: 'Leave it out, or state its outcome by an `effect "…"` in words that are read.',
  }),
  'dependency.loop': (v) => ({
    what: `Dependency loop in layer ${v('layer')}: ${v('effect')} and ${v('others')} depend on each other.`,
    why: `The rule of dependency is ignored inside a loop: timestamps decide, the oldest first (${v('order')}).`,
    todo: 'Nothing is wrong with the file; if the order matters, write the lines in the order in which the effects began.',
  }),
  'card.unread': (v) => ({
    what: `Not read: “${words(v)}”.`,
    why: 'Strata does not know this wording; the text is kept, copied and lost with the rest, but has no effect.',
    todo: 'A scenario that uses the card is at best unproven: use a wording that is read, or accept it with `ignoring text of CARD`.',
  }),
  'card.unreadExpected': (v) => ({
    what: `Not read: “${words(v)}”. Expected here: ${v('expected')}.`,
    why: 'Strata does not know this wording; the text is kept, copied and lost with the rest, but has no effect.',
    todo: 'A scenario that uses the card is at best unproven: use a wording that is read, or accept it with `ignoring text of CARD`.',
  }),
  'card.tooLong': (v) => ({
    what: `Not read, for it is too long: “${words(v)}”.`,
    why: `An ability may have ${v('most')} characters, and all the text of a face ${v('all')}; no printed card has a tenth of that.`,
    todo: 'Shorten it: a scenario that uses the card is at best unproven.',
  }),
  'card.tooMuch': (v) => ({
    what: `Not read, for it would take too much to read: “${words(v)}”.`,
    why: 'What reading a sentence may cost is counted, and bounded by its length; no printed text comes near it.',
    todo: 'Make shorter sentences of it: a scenario that uses the card is at best unproven.',
  }),
  'card.tooDeep': (v) => ({
    what: `Not read, for its parts stand too deep in each other: “${words(v)}”.`,
    why: 'How deep the parts of a sentence may stand in each other is bounded; no printed text comes near it.',
    todo: 'Make shorter sentences of it: a scenario that uses the card is at best unproven.',
  }),
  'card.internal': (v) => ({
    what: `Strata went wrong on this text and leaves it unread: “${words(v)}” (${v('fault')}).`,
    why: 'This is a mistake in Strata, not in the file.',
    todo: 'Please report it with the text; a scenario that uses the card is at best unproven.',
  }),
  'diagnostics.more': (v) => ({ what: `${v('count')} more problems in this file are not shown.` }),
  'server.crashed': (v) => ({
    what: `Strata could not check this file: ${v('error')}`,
    why: 'This is a mistake in Strata, not in the file.',
    todo: 'The output channel “Strata” has the details; please report them with the file.',
  }),
};
