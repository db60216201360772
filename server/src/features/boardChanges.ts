// What the last statement did, for the board: a line for each object and player that changed, and for what the rules did of themselves.
import type { BoardChange, BoardDifference, BoardZone } from '../boardProtocol.ts';
import type { GameObject } from '../engine/game.ts';
import { message } from '../messages/message.ts';
import { newsOf } from './boardObjects.ts';
import { controllerOf, type Scene, titleOf, zoneKeyOf } from './boardScene.ts';
import { shorten } from './describe.ts';
import { ruleNumber } from './layerTable.ts';

const mostChanges = 12;

/** One line a change: what came, what went, what became something else; at most twelve, then how many more. */
export function changesOf(scene: Scene): readonly BoardChange[] {
  const { before, context } = scene;
  if (before === undefined) return [];
  const all = [...playerChanges(scene), ...objectChanges(scene), ...gone(scene), ...ofThemselves(scene)];
  if (all.length <= mostChanges) return all;
  const more = message(context.locale, 'hover.more', { count: all.length - mostChanges });
  return [...all.slice(0, mostChanges), { sign: '~', text: more }];
}

function playerChanges({ before, snapshot, context }: Scene): readonly BoardChange[] {
  return snapshot.game.players.flatMap(({ name, life }, index): readonly BoardChange[] => {
    const was = before?.game.players[index];
    if (was === undefined || was.life === life) return [];
    return [{ sign: '~', text: message(context.locale, 'board.change.life', { name, before: was.life, after: life }) }];
  });
}

/** A difference in a sentence: losses and gains with their sign, where there is only one of the two. */
function said({ label, before, after }: BoardDifference): string {
  if (before !== undefined && after !== undefined) return `${label} ${before} → ${after}`;
  return after === undefined ? `${label} − ${before ?? ''}` : `${label} + ${after}`;
}

function objectChanges(scene: Scene): readonly BoardChange[] {
  const { snapshot, context } = scene;
  const { locale } = context;
  const changes: BoardChange[] = [];
  for (const id of snapshot.game.current.values()) {
    const object = snapshot.game.objects.get(id);
    const state = snapshot.board.objects.get(id);
    if (object === undefined || state === undefined) continue;
    const news = newsOf(scene, object, state);
    if (news === undefined) continue;
    const name = titleOf(scene, snapshot, object);
    const zone = message(locale, `zone.${object.zone}`);
    const text =
      news.differences.length === 0
        ? message(locale, 'board.change.new', { name, zone })
        : message(locale, 'board.is', { name, what: shorten(news.differences.map(said).join('; '), 110) });
    changes.push({ sign: news.news === 'new' ? '+' : '~', text, object: object.card });
  }
  return changes;
}

/** What was in the game and is no more: tokens, copies, abilities that have resolved. */
function gone(scene: Scene): readonly BoardChange[] {
  const { before, snapshot, context } = scene;
  if (before === undefined) return [];
  const changes: BoardChange[] = [];
  for (const [card, id] of before.game.current) {
    const object = before.game.objects.get(id);
    if (object === undefined || snapshot.game.current.has(card)) continue;
    const name = titleOf(scene, before, object);
    changes.push({ sign: '-', text: message(context.locale, 'hover.gone', { name }) });
  }
  return changes;
}

/** State-based actions after the statement, with their rules. */
function ofThemselves({ run, snapshot, context }: Scene): readonly BoardChange[] {
  const start = snapshot.statement?.range.start;
  return run.problems
    .filter(({ code, range }) => code === 'note.sba' && range.start === start)
    .map(({ values, rule }): BoardChange => {
      const text = message(context.locale, 'hint.sba', values);
      return { sign: '~', text: rule === undefined ? text : `${text} (${ruleNumber(run.edition, rule)})` };
    });
}

function whereTo({ context, snapshot, players }: Scene, was: GameObject, is: GameObject | undefined): string {
  const { locale } = context;
  if (is === undefined) return message(locale, 'board.ceased');
  if (was.zone === 'battlefield' && is.zone === 'battlefield')
    return message(locale, 'board.toPlayer', { player: players[controllerOf(snapshot, is)] ?? '' });
  return message(locale, 'board.movedTo', { zone: message(locale, `zone.${is.zone}`) });
}

/** What left each zone with the last statement, by the zone's key. */
export function leftBehind(scene: Scene): ReadonlyMap<string, NonNullable<BoardZone['left']>> {
  const { before, snapshot } = scene;
  const left = new Map<string, NonNullable<BoardZone['left']>>();
  if (before === undefined) return left;
  for (const [card, id] of before.game.current) {
    const was = before.game.objects.get(id);
    const now = snapshot.game.current.get(card);
    const is = now === undefined ? undefined : snapshot.game.objects.get(now);
    if (was === undefined) continue;
    const key = zoneKeyOf(before, was);
    if (is !== undefined && zoneKeyOf(snapshot, is) === key) continue;
    const to = whereTo(scene, was, is);
    const entry = { title: titleOf(scene, before, was), to, ...(is === undefined ? {} : { object: card as number }) };
    left.set(key, [...(left.get(key) ?? []), entry]);
  }
  return left;
}
