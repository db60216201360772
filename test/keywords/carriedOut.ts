// For every keyword ability that is carried out: a card that has it, and a scenario in which its effect shows.
import type { NamesThatAre } from '../../server/src/keywords/keywords.ts';

export interface Shown {
  readonly card: string;
  readonly lines: readonly string[];
}

const card = (head: string, text: string, foot = ''): string =>
  `card ${head}\n${text
    .split('\n')
    .map((line) => `  ${line}\n`)
    .join('')}${foot}`;

/** An artifact creature of Alice's that has the text. */
const golem = (text: string, ...lines: readonly string[]): Shown => ({
  card: card('Probe {2}', `Artifact Creature — Golem\n${text}\n2/2`),
  lines: ['Alice controls Probe', ...lines],
});

/** The same card, where the lines say where it is. */
const golemCard = (text: string, ...lines: readonly string[]): Shown => ({ ...golem(text), lines });

const instant = (text: string, ...lines: readonly string[]): Shown => ({
  card: card('Probe {R}', `Instant\n${text}`),
  lines,
});

const other = (head: string, text: string, ...lines: readonly string[]): Shown => ({ card: card(head, text), lines });

const blocked = (text: string, bad: string, rule: string, good?: string): Shown =>
  golem(
    text,
    `Bob controls ${bad}${good === undefined ? '' : `, ${good}`}`,
    'Probe attacks Bob',
    `illegal ${bad} blocks Probe by ${rule}`,
    ...(good === undefined ? [] : [`legal ${good} blocks Probe`]),
  );

const equipment = (text: string, ...lines: readonly string[]): Shown =>
  other('Probe {1}', `Artifact — Equipment\n${text}`, ...lines);

export const CARRIED_OUT: Readonly<Record<NamesThatAre<'abilities' | 'text' | 'own'>, Shown>> = {
  // —— blocking and attacking
  flying: blocked('Flying', 'Gray Ogre', '702.9b', 'Serra Angel'),
  reach: golem(
    'Reach',
    'Bob controls Serra Angel',
    "Bob's turn",
    'Serra Angel attacks Alice',
    'legal Probe blocks Serra Angel',
  ),
  horsemanship: blocked('Horsemanship', 'Gray Ogre', '702.31b'),
  shadow: blocked('Shadow', 'Gray Ogre', '702.28b'),
  fear: blocked('Fear', 'Gray Ogre', '702.36b', 'Ornithopter'),
  intimidate: blocked('Intimidate', 'Gray Ogre', '702.13b', 'Ornithopter'),
  skulk: blocked('Skulk', 'Hill Giant', '702.118b', 'Gray Ogre'),
  landwalk: golem(
    'Islandwalk',
    'Bob controls Island, Gray Ogre',
    'Probe attacks Bob',
    'illegal Gray Ogre blocks Probe by 702.14c',
  ),
  menace: blocked('Menace', 'Gray Ogre', '702.111b'),
  defender: golem('Defender', 'illegal Probe attacks Bob by 702.3b'),
  vigilance: golem('Vigilance', 'Probe attacks Bob', 'expect Probe is attacking, is untapped'),
  // —— damage and destruction
  deathtouch: golem(
    'Deathtouch',
    'Bob controls Hill Giant',
    'Probe deals 1 damage to Hill Giant',
    "expect Hill Giant is in Bob's graveyard",
  ),
  lifelink: golem('Lifelink', 'Probe deals 2 damage to Bob', 'expect Alice has 22 life'),
  wither: golem(
    'Wither',
    'Bob controls Hill Giant',
    'Probe deals 1 damage to Hill Giant',
    'expect Hill Giant has 1 -1/-1 counter',
  ),
  infect: golem('Infect', 'Probe deals 2 damage to Bob', 'expect Bob has 2 poison counters, Bob has 20 life'),
  indestructible: golem('Indestructible', 'destroy Probe', 'expect Probe is on the battlefield'),
  'umbra armor': other(
    'Probe {G}',
    'Enchantment — Aura\nEnchant creature\nUmbra armor',
    'Alice controls Gray Ogre, Probe attached to Gray Ogre',
    'destroy Gray Ogre',
    "expect Gray Ogre is on the battlefield, Probe is in Alice's graveyard",
  ),
  'totem armor': other(
    'Probe {G}',
    'Enchantment — Aura\nEnchant creature\nTotem armor',
    'Alice controls Gray Ogre, Probe attached to Gray Ogre',
    'destroy Gray Ogre',
    "expect Gray Ogre is on the battlefield, Probe is in Alice's graveyard",
  ),
  // —— targets
  hexproof: golem(
    'Hexproof',
    'illegal Bob casts Shock targeting Probe by 702.11',
    'legal Alice casts Shock targeting Probe',
  ),
  'hexproof from': golem('Hexproof from red', 'illegal Bob casts Shock targeting Probe by 702.11'),
  shroud: golem('Shroud', 'illegal Alice casts Shock targeting Probe by 702.18a'),
  'protection from': golem('Protection from red', 'illegal Alice casts Shock targeting Probe by 702.16b'),
  enchant: other(
    'Probe {U}',
    'Enchantment — Aura\nEnchant artifact',
    'Alice controls Gray Ogre, Ornithopter',
    'illegal Alice casts Probe targeting Gray Ogre',
    'legal Alice casts Probe targeting Ornithopter',
  ),
  ward: golem(
    'Ward {2}',
    'Bob casts Shock targeting Probe',
    '  trigger Probe choosing no',
    'expect Probe has 0 damage',
  ),
  // —— casting
  flash: golemCard('Flash', "Bob's turn", 'legal Alice casts Probe'),
  'split second': instant(
    'Split second\nYou gain 1 life.',
    'Alice casts Probe',
    '  illegal Bob casts Shock targeting Alice by 702.61b',
    'expect Alice has 21 life',
  ),
  convoke: instant(
    'Convoke\nYou gain 1 life.',
    'Alice controls Gray Ogre',
    'Alice casts Probe tapping Gray Ogre',
    'expect Gray Ogre is tapped',
  ),
  improvise: instant(
    'Improvise\nYou gain 1 life.',
    'Alice controls Ornithopter',
    'Alice casts Probe tapping Ornithopter',
    'expect Ornithopter is tapped',
  ),
  delve: instant(
    'Delve\nYou gain 1 life.',
    'Alice has Gray Ogre in graveyard',
    'Alice casts Probe exiling Gray Ogre',
    'expect Gray Ogre is in exile',
  ),
  'affinity for': golemCard(
    'Affinity for artifacts',
    'Alice controls Ornithopter',
    'Alice has Probe in hand',
    'expect Probe costs {1} for Alice',
  ),
  undaunted: golemCard('Undaunted', 'Alice has Probe in hand', 'expect Probe costs {1} for Alice'),
  kicker: instant(
    'Kicker {2}\nYou gain 1 life. If this spell was kicked, you gain 3 life.',
    'Alice casts Probe with kicker',
    'expect Alice has 24 life',
  ),
  buyback: instant(
    'Buyback {2}\nYou gain 1 life.',
    'Alice casts Probe with buyback',
    "expect Probe is in Alice's hand",
  ),
  flashback: instant(
    'Flashback {2}\nYou gain 1 life.',
    'Alice has Probe in graveyard',
    'Alice casts Probe with flashback',
    'expect Probe is in exile, Alice has 21 life',
  ),
  entwine: instant(
    'Choose one —\n• You gain 1 life.\n• You gain 2 life.\nEntwine {2}',
    'Alice casts Probe with entwine',
    'expect Alice has 23 life',
  ),
  prowl: instant(
    "Prowl {R}\nIf this spell's prowl cost was paid, you gain 3 life.",
    'Alice casts Probe with prowl',
    'expect Alice has 23 life',
  ),
  surge: instant(
    "Surge {R}\nIf this spell's surge cost was paid, you gain 3 life.",
    'Alice casts Probe with surge',
    'expect Alice has 23 life',
  ),
  spectacle: instant(
    "Spectacle {R}\nIf this spell's spectacle cost was paid, you gain 3 life.",
    'Alice casts Probe with spectacle',
    'expect Alice has 23 life',
  ),
  escape: golemCard(
    'Escape—{2}, Exile another card from your graveyard.',
    'Alice has Probe, Gray Ogre in graveyard',
    'Alice casts Probe from graveyard with escape exiling Gray Ogre',
    'expect Probe is on the battlefield, Gray Ogre is in exile',
  ),
  overload: instant(
    'Destroy target creature.\nOverload {5}',
    'Bob controls Gray Ogre, Hill Giant',
    'Alice casts Probe with overload',
    "expect Gray Ogre, Hill Giant are in Bob's graveyard",
  ),
  conspire: instant(
    'Conspire\nYou gain 1 life.',
    'Alice controls Gray Ogre, Hill Giant',
    'Alice casts Probe with conspire tapping Gray Ogre, Hill Giant',
    'expect Alice has 22 life',
  ),
  rebound: instant('Rebound\nYou gain 1 life.', 'Alice casts Probe', 'expect Probe is in exile'),
  bestow: other(
    'Probe {2}',
    'Enchantment Creature — Spirit\nBestow {2}\nEnchanted creature gets +1/+1.\n2/2',
    'Alice controls Gray Ogre',
    'Alice casts Probe with bestow targeting Gray Ogre',
    'expect Probe is attached to Gray Ogre, Gray Ogre is 3/3',
  ),
  // —— face down, phased out
  morph: golemCard(
    'Morph {2}',
    'Alice controls Probe face down',
    'Alice turns Probe face up',
    'expect Probe is face up',
  ),
  megamorph: golemCard(
    'Megamorph {2}',
    'Alice controls Probe face down',
    'Alice turns Probe face up',
    'expect Probe is 3/3',
  ),
  disguise: golemCard(
    'Disguise {2}',
    'Alice controls Probe face down',
    'Alice turns Probe face up',
    'expect Probe is face up',
  ),
  phasing: golem('Phasing', 'next turn', 'next turn', 'expect Probe is phased out'),
  // —— layers
  changeling: golem('Changeling', 'expect Probe is a Goblin'),
  devoid: other('Probe {R}', 'Creature — Eldrazi\nDevoid\n1/1', 'Alice controls Probe', 'expect Probe is colorless'),
  'living metal': other(
    'Probe {R}',
    'Artifact — Vehicle\nLiving metal\n2/2',
    'Alice controls Probe',
    'expect Probe is a creature',
  ),
  // —— how often
  exhaust: golem(
    'Exhaust — {1}: You gain 1 life.',
    'Alice activates Probe',
    'expect Alice has 21 life',
    'illegal Alice activates Probe',
  ),
  // —— triggers
  persist: golem('Persist', 'destroy Probe', 'expect Probe is on the battlefield, has 1 -1/-1 counter'),
  undying: golem('Undying', 'destroy Probe', 'expect Probe is on the battlefield, has 1 +1/+1 counter'),
  fading: golemCard(
    'Fading 2',
    'Alice puts Probe onto the battlefield',
    'expect Probe has 2 fade counters',
    'next turn',
    'next turn',
    'expect Probe has 1 fade counter',
  ),
  vanishing: golemCard(
    'Vanishing 1',
    'Alice puts Probe onto the battlefield',
    'next turn',
    'next turn',
    "expect Probe is in Alice's graveyard",
  ),
  impending: golemCard(
    'Impending 2—{1}',
    'Alice casts Probe with impending',
    'expect Probe is not a creature, has 2 time counters',
  ),
  prowess: golem('Prowess', 'Alice casts Shock targeting Bob', 'expect Probe is 3/3'),
  bushido: golem(
    'Bushido 1',
    'Bob controls Hill Giant',
    'Probe attacks Bob',
    'Hill Giant blocks Probe',
    'expect Probe is 3/3',
  ),
  afterlife: golem('Afterlife 1', 'destroy Probe', 'expect Alice controls a Spirit'),
  'living weapon': equipment(
    'Living weapon\nEquipped creature gets +1/+1.',
    'Alice casts Probe',
    'expect Alice controls a Phyrexian Germ',
  ),
  'for mirrodin!': equipment('For Mirrodin!', 'Alice casts Probe', 'expect Alice controls a Rebel'),
  'job select': equipment('Job select', 'Alice casts Probe', 'expect Alice controls a Hero'),
  flanking: golem(
    'Flanking',
    'Bob controls Gray Ogre',
    'Probe attacks Bob',
    'Gray Ogre blocks Probe',
    'expect Gray Ogre is 1/1',
  ),
  evolve: golem('Evolve', 'Alice casts Hill Giant', 'expect Probe is 3/3'),
  exalted: golem('Exalted', 'Probe attacks Bob', 'expect Probe is 3/3'),
  dethrone: golem('Dethrone', 'Probe attacks Bob', 'expect Probe has 1 +1/+1 counter'),
  // —— activated abilities
  equip: equipment(
    'Equipped creature gets +1/+1.\nEquip {1}',
    'Alice controls Gray Ogre, Probe',
    'Alice activates Probe targeting Gray Ogre',
    'expect Gray Ogre is 3/3',
  ),
  fortify: other(
    'Probe {1}',
    'Artifact — Fortification\nFortify {1}',
    'Alice controls Island, Probe',
    'Alice activates Probe targeting Island',
    'expect Probe is attached to Island',
  ),
  reconfigure: other(
    'Probe {1}',
    'Artifact Creature — Equipment Lizard\nReconfigure {1}\n1/1',
    'Alice controls Gray Ogre, Probe',
    'Alice activates Probe targeting Gray Ogre',
    'expect Probe is attached to Gray Ogre, is not a creature',
  ),
  cycling: golemCard(
    'Cycling {1}',
    'Alice has Probe in hand',
    'Alice activates Probe',
    "expect Probe is in Alice's graveyard",
  ),
  'level up': golem('Level up {1}', 'Alice activates Probe', 'expect Probe has 1 level counter'),
  outlast: golem('Outlast {1}', 'Alice activates Probe', 'expect Probe is tapped, is 3/3'),
  scavenge: golemCard(
    'Scavenge {1}',
    'Alice has Probe in graveyard',
    'Alice controls Gray Ogre',
    'Alice activates Probe targeting Gray Ogre',
    'expect Gray Ogre is 4/4, Probe is in exile',
  ),
  reinforce: golemCard(
    'Reinforce 2—{1}',
    'Alice has Probe in hand',
    'Alice controls Gray Ogre',
    'Alice activates Probe targeting Gray Ogre',
    'expect Gray Ogre is 4/4',
  ),
  unearth: golemCard(
    'Unearth {1}',
    'Alice has Probe in graveyard',
    'Alice activates Probe',
    'expect Probe is on the battlefield, has haste',
  ),
  embalm: golemCard(
    'Embalm {1}',
    'Alice has Probe in graveyard',
    'Alice activates Probe creating Twin',
    'expect Twin is a white Zombie, is 2/2',
  ),
  eternalize: golemCard(
    'Eternalize {1}',
    'Alice has Probe in graveyard',
    'Alice activates Probe creating Twin',
    'expect Twin is a black Zombie, is 4/4',
  ),
  crew: other(
    'Probe {1}',
    'Artifact — Vehicle\nCrew 1\n3/3',
    'Alice controls Gray Ogre, Probe',
    'Alice activates Probe tapping Gray Ogre',
    'expect Probe is a creature, Gray Ogre is tapped',
  ),
};
