// Citations of the decided policies D1 to D53: what the project does where the seeds are silent.
import { row, SEED_EDITIONS } from './citationRow.ts';

export const CITATIONS_POLICIES = {
  D1: row(
    'Cards are read in today’s wording, and a keyword means the same in every edition.',
    'Les cartes se lisent dans leur formulation actuelle, et un mot-clé a le même sens dans toute édition.',
  ),
  D2: row(
    'In classic, colour and abilities share layer 5: one order, with dependency across both.',
    'En classic, couleur et capacités partagent la couche 5 : un seul ordre, avec dépendance entre elles.',
    undefined,
    ['classic'],
  ),
  D3: row(
    'Whatever no other layer names is in layer 5, names included; later editions set names in layer 3.',
    'Ce qu’aucune autre couche ne nomme est de la couche 5, noms compris ; les éditions suivantes fixent les noms en couche 3.',
  ),
  D4: row(
    'In classic, static abilities that set power and toughness are in 6b, in one order with the effects of resolutions.',
    'En classic, les capacités statiques qui fixent force et endurance sont en 6b, dans le même ordre que les résolutions.',
    undefined,
    ['classic'],
  ),
  D5: row(
    'In classic, sublayer 6d is for what a static ability modifies, however the object got the ability.',
    'En classic, la sous-couche 6d reçoit ce qu’une capacité statique modifie, d’où que l’objet la tienne.',
    undefined,
    ['classic'],
  ),
  D6: row(
    'A characteristic-defining ability is printed, given by a token’s maker, copied or made by a text change; one granted by an effect is none.',
    'Une capacité de définition de caractéristique est imprimée, donnée par ce qui crée le jeton, copiée ou due au texte ; octroyée par un effet, elle n’en est pas une.',
  ),
  D7: row(
    'If the ability that defines power or toughness is lost first, its star counts as 0; a colour or type it defined stays.',
    'Si la capacité qui définit force ou endurance est perdue avant, son étoile vaut 0 ; couleur ou type déjà définis restent.',
  ),
  D8: row(
    'An ability gained in one layer does nothing in earlier layers: layers are walked once.',
    'Une capacité acquise dans une couche ne fait rien dans les précédentes : on parcourt les couches une fois.',
  ),
  D9: row(
    '“Loses all abilities” takes what the object has at that point; later grants and effects that have begun go on.',
    '« Perd toutes ses capacités » retire ce que l’objet a à ce moment ; octrois suivants et effets commencés continuent.',
  ),
  D10: row(
    'Face down is a status applied after copy effects: by default a colourless 2/2 creature without name, types or abilities, and that is copiable.',
    'Face cachée est un statut appliqué après la copie : par défaut une créature 2/2 incolore sans nom, type ni capacité, et c’est copiable.',
  ),
  D11: row(
    'What is no creature has no power or toughness; changes to them count once it is one.',
    'Ce qui n’est pas une créature n’a ni force ni endurance ; leurs changements comptent dès qu’il en est une.',
  ),
  D12: row(
    'A keyword counter gives its ability in the layer of abilities, with the timestamp of the newest counter of its kind.',
    'Un marqueur de mot-clé donne sa capacité dans la couche des capacités, à la date d’apparition du plus récent de son genre.',
  ),
  D13: row(
    'An effect takes its set of objects when its first part applies; an empty set stays empty.',
    'Un effet prend son ensemble d’objets quand sa première partie s’applique ; vide, il le reste.',
  ),
  D14: row(
    'A condition in a static ability is judged just before its first part applies, without the effect itself.',
    'La condition d’une capacité statique se juge juste avant sa première partie, sans l’effet lui-même.',
  ),
  D15: row(
    'A resolved effect with parts of both kinds: characteristics and control are locked, rules stay open.',
    'Un effet résolu mêlant les deux : caractéristiques et contrôle sont figés, les règles restent ouvertes.',
  ),
  D16: row(
    'A permanent is controlled by the player under whom it entered; control effects apply over that, the newest wins.',
    'Un permanent est contrôlé par le joueur sous qui il est arrivé ; les effets de contrôle s’y ajoutent, le plus récent l’emporte.',
  ),
  D17: row(
    '“You” in a control effect is its source’s controller as found so far in layer 2.',
    '« Vous » dans un effet de contrôle est le contrôleur de sa source tel que la couche 2 l’a trouvé jusque-là.',
  ),
  D18: row(
    'A change of control renews nothing: no timestamp, effect, counter, damage or attachment.',
    'Changer de contrôle ne renouvelle rien : ni date d’apparition, ni effet, ni marqueur, ni blessure, ni attache.',
  ),
  D19: row(
    '“For as long as” ends for good the first time it is false, phasing out included.',
    '« Tant que » finit pour de bon dès qu’il est faux, passage hors phase compris.',
  ),
  D20: row(
    'In classic, turning face up or down, flipping and transforming give no new timestamp.',
    'En classic, se retourner, basculer ou se transformer ne donne pas de nouvelle date d’apparition.',
    undefined,
    ['classic'],
  ),
  D21: row(
    'Timestamps at one moment go in the order stated; unstated, the active player’s objects first, then in turn order.',
    'Des dates d’apparition simultanées suivent l’ordre indiqué ; sinon, d’abord le joueur actif, puis l’ordre du tour.',
  ),
  D22: row(
    'Becoming attached gives a new timestamp, to a player too; to the same host nothing happens, and unattaching gives none.',
    'S’attacher donne une nouvelle date d’apparition, à un joueur aussi ; au même hôte rien n’arrive, et se détacher n’en donne pas.',
  ),
  D23: row(
    'Abilities got by copying have the later timestamp of the copy effect’s and the object’s.',
    'Les capacités dues à la copie ont la plus récente des dates d’apparition de l’effet de copie et de l’objet.',
  ),
  D24: row(
    'Phased out is a status: such a permanent neither affects nor is affected, and durations run on.',
    'Hors phase est un statut : un tel permanent n’affecte rien, n’est pas affecté, et les durées courent.',
  ),
  D25: row(
    'What leaves and returns is a new object; changes made to a permanent spell carry over to the permanent.',
    'Ce qui part et revient est un nouvel objet ; ce qui a changé un sort de permanent passe au permanent.',
  ),
  D26: row(
    'Effects on players, rules and costs go by timestamp and dependency; today’s rules order costs their own way.',
    'Les effets sur joueurs, règles et coûts suivent dates d’apparition et dépendances ; les règles actuelles ordonnent les coûts autrement.',
  ),
  D27: row(
    'Triggers of and on what enters are judged with everything applied; leaves and dies triggers look at the moment before.',
    'Les déclenchements d’une arrivée se jugent tout appliqué ; ceux d’un départ regardent l’instant d’avant.',
  ),
  D28: row(
    'In classic and 2011, “enters tapped, with or as” is judged without the effects of other sources.',
    'En classic et 2011, « arrive engagé, avec ou comme » se juge sans les effets d’autres sources.',
    undefined,
    SEED_EDITIONS,
  ),
  D29: row(
    'What enters face down uses none of its own “enters” abilities; turning up later is no entering.',
    'Ce qui arrive face cachée n’utilise aucune de ses capacités d’arrivée ; se retourner plus tard n’est pas arriver.',
  ),
  D30: row(
    'Dependency asks what would change on this board by applying that one effect now.',
    'La dépendance demande ce qui changerait ici et maintenant en appliquant ce seul effet.',
  ),
  D31: row(
    'What an effect does is its instruction with the blanks filled in, not whether the result sticks.',
    'Ce que fait un effet est son instruction complétée, non le résultat qui en reste.',
  ),
  D32: row(
    'After each application all effects left are judged again.',
    'Après chaque application, on juge de nouveau tous les effets restants.',
  ),
  D33: row(
    'Dependency delays, it never hastens: next is the oldest effect that waits for none of those left.',
    'La dépendance retarde, jamais n’avance : vient ensuite le plus ancien effet qui n’attend aucun des restants.',
  ),
  D34: row(
    'In a loop only the dependencies inside it fall away; those with effects outside still count.',
    'Dans une boucle, seules tombent les dépendances internes ; celles avec l’extérieur comptent encore.',
  ),
  D35: row(
    'The “permanents” of the dependency rule are objects in any zone, and players.',
    'Les « permanents » de la règle de dépendance sont les objets de toute zone, et les joueurs.',
  ),
  D36: row(
    'The newest copy effect gives all values; when it ends, what is beneath shows again.',
    'L’effet de copie le plus récent donne toutes les valeurs ; quand il finit, ce qu’il couvrait reparaît.',
  ),
  D37: row(
    'Copied values are taken once; what happens to the original afterwards changes nothing.',
    'Les valeurs copiées sont prises une fois ; ce qui arrive ensuite à l’original n’y change rien.',
  ),
  D38: row(
    'The “original values” that stay are those the object has in layer 1 just before the copy effect.',
    'Les « valeurs d’origine » qui restent sont celles de la couche 1 juste avant l’effet de copie.',
  ),
  D39: row(
    '“As it enters” does not apply to what becomes a copy without entering: its choices are undefined.',
    '« Au moment où il arrive » ne s’applique pas à ce qui devient copie sans arriver : ses choix sont indéfinis.',
  ),
  D40: row('Printed loyalty is copied, counters are not.', 'La loyauté imprimée se copie, les marqueurs non.'),
  D41: row(
    'Triggered abilities are copied like activated ones; a copied permanent spell ceases to exist on resolving, and is a token in current.',
    'Les capacités déclenchées se copient comme les activées ; un sort de permanent copié cesse d’exister à la résolution, et devient un jeton en current.',
  ),
  D42: row(
    'A permanent is turned face up by special action only if, face up and with all that applies, it would have an ability that allows it.',
    'Un permanent n’est retourné par action spéciale que si, face visible et tout appliqué, il aurait une capacité qui le permet.',
  ),
  D43: row(
    'Flipped is a status and a copy keeps its own; which face is up is copied.',
    'Basculé est un statut, et une copie garde le sien ; la face visible se copie.',
  ),
  D44: row(
    'A text change swaps every word of that role, type line included, and lies on the object; it is not copied.',
    'Un changement de texte échange chaque mot de ce rôle, ligne de type comprise, et reste sur l’objet ; il ne se copie pas.',
  ),
  D45: row(
    'An aura without “enchant” is unlimited in the seeds’ rules, and has nothing legal in current; with several, all must allow.',
    'Une aura sans « enchanter » n’a pas de limite selon les sources, et rien de légal en current ; avec plusieurs, toutes doivent permettre.',
  ),
  D46: row(
    'An aura attached to nothing goes to the graveyard; what is neither aura, equipment nor fortification becomes unattached.',
    'Une aura attachée à rien va au cimetière ; ce qui n’est ni aura, ni équipement, ni fortification se détache.',
  ),
  D47: row(
    'An aura spell whose target is illegal on resolution goes to the graveyard and nothing enters.',
    'Un sort d’aura dont la cible est illégale à la résolution va au cimetière, et rien n’arrive.',
  ),
  D48: row(
    'Legend rule as the edition has it; of world permanents the newest stays.',
    'Règle des légendes selon l’édition ; des permanents du monde, le plus récent reste.',
  ),
  D49: row(
    'Damage takes loyalty counters off a planeswalker; with none it goes to the graveyard.',
    'Les blessures retirent des marqueurs de loyauté ; sans marqueur, le planeswalker va au cimetière.',
  ),
  D50: row(
    '+1/+1 and -1/-1 counters on one permanent are removed in pairs.',
    'Les marqueurs +1/+1 et -1/-1 d’un même permanent sont retirés par paires.',
  ),
  D51: row(
    'State-based actions run all at once, again until none applies, then triggers; no player loses the game by them.',
    'Les actions basées sur l’état ont lieu ensemble, jusqu’à épuisement, puis les déclenchements ; aucun joueur n’y perd la partie.',
  ),
  D52: row(
    'The rules of the seeds’ years do not say that a gained subtype has to go with a card type, so there any is gained.',
    'Les règles de ces années ne disent pas qu’un sous-type acquis doit aller avec un type de carte : tous s’y acquièrent.',
    undefined,
    SEED_EDITIONS,
  ),
  D53: row(
    'Before 2016 nothing keeps a permanent’s own ability from transforming it though it has transformed meanwhile.',
    'Avant 2016, rien n’empêche une capacité d’un permanent de le transformer, même s’il s’est transformé entre-temps.',
    undefined,
    SEED_EDITIONS,
  ),
} as const;
