// Inlay hints: at the end of a line what the statement came to — objects that changed, and what the rules did of themselves.
import type { InlayHint } from 'vscode-languageserver-types';
import { type CardFace, type PtValue, valueOfPt } from '../cards/card.ts';
import type { ObjectState } from '../engine/characteristics.ts';
import { message } from '../messages/message.ts';
import type { EditionName } from '../rules/edition.ts';
import type { ExpectationResult, ScenarioRun, Snapshot } from '../scenario/result.ts';
import type { Range, Statement } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';
import { type Difference, differences, differenceText, namedText, shorten, summary } from './describe.ts';
import { sbaText } from './lastSeen.ts';
import { cardName } from './places.ts';
import { snapshotBefore } from './runs.ts';
import { shownAt } from './showHint.ts';

/** At most this many objects a line. */
const mostObjects = 3;
const longest = 70;
const longestShown = 150;

/** Which hints are shown. */
export interface HintKinds {
  /** What a statement came to: what it brought in, what changed. */
  readonly results: boolean;
  /** What state-based actions did after it. */
  readonly stateBased: boolean;
  /** What is so where an expectation fails. */
  readonly expectations: boolean;
}
const ALL: HintKinds = { results: true, stateBased: true, expectations: true };

/** Hints for the lines of a range, at the ends of lines. What is not so in every edition of its scenario says in which. */
export function inlayHints(context: FeatureContext, range: Range, kinds: HintKinds = ALL): readonly InlayHint[] {
  const byLine = new Map<number, Map<string, EditionName[]>>();
  const isOutside = ({ start, end }: Range): boolean => end < range.start || start > range.end;
  const say = (edition: EditionName, offset: number, said: readonly string[]): void => {
    if (said.length === 0) return;
    // behind a comment, too: a hint never moves text
    const { line } = context.lines.positionAt(offset);
    const texts = byLine.get(line) ?? new Map<string, EditionName[]>();
    byLine.set(line, texts);
    for (const text of said) {
      const editions = texts.get(text) ?? [];
      if (!editions.includes(edition)) texts.set(text, [...editions, edition]);
    }
  };
  const editionsAt = new Map<number, number>();
  for (const run of context.analysis.runs) {
    const { edition } = run;
    const first = context.lines.positionAt(run.scenario.range.start).line;
    const last = context.lines.positionAt(run.scenario.range.end).line;
    for (let line = first; line <= last; line += 1) editionsAt.set(line, (editionsAt.get(line) ?? 0) + 1);
    for (const snapshot of run.snapshots) {
      const { statement } = snapshot;
      if (statement === undefined || isOutside(statement.range)) continue;
      const results = kinds.results ? [...broughtIn(context, run, snapshot), ...changes(context, run, snapshot)] : [];
      const more = message(context.locale, 'hover.more', { count: results.length - mostObjects });
      const shown = results.length > mostObjects ? [...results.slice(0, mostObjects), more] : results;
      say(edition, statement.range.end, [...shown, ...(kinds.stateBased ? ofThemselves(context, run, snapshot) : [])]);
    }
    if (kinds.expectations)
      for (const result of run.expectations)
        if (!isOutside(result.range)) say(edition, result.statement.range.end, failing(context, result));
  }
  if (kinds.results)
    for (const subject of shows(context.analysis.scenarios.flatMap(({ statements }) => statements)))
      if (!isOutside(subject))
        for (const { edition, summary: what, layers } of shownAt(context, subject))
          say(edition, subject.end, [shorten([what, ...layers].join('; '), longestShown)]);
  const everywhere = new Set(context.analysis.runs.map(({ edition }) => edition)).size;
  return [...byLine].map(([line, texts]) => ({
    position: context.lines.positionAt(context.lines.endOfLine(line)),
    label: [...texts]
      .map(([text, editions]) =>
        editions.length === (editionsAt.get(line) ?? everywhere)
          ? text
          : namedText(context.locale, editions.join(', '), text),
      )
      .join('; '),
    paddingLeft: true,
  }));
}

/** The objects whose layers a line shows. */
const shows = (statements: readonly Statement[]): readonly Range[] =>
  statements.flatMap(({ body, children }) => [
    ...(body.kind === 'show' ? [body.object.range] : []),
    ...shows(children),
  ]);

/** What a failed expectation has found instead. */
function failing(
  { locale }: FeatureContext,
  { outcome, group, subject, actual }: ExpectationResult,
): readonly string[] {
  if (outcome !== 'failed' || group === undefined || subject === '') return [];
  return [shorten(message(locale, 'hint.actual', { subject, actual }), longest)];
}

const DESCRIBING: ReadonlySet<string> = new Set(['createToken', 'setup']);

/** Permanents that came in with the statement and are not what is printed on them. */
function broughtIn(context: FeatureContext, run: ScenarioRun, snapshot: Snapshot): readonly string[] {
  const before = snapshotBefore(run, snapshot.index, snapshot.statement?.line);
  const found: string[] = [];
  for (const id of snapshot.game.zones['battlefield'] ?? []) {
    const object = snapshot.game.objects.get(id);
    const state = snapshot.board.objects.get(id);
    if (object === undefined || state === undefined || before?.game.objects.get(id)?.zone === 'battlefield') continue;
    const { base } = object;
    if (base.kind === 'card' && isAsPrinted(base.card.faces[object.face], state)) continue;
    // a token that the line itself describes
    if (base.kind === 'token' && DESCRIBING.has(snapshot.statement?.body.kind ?? '')) continue;
    const name = cardName(run, object.card, base.kind === 'card' ? base.card.name : state.name);
    found.push(shorten(namedText(context.locale, name, summary(context.locale, state)), longest));
  }
  return found;
}

/** Whether a permanent is what its card says, as far as a hint would tell. */
function isAsPrinted(face: CardFace | undefined, { name, power, toughness, types, subtypes }: ObjectState): boolean {
  if (face === undefined || face.name !== name) return false;
  const isSize = (printed: PtValue | undefined, is: number | undefined): boolean =>
    (printed === undefined ? undefined : valueOfPt(printed)) === is;
  const same = (a: readonly string[], b: readonly string[]): boolean =>
    a.length === b.length && a.every((one) => b.includes(one));
  return (
    isSize(face.power, power) &&
    isSize(face.toughness, toughness) &&
    same(face.typeLine.types, types) &&
    same(face.typeLine.subtypes, subtypes)
  );
}

/** What matters comes first: the end of a long hint is what is cut off. */
const WEIGHTY: readonly Difference['what'][] = ['controller', 'name', 'pt', 'types', 'abilities', 'loyalty', 'defense'];
const weight = ({ what }: Difference): number => (WEIGHTY.includes(what) ? WEIGHTY.indexOf(what) : WEIGHTY.length);

/** Permanents that are something else now than before the statement, or damaged; players whose life is another. */
function changes(context: FeatureContext, run: ScenarioRun, snapshot: Snapshot): readonly string[] {
  const before = snapshotBefore(run, snapshot.index, snapshot.statement?.line);
  if (before === undefined) return [];
  const players = snapshot.game.players.map((player) => player.name);
  const found: string[] = [];
  for (const id of snapshot.game.zones['battlefield'] ?? []) {
    const was = before.board.objects.get(id);
    const is = snapshot.board.objects.get(id);
    const object = snapshot.game.objects.get(id);
    if (was === undefined || is === undefined || object === undefined) continue;
    const hurt = object.damage > (before.game.objects.get(id)?.damage ?? 0);
    if (hurt) {
      const said = message(context.locale, 'hover.damage', { amount: object.damage });
      found.push(namedText(context.locale, cardName(run, object.card, is.name), said));
    }
    if (was === is) continue;
    const all = [...differences(context.locale, was, is, players)].sort((a, b) => weight(a) - weight(b));
    if (all.length === 0) continue;
    const name = cardName(run, object.card, object.base.kind === 'card' ? object.base.card.name : is.name);
    found.push(shorten(`${name} ${all.map(differenceText).join(', ')}`, longest));
  }
  for (const [index, { name, life }] of snapshot.game.players.entries()) {
    const was = before.game.players[index]?.life ?? life;
    if (was !== life) found.push(message(context.locale, 'board.change.life', { name, before: was, after: life }));
  }
  return found;
}

/** State-based actions after the statement. */
function ofThemselves(context: FeatureContext, run: ScenarioRun, { statement }: Snapshot): readonly string[] {
  return run.problems
    .filter(({ code, range }) => code === 'note.sba' && range.start === statement?.range.start)
    .map((problem) => sbaText(context.locale, run, problem));
}
