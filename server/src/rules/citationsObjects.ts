// Citations: rules of today on objects, types, casting, activating and triggering (chapters 1 to 6, up to 606).
import { ONLY_CURRENT, row } from './citationRow.ts';

export const CITATIONS_OBJECTS = {
  '101.2': row(
    'If one effect allows something and another forbids it, it is forbidden.',
    'Si un effet permet une chose et qu’un autre l’interdit, elle est interdite.',
  ),
  '105.2': row(
    'An object is monocoloured, multicoloured or colourless by how many of the five colours it has.',
    'Un objet est monocolore, multicolore ou incolore selon combien des cinq couleurs il a.',
  ),
  '107.3': row(
    'X takes the value announced for the spell or ability; anywhere but on the stack, X in a cost is 0.',
    'X prend la valeur annoncée pour le sort ou la capacité ; ailleurs que sur la pile, X vaut 0 dans un coût.',
  ),
  '107.4': row(
    'The mana symbols: generic, coloured, colourless, snow, hybrid, Phyrexian and variable ones.',
    'Les symboles de mana : générique, coloré, incolore, neigeux, hybride, phyrexian et variable.',
  ),
  '109.5': row(
    '“You” on an object means its controller, or its owner if it has none.',
    '« Vous » sur un objet désigne son contrôleur, ou son propriétaire s’il n’en a pas.',
  ),
  '110.2': row(
    'A permanent’s controller is the player under whose control it entered, unless an effect says otherwise.',
    'Le contrôleur d’un permanent est le joueur sous le contrôle de qui il est arrivé, sauf effet contraire.',
  ),
  '110.5': row(
    'Status: a permanent is tapped or untapped, flipped or not, face up or face down, phased in or out.',
    'Statut : un permanent est engagé ou non, basculé ou non, face visible ou cachée, en phase ou hors phase.',
  ),
  '111.3': row(
    'What creates a token sets its characteristics, and these are its copiable values.',
    'Ce qui crée un jeton fixe ses caractéristiques, et ce sont ses valeurs copiables.',
  ),
  '111.4': row(
    'A token without a given name is named after its creature types; today followed by the word Token.',
    'Un jeton sans nom donné porte celui de ses types de créature ; aujourd’hui suivi du mot Jeton.',
  ),
  '111.7': row(
    'A token that is in a zone other than the battlefield ceases to exist.',
    'Un jeton qui est ailleurs que sur le champ de bataille cesse d’exister.',
  ),
  '111.8': row(
    'A token that has left the battlefield can’t come back.',
    'Un jeton qui a quitté le champ de bataille ne peut pas y revenir.',
  ),
  '112.1': row('A spell is a card, or a copy, on the stack.', 'Un sort est une carte, ou une copie, sur la pile.'),
  '113.2': row(
    'Abilities can be activated, triggered or static, and mana abilities are a special kind.',
    'Les capacités sont activées, déclenchées ou statiques, les capacités de mana étant d’un genre à part.',
  ),
  '113.6': row(
    'Abilities work on the battlefield unless they say otherwise or can only work elsewhere.',
    'Les capacités agissent sur le champ de bataille, sauf mention contraire ou si elles ne peuvent agir qu’ailleurs.',
  ),
  '113.7': row(
    'The source of an ability is the object that generated it, and an ability on the stack does not need it any more.',
    'La source d’une capacité est l’objet qui l’a produite ; sur la pile, la capacité n’en dépend plus.',
  ),
  '115.1': row(
    'A target is chosen as a spell or ability is put on the stack.',
    'Une cible est choisie quand un sort ou une capacité est mis sur la pile.',
  ),
  '115.4': row(
    '“Any target” is a creature, player, planeswalker or battle.',
    '« N’importe quelle cible » est une créature, un joueur, un planeswalker ou une bataille.',
  ),
  '115.7': row(
    'When targets are changed or chosen anew, each new target must be legal.',
    'Quand on change ou choisit à nouveau des cibles, chaque nouvelle cible doit être légale.',
  ),
  '118.3': row(
    'A player can’t pay a cost without having what it takes.',
    'Un joueur ne peut payer un coût sans en avoir de quoi.',
  ),
  '118.7': row(
    'What a spell or ability costs can be raised or lowered; a reduction of generic mana stops at none.',
    'Le coût d’un sort ou d’une capacité peut augmenter ou baisser ; une réduction de mana générique s’arrête à zéro.',
  ),
  '119.3': row(
    'Damage to a player takes that much life.',
    'Les blessures infligées à un joueur lui coûtent autant de points de vie.',
  ),
  '120.3': row(
    'Damage is marked on a creature, takes life from a player and loyalty from a planeswalker.',
    'Les blessures sont marquées sur une créature, retirent des points de vie à un joueur et de la loyauté à un planeswalker.',
  ),
  '122.1': row(
    'A counter is a marker on an object or player; +1/+1 and -1/-1 counters change power and toughness, others what they say.',
    'Un marqueur est posé sur un objet ou un joueur ; +1/+1 et -1/-1 changent force et endurance, les autres ce qu’ils disent.',
  ),
  '122.1c': row(
    'A shield counter is removed instead of damage to its permanent, or of its destruction by an effect.',
    'Un marqueur « bouclier » est retiré à la place de blessures au permanent, ou de sa destruction par un effet.',
  ),
  '122.1d': row(
    'What has a stun counter does not untap: the counter is removed instead.',
    'Ce qui a un marqueur « étourdi » ne se dégage pas : le marqueur est retiré à la place.',
  ),
  '122.1h': row(
    'What has a finality counter is exiled instead of going from the battlefield to a graveyard.',
    'Ce qui a un marqueur « finalité » est exilé au lieu d’aller du champ de bataille au cimetière.',
  ),
  '122.1b': row(
    'A keyword counter gives the permanent that keyword.',
    'Un marqueur de mot-clé donne ce mot-clé au permanent.',
  ),
  '122.2': row('An object that changes zones loses its counters.', 'Un objet qui change de zone perd ses marqueurs.'),
  '201.1': row('A card’s name is what is printed at its top.', 'Le nom d’une carte est imprimé en haut.'),
  '201.5': row(
    'A card’s own name in its text means that object itself.',
    'Le nom d’une carte dans son propre texte désigne cet objet lui-même.',
  ),
  '201.5a': row(
    'A name in an ability that an effect grants means the object that grants it.',
    'Un nom dans une capacité octroyée désigne l’objet qui l’octroie.',
  ),
  '201.5b': row(
    'A name in an ability gained or copied from another object means the object that has the ability now.',
    'Un nom dans une capacité acquise ou copiée d’un autre objet désigne l’objet qui l’a maintenant.',
  ),
  '202.1': row(
    'The mana cost is printed in the upper corner; an object without one can’t be paid for with mana.',
    'Le coût de mana est imprimé en haut ; un objet qui n’en a pas ne peut être payé.',
  ),
  '202.2': row(
    'An object has the colours of the mana symbols in its mana cost.',
    'Un objet a les couleurs des symboles de son coût de mana.',
  ),
  '202.3': row(
    'Mana value: the total amount of mana in the mana cost, whatever its colour.',
    'Valeur de mana : la quantité totale de mana du coût de mana, quelle qu’en soit la couleur.',
  ),
  '202.3b': row(
    'The mana value of a face, or of a copy of it, follows the front face’s cost on double-faced permanents.',
    'La valeur de mana d’un permanent à deux faces suit le coût de sa face avant.',
  ),
  '202.3e': row(
    'X in a mana cost counts as announced on the stack and as 0 elsewhere.',
    'X dans un coût de mana compte comme annoncé sur la pile, et pour 0 ailleurs.',
  ),
  '204': row(
    'A colour indicator gives its object the colours it shows.',
    'Un indicateur de couleur donne à son objet les couleurs qu’il montre.',
    undefined,
    ONLY_CURRENT,
  ),
  '205.1': row(
    'The type line holds card types, and, where there are some, supertypes and subtypes.',
    'La ligne de type porte les types de carte et, s’il y en a, surtypes et sous-types.',
  ),
  '205.1a': row(
    'An effect that sets card types replaces the old ones, with the subtypes that went with them; one that sets subtypes replaces those of that kind.',
    'Un effet qui fixe des types de carte remplace les anciens, avec leurs sous-types ; s’il fixe des sous-types, ceux de ce genre.',
  ),
  '205.1b': row(
    '“In addition to its other types”, “still a land” and “becomes an artifact creature” keep what was there.',
    '« En plus de ses autres types », « toujours un terrain » et « devient une créature-artefact » gardent ce qui était là.',
  ),
  '205.3': row('Each subtype belongs to a card type.', 'Chaque sous-type va avec un type de carte.'),
  '205.3d': row(
    'An object can’t gain a subtype that goes with none of its card types.',
    'Un objet ne peut acquérir un sous-type qui ne va avec aucun de ses types.',
    undefined,
    ONLY_CURRENT,
  ),
  '205.4': row(
    'Supertypes are independent of card types and stay when those change.',
    'Les surtypes sont indépendants des types de carte et restent quand ceux-ci changent.',
  ),
  '208.1': row('Power and toughness are printed on creatures.', 'Force et endurance sont imprimées sur les créatures.'),
  '208.2': row(
    'A star in power or toughness is set by a characteristic-defining ability; a number that can’t be found is 0.',
    'Une étoile en force ou endurance est fixée par une capacité de définition ; ce qui est introuvable vaut 0.',
  ),
  '208.3': row(
    'What is no creature has no power or toughness.',
    'Ce qui n’est pas une créature n’a ni force ni endurance.',
  ),
  '209.1': row(
    'Planeswalkers have a printed loyalty, with that many counters as they enter.',
    'Les planeswalkers ont une loyauté imprimée et arrivent avec autant de marqueurs.',
  ),
  '210': row(
    'A battle’s printed defense says with how many defense counters it enters.',
    'La défense imprimée d’une bataille dit avec combien de marqueurs elle arrive.',
    undefined,
    ONLY_CURRENT,
  ),
  '301.5': row('Equipment can be attached to a creature only.', 'Un équipement ne s’attache qu’à une créature.'),
  '301.5c': row(
    'Equipment that is a creature, or would equip itself, can’t be attached.',
    'Un équipement qui est une créature, ou qui s’équiperait lui-même, ne peut être attaché.',
  ),
  '301.6': row('Fortifications are attached to lands.', 'Les fortifications s’attachent aux terrains.'),
  '302.6': row(
    'Summoning sickness is taken as given by the scenarios.',
    'Le mal d’invocation est tenu pour réglé par les scénarios.',
  ),
  '305.1': row(
    'A land is played, not cast, in one’s own main phase with an empty stack.',
    'Un terrain se joue, sans être lancé, pendant sa propre phase principale, pile vide.',
  ),
  '305.6': row(
    'Each basic land type has its mana ability: Plains {W}, Island {U}, Swamp {B}, Mountain {R}, Forest {G}.',
    'Chaque type de terrain de base a sa capacité de mana : plaine {W}, île {U}, marais {B}, montagne {R}, forêt {G}.',
  ),
  '305.7': row(
    'Setting a land’s type to a basic one removes its other land types and the abilities of its text, and gives the type’s mana ability.',
    'Fixer un type de terrain de base retire les autres types de terrain et les capacités du texte, et donne la capacité de mana du type.',
  ),
  '305.8': row('A land is basic only by its supertype.', 'Un terrain n’est de base que par son surtype.'),
  '306.5': row(
    'A planeswalker enters with as many loyalty counters as its printed loyalty.',
    'Un planeswalker arrive avec autant de marqueurs que sa loyauté imprimée.',
  ),
  '400.7': row(
    'An object that changes zones becomes a new object, with no memory of its former existence.',
    'Un objet qui change de zone devient un nouvel objet, sans lien avec le précédent.',
  ),
  '402.2': row('Maximum hand size is normally seven.', 'La taille de main maximale est normalement de sept.'),
  '514.2': row(
    'At cleanup, damage is removed and “until end of turn” and “this turn” effects end.',
    'Au nettoyage, les blessures sont retirées et les effets « jusqu’à la fin du tour » et « ce tour-ci » finissent.',
  ),
  '601.2': row(
    'Casting a spell: put it on the stack, make its choices, pay its costs.',
    'Lancer un sort : le mettre sur la pile, faire ses choix, payer ses coûts.',
  ),
  '601.2a': row(
    'To cast a spell it is first moved to the stack.',
    'Pour lancer un sort, on le met d’abord sur la pile.',
  ),
  '601.2b': row(
    'Modes, additional and alternative costs and X are announced first.',
    'Modes, coûts additionnels ou alternatifs et X s’annoncent d’abord.',
  ),
  '601.2c': row('A target must be legal as it is chosen.', 'Une cible doit être légale quand on la choisit.'),
  '601.2d': row(
    'A division among targets is announced with them, at least one each.',
    'Une répartition entre des cibles s’annonce avec elles, au moins un à chacune.',
  ),
  '601.2f': row(
    'The total cost is the mana or alternative cost, plus increases, minus reductions.',
    'Le coût total est le coût de mana ou alternatif, plus les augmentations, moins les réductions.',
  ),
  '601.2h': row(
    'A spell whose costs can’t be paid can’t be cast.',
    'Un sort dont les coûts ne peuvent être payés ne peut être lancé.',
  ),
  '601.3': row(
    'A player can cast a spell only when a rule or effect lets them.',
    'Un joueur ne lance un sort que si une règle ou un effet le lui permet.',
  ),
  '602.1': row(
    'An activated ability has a cost and an effect, parted by a colon.',
    'Une capacité activée a un coût et un effet, séparés par deux-points.',
  ),
  '602.2': row(
    'Only an object’s controller can activate its abilities, unless it says otherwise.',
    'Seul le contrôleur d’un objet peut activer ses capacités, sauf mention contraire.',
  ),
  '602.5': row(
    'An ability can’t be activated against a restriction or more often than it allows.',
    'Une capacité ne peut être activée contre une restriction ni plus souvent qu’elle ne le permet.',
  ),
  '603.2': row(
    'A triggered ability triggers whenever its event happens.',
    'Une capacité déclenchée se déclenche à chaque occurrence de son événement.',
  ),
  '603.3': row(
    'A triggered ability waits to be put on the stack; then its choices are made.',
    'Une capacité déclenchée attend d’être mise sur la pile ; ses choix se font alors.',
  ),
  '603.4': row(
    'An “if” right after the event is checked on triggering and again on resolution.',
    'Un « si » juste après l’événement est vérifié au déclenchement, puis à la résolution.',
  ),
  '603.5': row('A “may” is decided on resolution.', 'Un « peut » se décide à la résolution.'),
  '603.6': row(
    'Zone-change triggers look at the object in its new zone, leaves triggers at the moment before.',
    'Les déclenchements de changement de zone regardent l’objet dans sa nouvelle zone ; ceux de départ, l’instant d’avant.',
  ),
  '603.6b': row(
    'Enters triggers are judged with every continuous effect applied to the permanent as it enters.',
    'Les déclenchements d’arrivée se jugent avec tous les effets continus appliqués au permanent qui arrive.',
  ),
  '603.7': row(
    'A delayed triggered ability is created by an effect and triggers later.',
    'Une capacité déclenchée à retardement est créée par un effet et se déclenche plus tard.',
  ),
  '603.12': row(
    'A reflexive trigger (“When you do”) triggers on what was done earlier in the resolution; its targets are chosen then.',
    'Un déclenchement réflexif (« Quand vous le faites ») a lieu sur ce qu’a fait la résolution ; ses cibles se choisissent alors.',
  ),
  '603.8': row(
    'A state trigger triggers while a state is true, and not again until it has left the stack.',
    'Un déclenchement d’état a lieu tant qu’un état est vrai, et pas de nouveau avant d’avoir quitté la pile.',
  ),
  '603.10': row(
    'Leaves and dies triggers look back at the game just before the event.',
    'Les déclenchements de départ et de mort regardent le jeu juste avant l’événement.',
  ),
  '604.3': row(
    'A characteristic-defining ability says what a characteristic of its own object is, in every zone.',
    'Une capacité de définition de caractéristique dit ce qu’est une caractéristique de son objet, dans toute zone.',
  ),
  '605.1': row(
    'A mana ability could add mana, has no target and is no loyalty ability.',
    'Une capacité de mana peut ajouter du mana, ne cible pas et n’est pas une capacité de loyauté.',
  ),
  '605.3': row('Mana abilities don’t use the stack.', 'Les capacités de mana n’utilisent pas la pile.'),
  '606.3': row(
    'A loyalty ability is activated in one’s own main phase with an empty stack, once a turn for each permanent.',
    'Une capacité de loyauté s’active pendant sa propre phase principale, pile vide, une fois par tour et permanent.',
  ),
  '107.1b': row(
    'A number in the game below 0 counts as 0, unless it sets or changes power, toughness or life.',
    'Un nombre inférieur à 0 compte pour 0, sauf s’il fixe ou change force, endurance ou points de vie.',
  ),
  '107.1c': row('“Any number” includes zero.', '« N’importe quel nombre » comprend zéro.'),
  '115.2': row(
    'Only permanents are targets, unless a spell or ability says it targets something else.',
    'Seuls des permanents sont des cibles, sauf si le sort ou la capacité vise autre chose.',
  ),
  '115.3': row(
    'One instance of “target” can’t take the same target twice.',
    'Une même mention de « cible » ne peut prendre deux fois la même cible.',
  ),
  '115.5': row(
    'A spell or ability on the stack can’t target itself.',
    'Un sort ou une capacité sur la pile ne peut se cibler.',
  ),
  '119.4': row(
    'A player can pay life only if they have that much.',
    'Un joueur ne peut payer que les points de vie qu’il a.',
  ),
  '303.4k': row(
    'Cards can say in other words where an aura may go; those limits hold too.',
    'Des cartes peuvent dire autrement où une aura peut aller ; ces limites valent aussi.',
    undefined,
    ONLY_CURRENT,
  ),
  '303.4m': row(
    '“Enchanted creature” means whatever the permanent is attached to, of whatever types that is.',
    '« La créature enchantée » désigne ce à quoi le permanent est attaché, quels qu’en soient les types.',
    undefined,
    ONLY_CURRENT,
  ),
  '405.5': row(
    'The top object of the stack resolves when all players pass.',
    'L’objet au sommet de la pile se résout quand tous les joueurs passent.',
  ),
  '602.2b': row(
    'Activating an ability follows the steps of casting a spell.',
    'Activer une capacité suit les étapes du lancement d’un sort.',
  ),
  '602.5d': row(
    '“Activate only as a sorcery” means in one’s own main phase with an empty stack.',
    '« N’activez que comme un rituel » veut dire pendant sa phase principale, pile vide.',
  ),
  '603.3d': row(
    'A triggered ability whose choices can’t be made legally is removed from the stack.',
    'Une capacité déclenchée dont les choix ne peuvent être faits légalement quitte la pile.',
  ),
  '606.6': row(
    'A loyalty ability with a negative cost needs that many counters.',
    'Une capacité de loyauté à coût négatif exige autant de marqueurs.',
  ),
} as const;
