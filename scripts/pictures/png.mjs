// Pictures made small: an editor's window has few colours that matter, so it is kept as a PNG with a palette
// of 16, two pixels a byte.
//   node scripts/pictures/png.mjs FILE…    rewrites the files where that makes them smaller
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
// 24 keep a background exactly; of these, those that are nearly the same become one.
const found = 24;
const kept = 16;

/** The picture with a palette, or the picture itself where it is not RGB or RGBA with 8 bits, or would not get smaller. */
export function shrinkPng(file) {
  const image = decode(file);
  if (image === undefined) return file;
  const { width, height, pixels } = image;
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const colors = fewer(quantise(counts), counts);
  const nearest = new Map();
  const indexOf = (pixel) => {
    let index = nearest.get(pixel);
    if (index === undefined) {
      index = closest(colors, pixel);
      nearest.set(pixel, index);
    }
    return index;
  };
  // one byte in front of each line says that it is not filtered
  const stride = 1 + Math.ceil(width / 2);
  const lines = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      lines[y * stride + 1 + (x >> 1)] |= indexOf(pixels[y * width + x]) << (x % 2 === 0 ? 4 : 0);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([4, 3, 0, 0, 0], 8);
  const result = Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colors.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return result.length < file.length ? result : file;
}

/** Width, height and the pixels as 0xRRGGBB; undefined for a kind of picture that is not read here. */
function decode(file) {
  if (!file.subarray(0, 8).equals(signature)) throw new Error('not a PNG');
  let head;
  const data = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR') head = body;
    if (name === 'IDAT') data.push(body);
    at += 12 + length;
  }
  const [depth, kind, , , interlaced] = head.subarray(8);
  const bytes = { 2: 3, 6: 4 }[kind];
  if (depth !== 8 || bytes === undefined || interlaced !== 0) return undefined;
  const width = head.readUInt32BE(0);
  const height = head.readUInt32BE(4);
  const raw = inflateSync(Buffer.concat(data));
  const stride = width * bytes;
  const pixels = new Uint32Array(width * height);
  let before = Buffer.alloc(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const line = unfilter(raw[start], raw.subarray(start + 1, start + 1 + stride), before, bytes);
    for (let x = 0; x < width; x++) {
      const at = x * bytes;
      if (bytes === 4 && line[at + 3] !== 255) return undefined;
      pixels[y * width + x] = (line[at] << 16) | (line[at + 1] << 8) | line[at + 2];
    }
    before = line;
  }
  return { width, height, pixels };
}

/** Undoes a line's filter (PNG specification, chapter 9). */
function unfilter(filter, line, above, bytes) {
  const out = Buffer.alloc(line.length);
  for (let i = 0; i < line.length; i++) {
    const left = i < bytes ? 0 : out[i - bytes];
    const up = above[i];
    const corner = i < bytes ? 0 : above[i - bytes];
    out[i] = line[i] + [0, left, up, (left + up) >> 1, filter === 4 ? paeth(left, up, corner) : 0][filter];
  }
  return out;
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((one) => Math.abs(guess - one));
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

const channels = (pixel) => [pixel >> 16, (pixel >> 8) & 255, pixel & 255];

/** Colours for those that are counted: boxes of colours are halved where they are widest (median cut). */
function quantise(counts) {
  let boxes = [[...counts].map(([pixel, count]) => ({ color: channels(pixel), count }))];
  while (boxes.length < found) {
    const scored = boxes.map((box) => ({ box, ...widest(box) })).filter(({ width }) => width > 0);
    if (scored.length === 0) break;
    const { box, channel } = scored.reduce((a, b) => (b.weight > a.weight ? b : a));
    const sorted = box.toSorted((a, b) => a.color[channel] - b.color[channel]);
    const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
    let sum = 0;
    const middle = sorted.findIndex(({ count }) => {
      sum += count;
      return sum >= half;
    });
    const cut = Math.min(middle + 1, sorted.length - 1);
    boxes = [...boxes.filter((one) => one !== box), sorted.slice(0, cut), sorted.slice(cut)];
  }
  return boxes.map((box) => {
    // the colour that is there most: a background stays exactly what it is
    const most = box.reduce((a, b) => (b.count > a.count ? b : a));
    const total = box.reduce((sum, { count }) => sum + count, 0);
    if (most.count * 2 > total) return most.color;
    return [0, 1, 2].map((c) => Math.round(box.reduce((sum, one) => sum + one.color[c] * one.count, 0) / total));
  });
}

/** The colours that are kept: two that are near each other, one of them seldom seen, become the commoner one. */
function fewer(colors, counts) {
  const seen = colors.map(() => 0);
  for (const [pixel, count] of counts) seen[closest(colors, pixel)] += count;
  const alive = colors.map((color, index) => ({ color, count: seen[index] }));
  const apart = (a, b) => a.color.reduce((sum, value, c) => sum + (value - b.color[c]) ** 2, 0);
  while (alive.length > kept) {
    let best;
    for (const a of alive)
      for (const b of alive) {
        if (a === b || a.count < b.count) continue;
        const loss = apart(a, b) * b.count ** 0.7;
        if (best === undefined || loss < best.loss) best = { a, b, loss };
      }
    const { a, b } = best;
    const sum = a.count + b.count;
    // a background stays what it is
    if (b.count * 4 > a.count)
      a.color = a.color.map((value, c) => Math.round((value * a.count + b.color[c] * b.count) / sum));
    a.count = sum;
    alive.splice(alive.indexOf(best.b), 1);
  }
  return alive.map(({ color }) => color);
}

function widest(box) {
  const widths = [0, 1, 2].map((c) => {
    const values = box.map(({ color }) => color[c]);
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
  });
  const width = Math.max(...widths);
  const total = box.reduce((sum, { count }) => sum + count, 0);
  return { width, channel: widths.indexOf(width), weight: width * Math.sqrt(total) };
}

function closest(colors, pixel) {
  const [r, g, b] = channels(pixel);
  let best = 0;
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, [cr, cg, cb]] of colors.entries()) {
    const far = (cr - r) ** 2 + (cg - g) ** 2 + (cb - b) ** 2;
    if (far >= distance) continue;
    best = index;
    distance = far;
  }
  return best;
}

function chunk(name, body) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(checksum(named), body.length + 8);
  return out;
}

/** CRC-32 as PNG wants it. */
function checksum(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const name of process.argv.slice(2)) {
    const before = readFileSync(name);
    const after = shrinkPng(before);
    if (after.length < before.length) writeFileSync(name, after);
    console.log(`${name}: ${before.length} → ${after.length} bytes`);
  }
}
