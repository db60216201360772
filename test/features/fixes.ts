// Applies the quick fixes of a text, each by itself, and checks what it makes.
import { codeActionsAt } from '../../server/src/features/codeActions.ts';
import { diagnosticsOf } from '../../server/src/features/diagnostics.ts';
import { libraryPool } from '../server/library.ts';
import { contextOf } from './draw.ts';

const tools = { probe: (text: string) => contextOf(text).analysis, library: libraryPool.indexes };

export interface Fixed {
  readonly title: string;
  readonly text: string;
  /** The lines that are new or changed. */
  readonly lines: string;
  /** Codes of the errors on them. */
  readonly errors: readonly string[];
}

const whole = { start: { line: 0, character: 0 }, end: { line: 1000, character: 0 } };

const errorsOn = (text: string, isNew: (line: string) => boolean): readonly string[] => {
  const { analysis, lines } = contextOf(text);
  const all = text.split('\n');
  return analysis.problems
    .filter(({ severity, range }) => severity === 'error' && isNew(all[lines.positionAt(range.start).line] ?? ''))
    .map(({ code }) => code);
};

/** Every quick fix of a text, applied. */
export function fixed(text: string): readonly Fixed[] {
  const context = contextOf(text);
  const all = diagnosticsOf(context, { limit: 500, rulePages: false });
  return codeActionsAt(context, all, { range: whole, only: ['quickfix'] }, tools).map(({ title, edit }) => {
    const changed = Object.values(edit?.changes ?? {})
      .flat()
      .map((one) => ({
        start: context.lines.offsetAt(one.range.start),
        end: context.lines.offsetAt(one.range.end),
        text: one.newText,
      }))
      .sort((a, b) => b.start - a.start)
      .reduce((before, one) => before.slice(0, one.start) + one.text + before.slice(one.end), text);
    const before = text.split('\n');
    const isNew = (line: string): boolean => !before.includes(line);
    const lines = changed.split('\n').filter(isNew);
    return {
      title,
      text: changed,
      lines: lines.map((line) => line.trim()).join(' / '),
      errors: errorsOn(changed, isNew),
    };
  });
}
