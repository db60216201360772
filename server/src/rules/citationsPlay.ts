// Citations: rules of today on playing — windows for casting, combat, keyword actions and abilities that refuse or undo something.
import { ONLY_CURRENT, row } from './citationRow.ts';

export const CITATIONS_PLAY = {
  '101.4': row(
    'Of several choices made at once, the active player makes theirs first.',
    'De plusieurs choix faits en même temps, le joueur actif fait les siens en premier.',
  ),
  '106.1b': row('Mana has one of five colours or none.', 'Le mana a l’une des cinq couleurs ou aucune.'),
  '106.4': row('Mana goes to the pool of its player.', 'Le mana va dans la réserve de son joueur.'),
  '114.1': row('An emblem is put into the command zone.', 'Un emblème est mis dans la zone de commandement.'),
  '114.4': row(
    'The abilities of an emblem work in the command zone.',
    'Les capacités d’un emblème fonctionnent dans la zone de commandement.',
  ),
  '118.12a': row(
    '“Unless” someone pays: they may, as it resolves.',
    '« À moins que » quelqu’un paie : il le peut à la résolution.',
  ),
  '119.7': row('Who can’t gain life gains none.', 'Qui ne peut pas gagner de points de vie n’en gagne pas.'),
  '301.1': row(
    'An artifact card is cast in a main phase of one’s own with an empty stack.',
    'Une carte d’artefact se lance pendant sa propre phase principale, la pile vide.',
  ),
  '302.1': row(
    'A creature card is cast in a main phase of one’s own with an empty stack.',
    'Une carte de créature se lance pendant sa propre phase principale, la pile vide.',
  ),
  '305.9': row(
    'A card that is also a land can only be played as a land.',
    'Une carte qui est aussi un terrain ne peut être jouée que comme terrain.',
  ),
  '306.1': row(
    'A planeswalker card is cast in a main phase of one’s own with an empty stack.',
    'Une carte de planeswalker se lance pendant sa propre phase principale, la pile vide.',
  ),
  '307.1': row(
    'A sorcery card is cast in a main phase of one’s own with an empty stack.',
    'Une carte de rituel se lance pendant sa propre phase principale, la pile vide.',
  ),
  '310.1': row(
    'A battle card is cast in a main phase of one’s own with an empty stack.',
    'Une carte de bataille se lance pendant sa propre phase principale, la pile vide.',
  ),
  '400.1': row('A zone is a place where objects can be.', 'Une zone est un endroit où peuvent être des objets.'),
  '400.4a': row(
    'An instant or sorcery card can’t enter the battlefield.',
    'Une carte d’éphémère ou de rituel ne peut pas arriver sur le champ de bataille.',
  ),
  '500.1': row('A turn has five phases, in order.', 'Un tour a cinq phases, dans l’ordre.'),
  '506.4': row(
    'A permanent that changes controller, phases out, or is no creature any more is removed from combat.',
    'Un permanent qui change de contrôleur, sort de phase ou n’est plus une créature est retiré du combat.',
  ),
  '508.1a': row('Untapped creatures of the active player attack.', 'Les créatures dégagées du joueur actif attaquent.'),
  '508.1c': row(
    'Attackers are declared together: the whole declaration must break no restriction.',
    'Les attaquants se déclarent ensemble : la déclaration entière ne doit enfreindre aucune restriction.',
  ),
  '508.1d': row(
    'A declaration of attackers obeys as many requirements as any that breaks no restriction could.',
    'Une déclaration d’attaquants respecte autant d’exigences que possible sans enfreindre de restriction.',
  ),
  '509.1a': row(
    'Untapped creatures of the defending player block attackers.',
    'Les créatures dégagées du joueur défenseur bloquent les attaquants.',
  ),
  '509.1b': row(
    'Blockers are declared together: the whole declaration must break no restriction.',
    'Les bloqueurs se déclarent ensemble : la déclaration entière ne doit enfreindre aucune restriction.',
  ),
  '509.1c': row(
    'A declaration of blockers obeys as many requirements as any that breaks no restriction could.',
    'Une déclaration de bloqueurs respecte autant d’exigences que possible sans enfreindre de restriction.',
  ),
  '602.5b': row(
    'A limit on how often an ability is activated holds for the object, whoever controls it.',
    'Une limite d’activation vaut pour l’objet, quel que soit son contrôleur.',
  ),
  '608.2a': row(
    'An “if” between event and effect is looked at again on resolution.',
    'Un « si » entre évènement et effet est regardé encore à la résolution.',
  ),
  '608.2m': row(
    'Once it has resolved, an ability leaves the stack and ceases to exist.',
    'Une fois résolue, une capacité quitte la pile et cesse d’exister.',
  ),
  '609.3': row(
    'An effect that tries the impossible does as much as it can.',
    'Un effet qui tente l’impossible fait ce qu’il peut.',
  ),
  '610.3b': row(
    '“Until” something that has happened already: nothing moves.',
    '« Jusqu’à » ce qui est déjà arrivé : rien ne bouge.',
  ),
  '701.3a': row(
    'To attach takes an object from where it is and puts it onto another.',
    'Attacher prend un objet là où il est et le met sur un autre.',
  ),
  '701.3d': row(
    'To unattach leaves the object on the battlefield, attached to nothing.',
    'Détacher laisse l’objet sur le champ de bataille, attaché à rien.',
  ),
  '701.6a': row(
    'A countered spell goes to its owner’s graveyard; it does nothing.',
    'Un sort contrecarré va au cimetière de son propriétaire ; il ne fait rien.',
  ),
  '701.8a': row(
    'What is destroyed goes to its owner’s graveyard.',
    'Ce qui est détruit va au cimetière de son propriétaire.',
  ),
  '701.9a': row('A card is discarded from the hand.', 'Une carte est défaussée de la main.'),
  '701.9b': row(
    'Who discards chooses which, unless the text says otherwise.',
    'Qui se défausse choisit, sauf si le texte dit autre chose.',
  ),
  '701.12b': row(
    'An exchange that can’t be completed does not begin.',
    'Un échange qui ne peut pas être complet ne commence pas.',
  ),
  '701.19a': row(
    'A regeneration shield replaces the next destruction this turn.',
    'Un bouclier de régénération remplace la prochaine destruction de ce tour.',
  ),
  '701.21a': row('To sacrifice one has to control it.', 'Pour sacrifier, il faut contrôler.'),
  '701.23b': row('Who searches for a quality need not find.', 'Qui cherche une qualité n’est pas tenu de trouver.'),
  '701.26a': row(
    'Only what is untapped is tapped, only what is tapped untapped.',
    'On n’engage que ce qui est dégagé, on ne dégage que ce qui est engagé.',
  ),
  '701.27c': row('Only a double-faced permanent transforms.', 'Seul un permanent recto-verso se transforme.'),
  '701.27d': row(
    'A permanent does not transform into an instant or sorcery face.',
    'Un permanent ne se transforme pas en une face d’éphémère ou de rituel.',
  ),
  '701.27f': row(
    'A permanent’s own ability transforms it only if it has not transformed since the ability was put onto the stack.',
    'Une capacité d’un permanent ne le transforme que s’il ne l’a pas été depuis qu’elle est sur la pile.',
    undefined,
    ONLY_CURRENT,
  ),
  '701.36a': row(
    'To populate creates a copy of a creature token one controls.',
    'Peupler crée une copie d’un jeton de créature qu’on contrôle.',
  ),
  '702.3b': row('A creature with defender can’t attack.', 'Une créature avec le défenseur ne peut pas attaquer.'),
  '702.9b': row(
    'A creature with flying is blocked only by creatures with flying or reach.',
    'Une créature avec le vol n’est bloquée que par le vol ou la portée.',
  ),
  '702.12b': row('What is indestructible can’t be destroyed.', 'Ce qui est indestructible ne peut pas être détruit.'),
  '702.13b': row(
    'A creature with intimidate is blocked only by artifact creatures and those that share a colour.',
    'Une créature avec l’intimidation n’est bloquée que par des créatures-artefacts ou d’une couleur commune.',
  ),
  '702.14c': row(
    'A creature with landwalk can’t be blocked while the defending player controls such a land.',
    'Une créature avec la traversée ne peut être bloquée tant que le défenseur contrôle un tel terrain.',
  ),
  '702.28b': row(
    'Creatures with shadow block and are blocked only among themselves.',
    'Les créatures avec la distorsion ne bloquent et ne sont bloquées qu’entre elles.',
  ),
  '702.31b': row(
    'A creature with horsemanship is blocked only by creatures with it.',
    'Une créature avec l’équitation n’est bloquée que par l’équitation.',
  ),
  '702.36b': row(
    'A creature with fear is blocked only by artifact and black creatures.',
    'Une créature avec la peur n’est bloquée que par des créatures-artefacts ou noires.',
  ),
  '702.61b': row(
    'While split second is on the stack, nothing but mana abilities is cast or activated.',
    'Tant qu’une fraction de seconde est sur la pile, rien n’est lancé ni activé, hors le mana.',
  ),
  '702.89a': row(
    'An umbra is destroyed instead of what it enchants.',
    'Une ombre est détruite à la place de ce qu’elle enchante.',
  ),
  '702.103f': row(
    'A bestowed aura that is attached to nothing is a creature.',
    'Une aura octroyée qui n’est attachée à rien est une créature.',
  ),
  '702.118b': row(
    'A creature with skulk can’t be blocked by creatures of greater power.',
    'Une créature avec la furtivité ne peut être bloquée par une force supérieure.',
  ),
  '702.122a': row(
    'Crew taps untapped creatures with that much power in all.',
    'Pilotage engage des créatures dégagées dont la force totale suffit.',
  ),
  '702.147a': row('A creature with decayed can’t block.', 'Une créature décrépite ne peut pas bloquer.'),
  '710.4': row('A flipped permanent does not flip again.', 'Un permanent inversé ne s’inverse pas de nouveau.'),
  '712.8a': row(
    'Outside the battlefield and the stack a double-faced card is its front.',
    'Hors du champ de bataille et de la pile, une carte recto-verso est son recto.',
  ),
  '732.4': row(
    'A loop of mandatory actions that nothing ends is a draw.',
    'Une boucle d’actions obligatoires que rien n’arrête est une égalité.',
  ),
} as const;
