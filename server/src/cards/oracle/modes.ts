// Modal text: "Choose one —" and its bullets (700.2), with modes that have names or costs, and headers that choose otherwise.
import type { Condition, EffectBody, Instruction, PlayerRef } from '../ability.ts';
import type { ManaCost } from '../mana.ts';
import { readBody } from './bodies.ts';
import { readCondition } from './conditions.ts';
import { readPlayer } from './players.ts';
import { countOf, type Reader, readWhile } from './reader.ts';
import { readMana } from './words.ts';

type Modes = Extract<Instruction, { do: 'modes' }>;

const NUMBERS = [
  ['one or both', 1, 2],
  ['one or more', 1, 99],
  ['any number', 0, 99],
  ['up to one', 0, 1],
  ['up to two', 0, 2],
  ['up to three', 0, 3],
  ['up to four', 0, 4],
  ['up to five', 0, 5],
  ['one', 1, 1],
  ['two', 2, 2],
  ['both', 2, 2],
  ['three', 3, 3],
  ['four', 4, 4],
  ['five', 5, 5],
] as const;

/** How many modes a text lets one choose, with the words for it. */
export const MODE_WORDS: readonly (readonly [string, number, number])[] = NUMBERS;

/** What more a header says. */
const EXTRAS = [
  ["that hasn't been chosen this turn", 'freshThisTurn'],
  ["that hasn't been chosen", 'fresh'],
  ['at random', 'random'],
] as const;

/** The words of what a header says more, for printing. */
export const MODE_EXTRAS: readonly (readonly [string, NonNullable<Modes['extra']>])[] = EXTRAS;

const number = (r: Reader): { readonly min: number; readonly max: number } | undefined => {
  const found = NUMBERS.find(([words]) => r.eat(words));
  return found === undefined ? undefined : { min: found[1], max: found[2] };
};

type Head = Omit<Modes, 'do' | 'modes'>;

/** "Choose one —", "Target opponent chooses one —", "Choose three. You may choose the same mode more than once." */
const header = (r: Reader): Head | undefined => {
  const chooser: PlayerRef | undefined = r.eat('choose') ? undefined : readPlayer(r);
  if (chooser !== undefined && !r.eat('chooses')) return undefined;
  if (chooser === undefined && r.tokens[r.at - 1]?.text !== 'choose') return undefined;
  const choose = number(r);
  if (choose === undefined) return undefined;
  const worth = choose.max === 5 && r.eat('{p} worth of modes');
  const extra = EXTRAS.find(([words]) => r.eat(words))?.[1];
  const instead = r.attempt(readMoreInstead);
  const repeat = r.eat('. you may choose the same mode more than once');
  const stop = r.eatOne('—', '-', '--') === undefined;
  if (stop && !((instead !== undefined || repeat || extra !== undefined) && r.eat('.') && atMode(r))) return undefined;
  return {
    choose,
    ...(chooser === undefined ? {} : { chooser }),
    ...(worth ? { worth } : {}),
    ...(extra === undefined ? {} : { extra }),
    ...(stop && extra !== undefined ? { stop } : {}),
    ...(instead === undefined ? {} : { more: instead }),
    ...(repeat ? { repeat } : {}),
  };
};

/** "If you control a commander as you cast this spell, you may choose both instead." */
const readMoreInstead = (
  r: Reader,
):
  | { readonly condition: Condition; readonly max: number; readonly may: boolean; readonly asCast?: boolean }
  | undefined => {
  if (!r.eat('. if')) return undefined;
  const condition = readCondition(r);
  const asCast = condition !== undefined && r.eat('as you cast this spell');
  if (condition === undefined || !r.eat(',')) return undefined;
  const may = r.eat('you may choose');
  if (!may && !r.eat('choose')) return undefined;
  const choose = number(r);
  return choose !== undefined && r.eat('instead')
    ? { condition, max: choose.max, may, ...(asCast ? { asCast } : {}) }
    : undefined;
};

/** Before the words of a mode: its name, its cost, or both ("Cure — {0} —", "+ {1} —", "{P}{P} —"). */
const label = (r: Reader): { readonly name?: string; readonly cost?: ManaCost; readonly worth?: number } => {
  const name = r.attempt(readName);
  const cost = r.attempt((reader) => {
    const mana = readMana(reader);
    return mana !== undefined && reader.eat('—') ? mana : undefined;
  });
  const worth = r.attempt((reader) => {
    const count = countOf(reader, '{p}');
    return count > 0 && reader.eat('—') ? count : undefined;
  });
  return {
    ...(name === undefined ? {} : { name }),
    ...(cost === undefined ? {} : { cost }),
    ...(worth === undefined ? {} : { worth }),
  };
};

/** Words with a capital in front, up to a dash: flavour (207.2d). */
export const readName = (r: Reader): string | undefined => {
  const first = r.token;
  if (first === undefined || !/^\p{Lu}/u.test(first.raw)) return undefined;
  let name = '';
  for (let length = 0; length < 7; length += 1) {
    const token = r.token;
    if (token === undefined || token.kind === 'symbol' || token.text === '.' || token.text === ':') return undefined;
    if (token.text === '—') {
      r.step();
      return name;
    }
    name += `${name === '' || /^['’,!]/.test(token.raw) ? '' : ' '}${token.raw}`;
    r.step();
  }
  return undefined;
};

/** Whether a mode begins here: a bullet, or a plus before its cost. */
export const atMode = (r: Reader): boolean =>
  r.sees('•') || r.sees('{p}') || (r.sees('+') && r.tokens[r.at + 1]?.kind === 'symbol' && r.at + 1 < r.end);

const DIGITS = /^\d+$/;

/** The numbers of a row of a table of results, "1—9 |", which begins here (706.3), and how many words they take. */
export const rowHere = (r: Reader): { readonly row: string; readonly length: number } | undefined => {
  const { tokens, at, end } = r;
  const first = at < end ? tokens[at] : undefined;
  if (first === undefined || !DIGITS.test(first.text)) return undefined;
  const [dash, last, bar] = tokens.slice(at + 1, Math.min(at + 4, end));
  if (dash?.text === '|') return { row: first.text, length: 2 };
  if (dash?.text !== '—' || last === undefined || bar?.text !== '|') return undefined;
  return DIGITS.test(last.text) || last.text === '+' ? { row: `${first.text}—${last.text}`, length: 4 } : undefined;
};

/** "Choose one — • … • …": every mode a body of its own, targets counted within it. */
export const readModes = (r: Reader): readonly Instruction[] | undefined => {
  const listed = r.eatOne('spree', 'tiered');
  const head: Head | undefined =
    listed === undefined ? header(r) : { choose: { min: 1, max: listed === 'spree' ? 99 : 1 }, list: listed };
  if (head === undefined) return undefined;
  const modes: EffectBody[] = [];
  const labels: ReturnType<typeof label>[] = [];
  const outside = r.said.targets;
  const all = readWhile(
    r,
    (reader) =>
      reader.eat('•') || (listed === 'spree' && reader.eat('+')) || (head.worth === true && reader.sees('{p}')),
    (reader) => {
      labels.push(label(reader));
      const body = readBody(reader);
      if (body !== undefined) modes.push(body);
      return body !== undefined;
    },
  );
  if (!all) return undefined;
  r.say('targets', outside);
  if (modes.length === 0) return r.want('a mode (•)');
  const labelled = labels.some(
    ({ name, cost, worth }) => name !== undefined || cost !== undefined || worth !== undefined,
  );
  return [{ do: 'modes', ...head, modes, ...(labelled ? { labels } : {}) }];
};
