// French: the card database, and what is wrong with a file that should be one.
import type { SentenceTable } from '../types.ts';
import { nombre, q } from './words.ts';

const WANTED =
  'Une base de cartes est un fichier en bloc de Scryfall (oracle cards ou default cards) ou AtomicCards de MTGJSON, en .json ou .jsonl, tel quel ou en .gz.';

export const databaseSentences: SentenceTable = {
  'cards.reading': (v) => `Lecture des cartes de ${v('file')}`,
  'cards.ready': (v) => `${v('file')} : ${nombre(v('count'), 'carte')}`,
  'cards.none': () => 'Pas de base de cartes',
  'cards.missing': (v) =>
    `La base de cartes ${v('file')} n’existe pas. Donnez à ${q('strata.cardDatabase')} un fichier de cette machine.`,
  'cards.unreadable': (v) => `La base de cartes ${v('file')} ne peut être lue : ${v('reason')}`,
  'cards.elsewhere': (v) =>
    `La base de cartes ${v('file')} se trouve sur une autre machine, et n’est pas lue : copiez-la sur celle-ci.`,
  'cards.folder': (v) => `${v('file')} est un dossier. ${WANTED}`,
  'cards.special': (v) =>
    `${v('file')} n’est pas un fichier ordinaire mais un périphérique, un tube ou une socket. ${WANTED}`,
  'cards.tooLarge': (v) => `${v('file')} contient plus de ${v('most')} Go, et n’est pas lu. ${WANTED}`,
  'cards.packed': (v) => `${v('file')} est une archive (${v('kind')}) : décompressez-la d’abord. ${WANTED}`,
  'cards.notJson': (v) => `${v('file')} n’est pas une base de cartes : ce n’est pas du JSON. ${WANTED}`,
  'cards.broken': (v) =>
    `La base de cartes ${v('file')} est abîmée : à partir du caractère ${v('at')} ce n’est pas du JSON. Téléchargez-la de nouveau.`,
  'cards.truncated': (v) =>
    `La base de cartes ${v('file')} s’arrête au milieu : elle n’est pas entièrement téléchargée. Téléchargez-la de nouveau.`,
  'cards.foreign': (v) => `${v('file')} ne contient pas de cartes lisibles. ${WANTED}`,
  'cards.unavailable': () =>
    'Une base de cartes ne peut être lue que là où le serveur tourne sur cette machine ; dans le navigateur, déclarez les cartes dans le fichier.',
  'cards.cancelled': (v) =>
    `La lecture de ${v('file')} a été arrêtée : ses cartes ne sont pas connues. La commande ${q('Strata: Redémarrer le serveur')} le lit de nouveau.`,
  'fix.declare': (v) => `Déclarer ${v('name')} dans ce fichier, comme dans la base de cartes`,
  'fix.pasted': (v) => `Faire de ${v('name')} un bloc de carte`,
};
