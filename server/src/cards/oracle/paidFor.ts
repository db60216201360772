// What a cost has taken, for words after it that speak of that: "you may sacrifice another creature. When you do, … that creature's power".
import type { CostPart, Filter, ObjectRef } from '../ability.ts';
import type { Reader } from './reader.ts';

const TAKEN = {
  sacrifice: 'sacrificed',
  discard: 'discarded',
  exile: 'exiled',
  tap: 'tapped',
  reveal: 'revealed',
} as const;

const isTaking = (pay: string): pay is keyof typeof TAKEN => pay in TAKEN;

/** From here on "that creature" can mean what these costs took, one object each; `first`: before anything named since, of what it has. */
export const meanPaid = (r: Reader, costs: readonly CostPart[], first: boolean): void => {
  const refs = costs.flatMap((part): readonly ObjectRef[] =>
    'selection' in part && isTaking(part.pay) && part.count.kind === 'number' && part.count.value === 1
      ? [{ kind: 'that', antecedent: TAKEN[part.pay], noun: part.selection.filter }]
      : [],
  );
  if (refs.length > 0) r.say('paid', { refs, first });
};

const lastWord = (noun: Filter): Filter | undefined =>
  noun.kind === 'and'
    ? noun.of.filter(({ kind }) => kind === 'type' || kind === 'card' || kind === 'subtype').at(-1)
    : noun;

const called = (taken: Filter, noun: Filter): boolean => {
  const wanted = lastWord(noun);
  const parts = taken.kind === 'and' || taken.kind === 'or' ? taken.of : [taken];
  return parts.some((part) => {
    if (part.kind === 'type') return wanted?.kind === 'type' && part.type === wanted.type;
    if (part.kind === 'subtype') return wanted?.kind === 'subtype' && part.subtype === wanted.subtype;
    return part.kind === wanted?.kind && (part.kind === 'permanent' || part.kind === 'card');
  });
};

const VALUES = ["'s power", "'s toughness", "'s mana value", "'s converted mana cost"] as const;

/** What was paid, where this noun can call it: of its values before all else, of anything if nothing else was called so. */
export const paidCalled = (r: Reader, noun: Filter, found: ObjectRef | undefined): ObjectRef | undefined => {
  const { paid } = r.said;
  if (paid === undefined) return undefined;
  const ref = paid.refs.filter((one) => one.kind === 'that' && one.noun !== undefined && called(one.noun, noun)).at(-1);
  if (ref === undefined || found === undefined) return ref;
  return paid.first && VALUES.some((words) => r.sees(words)) ? ref : undefined;
};
