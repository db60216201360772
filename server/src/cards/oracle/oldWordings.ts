// Old wordings become today's before reading (D1): the same replacements, on tokens, that the comparison of round trips makes.
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

/** Whether a word begins an old wording, by its number: 0 where that has not been asked yet. */
const KNOWN = new Uint8Array(WORD_IDS);
const OLD = 1;
const NEW = 2;

const beginsOld = ({ id, text }: Token): boolean => {
  const known = id === 0 ? 0 : KNOWN[id];
  if (known === OLD || known === NEW) return known === OLD;
  const old = BY_FIRST.has(text);
  if (id !== 0) KNOWN[id] = old ? OLD : NEW;
  return old;
};

/** The tokens with old wordings replaced; new tokens stand where the old ones stood. */
export const modernise = (tokens: readonly Token[]): readonly Token[] => {
  if (!tokens.some(beginsOld)) return tokens;
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    const entry =
      token.kind === 'word'
        ? BY_FIRST.get(token.text)?.find(({ old }) => old.every((word, index) => tokens[at + index]?.text === word))
        : undefined;
    if (entry === undefined) {
      out.push(token);
      at += 1;
      continue;
    }
    const last = tokens[at + entry.old.length - 1] ?? token;
    for (const word of entry.now) out.push({ ...wordToken(word), start: token.start, end: last.end, index: -1 });
    at += entry.old.length;
  }
  return out;
};
