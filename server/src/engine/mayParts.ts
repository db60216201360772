// What of an ability a player may do or leave (603.5), and what of it happens in any case.
import type { EffectBody, Instruction } from '../cards/ability.ts';
import { ownPart } from './reflexive.ts';

const parts = (instructions: readonly Instruction[]): readonly Instruction[] => instructions.map(ownPart);

/** Whether anything in it is a player's to do or leave. */
export const hasMay = (instructions: readonly Instruction[]): boolean =>
  parts(instructions).some((instruction) => {
    switch (instruction.do) {
      case 'may':
        return true;
      case 'if':
        return hasMay(instruction.then) || hasMay(instruction.otherwise ?? []);
      case 'unless':
      case 'forEach':
      case 'forEachPlayer':
        return hasMay(instruction.then);
      default:
        return false;
    }
  });

/** Whether nothing happens when all that may be left is left. */
export const isAllMay = (instructions: readonly Instruction[]): boolean =>
  parts(instructions).every((instruction) => {
    switch (instruction.do) {
      case 'may':
        return instruction.otherwise === undefined || instruction.otherwise.length === 0;
      case 'if':
        return isAllMay(instruction.then) && isAllMay(instruction.otherwise ?? []);
      case 'forEach':
      case 'forEachPlayer':
        return isAllMay(instruction.then);
      default:
        return false;
    }
  });

const isTarget = (value: object): value is { readonly kind: 'target'; readonly target: number } =>
  'kind' in value && value.kind === 'target' && 'target' in value && typeof value.target === 'number';

/** The targets spoken of outside (or inside) what may be left. */
const collect = (
  value: unknown,
  within: boolean,
  found: { readonly may: Set<number>; readonly must: Set<number> },
): void => {
  if (typeof value !== 'object' || value === null) return;
  if (isTarget(value)) (within ? found.may : found.must).add(value.target);
  const may = 'do' in value && value.do === 'may';
  for (const [key, held] of Object.entries(value))
    collect(held, within || (may && key !== 'otherwise' && key !== 'who'), found);
};

const known = new WeakMap<EffectBody, ReadonlySet<number>>();

/** Targets, by number, that only what may be left speaks of. */
export const targetsOfMay = (body: EffectBody): ReadonlySet<number> => {
  const before = known.get(body);
  if (before !== undefined) return before;
  const found = { may: new Set<number>(), must: new Set<number>() };
  collect(body.instructions, false, found);
  const only = new Set([...found.may].filter((target) => !found.must.has(target)));
  known.set(body, only);
  return only;
};
