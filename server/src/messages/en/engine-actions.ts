// English: what the rules forbid of costs, casting, activating, combat and the rest of what players do.
import type { ProblemTable, Say } from '../types.ts';
import { known, legal, or } from './words.ts';

const PAYING: Readonly<Record<string, string>> = {
  sacrifice: 'to sacrifice',
  discard: 'to discard',
  exile: 'to exile',
  tap: 'to tap',
  untap: 'to untap',
  return: 'to return to hand',
  reveal: 'to reveal',
};

/** What a cost asks for: `It asks to sacrifice 1 “creature”.` */
const costAsks = (v: Say): { readonly why?: string } =>
  known(v, 'asked')
    ? { why: `It asks ${PAYING[v('pay')] ?? 'for'} “${v('asked')}”${v('count') === '1' ? '' : ` (${v('count')})`}.` }
    : {};

/** What only certain times allow. */
const goThere =
  "Go on to that time first: `Bob's turn`, `Bob's upkeep`, `combat`; or write the attacks and blocks that are to come before it.";

export const actionProblems: ProblemTable = {
  // —— costs
  'cost.unpayable': (v) => ({
    what: `This cost cannot be paid (${v('pay') === '…' ? 'what it takes is not there' : v('pay')}).`,
    ...costAsks(v),
    todo: 'The hover on the name shows the board as of this line: something is tapped, gone or not enough.',
  }),
  'cost.missing': (v) => ({
    what: 'How the cost is paid is not said.',
    ...costAsks(v),
    todo: `Write \`sacrificing …\`, \`discarding …\`, \`tapping …\` or \`exiling …\`. ${legal(v, '')}`.trimEnd(),
  }),
  'cost.illegal': (v) => ({
    what: 'The cost cannot be paid with that.',
    ...costAsks(v),
    todo: legal(v, 'Nothing that could pay it is there as of this line: set it up first.'),
  }),
  'cost.tapped': () => ({
    what: 'It is tapped already, so {T} cannot be paid.',
    todo: 'Untap it first, or go on to its controller’s next turn.',
  }),
  'cost.untapped': () => ({ what: 'It is not tapped, so {Q} cannot be paid.', todo: 'Tap it first.' }),
  'cost.gone': () => ({
    what: 'What would pay the cost is gone.',
    todo: 'Name something that is there as of this line.',
  }),
  'cost.life': () => ({
    what: 'That player has not enough life to pay.',
    todo: 'Set more life first: `Bob has 15 life`.',
  }),
  'cost.counters': () => ({
    what: 'There are not enough counters to remove.',
    todo: 'Put them there first: `put 2 fade counters on …`.',
  }),
  'cost.loyalty': () => ({
    what: 'There are not enough loyalty counters to remove.',
    todo: 'Activate another ability, or put loyalty counters there first.',
  }),
  'cost.unknown': (v) => ({
    what: `It has no cost called “${v('cost')}”.`,
    todo: 'Remove the clause, or write the cost on the card: `Kicker {2}`.',
  }),

  // —— casting
  'timing.splitSecond': () => ({
    what: 'No spell can be cast and no ability activated now.',
    why: 'A spell with split second is on the stack.',
    todo: 'Write the line after that spell has resolved.',
  }),
  'timing.sorcery': (v) => ({
    what: `${v('player')} cannot cast ${or(v, 'source', 'this')} now.`,
    why: `${whyNotNow(v)} The right moment is ${v('player')}'s main phase with nothing on the stack.`,
    todo: `${v('why') === 'stack' ? 'Move the line out of the block it stands in' : `Write \`${v('player')}'s turn\` before it`}${known(v, 'barred') ? ', and name another target: this one is kept from it at any time' : ''}${known(v, 'put') ? `; if casting is not the point: \`${v('put')}\`` : ''}.`,
  }),
  'cast.face': (v) => ({
    what: `It cannot be cast as ${v('face')}.`,
    todo: 'Only the front face, or a face that the card allows, can be cast.',
  }),
  'cast.prohibited': () => ({
    what: 'An effect says that this cannot be cast.',
    todo: 'See the line named below; the effect has to end first.',
  }),
  'cast.zone': (v) => ({
    what: `It cannot be cast from ${v('zone')}.`,
    why: 'Spells are cast from the hand unless something allows another zone.',
    todo: 'Set it up in hand, or leave `from …` away: a card that is nowhere is taken from outside.',
  }),
  'cast.from': (v) => ({
    what: `Nothing lets ${v('player')} cast or play ${v('card')} from ${v('zone')} now.`,
    why: 'Cards are cast and played from the hand unless an effect in force or a keyword of the card lets a player.',
    todo: `Write what lets them before this line: \`effect "You may play ${v('card')} this turn."\`, or \`legal\`/\`illegal\` in front of this line to ask.`,
  }),
  'cast.faceDown': () => ({
    what: 'It cannot be cast face down.',
    why: 'Only a card with morph or an ability like it can.',
    todo: 'Remove `face down`, or give the card morph.',
  }),
  'cast.land': () => ({ what: 'A land is not cast.', todo: 'Write `plays` instead of `casts`.' }),
  'play.notLand': () => ({ what: 'Only a land is played.', todo: 'Write `casts` instead of `plays`.' }),

  // —— activating
  'activate.none': () => ({
    what: 'It has no activated ability.',
    todo: 'The hover on its name shows what it has as of this line.',
  }),
  'activate.which': (v) => ({
    what: 'It has several activated abilities.',
    todo: `Say which: \`ability 2\`, or \`ability "{T}: Add"\`. It has: ${v('abilities')}.`,
  }),
  'activate.noSuch': (v) => ({ what: 'It has no such activated ability.', todo: `It has: ${v('abilities')}.` }),
  'activate.zone': (v) => ({
    what: `The ability does not work from ${v('zone')}.`,
    todo: `It works from ${v('wanted')}.`,
  }),
  'activate.controller': (v) => ({
    what: 'Only its controller can activate it.',
    todo: `It is controlled by ${v('controller')} as of this line.`,
  }),
  'activate.once': () => ({
    what: 'It can be activated only once each turn, and was.',
    todo: 'Go on to the next turn first: `next turn`.',
  }),
  'activate.when': (v) => ({
    what: `It can be activated only ${v('when')}.`,
    todo: goThere,
  }),
  'activate.notWhen': () => ({
    what: 'It cannot be activated during combat.',
    todo: 'Move the line before the attack, or after combat: `end step`.',
  }),
  'cast.when': (v) => ({ what: `It can be cast only ${v('when')}.`, todo: goThere }),
  'cast.condition': (v) => ({
    what: `It can be cast only ${v('when')}, and that is not so.`,
    todo: 'Bring it about first, or say `illegal` before the line.',
  }),
  'timing.ability': (v) => ({
    what: 'It can be activated only when its controller could cast a sorcery.',
    why: whyNotNow(v),
    todo: 'Move the line out of the block it stands in, or to that player’s main phase.',
  }),
  'activate.condition': () => ({
    what: 'The condition of the ability does not hold.',
    todo: 'Bring it about first, or say `illegal` before the line.',
  }),
  'activate.prohibited': () => ({
    what: 'An effect says that this cannot be activated.',
    todo: 'See the line named below; the effect has to end first.',
  }),
  'timing.land': (v) => ({
    what: `${v('player')} cannot play a land now.`,
    why: whyNotNow(v),
    todo: 'Move the line to that player’s main phase, outside any block under a spell.',
  }),
  'player.left': () => ({ what: 'That player has left the game already.', todo: 'Remove the line.' }),
  'discard.notInHand': () => ({
    what: 'It is not in hand, so it cannot be discarded.',
    todo: 'Set it up first: `Bob has … in hand`.',
  }),
  'sacrifice.notTheirs': () => ({
    what: 'Nobody can sacrifice this here: only its controller could, and only from the battlefield.',
    todo: 'Name its controller, or write `destroy …` or `put … into graveyard` if something else puts it there.',
  }),
  'sacrifice.prohibited': (v) => ({
    what: `${or(v, 'source', 'An effect')} says that this can’t be sacrificed.`,
    todo: 'What asks for it gets nothing of it; see the line named here, or say `illegal` before it.',
  }),
  'verb.nothing': () => ({
    what: 'This does nothing: it is so already, or cannot be.',
    todo: 'The hover on the name shows what it is as of this line.',
  }),
  'attach.notOnBattlefield': () => ({
    what: 'It is not on the battlefield, so it cannot be attached.',
    todo: 'Put it there first: `Alice puts … onto the battlefield attached to …`.',
  }),
  'counters.tooFew': (v) => ({
    what: `It has not that many ${v('kind')} counters.`,
    todo: 'Remove fewer, or put some there first.',
  }),
  // —— combat
  'attack.notCreature': (v) => ({
    what: `${or(v, 'source', 'It')} cannot attack: it is no creature on the battlefield.`,
    todo: 'The hover on its name shows what it is as of this line.',
  }),
  'attack.tapped': (v) => ({ what: `${or(v, 'source', 'It')} cannot attack: it is tapped.`, todo: 'Untap it first.' }),
  'attack.defender': (v) => ({
    what: `${or(v, 'source', 'It')} cannot attack: it has defender.`,
    todo: 'The hover on its name shows where it has that from.',
  }),
  'attack.prohibited': (v) => ({
    what: `${or(v, 'source', 'It')} cannot attack: an effect forbids it.`,
    todo: 'See the line named below; the effect has to end first.',
  }),
  'block.notCreature': (v) => ({
    what: `${or(v, 'source', 'It')} cannot block: it is no creature on the battlefield.`,
    todo: 'The hover on its name shows what it is as of this line.',
  }),
  'block.tapped': (v) => ({ what: `${or(v, 'source', 'It')} cannot block: it is tapped.`, todo: 'Untap it first.' }),
  'block.notAttacking': (v) => ({
    what: `${or(v, 'source', 'It')} cannot block what does not attack.`,
    todo: 'Write a line before it: `Gray Ogre attacks Bob`.',
  }),
  'block.prohibited': (v) => ({
    what: `${or(v, 'source', 'It')} cannot block: an effect forbids it.`,
    todo: 'See the line named below; the effect has to end first.',
  }),
  'block.tooMany': (v) => ({
    what: `${or(v, 'source', 'It')} blocks another attacker already, and nothing lets it block one more.`,
    todo: 'Remove one of the two lines, or give it an effect by which it can block an additional creature.',
  }),
  'block.evasion': (v) => ({
    what: `${or(v, 'source', 'It')} cannot block that attacker: a keyword ability of the attacker keeps it away.`,
    todo: 'The hover on the attacker shows its abilities as of this line.',
  }),
  // —— keywords taken as given
  'keyword.given.combatDamage': (v) => ({
    what: `${or(v, 'what', 'It')} has ${v('keyword')}: how much damage it deals to what, and in which of two steps, is taken as given.`,
    why: 'Combat is stated, not played out: what a line says is dealt is dealt.',
  }),
  'keyword.given.summoningSickness': (v) => ({
    what: `${or(v, 'what', 'It')} has ${v('keyword')}: whether a creature that came this turn may attack or tap is taken as given.`,
    why: 'Since when a creature is under a player’s control is not asked (302.6).',
  }),
  'keyword.given.castSo': (v) => ({
    what: `${or(v, 'what', 'It')} has ${v('keyword')}: that it may be cast so, and what more is paid, chosen or revealed for it, is taken as given.`,
    why: 'Mana is never paid, and what a line says of a spell holds.',
  }),
  'keyword.given.draws': (v) => ({
    what: `${or(v, 'what', 'It')} has ${v('keyword')}: what a player draws, or does instead, is taken as given.`,
    why: 'Libraries have no order here: draws are stated.',
  }),
  'keyword.given.deck': (v) => ({
    what: `${or(v, 'what', 'It')} has ${v('keyword')}: what it says of decks is taken as given.`,
    why: 'A scenario begins after decks are built.',
  }),
  'keyword.given.designation': (v) => ({
    what: `${or(v, 'what', 'It')} has ${v('keyword')}: what a player or permanent has become by it is taken as given.`,
    why: 'Strata does not keep such designations; a condition that asks for one makes the result unproven.',
  }),
  'keyword.given.bands': (v) => ({
    what: `${or(v, 'what', 'It')} has ${v('keyword')}: that it attacks or blocks by itself, in no band, is taken as given.`,
    why: 'Bands are not stated.',
  }),
  'attack.sick': (v) => ({
    what: `${or(v, 'source', 'It')} came this turn and has no haste: that it may attack is taken as given.`,
    why: 'Whether it has been under its controller’s control since the turn began is not asked of attackers (302.6).',
  }),
  // —— whole declarations
  'declare.menace': (v) => ({
    what: `${v('what')} has menace: it cannot be blocked except by two or more creatures.`,
    todo: 'Name all that block it in one line, `Bob blocks A with B, C`, or in lines that follow one another.',
  }),
  'declare.moreBlockers': (v) => ({
    what: `${v('what')} cannot be blocked except by ${v('least')} or more creatures.`,
    todo: 'Name all that block it in one line, `Bob blocks A with B, C`, or in lines that follow one another.',
  }),
  'declare.oneBlocker': (v) => ({
    what: `${v('what')} cannot be blocked by more than one creature.`,
    todo: 'Let one of them block something else, or nothing.',
  }),
  'declare.onlyAlone': (v) => ({
    what: `${v('what')} can only attack alone.`,
    todo: 'Let it attack by itself, or leave it out.',
  }),
  'declare.withOthers': (v) => ({
    what: `${v('what')} cannot attack unless ${v('others') === '1' ? 'another creature attacks' : `${v('others')} other creatures attack`} with it.`,
    todo: 'Name all attackers in one line, `Alice attacks with A, B`, or in lines that follow one another.',
  }),
  'declare.blocksWithOthers': (v) => ({
    what: `${v('what')} cannot block unless ${v('others') === '1' ? 'another creature blocks' : `${v('others')} other creatures block`}, too.`,
    todo: 'Name all blockers in lines that follow one another.',
  }),
  'declare.tooMany': (v) => ({
    what: `No more than ${v('most')} may do so: with ${v('what')} there are more.`,
    todo: 'See the line named below for what allows no more; leave one of them out.',
  }),
  'declare.mustAttack': (v) => ({
    what: `${v('what')} has to attack if able, and could in a declaration that breaks no restriction.`,
    todo: 'Name it with the others: all attackers are declared together.',
  }),
  'declare.mustBlock': (v) => ({
    what: `${v('what')} has to block if able, and could in a declaration that breaks no restriction.`,
    todo: 'Let it block: all blockers of a player are declared together.',
  }),
  'declare.mustBlockIt': (v) => ({
    what: `${v('what')} is able to block ${v('attacker')} and has to.`,
    todo: `Let it block ${v('attacker')}: all blockers of a player are declared together.`,
  }),
  'declare.mustBeBlocked': (v) => ({
    what: `${v('what')} must be blocked if able, and could be in a declaration that breaks no restriction.`,
    todo: 'Let something block it: all blockers of a player are declared together.',
  }),
  'declare.noBlocks': (v) => ({
    what: `No line declares blockers, and that is taken as given, though for ${v('what')} there is something that has to block or to be blocked.`,
    todo: 'State the blocks if they matter: `Bob blocks A with B`.',
  }),
  'faceUp.already': () => ({ what: 'It is face up already.', todo: 'Remove the line.' }),
  'faceUp.controller': () => ({
    what: 'Only its controller can turn it face up.',
    todo: 'Name the player who controls it as of this line.',
  }),
  'faceUp.prohibited': (v) => ({
    what: `${or(v, 'source', 'It')} cannot be turned face up now.`,
    todo: 'What forbids it is named above; `turn … face up` would not get past it either.',
  }),
  'faceUp.cannot': (v) => ({
    what: `${or(v, 'source', 'It')} cannot be turned face up by its controller.`,
    why: `${known(v, 'would') ? `Face up, with all that applies to it, it would be ${v('would')} without such an ability. ` : ''}Only a permanent with morph or an ability like it can, or one that was manifested and is a creature card.`,
    todo: 'Use `turn … face up` if an effect does it.',
  }),
  'resolve.fizzled': (v) => ({
    what: `${or(v, 'what', 'It')} does nothing: ${or(v, 'target', 'its target')} ${v('why') === 'target.gone' ? 'is gone' : 'is no legal target any more'}.`,
    why: 'Targets are judged again on resolution; with none left that is legal, nothing of it happens.',
    todo: 'Nothing is wrong with the file; lines below see the board as it is then.',
  }),
  'resolve.partly': (v) => ({
    what: `${or(v, 'target', 'One target')} takes no part in ${or(v, 'what', 'this')}: it ${v('why') === 'target.gone' ? 'is gone' : 'is no legal target any more'}.`,
    why: 'Targets are judged again on resolution; what is illegal then is left out.',
    todo: 'Nothing is wrong with the file; lines below see the board as it is then.',
  }),
  'player.lost': (v) => ({
    what: `${or(v, 'target', 'A player')} would lose the game here: ${v('rule') === '704.5a' ? '0 or less life' : 'ten or more poison counters'}.`,
    why: 'Who loses leaves with all they own; Strata leaves that to a line of its own.',
    todo: 'Write `Bob leaves the game` on the next line, with the player’s name, or go on: lines below see the board as if nobody had lost.',
  }),
  'resolve.notOnStack': () => ({ what: 'It is not on the stack.', todo: 'Only what is on the stack can resolve.' }),
};

/** Why it is not the time for a sorcery. */
function whyNotNow(v: Say): string {
  switch (v('why')) {
    case 'turn':
      return 'It is not that player’s turn.';
    case 'phase':
      return 'It is not a main phase.';
    case 'stack':
      return 'Something is on the stack.';
    default:
      return 'It takes one’s own main phase and an empty stack.';
  }
}
