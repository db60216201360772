// Choices that were never made (706.7a): an ability that speaks of one does nothing, and the line that brought it in says so.

import type { Ability } from '../cards/ability.ts';
import type { Board } from '../engine/board.ts';
import type { AbilityInstance } from '../engine/characteristics.ts';
import type { Game, GameObject } from '../engine/game.ts';
import type { ObjectId } from '../engine/ids.ts';
import type { EditionName } from '../rules/edition.ts';
import { choiceSpokenOf } from '../terms/asks.ts';
import type { Problem } from './result.ts';
import { boardOf } from './runBoards.ts';
import type { Run } from './runScenario.ts';
import { writeObject } from './runWrite.ts';
import type { Statement } from './statement.ts';

const known = new WeakMap<Ability, { readonly what: string | undefined }>();

/** What an ability of a permanent takes from a choice made before, if it does. One that makes its own choice does not. */
const spokenOf = (ability: Ability): string | undefined => {
  const found = known.get(ability);
  if (found !== undefined) return found.what;
  const standing =
    ability.kind === 'static' ||
    ability.kind === 'keyword' ||
    ability.kind === 'cda' ||
    (ability.kind === 'activated' && ability.manaAbility);
  const what = standing ? choiceSpokenOf(ability) : undefined;
  known.set(ability, { what });
  return what;
};

const isMade = (object: GameObject, acquisition: string): boolean =>
  object.choices.some((choice) => choice.acquisition === acquisition);

interface Spoken {
  readonly id: ObjectId;
  readonly instance: AbilityInstance;
  readonly what: string;
}

const spokenOn = new WeakMap<Board, readonly Spoken[]>();

/** The abilities on a board that speak of a choice; boards are kept from one version of a file to the next, and so is this. */
const speakers = (game: Game): readonly Spoken[] => {
  const board = boardOf(game);
  const found = spokenOn.get(board);
  if (found !== undefined) return found;
  const made: Spoken[] = [];
  for (const id of game.zones['battlefield'] ?? []) {
    for (const instance of board.objects.get(id)?.abilities ?? []) {
      const what = instance.origin === 'granted' ? undefined : spokenOf(instance.ability);
      if (what !== undefined) made.push({ id, instance, what });
    }
  }
  spokenOn.set(board, made);
  return made;
};

/** Notes on a statement after which some permanent's ability speaks of a choice that was never made; each once a run. */
export const undefinedChoices = (run: Run, statement: Statement, edition: EditionName): readonly Problem[] => {
  const { game, names, undefinedSaid } = run;
  const problems: Problem[] = [];
  for (const { id, instance, what } of speakers(game)) {
    const object = game.objects.get(id);
    if (object === undefined) continue;
    const key = `${id}:${instance.acquisition}:${what}`;
    if (isMade(object, instance.acquisition) || undefinedSaid.has(key)) continue;
    undefinedSaid.add(key);
    problems.push({
      code: 'choice.undefined',
      severity: 'information',
      range: statement.range,
      rule: '706.7a',
      edition,
      values: { name: writeObject(game, names, id), what, ability: instance.compiled.text },
    });
  }
  return problems;
};
