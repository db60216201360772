// The grammar of statements as data: forms with slots, compiled into rules. Reading, completion and the reference share them.
import { type ClauseName, clausesOf, counters } from './parseClauses.ts';
import {
  amount,
  type LineState,
  listOf,
  type Match,
  type Matches,
  NOTHING,
  number,
  one,
  type Rule,
} from './parseCore.ts';
import { card, object, ownedZone, player, playersPossessive, target } from './parseNames.ts';
import { innerRange, tokenPhrase } from './parseQualities.ts';
import type { Clauses, CounterPhrase, NameRef, QuotedText, StatementBody, TokenPhrase, ZoneName } from './statement.ts';

/** What may stand in capitals in a form, and what it gives. */
export interface SlotValues {
  PLAYER: NameRef;
  "PLAYER'S": NameRef;
  OBJECT: NameRef;
  OTHER: NameRef;
  OBJECTS: readonly NameRef[];
  CARD: NameRef;
  TARGET: NameRef;
  N: number;
  AMOUNT: number;
  COUNTERS: CounterPhrase;
  ZONE: { readonly zone: ZoneName; readonly owner?: NameRef };
  TOKEN: TokenPhrase;
  TEXT: QuotedText;
  /** The clauses that the form allows; none is an empty set. */
  CLAUSES: Clauses;
}
export type SlotName = keyof SlotValues;

const quotedText: Rule<QuotedText> = (line, at) => {
  const word = line.words[at];
  return word?.kind === 'quoted' ? one({ text: word.text, range: innerRange(word) }, at + 1) : line.fail(at, '"…"');
};

const SLOTS: { readonly [S in SlotName]: Rule<SlotValues[S]> } = {
  PLAYER: player,
  "PLAYER'S": playersPossessive,
  OBJECT: object,
  OTHER: object,
  OBJECTS: (line, at) => listOf(line, at, object, 'both'),
  CARD: card,
  TARGET: target,
  N: number,
  AMOUNT: amount,
  COUNTERS: counters,
  ZONE: ownedZone,
  TOKEN: tokenPhrase,
  TEXT: quotedText,
  CLAUSES: (_line, at) => one({}, at),
};

const isSlot = (word: string): word is SlotName => Object.hasOwn(SLOTS, word);

type WordsIn<P extends string> = P extends `${infer A} ${infer B}` ? A | WordsIn<B> : P;
/** The slots that a form's pattern names. */
export type SlotsIn<P extends string> = Extract<WordsIn<P>, SlotName>;

/** A statement's form: `attach OBJECT to OTHER`. `(word)` may be missing, `a|b` is either. */
export interface StatementForm {
  readonly kind: StatementBody['kind'];
  readonly pattern: string;
  readonly clauses: readonly ClauseName[];
  readonly rule: Rule<StatementBody>;
  /** The word it starts with, if that is a keyword. */
  readonly firstWords: readonly string[];
  /** Words that a line of this form has somewhere: of each list one. */
  readonly needs: readonly (readonly string[])[];
}

type Element =
  | { readonly words: readonly string[]; readonly optional: boolean }
  | { readonly slot: SlotName; readonly rule: Rule<unknown> };

type Captures = { readonly [S in SlotName]?: unknown };

const elementsOf = (pattern: string, clauses: readonly ClauseName[]): readonly Element[] =>
  pattern.split(' ').map((word): Element => {
    if (isSlot(word)) return { slot: word, rule: word === 'CLAUSES' ? clausesOf(clauses) : SLOTS[word] };
    const optional = word.startsWith('(');
    return { words: (optional ? word.slice(1, -1) : word).split('|'), optional };
  });

const ruleOf = (elements: readonly Element[]): Rule<Captures> => {
  const step = (line: LineState, at: number, index: number, so: Captures): Matches<Captures> => {
    const element = elements[index];
    if (element === undefined) return one(so, at);
    if ('words' in element) {
      const key = line.key(at);
      if (key !== undefined && element.words.includes(key)) return step(line, at + 1, index + 1, so);
      if (!element.optional) {
        for (const word of element.words) line.fail(at, word);
        return NOTHING;
      }
      return step(line, at, index + 1, so);
    }
    const found: Match<Captures>[] = [];
    for (const match of element.rule(line, at)) {
      const before = so[element.slot];
      // Clauses may stand in two places of a form; what they say is put together.
      const value =
        element.slot === 'CLAUSES' && before !== undefined
          ? { ...(before as object), ...(match.value as object) }
          : match.value;
      found.push(...step(line, match.at, index + 1, { ...so, [element.slot]: value }));
    }
    return found;
  };
  return (line, at) => step(line, at, 0, {});
};

/** Makes a form of a pattern; `build` is given exactly the slots that the pattern names. */
export const form = <P extends string>(
  kind: StatementBody['kind'],
  pattern: P,
  clauses: readonly ClauseName[],
  build: (slots: { readonly [S in SlotsIn<P>]: SlotValues[S] }) => StatementBody | undefined,
): StatementForm => {
  const elements = elementsOf(pattern, clauses);
  const read = ruleOf(elements);
  const [first] = elements;
  return {
    kind,
    pattern,
    clauses,
    needs: elements.flatMap((element) => ('words' in element && !element.optional ? [element.words] : [])),
    firstWords: first !== undefined && 'words' in first && !first.optional ? first.words : [],
    rule: (line, at) => {
      const found: Match<StatementBody>[] = [];
      for (const match of read(line, at)) {
        // The pattern's slots are filled when its rule gives a reading: that is what the type of `build` says.
        const body = build(match.value as { readonly [S in SlotsIn<P>]: SlotValues[S] });
        if (body !== undefined) found.push({ value: body, at: match.at });
      }
      return found;
    },
  };
};

/** A form that is read by hand; its pattern only shows it. */
export const special = (
  kind: StatementBody['kind'],
  pattern: string,
  clauses: readonly ClauseName[],
  rule: Rule<StatementBody>,
  needs: readonly (readonly string[])[] = [],
): StatementForm => ({ kind, pattern, clauses, rule, needs, firstWords: firstWordsOf(pattern) });

const firstWordsOf = (pattern: string): readonly string[] => {
  const first = pattern.split(' ')[0] ?? '';
  return /^[a-z]/.test(first) ? first.split('|') : [];
};
