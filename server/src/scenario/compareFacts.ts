// What two editions can make differently: an object's and a player's facts as comparable values, and who is who between two runs.
import { printManaCost } from '../cards/mana.ts';
import { printAbility } from '../cards/oracle/print.ts';
import { printTypeLine } from '../cards/typeLine.ts';
import type { AbilityInstance, ObjectState } from '../engine/characteristics.ts';
import type { Game, GameObject } from '../engine/game.ts';
import type { CardId, PlayerId } from '../engine/ids.ts';
import type { ScenarioRun, Snapshot } from './result.ts';
import type { Statement } from './statement.ts';

/** One thing about an object that can differ; the order is that in which they are told. */
export const ASPECTS = [
  'zone',
  'controller',
  'name',
  'cost',
  'colors',
  'types',
  'abilities',
  'pt',
  'loyalty',
  'defense',
  'status',
  'counters',
  'damage',
  'attachedTo',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Those that the layers settle. */
export const LAYER_ASPECTS: readonly Aspect[] = [
  'controller',
  'name',
  'cost',
  'colors',
  'types',
  'abilities',
  'pt',
  'loyalty',
  'defense',
];

/** An object in one run as of a snapshot; without `object` and `state` it is not, or no longer, in the game. */
export interface ObjectSide {
  readonly run: ScenarioRun;
  readonly snapshot: Snapshot;
  readonly card?: CardId;
  readonly object?: GameObject;
  readonly state?: ObjectState;
}

const abilityKey = ({ compiled, ability }: AbilityInstance): string =>
  ability === compiled.ability || ability.kind === 'unread' ? compiled.text : printAbility(ability);

/** What the layers made of one aspect, as text that is the same exactly where the values are. */
export const settledValue = (aspect: Aspect, state: ObjectState): string => {
  switch (aspect) {
    case 'controller':
      return String(state.controller);
    case 'name':
      return state.name;
    case 'cost':
      return state.manaCost === undefined ? '' : printManaCost(state.manaCost);
    case 'colors':
      return String(state.colors);
    case 'types':
      return printTypeLine({ ...state, subtypes: [...state.subtypes].sort() });
    case 'abilities':
      return state.abilities.map(abilityKey).sort().join('\n');
    case 'pt':
      return `${state.power ?? ''}/${state.toughness ?? ''}`;
    case 'loyalty':
      return String(state.loyalty ?? '');
    case 'defense':
      return String(state.defense ?? '');
    default:
      return '';
  }
};

const standing = (side: ObjectSide, aspect: Aspect, keyOf: (card: CardId) => string): string => {
  const { object, snapshot } = side;
  if (object === undefined) return '';
  switch (aspect) {
    case 'status':
      return Object.values(object.status).join();
    case 'counters':
      return object.counters
        .map(({ kind, count }) => `${count} ${kind}`)
        .sort()
        .join();
    case 'damage':
      return String(object.damage);
    case 'attachedTo': {
      const host = object.attachedTo;
      if (host === undefined) return '';
      if ('player' in host) return `player ${host.player}`;
      const card = snapshot.game.objects.get(host.object)?.card;
      return card === undefined ? '' : keyOf(card);
    }
    default:
      return '';
  }
};

export type Facts = Readonly<Partial<Record<Aspect, string>>>;

/** All that can differ about an object; where it is only, for one that is no longer in the game. */
export const factsOf = (side: ObjectSide, keyOf: (card: CardId) => string): Facts => {
  const { object, state } = side;
  if (object === undefined || state === undefined) return { zone: '' };
  const facts: Partial<Record<Aspect, string>> = { zone: object.zone };
  for (const aspect of LAYER_ASPECTS) facts[aspect] = settledValue(aspect, state);
  for (const aspect of ['status', 'counters', 'damage', 'attachedTo'] as const)
    facts[aspect] = standing(side, aspect, keyOf);
  return facts;
};

/** What differs between several; of objects in different zones, where they are. */
export const differing = (all: readonly Facts[]): readonly Aspect[] => {
  const differ = (aspect: Aspect): boolean => new Set(all.map((facts) => facts[aspect])).size > 1;
  return differ('zone') ? ['zone'] : ASPECTS.filter(differ);
};

/** What can differ about a player. */
export const PLAYER_ASPECTS = ['life', 'handSize', 'mana', 'drawn'] as const;
export type PlayerAspect = (typeof PLAYER_ASPECTS)[number];

export const playerFact = ({ game, board }: Snapshot, player: PlayerId, aspect: PlayerAspect): string => {
  const one = game.players[player];
  switch (aspect) {
    case 'life':
      return String(one?.life ?? '');
    case 'handSize':
      return String(board.players.find(({ id }) => id === player)?.maxHandSize ?? '');
    case 'mana':
      return (one?.manaPool ?? []).map((symbol) => `{${symbol}}`).join('');
    case 'drawn':
      return String(one?.drawnThisTurn ?? 0);
  }
};

const baseName = (game: Game, card: CardId): string | undefined => {
  const id = game.current.get(card);
  const base = id === undefined ? undefined : game.objects.get(id)?.base;
  // What a token is called can be the very difference.
  return base === undefined || base.kind === 'ability' ? undefined : base.kind === 'card' ? base.card.name : base.kind;
};

/** The lines that are written for one edition. */
export const forOneEdition = (statements: readonly Statement[]): readonly number[] =>
  statements.flatMap(({ body, line, children }) => [...(body.kind === 'in' ? [line] : []), ...forOneEdition(children)]);

/**
 * A key for each card, token and copy of a run that is the same in another run of the scenario: the statement that
 * brought it in, its printed name, its owner, its place among those.
 */
export const identities = (run: ScenarioRun): ReadonlyMap<CardId, string> => {
  const keys = new Map<CardId, string>();
  const bound = new Set(forOneEdition(run.scenario.statements));
  // lines for an edition each, one below the other, stand for one line
  const firstOf = (line: number): number => (bound.has(line) && bound.has(line - 1) ? firstOf(line - 1) : line);
  for (const { game, statement } of run.snapshots) {
    const times = new Map<string, number>();
    const fresh = [...game.current.keys()].filter((card) => !keys.has(card)).sort((a, b) => a - b);
    for (const card of fresh) {
      const name = baseName(game, card);
      const id = game.current.get(card);
      if (name === undefined || id === undefined) continue;
      const place =
        statement !== undefined && bound.has(statement.line)
          ? `line ${firstOf(statement.line)}`
          : (statement?.range.start ?? -1);
      const kind = `${place}:${name}:${game.objects.get(id)?.owner ?? 0}`;
      const count = times.get(kind) ?? 0;
      times.set(kind, count + 1);
      keys.set(card, `${kind}:${count}`);
    }
  }
  return keys;
};
