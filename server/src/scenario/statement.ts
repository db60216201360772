// The scenario language's abstract syntax: what each line says, with the range of every part. No game, no ids: names are as written.
import type { EditionName } from '../rules/edition.ts';

/** UTF-16 offsets into the document, end exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A name as written where one is due, matched to the longest name in scope. */
export interface NameRef {
  readonly text: string;
  readonly range: Range;
  /** Normalised (case, accents, apostrophes, dashes folded) form of the matched name; absent where no name in scope matches (reported). */
  readonly key?: string;
  /** `Alice's Gray Ogre`, `Gray Ogre in Bob's graveyard`. */
  readonly owner?: NameRef;
  readonly zone?: { readonly zone: ZoneName; readonly range: Range };
  /** `a Gray Ogre`: any of several that differ in nothing. */
  readonly any?: boolean;
  /** `Gray Ogre's ability`: an ability of it on the stack. */
  readonly ability?: boolean;
  /** All of it, with article, owner and zone, where there is more than the name. */
  readonly whole?: Range;
}

export type ZoneName = 'battlefield' | 'graveyard' | 'hand' | 'library' | 'exile' | 'stack' | 'command';

/** A label that a statement declares. */
export interface LabelDecl {
  readonly text: string;
  readonly range: Range;
  readonly key: string;
}

/** Values for `choosing`: words are kept as written and given meaning by the choice that comes up. */
export interface ChosenWord {
  readonly text: string;
  readonly range: Range;
  readonly name?: NameRef; // where it is also a name in scope
  readonly quoted: boolean;
}

export interface Clauses {
  readonly as?: readonly LabelDecl[];
  /** One entry a "target" of the text, in order; each may take several (`A and B`) or none (`nothing`). */
  readonly targeting?: readonly { readonly names: readonly NameRef[]; readonly range: Range }[];
  readonly copying?: { readonly name?: NameRef; readonly nothing: boolean; readonly range: Range };
  readonly choosing?: readonly ChosenWord[];
  readonly changing?: { readonly from: ChosenWord; readonly to: ChosenWord; readonly range: Range };
  readonly modes?: { readonly modes: readonly number[]; readonly range: Range };
  readonly x?: { readonly value: number; readonly range: Range };
  readonly dividing?: { readonly values: readonly number[]; readonly range: Range };
  /** with kicker, with bestow, with buyback … */
  readonly costs?: readonly { readonly name: string; readonly range: Range }[];
  readonly faceDown?: Range;
  readonly sacrificing?: readonly NameRef[];
  readonly discarding?: readonly NameRef[];
  readonly tapping?: readonly NameRef[];
  readonly exiling?: readonly NameRef[];
  readonly fromZone?: { readonly zone: ZoneName; readonly range: Range };
  readonly attachedTo?: NameRef;
  readonly controlledBy?: NameRef;
  readonly ownedBy?: NameRef;
  readonly creating?: readonly LabelDecl[];
  readonly newTargets?: readonly { readonly same: boolean; readonly name?: NameRef; readonly range: Range }[];
  readonly inOrder?: readonly NameRef[];
  /** Only where something is set up. */
  readonly states?: readonly { readonly state: SetupState; readonly range: Range }[];
  readonly counters?: readonly CounterPhrase[];
  readonly until?: { readonly until: 'endOfTurn'; readonly range: Range };
}

export type SetupState = 'tapped' | 'untapped' | 'faceDown' | 'manifested' | 'flipped' | 'transformed' | 'phasedOut';

export interface CounterPhrase {
  readonly count: number;
  readonly kind: string;
  readonly range: Range;
}

/** `a 2/2 green Bear creature token with flying and "…" named X`. The engine's TokenSpec is made of it by the run (abilities compiled). */
export interface TokenPhrase {
  readonly range: Range;
  readonly power?: number;
  readonly toughness?: number;
  readonly colors: readonly string[]; // 'white', …, 'colorless'
  readonly supertypes: readonly string[];
  readonly subtypes: readonly string[];
  readonly types: readonly string[];
  readonly keywords: readonly { readonly text: string; readonly range: Range }[];
  readonly quoted: readonly { readonly text: string; readonly range: Range }[];
  readonly name?: string;
}

export interface SetupItem {
  readonly range: Range;
  readonly count: number;
  readonly what: { readonly card: NameRef } | { readonly token: TokenPhrase };
  readonly clauses: Clauses;
  /** Where the line names another zone for it than for the first. */
  readonly zone?: ZoneName;
}

/** A piece of the effect text in quotes. */
export interface QuotedText {
  readonly text: string; // without the quotes
  readonly range: Range; // of the text inside the quotes
}

export type StatementBody =
  // —— of a file or scenario's head
  | { readonly kind: 'rules'; readonly editions: readonly { readonly edition: EditionName; readonly range: Range }[] }
  | { readonly kind: 'use'; readonly path: string; readonly pathRange: Range }
  | { readonly kind: 'players'; readonly players: readonly LabelDecl[] }
  | { readonly kind: 'cites'; readonly rules: readonly { readonly id: string; readonly range: Range }[] }
  | { readonly kind: 'ignoring'; readonly card: NameRef }
  // —— setting up
  | { readonly kind: 'setup'; readonly player: NameRef; readonly zone: ZoneName; readonly items: readonly SetupItem[] }
  | { readonly kind: 'life'; readonly player: NameRef; readonly life: number }
  // —— acting
  | { readonly kind: 'cast'; readonly player: NameRef; readonly card: NameRef; readonly clauses: Clauses }
  | {
      readonly kind: 'activate';
      readonly player: NameRef;
      readonly object: NameRef;
      readonly ability?: { readonly index?: number; readonly startsWith?: string; readonly range: Range };
      readonly clauses: Clauses;
    }
  | { readonly kind: 'play'; readonly player: NameRef; readonly card: NameRef; readonly clauses: Clauses }
  | { readonly kind: 'put'; readonly player: NameRef; readonly card: NameRef; readonly clauses: Clauses } // onto the battlefield
  | { readonly kind: 'turnFaceUp'; readonly player: NameRef; readonly object: NameRef; readonly clauses: Clauses }
  | {
      readonly kind: 'createToken';
      readonly player: NameRef;
      readonly count: number;
      readonly token: TokenPhrase;
      readonly clauses: Clauses;
    }
  | {
      readonly kind: 'createTokenCopy';
      readonly player: NameRef;
      readonly count: number;
      readonly of: NameRef;
      readonly clauses: Clauses;
    }
  | { readonly kind: 'gainControl'; readonly player: NameRef; readonly object: NameRef; readonly clauses: Clauses }
  | {
      readonly kind: 'playerCounts';
      readonly player: NameRef;
      readonly verb: 'draws' | 'loses' | 'gains' | 'mills';
      readonly amount: number;
    }
  // —— by an effect
  | { readonly kind: 'effect'; readonly text: QuotedText; readonly clauses: Clauses }
  | { readonly kind: 'attach'; readonly object: NameRef; readonly to: NameRef }
  | {
      readonly kind: 'verb';
      readonly verb: EffectVerb;
      /** Who does it (`Alice sacrifices Gray Ogre`); mostly nobody in particular. */
      readonly player?: NameRef;
      readonly objects: readonly NameRef[];
      readonly clauses: Clauses;
    }
  | { readonly kind: 'turn'; readonly object: NameRef; readonly face: 'up' | 'down'; readonly clauses: Clauses }
  | { readonly kind: 'move'; readonly object: NameRef; readonly to: ZoneName }
  | {
      readonly kind: 'counters';
      readonly change: 'put' | 'remove';
      readonly counters: CounterPhrase;
      readonly object: NameRef;
    }
  | {
      readonly kind: 'damage';
      readonly source: NameRef;
      readonly amount: number;
      readonly to: NameRef;
      readonly combat?: boolean;
    }
  /** `whom` is left out where there is one opponent. */
  | { readonly kind: 'attacks'; readonly objects: readonly NameRef[]; readonly whom?: NameRef }
  | { readonly kind: 'blocks'; readonly objects: readonly NameRef[]; readonly attacker: NameRef }
  | { readonly kind: 'simultaneously' }
  | {
      readonly kind: 'time';
      readonly to:
        | { readonly at: 'nextTurn' }
        | {
            readonly at: 'turnOf' | 'upkeepOf' | 'drawStepOf' | 'mainOf' | 'combatOf' | 'endStepOf';
            readonly player: NameRef;
          }
        | { readonly at: 'upkeep' | 'drawStep' | 'main' | 'combat' | 'endStep' };
    }
  | { readonly kind: 'leaves'; readonly player: NameRef }
  // —— the stack
  | { readonly kind: 'trigger'; readonly object: NameRef; readonly clauses: Clauses }
  | { readonly kind: 'decline'; readonly object: NameRef }
  | { readonly kind: 'resolve'; readonly object: NameRef; readonly clauses: Clauses }
  // —— asserting and supposing
  | {
      readonly kind: 'assert';
      readonly legality: 'legal' | 'illegal';
      readonly statement: StatementBody;
      readonly statementRange: Range;
      readonly by?: { readonly rule: string; readonly range: Range };
    }
  | { readonly kind: 'suppose'; readonly title: string }
  | {
      readonly kind: 'in';
      readonly editions: readonly EditionName[];
      readonly statement: StatementBody;
      readonly statementRange: Range;
    }
  | { readonly kind: 'expect'; readonly groups: readonly ExpectGroup[] }
  | { readonly kind: 'show'; readonly object: NameRef }
  /** A line that could not be read; its problem says where and what was expected. */
  | {
      readonly kind: 'unreadable';
      /** Keys of the cards and labels it would have brought in. */
      readonly brings?: readonly string[];
    };

export type EffectVerb =
  | 'tap'
  | 'untap'
  | 'flip'
  | 'transform'
  | 'unattach'
  | 'destroy'
  | 'sacrifice'
  | 'exile'
  | 'counter'
  | 'discard'
  | 'phaseOut'
  | 'phaseIn';

export type ExpectSubject =
  | { readonly kind: 'names'; readonly names: readonly NameRef[]; readonly range: Range }
  /** `each creature Bob controls` */
  | {
      readonly kind: 'each';
      readonly qualities: readonly QualityWord[];
      readonly controller?: NameRef;
      readonly range: Range;
    };

export interface ExpectGroup {
  readonly subject: ExpectSubject;
  readonly predicates: readonly PredicateNode[];
}

export interface PredicateNode {
  readonly range: Range;
  readonly negated: boolean;
  readonly predicate: Predicate;
  readonly afterLayer?: { readonly layer: string; readonly range: Range };
  /** Where the actual value may be written by a quick fix. */
  readonly valueRange?: Range;
}

/** A word of `is a 2/2 blue legendary Bear artifact creature`, with its role. */
export interface QualityWord {
  readonly range: Range;
  readonly quality:
    | { readonly kind: 'pt'; readonly power: number; readonly toughness: number }
    | { readonly kind: 'color'; readonly color: string } // white … green
    | { readonly kind: 'colorless' | 'multicolored' | 'token' | 'copy' | 'spell' | 'permanent' }
    | { readonly kind: 'type' | 'supertype' | 'subtype'; readonly word: string }
    /** A keyword or a state before a noun: `a flying creature`, `each attacking creature`. */
    | { readonly kind: 'keyword'; readonly text: string }
    | { readonly kind: 'status'; readonly status: 'tapped' | 'untapped' | 'attacking' | 'blocking' };
}

export type Predicate =
  | {
      readonly is: 'qualities';
      readonly qualities: readonly QualityWord[];
      readonly named?: { readonly name: string; readonly range: Range };
    }
  | {
      readonly is: 'exactly';
      readonly supertypes: readonly string[];
      readonly types: readonly string[];
      readonly subtypes: readonly string[];
    }
  | { readonly is: 'onlyColors'; readonly colors: readonly string[] } // empty: colorless
  | { readonly is: 'controlledBy' | 'ownedBy'; readonly player: NameRef }
  | {
      readonly is: 'status';
      readonly status:
        | 'tapped'
        | 'untapped'
        | 'faceDown'
        | 'faceUp'
        | 'flipped'
        | 'transformed'
        | 'phasedOut'
        | 'attacking'
        | 'blocking'
        | 'attached';
    }
  | { readonly is: 'attachedTo'; readonly to: NameRef }
  | { readonly is: 'inZone'; readonly zone: ZoneName; readonly player?: NameRef }
  | { readonly is: 'ceasedToExist' }
  | { readonly is: 'inLoop' }
  | { readonly is: 'appliedAfter'; readonly other: NameRef }
  | { readonly is: 'dependsOn'; readonly other: NameRef }
  | {
      readonly has: 'keywords';
      readonly keywords: readonly { readonly text: string; readonly range: Range }[];
      readonly only: boolean;
      readonly times?: number;
    }
  | { readonly has: 'noAbilities' | 'noName' | 'noManaCost' | 'noCounters' | 'noSubtypes' }
  | { readonly has: 'abilityStarting'; readonly text: string }
  | {
      readonly has: 'abilityCount';
      readonly count: number;
      readonly which: 'any' | 'activated' | 'triggered' | 'static' | 'mana';
    }
  | { readonly has: 'counters'; readonly count: number; readonly kind: string }
  | { readonly has: 'damage'; readonly amount: number }
  | { readonly has: 'manaValue'; readonly value: number }
  | { readonly has: 'manaCost'; readonly cost: string }
  | { readonly has: 'loyalty'; readonly value: number }
  | { readonly has: 'power' | 'toughness'; readonly value: number }
  | { readonly has: 'chosen'; readonly what: string | null; readonly name?: NameRef } // null: nothing
  | { readonly has: 'mode'; readonly mode: number }
  | { readonly has: 'x'; readonly x: number }
  | { readonly has: 'triggered'; readonly text: string }
  | { readonly does: 'targets'; readonly targets: readonly NameRef[] }
  // —— of players
  | { readonly has: 'life'; readonly life: number }
  | { readonly has: 'maxHandSize'; readonly size: number | 'none' }
  | { readonly has: 'drawn'; readonly count: number }
  | { readonly has: 'mana'; readonly symbols: readonly string[] }
  | { readonly has: 'cardsIn'; readonly zone: ZoneName; readonly count: number }
  // —— what may be done
  | { readonly does: 'costs'; readonly cost: string; readonly player?: NameRef }
  | {
      readonly does: 'controls';
      readonly count: number;
      readonly qualities: readonly QualityWord[];
    }
  | {
      readonly does: 'cant' | 'can';
      readonly what: 'attack' | 'block' | 'beBlocked' | 'beTargeted' | 'beEnchanted' | 'beTurnedFaceUp';
      readonly by?: NameRef;
    };

/** A statement in the tree: its own line(s), and what stands deeper. */
export interface Statement {
  readonly body: StatementBody;
  /** From the first word to the last, without comment and indentation. */
  readonly range: Range;
  /** 0-based; the last line is that of its whole block. */
  readonly line: number;
  readonly endLine?: number;
  readonly indent: number;
  /**
   * What stands deeper. `Alice controls` alone has no items, each line under it is a `setup` statement of its own for the
   * same player and zone; `expect Clone` alone has no predicates, each line under it is an `expect` of the same subject.
   */
  readonly children: readonly Statement[];
  /** The line's words folded, one space between: equal for lines that differ in spacing, case or comment only. */
  readonly meaning?: string;
}

export interface ScenarioNode {
  readonly title: string;
  readonly titleRange: Range;
  readonly range: Range; // header to the end of its block
  readonly line: number;
  readonly statements: readonly Statement[];
  /** A file without `scenario` lines is one scenario, without a header. */
  readonly implicit: boolean;
}

/** A problem of reading, before anything runs. */
export interface SyntaxProblem {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'information' | 'hint';
  readonly range: Range;
  readonly values: Readonly<Record<string, string | number>>;
  /** What would have been accepted at the furthest point, closest first. */
  readonly expected?: readonly string[];
  readonly related?: readonly {
    readonly range: Range;
    readonly code: string;
    readonly values: Readonly<Record<string, string | number>>;
    readonly uri?: string;
  }[];
  /** Ready-made edits: title code and the replacement. */
  readonly fixes?: readonly Fix[];
}

export interface Fix {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly edits: readonly { readonly range: Range; readonly newText: string }[];
}
