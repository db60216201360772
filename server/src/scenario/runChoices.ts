// Choices that were never made (706.7a): an ability that speaks of one does nothing, and the line that brought it in says so.
import type { Ability } from '../cards/ability.ts';
import type { GameObject } from '../engine/game.ts';
import type { EditionName } from '../rules/edition.ts';
import type { Problem } from './result.ts';
import { boardOf } from './runBoards.ts';
import type { Run } from './runScenario.ts';
import { writeObject } from './runWrite.ts';
import type { Statement } from './statement.ts';

const KINDS: Readonly<Record<string, string>> = {
  chosenColor: 'color',
  chosenColors: 'color',
  chosenType: 'type',
  chosenPlayer: 'player',
  chosenNumber: 'number',
};

/** The choice that some part of an ability's data speaks of. */
const find = (part: unknown): string | undefined => {
  if (typeof part !== 'object' || part === null) return undefined;
  const { kind, what, chosenQuality } = part as Readonly<Record<string, unknown>>;
  if (typeof chosenQuality === 'string' && chosenQuality !== 'colorOfYourChoice') return chosenQuality;
  if (kind === 'chosen') return typeof what === 'string' ? what : 'color';
  if (typeof kind === 'string' && Object.hasOwn(KINDS, kind)) return KINDS[kind];
  for (const inner of Object.values(part)) {
    const found = find(inner);
    if (found !== undefined) return found;
  }
  return undefined;
};

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
  const what = standing ? find(ability) : undefined;
  known.set(ability, { what });
  return what;
};

const isMade = (object: GameObject, acquisition: string): boolean =>
  object.choices.some((choice) => choice.acquisition === acquisition);

/** Notes on a statement after which some permanent's ability speaks of a choice that was never made; each once a run. */
export const undefinedChoices = (run: Run, statement: Statement, edition: EditionName): readonly Problem[] => {
  const { game, names, undefinedSaid } = run;
  const problems: Problem[] = [];
  for (const id of game.zones['battlefield'] ?? []) {
    const object = game.objects.get(id);
    const state = boardOf(game).objects.get(id);
    if (object === undefined || state === undefined) continue;
    for (const { ability, acquisition, origin, compiled } of state.abilities) {
      const what = origin === 'granted' ? undefined : spokenOf(ability);
      const key = `${id}:${acquisition}:${what}`;
      if (what === undefined || isMade(object, acquisition) || undefinedSaid.has(key)) continue;
      undefinedSaid.add(key);
      problems.push({
        code: 'choice.undefined',
        severity: 'information',
        range: statement.range,
        rule: '706.7a',
        edition,
        values: { name: writeObject(game, names, id), what, ability: compiled.text },
      });
    }
  }
  return problems;
};
