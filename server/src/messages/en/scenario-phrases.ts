// English: lines beside a problem, titles of quick fixes, words for what was expected.
import type { SentenceTable } from '../types.ts';
import { done } from './scenario.ts';
import { held } from './words.ts';

export const scenarioPhrases: SentenceTable = {
  'related.candidate': (v) => `${v('name')} is one of them.`,
  'related.goesRound': (v) => `${v('name')} goes round.`,
  'related.refused': () => 'This line was refused.',
  'fix.replace': (v) => `Write “${v('text')}”`,
  'fix.add': (v) => `Add “${v('text')}”`,
  'fix.addRules': (v) => `Add the line “${v('text')}”`,
  'fix.labels': (v) => `Give each ${v('name')} a label; this one is “${v('label')}”`,
  'fix.label': (v) => `Write “${v('text')}”, and give the others labels, too`,
  'fix.put': (v) => `Write “${v('text')}”`,
  'fix.illegal': (v) => `Say that it is illegal by ${v('rule')}`,
  'fix.illegalWithout': (v) =>
    `Say that it is illegal by ${v('rule')}, and leave out what rests on it (${v('count')} ${v('count') === '1' ? 'line' : 'lines'})`,
  'fix.turnIllegal': (v) => `Add the line “${v('text')}”, and say that it is illegal there by ${v('rule')}`,
  'fix.removeIn': (v) => `Leave out “${v('text')}” in ${v('editions')} only`,
  'fix.onlyIn': (v) => `Let the line be for ${v('editions')} only`,
  'fix.card': (v) => `Declare a card ${v('name')}`,
  'fix.addLine': (v) => `Add the line “${v('text')}”`,
  'fix.remove': (v) => `Leave out “${v('text')}”`,
  'fix.removeLine': (v) => `Leave out the line “${v('text')}”`,
  'fix.player': (v) => `Let ${v('name')} play, too`,
  'fix.eachEdition': (v) =>
    v('editions').includes(',')
      ? `Expect what it is in each edition: ${v('editions')}`
      : `Expect what it is in ${v('editions')}, and nothing elsewhere`,
  'fix.everything': (v) => `Expect everything about ${v('name')} here`,
  'fix.all': (v) => (v('count') === '1' ? 'Mend what is certain' : `Mend all that is certain (${v('count')} edits)`),
  // —— lenses
  'lens.passed': (v) => `✓ ${held(v)}`,
  'lens.failed': (v) =>
    v('passed') === v('count')
      ? `✗ a line can’t be carried out${v('count') === '0' ? '' : ` (${held(v, v('count'))})`}`
      : `✗ ${held(v)}`,
  'lens.unproven': (v) => `◌ unproven: ${held(v)}`,
  'lens.nothingToCheck': () => '– nothing to check',
  'lens.notRun': () => '… not checked yet',
  'lens.run': () => 'Run',
  'lens.ruling': () => 'Copy as ruling',
  'rename.clash': (v) => `“${v('name')}” can’t be a name in these lines: they would not read as they do.`,
  'rename.taken': (v) =>
    `“${v('name')}” is ${v('what') === 'card' ? 'a card’s name' : v('what') === 'player' ? 'a player’s name' : 'another label'} here already.`,
  'rename.undeclared': (v) =>
    `“${v('name')}” is what the card itself is called, and no file here declares it; \`as LABEL\` gives it a name of your own.`,
  'rename.empty': () => 'A name has to have at least one letter or digit, and no quotation marks.',
  'hint.actual': (v) => `${v('subject')}: ${v('actual')}`,
  'why.ended': (v) => `until line ${v('line')}, ${v('effect')} applied in layer ${v('layer')}: ${v('change')}`,
  'why.left': (v) => `it has been ${v('where')} since line ${v('line')}, and is another object there`,
  'note.sba.was': (v) => `It was then: ${v('what')}.`,
  'hint.sba': (v) => `${v('name')} ${done(v)}`,
  show: (v) => `Layers of ${v('name')}`,

  'declared-here': (v) => `“${v('name')}” is declared here.`,
  'block-head': () => 'This line takes no block.',
  'scenario-above': () => 'The scenario above begins here.',
  'move-to-margin': (v) => `Move “${v('word')}” to the margin`,
  outdent: () => 'Move the block to the left',
  indent: () => 'Indent what stands at the margin',
  'close-quote': () => 'Close the quotation mark',
  'replace-name': (v) => `Write “${v('name')}”`,
  'insert-word': (v) => `Insert “${v('word')}”`,
  'replace-word': (v) => `Write “${v('word')}”`,

  // —— what was expected
  'expected.card': () => 'a card',
  'expected.object': () => 'an object',
  'expected.path': () => 'a file',
  'expected.target': () => 'a target',
  'expected.rulesText': () => 'rules text',
  'expected.title': () => 'a title',
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
