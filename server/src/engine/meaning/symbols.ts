// Words that are carried as such: symbols in mana and activation costs ("with {X} in its mana cost"), and how many targets a spell has.
import { printManaCost } from '../../cards/mana.ts';
import type { ObjectState } from '../characteristics.ts';
import type { GameObject } from '../game.ts';

const ASKED = /^with (\{[^}]+\}) in (?:its|their) (mana|activation) costs?$/;

/** Whether the symbol is there (202.1, 602.1a), or just one target (115.9a: each instance counts); undefined where the words ask for something else. */
export const hasSymbol = (event: string, object: GameObject, state: ObjectState): boolean | undefined => {
  const [, symbol, where] = ASKED.exec(event) ?? [];
  // Who chooses a target says nothing of what it may be: a line names it, whoever chose (601.2c).
  if (event === "of an opponent's choice") return true;
  if (event === 'with a single target') return object.stack?.targets.flat().length === 1;
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
