// Which decided policies (D1 to D51) a run rests on, read off its events, effects and traces, as runRules.ts does for the chapters.
import type { Ability, Condition, Operation } from '../cards/ability.ts';
import type { GameEvent } from '../engine/action.ts';
import type { EffectInfo, TracedBoard, TraceStep } from '../engine/board.ts';
import type { AbilityInstance, Characteristics } from '../engine/characteristics.ts';
import type { ContinuousEffect, Game, GameObject } from '../engine/game.ts';
import type { CardId, ObjectId } from '../engine/ids.ts';
import { goesWith } from '../engine/layers/types.ts';
import type { LayerRow, OperationClass } from '../rules/edition.ts';
import type { Snapshot } from './result.ts';

// ───────────────────────────── Events ─────────────────────────────

const OLD_WORDS = /\b(?:into|in) play\b|\bat end of turn\b/;

const wordsOf = (object: GameObject): string =>
  object.base.kind === 'card' ? object.base.card.faces.flatMap((face) => face.rulesText).join('\n') : '';

const keywordOf = (ability: Ability): string => (ability.kind === 'keyword' ? ability.keyword : '');

/** Number of "enchant" abilities that an object has by a snapshot's board, or had when it was last seen. */
const enchants = (snapshot: Snapshot, event: GameEvent): number => {
  const values =
    event.lastKnown?.values ?? (event.object === undefined ? undefined : snapshot.board.objects.get(event.object));
  return (values?.abilities ?? []).filter(({ ability }) => keywordOf(ability) === 'enchant').length;
};

const typesBefore = (event: GameEvent): readonly string[] => event.lastKnown?.values.types ?? [];

/** The state-based action that an event tells of. */
const policiesOfStateBased = (snapshot: Snapshot, event: GameEvent): readonly string[] => {
  switch (event.values?.['what']) {
    case 'legendRule':
    case 'worldRule':
      return ['D48', 'D51'];
    case 'planeswalkerUniqueness':
    case 'zeroLoyalty':
      return ['D49', 'D51', ...(snapshot.game.effects.some(({ copy }) => copy !== undefined) ? ['D40'] : [])];
    case 'counterPairs':
      return ['D50', 'D51'];
    case 'auraIllegalHost':
      return ['D51', ...(enchants(snapshot, event) === 1 ? [] : ['D45'])];
    case 'auraUnattached':
    case 'unattachNonAttachment':
    case 'equipmentIllegalHost':
      return ['D46', 'D51'];
    default:
      return ['D51'];
  }
};

const isFaceDown = (snapshot: Snapshot, id: ObjectId | undefined): boolean =>
  id !== undefined && snapshot.game.objects.get(id)?.status.faceDown === true;

const policiesOfEntering = (snapshot: Snapshot, event: GameEvent): readonly string[] => {
  const now = event.became ?? (event.card === undefined ? undefined : snapshot.game.current.get(event.card));
  const object = now === undefined ? undefined : snapshot.game.objects.get(now);
  if (object === undefined) return [];
  const found: string[] = [];
  if (isFaceDown(snapshot, now)) found.push('D29');
  // A change made to it while it was a spell goes on (D25).
  const carried = snapshot.game.effects.some(
    ({ affected, copy }) =>
      affected.kind === 'objects' &&
      copy === undefined &&
      affected.objects.includes(object.id) &&
      event.from === 'stack',
  );
  if (carried) found.push('D25');
  // How it enters is read from its own text, or from what it is once it is there (614.12), where that differs.
  const own = snapshot.board.copiable.get(object.id)?.abilities.some(entersOf) === true;
  const kept = snapshot.board.objects.get(object.id)?.abilities.some(entersOf) === true;
  if (own && !kept) found.push(snapshot.game.edition.policies.entersReplacement === 'ownText' ? 'D28' : '614.12');
  return found;
};

const policiesOfCopying = (snapshot: Snapshot, event: GameEvent): readonly string[] => {
  const object = event.object === undefined ? undefined : snapshot.game.objects.get(event.object);
  const found = ['D37'];
  if (object?.base.kind === 'ability' && object.base.trigger !== undefined) found.push('D41');
  return found;
};

/** The policies that one event rests on; `gone` holds the cards that have left the battlefield in this run. */
const policiesOfEvent = (snapshot: Snapshot, event: GameEvent, gone: Set<CardId>): readonly string[] => {
  switch (event.event) {
    case 'entered': {
      const again = event.card !== undefined && gone.has(event.card) && event.from !== 'battlefield';
      return [...policiesOfEntering(snapshot, event), ...(again ? ['D25'] : [])];
    }
    case 'left':
      if (event.card !== undefined && event.from === 'battlefield') gone.add(event.card);
      return [];
    case 'triggered':
      return snapshot.events.some(({ event: one }) => one === 'entered' || one === 'left' || one === 'died')
        ? ['D27']
        : [];
    case 'sba':
      return policiesOfStateBased(snapshot, event);
    case 'attached':
      return ['D22'];
    case 'unattached':
      return ['D22', 'D46'];
    case 'effectEnded':
      return event.rule === '418.3d' ? ['D19'] : [];
    case 'didNothing':
      return event.rule === '418.3d' ? ['D19'] : [];
    case 'turnedFaceUp':
    case 'turnedFaceDown':
      return ['D42', ...(snapshot.game.edition.timestamps.onTurnFace ? [] : ['D20'])];
    case 'flipped':
      return ['D43', 'D20'];
    case 'transformed':
      return [
        'D43',
        ...(snapshot.game.edition.timestamps.onTransform ? [] : ['D20']),
        ...(snapshot.game.edition.policies.transformsAgain ? ['D53'] : []),
      ];
    case 'phased':
      return ['D24'];
    case 'copied':
      return policiesOfCopying(snapshot, event);
    case 'ceasedToExist':
      return event.rule === '706.9a' && typesBefore(event).length === 0 ? ['D51'] : ['D41', 'D51'];
    case 'damage': {
      const target = event.target;
      const hit = target !== undefined && 'object' in target ? snapshot.board.objects.get(target.object) : undefined;
      return hit?.types.includes('Planeswalker') === true ? ['D49'] : [];
    }
    default:
      return [];
  }
};

/** Whether a permanent that stayed has another controller than a state before (D18). */
const changesControl = (before: Snapshot | undefined, now: Snapshot): boolean =>
  [...now.board.objects].some(([id, { controller }]) => {
    const earlier = before?.board.objects.get(id);
    return (
      earlier !== undefined && earlier.controller !== controller && now.game.objects.get(id)?.zone === 'battlefield'
    );
  });

/** The policies that what happened between two states rests on; `gone` holds the cards that have left the battlefield. */
export const policiesOfEvents = (
  before: Snapshot | undefined,
  snapshot: Snapshot,
  gone: Set<CardId>,
): readonly string[] => {
  const found = snapshot.events.flatMap((event) => policiesOfEvent(snapshot, event, gone));
  if (changesControl(before, snapshot)) found.push('D18');
  // A spell without a legal target left is gone by now; the state before still has it.
  for (const { event, rule, object } of snapshot.events) {
    if (event !== 'countered' || rule !== '608.2b' || object === undefined) continue;
    if (before?.board.objects.get(object)?.subtypes.includes('Aura') === true) found.push('D47');
  }
  const entered = snapshot.events.filter(({ event }) => event === 'entered').length;
  if (entered > 1) found.push('D21');
  for (const object of snapshot.game.objects.values()) if (OLD_WORDS.test(wordsOf(object))) found.push('D1');
  return found;
};

// ───────────────────────────── Effects of resolutions ─────────────────────────────

const entersOf = ({ ability }: AbilityInstance): boolean => ability.kind === 'enters';

/** The policies that an effect of a resolution rests on, among the effects of a game. */
export const policiesOfEffect = (game: Game, effect: ContinuousEffect): readonly string[] => {
  const found: string[] = [];
  if (effect.operations.some(({ op }) => op === 'rule')) found.push('D15');
  if (effect.operations.some(({ op }) => op === 'text')) found.push('D44');
  const { copy, affected } = effect;
  if (copy !== undefined) {
    found.push('D37');
    if (copy.values.abilities.some(entersOf)) found.push('D39');
    if (copy.values.loyalty !== undefined) found.push('D40');
    const others = game.effects.filter(
      (one) =>
        one !== effect &&
        one.copy !== undefined &&
        one.affected.kind === 'objects' &&
        affected.kind === 'objects' &&
        one.affected.objects.some((id) => affected.objects.includes(id)),
    );
    if (others.length > 0 || effect.duration.spec.until === 'endOfTurn') found.push('D36');
    if (effect.operations.some((operation) => operation.op === 'copy' && operation.exceptions.some(isKept)))
      found.push('D38');
  }
  return found;
};

const isKept = ({ exception }: { readonly exception: string }): boolean => exception === 'keep';

// ───────────────────────────── Layers ─────────────────────────────

const CLASS_OF: Readonly<Record<Operation['op'], OperationClass>> = {
  modifyPT: 'modifyPT',
  setPT: 'setPT',
  switchPT: 'switchPT',
  addAbilities: 'ability',
  addAbilitiesOf: 'ability',
  loseAbilities: 'ability',
  cantHave: 'ability',
  setColors: 'color',
  types: 'type',
  setName: 'name',
  control: 'control',
  text: 'text',
  exchangeText: 'text',
  fullText: 'text',
  addText: 'text',
  copy: 'copy',
  rule: 'rule',
};

/** The table's row for an operation: one that names the origin goes before one that does not. */
const rowOf = (game: Game, operation: Operation, origin: EffectInfo['origin']): LayerRow | undefined => {
  const rows = game.edition.layerOf.filter((row) => row.operation === CLASS_OF[operation.op]);
  return rows.find((row) => row.origin === origin) ?? rows.find((row) => row.origin === undefined);
};

const placeOf = (game: Game, layer: string | undefined): number =>
  game.edition.layers.findIndex(({ id }) => id === layer);

/** The ability behind a static ability's effect, as some moment of the layers had it. */
const instanceOf = (traced: TracedBoard, effect: EffectInfo): AbilityInstance | undefined => {
  const { source, key } = effect;
  if (source === undefined) return undefined;
  const states = [traced.initial.get(source), traced.copiable.get(source), traced.objects.get(source)];
  for (const state of states) {
    const found = state?.abilities.find((instance) => key.startsWith(`s${source}:${instance.key}:`));
    if (found !== undefined) return found;
  }
  return undefined;
};

const conditionsOf = (ability: Ability): readonly Condition[] =>
  ability.kind === 'static'
    ? [
        ...(ability.leadIn === undefined ? [] : [ability.leadIn]),
        ...ability.effects.flatMap(({ condition }) => (condition === undefined ? [] : [condition])),
      ]
    : [];

/** Whether abilities given in a layer hold effects of an earlier one, which do nothing (D8). */
const comesTooLate = (game: Game, step: TraceStep): boolean =>
  step.operations.some(
    (operation) =>
      operation.op === 'addAbilities' &&
      operation.abilities.some(
        (ability) =>
          ability.kind === 'static' &&
          ability.effects.some(({ operations }) =>
            operations.some((inner) => {
              const place = placeOf(game, rowOf(game, inner, 'static')?.layer);
              return place >= 0 && place < placeOf(game, step.layer);
            }),
          ),
      ),
  );

const policiesOfControl = (step: TraceStep): readonly string[] => {
  if (!step.operations.some(({ op }) => op === 'control')) return [];
  const yours = step.operations.some((operation) => operation.op === 'control' && operation.by.kind === 'you');
  return ['D16', ...(yours && step.effect.origin === 'static' ? ['D17'] : [])];
};

const policiesOfOrder = (game: Game, step: TraceStep): readonly string[] => {
  if (step.order.kind === 'timestamp' || step.order.kind === 'cdaFirst') return [];
  const found = ['D30', 'D32', 'D33'];
  if (step.order.kind === 'dependsOn' && step.order.because.some(({ by }) => by === 'instruction')) found.push('D31');
  const colors = game.edition.layerOf.find(({ operation }) => operation === 'color');
  const abilities = game.edition.layerOf.find(({ operation }) => operation === 'ability');
  const ofBoth = colors?.layer === abilities?.layer && step.layer === colors?.layer;
  if (ofBoth && step.operations.some(({ op }) => op === 'setColors')) found.push('D2');
  return found;
};

/** An object gained a subtype that goes with none of its card types (D52). */
const gainsForeignSubtype = (game: Game, step: TraceStep): boolean =>
  game.edition.policies.gainedSubtypes === 'any' &&
  step.changes.some(({ before, after }) =>
    after.subtypes.some((subtype) => !before.subtypes.includes(subtype) && !goesWith(subtype, after.types)),
  );

const policiesOfStep = (game: Game, traced: TracedBoard, step: TraceStep): readonly string[] => {
  const { effect, operations } = step;
  const found: string[] = [...policiesOfOrder(game, step)];
  if (step.changes.length === 0) return found;
  for (const operation of operations) {
    const row = effect.origin === 'cda' ? undefined : rowOf(game, operation, effect.origin);
    if (row?.rule.startsWith('D') === true) found.push(row.rule);
    // A sublayer of its own for what static abilities modify (D5).
    if (row?.origin === 'static' && operation.op === 'modifyPT') found.push('D5');
    if (operation.op === 'setName') found.push('D3');
    if (operation.op === 'loseAbilities' && operation.which === 'all') found.push('D9');
    if (operation.op === 'text') found.push('D44');
  }
  const names = new Set(operations.map((operation) => CLASS_OF[operation.op]));
  const merges = game.edition.policies.mergePartsOfOneLayer;
  if (merges && names.has('color') && names.has('ability')) found.push('D2');
  if (effect.origin === 'cda') found.push('D6');
  found.push(...policiesOfControl(step));
  if (comesTooLate(game, step)) found.push('D8');
  if (gainsForeignSubtype(game, step)) found.push('D52');
  if (effect.origin === 'static') {
    const instance = instanceOf(traced, effect);
    if (instance?.origin === 'copied') found.push('D23');
    if (instance !== undefined && conditionsOf(instance.ability).length > 0) found.push('D14');
    if (instance?.origin === 'granted' && operations.some(({ op }) => op === 'setPT')) found.push('D6');
  }
  return found;
};

/** What objects are at the end, against what they began as. */
const policiesOfObject = (game: Game, traced: TracedBoard, object: GameObject): readonly string[] => {
  const found: string[] = [];
  const [first, last] = [traced.initial.get(object.id), traced.objects.get(object.id)];
  if (first === undefined || last === undefined || object.zone !== 'battlefield') return found;
  const creature = last.types.includes('Creature');
  const hasPTCounter = object.counters.some(({ kind }) => kind.includes('/'));
  if (!creature && (first.power !== undefined || hasPTCounter)) found.push('D11');
  const defines = (state: Characteristics): boolean =>
    state.abilities.some(
      ({ ability }) => ability.kind === 'cda' && ability.defines !== 'color' && ability.defines !== 'subtypes',
    );
  if (creature && defines(traced.copiable.get(object.id) ?? first) && !defines(last)) found.push('D7');
  const isCopied = object.base.kind === 'copy' || copiesOf(game, object.id);
  if (isCopied && (object.status.flipped || object.face > 0)) found.push('D43');
  if (isCopied && last.types.includes('Planeswalker')) found.push('D40');
  const enchant = last.abilities.filter(({ ability }) => keywordOf(ability) === 'enchant').length;
  if (object.attachedTo !== undefined && last.subtypes.includes('Aura') && enchant !== 1) found.push('D45');
  if (object.status.phasedOut) found.push('D24');
  return found;
};

const copiesOf = (game: Game, id: ObjectId): boolean =>
  game.effects.some(
    ({ copy, affected }) => copy !== undefined && affected.kind === 'objects' && affected.objects.includes(id),
  );

/** The policies that a board rests on. */
export const policiesOfTrace = (game: Game, traced: TracedBoard): readonly string[] => {
  const found: string[] = [];
  const layersOf = new Map<string, string>();
  for (const step of traced.trace) {
    found.push(...policiesOfStep(game, traced, step));
    const earlier = layersOf.get(step.effect.key);
    if (earlier !== undefined && earlier !== step.layer) found.push('D13');
    layersOf.set(step.effect.key, step.layer);
  }
  // What dependency looks at may lie in any zone (D35).
  const afar = new Set<string>();
  for (const { effect, changes } of traced.trace) {
    if (changes.some(({ object }) => game.objects.get(object)?.zone !== 'battlefield')) afar.add(effect.key);
  }
  if (traced.edges.some(({ from, on }) => afar.has(from) || afar.has(on))) found.push('D35');
  for (const { layer, members } of traced.loops) {
    const keys = new Set(members.map(({ key }) => key));
    const leaves = traced.edges.some((edge) => edge.layer === layer && keys.has(edge.from) !== keys.has(edge.on));
    if (leaves) found.push('D34');
  }
  for (const object of game.objects.values()) found.push(...policiesOfObject(game, traced, object));
  if (traced.players.some(({ abilities }) => abilities.length > 0)) found.push('D26');
  if (traced.rules.some(({ rule }) => rule.rule === 'maxHandSize' || rule.rule === 'cost')) found.push('D26');
  return [...new Set(found)];
};
