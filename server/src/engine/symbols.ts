// Symbols in mana costs and in the costs of activated abilities, as words ask for them: "with {X} in its mana cost".
import { printManaCost } from '../cards/mana.ts';
import type { ObjectState } from './characteristics.ts';
import type { GameObject } from './game.ts';

const ASKED = /^with (\{[^}]+\}) in (?:its|their) (mana|activation) costs?$/;

/** Whether the symbol is there (202.1, 602.1a); undefined where the words ask for something else. */
export const hasSymbol = (event: string, object: GameObject, state: ObjectState): boolean | undefined => {
  const [, symbol, where] = ASKED.exec(event) ?? [];
  if (symbol === undefined) return undefined;
  if (where === 'mana') return printManaCost(state.manaCost ?? []).includes(symbol);
  const abilities = object.base.kind === 'ability' ? [object.base.instance] : state.abilities;
  return abilities.some(({ ability }) => {
    if (ability.kind !== 'activated') return false;
    return ability.costs.some((cost) =>
      cost.pay === 'mana' ? printManaCost(cost.cost).includes(symbol) : cost.pay === 'tapSelf' && symbol === '{T}',
    );
  });
};
