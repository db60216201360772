// English: what the rules forbid, or allow without effect.
import type { ProblemTable, Say } from '../types.ts';

/** What could have been said there, if the engine knows. */
const legal = (v: Say, otherwise: string): string => (v('legal') === '…' ? otherwise : `Legal here: ${v('legal')}.`);
const noneLegal = 'Nothing on this board would be legal there.';

export const engineProblems: ProblemTable = {
  // —— targets
  'target.illegal': (v) => ({
    what: 'This is no legal target.',
    why: 'It is not what the text asks for.',
    todo: legal(v, noneLegal),
  }),
  'target.missing': (v) => ({
    what: 'A target is missing.',
    why: 'What has targets cannot be cast, activated or put onto the stack without them.',
    todo: `Write it with \`targeting …\`. ${legal(v, noneLegal)}`,
  }),
  'target.none': () => ({
    what: 'There is nothing it could target.',
    why: 'What has targets cannot be cast, activated or put onto the stack without them.',
    todo: 'Put something it can target onto the board first.',
  }),
  'target.tooMany': () => ({
    what: 'There are more targets here than the text asks for.',
    todo: 'Remove those that are too many; one “target” that takes several is written `A and B`.',
  }),
  'target.twice': () => ({
    what: 'The same target is chosen twice for one “target”.',
    todo: 'Choose another one; only another “target” of the text may name it again.',
  }),
  'target.gone': (v) => ({
    what: 'This target is gone.',
    why: 'It is not where it could be a target.',
    todo: legal(v, noneLegal),
  }),
  'target.left': (v) => ({ what: 'This player has left the game.', todo: legal(v, noneLegal) }),
  'target.itself': (v) => ({
    what: 'A spell or ability on the stack cannot target itself.',
    todo: legal(v, noneLegal),
  }),
  'target.phasedOut': (v) => ({
    what: 'This target is phased out.',
    why: 'What is phased out is treated as though it did not exist.',
    todo: legal(v, noneLegal),
  }),
  'target.wrongZone': (v) => ({
    what: `This is in the wrong zone: it is in ${v('zone')}, wanted is ${v('wanted')}.`,
    todo: legal(v, noneLegal),
  }),
  'target.shroud': (v) => ({ what: 'It has shroud: it cannot be the target of anything.', todo: legal(v, noneLegal) }),
  'target.hexproof': (v) => ({
    what: 'It has hexproof: opponents’ spells and abilities cannot target it.',
    todo: legal(v, noneLegal),
  }),
  'target.protection': (v) => ({
    what: 'It has protection from what would target it.',
    todo: legal(v, noneLegal),
  }),
  'target.ruledOut': (v) => ({ what: 'An effect says that this cannot be the target.', todo: legal(v, noneLegal) }),

  // —— attaching
  'attach.illegal': (v) => ({ what: 'It cannot be attached to that.', todo: legal(v, noneLegal) }),
  'attach.enchant': (v) => ({
    what: 'It cannot be attached to that.',
    why: `Its own ability says what it may enchant: “${v('enchant')}”.`,
    todo: legal(v, noneLegal),
  }),
  'attach.noEnchant': (v) => ({
    what: 'This Aura has no enchant ability, so there is nothing it could be attached to.',
    todo: legal(v, 'Write the ability on the card: `Enchant creature`.'),
  }),
  'attach.noAttachment': () => ({
    what: 'Only an Aura, an Equipment or a Fortification can be attached to something.',
    todo: 'Check the name, or whether an effect has taken away its subtype.',
  }),
  'attach.creature': () => ({
    what: 'It is a creature, so it cannot be attached to anything.',
    todo: 'The hover on its name shows what made it a creature.',
  }),
  'attach.equipment': (v) => ({ what: 'An Equipment can be attached to a creature only.', todo: legal(v, noneLegal) }),
  'attach.fortification': (v) => ({
    what: 'A Fortification can be attached to a land only.',
    todo: legal(v, noneLegal),
  }),
  'attach.protection': (v) => ({
    what: 'It has protection from what would be attached to it.',
    todo: legal(v, noneLegal),
  }),
  'attach.ruledOut': (v) => ({ what: 'An effect says that this cannot be attached there.', todo: legal(v, noneLegal) }),
  'attach.gone': (v) => ({ what: 'What it would be attached to is not there.', todo: legal(v, noneLegal) }),
  'attach.phasedOut': (v) => ({ what: 'What it would be attached to is phased out.', todo: legal(v, noneLegal) }),
  'attach.itself': (v) => ({ what: 'Nothing can be attached to itself.', todo: legal(v, noneLegal) }),
  'attach.stays': () => ({
    what: 'It cannot be attached to that, so it stays where it is.',
    todo: 'If it should move, name something it can be attached to.',
  }),
  'enter.noHost': () => ({
    what: 'There is nothing it could be attached to, so it does not enter.',
    todo: 'If it should, put something it can enchant onto the battlefield first.',
  }),
  'object.gone': () => ({
    what: 'It is not there any more.',
    why: 'An object that changes zones becomes a new one.',
    todo: 'The hover on its name shows where it is as of this line.',
  }),

  // —— choices
  'choice.missing': (v) => ({
    what: `A choice is missing: ${choiceOf(v)}.`,
    todo: `Write it with \`choosing …\`. ${legal(v, '')}`.trimEnd(),
  }),
  'choice.illegal': (v) => ({
    what: `This cannot be chosen as ${choiceOf(v)}.`,
    todo: legal(v, 'Choose something else.'),
  }),
  'copying.required': (v) => ({
    what: 'It has to be a copy of something, if there is anything to copy.',
    todo: `Write \`copying …\`. ${legal(v, '')}`.trimEnd(),
  }),
  'copying.missing': (v) => ({
    what: 'What it copies is not said.',
    todo: `Write \`copying …\`, or \`copying nothing\`. ${legal(v, '')}`.trimEnd(),
  }),
  'copying.illegal': (v) => ({ what: 'It cannot copy that.', todo: legal(v, 'Write `copying nothing`.') }),
  'mode.none': () => ({ what: 'There are no modes to choose.', todo: 'Remove `mode …`.' }),
  'mode.missing': () => ({
    what: 'No mode is chosen.',
    todo: 'Write `mode 1`, or `modes 1, 3` where several may be chosen.',
  }),
  'mode.illegal': (v) => ({
    what: 'These modes cannot be chosen.',
    todo: `The text has the modes 1 to ${v('modes')}; at least ${v('min')} and at most ${v('max')} of them are chosen.`,
  }),
  'x.missing': () => ({ what: 'The value of X is not said.', todo: 'Write it as `X = 3`.' }),
  'x.illegal': () => ({
    what: 'This value of X cannot be chosen.',
    todo: 'X is a whole number of at least 0, where the text has an X.',
  }),
  'x.none': () => ({ what: 'There is no X here.', todo: 'Remove `X = …`.' }),
  'division.missing': () => ({
    what: 'How it is divided is not said.',
    todo: 'Write a number for each target: `dividing 2, 1`.',
  }),
  'division.illegal': () => ({
    what: 'It cannot be divided like this.',
    why: 'Each target gets at least 1, and all of it has to be dealt out.',
    todo: 'Write one number for each target; they add up to the whole.',
  }),
  'division.none': () => ({ what: 'Nothing is divided here.', todo: 'Remove `dividing …`.' }),

  // —— costs
  'cost.unpayable': (v) => ({
    what: `This cost cannot be paid (${v('pay') === '…' ? 'what it takes is not there' : v('pay')}).`,
    todo: 'The hover on the name shows the board as of this line: something is tapped, gone or not enough.',
  }),
  'cost.missing': (v) => ({
    what: 'How the cost is paid is not said.',
    todo: `Write \`sacrificing …\`, \`discarding …\`, \`tapping …\` or \`exiling …\`. ${legal(v, '')}`.trimEnd(),
  }),
  'cost.illegal': (v) => ({
    what: 'The cost cannot be paid with that.',
    todo: legal(v, 'Name something that the cost asks for.'),
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
  'timing.sorcery': (v) => ({
    what: `${v('player')} cannot cast this now.`,
    why: whyNotNow(v),
    todo: "Move the line out of the block it stands in, or to that player’s main phase: `Bob's turn`, `main phase`.",
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
    what: `It can be activated only during ${v('when')}.`,
    todo: "Go on to that time first: `Bob's turn`, `Bob's upkeep`.",
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
  'faceUp.already': () => ({ what: 'It is face up already.', todo: 'Remove the line.' }),
  'faceUp.controller': () => ({
    what: 'Only its controller can turn it face up.',
    todo: 'Name the player who controls it as of this line.',
  }),
  'faceUp.cannot': () => ({
    what: 'It cannot be turned face up like this.',
    why: 'Only a permanent with morph or an ability like it can, or one that was manifested and is a creature card.',
    todo: 'Use `turn … face up` if an effect does it.',
  }),
  'resolve.notOnStack': () => ({ what: 'It is not on the stack.', todo: 'Only what is on the stack can resolve.' }),
};

/** What is to be chosen, in words. */
function choiceOf(v: Say): string {
  const words: Readonly<Record<string, string>> = {
    color: 'a colour',
    colors: 'colours',
    creatureType: 'a creature type',
    landType: 'a land type',
    basicLandType: 'a basic land type',
    cardName: 'a card name',
    cardType: 'a card type',
    number: 'a number',
    player: 'a player',
    opponent: 'an opponent',
    object: 'an object',
    word: 'a word',
    option: 'one of the alternatives',
    may: 'yes or no',
  };
  return words[v('what')] ?? v('what');
}

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
