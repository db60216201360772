// What comes from the page is checked at the edge; what was kept by another version is read with care; arrow keys find the nearest card.
import { describe, expect, it } from 'vitest';
import { neighbour } from '../../panel/src/keys.ts';
import { isFromPanel, panelStateOf } from '../../panel/src/protocol.ts';

describe('a message from the page', () => {
  it.each([
    { type: 'ready' },
    { type: 'reveal', uri: 'file:///a.strata', line: 3 },
    { type: 'select', slot: 'cursor', object: null },
    { type: 'select', slot: 'cursor', object: 12 },
    { type: 'graph', slot: 'pin1', layer: '4' },
    { type: 'step', slot: 'cursor', by: 'next' },
    { type: 'pause', isPaused: true },
  ])('%o is one', (message) => {
    expect(isFromPanel(message)).toBe(true);
  });

  it.each([
    null,
    'ready',
    {},
    { type: 'constructor' },
    { type: 'reveal', uri: 'file:///a.strata', line: -1 },
    { type: 'reveal', uri: 'file:///a.strata', line: 1.5 },
    { type: 'select', slot: 'cursor' },
    { type: 'step', slot: 'cursor', by: 'sideways' },
    { type: 'pause', isPaused: 'yes' },
  ])('%o is none', (message) => {
    expect(isFromPanel(message)).toBe(false);
  });
});

describe('a kept state', () => {
  it('is read as it was written', () => {
    const state = {
      uri: 'file:///a',
      line: 3,
      edition: 'classic',
      isPaused: true,
      pins: [{ uri: 'file:///a', line: 1 }],
    };
    expect(panelStateOf(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('of another shape gives what can be used', () => {
    expect(panelStateOf(undefined)).toBeUndefined();
    expect(panelStateOf({ line: 'x', pins: [1, { uri: 'a' }, { uri: 'a', line: 2 }] })).toEqual({
      isPaused: false,
      pins: [{ uri: 'a', line: 2 }],
    });
  });
});

describe('arrow keys', () => {
  // two columns, the second shorter
  const box = (column: number, row: number) => ({
    left: column * 100,
    right: column * 100 + 90,
    top: row * 50,
    bottom: row * 50 + 40,
  });
  const boxes = [box(0, 0), box(1, 0), box(0, 1), box(1, 1), box(0, 2)];
  it.each([
    [0, 'right', 1],
    [0, 'down', 2],
    [1, 'down', 3],
    [3, 'down', 4],
    [3, 'left', 2],
    [4, 'up', 2],
    [4, 'down', 4],
    [1, 'right', 2],
    [2, 'left', 1],
  ] as const)('from %i %s to %i', (from, direction, to) => {
    expect(neighbour(boxes, from, direction)).toBe(to);
  });
});
