// Adding mana (106): symbols to the pool, in order of production; shown, never paid.
import type { Instruction } from '../../cards/ability.ts';
import { COLOR_LETTERS, type ManaCost, printManaCost } from '../../cards/mana.ts';
import { amountIn, contextFor, playersIn, viewOf } from '../ask.ts';
import { choose } from '../choose.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import { chosenIn } from '../view.ts';
import { changePlayer, happen, noteNotModelled, playerOf, spend, type Work } from '../work.ts';
import { colorOptions } from './fillAbilities.ts';

const symbolsOf = (cost: ManaCost): readonly string[] =>
  [...printManaCost(cost).matchAll(/\{([^}]*)\}/g)].flatMap((match) => {
    const symbol = match[1] ?? '';
    // Generic numbers in "add {2}" are colourless mana (107.4b).
    return /^\d+$/.test(symbol) ? Array.from({ length: Number(symbol) }, () => 'C') : [symbol];
  });

const repeated = (work: Work, symbols: readonly string[], times: number): readonly string[] => {
  spend(work, 'events', symbols.length * times);
  return Array.from({ length: Math.max(0, times) }, () => symbols).flat();
};

const letter = (color: string): string | undefined =>
  COLOR_LETTERS.find((one) => one === color.toUpperCase()) ??
  ({ white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' } as Readonly<Record<string, string>>)[
    color.toLowerCase()
  ];

/** The colour that was chosen for the ability, as a symbol of mana (706.7a). */
const chosenSymbol = (work: Work, r: Resolution): string | undefined => {
  const chosen = chosenIn(viewOf(work.game), contextFor(ctxOf(r)), 'color');
  return chosen?.kind === 'color' ? letter(chosen.color) : undefined;
};

const produced = (
  work: Work,
  r: Resolution,
  mana: Extract<Instruction, { do: 'addMana' }>['mana'],
): readonly string[] => {
  switch (mana.kind) {
    case 'cost':
      return symbolsOf(mana.cost);
    case 'perAmount':
      return repeated(work, symbolsOf(mana.cost), amountIn(work.game, mana.amount, ctxOf(r)));
    case 'chosenColor': {
      // 706.7a: where no colour was ever chosen for this pair of abilities, nothing is added.
      const symbol = chosenSymbol(work, r);
      return symbol === undefined ? [] : repeated(work, [symbol], amountIn(work.game, mana.amount, ctxOf(r)));
    }
    // Which mana it is, is not carried out.
    case 'combination':
    case 'like': {
      const symbols =
        mana.kind === 'like' && mana.what === 'produced' ? [...new Set(r.event?.mana?.match(/[^{}]+/g) ?? [])] : [];
      const [only] = symbols;
      if (only !== undefined && symbols.length === 1)
        return repeated(work, [only], amountIn(work.game, mana.amount, ctxOf(r)));
      noteNotModelled(work, 'instruction', { verb: 'addMana' });
      return [];
    }
    case 'anyColor':
    case 'anyCombination':
    case 'anyOneColor': {
      const amount = amountIn(work.game, mana.amount, ctxOf(r));
      const symbols: string[] = [];
      spend(work, 'events', amount);
      for (let n = 0; n < (mana.kind === 'anyOneColor' ? 1 : amount); n += 1) {
        const value = choose(r.queue, { what: 'color', rule: '106.1b', options: colorOptions });
        const symbol = value?.kind === 'color' ? letter(value.color) : undefined;
        if (symbol !== undefined) symbols.push(symbol);
      }
      return mana.kind === 'anyOneColor' ? repeated(work, symbols, amount) : symbols;
    }
    case 'choice': {
      const chosen = mana.chosenColor === true ? chosenSymbol(work, r) : undefined;
      const words = [
        ...mana.options.map((cost) => printManaCost(cost)),
        ...(chosen === undefined ? [] : [`{${chosen}}`]),
      ];
      const value = choose(r.queue, {
        what: 'mana',
        rule: '106.1b',
        options: words.map((word) => ({ kind: 'word', word })),
        open: (given) => given.kind === 'color' && words.includes(`{${letter(given.color)}}`),
      });
      const word =
        value?.kind === 'word' ? value.word : value?.kind === 'color' ? `{${letter(value.color)}}` : undefined;
      const cost = mana.options[words.indexOf(word ?? '')];
      if (cost === undefined) return chosen !== undefined && word === `{${chosen}}` ? [chosen] : [];
      return symbolsOf(cost);
    }
  }
};

export const addMana = (work: Work, r: Resolution, instruction: Extract<Instruction, { do: 'addMana' }>): void => {
  for (const player of playersIn(work.game, instruction.player, ctxOf(r))) {
    // Each of them adds for themselves (608.2c).
    const own: Resolution = instruction.player.kind === 'you' ? r : { ...r, thatPlayer: player };
    const symbols = produced(work, own, instruction.mana);
    if (symbols.length === 0) {
      happen(work, { event: 'didNothing', player, rule: '106.4' });
      continue;
    }
    changePlayer(work, player, { manaPool: [...playerOf(work.game, player).manaPool, ...symbols] });
    happen(work, {
      event: 'mana',
      player,
      amount: symbols.length,
      values: { mana: symbols.map((symbol) => `{${symbol}}`).join('') },
    });
  }
};
