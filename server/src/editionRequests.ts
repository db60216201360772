// Our own requests about editions and rulings: a file in every edition side by side, a scenario as Markdown to publish.
import type { Connection } from 'vscode-languageserver';
import { comparePage } from './features/comparePage.ts';
import { engineTrace } from './features/engineTrace.ts';
import { rulingOf } from './features/ruling.ts';
import { message } from './messages/message.ts';
import {
  type CompareParams,
  type CompareResult,
  compareRequest,
  type EngineTraceParams,
  type EngineTraceResult,
  engineTraceRequest,
  type RulingParams,
  type RulingResult,
  rulingRequest,
} from './protocol.ts';
import { count, onOwnRequest, text } from './requestParams.ts';
import { stackOf, type Workspace } from './workspace.ts';

export function answerEditionRequests(connection: Connection, workspace: Workspace, log: (text: string) => void): void {
  onOwnRequest<CompareParams, CompareResult | null>(connection, compareRequest, { uri: text }, async ({ uri }) => {
    const page = await comparePageText(workspace, uri, log);
    return page === undefined ? null : { text: page };
  });
  onOwnRequest<RulingParams, RulingResult | null>(
    connection,
    rulingRequest,
    { uri: text, line: count },
    async ({ uri, line }) => {
      try {
        const context = (await workspace.settled(uri))?.context;
        if (context === undefined) return null;
        const { scenarios, runs } = context.analysis;
        const scenario = scenarios.filter((one) => one.line <= line).at(-1) ?? scenarios[0];
        if (scenario === undefined) return null;
        const own = runs.filter((run) => run.scenario === scenario);
        const title = scenario.implicit ? fileName(uri) : scenario.title;
        const passed = own.every(({ outcome }) => outcome === 'passed');
        return {
          title,
          text: rulingOf(context, scenario),
          passed,
          notice: message(context.locale, passed ? 'ruling.copied' : 'ruling.copiedUnproven', { title }),
        };
      } catch (error) {
        log(`a ruling of ${uri} failed: ${stackOf(error)}`);
        return null;
      }
    },
  );
}

/** What the engine did at a line of an open document, for bug reports. */
export function answerTraceRequests(
  connection: Connection,
  workspace: Workspace,
  version: string,
  log: (text: string) => void,
): void {
  onOwnRequest<EngineTraceParams, EngineTraceResult | null>(
    connection,
    engineTraceRequest,
    { uri: text, line: count },
    async ({ uri, line }) => {
      try {
        const context = (await workspace.settled(uri))?.context;
        const trace = context && engineTrace(context, version, line);
        return trace === undefined ? null : { text: trace };
      } catch (error) {
        log(`the trace of ${uri} failed: ${stackOf(error)}`);
        return null;
      }
    },
  );
}

/** The editions of an open file side by side, as Markdown; undefined where it is not open. */
export async function comparePageText(
  workspace: Workspace,
  uri: string,
  log: (text: string) => void,
): Promise<string | undefined> {
  try {
    const compared = await workspace.compare(uri);
    return compared && comparePage(compared.context.locale, fileName(uri), compared.comparison);
  } catch (error) {
    log(`comparing editions of ${uri} failed: ${stackOf(error)}`);
    return undefined;
  }
}

/** The last part of an address, as people know the file. */
function fileName(uri: string): string {
  const name = uri.slice(uri.lastIndexOf('/') + 1).replace(/^untitled:/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
