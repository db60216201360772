// Arrow keys between the cards of a board: to the nearest one in that direction, Home and End to the first and the last.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The nearest box in a direction, by place in the list; without one there, the one before or after in the list. */
export function neighbour(boxes: readonly Box[], from: number, direction: Direction): number {
  const own = boxes[from];
  if (own === undefined) return 0;
  const isUpright = direction === 'up' || direction === 'down';
  const middle = (box: Box): readonly [x: number, y: number] => [
    (box.left + box.right) / 2,
    (box.top + box.bottom) / 2,
  ];
  const [x, y] = middle(own);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    if (index === from) return;
    const [otherX, otherY] = middle(box);
    const along = { up: y - otherY, down: otherY - y, left: x - otherX, right: otherX - x }[direction];
    const across = Math.abs(isUpright ? otherX - x : otherY - y);
    // what lies beside rather than beyond is not in that direction
    if (along <= 1 || (!isUpright && across > along)) return;
    const distance = along + 2 * across;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  if (best >= 0) return best;
  const next = direction === 'up' || direction === 'left' ? from - 1 : from + 1;
  return Math.max(0, Math.min(boxes.length - 1, next));
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Moves the focus between cards as the key says; tells whether the key was one of those. */
export function movedFocus(event: KeyboardEvent): boolean {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return false;
  if (!target.matches('.face')) return false;
  const faces = [...currentTarget.querySelectorAll<HTMLElement>('.face')];
  const from = faces.indexOf(target);
  const direction = directions[key];
  const to =
    key === 'Home'
      ? 0
      : key === 'End'
        ? faces.length - 1
        : direction === undefined
          ? undefined
          : neighbour(
              faces.map((face) => face.getBoundingClientRect()),
              from,
              direction,
            );
  if (to === undefined) return false;
  faces[to]?.focus();
  faces[to]?.scrollIntoView({ block: 'nearest' });
  return true;
}
