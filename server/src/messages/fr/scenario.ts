// French: problems of reading a scenario, of names, and of statements.
import type { ProblemTable, Say } from '../types.ts';
import { bare, known, nearest, q } from './words.ts';

/** What one line would do too much of. */
const tooMuch = (v: Say): string => {
  switch (v('what')) {
    case 'objects':
      return `créer plus de ${v('limit')} objets`;
    case 'moves':
      return `déplacer plus de ${v('limit')} cartes`;
    case 'triggers':
      return `déclencher plus de ${v('limit')} capacités`;
    case 'instructions':
      return `suivre plus de ${v('limit')} instructions`;
    case 'size':
      return `mettre plus de ${v('limit')} objets dans la partie`;
    case 'number':
      return `atteindre un nombre plus grand que ${v('limit')}, qui ne peut être gardé exactement`;
    case 'looks':
      return 'changer trop souvent un champ de bataille trop grand';
    default:
      return `faire arriver plus de ${v('limit')} choses`;
  }
};

/** What a state-based action did. */
export function done(v: Say): string {
  switch (v('does')) {
    case 'graveyard':
      return 'est mis dans le cimetière de son propriétaire';
    case 'destroy':
      return 'est détruit';
    case 'unattach':
      return 'se détache';
    case 'cease':
      return 'cesse d’exister';
    case 'counters':
      return 'perd ses marqueurs +1/+1 et -1/-1 par paires';
    default:
      return 'est réglé';
  }
}

/** Why it did. */
function reason(v: Say): string {
  const reasons: Readonly<Record<string, string>> = {
    zeroToughness: 'Son endurance est de 0 ou moins.',
    lethalDamage: 'Il a subi des blessures mortelles.',
    zeroLoyalty: 'Il n’a plus de loyauté.',
    legendRule: 'Il y a un autre permanent légendaire de ce nom.',
    planeswalkerUniqueness: 'Il y a un autre planeswalker de ce type.',
    worldRule: 'Il y a un permanent monde plus récent.',
    sagaDone: 'Son dernier chapitre est raconté.',
    roleRule: 'Son contrôleur y a un rôle plus récent.',
    auraIllegalHost: known(v, 'host')
      ? `Elle était attachée à ${v('host')}, qui n’est pas, ou n’est plus, ce qu’elle peut enchanter.`
      : 'Ce à quoi elle est attachée n’est pas, ou n’est plus, ce qu’elle peut enchanter.',
    auraCreature: 'C’est une créature, et une créature ne peut être attachée à rien.',
    auraUnattached: 'C’est une aura qui n’est attachée à rien.',
    equipmentIllegalHost: known(v, 'host')
      ? `Il était attaché à ${v('host')}, à quoi il ne peut plus l’être.`
      : 'Ce à quoi il est attaché n’est plus une créature.',
    unattachNonAttachment: 'Ce n’est ni une aura, ni un équipement, ni une fortification : il ne peut être attaché.',
    counterPairs: 'Il a les deux sortes de marqueurs.',
    tokenOffBattlefield: 'C’est un jeton hors du champ de bataille.',
    copyOffStack: 'C’est une copie hors de la pile.',
  };
  return reasons[v('what')] ?? 'C’est arrivé de soi-même après cette ligne.';
}

/** What a name could mean; what looks the same is listed once. */
const candidates = (v: Say): string => [...new Set(v('candidates').split('; '))].join(' ; ');

export const scenarioProblems: ProblemTable = {
  // —— lines that cannot be read
  unreadable: (v) => ({
    what: `${q(v('word'))} n’a pas sa place ici.${nearest(v)}`,
    todo: 'Corrigez la ligne ; les lignes autour sont lues quand même.',
  }),
  'missing-expect': () => ({
    what: 'Ceci se lit comme une attente, mais ne le dit pas.',
    todo: 'Écrivez `expect` devant.',
  }),
  'line-ends-early': (v) => ({
    what: v('word') === '' ? 'Il manque quelque chose ici.' : `Il manque quelque chose après ${q(v('word'))}.`,
    todo: 'Terminez la ligne ; les lignes autour sont lues quand même.',
  }),
  'unclosed-quote': () => ({
    what: 'Ce guillemet n’est jamais fermé.',
    todo: 'Fermez-le sur la même ligne.',
  }),
  'unknown-name': (v) => ({
    what: `Rien ici ne s’appelle ${q(v('name'))}.${nearest(v)}`,
    todo: 'Corrigez l’orthographe, déclarez-le par un bloc `card` ou une étiquette, ou faites-le venir par `use`.',
  }),
  'unknown-player': (v) => ({
    what: `Aucun joueur ne s’appelle ${q(v('name'))}.${nearest(v)}`,
    todo: 'Corrigez l’orthographe, ou nommez les joueurs : `players Alice, Bob`.',
  }),

  // —— the head of a file
  'rules.missing': (v) => ({
    what: `Ce fichier ne nomme aucune édition des règles ; il est vérifié selon ${v('edition')}.`,
    why: 'Les couches, les dates d’apparition et la copie diffèrent d’une édition à l’autre.',
    todo: `Écrivez \`rules ${v('edition')}\`, \`rules 2011\` ou \`rules current\` en première ligne (correction rapide).`,
  }),
  'cites.unknown': (v) => ({
    what: `Il n’y a pas de règle ${v('rule')} parmi celles que Strata connaît.`,
    todo: 'Corrigez le numéro, ou enlevez-le.',
  }),
  'cites.unused': (v) => ({
    what: `Rien dans ce scénario ne se sert de la règle ${v('rule')}.`,
    why: 'Un scénario cite les règles qu’il montre.',
    todo: 'Citez la règle qui décide (les survols la nomment), ou enlevez celle-ci.',
  }),
  'use.missing': (v) => ({
    what: `Il n’y a pas de fichier ${v('path')}.`,
    why: 'Le chemin part du dossier du fichier qui dit `use`.',
    todo: 'Corrigez le chemin, ou créez le fichier.',
  }),
  'use.tooMany': (v) => ({
    what: `${v('path')} n’est pas lu : un fichier en utilise au plus ${v('files')} autres, même de proche en proche, et ${v('characters')} de leurs caractères.`,
    todo: 'Réunissez les cartes nécessaires en moins de fichiers.',
  }),
  'use.file.elsewhere': (v) => ({
    what: `${v('path')} se trouve sur une autre machine, et n’est pas lu.`,
    why: 'Ouvrir un scénario n’avertit personne : seuls servent les fichiers de la machine où est le scénario lui-même.',
    todo: 'Copiez le fichier à côté de celui-ci, et utilisez la copie.',
  }),
  'use.file.folder': (v) => ({
    what: `${v('path')} est un dossier.`,
    todo: 'Nommez un fichier qui s’y trouve.',
  }),
  'use.file.special': (v) => ({
    what: `${v('path')} n’est pas un fichier ordinaire mais un périphérique, un tube ou une socket, et n’est pas lu.`,
    todo: 'Nommez un fichier qui contient des blocs de cartes.',
  }),
  'use.file.tooLarge': (v) => ({
    what: `${v('path')} dépasse ${v('most')} Mo, et n’est pas lu.`,
    todo: 'Utilisez un fichier avec les seules cartes nécessaires ; une base de cartes a son propre réglage.',
  }),
  'use.file.utf16': (v) => ({
    what: `${v('path')} est en UTF-16, et n’est pas lu.`,
    todo: 'Enregistrez-le en UTF-8.',
  }),
  'use.file.notUtf8': (v) => ({
    what: `${v('path')} n’est plus de l’UTF-8 à partir de la ligne ${v('line')}, colonne ${v('column')}, et n’est pas lu.`,
    todo: 'Enregistrez-le en UTF-8.',
  }),
  'use.file.notUtf8Somewhere': (v) => ({
    what: `${v('path')} n’est pas en UTF-8, et n’est pas lu.`,
    todo: 'Enregistrez-le en UTF-8.',
  }),
  'use.file.refused': (v) => ({
    what: `${v('path')} ne peut être lu : ${v('reason')}`,
    todo: 'Permettez sa lecture, ou utilisez un autre fichier.',
  }),
  'use.cycle': (v) => ({
    what: `Ces fichiers se servent les uns des autres en rond : ${v('circle')}.`,
    todo: 'Enlevez une des lignes `use` ; les cartes d’un fichier utilisé sont connues sans elle.',
  }),

  // —— blocks and heads
  'only-at-margin': (v) => ({
    what: `\`${v('word')}\` commence un bloc à part et se tient à la marge.`,
    todo: 'Enlevez le retrait devant.',
  }),
  'too-deep': (v) => ({
    what: `Les lignes se tiennent au plus sur ${v('most')} niveaux ; à partir de celle-ci, ce qui est à ce niveau n’est pas lu.`,
    todo: 'Écrivez-en une partie dans un scénario à part.',
  }),
  'line-too-long': (v) => ({
    what: `Cette ligne a plus de ${v('most')} caractères, et n’est pas lue.`,
    todo: 'Écrivez-la en plusieurs lignes.',
  }),
  'file-too-long': (v) => ({
    what: `À partir d’ici ce fichier n’est pas lu : un fichier a au plus ${v('lines')} lignes et ${v('characters')} caractères.`,
    todo: 'Partagez-le en plusieurs fichiers ; `use` fait connaître les cartes de l’un dans l’autre.',
  }),
  'card-not-indented': () => ({
    what: 'Le texte d’une carte se tient en retrait de son nom.',
    todo: 'Mettez-le en retrait (correction rapide) ; il est lu comme le texte de la carte quand même.',
  }),
  'empty-block': () => ({
    what: 'Un bloc devrait suivre cette ligne.',
    todo: 'Écrivez-le en dessous, en retrait de cette ligne.',
  }),
  'expects-nothing': () => ({
    what: 'Cette ligne nomme quelque chose mais ne dit pas ce qu’on en attend.',
    todo: 'Écrivez ce qu’il est ou a : `expect Gray Ogre is 2/2, has flying`.',
  }),
  'unexpected-block': () => ({
    what: 'Ceci est en retrait de la ligne du dessus, qui ne prend pas de bloc.',
    why: 'Un bloc sous une action se passe pendant qu’elle est sur la pile ; cette ligne n’y met rien.',
    todo: 'Déplacez-le vers la gauche.',
  }),
  'not-in-a-scenario': () => ({
    what: 'Cette ligne n’appartient à aucun scénario.',
    why: 'Elle est à la marge sous une ligne `scenario` ; ce qui appartient à un scénario est en retrait.',
    todo: 'Mettez-la en retrait, ou au-dessus du premier `scenario` si elle vaut pour tous.',
  }),
  'scenario-no-title': () => ({
    what: 'Ce scénario n’a pas de titre.',
    todo: 'Écrivez ce qu’il montre : `scenario A grown Ogre survives`.',
  }),
  'duplicate-title': (v) => ({
    what: `Un autre scénario s’appelle aussi ${q(v('name'))}.`,
    todo: 'Donnez à l’un d’eux un autre titre, pour que les résultats se distinguent.',
  }),
  'duplicate-card': (v) => ({
    what: `${v('name')} est déclaré deux fois dans ce fichier.`,
    why: 'La première déclaration compte.',
    todo: 'Enlevez-en une, ou donnez-lui un autre nom.',
  }),
  'duplicate-name': (v) => ({
    what: `${q(v('name'))} désigne déjà autre chose ici.`,
    why: 'Un nom désigne une seule chose dans un scénario.',
    todo: 'Choisissez un autre nom.',
  }),

  // —— names as the scenario runs
  'name.unknown': (v) => ({
    what: `Rien ici ne s’appelle ${q(v('name'))}.`,
    todo: 'Déclarez-le par un bloc `card`, faites-le venir par `use`, ou corrigez l’orthographe.',
  }),
  'name.notInGame': (v) => ({
    what: `Il n’y a pas de ${v('name')} dans la partie à cette ligne.`,
    todo: 'Mettez-le d’abord en place (`Alice controls …`), ou déplacez la ligne plus bas.',
  }),
  'name.elsewhere': (v) => ({
    what: `${v('name')} n’est pas là à cette ligne : ${candidates(v)}.`,
    todo: 'Dites où il est, ou laissez de côté propriétaire et zone.',
  }),
  'name.ambiguous': (v) => ({
    what: `${q(v('name'))} peut désigner ${v('count')} objets : ${candidates(v)}.`,
    todo: "Dites lequel : `Alice's …`, `… in Bob's graveyard`, `a …` s’ils ne diffèrent en rien ; ou donnez des étiquettes avec `as`.",
  }),
  'name.notAnObject': (v) => ({
    what: `${q(v('name'))} n’est pas un objet.`,
    todo: 'Nommez ici une carte, un jeton, une copie ou son étiquette.',
  }),
  'name.notAPlayer': (v) => ({
    what: `${q(v('name'))} n’est pas un joueur.`,
    todo: 'Nommez un des joueurs ; sans ligne `players` ce sont Alice et Bob.',
  }),
  'name.restsOnRefused': (v) => ({
    what: `${v('name')} n’est pas là parce qu’une ligne précédente a été refusée.`,
    todo: 'Réglez d’abord le problème de cette ligne ; celui-ci en découle.',
  }),
  'statement.crashed': (v) => ({
    what: `Strata n’a pas pu exécuter cette ligne : ${v('error')}`,
    why: 'C’est une faute de Strata, pas du fichier ; la ligne ne fait rien, et le scénario reste au mieux non prouvé.',
    todo: 'Merci de la signaler avec le fichier ; le canal de sortie « Strata » a les détails.',
  }),
  'work.tooMuch': (v) => ({
    what:
      v('of') === 'run'
        ? `Avec cette ligne, le scénario dépasserait ce qui est exécuté en tout : il devrait ${tooMuch(v)}.`
        : `Ceci devrait ${tooMuch(v)}.`,
    why: 'La ligne n’est pas exécutée : la partie reste telle qu’avant elle, et le scénario n’est pas prouvé.',
    todo:
      v('of') === 'run'
        ? 'Divisez le scénario en plusieurs.'
        : 'Montrez la même chose avec de plus petits nombres ; la page du langage dit combien une ligne peut faire.',
  }),
  'label.nothing': (v) => ({
    what: `Il n’y a rien que ${q(v('name'))} puisse désigner.`,
    why: 'La ligne n’a fait aucun effet, ou moins de choses qu’elle n’a d’étiquettes.',
    todo: 'Enlevez l’étiquette, ou changez la ligne pour qu’elle fasse quelque chose.',
  }),
  'move.zone': (v) => ({
    what: `On ne peut rien mettre ainsi dans ${v('zone')}.`,
    todo: 'Prenez `cast`, `puts … onto the battlefield` ou `put … into graveyard`.',
  }),
  'attacks.whom': (v) => ({
    what: `Qui ${v('name')} attaque-t-il ?`,
    why: 'Il y a plus d’un adversaire.',
    todo: `Dites-le : \`${v('name')} attacks JOUEUR\`.`,
  }),
  'simultaneously.cannot': () => ({
    what: 'Ceci ne peut pas se passer en même temps qu’autre chose.',
    todo: 'Écrivez-le sur sa propre ligne, avant ou après le bloc.',
  }),
  'effect.reminder': (v) => ({
    what: `Passé comme texte de rappel : ${q(v('words'))}.`,
    todo: 'Enlevez les parenthèses si cela doit compter.',
  }),
  'effect.unread': (v) => ({
    what: `Non lu : ${q(bare(v('words')))}.`,
    why: 'Strata ne connaît pas cette tournure ; l’effet ne fait rien et le scénario reste au mieux non prouvé.',
    todo: 'Écrivez-le comme une carte le dirait : `effect "Target creature gets +2/+2 until end of turn."`.',
  }),
  'effect.tooLong': (v) => ({
    what: `Non lu, car trop long (au plus ${v('most')} caractères).`,
    why: 'L’effet ne fait rien et le scénario reste au mieux non prouvé.',
    todo: 'Raccourcissez-le, ou faites-en plusieurs lignes `effect`.',
  }),
  'effect.tooMuch': () => ({
    what: 'Non lu, car la lecture en coûterait trop.',
    why: 'Ce que la lecture d’une phrase peut coûter est compté, et borné d’après sa longueur ; l’effet ne fait rien et le scénario reste au mieux non prouvé.',
    todo: 'Faites-en des phrases plus courtes, ou plusieurs lignes `effect`.',
  }),
  'effect.tooDeep': () => ({
    what: 'Non lu, car ses parties sont trop imbriquées.',
    why: 'L’effet ne fait rien et le scénario reste au mieux non prouvé.',
    todo: 'Faites-en des phrases plus courtes, ou plusieurs lignes `effect`.',
  }),
  'effect.internal': (v) => ({
    what: `Strata a échoué sur ce texte et le laisse non lu (${v('fault')}).`,
    why: 'C’est une faute de Strata, pas du fichier ; l’effet ne fait rien et le scénario reste au mieux non prouvé.',
    todo: 'Merci de la signaler avec le texte.',
  }),
  'assert.isLegal': (v) => ({
    what: `Ceci est légal, pas ${v('expected')}.`,
    why:
      v('unread') === ''
        ? 'Rien dans les règles ne l’interdit sur ce plateau.'
        : `Rien de ce qui est lu ne l’interdit sur ce plateau ; mais le texte de ${v('unread')} n’est pas lu en entier.`,
    todo:
      v('unread') === ''
        ? 'Écrivez plutôt `legal`, ou mettez en place ce qui devrait l’interdire.'
        : 'Si le texte non lu l’interdit, on ne peut pas encore le montrer ; sinon écrivez plutôt `legal`.',
  }),
  'assert.undecided': (v) => ({
    what: `On ne peut pas dire si c’est ${v('expected')}.`,
    why:
      v('unread') === ''
        ? 'Cela repose sur quelque chose qui n’est pas pris en charge.'
        : `Cela repose sur un texte qui n’est pas lu ou pas pris en charge : celui de ${v('unread')}.`,
    todo: 'Le scénario n’est pas prouvé ; son résultat dit sur quoi il repose. `ignoring text of CARD` passe outre le texte d’une carte.',
  }),
  'assert.isIllegal': (v) => ({
    what: `Ceci n’est pas légal : les règles l’interdisent (${v('rule')}).`,
    todo: 'Écrivez plutôt `illegal`, ou changez le plateau pour que ce soit permis.',
  }),
  'assert.otherRule': (v) => ({
    what: `C’est illégal, mais d’après ${v('rule')}, pas d’après ${v('asked')}.`,
    todo: 'Écrivez la règle qui l’interdit ici.',
  }),
  'loop.endless': (v) => ({
    what:
      v('how') === 'grows'
        ? `Ceci ne finit jamais : à chaque tour il y a davantage de la même chose (${v('names')}).`
        : `Ceci ne finit jamais : on revient à l’état de départ (${v('names')}).`,
    why: 'Leurs capacités se déclenchent l’une l’autre sans que personne ait un choix à faire ; on s’arrête là.',
    todo: 'Le scénario n’est pas prouvé à partir d’ici ; refusez une des capacités, ou changez le plateau.',
  }),
  'loop.stateBased': (v) => ({
    what: `Les actions basées sur l’état ne finissent pas : arrêtées alors qu’il en restait ${v('count')}.`,
    why: 'Elles reviennent à un plateau déjà vu.',
    todo: 'Le résultat n’est pas prouvé à partir d’ici ; changez le plateau pour qu’elles finissent.',
  }),
  'trigger.none': () => ({
    what: 'Aucune de ses capacités déclenchées n’attend.',
    why: 'Elle ne s’est pas déclenchée, ou s’est déjà résolue : sans choix à faire, elle se résout d’elle-même.',
    todo: 'Enlevez la ligne, ou mettez-la juste sous celle qui la déclenche.',
  }),
  'time.never': () => ({
    what: 'Ce moment ne vient jamais.',
    todo: 'Nommez une étape ou un tour que ce joueur aura.',
  }),
  'trigger.waits': (v) => ({
    what: `Une capacité déclenchée de ${v('name')} attend : ${q(v('text'))}.`,
    why: 'Elle a un choix à faire, et aucune ligne ne le fait.',
    todo: `Écrivez \`trigger ${v('name')} …\` sur sa propre ligne.${known(v, 'legal') && v('legal') !== '' ? ` Légal ici : ${v('legal')}.` : ''}`,
  }),
  'trigger.mandatory': (v) => ({
    what: `La capacité déclenchée de ${known(v, 'source') ? v('source') : 'ceci'} ne peut pas être refusée : rien n’y dit « may ».`,
    why: 'Elle va sur la pile, que son contrôleur le veuille ou non.',
    todo: 'Répondez-y : `trigger OBJECT targeting … choosing …`.',
  }),
  'trigger.declineNeeds': (v) => ({
    what: `Ce que ${known(v, 'source') ? v('source') : 'ceci'} fait avant son « may » demande une réponse.`,
    todo: 'Donnez-la et laissez le reste : `trigger OBJECT targeting … choosing no`.',
  }),
  'trigger.declined': (v) => ({
    what: `Ce que ${v('name')} peut faire n’est pas fait : ${q(v('text'))}.`,
    why: 'Aucune ligne juste en dessous ne la prend en main : seul ce qu’elle fait dans tous les cas a eu lieu.',
    todo: `Écrivez juste en dessous \`trigger ${v('name')} …\`, ou \`decline ${v('name')}\` pour le dire.`,
  }),
  'trigger.waitsMay': (v) => ({
    what: `Une capacité déclenchée de ${v('name')} peut servir : ${q(v('text'))}.`,
    why: 'Sans ligne pour elle, elle compte comme refusée à la fin du tour.',
    todo: `Écrivez \`trigger ${v('name')} …\` ou \`decline ${v('name')}\`.`,
  }),
  'note.saved': (v) => ({
    what: known(v, 'umbra')
      ? `${v('name')} n’est pas détruit : ${v('umbra')} est détruit à la place.`
      : `${v('name')} n’est pas détruit : il se régénère.`,
    todo: 'Toutes ses blessures sont retirées ; les lignes suivantes voient le plateau tel qu’il est alors.',
  }),
  'note.sba': (v) => ({
    what: `Action basée sur l’état : ${v('name')} ${done(v)}.`,
    why: reason(v),
    todo: 'C’est arrivé de soi-même après cette ligne ; les lignes suivantes voient le plateau tel qu’il est alors.',
  }),
};
