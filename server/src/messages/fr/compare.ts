// French: editions side by side.
import type { SentenceTable } from '../types.ts';
import { nombre } from './words.ts';

export const compareSentences: SentenceTable = {
  'link.board': (v) => `Le plateau après la ligne ${v('line')}`,
  'link.compare': () => 'Comparer les éditions',
  'compare.title': (v) => `Éditions comparées : ${v('file')}`,
  'compare.summary': (v) => {
    if (v('scenarios') === '0') return 'Il n’y a pas de scénario à comparer.';
    if (v('differing') !== '0')
      return `${nombre(v('differing'), 'scénario')} sur ${v('scenarios')} ${v('differing') === '1' ? 'ne donne' : 'ne donnent'} pas le même résultat dans classic, 2011 et current.`;
    return v('scenarios') === '1'
      ? '1 scénario, qui donne le même résultat dans classic, 2011 et current.'
      : `${v('scenarios')} scénarios, qui donnent tous le même résultat dans classic, 2011 et current.`;
  },
  'compare.same': (v) => `Pareil dans toutes les éditions : ${v('titles')}`,
  'compare.column.line': () => 'Ligne',
  'compare.column.what': () => 'Quoi',
  'compare.partings': () => 'Où elles divergent\u00a0:',
  'compare.parting.line': (v) => `ligne ${v('line')}, ${v('what')}\u00a0: ${v('partings')}`,
  'compare.rules': () => 'Les règles en cause :',
  'compare.holds': () => 'remplie',
  'compare.fails': (v) => `non remplie : ${v('actual')}`,
  'compare.unproven': () => 'non prouvée',
  'compare.unreadable': () => 'ne peut être vérifiée',
  'compare.notAsked': () => '–',
  'compare.gone': () => 'n’est pas dans la partie',
  'compare.refused': () => 'la ligne qui l’amènerait y est refusée',
  'compare.noCounters': () => 'sans marqueurs',
  'compare.noStatus': () => 'dégagé, face visible',
  'compare.unattached': () => 'attaché à rien',
  'compare.way.layer': (v) => `couche ${v('layer')} de ${v('edition')} (${v('rule')})`,
  'compare.way.layerOnly': (v) => `couche ${v('layer')} de ${v('edition')}`,
  'compare.way.rule': (v) => `${v('edition')} (${v('rule')})`,
  'compare.way.unknown': (v) => v('edition'),
  'compare.parting': (v) => `${v('one')} contre ${v('other')}`,
  'compare.hover': (v) => `dans ${v('editions')} : ${v('what')}`,
  'compare.hint': (v) => `Cela dépend de l’édition. ${v('what')}`,
  'compare.hint.line': (v) => `${v('subject')} : ${v('results')}.`,
  'compare.hint.result': (v) => `${v('what')} dans ${v('editions')}`,
};
