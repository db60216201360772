// What a declaration of attackers or blockers is judged by as a whole (508.1c–d, 509.1b–c): bounds on how many, and requirements.
import type { ObjectRef, PlayerRef } from '../cards/ability.ts';
import { isPlayerRef } from '../cards/oracle/playerRefs.ts';
import { boardOf, viewOf } from './ask.ts';
import type { RuleInForce } from './board.ts';
import type { Game, Target } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { amountOf, holds, objectsOf, playersOf } from './meaning/questions.ts';
import { ruleBecause } from './protection.ts';
import { contextOfInfo } from './queries.ts';
import type { ProblemParts } from './work.ts';

/** One thing that is wrong with a declaration, the creatures it is about, and whether it is something that was left out. */
export interface Fault {
  readonly parts: ProblemParts;
  readonly about: readonly ObjectId[];
  /** A requirement that another legal declaration would obey (508.1d, 509.1c); else a restriction is broken. */
  readonly leftOut: boolean;
}

/** What is wrong; `unsure`: more than could be tried was possible, or something it rests on is not kept. */
export interface Judgement {
  readonly faults: readonly Fault[];
  readonly unsure: boolean;
}

/** How many there have to be, or may be at most, and what says so. */
export interface Bound {
  readonly least: number;
  readonly most: number;
  readonly fault: (about: ObjectId) => ProblemParts;
}

/** Whether a rule in force is about this object. */
export const isAbout = ({ objects }: RuleInForce, id: ObjectId): boolean => objects?.includes(id) === true;

/** Whether the "unless" of a prohibition keeps it from counting now. */
export const isLifted = (game: Game, { rule, effect }: RuleInForce): boolean =>
  rule.rule === 'cant' && rule.unless !== undefined && holds(viewOf(game), rule.unless, contextOfInfo(game, effect));

/** Whether a rule names this player or permanent: "attacks you", "blocks it". */
export const isNamed = (game: Game, { effect }: RuleInForce, ref: ObjectRef | PlayerRef, target: Target): boolean => {
  const [view, ctx] = [viewOf(game), contextOfInfo(game, effect)];
  if (isPlayerRef(ref)) return 'player' in target && playersOf(view, ref, ctx).includes(target.player);
  return 'object' in target && objectsOf(view, ref, ctx).includes(target.object);
};

/** The rules by which a whole declaration is illegal. */
type DeclarationRule = '508.1c' | '508.1d' | '509.1b' | '509.1c' | '702.111b';

/** What else says so: menace is a restriction, and what forbids goes before what allows. */
const ALSO: Readonly<Record<DeclarationRule, readonly string[]>> = {
  '508.1c': ['101.2'],
  '508.1d': [],
  '509.1b': ['101.2'],
  '509.1c': [],
  '702.111b': ['509.1b'],
};

/** A problem of the whole declaration: the object it is about fills in `what`. */
export const faultOf = (
  code: string,
  rule: DeclarationRule,
  about: ObjectId,
  why: RuleInForce | undefined,
  values: ProblemParts['values'] = {},
): ProblemParts => ({
  code,
  rule,
  also: ALSO[rule],
  slot: { slot: 'object' },
  values,
  objects: { what: { object: about } },
  because: why === undefined ? [] : ruleBecause(why),
});

/** "No more than two creatures can attack each combat": how many at most, and of those that attack whom. */
export const capsOn = (
  game: Game,
  what: 'attack' | 'block',
): readonly { readonly most: number; readonly whom?: PlayerId; readonly why: RuleInForce }[] =>
  boardOf(game).rules.flatMap((why) => {
    const { rule, effect } = why;
    if (rule.rule !== 'frame' || rule.frame !== 'noMoreThan') return [];
    const [amount, , verb, you] = rule.parts;
    if (amount?.part !== 'amount' || verb?.part !== 'choice' || (verb.choice === 0) !== (what === 'attack')) return [];
    const most = amountOf(viewOf(game), amount.amount, contextOfInfo(game, effect));
    return [{ most, why, ...(you?.part === 'optional' && you.parts !== undefined ? { whom: effect.controller } : {}) }];
  });

/** Objects of this combat that lines have declared, not such as entered attacking or blocking (508.4, 509.4). */
export const wereDeclared = (game: Game, what: 'attacked' | 'blocked'): ReadonlySet<ObjectId> =>
  new Set(game.history.flatMap((mark) => (mark.what === what && mark.object !== undefined ? [mark.object] : [])));

/** Frames of rules that are judged here; whatever else a frame says of combat is not modelled. */
export const FRAMES_JUDGED: ReadonlySet<string> = new Set(['attackAlone', 'noMoreThan', 'ableToBlock']);
