// The requests that edit or lead through a text: formatting, renaming, growing selections, shapes of statements, lenses, names everywhere.
import {
  type Connection,
  ErrorCodes,
  type FormattingOptions,
  ResponseError,
  SignatureHelpTriggerKind,
} from 'vscode-languageserver';
import type { TextEdit } from 'vscode-languageserver-types';
import { codeLenses, type LensCommands } from './features/codeLens.ts';
import type { FeatureContext } from './features/context.ts';
import { formatLines, formatOnType } from './features/formatting.ts';
import { LineIndex } from './features/lines.ts';
import { prepareRename, type RenameRefused, renameAt } from './features/rename.ts';
import { selectionRangeAt } from './features/selectionRanges.ts';
import { signatureHelpAt } from './features/signatureHelp.ts';
import { workspaceSymbols } from './features/symbols.ts';
import type { FeatureHost } from './languageFeatures.ts';
import { message } from './messages/message.ts';
import { type Checked, stackOf } from './workspace.ts';

const refusal = ({ locale }: FeatureContext, { refused, values }: RenameRefused): ResponseError<unknown> =>
  new ResponseError(ErrorCodes.InvalidRequest, message(locale, refused, values));

export interface EditingHost extends FeatureHost {
  readonly lensCommands: () => LensCommands;
}

/** Answers these requests until the connection is closed. */
export function answerEditingFeatures(connection: Connection, host: EditingHost): void {
  const { workspace, log, textOf } = host;

  function answer<T>(feature: string, uri: string, none: T, of: (checked: Checked) => T): T {
    try {
      const checked = workspace.known(uri);
      return checked === undefined ? none : of(checked);
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      log(`${feature} in ${uri} failed: ${stackOf(error)}`);
      return none;
    }
  }

  /** Formats the newest text, whatever is known of it; the style has no options. */
  function format(uri: string, _options: FormattingOptions, edits: (text: string) => readonly TextEdit[]): TextEdit[] {
    const text = textOf(uri);
    // how prose is set is nobody's business here
    return text === undefined || host.literate(uri) !== undefined ? [] : [...edits(text)];
  }
  connection.onDocumentFormatting(({ textDocument: { uri }, options }) =>
    format(uri, options, (text) => formatLines(text)),
  );
  connection.onDocumentRangeFormatting(({ textDocument: { uri }, options, range: { start, end } }) =>
    format(uri, options, (text) => {
      const isBefore = end.line > start.line && end.character === 0;
      return formatLines(text, start.line, isBefore ? end.line - 1 : end.line);
    }),
  );
  connection.onDocumentOnTypeFormatting(({ textDocument: { uri }, options, position }) =>
    format(uri, options, (text) => formatOnType(text, position.line)),
  );

  connection.onSelectionRanges(({ textDocument: { uri }, positions }) =>
    answer('selection', uri, null, ({ context }) =>
      positions.map((position) => selectionRangeAt(context, context.lines.offsetAt(position))),
    ),
  );
  connection.onSignatureHelp(({ textDocument: { uri }, position, context: how }) =>
    answer('signature', uri, null, ({ context }) => {
      const text = textOf(uri) ?? context.analysis.text;
      const offset = new LineIndex(text).offsetAt(position);
      const isAsked = how === undefined || (how.triggerKind === SignatureHelpTriggerKind.Invoked && !how.isRetrigger);
      return signatureHelpAt(context, text, offset, workspace.library.indexes, isAsked) ?? null;
    }),
  );
  connection.onCodeLens(({ textDocument: { uri } }) =>
    answer('lenses', uri, [], ({ context }) =>
      host.settings().codeLens ? [...codeLenses(context, host.lensCommands())] : [],
    ),
  );
  const open = (): readonly FeatureContext[] =>
    [...workspace.all()].flatMap(([, checked]) => (checked === undefined ? [] : [checked.context]));
  connection.onWorkspaceSymbol(({ query }) => {
    try {
      return [...workspaceSymbols(open(), query)];
    } catch (error) {
      log(`names everywhere failed: ${stackOf(error)}`);
      return [];
    }
  });

  connection.onPrepareRename(({ textDocument: { uri }, position }) =>
    answer('rename', uri, null, ({ context }) => {
      const prepared = prepareRename(context, context.lines.offsetAt(position)) ?? null;
      if (prepared !== null && 'refused' in prepared) throw refusal(context, prepared);
      return prepared;
    }),
  );
  connection.onRenameRequest(async ({ textDocument: { uri }, position, newName }) => {
    // files that were opened for this have not been checked yet
    await Promise.all([...workspace.all()].map(([each]) => workspace.settled(each)));
    return answer('rename', uri, null, ({ context }) => {
      const offset = context.lines.offsetAt(position);
      const made = renameAt(context, offset, newName, open(), (text) => workspace.probe(uri, text));
      if (made === undefined) return null;
      if ('refused' in made) throw refusal(context, made);
      return { changes: { ...made.changes } };
    });
  });
}
