// What one part of an effect does to one object: every operation, given the values before it (418.5a).
import type { Ability, Amount, ColorSpec, Operation } from '../../cards/ability.ts';
import { ALL_COLORS, colorOfLetter } from '../../cards/mana.ts';
import { assertNever } from '../../rules/util.ts';
import { amountOf } from '../amount.ts';
import type { AbilityInstance, ObjectState } from '../characteristics.ts';
import { colorBits } from '../filter.ts';
import type { ObjectId } from '../ids.ts';
import { objectsOf, playersOf } from '../reference.ts';
import { type Context, chosenIn, type View } from '../view.ts';
import { faceDownState, withOwnHalf } from './base.ts';
import { draftOf } from './draft.ts';
import { contextOfEffect, type Effect, sourceOf } from './effect.ts';
import { compiledOf, isIntrinsicMana, withIntrinsic } from './intrinsic.ts';
import { templatesOf } from './templates.ts';
import { applyText, textAsWords, withAddedText, withFullText, withTextBox } from './text.ts';
import { applyTypes } from './types.ts';

/** What applying a part needs to know besides the object's own state. */
export interface Application {
  readonly view: View;
  readonly effect: Effect;
  readonly ctx: Context;
  /** Amounts that are the same for every object, found once. */
  readonly amounts: Map<Amount, number>;
}

/** An effect about to be applied by the values of a view. */
export const applicationOf = (view: View, effect: Effect): Application => ({
  view,
  effect,
  ctx: contextOfEffect(view, effect),
  amounts: new Map(),
});

const isNumber = (amount: Amount | undefined): boolean => amount === undefined || amount.kind === 'number';

const perObject = (app: Application, id: ObjectId): Context => ({ ...app.ctx, affected: id });

const perObjectAmounts = new WeakMap<Amount, boolean>();

/** Whether an amount is read from the very object an effect is applied to ("its mana value"). */
export const isPerObject = (amount: Amount): boolean => {
  const known = perObjectAmounts.get(amount);
  if (known !== undefined) return known;
  const found = JSON.stringify(amount).includes('"kind":"that"');
  perObjectAmounts.set(amount, found);
  return found;
};

const number = (app: Application, amount: Amount, id: ObjectId): number => {
  if (amount.kind === 'number') return amount.value;
  const own = app.effect.source.from === 'resolution' ? app.effect.source.effect.own?.get(amount)?.get(id) : undefined;
  if (own !== undefined) return own;
  if (isPerObject(amount)) return amountOf(app.view, amount, perObject(app, id));
  const known = app.amounts.get(amount);
  if (known !== undefined) return known;
  const value = amountOf(app.view, amount, app.ctx);
  app.amounts.set(amount, value);
  return value;
};

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

const sameAbility = (a: Ability, b: Ability): boolean =>
  a === b ||
  (a.kind === 'keyword' && b.kind === 'keyword' && a.keyword === b.keyword && parameters(a) === parameters(b));

const parameters = (ability: Ability & { readonly kind: 'keyword' }): string => {
  const { kind: _kind, keyword: _keyword, ...rest } = ability;
  return JSON.stringify(rest);
};

/** Whether losing or not having `named` concerns an ability: a keyword without parameters means all of that name. */
const concerns = (named: Ability, ability: Ability): boolean => {
  if (named.kind !== 'keyword' || ability.kind !== 'keyword') return sameAbility(named, ability);
  if (named.keyword.toLowerCase() !== ability.keyword.toLowerCase()) return false;
  const wanted = parameters(named);
  return wanted === '{}' || wanted === parameters(ability);
};

const granted = (app: Application, abilities: readonly Ability[], place: number): readonly AbilityInstance[] => {
  const granter = sourceOf(app.effect);
  return abilities.map((ability, index) => {
    const key = `g:${app.effect.key}:${place}.${index}`;
    return {
      key,
      compiled: compiledOf(ability),
      ability,
      origin: app.effect.origin === 'counter' ? 'rule' : 'granted',
      timestamp: app.effect.timestamp,
      grantedBy: app.effect.key,
      acquisition: key,
      ...(granter === undefined ? {} : { granter }),
    };
  });
};

const grantCache = new WeakMap<Effect, Map<readonly Ability[], readonly AbilityInstance[]>>();

/** The instances an effect grants: the same values on every object, so they are made once. */
const instancesFor = (app: Application, abilities: readonly Ability[], place: number): readonly AbilityInstance[] => {
  let ofEffect = grantCache.get(app.effect);
  if (ofEffect === undefined) {
    ofEffect = new Map();
    grantCache.set(app.effect, ofEffect);
  }
  const known = ofEffect.get(abilities);
  if (known !== undefined) return known;
  const made = granted(app, abilities, place);
  ofEffect.set(abilities, made);
  return made;
};

const withAbilities = (state: ObjectState, abilities: readonly AbilityInstance[]): ObjectState => {
  const next = draftOf(state);
  next.abilities = abilities;
  return next;
};

const addAbilities = (state: ObjectState, added: readonly AbilityInstance[]): ObjectState => {
  const barred = state.cantHave;
  const allowed =
    barred === undefined ? added : added.filter((each) => !barred.some((named) => concerns(named, each.ability)));
  return allowed.length === 0 ? state : withAbilities(state, state.abilities.concat(allowed));
};

const keepAbilities = (state: ObjectState, keep: (instance: AbilityInstance) => boolean): ObjectState => {
  const kept = state.abilities.filter(keep);
  return kept.length === state.abilities.length ? state : withAbilities(state, kept);
};

const isManaAbility = (instance: AbilityInstance): boolean =>
  instance.ability.kind === 'activated' && instance.ability.manaAbility;

const loseAbilities = (
  app: Application,
  state: ObjectState,
  which: (Operation & { readonly op: 'loseAbilities' })['which'],
): ObjectState => {
  if (which === 'all') return keepAbilities(state, () => false);
  if (which === 'allOther') return keepAbilities(state, (each) => each.grantedBy === app.effect.key);
  if (which === 'mana') return keepAbilities(state, (each) => !isManaAbility(each));
  if (which === 'this') {
    const own = app.effect.instance?.key;
    if (own === undefined) app.view.note({ code: 'operation-not-modelled', values: { operation: 'loseThisAbility' } });
    return keepAbilities(state, (each) => each.key !== own);
  }
  if ('instance' in which) return keepAbilities(state, (each) => each.key !== which.instance);
  if ('all' in which) return keepAbilities(state, isManaAbility);
  return keepAbilities(state, (each) => !which.keywords.some((named) => concerns(named, each.ability)));
};

/** The abilities of other objects that "has all activated abilities of …" hands out, with whom they come from. */
export const abilitiesHandedOut = (
  view: View,
  operation: Operation & { readonly op: 'addAbilitiesOf' },
  ctx: Context,
): readonly { readonly from: ObjectId; readonly instance: AbilityInstance }[] =>
  objectsOf(view, operation.of, ctx).flatMap((from) =>
    (view.state(from)?.abilities ?? [])
      .filter(({ ability, origin }) => {
        if (handsOut(ability) || (origin === 'granted' && templatesOf(ability).length > 0)) return false;
        switch (operation.which) {
          case 'activated':
          case 'triggered':
            return ability.kind === operation.which;
          case 'keywords':
            return ability.kind === 'keyword';
          case 'all':
            return true;
          default:
            return assertNever(operation.which);
        }
      })
      .map((instance) => ({ from, instance })),
  );

const handers = new WeakMap<Ability, boolean>();

/** An ability that hands out others, or granted itself makes effects, is not handed out: two such would go on for ever. */
const handsOut = (ability: Ability): boolean => {
  const known = handers.get(ability);
  if (known !== undefined) return known;
  const found = JSON.stringify(ability).includes('"op":"addAbilitiesOf"');
  handers.set(ability, found);
  return found;
};

const handOut = (
  app: Application,
  state: ObjectState,
  operation: Operation & { readonly op: 'addAbilitiesOf' },
  id: ObjectId,
): ObjectState => {
  const added = abilitiesHandedOut(app.view, operation, perObject(app, id))
    .filter(({ from }) => from !== id)
    .map(({ from, instance }): AbilityInstance => {
      const { granter: _granter, ...own } = instance; // 201.5b: a name in it means the object that has it now
      const key = `g:${app.effect.key}:${from}.${instance.key}`;
      return {
        ...own,
        key,
        origin: 'granted',
        timestamp: app.effect.timestamp,
        grantedBy: app.effect.key,
        acquisition: key,
      };
    });
  return addAbilities(state, added);
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
      return addAbilities(state, instancesFor(app, operation.abilities, place));
    case 'addAbilitiesOf':
      return handOut(app, state, operation, id);
    case 'loseAbilities':
      return loseAbilities(app, state, operation.which);
    case 'cantHave':
      return {
        ...keepAbilities(state, (each) => !operation.abilities.some((named) => concerns(named, each.ability))),
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

/** Whether an operation tells every object the same, whatever the board: then its instruction can't depend on anything. */
export const isFixedOperation = (operation: Operation): boolean => {
  switch (operation.op) {
    case 'modifyPT':
      return isNumber(operation.power) && isNumber(operation.toughness);
    case 'setPT':
      return isNumber(operation.power) && isNumber(operation.toughness);
    case 'addAbilitiesOf':
    case 'control':
    case 'exchangeText':
    case 'fullText':
      return false;
    case 'rule':
      return operation.rule.rule !== 'maxHandSize' || isNumber(operation.rule.amount);
    case 'switchPT':
    case 'addAbilities':
    case 'loseAbilities':
    case 'cantHave':
    case 'setColors':
    case 'types':
    case 'setName':
    case 'text':
    case 'addText':
    case 'copy':
      return true;
    default:
      return assertNever(operation);
  }
};

/** What an operation tells an object to do, with its blanks filled in (D31), as a comparable text. */
export const instructionOf = (app: Application, operation: Operation, id: ObjectId): string => {
  switch (operation.op) {
    case 'modifyPT':
      return `${number(app, operation.power, id)}/${number(app, operation.toughness, id)}`;
    case 'setPT':
      return [operation.power, operation.toughness]
        .map((amount) => (amount === undefined ? '' : number(app, amount, id)))
        .join('/');
    case 'addAbilitiesOf':
      return abilitiesHandedOut(app.view, operation, perObject(app, id))
        .filter(({ from }) => from !== id)
        .map(({ from, instance }) => `${from}.${instance.key}`)
        .join(' ');
    case 'control':
      return playersOf(app.view, operation.by, app.ctx).join(' ');
    case 'exchangeText':
      return operation.with === undefined ? '' : objectsOf(app.view, operation.with, perObject(app, id)).join(' ');
    case 'fullText':
      return objectsOf(app.view, operation.of, perObject(app, id))
        .map((other) => textAsWords(other, app.view.state(other)))
        .join(' ');
    case 'rule':
      return operation.rule.rule === 'maxHandSize' && operation.rule.amount !== undefined
        ? String(amountOf(app.view, operation.rule.amount, app.ctx))
        : '';
    case 'switchPT':
    case 'addAbilities':
    case 'loseAbilities':
    case 'cantHave':
    case 'setColors':
    case 'types':
    case 'setName':
    case 'text':
    case 'addText':
    case 'copy':
      return '';
    default:
      return assertNever(operation);
  }
};
