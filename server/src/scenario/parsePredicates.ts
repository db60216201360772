// What can be expected of an object or a player: predicates affirmed and denied, with the layer they are about.
import { jointEnd, type LineState, type Match, map, NOTHING, one, type Rule } from './parseCore.ts';
import { type PredicateForm, VERBS, type VerbName } from './parsePredicateParts.ts';
import { HAS_PREDICATES } from './parsePredicatesHas.ts';
import { IS_PREDICATES } from './parsePredicatesIs.ts';
import type { PredicateNode } from './statement.ts';

/** Every predicate by name. The reference, its test and completion are made from this table. */
export const PREDICATES = { ...IS_PREDICATES, ...HAS_PREDICATES } satisfies Record<string, PredicateForm>;

export type PredicateName = keyof typeof PREDICATES;

const FORMS: readonly PredicateForm[] = Object.values(PREDICATES);

const VERB_PHRASES = (Object.keys(VERBS) as VerbName[]).flatMap((name) => {
  const forms = FORMS.filter((form) => form.verb === name);
  const phrases = (list: readonly string[], negated: boolean) =>
    list.map((text) => ({ phrase: text.split(' '), negated, forms }));
  return [...phrases(VERBS[name].yes, false), ...phrases(VERBS[name].no, true)];
});

const PHRASES_BY_WORD = new Map<string, typeof VERB_PHRASES>();
for (const phrase of VERB_PHRASES) {
  const first = phrase.phrase[0] ?? '';
  PHRASES_BY_WORD.set(first, [...(PHRASES_BY_WORD.get(first) ?? []), phrase]);
}
const NO_PHRASES: typeof VERB_PHRASES = [];

/** How a predicate reads, affirmed and denied: `is tapped`, `is not tapped`. */
export const predicateForms = (): readonly { readonly name: string; readonly yes: string; readonly no: string }[] =>
  Object.entries(PREDICATES).map(([name, { verb, form }]) => ({
    name,
    yes: `${VERBS[verb].yes[0]} ${form}`,
    no: `${VERBS[verb].no[0]} ${form}`,
  }));

/** `after layer 6b`. */
const afterLayer: Rule<NonNullable<PredicateNode['afterLayer']>> = (line, at) => {
  if (line.key(at) !== 'after') {
    line.fail(at, 'after layer');
    return NOTHING;
  }
  const next = line.phrase(at + 1, 'layer');
  if (next < 0) return NOTHING;
  const id = line.key(next) ?? '';
  return /^\d[a-z]?$/.test(id)
    ? one({ layer: id, range: line.span(at, next + 1) }, next + 1)
    : line.fail(next, '<layer>');
};

/** One predicate, affirmed or denied, with the layer it is about. `bare` predicates also stand in blocks. */
export const predicate: Rule<PredicateNode> = (line, at) => {
  const found: Match<PredicateNode>[] = [];
  const first = line.key(at) ?? '';
  const phrases = line.mode === 'tracking' ? VERB_PHRASES : (PHRASES_BY_WORD.get(first) ?? NO_PHRASES);
  for (const { phrase, negated, forms } of phrases) {
    const next = verbEnd(line, at, phrase);
    if (next < 0) continue;
    for (const form of forms) {
      for (const match of form.read(line, next, negated)) {
        const { predicate: what, valueRange, denied } = match.value;
        const node = {
          range: line.span(at, match.at),
          negated: negated !== (denied === true),
          predicate: what,
          ...(valueRange === undefined ? {} : { valueRange }),
        };
        found.push({ value: node, at: match.at });
        for (const layer of afterLayer(line, match.at)) {
          const range = line.span(at, layer.at);
          found.push({ value: { ...node, range, afterLayer: layer.value }, at: layer.at });
        }
      }
    }
  }
  return found;
};

const verbEnd = (line: LineState, at: number, phrase: readonly string[]): number => {
  for (let index = 0; index < phrase.length; index += 1) {
    if (line.key(at + index) !== phrase[index]) {
      line.fail(at + index, index === 0 ? phrase.join(' ') : (phrase[index] ?? ''));
      return -1;
    }
  }
  return at + phrase.length;
};

/** `is a 2/2 creature with flying`, `… with no abilities`: what it is with is a predicate of its own. */
const withMore: Rule<PredicateNode> = (line, at) => {
  if (line.key(at) !== 'with') return NOTHING;
  return HAS_FORMS.flatMap((form) =>
    map(form.read(line, at + 1, false), ({ predicate: what, valueRange, denied }, end) => ({
      range: line.span(at, end),
      negated: denied === true,
      predicate: what,
      ...(valueRange === undefined ? {} : { valueRange }),
    })),
  );
};
const HAS_FORMS = FORMS.filter((form) => form.verb === 'has');

/** `has flying, is not tapped and can't block`: every number of predicates that can be read. */
export const predicates: Rule<readonly PredicateNode[]> = (line, at) => {
  const found: Match<readonly PredicateNode[]>[] = [];
  const grow = (so: readonly PredicateNode[], from: number): void => {
    for (const match of predicate(line, from)) {
      const all = [...so, match.value];
      found.push({ value: all, at: match.at });
      if (!match.value.negated && 'is' in match.value.predicate && match.value.predicate.is === 'qualities') {
        for (const more of withMore(line, match.at)) {
          found.push({ value: [...all, more.value], at: more.at });
          const after = jointEnd(line, more.at, 'both');
          if (after > more.at) grow([...all, more.value], after);
        }
      }
      const next = jointEnd(line, match.at, 'both');
      if (next > match.at) grow(all, next);
    }
  };
  grow([], at);
  return found;
};
