// "Deals damage": how much, to whom, by what, and what else it deals.
import type { Instruction, ObjectRef, PlayerRef } from '../ability.ts';
import { readAmount, readForEach } from './amounts.ts';
import { readPlayer, readThem } from './players.ts';
import { scale } from './predicates.ts';
import type { Reader } from './reader.ts';
import { readObjectRef, readSingleRef, readSubjectRef } from './refs.ts';

/** "deals 3 damage to any target", "deals damage equal to its power to target creature". */
export const damage = (r: Reader): Instruction | undefined => {
  const named = readSubjectRef(r);
  if (named === undefined) return undefined;
  const source = asSource(r, named);
  const each = r.eat('each');
  r.eat('also');
  if (r.eatOne('deals', 'deal') === undefined) return undefined;
  const dealt = r.about(source, (reader) => readDamageBy(reader, source));
  return dealt === undefined || !each ? dealt : { ...dealt, each };
};

/** A set that was named before: "each Zombie". */
const isSet = (ref: ObjectRef | undefined): boolean =>
  ref?.kind === 'that' && ref.antecedent === 'previous' && ref.noun !== undefined && ref.word === undefined;

/** "Thing deals 1 damage to each Zombie. It deals …": never what was dealt damage, which is several. */
const asSource = (r: Reader, ref: ObjectRef): ObjectRef =>
  ref.kind === 'that' &&
  ref.antecedent === 'previous' &&
  ref.word === 'it' &&
  isSet(r.said.refs.at(-1)) &&
  r.said.refs.some(({ kind }) => kind === 'self')
    ? { kind: 'self', again: 'it' }
    : ref;

/** "Thing deals 2 damage to each other creature", where the sentence before was about a set: other than those, not than the source. */
const meansThose = (r: Reader, source: ObjectRef): boolean => {
  const { refs } = r.said;
  const others = refs.filter(({ kind }) => kind !== 'self');
  if (source.kind !== 'self' || !isSet(others.at(-1))) return false;
  r.said = { ...r.said, refs: [...refs.filter(({ kind }) => kind === 'self'), ...others] };
  return true;
};

/** "… and 3 damage to you": more damage by the same source. */
export const readMoreDamage = (r: Reader, source: ObjectRef): Instruction | undefined => {
  const dealt = r.about(source, (reader) => readDamageBy(reader, source, true));
  return dealt === undefined ? undefined : { ...dealt, elided: true, bare: true };
};

type Damage = Extract<Instruction, { do: 'damage' }>;

/** What can stand after the last of those who are dealt damage. */
const AFTER_RECEIVER: ReadonlySet<string> = new Set(['', '.', ',', 'and', 'instead', 'equal', 'if', 'unless', '•']);

/** "… and each creature they control": as much to somebody else. */
export const readAlsoDealt = (r: Reader, before: Damage): Instruction | undefined => {
  if (before.divided === true || before.evenly === true || before.form === 'each') return undefined;
  const to = r.attempt(readPlayer) ?? readSingleRef(r);
  if (to === undefined || !AFTER_RECEIVER.has(r.peek())) return undefined;
  return { do: 'damage', source: before.source, amount: before.amount, to, elided: true, bare: true, asMuch: true };
};

/** What follows "deals". */
export const readDamageBy = (r: Reader, source: ObjectRef, more = false): Damage | undefined => {
  const additional = r.eat('an additional') ? ({ additional: true } as const) : {};
  const equal = r.eat('damage equal to');
  const late = !equal && r.eat('damage to');
  const plain = late ? undefined : readAmount(r);
  if (!late && (plain === undefined || (!equal && !r.eat('damage')))) return undefined;
  const divided = !late && r.eat('divided as you choose among');
  const evenly = !divided && !late && r.eat('divided evenly , rounded down , among');
  if (!divided && !evenly && !late && !r.eat('to')) return undefined;
  // "… and 1 damage to each other creature": other than those who are dealt the damage before.
  const others = (r.sees('each other') || r.sees('all other')) && (more || meansThose(r, source));
  const to = r.attempt(readPlayer) ?? readThem(r) ?? (others ? r.about(undefined, readObjectRef) : readObjectRef(r));
  if (to === undefined) return undefined;
  if (divided && to.kind === 'target') r.divide(to.target);
  const also = r.attempt((reader) => (reader.eat('and each') ? readEach(reader) : undefined));
  const each = !late && plain?.kind === 'number' ? r.attempt(readForEach) : undefined;
  const amount = late
    ? r.eat('equal to')
      ? readAmount(r)
      : undefined
    : each === undefined || plain === undefined
      ? plain
      : scale(plain, each);
  if (amount === undefined) return undefined;
  return {
    do: 'damage',
    source,
    amount,
    to,
    ...additional,
    ...(also === undefined ? {} : { also }),
    ...(late ? { form: 'equalLast' } : each === undefined ? {} : { form: 'each' }),
    ...(divided ? { divided } : {}),
    ...(evenly ? { evenly } : {}),
  };
};

const readEach = (r: Reader): PlayerRef | undefined => {
  const word = r.eatOne('player', 'opponent');
  return word === undefined ? undefined : { kind: word === 'player' ? 'eachPlayer' : 'eachOpponent' };
};
