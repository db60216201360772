// English: what the rules forbid, or allow without effect.
import type { ProblemTable, Say } from '../types.ts';

/** What could have been said there, if the engine knows. */
const legal = (v: Say, otherwise: string): string => (v('legal') === '…' ? otherwise : `Legal here: ${v('legal')}.`);
const noneLegal = 'Nothing on this board would be legal there.';

const known = (v: Say, name: string): boolean => v(name) !== '…';
const or = (v: Say, name: string, otherwise: string): string => (known(v, name) ? v(name) : otherwise);

/** What is targeted, and by what: as the line names them, or `this`. */
const it = (v: Say): string => or(v, 'name', 'it');
const cannotTarget = (v: Say): string =>
  known(v, 'name') ? `${v('name')} cannot be the target of ${or(v, 'source', 'this')}` : 'This cannot be the target';
const cannotHost = (v: Say): string =>
  known(v, 'name') ? `${or(v, 'source', 'It')} cannot be attached to ${v('name')}` : 'It cannot be attached to that';

/** What the text asks for. */
const asks = (v: Say): string | undefined => {
  if (!known(v, 'asked')) return undefined;
  if (known(v, 'aura')) return `An Aura spell targets what it can enchant: “${v('asked')}”.`;
  return `${known(v, 'source') ? v('source') : 'The text'} asks for “target ${v('asked')}”.`;
};

export const engineProblems: ProblemTable = {
  // —— targets
  'target.illegal': (v) => ({
    what: known(v, 'name')
      ? `${v('name')} is no legal target${known(v, 'source') ? ` for ${v('source')}` : ''}.`
      : 'This is no legal target.',
    why: asks(v) ?? 'It is not what the text asks for.',
    todo: legal(v, noneLegal),
  }),
  'target.missing': (v) => ({
    what: known(v, 'source') ? `${v('source')} has no target here.` : 'A target is missing.',
    why: asks(v) ?? 'What has targets cannot be cast, activated or put onto the stack without them.',
    todo: `Write it with \`targeting …\`. ${legal(v, noneLegal)}`,
  }),
  'target.none': (v) => ({
    what: known(v, 'source')
      ? `There is nothing that ${v('source')} could target.`
      : 'There is nothing it could target.',
    why: asks(v) ?? 'What has targets cannot be cast, activated or put onto the stack without them.',
    todo: 'Put something it can target onto the board first.',
  }),
  'target.tooMany': () => ({
    what: 'There are more targets here than the text asks for.',
    todo: 'Remove those that are too many; one “target” that takes several is written `A and B`.',
  }),
  'target.twice': (v) => ({
    what: `${known(v, 'name') ? v('name') : 'The same target'} is chosen twice for one “target”.`,
    todo: 'Choose another one; only another “target” of the text may name it again.',
  }),
  'target.gone': (v) => ({
    what: known(v, 'name') ? `${v('name')} is not there to be a target.` : 'This target is gone.',
    why: 'It is not where it could be a target.',
    todo: legal(v, noneLegal),
  }),
  'target.left': (v) => ({ what: `${or(v, 'name', 'This player')} has left the game.`, todo: legal(v, noneLegal) }),
  'target.itself': (v) => ({
    what: 'A spell or ability on the stack cannot target itself.',
    todo: legal(v, noneLegal),
  }),
  'target.phasedOut': (v) => ({
    what: `${or(v, 'name', 'This target')} is phased out.`,
    why: 'What is phased out is treated as though it did not exist.',
    todo: legal(v, noneLegal),
  }),
  'target.wrongZone': (v) => ({
    what: `${or(v, 'name', 'This')} is in the wrong zone: it is in ${v('zone')}, wanted is ${v('wanted')}.`,
    todo: legal(v, noneLegal),
  }),
  'target.shroud': (v) => ({
    what: `${cannotTarget(v)}: it has shroud.`,
    why: 'Shroud keeps away every spell and ability, its own controller’s too.',
    todo: legal(v, noneLegal),
  }),
  'target.hexproof': (v) => ({
    what: `${cannotTarget(v)}: it has hexproof.`,
    why: 'Hexproof keeps away spells and abilities that opponents control.',
    todo: legal(v, noneLegal),
  }),
  'target.protection': (v) => ({
    what: `${cannotTarget(v)}: it has protection from it.`,
    why: 'Protection keeps away spells with that quality, and abilities whose source has it.',
    todo: legal(v, noneLegal),
  }),
  'target.ruledOut': (v) => ({ what: `${cannotTarget(v)}: an effect forbids it.`, todo: legal(v, noneLegal) }),

  // —— attaching
  'attach.enchant': (v) => ({
    what: `${cannotHost(v)}.`,
    why: `Its own ability says what it may enchant: “${v('enchant')}”.`,
    todo: legal(v, noneLegal),
  }),
  'attach.noEnchant': (v) => ({
    what: `${or(v, 'source', 'This Aura')} has no enchant ability, so there is nothing it could be attached to.`,
    todo: legal(v, 'Write the ability on the card: `Enchant creature`.'),
  }),
  'attach.noAttachment': (v) => ({
    what: `${cannotHost(v)}: it is no Aura, Equipment or Fortification.`,
    todo: 'Check the name, or whether an effect has taken away its subtype.',
  }),
  'attach.creature': (v) => ({
    what: `${cannotHost(v)}: it is a creature itself.`,
    why: 'What is a creature cannot be attached to anything.',
    todo: 'The hover on its name shows what made it a creature.',
  }),
  'attach.equipment': (v) => ({
    what: `${cannotHost(v)}.`,
    why: 'An Equipment can be attached to a creature only.',
    todo: legal(v, noneLegal),
  }),
  'attach.fortification': (v) => ({
    what: `${cannotHost(v)}.`,
    why: 'A Fortification can be attached to a land only.',
    todo: legal(v, noneLegal),
  }),
  'attach.protection': (v) => ({
    what: `${cannotHost(v)}: ${it(v)} has protection from it.`,
    todo: legal(v, noneLegal),
  }),
  'attach.only': (v) => ({
    what: `${cannotHost(v)}: it can be attached to certain objects only.`,
    todo: legal(v, noneLegal),
  }),
  'attach.ruledOut': (v) => ({ what: `${cannotHost(v)}: an effect forbids it.`, todo: legal(v, noneLegal) }),
  'attach.gone': (v) => ({
    what: `${cannotHost(v)}: ${it(v)} is not there.`,
    why: 'It is not in the zone where it could be attached to.',
    todo: legal(v, noneLegal),
  }),
  'attach.phasedOut': (v) => ({
    what: `${cannotHost(v)}: ${it(v)} is phased out.`,
    why: 'What is phased out is treated as though it did not exist.',
    todo: legal(v, noneLegal),
  }),
  'attach.itself': (v) => ({
    what: `${or(v, 'name', 'It')} cannot be attached to itself.`,
    todo: legal(v, noneLegal),
  }),
  'attach.stays': (v) => ({
    what: `${or(v, 'what', 'It')} cannot be attached to ${or(v, 'wanted', 'that')}: it stays ${known(v, 'stays') ? `attached to ${v('stays')}` : 'unattached'}.`,
    why: known(v, 'enchant')
      ? `Its own ability says what it may enchant: “${v('enchant')}”. It keeps its timestamp, too.`
      : 'What can’t be moved does not move, and keeps its timestamp.',
    todo: legal(v, 'Nothing on this board could be its host.'),
  }),
  'enter.noHost': (v) => ({
    what: `${or(v, 'source', 'This Aura')} finds nothing to enchant, so it does not enter: ${staysIn(v)}.`,
    why: known(v, 'enchant') ? `It says “${v('enchant')}”.` : 'There is nothing it could be attached to.',
    todo: 'If it should enter, put something it can enchant onto the battlefield first.',
  }),
  'enter.notPermanent': (v) => ({
    what: `${or(v, 'name', 'This card')} is an ${or(v, 'type', 'instant')} and never enters the battlefield${known(v, 'stays') ? `: ${staysIn(v)}` : ''}.`.replace(
      'is an sorcery',
      'is a sorcery',
    ),
    why: 'What would put it there leaves it where it is.',
    todo: 'Cast it instead, or have it in a hand, a library, a graveyard or exile.',
  }),
  'object.gone': () => ({
    what: 'It is not there any more.',
    why: 'An object that changes zones becomes a new one.',
    todo: 'The hover on its name shows where it is as of this line.',
  }),

  // —— choices
  'choice.missing': (v) => ({
    what: `A choice is missing: ${choiceOf(v)}.`,
    todo: `Write it with \`${clauseOf(v)}\`. ${legal(v, '')}`.trimEnd(),
  }),
  'choice.illegal': (v) => ({
    what: known(v, 'name') ? `${v('name')} cannot be chosen.` : `This cannot be chosen as ${choiceOf(v)}.`,
    why: known(v, 'asked') ? `The text asks for “${v('asked')}”.` : `It asks for ${choiceOf(v)}.`,
    todo: legal(v, 'Choose something else.'),
  }),
  'choice.undefined': (v) => ({
    what: `${v('name')} has no ${v('what') === 'color' ? 'colour' : v('what')} chosen for “${v('ability').replace(/\.$/, '')}”: it does nothing.`,
    why: 'A choice belongs to the ability that was there when it was made; one that came by copying later has none of its own.',
    todo: 'Nothing is wrong with the file. The choice would be made only if it entered with the ability.',
  }),
  'choice.unasked': () => ({
    what: 'Nothing asks for this.',
    why: 'Neither the text nor a rule has a choice here that these words would answer.',
    todo: 'Leave the words out, or look at the text: what is chosen may belong to another line.',
  }),
  'cost.unasked': () => ({
    what: 'No cost asks for this.',
    why: 'Something is named for a cost that neither the text nor a keyword has.',
    todo: 'Leave it out; an optional cost is paid by its name as well (`with kicker`).',
  }),
  'changing.illegal': (v) => ({
    what: v('except') === '' ? `It cannot change ${v('from')} to ${v('to')}.` : `The new word can't be ${v('except')}.`,
    why:
      v('except') === ''
        ? 'A text change takes one word of its kind for another: a colour, a basic land type or a creature type.'
        : 'Its own text says so.',
    todo: 'Write another word after `changing … to`.',
  }),
  'copying.required': (v) => ({
    what: `${or(v, 'source', 'It')} has to be a copy of something, if there is anything to copy.`,
    todo: `Write \`copying …\`. ${legal(v, '')}`.trimEnd(),
  }),
  'copying.missing': (v) => ({
    what: `What ${or(v, 'source', 'it')} copies is not said.`,
    why: known(v, 'asked') ? `It may enter as a copy of “${v('asked')}”.` : 'It is chosen as the permanent enters.',
    todo: `Write \`copying …\`${known(v, 'optional') ? ', or `copying nothing`' : ''}. ${legal(v, '')}`.trimEnd(),
  }),
  'copying.illegal': (v) => ({
    what: `${or(v, 'source', 'It')} cannot copy ${or(v, 'name', 'that')}.`,
    why: known(v, 'asked') ? `It may enter as a copy of “${v('asked')}”.` : 'It is not what the ability asks for.',
    todo: legal(v, 'Write `copying nothing`.'),
  }),
  'copying.together': (v) => ({
    what: `${or(v, 'source', 'It')} cannot copy ${or(v, 'name', 'that')}: it was not there before.`,
    why: 'Only what was there before it enters can be chosen; not itself, and nothing that enters at the same time.',
    todo: legal(v, 'Write `copying nothing`.'),
  }),
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
  'timing.splitSecond': () => ({
    what: 'No spell can be cast and no ability activated now.',
    why: 'A spell with split second is on the stack.',
    todo: 'Write the line after that spell has resolved.',
  }),
  'timing.sorcery': (v) => ({
    what: `${v('player')} cannot cast ${or(v, 'source', 'this')} now.`,
    why: `${whyNotNow(v)} The right moment is ${v('player')}'s main phase with nothing on the stack.`,
    todo: `${v('why') === 'stack' ? 'Move the line out of the block it stands in' : `Write \`${v('player')}'s turn\` before it`}${known(v, 'put') ? `; if casting is not the point: \`${v('put')}\` (quick fix)` : ''}.`,
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
  'block.evasion': (v) => ({
    what: `${or(v, 'source', 'It')} cannot block that attacker: a keyword ability of the attacker keeps it away.`,
    todo: 'The hover on the attacker shows its abilities as of this line.',
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
    why: 'Only a permanent with morph or an ability like it can, or one that was manifested and is a creature card.',
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
  'resolve.notOnStack': () => ({ what: 'It is not on the stack.', todo: 'Only what is on the stack can resolve.' }),
};

/** Where an Aura that finds no host is left. */
function staysIn(v: Say): string {
  switch (v('stays')) {
    case 'nowhere':
      return 'it is not created';
    case 'hand':
      return 'it stays in hand';
    default:
      return `it ${v('from') === 'stack' ? 'is put into' : 'stays in'} its owner’s ${v('stays')}`;
  }
}

/** The clause that makes a choice. */
function clauseOf(v: Say): string {
  switch (v('what')) {
    case 'host':
      return 'attached to …';
    case 'word':
      return 'changing … to …';
    default:
      return 'choosing …';
  }
}

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
    host: 'what it is attached to',
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
