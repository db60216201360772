// The engine's own account of a line, for bug reports: complete, and of a size that can be sent.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engineTrace, told } from '../../server/src/features/engineTrace.ts';
import { contextOf } from './draw.ts';

const text = `card Runeclaw Bear {1}{G}
  Creature — Bear
  2/2

scenario One
  rules classic, current
  Alice controls Runeclaw Bear
  effect "Target creature gets +4/+4 until end of turn." targeting Runeclaw Bear as Growth
  expect Runeclaw Bear is 6/6
`;

describe('the trace of a line', () => {
  const trace = engineTrace(contextOf(text), '1.2.3', 8) ?? '';

  it('says version, line and statement, once for each edition', () => {
    expect(trace.split('\n').slice(0, 2)).toEqual(['strata 1.2.3, line 9:', '  expect Runeclaw Bear is 6/6']);
    expect(trace).toMatch(/^== classic, passed: One$/m);
    expect(trace).toMatch(/^== current, passed: One$/m);
    expect(trace).toMatch(/^-- statement\n\{"kind":"expect"/m);
  });

  it('has what was expected, the objects and each effect that was applied, with what it changed', () => {
    expect(trace).toContain('{"subject":"Runeclaw Bear","outcome":"passed","expected":"6/6","actual":"6/6"}');
    expect(trace).toMatch(/^-- objects\n\{"id":\d+,"name":"Runeclaw Bear","zone":"battlefield"/m);
    const [, step] = /^-- layers\n(.*)$/m.exec(trace) ?? [];
    expect(JSON.parse(step ?? '')).toMatchObject({
      layer: '6b',
      effect: { origin: 'resolution' },
      changes: [{ before: { power: 2, toughness: 2 }, after: { power: 6, toughness: 6 } }],
    });
  });

  it('is nothing where nothing ran', () => {
    expect(engineTrace(contextOf('card Bear {G}\n  Creature\n  1/1\n'), '1', 0)).toBeUndefined();
  });

  it('is of a size that can be sent, for every line of the tour', () => {
    const context = contextOf(readFileSync('examples/tour.strata', 'utf8'));
    for (let line = 0; line < context.lines.lineCount; line++)
      expect(engineTrace(context, '1', line)?.length ?? 0).toBeLessThan(200_000);
  });
});

it('a value that contains itself is cut off, maps and sets are what they hold', () => {
  const ring: { own?: unknown } = {};
  ring.own = ring;
  expect(told({ ring, map: new Map([[1, new Set(['a'])]]), no: () => 1 })).toBe(
    '{"ring":{"own":"…"},"map":{"1":["a"]}}',
  );
  expect(told(undefined)).toBe('undefined');
});
