// French: the command line.
import type { SentenceTable } from '../types.ts';
import { expectations, nombre, q } from './words.ts';

const USAGE = `strata : scénarios de règles pour Magic: The Gathering

  strata check [--edition E] [--format pretty|json|junit|sarif] CHEMIN…
      vérifie chaque scénario des fichiers, et de tous les *.strata sous les dossiers
  strata check --compare [--format pretty|json] CHEMIN…
      joue chaque scénario dans les trois éditions et donne ce qui diffère, et où elles divergent
  strata show [--edition E] [--format pretty|json] FICHIER[:LIGNE] [OBJET]
      ce qu’est un objet à cette ligne, couche par couche ; sans OBJET, tout ce qui est en jeu
  strata ruling [--edition E] [--locale en|fr] FICHIER [TITRE]
      écrit un scénario en Markdown à publier : situation, réponse, couches, règles ; sans TITRE tout le fichier
  strata --help | --version

  --edition   classic, 2011 ou current : à la place de ce que disent les fichiers
  --format    pretty (pour lire), json (décrit dans docs/cli.md), junit ou sarif (pour l’intégration continue)
  --cards     une base de cartes (fichier en bloc de Scryfall, ou AtomicCards de MTGJSON) : d’où viennent les cartes
              qu’aucun fichier ne déclare

  Code de sortie : 0 tout a réussi (--compare : rien ne diffère) ; 1 quelque chose a échoué, n’est pas prouvé ou
                   diffère ; 2 usage, ou un fichier illisible.`;

export const cliSentences: SentenceTable = {
  'cli.usage': () => USAGE,
  'cli.noCommand': () =>
    'Dites quoi faire : `strata check CHEMIN…`, `strata show FICHIER[:LIGNE] [OBJET]` ou `strata ruling FICHIER [TITRE]`.',
  'cli.unknownCommand': (v) =>
    `${q(v('command'))} n’est pas une commande : prenez check, show ou ruling (\`strata --help\`).`,
  'cli.unknownOption': (v) => `Option inconnue ${v('option')}. Il y a : ${v('options')}.`,
  'cli.badOption': (v) => `Les options ne peuvent être lues : ${v('reason')}`,
  'cli.unknownFormat': (v) => `Format inconnu ${q(v('format'))}. Il y a : ${v('formats')}.`,
  'cli.unknownEdition': (v) => `Édition inconnue ${q(v('edition'))}. Il y a : ${v('editions')}.`,
  'cli.noPath': (v) =>
    v('command') === 'show'
      ? 'Nommez un fichier : `strata show FICHIER[:LIGNE] [OBJET]`.'
      : v('command') === 'ruling'
        ? 'Nommez un fichier : `strata ruling FICHIER [TITRE]`.'
        : 'Nommez un fichier ou un dossier : `strata check CHEMIN…`.',
  'cli.noSuchPath': (v) => `Il n’y a pas de ${v('path')}.`,
  'cli.emptyFolder': (v) => `Il n’y a pas de fichiers de scénarios (*.strata) sous ${v('path')}.`,
  'cli.unreadable': (v) => `${v('path')} ne peut être lu : ${v('reason')}`,
  'file.missing': () => 'ce fichier n’existe pas.',
  'file.elsewhere': () => 'il se trouve sur une autre machine.',
  'file.folder': () => 'c’est un dossier.',
  'file.special': () => 'ce n’est pas un fichier ordinaire mais un périphérique, un tube ou une socket.',
  'file.tooLarge': (v) => `il dépasse ${v('most')} Mo.`,
  'file.utf16': () => 'il est en UTF-16 ; enregistrez-le en UTF-8.',
  'file.notUtf8': (v) =>
    `à partir de la ligne ${v('line')}, colonne ${v('column')}, ce n’est plus de l’UTF-8 ; enregistrez-le en UTF-8.`,
  'file.notUtf8Somewhere': () => 'il n’est pas en UTF-8 ; enregistrez-le en UTF-8.',
  'file.refused': (v) => v('reason'),
  'cli.unwritten': (v) => `La sortie n’a pas pu être écrite en entier : ${v('reason')}`,
  'cli.crashed': (v) => `strata a échoué par sa propre faute, signalez-le s’il vous plaît : ${v('reason')}`,
  'cli.showFolder': (v) => `${v('path')} est un dossier : \`strata ${v('command')}\` veut un fichier.`,
  'cli.unknownLocale': (v) => `Langue inconnue ${q(v('locale'))}. Il y a : ${v('locales')}.`,
  'cli.notWith': (v) => `${v('option')} ne dit rien à \`strata ${v('command')}\`.`,
  'cli.compareEdition': () => '--compare joue chaque scénario dans toutes les éditions : laissez --edition de côté.',
  'cli.noSuchScenario': (v) => `Il n’y a pas de scénario ${q(v('title'))} dans ${v('path')}. Il y a : ${v('titles')}.`,
  'cli.noSuchLine': (v) => `${v('path')} n’a pas de ligne ${v('line')} : il en a ${v('lines')}.`,
  'cli.noScenario': (v) => `Il n’y a pas de scénario dans ${v('path')}.`,
  'cli.noSuchObject': (v) => `Il n’y a pas de ${v('object')} à la ligne ${v('line')} de ${v('path')}.`,
  'cli.untitled': () => 'le fichier entier',
  'cli.nothingToCheck': () => 'rien à vérifier',
  'cli.expectations': (v) =>
    v('passed') === v('count') ? nombre(v('count'), 'attente') : expectations(v, 'est remplie', 'sont remplies'),
  'cli.unprovenBecause': (v) => `non prouvé : ${v('what')}`,
  'cli.restsOn': (v) => `il repose sur ${v('what')}`,
  'cli.ignored': (v) => `le texte non lu de ${v('card')} est ignoré`,
  'cli.summary': (v) => {
    const parts = [
      nombre(v('passed'), 'réussi'),
      ...(v('failed') === '0' ? [] : [nombre(v('failed'), 'échoué')]),
      ...(v('unproven') === '0' ? [] : [nombre(v('unproven'), 'non prouvé', 'non prouvés')]),
    ];
    const rest = [
      ...(v('nothingToCheck') === '0' ? [] : [`${v('nothingToCheck')} sans rien à vérifier`]),
      ...(v('errors') === '0' ? [] : [`${nombre(v('errors'), 'erreur')} hors des scénarios`]),
    ];
    const whole = `${nombre(v('scenarios'), 'scénario')} dans ${nombre(v('files'), 'fichier')} : ${parts.join(', ')}`;
    return rest.length === 0 ? `${whole}.` : `${whole} ; ${rest.join(' ; ')}.`;
  },
};
