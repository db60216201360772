// A declaration of blockers judged as a whole: menace and its kin, who can't block alone, what must be blocked, who must block (509.1b–c).
import type { Prohibition } from '../cards/ability.ts';
import { boardOf, viewOf } from './ask.ts';
import type { RuleInForce } from './board.ts';
import { blockRefusal, mostBlocked } from './combat.ts';
import {
  type Bound,
  capsOn,
  type Fault,
  faultOf,
  isAbout,
  isLifted,
  isNamed,
  type Judgement,
  wereDeclared,
} from './declarations.ts';
import type { Game } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { objectsOf } from './meaning/questions.ts';
import { hasKeyword } from './protection.ts';
import { contextOfInfo, isMatchOf } from './queries.ts';
import type { ProblemParts } from './work.ts';

/** Who blocks what. */
type Blocks = ReadonlyMap<ObjectId, readonly ObjectId[]>;

const ALONE: ReadonlySet<string> = new Set(['blockAlone', 'attackOrBlockAlone']);

const isOf = (what: Prohibition): boolean => what === 'block' || what === 'attackOrBlock';

const LEAST = { exceptTwo: 2, exceptThree: 3 } as const;

/** How many blockers an attacker needs, or may have: menace (702.111b), "except by two or more creatures". */
const boundsOfAttacker = (game: Game, id: ObjectId): readonly Bound[] => {
  const menace: readonly Bound[] = hasKeyword(game, id, 'menace')
    ? [{ least: 2, most: Infinity, fault: (about) => faultOf('declare.menace', '702.111b', about, undefined) }]
    : [];
  const said = boardOf(game).rules.flatMap((why): readonly Bound[] => {
    const { rule } = why;
    if (rule.rule !== 'cant' || rule.what !== 'beBlocked' || !isAbout(why, id) || isLifted(game, why)) return [];
    const { number } = rule;
    if (number === undefined) return [];
    if (number === 'moreThanOne')
      return [{ least: 1, most: 1, fault: (about) => faultOf('declare.oneBlocker', '509.1b', about, why) }];
    const least = LEAST[number];
    const fault = (about: ObjectId): ProblemParts => faultOf('declare.moreBlockers', '509.1b', about, why, { least });
    return [{ least, most: Infinity, fault }];
  });
  return [...menace, ...said];
};

/** With how many others a creature has to block (509.1b). */
const boundsOfBlocker = (game: Game, id: ObjectId): readonly Bound[] =>
  boardOf(game).rules.flatMap((why): readonly Bound[] => {
    const { rule } = why;
    if (rule.rule !== 'cant' || !isAbout(why, id) || isLifted(game, why)) return [];
    const least = ALONE.has(rule.what) ? 2 : isOf(rule.what) && rule.others !== undefined ? rule.others + 1 : 1;
    const values = { others: least - 1 };
    return least === 1
      ? []
      : [
          {
            least,
            most: Infinity,
            fault: (about) => faultOf('declare.blocksWithOthers', '509.1b', about, why, values),
          },
        ];
  });

/** What a defending player's blockers are judged by, made out once. */
interface Field {
  readonly game: Game;
  readonly attackers: ReadonlyMap<ObjectId, readonly Bound[]>;
  readonly blockers: ReadonlyMap<ObjectId, readonly Bound[]>;
  readonly caps: ReturnType<typeof capsOn>;
}

const inBounds = ({ least, most }: Bound, count: number): boolean => least <= count && count <= most;

const blockersOf = (blocks: Blocks, attacker: ObjectId): readonly ObjectId[] =>
  [...blocks].flatMap(([id, blocked]) => (blocked.includes(attacker) ? [id] : []));

const restrictionsBroken = ({ attackers, blockers, caps }: Field, blocks: Blocks): readonly Fault[] => {
  const blocking = [...blocks].flatMap(([id, blocked]) => (blocked.length > 0 ? [id] : []));
  const ofAttackers = [...attackers].flatMap(([id, bounds]) => {
    const by = blockersOf(blocks, id);
    return by.length === 0
      ? []
      : bounds
          .filter((bound) => !inBounds(bound, by.length))
          .map(({ fault }): Fault => ({ parts: fault(id), about: [id, ...by], leftOut: false }));
  });
  const ofBlockers = blocking.flatMap((id) =>
    (blockers.get(id) ?? [])
      .filter((bound) => !inBounds(bound, blocking.length))
      .map(({ fault }): Fault => ({ parts: fault(id), about: [id], leftOut: false })),
  );
  const over = caps.flatMap(({ most, why }): readonly Fault[] => {
    const last = blocking.at(-1);
    return last === undefined || blocking.length <= most
      ? []
      : [{ parts: faultOf('declare.tooMany', '509.1b', last, why, { most }), about: blocking, leftOut: false }];
  });
  return [...ofAttackers, ...ofBlockers, ...over];
};

// —— requirements (509.1c)

interface Requirement {
  readonly isObeyed: (blocks: Blocks) => boolean;
  readonly fault: ProblemParts;
  readonly about: ObjectId;
}

/** "Must be blocked if able", "must be blocked by a Dragon if able". */
const mustBeBlocked = (game: Game, why: RuleInForce, attackers: readonly ObjectId[]): readonly Requirement[] => {
  const { rule, effect } = why;
  if (rule.rule !== 'must' || rule.what !== 'beBlocked') return [];
  const { by } = rule;
  const fits = (id: ObjectId): boolean => by === undefined || isMatchOf(game, boardOf(game), effect, by, id);
  return attackers
    .filter((id) => isAbout(why, id))
    .map((id) => ({
      isObeyed: (blocks) => blockersOf(blocks, id).some(fits),
      fault: faultOf('declare.mustBeBlocked', '509.1c', id, why),
      about: id,
    }));
};

/** "All creatures able to block it do so", "all Walls able to block it do so": a requirement of each of them. */
const allMustBlock = (
  game: Game,
  why: RuleInForce,
  attackers: readonly ObjectId[],
  blockers: readonly ObjectId[],
): readonly Requirement[] => {
  const { rule, effect } = why;
  const whom = ((): readonly ObjectId[] => {
    if (rule.rule === 'must') return rule.what === 'beBlockedByAll' ? attackers.filter((id) => isAbout(why, id)) : [];
    const ref = rule.rule === 'frame' && rule.frame === 'ableToBlock' ? rule.parts[1] : undefined;
    if (ref?.part !== 'objects') return [];
    const named = objectsOf(viewOf(game), ref.ref, contextOfInfo(game, effect));
    return attackers.filter((id) => named.includes(id));
  })();
  const kind = rule.rule === 'frame' ? rule.parts[0] : undefined;
  const who = blockers.filter((id) => kind?.part !== 'kind' || isMatchOf(game, boardOf(game), effect, kind.filter, id));
  return whom.flatMap((attacker) =>
    who.map((id) => ({
      isObeyed: (blocks) => blocks.get(id)?.includes(attacker) === true,
      fault: {
        ...faultOf('declare.mustBlockIt', '509.1c', id, why),
        objects: { what: { object: id }, attacker: { object: attacker } },
      },
      about: id,
    })),
  );
};

/** "Blocks each combat if able", "blocks it this turn if able". */
const mustBlock = (
  game: Game,
  why: RuleInForce,
  attackers: readonly ObjectId[],
  blockers: readonly ObjectId[],
): readonly Requirement[] => {
  const { rule } = why;
  if (rule.rule !== 'must' || (rule.what !== 'block' && rule.what !== 'attackOrBlock')) return [];
  const { whom } = rule;
  const wanted = attackers.filter((id) => whom === undefined || isNamed(game, why, whom, { object: id }));
  return blockers
    .filter((id) => isAbout(why, id))
    .map((id) => ({
      isObeyed: (blocks) => blocks.get(id)?.some((attacker) => wanted.includes(attacker)) === true,
      fault: faultOf('declare.mustBlock', '509.1c', id, why),
      about: id,
    }));
};

const requirementsIn = (game: Game, { attackers, blockers }: Field): readonly Requirement[] => {
  const [attacking, able] = [[...attackers.keys()], [...blockers.keys()]];
  return boardOf(game).rules.flatMap((why) => [
    ...mustBeBlocked(game, why, attacking),
    ...allMustBlock(game, why, attacking, able),
    ...mustBlock(game, why, attacking, able),
  ]);
};

/** Nobody has to pay for blocking (509.1c). */
const isToBePaid = (game: Game, id: ObjectId): boolean =>
  boardOf(game).rules.some(
    (why) => why.rule.rule === 'cant' && why.rule.unlessPaid !== undefined && isOf(why.rule.what) && isAbout(why, id),
  );

/** More attackers than this are not taken in every combination, but one by one and all together. */
const MOST_COMBINED = 4;

const subsetsOf = (of: readonly ObjectId[], most: number): readonly (readonly ObjectId[])[] => {
  if (most <= 1) return of.map((id) => [id]);
  if (of.length > MOST_COMBINED) return [...of.map((id) => [id]), of.slice(0, most)];
  let all: readonly (readonly ObjectId[])[] = [[]];
  for (const id of of) all = [...all, ...all.map((each) => [...each, id])];
  return all.filter(({ length }) => length > 0 && length <= most);
};

/** In how many ways each creature can block; of those that do block, as it does comes first. */
const waysOf = (field: Field, blocks: Blocks): readonly (readonly [ObjectId, readonly (readonly ObjectId[])[]])[] =>
  [...field.blockers.keys()].map((id) => {
    const { game, attackers } = field;
    const may = isToBePaid(game, id)
      ? []
      : [...attackers.keys()].filter((attacker) => blockRefusal(game, id, attacker) === undefined);
    const now = blocks.get(id) ?? [];
    return [id, [now, ...(now.length === 0 ? [] : [[]]), ...subsetsOf(may, mostBlocked(game, id))]] as const;
  });

/** At most as many declarations are tried; where there are more, what changes one or two blockers is. */
const MOST_TRIED = 20_000;

interface Search {
  readonly found: Blocks | undefined;
  readonly complete: boolean;
}

/** The first declaration that is better than the one made. */
const searchBetter = (
  ways: ReturnType<typeof waysOf>,
  blocks: Blocks,
  isBetter: (other: Blocks) => boolean,
): Search => {
  const product = ways.reduce((many, [, each]) => many * each.length, 1);
  const complete = product <= MOST_TRIED;
  const changes = complete ? ways.length : 2;
  let left = MOST_TRIED;
  const from = (index: number, made: Blocks, changed: number): Blocks | undefined => {
    const way = ways[index];
    if (way === undefined || changed === changes) {
      left -= 1;
      return isBetter(made) ? made : undefined;
    }
    const [id, each] = way;
    for (const [nth, one] of each.entries()) {
      if (left <= 0) return undefined;
      const next = nth === 0 ? made : new Map([...made, [id, one]]);
      const found = from(index + 1, next, changed + (nth === 0 ? 0 : 1));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const found = from(0, blocks, 0);
  return { found, complete: complete || found !== undefined };
};

/** Requirements that another legal declaration would obey more of (509.1c). */
const requirementsLeft = (field: Field, blocks: Blocks): Judgement => {
  const all = requirementsIn(field.game, field);
  const open = all.filter(({ isObeyed }) => !isObeyed(blocks));
  if (open.length === 0) return { faults: [], unsure: false };
  const obeyed = all.length - open.length;
  const { found, complete } = searchBetter(
    waysOf(field, blocks),
    blocks,
    (other) =>
      all.filter(({ isObeyed }) => isObeyed(other)).length > obeyed && restrictionsBroken(field, other).length === 0,
  );
  const left = found === undefined ? undefined : open.find(({ isObeyed }) => isObeyed(found));
  if (left === undefined) return { faults: [], unsure: !complete };
  return { faults: [{ parts: left.fault, about: [left.about], leftOut: true }], unsure: false };
};

// —— judging

/** Whose creatures may block the attacker: the player attacked, or the controller of what is (506.2, 509.1a). */
const isDefending = (game: Game, player: PlayerId, attacker: ObjectId): boolean => {
  const at = game.objects.get(attacker)?.attacking;
  if (at === undefined) return false;
  if ('player' in at) return at.player === player;
  const state = boardOf(game).objects.get(at.object);
  return state === undefined || state.types.includes('Battle') || state.controller === player;
};

const blocksOf = (game: Game, player: PlayerId): Blocks => {
  const declared = wereDeclared(game, 'blocked');
  return new Map(
    [...game.objects.values()].flatMap(({ id, blocking }) =>
      blocking !== undefined && declared.has(id) && boardOf(game).objects.get(id)?.controller === player
        ? [[id, blocking] as const]
        : [],
    ),
  );
};

const fieldOf = (game: Game, player: PlayerId, blocks: Blocks): Field => {
  const board = boardOf(game);
  const blocked = [...blocks.values()].flat();
  const attacking = [...game.objects.values()].filter(
    ({ id, attacking: at }) => at !== undefined && (isDefending(game, player, id) || blocked.includes(id)),
  );
  const able = (game.zones['battlefield'] ?? []).filter((id) => {
    const state = board.objects.get(id);
    return state?.controller === player && (state.types.includes('Creature') || blocks.has(id));
  });
  return {
    game,
    attackers: new Map(attacking.map(({ id }) => [id, boundsOfAttacker(game, id)])),
    blockers: new Map(able.map((id) => [id, boundsOfBlocker(game, id)])),
    caps: capsOn(game, 'block'),
  };
};

/** Judges what has been declared as blocking, player by player; who declares no blockers is not judged (`blocksLeftOpen`). */
export const judgeBlockers = (game: Game): Judgement => {
  const each = game.players.map(({ id }): Judgement => {
    const blocks = blocksOf(game, id);
    if (blocks.size === 0) return { faults: [], unsure: false };
    const field = fieldOf(game, id, blocks);
    const broken = restrictionsBroken(field, blocks);
    return broken.length > 0 ? { faults: broken, unsure: false } : requirementsLeft(field, blocks);
  });
  return { faults: each.flatMap(({ faults }) => faults), unsure: each.some(({ unsure }) => unsure) };
};

/** Requirements of players who could obey them and have declared no blockers: that nobody blocks is taken as given there. */
export const blocksLeftOpen = (game: Game): readonly Fault[] =>
  game.players.flatMap(({ id }) => {
    const blocks = blocksOf(game, id);
    return blocks.size > 0 ? [] : requirementsLeft(fieldOf(game, id, blocks), blocks).faults;
  });
