// Choices that linked abilities share (706.7): what "the chosen color" of an ability means, for the ability it is linked with only.
import type { ContinuousEffectSpec } from '../cards/ability.ts';
import { boardOf } from './ask.ts';
import type { AbilityInstance } from './characteristics.ts';
import { colorBits } from './colorSaid.ts';
import type { ChoiceValue, Game, LinkedChoice } from './game.ts';
import type { ObjectId } from './ids.ts';

/** Who gave something, and by which effect. */
type Given = Pick<AbilityInstance, 'granter' | 'grantedBy'>;

/** The ability that a granted one comes from, on the object that grants it: choices are linked with that (706.7). */
const granting = (game: Game, given: Given): AbilityInstance | undefined => {
  const { granter, grantedBy } = given;
  if (granter === undefined || grantedBy === undefined) return undefined;
  const board = boardOf(game);
  const all = [...(board.objects.get(granter)?.abilities ?? []), ...(board.copiable.get(granter)?.abilities ?? [])];
  return all.find((one) => grantedBy.startsWith(`s${granter}:${one.key}:`));
};

/** The sentence of a static ability that an ability was granted by. */
export const grantingEffect = (game: Game, given: Given): ContinuousEffectSpec | undefined => {
  const source = granting(game, given);
  if (source?.ability.kind !== 'static') return undefined;
  const place = Number(given.grantedBy?.split(':').at(-1));
  return source.ability.effects[place] ?? source.ability.effects.find((effect) => effect.keeps !== undefined);
};

/** The choice that "the chosen color" of an ability means, where one was made for it (706.7, 706.7a). */
export const choiceFor = (
  game: Game,
  holder: ObjectId | undefined,
  instance: AbilityInstance,
  what: string,
): ChoiceValue | undefined => {
  const source = instance.origin === 'granted' ? granting(game, instance) : instance;
  const id = instance.origin === 'granted' ? (instance.granter ?? holder) : holder;
  const object = id === undefined ? undefined : game.objects.get(id);
  const wanted = CHOICES[what] ?? [what];
  const made = object?.choices.filter(
    (choice) => wanted.includes(choice.what) && (source === undefined || choice.acquisition === source.acquisition),
  );
  // A resolved effect's own choice is on its source; no ability of a permanent stands between them.
  if (source === undefined && instance.grantedBy?.startsWith('e') !== true) return undefined;
  return made?.at(-1)?.value;
};

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  color: ['color', 'colors'],
  type: ['creatureType', 'landType', 'basicLandType', 'cardType'],
  cardType: ['cardType'],
  player: ['player', 'opponent'],
  name: ['cardName'],
};

const same = (a: string, b: string): boolean => a !== '' && a.toLowerCase() === b.toLowerCase();

/** Whether an object has the chosen quality. */
export const matchesChoice = (game: Game, value: ChoiceValue | undefined, source: ObjectId, what: string): boolean => {
  const state = boardOf(game).objects.get(source);
  if (value === undefined || state === undefined) return false;
  switch (value.kind) {
    case 'color':
      return (state.colors & colorBits(value.color)) !== 0;
    case 'word':
      return (what === 'name' ? [state.name] : [...state.subtypes, ...state.types]).some((word) =>
        same(word, value.word),
      );
    case 'player':
      return state.controller === value.player;
    case 'number':
    case 'object':
    case 'yes':
    case 'no':
      return false;
  }
};

/** What is kept like a choice, but is what a linked ability did. */
const NOT_CHOSEN: readonly string[] = ['exiled', 'put', 'created'];

/** The choices that abilities the object has now are linked with; one made for an ability it no longer has is not remembered (706.7a). */
export const choicesInForce = (game: Game, id: ObjectId): readonly LinkedChoice[] => {
  const board = boardOf(game);
  const has = new Set(
    [...(board.objects.get(id)?.abilities ?? []), ...(board.copiable.get(id)?.abilities ?? [])].map(
      (instance) => instance.acquisition,
    ),
  );
  return (
    game.objects
      .get(id)
      ?.choices.filter(({ what, acquisition }) => !NOT_CHOSEN.includes(what) && has.has(acquisition)) ?? []
  );
};
