// English: problems of reading a scenario, of names, and of statements.
import type { ProblemTable, Say } from '../types.ts';

/** What one line would do too much of. */
const tooMuch = (v: Say): string => {
  switch (v('what')) {
    case 'objects':
      return `make more than ${v('limit')} objects`;
    case 'moves':
      return `move more than ${v('limit')} cards`;
    case 'triggers':
      return `trigger more than ${v('limit')} abilities`;
    case 'instructions':
      return `follow more than ${v('limit')} instructions`;
    case 'size':
      return `put more than ${v('limit')} objects into the game`;
    case 'number':
      return `make a number larger than ${v('limit')}, which can’t be kept exactly`;
    case 'looks':
      return 'change too large a board too often';
    default:
      return `make more than ${v('limit')} things happen`;
  }
};

const known = (v: Say, name: string): boolean => v(name) !== '…';

/** What a state-based action did. */
export function done(v: Say): string {
  switch (v('does')) {
    case 'graveyard':
      return 'is put into its owner’s graveyard';
    case 'destroy':
      return 'is destroyed';
    case 'unattach':
      return 'becomes unattached';
    case 'cease':
      return 'ceases to exist';
    case 'counters':
      return 'loses its +1/+1 and -1/-1 counters in pairs';
    default:
      return 'is dealt with';
  }
}

/** Why it did. */
function reason(v: Say): string {
  const reasons: Readonly<Record<string, string>> = {
    zeroToughness: 'Its toughness is 0 or less.',
    lethalDamage: 'It has lethal damage.',
    zeroLoyalty: 'It has no loyalty left.',
    legendRule: 'There is another legendary permanent of its name.',
    planeswalkerUniqueness: 'There is another planeswalker of its type.',
    worldRule: 'There is a newer world permanent.',
    sagaDone: 'Its last chapter is told.',
    roleRule: 'Its controller has a newer Role there.',
    auraIllegalHost: known(v, 'host')
      ? `It was attached to ${v('host')}, which is not, or no longer, what it may enchant.`
      : 'What it is attached to is not, or no longer, what it may enchant.',
    auraCreature: 'It is a creature, and a creature cannot be attached to anything.',
    auraUnattached: 'It is an Aura that is attached to nothing.',
    equipmentIllegalHost: known(v, 'host')
      ? `It was attached to ${v('host')}, which it cannot be attached to any more.`
      : 'What it is attached to is no creature any more.',
    unattachNonAttachment: 'It is no Aura, Equipment or Fortification, so it cannot be attached.',
    counterPairs: 'It has both kinds of counters.',
    tokenOffBattlefield: 'It is a token outside the battlefield.',
    copyOffStack: 'It is a copy outside the stack.',
  };
  return reasons[v('what')] ?? 'It happened of itself after this line.';
}

/** What a name could mean; what looks the same is listed once. */
const candidates = (v: Say): string => [...new Set(v('candidates').split('; '))].join('; ');

const nearest = (v: Say): string => (v('nearest') === '…' ? '' : ` Did you mean “${v('nearest')}”?`);

/** What is said otherwise in this language, by the code of the hint. */
const INSTEAD: Readonly<Record<string, string>> = {
  dead: "Write where it is: `is in Alice's graveyard`, or `has ceased to exist` of a token.",
  destroy: 'Write `destroy Gray Ogre`.',
  response: 'Write the answer below the line it answers, and deeper.',
  resolves: 'Leave the line out: what is cast or activated resolves by itself, after the block below it.',
  effect: 'Write it as a card would: `effect "Target creature gets +1/+1 until end of turn." targeting Gray Ogre`.',
  enters:
    'Write `Alice puts Gray Ogre onto the battlefield`, or `Alice controls Gray Ogre` for what is there from the start.',
  mana: 'Write `Alice activates Forest`.',
  endStep: 'Write `end step` on a line of its own, before what happens then.',
  turn: "Write `Bob's turn` on a line of its own, before what happens then.",
  players: 'Players are called by their names: Alice and Bob, unless `players` says otherwise.',
  or: 'An expectation says one thing: write what it is, or `is not blue or red` for neither.',
  noPower: 'What is no creature has neither: write `is not a creature`.',
  blocks: 'Write `Runeclaw Bear blocks Gray Ogre`.',
  equips: 'Write `Alice equips Loxodon Warhammer to Gray Ogre`.',
  attacks: 'Write `Alice attacks Bob with Gray Ogre`.',
  enchants:
    'Write `Alice casts Holy Strength targeting Gray Ogre`, or `Holy Strength attached to Gray Ogre` where it is set up.',
  manaValue: 'Write `has mana value 3`.',
};

export const scenarioProblems: ProblemTable = {
  // —— lines that cannot be read
  unreadable: (v) => ({
    what: `“${v('word')}” does not fit here.${nearest(v)}`,
    todo: INSTEAD[v('instead')] ?? 'Correct the line; the lines around it are read all the same.',
  }),
  'missing-expect': () => ({
    what: 'This reads as an expectation, but does not say so.',
    todo: 'Write `expect` before it.',
  }),
  'line-ends-early': (v) => ({
    what: v('word') === '' ? 'Something is missing here.' : `Something is missing after “${v('word')}”.`,
    todo: INSTEAD[v('instead')] ?? 'Finish the line; the lines around it are read all the same.',
  }),
  'unclosed-quote': () => ({ what: 'This quotation mark is never closed.', todo: 'Close it on the same line.' }),
  'unknown-name': (v) => ({
    what: `Nothing here is called “${v('name')}”.${nearest(v)}`,
    todo: 'Correct the spelling, declare it with a `card` block or a label, or bring it in with `use`.',
  }),
  'unknown-player': (v) => ({
    what: `No player is called “${v('name')}”.${nearest(v)}`,
    todo: 'Correct the spelling, or name the players: `players Alice, Bob`.',
  }),

  // —— the head of a file
  'rules.missing': (v) => ({
    what: `This file names no edition of the rules, so it is checked by ${v('edition')}.`,
    why: 'Layers, timestamps and copying differ from edition to edition.',
    todo: `Write \`rules ${v('edition')}\`, \`rules 2011\` or \`rules current\` as the first line (quick fix).`,
  }),
  'cites.unknown': (v) => ({
    what: `There is no rule ${v('rule')} among those that Strata knows.`,
    todo: 'Correct the number, or leave it out.',
  }),
  'cites.unused': (v) => ({
    what: `Nothing in this scenario makes use of rule ${v('rule')}.`,
    why: 'A scenario cites the rules that it shows.',
    todo: 'Cite the rule that decides it (the hovers name them), or leave it out.',
  }),
  'use.missing': (v) => ({
    what: `There is no file ${v('path')}.`,
    why: 'The path is taken from the folder of the file that says `use`.',
    todo: 'Correct the path, or create the file.',
  }),
  'use.tooMany': (v) => ({
    what: `${v('path')} is not read: a file uses at most ${v('files')} others, through each other as well, and ${v('characters')} characters of them.`,
    todo: 'Put the cards that are needed into fewer files.',
  }),
  'use.file.elsewhere': (v) => ({
    what: `${v('path')} lies on another machine, and is not read.`,
    why: 'To open a scenario sends word to nobody: only files of the machine that the scenario itself is on are used.',
    todo: 'Copy the file next to this one, and use the copy.',
  }),
  'use.file.folder': (v) => ({
    what: `${v('path')} is a folder.`,
    todo: 'Name a file in it.',
  }),
  'use.file.special': (v) => ({
    what: `${v('path')} is no regular file but a device, a pipe or a socket, and is not read.`,
    todo: 'Name a file with card blocks.',
  }),
  'use.file.tooLarge': (v) => ({
    what: `${v('path')} has more than ${v('most')} MB, and is not read.`,
    todo: 'Use a file with the cards that are needed; a card database has a setting of its own.',
  }),
  'use.file.utf16': (v) => ({
    what: `${v('path')} is in UTF-16, and is not read.`,
    todo: 'Save it as UTF-8.',
  }),
  'use.file.notUtf8': (v) => ({
    what: `${v('path')} is not UTF-8 from line ${v('line')}, column ${v('column')} on, and is not read.`,
    todo: 'Save it as UTF-8.',
  }),
  'use.file.notUtf8Somewhere': (v) => ({
    what: `${v('path')} is not UTF-8, and is not read.`,
    todo: 'Save it as UTF-8.',
  }),
  'use.file.refused': (v) => ({
    what: `${v('path')} can't be read: ${v('reason')}`,
    todo: 'Allow it to be read, or use another file.',
  }),
  'use.cycle': (v) => ({
    what: `These files use each other in a circle: ${v('circle')}.`,
    todo: 'Remove one of the `use` lines; cards of a used file are known without it.',
  }),

  // —— blocks and heads
  'only-at-margin': (v) => ({
    what: `\`${v('word')}\` begins a block of its own and stands at the margin.`,
    todo: 'Remove the indentation before it.',
  }),
  'too-deep': (v) => ({
    what: `Lines stand at most ${v('most')} deep in each other; from this one on, what stands here is not read.`,
    todo: 'Write part of it as a scenario of its own.',
  }),
  'line-too-long': (v) => ({
    what: `This line has more than ${v('most')} characters, and is not read.`,
    todo: 'Write it as several lines.',
  }),
  'file-too-long': (v) => ({
    what: `From here on this file is not read: a file has at most ${v('lines')} lines and ${v('characters')} characters.`,
    todo: 'Divide it into several files; cards of one are known in another by `use`.',
  }),
  'card-not-indented': () => ({
    what: 'The text of a card stands deeper than its name.',
    todo: 'Indent it (quick fix); it is read as the card’s text all the same.',
  }),
  'empty-block': () => ({ what: 'A block should follow this line.', todo: 'Write it below, deeper than this line.' }),
  'expects-nothing': () => ({
    what: 'This line names something but does not say what is expected of it.',
    todo: 'Write what it is or has: `expect Gray Ogre is 2/2, has flying`.',
  }),
  'unexpected-block': () => ({
    what: 'This stands deeper than the line above, which takes no block.',
    why: 'A block under an action happens while that action is on the stack; this line puts nothing there.',
    todo: 'Move it to the left.',
  }),
  'not-in-a-scenario': () => ({
    what: 'This line belongs to no scenario.',
    why: 'It stands at the margin below a `scenario` line; what belongs to a scenario stands deeper.',
    todo: 'Indent it, or move it above the first `scenario` if it is to hold for all of them.',
  }),
  'scenario-no-title': () => ({
    what: 'This scenario has no title.',
    todo: 'Write what it shows: `scenario A grown Ogre survives`.',
  }),
  'duplicate-title': (v) => ({
    what: `Another scenario is called “${v('name')}” too.`,
    todo: 'Give one of them another title, so that results can tell them apart.',
  }),
  'duplicate-card': (v) => ({
    what: `${v('name')} is declared twice in this file.`,
    why: 'The first declaration counts.',
    todo: 'Remove one, or give it another name.',
  }),
  'duplicate-name': (v) => ({
    what: `“${v('name')}” already means something else here.`,
    why: 'A name means one thing in a scenario.',
    todo: `Choose another ${v('what') === '…' ? 'name' : `name for this ${v('what')}`}.`,
  }),

  // —— names as the scenario runs
  'name.unknown': (v) => ({
    what: `Nothing here is called “${v('name')}”.`,
    todo: 'Declare it with a `card` block, bring it in with `use`, or correct the spelling.',
  }),
  'name.notInGame': (v) => ({
    what: `There is no ${v('name')} in the game as of this line.`,
    todo: 'Set it up first (`Alice controls …`), or move the line further down.',
  }),
  'name.elsewhere': (v) => ({
    what: `${v('name')} is not there as of this line: ${candidates(v)}.`,
    todo: 'Say where it is, or leave owner and zone out.',
  }),
  'name.ambiguous': (v) => ({
    what: `“${v('name')}” could mean ${v('count')} objects: ${candidates(v)}.`,
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
  'statement.crashed': (v) => ({
    what: `Strata could not carry out this line: ${v('error')}`,
    why: 'This is a mistake in Strata, not in the file; the line does nothing, and the scenario is at best unproven.',
    todo: 'Please report it with the file; the output channel “Strata” has the details.',
  }),
  'work.tooMuch': (v) => ({
    what:
      v('of') === 'run'
        ? `With this line the scenario would do more than is carried out: ${tooMuch(v)}.`
        : `This would ${tooMuch(v)}.`,
    why: 'The line is not carried out: the game is as it was before it, and the scenario is unproven.',
    todo:
      v('of') === 'run'
        ? 'Divide the scenario into several.'
        : 'Show the same with smaller numbers; the language page says how much a line may do.',
  }),
  'label.nothing': (v) => ({
    what: `There is nothing that “${v('name')}” could name.`,
    why: 'The line made no effect, or fewer things than it has labels.',
    todo: 'Leave the label away, or change the line so that it makes something.',
  }),
  'move.zone': (v) => ({
    what: `Nothing can be put into ${v('zone')} like this.`,
    todo: 'Use `cast`, `puts … onto the battlefield` or `put … into graveyard`.',
  }),
  'attacks.whom': (v) => ({
    what: `Whom does ${v('name')} attack?`,
    why: 'There is more than one opponent.',
    todo: `Say it: \`${v('name')} attacks PLAYER\`.`,
  }),
  'simultaneously.cannot': () => ({
    what: 'This cannot happen at once with something else.',
    todo: 'Write it as a line of its own, before or after the block.',
  }),
  'effect.reminder': (v) => ({
    what: `Passed over as reminder text: “${v('words')}”.`,
    todo: 'Take the parentheses away if it is meant to count.',
  }),
  'effect.unread': (v) => ({
    what: `Not read: “${v('words').replace(/\.$/, '')}”.`,
    why: 'Strata does not know this wording; the effect does nothing and the scenario is at best unproven.',
    todo: 'Write it as a card would say it: `effect "Target creature gets +2/+2 until end of turn."`.',
  }),
  'effect.tooLong': (v) => ({
    what: `Not read, for it is too long (at most ${v('most')} characters).`,
    why: 'The effect does nothing and the scenario is at best unproven.',
    todo: 'Shorten it, or make several `effect` lines of it.',
  }),
  'effect.tooMuch': () => ({
    what: 'Not read, for it would take too much to read.',
    why: 'What reading a sentence may cost is counted, and bounded by its length; the effect does nothing and the scenario is at best unproven.',
    todo: 'Make shorter sentences of it, or several `effect` lines.',
  }),
  'effect.tooDeep': () => ({
    what: 'Not read, for its parts stand too deep in each other.',
    why: 'The effect does nothing and the scenario is at best unproven.',
    todo: 'Make shorter sentences of it, or several `effect` lines.',
  }),
  'effect.internal': (v) => ({
    what: `Strata went wrong on this text and leaves it unread (${v('fault')}).`,
    why: 'This is a mistake in Strata, not in the file; the effect does nothing and the scenario is at best unproven.',
    todo: 'Please report it with the text.',
  }),
  'assert.isLegal': (v) => ({
    what: `This is legal, not ${v('expected')}.`,
    why:
      v('unread') === ''
        ? 'Nothing in the rules forbids it on this board.'
        : `Nothing that is read forbids it on this board; but not all the text of ${v('unread')} is read.`,
    todo:
      v('unread') === ''
        ? 'Write `legal` instead, or set up what should forbid it.'
        : 'If the unread text forbids it, it can’t be shown yet; else write `legal` instead.',
  }),
  'assert.undecided': (v) => ({
    what: `Whether this is ${v('expected')} can’t be said.`,
    why:
      v('unread') === ''
        ? 'It rests on something that is not modelled.'
        : `It rests on text that is not read or not modelled: of ${v('unread')}.`,
    todo: 'The scenario is unproven; its result says what it rests on. `ignoring text of CARD` passes over the text of a card.',
  }),
  'assert.isIllegal': (v) => ({
    what: `This is not legal: the rules forbid it (${v('rule')}).`,
    todo: 'Write `illegal` instead, or change the board so that it is allowed.',
  }),
  'assert.otherRule': (v) => ({
    what: `It is illegal, but by ${v('rule')}, not by ${v('asked')}.`,
    todo: 'Write the rule that forbids it here.',
  }),
  'loop.endless': (v) => ({
    what:
      v('how') === 'grows'
        ? `This never ends: there is more of the same each time round (${v('names')}).`
        : `This never ends: it comes back to where it was (${v('names')}).`,
    why: 'Their abilities set each other off, and nobody chooses anything in between; it was stopped there.',
    todo: 'The scenario is unproven from here on; decline one of the abilities, or change the board.',
  }),
  'loop.stateBased': (v) => ({
    what: `State-based actions do not end: they were stopped with ${v('count')} still to do.`,
    why: 'They come back to a board that was there before.',
    todo: 'The result from here on is not proved; change the board so that they end.',
  }),
  'trigger.none': () => ({
    what: 'No triggered ability of it is waiting.',
    why: 'It has not triggered, or has resolved already: one without a choice resolves by itself.',
    todo: 'Remove the line, or move it right below the line that makes it trigger.',
  }),
  'time.never': () => ({
    what: 'That moment never comes.',
    todo: 'Name a step or a turn that this player will have.',
  }),
  'trigger.waits': (v) => ({
    what: `A triggered ability of ${v('name')} waits: “${v('text')}”.`,
    why: 'It has a choice to make, and no line makes it.',
    todo: `Write \`trigger ${v('name')} …\` on a line of its own. ${v('legal') === '' ? '' : `Legal here: ${v('legal')}.`}`.trimEnd(),
  }),
  'trigger.mandatory': (v) => ({
    what: `The triggered ability of ${known(v, 'source') ? v('source') : 'this'} cannot be declined: nothing in it says “may”.`,
    why: 'It goes on the stack whether its controller wants it or not.',
    todo: 'Answer it: `trigger OBJECT targeting … choosing …`.',
  }),
  'trigger.declineNeeds': (v) => ({
    what: `What ${known(v, 'source') ? v('source') : 'this'} does before its “may” needs an answer.`,
    todo: 'Say it and leave the rest: `trigger OBJECT targeting … choosing no`.',
  }),
  'trigger.declined': (v) => ({
    what: `What ${v('name')} may do is not done: “${v('text')}”.`,
    why: 'No line right below takes it in hand, so only what it does in any case has happened.',
    todo: `Write \`trigger ${v('name')} …\` right below, or \`decline ${v('name')}\` to say so.`,
  }),
  'trigger.waitsMay': (v) => ({
    what: `A triggered ability of ${v('name')} may be used: “${v('text')}”.`,
    why: 'Without a line for it, it counts as declined when the turn ends.',
    todo: `Write \`trigger ${v('name')} …\` or \`decline ${v('name')}\`.`,
  }),
  'note.saved': (v) => ({
    what: known(v, 'umbra')
      ? `${v('name')} is not destroyed: ${v('umbra')} is destroyed instead.`
      : `${v('name')} is not destroyed: it regenerates.`,
    todo: 'All damage is removed from it; lines below see the board as it is then.',
  }),
  'note.sba': (v) => ({
    what: `State-based action: ${v('name')} ${done(v)}.`,
    why: reason(v),
    todo: 'It happened of itself after this line; lines below see the board as it is then.',
  }),
};
