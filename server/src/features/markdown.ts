// Markdown for hovers, built of escaped text only: one escape function, and the few shapes a hover needs.

const special = /[\\`*_[\]<>|#~&$]/g;

/** Text as it is, whatever characters it holds, on one line. */
export function escapeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(special, (character) => `\\${character}`)
    .replace(/^(\s*\d*)([-+.)])(?=\s)/, '$1\\$2');
}

export const bold = (markdown: string): string => (markdown === '' ? '' : `**${markdown}**`);
export const italic = (markdown: string): string => (markdown === '' ? '' : `*${markdown}*`);

/** A link to another place; the address is one that this project made, and is encoded all the same. */
export const link = (markdown: string, address: string): string =>
  `[${markdown}](${address.replace(/[\s()<>]/g, (character) => encodeURIComponent(character).replace('(', '%28').replace(')', '%29'))})`;

/** A table; every cell is Markdown already. Nothing for no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  // editors set columns close together: a space that they keep parts them
  const line = (cells: readonly string[]): string => `| ${cells.join('&nbsp; | ')} |`;
  return [line(head), `| ${head.map(() => ':---').join(' | ')} |`, ...rows.map(line)].join('\n');
}

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Paragraphs, the empty ones left out. */
export const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** Paragraphs parted by a rule, the empty ones left out. */
export const sections = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n---\n\n');

/** What this project writes as Markdown, for editors that show text only: no marks, no escapes, tables in columns. */
export function plainText(markdown: string): string {
  const rows = markdown.replaceAll('&nbsp;', '').split('\n');
  const lines: string[] = [];
  let cells: string[][] = [];
  const flush = (): void => {
    const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
    for (const row of cells)
      lines.push(
        row
          .map((cell, i) => cell.padEnd(widths[i] ?? 0))
          .join('  ')
          .trimEnd(),
      );
    cells = [];
  };
  for (const row of rows) {
    if (/^\| :?-/.test(row)) continue;
    if (row.startsWith('| ')) {
      cells.push(row.slice(2, -2).split(' | ').map(unmarked));
      continue;
    }
    flush();
    if (row !== '---') lines.push(unmarked(row));
  }
  flush();
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** One line without its marks: links as their text, emphasis as the words, escaped characters as they are. */
const unmarked = (line: string): string =>
  line.replace(/\\(.)|\[((?:\\.|[^\]\\])*)\]\([^)]*\)|\*+/g, (_all, escaped?: string, text?: string) =>
    escaped !== undefined ? escaped : text !== undefined ? unmarked(text) : '',
  );
