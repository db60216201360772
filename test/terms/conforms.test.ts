// Every compiled value is what the declarations of the terms say, and every declared constructor comes from some text.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { libraryTexts, type Text, testTexts } from '../../scripts/measure/frozen.ts';
import { compileEffect, compileText } from '../../server/src/cards/oracle/compile.ts';
import { misfits } from '../../server/src/terms/conforms.ts';
import { tagOf, tagsOf } from '../../server/src/terms/plan.ts';
import { SORTS, type SortName } from '../../server/src/terms/sorts.ts';
import { fold } from '../../server/src/terms/walk.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Texts for constructors that no other test speaks of. */
const OF_PERMANENTS = [
  'Thing enters untapped.',
  'Thing enters face down.',
  'Skip your untap step.',
  'Transformed creatures you control get +1/+1.',
  'If a creature you control would be sacrificed, exile it instead.',
  'If a creature you control would be exiled, tap it instead.',
  "Return Thing to its owner's hand: Draw a card.",
  '{1}, {T}, Exert Thing: Draw a card.',
  '{T}, Untap a tapped land you control: Draw a card.',
  'When enchanted creature transforms, draw a card.',
  'When you cycle Thing, draw a card.',
  'Whenever Thing phases in, draw a card.',
  'Whenever Thing phases out, draw a card.',
  "You can't lose the game.",
  "Your opponents can't win the game.",
  "Your opponents can't gain life.",
  'Lands you control enter untapped.',
  'Discard a historic card: Thing gains flying until end of turn.',
  'Commander creatures you control get +1/+1.',
  'When Thing attacks, up to one target creature defending player controls blocks it this combat if able.',
  'At the beginning of your end step, your life total becomes your starting life total.',
  '{1}: Thing becomes a 3/3 Golem artifact creature until end of combat.',
  'If this creature would untap during your untap step, remove a +1/+1 counter from it instead.',
  'If you would lose the game, instead draw a card.',
  'If an opponent would mill one or more cards, they mill that many cards plus two instead.',
  'If a player would begin an extra turn, that player skips that turn instead.',
  'Thing gets -1/-1 as long as white is the most common color among all permanents or is tied for most common.',
  '{R}: Thing gets +1/+0 until end of turn. If this ability has been activated three or more times this turn, sacrifice Thing at the beginning of the next end step.',
  '{5}: Put Thing on top of your library from your graveyard.',
  '{3}, {T}: Tap another target creature. This ability costs {1} less to activate if you control a creature with a +1/+1 counter on it.',
  'At the beginning of the end step, if Thing is in your graveyard with a creature card directly above it, you may return Thing to your hand.',
  '{T}: Target land becomes a Plains or an Island until end of turn.',
  'Whenever Thing attacks, you may have target land become a Plains until Thing leaves the battlefield.',
  "At the beginning of your upkeep, change Thing's base power and toughness to the power and toughness of target creature other than Thing until the end of your next upkeep.",
  '{2}, {T}: Exile target creature you control. Goblins you control become copies of it until the next end step.',
];
const OF_SPELLS = [
  'All damage that would be dealt to target creature this turn is dealt to you instead.',
  'Destroy target blocked creature.',
  'Prevent all combat damage that would be dealt by unblocked creatures this turn.',
  'Destroy target monocolored creature.',
  'Exile the top card of your library. Until your next end step, you may play that card.',
];

const further = (texts: readonly string[], spell: boolean): readonly Text[] =>
  texts.map((text) => ({ text, names: ['Thing'], spell }));

const abilities = [
  ...libraryTexts(root),
  ...testTexts(root),
  ...further(OF_PERMANENTS, false),
  ...further(OF_SPELLS, true),
].flatMap(({ text, names, spell }) => compileText(text, { names, spell }).abilities.map(({ ability }) => ability));

const BOUND = { names: [], boundNames: ['Gray Ogre'], boundPlayers: ['Alice'] };
const { body } = compileEffect('Destroy Gray Ogre. Alice gains 1 life.', BOUND);

/** Constructors that no text here is read as, and why they are declared. */
const FROM_NO_TEXT: Readonly<Record<string, string>> = {
  'entering/attacking': 'carried out; no reader gives it',
  'entering/attachedTo': 'carried out; no reader gives it',
  'colorSpec/chosenColors': 'carried out; no reader gives it',
  'copyException/enters': 'carried out; no reader gives it',
  'rule/lifeTotalCantChange': 'carried out (119.7); no reader gives it',
  'event/exiled': 'carried out; no reader gives it',
  'event/returnedToHand': 'carried out; no reader gives it',
  'event/copied': 'carried out; only "cast or copy" is read',
  'would/flipCoin': 'a reader gives it, of sentences whose other half is not read',
  'would/loseMana': 'a reader gives it, of sentences whose other half is not read',
  'instruction/prevent': 'carried out; the reader gives the continuous effect that prevents (615.1)',
  'deedPart/costs': 'a reader gives it, of a place that no frame has now',
  'deedPart/duration': 'a reader gives it, of a place that no frame has now',
  'player/notYou': 'carried out; no reader gives it',
  'filter/hasActivatedAbility': 'carried out; no reader gives it',
  'filter/hasManaAbility': 'carried out; no reader gives it',
  'filter/hasTapAbility': 'carried out; no reader gives it',
};

describe('the declarations of the terms', () => {
  it('hold of every compiled value', () => {
    const found = abilities.flatMap((ability) => misfits('ability', ability));
    const told = new Set(found.map(({ path: where, why, found: what }) => `${where} ${why} ${JSON.stringify(what)}`));
    expect([...told].slice(0, 40)).toEqual([]);
    expect(body === undefined ? undefined : misfits('body', body)).toEqual([]);
  });

  it('do not hold of anything else', () => {
    const why = (value: object): readonly string[] => misfits('filter', value).map((one) => `${one.path} ${one.why}`);
    expect(why({ kind: 'coloured', color: 'W' })).toEqual(['filter no such constructor']);
    expect(why({ kind: 'color', color: 'white' })).toEqual(['filter/color.color no word of its list']);
    expect(why({ kind: 'color', color: 'W', colour: 'W' })).toEqual(['filter/color.colour undeclared']);
    expect(why({ kind: 'and' })).toEqual(['filter/and.of missing']);
    expect(why({ kind: 'not', of: [{ kind: 'card' }] })).toEqual(['filter/not.of no such constructor']);
  });

  it('declare no constructor that no text is read as, but for those that say why', () => {
    const met = new Set<string>();
    const note = (sort: SortName, term: object): void => {
      met.add(`${sort}/${tagOf(sort, term)}`);
    };
    for (const ability of abilities) fold<'ability', void>('ability', ability, ({ sort, term }) => note(sort, term));
    if (body !== undefined) fold<'body', void>('body', body, ({ sort, term }) => note(sort, term));
    const names = Object.keys(SORTS) as readonly SortName[];
    const unmet = names.flatMap((sort) => tagsOf(sort).map((tag) => `${sort}/${tag}`)).filter((one) => !met.has(one));
    expect(unmet).toEqual(Object.keys(FROM_NO_TEXT));
  });
});
