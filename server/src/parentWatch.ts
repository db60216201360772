// The server ends with the process that started it, also while it is busy: a thread of its own looks whether that process is still there.
import { Worker } from 'node:worker_threads';

/** How often it is looked, in milliseconds: the server is to be gone within three seconds. */
const EVERY = 1000;
/** The thread begins a moment after the server has answered for the first time, which it should not delay. */
const LATER = 200;

/** Whether there is such a process; one of somebody else's is there all the same. */
const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** What the thread does. It can't end the process by `exit`, which would end the thread alone. */
const THREAD = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  try { process.kill(workerData, 0); } catch (error) { if (error.code !== 'EPERM') process.kill(process.pid, 'SIGKILL'); }
}, ${EVERY});
`;

/** The number of a process, if it can be one. */
export const processId = (given: unknown): number | undefined => {
  const id = typeof given === 'string' ? Number(given) : given;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
};

let watched: number | undefined;

/** Ends this process soon after the one of that number, which may have had no time to say so; what can't be a process is not watched. */
export function endWith(given: unknown): void {
  const parent = processId(given);
  if (parent === undefined || parent === watched) return;
  watched = parent;
  setInterval(() => {
    if (!isThere(parent)) process.exit(1);
  }, EVERY).unref();
  setTimeout(() => {
    const thread = new Worker(THREAD, { eval: true, workerData: parent });
    // without a thread the look between two pieces of work is left
    thread.on('error', () => {});
    thread.unref();
  }, LATER).unref();
}
