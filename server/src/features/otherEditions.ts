// What the other editions make of what a hover shows: one short line where they make something else of it.
import type { Zone } from '../cards/ability.ts';
import { message } from '../messages/message.ts';
import type { EditionName } from '../rules/edition.ts';
import type { Resolved, ScenarioRun, Snapshot } from '../scenario/result.ts';
import type { FeatureContext } from './context.ts';
import { summary } from './describe.ts';
import { escapeText, italic, list } from './markdown.ts';
import { wasThere } from './runs.ts';

/**
 * A line for each result that an edition not shown comes to and that none of the shown ones does. `tell` says in a few
 * words what a run makes of it; undefined where it says nothing of it.
 */
export function inOtherEditions(
  context: FeatureContext,
  shown: readonly ScenarioRun[],
  tell: (run: ScenarioRun) => string | undefined,
): string {
  const [first] = shown;
  if (context.otherEditions === undefined || first === undefined) return '';
  const told = new Set(shown.map(tell));
  const others = new Map<string, EditionName[]>();
  for (const run of context.otherEditions(first.scenario)) {
    if (shown.some(({ edition }) => edition === run.edition)) continue;
    const what = tell(run);
    if (what !== undefined && !told.has(what)) others.set(what, [...(others.get(what) ?? []), run.edition]);
  }
  return list(
    [...others].map(([what, editions]) =>
      italic(escapeText(message(context.locale, 'compare.hover', { editions: editions.join(', '), what }))),
    ),
  );
}

/** Where an object is as of a snapshot; undefined for what is none, or is not in the game. */
export function zoneIn(snapshot: Snapshot, meaning: Resolved | undefined): Zone | undefined {
  const id = meaning?.kind === 'card' ? snapshot.game.current.get(meaning.card) : undefined;
  return id === undefined ? undefined : snapshot.game.objects.get(id)?.zone;
}

/** An object or a player in a few words, as of a snapshot; with its zone where that is not the one to be expected. */
export function inShort(
  context: FeatureContext,
  run: ScenarioRun,
  snapshot: Snapshot,
  meaning: Resolved,
  expected: Zone | undefined,
): string | undefined {
  const { locale } = context;
  const { game } = snapshot;
  switch (meaning.kind) {
    case 'card': {
      const id = game.current.get(meaning.card);
      const object = id === undefined ? undefined : game.objects.get(id);
      const state = id === undefined ? undefined : snapshot.board.objects.get(id);
      if (object === undefined || state === undefined)
        return message(locale, wasThere(run, meaning.card) ? 'compare.gone' : 'compare.refused');
      const what = summary(locale, state);
      return object.zone === expected ? what : `${what}, ${message(locale, `zone.${object.zone}`)}`;
    }
    case 'player':
      return message(locale, 'hover.players', { life: game.players[meaning.player]?.life ?? 0 });
    case 'effect':
    case 'definition':
      return undefined;
  }
}
