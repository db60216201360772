// Entering as a copy (706.5, 706.8) and as one of several printed alternatives (706.2): copy effects that are there from the first moment.
import type { Ability, CopyException, Duration, Operation } from '../cards/ability.ts';
import { colorOfLetter } from '../cards/mana.ts';
import { amountIn, boardOf, type Ctx, isMatch } from './ask.ts';
import type { AbilityInstance, Characteristics } from './characteristics.ts';
import { copyOf, facesOf, isMade, subtypesOfSpec } from './copying.ts';
import type { EntersFound } from './enterFind.ts';
import type { ContinuousEffect } from './game.ts';
import type { ObjectId } from './ids.ts';
import { compiledOf } from './layers/intrinsic.ts';
import { addEffect, changeStatus, happen, objectOf, takeEffectId, takeTimestamp, type Work } from './work.ts';

const effectOn = (
  work: Work,
  id: ObjectId,
  operations: readonly Operation[],
  copy: ContinuousEffect['copy'],
  mark: number,
  more: Partial<Pick<ContinuousEffect, 'timestamp'>> & { readonly until?: Duration | undefined } = {},
): void => {
  const object = objectOf(work, id);
  if (object === undefined) return;
  const state = boardOf(work.game).objects.get(id);
  const effect: ContinuousEffect = {
    id: mark as ContinuousEffect['id'],
    // no resolution made it: it is how the object enters, or is turned up
    source: { object: id, card: object.card, name: state?.name ?? '', rule: copy === undefined ? '614.12' : '706.5' },
    controller: object.controller,
    timestamp: more.timestamp ?? object.timestamp,
    affected: { kind: 'objects', objects: [id] },
    operations,
    duration: { spec: more.until ?? { until: 'none' }, turn: work.game.turn.number, player: object.controller },
    cause: work.cause,
    bindings: { self: id, targets: [], bound: [], boundPlayers: [] },
    ...(copy === undefined ? {} : { copy }),
  };
  addEffect(work, effect);
};

/** The object enters as a copy of another: a copy effect with the object's own moment. */
export const enterAsCopy = (
  work: Work,
  id: ObjectId,
  of: ObjectId,
  exceptions: readonly CopyException[],
  found: EntersFound,
  addCounters: (work: Work, id: ObjectId, kind: string, count: number) => void,
  how: { readonly until?: Duration | undefined; readonly turnedUp?: boolean | undefined },
): void => {
  const object = objectOf(work, id);
  const original = objectOf(work, of);
  if (object === undefined || original === undefined) return;
  const mark = takeEffectId(work);
  // What enters is a copy from its first moment on; what is turned up becomes one now (418.5d).
  const timestamp = how.turnedUp === true ? takeTimestamp(work) : object.timestamp;
  const ctx: Ctx = { you: found.you, self: id, ability: found.instance };
  const made = exceptions.filter((exception) => isMade(work.game, exception, ctx));
  const copy = copyOf(
    work.game,
    original,
    made,
    {
      mark: `e${mark}`,
      timestamp,
      before: boardOf(work.game).copiable.get(id),
      thisAbility: found.instance,
      choices: object.choices,
      cause: work.cause,
    },
    ctx,
  );
  if (copy === undefined) return;
  const operation: Operation = { op: 'copy', of: { kind: 'bound', index: 0 }, exceptions };
  effectOn(work, id, [operation], copy, mark, { timestamp, until: how.until });
  happen(work, { event: 'copied', object: id, target: { object: of }, effect: mark, rule: '706.5' });
  for (const exception of made) {
    if (exception.exception === 'enters' && exception.tapped === true) changeStatus(work, id, { tapped: true });
    if (exception.exception !== 'withCounters') continue;
    if (exception.condition !== undefined && !isMatch(work.game, exception.condition, id, ctx)) continue;
    addCounters(work, id, exception.counter, amountIn(work.game, exception.count, ctx));
  }
};

const edit = (
  work: Work,
  id: ObjectId,
  values: Characteristics,
  operation: Operation,
  mark: string,
): Characteristics => {
  const ctx: Ctx = { you: objectOf(work, id)?.controller ?? work.game.turn.active, self: id };
  switch (operation.op) {
    case 'setPT':
      return {
        ...values,
        ...(operation.power === undefined ? {} : { power: amountIn(work.game, operation.power, ctx) }),
        ...(operation.toughness === undefined ? {} : { toughness: amountIn(work.game, operation.toughness, ctx) }),
      };
    case 'types': {
      const subtypes = subtypesOfSpec(operation.subtypes, objectOf(work, id)?.choices ?? []);
      return {
        ...values,
        supertypes: [...new Set([...values.supertypes, ...(operation.supertypes ?? [])])],
        types: [...new Set([...values.types, ...(operation.types ?? [])])],
        subtypes: [...new Set([...values.subtypes, ...subtypes])],
      };
    }
    case 'setColors': {
      if (operation.colors.kind !== 'colors') return values;
      const mask = operation.colors.colors.reduce((so, color) => so | colorOfLetter(color), 0);
      return { ...values, colors: operation.addition === true ? values.colors | mask : mask };
    }
    case 'addAbilities': {
      const added = operation.abilities.map(
        (ability, index): AbilityInstance => ({
          key: `${mark}:a${values.abilities.length + index}`,
          compiled: compiledOf(ability),
          ability,
          origin: 'copied',
          acquisition: mark,
        }),
      );
      return { ...values, abilities: [...values.abilities, ...added] };
    }
    default:
      return values;
  }
};

/** "It enters with trample": an effect that is there from the first moment, and no part of its copiable values. */
export const enterWithAbilities = (work: Work, id: ObjectId, abilities: readonly Ability[]): void =>
  effectOn(work, id, [{ op: 'addAbilities', abilities }], undefined, takeEffectId(work));

/** "As this enters, it becomes your choice of …": part of the copiable values where the edition says so (706.2). */
export const becomeAs = (work: Work, id: ObjectId, _found: EntersFound, operations: readonly Operation[]): void => {
  const object = objectOf(work, id);
  const before = boardOf(work.game).copiable.get(id);
  if (object === undefined || before === undefined) return;
  const policy = work.game.edition.policies.asEntersCopiable;
  const copiable = policy === 'anyCharacteristics' || operations.some((operation) => operation.op === 'setPT');
  const mark = takeEffectId(work);
  if (!copiable) {
    effectOn(work, id, operations, undefined, mark);
    return;
  }
  const values = operations.reduce((so, operation) => edit(work, id, so, operation, `e${mark}`), before);
  const card = facesOf(work.game, object);
  const copy: NonNullable<ContinuousEffect['copy']> = {
    values,
    link: {
      copied: id,
      copiedCard: object.card,
      copiedName: before.name,
      cause: work.cause,
      exceptions: ['asEnters'],
    },
    ...(card === undefined ? {} : { card }),
  };
  effectOn(work, id, [{ op: 'copy', of: { kind: 'self' }, exceptions: [] }], copy, mark);
};
