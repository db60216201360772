// What one row of the table of keywords says: its rule, what follows its name, and what becomes of it here.
import type { Ability, TriggerEvent, Zone } from '../terms/types.ts';

/** A keyword ability with its parameters, as it is read. */
export type Keyword = Extract<Ability, { kind: 'keyword' }>;
export type Triggered = Extract<Ability, { kind: 'triggered' }>;
export type Activated = Extract<Ability, { kind: 'activated' }>;

/**
 * What a keyword is followed by: nothing; a cost (`equip {2}`, `echo—Discard a card`); a number (`fading 3`);
 * a quality (`protection from red`, `enchant creature`, `affinity for artifacts`); a number and a cost
 * (`suspend 3—{R}`); a type in front, in one word with it (`islandwalk`, `wizardcycling {2}`); or a dash and
 * an ability that has it (`exhaust — {2}: …`), which the readers of abilities take for themselves.
 */
export type KeywordShape =
  | 'none'
  | 'cost'
  | 'number'
  | 'quality'
  | 'numberCost'
  | 'typePrefix'
  | 'typePrefixCost'
  | 'label';

/** What the engine does with a keyword by a function of its own; the function is found by the keyword's name. */
export type OwnRule =
  /** Who may block what (engine/combat.ts) and how many (engine/declareBlockers.ts). */
  | 'evasion'
  | 'declaration'
  /** Attacking: defender, vigilance (engine/combat.ts). */
  | 'attacking'
  /** What damage does (engine/damage.ts). */
  | 'damage'
  /** Destroying (engine/verbs.ts). */
  | 'destroying'
  /** What may be a target, a host (engine/legality.ts, protection.ts, hosts.ts). */
  | 'targets'
  /** When and for what a spell may be cast (engine/timing.ts, cast.ts, queries.ts, playFrom.ts). */
  | 'casting'
  /** Face down and up again (engine/cast.ts, turnUp.ts). */
  | 'faceDown'
  /** Phasing in and out (engine/turn.ts). */
  | 'phasing'
  /** Where a spell goes that has resolved (engine/resolve.ts, rebound.ts). */
  | 'resolving'
  /** An Aura spell or none (engine/bestow.ts). */
  | 'bestow'
  /** A layer's effect (engine/layers/templates.ts). */
  | 'layers'
  /** Read with its ability (cards/oracle/leadWords.ts): how often, or while what, it can be used. */
  | 'label';

/** What is taken as given of a keyword, and where that is told. */
export type Given =
  /** How much combat damage is dealt to what, and when, is as the lines say. */
  | 'combatDamage'
  /** Whether a creature that came this turn may attack is not asked. */
  | 'summoningSickness'
  /** That it may be cast, and what is paid for it, is as the line says. */
  | 'castSo'
  /** What a player draws, or does instead, is as the lines say. */
  | 'draws'
  /** A deck is built before the game. */
  | 'deck'
  /** What a player or permanent has become is as the lines say. */
  | 'designation'
  /** Which creatures attack as a band is not stated. */
  | 'bands';

/** What a keyword means here: it is carried out, taken as given, or not modelled. */
type Meaning =
  /** The abilities it stands for, as values. */
  | { readonly is: 'abilities'; readonly abilities: (keyword: Keyword) => readonly (Activated | Triggered)[] }
  /** The triggered abilities it stands for, in the words of the rules, for its number. */
  | { readonly is: 'text'; readonly text: (count: number) => string }
  | { readonly is: 'own'; readonly by: OwnRule }
  | { readonly is: 'given'; readonly given: Given; readonly at?: readonly TriggerEvent[] }
  /** Not modelled, and its moment comes with one of these events. */
  | { readonly is: 'notModelled'; readonly at: readonly TriggerEvent[] }
  /** Not modelled, and its moment comes when somebody activates it, or chooses its cost; or its text is not read at all. */
  | { readonly is: 'notModelled'; readonly when: 'activated' | 'paid' | 'unread' };

interface Said {
  /** The section of the rules of today that defines it; 702.1 where its number is not known here. */
  readonly rule: `702.${number}`;
  readonly shape: KeywordShape;
  /** A cost that one may choose to pay as one casts it, by its name (601.2b, 601.2f). */
  readonly cost?: true;
  /** From where its card may be cast by it (601.3). */
  readonly castFrom?: Zone;
  /** Counters that it enters with, as many as its number says. */
  readonly entersWith?: { readonly kind: string; readonly ifPaid?: true };
  /** A counter can give it (122.1b). */
  readonly counter?: true;
  /** The zones in which it works, where that is not the battlefield (113.6). */
  readonly zones?: readonly Zone[];
  /** Of several on one object: no more than one (`once`), or each by itself (`each`). */
  readonly several?: 'once' | 'each';
  /** The preposition that stands between it and its quality, where that is part of the name it is read by. */
  readonly preposition?: 'from' | 'for' | 'onto' | 'with other';
}

/** One keyword. */
export type KeywordRow = Said & Meaning;
