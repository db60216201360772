// English: the command line.
import { counted, type SentenceTable } from '../types.ts';

const USAGE = `strata: rules scenarios for Magic: The Gathering

  strata check [--edition E] [--format pretty|json|junit|sarif] PATH…
      checks every scenario of the files, and of all *.strata files under the folders
  strata check --compare [--format pretty|json] PATH…
      runs every scenario in all three editions and lists what comes out differently, and where they part
  strata show [--edition E] [--format pretty|json] FILE[:LINE] [OBJECT]
      what an object is as of that line, layer by layer; without OBJECT everything in play
  strata ruling [--edition E] [--locale en|fr] FILE [TITLE]
      writes a scenario as Markdown to publish: situation, answer, layers, rules; without TITLE all of the file
  strata --help | --version

  --edition   classic, 2011 or current: in place of what the files themselves say
  --format    pretty (for people), json (documented in docs/cli.md), junit or sarif (for CI)
  --cards     a card database (Scryfall bulk file, or AtomicCards of MTGJSON): cards that no file declares come from it

  Exit code: 0 all passed (--compare: nothing differs); 1 something failed, is unproven, or differs;
             2 usage, or a file that can't be read.`;

export const cliSentences: SentenceTable = {
  'cli.usage': () => USAGE,
  'cli.noCommand': () =>
    'Say what to do: `strata check PATH…`, `strata show FILE[:LINE] [OBJECT]` or `strata ruling FILE [TITLE]`.',
  'cli.unknownCommand': (v) => `“${v('command')}” is no command: use check, show or ruling (\`strata --help\`).`,
  'cli.unknownOption': (v) => `Unknown option ${v('option')}. There are: ${v('options')}.`,
  'cli.badOption': (v) => `The options can't be read: ${v('reason')}`,
  'cli.unknownFormat': (v) => `Unknown format “${v('format')}”. There are: ${v('formats')}.`,
  'cli.unknownEdition': (v) => `Unknown edition “${v('edition')}”. There are: ${v('editions')}.`,
  'cli.noPath': (v) =>
    v('command') === 'show'
      ? 'Name a file: `strata show FILE[:LINE] [OBJECT]`.'
      : v('command') === 'ruling'
        ? 'Name a file: `strata ruling FILE [TITLE]`.'
        : 'Name a file or a folder: `strata check PATH…`.',
  'cli.noSuchPath': (v) => `There is no ${v('path')}.`,
  'cli.emptyFolder': (v) => `There are no scenario files (*.strata) under ${v('path')}.`,
  'cli.unreadable': (v) => `${v('path')} can't be read: ${v('reason')}`,
  'file.missing': () => 'there is no such file.',
  'file.elsewhere': () => 'it lies on another machine.',
  'file.folder': () => 'it is a folder.',
  'file.special': () => 'it is no regular file but a device, a pipe or a socket.',
  'file.tooLarge': (v) => `it has more than ${v('most')} MB.`,
  'file.utf16': () => 'it is in UTF-16; save it as UTF-8.',
  'file.notUtf8': (v) => `from line ${v('line')}, column ${v('column')} on it is not UTF-8; save it as UTF-8.`,
  'file.notUtf8Somewhere': () => 'it is not UTF-8; save it as UTF-8.',
  'file.refused': (v) => v('reason'),
  'cli.unwritten': (v) => `The output could not all be written: ${v('reason')}`,
  'cli.crashed': (v) => `strata failed by a mistake of its own, please report it: ${v('reason')}`,
  'cli.showFolder': (v) => `${v('path')} is a folder: \`strata ${v('command')}\` wants a file.`,
  'cli.unknownLocale': (v) => `Unknown language “${v('locale')}”. There are: ${v('locales')}.`,
  'cli.notWith': (v) => `${v('option')} says nothing to \`strata ${v('command')}\`.`,
  'cli.compareEdition': () => '--compare runs every scenario in all editions: leave out --edition.',
  'cli.noSuchScenario': (v) => `There is no scenario “${v('title')}” in ${v('path')}. There are: ${v('titles')}.`,
  'cli.noSuchLine': (v) => `${v('path')} has no line ${v('line')}: it has ${counted(v('lines'), 'line')}.`,
  'cli.noScenario': (v) => `There is no scenario in ${v('path')}.`,
  'cli.noSuchObject': (v) => `There is no ${v('object')} as of line ${v('line')} of ${v('path')}.`,
  'cli.untitled': () => 'the whole file',
  'cli.nothingToCheck': () => 'nothing to check',
  'cli.expectations': (v) =>
    v('passed') === v('count')
      ? counted(v('count'), 'expectation')
      : `${v('passed')} of ${counted(v('count'), 'expectation')} hold`,
  'cli.unprovenBecause': (v) => `unproven: ${v('what')}`,
  'cli.restsOn': (v) => `it rests on ${v('what')}`,
  'cli.ignored': (v) => `the unread text of ${v('card')} is ignored`,
  'cli.summary': (v) => {
    const parts = [
      `${v('passed')} passed`,
      ...(v('failed') === '0' ? [] : [`${v('failed')} failed`]),
      ...(v('unproven') === '0' ? [] : [`${v('unproven')} unproven`]),
    ];
    const rest = [
      ...(v('nothingToCheck') === '0' ? [] : [`${v('nothingToCheck')} with nothing to check`]),
      ...(v('errors') === '0' ? [] : [`${counted(v('errors'), 'error')} outside of scenarios`]),
    ];
    const whole = `${counted(v('scenarios'), 'scenario')} in ${counted(v('files'), 'file')}: ${parts.join(', ')}`;
    return rest.length === 0 ? `${whole}.` : `${whole}; ${rest.join('; ')}.`;
  },
};
