// The words of a type line: supertypes, card types and subtypes by kind (rules 205.2 to 205.4).

export const SUPERTYPES = ['Basic', 'Legendary', 'Ongoing', 'Snow', 'World', 'Elite', 'Host'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

export const CARD_TYPES = [
  'Artifact',
  'Battle',
  'Conspiracy',
  'Creature',
  'Dungeon',
  'Enchantment',
  'Instant',
  'Kindred',
  'Land',
  'Phenomenon',
  'Plane',
  'Planeswalker',
  'Scheme',
  'Sorcery',
  'Tribal',
  'Vanguard',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Card types of permanents (110.4). */
export const PERMANENT_TYPES: readonly CardType[] = [
  'Artifact',
  'Battle',
  'Creature',
  'Enchantment',
  'Land',
  'Planeswalker',
];

export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
export type BasicLandType = (typeof BASIC_LAND_TYPES)[number];

/** The kinds of subtypes; each belongs to one card type or to two that share it (205.3b). */
export type SubtypeKind =
  | 'land'
  | 'creature'
  | 'artifact'
  | 'enchantment'
  | 'spell'
  | 'planeswalker'
  | 'battle'
  | 'plane';

/** The card types that each kind of subtype goes with (205.3d: a subtype needs one of them). */
export const CARD_TYPES_OF_KIND: Readonly<Record<SubtypeKind, readonly CardType[]>> = {
  land: ['Land'],
  creature: ['Creature', 'Kindred', 'Tribal'],
  artifact: ['Artifact'],
  enchantment: ['Enchantment'],
  spell: ['Instant', 'Sorcery'],
  planeswalker: ['Planeswalker'],
  battle: ['Battle'],
  plane: ['Plane', 'Phenomenon'],
};

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Land types (205.3i), the basic ones first. */
export const LAND_TYPES: readonly string[] = [
  ...BASIC_LAND_TYPES,
  ...words("Cave Desert Gate Lair Locus Mine Planet Power-Plant Sphere Tower Town Urza's"),
];

/** Artifact types (205.3g). */
export const ARTIFACT_TYPES: readonly string[] = words(`
  Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map
  Mutagen Powerstone Spacecraft Stone Treasure Vehicle`);

/** Enchantment types (205.3h). */
export const ENCHANTMENT_TYPES: readonly string[] = words(`
  Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine`);

/** Spell types (205.3k). */
export const SPELL_TYPES: readonly string[] = words('Adventure Arcane Chorus Lesson Omen Trap');

/** Battle types (205.3q). */
export const BATTLE_TYPES: readonly string[] = ['Siege'];

/** Planeswalker types (205.3j). */
export const PLANESWALKER_TYPES: readonly string[] = words(`
  Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dihada Domri
  Dovin Ellywick Elminster Elspeth Ersta Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito
  Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Luxior Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko
  Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar
  Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel`);

/** Creature types (205.3m), those of older printings and of tokens included. */
export const CREATURE_TYPES: readonly string[] = [
  ...words(`
  Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin Assembly-Worker
  Astartes Atog Aurochs Avatar Azra
  Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar
  Bringer Brushwagg
  Camarid Camel Capybara Caribou Carrier Cat Centaur Cephalid Child Chimera Citizen Cleric Clown Cockatrice Construct
  Coward Coyote Crab Crocodile C'tan Custodes Cyberman Cyclops
  Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone
  Druid Dryad Dwarf
  Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eye
  Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus
  Gamer Gamma Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin
  Griffin Guest
  Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse Hound Human Hydra
  Hyena
  Illusion Imp Incarnation Inhuman Inkling Inquisitor Insect
  Jackal Jellyfish Juggernaut
  Kangaroo Kavu Kirin Kithkin Knight Kobold Kor Kraken Kree
  Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Llama Lobster Lord
  Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk
  Mount Mouse Mutant Myr Mystic
  Naga Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph
  Octopus Officer Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster
  Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus
  Porcupine Possum Praetor Primarch Prism Processor
  Qu
  Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue
  Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent
  Servo Shade Shaman Shapeshifter Shark Sheep Siren Skeleton Skrull Skunk Slith Sliver Sloth Slug Snail Snake Soldier
  Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Spy Squid Squirrel Starfish
  Surrakar Survivor Symbiote Synth
  Tentacle Tetravite Thalakos Thopter Thrull Tiefling Townsfolk Toy Treefolk Trilobite Triskelavite Troll Turtle
  Tyranid
  Unicorn Utrom
  Vampire Varmint Vedalken Viashino Villain Volver
  Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm
  Yeti
  Zombie Zubera`),
  'Time Lord',
];

/** Subtypes of planes (205.3n): kept apart, since no statement asks about them. */
export const PLANE_TYPES: readonly string[] = words(`
  Alara Amonkhet Arkhos Azgol Belenon Dominaria Eldraine Equilor Ergamon Fabacin Innistrad Iquatana Ir Ixalan Kaldheim
  Kamigawa Karsus Kephalai Kinshala Kolbahan Kyneth Lorwyn Luvion Mercadia Mirrodin Moag Mongseng Muraganda Phyrexia
  Pyrulea Rabiah Rath Ravnica Regatha Segovia Shadowmoor Shandalar Ulgrotha Valla Vryn Wildfire Xerex Zendikar`);

/** Every subtype list by kind. */
export const SUBTYPES_BY_KIND: Readonly<Record<SubtypeKind, readonly string[]>> = {
  land: LAND_TYPES,
  creature: CREATURE_TYPES,
  artifact: ARTIFACT_TYPES,
  enchantment: ENCHANTMENT_TYPES,
  spell: SPELL_TYPES,
  planeswalker: PLANESWALKER_TYPES,
  battle: BATTLE_TYPES,
  plane: PLANE_TYPES,
};

/** Whether every creature type is among the subtypes (702.73a): they are not to be listed one by one. */
export const hasEveryCreatureType = (subtypes: readonly string[]): boolean => {
  if (subtypes.length < CREATURE_TYPES.length) return false;
  const all = new Set(subtypes);
  return CREATURE_TYPES.every((type) => all.has(type));
};

/** Subtypes for a reader: every creature type in so many words, the others one by one. */
export const subtypesForReading = (subtypes: readonly string[], every: string): readonly string[] =>
  hasEveryCreatureType(subtypes) ? [...subtypes.filter((type) => !CREATURE_TYPES.includes(type)), every] : subtypes;
