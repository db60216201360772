// The layers of an object as a timeline: what it was before any effect, what each effect made of it and why then, what it is.
import type { JSX } from 'preact';
import type { BoardDetail, BoardObject, TimelineStep } from '../../server/src/boardProtocol.ts';
import { say } from './model.ts';
import { Difference, IconButton, LineLink, RuleLink, type Surroundings } from './parts.tsx';

interface DetailProps extends Surroundings {
  readonly slot: string;
  readonly uri: string;
  readonly id: string;
  readonly object: BoardObject;
  readonly detail: BoardDetail | undefined;
}

export function Detail(props: DetailProps): JSX.Element {
  const { words, send, slot, id, object, detail } = props;
  const heading = say(words, 'layers', object.title);
  return (
    <section class="detail" id={id} aria-label={heading}>
      <header>
        <h4>{heading}</h4>
        <IconButton icon="close" label={words.close} onClick={() => send({ type: 'select', slot, object: null })} />
      </header>
      {detail === undefined || detail.object !== object.id ? (
        <p class="muted">{words.loading}</p>
      ) : (
        <Layers {...props} detail={detail} />
      )}
    </section>
  );
}

function Layers(props: DetailProps & { detail: BoardDetail }): JSX.Element {
  const { words, detail } = props;
  return (
    <>
      <p class="muted">{detail.asOf}</p>
      <ol class="timeline">
        <li class="end">
          <span class="layer" aria-hidden="true">
            ○
          </span>
          <div>
            <span class="label">{words.printed}</span> {detail.printed}
          </div>
        </li>
        {detail.steps.map((step, index) => (
          <Step key={index} {...props} step={step} />
        ))}
        {detail.hidden > 0 && (
          <li class="end">
            <span class="layer" aria-hidden="true">
              …
            </span>
            <div class="muted">{say(words, 'more', detail.hidden)}</div>
          </li>
        )}
        <li class="end">
          <span class="layer" aria-hidden="true">
            ●
          </span>
          <div>
            <span class="label">{words.result}</span> {detail.summary}
            {detail.steps.length === 0 && <p class="muted">{words.noLayers}</p>}
          </div>
        </li>
      </ol>
      {detail.copiable !== undefined && (
        <p>
          <span class="label">{words.copiable}</span> {detail.copiable}
        </p>
      )}
      <Texts title={words.copies} texts={detail.copies} linked={props} />
      <Texts title={words.abilities} texts={detail.abilities} />
    </>
  );
}

function Step(props: DetailProps & { detail: BoardDetail; step: TimelineStep }): JSX.Element {
  const { words, send, slot, uri, step } = props;
  const edition = editionOf(props.detail);
  return (
    <li>
      <span class="layer" title={say(words, 'layer', step.layer)}>
        <span class="spoken">{say(words, 'layer', '')}</span>
        {step.layer}
      </span>
      <div>
        <div class="source">
          <strong>{step.source}</strong>
          {step.line !== undefined && (
            <>
              {', '}
              <LineLink words={words} send={send} uri={uri} line={step.line} />
            </>
          )}
        </div>
        <div class="muted">
          {step.layerTitle} · {say(words, 'timestamp', step.timestamp)}
        </div>
        {step.differences.map((difference) => (
          <div key={difference.label}>
            <Difference words={words} difference={difference} />
          </div>
        ))}
        {step.reason !== undefined && <div class="reason">{step.reason}</div>}
        <div class="rules">
          {step.rules.map((number) => (
            <RuleLink key={number} words={words} send={send} edition={edition} number={number} />
          ))}
          {step.hasGraph === true && (
            <button
              type="button"
              class="link"
              aria-label={say(words, 'showGraph', step.layer)}
              onClick={() => send({ type: 'graph', slot, layer: step.layer })}
            >
              {words.dependencies}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}

interface TextsProps {
  readonly title: string;
  readonly texts: readonly string[];
  /** With it, lines and rules that a text names are links. */
  readonly linked?: DetailProps & { readonly detail: BoardDetail };
}

function Texts({ title, texts, linked }: TextsProps): JSX.Element | null {
  if (texts.length === 0) return null;
  return (
    <>
      <h5>{title}</h5>
      <ul class="texts">
        {texts.map((text, index) => (
          <li key={index}>{linked === undefined ? text.trim() : <Linked {...linked} text={text.trim()} />}</li>
        ))}
      </ul>
    </>
  );
}

/** A text in which `line 10` and `707.2` are links. */
function Linked({ text, words, send, uri, detail }: DetailProps & { detail: BoardDetail; text: string }): JSX.Element {
  const links = new RegExp(`(${words.line.replace('{0}', '\\d+')}|\\b\\d{3}\\.\\d+[a-z]?)`);
  return (
    <>
      {text.split(links).map((piece, index) => {
        if (index % 2 === 0) return piece;
        if (piece.includes('.'))
          return <RuleLink key={index} {...{ words, send }} edition={editionOf(detail)} number={piece} />;
        return <LineLink key={index} {...{ words, send, uri }} line={Number(/\d+/.exec(piece)?.[0] ?? 1) - 1} />;
      })}
    </>
  );
}

const editionOf = ({ asOf }: BoardDetail): string => asOf.split(' · ').at(-1) ?? '';
