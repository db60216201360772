// Predicates about objects: characteristics, status, counters, zones, choices.

import type { Filter } from '../../cards/ability.ts';
import { colorOfWord, isColorWord, parseManaCost, printManaCost, sameCost } from '../../cards/mana.ts';
import { sameTypeLine } from '../../cards/typeLine.ts';
import type { AbilityInstance, ObjectState } from '../../engine/characteristics.ts';
import type { ChoiceValue, Game, GameObject, Target } from '../../engine/game.ts';
import type { ObjectId } from '../../engine/ids.ts';
import { choiceFor, choicesInForce } from '../../engine/linkedChoices.ts';
import { manaValueOf } from '../../engine/meaning/thing.ts';
import { protectsFromQuality } from '../../engine/protectedFrom.ts';
import { assertNever } from '../../rules/util.ts';
import { meaningOf } from '../runNames.ts';
import { writeTarget } from '../runProblems.ts';
import type { NameRef, Predicate } from '../statement.ts';
import { fold } from '../words.ts';
import {
  checkAbilityCount,
  checkAbilityStarting,
  checkKeywords,
  isLinked,
  listedAbilities,
  startsWithText,
} from './abilities.ts';
import { isAllOf, respects, wordText } from './qualities.ts';
import { type Finding, found, type Scene, type Subject, unreadable } from './subject.ts';
import { colorText, joinWords, ptText, typeText } from './texts.ts';

type ObjectSubject = Extract<Subject, { kind: 'object' }>;

const targetOf = (scene: Scene, ref: NameRef): Target | { readonly unknown: NameRef } => {
  const means = meaningOf(scene.game, scene.names, ref);
  if (means.kind === 'player') return { player: means.player };
  if (means.kind === 'card' && means.object !== undefined) return { object: means.object };
  return { unknown: ref };
};

const sameTarget = (a: Target, b: Target): boolean =>
  'object' in a ? 'object' in b && a.object === b.object : 'player' in b && a.player === b.player;

const zoneText = (scene: Scene, object: GameObject | undefined): string => {
  if (object === undefined) return 'ceased to exist';
  if (object.zone === 'battlefield' || object.zone === 'stack') return object.zone;
  return `${scene.game.players[object.owner]?.name ?? ''}'s ${object.zone}`;
};

const playerNamed = (scene: Scene, ref: NameRef | undefined): number | undefined =>
  ref?.key === undefined ? undefined : scene.names.players.get(ref.key);

const choiceText = (scene: Scene, value: ChoiceValue): string => {
  switch (value.kind) {
    case 'color':
      return value.color;
    case 'word':
      return value.word;
    case 'number':
      return String(value.value);
    case 'player':
      return scene.game.players[value.player]?.name ?? '';
    case 'object':
      return writeTarget(scene.game, scene.names, { object: value.object });
    case 'yes':
    case 'no':
      return value.kind;
  }
};

const statusOf = (object: GameObject, status: Extract<Predicate, { is: 'status' }>['status']): boolean => {
  switch (status) {
    case 'tapped':
      return object.status.tapped;
    case 'untapped': // of permanents alone (110.5a)
      return object.zone === 'battlefield' && !object.status.tapped;
    case 'faceDown':
      return object.status.faceDown;
    case 'faceUp':
      return !object.status.faceDown;
    case 'flipped':
      return object.status.flipped;
    case 'transformed':
      return object.face > 0;
    case 'phasedOut':
      return object.status.phasedOut;
    case 'attacking':
      return object.attacking !== undefined;
    case 'blocking':
      return object.blocking !== undefined;
    case 'attached':
      return object.attachedTo !== undefined;
  }
};

const STATUS_TEXT: Readonly<Partial<Record<string, string>>> = {
  faceDown: 'face down',
  faceUp: 'face up',
  phasedOut: 'phased out',
};
const OPPOSITE: Readonly<Partial<Record<string, string>>> = {
  tapped: 'untapped',
  untapped: 'tapped',
  faceDown: 'face up',
  faceUp: 'face down',
};
const statusText = (status: string): string => STATUS_TEXT[status] ?? status;

const countersText = (object: GameObject): string =>
  object.counters.length === 0
    ? 'no counters'
    : object.counters.map(({ kind, count }) => `${count} ${kind}`).join(', ');

const countOf = (object: GameObject, kind: string): number =>
  object.counters.find((stack) => fold(stack.kind) === fold(kind))?.count ?? 0;

export type ObjectPredicate = Exclude<
  Predicate,
  | { is: 'inLoop' | 'appliedAfter' | 'dependsOn' }
  | { has: 'life' | 'maxHandSize' | 'drawn' | 'mana' | 'cardsIn' }
  | { does: 'costs' | 'cant' | 'can' | 'controls' }
>;

/** Checks a predicate about an object. Of one that has ceased to exist only that, and where it is not, can be said. */
export const checkObject = (
  scene: Scene,
  subject: ObjectSubject,
  predicate: ObjectPredicate,
  negated: boolean,
): Finding => {
  const { object, state } = subject;
  // What a refused line would have brought in never was in the game.
  if (object === undefined && scene.names.named.get(subject.card)?.unborn === true)
    return unreadable('expectation.unreadable');
  if ('is' in predicate && predicate.is === 'ceasedToExist') {
    return found(object === undefined, 'ceased to exist', zoneText(scene, object));
  }
  if ('is' in predicate && predicate.is === 'inZone') {
    const player = playerNamed(scene, predicate.player);
    const holds = object?.zone === predicate.zone && (predicate.player === undefined || object.owner === player);
    const owner = predicate.player === undefined ? '' : `${predicate.player.text}'s `;
    return found(holds, `${owner}${predicate.zone}`, zoneText(scene, object), zoneText(scene, object));
  }
  if ('has' in predicate && predicate.has === 'triggered') return checkTriggered(scene, subject, predicate.text);
  if (object === undefined || state === undefined) {
    // Nothing can be said of what is gone: neither the one nor its opposite.
    return { holds: negated, expected: 'in the game', actual: 'ceased to exist' };
  }
  if ('is' in predicate) return checkIs(scene, subject, object, state, predicate);
  if ('does' in predicate) return checkTargets(scene, object, predicate.targets);
  return checkHas(scene, object, state, predicate, subject);
};

type IsPredicate = Exclude<Extract<ObjectPredicate, { is: string }>, { is: 'ceasedToExist' | 'inZone' }>;
type HasPredicate = Exclude<Extract<ObjectPredicate, { has: string }>, { has: 'triggered' }>;

const checkIs = (
  scene: Scene,
  _subject: ObjectSubject,
  object: GameObject,
  state: ObjectState,
  predicate: IsPredicate,
): Finding => {
  switch (predicate.is) {
    case 'qualities': {
      const { qualities, named } = predicate;
      const named1 = named === undefined || fold(state.name) === fold(named.name);
      const expected = [...qualities.map(wordText), ...(named === undefined ? [] : [`named ${named.name}`])].join(' ');
      const pt = qualities.some((word) => word.quality.kind === 'pt') ? ptText(state) : undefined;
      return found(
        isAllOf(qualities, state, object) && named1,
        expected,
        respects(qualities, state, object, named !== undefined),
        pt,
      );
    }
    case 'exactly': {
      const line = {
        supertypes: predicate.supertypes,
        types: predicate.types,
        subtypes: predicate.subtypes,
      } as Parameters<typeof sameTypeLine>[0];
      const { supertypes, types, subtypes } = state;
      return found(
        sameTypeLine(line, { supertypes, types, subtypes }),
        typeText(line),
        typeText(state),
        typeText(state),
      );
    }
    case 'onlyColors': {
      let wanted = 0;
      for (const color of predicate.colors) if (isColorWord(color)) wanted |= colorOfWord(color);
      return found(
        state.colors === wanted,
        `only ${colorText(wanted)}`,
        colorText(state.colors),
        colorText(state.colors),
      );
    }
    case 'controlledBy':
    case 'ownedBy': {
      const player = playerNamed(scene, predicate.player);
      const actual = predicate.is === 'ownedBy' ? object.owner : state.controller;
      const name = scene.game.players[actual]?.name ?? '';
      return found(player === actual, predicate.player.text, name, name);
    }
    case 'status': {
      const { status } = predicate;
      const holds = statusOf(object, status);
      const isElsewhere = object.zone !== 'battlefield' && (status === 'untapped' || status === 'tapped');
      const otherwise = isElsewhere ? zoneText(scene, object) : (OPPOSITE[status] ?? `not ${statusText(status)}`);
      return found(holds, statusText(status), holds ? statusText(status) : otherwise);
    }
    case 'attachedTo': {
      const to = targetOf(scene, predicate.to);
      if ('unknown' in to) return unreadable('name.notInGame', to.unknown);
      const { attachedTo } = object;
      // what fell off is told by where it is
      if (attachedTo === undefined)
        return found(false, predicate.to.text, object.zone === 'battlefield' ? 'not attached' : `in ${object.zone}`);
      const actual = writeTarget(scene.game, scene.names, attachedTo);
      return found(sameTarget(attachedTo, to), predicate.to.text, actual, actual);
    }
    default:
      return assertNever(predicate);
  }
};

const protectsNow = (game: Game, id: ObjectId, instance: AbilityInstance, quality: Filter): boolean =>
  instance.ability.kind === 'keyword' && protectsFromQuality(game, id, instance, instance.ability, quality);

const checkHas = (
  scene: Scene,
  object: GameObject,
  state: ObjectState,
  predicate: HasPredicate,
  subject: ObjectSubject,
): Finding => {
  switch (predicate.has) {
    case 'keywords':
      return checkKeywords(
        state,
        predicate,
        state.abilities,
        (instance, what) => choiceFor(scene.game, object.id, instance, what),
        (player) => scene.game.players[player]?.name ?? '',
        // After a layer it is asked of the abilities there are by then; the engine judges by the finished board.
        state === subject.state
          ? (instance, quality) => protectsNow(scene.game, object.id, instance, quality)
          : undefined,
      );
    case 'noAbilities':
      return found(state.abilities.length === 0, 'no abilities', listedAbilities(state));
    case 'noName':
      return found(state.name === '', 'no name', state.name === '' ? 'no name' : state.name);
    case 'noManaCost': {
      const cost = state.manaCost === undefined ? 'no mana cost' : printManaCost(state.manaCost);
      return found(state.manaCost === undefined, 'no mana cost', cost);
    }
    case 'noCounters':
      return found(
        object.counters.every(({ count }) => count === 0),
        'no counters',
        countersText(object),
      );
    case 'noSubtypes':
      return found(state.subtypes.length === 0, 'no subtypes', state.subtypes.join(' ') || 'no subtypes');
    case 'abilityStarting':
      return checkAbilityStarting(state, predicate.text, scene.names.named.get(subject.card)?.text ?? '');
    case 'abilityCount':
      return checkAbilityCount(state, predicate);
    case 'counters': {
      const count = countOf(object, predicate.kind);
      return found(
        count === predicate.count,
        `${predicate.count} ${predicate.kind}`,
        `${count} ${predicate.kind}`,
        count,
      );
    }
    case 'damage':
      return found(object.damage === predicate.amount, predicate.amount, object.damage, object.damage);
    case 'manaValue': {
      const value = manaValueOf(object, state);
      return found(value === predicate.value, predicate.value, value, value);
    }
    case 'manaCost': {
      const reading = parseManaCost(predicate.cost);
      const actual = state.manaCost === undefined ? 'no mana cost' : printManaCost(state.manaCost);
      return found(reading.ok && sameCost(reading.cost, state.manaCost), predicate.cost, actual, actual);
    }
    case 'loyalty': {
      const value = object.zone === 'battlefield' ? countOf(object, 'loyalty') : (state.loyalty ?? 0);
      return found(value === predicate.value, predicate.value, value, value);
    }
    case 'power':
    case 'toughness': {
      const value = state[predicate.has];
      return found(value === predicate.value, predicate.value, value ?? 'none', value);
    }
    case 'chosen': {
      const linked = [...state.abilities, ...(scene.board.copiable.get(object.id)?.abilities ?? [])].filter(isLinked);
      const made = choicesInForce(scene.game, object.id)
        .filter((choice) => linked.some((one) => one.acquisition === choice.acquisition))
        .map((choice) => choiceText(scene, choice.value));
      const actual = made.length === 0 ? 'nothing' : joinWords(made);
      if (predicate.what === null) return found(made.length === 0, 'nothing', actual, actual);
      const { what } = predicate;
      return found(
        made.some((text) => fold(text) === fold(what)),
        what,
        actual,
        actual,
      );
    }
    case 'mode': {
      const modes = object.stack?.modes ?? [];
      const actual = modes.length === 0 ? 'none' : modes.join(', ');
      return found(modes.includes(predicate.mode), predicate.mode, actual, actual);
    }
    case 'x': {
      const x = object.stack?.x;
      return found(x === predicate.x, predicate.x, x ?? 'none', x);
    }
    default:
      return assertNever(predicate);
  }
};

const checkTargets = (scene: Scene, object: GameObject, refs: readonly NameRef[]): Finding => {
  const targets = (object.stack?.targets ?? []).flat();
  const actual = targets.map((target) => writeTarget(scene.game, scene.names, target)).join(', ') || 'nothing';
  const wanted = refs.map((ref) => targetOf(scene, ref));
  const unknown = wanted.find((target): target is { unknown: NameRef } => 'unknown' in target);
  if (unknown !== undefined) return unreadable('name.notInGame', unknown.unknown);
  const known = wanted.filter((target): target is Target => !('unknown' in target));
  const holds =
    known.length === 0
      ? targets.length === 0
      : known.every((want) => targets.some((target) => sameTarget(target, want)));
  return found(holds, refs.map((ref) => ref.text).join(', ') || 'nothing', actual, actual);
};

const checkTriggered = (scene: Scene, subject: ObjectSubject, text: string): Finding => {
  const texts = scene.events
    .filter((event) => event.event === 'triggered' && event.card === subject.card)
    .map((event) => event.ability?.text ?? '');
  const name = scene.names.named.get(subject.card)?.text ?? '';
  const current = subject.state?.name ?? '';
  const holds = texts.some((one) => startsWithText(one, text, name) || startsWithText(one, text, current));
  return found(holds, `"${text}"`, texts.length === 0 ? 'nothing' : texts.map((one) => `"${one}"`).join('; '));
};
