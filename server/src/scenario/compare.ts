// Each scenario in every edition, side by side: what its expectations come to, and what objects and players are, where that differs.
import type { CardId, PlayerId } from '../engine/ids.ts';
import { EDITION_NAMES } from '../rules/editions.ts';
import { type AnalyseInput, analyseSteps } from './analyse.ts';
import {
  type Aspect,
  differing,
  type Facts,
  factsOf,
  forOneEdition,
  identities,
  type ObjectSide,
  PLAYER_ASPECTS,
  type PlayerAspect,
  playerFact,
} from './compareFacts.ts';
import { type Parting, partingBetween, partingInEvents, partingInLayers, partingOfRuns } from './compareParting.ts';
import { Trials } from './compareTrials.ts';
import type { Analysis, ExpectationResult, ScenarioRun, Snapshot } from './result.ts';
import type { NameRef, Predicate, ScenarioNode } from './statement.ts';

/** An expectation (one predicate about one subject) that does not come to the same in every edition that checks it. */
export interface ExpectationDifference {
  readonly what: 'expectation';
  /** 0-based. */
  readonly line: number;
  readonly subject: string;
  readonly results: readonly { readonly run: ScenarioRun; readonly result: ExpectationResult }[];
  readonly partings: readonly Parting[];
}

/** A card, token or copy that is not the same in every edition after a line. */
export interface ObjectDifference {
  readonly what: 'object';
  /** 0-based: where it begins to differ, or differs in another way than before. */
  readonly line: number;
  readonly aspects: readonly Aspect[];
  /** In the order of the editions. */
  readonly sides: readonly ObjectSide[];
  readonly partings: readonly Parting[];
}

/** A player who is not the same in every edition after a line. */
export interface PlayerDifference {
  readonly what: 'player';
  readonly line: number;
  readonly player: PlayerId;
  readonly aspects: readonly PlayerAspect[];
  readonly sides: readonly { readonly run: ScenarioRun; readonly snapshot: Snapshot }[];
  readonly partings: readonly Parting[];
}

export type Difference = ExpectationDifference | ObjectDifference | PlayerDifference;

/** One scenario in all editions. */
export interface ScenarioComparison {
  readonly scenario: ScenarioNode;
  /** In the order of the editions. */
  readonly runs: readonly ScenarioRun[];
  /** In the order of the lines; of one line, expectations first. */
  readonly differences: readonly Difference[];
}

/** A file's scenarios in all editions. */
export interface EditionComparison {
  readonly analysis: Analysis;
  readonly scenarios: readonly ScenarioComparison[];
}

/** Those neighbours among the editions whose results differ. */
const neighbours = <T>(all: readonly T[], differ: (a: T, b: T) => boolean): readonly (readonly [T, T])[] =>
  all.flatMap((one, place) => {
    const next = all[place + 1];
    return next !== undefined && differ(one, next) ? [[one, next] as const] : [];
  });

// ───────────────────────────── Expectations ─────────────────────────────

/** Aspects that a predicate asks about; undefined: any. */
const aspectsOf = (predicate: Predicate | undefined): readonly Aspect[] | undefined => {
  if (predicate === undefined) return undefined;
  if ('is' in predicate) {
    switch (predicate.is) {
      case 'qualities':
        return ['pt', 'colors', 'types', 'name', 'abilities'];
      case 'exactly':
        return ['types'];
      case 'onlyColors':
        return ['colors'];
      case 'controlledBy':
        return ['controller'];
      default:
        return undefined;
    }
  }
  if (!('has' in predicate)) return undefined;
  switch (predicate.has) {
    case 'power':
    case 'toughness':
      return ['pt'];
    case 'keywords':
    case 'noAbilities':
    case 'abilityStarting':
    case 'abilityCount':
      return ['abilities'];
    case 'noSubtypes':
      return ['types'];
    case 'noName':
      return ['name'];
    case 'manaCost':
    case 'manaValue':
    case 'noManaCost':
      return ['cost'];
    default:
      return undefined;
  }
};

/** What the runs call things: keys that are the same in each, and the cards behind them. */
interface Identities {
  readonly keys: ReadonlyMap<CardId, string>;
  readonly cards: ReadonlyMap<string, CardId>;
}

const known = new WeakMap<ScenarioRun, Identities>();

/** Found once a run, however many differences ask. */
const identitiesOf = (run: ScenarioRun): Identities => {
  const before = known.get(run);
  if (before !== undefined) return before;
  const keys = identities(run);
  const found = { keys, cards: new Map([...keys].map(([card, key]) => [key, card])) };
  known.set(run, found);
  return found;
};

const sideOf = (run: ScenarioRun, snapshot: Snapshot, card: CardId | undefined): ObjectSide => {
  const id = card === undefined ? undefined : snapshot.game.current.get(card);
  const object = id === undefined ? undefined : snapshot.game.objects.get(id);
  const state = id === undefined ? undefined : snapshot.board.objects.get(id);
  return {
    run,
    snapshot,
    ...(card === undefined ? {} : { card }),
    ...(object === undefined || state === undefined ? {} : { object, state }),
  };
};

const keyIn =
  (known: Identities): ((card: CardId) => string) =>
  (card) =>
    known.keys.get(card) ?? '';

type Asked = { readonly run: ScenarioRun; readonly result: ExpectationResult };

const subjectCard = ({ run, result }: Asked): CardId | undefined => {
  const subject = result.group?.subject;
  const names: readonly NameRef[] = subject?.kind === 'names' ? subject.names : [];
  const name = names.find(({ text }) => text === result.subject) ?? result.subject;
  const means = run.resolve(name, result.snapshot);
  return means?.kind === 'card' ? means.card : undefined;
};

/** The results of an expectation in a run, by what it is about: one an occurrence. */
const asksOf = (run: ScenarioRun): ReadonlyMap<string, ExpectationResult> => {
  const found = new Map<string, ExpectationResult>();
  const times = new Map<string, number>();
  for (const result of run.expectations) {
    const place = `${result.range.start}:${result.subject}`;
    const count = times.get(place) ?? 0;
    times.set(place, count + 1);
    found.set(`${place}:${count}`, result);
  }
  return found;
};

function* partingOfResults(key: string, a: Asked, b: Asked, trials: Trials): Generator<void, Parting> {
  const left = sideOf(a.run, a.result.snapshot, subjectCard(a));
  const right = sideOf(b.run, b.result.snapshot, subjectCard(b));
  const facts = [left, right].map((side) => factsOf(side, keyIn(identitiesOf(side.run))));
  const differ = differing(facts);
  const asked = aspectsOf(a.result.node?.predicate);
  const fitting = asked === undefined ? differ : asked.filter((aspect) => differ.includes(aspect));
  const aspects = fitting.length > 0 ? fitting : differ;
  const fact = (run: ScenarioRun): string | undefined => {
    const result = asksOf(run).get(key);
    return result === undefined ? undefined : resultText(result);
  };
  return yield* partingBetween(a.run, b.run, trials, fact, partingInLayers(left, right, aspects), () =>
    aspects.length === 0 ? partingOfRuns(a.run, b.run) : partingInEvents(left, right, aspects),
  );
}
/** What an expectation comes to: that it holds, or, where it does not, what is there instead. */
const resultText = ({ outcome, actual }: ExpectationResult): string =>
  outcome === 'passed' ? outcome : `${outcome}: ${actual}`;

const disagree = (a: Asked, b: Asked): boolean => resultText(a.result) !== resultText(b.result);

function* expectationDifferences(
  runs: readonly ScenarioRun[],
  trials: Trials,
): Generator<void, readonly ExpectationDifference[]> {
  const groups = new Map<string, Asked[]>();
  for (const run of runs)
    for (const [key, result] of asksOf(run)) groups.set(key, [...(groups.get(key) ?? []), { run, result }]);
  const found: ExpectationDifference[] = [];
  for (const [key, results] of groups) {
    const [first] = results;
    const pairs = neighbours(results, disagree);
    if (first === undefined || pairs.length === 0) continue;
    const { statement, subject } = first.result;
    const partings: Parting[] = [];
    for (const [a, b] of pairs) partings.push(yield* partingOfResults(key, a, b, trials));
    found.push({ what: 'expectation', line: statement.line, subject, results, partings });
  }
  return found;
}

// ───────────────────────────── Objects and players ─────────────────────────────

/** The lines after which something may be another than before: those of every statement that acted, and the ends of their blocks. */
const linesOf = (runs: readonly ScenarioRun[]): readonly number[] => {
  const lines = new Set<number>();
  const forOne = new Set(runs.flatMap(({ scenario }) => forOneEdition(scenario.statements)));
  for (const run of runs) {
    for (const { statement } of run.snapshots) {
      if (statement === undefined) continue;
      lines.add(statement.line);
      if (statement.endLine !== undefined) lines.add(statement.endLine);
    }
  }
  // lines for an edition each, one below the other, stand for one line: only the last of them is looked at
  return [...lines].sort((a, b) => a - b).filter((line) => !forOne.has(line) || !forOne.has(line + 1));
};

/** What is the same as at an earlier line, as the very same states, needs no second look. */
class Seen {
  readonly #last = new Map<string, string>();

  /** Whether this is another difference than the last one under that key; '' for none. */
  isNew(key: string, signature: string): boolean {
    if ((this.#last.get(key) ?? '') === signature) return false;
    this.#last.set(key, signature);
    return signature !== '';
  }
}

/** A run as of a line, with what it calls things. */
interface Standing {
  readonly run: ScenarioRun;
  readonly snapshot: Snapshot;
  readonly known: Identities;
}

const factsIn = (standing: Standing, key: string): { readonly side: ObjectSide; readonly facts: Facts } => {
  const side = sideOf(standing.run, standing.snapshot, standing.known.cards.get(key));
  return { side, facts: factsOf(side, keyIn(standing.known)) };
};

/** A trial's run as of a line. */
const standingAt = (run: ScenarioRun, line: number): Standing | undefined => {
  const snapshot = run.snapshotAtLine(line);
  return snapshot === undefined ? undefined : { run, snapshot, known: identitiesOf(run) };
};

function* objectDifference(
  line: number,
  here: readonly Standing[],
  key: string,
  trials: Trials,
  isNew: (key: string, signature: string) => boolean,
): Generator<void, ObjectDifference | undefined> {
  const all = here.map((standing) => factsIn(standing, key));
  const aspects = differing(all.map(({ facts }) => facts));
  const said = (facts: Facts): string => aspects.map((one) => `${one} ${facts[one] ?? ''}`).join();
  if (!isNew(key, aspects.length === 0 ? '' : all.map(({ facts }) => said(facts)).join(';'))) return undefined;
  const partings: Parting[] = [];
  for (const [a, b] of neighbours(all, (one, other) => said(one.facts) !== said(other.facts))) {
    const own = differing([a.facts, b.facts]);
    const fact = (run: ScenarioRun): string | undefined => {
      const tried = standingAt(run, line);
      if (tried === undefined) return undefined;
      const { facts } = factsIn(tried, key);
      return own.map((aspect) => facts[aspect]).join(';');
    };
    const inLayers = partingInLayers(a.side, b.side, own);
    partings.push(
      yield* partingBetween(a.side.run, b.side.run, trials, fact, inLayers, () => partingInEvents(a.side, b.side, own)),
    );
  }
  return { what: 'object', line, aspects, sides: all.map(({ side }) => side), partings };
}

function* playerDifference(
  line: number,
  here: readonly Standing[],
  player: PlayerId,
  trials: Trials,
  isNew: (key: string, signature: string) => boolean,
): Generator<void, PlayerDifference | undefined> {
  const fact = ({ snapshot }: Standing, aspect: PlayerAspect): string => playerFact(snapshot, player, aspect);
  const aspects = PLAYER_ASPECTS.filter((aspect) => new Set(here.map((one) => fact(one, aspect))).size > 1);
  const said = (standing: Standing): string => aspects.map((one) => `${one} ${fact(standing, one)}`).join();
  if (!isNew(`player ${player}`, aspects.length === 0 ? '' : here.map(said).join(';'))) return undefined;
  const partings: Parting[] = [];
  for (const [a, b] of neighbours(here, (one, other) => said(one) !== said(other))) {
    const fact = (run: ScenarioRun): string | undefined => {
      const tried = standingAt(run, line);
      return tried === undefined ? undefined : said(tried);
    };
    partings.push(yield* partingBetween(a.run, b.run, trials, fact, undefined, () => partingOfRuns(a.run, b.run)));
  }
  return { what: 'player', line, player, aspects, sides: here, partings };
}

function* standingDifferences(
  runs: readonly ScenarioRun[],
  trials: Trials,
): Generator<void, readonly (ObjectDifference | PlayerDifference)[]> {
  const found: (ObjectDifference | PlayerDifference)[] = [];
  const seen = new Seen();
  const isNew = (key: string, signature: string): boolean => seen.isNew(key, signature);
  let before: readonly (Snapshot | undefined)[] = [];
  for (const line of linesOf(runs)) {
    const snapshots = runs.map((run) => run.snapshotAtLine(line));
    if (snapshots.every((snapshot, place) => snapshot === before[place])) continue;
    before = snapshots;
    const here = runs.flatMap((run, place): readonly Standing[] => {
      const snapshot = snapshots[place];
      return snapshot === undefined ? [] : [{ run, snapshot, known: identitiesOf(run) }];
    });
    const keys = new Set(
      here.flatMap((one) => [...one.snapshot.game.current.keys()].flatMap((card) => one.known.keys.get(card) ?? [])),
    );
    for (const key of keys) {
      const difference = yield* objectDifference(line, here, key, trials, isNew);
      if (difference !== undefined) found.push(difference);
    }
    for (const { id } of here[0]?.snapshot.game.players ?? []) {
      const difference = yield* playerDifference(line, here, id, trials, isNew);
      if (difference !== undefined) found.push(difference);
    }
    yield;
  }
  return found;
}

// ───────────────────────────── The whole ─────────────────────────────

const ORDER: Readonly<Record<Difference['what'], number>> = { expectation: 0, object: 1, player: 2 };

function* compareRuns(runs: readonly ScenarioRun[], trials: Trials): Generator<void, readonly Difference[]> {
  const standing = yield* standingDifferences(runs, trials);
  return [...(yield* expectationDifferences(runs, trials)), ...standing].sort(
    (a, b) => a.line - b.line || ORDER[a.what] - ORDER[b.what],
  );
}

/** Every scenario, or those asked for, in all editions; `rules` lines of the file notwithstanding. */
export function* runInAllEditions(
  input: AnalyseInput,
  previous?: Analysis,
  only?: (scenario: ScenarioNode) => boolean,
): Generator<void, Analysis> {
  return yield* analyseSteps({ ...input, edition: EDITION_NAMES, ...(only === undefined ? {} : { only }) }, previous);
}

/** The comparison as a generator: it yields between statements, and its caller may drop it there. */
export function* compareSteps(input: AnalyseInput, previous?: Analysis): Generator<void, EditionComparison> {
  const analysis = yield* runInAllEditions(input, previous);
  const scenarios: ScenarioComparison[] = [];
  for (const scenario of analysis.scenarios) {
    const runs = analysis.runs.filter((run) => run.scenario === scenario);
    scenarios.push({ scenario, runs, differences: yield* compareRuns(runs, new Trials(input, scenario)) });
  }
  return { analysis, scenarios };
}

/**
 * Runs each scenario of a text in every edition and lists the expectations, objects and players that come out
 * differently, with the layer where the editions part and the rule of each. With an earlier analysis of the text, in
 * whatever editions, what that carried out is taken over.
 */
export const compareEditions = (input: AnalyseInput, previous?: Analysis): EditionComparison => {
  const steps = compareSteps(input, previous);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};
