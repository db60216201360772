// An object of the board in full: its layers as a timeline, from the trace that hovers render.
import type { BoardDetail, TimelineStep } from '../boardProtocol.ts';
import type { Characteristics } from '../engine/characteristics.ts';
import type { ObjectId } from '../engine/ids.ts';
import { message } from '../messages/message.ts';
import { asDifference } from './boardObjects.ts';
import { type Scene, sceneAt, titleOf } from './boardScene.ts';
import type { FeatureContext } from './context.ts';
import { copyChain, copyChainText } from './copyChain.ts';
import { abilityText, differences, shorten, summary } from './describe.ts';
import { layerTitle } from './expectationText.ts';
import { layerRows, orderNotes, ruleNumber } from './layerTable.ts';
import { effectName, placeOf } from './places.ts';

const mostSteps = 24;
const mostAbilities = 12;

/** The object with that id (`BoardObject.id`) as of a line, in full; nothing where it is not in the game. */
export function boardDetail(
  context: FeatureContext,
  line: number,
  edition: string | undefined,
  card: number,
): BoardDetail | undefined {
  const scene = sceneAt(context, line, edition);
  if (scene === undefined) return undefined;
  const { run, snapshot, players } = scene;
  const id = [...snapshot.game.current].find(([one]) => one === card)?.[1];
  const object = id === undefined ? undefined : snapshot.game.objects.get(id);
  const state = id === undefined ? undefined : snapshot.board.objects.get(id);
  if (id === undefined || object === undefined || state === undefined) return undefined;
  const traced = snapshot.traced();
  const rows = layerRows(context, traced, id, players);
  const initial = traced.initial.get(id);
  const copiable = traced.copiable.get(id);
  return {
    object: card,
    title: titleOf(scene, snapshot, object),
    asOf: `${momentOf(scene)} · ${run.edition}`,
    summary: nameAnd(scene, state),
    printed: initial === undefined ? '' : nameAnd(scene, initial),
    ...(copiable === undefined ||
    initial === undefined ||
    isSame(scene, copiable, initial) ||
    isSame(scene, copiable, state)
      ? {}
      : { copiable: nameAnd(scene, copiable) }),
    steps: rows.slice(0, mostSteps).map(({ step }) => stepOf(scene, id, step)),
    hidden: Math.max(0, rows.length - mostSteps),
    copies: copyChainText(context, copyChain(context, run, snapshot, id)),
    abilities: abilitiesIn(scene, state),
  };
}

/** The moment as the board's head says it: after the statement whose state it is. */
function momentOf({ context: { locale }, snapshot: { statement } }: Scene): string {
  const words = message(locale, statement === undefined ? 'board.panel.atBeginning' : 'board.panel.afterLine');
  return words.replace('{0}', String((statement?.line ?? 0) + 1));
}

const nameAnd = ({ context: { locale } }: Scene, values: Characteristics): string =>
  message(locale, 'board.is', {
    name: values.name === '' ? message(locale, 'word.noName') : values.name,
    what: summary(locale, values),
  });

const isSame = ({ context }: Scene, a: Characteristics, b: Characteristics): boolean =>
  differences(context.locale, plain(a), plain(b)).length === 0;

/** Without its controller, which is no characteristic. */
const plain = (values: Characteristics): Characteristics => {
  const { controller: _, ...rest } = values as Characteristics & { readonly controller?: number };
  return rest;
};

function abilitiesIn({ context }: Scene, state: Characteristics): readonly string[] {
  const all = state.abilities.map(abilityText).filter((text) => text !== '');
  const said = all.slice(0, mostAbilities).map((text) => shorten(text, 200));
  const more = all.length - said.length;
  return more > 0 ? [...said, message(context.locale, 'hover.more', { count: more })] : said;
}

type Row = ReturnType<typeof layerRows>[number];

function stepOf(scene: Scene, id: ObjectId, step: Row['step']): TimelineStep {
  const { context, run, snapshot, players } = scene;
  const { locale } = context;
  const change = step.changes.find((one) => one.object === id);
  const line = placeOf(context, run, step.effect)?.line;
  const [reason] = orderNotes(context, run, snapshot.traced(), [{ step, change: '' }]);
  const first =
    step.order.kind === 'cdaFirst'
      ? message(locale, 'hover.order.cdaFirst', { effect: effectName(context, run, step.effect) })
      : undefined;
  const why = reason ?? first;
  return {
    layer: step.layer,
    layerTitle: layerTitle(locale, run.edition, step.layer),
    source: shorten(effectName(context, run, step.effect), 60),
    ...(line === undefined ? {} : { line: line - 1 }),
    timestamp: step.effect.timestamp,
    differences:
      change === undefined
        ? []
        : differences(locale, change.before, change.after, players).map((one) => asDifference(locale, one)),
    ...(why === undefined ? {} : { reason: why }),
    rules: [...new Set(step.rules.map((rule) => ruleNumber(run.edition, rule)))],
    ...(snapshot.board.edges.some((edge) => edge.layer === step.layer) ? { hasGraph: true as const } : {}),
  };
}
