// Compiled code from one start to the next: V8's own form of it, kept beside other things that can be made anew. Whatever is wrong
// with what is kept (another Node, another build, broken, not ours, not to be written) makes the start slower and nothing else.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';

/** What has not been written anew for so long is of a program that is gone. */
const OLD = 90 * 24 * 60 * 60_000;
/** How many bytes the digest takes that stands before the code. */
const DIGEST = 20;

/** A script, and how to keep its code as it is by now compiled: of what has run. */
export interface KeptScript {
  readonly script: Script;
  readonly keep: () => void;
}

/** The script of the file at `file`, whose text is `text`, with its compiled code from `folder` if it is there; never throws for the cache's sake. */
export function keptScript(file: string, text: string, folder: string): KeptScript {
  const kept = fileOf(file, folder);
  const cachedData = kept === undefined ? undefined : codeIn(kept);
  const script = new Script(text, { filename: file, ...(cachedData === undefined ? {} : { cachedData }) });
  const isKept = cachedData !== undefined && script.cachedDataRejected === false;
  return {
    script,
    keep: () => {
      if (!isKept && kept !== undefined) write(kept, script.createCachedData());
    },
  };
}

/** The file for that program as it lies there now, built when it was, on this Node. */
function fileOf(file: string, folder: string): string | undefined {
  try {
    const { size, mtimeMs } = statSync(file);
    const name = path.basename(file, '.js');
    return path.join(folder, `${name}-${digest([file, size, mtimeMs, process.version, process.arch].join('\n'))}.code`);
  } catch {
    return undefined;
  }
}

const sha1 = (data: string | Uint8Array): Buffer => createHash('sha1').update(data).digest();
const digest = (text: string): string => sha1(text).toString('hex').slice(0, 16);

/** The code in a file of ours; undefined if there is none, or it is broken: V8 would run it all the same. */
function codeIn(kept: string): Buffer | undefined {
  try {
    if (!isOurs(statSync(kept))) return undefined;
    const data = readFileSync(kept);
    const code = data.subarray(DIGEST);
    return sha1(code).equals(data.subarray(0, DIGEST)) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Whether nobody but this user can have written it: it is code. Windows says nothing of that in these numbers. */
const isOurs = ({ uid, mode }: Stats): boolean =>
  process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);

/** Writes it all or not at all, and throws old ones away. */
function write(kept: string, code: Buffer): void {
  const folder = path.dirname(kept);
  const own = `${kept}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(own, Buffer.concat([sha1(code), code]), { mode: 0o600 });
    renameSync(own, kept);
    for (const name of readdirSync(folder)) {
      const other = path.join(folder, name);
      if (/\.code(?:\.\d+)?$/.test(name) && Date.now() - statSync(other).mtimeMs > OLD) rmSync(other);
    }
  } catch {
    remove(own);
  }
}

/** Removes what can be removed. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // it stays
  }
}
