// The compiled form of rules text: what each ability means, as data. It holds no source text; the printer turns it back into Oracle English.
// Text change (418.9) relies on one convention: properties named `color`/`colors` hold colour words, `subtype`/`subtypes` hold
// type words, and both may be replaced; `name` holds proper names and `ManaCost` mana symbols, which never are.
import type { ManaCost } from './mana.ts';

export type Color = 'W' | 'U' | 'B' | 'R' | 'G';
export type CardType =
  | 'Artifact'
  | 'Battle'
  | 'Creature'
  | 'Enchantment'
  | 'Instant'
  | 'Land'
  | 'Planeswalker'
  | 'Sorcery'
  | 'Kindred'
  | 'Tribal'
  | 'Conspiracy'
  | 'Dungeon'
  | 'Phenomenon'
  | 'Plane'
  | 'Scheme'
  | 'Vanguard';
export type Supertype = 'Basic' | 'Legendary' | 'Ongoing' | 'Snow' | 'World' | 'Elite' | 'Host';
export type Zone = 'battlefield' | 'stack' | 'hand' | 'library' | 'graveyard' | 'exile' | 'command';

// ───────────────────────────── Amounts ─────────────────────────────

export type PTProperty = 'power' | 'toughness' | 'manaValue' | 'loyalty';

/** A number that may depend on the game. Where one is needed for P/T changes, `sign` lives in the operation. */
export type Amount =
  | { readonly kind: 'number'; readonly value: number }
  /** X of the cost, or bound by "where X is …" (`Instruction`/`Operation` owners then carry the bound amount instead). */
  | { readonly kind: 'x' }
  /** "the number of …" or "for each …" (the printer's choice is kept in `form`). */
  | { readonly kind: 'count'; readonly of: Selection; readonly form?: 'numberOf' | 'forEach' }
  | { readonly kind: 'property'; readonly property: PTProperty; readonly of: ObjectRef }
  | { readonly kind: 'counters'; readonly counter: string; readonly on: ObjectRef }
  /** Distinct values among objects: card types (Tarmogoyf), basic land types (domain), colours. */
  | {
      readonly kind: 'distinct';
      readonly what: 'cardTypes' | 'basicLandTypes' | 'colors' | 'creatureTypes' | 'names' | 'manaValues';
      readonly among: Selection;
    }
  | {
      readonly kind: 'extreme';
      readonly which: 'greatest' | 'least';
      readonly property: PTProperty;
      readonly among: Selection;
    }
  | { readonly kind: 'total'; readonly property: PTProperty; readonly among: Selection }
  | { readonly kind: 'devotion'; readonly colors: readonly Color[] }
  | { readonly kind: 'life' | 'startingLife' | 'handSize' | 'speed'; readonly player: PlayerRef }
  /** `fewerThan`: "for each card fewer than three": three minus the number, never below 0. */
  | { readonly kind: 'sum'; readonly terms: readonly Amount[]; readonly form?: 'fewerThan' }
  | { readonly kind: 'times'; readonly factor: number; readonly amount: Amount }
  | { readonly kind: 'half'; readonly amount: Amount; readonly round: 'up' | 'down' }
  | { readonly kind: 'chosenNumber' }
  /** "that much", "that many": the amount of the event or of the instruction before. */
  | { readonly kind: 'thatMany' }
  /** How many times this ability has resolved this turn, and similar counts of the game's past. */
  | { readonly kind: 'timesResolved' };

// ───────────────────────────── Filters ─────────────────────────────

export type Comparison = '=' | '<=' | '>=' | '<' | '>' | '!=';

/** A quality an object has or lacks. Conjunctions are in Oracle's word order, so that they print back. */
export type Filter =
  | { readonly kind: 'and'; readonly of: readonly Filter[] }
  /** `word` is the conjunction as printed (default "or"): "artifacts and creatures" means either. */
  | { readonly kind: 'or'; readonly of: readonly Filter[]; readonly word?: 'and' | 'and/or' }
  | { readonly kind: 'not'; readonly of: Filter; readonly form?: 'otherThan' }
  | { readonly kind: 'type'; readonly type: CardType }
  | { readonly kind: 'supertype'; readonly supertype: Supertype }
  | { readonly kind: 'subtype'; readonly subtype: string }
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'colorless' | 'monocolored' | 'multicolored' | 'historic' }
  /** The bare nouns: permanent, spell, card, token, or any object at all. */
  | { readonly kind: 'permanent' | 'spell' | 'card' | 'token' | 'object' | 'source' }
  /** An ability on the stack: any, or "activated ability". */
  | { readonly kind: 'ability'; readonly which?: 'activated' | 'triggered' | 'mana' | 'loyalty' }
  | {
      readonly kind:
        | 'tapped'
        | 'untapped'
        | 'attacking'
        | 'blocking'
        | 'blocked'
        | 'unblocked'
        | 'faceDown'
        | 'faceUp'
        | 'enchanted'
        | 'equipped'
        | 'modified'
        | 'transformed'
        | 'commander';
    }
  /** "other", "another": not the source; `than` for "other than that creature". */
  | { readonly kind: 'other'; readonly than?: ObjectRef }
  | { readonly kind: 'controlledBy'; readonly player: PlayerRef }
  | { readonly kind: 'ownedBy'; readonly player: PlayerRef }
  | { readonly kind: 'inZone'; readonly zone: Zone; readonly player?: PlayerRef; readonly word?: 'from' }
  | { readonly kind: 'compare'; readonly property: PTProperty; readonly comparison: Comparison; readonly to: Amount }
  | { readonly kind: 'hasKeyword'; readonly keyword: string }
  | { readonly kind: 'hasAbilities' } // not(hasAbilities): "with no abilities"
  | { readonly kind: 'hasActivatedAbility' | 'hasManaAbility' | 'hasTapAbility' }
  | { readonly kind: 'hasCounter'; readonly counter?: string; readonly plural?: boolean } // plural: "with +1/+1 counters on them"
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'chosen'; readonly what: 'color' | 'type' | 'name' | 'cardType' | 'number' | 'player' }
  /** "attached to it", "enchanting …", "enchanted by this Aura". */
  | { readonly kind: 'attachedTo'; readonly to: ObjectRef; readonly that?: boolean }
  | { readonly kind: 'isRef'; readonly ref: ObjectRef }
  /** "that shares a creature type/colour/name with …", "with the same name as …". */
  | {
      readonly kind: 'shares';
      readonly what: 'creatureType' | 'color' | 'name' | 'cardType' | 'manaValue' | 'landType';
      readonly with: ObjectRef;
    }
  | { readonly kind: 'targets'; readonly what: Selection }
  | { readonly kind: 'player' | 'opponent' } // in target specs: "any target", "creature or player"
  /** Past events: "that dealt damage this turn", "that entered this turn". Carried, decided where the game knows. */
  | { readonly kind: 'history'; readonly event: string; readonly args?: readonly string[] };

/** A set of objects: what matches, in which zone (battlefield unless the filter says another). `plural` false prints "each …". */
export interface Selection {
  readonly filter: Filter;
  /** Zone the filter looks in when it does not say; absent means the battlefield. */
  readonly zone?: Zone;
}

export type PlayerRef =
  | {
      readonly kind:
        | 'you'
        | 'opponents'
        | 'eachPlayer'
        | 'eachOpponent'
        | 'activePlayer'
        | 'anyPlayer'
        | 'enchantedPlayer'
        | 'chosenPlayer'
        | 'thatPlayer'
        | 'defendingPlayer'
        | 'notYou';
      /** Print only: "an opponent", "opponents" without "your". */
      readonly form?: 'an' | 'bare';
    }
  | { readonly kind: 'controllerOf' | 'ownerOf'; readonly of: ObjectRef }
  | { readonly kind: 'target'; readonly target: number; readonly again?: boolean | 'they' }
  /** Bound by a statement's own words (`effect "Alice gains …"`): a player of the scenario by index. */
  | { readonly kind: 'boundPlayer'; readonly player: number };

/** How a reference is repeated in print: by a pronoun, or "that creature". The meaning is that of the reference itself. */
export type Again = 'it' | 'itself' | 'they' | { readonly word: 'that' | 'those'; readonly noun: Filter };

/** One object or a set, from the point of view of an ability. */
export type ObjectRef =
  /** The object that has the ability: "this creature", the card's own name. */
  | { readonly kind: 'self'; readonly again?: Again }
  /** In a quoted ability, the name of the card that grants it (201.5a). */
  | { readonly kind: 'granter' }
  /** "enchanted creature", "equipped creature": what the source is attached to. */
  | {
      readonly kind: 'attached';
      readonly verb: 'enchanted' | 'equipped' | 'fortified';
      readonly noun: Filter;
      readonly again?: Again;
    }
  /** The n-th target of the spell or ability; `again` true prints "that creature" or "it". */
  | { readonly kind: 'target'; readonly target: number; readonly again?: Again }
  /** "it", "that creature", "they": the object of the instruction or event before. */
  | {
      readonly kind: 'that';
      readonly antecedent:
        | 'event'
        /** The second object of the event: what was dealt damage, blocked, attached to. */
        | 'eventOther'
        | 'previous'
        | 'created'
        | 'chosen'
        | 'sacrificed'
        | 'discarded'
        | 'exiled'
        | 'copied';
      readonly word?: 'it' | 'itself' | 'that' | 'those' | 'they';
      readonly noun?: Filter;
    }
  /** `bare` prints no quantifier: "creatures you control". */
  | {
      readonly kind: 'all';
      readonly selection: Selection;
      readonly quantifier: 'all' | 'each';
      readonly bare?: boolean;
    }
  /** "a creature you control": chosen as it happens, not a target. */
  | { readonly kind: 'choose'; readonly selection: Selection; readonly count: Amount; readonly upTo?: boolean }
  /** Bound by a statement's own words (`effect "Gray Ogre becomes …"`): index into the caller's bound objects. */
  | { readonly kind: 'bound'; readonly index: number }
  | { readonly kind: 'several'; readonly of: readonly ObjectRef[]; readonly word?: 'or' }; // "this creature and enchanted creature"

/** What can be targeted, in the order of the text. */
export interface TargetSpec {
  readonly filter: Filter;
  /** `battlefield` unless the filter's words say another zone. */
  readonly zone?: Zone;
  readonly min: number;
  readonly max: number | 'any';
  /** "any target", "target player", "target creature or player". */
  readonly players?: 'any' | 'opponent' | undefined;
  readonly objects?: boolean; // false: players only
  readonly other?: boolean; // "another target …": different from the earlier targets
  /** X targets and the like: how many, when neither `min` nor `max` is a plain number. */
  readonly count?: Amount;
  /** "any target": the filter spells out what that is. */
  readonly form?: 'any';
  readonly divided?: boolean;
}

// ───────────────────────────── Continuous effects ─────────────────────────────

/** Colours an effect sets or adds. */
export type ColorSpec =
  | { readonly kind: 'colors'; readonly colors: readonly Color[] } // empty: colourless
  | { readonly kind: 'chosenColor' | 'chosenColors' | 'allColors' }
  | { readonly kind: 'asChosenOnResolution'; readonly count: 1 | 'any' }; // "becomes the color of your choice"

/** Subtypes an effect sets or adds. */
export type SubtypeSpec =
  | { readonly kind: 'list'; readonly subtypes: readonly string[] }
  | { readonly kind: 'chosenType'; readonly of: 'creature' | 'land' | 'basicLand' }
  | { readonly kind: 'typeOfYourChoice'; readonly of: 'creature' | 'land' | 'basicLand' }
  | { readonly kind: 'every'; readonly of: 'creature' | 'basicLand' | 'land' };

/**
 * How the parts of one phrase hang together in print (no meaning of their own): `lead` is the verb that begins a phrase,
 * `joined` says that this operation stands in the phrase of the one before ("becomes a 1/1 green Frog creature with flying").
 */
export interface Phrase {
  readonly lead?: 'is' | 'becomes' | 'has' | 'gains' | 'gets' | 'loses' | 'with';
  readonly joined?: boolean;
  /** "Up to two target creatures each get …" */
  readonly each?: boolean;
  /** "…, and it loses all other abilities": the pronoun is said again. */
  readonly pronoun?: boolean;
}

/** One change a continuous effect makes (one part, in one layer). Operations of one effect share its timestamp. */
export type Operation = OperationBody & Phrase;

export type OperationBody =
  | {
      readonly op: 'modifyPT';
      readonly power: Amount;
      readonly toughness: Amount;
      readonly powerSign: 1 | -1;
      readonly toughnessSign: 1 | -1;
      readonly additional?: boolean; // print: "an additional +1/+1"
    }
  /** "has base power and toughness 1/1", "is 1/1", "becomes 0/1"; one may be absent ("base power 4"). */
  | {
      readonly op: 'setPT';
      readonly power?: Amount;
      readonly toughness?: Amount;
      readonly form?: 'base' | 'is' | 'equal' | 'baseEqual';
    }
  | { readonly op: 'switchPT'; readonly form?: 'of' }
  | { readonly op: 'addAbilities'; readonly abilities: readonly Ability[]; readonly quoted?: readonly boolean[] }
  /** "has all activated abilities of …" (read from abilities: dependency by instruction). */
  | {
      readonly op: 'addAbilitiesOf';
      readonly which: 'activated' | 'triggered' | 'all' | 'keywords';
      readonly of: ObjectRef;
    }
  | {
      readonly op: 'loseAbilities';
      readonly which:
        | 'all'
        | 'allOther'
        | 'mana'
        | { readonly keywords: readonly Ability[] }
        /** "loses this ability": the one it stands in. */
        | 'this'
        | { readonly all: 'exceptMana' };
    }
  | { readonly op: 'cantHave'; readonly abilities: readonly Ability[] }
  | { readonly op: 'setColors'; readonly colors: ColorSpec; readonly addition?: boolean } // addition: "in addition to its other colors"
  /**
   * Types by all forms of "is/becomes" (205.1a–b, 305.7). `types` and `subtypes` are added or set:
   * `addition`: "in addition to its other types", "still a land", artifact creature, "is also": nothing is lost.
   * `creatureSubtypes` etc. replacement is decided by the engine from what is set (setting land types: 305.7).
   */
  | {
      readonly op: 'types';
      readonly mode: 'set' | 'add' | 'remove';
      readonly supertypes?: readonly Supertype[];
      readonly types?: readonly CardType[];
      readonly subtypes?: SubtypeSpec;
      /** mode set: which earlier card types stay, as read off the words ("artifact creature" keeps all; "it's still a land"). */
      readonly keep?: 'none' | 'allTypes' | 'allTypesAndSubtypes';
      /** mode remove: "isn't a creature", "loses all creature types". */
      readonly removeAllOf?: 'creatureTypes' | 'landTypes' | 'subtypes' | 'cardTypesBut';
      readonly form?:
        | 'inAddition'
        | 'inAdditionColorsAndTypes'
        | 'inAdditionCreatureTypes'
        | 'inAdditionLandTypes'
        | 'still'
        | 'stillSentence';
      readonly still?: Filter; // "that's still a land"
      /** Print: what "loses all other …" names at the end of the sentence; the losing is in `keep` and a `loseAbilities` of its own. */
      readonly losesOther?: readonly ('abilities' | 'cardTypes' | 'creatureTypes' | 'types')[];
    }
  | { readonly op: 'setName'; readonly name: string; readonly chosen?: boolean }
  | { readonly op: 'control'; readonly by: PlayerRef; readonly youSaid?: boolean }
  /** 418.9: words replaced by role. `from`/`to` absent: chosen on resolution (`changing W to W`). */
  | {
      readonly op: 'text';
      readonly roles: 'color' | 'basicLandType' | 'creatureType' | 'colorOrBasicLandType';
      readonly instances: 'all' | 'one';
      readonly except?: readonly string[]; // "The new creature type can't be Wall."
      readonly from?: string;
      readonly to?: string;
    }
  | { readonly op: 'exchangeText'; readonly with: ObjectRef }
  | { readonly op: 'copy'; readonly of: ObjectRef; readonly exceptions: readonly CopyException[] }
  | { readonly op: 'rule'; readonly rule: RuleEffect };

/** Edits of copiable values made by the copying itself (706.8a–c). */
export type CopyException =
  | { readonly exception: 'addAbilities'; readonly abilities: readonly Ability[]; readonly form?: string }
  | {
      readonly exception: 'addTypes';
      readonly addition?: boolean; // print: "in addition to its other types" after supertypes alone
      readonly supertypes?: readonly Supertype[];
      readonly types?: readonly CardType[];
      readonly subtypes?: SubtypeSpec;
    }
  | { readonly exception: 'setTypes'; readonly types?: readonly CardType[]; readonly subtypes?: SubtypeSpec }
  | { readonly exception: 'notSupertype'; readonly supertypes: readonly Supertype[] } // "isn't legendary"
  | { readonly exception: 'setColors'; readonly colors: ColorSpec; readonly addition?: boolean }
  | { readonly exception: 'setPT'; readonly power: Amount; readonly toughness: Amount }
  | { readonly exception: 'setName'; readonly name: string }
  | {
      readonly exception: 'keep';
      readonly what: readonly (
        | 'color'
        | 'name'
        | 'types'
        | 'subtypes'
        | 'abilities'
        | 'power'
        | 'toughness'
        | 'manaCost'
      )[];
    } // "doesn't copy that creature's color"
  | { readonly exception: 'keepThisAbility'; readonly joined?: boolean } // "and it has this ability"
  | {
      readonly exception: 'withCounters';
      readonly counter: string;
      readonly count: Amount;
      readonly condition?: Filter;
    }
  | { readonly exception: 'enters'; readonly tapped?: boolean };

/** Changes of what is allowed, of costs, of players and of damage: applied after characteristics (418.7, 418.8). */
export type RuleEffect =
  /** "can't attack", "can't be blocked (by …)", "can't be the target of …", "can't be enchanted", "can't be regenerated", "doesn't untap …" */
  | {
      readonly rule: 'cant';
      readonly what: Prohibition;
      readonly by?: Filter;
      readonly except?: Filter;
      readonly thisTurn?: boolean; // print: "can't be blocked this turn except by …"
      readonly number?: 'moreThanOne' | 'exceptTwo'; // "by more than one creature", "except by two or more creatures"
      readonly unless?: Condition;
    }
  | { readonly rule: 'must'; readonly what: 'attack' | 'block' | 'beBlocked'; readonly thisTurn?: boolean }
  | {
      readonly rule: 'can';
      readonly what:
        | 'attackAsThoughNoDefender'
        | 'stayTapped' // "may choose not to untap"
        | 'blockAdditional'
        | 'blockFlying'
        | 'blockOnly' // "can block only creatures with flying"
        | 'castAsThoughFlash'
        | 'playAdditionalLand'
        | 'lookAtTopCard'
        | 'playFromZone';
      readonly filter?: Filter;
      readonly amount?: Amount;
      readonly each?: boolean; // print: "on each of your turns"
    }
  | { readonly rule: 'maxHandSize'; readonly change: 'set' | 'reduce' | 'increase' | 'none'; readonly amount?: Amount }
  | {
      readonly rule: 'cost';
      readonly of: 'cast' | 'activate';
      readonly filter: Filter;
      readonly player?: PlayerRef;
      readonly change: 'more' | 'less';
      readonly cost: ManaCost;
      /** Times what `cost` is paid; `form: 'x'` prints {X} and "where X is". */
      readonly perEach?: Amount;
      readonly form?: 'x';
      readonly minimum?: number;
    }
  | {
      readonly rule: 'preventDamage';
      readonly scope: 'all' | 'combat' | 'noncombat' | 'next';
      readonly amount?: Amount;
      readonly bySource?: Filter;
      /** Print: "damage creatures would deal"; "dealt to and dealt by" (both: `toObject` is `bySource`, either prevents). */
      readonly form?: 'wouldDeal' | 'toAndBy';
      readonly thisTurn?: boolean; // print: "dealt this turn by …"
      readonly toObject?: Filter;
      readonly toPlayer?: PlayerRef;
    }
  | { readonly rule: 'entersTapped' | 'entersUntapped' }
  | { readonly rule: 'entersWithCounters'; readonly counter: string; readonly count: Amount }
  /** Keyword-like qualities of a player: protection, hexproof, shroud. */
  | { readonly rule: 'playerAbility'; readonly ability: Ability }
  | {
      readonly rule:
        | 'lifeTotalCantChange'
        | 'cantLoseTheGame'
        | 'cantWinTheGame'
        | 'cantGainLife'
        | 'noUntapStep'
        | 'skipDraw';
    }
  /** Carried with its words as data, without a meaning for the engine (shown, never silently obeyed). */
  | { readonly rule: 'other'; readonly verb: string; readonly args: readonly string[] };

export type Prohibition =
  | 'attack'
  | 'block'
  | 'attackOrBlock'
  | 'beBlocked'
  | 'beTargeted'
  | 'beEnchanted'
  | 'beEquipped'
  | 'beSacrificed'
  | 'beRegenerated'
  | 'beCountered'
  | 'beDestroyed'
  | 'untap'
  | 'untapDuringUntapStep'
  | 'activateAbilities'
  | 'activateNonManaAbilities'
  | 'cast'
  | 'beCast'
  | 'gainLife'
  | 'transform'
  | 'attackAlone'
  | 'blockAlone'
  | 'draw'
  | 'beTurnedFaceUp'
  | 'haveCounters'
  | 'enter'
  | 'loseGame'
  | 'search';

/** What a continuous effect affects. `players` for effects on players; `rules` for effects that single out nothing. */
export type Subject =
  | { readonly kind: 'objects'; readonly ref: ObjectRef }
  | { readonly kind: 'players'; readonly player: PlayerRef }
  | { readonly kind: 'rules' };

export type Duration =
  /** Until the game ends (418.3a). */
  | { readonly until: 'none' }
  | {
      readonly until:
        | 'endOfTurn'
        | 'yourNextTurn'
        | 'yourNextUpkeep'
        | 'endOfYourNextTurn'
        | 'endOfCombat'
        | 'nextEndStep'
        | 'yourNextUntap'
        | 'controllersNextUntap'
        | 'thisTurn'
        | 'thisCombat';
    }
  | { readonly until: 'asLongAs'; readonly condition: Condition }
  | { readonly until: 'leaves'; readonly what: ObjectRef }; // "until this leaves the battlefield"

export type Condition =
  /** `joint`: one subject and verb for all ("you control a Swamp and a Forest"). */
  | { readonly kind: 'and' | 'or'; readonly of: readonly Condition[]; readonly joint?: boolean }
  | { readonly kind: 'not'; readonly of: Condition }
  /** "you control an artifact", "there are three or more …": compares a count. */
  | { readonly kind: 'count'; readonly of: Selection; readonly comparison: Comparison; readonly to: Amount }
  | {
      readonly kind: 'compare';
      readonly left: Amount;
      readonly comparison: Comparison;
      readonly right: Amount;
      readonly form?: 'thereAre'; // print: "there are three or more counters on …"
    }
  /** "as long as this creature is untapped / red / enchanted / attacking". */
  | { readonly kind: 'is'; readonly ref: ObjectRef; readonly filter: Filter }
  | {
      readonly kind: 'playerIs';
      readonly player: PlayerRef;
      readonly what: 'active' | 'monarch' | 'hasCitysBlessing' | 'attacked';
    }
  | { readonly kind: 'turn'; readonly of: PlayerRef } // "it's your turn"
  | { readonly kind: 'wasPaid'; readonly cost: string; readonly it?: boolean } // "if this spell was kicked"
  | { readonly kind: 'youControlThis' }
  | { readonly kind: 'chosen'; readonly what: string }
  | { readonly kind: 'history'; readonly event: string; readonly args?: readonly string[] };

/** A continuous effect as text describes it: whom, what, how long, under what condition. One sentence about one subject is one effect (D13). */
export interface ContinuousEffectSpec {
  readonly subject: Subject;
  readonly operations: readonly Operation[];
  readonly condition?: Condition;
  readonly conditionPlace?: 'front' | 'back';
  readonly conditionWord?: 'if' | 'during'; // print: "if" or "during your turn" for "as long as"
  /** "This effect doesn't remove this Aura": attachments that the effect leaves in place though protection would not (702.16). */
  readonly keeps?: ObjectRef;
  /** "If this leaves the battlefield, this effect continues until end of turn." */
  readonly lingers?: boolean;
  /** "The same is true for …": the subject's last references, as a sentence of their own. */
  readonly sameFor?: ObjectRef;
}

// ───────────────────────────── Instructions of resolving spells and abilities ─────────────────────────────

export interface TokenSpec {
  readonly name?: string;
  readonly nameFirst?: boolean; // print: "create NAME, a … token"
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly colors: readonly Color[];
  readonly power?: Amount;
  readonly toughness?: Amount;
  readonly abilities: readonly Ability[];
  readonly chosenType?: boolean;
  readonly chosenColor?: boolean;
  /** Predefined tokens known by name: Treasure, Food, Clue … */
  readonly predefined?: string;
}

/** `join`: how it hangs on the instruction before in the same sentence. */
export type Instruction = InstructionBody & {
  readonly join?: 'and' | 'then' | 'comma' | 'comma and';
  /** First of the instructions that "If you do, …" adds to a `may`. */
  readonly ifDone?: true | 'when';
  /** "five of those tokens": of what the sentence before creates. */
  readonly ofThose?: boolean;
  /** The verb stands without its subject, which is that of the clause before ("… and loses 3 life") or of "may". */
  readonly elided?: boolean;
  /** The sentence begins with "Then". */
  readonly lead?: 'then';
  /** "If …, … instead": of an `if` whose `otherwise` is the sentence before. */
  readonly instead?: boolean;
};

export type InstructionBody =
  | {
      readonly do: 'continuous';
      readonly effect: ContinuousEffectSpec;
      readonly duration: Duration;
      readonly durationPlace?: 'front' | 'back';
    }
  | {
      readonly do: 'createToken';
      readonly player: PlayerRef;
      readonly count: Amount;
      readonly token: TokenSpec;
      readonly tapped?: boolean;
      readonly attacking?: boolean;
      readonly attachedTo?: ObjectRef;
    }
  | {
      readonly do: 'createTokenCopy';
      readonly player: PlayerRef;
      readonly count: Amount;
      readonly of: ObjectRef;
      readonly exceptions: readonly CopyException[];
      readonly tapped?: boolean;
      readonly attacking?: boolean;
    }
  /** "Cast it without paying its mana cost", while something resolves (608.2g, 706.11). */
  | { readonly do: 'cast'; readonly what: ObjectRef; readonly free: boolean }
  /** Of a card that is no spell: a copy of the card in its zone (706.11). */
  | {
      readonly do: 'copySpell';
      readonly of: ObjectRef;
      readonly count: Amount;
      readonly newTargets: boolean;
      readonly exceptions: readonly CopyException[];
    }
  | { readonly do: 'putCounters'; readonly counter: string; readonly count: Amount; readonly on: ObjectRef | PlayerRef }
  | {
      readonly do: 'removeCounters';
      readonly counter?: string;
      readonly count: Amount | 'all';
      readonly on: ObjectRef | PlayerRef;
    }
  | { readonly do: 'simple'; readonly verb: SimpleVerb; readonly what: ObjectRef; readonly noRegenerate?: boolean }
  /** Put somewhere: return to hand, put onto the battlefield, exile, shuffle into library. */
  | {
      readonly do: 'move';
      readonly what: ObjectRef;
      readonly verb?: 'put'; // "put … onto the battlefield" instead of "return … to the battlefield"
      readonly to: Zone;
      readonly from?: Zone;
      readonly under?: PlayerRef;
      readonly tapped?: boolean;
      readonly attachedTo?: ObjectRef;
      readonly faceDown?: boolean;
      readonly transformed?: boolean;
      readonly position?: 'top' | 'bottom' | 'shuffled' | 'any';
      readonly counters?: { readonly counter: string; readonly count: Amount };
      readonly also?: ContinuousEffectSpec; // 611.2e: "it's / it has …" of the same effect
    }
  | { readonly do: 'attach'; readonly what: ObjectRef; readonly to: ObjectRef }
  | { readonly do: 'exchangeControl'; readonly a: ObjectRef; readonly b: ObjectRef }
  | {
      readonly do: 'damage';
      readonly source: ObjectRef;
      readonly amount: Amount;
      readonly to: ObjectRef | PlayerRef;
      readonly also?: PlayerRef; // "to each creature and each player"
      readonly form?: 'equalLast'; // print: "deals damage to … equal to …"
      readonly divided?: boolean;
    }
  | { readonly do: 'fight'; readonly a: ObjectRef; readonly b: ObjectRef }
  | {
      readonly do: 'draw' | 'discard' | 'mill' | 'gainLife' | 'loseLife' | 'discardHand';
      readonly player: PlayerRef;
      readonly amount: Amount;
      readonly random?: boolean;
    }
  | { readonly do: 'sacrifice'; readonly player: PlayerRef; readonly what: ObjectRef; readonly ofTheirChoice?: boolean }
  | { readonly do: 'setLife'; readonly player: PlayerRef; readonly amount: Amount }
  | { readonly do: 'addMana'; readonly player: PlayerRef; readonly mana: ManaProduced }
  | {
      readonly do: 'prevent';
      readonly amount: Amount | 'all';
      readonly to?: ObjectRef | PlayerRef;
      readonly bySource?: ObjectRef;
    }
  /** A choice made as the instruction is followed and kept for linked abilities ("choose a color"). */
  | {
      readonly do: 'choose';
      readonly what: ChoiceKind;
      readonly among?: readonly string[];
      readonly selection?: Selection;
    }
  | {
      readonly do: 'may';
      readonly who: PlayerRef;
      readonly cost?: readonly CostPart[];
      readonly then: readonly Instruction[];
      readonly otherwise?: readonly Instruction[];
      readonly having?: boolean; // "you may have this creature …"
      readonly otherwiseWord?: boolean; // "Otherwise, …" instead of "If you don't, …"
    }
  | {
      readonly do: 'unless';
      readonly who: PlayerRef;
      readonly cost: readonly CostPart[];
      readonly then: readonly Instruction[];
    }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly then: readonly Instruction[];
      readonly otherwise?: readonly Instruction[];
      readonly place?: 'front' | 'back';
    }
  | {
      readonly do: 'modes';
      readonly choose: { readonly min: number; readonly max: number };
      readonly modes: readonly EffectBody[];
      readonly repeat?: boolean;
    }
  | {
      readonly do: 'delayed';
      readonly when: DelayedWhen;
      readonly then: readonly Instruction[];
      readonly front?: boolean;
    }
  | { readonly do: 'forEach'; readonly over: Selection; readonly then: readonly Instruction[] }
  /** Recognised in full and without any consequence for what the project models (search, scry, …): a named no-op. */
  | {
      readonly do: 'inert';
      readonly verb: string;
      readonly args: readonly string[];
      readonly amount?: Amount;
      readonly selection?: Selection;
    };

export type SimpleVerb =
  | 'tap'
  | 'untap'
  | 'tapOrUntap'
  | 'destroy'
  | 'exile'
  | 'counter'
  | 'flip'
  | 'transform'
  | 'convert'
  | 'turnFaceUp'
  | 'turnFaceDown'
  | 'phaseOut'
  | 'phaseIn'
  | 'regenerate'
  | 'unattach'
  | 'removeFromCombat'
  | 'goad'
  | 'returnToHand'
  | 'manifest'
  | 'populate'
  | 'proliferate'
  | 'detain'
  | 'exert'
  | 'reveal';

export type DelayedWhen =
  | 'nextEndStep'
  | 'yourNextUpkeep'
  | 'nextUpkeep'
  | 'endOfCombat'
  | { readonly event: TriggerEvent };

export type ManaProduced =
  | { readonly kind: 'cost'; readonly cost: ManaCost }
  | { readonly kind: 'anyColor' | 'chosenColor' | 'anyOneColor'; readonly amount: Amount }
  | { readonly kind: 'choice'; readonly options: readonly ManaCost[] }
  | { readonly kind: 'perAmount'; readonly cost: ManaCost; readonly amount: Amount };

export type ChoiceKind =
  | 'color'
  | 'creatureType'
  | 'landType'
  | 'basicLandType'
  | 'cardName'
  | 'cardType'
  | 'number'
  | 'player'
  | 'opponent'
  | 'object'
  | 'colors'
  | 'word'
  | 'option';

/** What happens when a spell or ability resolves. Target indexes in instructions count within this body. */
export interface EffectBody {
  readonly targets: readonly TargetSpec[];
  readonly instructions: readonly Instruction[];
  /** "where X is …": what X means when it is not paid for. */
  readonly whereX?: Amount;
}

// ───────────────────────────── Abilities ─────────────────────────────

export type CostPart =
  | { readonly pay: 'mana'; readonly cost: ManaCost }
  | { readonly pay: 'tapSelf' | 'untapSelf' | 'sacrificeSelf' | 'exileSelf' | 'discardSelf' | 'returnSelf' | 'exert' }
  | {
      readonly pay: 'sacrifice' | 'discard' | 'tap' | 'exile' | 'return' | 'untap' | 'reveal';
      readonly selection: Selection;
      readonly count: Amount;
    }
  | { readonly pay: 'life'; readonly amount: Amount }
  | {
      readonly pay: 'removeCounters' | 'putCounters';
      readonly counter: string;
      readonly count: Amount;
      readonly from?: ObjectRef;
    }
  | { readonly pay: 'loyalty'; readonly change: number | 'x' | '-x' }
  | { readonly pay: 'other'; readonly verb: string; readonly args: readonly string[] };

export interface ActivationLimits {
  readonly sorcerySpeed?: boolean;
  readonly oncePerTurn?: boolean;
  readonly once?: boolean; // "Activate only once."
  readonly onlyDuring?: 'beforeAttackers' | 'yourTurn' | 'yourUpkeep' | 'combat' | 'opponentsTurn' | 'upkeep';
  readonly onlyIf?: Condition;
  readonly anyPlayer?: boolean;
  readonly fromZone?: Zone;
}

/**
 * What a trigger waits for. "a creature you control" is a `choose` of one: any object that matches, judged by itself. `who`/`what` filters are judged as the event happens (leaves and dies look back). */
export type TriggerEvent =
  | {
      readonly on:
        | 'enters'
        | 'leaves'
        | 'dies'
        | 'attacks'
        | 'blocks'
        | 'becomesBlocked'
        | 'becomesTapped'
        | 'becomesUntapped'
        | 'turnedFaceUp'
        | 'sacrificed'
        | 'exiled'
        | 'transforms'
        | 'phasesIn'
        | 'phasesOut'
        | 'becomesUnattached'
        | 'putIntoGraveyard'
        | 'returnedToHand'
        | 'attacksAndIsntBlocked'
        | 'mutates'
        | 'cycled'
        | 'discarded';
      readonly what: ObjectRef;
      readonly whose?: PlayerRef; // "is put into your graveyard": only that player's graveyard
      readonly anywhere?: boolean; // print: "from anywhere"
      readonly elided?: boolean; // print: "blocks or becomes blocked by a creature"
      readonly other?: ObjectRef; // "blocks a creature", "becomes blocked by a creature"
      readonly from?: Zone;
      readonly under?: PlayerRef;
    }
  | { readonly on: 'becomesAttached'; readonly what: ObjectRef; readonly to: ObjectRef }
  | { readonly on: 'becomesTarget'; readonly what: ObjectRef; readonly of?: Filter }
  | { readonly on: 'cast'; readonly who: PlayerRef; readonly what: Filter }
  | { readonly on: 'copied' | 'castOrCopied'; readonly who: PlayerRef; readonly what: Filter }
  | { readonly on: 'activated'; readonly who: PlayerRef; readonly what: Filter }
  | {
      readonly on: 'dealsDamage' | 'dealtDamage';
      readonly source: ObjectRef;
      readonly to?: ObjectRef | PlayerRef;
      readonly combat?: boolean;
    }
  | { readonly on: 'step'; readonly step: Step; readonly whose: PlayerRef | 'each'; readonly the?: boolean } // the: "the end step"
  | { readonly on: 'draws' | 'gainsLife' | 'losesLife' | 'discards' | 'playsLand'; readonly who: PlayerRef }
  | {
      readonly on: 'counterPut' | 'counterRemoved';
      readonly counter?: string;
      readonly what: ObjectRef;
      readonly oneOrMore?: boolean; // "one or more counters are put"
    }
  | { readonly on: 'tokenCreated'; readonly what: Filter }
  /** "When you control no Islands": a state trigger (603.8). */
  | { readonly on: 'state'; readonly condition: Condition }
  | { readonly on: 'or'; readonly of: readonly TriggerEvent[] }
  /** Known in full, but nothing in a scenario brings it about: carried as data. */
  | { readonly on: 'other'; readonly verb: string; readonly args: readonly string[] };

export type Step =
  | 'untap'
  | 'upkeep'
  | 'draw'
  | 'main'
  | 'precombatMain'
  | 'postcombatMain'
  | 'combat'
  | 'declareAttackers'
  | 'declareBlockers'
  | 'combatDamage'
  | 'endOfCombat'
  | 'end'
  | 'cleanup';

/** What modifies how an object enters or is turned face up (614.1c–d): part of the entering itself. */
export type EntersModification =
  | { readonly as: 'tapped' | 'untapped' | 'faceDown' | 'attacking' }
  | { readonly as: 'counters'; readonly counter: string; readonly count: Amount; readonly form?: 'x' } // form x: "with X …, where X is …"
  | {
      readonly as: 'choose';
      readonly what: ChoiceKind;
      readonly among?: readonly string[];
      readonly selection?: Selection;
    }
  /** "your choice of a 3/3 creature, a 2/2 creature with flying, or …": each printed alternative as operations. */
  | { readonly as: 'become'; readonly alternatives: readonly (readonly Operation[])[] }
  | {
      readonly as: 'copy';
      readonly optional: boolean;
      readonly selection: Selection;
      readonly exceptions: readonly CopyException[];
      readonly article?: 'a'; // print: "a copy of a creature" for "any creature"
      readonly chooseFrom?: string;
    }
  | { readonly as: 'instructions'; readonly instructions: readonly Instruction[] } // "as … enters, you may pay 2 life. If you don't, it enters tapped."
  | { readonly as: 'attachedTo'; readonly ref: ObjectRef };

export type Ability =
  /**
   * A keyword ability with its parameters (702), named in lower case without its preposition: `protection` (`from`), `hexproof` (`from`),
   * `landwalk` (`quality`: the land type or quality walked), `typecycling` and `offering` (`quality`), `enchant` (`quality`, `players`),
   * `equip` (`cost`, `quality`), `affinity`, `champion`, `splice` and the like (`quality`). `landwalk` of "islandwalk" prints as one word.
   */
  | {
      readonly kind: 'keyword';
      readonly keyword: string;
      readonly cost?: readonly CostPart[];
      readonly amount?: Amount;
      readonly quality?: Filter;
      readonly players?: 'any' | 'opponent';
      readonly zone?: Zone;
      readonly from?: readonly Filter[];
      readonly everything?: boolean;
      /** "protection from the chosen color"; `colorOfYourChoice` is chosen as the ability is granted. */
      readonly chosenQuality?: 'color' | 'type' | 'player' | 'cardType' | 'name' | 'colorOfYourChoice';
    }
  /** Continuous effects of an object; one ability can hold several effects (sentences or subjects). */
  | {
      readonly kind: 'static';
      readonly effects: readonly ContinuousEffectSpec[];
      readonly zones?: readonly Zone[];
      readonly leadIn?: Condition;
      readonly word?: string;
    }
  /** Defines colour, subtypes, power or toughness of its own object, unconditionally (D6). */
  | {
      readonly kind: 'cda';
      readonly defines: 'power' | 'toughness' | 'powerAndToughness' | 'color' | 'subtypes';
      readonly power?: Amount;
      readonly toughness?: Amount;
      readonly colors?: ColorSpec;
      readonly subtypes?: SubtypeSpec;
      readonly sameAs?: 'each';
    }
  | {
      readonly kind: 'activated';
      readonly costs: readonly CostPart[];
      readonly body: EffectBody;
      readonly limits: ActivationLimits;
      readonly manaAbility: boolean;
      readonly word?: string;
    }
  | {
      readonly kind: 'triggered';
      readonly event: TriggerEvent;
      readonly condition?: Condition;
      readonly body: EffectBody;
      readonly limits?: { readonly oncePerTurn?: boolean };
      readonly word?: string;
      readonly lead: 'when' | 'whenever' | 'at';
    }
  | {
      readonly kind: 'enters';
      readonly on: 'enters' | 'turnedFaceUp' | 'entersOrTurnedFaceUp';
      readonly what: ObjectRef;
      readonly modifications: readonly EntersModification[];
      readonly condition?: Condition;
      readonly conditionPlace?: 'back';
      readonly optional?: boolean;
      readonly word?: string;
    }
  /** What an instant or sorcery does. */
  | { readonly kind: 'spell'; readonly body: EffectBody; readonly word?: string }
  /** Additional or alternative costs and casting permissions ("As an additional cost to cast this spell, …"). */
  | {
      readonly kind: 'castCost';
      readonly form: 'additional' | 'alternative' | 'optional';
      readonly costs: readonly CostPart[];
      readonly name?: string;
      readonly condition?: Condition;
    }
  /** Text the compiler could not read; kept so that it is copied, lost and shown with the rest. Its words stand in `CompiledAbility.text`. */
  | { readonly kind: 'unread' };

export type AbilityKind = Ability['kind'];

// ───────────────────────────── What the compiler returns ─────────────────────────────

export type ReadingState = 'proven' | 'read' | 'unread';

/** Words of a sentence that no compiled node holds, with what would have been understood there. Offsets into `CompiledAbility.text`. */
export interface UnreadSpan {
  readonly start: number;
  readonly end: number;
  readonly expected: readonly string[];
}

/** One ability as compiled, beside the words it came from (for display, hovers and proofs; the engine reads `ability` alone). */
export interface CompiledAbility {
  readonly ability: Ability;
  /** The paragraph as it stands on the card, reminder text included. Empty for abilities that rules give (basic land mana). */
  readonly text: string;
  /** Offset of `text` in the face's rules text. */
  readonly offset: number;
  readonly state: ReadingState;
  readonly unread: readonly UnreadSpan[];
}

/** All abilities of a face, in printed order. Keywords listed on one line are one CompiledAbility each. */
export interface CompiledText {
  readonly abilities: readonly CompiledAbility[];
}
