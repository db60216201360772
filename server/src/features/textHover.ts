// The hover of words of rules text in a card block: which part of the sentence they are, in which layer it works, by which rule.
import type { ObjectRef, Operation } from '../cards/ability.ts';
import { type ReadPart, readingAt } from '../cards/oracle/reading.ts';
import { rowOf } from '../keywords/keywords.ts';
import { type Locale, message, problemText } from '../messages/message.ts';
import type { Edition, EditionName } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import type { CardEntry } from '../scenario/result.ts';
import type { Range } from '../scenario/statement.ts';
import { layersOfOperation } from './abilityLayers.ts';
import { inAbility, inDocument, namesOfFace, placedAbilities } from './cardText.ts';
import type { FeatureContext } from './context.ts';
import { shorten } from './describe.ts';
import { meaningCode } from './keywordMeaning.ts';
import { bold, escapeText, italic, list, paragraphs } from './markdown.ts';
import { numberOf, ruleSentence } from './rules.ts';
import { editionAt } from './runs.ts';
import { unreadMessage, unreadWords } from './unreadText.ts';

/** What is said of a part: a word for it, and the rules it works by (ids of the project's table). */
interface Said {
  readonly label: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly rules: readonly string[];
  /** The code of a further sentence. */
  readonly more?: string;
}

const mostParts = 4;

/** The parts of the sentence under an offset of a card block, the smallest first. */
export function textHoverAt(
  context: FeatureContext,
  offset: number,
): { readonly range: Range; readonly markdown: string } | undefined {
  const { analysis, locale } = context;
  const entry = analysis.cards.find(
    (one) => one.uri === analysis.uri && one.range.start <= offset && offset <= one.range.end,
  );
  const unread = entry === undefined ? undefined : unreadAt(context, entry, offset);
  if (unread !== undefined) return unread;
  const placed = entry === undefined ? undefined : placedAbilities(analysis.text, entry);
  const here = placed?.find((one) => inAbility(one, offset) !== undefined);
  const at = here === undefined ? undefined : inAbility(here, offset);
  if (entry === undefined || here === undefined || at === undefined) return undefined;
  const { text } = here.ability;
  const parts = readingAt(text, namesOfFace(entry, here.face), at).slice(0, mostParts);
  const [first] = parts;
  const start = first === undefined ? undefined : inDocument(here, first.start);
  const end = first === undefined ? undefined : inDocument(here, first.end - 1);
  if (start === undefined || end === undefined) return undefined;
  const edition = editionAt(context, offset);
  const lines = parts.map((part) => partLine(locale, edition, text.slice(part.start, part.end), part));
  return { range: { start, end: end + 1 }, markdown: list([...new Set(lines)]) };
}

/** What is said of words that are not read; an editor shows the hint about them at their first letters alone. */
function unreadAt(
  { analysis, locale }: FeatureContext,
  entry: CardEntry,
  offset: number,
): { readonly range: Range; readonly markdown: string } | undefined {
  const unread = unreadWords(analysis.text, entry).find(({ range }) => range.start <= offset && offset < range.end);
  if (unread === undefined) return undefined;
  const { code, values } = unreadMessage(locale, unread);
  const { what, why, todo } = problemText(locale, code, values);
  return {
    range: unread.range,
    markdown: paragraphs(
      bold(escapeText(what)),
      ...[why, todo].flatMap((one) => (one === undefined ? [] : escapeText(one))),
    ),
  };
}

/** `**gets +1/+1** — a change, layer 7c (613.4c): power and toughness, changed` */
function partLine(locale: Locale, name: EditionName, words: string, part: ReadPart): string {
  const { label, values, rules, more } = saidOf(locale, EDITIONS[name], part);
  const numbers = [...new Set(rules)].map((rule) => numberOf(name, rule));
  const said = message(locale, label, values ?? {}) + (numbers.length === 0 ? '' : ` (${numbers.join(', ')})`);
  const [rule] = rules;
  const sentence = rule === undefined ? undefined : ruleSentence(locale, rule);
  const further = more === undefined ? '' : ` ${escapeText(message(locale, more, {}))}`;
  return `${bold(escapeText(shorten(words, 80)))} — ${italic(escapeText(said))}${sentence === undefined ? '' : `: ${escapeText(sentence)}`}${further}`;
}

function saidOf(locale: Locale, edition: Edition, { role, value, origin }: ReadPart): Said {
  switch (role) {
    case 'object':
      return saidOfObject(value as ObjectRef, origin === 'resolution');
    case 'operation':
      return saidOfOperation(locale, edition, value as Operation, origin === 'resolution');
    case 'keyword': {
      const row = 'keyword' in value ? rowOf(String(value.keyword)) : undefined;
      if (row === undefined) return { label: 'reading.keyword', rules: [] };
      const more = meaningCode(row);
      return { label: 'reading.keyword', rules: [row.rule], ...(more === undefined ? {} : { more }) };
    }
    case 'duration':
      return { label: 'reading.duration', rules: ['611.2a'] };
    case 'event':
      return { label: 'reading.event', rules: ['603.2'] };
    case 'filter':
    case 'player':
    case 'amount':
    case 'condition':
    case 'cost':
      return { label: `reading.${role}`, rules: [] };
  }
}

function saidOfObject(ref: ObjectRef, resolves: boolean): Said {
  switch (ref.kind) {
    case 'target':
      return ref.again === undefined
        ? { label: 'reading.object.target', rules: ['115.1'] }
        : { label: 'reading.object.sameTarget', rules: [] };
    case 'all':
      return resolves
        ? { label: 'reading.object.lockedSet', rules: ['611.2c'] }
        : { label: 'reading.object.openSet', rules: ['611.3a'] };
    case 'self':
    case 'granter':
    case 'attached':
    case 'choose':
    case 'several':
      return { label: `reading.object.${ref.kind}`, rules: [] };
    case 'that':
      return {
        label: ref.antecedent === 'event' ? 'reading.object.ofEvent' : 'reading.object.saidBefore',
        rules: [],
      };
    default:
      return { label: 'reading.object.other', rules: [] };
  }
}

function saidOfOperation(locale: Locale, edition: Edition, operation: Operation, resolves: boolean): Said {
  const ids = layersOfOperation(edition, operation, false, resolves ? 'resolution' : 'static');
  const layers = edition.layers.filter(({ id }) => ids.includes(id));
  if (layers.length === 0) return { label: 'reading.operation', rules: [] };
  const titles = layers.map(({ id, title }) => `${id}, ${message(locale, title, {})}`);
  return {
    label: 'reading.operationIn',
    values: { layers: titles.join('; ') },
    rules: layers.map(({ rule }) => rule),
  };
}
