// The elements of a large JSON file: found wherever its text is cut into pieces, and its breaks told.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Elements } from '../../../server/src/cards/database/elements.ts';

const read = (...chunks: readonly string[]) => {
  const elements = new Elements();
  const found = chunks.flatMap((chunk) => elements.push(chunk).map(({ text, keyed }) => ({ text, keyed })));
  return { found, problem: elements.end() };
};

const texts = (...chunks: readonly string[]): readonly string[] => read(...chunks).found.map(({ text }) => text);

/** A text cut at some places. */
const cut = (text: string, places: readonly number[]): readonly string[] => {
  const at = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((from, index) => text.slice(from, at[index] ?? text.length));
};

describe('the elements of a JSON file', () => {
  it('are those of its array', () => {
    expect(texts('[\n{"a":1},\n {"b":[1,2]}, "x,y", 3\n]\n')).toEqual(['{"a":1}', '{"b":[1,2]}', '"x,y"', '3']);
  });

  it('are the members of what stands under `data`', () => {
    expect(read('{"meta":{"data":[1]},"data":{"A":[{"n":1}],"B":[]},"more":[1]}')).toEqual({
      found: [
        { text: '"A":[{"n":1}]', keyed: true },
        { text: '"B":[]', keyed: true },
      ],
      problem: undefined,
    });
  });

  it('are the elements of an array under `data`', () => {
    expect(texts('{"object":"list","data":[{"n":1},{"n":2}],"has_more":false}')).toEqual(['{"n":1}', '{"n":2}']);
  });

  it('are none where the file is empty of them', () => {
    expect(read('[]')).toEqual({ found: [], problem: undefined });
    expect(read('{"data":{}}')).toEqual({ found: [], problem: undefined });
  });

  it('are objects that stand one behind the other', () => {
    expect(texts('{"a":1}\n{"b":{"data":[2]}}\n\n{"data":[3]}\n')).toEqual([
      '{"a":1}',
      '{"b":{"data":[2]}}',
      '{"data":[3]}',
    ]);
    expect(read('{"a":1}\n{"b":').problem).toEqual({ problem: 'truncated' });
    expect(read('{"a":1}\n[1]').problem?.problem).toBe('broken');
  });

  it('do not end at brackets and quotes in strings', () => {
    expect(texts('["a]\\"}", "\\\\", "]"]')).toEqual(['"a]\\"}"', '"\\\\"', '"]"']);
  });

  it('may follow a byte order mark', () => {
    expect(texts('\ufeff[1]')).toEqual(['1']);
  });

  it('are the same however the text is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue()),
        fc.constantFrom('list', 'data', 'keyed', 'lines'),
        fc.array(fc.nat()),
        (values, shape, places) => {
          if (shape === 'lines') {
            const lines = values.map((value) => JSON.stringify({ value }));
            expect(texts(...cut(lines.join('\n'), places))).toEqual(lines);
            return;
          }
          const noise = { before: { data: ['\\', '"'] } };
          const members = Object.fromEntries(values.map((value, index) => [`k${index}`, value]));
          const whole =
            shape === 'list' ? values : shape === 'data' ? { ...noise, data: values } : { ...noise, data: members };
          const { found, problem } = read(...cut(JSON.stringify(whole, null, places.length % 3), places));
          expect(problem).toBeUndefined();
          expect(found.map(({ text, keyed }) => JSON.parse(keyed ? `{${text}}` : text))).toEqual(
            values.map((value, index) =>
              JSON.parse(JSON.stringify(shape === 'keyed' ? { [`k${index}`]: value } : value)),
            ),
          );
        },
      ),
    );
  });

  it('keep no more than the element they are in', () => {
    const elements = new Elements();
    const large = `{"x":"${'y'.repeat(100_000)}"},`;
    for (let piece = 0; piece < 50; piece += 1) elements.push(piece === 0 ? '{"other":[' : large);
    expect(elements.kept).toBeLessThan(50);
    expect(elements.push('1],"data":[2').map(({ text }) => text)).toEqual([]);
    for (let piece = 0; piece < 50; piece += 1) elements.push(',"zzzzzzzzzz"');
    expect(elements.kept).toBeLessThan(50);
    expect(elements.push(',3]}').map(({ text }) => text)).toEqual(['"zzzzzzzzzz"', '3']);
  });
});

describe('a file that is none', () => {
  it.each([
    ['<html>', 'no-json'],
    ['PK\u0003\u0004', 'no-json'],
    ['"text"', 'no-json'],
    ['', 'truncated'],
    ['[{"a":1},', 'truncated'],
    ['[{"a":"', 'truncated'],
    ['[{"a":1]', 'broken'],
    ['[1]]', 'broken'],
    ['[1] x', 'broken'],
    ['[1][2]', 'broken'],
  ])('%j is %s', (text, problem) => {
    expect(read(text).problem?.problem).toBe(problem);
  });

  it('is never taken for whole when it is cut short', () => {
    const text = '{"meta":{"v":"1"},"data":[{"a":"x"},{"b":2}]}';
    for (let end = 0; end < text.length; end += 1) expect(read(text.slice(0, end)).problem?.problem).toBe('truncated');
  });

  it('throws at nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'[]{},":\\ax\n ') })), (chunks) => {
        read(...chunks);
      }),
    );
  });
});
