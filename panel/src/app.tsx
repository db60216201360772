// The whole panel: a function of what is known, and nothing else. The board at the cursor first, pinned lines below it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Board, BoardPlayer, BoardZone } from '../../server/src/boardProtocol.ts';
import { Card, type CardProps } from './card.tsx';
import { Graph } from './graph.tsx';
import { movedFocus } from './keys.ts';
import { type PanelModel, type SlotModel, say } from './model.ts';
import { Block, IconButton, LineLink, type Surroundings } from './parts.tsx';
import type { FromPanel, Stale } from './protocol.ts';

export function App({ model, send }: { model: PanelModel; send: (message: FromPanel) => void }): JSX.Element {
  const { words, slots, isPaused } = model;
  if (words === undefined) return <main class="panel" />;
  return (
    <main class="panel" aria-label={words.board} aria-describedby="keys">
      <p class="spoken" id="keys">
        {words.keys}
      </p>
      {slots.map((slot) => (
        <BoardSlot
          key={slot.id}
          words={words}
          send={send}
          slot={slot}
          isPaused={isPaused && !slot.isPinned}
          pins={slot.isPinned ? [] : slots.filter(({ isPinned }) => isPinned)}
        />
      ))}
    </main>
  );
}

type SlotProps = Surroundings & {
  readonly slot: SlotModel;
  readonly isPaused: boolean;
  /** The boards that stand pinned below this one. */
  readonly pins: readonly SlotModel[];
};

/** Whether two slots show the same line by the same rules. */
const isSamePlace = ({ board: a }: SlotModel, { board: b }: SlotModel): boolean =>
  a !== undefined && a.uri === b?.uri && a.line === b.line && a.edition === b.edition;

function BoardSlot(props: SlotProps): JSX.Element {
  const { words, send, slot } = props;
  const { board } = slot;
  const [focused, setFocused] = useState<number | undefined>(undefined);
  const name = slot.isPinned && board !== undefined ? say(words, 'pinned', board.line + 1) : words.cursor;
  if (board === undefined)
    return (
      <section class="slot" id={slot.id} aria-label={name}>
        <p class="nothing">{slot.hasNothing ? words.noScenario : words.waitingForServer}</p>
      </section>
    );
  const active = focused !== undefined && slot.objects.has(focused) ? focused : firstObject(board);
  const cards = { words, send, slot, active, onFocus: setFocused };
  return (
    <section
      class={slot.stale === undefined ? 'slot' : 'slot stale'}
      id={slot.id}
      aria-label={name}
      onKeyDown={(event) => {
        if (movedFocus(event)) event.preventDefault();
        if (event.key === 'Escape') closeWhatIsOpen(slot, send);
      }}
    >
      <Head {...props} board={board} name={name} />
      <div class="content">
        <Refused {...props} board={board} />
        {board.shared.map((zone) => (
          <Zone key={zone.key} {...cards} zone={zone} isSlim={false} heading="h3" />
        ))}
        {board.players.map((player) => (
          <Player key={player.name} {...cards} player={player} />
        ))}
        <More {...props} board={board} />
      </div>
    </section>
  );
}

function closeWhatIsOpen(slot: SlotModel, send: (message: FromPanel) => void): void {
  if (slot.selected !== undefined) send({ type: 'select', slot: slot.id, object: null });
  else if (slot.layer !== undefined) send({ type: 'graph', slot: slot.id, layer: null });
}

const firstObject = (board: Board): number | undefined =>
  [...board.shared, ...board.players.flatMap(({ zones }) => zones)].flatMap(({ objects }) => objects)[0];

/** Where and when: scenario, line, turn, edition, and what can be done with the slot. */
function Head(props: SlotProps & { board: Board; name: string }): JSX.Element {
  const { words, send, slot, isPaused, board, name, pins } = props;
  const [first] = pins;
  const { uri, asOf, editions, edition, previous, next } = board;
  const step = (by: 'previous' | 'next'): void => send({ type: 'step', slot: slot.id, by });
  return (
    <header class="head">
      <div class="row">
        <h2 title={board.scenario}>{board.scenario === '' ? words.board : board.scenario}</h2>
        <div class="tools" role="toolbar" aria-label={name}>
          <IconButton
            icon="previous"
            label={words.previous}
            disabled={previous === undefined}
            onClick={() => step('previous')}
          />
          <IconButton icon="next" label={words.next} disabled={next === undefined} onClick={() => step('next')} />
          {slot.isPinned ? (
            <IconButton icon="unpin" label={words.unpin} onClick={() => send({ type: 'unpin', slot: slot.id })} />
          ) : (
            <>
              <IconButton
                icon="pin"
                label={words.pin}
                pressed={pins.some((pin) => isSamePlace(pin, slot))}
                onClick={() => send({ type: 'pin' })}
              />
              <IconButton
                icon={isPaused ? 'resume' : 'pause'}
                label={isPaused ? words.resume : words.pause}
                pressed={isPaused}
                onClick={() => send({ type: 'pause', isPaused: !isPaused })}
              />
            </>
          )}
        </div>
      </div>
      <div class="row where">
        {asOf === undefined ? (
          <span>{words.atBeginning}</span>
        ) : (
          <LineLink words={words} send={send} uri={uri} line={asOf} text={say(words, 'afterLine', asOf + 1)} />
        )}
        {slot.isPinned && <span class="badge">{name}</span>}
        {isPaused && <span class="badge">{words.paused}</span>}
        {first !== undefined && (
          <a class="badge" href={`#${first.id}`}>
            {say(words, 'pins', pins.length)}
          </a>
        )}
        {editions.length > 1 ? (
          <select
            aria-label={words.edition}
            value={edition}
            onChange={({ currentTarget }) => send({ type: 'edition', slot: slot.id, edition: currentTarget.value })}
          >
            {editions.map((one) => (
              <option key={one} value={one} selected={one === edition}>
                {one}
              </option>
            ))}
          </select>
        ) : (
          <span class="muted">{edition}</span>
        )}
        {slot.stale === undefined ? (
          <span class="muted turn" title={board.turn}>
            {board.turn}
          </span>
        ) : (
          <StaleNote words={words} stale={slot.stale} />
        )}
      </div>
    </header>
  );
}

/** Stands where the turn stood, so that nothing moves. */
function StaleNote({ words, stale }: Pick<SlotProps, 'words'> & { stale: Stale }): JSX.Element {
  const text = stale.why === 'broken' ? say(words, 'stale', stale.line + 1) : words.offline;
  return (
    <span class="note" role="status" title={text}>
      {text}
    </span>
  );
}

function Refused({ words, send, board }: SlotProps & { board: Board }): JSX.Element | null {
  if (board.refused.length === 0) return null;
  return (
    <ul class="refused">
      {board.refused.map(({ line, text }) => (
        <li key={line}>
          <LineLink words={words} send={send} uri={board.uri} line={line} text={say(words, 'refused', line + 1)} />
          {words.colon}
          {text}
        </li>
      ))}
    </ul>
  );
}

type Cards = Omit<CardProps, 'id'>;

function Player({ player, ...cards }: Cards & { player: BoardPlayer }): JSX.Element {
  const { words } = cards;
  const [battlefield, ...others] = player.zones;
  return (
    <section class="player" aria-label={player.name}>
      <h3 class="row">
        <span class="name">{player.name}</span>
        {player.isActive && (
          <span class="active" title={words.active}>
            <span aria-hidden="true">●</span>
            <span class="spoken">, {words.active}</span>
          </span>
        )}
        <span class="life">
          {player.lifeBefore !== undefined && (
            <>
              <del>
                <span class="spoken">{words.before} </span>
                {player.lifeBefore}
              </del>{' '}
            </>
          )}
          {player.lifeBefore === undefined ? (
            say(words, 'life', player.life)
          ) : (
            <ins>
              <span class="spoken">{words.after} </span>
              {say(words, 'life', player.life)}
            </ins>
          )}
        </span>
        {player.isGone === true && <span class="badge">{words.gone}</span>}
        {player.facts.map((fact) => (
          <span key={fact} class="fact">
            {fact}
          </span>
        ))}
      </h3>
      {player.attached !== undefined && (
        <ul class="cards" aria-label={say(words, 'attached', player.name)}>
          {player.attached.map((id) => (
            <Card key={id} {...cards} id={id} />
          ))}
        </ul>
      )}
      {battlefield !== undefined && <Zone {...cards} zone={battlefield} isSlim={false} heading="h4" />}
      {others.map((zone) => (
        <Zone key={zone.key} {...cards} zone={zone} isSlim={true} heading="h4" />
      ))}
    </section>
  );
}

function Zone(props: Cards & { zone: BoardZone; isSlim: boolean; heading: 'h3' | 'h4' }): JSX.Element {
  const { zone, isSlim, heading: Heading, ...cards } = props;
  const { words } = cards;
  return (
    <section class={isSlim ? 'zone slim' : 'zone'} aria-label={zone.title}>
      <Heading>{zone.title}</Heading>
      {zone.objects.length === 0 && zone.left === undefined && <p class="empty">{words.empty}</p>}
      <ul class="cards">
        {zone.objects.map((id) => (
          <Card key={id} {...cards} id={id} />
        ))}
        {zone.left?.map(({ title, to }, index) => (
          <li key={`left${index}`} class="ghost">
            <span class="spoken">{words.went} </span>
            <del>{title}</del> {to}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Below the zones: effects, triggers that wait, dependencies, and what the last statement changed. */
function More(props: SlotProps & { board: Board }): JSX.Element {
  const { words, send, slot, board } = props;
  const { uri, effects, waiting, graphs, changes, asOf } = board;
  const list = (items: Board['effects']): JSX.Element => (
    <ul class="texts">
      {items.map(({ title, text, line }, index) => (
        <li key={index}>
          <strong>{title}</strong>
          {text === '' ? '' : ` ${text}`}
          {line !== undefined && (
            <>
              {', '}
              <LineLink words={words} send={send} uri={uri} line={line} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {effects.length > 0 && (
        <Block kind="effects" title={words.effects}>
          {list(effects)}
        </Block>
      )}
      {waiting.length > 0 && (
        <Block kind="waiting" title={words.waiting}>
          {list(waiting)}
        </Block>
      )}
      {graphs.length > 0 && (
        <Block kind="dependencies" title={words.dependencies}>
          <p class="layers">
            {graphs.map(({ layer, title, isLoop }) => (
              <button
                key={layer}
                type="button"
                class="choice"
                aria-expanded={slot.layer === layer}
                aria-label={say(words, 'showGraph', layer)}
                title={title}
                onClick={() => send({ type: 'graph', slot: slot.id, layer: slot.layer === layer ? null : layer })}
              >
                {say(words, 'layer', layer)}
                {isLoop ? `, ${words.loop}` : ''}
              </button>
            ))}
          </p>
          {slot.graph !== undefined && <Graph words={words} send={send} slot={slot.id} uri={uri} graph={slot.graph} />}
        </Block>
      )}
      {asOf !== undefined && (
        <Block kind="changes" title={say(words, 'changes', asOf + 1)}>
          {changes.length === 0 ? (
            <p class="muted">{words.noChanges}</p>
          ) : (
            <ul class="texts">
              {changes.map(({ sign, text }, index) => (
                <li key={index} class={sign === '+' ? 'came' : sign === '-' ? 'went' : 'became'}>
                  {text}
                </li>
              ))}
            </ul>
          )}
        </Block>
      )}
    </>
  );
}
