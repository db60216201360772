// The drawing of what depends on what in a layer: places come with the message, the drawing is made of theme colours.
import type { JSX } from 'preact';
import type { BoardGraph, GraphEdge, GraphNode } from '../../server/src/boardProtocol.ts';
import { say } from './model.ts';
import { IconButton, RuleLink, type Surroundings } from './parts.tsx';

interface GraphProps extends Surroundings {
  readonly slot: string;
  readonly uri: string;
  readonly graph: BoardGraph;
}

export function Graph(props: GraphProps): JSX.Element {
  const { words, send, slot, graph } = props;
  const heading = `${say(words, 'layer', graph.layer)} — ${graph.title}`;
  const arrow = `${slot}-arrow`;
  return (
    <section class="graph" aria-label={`${words.dependencies}, ${heading}`}>
      <header>
        <h4>{heading}</h4>
        <IconButton icon="close" label={words.closeGraph} onClick={() => send({ type: 'graph', slot, layer: null })} />
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing whose nodes can be reached one by one */}
      <svg
        viewBox={`0 0 ${graph.width} ${graph.height}`}
        width={graph.width}
        height={graph.height}
        role="group"
        aria-label={heading}
      >
        <defs>
          <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
            <path class="tip" d="M0 0 8 4 0 8z" />
          </marker>
        </defs>
        {graph.edges.map((edge) => (
          <path
            key={`${edge.from} ${edge.on}`}
            class={edge.isLoop ? 'edge loop' : 'edge'}
            d={pathOf(edge)}
            marker-end={`url(#${arrow})`}
          >
            <title>{edge.text}</title>
          </path>
        ))}
        {graph.nodes.map((node) => (
          <Node key={node.key} {...props} node={node} />
        ))}
      </svg>
      <ul class="texts">
        {graph.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p class="muted">
        {words.graphReads} <RuleLink words={words} send={send} edition={graph.edition} number={graph.rule} />
      </p>
    </section>
  );
}

/** A line through the points of an edge, from what is waited for to what waits. */
const pathOf = ({ points }: GraphEdge): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');

function Node({ words, send, uri, node }: GraphProps & { node: GraphNode }): JSX.Element {
  const { line, order } = node;
  const facts = [
    order === undefined ? words.notApplied : say(words, 'order', order),
    ...(line === undefined ? [] : [say(words, 'line', line + 1)]),
  ].join(' · ');
  const reveal = (): void => {
    if (line !== undefined) send({ type: 'reveal', uri, line });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      class="node"
      role="button"
      tabIndex={0}
      aria-label={`${node.title}, ${facts}`}
      onClick={reveal}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        reveal();
      }}
    >
      <rect x={node.x - node.width / 2} y={node.y - node.height / 2} width={node.width} height={node.height} rx="4" />
      <text x={node.x} y={node.y - 4}>
        {node.title}
      </text>
      <text class="facts" x={node.x} y={node.y + 12}>
        {facts}
      </text>
    </g>
  );
}
