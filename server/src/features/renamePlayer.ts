// Alice and Bob have no line that names them: to be called otherwise they need one.
import type { Fix } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';

/** The `players` line that has to be written at the head of a file so that a player has another name than by default. */
export const playerLine =
  ({ analysis }: FeatureContext, name: string) =>
  (newName: string): Fix['edits'] => {
    const [run] = analysis.runs;
    const players = run?.snapshots[0]?.game.players.map((player) => player.name) ?? ['Alice', 'Bob'];
    const line = `players ${players.map((one) => (one.toLowerCase() === name.toLowerCase() ? newName : one)).join(', ')}\n`;
    const frame = analysis.statements.filter(({ body }) => body.kind === 'rules' || body.kind === 'use');
    const last = frame.at(-1);
    const at = last === undefined ? 0 : lineEnd(analysis.text, last.range.end);
    const needsBreak = at > 0 && analysis.text[at - 1] !== '\n';
    return [{ range: { start: at, end: at }, newText: `${needsBreak ? '\n' : ''}${line}` }];
  };

const lineEnd = (text: string, offset: number): number => {
  const found = text.indexOf('\n', offset);
  return found < 0 ? text.length : found + 1;
};
