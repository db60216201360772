// Sentences behind a delayed ability that speak of what only it will bring about: they are part of what it does (603.7). So are those
// behind a prevention of damage that speak of what it prevents (615.5).
import { asksThisWay, isPreventedAmount, isPreventedCondition } from '../../terms/asks.ts';
import { some } from '../../terms/walk.ts';
import type { Condition, Filter, Instruction, ObjectRef } from '../ability.ts';
import type { Said } from './said.ts';
import { mentionsX } from './whereX.ts';

/** A delayed ability as an instruction sets it up. */
export type Delayed = Extract<Instruction, { do: 'delayed' }>;

const DEEDS: ReadonlySet<Instruction['do']> = new Set(['simple', 'sacrifice', 'move', 'discard', 'mill'] as const);

const isFlip = (item: Instruction): boolean => item.do === 'action' && item.verb === 'flip a coin';

const isSame = (a: ObjectRef, b: ObjectRef): boolean => {
  if (a.kind === 'that') return b.kind === 'that' && a.antecedent === b.antecedent;
  if (a.kind === 'target') return b.kind === 'target' && a.target === b.target;
  return a.kind === b.kind;
};

/** How a coin came up, or who has won its flip (705.2), by the names of outcomes. */
const FLIPPED: ReadonlySet<string> = new Set([
  'youWonTheFlip',
  'youLostTheFlip',
  'heads',
  'tails',
  'that player wins the flip',
  'that player loses the flip',
  'they win the flip',
  'they lose the flip',
  'both come up heads',
  'both come up tails',
  'the coin comes up heads',
  'the coin comes up tails',
  'whose coin comes up heads',
  'whose coin comes up tails',
]);

const asksForFlip = (one: Condition | Filter): boolean => one.kind === 'history' && FLIPPED.has(one.event);

/** "If you lose the flip", "for each creature destroyed this way": asks for what is done or flipped only then (705.2). */
const asksForIt = ({ then }: Delayed, next: readonly Instruction[]): boolean =>
  (then.some(isFlip) && some('instruction', next, { condition: asksForFlip, filter: asksForFlip })) ||
  (then.some((one) => DEEDS.has(one.do)) && asksThisWay('instruction', next));

/** Whether tokens are created, now or later. */
const creates = (instructions: readonly Instruction[]): boolean =>
  some('instruction', instructions, { instruction: (one) => one.do === 'createToken' || one.do === 'createTokenCopy' });

/** "Return it at the beginning of the next end step. It gains haste": is so once it is there. */
const isOfReturned = ({ then }: Delayed, [first]: readonly Instruction[]): boolean => {
  if (first?.do !== 'continuous' || first.effect.subject.kind !== 'objects') return false;
  const { ref } = first.effect.subject;
  return then.some((one) => one.do === 'move' && one.to === 'battlefield' && isSame(one.what, ref));
};

/** What is named for the first time in there: the objects of a delayed ability's event, what is made, exiled or revealed. */
const isOfMade = (
  then: readonly Instruction[],
  next: readonly Instruction[],
  before: Said,
  { refs, player }: Said,
  when: Delayed['when'] = 'nextEndStep',
): boolean => {
  const [first] = next;
  const own = first?.do === 'delayed' && typeof first.when !== 'string';
  const makes = creates(then);
  const made = refs.filter((ref) => {
    if (ref.kind === 'top') return !before.refs.includes(ref);
    if (ref.kind !== 'that' || ref.antecedent === 'previous') return false;
    if (ref.antecedent === 'created') return makes && !creates(next);
    if (own && (ref.antecedent === 'event' || ref.antecedent === 'eventOther')) return false;
    return !before.refs.some((one) => isSame(one, ref));
  });
  return (
    some('instruction', next, {
      ref: (part) =>
        made.some((ref) =>
          ref.kind === 'that'
            ? part.kind === 'that' && part.antecedent === ref.antecedent
            : part.kind === 'top' && part.again !== undefined,
        ),
    }) ||
    (typeof when !== 'string' &&
      player !== before.player &&
      first !== undefined &&
      'player' in first &&
      first.player?.kind === 'thatPlayer')
  );
};

/** The delayed ability with the sentence behind it, if that speaks of what only the ability brings about; said: `before` it and after. */
export const withLater = (
  last: Instruction | undefined,
  next: readonly Instruction[],
  before: Said,
  after: Said,
): Delayed | undefined =>
  last?.do === 'delayed' &&
  (asksForIt(last, next) || isOfReturned(last, next) || isOfMade(last.then, next, before, after, last.when))
    ? { ...last, then: [...last.then, ...next] }
    : undefined;

/** "You may pay {1}. If you do, create a token. It gains haste.": nothing else makes it, so the sentence stands under the same condition (608.2c). */
export const withMade = (
  last: Instruction | undefined,
  next: readonly Instruction[],
  before: Said,
  after: Said,
): Instruction | undefined => {
  const holdsAll =
    (last?.do === 'may' && last.having !== true) || (last?.do === 'if' && last.place === 'front' && !last.instead);
  // Where "where X is" has been said of it, that stands at the end of its own sentence.
  if (!holdsAll || last.otherwise !== undefined || mentionsX('instruction', last)) return undefined;
  return isOfMade(last.then, next, before, after) ? { ...last, then: [...last.then, ...next] } : undefined;
};

/** "If damage is prevented this way, …", "You gain life equal to the damage prevented this way": what the prevention does besides (615.5). */
export const withPrevented = (
  last: Instruction | undefined,
  next: readonly Instruction[],
  whereX: boolean,
): Instruction | undefined => {
  const asks = { amount: isPreventedAmount, condition: isPreventedCondition };
  if (last?.do !== 'continuous' || !some('instruction', next, asks)) return undefined;
  const [only, more] = last.effect.operations;
  if (only?.op !== 'rule' || more !== undefined || only.rule.rule !== 'preventDamage') return undefined;
  const rule = { ...only.rule, then: [...(only.rule.then ?? []), ...next] };
  const where = whereX && mentionsX('instruction', last) ? ({ where: true } as const) : {};
  return { ...last, ...where, effect: { ...last.effect, operations: [{ ...only, rule }] } };
};
