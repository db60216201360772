// French: expectations that fail, cannot be read or rest on what is not modelled, and dependency loops.
import type { ProblemTable } from '../types.ts';
import { bare, found, q } from './words.ts';

const unreadWhy =
  'Strata ne connaît pas cette tournure ; le texte est gardé, copié et perdu avec le reste, mais n’a aucun effet.';
const unreadTodo =
  'Un scénario qui se sert de la carte reste au mieux non prouvé : prenez une tournure qui est lue, ou acceptez-la avec `ignoring text of CARD`.';

export const expectationProblems: ProblemTable = {
  'expectation.failed': (v) => ({
    what: `${v('subject')} : attendu ${v('expected')}, trouvé ${found(v).replace(/\.$/, '')}.`,
    ...(v('expected') === 'in the game' && v('actual') === 'ceased to exist'
      ? {
          why: 'À cette ligne, il n’existe plus : une copie qui s’est résolue, ou un jeton qui a quitté le champ de bataille, n’est plus nulle part.',
        }
      : {}),
    todo:
      v('expected') === 'in the game' && v('actual') === 'ceased to exist'
        ? 'Ce qui est vrai d’une copie tant qu’elle est sur la pile s’attend dans le bloc de `resolve …` ; de ce qui n’existe plus, `has ceased to exist`.'
        : 'Si les règles ont raison, changez l’attente (correction rapide) ; le survol du nom montre comment chaque couche y est arrivée.',
  }),
  'expectation.unproven': (v) => ({
    what: `${v('subject')} : ne peut être prouvé, bien que ce soit vrai pour ce qui est lu du texte.`,
    why: 'Cela repose sur un texte ou des règles que Strata ne modélise pas.',
    todo: 'Cherchez les indications sur le texte en question et écrivez-le en mots qui sont lus ; ou acceptez-le avec `ignoring text of CARD`.',
  }),
  'expectation.unreadable': (v) => ({
    what: `${v('subject')} : ceci ne peut pas être vérifié.`,
    why: 'Ce dont il est question n’est pas là, ou repose sur une ligne qui a été refusée.',
    todo: 'Réglez d’abord le problème de la ligne précédente.',
  }),
  'expectation.notOfPlayer': (v) => ({
    what: `Cela ne se dit pas d’un joueur (${v('subject')}).`,
    todo: 'D’un joueur on peut attendre des points de vie, des mots-clés, une taille de main maximale, des cartes piochées, du mana et des cartes dans une zone.',
  }),
  'expectation.notOfObject': (v) => ({
    what: `Cela ne se dit pas d’un objet (${v('subject')}).`,
    todo: 'Cela se dit de joueurs ou d’effets seulement ; ou l’objet n’est pas là à cette ligne.',
  }),
  'expectation.notOfEffect': (v) => ({
    what: `Cela ne se dit pas d’un effet (${v('subject')}).`,
    todo: 'D’un effet on peut attendre `depends on …`, `is applied after …` et `is in a dependency loop`.',
  }),
  'expectation.notOfThis': (v) => ({
    what: `Cela ne se dit pas de ${v('subject')}.`,
    todo: 'Le survol du nom montre ce que c’est à cette ligne.',
  }),
  'expectation.nothingMatches': () => ({
    what: 'Rien sur le champ de bataille ne correspond, donc rien n’est prouvé.',
    why: '« Chaque » de rien serait vrai quoi qu’on en dise.',
    todo: 'Mettez en place quelque chose qui correspond, ou dites-le autrement : `Bob controls …`.',
  }),
  'layer.unknown': (v) => ({
    what: `Il n’y a pas de couche ${v('layer')} dans cette édition.`,
    todo: `Les couches sont ${v('layers')}.`,
  }),
  'scenario.unproven': (v) => ({
    what: `Non prouvé : tout ce qui est attendu est vrai, mais repose sur ${v('because')}.`,
    why: 'Un résultat ne compte comme prouvé que si tout le texte et toutes les règles dont il dépend sont lus.',
    todo: 'Écrivez-le en mots qui sont lus, ou acceptez le texte d’une carte avec `ignoring text of CARD`.',
  }),
  'scenario.restsOn': (v) => ({
    what: `Il repose aussi sur ${v('because')}.`,
    why: 'Ce qui échoue ici n’échoue peut-être que parce que cela est laissé de côté.',
    todo: 'Écrivez-le en mots qui sont lus, ou acceptez le texte d’une carte avec `ignoring text of CARD`.',
  }),
  'statement.notModelled': (v) => ({
    what: `Pas encore modélisé : ${v('what')}.`,
    why: 'La ligne est lue et exécutée pour autant que Strata en connaît les règles ; le scénario reste au mieux non prouvé.',
    todo: 'Laissez-la de côté, ou dites-en le résultat par un `effect "…"` en mots qui sont lus.',
  }),
  'dependency.loop': (v) => ({
    what: `Boucle de dépendances dans la couche ${v('layer')} : ${v('effect')} et ${v('others')} dépendent l’un de l’autre.`,
    why: `Dans une boucle, la règle de dépendance est ignorée : les dates d’apparition décident, la plus ancienne d’abord (${v('order')}).`,
    todo: 'Le fichier est juste ; si l’ordre compte, écrivez les lignes dans l’ordre où les effets ont commencé.',
  }),
  'card.unread': (v) => ({ what: `Non lu : ${q(bare(v('words')))}.`, why: unreadWhy, todo: unreadTodo }),
  'card.unreadExpected': (v) => ({
    what: `Non lu : ${q(bare(v('words')))}. Attendu ici : ${v('expected')}.`,
    why: unreadWhy,
    todo: unreadTodo,
  }),
  'card.tooLong': (v) => ({
    what: `Non lu, car trop long : ${q(bare(v('words')))}.`,
    why: `Une capacité peut avoir ${v('most')} caractères, et tout le texte d’une face ${v('all')} ; aucune carte imprimée n’en a le dixième.`,
    todo: 'Raccourcissez-le : un scénario qui se sert de la carte reste au mieux non prouvé.',
  }),
  'card.tooMuch': (v) => ({
    what: `Non lu, car la lecture en coûterait trop : ${q(bare(v('words')))}.`,
    why: 'Ce que la lecture d’une phrase peut coûter est compté, et borné d’après sa longueur ; aucun texte imprimé n’en approche.',
    todo: 'Faites-en des phrases plus courtes : un scénario qui se sert de la carte reste au mieux non prouvé.',
  }),
  'card.tooDeep': (v) => ({
    what: `Non lu, car ses parties sont trop imbriquées : ${q(bare(v('words')))}.`,
    why: 'L’imbrication des parties d’une phrase est bornée ; aucun texte imprimé n’en approche.',
    todo: 'Faites-en des phrases plus courtes : un scénario qui se sert de la carte reste au mieux non prouvé.',
  }),
  'card.internal': (v) => ({
    what: `Strata a échoué sur ce texte et le laisse non lu : ${q(bare(v('words')))} (${v('fault')}).`,
    why: 'C’est une faute de Strata, pas du fichier.',
    todo: 'Merci de la signaler avec le texte ; un scénario qui se sert de la carte reste au mieux non prouvé.',
  }),
  'diagnostics.more': (v) => ({ what: `${v('count')} autres problèmes de ce fichier ne sont pas montrés.` }),
  'server.crashed': (v) => ({
    what: `Strata n’a pas pu vérifier ce fichier : ${v('error')}`,
    why: 'C’est une faute de Strata, pas du fichier.',
    todo: 'Le canal de sortie « Strata » a les détails ; merci de les signaler avec le fichier.',
  }),
};
