// `expect …`: each predicate about each subject is checked against the state; results and problems as data.
import { stateAfter } from '../../engine/queries.ts';
import type { ExpectationOutcome, ExpectationResult, Problem } from '../result.ts';
import { meaningOf } from '../runNames.ts';
import { problemOfName, writeObject } from '../runProblems.ts';
import type { Run } from '../runScenario.ts';
import type {
  ExpectGroup,
  ExpectSubject,
  Fix,
  NameRef,
  Predicate,
  PredicateNode,
  Range,
  Statement,
} from '../statement.ts';
import { checkEffects } from './effects.ts';
import { checkObject, type ObjectPredicate } from './objects.ts';
import { partingLayer } from './parting.ts';
import { checkAble, checkCosts } from './permissions.ts';
import { checkControls, checkPlayer } from './players.ts';
import { isAllOf } from './qualities.ts';
import { type Finding, type Scene, type Subject, unreadable } from './subject.ts';

export interface Checked {
  readonly expectations: readonly ExpectationResult[];
  readonly problems: readonly Problem[];
}

type Located =
  | { readonly subject: Subject; readonly ref?: NameRef }
  | { readonly problem: Problem | undefined; readonly text: string };

const sceneOf = (run: Run): Scene => {
  const { current } = run;
  return {
    game: current.game,
    get board() {
      return current.board;
    },
    traced: current.traced,
    events: current.events,
    names: run.names,
    pool: run.input.pool,
  };
};

const locate = (scene: Scene, ref: NameRef): Located => {
  const means = meaningOf(scene.game, scene.names, ref);
  switch (means.kind) {
    case 'player':
      return { subject: { kind: 'player', player: means.player, text: ref.text }, ref };
    case 'effect':
      return { subject: { kind: 'effect', effects: means.effects, text: ref.text }, ref };
    case 'card': {
      const object = means.object === undefined ? undefined : scene.game.objects.get(means.object);
      const state = means.object === undefined ? undefined : scene.board.objects.get(means.object);
      const subject: Subject = {
        kind: 'object',
        card: means.card,
        text: ref.text,
        ...(object === undefined ? {} : { object }),
        ...(state === undefined ? {} : { state }),
      };
      return { subject, ref };
    }
    case 'problem': {
      const entry = ref.key === undefined ? undefined : scene.pool.get(ref.key);
      if (means.problem?.code === 'name.notInGame' && entry !== undefined) {
        return { subject: { kind: 'definition', entry, text: ref.text }, ref };
      }
      const problem = means.problem === undefined ? undefined : problemOfName(scene.game, scene.names, means.problem);
      return { problem, text: ref.text };
    }
  }
};

const subjectsOf = (scene: Scene, subject: ExpectSubject): readonly Located[] => {
  if (subject.kind === 'names') return subject.names.map((name) => locate(scene, name));
  const controller =
    subject.controller?.key === undefined ? undefined : scene.names.players.get(subject.controller.key);
  const found: Located[] = [];
  for (const id of scene.game.zones['battlefield'] ?? []) {
    const object = scene.game.objects.get(id);
    const state = scene.board.objects.get(id);
    if (object === undefined || state === undefined || object.status.phasedOut) continue;
    if (subject.controller !== undefined && state.controller !== controller) continue;
    if (!isAllOf(subject.qualities, state, object)) continue;
    const text = writeObject(scene.game, scene.names, id);
    found.push({ subject: { kind: 'object', card: object.card, object, state, text } });
  }
  return found;
};

const OF_EFFECTS: ReadonlySet<string> = new Set(['inLoop', 'appliedAfter', 'dependsOn']);

const isObjectPredicate = (predicate: Predicate): predicate is ObjectPredicate =>
  'has' in predicate
    ? !['life', 'maxHandSize', 'drawn', 'mana', 'cardsIn'].includes(predicate.has)
    : 'is' in predicate
      ? !OF_EFFECTS.has(predicate.is)
      : predicate.does === 'targets';

const checkOne = (scene: Scene, subject: Subject, predicate: Predicate, negated: boolean): Finding => {
  if (
    'is' in predicate &&
    (predicate.is === 'inLoop' || predicate.is === 'appliedAfter' || predicate.is === 'dependsOn')
  ) {
    return checkEffects(scene, subject, predicate);
  }
  if ('does' in predicate) {
    if (predicate.does === 'controls') return checkControls(scene, subject, predicate);
    if (predicate.does === 'costs') return checkCosts(scene, subject, predicate);
    if (predicate.does === 'can' || predicate.does === 'cant') return checkAble(scene, subject, predicate);
  }
  switch (subject.kind) {
    case 'player':
      return checkPlayer(scene, subject.player, predicate);
    case 'object':
      return isObjectPredicate(predicate)
        ? checkObject(scene, subject, predicate, negated)
        : unreadable('expectation.notOfObject');
    case 'effect':
      return unreadable('expectation.notOfEffect');
    case 'definition':
      return { holds: negated, expected: '', actual: 'not in the game', unreadable: { code: 'name.notInGame' } };
  }
};

const checkNode = (scene: Scene, subject: Subject, node: PredicateNode): Finding => {
  if (node.afterLayer === undefined) return checkOne(scene, subject, node.predicate, node.negated);
  if (subject.kind !== 'object' || subject.object === undefined) return unreadable('expectation.notOfObject');
  const state = stateAfter(scene.game, scene.traced(), subject.object.id, node.afterLayer.layer);
  if (state === undefined) return unreadable('layer.unknown');
  return checkOne(scene, { ...subject, state }, node.predicate, node.negated);
};

const WRITABLE = /^[\w /+*{}',-]+$/;

const fixOf = (node: PredicateNode, finding: Finding): Fix | undefined => {
  const { valueRange } = node;
  if (valueRange === undefined || node.negated || finding.value === undefined || finding.value === '') return undefined;
  if (!WRITABLE.test(finding.value) && !finding.value.includes('—')) return undefined;
  if (finding.value.includes('(')) return undefined;
  return {
    code: 'fix.replace',
    values: { text: finding.value },
    edits: [{ range: valueRange, newText: finding.value }],
  };
};

const layersOf = (scene: Scene): string =>
  scene.game.edition.layers
    .map((layer) => layer.id)
    .filter((id) => /^\d/.test(id))
    .join(', ');

const problemOfFinding = (
  run: Run,
  scene: Scene,
  node: PredicateNode,
  subject: Subject,
  ref: NameRef | undefined,
  finding: Finding,
): Problem | undefined => {
  const reason = finding.unreadable;
  if (reason === undefined) return undefined;
  if (reason.name !== undefined) {
    const means = meaningOf(scene.game, scene.names, reason.name);
    if (means.kind === 'problem') {
      return means.problem === undefined ? undefined : problemOfName(scene.game, scene.names, means.problem);
    }
  }
  const range: Range =
    reason.code === 'layer.unknown'
      ? (node.afterLayer?.range ?? node.range)
      : (reason.name?.range ?? (reason.code === 'name.notInGame' ? (ref?.range ?? node.range) : node.range));
  const values = {
    name: reason.name?.text ?? subject.text,
    subject: subject.text,
    layer: node.afterLayer?.layer ?? '',
    layers: layersOf(scene),
  };
  return { code: reason.code, severity: 'error', range, values, edition: run.input.edition };
};

/** Checks one `expect` statement against the state in force. */
export const checkExpectations = (run: Run, statement: Statement): Checked => {
  const { body } = statement;
  if (body.kind !== 'expect') return { expectations: [], problems: [] };
  const scene = sceneOf(run);
  const expectations: ExpectationResult[] = [];
  const problems: Problem[] = [];
  const push = (
    group: ExpectGroup,
    node: PredicateNode,
    subject: string,
    outcome: ExpectationOutcome,
    rest: Partial<ExpectationResult> = {},
  ): void => {
    expectations.push({
      range: node.range,
      statement,
      group,
      node,
      subject,
      snapshot: run.current,
      outcome,
      expected: '',
      actual: '',
      ...rest,
    });
  };
  for (const group of body.groups) {
    if (group.predicates.length === 0) continue;
    const located = subjectsOf(scene, group.subject);
    if (located.length === 0) {
      // "Each" of nothing proves nothing.
      const values = { subject: '' };
      problems.push({ code: 'expectation.nothingMatches', severity: 'error', range: group.subject.range, values });
    }
    for (const one of located) {
      if ('problem' in one && one.problem !== undefined) problems.push(one.problem);
    }
    for (const node of group.predicates) {
      // Asking what a spell costs makes use of the rule that says so.
      if ('does' in node.predicate && node.predicate.does === 'costs') run.rules.add('601.2f');
      if (located.length === 0) push(group, node, '', 'failed', { actual: 'nothing matches' });
      for (const one of located) {
        if (!('subject' in one)) {
          push(group, node, one.text, 'unreadable');
          continue;
        }
        const { subject, ref } = one;
        const finding = checkNode(scene, subject, node);
        if (finding.unreadable !== undefined) {
          const problem = problemOfFinding(run, scene, node, subject, ref, finding);
          if (problem !== undefined) problems.push(problem);
          push(group, node, subject.text, 'unreadable', { actual: finding.actual });
          continue;
        }
        const holds = finding.holds !== node.negated;
        const expected = node.negated ? `not ${finding.expected}` : finding.expected;
        if (holds) {
          push(group, node, subject.text, finding.unproven === true ? 'unproven' : 'passed', {
            expected,
            actual: finding.actual,
          });
          continue;
        }
        const layer = node.afterLayer === undefined ? partingLayer(scene, subject, node, checkOne) : undefined;
        const fix = fixOf(node, finding);
        push(group, node, subject.text, 'failed', {
          expected,
          actual: finding.actual,
          ...(layer === undefined ? {} : { layer }),
          ...(fix === undefined ? {} : { fix }),
        });
      }
    }
  }
  return { expectations, problems };
};
