// Hover: what stands under the pointer, as of that line — an object, a player, an effect, a card, a rule, a word of the language.
import type { Hover } from 'vscode-languageserver-types';
import { KEYWORDS } from '../cards/vocabularyKeywords.ts';
import { type Locale, message, messageIfAny } from '../messages/message.ts';
import type { EditionName } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import type { CardEntry, Resolved, ScenarioRun, Snapshot } from '../scenario/result.ts';
import type { Range } from '../scenario/statement.ts';
import { cardHover } from './cardHover.ts';
import type { FeatureContext } from './context.ts';
import { expectationHover } from './expectationText.ts';
import { contains } from './lines.ts';
import { bold, escapeText, sections } from './markdown.ts';
import { objectHover } from './objectHover.ts';
import { effectHover, playerHover } from './playerHover.ts';
import { ruleHover } from './rules.ts';
import { editionAt, runsAt } from './runs.ts';

interface Found {
  readonly range: Range;
  readonly markdown: string;
}

/** The hover at an offset of the document, or nothing where there is nothing to say. */
export function hoverAt(context: FeatureContext, offset: number): Hover | undefined {
  const found =
    nameAt(context, offset) ?? cardAt(context, offset) ?? wordAt(context, offset) ?? expectationAt(context, offset);
  if (found === undefined || found.markdown === '') return undefined;
  return {
    contents: { kind: 'markdown', value: found.markdown },
    range: context.lines.rangeOf(found.range),
  };
}

function nameAt(context: FeatureContext, offset: number): Found | undefined {
  const { line } = context.lines.positionAt(offset);
  const parts: string[] = [];
  let range: Range | undefined;
  for (const run of runsAt(context, offset)) {
    let best: ScenarioRun['nameUses'][number] | undefined;
    for (const use of run.nameUses) {
      if (!contains(use.name.range, offset)) continue;
      if (best === undefined || length(use.name.range) < length(best.name.range)) best = use;
    }
    if (best === undefined) continue;
    const snapshot = run.snapshotAtLine(line);
    const meaning = (snapshot === undefined ? undefined : run.resolve(best.name, snapshot)) ?? best.means;
    if (meaning === undefined) continue;
    const markdown = resolvedHover(context, run, snapshot, line, meaning, best.name.text);
    if (markdown === '') continue;
    range = best.name.range;
    parts.push(markdown);
  }
  return range === undefined ? undefined : { range, markdown: sections(parts) };
}

const length = (range: Range): number => range.end - range.start;

function resolvedHover(
  context: FeatureContext,
  run: ScenarioRun,
  snapshot: Snapshot | undefined,
  line: number,
  meaning: Resolved,
  written: string,
): string {
  if (meaning.kind === 'definition') return cardHover(context.locale, EDITIONS[run.edition], meaning.definition);
  if (snapshot === undefined) return '';
  switch (meaning.kind) {
    case 'card':
      return objectHover(context, run, snapshot, line, meaning.card, written);
    case 'player':
      return playerHover(context, run, snapshot, line, meaning.player);
    case 'effect':
      return effectHover(context, run, snapshot, line, meaning.effects, written);
  }
}

function cardAt(context: FeatureContext, offset: number): Found | undefined {
  const own = (entry: CardEntry): boolean => entry.uri === context.analysis.uri;
  const entry = context.analysis.cards.find((one) => own(one) && contains(one.nameRange, offset));
  if (entry === undefined) return undefined;
  const edition = EDITIONS[editionAt(context, offset)];
  return { range: entry.nameRange, markdown: cardHover(context.locale, edition, entry) };
}

const rulePattern = /\b(?:\d{3}(?:\.\d+[a-z]?)?[′']?|D\d{1,2})(?![\w.]*\w)/g;

/** A rule number, an edition's name, or a word of the language or of the rules. */
function wordAt(context: FeatureContext, offset: number): Found | undefined {
  const { analysis, lines, locale } = context;
  const { line } = lines.positionAt(offset);
  const start = lines.startOfLine(line);
  const text = analysis.text.slice(start, lines.endOfLine(line));
  const at = offset - start;
  const comment = /(^|\s)#/.exec(text);
  if (comment !== null && at > comment.index) return undefined;
  for (const match of text.matchAll(rulePattern)) {
    const range = { start: start + match.index, end: start + match.index + match[0].length };
    if (!contains(range, offset)) continue;
    const markdown = ruleHover(locale, editionAt(context, offset), match[0]);
    if (markdown !== undefined) return { range, markdown };
  }
  return phraseAt(context, text, start, at);
}

/** The longest phrase of up to three words around the place that has an explanation. */
function phraseAt(context: FeatureContext, text: string, start: number, at: number): Found | undefined {
  const words = [...text.matchAll(/[\p{L}\d+/-]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const here = words.findIndex((word) => word.start <= at && at <= word.end);
  if (here < 0) return undefined;
  for (let count = 3; count >= 1; count--) {
    for (let first = Math.max(0, here - count + 1); first <= here; first++) {
      const from = words[first];
      const to = words[first + count - 1];
      if (from === undefined || to === undefined) continue;
      const phrase = text.slice(from.start, to.end);
      const markdown = explanation(context.locale, phrase, editionAt(context, start + at));
      if (markdown !== undefined) return { range: { start: start + from.start, end: start + to.end }, markdown };
    }
  }
  return undefined;
}

/** A sentence about a word of the language or a keyword ability. */
function explanation(locale: Locale, phrase: string, edition: EditionName): string | undefined {
  const key = phrase.toLowerCase().replace(/\s+/g, ' ');
  const help = phrase === key || /^X$/.test(phrase) ? messageIfAny(locale, `help.${key}`) : undefined;
  if (help !== undefined) return `${bold(escapeText(phrase))} — ${escapeText(help)}`;
  if (!Object.hasOwn(KEYWORDS, key)) return undefined;
  const [, rule] = KEYWORDS[key as keyof typeof KEYWORDS];
  const cited = ruleHover(locale, edition, rule);
  return cited === undefined
    ? `${bold(escapeText(phrase))} — ${escapeText(message(locale, 'hover.rule', { number: rule }))}`
    : `${bold(escapeText(phrase))}\n\n${cited}`;
}

function expectationAt(context: FeatureContext, offset: number): Found | undefined {
  const parts: string[] = [];
  let range: Range | undefined;
  for (const run of runsAt(context, offset)) {
    for (const result of run.expectations) {
      const place = result.node?.range ?? result.range;
      if (!contains(place, offset)) continue;
      range = place;
      parts.push(expectationHover(context.locale, run.edition, result));
    }
  }
  return range === undefined ? undefined : { range, markdown: parts.join('\n\n') };
}
