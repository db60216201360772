// Qualities of objects and players that abilities name, and sets of objects that have them.
import type {
  Amount,
  CardType,
  Color,
  Comparison,
  ObjectRef,
  PlayerRef,
  PTProperty,
  Supertype,
  Zone,
} from './abilityObjects.ts';
import type { DeedSaid, HowMany } from './abilityPast.ts';

/** A quality an object has or lacks. Conjunctions are in Oracle's word order, so that they print back. */
export type Filter =
  /** `has`: print "that has flying" for "with flying"; `is`: "that's a creature"; `both`: "both red and white". */
  | { readonly kind: 'and'; readonly of: readonly Filter[]; readonly form?: 'has' | 'is' | 'both' }
  /** `word` is the conjunction as printed (default "or"): "artifacts and creatures" means either. */
  | {
      readonly kind: 'or';
      readonly of: readonly Filter[];
      readonly word?: 'and' | 'and/or';
      readonly said?: 'outlaw'; // print: the one word for all of them
    }
  | {
      readonly kind: 'not';
      readonly of: Filter;
      readonly form?: 'otherThan' | 'doesntHave' | 'exceptFor' | 'oneOrMore';
    }
  | { readonly kind: 'type'; readonly type: CardType }
  | { readonly kind: 'supertype'; readonly supertype: Supertype }
  | { readonly kind: 'subtype'; readonly subtype: string }
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'colorless' | 'monocolored' | 'multicolored' | 'historic' }
  /** The bare nouns: permanent, spell, card, token, or any object at all. */
  | { readonly kind: 'permanent' | 'spell' | 'card' | 'token' | 'object' | 'source' }
  /** An ability on the stack: any, or "activated ability". */
  | {
      readonly kind: 'ability';
      readonly which?: 'activated' | 'triggered' | 'mana' | 'loyalty' | 'activated or triggered';
    }
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
  /** "other", "another": not the source; `than` for "other than that creature", `implied` where "other" alone says so. */
  | { readonly kind: 'other'; readonly than?: ObjectRef; readonly implied?: true; readonly except?: true }
  | {
      readonly kind: 'controlledBy';
      readonly player: PlayerRef;
      readonly by?: boolean;
      readonly under?: true;
      readonly past?: true;
      readonly that?: boolean;
      readonly since?: 'turn' | 'continuously'; // "they controlled since the beginning of the turn"
    } // that: print "that you control"; by: print "controlled by your opponents"; past: "you controlled"
  | { readonly kind: 'ownedBy'; readonly player: PlayerRef }
  /** "spells you cast": from anywhere or from a zone, ever or this turn. A copy of a spell is not cast (707.10). */
  | {
      readonly kind: 'castBy';
      readonly player: PlayerRef;
      readonly from?: Filter;
      readonly thisTurn?: boolean;
      readonly perfect?: boolean;
    } // perfect: "a spell you've cast"
  | {
      readonly kind: 'inZone';
      readonly zone: Zone;
      readonly player?: PlayerRef;
      readonly word?: 'from';
      readonly single?: boolean;
      readonly plural?: true;
      readonly but?: true; // "from anywhere other than your hand"
      readonly each?: true; // print: "in each graveyard"
      readonly adjective?: boolean; // print: "exiled card"
      readonly elided?: boolean; // print: "your hand or graveyard", without whose
      readonly total?: boolean; // print: "total in all graveyards"
    }
  | {
      readonly kind: 'compare';
      readonly property: PTProperty;
      readonly comparison: Comparison;
      readonly to: Amount;
      readonly first?: boolean; // print: "with 3 or greater power"
      readonly bare?: boolean; // print: "with lesser power", than the object's own that `to` speaks of
      readonly same?: true | 'as'; // print: "with that spell's mana value", "with the same mana value as that spell"
      readonly alone?: boolean; // print: "protection from mana value 3 or greater", without "with"
      readonly total?: boolean; // "with total power 4 or less": of all of them together
    }
  | { readonly kind: 'hasKeyword'; readonly keyword: string; readonly article?: boolean; readonly abilities?: true } // abilities: print "landwalk abilities"
  | { readonly kind: 'hasAbilities' } // not(hasAbilities): "with no abilities"
  | { readonly kind: 'hasActivatedAbility' | 'hasManaAbility' | 'hasTapAbility' }
  | { readonly kind: 'hasCounter'; readonly counter?: string; readonly plural?: boolean; readonly some?: true } // plural: "with +1/+1 counters on them"
  | { readonly kind: 'named'; readonly name: string }
  /** `that`: print "of that type"; `typeOfYourChoice`: chosen as the effect begins. */
  | {
      readonly kind: 'chosen';
      readonly what:
        | 'color'
        | 'type'
        | 'name'
        | 'cardType'
        | 'number'
        | 'player'
        | 'typeOfYourChoice'
        | 'colorOfYourChoice';
      readonly nth?: 1 | 2; // "of the first chosen type": of two that were
      readonly bare?: true; // print: "is the chosen type"
      readonly that?: boolean;
    }
  /** "attached to it", "enchanting …", "enchanted by this Aura". */
  /** `were`: "that were attached to it", of what it had as it left. */
  | { readonly kind: 'attachedTo'; readonly to: ObjectRef; readonly that?: boolean; readonly were?: boolean }
  | { readonly kind: 'attachedToPlayer'; readonly player: PlayerRef } // "attached to you"
  /** "with another Aura attached to it"; `form`: print "enchanted by Auras you control". */
  | {
      readonly kind: 'hasAttached';
      readonly what: Filter;
      readonly form?: 'enchanted by' | 'equipped by';
      readonly plural?: boolean;
    }
  /** `word`: how it is said after a noun or a number ("a land card from among them", "one of them"); `bare`: the number alone. */
  | {
      readonly kind: 'isRef';
      readonly ref: ObjectRef;
      readonly word?: 'of' | 'among' | 'from among' | 'from' | 'in' | 'bare';
    }
  /** "that shares a creature type/colour/name with …", "with the same name as …". */
  | {
      readonly kind: 'shares';
      readonly what: 'creatureType' | 'color' | 'name' | 'cardType' | 'manaValue' | 'landType';
      readonly with: ObjectRef;
      /** "one of those types": only these count. */
      readonly among?: readonly CardType[];
      /** After "protection from": print "the colors of permanents you control", "each of its colors". */
      readonly form?: 'colorsOf' | 'colorsAmong' | 'eachOf' | 'atLeast' | 'ofThatType'; // atLeast: "at least one creature type"
    }
  /** `only`: nothing else ("targets only this creature"); `single`: one object alone. */
  | {
      readonly kind: 'targets';
      readonly what: Selection;
      readonly player?: PlayerRef; // "that targets you"; `what` is then no matter
      readonly only?: boolean;
      readonly either?: boolean; // "that targets you or a creature you control"
      readonly number?: 1; // print: "has only one target"
      readonly that?: true; // print: "that target is a creature"
      readonly single?: boolean;
      readonly some?: boolean;
    }
  /** "that the spell could target": a legal target for one of the spell's or ability's targets; `that`: the word is said. */
  | { readonly kind: 'couldTarget'; readonly by: ObjectRef; readonly that?: boolean }
  /** "from a creature source": an ability on the stack whose source is such (113.7). */
  | { readonly kind: 'fromSource'; readonly source: Filter; readonly many?: boolean } // many: print "from white sources"
  /** "with a creature card directly above it", "with three or more creature cards above it": in a graveyard (404.2). */
  | {
      readonly kind: 'above';
      readonly what: Filter;
      readonly directly?: boolean;
      readonly number?: HowMany;
    }
  /** Made so by a keyword action or an ability: monstrous, renowned, saddled, paired with another creature. */
  | { readonly kind: 'designated'; readonly as: string; readonly with?: Filter; readonly another?: boolean }
  | { readonly kind: 'player' | 'opponent' } // in target specs: "any target", "creature or player"
  /** What it is in combat with: "blocking it", "blocked by target creature", "attacking you". */
  | {
      readonly kind: 'facing';
      readonly how: 'blocking' | 'blocked by' | 'blocking or blocked by' | 'attacking' | 'banded with';
      readonly what: ObjectRef | PlayerRef;
      readonly or?: ObjectRef; // "attacking you or a planeswalker you control"
      readonly of?: true; // print: "it's blocking", from the other side
    }
  /** What it did or what was done to it: "that didn't attack this turn", "blocked by that creature this turn". */
  | ({ readonly kind: 'did' } & DeedSaid)
  /** Past events: "that dealt damage this turn", "that entered this turn". Carried, decided where the game knows. */
  | { readonly kind: 'history'; readonly event: string; readonly args?: readonly string[] };

/** A set of objects: what matches, in which zone (battlefield unless the filter says another). `plural` false prints "each …". */
export interface Selection {
  readonly filter: Filter;
  /** Zone the filter looks in when it does not say; absent means the battlefield. */
  readonly zone?: Zone;
}
