// Modal text in words: headers, names and costs of modes (700.2, 702.172, 702.183).

import type { Instruction } from '../ability.ts';
import { printManaCost } from '../mana.ts';
import { MODE_EXTRAS, MODE_WORDS } from './modes.ts';
import { printBodyIn } from './printBodies.ts';
import { capital, type PrintContext, words } from './printContext.ts';
import { printCondition } from './printing.ts';
import { printPlayer } from './printRefs.ts';

const modeHead = (item: Extract<Instruction, { do: 'modes' }>, context: PrintContext): string => {
  if (item.list !== undefined) return capital(item.list);
  const count = (max: number, min: number): string =>
    MODE_WORDS.find(([, least, most]) => least === min && most === max)?.[0] ?? 'one';
  const both = item.modes.length === 2 ? 'both' : undefined;
  const more =
    item.more === undefined
      ? ''
      : `. If ${printCondition(item.more.condition, context)}${item.more.asCast === true ? ' as you cast this spell' : ''}, ${item.more.may ? 'you may ' : ''}choose ${
          item.more.max === 2 ? (both ?? 'two') : count(item.more.max, item.more.max === 99 ? 1 : item.more.max)
        } instead.`;
  const repeat = item.repeat === true ? '. You may choose the same mode more than once.' : '';
  const head = words(
    item.chooser === undefined ? 'choose' : `${printPlayer(item.chooser, context)} chooses`,
    count(item.choose.max, item.choose.min),
    item.worth === true ? '{P} worth of modes' : undefined,
    MODE_EXTRAS.find(([, extra]) => extra === item.extra)?.[0],
  );
  if (item.stop === true) return `${capital(head)}.`;
  return capital(more + repeat === '' ? `${head} —` : head + more + repeat);
};

/** Modal text: its header, and every mode a line of its own. */
export const printModes = (item: Extract<Instruction, { do: 'modes' }>, context: PrintContext): string =>
  [
    modeHead(item, context),
    ...item.modes.map((mode, index) => {
      const { name, cost, worth } = item.labels?.[index] ?? {};
      const label = [
        name,
        cost === undefined ? undefined : printManaCost(cost),
        worth === undefined ? undefined : '{P}'.repeat(worth),
      ]
        .filter((text) => text !== undefined)
        .map((text) => `${text} — `)
        .join('');
      return `${item.list === 'spree' ? '+ ' : item.worth === true ? '' : '• '}${label}${printBodyIn(mode, context)}`;
    }),
  ].join('\n');
