// What can be expected of an object or a player: predicates affirmed and denied, with the layer they are about.
import { jointEnd, type LineState, type Match, type Matches, map, NOTHING, one, type Rule } from './parseCore.ts';
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

const HAS_FORMS = FORMS.filter((form) => form.verb === 'has');
/** What may stand behind the qualities without a verb of its own. */
const BEHIND_FORMS: readonly PredicateForm[] = [
  IS_PREDICATES.controlledBy,
  IS_PREDICATES.ownedBy,
  IS_PREDICATES.attachedTo,
];

/** Predicates read from a place on by some forms, as parts of the predicate that starts at `from`. */
const partsOf = (
  line: LineState,
  from: number,
  at: number,
  forms: readonly PredicateForm[],
  negated = false,
): Matches<PredicateNode> =>
  forms.flatMap((form) =>
    map(form.read(line, at, negated), ({ predicate: what, valueRange, denied }, end) => ({
      range: line.span(from, end),
      negated: negated !== (denied === true),
      predicate: what,
      ...(valueRange === undefined ? {} : { valueRange }),
    })),
  );

/**
 * `is a 2/2 creature with flying`, `… without trample`, `… controlled by Alice`, `… named X`: what stands behind the qualities is
 * a predicate of its own.
 */
const withMore: Rule<PredicateNode> = (line, at) => {
  const key = line.key(at);
  if (key === 'with') return partsOf(line, at, at + 1, HAS_FORMS);
  if (key === 'without') return partsOf(line, at, at + 1, [HAS_PREDICATES.keywords], true);
  if (key === 'named') return partsOf(line, at, at, [IS_PREDICATES.qualities]);
  line.fail(at, 'with');
  return partsOf(line, at, at, BEHIND_FORMS);
};

/** `has power 2 and toughness 2`, `is not blue or red`: more of the same verb, which is not said again. */
const sameVerb: (line: LineState, node: PredicateNode, at: number) => Matches<PredicateNode> = (line, node, at) => {
  const { predicate: what, negated } = node;
  if ('has' in what && !negated) {
    const next = jointEnd(line, at, 'both');
    // A list of keywords is one predicate already.
    const isNew = (more: PredicateNode): boolean =>
      !('has' in more.predicate && more.predicate.has === 'keywords' && what.has === 'keywords');
    return next === at ? NOTHING : partsOf(line, next, next, HAS_FORMS).filter(({ value }) => isNew(value));
  }
  if ('is' in what && what.is === 'qualities' && negated && line.key(at) === 'or') {
    return partsOf(line, at + 1, at + 1, [IS_PREDICATES.qualities], true);
  }
  return NOTHING;
};

/** `has flying, is not tapped and can't block`: every number of predicates that can be read. */
export const predicates: Rule<readonly PredicateNode[]> = (line, at) => {
  const found: Match<readonly PredicateNode[]>[] = [];
  const grow = (so: readonly PredicateNode[], from: number): void => {
    for (const match of predicate(line, from)) {
      const all = [...so, match.value];
      found.push({ value: all, at: match.at });
      behind(all, match.value, match.at);
      const next = jointEnd(line, match.at, 'both');
      if (next > match.at) grow(all, next);
    }
  };
  /** What hangs on the predicate just read, and what follows that. */
  const behind = (so: readonly PredicateNode[], node: PredicateNode, from: number): void => {
    // A name right behind the qualities belongs to them.
    const isQualities = 'is' in node.predicate && node.predicate.is === 'qualities';
    const more = isQualities && line.key(from) === 'named' ? NOTHING : withMoreOf(so, from);
    for (const match of [...more, ...sameVerb(line, node, from)]) {
      const all = [...so, match.value];
      found.push({ value: all, at: match.at });
      behind(all, match.value, match.at);
      const next = jointEnd(line, match.at, 'both');
      if (next > match.at) grow(all, next);
    }
  };
  const withMoreOf = (so: readonly PredicateNode[], from: number): Matches<PredicateNode> =>
    so.some((node) => !node.negated && 'is' in node.predicate && node.predicate.is === 'qualities')
      ? withMore(line, from)
      : NOTHING;
  grow([], at);
  return found;
};
