// An effect about to be applied: whose words are read, and the numbers in them, found once or for each object.

import type { Amount } from '../../cards/ability.ts';
import { some } from '../../terms/walk.ts';
import type { ObjectId } from '../ids.ts';
import { amountOf } from '../meaning/questions.ts';
import type { Context, View } from '../view.ts';
import { contextOfEffect, type Effect } from './effect.ts';

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

/** Whether an amount is a plain number, or not there. */
export const isNumber = (amount: Amount | undefined): boolean => amount === undefined || amount.kind === 'number';

/** The context of an effect for one of its objects: "its". */
export const perObject = (app: Application, id: ObjectId): Context => ({ ...app.ctx, affected: id });

const perObjectAmounts = new WeakMap<Amount, boolean>();

/** Whether an amount is read from the very object an effect is applied to ("its mana value"). */
export const isPerObject = (amount: Amount): boolean => {
  const known = perObjectAmounts.get(amount);
  if (known !== undefined) return known;
  const found = some('amount', amount, { ref: ({ kind }) => kind === 'that' });
  perObjectAmounts.set(amount, found);
  return found;
};

/** The value of an amount for one object. */
export const number = (app: Application, amount: Amount, id: ObjectId): number => {
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
