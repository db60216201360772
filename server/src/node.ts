// Entry point of the server under Node: over stdio (`--stdio`), or the channel that an editor opens. Reads files; the rest is server.ts.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { version } from '../../package.json';
import { libraryTexts } from './library.ts';
import { poolOfTexts } from './scenario/cardPool.ts';
import { startServer } from './server.ts';

async function readText(uri: string): Promise<string | null> {
  if (!uri.startsWith('file:')) return null;
  try {
    return await readFile(fileURLToPath(uri), 'utf8');
  } catch {
    return null;
  }
}

startServer(createConnection(ProposedFeatures.all), {
  readFile: readText,
  now: () => performance.now(),
  library: poolOfTexts(libraryTexts),
  pid: process.pid,
  version,
});
