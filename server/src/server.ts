// The language server, whatever connection it talks over and whatever machine it runs on.
import {
  CodeLensRefreshRequest,
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { answerBoardRequests } from './boardRequests.ts';
import { capabilities } from './capabilities.ts';
import { CardDatabase } from './cardDatabase.ts';
import { isOwnClient, takesSnippets, wantsPlainHovers } from './clientOptions.ts';
import { DiagnosticsOut } from './diagnosticsOut.ts';
import { answerEditingFeatures, type EditingHost } from './editingFeatures.ts';
import { answerEditionRequests, answerTraceRequests, comparePageText } from './editionRequests.ts';
import { boardText } from './features/boardText.ts';
import { cardText } from './features/cardPage.ts';
import type { LensCommands } from './features/codeLens.ts';
import { placedDiagnostics } from './features/literate.ts';
import { rulePageText } from './features/rules.ts';
import { testsOf } from './features/tests.ts';
import { answerLanguageFeatures } from './languageFeatures.ts';
import { LiterateDocuments } from './literateDocuments.ts';
import { localeOf } from './messages/message.ts';
import { answerPasteRequests } from './pasteRequests.ts';
import {
  cardOfPage,
  type DocumentStatus,
  defaultSettings,
  fileOfComparePage,
  placeOfBoardPage,
  type RuleTextParams,
  type RuleTextResult,
  ruleOfPage,
  ruleTextRequest,
  type Settings,
  type StatusResult,
  statusRequest,
  type TestsParams,
  type TestsResult,
  testsRequest,
} from './protocol.ts';
import { onOwnRequest, text } from './requestParams.ts';
import { DEFAULT_EDITION, isEditionName } from './rules/editions.ts';
import { type Checked, type Host, stackOf, Workspace } from './workspace.ts';

/** The editor has so long (in milliseconds) to give its settings before anything is shown without them. */
const settingsPatience = 500;

/** Answers on the connection until it is closed. */
export function startServer(connection: Connection, host: Host): void {
  const log = (text: string): void => connection.console.error(text);
  const diagnosticsOut = new DiagnosticsOut(connection);
  const literates = new LiterateDocuments();
  const workspace = new Workspace(
    host,
    (uri, version, diagnostics) => {
      const file = literates.of(uri);
      const shown = file === undefined ? diagnostics : placedDiagnostics(file, workspace.options.locale, diagnostics);
      diagnosticsOut.show(uri, version, shown);
    },
    log,
    (text) => connection.tracer.log(text),
  );
  const cards = new CardDatabase(connection, host, workspace, log);
  const documents = new TextDocuments(TextDocument);
  let editorLocale: string | undefined;
  let canPullSettings = false;
  let settings = defaultSettings;
  let canRefreshHints = false;
  let snippets = false;
  let reopens = false;
  let canRefreshLenses = false;
  let lensCommands: LensCommands = {};
  let tellsChecks = false;
  let watchesFiles = false;

  connection.onInitialize((params) => {
    editorLocale = params.locale;
    canPullSettings = params.capabilities.workspace?.configuration === true;
    canRefreshHints = params.capabilities.workspace?.inlayHint?.refreshSupport === true;
    tellsChecks = isRecord(params.initializationOptions) && params.initializationOptions['checked'] === true;
    const rulePages = params.capabilities.workspace?.textDocumentContent !== undefined;
    snippets = takesSnippets(params);
    reopens = isOwnClient(params);
    canRefreshLenses = params.capabilities.workspace?.codeLens?.refreshSupport === true;
    if (isOwnClient(params))
      lensCommands = { compare: 'strata.compareEditions', run: 'strata.runScenario', ruling: 'strata.copyRuling' };
    diagnosticsOut.prepare(params);
    watchesFiles =
      params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true && !isOwnClient(params);
    if (typeof params.processId === 'number') host.startedBy?.(params.processId);
    workspace.configure({
      rulePages,
      comparePages: rulePages && !isOwnClient(params),
      plainHovers: wantsPlainHovers(params),
      ruleCommand: optionOf(params, 'ruleCommand'),
      locale: localeOf(editorLocale),
    });
    cards.prepare(optionOf(params, 'storage'), optionOf(params, 'cardDatabase') ?? '');
    return capabilities(params, host.version);
  });
  connection.onInitialized(() => {
    // nothing is shown in one language that is to be in another; an editor that does not answer is not waited for
    const release = workspace.hold();
    const late = setTimeout(release, settingsPatience);
    void readSettings().finally(() => {
      clearTimeout(late);
      release();
    });
    if (watchesFiles)
      void connection.client
        .register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*.strata' }] })
        .catch((error: unknown) => log(`files are not watched: ${stackOf(error)}`));
  });
  connection.languages.diagnostics.on(({ textDocument: { uri }, previousResultId }, token) => {
    token.onCancellationRequested(() => diagnosticsOut.wake(uri));
    return diagnosticsOut.report(
      uri,
      () => (workspace.has(uri) ? documents.get(uri)?.version : undefined),
      previousResultId,
      () => !token.isCancellationRequested,
    );
  });
  connection.onDidChangeConfiguration((params) => void readSettings(params.settings));
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) workspace.fileChanged(uri);
  });
  let shutDown = false;
  connection.onShutdown(() => {
    shutDown = true;
    cards.dispose();
    workspace.dispose();
  });
  connection.onExit(() => host.exit?.(shutDown));

  documents.onDidChangeContent(({ document }) => {
    const view = literates.view(document);
    if (view !== undefined) workspace.changed(view);
    // its last block is gone
    else if (workspace.has(document.uri)) forget(document.uri);
  });
  documents.onDidClose(({ document }) => forget(document.uri));
  function forget(uri: string): void {
    // first, so that nothing is said of the file's prose any more
    literates.forget(uri);
    if (workspace.has(uri)) workspace.closed(uri);
    diagnosticsOut.forget(uri);
  }

  workspace.onRested = () => {
    if (anyHints(settings) && canRefreshHints) connection.languages.inlayHint.refresh();
  };
  const features: EditingHost = {
    workspace,
    textOf: (uri) => literates.of(uri)?.text ?? documents.get(uri)?.getText(),
    literate: (uri) => literates.of(uri),
    settings: () => settings,
    snippets: () => snippets,
    reopens: () => reopens,
    lensCommands: () => lensCommands,
    log,
  };
  answerLanguageFeatures(connection, features);
  answerEditingFeatures(connection, features);

  const ruleText = (edition: string, number: string): string =>
    rulePageText(workspace.options.locale, isEditionName(edition) ? edition : DEFAULT_EDITION, number);
  /** Pages about files that the editor has asked for. */
  const pages = new Set<string>();
  connection.workspace.textDocumentContent.on(async ({ uri }) => {
    pages.add(uri);
    const board = placeOfBoardPage(uri);
    if (board !== undefined) {
      const checked = await workspace.settled(board.uri);
      return { text: (checked && boardText(checked.context, board.line)) ?? '' };
    }
    const file = fileOfComparePage(uri);
    if (file !== undefined) return { text: (await comparePageText(workspace, file, log)) ?? '' };
    const card = cardOfPage(uri);
    if (card !== undefined) return { text: cardText(card, workspace.library, workspace.options.locale) };
    const rule = ruleOfPage(uri);
    return { text: rule === undefined ? '' : ruleText(rule.edition, rule.number) };
  });
  onOwnRequest<RuleTextParams, RuleTextResult>(
    connection,
    ruleTextRequest,
    { edition: text, number: text },
    ({ edition, number }) => ({ text: ruleText(edition, number) }),
  );
  answerEditionRequests(connection, workspace, log);
  answerTraceRequests(connection, workspace, host.version, log);
  answerPasteRequests(connection, workspace, log);
  answerBoardRequests(connection, workspace, log, () => tellsChecks);
  // pages about a file follow it
  const { onChecked } = workspace;
  let isFirst = true;
  workspace.onChecked = (uri, version) => {
    onChecked?.(uri, version);
    if (isFirst) host.firstChecked?.();
    isFirst = false;
    for (const page of pages)
      if ((placeOfBoardPage(page)?.uri ?? fileOfComparePage(page)) === uri)
        connection.workspace.textDocumentContent.refresh(page).catch(() => pages.delete(page));
  };
  onOwnRequest<TestsParams, TestsResult | null>(connection, testsRequest, { uri: text }, async ({ uri }) => {
    try {
      const checked = await workspace.settled(uri);
      if (checked === undefined) return null;
      const { context, milliseconds } = checked;
      return { version: context.analysis.version, milliseconds, tests: testsOf(context) };
    } catch (error) {
      log(`the tests of ${uri} failed: ${stackOf(error)}`);
      return null;
    }
  });
  connection.onRequest(
    statusRequest,
    (): StatusResult => ({
      pid: host.pid,
      version: host.version,
      cards: cards.status(),
      documents: [...workspace.all()].flatMap(([uri, checked]) =>
        checked === undefined ? [] : statusOf(uri, checked),
      ),
    }),
  );

  async function readSettings(pushed?: unknown): Promise<void> {
    try {
      const given: unknown = canPullSettings
        ? await connection.workspace.getConfiguration('strata')
        : sectionOf(pushed);
      const before = settings;
      settings = settingsOf(given);
      const other = JSON.stringify(settings.hints) !== JSON.stringify(before.hints);
      if (other && canRefreshHints) connection.languages.inlayHint.refresh();
      if (settings.codeLens !== before.codeLens && canRefreshLenses)
        void connection.sendRequest(CodeLensRefreshRequest.type);
      workspace.configure({
        maxDiagnostics: settings.maxDiagnostics,
        otherEditions: settings.hover.otherEditions,
        editionHints: settings.hints.editionDifferences,
        locale: localeOf(settings.language === 'auto' ? editorLocale : settings.language),
      });
      cards.use(settings.cardDatabase);
    } catch (error) {
      log(`reading the settings failed: ${stackOf(error)}`);
    }
  }

  documents.listen(connection);
  connection.listen();
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What a client of ours says at the start, by name: `ruleCommand` opens the pages of rules, `storage` is a folder for indexes. */
const optionOf = ({ initializationOptions: given }: InitializeParams, name: string): string | undefined => {
  const value = isRecord(given) ? given[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

const sectionOf = (pushed: unknown): unknown => (isRecord(pushed) ? pushed['strata'] : undefined);

/** Settings as the editor gave them; what is missing or of another kind is as by default. */
function settingsOf(given: unknown): Settings {
  if (!isRecord(given)) return defaultSettings;
  const { maxDiagnostics, language, hints, hover, codeLens, cardDatabase } = given as Readonly<
    Partial<Record<keyof Settings, unknown>>
  >;
  return {
    maxDiagnostics:
      typeof maxDiagnostics === 'number' && maxDiagnostics >= 1 ? maxDiagnostics : defaultSettings.maxDiagnostics,
    language: language === 'en' || language === 'fr' ? language : 'auto',
    hints: {
      results: switchOf(hints, 'results'),
      stateBased: switchOf(hints, 'stateBased'),
      expectations: switchOf(hints, 'expectations'),
      editionDifferences: switchOf(hints, 'editionDifferences'),
    },
    codeLens: codeLens !== false,
    hover: { otherEditions: !isRecord(hover) || hover['otherEditions'] !== false },
    cardDatabase: typeof cardDatabase === 'string' ? cardDatabase.trim() : '',
  };
}

const switchOf = (hints: unknown, name: keyof Settings['hints']): boolean => {
  const given = isRecord(hints) ? hints[name] : undefined;
  return typeof given === 'boolean' ? given : defaultSettings.hints[name];
};

const anyHints = ({ hints }: Settings): boolean => hints.results || hints.stateBased || hints.expectations;

function statusOf(uri: string, { context, milliseconds }: Checked): DocumentStatus {
  const count = (outcome: string): number => context.analysis.runs.filter((run) => run.outcome === outcome).length;
  return {
    uri,
    version: context.analysis.version,
    milliseconds,
    passed: count('passed'),
    failed: count('failed'),
    unproven: count('unproven'),
    nothingToCheck: count('nothingToCheck'),
  };
}
