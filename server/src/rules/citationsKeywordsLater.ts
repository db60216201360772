// Citations: keyword abilities that Strata reads and names without modelling all of them, the later ones (up to 702.176).
import { row } from './citationRow.ts';

export const CITATIONS_KEYWORDS_LATER = {
  '702.102': row(
    'Fuse: both halves of the split card may be cast together from the hand.',
    'Fusion : les deux moitiés de la carte double peuvent être lancées ensemble depuis la main.',
  ),
  '702.104': row(
    'Tribute N: as it enters, an opponent may put N +1/+1 counters on it.',
    'Tribut N : à son arrivée, un adversaire peut y mettre N marqueurs +1/+1.',
  ),
  '702.105': row(
    'Dethrone: attacking the player with most life, it gets a +1/+1 counter.',
    'Détrônement : attaquant le joueur qui a le plus de points de vie, elle reçoit un marqueur +1/+1.',
  ),
  '702.106': row(
    'Hidden agenda: put into the command zone face down, with a name chosen in secret.',
    'Projet caché : mis face cachée dans la zone de commandement, un nom choisi en secret.',
  ),
  '702.107': row(
    'Outlast: for its cost and {T}, at sorcery speed, it gets a +1/+1 counter.',
    'Endurance : pour son coût et {T}, au moment d’un rituel, elle reçoit un marqueur +1/+1.',
  ),
  '702.108': row(
    'Prowess: with each noncreature spell of its player, it gets +1/+1 until end of turn.',
    'Prouesse : à chaque sort non-créature de son joueur, elle gagne +1/+1 jusqu’à la fin du tour.',
  ),
  '702.109': row(
    'Dash: cast for its dash cost, it has haste and returns to the hand at the end step.',
    'Précipitation : lancée pour ce coût, elle a la célérité et revient en main à l’étape de fin.',
  ),
  '702.110': row(
    'Exploit: as it enters, a creature may be sacrificed.',
    'Exploitation : à son arrivée, une créature peut être sacrifiée.',
  ),
  '702.112': row(
    'Renown N: the first time it deals combat damage to a player, it gets N +1/+1 counters and is renowned.',
    'Renommée N : la première fois qu’elle blesse un joueur au combat, elle reçoit N marqueurs +1/+1 et devient renommée.',
  ),
  '702.113': row(
    'Awaken N: for its cost as well, a land gets N +1/+1 counters and becomes a 0/0 creature with haste.',
    'Éveil N : pour ce coût, un terrain reçoit N marqueurs +1/+1 et devient une créature 0/0 avec la célérité.',
  ),
  '702.115': row(
    'Ingest: dealing combat damage to a player, it exiles their top card.',
    'Ingestion : blessant un joueur au combat, elle exile la carte du dessus de sa bibliothèque.',
  ),
  '702.116': row(
    'Myriad: attacking, it makes attacking token copies for the other opponents, exiled after combat.',
    'Myriade : en attaquant, elle crée des jetons copies attaquants pour les autres adversaires, exilés après le combat.',
  ),
  '702.117': row(
    'Surge: costs its surge cost if its player’s side has cast another spell this turn.',
    'Déferlante : coûte son coût de déferlante si son camp a lancé un autre sort ce tour-ci.',
  ),
  '702.118': row(
    'Skulk: can’t be blocked by creatures of greater power.',
    'Furtivité : ne peut être bloquée par des créatures de force supérieure.',
  ),
  '702.119': row(
    'Emerge: may be cast by sacrificing a creature, its cost less that one’s mana value.',
    'Émergence : peut être lancée en sacrifiant une créature, son coût réduit de la valeur de mana de celle-ci.',
  ),
  '702.120': row(
    'Escalate: its cost is paid for each mode beyond the first.',
    'Intensification : son coût est payé pour chaque mode au-delà du premier.',
  ),
  '702.121': row(
    'Melee: attacking, it gets +1/+1 until end of turn for each opponent attacked this combat.',
    'Mêlée : en attaquant, elle gagne +1/+1 jusqu’à la fin du tour par adversaire attaqué à ce combat.',
  ),
  '702.122': row(
    'Crew N: creatures of total power N are tapped, and the vehicle is an artifact creature until end of turn.',
    'Pilotage N : on engage des créatures de force totale N, et le véhicule est une créature-artefact jusqu’à la fin du tour.',
  ),
  '702.123': row(
    'Fabricate N: as it enters, it gets N +1/+1 counters, or N 1/1 Servos are created.',
    'Fabrication N : à son arrivée, N marqueurs +1/+1, ou N jetons Servo 1/1.',
  ),
  '702.124': row(
    'Partner: a deck may have two commanders that both have it.',
    'Partenaire : un deck peut avoir deux commandants qui l’ont tous deux.',
  ),
  '702.125': row('Undaunted: costs {1} less for each opponent.', 'Intrépidité : coûte {1} de moins par adversaire.'),
  '702.126': row(
    'Improvise: untapped artifacts may be tapped to pay for it.',
    'Improvisation : des artefacts dégagés peuvent être engagés pour la payer.',
  ),
  '702.127': row(
    'Aftermath: this half is cast from the graveyard only, and is then exiled.',
    'Conséquences : cette moitié ne se lance que depuis le cimetière, puis est exilée.',
  ),
  '702.128': row(
    'Embalm: for its cost, exile it from the graveyard for a white Zombie token copy without mana cost.',
    'Embaumement : pour son coût, l’exiler du cimetière pour un jeton copie Zombie blanc sans coût de mana.',
  ),
  '702.129': row(
    'Eternalize: for its cost, exile it from the graveyard for a black 4/4 Zombie token copy without mana cost.',
    'Éternalisation : pour son coût, l’exiler du cimetière pour un jeton copie Zombie noir 4/4 sans coût de mana.',
  ),
  '702.130': row(
    'Afflict N: when it becomes blocked, the defending player loses N life.',
    'Affliction N : quand elle est bloquée, le défenseur perd N points de vie.',
  ),
  '702.131': row(
    'Ascend: with ten permanents, its player has the city’s blessing for the rest of the game.',
    'Ascension : avec dix permanents, son joueur a la bénédiction de la cité pour le reste de la partie.',
  ),
  '702.132': row(
    'Assist: another player may pay for generic mana in its cost.',
    'Assistance : un autre joueur peut payer le mana générique de son coût.',
  ),
  '702.133': row(
    'With jump-start: may be cast from the graveyard by discarding a card as well, and is then exiled.',
    'Impulsion : peut être lancée depuis le cimetière en défaussant en plus une carte, puis est exilée.',
  ),
  '702.134': row(
    'Mentor: attacking, it puts a +1/+1 counter on an attacker of lesser power.',
    'Mentor : en attaquant, elle met un marqueur +1/+1 sur un attaquant de force inférieure.',
  ),
  '702.135': row(
    'Afterlife N: when it dies, N 1/1 Spirits with flying are created.',
    'Au-delà N : quand elle meurt, N jetons Esprit 1/1 avec le vol sont créés.',
  ),
  '702.136': row(
    'Riot: enters with a +1/+1 counter or with haste, as its player chooses.',
    'Émeute : arrive avec un marqueur +1/+1 ou la célérité, au choix de son joueur.',
  ),
  '702.137': row(
    'Spectacle: costs its spectacle cost if an opponent lost life this turn.',
    'Spectacle : coûte son coût de spectacle si un adversaire a perdu des points de vie ce tour-ci.',
  ),
  '702.138': row(
    'Escape: may be cast from the graveyard for its cost and other cards exiled from there.',
    'Évasion : peut être lancée depuis le cimetière pour son coût et d’autres cartes exilées de là.',
  ),
  '702.139': row(
    'Companion: from outside the game it may be put into the hand once, if the deck keeps its condition.',
    'Compagnon : peut venir une fois de l’extérieur de la partie en main, si le deck respecte sa condition.',
  ),
  '702.140': row(
    'Mutate: cast for its mutate cost, it merges with a creature that is not a Human.',
    'Mutation : lancée pour ce coût, elle fusionne avec une créature qui n’est pas un humain.',
  ),
  '702.141': row(
    'Encore: for its cost, exile it from the graveyard for a hasty attacking token copy for each opponent.',
    'Rappel : pour son coût, l’exiler du cimetière pour un jeton copie attaquant avec la célérité par adversaire.',
  ),
  '702.142': row(
    'Boast: an ability that is activated once a turn, if the creature attacked.',
    'Vantardise : capacité activée une fois par tour, si la créature a attaqué.',
  ),
  '702.143': row(
    'Foretell: exiled from the hand for {2}, it may be cast later for its foretell cost.',
    'Prédiction : exilée de la main pour {2}, elle peut être lancée plus tard pour son coût de prédiction.',
  ),
  '702.144': row(
    'Demonstrate: it may be copied, and then an opponent copies it, too.',
    'Démonstration : on peut la copier, et alors un adversaire la copie aussi.',
  ),
  '702.145': row(
    'Daybound and nightbound: the permanent shows its front by day and its back by night.',
    'Lié au jour et lié à la nuit : le permanent montre sa face avant le jour, sa face arrière la nuit.',
  ),
  '702.146': row(
    'Disturb: may be cast transformed from the graveyard for its disturb cost.',
    'Perturbation : peut être lancée transformée depuis le cimetière pour ce coût.',
  ),
  '702.147': row(
    'Decayed: can’t block, and is sacrificed at the end of a combat in which it attacked.',
    'Décomposition : ne peut bloquer, et est sacrifiée à la fin d’un combat où elle a attaqué.',
  ),
  '702.148': row(
    'Cleave: cast for its cleave cost, the words in square brackets are left out.',
    'Tranchage : lancée pour ce coût, les mots entre crochets sont omis.',
  ),
  '702.149': row(
    'Training: attacking with a creature of greater power, it gets a +1/+1 counter.',
    'Entraînement : attaquant avec une créature de force supérieure, elle reçoit un marqueur +1/+1.',
  ),
  '702.150': row(
    'Compleated: where life was paid for Phyrexian mana, it enters with fewer loyalty counters.',
    'Parachèvement : si des points de vie ont payé du mana phyrexian, elle arrive avec moins de loyauté.',
  ),
  '702.151': row(
    'Reconfigure: for its cost it is attached to a creature and is none itself, or becomes unattached.',
    'Reconfiguration : pour son coût, elle s’attache à une créature et n’en est plus une, ou se détache.',
  ),
  '702.152': row(
    'Blitz: cast for its blitz cost, it has haste, draws a card when it dies, and is sacrificed at the end step.',
    'Blitz : lancée pour ce coût, elle a la célérité, fait piocher en mourant, et est sacrifiée à l’étape de fin.',
  ),
  '702.153': row(
    'Casualty N: a creature of power N or more may be sacrificed to copy it.',
    'Victime N : une créature de force N ou plus peut être sacrifiée pour la copier.',
  ),
  '702.154': row(
    'Enlist: attacking, a creature that does not may be tapped to add its power.',
    'Enrôlement : en attaquant, on peut engager une créature qui n’attaque pas pour ajouter sa force.',
  ),
  '702.155': row(
    'Read ahead: the saga enters with as many lore counters as chosen, and earlier chapters don’t trigger.',
    'Lecture anticipée : la saga arrive avec autant de marqueurs sapience que choisi, les chapitres d’avant ne se déclenchent pas.',
  ),
  '702.156': row(
    'Ravenous: enters with X +1/+1 counters, and draws a card if X is 5 or more.',
    'Vorace : arrive avec X marqueurs +1/+1, et fait piocher si X vaut 5 ou plus.',
  ),
  '702.157': row(
    'Squad: for each time its cost was paid, a token copy of it is created as it enters.',
    'Escouade : à son arrivée, un jeton copie par paiement de son coût.',
  ),
  '702.158': row(
    'Space sculptor: permanents stand in one of three sectors.',
    'Sculpteur d’espace : les permanents se tiennent dans l’un de trois secteurs.',
  ),
  '702.159': row(
    'Visit: a triggered ability of an Attraction that its roll visits.',
    'Visite : une capacité déclenchée d’une Attraction que le jet visite.',
  ),
  '702.160': row(
    'Prototype: may be cast smaller, with the other mana cost, colour, power and toughness.',
    'Prototype : peut être lancée plus petite, avec l’autre coût de mana, couleur, force et endurance.',
  ),
  '702.161': row(
    'Living metal: in its player’s turn the vehicle is a creature as well.',
    'Métal vivant : pendant le tour de son joueur, le véhicule est aussi une créature.',
  ),
  '702.162': row(
    'More than meets the eye: may be cast converted, for that cost.',
    'Plus qu’il n’y paraît : peut être lancée convertie, pour ce coût.',
  ),
  '702.163': row(
    'For Mirrodin!: as it enters, a 2/2 red Rebel is created and it is attached to that.',
    'Pour Mirrodin ! : à son arrivée, un jeton Rebelle rouge 2/2 est créé et elle s’y attache.',
  ),
  '702.164': row(
    'Toxic N: combat damage it deals to a player also gives N poison counters.',
    'Toxique N : ses blessures de combat à un joueur donnent aussi N marqueurs poison.',
  ),
  '702.165': row(
    'Backup N: as it enters, N +1/+1 counters on a creature, which has its other abilities until end of turn if it is another.',
    'Soutien N : à son arrivée, N marqueurs +1/+1 sur une créature qui, si c’est une autre, a ses autres capacités jusqu’à la fin du tour.',
  ),
  '702.166': row(
    'Bargain: an artifact, enchantment or token may be sacrificed as it is cast.',
    'Marchandage : on peut sacrifier un artefact, un enchantement ou un jeton en la lançant.',
  ),
  '702.167': row(
    'Craft: for its cost and the materials exiled, it returns transformed.',
    'Façonnage : pour son coût et les matériaux exilés, elle revient transformée.',
  ),
  '702.169': row(
    'Solved: the ability works once the case is solved.',
    'Résolue : la capacité agit une fois l’affaire résolue.',
  ),
  '702.170': row(
    'Plot: exiled from the hand for its cost, it may be cast free on a later turn.',
    'Complot : exilée de la main pour ce coût, elle peut être lancée gratuitement à un tour ultérieur.',
  ),
  '702.171': row(
    'Saddle N: creatures of total power N are tapped, and the mount is saddled until end of turn.',
    'Selle N : on engage des créatures de force totale N, et la monture est sellée jusqu’à la fin du tour.',
  ),
  '702.172': row(
    'Spree: any number of modes, each for its own additional cost.',
    'Frénésie de choix : autant de modes que voulu, chacun pour son coût supplémentaire.',
  ),
  '702.173': row(
    'Freerunning: costs its freerunning cost if an assassin or commander dealt combat damage to a player this turn.',
    'Course libre : coûte ce coût si un assassin ou un commandant a blessé un joueur au combat ce tour-ci.',
  ),
  '702.174': row(
    'Gift: an opponent may be promised what it names as it is cast.',
    'Cadeau : on peut promettre à un adversaire ce qu’elle nomme en la lançant.',
  ),
  '702.175': row(
    'Offspring: for its cost as well, a 1/1 token copy of it is created as it enters.',
    'Progéniture : pour ce coût en plus, un jeton copie 1/1 est créé à son arrivée.',
  ),
  '702.1': row(
    'Keyword abilities: one word or two stand for a whole ability.',
    'Capacités à mot-clé : un mot ou deux tiennent lieu de toute une capacité.',
  ),
  '702.177': row(
    'Exhaust: the ability can be activated only once.',
    'Épuisement : la capacité ne peut être activée qu’une fois.',
  ),
  '702.178': row(
    'Max speed: what stands after it counts while its controller’s speed is 4.',
    'Vitesse max : ce qui suit vaut tant que la vitesse de son contrôleur est de 4.',
  ),
  '702.179': row(
    'Start your engines!: its controller’s speed becomes 1 if they have none.',
    'Démarrez vos moteurs ! : la vitesse de son contrôleur devient 1 s’il n’en a pas.',
  ),
  '702.180': row(
    'Harmonize: cast from the graveyard for its cost, less the power of a creature tapped for it.',
    'Harmonisation : lancée depuis le cimetière pour ce coût, moins la force d’une créature engagée pour cela.',
  ),
  '702.181': row(
    'Mobilize N: as it attacks, N attacking Warrior tokens are created, and sacrificed at the next end step.',
    'Mobilisation N : quand elle attaque, N jetons Guerrier attaquants sont créés, puis sacrifiés à l’étape de fin.',
  ),
  '702.182': row(
    'Job select: a Hero token is created as it enters, and it is attached to it.',
    'Choix de métier : un jeton Héros est créé à son arrivée, et elle lui est attachée.',
  ),
  '702.183': row(
    'Tiered: one mode is chosen, and its additional cost is paid.',
    'Échelons : on choisit un mode, et on paie son coût supplémentaire.',
  ),
  '702.184': row(
    'Station: a creature is tapped, and charge counters equal to its power are put on the permanent.',
    'Station : on engage une créature, et le permanent reçoit des marqueurs « charge » à hauteur de sa force.',
  ),
  '702.185': row(
    'Warp: cast for its cost, it is exiled at the next end step and may be cast again later.',
    'Distorsion : lancée pour ce coût, elle est exilée à la prochaine étape de fin et peut être relancée plus tard.',
  ),
  '702.186': row(
    '∞: the ability is there once its permanent has been harnessed.',
    '∞ : la capacité est là une fois son permanent maîtrisé.',
  ),
  '702.187': row(
    'Mayhem: cast from the graveyard for its cost in the turn it was discarded.',
    'Pagaille : lancée depuis le cimetière pour ce coût au tour où elle a été défaussée.',
  ),
  '702.188': row(
    'Web-slinging: cast for its cost and a tapped creature returned to its owner’s hand.',
    'Lance-toile : lancée pour ce coût et une créature engagée renvoyée dans la main de son propriétaire.',
  ),
  '702.189': row(
    'Firebending N: as it attacks, N red mana are added, and kept until end of combat.',
    'Maîtrise du feu N : quand elle attaque, N manas rouges sont ajoutés et durent jusqu’à la fin du combat.',
  ),
  '702.190': row(
    'Sneak: cast for its cost and an unblocked attacker returned to hand.',
    'Furtivité : lancée pour ce coût et un attaquant non bloqué renvoyé en main.',
  ),
  '702.176': row(
    'Impending N: cast for its cost, it enters with N time counters and is no creature while it has one.',
    'Imminence N : lancée pour ce coût, elle arrive avec N marqueurs temps et n’est pas une créature tant qu’il en reste.',
  ),
} as const;
