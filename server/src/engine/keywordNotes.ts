// Keywords whose moment comes in a scenario: those that are not carried out are noted, and what is taken as given of others is told.
import { rowOf } from '../keywords/keywords.ts';
import type { Given, KeywordRow } from '../keywords/row.ts';
import type { TriggerEvent } from '../terms/types.ts';
import type { GameEvent } from './action.ts';
import { boardOf } from './ask.ts';
import type { AbilityInstance } from './characteristics.ts';
import type { ObjectId } from './ids.ts';
import { answersTo } from './triggerMatch.ts';
import { inform, noteNotModelled, type Work } from './work.ts';

const TRIGGERED = {
  kind: 'triggered',
  lead: 'when',
  event: { on: 'enters', what: { kind: 'self' } },
  body: { targets: [], instructions: [] },
} as const;

/** The moments of a keyword that is not carried out, or of which something is taken as given. */
const momentsOf = (row: KeywordRow): readonly TriggerEvent[] =>
  (row.is === 'notModelled' || row.is === 'given') && 'at' in row ? (row.at ?? []) : [];

/** Notes or tells of a keyword of the holder, where one of these events is its moment. */
export const noteKeyword = (
  work: Work,
  holder: ObjectId,
  instance: AbilityInstance,
  events: readonly GameEvent[],
): void => {
  if (instance.ability.kind !== 'keyword') return;
  const { keyword } = instance.ability;
  const row = rowOf(keyword);
  const moments = row === undefined ? [] : momentsOf(row);
  if (row === undefined || moments.length === 0) return;
  const you = boardOf(work.game).objects.get(holder)?.controller ?? work.game.turn.active;
  const look = { game: work.game, holder: { id: holder, you, instance, ability: TRIGGERED } };
  if (!events.some((event) => moments.some((moment) => answersTo({ ...look, event }, moment)))) return;
  if (row.is === 'notModelled') noteNotModelled(work, 'keyword', { keyword }, holder);
  if (row.is === 'given') tell(work, holder, keyword, row);
};

/** What is told of each kind of thing that is taken as given. */
const TOLD: Readonly<Record<Given, string>> = {
  combatDamage: 'keyword.given.combatDamage',
  summoningSickness: 'keyword.given.summoningSickness',
  castSo: 'keyword.given.castSo',
  draws: 'keyword.given.draws',
  deck: 'keyword.given.deck',
  designation: 'keyword.given.designation',
  bands: 'keyword.given.bands',
};

/** What is taken as given is told once of an action, where it is relied on. */
const tell = (work: Work, holder: ObjectId, keyword: string, row: KeywordRow & { readonly is: 'given' }): void => {
  const code = TOLD[row.given];
  if (work.problems.some((one) => one.code === code && one.values['keyword'] === keyword)) return;
  inform(work, { code, rule: row.rule, values: { keyword }, objects: { what: { object: holder } } });
};
