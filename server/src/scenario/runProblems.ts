// Problems of names and of the engine as problems of the document: ranges, what fails and since when, what would be legal, ready-made edits.

import type { EngineProblem } from '../engine/action.ts';
import type { Game } from '../engine/game.ts';
import type { CardId, Cause, ObjectId } from '../engine/ids.ts';
import type { EditionName } from '../rules/edition.ts';
import { keyOfValue } from '../rules/sameValue.ts';
import type { Problem } from './result.ts';
import { rangeOfSlot } from './runClauses.ts';
import { type LegalText, legalFixes, legalTexts } from './runFixes.ts';
import { holderOf, type NameProblem, type NameTable, objectOfCard } from './runNames.ts';
import { labellingOf, resolvingName, writeObject, writeTarget } from './runWrite.ts';
import type { Clauses, Fix, NameRef, Range, Statement } from './statement.ts';

export { writeName, writeObject, writeTarget } from './runWrite.ts';

/** At most this many are named in a list. */
const mostNamed = 12;

/** What keeps several of one name apart in a list: `Gray Ogre (Alice, battlefield)`. */
const describeCandidate = (game: Game, names: NameTable, card: CardId): string => {
  const text = names.named.get(card)?.text ?? '';
  const object = objectOfCard(game, card);
  if (object === undefined) return text;
  return `${text} (${game.players[holderOf(game, object)]?.name ?? ''}, ${object.zone})`;
};

/** Labels where the candidates are declared, and one of them where the name stands. */
const labelFixes = (names: NameTable, problem: NameProblem): readonly Fix[] => {
  const labelling = labellingOf(names, problem.candidates ?? []);
  if (labelling === undefined) return [];
  return [...labelling.labels.values()].map((label) => ({
    code: 'fix.labels',
    values: { name: problem.values['name'] ?? '', label },
    edits: [...labelling.edits, { range: problem.whole ?? problem.range, newText: label }],
  }));
};

const candidateFixes = (game: Game, names: NameTable, problem: NameProblem): readonly Fix[] =>
  (problem.candidates ?? []).slice(0, mostNamed).flatMap((card) => {
    const text = resolvingName(game, names, card);
    if (text === undefined) return [];
    return [
      { code: 'fix.replace', values: { text }, edits: [{ range: problem.whole ?? problem.range, newText: text }] },
    ];
  });

/** A name's problem with its candidates (names, whose, where) and edits that would settle it. */
export const problemOfName = (game: Game, names: NameTable, problem: NameProblem): Problem => {
  const { code, range } = problem;
  if (code === 'name.restsOnRefused') {
    const related =
      problem.refused === undefined ? [] : [{ range: problem.refused, code: 'related.refused', values: {} }];
    return { code, severity: 'information', range, values: problem.values, related };
  }
  if (code !== 'name.ambiguous' && code !== 'name.elsewhere')
    return { code, severity: 'error', range, values: problem.values };
  const all = problem.candidates ?? [];
  const candidates = all.slice(0, mostNamed);
  const seen = new Set<string>();
  const fixes = [...candidateFixes(game, names, problem), ...labelFixes(names, problem)].filter((fix) => {
    const key = keyOfValue(fix.edits);
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
  return {
    code,
    severity: 'error',
    range,
    values: {
      ...problem.values,
      count: all.length,
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

/** A name as it is written, with its owner, article and zone. */
const written = (ref: NameRef): string => {
  const owner = ref.owner === undefined ? '' : `${ref.owner.text}'s `;
  return `${ref.any === true ? 'a ' : ''}${owner}${ref.text}${ref.ability === true ? "'s ability" : ''}`;
};

/** What the problem is about, as the line names it: the target, host or copied object. */
const namedAt = (problem: EngineProblem, place: ProblemPlace): NameRef | undefined => {
  const { slot } = problem;
  const { clauses, statement } = place;
  switch (slot.slot) {
    case 'target':
      return clauses.targeting?.[slot.index]?.names[slot.inner];
    case 'copying':
      return clauses.copying?.name;
    case 'attachedTo':
      return clauses.attachedTo ?? (statement.body.kind === 'attach' ? statement.body.to : undefined);
    case 'newTargets':
      return clauses.newTargets?.[slot.index]?.name;
    case 'choice':
      return clauses.choosing?.[slot.index]?.name;
    default:
      return undefined;
  }
};

/** What acts: the spell, the card put or set up, the ability of an object. */
const actingName = ({ body }: Statement, clauses: Clauses): string | undefined => {
  switch (body.kind) {
    case 'cast':
    case 'play':
    case 'put':
      return written(body.card);
    case 'activate':
    case 'trigger':
      return `${written(body.object)}'s ability`;
    case 'attach':
    case 'turnFaceUp':
      return written(body.object);
    case 'attacks':
    case 'blocks':
      return body.objects.map(written).join(', ');
    case 'setup': {
      const what = body.items.find((item) => item.clauses === clauses)?.what;
      return what !== undefined && 'card' in what ? written(what.card) : undefined;
    }
    default:
      return undefined;
  }
};

const textValues = (problem: EngineProblem, place: ProblemPlace): Problem['values'] => {
  const { game, names, statement, clauses } = place;
  const named = namedAt(problem, place);
  const source = actingName(statement, clauses);
  const objects = Object.entries(problem.objects ?? {}).map(
    ([name, target]) => [name, writeTarget(game, names, target)] as const,
  );
  return {
    ...(named === undefined ? {} : { name: written(named) }),
    ...(source === undefined ? {} : { source }),
    ...Object.fromEntries(objects.filter(([, text]) => text !== '')),
    ...problem.values,
  };
};

type Related = NonNullable<Problem['related']>[number];

/** Where an object came in, as closely as a line says it. */
const declared = (place: Pick<ProblemPlace, 'names' | 'game'>, id: ObjectId | undefined): Range | undefined => {
  const object = id === undefined ? undefined : place.game.objects.get(id);
  return object === undefined ? undefined : place.names.named.get(object.card)?.declaredAt;
};

/** The lines behind what the rules say: what fails since when. `holder` is what shroud, protection and the like are on. */
export const reasonsOf = (
  because: EngineProblem['because'],
  place: Pick<ProblemPlace, 'names' | 'statementOfCause' | 'game'>,
  nameOf: (id: ObjectId) => string,
  holder: string | undefined,
): readonly Related[] =>
  because.flatMap((reason): readonly Related[] => {
    const statement = place.statementOfCause(reason.cause);
    if (statement === undefined) return [];
    const at = declared(place, reason.object);
    const within = at !== undefined && at.start >= statement.range.start && at.end <= statement.range.end;
    const own = reason.object === undefined ? '' : nameOf(reason.object);
    const name = reason.code.startsWith('quality.') || holder === undefined ? own : holder;
    const values = { ...(name === '' ? {} : { name }), ...reason.values, line: statement.line + 1 };
    return [{ range: within ? at : statement.range, code: reason.code, values }];
  });

/** The lines behind a problem; of a copy, the line of what it would copy. */
const relatedOf = (problem: EngineProblem, place: ProblemPlace): readonly Related[] => {
  const { game, names } = place;
  const named = namedAt(problem, place);
  const target = problem.objects?.['target'];
  const told = target === undefined ? undefined : writeTarget(game, names, target) || undefined;
  const holder = named === undefined ? told : written(named);
  const related = reasonsOf(problem.because, place, (id) => writeObject(game, names, id), holder);
  const copied = problem.slot.slot === 'copying' ? copiedLine(place) : undefined;
  return copied === undefined || related.some(({ range }) => range.start === copied.range.start)
    ? related
    : [...related, copied];
};

const copiedLine = (place: ProblemPlace): Related | undefined => {
  const name = place.clauses.copying?.name;
  if (name?.key === undefined) return undefined;
  for (const card of place.names.byKey.get(name.key) ?? []) {
    const range = place.names.named.get(card)?.declaredAt;
    if (range !== undefined) return { range, code: 'related.copied', values: { name: written(name) } };
  }
  return undefined;
};

const listed = (legal: readonly LegalText[]): Problem['values'] => {
  if (legal.length === 0) return {};
  const texts = [...new Set(legal.map(({ text }) => text))];
  return { legal: texts.slice(0, mostNamed).join(', ') };
};

/** A problem of the engine, put where in the document it belongs. */
export const problemOfEngine = (problem: EngineProblem, place: ProblemPlace): Problem => {
  const { statement } = place;
  const toAttach =
    problem.slot.slot === 'attachedTo' && statement.body.kind === 'attach' ? statement.body.to : undefined;
  const range =
    toAttach?.whole ?? toAttach?.range ?? rangeOfSlot(problem.slot, statement.range, place.object, place.clauses);
  const legal = legalTexts(problem, place);
  const fixes = legalFixes(problem, place, legal);
  const put = fixes.find(({ code }) => code === 'fix.put')?.values['text'];
  return {
    code: problem.code,
    severity: problem.severity,
    range,
    values: { ...textValues(problem, place), ...listed(legal), ...(put === undefined ? {} : { put }) },
    rule: problem.rule,
    ...(problem.also === undefined ? {} : { also: problem.also }),
    edition: place.edition,
    ...(legal.length === 0 ? {} : { expected: legal.map(({ text }) => text) }),
    ...(fixes.length === 0 ? {} : { fixes }),
    related: relatedOf(problem, place),
  };
};
