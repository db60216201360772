// What one part of an effect does to one object: every operation, given the values before it (418.5a).
import type { ColorSpec, Operation } from '../../cards/ability.ts';
import { ALL_COLORS, colorOfLetter } from '../../cards/mana.ts';
import { assertNever } from '../../rules/util.ts';
import type { AbilityInstance, ObjectState } from '../characteristics.ts';
import { colorBits } from '../colorSaid.ts';
import type { ObjectId } from '../ids.ts';
import { objectsOf, playersOf } from '../meaning/questions.ts';
import { type Context, chosenIn, type View } from '../view.ts';
import { addAbilities, dropAbilities, handOut, instancesFor, loseAbilities } from './abilityOperations.ts';
import { type Application, number, perObject } from './application.ts';
import { faceDownState, withOwnHalf } from './base.ts';
import { draftOf } from './draft.ts';
import { isIntrinsicMana, withIntrinsic } from './intrinsic.ts';
import { applyText, withAddedText, withFullText, withTextBox } from './text.ts';
import { applyTypes } from './types.ts';

/** The colours an effect sets or adds; a choice never made gives undefined (706.7a: that part does nothing). */
export const colorsOfSpec = (view: View, spec: ColorSpec, ctx: Context): number | undefined => {
  switch (spec.kind) {
    case 'colors':
      return spec.colors.reduce((all, color) => all | colorOfLetter(color), 0);
    case 'allColors':
      return ALL_COLORS;
    case 'chosenColor':
    case 'chosenColors': {
      const chosen = chosenIn(view, ctx, 'color');
      return chosen?.kind === 'color' ? colorBits(chosen.color) : undefined;
    }
    case 'asChosenOnResolution':
      view.note({ code: 'choice-not-made', values: { what: 'color' } });
      return undefined;
    default:
      return assertNever(spec);
  }
};

const setPT = (
  app: Application,
  state: ObjectState,
  operation: Operation & { readonly op: 'setPT' },
  id: ObjectId,
): ObjectState => {
  const power = operation.power === undefined ? state.power : number(app, operation.power, id);
  const toughness = operation.toughness === undefined ? state.toughness : number(app, operation.toughness, id);
  return withPT(state, power, toughness);
};

const withPT = (state: ObjectState, power: number | undefined, toughness: number | undefined): ObjectState => {
  if (power === state.power && toughness === state.toughness) return state;
  const next = draftOf(state);
  next.power = power;
  next.toughness = toughness;
  return next;
};

const withName = (state: ObjectState, name: string): ObjectState => {
  if (state.name === name) return state;
  const next = draftOf(state);
  next.name = name;
  return next;
};

const withColors = (state: ObjectState, colors: number): ObjectState => {
  if (state.colors === colors) return state;
  const next = draftOf(state);
  next.colors = colors;
  return next;
};

const copyOnto = (app: Application, state: ObjectState, id: ObjectId): ObjectState => {
  const object = app.view.game.objects.get(id);
  const copy = app.effect.source.from === 'resolution' ? app.effect.source.effect.copy : undefined;
  if (object === undefined || copy === undefined) {
    app.view.note({ code: 'copy-without-values', object: id, values: {} });
    return state;
  }
  const values = withOwnHalf(copy.values, copy.card, object, [copy.link], app.view.game.edition.policies);
  // 706.2a, 305.6: mana abilities of basic land types follow from the copied types, never doubled.
  const abilities = values.abilities.filter((each) => !isIntrinsicMana(each));
  return withIntrinsic(draftOf({ ...values, abilities, controller: state.controller }));
};

const setName = (
  app: Application,
  state: ObjectState,
  operation: Operation & { readonly op: 'setName' },
): ObjectState => {
  if (operation.chosen !== true) return withName(state, operation.name);
  const chosen = chosenIn(app.view, app.ctx, 'name');
  return chosen?.kind === 'word' ? withName(state, chosen.word) : state;
};

/** The text box an exchange gives: as it was when the exchange began (it stays though its creature leaves), else as it is. */
const boxOf = (
  app: Application,
  operation: Operation & { readonly op: 'exchangeText' },
  id: ObjectId,
): readonly AbilityInstance[] | undefined => {
  const made = app.effect.source.from === 'resolution' ? app.effect.source.effect.boxes : undefined;
  const begun = made?.find((each) => each.object === id);
  if (begun !== undefined) return begun.abilities;
  if (operation.with === undefined) return undefined;
  const other = objectsOf(app.view, operation.with, perObject(app, id)).find((each) => each !== id);
  return other === undefined ? undefined : app.view.state(other)?.abilities;
};

/** The state of an object after one operation; the same value if nothing changes. */
const applyOperation = (
  app: Application,
  state: ObjectState,
  operation: Operation,
  id: ObjectId,
  place: number,
): ObjectState => {
  switch (operation.op) {
    case 'modifyPT': {
      const power = operation.powerSign * number(app, operation.power, id);
      const toughness = operation.toughnessSign * number(app, operation.toughness, id);
      if (power === 0 && toughness === 0) return state;
      return withPT(state, (state.power ?? 0) + power, (state.toughness ?? 0) + toughness);
    }
    case 'setPT':
      return setPT(app, state, operation, id);
    case 'switchPT':
      return withPT(state, state.toughness, state.power);
    case 'addAbilities':
      return addAbilities(app.view, id, state, instancesFor(app, operation.abilities, place));
    case 'addAbilitiesOf':
      return handOut(app, state, operation, id);
    case 'loseAbilities':
      return loseAbilities(app, state, operation.which, id);
    case 'cantHave':
      return {
        ...dropAbilities(app.view, id, state, operation.abilities),
        cantHave: [...(state.cantHave ?? []), ...operation.abilities],
      };
    case 'setColors': {
      const colors = colorsOfSpec(app.view, operation.colors, app.ctx);
      if (colors === undefined) return state;
      return withColors(state, operation.addition === true ? state.colors | colors : colors);
    }
    case 'types':
      return applyTypes(app.view, state, operation, app.ctx);
    case 'setName':
      return setName(app, state, operation);
    case 'control': {
      const controller = playersOf(app.view, operation.by, app.ctx)[0];
      return controller === undefined || controller === state.controller ? state : { ...state, controller };
    }
    case 'text':
      return applyText(app.view, state, operation);
    case 'exchangeText': {
      const other = boxOf(app, operation, id);
      return other === undefined ? state : withTextBox(state, app.effect, other);
    }
    case 'fullText': {
      const [other] = objectsOf(app.view, operation.of, perObject(app, id));
      const theirs = other === undefined ? undefined : app.view.state(other);
      return theirs === undefined ? state : withFullText(state, app.effect, theirs);
    }
    case 'addText':
      return withAddedText(state, app.effect, operation.abilities);
    case 'copy':
      return copyOnto(app, state, id);
    case 'rule':
      return state;
    default:
      return assertNever(operation);
  }
};

/** The state of an object after a part's operations, in their order; the same value if nothing changes. */
export const applyPart = (
  app: Application,
  operations: readonly Operation[],
  state: ObjectState,
  id: ObjectId,
): ObjectState => {
  if (app.effect.source.from === 'status') {
    const object = app.view.game.objects.get(id);
    return object === undefined ? state : faceDownState(object, state);
  }
  let next = state;
  for (let place = 0; place < operations.length; place += 1) {
    const operation = operations[place];
    if (operation !== undefined) next = applyOperation(app, next, operation, id, place);
  }
  return next;
};
