// Triggers that wait: which resolve by themselves, which the next line takes in hand, what becomes of those left when the turn ends.
import { printAbility } from '../cards/oracle/print.ts';
import type { EngineProblem, ProblemSlot } from '../engine/action.ts';
import type { Game, WaitingTrigger } from '../engine/game.ts';
import type { CardId, Cause } from '../engine/ids.ts';
import { targetsLater } from '../engine/reflexive.ts';
import { isMay, isMixed } from '../engine/triggersStack.ts';
import type { EditionName } from '../rules/edition.ts';
import type { Problem } from './result.ts';
import { legalTexts } from './runFixes.ts';
import type { Performer } from './runMemory.ts';
import { meaningOf, type NameTable } from './runNames.ts';
import type { ProblemPlace } from './runProblems.ts';
import { refTo, writeName } from './runWrite.ts';
import type { Statement, StatementBody } from './statement.ts';

/** What the next line takes in hand: a source's trigger, or an object on the stack. */
export const heldBy = (
  game: Game,
  names: NameTable,
  next: Statement | undefined,
): { readonly trigger?: CardId; readonly stack?: CardId } => {
  const body = next?.body;
  if (body?.kind === 'trigger' || body?.kind === 'decline') {
    const found = meaningOf(game, names, body.object);
    return found.kind === 'card' ? { trigger: found.card } : {};
  }
  if (body?.kind === 'resolve') {
    const found = meaningOf(game, names, body.object, { only: (object) => object.zone === 'stack' });
    return found.kind === 'card' ? { stack: found.card } : {};
  }
  return {};
};

/** Whether a line names targets that a trigger has not: it is for the one that "When you do" sets off (603.12). */
export const isForLater = ({ instance }: WaitingTrigger, next: Statement | undefined): boolean =>
  next?.body.kind === 'trigger' &&
  next.body.clauses.targeting !== undefined &&
  instance.ability.kind === 'triggered' &&
  targetsLater(instance.ability.body);

/** What asking for nothing would come to: the first problem, if there is one. */
const tried = (performer: Performer, game: Game, trigger: WaitingTrigger, cause: Cause): EngineProblem | undefined => {
  const put = performer.perform(game, { act: 'trigger', source: trigger.sourceCard, announce: {} }, cause);
  const refused = put.problems.find((problem) => problem.severity === 'error');
  if (refused !== undefined) return refused;
  const before = game.zones['stack']?.length ?? 0;
  const stack = put.game.zones['stack'] ?? [];
  const top = stack.at(-1);
  if (top === undefined || stack.length <= before) return undefined;
  const resolved = performer.perform(put.game, { act: 'resolve', object: top }, cause);
  return resolved.problems.find((problem) => problem.severity === 'error');
};

/** Whether a trigger has at most one legal answer to each of its choices. */
export const canResolveAlone = (performer: Performer, game: Game, trigger: WaitingTrigger, cause: Cause): boolean =>
  !isMay(trigger) && tried(performer, game, trigger, cause) === undefined;

/** Lines before which a trigger may go on waiting for its own: those that answer triggers, and what happens at the same time. */
const WAITS_FOR: readonly (StatementBody['kind'] | undefined)[] = [
  'trigger',
  'decline',
  'resolve',
  'attacks',
  'blocks',
];

/**
 * The game once a trigger that no line takes in hand has gone on the stack and done what it does in any case, what it may do
 * left undone (603.3, 603.5); undefined where it goes on waiting, or needs an answer for that.
 */
export const declinesAlone = (
  performer: Performer,
  game: Game,
  next: Statement | undefined,
  cause: Cause,
): WaitingTrigger | undefined => {
  if (WAITS_FOR.includes(next?.body.kind)) return undefined;
  return game.waiting.find(
    (trigger) =>
      isMixed(trigger) &&
      game.waiting.find((one) => one.sourceCard === trigger.sourceCard && isMay(one)) === trigger &&
      !performer
        .perform(game, { act: 'decline', source: trigger.sourceCard }, cause)
        .problems.some((problem) => problem.severity === 'error'),
  );
};

/** The ability in its own words; one that an effect gave has none of its own. */
const textOf = ({ instance }: WaitingTrigger): string =>
  instance.compiled.text === '' ? printAbility(instance.ability) : instance.compiled.text;

const MOST_ANSWERS = 12;

/** The clause that answers a choice of a trigger. */
const ANSWERS: Readonly<Partial<Record<ProblemSlot['slot'], string>>> = {
  target: 'targeting',
  choice: 'choosing',
  copying: 'copying',
  attachedTo: 'attached to',
};

/** The hint on the statement that set a trigger off which no line answers. */
export const waitingNote = (
  performer: Performer,
  game: Game,
  names: NameTable,
  trigger: WaitingTrigger,
  statement: Statement,
  edition: EditionName,
  declined = false,
): Problem => {
  const may = isMay(trigger);
  const problem = tried(performer, game, trigger, trigger.cause);
  const name = writeName(game, names, trigger.sourceCard) || trigger.lastKnown.values.name;
  const asked: StatementBody = { kind: 'trigger', object: refTo(name), clauses: {} };
  const place: ProblemPlace = {
    game,
    names,
    statement: { ...statement, body: asked },
    clauses: {},
    edition,
    statementOfCause: () => undefined,
  };
  const texts = problem === undefined ? [] : legalTexts(problem, place);
  const legal = texts.map(({ text }) => text);
  const clause = problem === undefined ? undefined : ANSWERS[problem.slot.slot];
  const indent = ' '.repeat(statement.indent);
  const { end } = statement.range;
  const write = (text: string): NonNullable<Problem['fixes']>[number] => ({
    code: 'fix.addLine',
    values: { text },
    edits: [{ range: { start: end, end }, newText: `\n${indent}${text}` }],
  });
  const answers =
    clause === undefined
      ? []
      : texts
          .filter(({ edits }) => edits.length === 0)
          .slice(0, MOST_ANSWERS)
          .map(({ text }) => write(`trigger ${name} ${clause} ${text}`));
  return {
    code: declined ? 'trigger.declined' : may ? 'trigger.waitsMay' : 'trigger.waits',
    severity: may ? 'hint' : 'information',
    range: statement.range,
    values: { name, text: textOf(trigger), legal: legal.join(', ') },
    rule: '603.3',
    edition,
    ...(statement.children.length > 0
      ? {}
      : {
          fixes: [
            ...(answers.length > 0 ? answers : [write(`trigger ${name}`)]),
            ...(may ? [write(`decline ${name}`)] : []),
          ],
        }),
  };
};
