// A declaration of attackers judged as a whole: who can't attack alone, how many may, who has to (508.1c–d).
import type { Prohibition } from '../cards/ability.ts';
import { boardOf, viewOf } from './ask.ts';
import type { RuleInForce } from './board.ts';
import { attackRefusal, isSick } from './combat.ts';
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
import type { Game, Target } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { objectsOf } from './meaning/questions.ts';
import { hasKeyword } from './protection.ts';
import { contextOfInfo } from './queries.ts';

const ALONE: ReadonlySet<string> = new Set(['attackAlone', 'attackOrBlockAlone']);

const isOf = (what: Prohibition): boolean => what === 'attack' || what === 'attackOrBlock';

/** "Can only attack alone", said of the object itself or by a sentence of its own. */
const isOnlyAlone = (game: Game, why: RuleInForce, id: ObjectId): boolean => {
  const { rule, effect } = why;
  if (rule.rule === 'can') return rule.what === 'attackOnlyAlone' && isAbout(why, id);
  if (rule.rule !== 'frame' || rule.frame !== 'attackAlone') return false;
  const [who] = rule.parts;
  return who?.part === 'objects' && objectsOf(viewOf(game), who.ref, contextOfInfo(game, effect)).includes(id);
};

/** With how many others a creature has to attack, or may (508.1c). */
const boundsOf = (game: Game, id: ObjectId): readonly Bound[] =>
  boardOf(game).rules.flatMap((why): readonly Bound[] => {
    const { rule } = why;
    if (isOnlyAlone(game, why, id))
      return [{ least: 1, most: 1, fault: (about) => faultOf('declare.onlyAlone', '508.1c', about, why) }];
    if (rule.rule !== 'cant' || !isAbout(why, id) || isLifted(game, why)) return [];
    const least = ALONE.has(rule.what) ? 2 : isOf(rule.what) && rule.others !== undefined ? rule.others + 1 : 1;
    const values = { others: least - 1 };
    return least === 1
      ? []
      : [{ least, most: Infinity, fault: (about) => faultOf('declare.withOthers', '508.1c', about, why, values) }];
  });

/** The creatures that lines have declared as attackers for a player, with what each attacks. */
const attackersOf = (game: Game, player: PlayerId): ReadonlyMap<ObjectId, Target> => {
  const declared = wereDeclared(game, 'attacked');
  const board = boardOf(game);
  return new Map(
    [...game.objects.values()].flatMap(({ id, attacking }) =>
      attacking !== undefined && declared.has(id) && board.objects.get(id)?.controller === player
        ? [[id, attacking] as const]
        : [],
    ),
  );
};

const restrictionsBroken = (game: Game, attackers: ReadonlyMap<ObjectId, Target>): readonly Fault[] => {
  const own = [...attackers.keys()].flatMap((id) =>
    boundsOf(game, id)
      .filter(({ least, most }) => attackers.size < least || attackers.size > most)
      .map(({ fault }): Fault => ({ parts: fault(id), about: [id], leftOut: false })),
  );
  const over = capsOn(game, 'attack').flatMap(({ most, whom, why }): readonly Fault[] => {
    const counted = [...attackers].filter(([, at]) => whom === undefined || ('player' in at && at.player === whom));
    const [last] = counted.at(-1) ?? [];
    if (last === undefined || counted.length <= most) return [];
    const about = counted.map(([id]) => id);
    return [{ parts: faultOf('declare.tooMany', '508.1c', last, why, { most }), about, leftOut: false }];
  });
  return [...own, ...over];
};

// —— requirements (508.1d)

type Must = RuleInForce & { readonly rule: { readonly rule: 'must' } };

const isMust = (why: RuleInForce): why is Must =>
  why.rule.rule === 'must' && (why.rule.what === 'attack' || why.rule.what === 'attackOrBlock');

const mustsOf = (game: Game, id: ObjectId): readonly Must[] =>
  boardOf(game).rules.filter((why): why is Must => isMust(why) && isAbout(why, id));

const isObeyed = (game: Game, why: Must, at: Target): boolean => {
  const { rule } = why;
  return rule.whom === undefined || isNamed(game, why, rule.whom, at);
};

/** As it was before its attackers were declared: untapped, attacking nothing. */
const beforeAttackers = (game: Game, attackers: ReadonlyMap<ObjectId, Target>): Game => {
  let { objects } = game;
  for (const id of attackers.keys()) {
    const object = objects.get(id);
    if (object === undefined) continue;
    const { attacking: _, ...rest } = object;
    objects = objects.with(id, { ...rest, status: { ...rest.status, tapped: false } });
  }
  return { ...game, objects };
};

/** What can be attacked: other players, and what of theirs is a planeswalker or a battle (508.1b). */
const targetsFor = (game: Game, player: PlayerId): readonly Target[] => [
  ...game.players.filter(({ id, inGame }) => inGame && id !== player).map(({ id }): Target => ({ player: id })),
  ...(game.zones['battlefield'] ?? []).flatMap((id): readonly Target[] => {
    const state = boardOf(game).objects.get(id);
    const isAttackable = state?.types.some((type) => type === 'Planeswalker' || type === 'Battle') === true;
    return isAttackable && state.controller !== player ? [{ object: id }] : [];
  }),
];

/** Nobody has to pay for attacking (508.1d): a creature that can't attack without a cost is not able to. */
const isToBePaid = (game: Game, id: ObjectId, at: Target): boolean =>
  boardOf(game).rules.some((why) => {
    const { rule } = why;
    if (rule.rule !== 'cant' || rule.unlessPaid === undefined || !isAbout(why, id)) return false;
    if (!isOf(rule.what)) return false;
    return rule.whom === undefined || rule.whom.some((ref) => isNamed(game, why, ref, at));
  });

/** Since when another's creature is under a player's control is not kept (302.6). */
const isOfUnknownAge = (game: Game, id: ObjectId): boolean =>
  !hasKeyword(game, id, 'haste') && boardOf(game).objects.get(id)?.controller !== game.objects.get(id)?.controller;

interface Able {
  readonly id: ObjectId;
  /** The most requirements that it obeys by attacking, and by attacking as it does. */
  readonly best: number;
  readonly now: number;
  readonly musts: readonly Must[];
  readonly bounds: readonly Bound[];
}

const ableOf = (game: Game, player: PlayerId, attackers: ReadonlyMap<ObjectId, Target>): readonly Able[] => {
  const before = beforeAttackers(game, attackers);
  const targets = targetsFor(before, player);
  return (game.zones['battlefield'] ?? []).flatMap((id): readonly Able[] => {
    if (boardOf(game).objects.get(id)?.controller !== player) return [];
    const at = attackers.get(id);
    const musts = mustsOf(game, id);
    const open = targets.filter(
      (target) => attackRefusal(before, id, target) === undefined && !isToBePaid(before, id, target),
    );
    const may = at === undefined ? (isSick(game, id) ? [] : open) : [at, ...open];
    if (may.length === 0) return [];
    const weigh = (target: Target): number => musts.filter((why) => isObeyed(game, why, target)).length;
    const now = at === undefined ? 0 : weigh(at);
    return [{ id, musts, now, best: Math.max(...may.map(weigh)), bounds: boundsOf(game, id) }];
  });
};

/** The creatures of a declaration of so many that obeys the most requirements, where there is a legal one. */
const bestOf = (able: readonly Able[], count: number): readonly Able[] | undefined => {
  const fit = able.filter(({ bounds }) => bounds.every(({ least, most }) => least <= count && count <= most));
  return fit.length < count ? undefined : [...fit].sort((a, b) => b.best - a.best).slice(0, count);
};

const total = (of: readonly Able[], key: 'best' | 'now'): number => of.reduce((sum, each) => sum + each[key], 0);

/** Requirements that another legal declaration would obey and this one does not (508.1d). */
const requirementsLeft = (game: Game, player: PlayerId, attackers: ReadonlyMap<ObjectId, Target>): Judgement => {
  if (!boardOf(game).rules.some(isMust)) return { faults: [], unsure: false };
  const able = ableOf(game, player, attackers);
  const caps = capsOn(game, 'attack');
  const most = Math.min(able.length, ...caps.filter(({ whom }) => whom === undefined).map((cap) => cap.most));
  const obeyed = total(able, 'now');
  const better = Array.from({ length: most }, (_, index) => bestOf(able, index + 1) ?? [])
    .filter((chosen) => total(chosen, 'best') > obeyed)
    .sort((a, b) => total(b, 'best') - total(a, 'best'))[0];
  const left = better?.find(({ best, now }) => best > now);
  if (left === undefined) return { faults: [], unsure: false };
  if (caps.some(({ whom }) => whom !== undefined) || (!attackers.has(left.id) && isOfUnknownAge(game, left.id)))
    return { faults: [], unsure: true };
  const at = attackers.get(left.id);
  const why = left.musts.find((must) => at === undefined || !isObeyed(game, must, at));
  const parts = faultOf('declare.mustAttack', '508.1d', left.id, why);
  return { faults: [{ parts, about: [left.id], leftOut: true }], unsure: false };
};

/** Judges what has been declared as attacking, player by player; nothing is wrong with a combat in which nobody attacks. */
export const judgeAttackers = (game: Game): Judgement => {
  const each = game.players.map(({ id }): Judgement => {
    const attackers = attackersOf(game, id);
    if (attackers.size === 0) return { faults: [], unsure: false };
    const broken = restrictionsBroken(game, attackers);
    return broken.length > 0 ? { faults: broken, unsure: false } : requirementsLeft(game, id, attackers);
  });
  return { faults: each.flatMap(({ faults }) => faults), unsure: each.some(({ unsure }) => unsure) };
};
