// Problems of names and of the engine as problems of the document: ranges, candidates, what would be legal, ready-made edits.
import type { EngineProblem } from '../engine/action.ts';
import type { ChoiceValue, Game, Target } from '../engine/game.ts';
import type { CardId, Cause, ObjectId } from '../engine/ids.ts';
import type { EditionName } from '../rules/edition.ts';
import type { Problem } from './result.ts';
import { boardOf } from './runBoards.ts';
import { rangeOfSlot } from './runClauses.ts';
import { holderOf, meaningOf, type NameProblem, type NameTable, objectOfCard } from './runNames.ts';
import type { Clauses, Fix, NameRef, Range, Statement } from './statement.ts';
import { nameKey } from './words.ts';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];

const refTo = (text: string): NameRef => ({ text, range: { start: 0, end: 0 }, key: nameKey(text) });

/** A name for a card that a statement could use here and that means nothing else: its label, its name, `Alice's Gray Ogre`. */
export const writeName = (game: Game, names: NameTable, card: CardId): string => {
  const named = names.named.get(card);
  if (named?.label !== undefined) return named.label;
  const object = objectOfCard(game, card);
  if (object?.base.kind === 'ability') {
    return `${writeName(game, names, object.base.sourceCard)}'s ability`;
  }
  const text = named?.text ?? '';
  const means = meaningOf(game, names, refTo(text));
  if ((means.kind === 'card' && means.card === card) || object === undefined) return text;
  const holder = game.players[holderOf(game, object)]?.name ?? '';
  return object.zone === 'battlefield' || object.zone === 'stack'
    ? `${holder}'s ${text}`
    : `${text} in ${holder}'s ${object.zone}`;
};

export const writeObject = (game: Game, names: NameTable, id: ObjectId): string => {
  const object = game.objects.get(id);
  if (object === undefined) return game.past?.get(id)?.values.name ?? '';
  if (names.named.has(object.card)) return writeName(game, names, object.card);
  return boardOf(game).objects.get(id)?.name ?? '';
};

export const writeTarget = (game: Game, names: NameTable, target: Target): string =>
  'object' in target ? writeObject(game, names, target.object) : (game.players[target.player]?.name ?? '');

const writeChoice = (game: Game, names: NameTable, value: ChoiceValue): string => {
  switch (value.kind) {
    case 'color':
      return value.color;
    case 'word':
      return /^[\w '-]+$/.test(value.word) ? value.word : `"${value.word}"`;
    case 'number':
      return String(value.value);
    case 'player':
      return game.players[value.player]?.name ?? '';
    case 'object':
      return writeObject(game, names, value.object);
    case 'yes':
    case 'no':
      return value.kind;
  }
};

const writeLegal = (game: Game, names: NameTable, legal: Target | ChoiceValue): string =>
  'kind' in legal ? writeChoice(game, names, legal) : writeTarget(game, names, legal);

/** What keeps several of one name apart in a list: `Gray Ogre (Alice, battlefield)`. */
const describeCandidate = (game: Game, names: NameTable, card: CardId): string => {
  const text = names.named.get(card)?.text ?? '';
  const object = objectOfCard(game, card);
  if (object === undefined) return text;
  return `${text} (${game.players[holderOf(game, object)]?.name ?? ''}, ${object.zone})`;
};

/** Labels where the candidates are declared, and the first of them where the name stands. */
const labelsFix = (names: NameTable, problem: NameProblem): Fix | undefined => {
  const candidates = problem.candidates ?? [];
  const edits: { range: Range; newText: string }[] = [];
  const places = new Map<string, { at: Range; labels: string[] }>();
  for (const [index, card] of candidates.entries()) {
    const named = names.named.get(card);
    const at = named?.declaredAt;
    const ordinal = ORDINALS[index];
    if (named === undefined || at === undefined || named.label !== undefined || ordinal === undefined) return undefined;
    const key = String(at.end);
    const place = places.get(key) ?? { at, labels: [] };
    place.labels.push(`${ordinal} ${named.text}`);
    places.set(key, place);
  }
  for (const { at, labels } of places.values()) {
    edits.push({ range: { start: at.end, end: at.end }, newText: ` as ${labels.join(', ')}` });
  }
  const first = [...places.values()][0]?.labels[0];
  if (first === undefined) return undefined;
  edits.push({ range: problem.range, newText: first });
  return { code: 'fix.labels', values: { name: problem.values['name'] ?? '' }, edits };
};

const candidateFix = (game: Game, names: NameTable, problem: NameProblem): readonly Fix[] =>
  (problem.candidates ?? []).flatMap((card) => {
    const text = writeName(game, names, card);
    const means = meaningOf(game, names, refTo(text));
    const plain = text === names.named.get(card)?.text;
    // `Alice's X` where Alice has two of them would only move the ambiguity.
    if (plain || (means.kind === 'problem' && names.named.get(card)?.label !== undefined)) return [];
    return [{ code: 'fix.replace', values: { text }, edits: [{ range: problem.range, newText: text }] }];
  });

/** A name's problem with its candidates (names, whose, where) and edits that would settle it. */
export const problemOfName = (game: Game, names: NameTable, problem: NameProblem): Problem => {
  const { code, range } = problem;
  if (code === 'name.restsOnRefused') {
    const related =
      problem.refused === undefined ? [] : [{ range: problem.refused, code: 'related.refused', values: {} }];
    return { code, severity: 'information', range, values: problem.values, related };
  }
  if (code !== 'name.ambiguous') return { code, severity: 'error', range, values: problem.values };
  const candidates = problem.candidates ?? [];
  const labels = labelsFix(names, problem);
  const seen = new Set<string>();
  const fixes = [...candidateFix(game, names, problem), ...(labels === undefined ? [] : [labels])].filter((fix) => {
    const key = JSON.stringify(fix.edits);
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
  return {
    code,
    severity: 'error',
    range,
    values: {
      ...problem.values,
      count: candidates.length,
      candidates: candidates.map((card) => describeCandidate(game, names, card)).join('; '),
    },
    related: candidates.flatMap((card) => {
      const at = names.named.get(card)?.declaredAt;
      return at === undefined
        ? []
        : [{ range: at, code: 'related.candidate', values: { name: describeCandidate(game, names, card) } }];
    }),
    fixes,
  };
};

export interface ProblemPlace {
  readonly game: Game;
  readonly names: NameTable;
  readonly statement: Statement;
  /** Of the acting object or card. */
  readonly object?: Range;
  readonly clauses: Clauses;
  readonly edition: EditionName;
  readonly statementOfCause: (cause: Cause) => Statement | undefined;
}

const CLAUSE_OF_SLOT: Readonly<Partial<Record<EngineProblem['slot']['slot'], string>>> = {
  target: 'targeting',
  choice: 'choosing',
  copying: 'copying',
  attachedTo: 'attached to',
  newTargets: 'new targets',
};
const MOST_FIXES = 6;

const legalFixes = (
  problem: EngineProblem,
  place: ProblemPlace,
  range: Range,
  texts: readonly string[],
): readonly Fix[] => {
  const clause = CLAUSE_OF_SLOT[problem.slot.slot];
  if (clause === undefined) return [];
  const whole = range === place.statement.range;
  const { end } = place.statement.range;
  // Where the clause is missing it is written at the line's end; a second answer goes behind the first.
  const edit = (text: string): Fix['edits'][number] =>
    whole ? { range: { start: end, end }, newText: ` ${clause} ${text}` } : { range, newText: text };
  return texts.slice(0, MOST_FIXES).map((text) => {
    const made = edit(text);
    return { code: whole ? 'fix.add' : 'fix.replace', values: { text: made.newText.trim() }, edits: [made] };
  });
};

/** A problem of the engine, put where in the document it belongs. */
export const problemOfEngine = (problem: EngineProblem, place: ProblemPlace): Problem => {
  const { game, names } = place;
  const range = rangeOfSlot(problem.slot, place.statement.range, place.object, place.clauses);
  const legal = (problem.legal ?? []).map((value) => writeLegal(game, names, value)).filter((text) => text !== '');
  const fixes = legalFixes(problem, place, range, legal);
  return {
    code: problem.code,
    severity: problem.severity,
    range,
    values: legal.length === 0 ? problem.values : { ...problem.values, legal: legal.slice(0, 12).join(', ') },
    rule: problem.rule,
    edition: place.edition,
    ...(legal.length === 0 ? {} : { expected: legal }),
    ...(fixes.length === 0 ? {} : { fixes }),
    related: problem.because.flatMap((reason) => {
      const statement = place.statementOfCause(reason.cause);
      return statement === undefined ? [] : [{ range: statement.range, code: reason.code, values: reason.values }];
    }),
  };
};
