// French: lines beside a problem, titles of quick fixes, words for what was expected.
import type { SentenceTable } from '../types.ts';
import { done } from './scenario.ts';
import { expectations, found, q } from './words.ts';

export const scenarioPhrases: SentenceTable = {
  'related.candidate': (v) => `${v('name')} en est un.`,
  'related.goesRound': (v) => `${v('name')} est de la boucle.`,
  'related.refused': () => 'Cette ligne a été refusée.',
  'fix.replace': (v) => `Écrire ${q(v('text'))}`,
  'fix.add': (v) => `Ajouter ${q(v('text'))}`,
  'fix.addRules': (v) => `Ajouter la ligne ${q(v('text'))}`,
  'fix.labels': (v) => `Donner une étiquette à chaque ${v('name')} ; ici ${q(v('label'))}`,
  'fix.label': (v) => `Écrire ${q(v('text'))}, et étiqueter les autres aussi`,
  'fix.put': (v) => `Écrire ${q(v('text'))}`,
  'fix.illegal': (v) => `Dire que c’est illégal d’après ${v('rule')}`,
  'fix.illegalWithout': (v) =>
    `Dire que c’est illégal d’après ${v('rule')}, et retirer ce qui en dépend (${v('count')} ${v('count') === '1' ? 'ligne' : 'lignes'})`,
  'fix.turnIllegal': (v) => `Ajouter la ligne ${q(v('text'))}, et dire que c’est illégal alors d’après ${v('rule')}`,
  'fix.removeIn': (v) => `Retirer ${q(v('text'))} dans ${v('editions')} seulement`,
  'fix.onlyIn': (v) => `Garder la ligne pour ${v('editions')} seulement`,
  'fix.card': (v) => `Déclarer une carte ${v('name')}`,
  'fix.addLine': (v) => `Ajouter la ligne ${q(v('text'))}`,
  'fix.remove': (v) => `Retirer « ${v('text')} »`,
  'fix.removeLine': (v) => `Retirer la ligne « ${v('text')} »`,
  'fix.player': (v) => `Faire jouer ${v('name')} aussi`,
  'fix.eachEdition': (v) =>
    v('editions').includes(',')
      ? `Attendre ce que c’est dans chaque édition : ${v('editions')}`
      : `Attendre ce que c’est dans ${v('editions')}, et rien ailleurs`,
  'fix.everything': (v) => `Attendre ici tout ce qui vaut pour ${v('name')}`,
  'fix.all': (v) =>
    v('count') === '1'
      ? 'Corriger ce qui est certain'
      : `Corriger tout ce qui est certain (${v('count')} modifications)`,
  // —— lentilles
  'lens.passed': (v) => `✓ ${expectations(v, 'vérifiée', 'vérifiées')}`,
  'lens.failed': (v) =>
    v('passed') === v('count')
      ? `✗ une ligne ne peut pas être exécutée${v('count') === '0' ? '' : ` (${expectations(v, 'vérifiée', 'vérifiées')})`}`
      : `✗ ${expectations(v, 'vérifiée', 'vérifiées')}`,
  'lens.unproven': (v) => `◌ non prouvé : ${expectations(v, 'vérifiée', 'vérifiées')}`,
  'lens.nothingToCheck': () => '– rien à vérifier',
  'lens.notRun': () => '… pas encore vérifié',
  'lens.run': () => 'Exécuter',
  'lens.ruling': () => 'Copier comme décision',
  'rename.clash': (v) => `« ${v('name')} » ne peut être un nom dans ces lignes : elles se liraient autrement.`,
  'rename.taken': (v) =>
    `« ${v('name')} » est déjà ${v('what') === 'card' ? 'le nom d’une carte' : v('what') === 'player' ? 'le nom d’un joueur' : 'une autre étiquette'} ici.`,
  'rename.undeclared': (v) =>
    `« ${v('name')} » est le nom de la carte même, qu’aucun fichier d’ici ne déclare ; \`as ÉTIQUETTE\` lui en donne un de votre choix.`,
  'rename.empty': () => 'Un nom a au moins une lettre ou un chiffre, et pas de guillemets.',
  'hint.actual': (v) => `${v('subject')} : ${found(v)}`,
  'why.ended': (v) =>
    `jusqu’à la ligne ${v('line')}, ${v('effect')} s’appliquait dans la couche ${v('layer')} : ${v('change')}`,
  'why.left': (v) => `depuis la ligne ${v('line')} c’est ${v('where')}, et là un autre objet`,
  'note.sba.was': (v) => `C’était alors : ${v('what')}.`,
  'hint.sba': (v) => `${v('name')} ${done(v)}`,
  show: (v) => `Couches de ${v('name')}`,

  'declared-here': (v) => `${q(v('name'))} est déclaré ici.`,
  'block-head': () => 'Cette ligne ne prend pas de bloc.',
  'scenario-above': () => 'Le scénario du dessus commence ici.',
  'move-to-margin': (v) => `Mettre ${q(v('word'))} à la marge`,
  outdent: () => 'Déplacer le bloc vers la gauche',
  indent: () => 'Mettre en retrait ce qui est à la marge',
  'close-quote': () => 'Fermer le guillemet',
  'replace-name': (v) => `Écrire ${q(v('name'))}`,
  'insert-word': (v) => `Insérer ${q(v('word'))}`,
  'replace-word': (v) => `Écrire ${q(v('word'))}`,

  // —— what was expected
  'expected.card': () => 'une carte',
  'expected.object': () => 'un objet',
  'expected.path': () => 'un fichier',
  'expected.target': () => 'une cible',
  'expected.rulesText': () => 'texte de règles',
  'expected.title': () => 'un titre',
  'expected.name': () => 'un nom',
  'expected.label': () => 'une étiquette',
  'expected.number': () => 'un nombre',
  'expected.quality': () => 'une qualité (2/2, blue, artifact, creature …)',
  'expected.keyword': () => 'un mot-clé (flying, trample …)',
  'expected.value': () => 'une valeur',
  'expected.rule': () => 'un numéro de règle',
  'expected.color': () => 'une couleur',
  'expected.cost': () => 'un coût',
  'expected.mana cost': () => 'un coût de mana comme {1}{R}',
  'expected.mana': () => 'du mana comme {G}{G}',
  'expected.token': () => 'un jeton comme a 2/2 green Bear creature token',
  'expected.counter kind': () => 'une sorte de marqueur',
  'expected.layer': () => 'une couche comme 5',
  'expected.type line': () => 'une ligne de type',
  'expected.statement': () => 'un énoncé',
  'expected.player': () => 'un joueur',
  'expected.end': () => 'la fin de la ligne',
};
