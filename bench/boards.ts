// Boards for the figures: every effect is a compiled sentence, every number of them can be asked for.

import type { CompiledAbility } from '../server/src/cards/ability.ts';
import { compileText } from '../server/src/cards/oracle/compile.ts';
import { CREATURE_TYPES, pluralOf } from '../server/src/cards/vocabulary.ts';
import type { AbilityInstance, Characteristics } from '../server/src/engine/characteristics.ts';
import type { Game, GameObject } from '../server/src/engine/game.ts';
import type { CardId, ObjectId, PlayerId } from '../server/src/engine/ids.ts';
import { newGame } from '../server/src/engine/new-game.ts';
import type { EditionName } from '../server/src/rules/edition.ts';
import { EDITIONS } from '../server/src/rules/editions.ts';
import { IdMap } from '../server/src/rules/idMap.ts';

const abilitiesOf = (text: string): readonly CompiledAbility[] => {
  const { abilities } = compileText(text, { names: ['Source'] });
  for (const each of abilities) {
    if (each.state === 'unread' || each.ability.kind !== 'static') throw new Error(`not compiled: ${text}`);
  }
  return abilities;
};

const instancesOf = (abilities: readonly CompiledAbility[]): readonly AbilityInstance[] =>
  abilities.map((compiled, index) => ({
    key: `p${index}`,
    compiled,
    ability: compiled.ability,
    origin: 'printed',
    acquisition: 'own',
  }));

class Maker {
  readonly objects = new Map<ObjectId, GameObject>();
  readonly battlefield: ObjectId[] = [];
  next = 1;

  put(values: Characteristics, controller: PlayerId): ObjectId {
    const id = this.next as ObjectId;
    this.next += 1;
    this.objects.set(id, {
      id,
      card: id as number as CardId,
      base: {
        kind: 'token',
        spec: { types: values.types, subtypes: values.subtypes, colors: [], abilities: [] },
        values,
      },
      zone: 'battlefield',
      owner: controller,
      controller,
      timestamp: id,
      status: { tapped: false, flipped: false, faceDown: false, phasedOut: false },
      face: 0,
      counters: [],
      damage: 0,
      deathtouched: false,
      choices: [],
      activations: {},
      enteredTurn: 1,
      cause: 0,
    });
    this.battlefield.push(id);
    return id;
  }

  enchantment(text: string, controller: PlayerId): void {
    const abilities = instancesOf(abilitiesOf(text));
    this.put({ name: text, colors: 0, supertypes: [], types: ['Enchantment'], subtypes: [], abilities }, controller);
  }

  game(edition: EditionName): Game {
    const empty = newGame({ edition: EDITIONS[edition], playerNames: ['Alice', 'Bob'] });
    return {
      ...empty,
      objects: IdMap.from(this.objects),
      zones: { battlefield: this.battlefield },
      nextId: this.next,
      clock: this.next,
    };
  }
}

const ALICE = 0 as PlayerId;
const BOB = 1 as PlayerId;
const typeAt = (index: number): string => CREATURE_TYPES[index % CREATURE_TYPES.length] ?? 'Elf';
/** Types that no creature has until an effect gives them. */
const PAIRS = 130;

/** Sentences about one creature type, over all layers that static abilities reach; the last one makes a dependency. */
const sentencesOf = (tribe: number): readonly string[] => {
  const plural = pluralOf(typeAt(tribe));
  const pair = typeAt(PAIRS + tribe - (tribe % 2));
  return [
    `${plural} are artifacts in addition to their other types.`,
    `${plural} are blue.`,
    `${plural} have flying.`,
    `${plural} have base power and toughness 3/3.`,
    `${plural} get +1/+1.`,
    `${plural} get +2/+0.`,
    `${plural} can't attack.`,
    `${plural} have trample.`,
    `${plural} have vigilance and reach.`,
    tribe % 2 === 0
      ? `${plural} are ${pluralOf(pair)} in addition to their other types.`
      : `${pluralOf(pair)} are enchantments in addition to their other types.`,
  ];
};

/** `objects` creatures, and `effects` static effects that touch `touched` of them each, one in ten in a dependency. */
export const layeredBoard = (edition: EditionName, objects: number, effects: number, touched: number): Game => {
  const maker = new Maker();
  const tribes = Math.max(1, Math.ceil(objects / touched));
  for (let index = 0; index < objects; index += 1) {
    const subtype = typeAt(index % tribes);
    const values: Characteristics = {
      name: `C${index % tribes}`,
      colors: 16,
      supertypes: [],
      types: ['Creature'],
      subtypes: [subtype],
      abilities: [],
      power: 2,
      toughness: 2,
    };
    maker.put(values, index % 2 === 0 ? ALICE : BOB);
  }
  for (let index = 0; index < effects; index += 1) {
    const tribe = Math.floor(index / 10);
    const sentence = sentencesOf(tribe % tribes)[index % 10];
    if (sentence !== undefined) maker.enchantment(sentence, ALICE);
  }
  return maker.game(edition);
};

/** Effects that wait for each other in a ring, over lands of each type of it. */
export const loopBoard = (edition: EditionName, members: number): Game => {
  const maker = new Maker();
  const types = Array.from({ length: members }, (_, index) => typeAt(index));
  for (const subtype of types) {
    maker.put(
      {
        name: subtype,
        colors: 0,
        supertypes: [],
        types: ['Creature'],
        subtypes: [subtype],
        abilities: [],
        power: 1,
        toughness: 1,
      },
      ALICE,
    );
  }
  for (const [index, subtype] of types.entries()) {
    maker.enchantment(`${pluralOf(subtype)} are ${pluralOf(types[(index + 1) % members] ?? subtype)}.`, ALICE);
  }
  return maker.game(edition);
};
