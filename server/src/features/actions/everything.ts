// "Expect everything about this here": a line below that says all that is true of the object or player under the cursor.
import type { Fix, Range } from '../../scenario/statement.ts';
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
  const held =
    probe === undefined ? facts : holding(context, facts, (fact) => `\n${indent}expect ${name} ${fact}`, at, probe);
  return held.length === 0 ? undefined : lineOf(held);
}

/** Those of some facts that hold in every edition, each tried on a line of its own below an offset, all at once. */
function holding(
  { analysis }: FeatureContext,
  facts: readonly string[],
  lineOf: (fact: string) => string,
  at: number,
  probe: Probe,
): readonly string[] {
  const newText = facts.map(lineOf).join('');
  const tried = probe(edited(analysis.text, [{ range: { start: at, end: at }, newText }]));
  let start = at;
  return facts.filter((fact) => {
    const end = start + lineOf(fact).length;
    const isHere = ({ range }: { readonly range: Range }): boolean => range.start > start && range.end <= end;
    const results = tried.runs.flatMap(({ expectations }) => expectations.filter(isHere));
    const isWrong = tried.problems.some((problem) => problem.severity === 'error' && isHere(problem));
    start = end;
    return (
      !isWrong && results.length > 0 && results.every(({ outcome }) => outcome === 'passed' || outcome === 'unproven')
    );
  });
}
