// French: what the rules forbid of costs, casting, activating, combat and the rest of what players do.
import type { ProblemTable, Say } from '../types.ts';
import { de, hover, it, known, legal, or, q, seeLine } from './words.ts';

const PAYING: Readonly<Record<string, string>> = {
  sacrifice: 'de sacrifier',
  discard: 'de défausser',
  exile: 'd’exiler',
  tap: 'd’engager',
  untap: 'de dégager',
  return: 'de renvoyer en main',
  reveal: 'de révéler',
};

/** Ce qu’un coût demande : `Il demande de sacrifier : « creature ».` */
const costAsks = (v: Say): { readonly why?: string } =>
  known(v, 'asked')
    ? { why: `Il demande ${PAYING[v('pay')] ?? ''} ${q(v('asked'))}${v('count') === '1' ? '' : ` (${v('count')})`}.` }
    : {};

/** Ce que seuls certains moments permettent. */
const goThere =
  "Allez d’abord à ce moment : `Bob's turn`, `Bob's upkeep`, `combat` ; ou écrivez avant la ligne les attaques et blocages qui la précèdent.";

export const actionProblems: ProblemTable = {
  // —— costs
  'cost.unpayable': (v) => ({
    what: `Ce coût ne peut pas être payé (${or(v, 'pay', 'ce qu’il prend n’est pas là')}).`,
    ...costAsks(v),
    todo: 'Le survol du nom montre le plateau à cette ligne : quelque chose est engagé, parti ou insuffisant.',
  }),
  'cost.missing': (v) => ({
    what: 'Comment le coût est payé n’est pas dit.',
    ...costAsks(v),
    todo: `Écrivez \`sacrificing …\`, \`discarding …\`, \`tapping …\` ou \`exiling …\`. ${legal(v, '')}`.trimEnd(),
  }),
  'cost.illegal': (v) => ({
    what: 'Le coût ne peut pas être payé avec cela.',
    ...costAsks(v),
    todo: legal(v, 'Rien à cette ligne ne pourrait le payer : mettez-le d’abord en place.'),
  }),
  'cost.tapped': () => ({
    what: 'C’est déjà engagé : {T} ne peut pas être payé.',
    todo: 'Dégagez-le d’abord, ou passez au prochain tour de son contrôleur.',
  }),
  'cost.untapped': () => ({
    what: 'Ce n’est pas engagé : {Q} ne peut pas être payé.',
    todo: 'Engagez-le d’abord.',
  }),
  'cost.gone': () => ({
    what: 'Ce qui paierait le coût n’est plus là.',
    todo: 'Nommez quelque chose qui est là à cette ligne.',
  }),
  'cost.life': () => ({
    what: 'Ce joueur n’a pas assez de points de vie pour payer.',
    todo: 'Donnez-lui d’abord plus de points de vie : `Bob has 15 life`.',
  }),
  'cost.counters': () => ({
    what: 'Il n’y a pas assez de marqueurs à enlever.',
    todo: 'Mettez-les d’abord : `put 2 fade counters on …`.',
  }),
  'cost.loyalty': () => ({
    what: 'Il n’y a pas assez de marqueurs de loyauté à enlever.',
    todo: 'Activez une autre capacité, ou mettez d’abord des marqueurs de loyauté.',
  }),
  'cost.unasked': () => ({
    what: 'Aucun coût ne demande cela.',
    why: 'Quelque chose est nommé pour un coût que ni le texte ni un mot-clé n’a.',
    todo: 'Enlevez-le ; un coût facultatif se paie aussi par son nom (`with kicker`).',
  }),
  'cost.unknown': (v) => ({
    what: `Il n’a pas de coût appelé ${q(v('cost'))}.`,
    todo: 'Enlevez la clause, ou écrivez le coût sur la carte : `Kicker {2}`.',
  }),

  // —— casting
  'timing.splitSecond': () => ({
    what: 'Aucun sort ne peut être lancé et aucune capacité activée maintenant.',
    why: 'Un sort avec la fraction de seconde est sur la pile.',
    todo: 'Écrivez la ligne après la résolution de ce sort.',
  }),
  'timing.sorcery': (v) => ({
    what: `${v('player')} ne peut pas lancer ${or(v, 'source', 'ceci')} maintenant.`,
    why: `${whyNotNow(v)} Le bon moment est la phase principale ${de(v('player'))}, la pile vide.`,
    todo: `${v('why') === 'stack' ? 'Sortez la ligne du bloc où elle est' : `Écrivez \`${v('player')}'s turn\` avant elle`}${known(v, 'barred') ? ', et nommez une autre cible : celle-ci lui est refusée en tout temps' : ''}${known(v, 'put') ? ` ; si lancer n’est pas le propos : \`${v('put')}\`` : ''}.`,
  }),
  'cast.face': (v) => ({
    what: `Ceci ne peut pas être lancé comme ${v('face')}.`,
    todo: 'Seule la face avant, ou une face que la carte permet, peut être lancée.',
  }),
  'cast.prohibited': () => ({ what: 'Un effet dit que ceci ne peut pas être lancé.', todo: seeLine }),
  'cast.zone': (v) => ({
    what: `Ceci ne peut pas être lancé depuis : ${v('zone')}.`,
    why: 'Les sorts se lancent de la main, sauf si quelque chose permet une autre zone.',
    todo: 'Mettez-le en main, ou enlevez `from …` : une carte qui n’est nulle part vient de l’extérieur.',
  }),
  'cast.from': (v) => ({
    what: `Rien ne permet maintenant à ${v('player')} de lancer ou de jouer ${v('card')} depuis : ${v('zone')}.`,
    why: 'On lance et on joue de la main, sauf si un effet en cours ou un mot-clé de la carte le permet d’ailleurs.',
    todo: `Écrivez avant cette ligne ce qui le permet : \`effect "You may play ${v('card')} this turn."\`, ou \`legal\`/\`illegal\` devant cette ligne pour le demander.`,
  }),
  'cast.faceDown': () => ({
    what: 'Ceci ne peut pas être lancé face cachée.',
    why: 'Seule une carte avec la mue ou une capacité semblable le peut.',
    todo: 'Enlevez `face down`, ou donnez la mue à la carte.',
  }),
  'cast.land': () => ({ what: 'Un terrain ne se lance pas.', todo: 'Écrivez `plays` au lieu de `casts`.' }),
  'play.notLand': () => ({ what: 'Seul un terrain se joue.', todo: 'Écrivez `casts` au lieu de `plays`.' }),

  // —— activating
  'activate.none': () => ({
    what: 'Il n’a pas de capacité activée.',
    todo: 'Le survol de son nom montre ce qu’il a à cette ligne.',
  }),
  'activate.which': (v) => ({
    what: 'Il a plusieurs capacités activées.',
    todo: `Dites laquelle : \`ability 2\`, ou \`ability "{T}: Add"\`. Il a : ${v('abilities')}.`,
  }),
  'activate.noSuch': (v) => ({ what: 'Il n’a pas cette capacité activée.', todo: `Il a : ${v('abilities')}.` }),
  'activate.zone': (v) => ({
    what: `La capacité ne marche pas depuis : ${v('zone')}.`,
    todo: `Elle marche depuis : ${v('wanted')}.`,
  }),
  'activate.controller': (v) => ({
    what: 'Seul son contrôleur peut l’activer.',
    todo: `Il est contrôlé par ${v('controller')} à cette ligne.`,
  }),
  'activate.once': () => ({
    what: 'On ne peut l’activer qu’une fois par tour, et c’est fait.',
    todo: 'Passez d’abord au tour suivant : `next turn`.',
  }),
  'activate.when': (v) => ({
    what: `On ne peut l’activer que selon ses termes : ${q(`only ${v('when')}`)}.`,
    todo: goThere,
  }),
  'activate.notWhen': () => ({
    what: 'On ne peut pas l’activer pendant le combat.',
    todo: 'Mettez la ligne avant l’attaque, ou après le combat : `end step`.',
  }),
  'cast.when': (v) => ({
    what: `On ne peut le lancer que selon ses termes : ${q(`only ${v('when')}`)}.`,
    todo: goThere,
  }),
  'cast.condition': (v) => ({
    what: `On ne peut le lancer que selon ses termes : ${q(`only ${v('when')}`)}, et ce n’est pas le cas.`,
    todo: 'Remplissez d’abord la condition, ou dites `illegal` devant la ligne.',
  }),
  'timing.ability': (v) => ({
    what: 'On ne peut l’activer que lorsque son contrôleur pourrait lancer un rituel.',
    why: whyNotNow(v),
    todo: 'Sortez la ligne du bloc où elle est, ou mettez-la dans la phase principale de ce joueur.',
  }),
  'activate.condition': () => ({
    what: 'La condition de la capacité n’est pas remplie.',
    todo: 'Remplissez-la d’abord, ou dites `illegal` devant la ligne.',
  }),
  'activate.prohibited': () => ({ what: 'Un effet dit que ceci ne peut pas être activé.', todo: seeLine }),
  'timing.land': (v) => ({
    what: `${v('player')} ne peut pas jouer de terrain maintenant.`,
    why: whyNotNow(v),
    todo: 'Mettez la ligne dans la phase principale de ce joueur, hors de tout bloc sous un sort.',
  }),
  'player.left': () => ({ what: 'Ce joueur a déjà quitté la partie.', todo: 'Enlevez la ligne.' }),
  'discard.notInHand': () => ({
    what: 'Ce n’est pas en main : on ne peut pas le défausser.',
    todo: 'Mettez-le d’abord en place : `Bob has … in hand`.',
  }),
  'sacrifice.notTheirs': () => ({
    what: 'Personne ne peut sacrifier ceci ici : seul son contrôleur le pourrait, et du champ de bataille seulement.',
    todo: 'Nommez son contrôleur, ou écrivez `destroy …` ou `put … into graveyard` si autre chose l’y met.',
  }),
  'sacrifice.prohibited': (v) => ({
    what: `${or(v, 'source', 'Un effet')} dit qu’on ne peut pas sacrifier ceci.`,
    todo: 'Ce qui le demande n’en obtient rien ; voyez la ligne nommée ici, ou mettez `illegal` devant.',
  }),
  'verb.nothing': () => ({
    what: 'Ceci ne fait rien : c’est déjà ainsi, ou ne peut l’être.',
    todo: hover,
  }),
  'attach.notOnBattlefield': () => ({
    what: 'Ce n’est pas sur le champ de bataille : on ne peut pas l’attacher.',
    todo: 'Mettez-le d’abord là : `Alice puts … onto the battlefield attached to …`.',
  }),
  'counters.tooFew': (v) => ({
    what: `Il n’a pas autant de marqueurs ${v('kind')}.`,
    todo: 'Enlevez-en moins, ou mettez-en d’abord.',
  }),

  // —— combat
  'attack.notCreature': (v) => ({
    what: `${it(v)} ne peut pas attaquer : ce n’est pas une créature sur le champ de bataille.`,
    todo: hover,
  }),
  'attack.tapped': (v) => ({
    what: `${it(v)} ne peut pas attaquer : elle est engagée.`,
    todo: 'Dégagez-la d’abord.',
  }),
  'attack.defender': (v) => ({
    what: `${it(v)} ne peut pas attaquer : elle a le défenseur.`,
    todo: 'Le survol de son nom montre d’où elle le tient.',
  }),
  'attack.prohibited': (v) => ({ what: `${it(v)} ne peut pas attaquer : un effet l’interdit.`, todo: seeLine }),
  'block.notCreature': (v) => ({
    what: `${it(v)} ne peut pas bloquer : ce n’est pas une créature sur le champ de bataille.`,
    todo: hover,
  }),
  'block.tapped': (v) => ({
    what: `${it(v)} ne peut pas bloquer : elle est engagée.`,
    todo: 'Dégagez-la d’abord.',
  }),
  'block.notAttacking': (v) => ({
    what: `${it(v)} ne peut pas bloquer ce qui n’attaque pas.`,
    todo: 'Écrivez une ligne avant : `Gray Ogre attacks Bob`.',
  }),
  'block.prohibited': (v) => ({ what: `${it(v)} ne peut pas bloquer : un effet l’interdit.`, todo: seeLine }),
  'block.tooMany': (v) => ({
    what: `${it(v)} bloque déjà un autre attaquant, et rien ne lui permet d’en bloquer un de plus.`,
    todo: 'Enlevez une des deux lignes, ou donnez-lui un effet par lequel elle peut bloquer une créature supplémentaire.',
  }),
  'block.evasion': (v) => ({
    what: `${it(v)} ne peut pas bloquer cet attaquant : une capacité à mot-clé de l’attaquant l’écarte.`,
    todo: 'Le survol de l’attaquant montre ses capacités à cette ligne.',
  }),

  // —— keywords taken as given
  'keyword.given.combatDamage': (v) => ({
    what: `${or(v, 'what', 'Cela')} a ${v('keyword')} : combien de blessures elle inflige à quoi, et dans laquelle des deux étapes, est tenu pour acquis.`,
    why: 'Le combat est énoncé, non joué : ce qu’une ligne dit infligé l’est.',
  }),
  'keyword.given.summoningSickness': (v) => ({
    what: `${or(v, 'what', 'Cela')} a ${v('keyword')} : si une créature venue ce tour-ci peut attaquer ou s’engager est tenu pour acquis.`,
    why: 'Depuis quand un joueur contrôle une créature n’est pas demandé (302.6).',
  }),
  'keyword.given.castSo': (v) => ({
    what: `${or(v, 'what', 'Cela')} a ${v('keyword')} : qu’il puisse être lancé ainsi, et ce qui est payé, choisi ou révélé de plus, est tenu pour acquis.`,
    why: 'Le mana n’est jamais payé, et ce qu’une ligne dit d’un sort vaut.',
  }),
  'keyword.given.draws': (v) => ({
    what: `${or(v, 'what', 'Cela')} a ${v('keyword')} : ce qu’un joueur pioche, ou fait à la place, est tenu pour acquis.`,
    why: 'Les bibliothèques n’ont pas d’ordre ici : les pioches sont énoncées.',
  }),
  'keyword.given.deck': (v) => ({
    what: `${or(v, 'what', 'Cela')} a ${v('keyword')} : ce que cela dit des decks est tenu pour acquis.`,
    why: 'Un scénario commence une fois les decks construits.',
  }),
  'keyword.given.designation': (v) => ({
    what: `${or(v, 'what', 'Cela')} a ${v('keyword')} : ce qu’un joueur ou un permanent est devenu par là est tenu pour acquis.`,
    why: 'Strata ne retient pas ces désignations ; une condition qui en demande une laisse le résultat non prouvé.',
  }),
  'keyword.given.bands': (v) => ({
    what: `${or(v, 'what', 'Cela')} a ${v('keyword')} : qu’elle attaque ou bloque seule, sans regroupement, est tenu pour acquis.`,
    why: 'Les regroupements ne sont pas énoncés.',
  }),
  'attack.sick': (v) => ({
    what: `${it(v)} est venue ce tour-ci sans la célérité : qu’elle puisse attaquer est tenu pour acquis.`,
    why: 'Il n’est pas demandé d’un attaquant si son contrôleur le contrôle depuis le début du tour (302.6).',
  }),
  // —— whole declarations
  'declare.menace': (v) => ({
    what: `${v('what')} a la menace : elle ne peut être bloquée que par deux créatures ou plus.`,
    todo: 'Nommez toutes celles qui la bloquent sur une ligne, `Bob blocks A with B, C`, ou sur des lignes qui se suivent.',
  }),
  'declare.moreBlockers': (v) => ({
    what: `${v('what')} ne peut être bloquée que par ${v('least')} créatures ou plus.`,
    todo: 'Nommez toutes celles qui la bloquent sur une ligne, `Bob blocks A with B, C`, ou sur des lignes qui se suivent.',
  }),
  'declare.oneBlocker': (v) => ({
    what: `${v('what')} ne peut pas être bloquée par plus d’une créature.`,
    todo: 'Que l’une d’elles bloque autre chose, ou rien.',
  }),
  'declare.onlyAlone': (v) => ({
    what: `${v('what')} ne peut attaquer que seule.`,
    todo: 'Faites-la attaquer seule, ou laissez-la de côté.',
  }),
  'declare.withOthers': (v) => ({
    what: `${v('what')} ne peut attaquer que si ${v('others') === '1' ? 'une autre créature attaque' : `${v('others')} autres créatures attaquent`} aussi.`,
    todo: 'Nommez tous les attaquants sur une ligne, `Alice attacks with A, B`, ou sur des lignes qui se suivent.',
  }),
  'declare.blocksWithOthers': (v) => ({
    what: `${v('what')} ne peut bloquer que si ${v('others') === '1' ? 'une autre créature bloque' : `${v('others')} autres créatures bloquent`} aussi.`,
    todo: 'Nommez tous les bloqueurs sur des lignes qui se suivent.',
  }),
  'declare.tooMany': (v) => ({
    what: `Pas plus de ${v('most')} ne peuvent le faire : avec ${v('what')}, il y en a davantage.`,
    todo: 'Voyez la ligne nommée plus bas pour ce qui n’en permet pas plus ; laissez-en une de côté.',
  }),
  'declare.mustAttack': (v) => ({
    what: `${v('what')} doit attaquer si possible, et le pourrait sans enfreindre de restriction.`,
    todo: 'Nommez-la avec les autres : tous les attaquants se déclarent ensemble.',
  }),
  'declare.mustBlock': (v) => ({
    what: `${v('what')} doit bloquer si possible, et le pourrait sans enfreindre de restriction.`,
    todo: 'Faites-la bloquer : tous les bloqueurs d’un joueur se déclarent ensemble.',
  }),
  'declare.mustBlockIt': (v) => ({
    what: `${v('what')} est capable de bloquer ${v('attacker')} et doit le faire.`,
    todo: `Faites-la bloquer ${v('attacker')} : tous les bloqueurs d’un joueur se déclarent ensemble.`,
  }),
  'declare.mustBeBlocked': (v) => ({
    what: `${v('what')} doit être bloquée si possible, et pourrait l’être sans enfreindre de restriction.`,
    todo: 'Que quelque chose la bloque : tous les bloqueurs d’un joueur se déclarent ensemble.',
  }),
  'declare.noBlocks': (v) => ({
    what: `Aucune ligne ne déclare de bloqueurs, et c’est tenu pour acquis, bien que pour ${v('what')} quelque chose doive bloquer ou être bloqué.`,
    todo: 'Écrivez les blocages s’ils comptent : `Bob blocks A with B`.',
  }),

  // —— turning up, resolving
  'faceUp.already': () => ({ what: 'C’est déjà face visible.', todo: 'Enlevez la ligne.' }),
  'faceUp.controller': () => ({
    what: 'Seul son contrôleur peut le retourner face visible.',
    todo: 'Nommez le joueur qui le contrôle à cette ligne.',
  }),
  'faceUp.cannot': (v) => ({
    what: `${it(v)} ne peut pas être retourné face visible par son contrôleur.`,
    why: `${known(v, 'would') ? `Face visible, avec tout ce qui s’y applique, ce serait ${v('would')} sans une telle capacité. ` : ''}Seul le peut un permanent avec la mue ou une capacité semblable, ou une carte de créature qui a été manifestée.`,
    todo: 'Prenez `turn … face up` si c’est un effet qui le fait.',
  }),
  'faceUp.prohibited': (v) => ({
    what: `${it(v)} ne peut pas être retourné face visible maintenant.`,
    todo: 'Ce qui l’interdit est nommé au-dessus ; `turn … face up` ne passerait pas outre non plus.',
  }),
  'resolve.fizzled': (v) => ({
    what: `${or(v, 'what', 'Ceci')} ne fait rien : ${or(v, 'target', 'sa cible')} ${v('why') === 'target.gone' ? 'n’est plus là' : 'n’est plus une cible légale'}.`,
    why: 'Les cibles sont jugées à nouveau à la résolution ; s’il n’en reste aucune légale, rien ne se passe.',
    todo: 'Le fichier est juste ; les lignes suivantes voient le plateau tel qu’il est alors.',
  }),
  'resolve.partly': (v) => ({
    what: `${or(v, 'target', 'Une cible')} n’a aucune part à ${or(v, 'what', 'ceci')} : ${v('why') === 'target.gone' ? 'elle n’est plus là' : 'ce n’est plus une cible légale'}.`,
    why: 'Les cibles sont jugées à nouveau à la résolution ; celles qui sont illégales sont laissées de côté.',
    todo: 'Le fichier est juste ; les lignes suivantes voient le plateau tel qu’il est alors.',
  }),
  'player.lost': (v) => ({
    what: `${or(v, 'target', 'Un joueur')} perdrait la partie ici : ${v('rule') === '704.5a' ? '0 point de vie ou moins' : 'dix marqueurs « poison » ou plus'}.`,
    why: 'Qui perd s’en va avec tout ce qu’il possède ; Strata laisse cela à une ligne à part.',
    todo: 'Écrivez `Bob leaves the game` à la ligne suivante, avec le nom du joueur, ou continuez : les lignes suivantes voient le plateau comme si personne n’avait perdu.',
  }),
  'resolve.notOnStack': () => ({
    what: 'Ce n’est pas sur la pile.',
    todo: 'Seul ce qui est sur la pile peut se résoudre.',
  }),
};

/** Why it is not the time for a sorcery. */
function whyNotNow(v: Say): string {
  switch (v('why')) {
    case 'turn':
      return 'Ce n’est pas le tour de ce joueur.';
    case 'phase':
      return 'Ce n’est pas une phase principale.';
    case 'stack':
      return 'Il y a quelque chose sur la pile.';
    default:
      return 'Il faut sa propre phase principale et une pile vide.';
  }
}
