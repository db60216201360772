// What each statement asks of the engine: its actions, in steps that are read one after the other so that later ones find what earlier ones brought.

import type { Zone } from '../cards/ability.ts';
import type { Action } from '../engine/action.ts';
import type { NotModelled } from '../engine/board.ts';
import type { PlayerId } from '../engine/ids.ts';
import { inEditionsOrder } from '../engine/perform.ts';
import { castableFrom } from '../engine/playFrom.ts';
import { assertNever } from '../rules/util.ts';
import { bindEffect } from './bindEffect.ts';
import { bindToken } from './bindToken.ts';
import { readAnnouncement, readAnswers, readEntersAs } from './runClauses.ts';
import { meaningOf, objectOfCard } from './runNames.ts';
import { attacksOf, blocksOf } from './runPlanCombat.ts';
import { type Plan, type Planned, type Step, setupSteps } from './runPlanSetup.ts';
import { timeStep } from './runPlanTime.ts';
import {
  faceNamed,
  type Reader,
  readCard,
  readObject,
  readPlayer,
  readSource,
  readTarget,
  reject,
} from './runReader.ts';
import type { Clauses, LabelDecl, NameRef, Statement, StatementBody } from './statement.ts';
import { nameKey } from './words.ts';

export type { Plan, Planned } from './runPlanSetup.ts';

const NO_CLAUSES: Clauses = {};

/** The clauses a statement carries; none where its form has none. */
export const clausesOf = (body: StatementBody): Clauses => ('clauses' in body ? body.clauses : NO_CLAUSES);

/** The name of what acts or is acted on, for problems that are about it. */
export const actorOf = (body: StatementBody): NameRef | undefined => {
  if ('card' in body) return body.card;
  if ('object' in body) return body.object;
  if (body.kind === 'createTokenCopy') return body.of;
  if ('objects' in body) {
    const [first] = body.objects;
    // Attackers and blockers are declared together: what is wrong is wrong with all of it (508.1, 509.1).
    const end = body.kind === 'verb' ? undefined : body.objects.at(-1)?.range.end;
    return first === undefined || end === undefined ? first : { ...first, range: { start: first.range.start, end } };
  }
  if (body.kind === 'damage') return body.source;
  return undefined;
};

const single = (step: Step, head: Plan['head'] = 'none'): Plan => ({ steps: [step], head });

type Made = {
  readonly action: Action;
  readonly notModelled?: readonly NotModelled[];
  /** Of several that enter, each with its own label or none. */
  readonly labels?: Planned['labels'];
};

/** A plan of one action about the whole statement. */
const act = (
  statement: Statement,
  labelling: Planned['labelling'],
  make: (reader: Reader) => Made | undefined,
  head: Plan['head'] = 'none',
): Plan =>
  single((reader) => {
    const made = make(reader);
    if (made === undefined || reader.failed) return undefined;
    const clauses = clausesOf(statement.body);
    const actor = actorOf(statement.body);
    return {
      action: made.action,
      clauses,
      whole: statement.range,
      ...(actor === undefined ? {} : { object: actor.range }),
      labels: made.labels ?? clauses.as ?? [],
      labelling,
      notModelled: made.notModelled ?? [],
    };
  }, head);

const bringsIn = ({ act: verb }: Action): boolean =>
  verb === 'putOntoBattlefield' || verb === 'createToken' || verb === 'createTokenCopy';

const zonesToTakeFrom = (clauses: Clauses, otherwise: readonly Zone[]): readonly Zone[] =>
  clauses.fromZone === undefined ? otherwise : [clauses.fromZone.zone];

const several = (actions: readonly Action[]): Action | undefined => {
  const [first] = actions;
  return actions.length === 1 ? first : actions.length === 0 ? undefined : { act: 'simultaneously', actions };
};

type Verbs = Extract<Action, { act: 'verb' }>['verb'];
const MOVE_VERBS: Readonly<Record<'hand' | 'graveyard' | 'library' | 'exile', Verbs>> = {
  hand: 'returnToHand',
  graveyard: 'putIntoGraveyard',
  library: 'putIntoLibrary',
  exile: 'exile',
};

/** What a statement asks of the engine; nothing for one that asks nothing of it. */
export const planOf = (statement: Statement): Plan | undefined => {
  const { body } = statement;
  switch (body.kind) {
    case 'rules':
    case 'use':
    case 'players':
    case 'cites':
    case 'ignoring':
    case 'assert':
    case 'suppose':
    case 'in':
    case 'expect':
    case 'show':
    case 'unreadable':
      return undefined;
    case 'setup':
      return { steps: setupSteps(body), head: 'none' };
    case 'life':
      return act(statement, 'none', (reader) => {
        const player = readPlayer(reader, body.player);
        return player === undefined ? undefined : { action: { act: 'setLife', player, life: body.life } };
      });
    case 'cast':
      return act(
        statement,
        'stackTop',
        (reader) => {
          const player = readPlayer(reader, body.player);
          if (player === undefined) return undefined;
          // `with flashback` says from where, too (702.34a)
          const isBack = body.clauses.costs?.some(({ name }) => castableFrom('graveyard').includes(name.toLowerCase()));
          const zones = zonesToTakeFrom(body.clauses, [isBack === true ? 'graveyard' : 'hand']);
          const from = body.clauses.fromZone;
          const card = readSource(reader, body.card, player, zones, from === undefined || from.zone === 'hand');
          const announce = readAnnouncement(reader, body.clauses);
          if (card === undefined) return undefined;
          const entry = body.card.key === undefined ? undefined : reader.pool.get(body.card.key);
          const face = entry === undefined ? undefined : faceNamed(entry, body.card.key ?? '', nameKey);
          return {
            action: {
              act: 'cast',
              player,
              card,
              announce,
              ...(face === undefined ? {} : { face }),
              ...(from === undefined ? {} : { fromZone: from.zone }),
            },
          };
        },
        'pushes',
      );
    case 'activate':
      return act(
        statement,
        'stackTop',
        (reader) => {
          const player = readPlayer(reader, body.player);
          const source = readObject(reader, body.object);
          const announce = readAnnouncement(reader, body.clauses);
          if (player === undefined || source === undefined) return undefined;
          const { ability } = body;
          const which =
            ability?.startsWith !== undefined
              ? { startsWith: ability.startsWith }
              : ability?.index !== undefined
                ? { index: ability.index }
                : ('only' as const);
          return { action: { act: 'activate', player, source, ability: which, announce } };
        },
        'pushes',
      );
    case 'play':
    case 'put':
      return act(statement, 'entered', (reader) => {
        const player = readPlayer(reader, body.player);
        if (player === undefined) return undefined;
        const zones: readonly Zone[] = body.kind === 'play' ? ['hand'] : ['hand', 'graveyard', 'exile', 'library'];
        const from = body.clauses.fromZone;
        const card = readSource(reader, body.card, player, zonesToTakeFrom(body.clauses, zones), from === undefined);
        const as = readEntersAs(reader, body.clauses);
        if (card === undefined) return undefined;
        return { action: { act: body.kind === 'play' ? 'playLand' : 'putOntoBattlefield', player, card, as } };
      });
    case 'turnFaceUp':
      return act(statement, 'none', (reader) => {
        const player = readPlayer(reader, body.player);
        const object = readObject(reader, body.object);
        const announce = readAnnouncement(reader, body.clauses);
        if (player === undefined || object === undefined) return undefined;
        return { action: { act: 'turnFaceUpSpecial', player, object, announce } };
      });
    case 'createToken':
      return act(statement, 'entered', (reader) => {
        const player = readPlayer(reader, body.player);
        const token = bindToken(reader, body.token);
        const as = readEntersAs(reader, body.clauses);
        if (player === undefined || token === undefined) return undefined;
        const { count } = body;
        return { action: { act: 'createToken', player, token: token.spec, count, as }, notModelled: token.notModelled };
      });
    case 'createTokenCopy':
      return act(statement, 'entered', (reader) => {
        const player = readPlayer(reader, body.player);
        const of = readObject(reader, body.of);
        const as = readEntersAs(reader, body.clauses);
        if (player === undefined || of === undefined) return undefined;
        return { action: { act: 'createTokenCopy', player, of, count: body.count, as } };
      });
    case 'gainControl':
      return act(statement, 'none', (reader) => {
        const player = readPlayer(reader, body.player);
        const object = readObject(reader, body.object);
        if (player === undefined || object === undefined) return undefined;
        return { action: { act: 'gainControl', player, object, until: body.clauses.until?.until ?? 'none' } };
      });
    case 'playerCounts':
      return act(statement, 'none', (reader) => {
        const player = readPlayer(reader, body.player);
        if (player === undefined) return undefined;
        const acts = { draws: 'draw', loses: 'loseLife', gains: 'gainLife', mills: 'mill' } as const;
        return { action: { act: acts[body.verb], player, amount: body.amount } };
      });
    case 'effect':
      return act(statement, 'effect', (reader) => {
        const by = body.clauses.controlledBy;
        const player = by === undefined ? reader.game.turn.active : readPlayer(reader, by);
        const bound = bindEffect(reader, body.text);
        const announce = readAnnouncement(reader, body.clauses);
        if (player === undefined || bound === undefined) return undefined;
        const { body: effect, bindings, notModelled } = bound;
        // The label stays here: what an effect is called changes nothing in the game, so renaming it runs nothing again.
        return {
          action: {
            act: 'effect',
            player,
            body: effect,
            bindings,
            announce,
          },
          notModelled,
        };
      });
    case 'attach':
      return act(statement, 'none', (reader) => {
        const object = readObject(reader, body.object);
        const to = readTarget(reader, body.to);
        return object === undefined || to === undefined ? undefined : { action: { act: 'attach', object, to } };
      });
    case 'verb':
      return act(statement, 'none', (reader) => {
        const actions = body.objects.flatMap((ref): Action[] => {
          const only = { only: (object: { readonly zone: Zone }): boolean => object.zone === 'hand' };
          const object =
            body.verb === 'discard' && meaningOf(reader.game, reader.names, ref, only).kind === 'card'
              ? readObject(reader, ref, only)
              : readObject(reader, ref);
          // What is asked is asked of the first: several have their lines.
          const answers = ref === body.objects[0] ? readAnswers(reader, body.clauses) : undefined;
          const player = body.player === undefined ? undefined : readPlayer(reader, body.player);
          const said = { ...(answers === undefined ? {} : { answers }), ...(player === undefined ? {} : { player }) };
          return object === undefined ? [] : [{ act: 'verb', verb: body.verb, object, ...said }];
        });
        const action = several(actions);
        return action === undefined ? undefined : { action };
      });
    case 'turn':
      return act(statement, 'none', (reader) => {
        const object = readObject(reader, body.object);
        const verb = body.face === 'up' ? 'turnFaceUp' : 'turnFaceDown';
        const answers = readAnswers(reader, body.clauses);
        const said = answers === undefined ? {} : { answers };
        return object === undefined ? undefined : { action: { act: 'verb', verb, object, ...said } };
      });
    case 'move':
      return act(statement, 'none', (reader) => {
        const object = readObject(reader, body.object);
        if (object === undefined) return undefined;
        const { to } = body;
        if (to === 'hand' || to === 'graveyard' || to === 'library' || to === 'exile') {
          return { action: { act: 'verb', verb: MOVE_VERBS[to], object } };
        }
        if (to === 'battlefield') {
          const owner = reader.game.objects.get(object)?.owner ?? (0 as PlayerId);
          return { action: { act: 'putOntoBattlefield', player: owner, card: { object }, as: {} } };
        }
        reject(reader, 'move.zone', statement.range, { zone: to });
        return undefined;
      });
    case 'counters':
      return act(statement, 'none', (reader) => {
        const object = readObject(reader, body.object);
        if (object === undefined) return undefined;
        const { kind, count } = body.counters;
        return { action: { act: 'counters', object, kind, change: body.change === 'put' ? count : -count } };
      });
    case 'damage':
      return act(statement, 'none', (reader) => {
        const source = readObject(reader, body.source);
        const to = readTarget(reader, body.to);
        if (source === undefined || to === undefined) return undefined;
        const combat = body.combat === true ? { combat: true } : {};
        return { action: { act: 'damage', source, to, amount: body.amount, ...combat } };
      });
    case 'attacks':
      return act(statement, 'none', (reader) => {
        const action = several(attacksOf(reader, body));
        return action === undefined ? undefined : { action };
      });
    case 'blocks':
      return act(statement, 'none', (reader) => {
        const action = several(blocksOf(reader, body));
        return action === undefined ? undefined : { action };
      });
    case 'simultaneously':
      return act(statement, 'entered', (reader) => {
        const actions: Action[] = [];
        const labels = new Map<Action, LabelDecl>();
        const notModelled: NotModelled[] = [];
        for (const child of statement.children) {
          const plan = planOf(child);
          if (plan === undefined || plan.head !== 'none') {
            if (child.body.kind !== 'unreadable') reject(reader, 'simultaneously.cannot', child.range, {});
            continue;
          }
          for (const step of plan.steps) {
            const planned = step(reader);
            if (planned === undefined) continue;
            actions.push(planned.action);
            const [label] = planned.labels;
            if (label !== undefined) labels.set(planned.action, label);
            notModelled.push(...planned.notModelled);
          }
        }
        const action: Action = { act: 'simultaneously', actions };
        const named = inEditionsOrder(reader.game, actions.filter(bringsIn)).map((each) => labels.get(each));
        return actions.length === 0 ? undefined : { action, notModelled, labels: named };
      });
    case 'time':
      return act(statement, 'none', (reader) => {
        const to = timeStep(reader, body.to);
        return to === undefined ? undefined : { action: { act: 'advance', to } };
      });
    case 'leaves':
      return act(statement, 'none', (reader) => {
        const player = readPlayer(reader, body.player);
        return player === undefined ? undefined : { action: { act: 'leaveGame', player } };
      });
    case 'trigger':
      return act(
        statement,
        'stackTop',
        (reader) => {
          const source = readCard(reader, body.object);
          const announce = readAnnouncement(reader, body.clauses);
          return source === undefined ? undefined : { action: { act: 'trigger', source, announce } };
        },
        'pushes',
      );
    case 'decline':
      return act(statement, 'none', (reader) => {
        const source = readCard(reader, body.object);
        return source === undefined ? undefined : { action: { act: 'decline', source } };
      });
    case 'resolve':
      return act(
        statement,
        'none',
        (reader) => {
          const only = (object: { readonly zone: Zone }): boolean => object.zone === 'stack';
          const found = meaningOf(reader.game, reader.names, body.object, { only });
          const card = found.kind === 'card' ? found.card : readCard(reader, body.object);
          if (card === undefined) return undefined;
          const object = objectOfCard(reader.game, card);
          if (object?.zone !== 'stack') {
            reject(reader, 'resolve.notOnStack', body.object.range, { name: body.object.text }, '608.1');
            return undefined;
          }
          const answers = readAnswers(reader, body.clauses);
          return { action: { act: 'resolve', object: object.id, ...(answers === undefined ? {} : { answers }) } };
        },
        'onStack',
      );
    default:
      return assertNever(body);
  }
};
