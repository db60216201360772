// Every statement's form, and how a line is read as one of them.

import type { EditionName } from '../rules/edition.ts';
import { form, type StatementForm, special } from './grammar.ts';
import { ACT_FORMS } from './parseActs.ts';
import {
  andThen,
  type LineState,
  listOf,
  type Match,
  type Matches,
  map,
  NOTHING,
  one,
  type Rule,
} from './parseCore.ts';
import { expectation } from './parseExpect.ts';
import { label } from './parseNames.ts';
import { SETUP, setupIn } from './parseSetup.ts';
import type { StatementBody } from './statement.ts';

// —— heads and assertions

const EDITIONS: Readonly<Record<string, EditionName>> = { classic: 'classic', '2011': '2011', current: 'current' };

const edition: Rule<EditionName> = (line, at) => {
  const key = line.key(at) ?? '';
  const name = Object.hasOwn(EDITIONS, key) ? EDITIONS[key] : undefined;
  if (name !== undefined) return one(name, at + 1);
  for (const each of Object.keys(EDITIONS)) line.fail(at, each);
  return NOTHING;
};

const ruleNumber: Rule<string> = (line, at) => {
  const word = line.words[at];
  const text = word?.text.replace(/\.$/, '') ?? '';
  return word?.kind === 'word' && /^(?:\d{3}(?:\.\d+[a-z]?[′']?)?|D\d+)$/.test(text)
    ? one(text, at + 1)
    : line.fail(at, '<rule>');
};

const restOfLine = (line: LineState, at: number): string => {
  const first = line.words[at];
  const last = line.words.at(-1);
  if (first === undefined || last === undefined) return '';
  return line.words
    .slice(at)
    .map((word, index, all) => {
      const gap = index > 0 && (all[index - 1]?.end ?? 0) < word.start ? ' ' : '';
      return gap + (word.kind === 'quoted' ? `"${word.text}"` : word.text);
    })
    .join('');
};

const nested =
  (
    build: (body: StatementBody, from: number, end: number, line: LineState) => Matches<StatementBody>,
  ): Rule<StatementBody> =>
  (line, at) =>
    andThen(statementAt(line, at), (body, end) => build(body, at, end, line));

const assertion =
  (legality: 'legal' | 'illegal'): Rule<StatementBody> =>
  (line, at) => {
    // what nothing can stand in is not gone into: a line of nothing else would be read to its end from each of its words
    if (!line.is(at, legality) || WRAPPERS.has(line.key(at + 1) ?? '')) return NOTHING;
    return nested((statement, from, end) => {
      if (statement.kind === 'assert' || statement.kind === 'in' || statement.kind === 'suppose') return NOTHING;
      const body = { kind: 'assert', legality, statement, statementRange: line.span(from, end) } as const;
      const plain: Match<StatementBody> = { value: body, at: end };
      if (line.key(end) !== 'by') {
        line.fail(end, 'by');
        return [plain];
      }
      return map(ruleNumber(line, end + 1), (rule, after) => ({
        ...body,
        by: { rule, range: line.span(end + 1, after) },
      }));
    })(line, at + 1);
  };

/** First words of statements that stand in no assertion. */
const WRAPPERS: ReadonlySet<string> = new Set(['legal', 'illegal', 'in', 'suppose']);

/** Every form of a statement, the commonest first. */
export const STATEMENT_FORMS: readonly StatementForm[] = [
  special('expect', 'expect SUBJECT PREDICATE, …', [], expectation),
  special('setup', 'PLAYER controls OBJECT CLAUSES', SETUP, setupIn('battlefield'), [['controls', 'control']]),
  special('setup', 'PLAYER has OBJECT in ZONE', SETUP, setupIn(undefined), [['has']]),
  form('life', 'PLAYER has AMOUNT life', [], ({ PLAYER, AMOUNT }) => ({ kind: 'life', player: PLAYER, life: AMOUNT })),
  ...ACT_FORMS,
  special('assert', 'legal STATEMENT by RULE', [], assertion('legal')),
  special('assert', 'illegal STATEMENT by RULE', [], assertion('illegal')),
  special('suppose', 'suppose TITLE', [], (line, at) =>
    line.is(at, 'suppose') ? one({ kind: 'suppose', title: restOfLine(line, at + 1) }, line.words.length) : NOTHING,
  ),
  special('in', 'in EDITION, … STATEMENT', [], (line, at) => {
    if (!line.is(at, 'in')) return NOTHING;
    return andThen(listOf(line, at + 1, edition, 'both'), (editions, next) =>
      line.is(next, 'in')
        ? NOTHING
        : nested((statement, from, end) =>
            statement.kind === 'in'
              ? NOTHING
              : one({ kind: 'in', editions, statement, statementRange: line.span(from, end) }, end),
          )(line, next),
    );
  }),
  form('show', 'show OBJECT', [], ({ OBJECT }) => ({ kind: 'show', object: OBJECT })),
  special('rules', 'rules EDITION, …', [], (line, at) =>
    line.is(at, 'rules')
      ? map(
          listOf(
            line,
            at + 1,
            (inner, from) =>
              map(edition(inner, from), (name, end) => ({ edition: name, range: inner.span(from, end) })),
            'both',
          ),
          (editions): StatementBody => ({ kind: 'rules', editions }),
        )
      : NOTHING,
  ),
  special('use', 'use PATH', [], (line, at) => {
    if (!line.is(at, 'use')) return NOTHING;
    const first = line.words[at + 1];
    const last = line.words.at(-1);
    if (first === undefined || last === undefined) return line.fail(at + 1, '<path>');
    if (first.kind === 'quoted') {
      const pathRange = { start: first.start + 1, end: first.closed === true ? first.end - 1 : first.end };
      return one({ kind: 'use', path: first.text, pathRange }, at + 2);
    }
    const pathRange = { start: first.start, end: last.end };
    return one({ kind: 'use', path: restOfLine(line, at + 1), pathRange }, line.words.length);
  }),
  special('players', 'players A, B, …', [], (line, at) =>
    line.is(at, 'players')
      ? map(listOf(line, at + 1, label, 'comma'), (players): StatementBody => ({ kind: 'players', players }))
      : NOTHING,
  ),
  special('cites', 'cites RULE, …', [], (line, at) =>
    line.is(at, 'cites')
      ? map(
          listOf(
            line,
            at + 1,
            (inner, from) => map(ruleNumber(inner, from), (id, end) => ({ id, range: inner.span(from, end) })),
            'both',
          ),
          (rules): StatementBody => ({ kind: 'cites', rules }),
        )
      : NOTHING,
  ),
  form('ignoring', 'ignoring text of CARD', [], ({ CARD }) => ({ kind: 'ignoring', card: CARD })),
];

/** Forms by the keyword they start with, and the others by one of the words that they need. */
const FORMS_BY_FIRST = new Map<string, StatementForm[]>();
const FORMS_BY_NEED = new Map<string, StatementForm[]>();
for (const each of STATEMENT_FORMS) {
  const first = each.firstWords.length > 0;
  const index = first ? FORMS_BY_FIRST : FORMS_BY_NEED;
  for (const word of first ? each.firstWords : (each.needs[0] ?? [])) {
    const list = index.get(word);
    if (list === undefined) index.set(word, [each]);
    else list.push(each);
  }
}

/** The forms that a line can be at all, looking at its words alone. */
const candidates = (line: LineState, at: number): readonly StatementForm[] => {
  const first = line.key(at);
  const found = [...(first === undefined ? [] : (FORMS_BY_FIRST.get(first) ?? []))];
  for (let index = at; index < line.words.length; index += 1) {
    const key = line.key(index);
    const forms = key === undefined ? undefined : FORMS_BY_NEED.get(key);
    if (forms !== undefined) for (const each of forms) if (!found.includes(each)) found.push(each);
  }
  return found;
};

/** All readings of a statement from a place on, not necessarily to the line's end. */
export const statementAt: Rule<StatementBody> = (line, at) => {
  const tracking = line.mode === 'tracking';
  const found: Match<StatementBody>[] = [];
  for (const each of tracking ? STATEMENT_FORMS : candidates(line, at)) {
    const { firstWords } = each;
    if (tracking && firstWords.length > 0 && !firstWords.includes(line.key(at) ?? '')) {
      for (const word of firstWords) line.fail(at, word);
    } else found.push(...each.rule(line, at));
  }
  return found;
};
