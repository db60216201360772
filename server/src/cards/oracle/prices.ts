// What somebody may pay or do so that something does not happen: "unless its controller pays {2}".
import type { CostPart, Instruction, PlayerRef } from '../ability.ts';
import { readAmount, readForEach } from './amounts.ts';
import { readClause } from './clauses.ts';
import { readCosts, readLife } from './costs.ts';
import { orElse } from './orElse.ts';
import { readPlayer } from './players.ts';
import type { Reader } from './reader.ts';
import { readPossessiveRef } from './refs.ts';

interface Price {
  readonly who: PlayerRef;
  readonly cost: readonly CostPart[];
  readonly having?: boolean;
}

/** "its controller pays {2}", "you pay 3 life". */
const readPayer = (r: Reader): Price | undefined => {
  const who = readPlayer(r);
  if (who === undefined || r.eatOne('pays', 'pay') === undefined) return undefined;
  const life = r.attempt(readLife);
  if (life !== undefined) return { who, cost: [life] };
  const own = r.attempt((reader) => {
    const of = readPossessiveRef(reader);
    return of !== undefined && reader.eatOne('mana cost', 'converted mana cost') === 'mana cost' ? of : undefined;
  });
  if (own !== undefined) return { who, cost: [{ pay: 'mana', cost: [], of: own }] };
  const equal = r.eat('mana equal to') ? readAmount(r) : undefined;
  if (equal !== undefined) return { who, cost: [{ pay: 'mana', cost: [], equal }] };
  const [first, ...more] = eachTime(r, readCosts(r)) ?? [];
  if (first === undefined) return undefined;
  const other = r.attempt((reader) => (reader.eat('or') ? readLife(reader) : undefined));
  return {
    who,
    cost:
      other === undefined ? [first, ...more] : [{ pay: 'either', of: [first, { ...other, elided: true }] }, ...more],
  };
};

/** "{1} for each card in your hand". */
const eachTime = (r: Reader, cost: readonly CostPart[] | undefined): readonly CostPart[] | undefined => {
  const [only, ...more] = cost ?? [];
  if (only?.pay !== 'mana' || more.length > 0) return cost;
  const each = r.attempt(readForEach);
  return each === undefined ? cost : [{ ...only, each }];
};

/** "that player sacrifices a creature": done by whoever the clause says. */
const readDoer = (r: Reader): Price | undefined => {
  const clause = readClause(r);
  const [only, ...more] = clause?.instructions ?? [];
  if (only === undefined || more.length > 0 || clause?.whereX !== undefined || only.do === 'continuous')
    return undefined;
  const first: CostPart = { pay: 'act', then: [only] };
  const other = r.attempt((reader) => readOtherDeed(reader, only));
  const who: PlayerRef = 'player' in only && only.player !== undefined ? only.player : { kind: 'you' };
  return { who, cost: [other === undefined ? first : { pay: 'either', of: [first, other] }] };
};

/** "… or discards a card": the other of two things that the same player may do. */
const readOtherDeed = (r: Reader, first: Instruction): CostPart | undefined => {
  if (!r.eat('or')) return undefined;
  const outer = r.actor;
  if ('player' in first && first.player !== undefined) {
    r.actor = first.player;
    r.say('player', first.player);
  }
  const clause = readClause(r);
  r.actor = outer;
  const [only, ...more] = clause?.instructions ?? [];
  return only === undefined || more.length > 0 ? undefined : { pay: 'act', then: [only] };
};

/** "you tap an untapped creature you control": a cost that is paid without the word. */
const readPaidBy = (r: Reader): Price | undefined => {
  const who = readPlayer(r);
  const cost = who?.kind === 'you' ? readCosts(r) : undefined;
  return who === undefined || cost === undefined ? undefined : { who, cost };
};

/** "its controller has this deal 4 damage to them": something that one lets happen. */
const readHaving = (r: Reader): Price | undefined => {
  const who = readPlayer(r);
  if (who === undefined || r.eatOne('has', 'have') === undefined) return undefined;
  const clause = readClause(r);
  const [only, ...more] = clause?.instructions ?? [];
  if (only === undefined || more.length > 0 || clause?.whereX !== undefined) return undefined;
  return { who, cost: [{ pay: 'act', then: [only] }], having: true };
};

export const unlessWhat = orElse<Price>(
  (r) => readPayer(r),
  orElse<Price>(readDoer, orElse<Price>(readPaidBy, readHaving)),
);
