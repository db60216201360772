// Our own requests about the board at a line. What a client has of it is remembered, so that only what differs is sent.
import type { Connection } from 'vscode-languageserver';
import {
  type Board,
  type BoardDetail,
  type BoardGraph,
  type BoardGraphParams,
  type BoardObjectParams,
  type BoardParams,
  type BoardPatch,
  type BoardWords,
  boardGraphRequest,
  boardObjectRequest,
  boardRequest,
  boardWordsRequest,
  type CheckedParams,
  checkedNotification,
  patched,
  patchOf,
} from './boardProtocol.ts';
import { boardAt, boardWords } from './features/board.ts';
import { boardDetail } from './features/boardDetail.ts';
import { boardGraph } from './features/boardGraph.ts';
import type { FeatureContext } from './features/context.ts';
import { count, onOwnRequest, optional, text } from './requestParams.ts';
import { stackOf, type Workspace } from './workspace.ts';

/** So many boards are remembered: one for each pinned line, and some to spare. */
const mostRemembered = 16;

/** Answers what the panel asks; `tells` says whether the client wants to know when a check is done. */
export function answerBoardRequests(
  connection: Connection,
  workspace: Workspace,
  log: (text: string) => void,
  tells: () => boolean,
): void {
  workspace.onChecked = (uri, version) => {
    const params: CheckedParams = { uri, version };
    if (tells()) void connection.sendNotification(checkedNotification, params);
  };
  const sent = new Map<number, Board>();
  let lastToken = 0;

  const remember = (token: number, board: Board): void => {
    sent.set(token, board);
    for (const old of sent.keys()) {
      if (sent.size <= mostRemembered) break;
      sent.delete(old);
    }
  };

  /** Answers from what is known of the document, once anything is; what it throws costs that one answer. */
  async function answer<T>(uri: string, of: (context: FeatureContext) => T | undefined): Promise<T | null> {
    try {
      const checked = workspace.known(uri) ?? (await workspace.settled(uri));
      return (checked === undefined ? undefined : of(checked.context)) ?? null;
    } catch (error) {
      log(`the board of ${uri} failed: ${stackOf(error)}`);
      return null;
    }
  }

  onOwnRequest<BoardParams, BoardPatch | null>(
    connection,
    boardRequest,
    { uri: text, line: count, edition: optional(text), base: optional(count) },
    ({ uri, line, edition, base }) =>
      answer(uri, (context) => {
        const board = boardAt(context, line, edition);
        if (board === undefined) return undefined;
        const known = base === undefined ? undefined : sent.get(base);
        if (base !== undefined) sent.delete(base);
        const token = ++lastToken;
        const patch = patchOf(
          token,
          board,
          known === undefined || base === undefined ? undefined : { token: base, board: known },
        );
        remember(token, patched(known, patch));
        return patch;
      }),
  );
  onOwnRequest<BoardObjectParams, BoardDetail | null>(
    connection,
    boardObjectRequest,
    { uri: text, line: count, edition: optional(text), object: count },
    ({ uri, line, edition, object }) => answer(uri, (context) => boardDetail(context, line, edition, object)),
  );
  onOwnRequest<BoardGraphParams, BoardGraph | null>(
    connection,
    boardGraphRequest,
    { uri: text, line: count, edition: optional(text), layer: text },
    ({ uri, line, edition, layer }) => answer(uri, (context) => boardGraph(context, line, edition, layer)),
  );
  connection.onRequest(boardWordsRequest, (): BoardWords => boardWords(workspace.options.locale));
}
