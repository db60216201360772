// English: what the rules forbid, or allow without effect.
import type { ProblemTable, Say } from '../types.ts';
import { known, legal, noneLegal, or } from './words.ts';

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

/** What keeps an Aura away from what it should enchant. */
const keptAwayBy = (v: Say): string => {
  switch (v('away')) {
    case 'attach.protection':
      return ', which has protection from it';
    case 'attach.ruledOut':
    case 'attach.only':
      return ', which an effect forbids';
    case 'attach.creature':
      return ', being a creature itself';
    default:
      return '';
  }
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
    what:
      Number(v('min')) > 1
        ? `${or(v, 'source', 'It')} has too few targets here.`
        : known(v, 'source')
          ? `${v('source')} has no target here.`
          : 'A target is missing.',
    why: asks(v) ?? 'What has targets cannot be cast, activated or put onto the stack without them.',
    todo:
      Number(v('min')) > 1
        ? `It takes ${v('min')}: write all of them, \`targeting A and B\`. ${legal(v, noneLegal)}`
        : `Write it with \`targeting …\`. ${legal(v, noneLegal)}`,
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
    what: known(v, 'away')
      ? `${or(v, 'source', 'This Aura')} cannot enchant ${or(v, 'target', 'that')}${keptAwayBy(v)}, nor anything else here, so it does not enter: ${staysIn(v)}.`
      : `${or(v, 'source', 'This Aura')} finds nothing to enchant, so it does not enter: ${staysIn(v)}.`,
    why: known(v, 'enchant') ? `It says “${v('enchant')}”.` : 'There is nothing it could be attached to.',
    todo: 'If it should enter, put something it can enchant onto the battlefield first.',
  }),
  'enter.unreadEnchant': (v) => ({
    what: `What ${or(v, 'source', 'this Aura')} may enchant is not read, so it does not enter: ${staysIn(v)}.`,
    why: `Strata does not know the wording “${v('enchant')}”.`,
    todo: 'Write it in words that are read (`Enchant creature you control`).',
  }),
  'enchant.unread': (v) => ({
    what: `What ${or(v, 'source', 'this Aura')} may enchant is not read, so it has no target to choose.`,
    why: `Strata does not know the wording “${v('enchant')}”.`,
    todo: 'Write it in words that are read (`Enchant creature you control`), or put it onto the battlefield.',
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
  'choice.taken': (v) => ({
    what: `${v('name')} has no choice to make as it enters.`,
    why: `${v('source')} takes the ability that would ask: how something enters is judged by what it would be on the battlefield.`,
    todo: `Leave the words out, take ${v('source')} off the battlefield above the line, or write \`in EDITION\` in front of the line for the editions in which it still asks.`,
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
  'x.unasked': () => ({
    what: 'There is no X here.',
    why: 'Neither its cost nor its text has one.',
    todo: 'Leave `X = …` out.',
  }),
  'setup.transformed': () => ({
    what: 'It has no other side.',
    why: 'Only a double-faced card can be set up transformed.',
    todo: 'Leave `transformed` out.',
  }),
  'setup.notOnBattlefield': () => ({
    what: 'Only what is on the battlefield can be so.',
    why: 'A card elsewhere is neither tapped nor attached, and has no counters here.',
    todo: 'Leave the state out, or set it up with `controls`.',
  }),
  'x.missing': () => ({ what: 'The value of X is not said.', todo: 'Write it as `X = 3`.' }),
  'x.illegal': () => ({
    what: 'This value of X cannot be chosen.',
    todo: 'X is a whole number of at least 0, where the text has an X; at least 1 where it says that X can’t be 0.',
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
