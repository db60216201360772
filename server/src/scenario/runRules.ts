// Which rules a run made use of: those the engine names, and those that what happened rests on, read off events, effects and traces.
import type { CopyException, Operation } from '../cards/ability.ts';
import type { GameEvent } from '../engine/action.ts';
import type { TracedBoard } from '../engine/board.ts';
import type { ContinuousEffect, Game, GameObject } from '../engine/game.ts';
import type { CardId, ObjectId } from '../engine/ids.ts';
import type { ScenarioRun, Snapshot } from './result.ts';
import { policiesOfEffect, policiesOfEvents, policiesOfTrace } from './runPolicies.ts';
import {
  isAura,
  rulesOfActivating,
  rulesOfChoice,
  rulesOfCopies,
  rulesOfCopying,
  rulesOfEnteringCopy,
} from './runRulesOfCopies.ts';
import type { Run } from './runScenario.ts';

/** Found on demand, state by state: whoever looks for one rule goes no further than where it is found. */
export class RuleLog {
  readonly #found = new Set<string>();
  readonly #more: Iterator<readonly string[]>;

  constructor(run: Run) {
    this.#more = rulesOfRun(run);
  }

  some(test: (rule: string) => boolean): boolean {
    for (const rule of this.#found) if (test(rule)) return true;
    for (let next = this.#more.next(); next.done !== true; next = this.#more.next()) {
      let hit = false;
      for (const rule of next.value) {
        this.#found.add(rule);
        hit ||= test(rule);
      }
      if (hit) return true;
    }
    return false;
  }

  all(): ReadonlySet<string> {
    this.some(() => false);
    return this.#found;
  }
}

const logs = new WeakMap<ScenarioRun, RuleLog>();
export const keepLog = (run: ScenarioRun, log: RuleLog): void => {
  logs.set(run, log);
};
export const logOf = (run: ScenarioRun): RuleLog | undefined => logs.get(run);

function* rulesOfRun(run: Run): Iterator<readonly string[]> {
  yield [...run.rules];
  let effects: Game['effects'] = [];
  const gone = new Set<CardId>();
  for (const snapshot of run.snapshots) {
    yield snapshot.events.flatMap((event) => rulesOfEvent(snapshot, event));
    yield policiesOfEvents(run.snapshots[snapshot.index - 1], snapshot, gone);
    const { game } = snapshot;
    if (game.effects !== effects) {
      const known = new Set(effects);
      for (const effect of game.effects)
        if (!known.has(effect)) yield [...rulesOfEffect(effect), ...policiesOfEffect(game, effect)];
      effects = game.effects;
    }
  }
  for (const { game, traced } of run.snapshots) {
    const board = traced();
    yield [...rulesOfTrace(game, board), ...policiesOfTrace(game, board)];
  }
}

/** Whether an enchantment has a type after the dash (303.3). */
const hasEnchantmentType = (snapshot: Snapshot, id: ObjectId | undefined): boolean => {
  const state = id === undefined ? undefined : snapshot.board.objects.get(id);
  return state?.types.includes('Enchantment') === true && state.subtypes.length > 0;
};

const isCopy = (object: GameObject | undefined): boolean => object?.base.kind === 'copy';

const rulesOfEvent = (snapshot: Snapshot, event: GameEvent): readonly string[] => {
  const own = event.rule === undefined ? [] : [event.rule];
  const { object: id } = event;
  const object = id === undefined ? undefined : snapshot.game.objects.get(id);
  const now = event.became ?? (event.card === undefined ? undefined : snapshot.game.current.get(event.card));
  switch (event.event) {
    case 'cast': {
      const aura = isAura(snapshot, now ?? id) || isAura(snapshot, id);
      const enchantment = [now, id].some(
        (one) => one !== undefined && snapshot.board.objects.get(one)?.types.includes('Enchantment') === true,
      );
      return [
        ...own,
        '601.2',
        ...(enchantment ? ['303.1'] : []),
        ...([now, id].some((one) => hasEnchantmentType(snapshot, one)) ? ['303.3'] : []),
        ...(aura ? ['303.4', '303.4a'] : []),
        ...(isCopy(object) ? ['706.11'] : []),
      ];
    }
    case 'entered': {
      const aura = isAura(snapshot, now ?? id);
      return [
        ...own,
        '418.2',
        '400.7',
        '418.5d',
        '613.7d',
        ...(aura ? ['303.4', '303.4b', ...(event.from === 'stack' ? ['303.2'] : ['303.4f'])] : []),
        ...rulesOfEnteringCopy(snapshot, now),
      ];
    }
    case 'attached':
      return [...own, '303.4', '303.4b', '418.5d', '613.7e'];
    case 'counters':
      return [...own, '122.1', '613.7c'];
    case 'sba':
    case 'died':
      return [...own, '704.3'];
    case 'copied':
      return [...own, ...rulesOfCopying(snapshot, event)];
    case 'chose':
      return [...own, ...rulesOfChoice(snapshot, event)];
    case 'phased':
      return [...own, '418.5d', '702.26'];
    case 'triggered':
      return [...own, '603.2'];
    case 'turnedFaceUp':
    case 'turnedFaceDown':
      return [...own, '706.3', '708.2', '613.7f'];
    case 'flipped':
      return [...own, '706.3', '710.1'];
    case 'transformed':
      return [...own, '712.8', '613.7g'];
    case 'activated':
      return [...own, '602.2', ...rulesOfActivating(snapshot, event)];
    default:
      return own;
  }
};

const rulesOfException = (exception: CopyException): readonly string[] => {
  switch (exception.exception) {
    case 'addAbilities':
    case 'keepThisAbility':
    case 'keepOtherAbilities':
      return ['706.8a'];
    case 'keep':
      return ['706.8b', '706.8d'];
    case 'addTypes':
    case 'setTypes':
    case 'notSupertype':
    case 'setColors':
    case 'setPT':
    case 'setName':
    case 'noManaCost':
      return ['706.8c', '706.8d'];
    case 'withCounters':
    case 'enters':
      return ['706.5'];
  }
};

const rulesOfOperation = (operation: Operation): readonly string[] => {
  switch (operation.op) {
    case 'copy':
      return ['706.1', '706.2', '706.2a', '706.3', ...operation.exceptions.flatMap(rulesOfException)];
    case 'text':
    case 'exchangeText':
    case 'fullText':
    case 'addText':
      return ['418.9', '418.9a', '612.1'];
    case 'switchPT':
      return ['418.6'];
    case 'rule':
      if (operation.rule.rule === 'playerAbility') return ['418.7'];
      return operation.rule.rule === 'cost' ? ['418.8', '118.7', '601.2f'] : ['418.8', '418.3b'];
    case 'types':
      return ['205.1', '205.1a', '205.1b', ...(operation.mode === 'set' ? ['305.7'] : [])];
    case 'loseAbilities':
    case 'addAbilities':
      return ['113.2'];
    default:
      return [];
  }
};

/** Effects of resolutions: how long they last, what they affect, what is fixed (418.3). */
const rulesOfEffect = (effect: ContinuousEffect): readonly string[] => [
  '418.1',
  '418.3',
  '418.3a',
  '418.3b',
  '418.5f',
  ...(effect.bindings.x === undefined ? [] : ['418.3c']),
  ...(effect.duration.spec.until === 'asLongAs' ? ['418.3d'] : []),
  // A permanent that becomes a copy while it stays is not one that enters as one.
  ...(effect.copy === undefined ? [] : ['706.1', '706.2', '706.2a', '706.3', '706.4']),
  ...effect.operations.flatMap(rulesOfOperation),
];

const rulesOfTrace = (game: Game, traced: TracedBoard): readonly string[] => {
  const rules: string[] = [];
  const layersOfEffect = new Map<string, string>();
  const changed = new Map<ObjectId, string>();
  let grants = false;
  let changesText = false;
  for (const step of traced.trace) {
    rules.push(...step.rules, ...step.operations.flatMap(rulesOfOperation));
    changesText ||= step.operations.some((operation) => operation.op === 'text');
    if (step.changes.length === 0) continue;
    if (step.effect.origin === 'static') rules.push('418.1', '418.4', '418.4a', '418.4b', '418.5e', '418.5d');
    if (step.order.kind === 'dependsOn') rules.push('418.5b', '418.5c');
    if (step.order.kind === 'loop') rules.push('418.5b', '418.5c');
    if (step.order.kind === 'cdaFirst') rules.push('418.5a', '604.3');
    if (step.abilityGone === true) rules.push('418.5a′');
    // The parts of what one spell or ability does hang together, even where they speak of their object twice.
    const { effect } = step;
    const whole =
      effect.origin === 'resolution' && effect.sourceCard !== undefined ? `c${effect.sourceCard}` : effect.key;
    const earlier = layersOfEffect.get(whole);
    if (earlier !== undefined && earlier !== step.layer) rules.push('418.5a', '418.5a′');
    layersOfEffect.set(whole, step.layer);
    for (const { object } of step.changes) {
      const before = changed.get(object);
      if (before !== undefined && before !== step.effect.key) rules.push('418.5', '418.5a', '418.5g');
      changed.set(object, step.effect.key);
      if (game.objects.get(object)?.zone === 'battlefield') rules.push('418.2');
    }
    grants ||= step.operations.some((operation) => operation.op === 'addAbilities');
  }
  if ([...traced.effects.values()].some((effect) => effect.origin === 'static')) {
    rules.push('418.1', '418.4', '418.4a', '418.4b');
  }
  if (grants && changesText) rules.push('418.9b');
  if (traced.edges.length > 0) rules.push('418.5b', '418.5c');
  if (traced.loops.length > 0) rules.push('418.5b', '418.5c');
  if (traced.players.some((player) => player.abilities.length > 0)) rules.push('418.7');
  if (traced.rules.length > 0) rules.push('418.8', '418.3b');
  if (traced.rules.some(({ rule }) => rule.rule === 'cost')) rules.push('118.7', '601.2f');
  for (const object of game.objects.values()) {
    if (object.attachedTo !== undefined) rules.push('303.4', '303.4b');
    if (object.status.faceDown) rules.push('708.2', '706.2');
  }
  return [...new Set([...rules, ...rulesOfCopies(game, traced)])];
};
