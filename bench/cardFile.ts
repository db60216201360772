// A file like Scryfall's oracle cards, of generated cards: as large, and with as much in it that is of no use here.
import { closeSync, openSync, writeSync } from 'node:fs';

const FIRST = ['Grave', 'Storm', 'Ember', 'Moss', 'Iron', 'Silver', 'Tide', 'Thorn', 'Dusk', 'Dawn', 'Bone', 'Glass'];
const SECOND = ['born', 'caller', 'weaver', 'heart', 'shaper', 'walker', 'seeker', 'warden', 'breaker', 'singer'];
const THIRD = ['Adept', 'Colossus', 'Drake', 'Envoy', 'Giant', 'Hound', 'Knight', 'Oracle', 'Scout', 'Titan'];
const TEXTS = [
  'Flying',
  'Other creatures you control get +1/+1.',
  'When this creature enters, draw a card.',
  'Enchanted creature gets +2/+2 and has trample.',
  '{T}: Add {G}.',
  'As long as you control an artifact, this creature has vigilance. (Attacking doesn’t cause it to tap.)',
];

const address = (kind: string, number: number): string =>
  `https://cards.example/${kind}/${number.toString(16).padStart(8, '0')}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

const nameOf = (number: number): string => {
  const pick = (list: readonly string[], by: number): string => list[Math.floor(number / by) % list.length] ?? '';
  return `${pick(FIRST, 1)}${pick(SECOND, 12)} ${pick(THIRD, 120)} ${number}`;
};

/** One card as such a file has it; `number` decides everything about it. */
export const generatedCard = (number: number): string =>
  JSON.stringify({
    object: 'card',
    id: address('id', number),
    oracle_id: address('oracle', number).slice(-36),
    multiverse_ids: [number, number + 1],
    name: nameOf(number),
    lang: 'en',
    released_at: '2020-01-01',
    uri: address('uri', number),
    layout: 'normal',
    image_uris: Object.fromEntries(
      ['small', 'normal', 'large', 'png', 'art_crop', 'border_crop'].map((size) => [size, address(size, number)]),
    ),
    mana_cost: `{${number % 7}}{G}`,
    cmc: (number % 7) + 1,
    type_line: 'Creature — Elf Warrior',
    oracle_text: [0, 1, 2, 3].map((line) => TEXTS[(number + line) % TEXTS.length]).join('\n'),
    power: String(number % 9),
    toughness: String((number % 8) + 1),
    colors: ['G'],
    legalities: Object.fromEntries(Array.from({ length: 22 }, (_, at) => [`format${at}`, 'not_legal'])),
    prices: Object.fromEntries(['usd', 'usd_foil', 'eur', 'tix'].map((kind) => [kind, '0.25'])),
    related_uris: Object.fromEntries(['a', 'b', 'c', 'd'].map((kind) => [kind, address(kind, number).repeat(2)])),
    purchase_uris: Object.fromEntries(['x', 'y', 'z'].map((kind) => [kind, address(kind, number).repeat(3)])),
    all_parts: Array.from({ length: 16 }, (_, at) => ({
      object: 'related_card',
      id: address('part', at),
      name: nameOf(at),
    })),
    flavor_text: 'It said “once” — then, never again. '.repeat(4),
  });

/** Writes the file, one card a line as they do; its size in bytes. */
export const writeCardFile = (path: string, cards: number): number => {
  const file = openSync(path, 'w');
  let size = 0;
  for (let from = 0; from < cards; from += 500) {
    const lines: string[] = [];
    for (let card = from; card < Math.min(cards, from + 500); card += 1) lines.push(generatedCard(card));
    const end = from + 500 >= cards ? '\n]\n' : ',\n';
    size += writeSync(file, `${from === 0 ? '[\n' : ''}${lines.join(',\n')}${end}`);
  }
  closeSync(file);
  return size;
};
