// What the references of rules text mean: "this creature", "enchanted creature", "that player", "each opponent".

import type { Filter, ObjectRef, PlayerRef, Selection } from '../../cards/ability.ts';
import type { Target } from '../game.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { type Aspects, CONTROL } from '../layers/aspectBits.ts';
import { type Context, chosenIn, turnOf, type View } from '../view.ts';
import { noteMissed, REVEALED } from './pastThings.ts';
import { amountOf, holds, matches, zonesNamed } from './questions.ts';
import type { Reads } from './row.ts';
import { objectOrLast } from './thing.ts';

const EMPTY: readonly ObjectId[] = [];

/** Objects that match a selection, in the order of its zones: the battlefield unless its words say another (109.2). */
export const selectionOf = (view: View, selection: Selection, ctx: Context): readonly ObjectId[] => {
  const among = groupIn(selection.filter);
  if (among !== undefined) {
    const group = objectsOf(view, among, ctx);
    // Revealed cards that have gone on since are not followed here.
    if (among.kind === 'that' && among.antecedent === 'revealed' && group.some((id) => !view.game.objects.has(id)))
      view.note({ code: 'filter-not-modelled', values: { filter: REVEALED } });
    return group.filter((id) => view.game.objects.has(id) && matches(view, selection.filter, id, ctx));
  }
  const said = selection.zone === undefined ? zonesNamed(view, selection.filter) : [selection.zone];
  const ids = said.length === 0 ? view.inZone('battlefield') : said.flatMap((zone) => view.inZone(zone));
  const found = ids.filter((id) => matches(view, selection.filter, id, ctx));
  if (found.length === 0) noteMissed(view, selection.filter, ctx);
  return found;
};

/** "a land card from among them": the objects among which the filter looks. */
export const groupIn = (filter: Filter): ObjectRef | undefined => {
  const parts = filter.kind === 'and' ? filter.of : [filter];
  for (const part of parts) {
    if (part.kind === 'isRef' && part.word !== undefined) return part.ref;
    if (part.kind === 'history' && part.event === REVEALED) return { kind: 'that', antecedent: 'revealed' };
  }
  return undefined;
};

/** What an object is attached to, or was as it left (608.2h). */
const attachedTo = (view: View, id: ObjectId | undefined): Target | undefined => objectOrLast(view, id)?.attachedTo;

const hostOf = (view: View, ctx: Context): ObjectId | undefined => {
  const host = attachedTo(view, ctx.bindings.self ?? ctx.source);
  return host !== undefined && 'object' in host ? host.object : undefined;
};

/** All cards of a player's zones. */
const cardsOf = (view: View, ref: ObjectRef & { readonly kind: 'zone' }, ctx: Context): readonly ObjectId[] =>
  playersOf(view, ref.player, ctx).flatMap((player) => ref.zones.flatMap((zone) => view.inZone(zone, player)));

/** What has not been taken of the objects chosen from; of others that were spoken of it is not kept. */
const restOf = (view: View, ctx: Context): readonly ObjectId[] => {
  const rest = ctx.that?.rest;
  if (rest !== undefined) return rest;
  view.note({ code: 'antecedent-unknown', values: { antecedent: 'rest' } });
  return EMPTY;
};

/** "The exiled card" of a static ability: what the ability linked with it has exiled, if anything (607.2a). */
const exiledWith = (view: View, source: ObjectId, { ability }: Context): readonly ObjectId[] =>
  (objectOrLast(view, source)?.choices ?? []).flatMap(({ what, acquisition, value }) =>
    what === 'exiled' && value.kind === 'object' && (ability === undefined || acquisition === ability.acquisition)
      ? [value.object]
      : [],
  );

const thatObjects = (view: View, ref: ObjectRef & { readonly kind: 'that' }, ctx: Context): readonly ObjectId[] => {
  if (ref.antecedent === 'previous' && ctx.affected !== undefined) return [ctx.affected];
  const named = ctx.that?.[ref.antecedent];
  if (named !== undefined) return named;
  if (ref.antecedent === 'exiled' && ctx.source !== undefined) return exiledWith(view, ctx.source, ctx);
  if (ctx.affected !== undefined && ref.antecedent !== 'event') return [ctx.affected];
  if ((ref.antecedent === 'event' || ref.antecedent === 'previous') && ctx.bindings.event !== undefined) {
    return [ctx.bindings.event];
  }
  if (ref.antecedent === 'previous') {
    const targets = ctx.bindings.targets.flat().flatMap((target) => ('object' in target ? [target.object] : []));
    if (targets.length > 0) return targets;
  }
  view.note({ code: 'antecedent-unknown', values: { antecedent: ref.antecedent } });
  return EMPTY;
};

/** "Defending player" of a spell, which does not attack itself: who is attacked, if that is one player (506.2, 802.2a). */
const attackedPlayers = (view: View, ctx: Context): readonly PlayerId[] => {
  if (objectOrLast(view, ctx.source)?.zone === 'battlefield') return [];
  const attacked = new Set<PlayerId>();
  for (const id of view.inZone('battlefield')) {
    const target = view.game.objects.get(id)?.attacking;
    if (target === undefined) continue;
    const player = 'player' in target ? target.player : view.state(target.object)?.controller;
    if (player !== undefined) attacked.add(player);
  }
  if (attacked.size > 1) view.note({ code: 'player-unknown', values: {} });
  return attacked.size === 1 ? [...attacked] : [];
};

/** What a superlative compares: life, cards in hand, or how many such objects the player controls. */
const standing = (
  view: View,
  { of }: Extract<PlayerRef, { kind: 'superlative' }>,
  player: PlayerId,
  ctx: Context,
): number => {
  if (of === 'life') return view.game.players.find(({ id }) => id === player)?.life ?? 0;
  if (of === 'hand') return view.inZone('hand', player).length;
  return selectionOf(view, of, ctx).filter((id) => view.state(id)?.controller === player).length;
};

const unique = (players: readonly PlayerId[]): readonly PlayerId[] => [...new Set(players)];

/** The meaning of one kind of reference to objects. */
interface RefMeaning<R> {
  /**
   * The objects it means, each once. Objects that have left are still named (a caller that needs them there asks
   * `view.state`). A choice not made yet is noted and gives none.
   */
  objects(view: View, ref: R, ctx: Context): readonly ObjectId[];
  /** Which aspects of objects finding them looks at (418.5b). */
  reads(ref: R, of: Reads): Aspects;
}

/** What every kind of reference to objects means. */
export const REFS: { readonly [K in ObjectRef['kind']]: RefMeaning<ObjectRef & { readonly kind: K }> } = {
  self: {
    objects: (_view, _ref, ctx) => {
      const self = ctx.bindings.self ?? ctx.source;
      return self === undefined ? EMPTY : [self];
    },
    reads: () => 0,
  },
  granter: {
    objects: (_view, _ref, ctx) => {
      const granter = ctx.granter ?? ctx.bindings.self ?? ctx.source;
      return granter === undefined ? EMPTY : [granter];
    },
    reads: () => 0,
  },
  attached: {
    objects: (view, ref, ctx) => {
      const host = hostOf(view, ctx);
      if (host === undefined) return EMPTY;
      // "Enchanted creature" is whatever the source is attached to, a creature or not (303.4m).
      return ref.verb === 'enchanted' || matches(view, ref.noun, host, ctx) ? [host] : EMPTY;
    },
    reads: (ref, of) => of.filter(ref.noun),
  },
  target: {
    objects: (_view, ref, ctx) =>
      (ctx.bindings.targets[ref.target] ?? []).flatMap((target) => ('object' in target ? [target.object] : [])),
    reads: () => 0,
  },
  that: {
    objects: (view, ref, ctx) => thatObjects(view, ref, ctx),
    reads: () => 0,
  },
  all: {
    objects: (view, ref, ctx) => {
      // Which spell is the first of its kind this turn is not kept.
      if (ref.first === true) view.note({ code: 'filter-not-modelled', values: { filter: 'first' } });
      return ref.first === true ? EMPTY : selectionOf(view, ref.selection, ctx);
    },
    reads: (ref, of) => of.filter(ref.selection.filter),
  },
  choose: {
    objects: (view, _ref, ctx) => {
      const chosen = ctx.that?.chosen;
      if (chosen === undefined) view.note({ code: 'choice-not-made', values: {} });
      return chosen ?? EMPTY;
    },
    reads: (ref, of) => of.filter(ref.selection.filter) | of.amount(ref.count),
  },
  top: {
    objects: (view, ref, ctx) => {
      return playersOf(view, ref.player, ctx).flatMap((player) => {
        const count = ref.count === undefined ? 1 : amountOf(view, ref.count, ctx);
        const { what } = ref;
        const all = view.inZone(ref.zone, player);
        const cards = what === undefined ? all : all.filter((id) => matches(view, what, id, ctx));
        if (count <= 0) return EMPTY;
        return ref.end === 'bottom' ? cards.slice(0, count) : cards.slice(-count).reverse();
      });
    },
    reads: (ref, of) => of.player(ref.player),
  },
  rest: {
    objects: (view, _ref, ctx) => restOf(view, ctx),
    reads: () => 0,
  },
  zone: {
    objects: (view, ref, ctx) => cardsOf(view, ref, ctx),
    reads: (ref, of) => of.player(ref.player),
  },
  bound: {
    objects: (_view, ref, ctx) => {
      const bound = ctx.bindings.bound[ref.index];
      return bound === undefined ? EMPTY : [bound];
    },
    reads: () => 0,
  },
  several: {
    objects: (view, ref, ctx) => [...new Set(ref.of.flatMap((each) => objectsOf(view, each, ctx)))],
    reads: (ref, of) => ref.of.reduce((all, each) => all | of.ref(each), 0),
  },
};

/** The row of a reference to objects. */
export const meaningOfRef = (ref: ObjectRef): RefMeaning<ObjectRef> => REFS[ref.kind];

/** The objects a reference means, each once. */
export const objectsOf = (view: View, ref: ObjectRef, ctx: Context): readonly ObjectId[] =>
  meaningOfRef(ref).objects(view, ref, ctx);

/** The players who have not left the game, in turn order. */
const inGameOf = (view: View): readonly PlayerId[] =>
  view.game.players.filter((player) => player.inGame).map((player) => player.id);

/** The meaning of one kind of reference to players. */
interface PlayerMeaning<P> {
  /** The players it means, in turn order. Players who have left the game are no one's opponents. */
  players(view: View, ref: P, ctx: Context): readonly PlayerId[];
  /** Which aspects of objects finding them looks at (418.5b). */
  reads(ref: P, of: Reads): Aspects;
  /** It compares what there is now, of which what has left is none. */
  readonly ofNow?: true;
}

/** What every kind of reference to players means. */
export const PLAYERS: { readonly [K in PlayerRef['kind']]: PlayerMeaning<PlayerRef & { readonly kind: K }> } = {
  you: {
    players: (_view, _ref, ctx) => [ctx.controller],
    reads: () => CONTROL,
  },
  opponents: {
    players: (view, _ref, ctx) => {
      const inGame = inGameOf(view);
      return inGame.filter((id) => id !== ctx.controller);
    },
    reads: () => CONTROL,
  },
  eachOpponent: {
    players: (view, _ref, ctx) => {
      const inGame = inGameOf(view);
      return inGame.filter((id) => id !== ctx.controller);
    },
    reads: () => CONTROL,
  },
  notYou: {
    players: (view, _ref, ctx) => {
      const inGame = inGameOf(view);
      return inGame.filter((id) => id !== ctx.controller);
    },
    reads: () => CONTROL,
  },
  superlative: {
    players: (view, ref, ctx) => {
      const inGame = inGameOf(view);
      const compared = ref.opponent === undefined ? inGame : inGame.filter((id) => id !== ctx.controller);
      const valued = compared.map((id) => [id, standing(view, ref, id, ctx)] as const);
      const values = valued.map(([, value]) => value);
      const best = ref.most ? Math.max(...values) : Math.min(...values);
      const all = valued.filter(([, value]) => value === best).map(([id]) => id);
      // "An opponent with the most life": one of those who are tied, which is no matter for what they have alike.
      return ref.opponent === undefined ? all : all.slice(0, 1);
    },
    reads: () => CONTROL,
    ofNow: true,
  },
  otherThan: {
    players: (view, ref, ctx) => {
      const inGame = inGameOf(view);
      const named = playersOf(view, ref.player, ctx);
      return inGame.filter((id) => !named.includes(id) && (ref.of === undefined || id !== ctx.controller));
    },
    reads: () => CONTROL,
  },
  eachPlayer: {
    players: (view) => {
      const inGame = inGameOf(view);
      return inGame;
    },
    reads: () => CONTROL,
  },
  anyPlayer: {
    players: (view) => {
      const inGame = inGameOf(view);
      return inGame;
    },
    reads: () => CONTROL,
  },
  activePlayer: {
    players: (view) => [turnOf(view).active],
    reads: () => CONTROL,
  },
  enchantedPlayer: {
    players: (view, _ref, ctx) => {
      const host = attachedTo(view, ctx.source);
      return host !== undefined && 'player' in host ? [host.player] : [];
    },
    reads: () => CONTROL,
  },
  chosenPlayer: {
    players: (view, _ref, ctx) => {
      const chosen = chosenIn(view, ctx, 'player');
      return chosen?.kind === 'player' ? [chosen.player] : [];
    },
    reads: () => CONTROL,
  },
  thatPlayer: {
    players: (view, ref, ctx) => {
      if (ref.form === 'bare' && ctx.they !== undefined) return ctx.they;
      if (ctx.thatPlayer !== undefined) return [ctx.thatPlayer];
      const targets = ctx.bindings.targets.flat().flatMap((target) => ('player' in target ? [target.player] : []));
      if (targets.length > 0) return targets;
      view.note({ code: 'player-unknown', values: {} });
      return [];
    },
    reads: () => CONTROL,
  },
  defendingPlayer: {
    players: (view, ref, ctx) => {
      const attacking = (id: ObjectId | undefined): Target | undefined => objectOrLast(view, id)?.attacking;
      // Of an ability of what does not attack itself: whom the creature attacks that it triggered on (508.5).
      const target = attacking(ctx.source) ?? attacking(ctx.bindings.event);
      if (target === undefined) return attackedPlayers(view, ctx);
      if ('player' in target) return [target.player];
      // The planeswalker itself is no player.
      if (ref.form === 'orPlaneswalker' || ref.form === 'orPlaneswalkerThat')
        view.note({ code: 'player-unknown', values: {} });
      const controller = view.state(target.object)?.controller;
      return controller === undefined ? [] : [controller];
    },
    reads: () => CONTROL,
  },
  controllerOf: {
    players: (view, ref, ctx) => {
      return unique(
        objectsOf(view, ref.of, ctx).flatMap((id) => {
          // What has left the battlefield by the event has the controller that it had there (108.4, 603.10a).
          const now = view.game.objects.get(id);
          const isCard = now !== undefined && now.zone !== 'battlefield' && now.zone !== 'stack';
          const moved = isCard && now.card === ctx.eventKnown?.card ? ctx.eventKnown : undefined;
          const controller = (moved ?? view.state(id) ?? view.lastKnown?.(id))?.controller;
          return controller === undefined ? [] : [controller];
        }),
      );
    },
    reads: (ref, of) => CONTROL | of.ref(ref.of),
  },
  ownerOf: {
    players: (view, ref, ctx) => {
      return unique(
        objectsOf(view, ref.of, ctx).flatMap((id) => {
          const owner = objectOrLast(view, id)?.owner;
          return owner === undefined ? [] : [owner];
        }),
      );
    },
    reads: (ref, of) => of.ref(ref.of),
  },
  target: {
    players: (_view, ref, ctx) =>
      (ctx.bindings.targets[ref.target] ?? []).flatMap((target) => ('player' in target ? [target.player] : [])),
    reads: () => CONTROL,
  },
  who: {
    players: (view, ref, ctx) => {
      const all = playersOf(view, ref.of, ctx);
      if (ref.condition.kind !== 'history')
        return all.filter((player) => holds(view, ref.condition, { ...ctx, thatPlayer: player }));
      // What each of them did of the instruction before is not kept.
      view.note({ code: 'filter-not-modelled', values: { filter: 'who' } });
      return all;
    },
    reads: () => CONTROL,
  },
  youAnd: {
    players: (view, ref, ctx) => {
      const inGame = inGameOf(view);
      return inGame.filter((id) => id === ctx.controller || playersOf(view, ref.player, ctx).includes(id));
    },
    reads: () => CONTROL,
  },
  boundPlayer: {
    players: (view, ref, ctx) => {
      const bound = ctx.bindings.boundPlayers[ref.player] ?? view.game.players[ref.player]?.id;
      return bound === undefined ? [] : [bound];
    },
    reads: () => CONTROL,
  },
};

/** The row of a reference to players. */
export const meaningOfPlayer = (ref: PlayerRef): PlayerMeaning<PlayerRef> => PLAYERS[ref.kind];

/** The players a reference means, in turn order. */
export const playersOf = (view: View, ref: PlayerRef, ctx: Context): readonly PlayerId[] =>
  meaningOfPlayer(ref).players(view, ref, ctx);
