// Scenarios in the Test Explorer. Their results are those of the last check, which squiggles come from; nothing runs twice.
import * as vscode from 'vscode';
import { type CheckedParams, checkedNotification } from '../../server/src/boardProtocol.ts';
import { type TestCase, type TestsParams, type TestsResult, testsRequest } from '../../server/src/protocol.ts';
import type { Server } from './server.ts';

const pattern = '**/*.strata';
/** Folders that `strata check` leaves out too. */
const leftOut = '**/{node_modules,dist,.*}/**';

/** The list follows a check after so many milliseconds without another: whoever types looks elsewhere. */
const rest = 150;

/** The tests of one file, by the id of their item. */
type Known = Map<string, TestCase>;

/** What the tests of the extension look at. */
export interface TestsApi {
  readonly controller: vscode.TestController;
  /** The outcome of the last run of each test, by the id of its item. */
  readonly outcomes: ReadonlyMap<string, TestCase['outcome']>;
}

/** Offers the scenarios of the workspace as tests: run, and run again with every edit. */
export function offerTests(server: Server): vscode.Disposable & { readonly api: TestsApi } {
  const controller = vscode.tests.createTestController('strata', 'Strata');
  const files = new WeakMap<vscode.TestItem, Known>();
  /** Files without a scenario: they are listed no more, until there is one. */
  const cardsOnly = new Set<string>();
  const outcomes = new Map<string, TestCase['outcome']>();
  /** Files with a check behind them that the list does not show yet. */
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  /** Continuous runs, until they are cancelled. */
  const continuous = new Set<vscode.TestRunRequest>();

  const fileItem = (uri: vscode.Uri): vscode.TestItem => {
    const id = uri.toString();
    const known = controller.items.get(id);
    if (known !== undefined) return known;
    const item = controller.createTestItem(id, vscode.workspace.asRelativePath(uri), uri);
    item.canResolveChildren = true;
    controller.items.add(item);
    return item;
  };

  /** Lists what a file's check found; the items stay the same where their scenarios do. */
  function list(file: vscode.TestItem, uri: vscode.Uri, { tests }: TestsResult): Known {
    if (tests.length === 0) cardsOnly.add(file.id);
    else cardsOnly.delete(file.id);
    const known: Known = new Map();
    const scenarios = new Map<string, TestCase[]>();
    for (const test of tests) scenarios.set(test.scenario, [...(scenarios.get(test.scenario) ?? []), test]);
    const items = [...scenarios].flatMap(([scenario, cases]) => {
      const [first] = cases;
      if (first === undefined) return [];
      const id = `${file.id}#${scenario}`;
      const label = first.title === '' ? file.label : first.title;
      const item = file.children.get(id) ?? controller.createTestItem(id, label, uri);
      item.label = label;
      item.range = rangeOf(first.range);
      // by its place in the file, not by its letters
      item.sortText = String(first.range.start.line).padStart(6, '0');
      item.description = cases.length === 1 ? first.edition : '';
      if (cases.length === 1) {
        item.children.replace([]);
        known.set(id, first);
      } else {
        item.children.replace(
          cases.map((test) => {
            const own = `${id}@${test.edition}`;
            const child = item.children.get(own) ?? controller.createTestItem(own, test.edition, uri);
            child.range = rangeOf(test.range);
            known.set(own, test);
            return child;
          }),
        );
      }
      return [item];
    });
    file.children.replace(items);
    files.set(file, known);
    return known;
  }

  /** What the server knows of a file; one that is in no editor is opened behind the scenes, so that it is checked too. */
  async function ask(uri: vscode.Uri): Promise<TestsResult | undefined> {
    await vscode.workspace.openTextDocument(uri);
    const params: TestsParams = { uri: uri.toString() };
    for (let attempt = 0; attempt < 20; attempt++) {
      const result = await server.request<TestsResult | null>(testsRequest, params);
      if (result !== null) return result;
      // the server has not heard of it yet
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return undefined;
  }

  async function resolve(item: vscode.TestItem | undefined): Promise<void> {
    if (item === undefined) {
      for (const uri of await vscode.workspace.findFiles(pattern, leftOut))
        if (!cardsOnly.has(uri.toString())) fileItem(uri);
      return;
    }
    if (item.uri === undefined || item.parent !== undefined) return;
    item.busy = true;
    try {
      const result = await ask(item.uri);
      if (result !== undefined) list(item, item.uri, result);
      // a file of cards alone is nothing to run
      if (result?.tests.length === 0) controller.items.delete(item.id);
    } finally {
      item.busy = false;
    }
  }

  /** The items of files that a request is about, all where it names none. */
  function filesOf(request: vscode.TestRunRequest): readonly vscode.TestItem[] {
    const roots = new Set<vscode.TestItem>();
    for (let item of request.include ?? [...controller.items].map(([, one]) => one)) {
      while (item.parent !== undefined) item = item.parent;
      roots.add(item);
    }
    return [...roots];
  }

  /** Reports what is known of a file's tests, of those that the request is about. */
  function report(run: vscode.TestRun, request: vscode.TestRunRequest, file: vscode.TestItem): void {
    const known = files.get(file) ?? new Map();
    const leaves: vscode.TestItem[] = [];
    const collect = (item: vscode.TestItem): void => {
      if (request.exclude?.includes(item)) return;
      if (item.children.size === 0) leaves.push(item);
      for (const [, child] of item.children) collect(child);
    };
    for (const item of request.include ?? [file]) if (item === file || rootOf(item) === file) collect(item);
    run.appendOutput(`$ strata check "${file.label}"\r\n`);
    for (const item of leaves) {
      const test = known.get(item.id);
      if (test === undefined) continue;
      outcomes.set(item.id, test.outcome);
      run.appendOutput(`${test.title || file.label} (${test.edition}): ${test.summary}\r\n`, undefined, item);
      show(run, item, test);
    }
  }

  async function once(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    const run = controller.createTestRun(request);
    try {
      if (request.include === undefined) await resolve(undefined);
      for (const file of filesOf(request)) {
        if (token.isCancellationRequested || file.uri === undefined) break;
        const result = await ask(file.uri);
        if (result === undefined) continue;
        list(file, file.uri, result);
        report(run, request, file);
        if (result.tests.length === 0) controller.items.delete(file.id);
      }
    } finally {
      run.end();
    }
  }

  /** Runs the scenario whose header is at a line, where the lens above it is; the cursor stays where it is. */
  async function runScenario(address: unknown, line: unknown): Promise<void> {
    if (typeof address !== 'string' || typeof line !== 'number') return;
    const uri = vscode.Uri.parse(address);
    const result = await ask(uri);
    if (result === undefined) return;
    const file = fileItem(uri);
    list(file, uri, result);
    const item = [...file.children].map(([, one]) => one).find(({ range }) => range?.start.line === line);
    if (item === undefined) return;
    const { token } = new vscode.CancellationTokenSource();
    await once(new vscode.TestRunRequest([item]), token);
  }

  controller.resolveHandler = resolve;
  controller.refreshHandler = async () => {
    await resolve(undefined);
    for (const [, file] of controller.items) if (file.children.size > 0) await resolve(file);
  };
  controller.createRunProfile(
    vscode.l10n.t('Check'),
    vscode.TestRunProfileKind.Run,
    async (request, token) => {
      await once(request, token);
      if (request.continuous !== true) return;
      continuous.add(request);
      token.onCancellationRequested(() => continuous.delete(request));
    },
    true,
    undefined,
    true,
  );

  /** A check is done: what is listed follows it, and so do the runs that go on; older results show that they are older. */
  async function checked({ uri, version }: CheckedParams): Promise<void> {
    const address = vscode.Uri.parse(uri);
    const known = controller.items.get(address.toString());
    const params: TestsParams = { uri };
    const result = await server.request<TestsResult | null>(testsRequest, params);
    if (result === null || result.version < version) return;
    // a file gets an item when it is first checked, once there is a scenario in it; so do those of no folder, and unsaved ones
    if (known === undefined && result.tests.length === 0) return;
    const file = known ?? fileItem(address);
    list(file, address, result);
    let isReported = false;
    for (const request of continuous) {
      if (!filesOf(request).includes(file)) continue;
      isReported = true;
      // not kept in the history: an edit is no occasion of its own
      const run = controller.createTestRun(request, undefined, false);
      report(run, request, file);
      run.end();
    }
    if (!isReported) controller.invalidateTestResults(file);
  }

  const watcher = vscode.workspace.createFileSystemWatcher(pattern, true, true, false);
  const disposable = vscode.Disposable.from(
    controller,
    watcher,
    watcher.onDidDelete((uri) => controller.items.delete(uri.toString())),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => {
      if (vscode.workspace.getWorkspaceFolder(uri) === undefined) controller.items.delete(uri.toString());
    }),
    vscode.commands.registerCommand('strata.runScenario', runScenario),
    server.onNotification<CheckedParams>(checkedNotification, (params) => {
      clearTimeout(waiting.get(params.uri));
      const later = setTimeout(() => {
        waiting.delete(params.uri);
        checked(params).catch(() => {
          // the server has ended meanwhile; the next one says so again
        });
      }, rest);
      waiting.set(params.uri, later);
    }),
    new vscode.Disposable(() => {
      for (const later of waiting.values()) clearTimeout(later);
    }),
  );
  return { dispose: () => disposable.dispose(), api: { controller, outcomes } };
}

const rootOf = (item: vscode.TestItem): vscode.TestItem => (item.parent === undefined ? item : rootOf(item.parent));

const rangeOf = ({ start, end }: TestCase['range']): vscode.Range =>
  new vscode.Range(start.line, start.character, end.line, end.character);

/** Green is what is checked and holds; what is unproven is an error of its own kind, never a pass. */
function show(run: vscode.TestRun, item: vscode.TestItem, test: TestCase): void {
  const messages = test.messages.map((one) => {
    const message =
      one.expected === undefined || one.actual === undefined
        ? new vscode.TestMessage(one.text)
        : vscode.TestMessage.diff(one.text, one.expected, one.actual);
    if (one.range !== undefined && item.uri !== undefined)
      message.location = new vscode.Location(item.uri, rangeOf(one.range));
    return message;
  });
  const said = messages.length > 0 ? messages : [new vscode.TestMessage(test.summary)];
  switch (test.outcome) {
    case 'passed':
      run.passed(item);
      break;
    case 'failed':
      run.failed(item, said);
      break;
    case 'unproven':
      run.errored(item, said);
      break;
    case 'nothingToCheck':
      run.skipped(item);
      break;
  }
}
