// English: editions side by side.
import { counted, type SentenceTable } from '../types.ts';

export const compareSentences: SentenceTable = {
  'link.board': (v) => `The board after line ${v('line')}`,
  'link.compare': () => 'Compare the editions',
  'compare.title': (v) => `Editions compared: ${v('file')}`,
  'compare.summary': (v) => {
    if (v('scenarios') === '0') return 'There is no scenario to compare.';
    if (v('differing') !== '0')
      return `${v('differing')} of ${counted(v('scenarios'), 'scenario')} ${v('differing') === '1' ? 'comes' : 'come'} out differently in classic, 2011 and current.`;
    return v('scenarios') === '1'
      ? '1 scenario, which comes out the same in classic, 2011 and current.'
      : `${v('scenarios')} scenarios, all of which come out the same in classic, 2011 and current.`;
  },
  'compare.same': (v) => `The same in every edition: ${v('titles')}`,
  'compare.column.line': () => 'Line',
  'compare.column.what': () => 'What',
  'compare.partings': () => 'Where they part:',
  'compare.parting.line': (v) => `line ${v('line')}, ${v('what')}: ${v('partings')}`,
  'compare.rules': () => 'The rules behind it:',
  'compare.holds': () => 'holds',
  'compare.fails': (v) => `does not hold: ${v('actual')}`,
  'compare.unproven': () => 'unproven',
  'compare.unreadable': () => 'can’t be checked',
  'compare.notAsked': () => '–',
  'compare.gone': () => 'not in the game',
  'compare.refused': () => 'the line that would bring it in is refused there',
  'compare.noCounters': () => 'no counters',
  'compare.noStatus': () => 'untapped, face up',
  'compare.unattached': () => 'attached to nothing',
  'compare.way.layer': (v) => `layer ${v('layer')} of ${v('edition')} (${v('rule')})`,
  'compare.way.layerOnly': (v) => `layer ${v('layer')} of ${v('edition')}`,
  'compare.way.rule': (v) => `${v('edition')} (${v('rule')})`,
  'compare.way.unknown': (v) => v('edition'),
  'compare.parting': (v) => `${v('one')} against ${v('other')}`,
  'compare.hover': (v) => `in ${v('editions')}: ${v('what')}`,
  'compare.hint': (v) => `This depends on the edition. ${v('what')}`,
  'compare.hint.line': (v) => `${v('subject')}: ${v('results')}.`,
  'compare.hint.result': (v) => `${v('what')} in ${v('editions')}`,
};
