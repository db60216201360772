// Mocha's functions for suites that the web worker runs: its browser build leaves them in the global scope.
interface MochaGlobals {
  readonly describe: (title: string, suite: () => void) => void;
  readonly it: (title: string, test: () => void | Promise<void>) => void;
  readonly after: (hook: () => void | Promise<void>) => void;
}
const globals = globalThis as unknown as MochaGlobals;

export const describe: MochaGlobals['describe'] = (title, suite) => globals.describe(title, suite);
export const it: MochaGlobals['it'] = (title, test) => globals.it(title, test);
export const after: MochaGlobals['after'] = (hook) => globals.after(hook);
