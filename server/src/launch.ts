// What `strata` and `strata-language-server` run first: the program beside it (`cli.main.js` for `cli.js`), with its compiled code from
// the last start.
import { readFileSync } from 'node:fs';
import { createRequire, wrap } from 'node:module';
import path from 'node:path';
import { keptScript } from './codeCache.ts';
import { systemCache } from './systemFolders.ts';

/** What a program leaves to be run: `keepCode` is called by it once most of what it needs has run. */
export type Program = (keepCode: () => void) => void;

const main = __filename.replace(/\.js$/, '.main.js');
/** The editor says where it keeps such things. */
const storage = process.argv.find((one) => one.startsWith('--storage='))?.slice('--storage='.length);
const { script, keep } = keptScript(
  main,
  wrap(readFileSync(main, 'utf8')),
  path.join(storage || systemCache(), 'code'),
);
const module_ = { exports: {} as { readonly program?: Program } };
script.runInThisContext()(module_.exports, createRequire(main), module_, main, path.dirname(main));
module_.exports.program?.(keep);
