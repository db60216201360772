// What is true of an object or a player at a moment, as predicates that an expectation can be written with.
import { wordsOf } from '../../cards/mana.ts';
import type { Characteristics, ObjectState } from '../../engine/characteristics.ts';
import type { GameObject } from '../../engine/game.ts';
import type { ObjectId } from '../../engine/ids.ts';
import type { ScenarioRun, Snapshot } from '../../scenario/result.ts';
import { abilityText } from '../describe.ts';
import { cardName } from '../places.ts';

/** A creature of more types than this is not listed type by type. */
const mostSubtypes = 6;

/** `a 2/2 green Bear creature`, as `is` takes it; nothing for what has no type. */
export function qualitiesText(
  state: Characteristics,
  more: { readonly token?: boolean; readonly name?: string; readonly colors?: boolean } = {},
): string {
  const { power, toughness, supertypes, subtypes, types } = state;
  const colors = wordsOf(state.colors);
  const kinds = [
    ...supertypes.map((word) => word.toLowerCase()),
    ...(subtypes.length > mostSubtypes ? [] : subtypes),
    ...types.map((word) => word.toLowerCase()),
  ];
  const words = [
    ...(power === undefined || toughness === undefined ? [] : [`${power}/${toughness}`]),
    ...(more.colors === false ? [] : colors.length === 0 ? ['colorless'] : colors),
    ...kinds,
    ...(more.token === true ? ['token'] : []),
  ];
  const named = more.name === undefined || more.name === '' ? '' : ` named ${more.name}`;
  return `${words.length === 0 ? '' : `${articleFor(words[0] ?? '')} `}${words.join(' ')}${named}`.trim();
}

/** `an 8/8`, `an artifact`, `a 2/2`. */
const articleFor = (word: string): string => (/^(?:[aeio]|8|11\b|18\b|u(?!ni))/i.test(word) ? 'an' : 'a');

const isToken = ({ base }: GameObject): boolean =>
  base.kind === 'token' || (base.kind === 'copy' && base.of === 'permanent');

/** Where an object is, as `is in …` takes it. */
function whereabouts({ zone, owner }: GameObject, players: readonly string[]): string {
  return zone === 'battlefield' || zone === 'stack' ? `is on the ${zone}` : `is in ${players[owner] ?? ''}'s ${zone}`;
}

/** Predicates about an object, the most telling first. `text` is what the file calls it. */
export function objectFacts(
  run: ScenarioRun,
  { game, board }: Snapshot,
  id: ObjectId,
  text: string,
): readonly string[] {
  const object = game.objects.get(id);
  const state = board.objects.get(id);
  if (object === undefined || state === undefined) return [];
  const players = game.players.map(({ name }) => name);
  const facts: string[] = [];
  const isOutside = object.zone !== 'battlefield';
  if (isOutside) facts.push(whereabouts(object, players));
  const named = state.name !== '' && state.name.toLowerCase() !== text.toLowerCase() ? { name: state.name } : {};
  if (state.types.length > 0) facts.push(`is ${qualitiesText(state, { token: isToken(object), ...named })}`);
  facts.push(...abilityFacts(state));
  if (!isOutside) facts.push(...statusFacts(object), `is controlled by ${players[state.controller] ?? ''}`);
  for (const { kind, count } of object.counters)
    if (count > 0) facts.push(`has ${count} ${kind} counter${count === 1 ? '' : 's'}`);
  if (object.damage > 0) facts.push(`has ${object.damage} damage`);
  const host = object.attachedTo;
  if (host !== undefined) facts.push(`is attached to ${targetName(run, { game, board }, host, players)}`);
  return facts;
}

function targetName(
  run: ScenarioRun,
  { game, board }: Pick<Snapshot, 'game' | 'board'>,
  target: NonNullable<GameObject['attachedTo']>,
  players: readonly string[],
): string {
  if ('player' in target) return players[target.player] ?? '';
  const object = game.objects.get(target.object);
  return object === undefined ? '' : cardName(run, object.card, board.objects.get(target.object)?.name ?? '');
}

function statusFacts({ status, face, attacking, blocking }: GameObject): readonly string[] {
  return [
    ...(status.tapped ? ['is tapped'] : []),
    ...(status.faceDown ? ['is face down'] : []),
    ...(status.flipped ? ['is flipped'] : []),
    ...(face > 0 ? ['is transformed'] : []),
    ...(status.phasedOut ? ['is phased out'] : []),
    ...(attacking === undefined ? [] : ['is attacking']),
    ...(blocking === undefined ? [] : ['is blocking']),
  ];
}

/** Keywords in a row, other abilities by their first words; `has no abilities` where there are none. */
function abilityFacts(state: ObjectState): readonly string[] {
  if (state.abilities.length === 0) return ['has no abilities'];
  const keywords = new Set<string>();
  const others = new Set<string>();
  for (const instance of state.abilities) {
    const text = abilityText(instance).replace(/\s*\n\s*/g, ' ');
    if (instance.ability.kind === 'keyword') keywords.add(text.replace(/\.$/, '').toLowerCase());
    else if (!text.includes('"')) others.add(beginning(text));
  }
  return [
    ...(keywords.size === 0 ? [] : [`has ${[...keywords].join(', ')}`]),
    ...[...others].map((text) => `has "${text}"`),
  ];
}

const shortEnough = 48;

/** The first words of an ability, as many as tell it apart well enough. */
function beginning(text: string): string {
  if (text.length <= shortEnough) return text;
  const cut = text.slice(0, shortEnough);
  return cut.slice(0, cut.lastIndexOf(' '));
}

/** Predicates about a player. */
export function playerFacts({ game }: Snapshot, player: number): readonly string[] {
  const life = game.players[player]?.life;
  const inZone = (zone: string): number => (game.zones[`${zone}:${player}`] ?? []).length;
  return [
    ...(life === undefined ? [] : [`has ${life} life`]),
    ...['hand', 'graveyard'].flatMap((zone) => {
      const count = inZone(zone);
      return count === 0 ? [] : [`has ${count} card${count === 1 ? '' : 's'} in ${zone}`];
    }),
  ];
}
