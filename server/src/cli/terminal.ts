// What goes to a terminal: control characters of titles, names and paths are shown, never sent; only our own colours drive it.
import type { CliIo } from './io.ts';

/**
 * Characters that a terminal obeys or that turn the order of what stands around them (C0, DEL, C1, bidirectional controls, line
 * separators), but line ends and tabs.
 */
const OBEYED = /\r(?!\n)|(?![\r\n\t])[\p{Cc}\u2028\u2029]|\p{Bidi_Control}/gu;

/** Text with what a terminal would obey written as `\u001b`: the form that is the same character in JSON. */
export const visible = (text: string): string =>
  text.replace(OBEYED, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Noncharacters stand for the colours until all else has been made visible. */
const MARKS: ReadonlyMap<string, number> = new Map([
  ['\ufdd0', 0],
  ['\ufdd1', 1],
  ['\ufdd2', 2],
  ['\ufdd3', 31],
  ['\ufdd4', 32],
  ['\ufdd5', 33],
]);
const MARK = /[\ufdd0-\ufdd5]/g;

/** The mark of a colour (SGR); `forTerminal` makes the terminal's sequence of it. */
export const markOf = (color: number): string => [...MARKS].find(([, of]) => of === color)?.[0] ?? '';

/** The same command line, whose words can't drive the terminal they are written to. */
export const forTerminal = (io: CliIo): CliIo => {
  const shown = (text: string): string => {
    const safe = visible(text);
    return io.colors ? safe.replace(MARK, (mark) => `\u001b[${MARKS.get(mark) ?? 0}m`) : safe;
  };
  return { ...io, out: (text) => io.out(shown(text)), err: (text) => io.err(shown(text)) };
};
