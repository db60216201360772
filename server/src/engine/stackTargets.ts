// The targets of what is on the stack: what its words ask for, and what else it could have had (115, 707.10e).
import type { TargetSpec } from '../cards/ability.ts';
import { targetSlots } from './announce.ts';
import type { Ctx } from './ask.ts';
import type { Game, Target } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { explainIllegalTarget } from './legality.ts';
import { bodiesOfSpell } from './spellText.ts';

/** What a spell or ability on the stack asks for as its targets, in the order of its text. */
export const slotsOnStack = (game: Game, id: ObjectId): readonly TargetSpec[] => {
  const object = game.objects.get(id);
  if (object === undefined) return [];
  const { base } = object;
  const bodies =
    base.kind === 'ability'
      ? base.instance.ability.kind === 'activated' || base.instance.ability.kind === 'triggered'
        ? [base.instance.ability.body]
        : []
      : bodiesOfSpell(game, id);
  return targetSlots(bodies, object.stack?.modes ?? []);
};

/** Who asks of its targets: the source of an ability, or the spell itself. */
export const askerOnStack = (
  game: Game,
  id: ObjectId,
  you: PlayerId,
): { readonly ctx: Ctx; readonly source: ObjectId } => {
  const object = game.objects.get(id);
  const ability = object?.base.kind === 'ability' ? object.base : undefined;
  const source = ability?.source ?? id;
  const x = object?.stack?.x;
  const of = { ...(ability === undefined ? {} : { ability: ability.instance }), ...(x === undefined ? {} : { x }) };
  return { ctx: { you, self: source, ...of }, source };
};

/** The targets it has, with this one in every place where it is legal and the place is in use; undefined where it is nowhere. */
export const aimedAt = (
  game: Game,
  id: ObjectId,
  target: Target,
  you: PlayerId,
): readonly (readonly Target[])[] | undefined => {
  const slots = slotsOnStack(game, id);
  const { ctx, source } = askerOnStack(game, id, you);
  const before = game.objects.get(id)?.stack?.targets ?? [];
  const fits = slots.map((spec) => explainIllegalTarget(game, spec, target, ctx, source) === undefined);
  const after = before.map((group, index) => (fits[index] === true && group.length > 0 ? [target] : group));
  return before.some((group, index) => fits[index] === true && group.length > 0) ? after : undefined;
};

/** Whether an object could be a target of a spell or ability on the stack. */
export const couldTarget = (game: Game, id: ObjectId, object: ObjectId): boolean => {
  const on = game.objects.get(id);
  return on?.stack !== undefined && aimedAt(game, id, { object }, on.controller) !== undefined;
};
