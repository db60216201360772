// Citations of chapter 303, enchantments and auras; letters are those of the year 2011.
import { ONLY_CURRENT, row } from './citationRow.ts';

export const CITATIONS_303 = {
  '303.1': row(
    'An enchantment card is cast from hand in one’s own main phase, with priority and an empty stack.',
    'Une carte d’enchantement se lance depuis la main, pendant sa propre phase principale, avec la priorité et la pile vide.',
  ),
  '303.2': row(
    'A resolving enchantment spell enters under its controller’s control.',
    'Un sort d’enchantement qui se résout arrive sous le contrôle de son contrôleur.',
  ),
  '303.3': row(
    'Enchantment types are single words after the dash; an enchantment can have several.',
    'Les types d’enchantement sont des mots simples après le tiret ; un enchantement peut en avoir plusieurs.',
  ),
  '303.4': row(
    'An aura enters attached to an object or player, which its “enchant” ability limits.',
    'Une aura arrive attachée à un objet ou à un joueur, que sa capacité « enchanter » limite.',
  ),
  '303.4a': row(
    'An aura spell needs a target, which its “enchant” ability limits.',
    'Un sort d’aura exige une cible, que sa capacité « enchanter » limite.',
  ),
  '303.4b': row(
    'What an aura is attached to is enchanted by it.',
    'Ce à quoi une aura est attachée est enchanté par elle.',
  ),
  '303.4c': row(
    'State-based action: an aura that enchants something illegal or gone goes to its owner’s graveyard.',
    'Action basée sur l’état : une aura qui enchante ce qui est illégal ou disparu va au cimetière de son propriétaire.',
  ),
  '303.4d': row(
    'State-based action: an aura can’t enchant itself, nor anything while it is a creature; it goes to the graveyard.',
    'Action basée sur l’état : une aura ne peut s’enchanter elle-même, ni rien tant qu’elle est une créature ; elle va au cimetière.',
  ),
  '303.4e': row(
    'Who controls an aura and who controls what it enchants are separate; an ability it grants is for the enchanted object’s controller.',
    'Le contrôleur d’une aura et celui de ce qu’elle enchante sont choses distinctes ; une capacité qu’elle octroie est au contrôleur de l’objet enchanté.',
  ),
  '303.4f': row(
    'An aura that enters otherwise than as a resolving spell: its controller chooses something legal for it as it enters.',
    'Une aura qui arrive autrement qu’en sort qui se résout : son contrôleur choisit alors ce qu’elle peut légalement enchanter.',
  ),
  '303.4g': row(
    'An aura with nothing legal to enchant stays where it was; from the stack it goes to its owner’s graveyard.',
    'Une aura qui n’a rien de légal à enchanter reste où elle était ; depuis la pile, elle va au cimetière de son propriétaire.',
  ),
  '303.4h': row(
    'An aura that an effect would attach to something it can’t enchant does not move.',
    'Une aura qu’un effet attacherait à ce qu’elle ne peut enchanter ne bouge pas.',
    '303.4j',
  ),
  '303.4i': row(
    'An aura that an effect would put onto the battlefield attached to what it can’t enchant stays where it was.',
    'Une aura qu’un effet mettrait sur le champ de bataille attachée à ce qu’elle ne peut enchanter reste où elle était.',
    undefined,
    ONLY_CURRENT,
  ),
} as const;
