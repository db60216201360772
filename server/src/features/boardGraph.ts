// What depends on what in a layer, laid out for a drawing: later effects under those that they wait for (418.5b–c, 613.8).
import { Graph, layout } from '@dagrejs/dagre';
import type { BoardGraph, GraphEdge, GraphNode } from '../boardProtocol.ts';
import type { DependencyEdge, EffectInfo, EffectKey } from '../engine/board.ts';
import { message } from '../messages/message.ts';
import { lineOf, type Scene, sceneAt, titleOf } from './boardScene.ts';
import type { FeatureContext } from './context.ts';
import { shorten } from './describe.ts';
import { layerTitle } from './expectationText.ts';
import { ruleNumber } from './layerTable.ts';
import { effectName, placeOf } from './places.ts';

/** A drawing of more is no help. */
const mostNodes = 24;
const longestTitle = 30;
const characterWidth = 7;
const nodeHeight = 40;
const round = Math.round;

/** The dependencies of a layer as of a line; nothing where no effect depends on another there. */
export function boardGraph(
  context: FeatureContext,
  line: number,
  edition: string | undefined,
  layer: string,
): BoardGraph | undefined {
  const scene = sceneAt(context, line, edition);
  if (scene === undefined) return undefined;
  const { run, snapshot } = scene;
  const edges = edgesOf(snapshot.board.edges, layer);
  if (edges.length === 0) return undefined;
  const keys = [...new Set(edges.flatMap(({ on, from }) => [on, from]))].slice(0, mostNodes);
  const shown = edges.filter(({ from, on }) => keys.includes(from) && keys.includes(on));
  const nodes = keys.map((key): Node => {
    const effect = snapshot.board.effects.get(key);
    return effect === undefined ? goneNode(scene, key) : nodeOf(scene, layer, effect);
  });
  const loop = loopOf(scene, layer);
  const drawn = draw(nodes, shown, loop);
  const title = (key: EffectKey): string => nodes.find((node) => node.key === key)?.title ?? key;
  const because = (edge: Edge): string =>
    edge.by.map((by) => message(context.locale, `hover.because.${by}`)).join('; ');
  return {
    layer,
    title: layerTitle(context.locale, run.edition, layer),
    edition: run.edition,
    rule: ruleNumber(run.edition, loop.size > 0 ? '418.5c' : '418.5b'),
    width: drawn.width,
    height: drawn.height,
    nodes: drawn.nodes,
    edges: shown.map(
      (edge): GraphEdge => ({
        from: edge.from,
        on: edge.on,
        text: because(edge),
        isLoop: loop.has(edge.from) && loop.has(edge.on),
        points: drawn.points(edge),
      }),
    ),
    sentences: [
      ...shown.map((edge) =>
        message(context.locale, 'board.graph.sentence', {
          effect: title(edge.from),
          on: title(edge.on),
          because: because(edge),
        }),
      ),
      ...(loop.size === 0 ? [] : [message(context.locale, 'board.graph.loop')]),
    ],
  };
}

interface Edge {
  readonly from: EffectKey;
  readonly on: EffectKey;
  readonly by: readonly DependencyEdge['by'][];
}

/** Edges of a layer, those between the same two effects as one with all its reasons. */
function edgesOf(all: readonly DependencyEdge[], layer: string): readonly Edge[] {
  const found = new Map<string, { from: EffectKey; on: EffectKey; by: DependencyEdge['by'][] }>();
  for (const edge of all) {
    if (edge.layer !== layer) continue;
    const key = `${edge.from} ${edge.on}`;
    const known = found.get(key) ?? { from: edge.from, on: edge.on, by: [] };
    if (!known.by.includes(edge.by)) known.by.push(edge.by);
    found.set(key, known);
  }
  return [...found.values()];
}

const loopOf = ({ snapshot }: Scene, layer: string): ReadonlySet<EffectKey> =>
  new Set(
    snapshot.board.loops.filter((loop) => loop.layer === layer).flatMap(({ members }) => members.map(({ key }) => key)),
  );

type Node = Omit<GraphNode, 'x' | 'y' | 'width' | 'height'>;

function nodeOf({ context, run, snapshot }: Scene, layer: string, effect: EffectInfo): Node {
  const line = placeOf(context, run, effect)?.line;
  const applied = snapshot.board.applied.filter((one) => one.layer === layer).map((one) => one.effect);
  const order = applied.indexOf(effect.key);
  return {
    key: effect.key,
    title: shorten(effectName(context, run, effect), longestTitle),
    ...(line === undefined ? {} : { line: line - 1 }),
    timestamp: effect.timestamp,
    ...(order < 0 ? {} : { order: order + 1 }),
  };
}

/** An effect that has lost its ability before it could apply (418.5b, existence): it is in force no more, its source is there. */
function goneNode(scene: Scene, key: EffectKey): Node {
  const { snapshot } = scene;
  const source = /^s(\d+):/.exec(key)?.[1];
  const object = [...snapshot.game.objects.values()].find(({ id }) => String(id) === source);
  if (object === undefined) return { key, title: message(scene.context.locale, 'board.nameless'), timestamp: 0 };
  const line = lineOf(scene, object);
  return {
    key,
    title: shorten(titleOf(scene, snapshot, object), longestTitle),
    ...(line === undefined ? {} : { line }),
    timestamp: object.timestamp,
  };
}

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly GraphNode[];
  readonly points: (edge: Edge) => GraphEdge['points'];
}

/** Places for nodes and edges: what is waited for above what waits; in a loop, where nothing waits, what is applied first. */
function draw(nodes: readonly Node[], edges: readonly Edge[], loop: ReadonlySet<EffectKey>): Drawn {
  const orderOf = (key: EffectKey): number => nodes.find((node) => node.key === key)?.order ?? 0;
  /** Whether the later of the two stands where the drawing begins. */
  const isUpward = ({ from, on }: Edge): boolean => loop.has(from) && loop.has(on) && orderOf(on) > orderOf(from);
  const endsOf = (edge: Edge): readonly [EffectKey, EffectKey] =>
    isUpward(edge) ? [edge.from, edge.on] : [edge.on, edge.from];
  const graph = new Graph({ directed: true, multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 24, ranksep: 44, marginx: 8, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { key, title } of nodes)
    graph.setNode(key, { width: Math.max(140, title.length * characterWidth + 24), height: nodeHeight });
  for (const edge of edges) graph.setEdge(...endsOf(edge), {}, `${edge.from} ${edge.on}`);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { readonly width?: number; readonly height?: number };
  return {
    width: round(width),
    height: round(height),
    nodes: nodes.map((node) => {
      const place = graph.node(node.key) as { x: number; y: number; width: number; height: number };
      return { ...node, x: round(place.x), y: round(place.y), width: round(place.width), height: round(place.height) };
    }),
    points: (edge) => {
      const found: unknown = graph.edge(...endsOf(edge), `${edge.from} ${edge.on}`);
      const { points = [] } = found as { readonly points?: readonly { x: number; y: number }[] };
      const placed = points.map(({ x, y }) => [round(x), round(y)] as const);
      return isUpward(edge) ? placed.reverse() : placed;
    },
  };
}
