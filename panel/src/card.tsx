// An object as a compact card, with what is attached to it nested under it, and its layers where it is the one selected.
import type { JSX } from 'preact';
import type { BoardObject } from '../../server/src/boardProtocol.ts';
import { Detail } from './detail.tsx';
import type { SlotModel } from './model.ts';
import { say } from './model.ts';
import { Cost, Difference, LineLink, type Surroundings } from './parts.tsx';

export interface CardProps extends Surroundings {
  readonly slot: SlotModel;
  readonly id: number;
  /** The one card of the slot that the Tab key reaches. */
  readonly active: number | undefined;
  readonly onFocus: (id: number) => void;
}

/** Names of the card's marks for the style sheet. */
const classesOf = (slot: SlotModel, object: BoardObject): string =>
  [
    'card',
    object.news ?? '',
    object.isTapped === true ? 'tapped' : '',
    slot.board?.here.includes(object.id) === true ? 'here' : '',
    slot.selected === object.id ? 'selected' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');

export function Card(props: CardProps): JSX.Element | null {
  const { slot, id, active, onFocus, words, send } = props;
  const object = slot.objects.get(id);
  const uri = slot.board?.uri;
  if (object === undefined || uri === undefined) return null;
  const isSelected = slot.selected === id;
  const detailId = `${slot.id}-detail-${id}`;
  return (
    <li class={classesOf(slot, object)}>
      <div class="body">
        <button
          type="button"
          class="face"
          data-object={id}
          tabIndex={active === id ? 0 : -1}
          aria-expanded={isSelected}
          aria-controls={isSelected ? detailId : undefined}
          onFocus={() => onFocus(id)}
          onClick={() => send({ type: 'select', slot: slot.id, object: isSelected ? null : id })}
        >
          <Face words={words} object={object} />
        </button>
        {object.line !== undefined && (
          <span class="place">
            <LineLink words={words} send={send} uri={uri} line={object.line} reach={active === id} />
          </span>
        )}
      </div>
      {isSelected && (
        <Detail words={words} send={send} slot={slot.id} uri={uri} id={detailId} object={object} detail={slot.detail} />
      )}
      {object.attached !== undefined && (
        <ul class="attached" aria-label={say(words, 'attached', object.title)}>
          {object.attached.map((one) => (
            <Card key={one} {...props} id={one} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** What stands on the card, line by line; lines that do not apply are left out. */
function Face({ words, object }: { words: CardProps['words']; object: BoardObject }): JSX.Element {
  const badges = [
    ...(object.marks ?? []),
    ...(object.counters ?? []),
    ...(object.damage === undefined ? [] : [object.damage]),
  ];
  const value = object.pt ?? object.loyalty ?? object.defense;
  return (
    <>
      <span class="row">
        {object.news !== undefined && (
          <span class="sign">
            <span class="spoken">{object.news === 'new' ? words.came : words.changed} </span>
            <span aria-hidden="true">{object.news === 'new' ? '+' : '±'}</span>
          </span>
        )}
        <span class="title">{object.title}</span>
        {object.named !== undefined && (
          <span class="named" title={object.named}>
            ({object.named})
          </span>
        )}
        {object.cost !== undefined && <Cost cost={object.cost} />}
      </span>
      <span class="row">
        <span class="type">{object.type}</span>
        {value !== undefined && <span class="value">{value}</span>}
      </span>
      {object.colors !== undefined && <span class="line colors">{object.colors}</span>}
      {object.player !== undefined && <span class="line whose">{object.player}</span>}
      {badges.length > 0 && (
        <span class="line badges">
          {badges.map((badge) => (
            <span key={badge} class="badge">
              {badge}
            </span>
          ))}
        </span>
      )}
      {object.copy !== undefined && <span class="line copy">{object.copy}</span>}
      {object.keywords !== undefined && <span class="line keywords">{object.keywords.join(', ')}</span>}
      {object.abilities?.map((text, index) => (
        <span key={index} class="line ability">
          {text}
        </span>
      ))}
      {object.relations?.map((text) => (
        <span key={text} class="line relation">
          {text}
        </span>
      ))}
      {object.differences?.map((difference) => (
        <span key={difference.label} class="line">
          <Difference words={words} difference={difference} />
        </span>
      ))}
    </>
  );
}
