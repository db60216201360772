// Citations: keyword abilities that Strata reads and names without modelling all of them, the older ones (702.22 to about 702.92).
import { row } from './citationRow.ts';

export const CITATIONS_KEYWORDS = {
  '702.22': row(
    'Banding: creatures can attack as a band that is blocked together, and the band’s player divides the damage dealt to it.',
    'Regroupement : des créatures attaquent en groupe, sont bloquées ensemble, et leur joueur répartit les blessures qu’elles reçoivent.',
  ),
  '702.23': row(
    'Rampage N: when it becomes blocked, +N/+N until end of turn for each blocker beyond the first.',
    'Déferlement N : bloquée, la créature gagne +N/+N jusqu’à la fin du tour par bloqueur au-delà du premier.',
  ),
  '702.25': row(
    'Flanking: a blocker without flanking gets -1/-1 until end of turn.',
    'Débordement : un bloqueur sans débordement gagne -1/-1 jusqu’à la fin du tour.',
  ),
  '702.28': row(
    'Shadow: blocks and is blocked by creatures with shadow only.',
    'Distorsion : ne bloque et n’est bloquée que par des créatures avec la distorsion.',
  ),
  '702.29': row(
    'Cycling: for its cost, discard this card from the hand to draw a card, or to search for a card of the type named.',
    'Recyclage : pour son coût, défausser cette carte de la main pour piocher une carte, ou chercher une carte du type nommé.',
  ),
  '702.30': row(
    'Echo: in the first upkeep after it came under control, its echo cost is paid or it is sacrificed.',
    'Écho : au premier entretien après son arrivée sous un contrôle, son coût d’écho est payé ou elle est sacrifiée.',
  ),
  '702.31': row(
    'Horsemanship: blocked only by creatures with horsemanship.',
    'Équitation : bloquée seulement par des créatures avec l’équitation.',
  ),
  '702.34': row(
    'Flashback: may be cast from the graveyard for its flashback cost, and is then exiled.',
    'Flashback : peut être lancée depuis le cimetière pour son coût de flashback, puis est exilée.',
  ),
  '702.35': row(
    'Madness: discarded, it is exiled, and may then be cast for its madness cost.',
    'Folie : défaussée, elle est exilée, puis peut être lancée pour son coût de folie.',
  ),
  '702.38': row(
    'Amplify N: enters with N +1/+1 counters for each card of its types revealed from the hand.',
    'Amplification N : arrive avec N marqueurs +1/+1 par carte de ses types révélée de la main.',
  ),
  '702.39': row(
    'Provoke: attacking, it may untap a creature of the defending player, which blocks it if able.',
    'Provocation : en attaquant, elle peut dégager une créature du défenseur, qui doit la bloquer si possible.',
  ),
  '702.41': row(
    'Affinity: costs {1} less for each object of the kind named that its caster controls.',
    'Affinité : coûte {1} de moins par objet du genre nommé que contrôle celui qui la lance.',
  ),
  '702.42': row(
    'Entwine: for its cost, all modes are chosen.',
    'Enchevêtrement : pour son coût, tous les modes sont choisis.',
  ),
  '702.43': row(
    'Modular N: enters with N +1/+1 counters, and when it dies they may go onto an artifact creature.',
    'Modularité N : arrive avec N marqueurs +1/+1 qui, quand elle meurt, peuvent aller sur une créature-artefact.',
  ),
  '702.44': row(
    'Sunburst: enters with a counter for each colour of mana spent on it.',
    'Solarisation : arrive avec un marqueur par couleur de mana dépensée pour elle.',
  ),
  '702.45': row(
    'Bushido N: blocking or blocked, it gets +N/+N until end of turn.',
    'Bushido N : bloquant ou bloquée, elle gagne +N/+N jusqu’à la fin du tour.',
  ),
  '702.46': row(
    'Soulshift N: when it dies, a Spirit card of mana value N or less may return from the graveyard to the hand.',
    'Migration N : quand elle meurt, une carte d’esprit de valeur de mana N ou moins peut revenir du cimetière en main.',
  ),
  '702.47': row(
    'Splice: revealed from the hand for its cost, its text is added to the spell of the kind named.',
    'Imprégnation : révélée de la main pour son coût, son texte s’ajoute au sort du genre nommé.',
  ),
  '702.48': row(
    'Offering: may be cast at instant speed by sacrificing a creature of the kind named, its cost less that creature’s.',
    'Offrande : peut être lancée comme un éphémère en sacrifiant une créature du genre nommé, son coût réduit du sien.',
  ),
  '702.49': row(
    'Ninjutsu: for its cost and an unblocked attacker returned to hand, it enters attacking from the hand.',
    'Ninjutsu : pour son coût et un attaquant non bloqué renvoyé en main, elle arrive attaquante depuis la main.',
  ),
  '702.50': row(
    'Epic: its player casts no more spells, and copies it in each upkeep.',
    'Épique : son joueur ne lance plus de sorts et la copie à chaque entretien.',
  ),
  '702.51': row(
    'Convoke: untapped creatures may be tapped to pay for it.',
    'Convocation : des créatures dégagées peuvent être engagées pour la payer.',
  ),
  '702.52': row(
    'Dredge N: instead of a draw, N cards may be milled to return it from the graveyard to the hand.',
    'Dragage N : au lieu de piocher, on peut meuler N cartes pour la reprendre du cimetière en main.',
  ),
  '702.53': row(
    'Transmute: for its cost, discard it to search for a card of its mana value.',
    'Transmutation : pour son coût, la défausser pour chercher une carte de même valeur de mana.',
  ),
  '702.54': row(
    'Bloodthirst N: enters with N +1/+1 counters if an opponent was dealt damage this turn.',
    'Soif de sang N : arrive avec N marqueurs +1/+1 si un adversaire a subi des blessures ce tour-ci.',
  ),
  '702.55': row(
    'Haunt: when it dies or resolves, it is exiled haunting a creature, and acts again when that dies.',
    'Hantise : quand elle meurt ou se résout, elle est exilée en hantant une créature, et agit encore quand celle-ci meurt.',
  ),
  '702.56': row(
    'Replicate: it is copied once for each time its replicate cost was paid.',
    'Réplication : elle est copiée autant de fois que son coût de réplication a été payé.',
  ),
  '702.57': row(
    'Forecast: revealed from the hand in the upkeep, its ability is activated once that turn.',
    'Prévision : révélée de la main à l’entretien, sa capacité s’active une fois ce tour-ci.',
  ),
  '702.58': row(
    'Graft N: enters with N +1/+1 counters, which may move one by one to creatures that enter later.',
    'Greffe N : arrive avec N marqueurs +1/+1, qui peuvent passer un à un à des créatures arrivées plus tard.',
  ),
  '702.59': row(
    'Recover: when a creature dies, its cost is paid and it returns to the hand, or it is exiled.',
    'Récupération : quand une créature meurt, son coût est payé et elle revient en main, ou elle est exilée.',
  ),
  '702.60': row(
    'Ripple N: as it is cast, the top N cards may be revealed, and those of its name cast free.',
    'Ondulation N : au lancement, on peut révéler N cartes et lancer gratuitement celles de même nom.',
  ),
  '702.61': row(
    'Split second: while it is on the stack, no spells and only mana abilities are used.',
    'Fraction de seconde : tant qu’elle est sur la pile, ni sorts ni capacités autres que de mana.',
  ),
  '702.64': row(
    'Absorb N: prevents N of the damage a source would deal to it.',
    'Absorption N : prévient N des blessures qu’une source lui infligerait.',
  ),
  '702.65': row(
    'Aura swap: for its cost, it is exchanged with an aura card in the hand.',
    'Échange d’aura : pour son coût, elle s’échange avec une carte d’aura de la main.',
  ),
  '702.66': row(
    'Delve: cards exiled from the graveyard pay for generic mana in its cost.',
    'Fouille : des cartes exilées du cimetière paient le mana générique de son coût.',
  ),
  '702.67': row(
    'Fortify: for its cost, it is attached to a land its player controls.',
    'Fortification : pour son coût, elle s’attache à un terrain de son joueur.',
  ),
  '702.68': row(
    'Frenzy N: attacking and not blocked, it gets +N/+0 until end of turn.',
    'Frénésie N : attaquante non bloquée, elle gagne +N/+0 jusqu’à la fin du tour.',
  ),
  '702.69': row(
    'Gravestorm: it is copied for each permanent put into a graveyard this turn.',
    'Tempête funeste : elle est copiée pour chaque permanent mis dans un cimetière ce tour-ci.',
  ),
  '702.70': row(
    'Poisonous N: dealing combat damage to a player, it gives N poison counters.',
    'Empoisonnement N : infligeant des blessures de combat à un joueur, elle donne N marqueurs poison.',
  ),
  '702.71': row(
    'Transfigure: for its cost, sacrifice it to search for a creature of its mana value.',
    'Transfiguration : pour son coût, la sacrifier pour chercher une créature de même valeur de mana.',
  ),
  '702.72': row(
    'Champion: it is sacrificed unless another object of the kind named is exiled until it leaves.',
    'Champion : sacrifiée sauf si un autre objet du genre nommé est exilé jusqu’à ce qu’elle parte.',
  ),
  '702.74': row(
    'Evoke: may be cast for its evoke cost, and is then sacrificed as it enters.',
    'Évocation : peut être lancée pour son coût d’évocation, et est alors sacrifiée en arrivant.',
  ),
  '702.75': row(
    'Hideaway N: as it enters, one of the top N cards is exiled face down for later.',
    'Cachette N : à son arrivée, une des N cartes du dessus est exilée face cachée pour plus tard.',
  ),
  '702.76': row(
    'Prowl: may be cast for its prowl cost if a creature of its types dealt combat damage to a player this turn.',
    'Rôdeur : peut être lancée pour son coût de rôdeur si une créature de ses types a blessé un joueur au combat ce tour-ci.',
  ),
  '702.77': row(
    'Reinforce N: for its cost, discard it to put N +1/+1 counters on a creature.',
    'Renforcement N : pour son coût, la défausser pour mettre N marqueurs +1/+1 sur une créature.',
  ),
  '702.78': row(
    'Conspire: two creatures of its colours may be tapped to copy it.',
    'Conspiration : deux créatures de ses couleurs peuvent être engagées pour la copier.',
  ),
  '702.79': row(
    'Persist: dying without a -1/-1 counter, it returns with one.',
    'Persistance : mourant sans marqueur -1/-1, elle revient avec un.',
  ),
  '702.80': row(
    'Wither: deals damage to creatures as -1/-1 counters.',
    'Flétrissement : inflige ses blessures aux créatures en marqueurs -1/-1.',
  ),
  '702.81': row(
    'Retrace: may be cast from the graveyard by discarding a land as well.',
    'Rétrace : peut être lancée depuis le cimetière en défaussant en plus un terrain.',
  ),
  '702.82': row(
    'Devour N: enters with N +1/+1 counters for each creature sacrificed to it.',
    'Dévorement N : arrive avec N marqueurs +1/+1 par créature sacrifiée pour elle.',
  ),
  '702.83': row(
    'Exalted: a creature that attacks alone gets +1/+1 until end of turn.',
    'Exaltation : une créature qui attaque seule gagne +1/+1 jusqu’à la fin du tour.',
  ),
  '702.84': row(
    'Unearth: for its cost it returns from the graveyard with haste, and is exiled at end of turn or if it would leave.',
    'Exhumation : pour son coût, elle revient du cimetière avec la célérité, et est exilée en fin de tour ou si elle devait partir.',
  ),
  '702.85': row(
    'Cascade: as it is cast, cards are exiled until a cheaper nonland one, which may be cast free.',
    'Cascade : au lancement, on exile des cartes jusqu’à une non-terrain moins chère, qu’on peut lancer gratuitement.',
  ),
  '702.86': row(
    'Annihilator N: when it attacks, the defending player sacrifices N permanents.',
    'Annihilateur N : quand elle attaque, le défenseur sacrifie N permanents.',
  ),
  '702.87': row(
    'Level up: for its cost, it gets a level counter; its level decides what it is and has.',
    'Montée de niveau : pour son coût, elle reçoit un marqueur niveau ; son niveau décide de ce qu’elle est et a.',
  ),
  '702.88': row(
    'Rebound: cast from the hand, it is exiled and cast again free in the next upkeep.',
    'Rebond : lancée de la main, elle est exilée et relancée gratuitement au prochain entretien.',
  ),
  '702.89': row(
    'Umbra armor: if what it enchants would be destroyed, the aura is destroyed instead.',
    'Armure d’ombre : si ce qu’elle enchante devait être détruit, l’aura est détruite à la place.',
  ),
  '702.91': row(
    'Battle cry: when it attacks, each other attacker gets +1/+0 until end of turn.',
    'Cri de guerre : quand elle attaque, chaque autre attaquant gagne +1/+0 jusqu’à la fin du tour.',
  ),
  '702.92': row(
    'Living weapon: as it enters, a 0/0 Germ is created and it is attached to that.',
    'Arme vivante : à son arrivée, un jeton Germe 0/0 est créé et elle s’y attache.',
  ),
  '702.93': row(
    'Undying: dying without a +1/+1 counter, it returns with one.',
    'Immortalité : mourant sans marqueur +1/+1, elle revient avec un.',
  ),
  '702.94': row(
    'Miracle: drawn as the first card of a turn, it may be cast for its miracle cost.',
    'Miracle : première carte piochée du tour, elle peut être lancée pour son coût de miracle.',
  ),
  '702.95': row(
    'Soulbond: it may be paired with another unpaired creature of its player, and both have what it gives.',
    'Âme liée : elle peut s’apparier à une autre créature non appariée de son joueur, et les deux ont ce qu’elle donne.',
  ),
  '702.96': row(
    'Overload: cast for its overload cost, its “target” reads “each”.',
    'Surcharge : lancée pour son coût de surcharge, son « cible » devient « chaque ».',
  ),
  '702.97': row(
    'Scavenge: for its cost, exile it from the graveyard to put its power in +1/+1 counters on a creature.',
    'Nécrophagie : pour son coût, l’exiler du cimetière pour mettre sa force en marqueurs +1/+1 sur une créature.',
  ),
  '702.98': row(
    'Unleash: may enter with a +1/+1 counter, and with one it can’t block.',
    'Déchaînement : peut arriver avec un marqueur +1/+1, et n’en bloque plus.',
  ),
  '702.99': row(
    'Cipher: it may be exiled encoded on a creature, whose combat damage to a player casts a copy of it.',
    'Cryptogramme : elle peut être exilée encodée sur une créature, dont les blessures de combat à un joueur en lancent une copie.',
  ),
  '702.100': row(
    'Evolve: when a bigger creature enters, it gets a +1/+1 counter.',
    'Évolution : quand une créature plus grande arrive, elle reçoit un marqueur +1/+1.',
  ),
  '702.101': row(
    'Extort: with each spell, {W/B} may be paid to drain each opponent of 1 life.',
    'Extorsion : à chaque sort, on peut payer {W/B} pour drainer 1 point de vie à chaque adversaire.',
  ),
} as const;
