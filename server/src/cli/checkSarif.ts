// What `strata check --format sarif` writes (SARIF 2.1.0): every problem with its place and rule, for code-scanning views.
import { diagnosticsOf } from '../features/diagnostics.ts';
import type { Failure } from './checkJson.ts';
import type { Loaded } from './files.ts';
import { textOf } from './frame.ts';

const LEVELS = ['', 'error', 'warning', 'note', 'note'] as const;

/** A path as a relative URI. */
const uriOf = (path: string): string => path.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');

const resultsOf = (file: Loaded): readonly { readonly ruleId: string }[] =>
  diagnosticsOf(file.context, { limit: 10_000, rulePages: false })
    .filter((diagnostic) => (diagnostic.severity ?? 1) <= 3)
    .map((diagnostic) => ({
      ruleId: String(diagnostic.code ?? 'strata'),
      level: LEVELS[diagnostic.severity ?? 1],
      message: { text: textOf(diagnostic) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: uriOf(file.path) },
            region: {
              startLine: diagnostic.range.start.line + 1,
              startColumn: diagnostic.range.start.character + 1,
              endLine: diagnostic.range.end.line + 1,
              endColumn: diagnostic.range.end.character + 1,
            },
          },
        },
      ],
    }));

export const checkSarif = (files: readonly Loaded[], failures: readonly Failure[], version: string): object => {
  const results = files.flatMap(resultsOf);
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'strata',
            version,
            rules: [...new Set(results.map(({ ruleId }) => ruleId))].sort().map((id) => ({ id })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results,
        invocations: [
          {
            executionSuccessful: failures.length === 0,
            toolExecutionNotifications: failures.map((failure) => ({
              level: 'error',
              descriptor: { id: failure.code },
              message: { text: failure.message },
            })),
          },
        ],
      },
    ],
  };
};
