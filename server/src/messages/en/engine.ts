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
    what: `A choice is missing: ${v('what')}.`,
    todo: `Write it with \`choosing …\`. ${legal(v, '')}`.trimEnd(),
  }),
  'choice.illegal': (v) => ({
    what: `This cannot be chosen (${v('what')}).`,
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
    what: `Mode ${v('mode')} cannot be chosen.`,
    todo: `The text has the modes 1 to ${v('count')}.`,
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

  // —— costs and timing
  'cost.unpayable': () => ({
    what: 'This cost cannot be paid.',
    todo: 'The hover on the name shows the board as of this line: something is tapped, gone or not enough.',
  }),
  'cost.missing': () => ({
    what: 'How the cost is paid is not said.',
    todo: 'Write `sacrificing …`, `discarding …`, `tapping …` or `exiling …`.',
  }),
  'cost.illegal': () => ({
    what: 'The cost cannot be paid with that.',
    todo: 'Name something that the cost asks for.',
  }),
  'timing.sorcery': () => ({
    what: 'This can be done only in one’s own main phase with an empty stack.',
    todo: "Move the line out of the block under another spell, or to that player’s turn: `Bob's turn`.",
  }),
};
