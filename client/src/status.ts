// The language status items of scenario files: what came of the file in the editor, where cards come from, what the server is doing.
import * as vscode from 'vscode';
import { type CheckedParams, checkedNotification } from '../../server/src/boardProtocol.ts';
import {
  type CardsStatus,
  cardsNotification,
  type TestsParams,
  type TestsResult,
  testsRequest,
} from '../../server/src/protocol.ts';
import { inLanguage, l10n } from './say.ts';
import type { Server, ServerState } from './server.ts';

const selector: vscode.DocumentSelector = [{ language: 'strata' }];

/** What an item shows. */
export interface Shown {
  readonly text: string;
  readonly detail: string;
}

/** What the tests of the extension look at: what each item shows. */
export interface StatusApi {
  readonly server: () => Shown;
  readonly file: () => Shown;
  readonly cards: () => Shown;
}

/** Shows the items for as long as the result lives. */
export function showStatus(
  context: vscode.ExtensionContext,
  server: Server,
): vscode.Disposable & { readonly api: StatusApi } {
  const state = serverItem(server);
  const file = fileItem(server);
  const cards = cardsItem(server);
  const again = inLanguage(context, () => {
    for (const { tell } of [state, file, cards]) tell();
  });
  const disposable = vscode.Disposable.from(state, file, cards, again);
  const shown = (item: vscode.LanguageStatusItem) => (): Shown => ({ text: item.text, detail: item.detail ?? '' });
  return {
    dispose: () => disposable.dispose(),
    api: { server: shown(state.item), file: shown(file.item), cards: shown(cards.item) },
  };
}

interface Item extends vscode.Disposable {
  readonly item: vscode.LanguageStatusItem;
  /** Says all of it, in the language as it is now. */
  readonly tell: () => void;
}

function serverItem(server: Server): Item {
  const item = vscode.languages.createLanguageStatusItem('strata.server', selector);
  const update = (state: ServerState): void => {
    item.name = l10n.t('Strata server');
    const { text, severity, busy } = describe(state);
    item.text = text;
    item.severity = severity;
    item.busy = busy;
    item.command =
      state === 'failed' || state === 'stopped'
        ? { command: 'strata.restartServer', title: l10n.t('Restart server') }
        : { command: 'strata.showOutput', title: l10n.t('Show output') };
  };
  update(server.state());
  return withItem(item, () => update(server.state()), server.onDidChangeState(update));
}

/** Edition, how many scenarios passed, failed, are unproven, and how long the last check took. */
function fileItem(server: Server): Item {
  const item = vscode.languages.createLanguageStatusItem('strata.file', selector);
  const head = (): void => {
    item.name = l10n.t('Strata scenarios');
    item.command = { command: 'workbench.view.testing.focus', title: l10n.t('Show tests') };
  };
  head();
  item.text = l10n.t('No scenario checked');

  const update = async (): Promise<void> => {
    const document = vscode.window.activeTextEditor?.document;
    if (document === undefined || vscode.languages.match(selector, document) === 0) return;
    const params: TestsParams = { uri: document.uri.toString() };
    const result = await server.request<TestsResult | null>(testsRequest, params);
    // another editor meanwhile: it has an answer of its own
    if (result !== null && vscode.window.activeTextEditor?.document === document) tell(item, result);
  };
  const soon = (): void => {
    update().catch(() => {
      // the server is not there; its own item says so
    });
  };
  return withItem(
    item,
    () => {
      head();
      soon();
    },
    server.onNotification<CheckedParams>(checkedNotification, ({ uri }) => {
      if (vscode.window.activeTextEditor?.document.uri.toString() === uri) soon();
    }),
    vscode.window.onDidChangeActiveTextEditor(soon),
  );
}

function tell(item: vscode.LanguageStatusItem, { tests, milliseconds }: TestsResult): void {
  // a scenario counts once, as the lens above it does, however many editions it runs in: it is what is worst of them
  const scenarios = new Map<string, Set<string>>();
  for (const { scenario, outcome } of tests) scenarios.set(scenario, new Set(scenarios.get(scenario)).add(outcome));
  const worst = [...scenarios.values()].map((of) => ['failed', 'unproven', 'passed'].find((one) => of.has(one)));
  const count = (outcome: string): number => worst.filter((one) => one === outcome).length;
  const [passed, failed, unproven] = [count('passed'), count('failed'), count('unproven')];
  const parts = [
    ...(failed === 1 ? [l10n.t('$(error) 1 failed')] : []),
    ...(failed > 1 ? [l10n.t('$(error) {0} failed', failed)] : []),
    ...(unproven === 1 ? [l10n.t('$(question) 1 unproven')] : []),
    ...(unproven > 1 ? [l10n.t('$(question) {0} unproven', unproven)] : []),
    ...(passed === 1 ? [l10n.t('$(pass) 1 passed')] : []),
    ...(passed > 1 ? [l10n.t('$(pass) {0} passed', passed)] : []),
  ];
  item.text = parts.length === 0 ? l10n.t('Nothing to check') : parts.join('  ');
  const editions = [...new Set(tests.map(({ edition }) => edition))].join(', ');
  const time = milliseconds < 10 ? milliseconds.toFixed(1) : `${Math.round(milliseconds)}`;
  // of a scenario in several editions the tests count each; short, so that the link behind it stays in sight
  const counted = tests.length === scenarios.size ? [] : [l10n.t('{0} tests', tests.length)];
  const took = counted.length > 0 ? `${time} ms` : l10n.t('checked in {0} ms', time);
  item.detail = [...(editions === '' ? [] : [editions]), ...counted, took].join(' · ');
  item.severity =
    failed > 0
      ? vscode.LanguageStatusSeverity.Error
      : unproven > 0
        ? vscode.LanguageStatusSeverity.Warning
        : vscode.LanguageStatusSeverity.Information;
}

/** Where cards come from that no file declares. */
function cardsItem(server: Server): Item {
  const item = vscode.languages.createLanguageStatusItem('strata.cards', selector);
  let last: CardsStatus = { state: 'none', file: '', count: 0, text: '' };
  const tell = (): void => {
    item.name = l10n.t('Strata cards');
    item.command = {
      command: 'workbench.action.openSettings',
      title: l10n.t('Card database'),
      arguments: ['strata.cardDatabase'],
    };
    item.text = last.state === 'none' ? l10n.t('Cards that come with Strata') : last.text;
    item.busy = last.state === 'reading';
    item.severity =
      last.state === 'failed' ? vscode.LanguageStatusSeverity.Warning : vscode.LanguageStatusSeverity.Information;
  };
  tell();
  return withItem(
    item,
    tell,
    server.onNotification<CardsStatus>(cardsNotification, (status) => {
      last = status;
      tell();
    }),
  );
}

function withItem(item: vscode.LanguageStatusItem, tell: () => void, ...others: readonly vscode.Disposable[]): Item {
  const disposable = vscode.Disposable.from(item, ...others);
  return { item, tell, dispose: () => disposable.dispose() };
}

interface Description {
  readonly text: string;
  readonly severity: vscode.LanguageStatusSeverity;
  readonly busy: boolean;
}

function describe(state: ServerState): Description {
  const { Information, Error: Failed } = vscode.LanguageStatusSeverity;
  switch (state) {
    case 'starting':
      return { text: l10n.t('Strata: starting'), severity: Information, busy: true };
    case 'running':
      return { text: l10n.t('Strata: ready'), severity: Information, busy: false };
    case 'stopped':
      return { text: l10n.t('Strata: stopped'), severity: Information, busy: false };
    case 'failed':
      return { text: l10n.t('Strata: not running'), severity: Failed, busy: false };
  }
}
