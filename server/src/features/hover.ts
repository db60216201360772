// Hover: what stands under the pointer, as of that line — an object, a player, an effect, a card, a rule, a word of the language.
import type { Hover } from 'vscode-languageserver-types';
import type { Zone } from '../cards/ability.ts';
import { rowNamed } from '../keywords/keywords.ts';
import { message, messageIfAny } from '../messages/message.ts';
import type { EditionName } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import type { CardEntry, Resolved, ScenarioRun, Snapshot } from '../scenario/result.ts';
import type { Range } from '../scenario/statement.ts';
import { statementsAt } from './actions/edits.ts';
import { cardHover } from './cardHover.ts';
import { editionsHere, type FeatureContext } from './context.ts';
import { outcomeText } from './editionDifferences.ts';
import { expectationHover, scenarioHover } from './expectationText.ts';
import { meaningCode } from './keywordMeaning.ts';
import { contains } from './lines.ts';
import { bold, escapeText, list, paragraphs, plainText, sections } from './markdown.ts';
import { objectHover } from './objectHover.ts';
import { inOtherEditions, inShort, zoneIn } from './otherEditions.ts';
import { effectHover, playerHover } from './playerHover.ts';
import { ruleHover } from './rules.ts';
import { editionAt, runsAt } from './runs.ts';
import { textHoverAt } from './textHover.ts';

/** A hover for an editor that shows text only. */
export const plainHover = (hover: Hover): Hover =>
  typeof hover.contents === 'object' && 'value' in hover.contents
    ? { ...hover, contents: { kind: 'plaintext', value: plainText(hover.contents.value) } }
    : hover;

interface Found {
  readonly range: Range;
  readonly markdown: string;
}

/** The hover at an offset of the document, or nothing where there is nothing to say. */
export function hoverAt(context: FeatureContext, offset: number): Hover | undefined {
  const found =
    nameAt(context, offset) ??
    cardAt(context, offset) ??
    textHoverAt(context, offset) ??
    wordAt(context, offset) ??
    expectationAt(context, offset) ??
    scenarioAt(context, offset);
  if (found === undefined || found.markdown === '') return undefined;
  return {
    contents: { kind: 'markdown', value: found.markdown },
    range: context.lines.rangeOf(found.range),
  };
}

function nameAt(context: FeatureContext, offset: number): Found | undefined {
  const { line } = context.lines.positionAt(offset);
  const hovers: { readonly edition: EditionName; readonly markdown: string }[] = [];
  const shown: ScenarioRun[] = [];
  let range: Range | undefined;
  let zone: Zone | undefined;
  for (const run of runsAtLine(context, offset)) {
    const snapshot = run.snapshotAtLine(line);
    const found = namedAt(context, run, snapshot, offset);
    if (found === undefined) continue;
    const markdown = resolvedHover(context, run, snapshot, found.meaning, found.text);
    if (markdown === '') continue;
    range = found.range;
    if (shown.length === 0 && snapshot !== undefined) zone = zoneIn(snapshot, found.meaning);
    shown.push(run);
    hovers.push({ edition: run.edition, markdown });
  }
  if (range === undefined) return undefined;
  const others = inOtherEditions(context, shown, (run) => {
    const snapshot = run.snapshotAtLine(line);
    const found = namedAt(context, run, snapshot, offset);
    return found === undefined || snapshot === undefined
      ? undefined
      : inShort(context, run, snapshot, found.meaning, zone);
  });
  return { range, markdown: paragraphs(sections(together(hovers)), others) };
}

/** Runs at an offset; those of one edition only where the line begins with `in EDITION`. */
function runsAtLine(context: FeatureContext, offset: number): readonly ScenarioRun[] {
  const runs = runsAt(context, offset);
  const statement = statementsAt(context, offset).at(-1);
  const only = statement?.body.kind === 'in' ? statement.body.editions : [];
  return only.length > 0 ? runs.filter((run) => only.includes(run.edition)) : runs;
}

/** Hovers of several editions; those that say the same are said once. */
function together(hovers: readonly { readonly edition: EditionName; readonly markdown: string }[]): readonly string[] {
  const groups = new Map<string, EditionName[]>();
  for (const { edition, markdown } of hovers) groups.set(markdown, [...(groups.get(markdown) ?? []), edition]);
  return [...groups].map(([markdown, editions]) => markdown.replaceAll(editionsHere, editions.join(', ')));
}

interface NamedHere {
  readonly range: Range;
  readonly text: string;
  readonly meaning: Resolved;
}

/** The shortest name that holds the offset, or a name within the quoted text of an effect. */
function namedAt(
  context: FeatureContext,
  run: ScenarioRun,
  snapshot: Snapshot | undefined,
  offset: number,
): NamedHere | undefined {
  let best: ScenarioRun['nameUses'][number] | undefined;
  for (const use of run.nameUses) {
    if (!contains(use.name.range, offset)) continue;
    if (best === undefined || length(use.name.range) < length(best.name.range)) best = use;
  }
  if (best !== undefined) {
    const meaning = (snapshot === undefined ? undefined : run.resolve(best.name, snapshot)) ?? best.means;
    return meaning === undefined ? undefined : { range: best.name.range, text: best.name.text, meaning };
  }
  if (snapshot === undefined) return undefined;
  for (const { text, range } of quotedPhrases(context, offset)) {
    const meaning = run.resolve(text, snapshot);
    if (meaning !== undefined) return { range, text, meaning };
  }
  return undefined;
}

const length = (range: Range): number => range.end - range.start;

const longestName = 6;

/** The phrases around an offset within quotation marks, the longest first. */
function quotedPhrases(context: FeatureContext, offset: number): readonly { text: string; range: Range }[] {
  const { analysis, lines } = context;
  const { line } = lines.positionAt(offset);
  const start = lines.startOfLine(line);
  const text = analysis.text.slice(start, lines.endOfLine(line));
  const quoted = [...text.matchAll(/"([^"]*)"/g)].find(
    (match) => start + match.index < offset && offset < start + match.index + match[0].length,
  );
  if (quoted === undefined) return [];
  const from = start + quoted.index + 1;
  return phrasesAround(quoted[1] ?? '', offset - from, longestName).map((range) => ({
    text: (quoted[1] ?? '').slice(range.start, range.end),
    range: { start: from + range.start, end: from + range.end },
  }));
}

/** All rows of up to `most` words of a text that hold a place, the longest first. */
function phrasesAround(text: string, at: number, most: number): readonly Range[] {
  const words = [...text.matchAll(/[^\s,.:;“”"]+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const here = words.findIndex((word) => contains(word, at));
  const found: Range[] = [];
  if (here < 0) return found;
  for (let count = most; count >= 1; count--) {
    for (let first = Math.max(0, here - count + 1); first <= here; first++) {
      const [from, to] = [words[first], words[first + count - 1]];
      if (from !== undefined && to !== undefined) found.push({ start: from.start, end: to.end });
    }
  }
  return found;
}

function resolvedHover(
  context: FeatureContext,
  run: ScenarioRun,
  snapshot: Snapshot | undefined,
  meaning: Resolved,
  written: string,
): string {
  if (meaning.kind === 'definition') return cardHover(context.locale, EDITIONS[run.edition], meaning.definition);
  if (snapshot === undefined) return '';
  switch (meaning.kind) {
    case 'card':
      return objectHover(context, run, snapshot, meaning.card, written);
    case 'player':
      return playerHover(context, run, snapshot, meaning.player);
    case 'effect':
      return effectHover(context, run, snapshot, meaning.effects, written);
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
    const markdown = ruleHover(locale, editionAt(context, offset), match[0], context.ruleAddress);
    if (markdown !== undefined) return { range, markdown };
  }
  const found = phraseAt(context, text, start, at);
  if (found === undefined || !/^activates?$/.test(analysis.text.slice(found.range.start, found.range.end)))
    return found;
  return { ...found, markdown: paragraphs(found.markdown, list(activatedAt(context, offset, line))) };
}

/** Which ability a line activates: where it does not say, it is the only one that is no mana ability (602.1). */
function activatedAt(context: FeatureContext, offset: number, line: number): readonly string[] {
  const texts = runsAtLine(context, offset).flatMap(({ snapshots }) =>
    snapshots
      .filter(({ statement }) => statement?.line === line)
      .flatMap(({ events }) => events.find(({ event }) => event === 'activated')?.ability?.text ?? []),
  );
  return [...new Set(texts)].map((text) => escapeText(message(context.locale, 'hover.activated', { text })));
}

/** The longest phrase of up to three words around the place that has an explanation. */
function phraseAt(context: FeatureContext, text: string, start: number, at: number): Found | undefined {
  for (const range of phrasesAround(text, at, 3)) {
    const markdown = explanation(context, text.slice(range.start, range.end), editionAt(context, start + at));
    if (markdown !== undefined) return { range: { start: start + range.start, end: start + range.end }, markdown };
  }
  return undefined;
}

/** A sentence about a word of the language or a keyword ability. */
function explanation(context: FeatureContext, phrase: string, edition: EditionName): string | undefined {
  const { locale } = context;
  const key = phrase.toLowerCase().replace(/\s+/g, ' ');
  const help = phrase === key || /^X$/.test(phrase) ? messageIfAny(locale, `help.${key}`) : undefined;
  if (help !== undefined) return `${bold(escapeText(phrase))} — ${escapeText(help)}`;
  const row = rowNamed(key);
  if (row === undefined) return undefined;
  const cited = ruleHover(locale, edition, row.rule, context.ruleAddress);
  const head =
    cited === undefined
      ? `${bold(escapeText(phrase))} — ${escapeText(message(locale, 'hover.rule', { number: row.rule }))}`
      : `${bold(escapeText(phrase))}\n\n${cited}`;
  const meaning = meaningCode(row);
  return meaning === undefined ? head : paragraphs(head, escapeText(message(locale, meaning, {})));
}

function expectationAt(context: FeatureContext, offset: number): Found | undefined {
  const hovers: { readonly edition: EditionName; readonly markdown: string }[] = [];
  const runs = runsAtLine(context, offset);
  let range: Range | undefined;
  for (const run of runs) {
    for (const result of run.expectations) {
      const place = result.node?.range ?? result.range;
      if (!contains(place, offset)) continue;
      range = place;
      hovers.push({ edition: run.edition, markdown: expectationHover(context.locale, result) });
    }
  }
  if (range === undefined) return undefined;
  const others = inOtherEditions(context, runs, (run) => {
    const here = run.expectations.filter((one) => contains(one.node?.range ?? one.range, offset));
    return here.length === 0 ? undefined : here.map((one) => outcomeText(context.locale, one)).join('; ');
  });
  return { range, markdown: paragraphs(...together(hovers), others) };
}

/** A scenario's title: what it came to, per edition. */
function scenarioAt(context: FeatureContext, offset: number): Found | undefined {
  const scenario = context.analysis.scenarios.find((one) => !one.implicit && contains(one.titleRange, offset));
  if (scenario === undefined) return undefined;
  const hovers = context.analysis.runs
    .filter((run) => run.scenario === scenario)
    .map((run) => ({ edition: run.edition, markdown: scenarioHover(context.locale, run) }));
  return { range: scenario.titleRange, markdown: together(hovers).join('\n\n') };
}
