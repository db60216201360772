// Pictures with a palette: the same picture, smaller, and only where it can be.
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
// @ts-expect-error a script without types
import { shrinkPng } from '../../scripts/pictures/png.mjs';

const shrink = shrinkPng as (file: Buffer) => Buffer;
type Color = readonly [number, number, number];

function chunk(name: string, body: Buffer): Buffer {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(name, 4, 'latin1');
  body.copy(out, 8);
  return out;
}

/** An RGB picture whose lines use all five filters in turn, as encoders do. */
function png(width: number, height: number, colorAt: (x: number, y: number) => Color): Buffer {
  const stride = width * 3;
  const rows = Array.from({ length: height }, (_, y) =>
    Uint8Array.from(Array.from({ length: width }, (_, x) => colorAt(x, y)).flat()),
  );
  const data = Buffer.alloc((stride + 1) * height);
  for (const [y, row] of rows.entries()) {
    const filter = y % 5;
    data[y * (stride + 1)] = filter;
    for (let i = 0; i < stride; i++) {
      const left = row[i - 3] ?? 0;
      const up = rows[y - 1]?.[i] ?? 0;
      const corner = rows[y - 1]?.[i - 3] ?? 0;
      const guess = left + up - corner;
      const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
      const paeth = a <= b && a <= c ? left : b <= c ? up : corner;
      data[y * (stride + 1) + 1 + i] = (row[i] ?? 0) - ([0, left, up, (left + up) >> 1, paeth][filter] ?? 0);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(data, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The chunks of a picture, their checksums verified. */
function chunksOf(file: Buffer): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const end = at + 8 + length;
    if (typeof crc32 === 'function') expect(file.readUInt32BE(end)).toBe(crc32(file.subarray(at + 4, end)));
    found.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, end));
    at = end + 4;
  }
  return found;
}

/** The colours of an indexed picture, two pixels a byte. */
function colorsOf(file: Buffer): readonly (readonly number[])[] {
  const chunks = chunksOf(file);
  const width = chunks.get('IHDR')?.readUInt32BE(0) ?? 0;
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  const lines = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const stride = 1 + Math.ceil(width / 2);
  const indices = [...lines].flatMap((byte, at) => (at % stride === 0 ? [] : [byte >> 4, byte & 15]));
  return indices.map((index) => [...palette.subarray(index * 3, index * 3 + 3)]);
}

describe('a picture with few colours', () => {
  const colors: readonly Color[] = [
    [0, 0, 0],
    [255, 255, 255],
    [31, 31, 31],
    [78, 201, 176],
    [206, 145, 120],
  ];
  const at = (x: number, y: number): Color => colors[(x * 7 + y * 3) % colors.length] ?? [0, 0, 0];

  it('keeps each of them exactly', () => {
    const before = png(60, 40, at);
    const after = shrink(before);
    expect(after.length).toBeLessThan(before.length / 3);
    expect(colorsOf(after)).toEqual(Array.from({ length: 60 * 40 }, (_, i) => at(i % 60, Math.floor(i / 60))));
  });
});

describe('a picture with many colours', () => {
  it('keeps them nearly, and its background exactly', () => {
    const before = png(128, 128, (x, y) => (x < 64 ? [30, 30, 30] : [x * 2 - 1, y * 2, 128]));
    const found = colorsOf(shrink(before));
    for (const [i, color] of found.entries()) {
      const [x, y] = [i % 128, Math.floor(i / 128)];
      if (x < 64) expect(color).toEqual([30, 30, 30]);
      else expect(Math.hypot((color[0] ?? 0) - (x * 2 - 1), (color[1] ?? 0) - y * 2)).toBeLessThan(40);
    }
  });
});

it('what is no picture of this kind is left as it is', () => {
  const small = png(1, 1, () => [1, 2, 3]);
  expect(shrink(small)).toBe(small);
  expect(() => shrink(Buffer.from('GIF89a'))).toThrow();
});
