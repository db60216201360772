// Database files of both kinds, piece by piece, to an index and back; cards found in it by every name.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DatabaseBuilder } from '../../../server/src/cards/database/build.ts';
import { type CardIndex, isIndexOf, printIndex, readIndex } from '../../../server/src/cards/database/indexFile.ts';
import { analyse } from '../../../server/src/scenario/analyse.ts';
import { DATABASE_ADDRESS, databasePool } from '../../../server/src/scenario/databasePool.ts';
import { nameKey } from '../../../server/src/scenario/words.ts';

const source = { path: '/cards.json', size: 10, modified: 5 };

const built = (...chunks: readonly string[]): CardIndex | string => {
  const builder = new DatabaseBuilder();
  for (const chunk of chunks) if (!builder.push(chunk)) break;
  const result = builder.finish(source);
  if ('problem' in result) return result.problem.code;
  return readIndex(result.index) ?? 'unreadable index';
};

const poolOf = (json: unknown) => {
  const index = built(JSON.stringify(json));
  if (typeof index === 'string') throw new Error(index);
  return databasePool(index);
};

const blockOf = (json: unknown, name: string): string | undefined => poolOf(json).blockOf(nameKey(name));

const OGRE = {
  object: 'card',
  name: 'Test Ogre',
  mana_cost: '{2}{R}',
  type_line: 'Creature — Ogre',
  power: '2',
  toughness: '2',
};

const SPLIT = {
  name: 'Heat // Cold',
  layout: 'split',
  type_line: 'Instant // Instant',
  card_faces: [
    { name: 'Heat', mana_cost: '{1}{R}', type_line: 'Instant', oracle_text: 'Heat deals 2 damage to any target.' },
    { name: 'Cold', mana_cost: '{1}{U}', type_line: 'Instant', oracle_text: 'Tap target permanent.\nDraw a card.' },
  ],
};

const two = (layout: string, back: object) => ({
  name: 'Front // Back',
  layout,
  card_faces: [
    { name: 'Front', mana_cost: '{G}', type_line: 'Creature — Human', power: '1', toughness: '1' },
    { name: 'Back', mana_cost: '', type_line: 'Creature — Werewolf', power: '3', toughness: '3', ...back },
  ],
});

describe('a Scryfall bulk file', () => {
  it('gives card blocks', () => {
    expect(blockOf([{ ...OGRE, oracle_text: 'Trample\nMenace (It can’t be blocked alone.)' }], 'test ogre')).toBe(
      'card Test Ogre {2}{R}\n  Creature — Ogre\n  Trample\n  Menace (It can’t be blocked alone.)\n  2/2',
    );
  });

  it('knows colour indicators, loyalty, defense', () => {
    const walker = {
      name: 'Test Walker',
      type_line: 'Legendary Planeswalker — Test',
      color_indicator: ['U', 'G'],
      loyalty: '3',
    };
    expect(blockOf([walker], 'Test Walker')).toBe(
      'card Test Walker\n  Legendary Planeswalker — Test\n  Color indicator: blue, green\n  Loyalty: 3',
    );
    const definition = poolOf([walker]).get('test walker')?.definition.faces[0];
    expect(definition).toMatchObject({ loyalty: 3, colorIndicator: 2 | 16 });
    expect(blockOf([{ name: 'Siege', type_line: 'Battle — Siege', defense: '4' }], 'siege')).toMatch(
      /\n {2}Defense: 4$/,
    );
  });

  it('finds split cards whole and by each half', () => {
    const pool = poolOf([OGRE, SPLIT]);
    for (const name of ['Heat // Cold', 'Heat', 'Cold']) {
      expect(pool.get(nameKey(name))?.definition).toMatchObject({ name: 'Heat // Cold', layout: 'split' });
    }
    expect(pool.get('heat')).toBe(pool.get('cold'));
    expect(pool.get('heat')?.uri).toBe(DATABASE_ADDRESS);
    expect(pool.get('heat')?.faces.map(({ abilities }) => abilities.length)).toEqual([1, 1]);
  });

  it.each([
    ['flip', 'flip'],
    ['transform', 'transform'],
    ['modal_dfc', 'modal'],
    ['adventure', 'adventure'],
    ['something new', 'transform'],
  ])('reads the faces of %s cards', (layout, ours) => {
    const pool = poolOf([two(layout, {})]);
    for (const name of ['Front', 'Back', 'Front // Back']) {
      const definition = pool.get(nameKey(name))?.definition;
      expect(definition).toMatchObject({ name: 'Front', layout: ours });
      expect(definition?.faces.map((face) => [face.name, face.power])).toEqual([
        ['Front', 1],
        ['Back', 3],
      ]);
    }
  });

  it('takes a reversible card as the one card it is', () => {
    const face = { ...OGRE, layout: 'normal' };
    const pool = poolOf([{ name: 'Test Ogre // Test Ogre', layout: 'reversible_card', card_faces: [face, face] }]);
    expect(pool.get('test ogre')?.definition).toMatchObject({ layout: 'single', name: 'Test Ogre' });
  });

  it('reads levels as the card prints them', () => {
    const text = 'Level up {W}\nLEVEL 2-6\n3/3\nFirst strike\nLEVEL 7+\n4/4\nDouble strike';
    const pool = poolOf([{ ...OGRE, layout: 'leveler', oracle_text: text }]);
    const face = pool.get('test ogre')?.definition.faces[0];
    expect(face?.rulesText).toEqual(text.split('\n'));
    expect([face?.power, face?.toughness]).toEqual([2, 2]);
  });

  it('leaves out tokens, emblems and pictures, and takes each card once', () => {
    const token = { ...OGRE, layout: 'token', oracle_text: 'A token.' };
    const printings = [token, { ...OGRE, oracle_id: 'x' }, { ...OGRE, oracle_id: 'x', oracle_text: 'Later.' }];
    const pool = poolOf(printings);
    expect(pool.count).toBe(1);
    expect(pool.blockOf('test ogre')).not.toContain('token');
    expect(pool.blockOf('test ogre')).not.toContain('Later');
  });

  it('takes a tournament card before a joke of the same name', () => {
    const joke = { ...OGRE, set_type: 'funny', oracle_text: 'Laugh.' };
    expect(poolOf([joke, OGRE]).blockOf('test ogre')).not.toContain('Laugh');
    expect(poolOf([joke]).blockOf('test ogre')).toContain('Laugh');
  });

  it('prefers a card to the face of another', () => {
    const other = { name: 'Heat', type_line: 'Sorcery', oracle_text: 'Draw two cards.' };
    expect(poolOf([SPLIT, other]).blockOf('heat')).toContain('Sorcery');
  });

  it('knows the names that cards give to tokens', () => {
    const maker = { name: 'Maker', type_line: 'Sorcery', oracle_text: 'Create a legendary 4/4 token named Old Stone.' };
    expect(poolOf([maker]).indexes[0]?.get('old stone')).toMatchObject({ kind: 'token' });
  });

  it('does not take a keyword for a card that is called like it', () => {
    const aura = { name: 'Vigilance', type_line: 'Enchantment — Aura', oracle_text: 'Enchant creature' };
    const text = `rules current

card Watcher {W}
  Creature — Angel
  Flying, vigilance
  4/4

scenario S
  Alice controls Watcher, Vigilance attached to Watcher
  expect Watcher is a 4/4 with flying and vigilance, Vigilance is an Aura
`;
    const library = poolOf([aura]);
    const { problems, runs } = analyse({ uri: 'a', text, version: 1, files: new Map(), library });
    expect(problems).toEqual([]);
    expect(runs[0]?.outcome).toBe('passed');
  });

  it('may have an object a line', () => {
    const index = built([OGRE, SPLIT].map((card) => JSON.stringify(card)).join('\n'));
    expect(typeof index === 'string' ? index : index.count).toBe(2);
  });

  it('may be a page of answers, with the cards under `data`', () => {
    expect(poolOf({ object: 'list', data: [OGRE] }).count).toBe(1);
  });

  it('is the same index in pieces of any size', () => {
    const text = JSON.stringify([OGRE, SPLIT, two('flip', {})]);
    const whole = built(text);
    if (typeof whole === 'string') throw new Error(whole);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (size) => {
        const pieces = built(...(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []));
        if (typeof pieces === 'string') throw new Error(pieces);
        for (let card = 0; card < whole.count; card += 1) expect(pieces.block(card)).toBe(whole.block(card));
      }),
      { numRuns: 50 },
    );
  });
});

describe('AtomicCards of MTGJSON', () => {
  const face = {
    name: 'Test Ogre',
    layout: 'normal',
    manaCost: '{2}{R}',
    type: 'Creature — Ogre',
    text: 'Trample',
    power: '2',
    toughness: '2',
  };
  const side = (of: string, name: string, layout: string, more: object = {}) => ({
    ...face,
    name: 'Front // Back',
    faceName: name,
    side: of,
    layout,
    ...more,
  });

  it('gives the same blocks', () => {
    const json = { meta: { version: '5' }, data: { 'Test Ogre': [face] } };
    expect(blockOf(json, 'Test Ogre')).toBe('card Test Ogre {2}{R}\n  Creature — Ogre\n  Trample\n  2/2');
  });

  it('knows faces and their layout', () => {
    const list = [
      side('a', 'Front', 'modal_dfc'),
      side('b', 'Back', 'modal_dfc', { type: 'Land', colorIndicator: ['G'] }),
    ];
    const pool = poolOf({ data: { 'Front // Back': list } });
    expect(pool.get(nameKey('Back'))?.definition).toMatchObject({ name: 'Front', layout: 'modal' });
  });

  it('takes cards that meld one by one', () => {
    const pool = poolOf({ data: { 'Front // Back': [side('a', 'Front', 'meld'), side('b', 'Back', 'meld')] } });
    expect(pool.get('front')?.definition).toMatchObject({ layout: 'single', name: 'Front' });
    expect(pool.get('back')?.definition).toMatchObject({ layout: 'single', name: 'Back' });
  });
});

describe('a file that is no card database', () => {
  it.each([
    ['', 'cards.truncated'],
    ['[{"name":"A","type_line":"Sorcery"},{"na', 'cards.truncated'],
    ['[{"name":"A","type_line":"Sorcery"},{"na}]', 'cards.truncated'],
    ['[{"name":"A","type_line":"Sorcery"},{na:1}]', 'cards.broken'],
    ['[{"name":"A","type_line":"Sorcery"}}', 'cards.broken'],
    ['<!DOCTYPE html>', 'cards.notJson'],
    ['[]', 'cards.foreign'],
    ['[1,2,3]', 'cards.foreign'],
    ['{"a":1}', 'cards.foreign'],
    ['{"data":{"LEA":{"cards":[{"name":"A","type":"Sorcery"}]}}}', 'cards.foreign'],
    ['[{"object":"ruling","comment":"So it is."}]', 'cards.foreign'],
  ])('%s: %s', (text, code) => {
    expect(built(text)).toBe(code);
  });

  it('is given up early where it is plainly something else', () => {
    const builder = new DatabaseBuilder();
    expect(builder.push(`[${'{"object":"ruling"},'.repeat(30)}`)).toBe(false);
  });
});

describe('the index', () => {
  const cards = [
    { names: ['A', 'B'], tokens: ['T'], block: 'card A\n  Sorcery' },
    { names: ['Äther—"x"'], tokens: [], block: 'card Äther—"x"\n  Instant\n  Draw a card.' },
  ];
  const text = printIndex(source, cards);

  it('comes back as it was kept', () => {
    const index = readIndex(text);
    expect(index?.count).toBe(2);
    expect(
      cards.map((_, at) => ({ names: index?.names(at), tokens: index?.tokens(at), block: index?.block(at) })),
    ).toEqual(cards);
  });

  it('is of one file at one time', () => {
    const index = readIndex(text);
    if (index === undefined) throw new Error('no index');
    expect(isIndexOf(index, source)).toBe(true);
    expect(isIndexOf(index, { ...source, size: 11 })).toBe(false);
    expect(isIndexOf(index, { ...source, modified: 6 })).toBe(false);
  });

  it('is none where any of it is missing', () => {
    for (let end = 0; end < text.length; end += 1) expect(readIndex(text.slice(0, end))).toBeUndefined();
    expect(readIndex(text.replace('strata-cards 1', 'strata-cards 0'))).toBeUndefined();
  });
});
