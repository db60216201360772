// English: problems of card blocks.
import type { ProblemTable, Say } from '../types.ts';

const nearest = (v: Say): string => (v('nearest') === '…' ? '' : ` Did you mean “${v('nearest')}”?`);

export const cardProblems: ProblemTable = {
  'card-no-name': () => ({
    what: 'This card has no name.',
    todo: 'Write it after `card`, with the mana cost behind it: `card Gray Ogre {2}{R}`.',
  }),
  'card-bad-mana-symbol': (v) => ({
    what: `“${v('word')}” is no mana symbol.`,
    todo: 'Write one symbol a pair of braces: {2}, {R}, {X}, {W/U}, {G/P}, {C}.',
  }),
  'card-no-type-line': (v) => ({
    what:
      v('word') === '…'
        ? `${v('face')} has no type line.`
        : `A type line should stand here, but “${v('word')}” is none (${v('face')}).`,
    why: 'The line under the name says what a card is.',
    todo: /^\{.*\}$/.test(v('word'))
      ? 'The mana cost stands behind the name, on its line: `card Gray Ogre {2}{R}`.'
      : 'Write it as on a card: `Creature — Ogre`, `Legendary Artifact`, `Enchantment — Aura`.',
  }),
  'card-unknown-type': (v) => ({
    what: `“${v('word')}” is no card type, supertype or subtype that Strata knows.${nearest(v)}`,
    todo: 'Correct the spelling; the rest of the line is read.',
  }),
  'card-misplaced-type': (v) => ({
    what: `“${v('word')}” stands on the wrong side of the dash.`,
    why: 'Supertypes and card types stand before the dash, subtypes after it.',
    todo: 'Move the word to the other side.',
  }),
  'card.indicatorUnknown': (v) => ({
    what: `Colour indicators count for nothing in these rules (${v('edition')}).`,
    why: 'They are newer: there the colours of a face are those of its mana cost.',
    todo: 'Check it by `rules current`, or write the colour as an ability: `This card is green.`',
  }),
  'card-bad-color': (v) => ({
    what: `“${v('word')}” is no colour.${nearest(v)}`,
    todo: 'Colours are white, blue, black, red and green.',
  }),
  'card-bad-number': (v) => ({ what: `“${v('word')}” is no number.`, todo: 'Write a plain number: `Loyalty: 3`.' }),
  'card-no-power-toughness': (v) => ({
    what: `${v('face')} is a creature without power and toughness.`,
    why: 'A creature card has both in its last line.',
    todo: 'Write them as the last line of the card: `2/2`, `*/1+*`.',
  }),
  'card-size-no-creature': (v) => ({
    what: `“${v('word')}” is the size of a creature, and this is none.`,
    todo: 'Leave the line out, or write the card type `Creature`.',
  }),
  'card-no-loyalty': (v) => ({
    what: `${v('face')} is a planeswalker without loyalty.`,
    todo: 'Write it as the last line of the card: `Loyalty: 3`.',
  }),
  'card-unknown-layout': (v) => ({
    what: `“${v('word')}” is no kind of card with several faces.${nearest(v)}`,
    todo: `After \`----\` may stand: ${v('expected')}.`,
  }),
  'card-bare-cost': (v) => ({
    what: `“${v('word')}” is read as a part of the name, not as a mana cost.`,
    todo: `Write the cost in braces: \`${v('nearest')}\`.`,
  }),
  'card-bad-cost': (v) => ({
    what: `“${v('word')}” belongs neither to the name nor to the mana cost.`,
    todo: v('nearest') === '…' ? 'Leave it out: behind the cost the line ends.' : `Write \`${v('nearest')}\`.`,
  }),
  'card-too-long': (v) => ({
    what: `Too long: “${v('word')}…”; only the beginning counts (${v('most')} characters at most).`,
    why: 'No printed card has as much on this line.',
    todo: 'Shorten the line.',
  }),
  'card-layout-one-face': () => ({
    what: 'A second face should follow this line, but nothing does.',
    todo: 'Write the other face below it, name and cost first, or remove the line.',
  }),
};
