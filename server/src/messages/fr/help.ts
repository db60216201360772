// French: a sentence about each word of the scenario language, for hovers.
import type { SentenceTable } from '../types.ts';

export const helpSentences: SentenceTable = {
  // —— the head of a file or scenario
  'help.rules': () =>
    'l’édition des règles selon laquelle ce fichier ou scénario est vérifié : classic, 2011 ou current. Plusieurs sont vérifiées l’une après l’autre.',
  'help.classic': () => 'les règles de 2007 à 2011 : couches 1 à 6, la force et l’endurance de 6a à 6e.',
  'help.2011': () => 'les règles de 2011 : sept couches, les marqueurs en 7d et l’échange en 7e.',
  'help.current': () => 'les règles d’aujourd’hui : sept couches, la force et l’endurance de 7a à 7d.',
  'help.use': () => 'fait connaître ici les cartes d’un autre fichier.',
  'help.players': () => 'qui joue ; le premier est le joueur actif. Sans cela, Alice et Bob jouent.',
  'help.cites': () => 'les règles dont traite ce scénario ; celle dont rien ne se sert reçoit un avertissement.',
  'help.ignoring': () =>
    '`ignoring text of CARD` accepte qu’une partie du texte de la carte ne soit pas lue ; chaque résultat le dit.',
  'help.card': () =>
    'une carte telle qu’imprimée : nom et coût, ligne de type, une capacité par ligne, force et endurance à la fin.',
  'help.scenario': () =>
    'une partie à part : elle commence vide, exécute ses lignes dans l’ordre, et réussit si chaque attente est remplie.',

  // —— setting up
  'help.controls': () =>
    'met des cartes ou des jetons sur le champ de bataille, sans les lancer et sans rien déclencher ; les lignes suivantes ont des dates d’apparition plus récentes.',
  'help.has': () =>
    'met en place des cartes dans une zone (`Bob has 2 Gray Ogres in graveyard`) ou un total de points de vie (`Bob has 15 life`).',

  // —— acting
  'help.casts': () =>
    'lance un sort : de la main, ou de l’extérieur de la partie s’il n’y est pas ; il se résout aussitôt, après le bloc en dessous.',
  'help.activates': () =>
    'active une capacité ; s’il y en a plusieurs, `ability 2` ou `ability "{T}: Add"` dit laquelle.',
  'help.plays': () => 'joue un terrain.',
  'help.puts': () => 'met un permanent sur le champ de bataille sans le lancer.',
  'help.creates': () => 'crée un jeton, ou un jeton qui est une copie de quelque chose.',
  'help.turns': () => 'retourne face visible un permanent face cachée, par l’action spéciale.',
  'help.gains': () => '`gains control of` fait un effet de la couche 2 ; `gains 3 life` ajoute des points de vie.',
  'help.draws': () => 'pioche des cartes ; elles sont comptées, pas nommées.',
  'help.loses': () => 'perd des points de vie.',
  'help.effect': () =>
    'exécute ce qui est entre guillemets, comme si un sort ou une capacité sans nom venait de se résoudre.',
  'help.attach': () =>
    'attache une aura, un équipement ou une fortification ; elle reçoit une nouvelle date d’apparition.',
  'help.simultaneously': () =>
    'ce qui est dans le bloc se passe en même temps ; son ordre est celui que les joueurs choisissent là où ils le peuvent.',
  'help.trigger': () => 'prend en main une capacité déclenchée qui attend, avec ses choix.',
  'help.decline': () => 'dit non à une capacité déclenchée que l’on peut utiliser ou non.',
  'help.resolve': () =>
    'laisse un objet de la pile se résoudre maintenant ; le bloc en dessous se passe pendant qu’il attend.',
  'help.suppose': () => 'ce qui se passerait : après le bloc, la partie est comme avant.',

  // —— asserting
  'help.legal': () => 'dit que ce qui suit est permis par les règles, et ne fait rien.',
  'help.illegal': () =>
    'dit que ce qui suit est interdit par les règles, et ne fait rien ; `by 303.4a` dit par laquelle.',
  'help.expect': () =>
    'dit ce qui doit être vrai à cette ligne ; une attente déçue est une erreur, avec ce qui est vrai à la place.',
  'help.show': () => 'montre les couches d’un objet, ici et en ligne de commande.',
  'help.in': () => 'devant une édition : l’énoncé ne compte que dans cette édition.',

  // —— clauses
  'help.targeting': () =>
    'les cibles, dans l’ordre du texte ; `A and B` pour un mot « cible » qui en prend plusieurs, `nothing` pour une cible non prise.',
  'help.copying': () => 'ce qui est copié ; `copying nothing` le fait arriver tel quel.',
  'help.choosing': () =>
    'les choix dans l’ordre où ils se présentent : une couleur, un type, un nom, un nombre, un joueur, un objet, oui ou non.',
  'help.changing': () => 'quel mot un changement de texte remplace par quel autre : `changing black to red`.',
  'help.dividing': () => 'ce que reçoit chaque cible, dans leur ordre.',
  'help.mode': () => 'quel mode du texte est choisi, compté à partir de 1.',
  'help.modes': () => 'quels modes du texte sont choisis, comptés à partir de 1.',
  'help.sacrificing': () => 'ce qui est sacrifié pour payer le coût.',
  'help.discarding': () => 'ce qui est défaussé pour payer le coût.',
  'help.tapping': () => 'ce qui est engagé pour payer le coût.',
  'help.exiling': () => 'ce qui est exilé pour payer le coût.',
  'help.creating': () => 'des noms pour ce qui est créé : jetons ou copies.',
  'help.new targets': () => 'les cibles d’une copie : une autre chacune, ou `same`.',
  'help.in order': () => 'l’ordre des dates d’apparition qu’un joueur choisit.',
  'help.attached to': () => 'à quoi il est attaché.',
  'help.controlled by': () => 'qui le contrôle.',
  'help.owned by': () => 'à qui il appartient.',
  'help.as': () =>
    'une étiquette : un nom pour cette carte, ce jeton ou cet effet, où qu’il aille et quel que soit son nom ensuite.',
  'help.face down': () =>
    'un permanent face cachée est une créature 2/2 incolore sans nom, sans types et sans capacités.',

  // —— expecting
  'help.is exactly': () => 'compare toute la ligne de type, dans n’importe quel ordre.',
  'help.is only': () => 'compare l’ensemble des couleurs.',
  'help.after layer': () =>
    'demande ce qu’est l’objet une fois cette couche appliquée ; la couche 1 donne ses valeurs copiables.',
  'help.depends on': () =>
    'un effet dépend d’un autre si appliquer celui-ci d’abord changerait son texte, son existence, ce à quoi il s’applique ou ce qu’il fait.',
  'help.applied after': () => 'l’ordre dans lequel deux effets s’appliquent dans leur couche.',
  'help.dependency loop': () =>
    'des effets qui dépendent les uns des autres en rond : la dépendance est ignorée entre eux, les dates d’apparition décident.',
  'help.next turn': () => 'la partie passe au tour du joueur suivant, avec tout ce qui arrive entre-temps.',
};
