// Frames of clauses taken apart: words, places, alternatives and what may be left out (`deedTable.ts` says how they are written).
import { DEEDS, type DeedShows } from './deedTable.ts';
import { LONG_DEEDS } from './deedTableLong.ts';
import { RULE_FRAMES } from './ruleTable.ts';

/** One stretch of a frame. */
export type Element =
  | { readonly kind: 'words'; readonly words: string; readonly print: string }
  | { readonly kind: 'choice'; readonly options: readonly (readonly Element[])[] }
  | { readonly kind: 'optional'; readonly elements: readonly Element[] }
  | { readonly kind: 'their' }
  | { readonly kind: 'place'; readonly place: string };

/** A frame, taken apart. `actor`: its verb is a player's; `subject`: an object's; else it has neither. */
export interface Frame {
  readonly name: string;
  readonly actor?: string;
  readonly subject?: string;
  readonly elements: readonly Element[];
  readonly shows: DeedShows;
  readonly means?: 'it' | 'they' | 'hand';
}

/** Words of a frame as tokens: endings and punctuation by themselves. */
const tokensOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/(\p{L})('s|'re|'ve)(?!\p{L})/gu, '$1 $2')
    .replace(/s' /g, "s ' ")
    .replace(/ ?([,.!:])/g, ' $1')
    .replace('and/or', 'and / or')
    .trim();

const words = (text: string): Element => ({ kind: 'words', words: tokensOf(text), print: text });

const PIECES = /<[^>]+>|\[[^\]]+\]|\((?:[^()]|\([^()]*\))+\)|[^<[(]+/g;

/** The alternatives of a stretch, those inside others left together. */
const alternatives = (text: string): readonly string[] => {
  const out: string[] = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === '|' && depth === 0) out.push('');
    else out[out.length - 1] += sign;
  }
  return out;
};

const elementsOf = (text: string): readonly Element[] =>
  [...text.matchAll(PIECES)].flatMap(([piece]): readonly Element[] => {
    const bare = piece.trim();
    if (bare === '') return [];
    if (bare === '<their>') return [{ kind: 'their' }];
    if (bare.startsWith('<')) return [{ kind: 'place', place: bare.slice(1, -1) }];
    if (bare.startsWith('[')) return [{ kind: 'optional', elements: elementsOf(bare.slice(1, -1)) }];
    if (bare.startsWith('(')) return [{ kind: 'choice', options: alternatives(bare.slice(1, -1)).map(elementsOf) }];
    return [words(bare)];
  });

const frameOf = ([name, text, shows, means]: (typeof LONG_DEEDS)[number]): Frame => {
  const verb = /^([*~])(\S+) ?/.exec(text);
  const rest = verb === null ? text : text.slice(verb[0].length);
  return {
    name,
    ...(verb?.[1] === '*' ? { actor: verb[2] ?? '' } : {}),
    ...(verb?.[1] === '~' ? { subject: verb[2] ?? '' } : {}),
    elements: elementsOf(rest),
    shows,
    ...(means === undefined ? {} : { means }),
  };
};

/** Frames that go on where a plain verb would stop. */
export const LONG = LONG_DEEDS.map(frameOf);
/** Sentences about the rules. */
export const RULES = RULE_FRAMES.map(frameOf);
/** Frames where no verb of the grammar reads on. */
export const SHORT = DEEDS.map(frameOf);

const BY_NAME: ReadonlyMap<string, Frame> = new Map([...LONG, ...SHORT, ...RULES].map((frame) => [frame.name, frame]));

/** The frame of a deed. */
export const frameNamed = (name: string): Frame | undefined => BY_NAME.get(name);

/** Whether following a deed changes anything that a scenario can show. */
export const showsOnBoard = (name: string): boolean => BY_NAME.get(name)?.shows !== 'nothing';

const TOPS: ReadonlySet<string> = new Set(
  [...LONG_DEEDS, ...DEEDS].flatMap(([name, words]) => (/\btop\b|library until\b/.test(words) ? [name] : [])),
);

/** Whether a frame's own words take or look at the top of a library, or put something there. */
export const takesTop = (name: string): boolean => TOPS.has(name);
