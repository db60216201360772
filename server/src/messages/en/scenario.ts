// English: problems of reading a scenario, of names, and of statements.
import type { ProblemTable } from '../types.ts';

export const scenarioProblems: ProblemTable = {
  'name.unknown': (v) => ({
    what: `Nothing here is called “${v('name')}”.`,
    todo: 'Declare it with a `card` block, bring it in with `use`, or correct the spelling.',
  }),
  'name.notInGame': (v) => ({
    what: `There is no ${v('name')} in the game as of this line.`,
    todo: 'Set it up first (`Alice controls …`), or move the line further down.',
  }),
  'name.ambiguous': (v) => ({
    what: `“${v('name')}” could mean ${v('count')} objects: ${v('candidates')}.`,
    todo: "Say which: `Alice's …`, `… in Bob's graveyard`, `a …` where they differ in nothing; or give labels with `as`.",
  }),
  'name.notAnObject': (v) => ({
    what: `“${v('name')}” is no object.`,
    todo: 'Name a card, a token, a copy or its label here.',
  }),
  'name.notAPlayer': (v) => ({
    what: `“${v('name')}” is no player.`,
    todo: 'Name one of the players; without a `players` line they are Alice and Bob.',
  }),
  'name.restsOnRefused': (v) => ({
    what: `${v('name')} is not there because an earlier line was refused.`,
    todo: 'Solve the problem on that line first; this one follows from it.',
  }),
  'move.zone': (v) => ({
    what: `Nothing can be put into ${v('zone')} like this.`,
    todo: 'Use `cast`, `puts … onto the battlefield` or `put … into graveyard`.',
  }),
  'simultaneously.cannot': () => ({
    what: 'This cannot happen at once with something else.',
    todo: 'Write it as a line of its own, before or after the block.',
  }),
  'resolve.notOnStack': (v) => ({
    what: `${v('name')} is not on the stack.`,
    todo: 'Only what is on the stack can resolve: a line without `resolve` leaves nothing there, a block under it is where it still waits.',
  }),
};
