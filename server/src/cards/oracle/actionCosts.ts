// Costs that no plain kind of cost is: anything one can be told to do ("Exile the top card of your graveyard", "Pay {E}{E}"), and choices of costs.
import type { CostPart, Instruction } from '../ability.ts';
import { readClause } from './clauses.ts';
import { readCostPart, readLife, readParts } from './costs.ts';
import { orElse } from './orElse.ts';
import type { Reader } from './reader.ts';

/** What is no cost: effects that last, and what happens to others than the one who pays. */
const NO_COST: ReadonlySet<Instruction['do']> = new Set([
  'continuous',
  'damage',
  'delayed',
  'unread',
  'cast',
  'copySpell',
]);

/** "Gain control of a land you don't control": nothing that ends. */
const isControl = (item: Instruction): boolean =>
  item.do === 'continuous' && item.duration.until === 'none' && item.effect.operations[0]?.op === 'control';

/** Words of a clause that say what is done as a cost. */
const actionCost = (r: Reader): CostPart | undefined => {
  const clause = readClause(r);
  const [only, ...more] = clause?.instructions ?? [];
  if (
    only === undefined ||
    more.length > 0 ||
    clause?.whereX !== undefined ||
    (NO_COST.has(only.do) && !isControl(only))
  )
    return undefined;
  return { pay: 'act', then: [only] };
};

const AFTER: ReadonlySet<string> = new Set([':', ',', '.', 'and', 'or', 'rather', '']);

const ends = (r: Reader): boolean => AFTER.has(r.peek());

const plainCost = (r: Reader): CostPart | undefined => {
  const part = readCostPart(r);
  return part !== undefined && ends(r) ? part : undefined;
};

/** The plain cost if the text goes on after it as after a cost; else what the clause says is done. */
const readOneCost = orElse<CostPart>(
  plainCost,
  orElse<CostPart>(actionCost, (r) => readCostPart(r)),
);

/** After "or": a cost of its own, or what the verb before pays as well ("{1} or 2 life"). */
const readOtherCost = (r: Reader, one: CostPart): CostPart | undefined => {
  const life = one.pay === 'mana' ? r.attempt(readLife) : undefined;
  if (life !== undefined) return { ...life, elided: true };
  const symbols = r.token?.kind === 'symbol';
  const other = readOneCost(r);
  return symbols && other?.pay === 'mana' ? { ...other, elided: true } : other;
};

/** One part of a cost, or several of which one is paid ("sacrifice an artifact or discard a card"). */
export const readAnyCost = (r: Reader): CostPart | undefined => {
  const one = readOneCost(r);
  if (one === undefined) return undefined;
  const other = r.attempt((reader) =>
    (reader.eat(',') && !reader.sees('or') ? false : reader.eat('or')) ? readOtherCost(reader, one) : undefined,
  );
  return other === undefined ? one : { pay: 'either', of: [one, other] };
};

/** The parts of a cost before a colon or after a keyword, of any kind. */
export const readAllCosts = (r: Reader): readonly CostPart[] | undefined => readParts(r, readAnyCost);
