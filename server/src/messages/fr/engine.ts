// French: what the rules forbid, or allow without effect.
import type { ProblemTable, Say } from '../types.ts';
import { bare, it, known, legal, noneLegal, or, q } from './words.ts';

const cannotTarget = (v: Say): string =>
  known(v, 'name')
    ? `${v('name')} ne peut pas être la cible de ${or(v, 'source', 'ceci')}`
    : 'Ceci ne peut pas être la cible';
const cannotHost = (v: Say): string => `${it(v)} ne peut pas être attaché à ${or(v, 'name', 'cela')}`;

/** What the text asks for. */
const asks = (v: Say): string | undefined => {
  if (!known(v, 'asked')) return undefined;
  if (known(v, 'aura')) return `Un sort d’aura cible ce qu’il peut enchanter : ${q(v('asked'))}.`;
  return `${or(v, 'source', 'Le texte')} demande ${q(`target ${v('asked')}`)}.`;
};
const needsTargets = 'Ce qui a des cibles ne peut être lancé, activé ou mis sur la pile sans elles.';
const isAway = 'Ce qui est hors phase est traité comme s’il n’existait pas.';
const copies = (v: Say): string =>
  known(v, 'asked')
    ? `Il peut arriver comme copie de ${q(v('asked'))}.`
    : 'Cela se choisit au moment où le permanent arrive.';

/** Ce qui tient une aura à l’écart de ce qu’elle devrait enchanter. */
const keptAwayBy = (v: Say): string => {
  switch (v('away')) {
    case 'attach.protection':
      return ', qui a la protection contre elle';
    case 'attach.ruledOut':
    case 'attach.only':
      return ', ce qu’un effet interdit';
    case 'attach.creature':
      return ', étant elle-même une créature';
    default:
      return '';
  }
};

export const engineProblems: ProblemTable = {
  // —— targets
  'target.illegal': (v) => ({
    what: known(v, 'name')
      ? `${v('name')} n’est pas une cible légale${known(v, 'source') ? ` pour ${v('source')}` : ''}.`
      : 'Ceci n’est pas une cible légale.',
    why: asks(v) ?? 'Ce n’est pas ce que le texte demande.',
    todo: legal(v, noneLegal),
  }),
  'target.missing': (v) => ({
    what:
      Number(v('min')) > 1
        ? `${or(v, 'source', 'Il')} a trop peu de cibles ici.`
        : known(v, 'source')
          ? `${v('source')} n’a pas de cible ici.`
          : 'Il manque une cible.',
    why: asks(v) ?? needsTargets,
    todo:
      Number(v('min')) > 1
        ? `Il en faut ${v('min')} : écrivez-les toutes, \`targeting A and B\`. ${legal(v, noneLegal)}`
        : `Écrivez-la avec \`targeting …\`. ${legal(v, noneLegal)}`,
  }),
  'target.none': (v) => ({
    what: `Il n’y a rien que ${or(v, 'source', 'ceci')} pourrait cibler.`,
    why: asks(v) ?? needsTargets,
    todo: 'Mettez d’abord en place quelque chose qu’il peut cibler.',
  }),
  'target.tooMany': () => ({
    what: 'Il y a ici plus de cibles que le texte n’en demande.',
    todo: 'Enlevez celles en trop ; un mot « cible » qui en prend plusieurs s’écrit `A and B`.',
  }),
  'target.twice': (v) => ({
    what: `${or(v, 'name', 'La même cible')} est choisi deux fois pour un même mot « cible ».`,
    todo: 'Choisissez-en une autre ; seul un autre mot « cible » du texte peut la nommer à nouveau.',
  }),
  'target.gone': (v) => ({
    what: `${or(v, 'name', 'Cette cible')} n’est plus là.`,
    why: 'L’objet n’est pas là où il pourrait être une cible.',
    todo: legal(v, noneLegal),
  }),
  'target.left': (v) => ({ what: `${or(v, 'name', 'Ce joueur')} a quitté la partie.`, todo: legal(v, noneLegal) }),
  'target.itself': (v) => ({
    what: 'Un sort ou une capacité sur la pile ne peut se cibler soi-même.',
    todo: legal(v, noneLegal),
  }),
  'target.phasedOut': (v) => ({
    what: `${or(v, 'name', 'Cette cible')} est hors phase.`,
    why: isAway,
    todo: legal(v, noneLegal),
  }),
  'target.wrongZone': (v) => ({
    what: `${or(v, 'name', 'Ceci')} est dans la mauvaise zone : ${v('zone')}, demandée : ${v('wanted')}.`,
    todo: legal(v, noneLegal),
  }),
  'target.shroud': (v) => ({
    what: `${cannotTarget(v)} : il a le linceul.`,
    why: 'Le linceul écarte tous les sorts et capacités, ceux de son contrôleur aussi.',
    todo: legal(v, noneLegal),
  }),
  'target.hexproof': (v) => ({
    what: `${cannotTarget(v)} : il a la défense talismanique.`,
    why: 'La défense talismanique écarte les sorts et capacités que les adversaires contrôlent.',
    todo: legal(v, noneLegal),
  }),
  'target.protection': (v) => ({
    what: `${cannotTarget(v)} : il en est protégé.`,
    why: 'La protection écarte les sorts de cette qualité, et les capacités dont la source l’a.',
    todo: legal(v, noneLegal),
  }),
  'target.ruledOut': (v) => ({ what: `${cannotTarget(v)} : un effet l’interdit.`, todo: legal(v, noneLegal) }),

  // —— attaching
  'attach.enchant': (v) => ({
    what: `${cannotHost(v)}.`,
    why: `Sa propre capacité dit ce qu’il peut enchanter : ${q(v('enchant'))}.`,
    todo: legal(v, noneLegal),
  }),
  'attach.noEnchant': (v) => ({
    what: `${or(v, 'source', 'Cette aura')} n’a pas de capacité d’enchantement : il n’y a rien à quoi l’attacher.`,
    todo: legal(v, 'Écrivez la capacité sur la carte : `Enchant creature`.'),
  }),
  'attach.noAttachment': (v) => ({
    what: `${cannotHost(v)} : ce n’est ni une aura, ni un équipement, ni une fortification.`,
    todo: 'Vérifiez le nom, ou si un effet lui a ôté son sous-type.',
  }),
  'attach.creature': (v) => ({
    what: `${cannotHost(v)} : c’est lui-même une créature.`,
    why: 'Ce qui est une créature ne peut être attaché à rien.',
    todo: 'Le survol de son nom montre ce qui en a fait une créature.',
  }),
  'attach.equipment': (v) => ({
    what: `${cannotHost(v)}.`,
    why: 'Un équipement ne peut être attaché qu’à une créature.',
    todo: legal(v, noneLegal),
  }),
  'attach.fortification': (v) => ({
    what: `${cannotHost(v)}.`,
    why: 'Une fortification ne peut être attachée qu’à un terrain.',
    todo: legal(v, noneLegal),
  }),
  'attach.protection': (v) => ({
    what: `${cannotHost(v)} : ${or(v, 'name', 'cela')} en est protégé.`,
    todo: legal(v, noneLegal),
  }),
  'attach.only': (v) => ({
    what: `${cannotHost(v)} : il ne peut être attaché qu’à certains objets.`,
    todo: legal(v, noneLegal),
  }),
  'attach.ruledOut': (v) => ({ what: `${cannotHost(v)} : un effet l’interdit.`, todo: legal(v, noneLegal) }),
  'attach.gone': (v) => ({
    what: `${cannotHost(v)} : ${or(v, 'name', 'cela')} n’est pas là.`,
    why: 'L’objet n’est pas dans la zone où on pourrait s’y attacher.',
    todo: legal(v, noneLegal),
  }),
  'attach.phasedOut': (v) => ({
    what: `${cannotHost(v)} : ${or(v, 'name', 'cela')} est hors phase.`,
    why: isAway,
    todo: legal(v, noneLegal),
  }),
  'attach.itself': (v) => ({
    what: `${or(v, 'name', 'Ceci')} ne peut être attaché à soi-même.`,
    todo: legal(v, noneLegal),
  }),
  'attach.stays': (v) => ({
    what: `${or(v, 'what', 'Ceci')} ne peut pas être attaché à ${or(v, 'wanted', 'cela')} : il reste ${known(v, 'stays') ? `attaché à ${v('stays')}` : 'détaché'}.`,
    why: known(v, 'enchant')
      ? `Sa propre capacité dit ce qu’il peut enchanter : ${q(v('enchant'))}. Sa date d’apparition reste aussi.`
      : 'Ce qui ne peut pas bouger ne bouge pas, et garde sa date d’apparition.',
    todo: legal(v, 'Rien sur ce plateau ne pourrait le porter.'),
  }),
  'enter.noHost': (v) => ({
    what: known(v, 'away')
      ? `${or(v, 'source', 'Cette aura')} ne peut enchanter ni ${or(v, 'target', 'cela')}${keptAwayBy(v)}, ni rien d’autre ici, et n’arrive donc pas : ${staysIn(v)}.`
      : `${or(v, 'source', 'Cette aura')} ne trouve rien à enchanter et n’arrive donc pas : ${staysIn(v)}.`,
    why: known(v, 'enchant') ? `Elle dit ${q(v('enchant'))}.` : 'Il n’y a rien à quoi l’attacher.',
    todo: 'Si elle doit arriver, mettez d’abord sur le champ de bataille quelque chose qu’elle peut enchanter.',
  }),
  'enter.unreadEnchant': (v) => ({
    what: `Ce que ${or(v, 'source', 'cette aura')} peut enchanter n’est pas lu, donc elle n’arrive pas : ${staysIn(v)}.`,
    why: `Strata ne connaît pas la formulation « ${v('enchant')} ».`,
    todo: 'Écrivez-le en mots qui sont lus (`Enchant creature you control`).',
  }),
  'enchant.unread': (v) => ({
    what: `Ce que ${or(v, 'source', 'cette aura')} peut enchanter n’est pas lu : il n’y a pas de cible à choisir.`,
    why: `Strata ne connaît pas la formulation « ${v('enchant')} ».`,
    todo: 'Écrivez-le en mots qui sont lus (`Enchant creature you control`), ou mettez-la sur le champ de bataille.',
  }),
  'enter.notPermanent': (v) => ({
    what: `${or(v, 'name', 'Cette carte')} n’est pas une carte de permanent et n’arrive jamais sur le champ de bataille${known(v, 'stays') ? ` : ${staysIn(v)}` : ''}.`,
    why: 'Ce qui l’y mettrait la laisse où elle est.',
    todo: 'Lancez-la plutôt, ou placez-la dans une main, une bibliothèque, un cimetière ou en exil.',
  }),
  'object.gone': () => ({
    what: 'Ce n’est plus là.',
    why: 'Un objet qui change de zone en devient un nouveau.',
    todo: 'Le survol de son nom montre où il est à cette ligne.',
  }),

  // —— choices
  'choice.missing': (v) => ({
    what: `Il manque un choix : ${choiceOf(v)}.`,
    todo: `Écrivez-le avec \`${clauseOf(v)}\`. ${legal(v, '')}`.trimEnd(),
  }),
  'choice.illegal': (v) => ({
    what: known(v, 'name')
      ? `${v('name')} ne peut pas être choisi.`
      : `Ceci ne peut pas être choisi comme ${choiceOf(v)}.`,
    why: known(v, 'asked') ? `Le texte demande ${q(v('asked'))}.` : `On demande ${choiceOf(v)}.`,
    todo: legal(v, 'Choisissez autre chose.'),
  }),
  'choice.undefined': (v) => ({
    what: `${v('name')} n’a pas de choix (${v('what')}) pour ${q(bare(v('ability')))} : cela ne fait rien.`,
    why: 'Un choix appartient à la capacité qui était là quand il a été fait ; celle qui vient d’une copie ultérieure n’en a pas.',
    todo: 'Le fichier est juste. Le choix ne serait fait que si l’objet arrivait avec la capacité.',
  }),
  'choice.taken': (v) => ({
    what: `${v('name')} n’a aucun choix à faire en arrivant.`,
    why: `${v('source')} lui retire la capacité qui le demanderait : la manière d’arriver se juge sur ce que l’objet serait sur le champ de bataille.`,
    todo: `Enlevez ces mots, faites d’abord partir ${v('source')}, ou écrivez \`in ÉDITION\` devant la ligne pour les éditions où il le demande encore.`,
  }),
  'choice.unasked': () => ({
    what: 'Rien ne demande cela.',
    why: 'Ni le texte ni une règle n’a ici de choix auquel ces mots répondraient.',
    todo: 'Enlevez ces mots, ou relisez le texte : ce qui est choisi appartient peut-être à une autre ligne.',
  }),
  'changing.illegal': (v) => ({
    what: `On ne peut pas changer ${q(v('from'))} en ${q(v('to'))}.`,
    why:
      known(v, 'except') && v('except') !== ''
        ? `Son propre texte exclut ${q(v('except'))}.`
        : 'Un changement de texte remplace un mot par un autre de sa sorte : une couleur, un type de terrain de base ou un type de créature.',
    todo: 'Écrivez un autre mot après `changing … to`.',
  }),
  'copying.required': (v) => ({
    what: `${it(v)} doit être une copie de quelque chose, s’il y a quelque chose à copier.`,
    todo: `Écrivez \`copying …\`. ${legal(v, '')}`.trimEnd(),
  }),
  'copying.missing': (v) => ({
    what: `Ce que ${or(v, 'source', 'ceci')} copie n’est pas dit.`,
    why: copies(v),
    todo: `Écrivez \`copying …\`${known(v, 'optional') ? ', ou `copying nothing`' : ''}. ${legal(v, '')}`.trimEnd(),
  }),
  'copying.illegal': (v) => ({
    what: `${it(v)} ne peut pas copier ${or(v, 'name', 'cela')}.`,
    why: copies(v),
    todo: legal(v, 'Écrivez `copying nothing`.'),
  }),
  'copying.together': (v) => ({
    what: `${it(v)} ne peut pas copier ${or(v, 'name', 'cela')} : ce n’était pas là avant.`,
    why: 'On ne choisit que ce qui était là avant ; ni soi-même, ni ce qui arrive en même temps.',
    todo: legal(v, 'Écrivez `copying nothing`.'),
  }),
  'mode.none': () => ({ what: 'Il n’y a pas de modes à choisir.', todo: 'Enlevez `mode …`.' }),
  'mode.missing': () => ({
    what: 'Aucun mode n’est choisi.',
    todo: 'Écrivez `mode 1`, ou `modes 1, 3` si l’on peut en choisir plusieurs.',
  }),
  'mode.illegal': (v) => ({
    what: 'Ces modes ne peuvent pas être choisis.',
    todo: `Le texte a les modes 1 à ${v('modes')} ; on en choisit au moins ${v('min')} et au plus ${v('max')}.`,
  }),
  'x.unasked': () => ({
    what: 'Il n’y a pas de X ici.',
    why: 'Ni son coût ni son texte n’en ont.',
    todo: 'Retirez `X = …`.',
  }),
  'setup.transformed': () => ({
    what: 'Il n’a pas d’autre face.',
    why: 'Seule une carte recto-verso peut être mise en place transformée.',
    todo: 'Retirez `transformed`.',
  }),
  'setup.notOnBattlefield': () => ({
    what: 'Seul ce qui est sur le champ de bataille peut être ainsi.',
    why: 'Une carte ailleurs n’est ni engagée ni attachée, et n’a pas de marqueurs ici.',
    todo: 'Retirez l’état, ou mettez-la en place avec `controls`.',
  }),
  'x.missing': () => ({ what: 'La valeur de X n’est pas dite.', todo: 'Écrivez-la ainsi : `X = 3`.' }),
  'x.illegal': () => ({
    what: 'Cette valeur de X ne peut pas être choisie.',
    todo: 'X est un nombre entier d’au moins 0, là où le texte a un X ; d’au moins 1 là où il dit que X ne peut pas être 0.',
  }),
  'x.none': () => ({ what: 'Il n’y a pas de X ici.', todo: 'Enlevez `X = …`.' }),
  'division.missing': () => ({
    what: 'La répartition n’est pas dite.',
    todo: 'Écrivez un nombre par cible : `dividing 2, 1`.',
  }),
  'division.illegal': () => ({
    what: 'On ne peut pas répartir ainsi.',
    why: 'Chaque cible reçoit au moins 1, et tout doit être réparti.',
    todo: 'Écrivez un nombre par cible ; leur somme fait le tout.',
  }),
  'division.none': () => ({ what: 'Rien ne se répartit ici.', todo: 'Enlevez `dividing …`.' }),
};

/** Where an Aura that finds no host is left. */
function staysIn(v: Say): string {
  switch (v('stays')) {
    case 'nowhere':
      return 'elle n’est pas créée';
    case 'hand':
      return 'elle reste en main';
    case 'graveyard':
      return `elle ${v('from') === 'stack' ? 'est mise' : 'reste'} dans le cimetière de son propriétaire`;
    default:
      return `elle reste dans la zone ${q(v('stays'))} de son propriétaire`;
  }
}

/** The clause that makes a choice. */
function clauseOf(v: Say): string {
  switch (v('what')) {
    case 'host':
      return 'attached to …';
    case 'word':
      return 'changing … to …';
    default:
      return 'choosing …';
  }
}

/** What is to be chosen, in words. */
function choiceOf(v: Say): string {
  const words: Readonly<Record<string, string>> = {
    color: 'une couleur',
    colors: 'des couleurs',
    creatureType: 'un type de créature',
    landType: 'un type de terrain',
    basicLandType: 'un type de terrain de base',
    cardName: 'un nom de carte',
    cardType: 'un type de carte',
    number: 'un nombre',
    player: 'un joueur',
    opponent: 'un adversaire',
    object: 'un objet',
    word: 'un mot',
    option: 'une des possibilités',
    may: 'oui ou non',
    host: 'ce à quoi il est attaché',
  };
  return words[v('what')] ?? v('what');
}
