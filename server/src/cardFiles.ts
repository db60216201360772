// Card databases on disk: read once as a stream, kept as an index in a folder of ours, read from there as long as the file stays the same.
import { createHash } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import type { CardReader, ReadOptions, ReadResult } from './cardReader.ts';
import { DatabaseBuilder } from './cards/database/build.ts';
import { type CardIndex, type IndexSource, isIndexOf, readIndex } from './cards/database/indexFile.ts';
import type { DatabaseProblem } from './cards/database/problem.ts';
import { LARGEST_DATABASE, LARGEST_INDEX } from './rules/limits.ts';
import { type FileProblem, isElsewhere } from './scenario/fileText.ts';
import { systemCache } from './systemFolders.ts';
import { againstOpening, OPENING, readText } from './textFiles.ts';

/** So much of a file is looked at in one go: a few milliseconds of work, so that requests are answered in between. */
const PIECE = 64 * 1024;
/** Indexes of files that nobody has asked for so long are thrown away. */
const OLD = 90 * 24 * 60 * 60_000;
/** How often a file is looked at for a change. */
const LOOK = 2000;

/** A path as people write it in settings: `~` is their own folder; relative ones start from `base`. One of another machine stays
 * as it is, so that it is known for what it is. */
export const pathOf = (written: string, base: string): string =>
  isElsewhere('', written)
    ? written
    : path.resolve(base, /^~(?=$|[/\\])/.test(written) ? path.join(homedir(), written.slice(1)) : written);

/** The cards of a database file: from its index where that is of this very file, else from the file, and then an index is kept. */
export const readCards = async (file: string, options: ReadOptions): Promise<ReadResult> => {
  let source: IndexSource;
  let opened: FileHandle | undefined;
  try {
    const against = againstOpening(file);
    if (against !== undefined) return { problem: databaseProblem(against) };
    const { size, mtimeMs } = await stat(file);
    if (size > LARGEST_DATABASE) return { problem: TOO_LARGE };
    source = { path: file, size, modified: mtimeMs };
    const kept = await keptIndex(source, options.folder);
    if (kept !== undefined) return { index: kept, fresh: false };
    opened = await open(file, OPENING);
    if (!(await opened.stat()).isFile()) return { problem: { code: 'cards.special' } };
    const built = await build(opened, source, options);
    if ('problem' in built) return built;
    await keep(built.text, source, options.folder);
    return { index: built.index, fresh: true };
  } catch (error) {
    return { problem: problemOf(error) };
  } finally {
    await opened?.close();
  }
};

/** The reader of this machine. Files are looked at now and then: what notices changes at once does not work on every disk. */
export const cardReader: CardReader = {
  // an editor that names no folder has none for such things
  read: (written, options) =>
    readCards(pathOf(written, homedir()), { ...options, folder: options.folder ?? systemCache() }),
  watch: (written, changed) => {
    const file = pathOf(written, homedir());
    // not even looked at
    if (isElsewhere('', file)) return () => {};
    const look = (): void => changed();
    watchFile(file, { interval: LOOK, persistent: false }, look);
    return () => unwatchFile(file, look);
  },
};

const indexPath = (folder: string, file: string): string =>
  path.join(folder, `cards-${createHash('sha256').update(file).digest('hex').slice(0, 16)}.index`);

const keptIndex = async (source: IndexSource, folder: string | undefined): Promise<CardIndex | undefined> => {
  if (folder === undefined || isElsewhere('', folder)) return undefined;
  try {
    const text = await readText(indexPath(folder, source.path), '', LARGEST_INDEX);
    const index = typeof text === 'string' ? readIndex(text) : undefined;
    return index !== undefined && isIndexOf(index, source) ? index : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps an index where that is possible; it is made anew next time where not. Others never see half of one. */
const keep = async (text: string, source: IndexSource, folder: string | undefined): Promise<void> => {
  if (folder === undefined || isElsewhere('', folder)) return;
  const target = indexPath(folder, source.path);
  const draft = `${target}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, text);
    await rename(draft, target);
    await dropOld(folder);
  } catch {
    await rm(draft, { force: true }).catch(() => {});
  }
};

const dropOld = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!/^cards-[0-9a-f]{16}\.index/.test(name)) continue;
    const { mtimeMs } = await stat(path.join(folder, name));
    if (Date.now() - mtimeMs > OLD) await unlink(path.join(folder, name));
  }
};

const build = async (
  file: FileHandle,
  source: IndexSource,
  { progress, isCancelled }: ReadOptions,
): Promise<{ readonly index: CardIndex; readonly text: string } | { readonly problem: DatabaseProblem }> => {
  const start = Buffer.alloc(6);
  await file.read(start, 0, start.length, 0);
  const kind = archiveOf(start);
  if (kind !== undefined) return { problem: { code: 'cards.packed', kind } };
  const builder = new DatabaseBuilder();
  let done = 0;
  let unpacked = 0;
  const bytes = file.createReadStream({ start: 0, highWaterMark: PIECE, autoClose: false });
  bytes.on('data', (chunk) => {
    done += chunk.length;
    progress?.(done, source.size);
  });
  const isPacked = start[0] === 0x1f && start[1] === 0x8b;
  const plain = isPacked ? bytes.pipe(createGunzip({ chunkSize: PIECE })) : bytes;
  if (isPacked) bytes.on('error', (error) => plain.destroy(error));
  const decoder = new TextDecoder();
  try {
    for await (const chunk of plain) {
      if (isCancelled?.() === true) return { problem: { code: 'cards.cancelled' } };
      unpacked += chunk.length;
      if (unpacked > LARGEST_DATABASE) return { problem: TOO_LARGE };
      if (!builder.push(decoder.decode(chunk, { stream: true }))) break;
      // whoever waits for an answer comes first
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  } finally {
    bytes.destroy();
  }
  builder.push(decoder.decode());
  const built = builder.finish(source);
  if ('problem' in built) return built;
  const index = readIndex(built.index);
  return index === undefined ? { problem: { code: 'cards.foreign' } } : { index, text: built.index };
};

/** What an archive calls itself, of those that are not read. */
const archiveOf = (start: Uint8Array): string | undefined => {
  const begins = (...bytes: readonly number[]): boolean => bytes.every((byte, index) => start[index] === byte);
  if (begins(0x50, 0x4b, 3, 4)) return 'zip';
  if (begins(0xfd, 0x37, 0x7a, 0x58, 0x5a)) return 'xz';
  if (begins(0x42, 0x5a, 0x68)) return 'bzip2';
  if (begins(0x28, 0xb5, 0x2f, 0xfd)) return 'zstd';
  return undefined;
};

const TOO_LARGE: DatabaseProblem = { code: 'cards.tooLarge', most: Math.floor(LARGEST_DATABASE / 1_000_000_000) };

const databaseProblem = (why: FileProblem): DatabaseProblem => {
  switch (why.code) {
    case 'file.elsewhere':
      return { code: 'cards.elsewhere' };
    case 'file.folder':
      return { code: 'cards.folder' };
    case 'file.special':
      return { code: 'cards.special' };
    case 'file.tooLarge':
      return TOO_LARGE;
    case 'file.refused':
      return { code: 'cards.unreadable', reason: why.reason };
    case 'file.utf16':
    case 'file.notUtf8':
    case 'file.notUtf8Somewhere':
      return { code: 'cards.notJson' };
  }
};

const problemOf = (error: unknown): DatabaseProblem => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return { code: 'cards.missing' };
  if (code === 'Z_BUF_ERROR') return { code: 'cards.truncated' };
  return { code: 'cards.unreadable', reason: error instanceof Error ? error.message : String(error) };
};
