// Citations of chapter 418, continuous effects; the ids are those of the project's rules page, `current` knows 611 to 613.
import { ONLY_CLASSIC, row } from './citationRow.ts';

export const CITATIONS_418 = {
  '418.1': row(
    'A continuous effect changes characteristics, control, players or the rules of the game, for a set time or an open one; a resolving spell or ability, or a static ability, makes it.',
    'Un effet continu change des caractéristiques, un contrôle, des joueurs ou les règles du jeu, pour un temps fixé ou non ; il vient d’un sort ou d’une capacité qui se résout, ou d’une capacité statique.',
    '611.1',
  ),
  '418.2': row(
    'What changes a permanent’s characteristics does so the moment it enters, before anyone asks which abilities trigger on its entering.',
    'Ce qui change les caractéristiques d’un permanent le fait au moment même où il arrive, avant qu’on cherche quelles capacités son arrivée déclenche.',
    '611.3c',
  ),
  '418.3': row(
    'Continuous effects of resolving spells and abilities: how long they last and what they affect.',
    'Effets continus de sorts et de capacités qui se résolvent : leur durée et ce qu’ils affectent.',
    '611.2',
  ),
  '418.3a': row(
    'The effect of a resolution lasts as long as it says; without a duration, until the game ends.',
    'L’effet d’une résolution dure autant qu’il le dit ; sans durée, jusqu’à la fin de la partie.',
    '611.2a',
  ),
  '418.3b': row(
    'If a resolution changes characteristics or control, the objects it affects are fixed when it begins; if it changes the rules, it also touches what comes later.',
    'Si une résolution change des caractéristiques ou un contrôle, les objets affectés sont fixés à son début ; si elle change les règles, elle touche aussi ce qui vient plus tard.',
    '611.2c',
  ),
  '418.3c': row(
    'A variable in the effect of a resolution is computed once, as it resolves.',
    'Une variable dans l’effet d’une résolution est calculée une seule fois, à la résolution.',
    '611.2d',
  ),
  '418.3d': row(
    'If a “for as long as” has already ended when the effect would first apply, the effect does nothing at all.',
    'Si un « tant que » a déjà pris fin quand l’effet devrait commencer, l’effet ne fait rien du tout.',
    '611.2b',
  ),
  '418.4': row(
    'Continuous effects of static abilities: what they apply to and when.',
    'Effets continus de capacités statiques : à quoi et quand ils s’appliquent.',
    '611.3',
  ),
  '418.4a': row(
    'The effect of a static ability is never fixed: at any moment it applies to whatever its text describes.',
    'L’effet d’une capacité statique n’est jamais figé : à tout moment, il s’applique à ce que son texte décrit.',
    '611.3a',
  ),
  '418.4b': row(
    'The effect of a static ability applies while its source is on the battlefield, or in the zone the ability works from.',
    'L’effet d’une capacité statique s’applique tant que sa source est sur le champ de bataille, ou dans la zone d’où la capacité agit.',
    '611.3b',
  ),
  '418.5': row(
    'How continuous effects interact: layers, dependency and timestamps.',
    'Comment les effets continus interagissent : couches, dépendance et dates d’apparition.',
    '613',
  ),
  '418.5a': row(
    'Characteristics are found layer by layer: copy, control, text, type, everything else, then power and toughness; in each layer characteristic-defining abilities first, then by timestamp.',
    'Les caractéristiques se trouvent couche par couche : copie, contrôle, texte, type, tout le reste, puis force et endurance ; dans chaque couche, d’abord les définitions de caractéristiques, puis l’ordre des dates d’apparition.',
    '613.1',
  ),
  '418.5a′': row(
    'Each part of an effect applies in its own layer; once it has begun, it goes on to the same objects, even if the ability behind it is gone.',
    'Chaque partie d’un effet s’applique dans sa couche ; une fois commencé, il continue sur les mêmes objets, même si la capacité qui le produit a disparu.',
    '613.6',
  ),
  '418.5b': row(
    'An effect depends on another of the same layer if applying that one would change its text or existence, what it applies to, or what it does; neither may come from a characteristic-defining ability.',
    'Un effet dépend d’un autre de la même couche si appliquer celui-ci changerait son texte ou son existence, ce qu’il touche ou ce qu’il fait ; aucun des deux ne vient d’une capacité de définition de caractéristique.',
    '613.8a',
  ),
  '418.5c': row(
    'A dependent effect waits for those it depends on; effects in a dependency loop ignore that and go by timestamp.',
    'Un effet dépendant attend ceux dont il dépend ; les effets d’une boucle de dépendance l’ignorent et suivent les dates d’apparition.',
    '613.8b',
  ),
  '418.5d': row(
    'An object’s timestamp is when it entered its zone; it gets a new one by becoming attached, keeps it through phasing, and the active player orders what enters at once.',
    'La date d’apparition d’un objet est le moment où il est arrivé dans sa zone ; il en reçoit une nouvelle en s’attachant, la garde en passant en phase, et le joueur actif ordonne ce qui arrive ensemble.',
    '613.7',
  ),
  '418.5e': row(
    'A static ability’s effect has the later timestamp of its object’s and of the effect that gave the ability.',
    'L’effet d’une capacité statique a la plus récente des dates d’apparition de son objet et de l’effet qui a donné la capacité.',
    '613.7a',
  ),
  '418.5f': row(
    'The effect of a resolution gets its timestamp when it is created.',
    'L’effet d’une résolution reçoit sa date d’apparition quand il est créé.',
    '613.7b',
  ),
  '418.5g': row(
    'One effect can override another, and what it does can settle whether and how another applies.',
    'Un effet peut l’emporter sur un autre, et ce qu’il fait peut décider si et comment un autre s’applique.',
    '613.9',
  ),
  '418.6': row(
    'Switching makes the toughness so far the power and the power so far the toughness, after all other changes of power and toughness.',
    'L’échange fait de l’endurance trouvée la force et de la force trouvée l’endurance, après tous les autres changements de force et d’endurance.',
    '613.4d',
  ),
  '418.7': row(
    'Effects on players apply by timestamp and dependency, once the characteristics of objects are known.',
    'Les effets sur les joueurs s’appliquent selon dates d’apparition et dépendances, une fois connues les caractéristiques des objets.',
    '613.10',
  ),
  '418.8': row(
    'Effects on the rules of the game apply after all other continuous effects; those on costs, in the order of timestamps and dependency.',
    'Les effets sur les règles du jeu s’appliquent après tous les autres effets continus ; ceux sur les coûts, dans l’ordre des dates d’apparition et des dépendances.',
    '613.11',
  ),
  '418.9': row(
    'Text-changing effects: which words they change.',
    'Effets de changement de texte : quels mots ils changent.',
    '612',
  ),
  '418.9a': row(
    'A text change touches only words used the proper way (a colour word as a colour, a type as a type), never a proper name.',
    'Un changement de texte ne touche que les mots employés comme il convient (une couleur comme couleur, un type comme type), jamais un nom propre.',
    '612.2',
  ),
  '418.9b': row(
    'Giving or taking an ability is no text change: an ability so given is out of reach of text changes to the object that has it.',
    'Donner ou retirer une capacité ne change pas le texte : une capacité ainsi donnée échappe aux changements de texte de l’objet qui l’a reçue.',
    '612.3',
  ),
  '418.9c': row(
    'Where creature tokens are created, words that are both type and name may be changed: they are used as types.',
    'Là où des jetons de créature sont créés, les mots qui sont à la fois type et nom peuvent être changés : ils servent de types.',
    '612.4',
  ),
  '418.9d': row(
    'A token’s creature type and rules text come from what created it, and text changes can change them.',
    'Le type de créature et le texte d’un jeton viennent de ce qui l’a créé, et un changement de texte peut les changer.',
    '612.4',
  ),
  '418.5a.1': row('Layer 1: copy effects.', 'Couche 1 : effets de copie.', '613.1a'),
  '418.5a.2': row('Layer 2: control-changing effects.', 'Couche 2 : changements de contrôle.', '613.1b'),
  '418.5a.3': row('Layer 3: text-changing effects.', 'Couche 3 : changements de texte.', '613.1c'),
  '418.5a.4': row(
    'Layer 4: effects that change card types, supertypes or subtypes.',
    'Couche 4 : effets qui changent types de carte, surtypes ou sous-types.',
    '613.1d',
  ),
  '418.5a.5': row(
    'Layer 5: everything that is not in another layer: colours, abilities, names.',
    'Couche 5 : tout ce qui n’est pas d’une autre couche : couleurs, capacités, noms.',
    undefined,
    ONLY_CLASSIC,
  ),
  '418.5a.6': row(
    'Layer 6: power and toughness, in sublayers 6a to 6e.',
    'Couche 6 : force et endurance, en sous-couches 6a à 6e.',
    undefined,
    ONLY_CLASSIC,
  ),
  '418.5a.6a': row(
    'Sublayer 6a: power and toughness from characteristic-defining abilities.',
    'Sous-couche 6a : force et endurance issues de capacités de définition de caractéristique.',
    undefined,
    ONLY_CLASSIC,
  ),
  '418.5a.6b': row(
    'Sublayer 6b: every change of power and toughness that no other sublayer names, setting effects and those of resolutions in one order of timestamps.',
    'Sous-couche 6b : tout changement de force et d’endurance qu’aucune autre sous-couche ne nomme, fixations et résolutions dans un seul ordre de dates d’apparition.',
    undefined,
    ONLY_CLASSIC,
  ),
  '418.5a.6c': row(
    'Sublayer 6c: changes from counters.',
    'Sous-couche 6c : changements dus aux marqueurs.',
    undefined,
    ONLY_CLASSIC,
  ),
  '418.5a.6d': row(
    'Sublayer 6d: static abilities that modify power or toughness without setting it.',
    'Sous-couche 6d : capacités statiques qui modifient force ou endurance sans les fixer.',
    undefined,
    ONLY_CLASSIC,
  ),
  '418.5a.6e': row(
    'Sublayer 6e: effects that switch power and toughness.',
    'Sous-couche 6e : effets qui échangent force et endurance.',
    undefined,
    ONLY_CLASSIC,
  ),
} as const;
