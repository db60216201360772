// Chains that never end (104.4b, 732.4): what sets itself off again and again comes back to a state it had, or to one that has all of it and more.
import { keyOfValue } from '../rules/sameValue.ts';
import { boardOf } from './ask.ts';
import { asksHowMuch } from './asksHowMuch.ts';
import type { CounterStack, Game, GameEventRef, GameObject, Target, WaitingTrigger } from './game.ts';
import type { CardId, ObjectId } from './ids.ts';

/** The state is one that there was, or one that there was and more of the same. */
export type Endless = 'returns' | 'grows';

/** Follows a chain step by step. States far back are compared at distances that double, so that a long chain costs no more than its steps. */
export class Chain {
  #anchor: Game;
  #steps = 0;
  #next = 1;
  readonly #round = new Set<CardId>();

  constructor(start: Game) {
    this.#anchor = start;
  }

  /** Whose abilities have resolved since the state that came back. */
  get round(): readonly CardId[] {
    return [...this.#round];
  }

  /** Before a step, by what lies on top of the stack, of that card: whether it goes on like this for ever. */
  before(game: Game, card: CardId | undefined): Endless | undefined {
    const found = this.#steps === 0 ? undefined : compare(this.#anchor, game);
    if (found !== undefined) return found;
    if (this.#steps >= this.#next || this.#steps === 0) {
      this.#anchor = game;
      this.#next = this.#steps * 2;
      this.#round.clear();
    }
    this.#steps += 1;
    if (card !== undefined) this.#round.add(card);
    return undefined;
  }
}

/** How a later state stands to an earlier one, up to ids, timestamps and causes. */
export const compare = (before: Game, after: Game): Endless | undefined => {
  if (!mayBe(before, after)) return undefined;
  const players = playersGrow(before, after);
  const objects = players === undefined ? undefined : objectsGrow(before, after);
  const waiting = objects === undefined ? undefined : waitingGrows(before.waiting, after.waiting);
  if (players === undefined || objects === undefined || waiting === undefined) return undefined;
  const stack = stackGrows(before, after);
  if (stack === undefined || !sameEffects(before, after)) return undefined;
  if (!players && !objects && !waiting && !stack) return 'returns';
  return isBlindToMore(after) ? 'grows' : undefined;
};

/** What costs nothing to see and is so in most chains that end: less waits than before. */
const mayBe = (before: Game, after: Game): boolean =>
  before.waiting.length <= after.waiting.length &&
  (before.zones['stack']?.length ?? 0) <= (after.zones['stack']?.length ?? 0) &&
  (before.zones['battlefield']?.length ?? 0) <= (after.zones['battlefield']?.length ?? 0) &&
  before.effects.length === after.effects.length &&
  before.delayed.length === after.delayed.length &&
  before.turn === after.turn;

/** Whether anyone has more life; undefined where something else has changed. */
const playersGrow = (before: Game, after: Game): boolean | undefined => {
  let grows = false;
  for (const [index, player] of after.players.entries()) {
    const was = before.players[index];
    if (was === undefined || player.life < was.life || player.inGame !== was.inGame) return undefined;
    if (player.drawnThisTurn !== was.drawnThisTurn || countersText(player.counters) !== countersText(was.counters))
      return undefined;
    if (player.manaPool.join() !== was.manaPool.join() && !mayGrow(was.manaPool, player.manaPool)) return undefined;
    grows ||= player.life > was.life || player.manaPool.length > was.manaPool.length;
  }
  return grows;
};

const mayGrow = (was: readonly string[], now: readonly string[]): boolean =>
  now.length >= was.length && was.every((symbol, index) => now[index] === symbol);

const countersText = (counters: readonly CounterStack[]): string =>
  counters
    .map(({ kind, count }) => `${kind}:${count}`)
    .sort()
    .join();

/** Kinds of counters of which more change nothing about what an object does. */
const MORE_IS_FINE: ReadonlySet<string> = new Set(['+1/+1', 'charge', 'loyalty']);

/** Zones of which all that was there must be there, as it was or more of it; libraries and hands must be what they were. */
const objectsGrow = (before: Game, after: Game): boolean | undefined => {
  let grows = false;
  for (const zone of new Set([...Object.keys(before.zones), ...Object.keys(after.zones)])) {
    if (zone === 'stack') continue;
    const [was, now] = [before.zones[zone] ?? [], after.zones[zone] ?? []];
    if (was === now && !zone.startsWith('battlefield')) continue;
    const more = zoneGrows(before, after, was, now);
    if (more === undefined || (more && (zone.startsWith('library') || zone.startsWith('hand')))) return undefined;
    grows ||= more;
  }
  return grows;
};

const zoneGrows = (
  before: Game,
  after: Game,
  was: readonly ObjectId[],
  now: readonly ObjectId[],
): boolean | undefined => {
  if (now.length < was.length) return undefined;
  const byCard = new Map<CardId, GameObject>();
  for (const id of now) {
    const object = after.objects.get(id);
    if (object !== undefined) byCard.set(object.card, object);
  }
  let grows = now.length > was.length;
  const gone: GameObject[] = [];
  for (const id of was) {
    const object = before.objects.get(id);
    if (object === undefined) continue;
    const same = byCard.get(object.card);
    if (same === undefined) {
      gone.push(object);
      continue;
    }
    byCard.delete(object.card);
    if (same === object) continue;
    const more = isAsMuch(before, after, object, same);
    if (more === undefined) return undefined;
    grows ||= more;
  }
  const fresh = [...byCard.values()];
  for (const object of gone) {
    const at = fresh.findIndex((one) => isAsMuch(before, after, object, one) === false);
    if (at < 0) return undefined;
    fresh.splice(at, 1);
  }
  // Of what is legendary or a world more is not the same (704.5j, 704.5k).
  return fresh.some((one) => isUnique(after, one)) ? undefined : grows;
};

const isUnique = (game: Game, { id }: GameObject): boolean =>
  boardOf(game)
    .objects.get(id)
    ?.supertypes.some((one) => one === 'Legendary' || one === 'World') === true;

/** Whether an object is what another was, but for more counters; undefined where it is something else. */
const isAsMuch = (before: Game, after: Game, was: GameObject, now: GameObject): boolean | undefined => {
  if (keyOf(before, was) !== keyOf(after, now)) return undefined;
  let grows = false;
  for (const kind of new Set([...was.counters, ...now.counters].map((stack) => stack.kind))) {
    const [old, fresh] = [was, now].map(({ counters }) => counters.find((one) => one.kind === kind)?.count ?? 0);
    if (old === fresh) continue;
    if (!MORE_IS_FINE.has(kind) || (old ?? 0) > (fresh ?? 0)) return undefined;
    grows = true;
  }
  return grows;
};

const keys = new WeakMap<GameObject, string>();

/** What an object is, without its ids, timestamps, causes and counters. */
const keyOf = (game: Game, object: GameObject): string => {
  const known = keys.get(object);
  if (known !== undefined) return known;
  const { zone, owner, controller, status, face, damage, deathtouched, attachedTo, choices, activations } = object;
  const base =
    object.base.kind === 'card'
      ? object.base.card.name
      : object.base.kind === 'ability'
        ? [object.base.sourceLastKnown?.values.name, object.base.instance.key, aboutOf(object.base.trigger)]
        : valuesText(object.base.values);
  const targets = object.stack?.targets.map((group) => group.map((target) => nameOf(game, target)));
  const made = keyOfValue([
    object.base.kind,
    base,
    zone,
    owner,
    controller,
    status,
    face,
    damage,
    deathtouched,
    attachedTo === undefined ? undefined : nameOf(game, attachedTo),
    choices.map(({ what, value }) => [what, value]),
    activations,
    targets,
    object.stack?.x,
    object.attacking !== undefined,
    object.blocking !== undefined,
  ]);
  keys.set(object, made);
  return made;
};

/** What a trigger was about: its words may mean that player, that much, that object. */
const aboutOf = (event: GameEventRef | undefined): unknown => [
  event?.player,
  event?.amount,
  event?.lastKnown === undefined ? undefined : valuesText(event.lastKnown.values),
];

type Values = Extract<GameObject['base'], { kind: 'token' | 'copy' }>['values'];

const valuesText = (values: Values): unknown => [
  values.name,
  values.colors,
  values.types,
  values.subtypes,
  values.power,
  values.toughness,
  values.abilities.map(({ compiled, key }) => [key, compiled.text]),
];

const nameOf = (game: Game, target: Target): string | number => {
  if ('player' in target) return target.player;
  const object = game.objects.get(target.object);
  if (object === undefined) return 'gone';
  const { base } = object;
  return base.kind === 'card' ? object.card : base.kind === 'ability' ? base.instance.key : base.values.name;
};

const waitingKeys = new WeakMap<WaitingTrigger, string>();

const waitingKey = (trigger: WaitingTrigger): string => {
  const known = waitingKeys.get(trigger);
  if (known !== undefined) return known;
  const { lastKnown, instance, controller, event } = trigger;
  const made = keyOfValue([lastKnown.values.name, instance.key, controller, aboutOf(event)]);
  waitingKeys.set(trigger, made);
  return made;
};

const countBy = <T>(list: readonly T[], key: (one: T) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1);
  return counts;
};

/** Whether more waits than did; undefined where not all waits that did. */
const waitingGrows = (was: readonly WaitingTrigger[], now: readonly WaitingTrigger[]): boolean | undefined => {
  if (was === now) return false;
  const there = countBy(now, waitingKey);
  for (const [key, count] of countBy(was, waitingKey)) if ((there.get(key) ?? 0) < count) return undefined;
  return now.length > was.length;
};

/**
 * Whether more lies on the stack than did, where what lay on top lies on top again, and nothing below it was touched:
 * what it has led to once it leads to once more. Undefined where it is not so.
 */
const stackGrows = (before: Game, after: Game): boolean | undefined => {
  const [was, now] = [before.zones['stack'] ?? [], after.zones['stack'] ?? []];
  if (!was.every((id, index) => index === was.length - 1 || now[index] === id)) return undefined;
  const top = was.at(-1);
  const other = now.at(-1);
  const one = top === undefined ? undefined : before.objects.get(top);
  const two = other === undefined ? undefined : after.objects.get(other);
  if (one === undefined || two === undefined) return one === two ? false : undefined;
  return keyOf(before, one) === keyOf(after, two) ? now.length > was.length : undefined;
};

/** Effects are the same ones: what makes new ones all the time is followed until it is too much. */
const sameEffects = (before: Game, after: Game): boolean =>
  after.effects.every((effect, index) => effect === before.effects[index]) &&
  after.delayed.every((delayed, index) => delayed === before.delayed[index]);

const blind = new WeakMap<object, boolean>();

/** Whether nothing in play asks how much or how many there is of anything: then more of the same changes nothing. */
const isBlindToMore = (game: Game): boolean => {
  const board = boardOf(game);
  for (const id of [...(game.zones['battlefield'] ?? []), ...(game.zones['stack'] ?? [])]) {
    for (const { ability } of board.objects.get(id)?.abilities ?? []) {
      const known = blind.get(ability) ?? !asksHowMuch('ability', ability);
      blind.set(ability, known);
      if (!known) return false;
    }
  }
  return board.rules.length === 0 || board.rules.every(({ rule }) => !asksHowMuch('rule', rule));
};
