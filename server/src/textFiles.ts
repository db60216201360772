// Text files of this machine, read with care: regular files only, of a size that can be kept, of this machine, and UTF-8.
import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, readSync, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { LARGEST_FILE, MOST_LINKS } from './rules/limits.ts';
import { type FileProblem, type FileText, isElsewhere } from './scenario/fileText.ts';

/** Opening must not wait: a pipe without a writer would keep whoever opens it for ever. */
export const OPENING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Why a path is not opened at all: it, or a link on its way, leads to another machine, or it is no regular file. Nothing is asked of
 * the place a link leads to before it is known to be here. Undefined where there is nothing against it, or nothing there.
 */
export const againstOpening = (file: string, from = ''): FileProblem | undefined => {
  let at = file;
  for (let link = 0; link <= MOST_LINKS; link += 1) {
    if (isElsewhere(from, at)) return { code: 'file.elsewhere' };
    let stats: Stats | undefined;
    try {
      stats = lstatSync(at, { throwIfNoEntry: false });
    } catch (error) {
      return refusedBy(error);
    }
    if (stats === undefined) return undefined;
    if (!stats.isSymbolicLink()) return againstKind(stats);
    const target = readlinkSync(at);
    // a target is a path, whatever it looks like: `pipe:[1]` is no scheme
    if (isElsewhere(from, /^[/\\]{2}/.test(target) ? target : '')) return { code: 'file.elsewhere' };
    at = path.resolve(path.dirname(at), target);
  }
  return { code: 'file.refused', reason: 'ELOOP' };
};

/** Why something of that kind is not read. */
const againstKind = (stats: Stats): FileProblem | undefined => {
  if (stats.isDirectory()) return { code: 'file.folder' };
  return stats.isFile() ? undefined : { code: 'file.special' };
};

/** What the system says of a file that it does not give. */
const refusedBy = (error: unknown): FileProblem =>
  // a socket, or a device that nobody is behind
  codeOf(error) === 'ENXIO'
    ? { code: 'file.special' }
    : { code: 'file.refused', reason: error instanceof Error ? error.message : String(error) };

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';

/** A whole file as bytes, or why not: it may become another, or grow, between two looks. */
export const bytesOf = async (file: string, most: number, from = ''): Promise<Uint8Array | null | FileProblem> => {
  let handle: FileHandle | undefined;
  try {
    const against = againstOpening(file, from);
    if (against !== undefined) return against;
    handle = await open(file, OPENING);
    const stats = await handle.stat();
    const kind = againstKind(stats) ?? againstSize(stats.size, most);
    if (kind !== undefined) return kind;
    const buffer = Buffer.allocUnsafe(stats.size + 1);
    let length = 0;
    while (length < buffer.length) {
      const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return buffer.subarray(0, length);
  } catch (error) {
    return isMissing(error) ? null : refusedBy(error);
  } finally {
    await handle?.close();
  }
};

/** The same at once, for the command line. */
const bytesOfSync = (file: string, most: number, from: string): Uint8Array | null | FileProblem => {
  let handle: number | undefined;
  try {
    const against = againstOpening(file, from);
    if (against !== undefined) return against;
    handle = openSync(file, OPENING);
    const stats = fstatSync(handle);
    const kind = againstKind(stats) ?? againstSize(stats.size, most);
    if (kind !== undefined) return kind;
    const buffer = Buffer.allocUnsafe(stats.size + 1);
    let length = 0;
    while (length < buffer.length) {
      const read = readSync(handle, buffer, length, buffer.length - length, length);
      if (read === 0) break;
      length += read;
    }
    return buffer.subarray(0, length);
  } catch (error) {
    return isMissing(error) ? null : refusedBy(error);
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
};

const againstSize = (size: number, most: number): FileProblem | undefined =>
  size > most ? { code: 'file.tooLarge', most: Math.floor(most / 1_000_000) } : undefined;

/** The text that bytes are in UTF-8, or the first place where they are none. A byte order mark stays: who reads lines knows it. */
export const textOf = (bytes: Uint8Array): string | FileProblem => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return { code: 'file.utf16' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') && looksLikeUtf16(bytes) ? { code: 'file.utf16' } : text;
  } catch {
    return looksLikeUtf16(bytes) ? { code: 'file.utf16' } : { code: 'file.notUtf8', ...placeOfFault(bytes) };
  }
};

/** UTF-16 without a mark: every other byte of its beginning is nothing. */
const looksLikeUtf16 = (bytes: Uint8Array): boolean => {
  const start = bytes.subarray(0, 200);
  const empty = (odd: number): number => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  // of nothing but such bytes it is no text at all
  return Math.max(empty(0), empty(1)) * 4 >= start.length && Math.min(empty(0), empty(1)) * 8 < start.length;
};

/** Line and column, counted from 1, of the first byte that is no UTF-8: found by halves, since a decoder does not say. */
const placeOfFault = (bytes: Uint8Array): { readonly line: number; readonly column: number } => {
  let sound = 0;
  let faulty = bytes.length;
  while (faulty - sound > 1) {
    const middle = (sound + faulty) >> 1;
    if (isSoundStart(bytes.subarray(0, middle))) sound = middle;
    else faulty = middle;
  }
  const lines = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(bytes.subarray(0, faulty - 1))
    .replace(/\ufffd+$/, '')
    .split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

/** Whether bytes are UTF-8 as far as they go; the last character may be cut. */
const isSoundStart = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

const textIn = (bytes: Uint8Array | null | FileProblem): FileText =>
  bytes instanceof Uint8Array ? textOf(bytes) : bytes;

/** The text of a file of this machine. `from` is the file that asks for it: what lies on its machine is not elsewhere. */
export const readText = async (file: string, from = '', most = LARGEST_FILE): Promise<FileText> =>
  textIn(await bytesOf(file, most, from));

/** The same at once, for the command line. */
export const readTextSync = (file: string, from = '', most = LARGEST_FILE): FileText =>
  textIn(bytesOfSync(file, most, from));
