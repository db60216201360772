// Citations of chapter 706, copying objects; `current` knows it as 707.
import { row, SEED_EDITIONS } from './citationRow.ts';

export const CITATIONS_706 = {
  '706.1': row(
    'Objects can become, be created as, or be made a copy of a spell, permanent or card.',
    'Des objets peuvent devenir, ou être créés comme, une copie d’un sort, d’un permanent ou d’une carte.',
    '707.1',
  ),
  '706.2': row(
    'A copy takes the copiable values: what is printed, as changed by copy effects, by “as it enters” and “as it is turned face up” abilities and by what turned it face down; other effects, status and counters are not copied.',
    'Une copie prend les valeurs copiables : ce qui est imprimé, changé par les effets de copie, par les capacités « au moment où il arrive » ou « est retourné face visible » et par ce qui l’a mis face cachée ; ni autres effets, ni statut, ni marqueurs.',
    '707.2',
  ),
  '706.2a': row(
    'Colour follows from the mana cost and abilities from the rules text, so a copy has them once, not twice.',
    'La couleur suit du coût de mana et les capacités du texte : une copie les a une fois, non deux.',
    '707.2',
  ),
  '706.3': row(
    'What was copied becomes the copy’s copiable values, as its own status modifies them; later copies use those.',
    'Ce qui a été copié devient les valeurs copiables de la copie, modifiées par son propre statut ; les copies suivantes s’en servent.',
    '707.3',
  ),
  '706.4': row(
    'A permanent that becomes a copy of something else stays where it is: nothing enters or leaves, and other effects on it stay.',
    'Un permanent qui devient une copie d’autre chose reste en place : rien n’arrive ni ne part, et les autres effets demeurent.',
    '707.4',
  ),
  '706.5': row(
    'What enters as a copy is a copy as it enters: its copied “enters with” and “as it enters” abilities apply and its copied triggers trigger.',
    'Ce qui arrive comme copie l’est dès son arrivée : ses capacités copiées « arrive avec » et « au moment où il arrive » s’appliquent et ses déclenchements copiés ont lieu.',
    '707.5',
  ),
  '706.6': row(
    'Choices made for the copied permanent are not copied; whoever controls a copy that enters makes its own.',
    'Les choix faits pour le permanent copié ne sont pas copiés ; le contrôleur d’une copie qui arrive fait les siens.',
    '707.6',
  ),
  '706.7': row(
    'Linked abilities are copied as a linked pair and refer only to each other.',
    'Des capacités liées sont copiées comme paire liée et ne parlent que l’une de l’autre.',
    '707.7',
  ),
  '706.7a': row(
    'If no choice was ever made for a linked pair of abilities, the choice is undefined and that part of the ability does nothing.',
    'Si aucun choix n’a été fait pour une paire de capacités liées, il est indéfini et cette partie de la capacité ne fait rien.',
    '707.7',
  ),
  '706.8a': row(
    'An ability that copying gives is part of the copiable values.',
    'Une capacité donnée par la copie fait partie des valeurs copiables.',
    '707.9a',
  ),
  '706.8b': row(
    'A copy effect can leave characteristics out; those keep their original values.',
    'Un effet de copie peut omettre des caractéristiques ; elles gardent leurs valeurs d’origine.',
    '707.9c',
  ),
  '706.8c': row(
    'A copy effect can modify characteristics; the final values are copiable.',
    'Un effet de copie peut modifier des caractéristiques ; les valeurs finales sont copiables.',
    '707.9b',
  ),
  '706.8d': row(
    'Characteristic-defining abilities that define what a copy effect leaves out, keeps or modifies are not copied.',
    'Les capacités qui définissent ce qu’un effet de copie omet, garde ou modifie ne sont pas copiées.',
    '707.9d',
  ),
  '706.9': row(
    'A copy of a spell or ability is put on the stack, not cast or activated, with every decision made for the original.',
    'La copie d’un sort ou d’une capacité est mise sur la pile, non lancée ni activée, avec toutes les décisions prises pour l’original.',
    '707.10',
  ),
  '706.9a': row(
    'State-based action: a copy of a spell off the stack, or of a card off the stack and the battlefield, ceases to exist.',
    'Action basée sur l’état : une copie de sort hors de la pile, ou de carte hors de la pile et du champ de bataille, cesse d’exister.',
    '704.5e',
  ),
  '706.9b': row(
    'A copied ability has the original’s source, and its own name in it means that very object.',
    'Une capacité copiée a la source de l’originale, et le nom qu’elle cite désigne cet objet même.',
    '707.10b',
  ),
  '706.9c': row(
    'Of a copy’s targets any may stay, legal or not; each one changed must be legal.',
    'Les cibles d’une copie peuvent rester, légales ou non ; chacune qu’on change doit être légale.',
    '707.10c',
  ),
  '706.10': row(
    'An effect that names a permanent still finds it after its name changes or it becomes a copy.',
    'Un effet qui nomme un permanent le retrouve même si son nom change ou s’il devient une copie.',
    '707.11',
  ),
  '706.11': row(
    'To “cast a copy” follows the steps of casting while another spell or ability resolves; the copy has been cast.',
    '« Lancer une copie » suit les étapes du lancement pendant une autre résolution ; la copie a bien été lancée.',
    '707.12',
  ),
  '706.9a.spell': row(
    'A copy of a permanent spell that resolves has left the stack and ceases to exist.',
    'La copie d’un sort de permanent qui se résout a quitté la pile et cesse d’exister.',
    undefined,
    SEED_EDITIONS,
  ),
} as const;
