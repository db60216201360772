// Small parts that the panel is put together from: links to lines and rules, changes in red and green, costs, icons.
import type { ComponentChildren, JSX } from 'preact';
import type { BoardDifference, BoardWords } from '../../server/src/boardProtocol.ts';
import { say } from './model.ts';
import type { FromPanel } from './protocol.ts';

/** What every part is given: the words, and where messages go. */
export interface Surroundings {
  readonly words: BoardWords;
  readonly send: (message: FromPanel) => void;
}

/** A link to a line of the file, as people count lines. */
export function LineLink(
  props: Surroundings & { uri: string; line: number; reach?: boolean; text?: string },
): JSX.Element {
  const { words, send, uri, line, reach = true, text } = props;
  return (
    <button
      type="button"
      class="link"
      tabIndex={reach ? 0 : -1}
      title={say(words, 'goTo', line + 1)}
      aria-label={text === undefined ? undefined : `${text}, ${say(words, 'goTo', line + 1)}`}
      onClick={() => send({ type: 'reveal', uri, line })}
    >
      {text ?? say(words, 'line', line + 1)}
    </button>
  );
}

/** The number of a rule, which opens its page. */
export function RuleLink({
  words,
  send,
  edition,
  number,
}: Surroundings & { edition: string; number: string }): JSX.Element {
  return (
    <button
      type="button"
      class="link rule"
      aria-label={say(words, 'rule', number)}
      onClick={() => send({ type: 'rule', edition, number })}
    >
      {number}
    </button>
  );
}

/** A value before in red and struck out, a value now in green; told apart by words, too, for those who hear it. */
export function Difference({ words, difference }: { words: BoardWords; difference: BoardDifference }): JSX.Element {
  const { label, before, after } = difference;
  return (
    <span class="difference">
      <span class="label">{label}</span>{' '}
      {before !== undefined && (
        <del>
          <span class="spoken">{words.before} </span>
          {before}
        </del>
      )}
      {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
      {after !== undefined && (
        <ins>
          <span class="spoken">{words.after} </span>
          {after}
        </ins>
      )}
    </span>
  );
}

/** A mana cost, a symbol a pip. */
export function Cost({ cost }: { cost: string }): JSX.Element {
  const symbols = cost.match(/\{[^}]*\}/g) ?? [cost];
  return (
    <span class="cost">
      <span class="spoken">{cost}</span>
      {symbols.map((symbol, index) => (
        <span key={index} class="pip" aria-hidden="true">
          {symbol.replace(/[{}]/g, '')}
        </span>
      ))}
    </span>
  );
}

const icons = {
  pin: 'M9.5 1.5 14.5 6.5 11.5 7.5 9 10 8.5 13 3 7.5 6 7 8.5 4.5zM5.5 10.5 2 14',
  unpin: 'M3.5 3.5 12.5 12.5M12.5 3.5 3.5 12.5',
  pause: 'M5.5 3v10M10.5 3v10',
  resume: 'M5 3l8 5-8 5z',
  previous: 'M3.5 10 8 5.5 12.5 10',
  next: 'M3.5 6 8 10.5 12.5 6',
  close: 'M3.5 3.5 12.5 12.5M12.5 3.5 3.5 12.5',
} as const;

export function IconButton(props: {
  icon: keyof typeof icons;
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}): JSX.Element {
  const { icon, label, pressed, disabled, onClick } = props;
  return (
    <button
      type="button"
      class="icon"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled === true ? 'true' : undefined}
      onClick={() => disabled !== true && onClick()}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
    </button>
  );
}

export function Block(props: { title: ComponentChildren; kind: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class={`block ${props.kind}`}>
      <h3>{props.title}</h3>
      {props.children}
    </section>
  );
}
