// What is set up, says nothing about its entering, and meets nothing that does, is simply there: no board need be made to see that.
import { KEYWORDS_ENTERING_WITH } from '../keywords/keywords.ts';
import type { Ability } from '../terms/ability.ts';
import type { Operation } from '../terms/change.ts';
import type { ObjectState } from './characteristics.ts';
import type { AnswerQueue } from './choose.ts';
import type { Entering } from './enterAs.ts';
import type { Game } from './game.ts';
import type { ObjectId } from './ids.ts';
import { baseState } from './layers/base.ts';
import { templatesOf } from './layers/templates.ts';
import { LiveSet } from './liveSet.ts';
import type { Work } from './work.ts';

const ENTERING_WITH: ReadonlySet<string> = new Set(KEYWORDS_ENTERING_WITH.map(([name]) => name));

/** Types whose permanents enter with something, or are attached as they do. */
const OF_THEIR_OWN: ReadonlySet<string> = new Set([
  'Planeswalker',
  'Battle',
  'World',
  'Saga',
  'Aura',
  'Equipment',
  'Fortification',
  'Role',
]);

const saysHow = (ability: Ability): boolean =>
  ability.kind === 'enters' || (ability.kind === 'keyword' && ENTERING_WITH.has(ability.keyword.toLowerCase()));

const plain = new WeakMap<ObjectState, boolean>();

/** Whether an object with these values enters as anything does. */
const isPlain = (state: ObjectState): boolean => {
  const known = plain.get(state);
  if (known !== undefined) return known;
  const made =
    ![...state.types, ...state.subtypes, ...state.supertypes].some((one) => OF_THEIR_OWN.has(one)) &&
    !state.abilities.some(({ ability }) => saysHow(ability));
  plain.set(state, made);
  return made;
};

/** Changes by which nothing comes to enter in another way. */
const HARMLESS: ReadonlySet<Operation['op']> = new Set(['modifyPT', 'setPT', 'switchPT', 'setColors', 'loseAbilities']);

const isHarmless = (operation: Operation): boolean => {
  if (operation.op === 'addAbilities')
    return operation.abilities.every((one) => one.kind === 'triggered' || (one.kind === 'keyword' && !saysHow(one)));
  if (operation.op !== 'rule') return HARMLESS.has(operation.op);
  const { rule } = operation.rule;
  return rule === 'instead' || rule === 'cant' || rule === 'cost' || rule === 'preventDamage';
};

const meddlers = new LiveSet();
const NOTHING = {};

/** Whether an object has, in whatever zone, an ability that could say how others enter, or make them others. */
const isMeddler = (game: Game, id: ObjectId): boolean => {
  const object = game.objects.get(id);
  if (object === undefined) return false;
  return baseState(game, object).abilities.some(
    ({ ability }) =>
      (ability.kind === 'enters' && ability.what.kind !== 'self') ||
      templatesOf(ability).some(({ operations }) => !operations.every(isHarmless)),
  );
};

/** Whether no answer was given for anything. */
export const saysNothing = ({ answers }: AnswerQueue): boolean =>
  answers.choosing.length === 0 &&
  answers.copying === undefined &&
  answers.changing === undefined &&
  answers.newTargets === undefined &&
  answers.attachedTo === undefined &&
  answers.order === undefined &&
  answers.paying === undefined &&
  answers.targets === undefined &&
  answers.modes === undefined;

/** Whether an object that is set up enters as it is printed, whatever else is there. */
export const entersPlainly = (work: Work, id: ObjectId, { as, queue, asItEnters, host }: Entering): boolean => {
  const { game } = work;
  const object = game.objects.get(id);
  if (!work.quiet || object === undefined || object.status.faceDown || object.paid !== undefined) return false;
  if (game.effects.length > 0 || work.together.length > 0 || asItEnters !== undefined || host !== undefined)
    return false;
  if (as.attachedTo !== undefined || !saysNothing(queue) || !isPlain(baseState(game, object))) return false;
  return meddlers.of(game.objects, NOTHING, (one) => isMeddler(game, one)).length === 0;
};
