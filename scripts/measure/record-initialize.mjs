// Stands in an editor's settings in place of the language server and writes down how that editor begins, for test/server/initialize:
//   node scripts/measure/record-initialize.mjs FILE --stdio
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [file, ...options] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('usage: node scripts/measure/record-initialize.mjs FILE --stdio\n');
  process.exit(2);
}
const server = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../server/dist/node.js', import.meta.url)), ...options],
  { stdio: ['pipe', 'inherit', 'inherit'] },
);
server.on('exit', (code) => process.exit(code ?? 1));

let begun = Buffer.alloc(0);
let isWritten = false;

/** The first message, once all of it has come. */
const firstOf = (bytes) => {
  const head = bytes.indexOf('\r\n\r\n');
  const length = /content-length: *(\d+)/i.exec(bytes.subarray(0, Math.max(head, 0)).toString())?.[1];
  if (length === undefined || bytes.length < head + 4 + Number(length)) return undefined;
  return bytes.subarray(head + 4, head + 4 + Number(length)).toString();
};

process.stdin.on('data', (bytes) => {
  server.stdin.write(bytes);
  if (isWritten) return;
  begun = Buffer.concat([begun, bytes]);
  const message = firstOf(begun);
  if (message === undefined) return;
  isWritten = true;
  writeFileSync(file, `${JSON.stringify(JSON.parse(message).params, null, 2)}\n`);
});
process.stdin.on('end', () => server.stdin.end());
