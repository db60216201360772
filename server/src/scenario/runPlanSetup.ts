// Plans of set-up lines: one step an item, so that a later item finds what an earlier one brought; and what a plan is.
import type { Action } from '../engine/action.ts';
import type { NotModelled } from '../engine/board.ts';
import { LIMITS } from '../engine/limits.ts';
import { bindToken } from './bindToken.ts';
import { readEntersAs } from './runClauses.ts';
import { type Reader, readDefinition, readPlayer } from './runReader.ts';
import type { Clauses, LabelDecl, Range, SetupItem, StatementBody } from './statement.ts';

/** One action with where its problems belong and which labels it gives. */
export interface Planned {
  readonly action: Action;
  readonly clauses: Clauses;
  /** Where a problem of the action as such is shown. */
  readonly whole: Range;
  readonly object?: Range;
  /** Labels for what it brings in, and how they are given. */
  readonly labels: readonly (LabelDecl | undefined)[];
  readonly labelling: 'entered' | 'stackTop' | 'effect' | 'none';
  readonly notModelled: readonly NotModelled[];
}

export type Step = (reader: Reader) => Planned | undefined;

export interface Plan {
  readonly steps: readonly Step[];
  /** Cast, activate, trigger, resolve: what it leaves on the stack is the head of its block. */
  readonly head: 'pushes' | 'onStack' | 'none';
}

/** More than this without names of their own come in by one action: a state of the game between them would be kept for nobody. */
const ONE_BY_ONE = 50;

const inOne = ({ count, clauses }: SetupItem): boolean =>
  count > LIMITS.size || (count > ONE_BY_ONE && clauses.as === undefined);

/** The steps of a set-up line. */
export const setupSteps = (body: Extract<StatementBody, { kind: 'setup' }>): readonly Step[] =>
  body.items.flatMap((item: SetupItem) =>
    Array.from(
      { length: inOne(item) ? 1 : item.count },
      (_, index): Step =>
        (reader) => {
          // A typing slip such as `9999999 Gray Ogres` is not tried one by one.
          if (item.count > LIMITS.size) reader.over = 'size';
          if (reader.over !== undefined) return undefined;
          const player = readPlayer(reader, body.player);
          const as = readEntersAs(reader, item.clauses);
          const label = item.clauses.as?.[index];
          const rest = {
            clauses: item.clauses,
            whole: item.range,
            labels: label === undefined ? [] : [label],
            labelling: 'entered' as const,
          };
          if ('token' in item.what) {
            const token = bindToken(reader, item.what.token);
            if (player === undefined || token === undefined || reader.failed) return undefined;
            const action: Action = {
              act: 'setUp',
              player,
              what: { token: token.spec },
              zone: item.zone ?? body.zone,
              as,
              ...(inOne(item) ? { count: item.count } : {}),
            };
            return { ...rest, action, notModelled: token.notModelled };
          }
          const entry = readDefinition(reader, item.what.card);
          if (player === undefined || entry === undefined || reader.failed) return undefined;
          const action: Action = {
            act: 'setUp',
            player,
            what: { card: entry.definition },
            zone: item.zone ?? body.zone,
            as,
            ...(inOne(item) ? { count: item.count } : {}),
          };
          return { ...rest, object: item.what.card.range, action, notModelled: [] };
        },
    ),
  );
