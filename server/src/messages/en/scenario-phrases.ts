// English: lines beside a problem, titles of quick fixes, words for what was expected.
import type { SentenceTable } from '../types.ts';

export const scenarioPhrases: SentenceTable = {
  'related.candidate': (v) => `${v('name')} is one of them.`,
  'related.refused': () => 'This line was refused.',
  'fix.replace': (v) => `Write “${v('text')}”`,
  'fix.add': (v) => `Add “${v('text')}”`,
  'fix.labels': (v) => `Give each ${v('name')} a label`,
  'fix.addLine': (v) => `Add the line “${v('text')}”`,
  show: (v) => `Layers of ${v('name')}`,

  // —— what was expected
  'expected.name': () => 'a name',
  'expected.label': () => 'a label',
  'expected.number': () => 'a number',
  'expected.quality': () => 'a quality (2/2, blue, artifact, creature …)',
  'expected.keyword': () => 'a keyword (flying, trample …)',
  'expected.value': () => 'a value',
  'expected.rule': () => 'a rule number',
  'expected.color': () => 'a colour',
  'expected.cost': () => 'a cost',
  'expected.mana cost': () => 'a mana cost such as {1}{R}',
  'expected.mana': () => 'mana such as {G}{G}',
  'expected.token': () => 'a token such as a 2/2 green Bear creature token',
  'expected.counter kind': () => 'a kind of counter',
  'expected.layer': () => 'a layer such as 5',
  'expected.type line': () => 'a type line',
  'expected.statement': () => 'a statement',
  'expected.player': () => 'a player',
  'expected.end': () => 'the end of the line',
};
