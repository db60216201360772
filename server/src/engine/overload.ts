// Overload (702.96): of a spell cast for that cost every "target" reads "each".
import type { EffectBody, Instruction, TargetSpec } from '../cards/ability.ts';
import type { Ctx } from './ask.ts';
import type { Game, Target } from './game.ts';
import type { ObjectId } from './ids.ts';
import { allThatFit } from './legality.ts';
import { bodiesOfSpell } from './spellText.ts';

/** "Each creature gets …": whom it affects is found as the effect begins, for its rules as long as it lasts (611.2c). */
const withEach =
  (targets: readonly TargetSpec[]) =>
  (instruction: Instruction): Instruction => {
    if (instruction.do !== 'continuous' || instruction.effect.subject.kind !== 'objects') return instruction;
    const { ref } = instruction.effect.subject;
    const spec = ref.kind === 'target' && ref.again === undefined ? targets[ref.target] : undefined;
    if (spec === undefined) return instruction;
    const selection = { filter: spec.filter, ...(spec.zone === undefined ? {} : { zone: spec.zone }) };
    const subject = { kind: 'objects', ref: { kind: 'all', selection, quantifier: 'each' } } as const;
    return { ...instruction, effect: { ...instruction.effect, subject } };
  };

/** What resolves of a spell that was cast for its overload cost, and whom each "target" of it stands for; undefined for any other. */
export const overloaded = (
  game: Game,
  id: ObjectId,
  ctx: Ctx,
): { readonly bodies: readonly EffectBody[]; readonly targets: readonly (readonly Target[])[] } | undefined => {
  const bodies = game.objects.get(id)?.stack?.costs.includes('overload') === true ? bodiesOfSpell(game, id, true) : [];
  if (bodies.length === 0) return undefined;
  return {
    bodies: bodies.map((body) => ({ ...body, instructions: body.instructions.map(withEach(body.targets)) })),
    targets: bodies.flatMap((body) => body.targets.map((spec) => allThatFit(game, spec, ctx))),
  };
};
