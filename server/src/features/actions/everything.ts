// "Expect everything about this here": a line below that says all that is true of the object or player under the cursor.
import type { Fix } from '../../scenario/statement.ts';
import type { FeatureContext } from '../context.ts';
import { nameAt } from '../navigation.ts';
import { objectFacts, playerFacts } from './actual.ts';
import { edited, endOf, indentOf, statementsAt } from './edits.ts';
import type { Probe } from './trial.ts';

/** The line, or nothing where no name stands or nothing can be said; facts that do not hold when tried are left out. */
export function expectEverything(context: FeatureContext, offset: number, probe?: Probe): Fix | undefined {
  const named = nameAt(context, offset);
  const path = statementsAt(context, offset);
  const above = path.find(({ body, children }) => body.kind !== 'suppose' && children.length > 0) ?? path.at(-1);
  if (named === undefined || above === undefined) return undefined;
  const { run, use, meaning } = named;
  const at = endOf(above);
  const snapshot = run.snapshotAtLine(context.lines.positionAt(at).line);
  if (snapshot === undefined) return undefined;
  const { text, owner, zone, whole } = use.name;
  const said = whole === undefined || zone !== undefined ? text : context.analysis.text.slice(whole.start, whole.end);
  const name = owner === undefined || zone !== undefined ? said : `${owner.text}'s ${text}`;
  const id = meaning.kind === 'card' ? snapshot.game.current.get(meaning.card) : undefined;
  const facts =
    meaning.kind === 'player'
      ? playerFacts(snapshot, meaning.player)
      : id === undefined
        ? []
        : objectFacts(run, snapshot, id, text);
  const indent = indentOf(context.analysis.text, above.range.start);
  const lineOf = (all: readonly string[]): Fix => ({
    code: 'fix.everything',
    values: { name },
    edits: [{ range: { start: at, end: at }, newText: `\n${indent}expect ${name} ${all.join(', ')}` }],
  });
  const held = probe === undefined ? facts : facts.filter((fact) => holds(context, lineOf([fact]), at, probe));
  return held.length === 0 ? undefined : lineOf(held);
}

/** Whether the line that is written below an offset holds in every edition. */
function holds({ analysis }: FeatureContext, fix: Fix, at: number, probe: Probe): boolean {
  const tried = probe(edited(analysis.text, fix.edits));
  const end = at + (fix.edits[0]?.newText.length ?? 0);
  const results = tried.runs.flatMap(({ expectations }) =>
    expectations.filter(({ range }) => range.start > at && range.end <= end),
  );
  const wrong = tried.problems.some(
    ({ range, severity }) => severity === 'error' && range.start > at && range.end <= end,
  );
  return !wrong && results.length > 0 && results.every(({ outcome }) => outcome === 'passed' || outcome === 'unproven');
}
