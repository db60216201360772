// The cards of the board: each object with its characteristics as the layers leave them, and what the last statement made of it.

import type { BoardDifference, BoardObject } from '../boardProtocol.ts';
import { printManaCost } from '../cards/mana.ts';
import type { AbilityInstance, ObjectState } from '../engine/characteristics.ts';
import type { GameObject, LinkedChoice, Target } from '../engine/game.ts';
import { type Locale, message } from '../messages/message.ts';
import type { Snapshot } from '../scenario/result.ts';
import {
  controllerOf,
  lineOf,
  type News,
  namedOf,
  objectBefore,
  type Scene,
  titleOf,
  titleOfId,
} from './boardScene.ts';
import { copiedNow, copyStepText } from './copyChain.ts';
import {
  abilitiesOf,
  abilityText,
  colorsOf,
  type Difference,
  differences,
  ptOf,
  shorten,
  typeLineOf,
} from './describe.ts';

const mostAbilities = 3;
const longestAbility = 72;
/** What is attached to what is attached …: no further than this, whatever a game comes to. */
const deepest = 20;

/** An object as a compact card. `under` is the player it is shown under; `attached` what is shown under it. */
export function boardObject(
  scene: Scene,
  object: GameObject,
  state: ObjectState,
  under: number | undefined,
  attached: readonly number[],
): BoardObject {
  const { context, snapshot } = scene;
  const { locale } = context;
  const title = titleOf(scene, snapshot, object);
  const keywords = keywordsOf(state);
  const abilities = otherAbilities(locale, object, state);
  const marks = marksOf(locale, object);
  const counters = object.counters.map(({ kind, count }) => `${count} × ${kind}`);
  const copy = copiedNow(context, scene.run, snapshot, object);
  const relations = relationsOf(scene, object);
  const whose = object.zone === 'battlefield' || object.zone === 'stack' ? state.controller : object.owner;
  const found = newsOf(scene, object, state);
  const colored = object.base.kind === 'ability' ? '' : colorsOf(locale, state);
  return compact({
    id: object.card,
    title,
    named: namedOf(scene, title, object, state),
    line: lineOf(scene, object),
    cost: state.manaCost === undefined ? undefined : printManaCost(state.manaCost) || undefined,
    type: typeOf(locale, object, state),
    colors: colored === '' ? undefined : colored,
    pt: ptOf(state) || undefined,
    loyalty: state.loyalty,
    defense: state.defense,
    keywords: some(keywords),
    abilities: some(abilities),
    marks: some(marks),
    isTapped: object.status.tapped ? true : undefined,
    counters: some(counters),
    damage: object.damage > 0 ? message(locale, 'hover.damage', { amount: object.damage }) : undefined,
    copy: copy === undefined ? undefined : copyStepText(context, copy),
    player: whose === under ? undefined : message(locale, 'hover.controlledBy', { player: scene.players[whose] ?? '' }),
    relations: some(relations),
    attached: some(attached),
    news: found?.news,
    differences: some(found?.differences ?? []),
  });
}

type Loose<T> = { readonly [K in keyof T]: T[K] | undefined };

/** Leaves out what does not apply, so that messages stay small. */
const compact = (object: Loose<BoardObject>): BoardObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as unknown as BoardObject;

const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

const isKeyword = ({ ability }: AbilityInstance): boolean => ability.kind === 'keyword';

/** Keywords, each once, with how often it has it. */
function keywordsOf(state: ObjectState): readonly string[] {
  const counts = new Map<string, number>();
  for (const instance of state.abilities) {
    if (!isKeyword(instance)) continue;
    const text = abilitiesOf([instance], 40);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count === 1 ? text : `${text} (${count} ×)`));
}

function otherAbilities(locale: Locale, object: GameObject, state: ObjectState): readonly string[] {
  const texts =
    object.base.kind === 'ability'
      ? [abilityText(object.base.instance)]
      : state.abilities.filter((instance) => !isKeyword(instance)).map(abilityText);
  const said = texts.filter((text) => text !== '').map((text) => shorten(text, longestAbility));
  if (said.length <= mostAbilities) return said;
  return [...said.slice(0, mostAbilities), message(locale, 'hover.more', { count: said.length - mostAbilities })];
}

function typeOf(locale: Locale, object: GameObject, state: ObjectState): string {
  if (object.base.kind === 'ability') {
    const { kind } = object.base.instance.ability;
    return message(locale, kind === 'triggered' ? 'board.triggeredAbility' : 'board.activatedAbility');
  }
  return typeLineOf(locale, state);
}

function marksOf(locale: Locale, object: GameObject): readonly string[] {
  const { base, zone, status } = object;
  const isToken = base.kind === 'token' || (base.kind === 'copy' && zone === 'battlefield');
  return [
    ...(isToken ? ['word.token'] : []),
    ...(base.kind === 'copy' && zone === 'stack' ? ['word.copy'] : []),
    ...(['tapped', 'flipped', 'faceDown', 'phasedOut'] as const)
      .filter((one) => status[one])
      .map((one) => `word.${one}`),
  ].map((code) => message(locale, code));
}

const targetTitle = (scene: Scene, target: Target): string =>
  'object' in target ? titleOfId(scene, scene.snapshot, target.object) : (scene.players[target.player] ?? '');

/** Targets, modes and X of what is on the stack; what it attacks, blocks or has chosen. */
function relationsOf(scene: Scene, object: GameObject): readonly string[] {
  const { locale } = scene.context;
  const said: string[] = [];
  const targets = (object.stack?.targets ?? []).flat().map((target) => targetTitle(scene, target));
  if (targets.length > 0) said.push(message(locale, 'board.targets', { names: targets.join(', ') }));
  if ((object.stack?.modes.length ?? 0) > 0)
    said.push(message(locale, 'board.modes', { modes: (object.stack?.modes ?? []).join(', ') }));
  const x = object.stack?.x;
  if (x !== undefined) said.push(`X = ${x}`);
  if (object.attacking !== undefined)
    said.push(message(locale, 'board.attacks', { name: targetTitle(scene, object.attacking) }));
  for (const id of object.blocking ?? [])
    said.push(message(locale, 'board.blocks', { name: titleOfId(scene, scene.snapshot, id) }));
  for (const choice of object.choices) {
    const value = choiceText(scene, choice);
    if (value !== '') said.push(message(locale, 'hover.chosen', { value }));
  }
  return said;
}

export function choiceText(scene: Scene, { value }: LinkedChoice): string {
  switch (value.kind) {
    case 'color':
      return value.color;
    case 'word':
      return value.word;
    case 'number':
      return String(value.value);
    case 'player':
      return scene.players[value.player] ?? '';
    case 'object':
      return titleOfId(scene, scene.snapshot, value.object);
    case 'yes':
    case 'no':
      return '';
  }
}

/** A difference of characteristics as a value before and one after; of abilities, what was lost and gained. */
export function asDifference(locale: Locale, difference: Difference): BoardDifference {
  const { what, before, after, lost, gained } = difference;
  const label = message(locale, `board.label.${what}`);
  if (what !== 'abilities') return { label, before, after };
  return { label, ...(lost === undefined ? {} : { before: lost }), ...(gained === undefined ? {} : { after: gained }) };
}

/** What the last statement made of an object; nothing where it is as it was. */
export function newsOf(scene: Scene, object: GameObject, state: ObjectState): News | undefined {
  if (!scene.news.has(object)) scene.news.set(object, findNews(scene, object, state));
  return scene.news.get(object);
}

function findNews(scene: Scene, object: GameObject, state: ObjectState): News | undefined {
  const { context, before, snapshot, players } = scene;
  const { locale } = context;
  if (before === undefined) return undefined;
  const was = objectBefore(scene, object.card);
  if (was === undefined) return { news: 'new', differences: [] };
  const wasState = before.board.objects.get(was.id);
  if (was === object && wasState === state) return undefined;
  const label = (code: string): string => message(locale, `board.label.${code}`);
  if (was.zone !== object.zone) {
    const zone = (one: GameObject): string => message(locale, `zone.${one.zone}`);
    return { news: 'new', differences: [{ label: label('zone'), before: zone(was), after: zone(object) }] };
  }
  const found = differences(locale, wasState ?? state, state, players).map((one) => asDifference(locale, one));
  const add = (code: string, one: string, other: string): void => {
    if (one !== other)
      found.push({ label: label(code), ...(one ? { before: one } : {}), ...(other ? { after: other } : {}) });
  };
  const all: BoardDifference[] = found;
  const words = (one: GameObject): string => statusWords(locale, one);
  add('status', words(was), words(object));
  const counters = (one: GameObject): string => one.counters.map(({ kind, count }) => `${count} × ${kind}`).join(', ');
  add('counters', counters(was), counters(object));
  add('damage', String(was.damage), String(object.damage));
  add('attachedTo', hostTitle(scene, before, was), hostTitle(scene, snapshot, object));
  return all.length === 0 ? undefined : { news: 'changed', differences: all };
}

function statusWords(locale: Locale, { status }: GameObject): string {
  return (['tapped', 'flipped', 'faceDown', 'phasedOut'] as const)
    .filter((one) => status[one])
    .map((one) => message(locale, `word.${one}`))
    .join(', ');
}

function hostTitle(scene: Scene, snapshot: Snapshot, { attachedTo }: GameObject): string {
  if (attachedTo === undefined) return '';
  return 'object' in attachedTo
    ? titleOfId(scene, snapshot, attachedTo.object)
    : (scene.players[attachedTo.player] ?? '');
}

/**
 * Who an object is shown under: what it is attached to is shown under; else its controller on the battlefield, its owner
 * in other zones, nobody on the stack.
 */
export function shownUnder(snapshot: Snapshot, object: GameObject, depth = 0): number | undefined {
  const { attachedTo, zone } = object;
  if (attachedTo !== undefined && 'player' in attachedTo) return attachedTo.player;
  const host = attachedTo === undefined ? undefined : snapshot.game.objects.get(attachedTo.object);
  if (host !== undefined && depth < deepest) return shownUnder(snapshot, host, depth + 1);
  if (zone === 'stack' || zone === 'command') return undefined;
  return zone === 'battlefield' ? controllerOf(snapshot, object) : object.owner;
}
