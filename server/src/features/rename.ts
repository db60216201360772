// Rename: a label, a player or a card of a block, wherever it is named, across the files that use the card.
import type { Range as LspRange, TextEdit } from 'vscode-languageserver-types';
import type { MessageValues } from '../messages/message.ts';
import type { CardEntry, Resolved, ScenarioRun } from '../scenario/result.ts';
import type { Fix, Range } from '../scenario/statement.ts';
import { nameKey, needsQuotes } from '../scenario/words.ts';
import { edited } from './actions/edits.ts';
import type { Probe } from './actions/trial.ts';
import type { FeatureContext } from './context.ts';
import type { LineIndex } from './lines.ts';
import { contains } from './lines.ts';
import { nameAt } from './navigation.ts';
import { blockMentions, cardEdits, cardMentions, effectMentions } from './renameCard.ts';
import { playerLine } from './renamePlayer.ts';
import { runsAt } from './runs.ts';

/** What is renamed, and every place of this file where it is called by its name. */
interface Named {
  readonly what: 'label' | 'player' | 'card';
  readonly name: string;
  readonly range: Range;
  readonly places: readonly Range[];
  /** Where it is declared as a label: there alone a name with a comma or a clause's word needs quotes. */
  readonly declaredAt?: number;
  readonly entry?: CardEntry;
  /** A line that has to be written because nothing declares the name yet. */
  readonly line?: (name: string) => Fix['edits'];
}

export interface Prepared {
  readonly range: LspRange;
  readonly placeholder: string;
}

/** Why a name stays what it is. */
export interface RenameRefused {
  readonly refused: string;
  readonly values: MessageValues;
}

export type Renamed = { readonly changes: Readonly<Record<string, TextEdit[]>> } | RenameRefused;

/** What would be renamed at an offset; why not, for cards that no file declares; nothing for words of the language. */
export function prepareRename(context: FeatureContext, offset: number): Prepared | RenameRefused | undefined {
  const named = namedAt(context, offset);
  if (named !== undefined) return { range: context.lines.rangeOf(named.range), placeholder: named.name };
  const found = nameAt(context, offset);
  if (found?.meaning.kind !== 'card' && found?.meaning.kind !== 'definition') return undefined;
  return { refused: 'rename.undeclared', values: { name: found.use.name.text } };
}

/** Edits that give what stands at an offset another name. `others` are further files that are open. */
export function renameAt(
  context: FeatureContext,
  offset: number,
  newName: string,
  others: readonly FeatureContext[],
  probe: Probe,
): Renamed | undefined {
  const named = namedAt(context, offset);
  const name = newName.trim();
  if (named === undefined) return undefined;
  if (!/[\p{L}\p{N}]/u.test(name) || /["“”„\n]/.test(name)) return { refused: 'rename.empty', values: {} };
  const clash: Renamed = { refused: 'rename.clash', values: { name } };
  const what = takenBy(context, named, name);
  if (what !== undefined) return { refused: 'rename.taken', values: { name, what } };
  const { analysis, lines } = context;
  const { entry } = named;
  const changes: Record<string, TextEdit[]> = {};
  const add = (uri: string, index: LineIndex, edits: Fix['edits']): void => {
    const known = changes[uri] ?? [];
    const made = edits
      .map(({ range, newText }) => ({ range: index.rangeOf(range), newText }))
      // a file that is open, and that declares the card, comes to be spoken of twice
      .filter(({ range: { start } }) =>
        known.every(({ range }) => range.start.line !== start.line || range.start.character !== start.character),
      );
    if (made.length > 0) changes[uri] = [...known, ...made];
  };
  const inBlocks = (of: FeatureContext['analysis'], uri: string, text: string): Fix['edits'] =>
    entry === undefined ? [] : blockMentions(text, uri, of.cards, entry).map((range) => ({ range, newText: name }));
  const own = [
    ...editsAt(analysis.text, named, name),
    ...(named.line?.(name) ?? []),
    ...inBlocks(analysis, analysis.uri, analysis.text),
  ];
  const isHere = entry === undefined || entry.uri === analysis.uri;
  const here = isHere && entry !== undefined ? [...own, ...cardEdits(analysis.text, entry, named.name, name)] : own;
  if (isHere && worsens(context, here, probe)) return clash;
  add(analysis.uri, lines, here);
  if (entry === undefined) return { changes };
  if (!isHere) {
    const index = context.linesOf(entry.uri);
    if (index === undefined) return clash;
    add(entry.uri, index, cardEdits(index.text, entry, named.name, name));
    add(entry.uri, index, inBlocks(analysis, entry.uri, index.text));
  }
  for (const other of others) {
    const same = other.analysis.cards.find(
      ({ uri, nameRange }) => uri === entry.uri && nameRange.start === entry.nameRange.start,
    );
    if (same === undefined || other.analysis.uri === analysis.uri) continue;
    const places = usesOfCard(other, named.name);
    const edits = [
      ...editsAt(other.analysis.text, { ...named, places }, name),
      ...inBlocks(other.analysis, other.analysis.uri, other.analysis.text),
    ];
    // the file that declares it is renamed already, where its block is
    add(other.analysis.uri, other.lines, edits);
  }
  return { changes };
}

/** What in a file is called by a name already, and is not what is to get it. */
function takenBy(context: FeatureContext, named: Named, name: string): 'card' | 'player' | 'label' | undefined {
  const { cards, runs } = context.analysis;
  if (cards.some((entry) => entry !== named.entry && answersTo(entry, name))) return 'card';
  const key = nameKey(name);
  if (key === nameKey(named.name)) return undefined;
  const isMine = (range: Range): boolean => named.places.some(({ start }) => start === range.start);
  for (const run of runs) {
    if (!run.nameUses.some(({ name: { range } }) => isMine(range))) continue;
    const uses = run.nameUses.filter((one) => one.name.key === key && !isMine(one.name.range));
    if (uses.length === 0) continue;
    return uses.some(({ means }) => means?.kind === 'player')
      ? 'player'
      : uses.some(({ declared }) => declared)
        ? 'label'
        : 'card';
  }
  return undefined;
}

const answersTo = ({ definition }: CardEntry, name: string): boolean => nameKey(definition.name) === nameKey(name);

/** Whether edits bring more errors than there were. */
function worsens({ analysis }: FeatureContext, edits: Fix['edits'], probe: Probe): boolean {
  const errors = (of: typeof analysis): number =>
    of.problems.filter(({ severity }) => severity === 'error').length +
    of.runs.reduce((sum, run) => sum + run.expectations.filter(({ outcome }) => outcome === 'failed').length, 0);
  return errors(probe(edited(analysis.text, edits))) > errors(analysis);
}

/** The new name in each place; in quotes where it needs them, with the plural's ending where the old one had it. */
function editsAt(
  text: string,
  { name, places, declaredAt }: Pick<Named, 'name' | 'places' | 'declaredAt'>,
  newName: string,
): Fix['edits'] {
  return places.map((range) => {
    const written = text.slice(range.start, range.end);
    const ending = written.toLowerCase().startsWith(name.toLowerCase()) ? written.slice(name.length) : '';
    const plural = /^e?s$/.test(ending) ? 's' : '';
    const isQuoted = /["“„]/.test(text[range.start - 1] ?? '');
    const said = `${newName}${plural}`;
    return { range, newText: range.start === declaredAt && needsQuotes(said) && !isQuoted ? `"${said}"` : said };
  });
}

function namedAt(context: FeatureContext, offset: number): Named | undefined {
  const { analysis } = context;
  const block = analysis.cards.find(({ uri, nameRange }) => uri === analysis.uri && contains(nameRange, offset));
  if (block !== undefined) return ofCard(context, block, block.nameRange);
  const found = nameAt(context, offset);
  if (found === undefined) return inEffect(context, offset);
  const { run, use, meaning } = found;
  const { key, range, text } = use.name;
  if (key === undefined) return undefined;
  const declared = run.nameUses.find(
    (one) => one.declared && one.name.key === key && isSame(one.means ?? meaning, meaning),
  );
  if (declared !== undefined) {
    const what = meaning.kind === 'player' ? 'player' : 'label';
    const places = everywhere(context, (other) =>
      other.nameUses.some((one) => one.declared && one.name.range.start === declared.name.range.start)
        ? [
            ...usesOf(other, key, meaning),
            ...effectMentions(analysis.text, other.scenario.statements, declared.name.text),
          ]
        : [],
    );
    return { what, name: declared.name.text, range, places, declaredAt: declared.name.range.start };
  }
  if (meaning.kind === 'player') {
    const runs = (other: ScenarioRun): readonly Range[] =>
      other.nameUses.some((one) => one.declared && one.means?.kind === 'player')
        ? []
        : [...usesOf(other, key, meaning), ...effectMentions(analysis.text, other.scenario.statements, text)];
    return { what: 'player', name: text, range, places: everywhere(context, runs), line: playerLine(context, text) };
  }
  const entry = analysis.cards.find((one) => answersTo(one, text) || nameKey(one.definition.name) === key);
  return entry === undefined ? undefined : ofCard(context, entry, range);
}

/** What the quoted text of an effect calls by its name: the same as where a statement does. */
function inEffect(context: FeatureContext, offset: number): Named | undefined {
  const { analysis } = context;
  for (const { nameUses, scenario } of runsAt(context, offset)) {
    const uses = [...nameUses].sort((a, b) => b.name.text.length - a.name.text.length);
    for (const { name } of uses) {
      const range = effectMentions(analysis.text, scenario.statements, name.text).find((one) => contains(one, offset));
      if (range === undefined) continue;
      const named = namedAt(context, name.range.start);
      return named === undefined ? undefined : { ...named, range };
    }
  }
  return undefined;
}

const ofCard = (context: FeatureContext, entry: CardEntry, range: Range): Named => ({
  what: 'card',
  name: entry.definition.name,
  range,
  places: usesOfCard(context, entry.definition.name),
  entry,
});

/** The card of a block that stands at an offset: its name at its head, or where it is called by it. */
export const cardAt = (context: FeatureContext, offset: number): CardEntry | undefined =>
  namedAt(context, offset)?.entry;

/** Places of a file where a card is called by its name: statements, expectations of names, choices. */
export function usesOfCard(context: FeatureContext, name: string): readonly Range[] {
  const key = nameKey(name);
  const uses = everywhere(context, (run) =>
    run.nameUses.filter((one) => !one.declared && one.name.key === key).map((one) => one.name.range),
  );
  const { text, scenarios } = context.analysis;
  const said = scenarios.flatMap(({ statements }) => effectMentions(text, statements, name));
  return distinct([...uses, ...cardMentions(context, name), ...said]);
}

const everywhere = ({ analysis }: FeatureContext, of: (run: ScenarioRun) => readonly Range[]): readonly Range[] =>
  distinct(analysis.runs.flatMap(of));

const usesOf = (run: ScenarioRun, key: string, meaning: Resolved): readonly Range[] =>
  run.nameUses
    .filter((one) => one.name.key === key && (one.means === undefined || isSame(one.means, meaning)))
    .map((one) => one.name.range);

/** Whether two meanings are of one thing; the same card may be another object in another edition. */
function isSame(a: Resolved, b: Resolved): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'player' && b.kind === 'player') return a.player === b.player;
  if (a.kind === 'card' && b.kind === 'card') return a.card === b.card;
  return true;
}

const distinct = (ranges: readonly Range[]): readonly Range[] =>
  [...new Map(ranges.map((range) => [range.start, range])).values()].sort((a, b) => a.start - b.start);
