// Old wordings become today's before reading (D1): the same replacements, on tokens, that the comparison of round trips makes.
import { walk } from '../loops.ts';
import { type Token, WORD_IDS, wordToken } from './tokens.ts';

/** Words as they were printed, and as they are printed now; single blanks between tokens. */
export const OLD_WORDS: readonly (readonly [string, string])[] = [
  ['comes into play', 'enters'],
  ['come into play', 'enter'],
  ['came into play', 'entered'],
  ['enters the battlefield', 'enters'],
  ['enter the battlefield', 'enter'],
  ['entered the battlefield', 'entered'],
  ['leaves play', 'leaves the battlefield'],
  ['leave play', 'leave the battlefield'],
  ['left play', 'left the battlefield'],
  ['removed from the game', 'exiled'],
  ['removed card', 'exiled card'],
  ['removed cards', 'exiled cards'],
  ['less to play', 'less to cast'],
  ['more to play', 'more to cast'],
  ['additional cost to play', 'additional cost to cast'],
  ['you play cost', 'you cast cost'],
  ['opponents play cost', 'opponents cast cost'],
  ['players play cost', 'players cast cost'],
  ['could play an instant', 'could cast an instant'],
  ['could play a sorcery', 'could cast a sorcery'],
  ['put into play', 'put onto the battlefield'],
  ['into play', 'onto the battlefield'],
  ['from play', 'from the battlefield'],
  ['deal its combat damage as though', 'assign its combat damage as though'],
  ['in play', 'on the battlefield'],
  ['his or her', 'their'],
  ['he or she', 'they'],
  ['him or her', 'them'],
  ['converted mana cost', 'mana value'],
  ['is unblockable', "can't be blocked"],
  ['are unblockable', "can't be blocked"],
  ['play this ability only any time you could cast a sorcery', 'activate only as a sorcery'],
  ['activate this ability only any time you could cast a sorcery', 'activate only as a sorcery'],
  ['activate only any time you could cast a sorcery', 'activate only as a sorcery'],
  ['activate this ability only', 'activate only'],
  ['play this ability only', 'activate only'],
  ['play this ability', 'activate this ability'],
  ['attacks each turn if able', 'attacks each combat if able'],
  ['attack each turn if able', 'attack each combat if able'],
  ['blocks each turn if able', 'blocks each combat if able'],
  ['the highest', 'the greatest'],
  ['the lowest', 'the least'],
  ['until the end of turn', 'until end of turn'],
  ['counter on him', 'counter on it'],
  ['counters on him', 'counters on it'],
  ['counter on her', 'counter on it'],
  ['counters on her', 'counters on it'],
  ['colour', 'color'],
  ['colours', 'colors'],
  ['cannot', "can't"],
  ['him', 'it'],
  ['he', 'it'],
  ['she', 'it'],
  ['his', 'its'],
];

/**
 * Words that stood apart: what the first becomes, as soon as the others follow in the same sentence, and what those
 * become. `between` is what may stand there.
 */
export interface Apart {
  readonly first: string;
  readonly now: string;
  readonly others: string;
  readonly become: string;
  readonly between: RegExp;
}

const ANYTHING = /^[^.;:"]+$/;
/** A noun of spells: its adjectives. What is neither a spell nor a card was never played. */
const ADJECTIVES = /^(?!lands?$|cards?$|cost$|costs$)[a-z'’-]+$/;

/** "Remove target creature from the game", "return it to play", "whenever you play a green spell" (the words of before 2009). */
export const OLD_APART: readonly Apart[] = [
  ...['remove', 'removes'].map(
    (first): Apart => ({
      first,
      now: first.replace('remove', 'exile'),
      others: 'from the game',
      become: '',
      between: ANYTHING,
    }),
  ),
  ...['play', 'cast'].map(
    (verb): Apart => ({
      first: 'play',
      now: 'cast',
      others: `any time you could ${verb} an instant`,
      become: 'as though it had flash',
      between: ANYTHING,
    }),
  ),
  ...['return', 'returns', 'returned'].map(
    (first): Apart => ({
      first,
      now: first,
      others: 'to play',
      become: 'to the battlefield',
      between: ANYTHING,
    }),
  ),
  ...['play', 'plays', 'played'].flatMap((first) =>
    ['spell', 'spells'].map(
      (others): Apart => ({
        first,
        now: first.replace('played', 'cast').replace('play', 'cast'),
        others,
        become: others,
        between: ADJECTIVES,
      }),
    ),
  ),
];

/** How many words may stand between the two. */
export const MOST_BETWEEN = 24;

interface Entry {
  readonly old: readonly string[];
  readonly now: readonly string[];
}

const BY_FIRST: ReadonlyMap<string, readonly Entry[]> = (() => {
  const map = new Map<string, Entry[]>();
  for (const [old, now] of OLD_WORDS) {
    const entry = { old: old.split(' '), now: now.split(' ') };
    const first = entry.old[0] ?? '';
    map.set(first, [...(map.get(first) ?? []), entry]);
  }
  return map;
})();

const APART_BY_FIRST: ReadonlyMap<string, readonly (Apart & { readonly rest: readonly string[] })[]> = (() => {
  const map = new Map<string, (Apart & { readonly rest: readonly string[] })[]>();
  for (const one of OLD_APART)
    map.set(one.first, [...(map.get(one.first) ?? []), { ...one, rest: one.others.split(' ') }]);
  return map;
})();

/** The old wordings that a word begins. */
interface Begun {
  readonly whole: readonly Entry[];
  readonly apart: readonly (Apart & { readonly rest: readonly string[] })[];
}

const NONE: Begun = { whole: [], apart: [] };

/** The same by the number of the word, where that has been asked before. */
const KNOWN: (Begun | undefined)[] = new Array(WORD_IDS);

const begunBy = ({ id, kind, text }: Token): Begun => {
  if (kind !== 'word') return NONE;
  const known = KNOWN[id];
  if (known !== undefined) return known;
  const [whole, apart] = [BY_FIRST.get(text), APART_BY_FIRST.get(text)];
  const found = whole === undefined && apart === undefined ? NONE : { whole: whole ?? [], apart: apart ?? [] };
  // Many words have no number.
  if (id !== 0) KNOWN[id] = found;
  return found;
};

/** The tokens with what stood apart replaced. */
const together = (tokens: readonly Token[]): readonly Token[] => {
  let out: Token[] | undefined;
  for (let at = 0; at < (out ?? tokens).length; at += 1) {
    const now = out ?? tokens;
    const token = now[at];
    if (token === undefined) continue;
    for (const one of begunBy(token).apart) {
      const from = endOf(now, at, one);
      if (from === undefined) continue;
      const last = now[from + one.rest.length - 1] ?? token;
      const become = one.become === '' ? [] : one.become.split(' ');
      out = [
        ...now.slice(0, at),
        { ...wordToken(one.now), start: token.start, end: token.end, index: -1 },
        ...now.slice(at + 1, from),
        ...become.map((word) => ({
          ...wordToken(word),
          start: now[from]?.start ?? last.start,
          end: last.end,
          index: -1,
        })),
        ...now.slice(from + one.rest.length),
      ];
      break;
    }
  }
  return out ?? tokens;
};

const standsAt = (tokens: readonly Token[], at: number, words: readonly string[]): boolean => {
  for (let index = 0; index < words.length; index += 1) if (tokens[at + index]?.text !== words[index]) return false;
  return true;
};

/** Where the others stand behind the first, if they do. */
const endOf = (
  tokens: readonly Token[],
  at: number,
  { rest, between }: Apart & { readonly rest: readonly string[] },
): number | undefined => {
  for (let from = at + 1; from < tokens.length && from <= at + MOST_BETWEEN; from += 1) {
    if (from > at + (between === ADJECTIVES ? 0 : 1) && standsAt(tokens, from, rest)) return from;
    if (!between.test(tokens[from]?.text ?? '.')) return undefined;
  }
  return undefined;
};

/** The tokens with old wordings replaced; new tokens stand where the old ones stood. */
export const modernise = (given: readonly Token[]): readonly Token[] => {
  let [begun, apart] = [false, false];
  for (const token of given) {
    const old = begunBy(token);
    if (old === NONE) continue;
    begun = true;
    if (old.apart.length > 0) apart = true;
  }
  if (!begun) return given;
  const tokens = apart ? together(given) : given;
  let out: Token[] | undefined;
  walk(0, tokens.length, (at) => {
    const token = tokens[at];
    if (token === undefined) return undefined;
    const { whole } = begunBy(token);
    const entry = whole.length === 0 ? undefined : whole.find(({ old }) => standsAt(tokens, at, old));
    if (entry === undefined) {
      out?.push(token);
      return at + 1;
    }
    out ??= tokens.slice(0, at);
    const last = tokens[at + entry.old.length - 1] ?? token;
    for (const word of entry.now) out.push({ ...wordToken(word), start: token.start, end: last.end, index: -1 });
    return at + entry.old.length;
  });
  return out ?? tokens;
};
