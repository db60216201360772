// The board at a line as a page of text, for editors without the panel: Markdown, whose lists read well as they are written.
import type { Board, BoardEffect, BoardObject, BoardZone } from '../boardProtocol.ts';
import type { Locale } from '../messages/message.ts';
import { boardAt, boardWords } from './board.ts';
import type { FeatureContext } from './context.ts';
import { bold, escapeText, italic, link } from './markdown.ts';

/** The page; undefined where the line is in no scenario that was run. */
export function boardText(context: FeatureContext, line: number): string | undefined {
  const board = boardAt(context, line);
  return board && new Page(context.locale, board).text();
}

class Page {
  readonly #board: Board;
  readonly #words: ReturnType<typeof boardWords>;
  readonly #objects: ReadonlyMap<number, BoardObject>;
  readonly #shown = new Set<number>();

  constructor(locale: Locale, board: Board) {
    this.#board = board;
    this.#words = boardWords(locale);
    this.#objects = new Map(board.objects.map((object) => [object.id, object]));
  }

  text(): string {
    const { scenario, asOf, edition, turn, players, shared, effects, waiting, changes, refused } = this.#board;
    const words = this.#words;
    const when = asOf === undefined ? words.atBeginning : filled(words.afterLine, asOf + 1);
    const blocks = [
      `# ${escapeText(scenario === '' ? words.board : scenario)}`,
      italic(escapeText([when, edition, turn].filter((part) => part !== '').join(' · '))),
      refused.map(({ line, text }) => `- ${escapeText(`${filled(words.refused, line + 1)}: ${text}`)}`).join('\n'),
      ...players.flatMap((player) => [
        `## ${escapeText(player.name)}, ${escapeText(filled(words.life, player.life))}`,
        [...(player.isGone === true ? [words.gone] : player.isActive ? [words.active] : []), ...player.facts]
          .map(escapeText)
          .join(', '),
        this.#objectLines(player.attached ?? [], '').join('\n'),
        ...player.zones.map((zone) => this.#zone(zone)),
      ]),
      ...shared.map((zone) => this.#zone(zone)),
      this.#effects(words.effects, effects),
      this.#effects(words.waiting, waiting),
      asOf === undefined
        ? ''
        : section(
            filled(words.changes, asOf + 1),
            changes.length === 0
              ? [escapeText(words.noChanges)]
              : changes.map(
                  ({ sign, text }) => `- ${sign === '~' ? '±' : sign === '-' ? '−' : '+'} ${escapeText(text)}`,
                ),
          ),
    ];
    return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
  }

  #zone({ title, objects, left }: BoardZone): string {
    const lines = [
      ...this.#objectLines(objects, ''),
      ...(left ?? []).map((one) => `- − ${escapeText(`${one.title} → ${one.to}`)}`),
    ];
    return lines.length === 0 ? '' : section(title, lines);
  }

  #effects(title: string, effects: readonly BoardEffect[]): string {
    return effects.length === 0
      ? ''
      : section(
          title,
          effects.map((one) => `- ${bold(escapeText(one.title))}: ${escapeText(one.text)}${this.#place(one.line)}`),
        );
  }

  /** A line for each object, and under it what is attached to it. */
  #objectLines(ids: readonly number[], indent: string): readonly string[] {
    return ids.flatMap((id) => {
      const object = this.#objects.get(id);
      if (object === undefined || this.#shown.has(id)) return [];
      this.#shown.add(id);
      return [`${indent}- ${this.#object(object)}`, ...this.#objectLines(object.attached ?? [], `${indent}  `)];
    });
  }

  #object(object: BoardObject): string {
    const { title, named, cost, type, pt, loyalty, defense, colors, news } = object;
    const head = `${news === undefined ? '' : news === 'new' ? '+ ' : '± '}${bold(escapeText(title))}`;
    const facts = [
      named,
      cost,
      type,
      pt,
      colors,
      loyalty === undefined ? undefined : String(loyalty),
      defense === undefined ? undefined : String(defense),
      object.keywords?.join(', '),
      object.marks?.join(', '),
      object.counters?.join(', '),
      object.damage,
      object.copy,
      object.player,
      ...(object.relations ?? []),
    ].filter((fact) => fact !== undefined && fact !== '');
    const abilities = (object.abilities ?? []).map((text) => ` “${escapeText(text)}”`).join('');
    return `${head}: ${escapeText(facts.join(' · '))}${abilities}${this.#place(object.line)}`;
  }

  #place(line: number | undefined): string {
    if (line === undefined) return '';
    return ` (${link(escapeText(filled(this.#words.line, line + 1)), `${this.#board.uri}#L${line + 1}`)})`;
  }
}

const section = (title: string, lines: readonly string[]): string =>
  [`${bold(escapeText(title))}`, '', ...lines].join('\n');

const filled = (text: string, value: number | string): string => text.replace('{0}', String(value));
