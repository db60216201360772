// Where a name comes from and where else it stands: definition, references, highlights.
import type { DocumentHighlight, Location } from 'vscode-languageserver-types';
import type { CardEntry, Resolved, ScenarioRun } from '../scenario/result.ts';
import type { FeatureContext } from './context.ts';
import { contains } from './lines.ts';
import { runsAt } from './runs.ts';

type NameUse = ScenarioRun['nameUses'][number];

export interface Named {
  readonly run: ScenarioRun;
  readonly use: NameUse;
  readonly meaning: Resolved;
}

/** The name at an offset, in the first edition that the scenario runs in. */
export function nameAt(context: FeatureContext, offset: number): Named | undefined {
  for (const run of runsAt(context, offset)) {
    const use = [...run.nameUses]
      .filter(({ name }) => contains(name.range, offset))
      .sort((a, b) => a.name.range.end - a.name.range.start - (b.name.range.end - b.name.range.start))[0];
    const meaning = use === undefined ? undefined : meaningOf(run, use);
    if (use !== undefined && meaning !== undefined) return { run, use, meaning };
  }
  return undefined;
}

function meaningOf(run: ScenarioRun, use: NameUse): Resolved | undefined {
  const snapshot = run.snapshotAtLine(use.line);
  const here = (snapshot === undefined ? undefined : run.resolve(use.name, snapshot)) ?? use.means;
  // a label of what the line only brings about later
  const last = run.snapshots.at(-1);
  return here ?? (use.declared && last !== undefined ? run.resolve(use.name, last) : undefined);
}

/** What two uses have in common when they mean the same. */
function identity(meaning: Resolved): string {
  switch (meaning.kind) {
    case 'card':
      return `card ${meaning.card}`;
    case 'player':
      return `player ${meaning.player}`;
    case 'effect':
      return `effect ${meaning.effects.join(' ')}`;
    case 'definition':
      return `definition ${meaning.definition.definition.name}`;
  }
}

const usesOf = ({ run, meaning }: Named): readonly NameUse[] => {
  const wanted = identity(meaning);
  return run.nameUses.filter((use) => {
    const other = meaningOf(run, use);
    return other !== undefined && identity(other) === wanted;
  });
};

/** Where the object, player or label under the pointer is declared; of a card, its block. */
export function definitionAt(context: FeatureContext, offset: number): readonly Location[] {
  const named = nameAt(context, offset);
  if (named === undefined) return [];
  const { uri } = context.analysis;
  const here = named.use.name.range;
  const uses = usesOf(named);
  const declared = uses.find((use) => use.declared) ?? uses[0];
  const isHere = declared === undefined || declared.name.range.start === here.start;
  if (!isHere) return [{ uri, range: context.lines.rangeOf(declared.name.range) }];
  const entry = cardOf(context, named);
  const lines = entry === undefined || entry.uri === uri ? context.lines : context.linesOf(entry.uri);
  return entry === undefined || lines === undefined ? [] : [{ uri: entry.uri, range: lines.rangeOf(entry.nameRange) }];
}

/** The block of the card that the name means, in this file or one that it uses. */
function cardOf(context: FeatureContext, { use, meaning }: Named): CardEntry | undefined {
  if (meaning.kind === 'definition') return meaning.definition;
  const written = use.name.text.toLowerCase();
  return context.analysis.cards.find((entry) => entry.definition.name.toLowerCase() === written);
}

/** Every place in the scenario where the same thing is named. */
export function referencesAt(context: FeatureContext, offset: number): readonly Location[] {
  const named = nameAt(context, offset);
  if (named === undefined) return [];
  return usesOf(named).map(({ name }) => ({ uri: context.analysis.uri, range: context.lines.rangeOf(name.range) }));
}

export function highlightsAt(context: FeatureContext, offset: number): readonly DocumentHighlight[] {
  return referencesAt(context, offset).map(({ range }) => ({ range }));
}
