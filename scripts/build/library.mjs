// The shipped card library as the bundles carry it: text, put in place of a name, so that the server reads no file of its own.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const dir = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../server/library');

/** What esbuild puts in place of the names that `server/src/library.ts` declares. */
export const libraryDefine = {
  STRATA_LIBRARY: JSON.stringify(
    readdirSync(dir)
      .filter((name) => name.endsWith('.strata'))
      .sort()
      .map((name) => ({ name, text: readFileSync(path.join(dir, name), 'utf8') })),
  ),
};
