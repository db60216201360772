// The requests about a document that an editor makes, each joined to the pure function that answers it.
import type { Connection, Position } from 'vscode-languageserver';
import { cardPageAt } from './features/cardPage.ts';
import { codeActionsAt } from './features/codeActions.ts';
import { ColourMemory } from './features/colourMemory.ts';
import { completionsAt } from './features/completion.ts';
import type { FeatureContext } from './features/context.ts';
import { hoverAt, plainHover } from './features/hover.ts';
import { inlayHints } from './features/inlayHints.ts';
import { LineIndex } from './features/lines.ts';
import { boardLinks, editionLinks, ruleLinks } from './features/links.ts';
import { isProse, type Literate, placedActions } from './features/literate.ts';
import { definitionAt, highlightsAt } from './features/navigation.ts';
import { allReferencesAt } from './features/references.ts';
import { encoded, type SemanticToken, tokensOf, tokensWithin } from './features/semanticTokens.ts';
import { steadyHints, steadyTokens, type Typing } from './features/steady.ts';
import { documentSymbols, foldingRanges } from './features/symbols.ts';
import type { Settings } from './protocol.ts';
import type { Analysis } from './scenario/result.ts';
import { type Checked, stackOf, type Workspace } from './workspace.ts';

/** What the answers need beside the connection. */
export interface FeatureHost {
  readonly workspace: Workspace;
  /** The newest text of an open document, as the editor has it. */
  readonly textOf: (uri: string) => string | undefined;
  /** The blocks of an open Markdown file; undefined for every other document. */
  readonly literate: (uri: string) => Literate | undefined;
  readonly settings: () => Settings;
  /** Whether the editor takes snippets with slots. */
  readonly snippets: () => boolean;
  /** Whether the editor has the command that opens the next list. */
  readonly reopens: () => boolean;
  readonly log: (text: string) => void;
}

/** Answers an editor's requests about documents, until the connection is closed. */
export function answerLanguageFeatures(connection: Connection, host: FeatureHost): void {
  const { workspace, log } = host;

  /** Runs a feature on what is known of a document; whatever it throws costs that one answer. */
  function answer<T>(feature: string, uri: string, none: T, of: (checked: Checked) => T): T {
    try {
      const checked = workspace.known(uri);
      return checked === undefined ? none : of(checked);
    } catch (error) {
      log(`${feature} in ${uri} failed: ${stackOf(error)}`);
      return none;
    }
  }

  /** Whether a place is in the prose of a Markdown file, where there is nothing to say or to offer. */
  const isInProse = (uri: string, position: Position): boolean => {
    const file = host.literate(uri);
    return file !== undefined && isProse(file, position);
  };

  const prober =
    (uri: string) =>
    (tried: string): Analysis =>
      workspace.probe(uri, tried);

  connection.onHover(({ textDocument, position }) =>
    answer('hover', textDocument.uri, null, ({ context }) => {
      if (isInProse(textDocument.uri, position)) return null;
      const hover = hoverAt(context, context.lines.offsetAt(position));
      if (hover === undefined) return null;
      return workspace.options.plainHovers ? plainHover(hover) : hover;
    }),
  );
  connection.onCodeAction(({ textDocument: { uri }, range, context: { only } }) =>
    answer('code actions', uri, [], ({ context, diagnostics }) => {
      const actions = codeActionsAt(
        context,
        diagnostics,
        { range, only },
        { probe: prober(uri), library: workspace.library.indexes, database: workspace.database },
      );
      const file = host.literate(uri);
      return [...(file === undefined ? actions : placedActions(file, uri, actions))];
    }),
  );
  connection.onCompletion(({ textDocument: { uri }, position, context: asked }) =>
    answer('completion', uri, null, ({ context }) => {
      if (isInProse(uri, position)) return null;
      const text = host.textOf(uri) ?? context.analysis.text;
      const lines = text === context.analysis.text ? context.lines : new LineIndex(text);
      const { items, isIncomplete } = completionsAt({
        context,
        text,
        lines,
        offset: lines.offsetAt(position),
        library: workspace.library.indexes,
        probe: prober(uri),
        snippets: host.snippets(),
        reopens: host.reopens(),
        spaced: asked?.triggerKind === 2 && asked.triggerCharacter === ' ',
      });
      return { isIncomplete, items: [...items] };
    }),
  );
  /** The document with the line that is being typed and does not read, if there is one. */
  const typingIn = (uri: string, context: FeatureContext): Typing | undefined => {
    const typing = workspace.typing(uri);
    return typing === undefined ? undefined : { context, line: typing.line, before: typing.before.context };
  };
  connection.languages.inlayHint.on(({ textDocument: { uri }, range }) =>
    answer('hints', uri, [], ({ context }) => {
      const { lines } = context;
      const kinds = host.settings().hints;
      const asked = { start: lines.offsetAt(range.start), end: lines.offsetAt(range.end) };
      const typing = typingIn(uri, context);
      return [...(typing === undefined ? inlayHints(context, asked, kinds) : steadyHints(typing, asked, kinds))];
    }),
  );
  const colours = new ColourMemory();
  const tokensIn = (uri: string): readonly SemanticToken[] =>
    answer('colours', uri, [] as readonly SemanticToken[], ({ context }) => {
      const typing = typingIn(uri, context);
      return typing === undefined ? tokensOf(context) : steadyTokens(typing);
    });
  connection.languages.semanticTokens.on(({ textDocument: { uri } }) => colours.whole(uri, encoded(tokensIn(uri))));
  connection.languages.semanticTokens.onDelta(({ textDocument: { uri }, previousResultId }) =>
    colours.since(uri, previousResultId, encoded(tokensIn(uri))),
  );
  connection.languages.semanticTokens.onRange(({ textDocument: { uri }, range }) => ({
    data: encoded(tokensWithin(tokensIn(uri), range.start.line, range.end.line)),
  }));
  connection.onDocumentSymbol(({ textDocument }) =>
    answer('outline', textDocument.uri, [], ({ context }) => [...documentSymbols(context)]),
  );
  connection.onFoldingRanges(({ textDocument }) =>
    answer('folding', textDocument.uri, [], ({ context }) => [...foldingRanges(context)]),
  );
  connection.onDefinition(({ textDocument, position }) =>
    answer('definition', textDocument.uri, [], ({ context }) => {
      const offset = context.lines.offsetAt(position);
      const found = definitionAt(context, offset);
      // a card that no file declares has a page, where the editor can open one
      const isPage = found.length === 0 && workspace.options.rulePages;
      return [...(isPage ? cardPageAt(context, offset, workspace.library) : found)];
    }),
  );
  connection.onReferences(async ({ textDocument, position, context: { includeDeclaration } }) => {
    // files that were opened for this have not been checked yet
    await Promise.all([...workspace.all()].map(([each]) => workspace.settled(each)));
    const others = [...workspace.all()].flatMap(([, checked]) => (checked === undefined ? [] : [checked.context]));
    return answer('references', textDocument.uri, [], ({ context }) => [
      ...allReferencesAt(context, context.lines.offsetAt(position), others, includeDeclaration),
    ]);
  });
  connection.onDocumentHighlight(({ textDocument, position }) =>
    answer('highlights', textDocument.uri, [], ({ context }) => [
      ...highlightsAt(context, context.lines.offsetAt(position)),
    ]),
  );
  connection.onDocumentLinks(({ textDocument: { uri } }) =>
    answer('links', uri, [], ({ context }) => {
      const { rulePages, comparePages } = workspace.options;
      return [
        ...(rulePages ? ruleLinks(context) : []),
        ...(comparePages ? [...editionLinks(context), ...boardLinks(context)] : []),
      ];
    }),
  );
}
