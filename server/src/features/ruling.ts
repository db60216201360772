// A scenario as a ruling to publish, in Markdown: the situation, the answer, the layers, the rules — each from what the run checked.
import { message } from '../messages/message.ts';
import { cites, isRuleId, rulesOfNumber } from '../rules/citations.ts';
import type { EditionName } from '../rules/edition.ts';
import type { ExpectationResult, Problem, ScenarioRun } from '../scenario/result.ts';
import type { ScenarioNode, Statement } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';
import { copyChain } from './copyChain.ts';
import { namedText, summary } from './describe.ts';
import { layerTitle } from './expectationText.ts';
import { lastWords, sbaText } from './lastSeen.ts';
import { layerRows, orderNotes, rulesOfStep } from './layerTable.ts';
import { bold, escapeText, list, paragraphs } from './markdown.ts';
import { cardName, effectName } from './places.ts';
import { numberOf, ruleSentence } from './rules.ts';
import { answerText } from './rulingAnswers.ts';
import { Prose } from './rulingProse.ts';
import { cardTexts, copyReasons } from './rulingReasons.ts';
import { type Situation, situationOf } from './rulingSituation.ts';
import { takenNotes } from './takenNotes.ts';

/** The ruling about one scenario, in every edition it is written for; empty for a scenario that has not run. */
export function rulingOf(context: FeatureContext, scenario: ScenarioNode): string {
  const runs = context.analysis.runs.filter((run) => run.scenario === scenario);
  const [first] = runs;
  if (first === undefined) return '';
  const prose = new Prose(context.locale);
  const situation = situationOf(context, prose, scenario, runs);
  const title = scenario.implicit ? '' : `# ${escapeText(scenario.title)}`;
  const several = runs.length > 1;
  const heading = (level: string, text: string): string => `${level} ${escapeText(text)}`;
  const text = paragraphs(
    warning(prose, runs),
    title,
    several ? '' : escapeText(prose.say('edition', { edition: first.edition })),
    heading('##', prose.say('situation')),
    situation.markdown,
    ...cardTexts(context, prose, runs),
    ...runs.flatMap((run) => [
      several ? heading('##', prose.say('inEdition', { edition: run.edition })) : '',
      heading(several ? '###' : '##', prose.say('answer')),
      ofThemselves(context, prose, situation, run),
      answers(context, prose, situation, run),
      ...layers(context, prose, situation, run, heading(several ? '###' : '##', prose.say('layers'))),
      ...rules(context, run, heading(several ? '###' : '##', prose.say('rules'))),
    ]),
  );
  return `${text}\n`;
}

// ───────────────────────────── What it is worth ─────────────────────────────

/** The first line of a scenario that has not passed: that it has not, and why, in each edition where it has not. */
function warning(prose: Prose, runs: readonly ScenarioRun[]): string {
  const said = runs.flatMap((run) => {
    const what = shortcoming(prose, run);
    if (what === undefined) return [];
    return [runs.length > 1 ? namedText(prose.locale, prose.say('inEdition', { edition: run.edition }), what) : what];
  });
  return said.map((one) => bold(escapeText(one))).join(' ');
}

function shortcoming(prose: Prose, run: ScenarioRun): string | undefined {
  const passed = run.expectations.filter(({ outcome }) => outcome === 'passed').length;
  const count = run.expectations.length;
  switch (run.outcome) {
    case 'passed':
      return undefined;
    case 'failed':
      return passed < count ? prose.say('failed', { passed, count }) : prose.say('notRun');
    case 'unproven': {
      const because = run.unprovenBecause.map(({ code, values }) => message(prose.locale, code, values));
      return prose.say('unproven', { what: [...new Set(because)].join('; ') || '…' });
    }
    case 'nothingToCheck':
      return prose.say('nothingToCheck');
  }
}

// ───────────────────────────── The answer ─────────────────────────────

interface Answer {
  readonly when: string;
  readonly subject: string;
  readonly clauses: string[];
  /** A whole sentence of its own. */
  readonly sentence?: string;
}

function answers(context: FeatureContext, prose: Prose, situation: Situation, run: ScenarioRun): string {
  const found: Answer[] = [];
  for (const result of run.expectations) {
    const when = situation.when(result.statement);
    const sentence = wholeSentence(context, prose, run, result);
    const { subject, node } = result;
    if (sentence !== undefined || node === undefined) {
      found.push({ when, subject: '', clauses: [], sentence: sentence ?? '' });
      continue;
    }
    const clause = answerText(prose, node);
    const said = result.outcome === 'unproven' ? prose.say('unprovenAnswer', { said: clause }) : clause;
    const last = found.at(-1);
    if (last !== undefined && last.sentence === undefined && last.when === when && last.subject === subject)
      last.clauses.push(said);
    else found.push({ when, subject, clauses: [said] });
  }
  const ignored = run.ignored.length === 0 ? [] : [prose.say('ignored', { cards: prose.list(run.ignored) })];
  // One moment for all of them goes without saying.
  const moments = new Set(found.map(({ when }) => when));
  const always = moments.size <= 1 && [...moments].every((when) => when === situation.end);
  const lines = found.map(({ when, subject, clauses, sentence }) => {
    const said = sentence ?? prose.say('sentence', { subject, said: prose.list(clauses) });
    return always || when === '' ? said : upperFirst(namedText(prose.locale, when, said));
  });
  return list([...lines, ...ignored].map(escapeText));
}

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What is not an expectation that holds, and what is allowed or not, each as a sentence. */
function wholeSentence(
  context: FeatureContext,
  prose: Prose,
  run: ScenarioRun,
  result: ExpectationResult,
): string | undefined {
  const { subject, outcome, expected, actual, statement } = result;
  const body = statement.body.kind === 'in' ? statement.body.statement : statement.body;
  if (outcome === 'unreadable') {
    const { line } = context.lines.positionAt(result.range.start);
    return prose.say('unreadableAnswer', { line: line + 1 });
  }
  if (body.kind === 'assert') {
    const said = prose.statement(body.statement) ?? '';
    if (outcome === 'failed') return prose.say('assertFailed', { said, expected, actual });
    const rule = body.by === undefined ? undefined : writtenRule(run.edition, body.by.rule);
    const sentence =
      body.legality === 'legal'
        ? prose.say('legal', { said })
        : rule === undefined
          ? prose.say('illegal', { said })
          : prose.say('illegalBy', { said, rule });
    return outcome === 'unproven' ? prose.say('unprovenAnswer', { said: sentence }) : sentence;
  }
  return outcome === 'failed' ? prose.say('notAnswered', { subject, expected, actual }) : undefined;
}

const writtenRule = (edition: EditionName, number: string): string => {
  const [id] = rulesOfNumber(edition, number);
  return id === undefined ? number : numberOf(edition, id);
};

/** What state-based actions did, after which step, and what it was then: an answer may rest on it (704.3). */
function ofThemselves(context: FeatureContext, prose: Prose, situation: Situation, run: ScenarioRun): string {
  const lines = run.problems.filter(isSba).map((problem) => {
    const step = situation.step(context.lines.positionAt(problem.range.start).line);
    const said = sbaText(prose.locale, run, problem);
    const whole =
      step === undefined ? said : namedText(prose.locale, upperFirst(prose.say('afterStep', { step })), said);
    const was = problem.event === undefined ? '' : lastWords(context, problem.event);
    return `${whole}. ${was}`.trim();
  });
  return list(lines.map(escapeText));
}

const isSba = ({ code }: Problem): boolean => code === 'note.sba';

// ───────────────────────────── Layers and rules ─────────────────────────────

/** A table for each object that the answer speaks of and that some effect changed, each time that it is another one. */
function layers(
  context: FeatureContext,
  prose: Prose,
  situation: Situation,
  run: ScenarioRun,
  heading: string,
): readonly string[] {
  const said = new Set<string>();
  /** What has been told of an object already is not told again. */
  const once = (card: Shown['card'], text: string): string => {
    const key = `${card} ${text}`;
    if (said.has(key)) return '';
    said.add(key);
    return text;
  };
  const parts = objectsOf(run).flatMap(({ card, result }) => {
    const { snapshot } = result;
    const id = snapshot.game.current.get(card);
    const state = id === undefined ? undefined : snapshot.board.objects.get(id);
    const traced = snapshot.traced();
    const initial = id === undefined ? undefined : traced.initial.get(id);
    if (id === undefined || state === undefined || initial === undefined) return [];
    const players = snapshot.game.players.map(({ name }) => name);
    const rows = layerRows(context, traced, id, players);
    const name = cardName(run, card, result.subject);
    const reasons = once(
      card,
      list(copyReasons(context, prose, situation, run, snapshot, { id, name }).map(escapeText)),
    );
    if (rows.length === 0) return reasons === '' ? [] : [reasons];
    const [before, after] = [summary(prose.locale, initial), summary(prose.locale, state)];
    const lead = prose.say(before === after ? 'layersOfSame' : 'layersOf', {
      name,
      when: situation.when(result.statement) || prose.say('start'),
      before,
      after,
    });
    const head = ['layer', 'effect', 'change', 'rule'].map((name) => message(prose.locale, `hover.column.${name}`));
    const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
    const body = rows.map(({ step, change }) =>
      row(
        [
          `${step.layer} (${layerTitle(prose.locale, run.edition, step.layer)})`,
          effectName(context, run, step.effect),
          change,
          numberOf(run.edition, step.rules[0] ?? ''),
        ].map(escapeText),
      ),
    );
    const drawn = once(card, [row(head.map(escapeText)), row(head.map(() => '---')), ...body].join('\n'));
    if (drawn === '') return [reasons];
    return [
      escapeText(lead),
      drawn,
      once(card, list([...orderNotes(context, run, traced, rows), ...takenNotes(context, run, id)].map(escapeText))),
      reasons,
    ];
  });
  return parts.length === 0 ? [] : [heading, ...parts];
}

interface Shown {
  readonly card: Parameters<typeof cardName>[1];
  readonly result: ExpectationResult;
}

/** The objects that expectations speak of, with the first that does for each moment; one object behind the other. */
function objectsOf(run: ScenarioRun): readonly Shown[] {
  const shown = new Map<Shown['card'], Map<ExpectationResult['snapshot'], ExpectationResult>>();
  for (const result of run.expectations) {
    const { group, subject, snapshot } = result;
    if (group === undefined || subject === '') continue;
    const names = group.subject.kind === 'names' ? group.subject.names : [];
    const means = run.resolve(names.find(({ text }) => text === subject) ?? subject, snapshot);
    if (means?.kind !== 'card') continue;
    const moments = shown.get(means.card) ?? new Map<ExpectationResult['snapshot'], ExpectationResult>();
    shown.set(means.card, moments);
    if (!moments.has(snapshot)) moments.set(snapshot, result);
  }
  return [...shown].flatMap(([card, moments]) => [...moments.values()].map((result) => ({ card, result })));
}

/** The rules behind the tables, those that forbid, and those that the scenario cites and the run made use of. */
function rules(context: FeatureContext, run: ScenarioRun, heading: string): readonly string[] {
  const { locale } = context;
  const ids = new Set<string>();
  for (const { card, result } of objectsOf(run)) {
    const id = result.snapshot.game.current.get(card);
    for (const step of result.snapshot.traced().trace)
      if (step.changes.some(({ object }) => object === id)) for (const rule of rulesOfStep(step)) ids.add(rule);
    if (id !== undefined && copyChain(context, run, result.snapshot, id).length > 0) ids.add('706.2');
    if (id !== undefined && takenNotes(context, run, id).length > 0) ids.add('614.12');
  }
  for (const { rule } of run.problems.filter(isSba)) if (rule !== undefined) ids.add(rule);
  for (const { body } of everyStatement(run.scenario.statements)) {
    if (body.kind === 'assert' && body.by !== undefined)
      for (const id of rulesOfNumber(run.edition, body.by.rule).slice(0, 1)) ids.add(id);
    if (body.kind !== 'cites') continue;
    for (const { id: number } of body.rules)
      for (const used of run.rulesUsed)
        if (isRuleId(used) && used === rulesOfNumber(run.edition, number)[0] && cites(run.edition, number, used))
          ids.add(used);
  }
  // Two rules of the table can go by one number: the fuller sentence speaks for both.
  const sentences = new Map<string, string>();
  for (const id of ids) {
    const number = numberOf(run.edition, id);
    const sentence = ruleSentence(locale, id);
    if (sentence !== undefined && sentence.length > (sentences.get(number) ?? '').length)
      sentences.set(number, sentence);
  }
  const lines = [...sentences].map(([number, sentence]) =>
    namedText(locale, bold(escapeText(number)), escapeText(sentence)),
  );
  return lines.length === 0 ? [] : [heading, list(lines)];
}

const everyStatement = (statements: readonly Statement[]): readonly Statement[] =>
  statements.flatMap((statement) => [statement, ...everyStatement(statement.children)]);
