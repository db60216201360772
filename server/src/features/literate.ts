// Rulings in Markdown: the ```strata blocks of a file are one scenario file, everything around them is prose.
import type { CodeAction, Diagnostic, Position, TextEdit } from 'vscode-languageserver-types';
import { type Locale, message } from '../messages/message.ts';

/** A Markdown file as a scenario file. */
export interface Literate {
  /**
   * The file with blanks in place of its prose: lines and columns are those of the Markdown. All blocks together are one
   * scenario file, so that cards of one are known in the next, and a scenario can go on behind a paragraph.
   */
  readonly text: string;
  /** The lines of each block, without its fences; `last` before `first` where it is empty. */
  readonly blocks: readonly { readonly first: number; readonly last: number }[];
  /** Fences of blocks that are not read, since they are indented or quoted: columns and indentation would not be theirs. */
  readonly unread: readonly { readonly line: number; readonly start: number; readonly end: number }[];
}

const isMarkdownName = /\.(md|markdown|mdown|mkd)$/i;

/** Whether a file of this name, or this language of an editor's, is Markdown. */
export const isMarkdown = (name: string, language?: string): boolean =>
  language === undefined ? isMarkdownName.test(name) : language === 'markdown';

const fencePattern = /^([\t >]*(?:[-*+]|\d{1,9}[.)])?[\t >]*)(`{3,}|~{3,})[\t ]*([^\s`,{]*)/;

/** The blocks of a Markdown text; undefined if it has none, and none that is left out. */
export function literate(markdown: string): Literate | undefined {
  if (!/^.*(`{3}|~{3})[`~]*[\t ]*strata\b/im.test(markdown)) return undefined;
  const blocks: { first: number; last: number }[] = [];
  const unread: { line: number; start: number; end: number }[] = [];
  const kept: string[] = [];
  let open: { readonly fence: string; readonly isRead: boolean; readonly first: number } | undefined;
  const lines = markdown.split('\n');
  const close = (last: number): void => {
    if (open?.isRead === true) blocks.push({ first: open.first, last });
    open = undefined;
  };
  for (const [line, text] of lines.entries()) {
    const [all = '', before = '', fence = '', language = ''] = fencePattern.exec(text) ?? [];
    if (open !== undefined) {
      // a fence closes with at least as many of the same mark, and nothing behind them
      const ends =
        fence.startsWith(open.fence) && /^[\t >]*$/.test(before) && text.trim().replace(/^[>\s]*/, '') === fence;
      if (ends) close(line - 1);
      kept.push(open?.isRead === true ? text : blank(text));
      continue;
    }
    if (fence !== '') {
      const isOurs = /^strata$/i.test(language);
      const isRead = isOurs && before === '';
      if (isOurs && !isRead) unread.push({ line, start: before.length, end: all.length });
      open = { fence, isRead, first: line + 1 };
    }
    kept.push(blank(text));
  }
  // a block without a closing fence reaches to the end, as it does in Markdown
  close(lines.length - 1);
  return blocks.length === 0 && unread.length === 0 ? undefined : { text: kept.join('\n'), blocks, unread };
}

const blank = (line: string): string => line.replace(/[^\r]/g, ' ');

/** Whether a line belongs to the prose, or to a fence. */
export const isProse = ({ blocks }: Literate, { line }: Pick<Position, 'line'>): boolean =>
  !blocks.some(({ first, last }) => first <= line && line <= last);

/** Diagnostics as they stand in the Markdown: what is said of the whole file stands at its first block. */
export function placedDiagnostics(
  file: Literate,
  locale: Locale,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  const [block] = file.blocks;
  const placed = diagnostics.map((one): Diagnostic => {
    if (block === undefined || !isProse(file, one.range.start)) return one;
    const start = { line: Math.max(0, block.first - 1), character: 0 };
    return { ...one, range: { start, end: { ...start, character: 3 } } };
  });
  const left = file.unread.map(
    ({ line, start, end }): Diagnostic => ({
      range: { start: { line, character: start }, end: { line, character: end } },
      severity: 3,
      source: 'strata',
      code: 'literate.indented',
      message: message(locale, 'literate.indented'),
    }),
  );
  return [...placed, ...left];
}

/** Actions as they apply to the Markdown: a line that goes to the top of the file goes to the top of its first block. */
export function placedActions(file: Literate, uri: string, actions: readonly CodeAction[]): readonly CodeAction[] {
  return actions.flatMap((action) => {
    const edits = action.edit?.changes?.[uri];
    if (edits === undefined) return [action];
    const placed = edits.map((edit) => placedEdit(file, edit));
    if (placed.some((edit) => edit === undefined)) return [];
    const changes = { ...action.edit?.changes, [uri]: placed.filter((edit) => edit !== undefined) };
    return [{ ...action, edit: { ...action.edit, changes } }];
  });
}

/** An edit inside the blocks; undefined for one that would change prose. */
function placedEdit(file: Literate, edit: TextEdit): TextEdit | undefined {
  const { start, end } = edit.range;
  const [block] = file.blocks;
  const isInsertion = start.line === end.line && start.character === end.character;
  if (isInsertion && block !== undefined && start.line < block.first) {
    const at = { line: block.first, character: 0 };
    return { ...edit, range: { start: at, end: at } };
  }
  // text that goes to the end of a block may be put in front of its closing fence
  const isAtEnd = isInsertion && start.character === 0 && file.blocks.some(({ last }) => last + 1 === start.line);
  return isAtEnd || (!isProse(file, start) && !isProse(file, end)) ? edit : undefined;
}
