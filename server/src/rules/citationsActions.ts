// Citations: rules of today on keyword actions and abilities, state-based actions, copies, face-down cards and faces (701 on).
import { ONLY_CURRENT, row } from './citationRow.ts';

export const CITATIONS_ACTIONS = {
  '701.3': row(
    'Attaching moves an aura, equipment or fortification to another host; to the same or an illegal one nothing happens.',
    'Attacher déplace une aura, un équipement ou une fortification ; au même hôte ou à un illégal, rien n’arrive.',
  ),
  '701.8': row(
    'To destroy moves a permanent from the battlefield to its owner’s graveyard.',
    'Détruire met un permanent du champ de bataille au cimetière de son propriétaire.',
  ),
  '701.9': row(
    'To discard moves a card from hand to graveyard.',
    'Se défausser met une carte de la main au cimetière.',
  ),
  '701.12': row('An exchange happens wholly or not at all.', 'Un échange a lieu en entier ou pas du tout.'),
  '701.21': row(
    'To sacrifice moves a permanent one controls to its owner’s graveyard.',
    'Sacrifier met un permanent qu’on contrôle au cimetière de son propriétaire.',
  ),
  '701.27': row('Only a double-faced permanent can transform.', 'Seul un permanent à deux faces peut se transformer.'),
  '701.40': row(
    'To manifest puts a card onto the battlefield face down as a 2/2 creature.',
    'Manifester met une carte sur le champ de bataille face cachée, créature 2/2.',
  ),
  '701.40g': row(
    'A face-down instant or sorcery card that would turn face up is revealed and stays face down.',
    'Une carte d’éphémère ou de rituel face cachée qui devrait être retournée est révélée et reste face cachée.',
  ),
  '702.2': row(
    'Deathtouch: damage from it destroys a creature.',
    'Contact mortel : ses blessures détruisent une créature.',
  ),
  '702.3': row('Defender: can’t attack.', 'Défenseur : ne peut pas attaquer.'),
  '702.4': row(
    'Double strike: deals combat damage twice.',
    'Double initiative : inflige deux fois ses blessures de combat.',
  ),
  '702.5': row('Enchant: what an aura can be attached to.', 'Enchanter : ce à quoi une aura peut être attachée.'),
  '702.6': row(
    'Equip: attach this equipment to a creature you control, as a sorcery.',
    'Équipement : attachez cet équipement à une créature que vous contrôlez, comme un rituel.',
  ),
  '702.7': row(
    'First strike: deals combat damage before creatures without it.',
    'Initiative : inflige ses blessures de combat avant les autres.',
  ),
  '702.8': row(
    'Flash: may be cast whenever you could cast an instant.',
    'Flash : se lance quand vous pourriez lancer un éphémère.',
  ),
  '702.9': row('Flying: can be blocked by flying or reach only.', 'Vol : bloqué seulement par le vol ou la portée.'),
  '702.10': row('Haste: may attack and use {T} at once.', 'Célérité : peut attaquer et utiliser {T} aussitôt.'),
  '702.11': row(
    'Hexproof: can’t be the target of opponents’ spells or abilities.',
    'Défense talismanique : ne peut être la cible de sorts ou capacités adverses.',
  ),
  '702.12': row('Indestructible: can’t be destroyed.', 'Indestructible : ne peut être détruit.'),
  '702.13': row(
    'Intimidate: can be blocked only by artifact creatures and creatures that share a colour.',
    'Intimidation : bloquée seulement par des créatures-artefacts ou d’une couleur commune.',
  ),
  '702.14': row(
    'Landwalk: can’t be blocked while the defending player controls such a land.',
    'Traversée : imblocable tant que le défenseur contrôle un tel terrain.',
  ),
  '702.15': row(
    'Lifelink: its controller gains as much life as it deals damage.',
    'Lien de vie : son contrôleur gagne autant de points de vie qu’elle inflige de blessures.',
  ),
  '702.16': row(
    'Protection: no damage from, no enchanting or equipping by, no blocking by, no targeting by that quality.',
    'Protection : ni blessures, ni attaches, ni blocage, ni ciblage de cette qualité.',
  ),
  '702.17': row('Reach: can block flying creatures.', 'Portée : peut bloquer le vol.'),
  '702.18': row(
    'Shroud: can’t be the target of spells or abilities.',
    'Linceul : ne peut être la cible de sorts ou de capacités.',
  ),
  '702.19': row(
    'Trample: excess combat damage goes to the player.',
    'Piétinement : le surplus de blessures va au joueur.',
  ),
  '702.20': row('Vigilance: attacking doesn’t cause it to tap.', 'Vigilance : attaquer ne l’engage pas.'),
  '702.21': row(
    'Ward: opponents’ spells or abilities that target it are countered unless a cost is paid.',
    'Parade : ce qui la cible chez l’adversaire est contrecarré, sauf à payer un coût.',
  ),
  '702.24': row(
    'Cumulative upkeep: each upkeep an age counter, then pay for each or sacrifice.',
    'Entretien cumulatif : à chaque entretien un marqueur « âge », puis payez pour chacun ou sacrifiez.',
  ),
  '702.26': row(
    'Phasing: what is phased out is treated as though it did not exist.',
    'Déphasage : ce qui est hors phase est traité comme s’il n’existait pas.',
  ),
  '702.27': row(
    'Buyback: for an added cost the spell returns to hand on resolving.',
    'Rachat : pour un coût additionnel, le sort revient en main à la résolution.',
  ),
  '702.32': row(
    'Fading: enters with fade counters and loses one each upkeep.',
    'Disparition progressive : arrive avec des marqueurs et en perd un à chaque entretien.',
  ),
  '702.33': row(
    'Kicker: an added cost that may be paid for more.',
    'Kick : un coût additionnel qu’on peut payer pour plus.',
  ),
  '702.36': row(
    'Fear: can be blocked only by artifact or black creatures.',
    'Peur : bloquée seulement par des créatures-artefacts ou noires.',
  ),
  '702.37': row(
    'Morph: may be cast face down as a 2/2 creature and turned face up for its cost.',
    'Mue : se lance face cachée, créature 2/2, et se retourne pour son coût.',
  ),
  '702.40': row(
    'Storm: copied for each spell cast before it this turn.',
    'Déluge : copié pour chaque sort lancé avant lui ce tour-ci.',
  ),
  '702.73': row('Changeling: is every creature type.', 'Changelin : est de tous les types de créature.'),
  '702.90': row(
    'Infect: deals damage as -1/-1 and poison counters.',
    'Infection : inflige ses blessures en marqueurs -1/-1 et poison.',
  ),
  '702.103': row(
    'Bestow: may be cast as an aura; it is no creature while it is one.',
    'Sublimation : peut se lancer comme aura ; ce n’est pas alors une créature.',
  ),
  '702.111': row(
    'Menace: can’t be blocked except by two or more creatures.',
    'Menace : ne peut être bloquée que par deux créatures ou plus.',
  ),
  '702.111b': row(
    'A creature with menace can’t be blocked except by two or more creatures.',
    'Une créature avec la menace ne peut être bloquée que par deux créatures ou plus.',
  ),
  '702.114': row('Devoid: is colourless.', 'Carence : est incolore.'),
  '704.3': row(
    'State-based actions are checked all at once, and again until none applies.',
    'Les actions basées sur l’état sont vérifiées ensemble, jusqu’à ce qu’aucune ne s’applique.',
  ),
  '704.5a': row('A player with 0 or less life loses the game.', 'Un joueur à 0 point de vie ou moins perd la partie.'),
  '704.5c': row(
    'A player with ten or more poison counters loses the game.',
    'Un joueur ayant dix marqueurs « poison » ou plus perd la partie.',
  ),
  '704.5d': row(
    'A token that is not on the battlefield ceases to exist.',
    'Un jeton qui n’est pas sur le champ de bataille cesse d’exister.',
  ),
  '704.5e': row(
    'A copy of a spell off the stack, or of a card off the stack and battlefield, ceases to exist.',
    'Une copie de sort hors de la pile, ou de carte hors de la pile et du champ de bataille, cesse d’exister.',
  ),
  '704.5f': row(
    'A creature with toughness 0 or less goes to its owner’s graveyard.',
    'Une créature d’endurance 0 ou moins va au cimetière de son propriétaire.',
  ),
  '704.5g': row('A creature with lethal damage is destroyed.', 'Une créature aux blessures mortelles est détruite.'),
  '704.5h': row(
    'A creature damaged by a source with deathtouch is destroyed.',
    'Une créature blessée par une source au contact mortel est détruite.',
  ),
  '704.5i': row(
    'A planeswalker with loyalty 0 goes to its owner’s graveyard.',
    'Un planeswalker de loyauté 0 va au cimetière de son propriétaire.',
  ),
  '704.5j': row(
    'Legend rule: of legendary permanents of one name, the edition says which go to the graveyard.',
    'Règle des légendes : de légendaires du même nom, l’édition dit lesquels vont au cimetière.',
  ),
  '704.5k': row(
    'World rule: of world permanents only the newest stays.',
    'Règle du monde : des permanents du monde, seul le plus récent reste.',
  ),
  '704.5y': row(
    'Of the Roles that one player controls on one permanent, only the newest stays.',
    'Des rôles qu’un même joueur contrôle sur un permanent, seul le plus récent reste.',
    undefined,
    ONLY_CURRENT,
  ),
  '714.4': row(
    'A Saga whose final chapter ability has left the stack is sacrificed by its controller.',
    'Une saga dont la dernière capacité de chapitre a quitté la pile est sacrifiée par son contrôleur.',
  ),
  '704.5m': row(
    'An aura attached to something illegal or to nothing goes to its owner’s graveyard.',
    'Une aura attachée à ce qui est illégal ou à rien va au cimetière de son propriétaire.',
  ),
  '704.5n': row(
    'Equipment attached to something illegal becomes unattached and stays.',
    'Un équipement attaché à ce qui est illégal se détache et reste.',
  ),
  '704.5p': row(
    'A creature, or what is neither aura, equipment nor fortification, becomes unattached.',
    'Une créature, ou ce qui n’est ni aura, ni équipement, ni fortification, se détache.',
  ),
  '704.5q': row(
    '+1/+1 and -1/-1 counters on one permanent are removed in pairs.',
    'Les marqueurs +1/+1 et -1/-1 d’un même permanent sont retirés par paires.',
  ),
  '707.2a': row(
    'An object’s status and its effects do not come along when it is copied; a back face that is up does.',
    'Le statut et les effets d’un objet ne suivent pas sa copie ; la face arrière visible, si.',
    undefined,
    ONLY_CURRENT,
  ),
  '707.8': row(
    'A double-faced permanent is copied with the face that is up.',
    'Un permanent à deux faces se copie avec sa face visible.',
  ),
  '707.8a': row(
    'A token copy of a double-faced permanent has both faces.',
    'Un jeton copie d’un permanent à deux faces a les deux faces.',
    undefined,
    ONLY_CURRENT,
  ),
  '707.9e': row(
    'Conditions for copying exceptions are judged on the object copied.',
    'Les conditions des exceptions de copie se jugent sur l’objet copié.',
  ),
  '707.10f': row(
    'A copy of a permanent spell becomes a token as it resolves.',
    'La copie d’un sort de permanent devient un jeton en se résolvant.',
    undefined,
    ONLY_CURRENT,
  ),
  '708.2': row(
    'A face-down object has only what the rule or effect that turned it down gives it.',
    'Un objet face cachée n’a que ce que lui donne ce qui l’a retourné.',
  ),
  '708.2a': row(
    'A face-down permanent is by default a colourless 2/2 creature without name, subtypes, abilities or mana cost.',
    'Un permanent face cachée est par défaut une créature 2/2 incolore sans nom, sous-type, capacité ni coût de mana.',
  ),
  '708.2b': row(
    'Nothing happens to a face-down permanent that is told to turn face down.',
    'Rien n’arrive à un permanent face cachée qui devrait être retourné face cachée.',
  ),
  '708.3': row(
    'What is put onto the battlefield face down is turned down before it enters: its own “enters” abilities do nothing.',
    'Ce qui arrive face cachée l’est avant d’arriver : ses capacités d’arrivée ne font rien.',
  ),
  '708.4': row(
    'A spell cast face down is turned down before it is put on the stack.',
    'Un sort lancé face cachée l’est avant d’être mis sur la pile.',
  ),
  '708.7': row(
    'A permanent’s controller may turn it face up only where a rule or effect allows.',
    'Le contrôleur ne retourne un permanent face visible que là où une règle ou un effet le permet.',
  ),
  '708.8': row(
    'A permanent turned face up regains its normal copiable values; nothing enters.',
    'Un permanent retourné face visible reprend ses valeurs copiables ; rien n’arrive.',
  ),
  '708.10': row(
    'A face-down permanent that becomes a copy stays face down with its face-down values.',
    'Un permanent face cachée qui devient une copie reste face cachée avec ses valeurs.',
  ),
  '709.4': row(
    'Off the stack a split card has the characteristics of both halves.',
    'Hors de la pile, une carte double a les caractéristiques de ses deux moitiés.',
  ),
  '710.1': row(
    'A flip card has its lower half’s characteristics while it is flipped.',
    'Une carte à bascule a les caractéristiques de sa moitié inférieure tant qu’elle est basculée.',
  ),
  '712.8': row(
    'A double-faced permanent has the characteristics of the face that is up.',
    'Un permanent à deux faces a les caractéristiques de sa face visible.',
  ),
  '712.14a': row(
    'A card that is not double-faced and is to enter transformed stays where it is.',
    'Une carte sans double face qui devrait arriver transformée reste où elle est.',
  ),
  '712.15': row(
    'A double-faced card that is face down has only its face-down values, and can’t transform meanwhile.',
    'Une carte à deux faces face cachée n’a que ses valeurs de face cachée, et ne peut alors se transformer.',
  ),
  '712.16': row(
    'A double-faced permanent can’t be turned face down.',
    'Un permanent à deux faces ne peut pas être retourné face cachée.',
  ),
  '712.10': row(
    'A permanent that is not double-faced can’t transform.',
    'Un permanent sans double face ne peut pas se transformer.',
  ),
  '712.18': row(
    'A permanent that transforms stays the same object.',
    'Un permanent qui se transforme reste le même objet.',
  ),
  '715.3d': row(
    'A spell cast as an Adventure is exiled as it resolves, and its controller may cast the card from there, not as an Adventure.',
    'Un sort lancé comme Aventure est exilé en se résolvant, et son contrôleur peut lancer la carte de là, pas comme Aventure.',
  ),
  '720.3d': row(
    'A spell cast as an Omen is shuffled into its owner’s library as it resolves.',
    'Un sort lancé comme Présage est mélangé dans la bibliothèque de son propriétaire en se résolvant.',
  ),
  '715.3': row(
    'A card with an adventure may be cast as the adventure.',
    'Une carte avec une aventure peut être lancée comme l’aventure.',
  ),
  '800.4a': row(
    'When a player leaves, what they own leaves and their control effects end.',
    'Quand un joueur part, ce qu’il possède part et ses effets de contrôle finissent.',
  ),
  '700.2': row(
    'A modal spell or ability names its modes as it is put on the stack.',
    'Un sort ou une capacité modal nomme ses modes quand il est mis sur la pile.',
  ),
  '700.4': row(
    '“Dies” means being put into a graveyard from the battlefield.',
    '« Meurt » veut dire : va au cimetière depuis le champ de bataille.',
  ),
  '700.13': row(
    'A spell or ability that targets an opponent, something of theirs or a card in their graveyard is a crime.',
    'Un sort ou une capacité qui cible un adversaire, ce qu’il contrôle ou une carte de son cimetière est un crime.',
  ),
  '701.6': row(
    'To counter a spell or ability removes it from the stack without resolving.',
    'Contrecarrer un sort ou une capacité l’ôte de la pile sans résolution.',
  ),
  '701.7': row('To create a token puts it onto the battlefield.', 'Créer un jeton le met sur le champ de bataille.'),
  '701.13': row('To exile moves an object to the exile zone.', 'Exiler met un objet en exil.'),
  '701.19': row(
    'A regeneration shield replaces the next destruction this turn.',
    'Un bouclier de régénération remplace la prochaine destruction de ce tour.',
  ),
  '701.26': row(
    'To tap turns a permanent sideways, to untap upright; only one that isn’t so can be.',
    'Engager tourne un permanent, dégager le redresse ; seulement s’il ne l’est pas déjà.',
  ),
  '702.5a': row(
    '“Enchant” limits what an aura spell can target and what the aura can enchant.',
    '« Enchanter » limite ce qu’un sort d’aura peut cibler et ce que l’aura peut enchanter.',
  ),
  '702.5d': row(
    'With several “enchant” abilities, all of them limit the aura.',
    'Avec plusieurs capacités « enchanter », toutes limitent l’aura.',
  ),
  '702.6a': row(
    'Equip attaches to a target creature its player controls, when a sorcery could be cast.',
    'L’équipement s’attache à une créature ciblée que son joueur contrôle, quand un rituel serait possible.',
  ),
  '702.11b': row(
    'A permanent with hexproof can’t be the target of opponents’ spells or abilities.',
    'Un permanent avec la défense talismanique ne peut être ciblé par les adversaires.',
  ),
  '702.11d': row(
    '“Hexproof from” a quality is for sources of that quality only.',
    '« Défense talismanique contre » une qualité ne vaut que pour ses sources.',
  ),
  '702.11c': row(
    'A player with hexproof can’t be the target of opponents’ spells or abilities.',
    'Un joueur avec la défense talismanique ne peut être ciblé par les adversaires.',
  ),
  '702.16b': row(
    'What has protection can’t be the target of spells of that quality, or of abilities from such sources.',
    'Ce qui a la protection ne peut être ciblé par des sorts de cette qualité ni des capacités de telles sources.',
  ),
  '702.16c': row(
    'What has protection can’t be enchanted by auras of that quality.',
    'Ce qui a la protection ne peut être enchanté par des auras de cette qualité.',
  ),
  '702.16d': row(
    'What has protection can’t be equipped or fortified by what is of that quality.',
    'Ce qui a la protection ne peut être équipé ni fortifié par ce qui est de cette qualité.',
  ),
  '702.16e': row(
    'Damage from sources of that quality to what has protection is prevented.',
    'Les blessures de sources de cette qualité à ce qui a la protection sont prévenues.',
  ),
  '702.16f': row(
    'Attackers with protection can’t be blocked by creatures of that quality.',
    'Un attaquant avec la protection ne peut être bloqué par des créatures de cette qualité.',
  ),
  '702.16n': row(
    '“This effect doesn’t remove” lets certain auras stay.',
    '« Cet effet ne retire pas » laisse rester certaines auras.',
  ),
  '702.18a': row(
    'What has shroud can’t be the target of any spell or ability.',
    'Ce qui a le linceul ne peut être la cible d’aucun sort ni d’aucune capacité.',
  ),
  '702.26b': row(
    'What is phased out is treated as though it did not exist.',
    'Ce qui est hors phase est traité comme s’il n’existait pas.',
  ),
  '702.26e': row(
    'A continuous effect that could follow a permanent includes it again when it phases in.',
    'Un effet continu qui suit un permanent l’inclut de nouveau à son retour en phase.',
  ),
  '702.26g': row(
    'What is attached to a permanent phases with it.',
    'Ce qui est attaché à un permanent passe hors phase avec lui.',
  ),
  '702.37c': row(
    'A card with morph may be cast face down for {3}.',
    'Une carte avec la mue peut être lancée face cachée pour {3}.',
  ),
  '702.37e': row(
    'A face-down permanent may be turned face up for the morph cost it would have face up.',
    'Un permanent face cachée peut être retourné pour le coût de mue qu’il aurait face visible.',
  ),
  '702.62': row(
    'Suspend: exiled with time counters, it is cast when the last is removed.',
    'Suspension : exilée avec des marqueurs « temps », elle est lancée au retrait du dernier.',
  ),
  '702.63': row(
    'Vanishing: enters with time counters and loses one each upkeep.',
    'Disparition : arrive avec des marqueurs « temps » et en perd un à chaque entretien.',
  ),
  '702.168': row(
    'Disguise: morph with ward {2} while face down.',
    'Déguisement : comme la mue, avec parade {2} face cachée.',
    undefined,
    ONLY_CURRENT,
  ),
  '707.9': row(
    'Copy effects can have exceptions: abilities given, values kept or modified.',
    'Un effet de copie peut avoir des exceptions : capacités données, valeurs gardées ou modifiées.',
  ),
  '708.9': row('A face-down card that leaves is revealed.', 'Une carte face cachée qui part est révélée.'),
} as const;
