// Features of the language client that our server has no answer to: left out of the bundle, in one place, by name.

/** File in vscode-languageclient/lib/common: the classes that the client makes one of each at its start. */
const unused = {
  notebook: ['NotebookDocumentSyncFeature'],
  // diagnostics are pushed to our own client
  diagnostic: ['DiagnosticFeature'],
  fileOperations: [
    'DidCreateFilesFeature',
    'DidRenameFilesFeature',
    'DidDeleteFilesFeature',
    'WillCreateFilesFeature',
    'WillRenameFilesFeature',
    'WillDeleteFilesFeature',
  ],
  callHierarchy: ['CallHierarchyFeature'],
  colorProvider: ['ColorProviderFeature'],
  declaration: ['DeclarationFeature'],
  implementation: ['ImplementationFeature'],
  inlineCompletion: ['InlineCompletionItemFeature'],
  inlineValue: ['InlineValueFeature'],
  linkedEditingRange: ['LinkedEditingFeature'],
  typeDefinition: ['TypeDefinitionFeature'],
  typeHierarchy: ['TypeHierarchyFeature'],
};

/** A feature that tells the server of no capability, and does nothing. */
const stub = (names) => `class Unused {
  fillClientCapabilities() {}
  initialize() {}
  getState() { return { kind: 'static' }; }
  clear() {}
  dispose() {}
}
${names.map((name) => `exports.${name} = class extends Unused {};`).join('\n')}`;

export const withoutUnusedFeatures = {
  name: 'unused features',
  setup(build) {
    const filter = new RegExp(
      `vscode-languageclient[\\\\/]lib[\\\\/]common[\\\\/](${Object.keys(unused).join('|')})\\.js$`,
    );
    build.onLoad({ filter }, ({ path }) => {
      const [, name] = filter.exec(path) ?? [];
      return { contents: stub(unused[name]), loader: 'js' };
    });
  },
};
