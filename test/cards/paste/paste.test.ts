// Text copied from card pages, old lists and chats, in many shapes, made card blocks; what is no card is left alone.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCardBlock } from '../../../server/src/cards/cardBlock.ts';
import { printSheet } from '../../../server/src/cards/database/sheet.ts';
import { pastedCards } from '../../../server/src/cards/paste/paste.ts';

const block = (text: string): string | undefined => pastedCards(text)[0]?.block;
const sure = (text: string): boolean => pastedCards(text)[0]?.sure === true;

const DRUID = 'card Test Druid {G}\n  Creature — Elf Druid\n  {T}: Add {G}.\n  1/1';

describe('a card copied from a page', () => {
  it.each<readonly [string, string]>([
    ['as blocks have it', 'Test Druid {G}\nCreature — Elf Druid\n{T}: Add {G}.\n1/1'],
    ['with indentation', '    Test Druid {G}\n      Creature — Elf Druid\n      {T}: Add {G}.\n      1/1\n'],
    ['with blank lines', 'Test Druid {G}\n\nCreature — Elf Druid\n\n{T}: Add {G}.\n\n1/1\n'],
    ['with the cost below the name', 'Test Druid\n{G}\nCreature — Elf Druid\n{T}: Add {G}.\n1/1'],
    ['with a tab before the cost', 'Test Druid\t{G}\r\nCreature — Elf Druid\r\n{T}: Add {G}.\r\n1/1\r\n'],
    ['with a short dash and bare symbols', 'Test Druid\nG\nCreature - Elf Druid\n1/1\nT: Add G.'],
    ['with a bare cost behind the name', 'Test Druid G\nCreature -- Elf Druid\nT: Add G.\n1/1'],
    ['with the cost in brackets', 'Test Druid (G)\nCreature — Elf Druid\nTap: Add G.\n(1/1)'],
    ['with words for pictures', 'Test Druid\nGreen\nCreature — Elf Druid\nTap: Add Green.\n1 / 1'],
    ['with size and cost behind the types', 'Test Druid\nCreature — Elf Druid 1/1, G (1)\n{T}: Add {G}.'],
    ['with the rarity behind the types', 'Test Druid {G}\nCreature — Elf Druid (Common)\n{T}: Add {G}.\n1/1'],
    ['with a labelled size', 'Test Druid {G}\nCreature — Elf Druid\n{T}: Add {G}.\nPower/Toughness: 1/1'],
    ['with P/T', 'Test Druid {G}\nCreature — Elf Druid\n{T}: Add {G}.\nP/T: 1 / 1'],
    ['quoted, in bold', '> **Test Druid** {G}\n> Creature — Elf Druid\n> {T}: Add {G}.\n> 1/1'],
    ['from a deck list', '4x Test Druid {G}\nCreature — Elf Druid\n{T}: Add {G}.\n1/1'],
    ['as a block already', 'card Test Druid {G}\n  Creature — Elf Druid\n  {T}: Add {G}.\n  1/1'],
    [
      'with labels',
      'Card Name: Test Druid\nMana Cost: G\nType: Creature - Elf Druid\nRules Text: T: Add G.\nPow/Tgh: (1/1)',
    ],
    [
      'with labels on lines of their own',
      'Card Name:\nTest Druid\nMana Cost:\nGreen\nTypes:\nCreature — Elf Druid\nCard Text:\nTap: Add Green.\nP/T:\n1 / 1',
    ],
    [
      'with power and toughness apart',
      'Name: Test Druid\nCost: G\nType: Creature — Elf Druid\nText: {T}: Add {G}.\nPower: 1\nToughness: 1',
    ],
  ])('%s', (_, text) => {
    expect(block(text)).toBe(DRUID);
    expect(sure(text)).toBe(true);
  });

  it('keeps reminder text', () => {
    const text = 'Test Wall {W}\nCreature — Wall\nDefender (This creature can’t attack.)\n0/4';
    expect(block(text)).toBe(`card ${text.replace(/\n/g, '\n  ')}`);
  });

  it('makes comments of flavour, of who said it, and of the page around it', () => {
    const text = `Test Druid {G}
Creature — Elf Druid
{T}: Add {G}.

One bone broken for every twig snapped underfoot.
—Penalty for trespassing
1/1
Illustrated by Somebody Else
M19 • EN
$0.25`;
    expect(block(text)?.split('\n')).toEqual([
      'card Test Druid {G}',
      '  Creature — Elf Druid',
      '  {T}: Add {G}.',
      '  # One bone broken for every twig snapped underfoot.',
      '  # —Penalty for trespassing',
      '  # Illustrated by Somebody Else',
      '  # M19 • EN',
      '  # $0.25',
      '  1/1',
    ]);
  });

  it('makes comments of what a page says below the card', () => {
    const text = `Test Druid
{G}

Creature — Elf Druid

{T}: Add {G}.

1/1

Illustrated by Somebody Else

Foundations (FDN)
#227 · Common · English

Standard
Legal
Penny
Not Legal
Buy this card`;
    const lines = block(text)?.split('\n') ?? [];
    expect(lines.filter((line) => !line.trim().startsWith('#')).join('\n')).toBe(DRUID);
    expect(lines).toHaveLength(DRUID.split('\n').length + 8);
  });

  it('knows flavour in quotes, and under its label', () => {
    expect(block('Test Ogre {2}{R}\nCreature — Ogre\n"Me smash the land."\n2/2')).toContain(
      '\n  # "Me smash the land."\n',
    );
    const labelled =
      'Name: Test Ogre\nCost: 2R\nType: Creature — Ogre\nFlavor Text: Creatures fear it.\nRarity: Common\nP/T: 2/2';
    expect(block(labelled)).toBe(
      'card Test Ogre {2}{R}\n  Creature — Ogre\n  # Creatures fear it.\n  # Rarity: Common\n  2/2',
    );
  });

  it('keeps what a page says with its label, and no label that says nothing', () => {
    expect(block('Test Ogre {2}{R}\nMana Cost:\nCreature — Ogre\n2/2\nArtist: John Avon')).toBe(
      'card Test Ogre {2}{R}\n  Creature — Ogre\n  # Artist: John Avon\n  2/2',
    );
  });

  it('never takes for flavour what may be rules text', () => {
    const strange = 'Test Ogre {2}{R}\nCreature — Ogre\nFlying\n\nTarget creature grundles until end of turn.\n2/2';
    expect(block(strange)).toContain('\n  Target creature grundles until end of turn.\n');
    expect(block('Test Land\nLand\n{T}: Add {R}.\n\nFlying')).toContain('\n  Flying');
  });

  it('joins sentences that a narrow page has broken', () => {
    const text =
      'Test Rite {W}\nEnchantment\nWhite creatures you control get\nand have as long as it is so, and\nso on.';
    expect(block(text)?.split('\n')).toHaveLength(3);
  });

  it('reads levels and their sizes', () => {
    const text =
      'Pupil {W}\nCreature — Human Knight\nLevel up W\nLEVEL 2-6\n3/3\nFirst strike\nLEVEL 7+\n4/4\nDouble strike\n1/1';
    const face = parseCardBlock({ text: 'x', start: 0 }, []).card;
    expect(face.layout).toBe('single');
    expect(block(text)).toBe(`card ${text.replace('Level up W', 'Level up {W}').replace(/\n/g, '\n  ')}`);
    const early = text.replace('\n1/1', '').replace('Knight\n', 'Knight\n1/1\n');
    expect(block(early)).toBe(block(text));
  });

  it('knows loyalty and defense', () => {
    const walker = 'Test Walker {2}{U}\nLegendary Planeswalker — Test\n+1: Draw a card.\n';
    const made = 'card Test Walker {2}{U}\n  Legendary Planeswalker — Test\n  +1: Draw a card.\n  Loyalty: 3';
    for (const corner of ['Loyalty: 3', '(Loyalty: 3)', 'Loyalty 3']) expect(block(walker + corner)).toBe(made);
    expect(block('Siege {2}{R}\nBattle — Siege\nWhen it enters, draw a card.\nDefense: 4')).toMatch(
      /\n {2}Defense: 4$/,
    );
  });

  it('reads sizes with stars', () => {
    for (const size of ['*/1+*', '*/*', '2+*/2+*', '7-*/4'])
      expect(block(`Test Ooze {G}\nCreature — Ooze\nIt grows.\n${size}`)).toMatch(/Ooze\n/);
    expect(block('Test Ooze {G}\nCreature — Ooze\nTrample\n*/1+*')).toMatch(/\n {2}\*\/1\+\*$/);
  });

  it('reads the type lines of old', () => {
    expect(block('Test Elves G\nSummon Elves\n1/1')).toBe('card Test Elves {G}\n  Creature — Elf\n  1/1');
    expect(block('Test Aura U\nEnchant Creature\nEnchanted creature has flying.')).toBe(
      'card Test Aura {U}\n  Enchantment — Aura\n  Enchant creature\n  Enchanted creature has flying.',
    );
    expect(block('Test Trick R\nInterrupt\nIt deals 2 damage to any target.')).toContain('\n  Instant\n');
    expect(block('Test Lord 2B\nSummon Legend\n2/2')).toContain('\n  Legendary Creature\n');
  });

  it('reads the types of cards that are not creatures', () => {
    expect(block('Test Isle\nBasic Land — Island')).toBe('card Test Isle\n  Basic Land — Island');
    expect(sure('Test Isle\nBasic Land — Island')).toBe(true);
    expect(block('Test Sword {3}\nArtifact — Equipment\nEquip 2')).toContain('\n  Equip {2}');
    expect(block('Test Plan {1}{U}\nTribal Instant — Merfolk\nDraw a card.')).toContain('Tribal Instant — Merfolk');
  });

  it('reads new creature types', () => {
    expect(block('Test Thing {1}\nArtifact Creature — Gizmo Blorb\n1/1')).toContain('Artifact Creature — Gizmo Blorb');
  });
});

describe('cards with several faces', () => {
  it('are parted by lines of dashes or slashes', () => {
    for (const line of ['//', '----', '---', '//////', '——'])
      expect(block(`Day {1}\nCreature — Human\n1/1\n${line}\nNight\nCreature — Werewolf\n3/3`)).toBe(
        'card Day {1}\n  Creature — Human\n  1/1\n  ----\n  Night\n  Creature — Werewolf\n  3/3',
      );
  });

  it('may share their types', () => {
    const text =
      'Bottom // Top {1}{U}\nEnchantment — Room\nWhen you unlock this door, draw a card.\n//\nCreatures you control have flying.';
    expect(block(text)?.split('\n')).toEqual([
      'card Bottom',
      '  Enchantment — Room',
      '  When you unlock this door, draw a card.',
      '  ----',
      '  Top {1}{U}',
      '  Enchantment — Room',
      '  Creatures you control have flying.',
    ]);
  });

  it('may have one head', () => {
    const text =
      'Heat {1}{R} // Cold {1}{U}\nInstant // Instant\nHeat deals 2 damage to any target.\n//\nTap target permanent.';
    expect(block(text)).toBe(
      'card Heat {1}{R}\n  Instant\n  Heat deals 2 damage to any target.\n  ----\n  Cold {1}{U}\n  Instant\n  Tap target permanent.',
    );
  });
});

describe('what pages leave in their texts', () => {
  it('is taken out', () => {
    expect(block('Test Rite {W}\nInstant\nFlying <i>(It flies.)</i>\n&AElig;ther &amp; stone.')).toContain(
      '  Flying (It flies.)\n  Æther & stone.',
    );
  });

  it('leaves modes with dashes alone', () => {
    const modes = '— Destroy target land.\n- Draw a card.';
    expect(block(`Test Charm {W}\nInstant\nChoose one —\n${modes}`)).not.toContain('#');
  });
});

describe('a list', () => {
  it('with labels gives each of its cards', () => {
    const one = (name: string): string => `Name: ${name}\nCost: 1G\nType: Creature — Bear\nP/T: 2/2\n\n`;
    expect(pastedCards(one('First Bear') + one('Second Bear')).map(({ name }) => name)).toEqual([
      'First Bear',
      'Second Bear',
    ]);
  });
});

describe('what is no card', () => {
  it.each([
    '',
    'Hello',
    'scenario A test\n  Alice controls Gray Ogre\n  expect Gray Ogre is 2/2\n',
    'rules classic\n\nuse cards.strata\n',
    '4 Lightning Bolt\n20 Mountain\n',
    'const a = 1;\nconst b = 2;\n',
    'Creature — Elf\n1/1',
    'The creature is an artifact.\nIt is large.\n2/2',
    'x'.repeat(9000),
  ])('is left alone: %j', (text) => {
    expect(pastedCards(text)).toEqual([]);
  });

  it.each([
    'Test Ogre {2}{R}\nCreature — Ogre',
    'this is how it goes\nInstant\nDraw a card.',
    'He said: go. Then he went\nSorcery\nDraw a card.',
  ])('is not sure to be one: %j', (text) => {
    expect(sure(text)).toBe(false);
  });

  it('throws at nothing, and loses no word', () => {
    const piece = fc.constantFrom(
      'Test Druid {G}',
      'Creature — Elf',
      'Flying',
      '1/1',
      '----',
      '//',
      'Name: A',
      'Type: Sorcery',
      'Text: Draw a card.',
      '—Someone',
      '"Said."',
      '',
      'LEVEL 1-2',
      'Loyalty: x',
      'Power: ',
      'P/T: odd',
      'T: Add G.',
      'Odd words here',
    );
    // a part without a name, before one that has it
    expect(pastedCards('Type: Sorcery\n"Said."\nName: A\nType: Sorcery')).toEqual([]);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (lines) => {
        const cards = pastedCards(lines.join('\n'));
        if (cards.length === 0) return;
        const all = cards.map((card) => card.block).join('\n');
        for (const line of lines)
          if (/^(?:Flying|Odd words here|"Said\."|—Someone)$/.test(line)) expect(all).toContain(line);
      }),
    );
  });
});

describe('a block', () => {
  it('pasted is the same block', () => {
    const word = fc.constantFrom('Moss', 'Storm', 'Iron', 'Walker', 'Giant', 'Rite');
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    const text = fc.array(
      fc.constantFrom(
        'Flying',
        '{T}: Add {G}.',
        'When this creature enters, draw a card.',
        'Equip {2}',
        'Trample (Extra.)',
      ),
      { maxLength: 4 },
    );
    const face = fc.record({
      name,
      cost: fc.constantFrom('', '{G}', '{2}{R}{R}', '{X}{W/U}'),
      types: fc.constantFrom('Creature — Elf', 'Legendary Creature — Human Wizard'),
      indicator: fc.constantFrom([], ['green']),
      text,
      corner: fc.constantFrom('1/1', '*/1+*', '10/10'),
    });
    fc.assert(
      fc.property(face, fc.option(face), (front, back) => {
        const printed = printSheet({ layout: 'flip', faces: back === null ? [front] : [front, back] });
        const again = block(printed)?.replace(/^ {2}----$/m, '  ---- flip');
        expect(again?.replace(/Color indicator: /g, '')).toBe(printed.replace(/Color indicator: /g, ''));
      }),
    );
  });
});
