// French: problems of card blocks.
import type { ProblemTable } from '../types.ts';
import { nearest, q } from './words.ts';

export const cardProblems: ProblemTable = {
  'card-no-name': () => ({
    what: 'Cette carte n’a pas de nom.',
    todo: 'Écrivez-le après `card`, suivi du coût de mana : `card Gray Ogre {2}{R}`.',
  }),
  'card-bad-mana-symbol': (v) => ({
    what: `${q(v('word'))} n’est pas un symbole de mana.`,
    todo: 'Écrivez un symbole par paire d’accolades : {2}, {R}, {X}, {W/U}, {G/P}, {C}.',
  }),
  'card-no-type-line': (v) => ({
    what:
      v('word') === '…'
        ? `${v('face')} n’a pas de ligne de type.`
        : `Une ligne de type devrait se trouver ici, mais ${q(v('word'))} n’en est pas une (${v('face')}).`,
    why: 'La ligne sous le nom dit ce qu’est une carte.',
    todo: /^\{.*\}$/.test(v('word'))
      ? 'Le coût de mana se met derrière le nom, sur sa ligne : `card Gray Ogre {2}{R}`.'
      : 'Écrivez-la comme sur une carte : `Creature — Ogre`, `Legendary Artifact`, `Enchantment — Aura`.',
  }),
  'card-unknown-type': (v) => ({
    what: `${q(v('word'))} n’est ni un type, ni un super-type, ni un sous-type que Strata connaît.${nearest(v)}`,
    todo: 'Corrigez l’orthographe ; le reste de la ligne est lu.',
  }),
  'card-misplaced-type': (v) => ({
    what: `${q(v('word'))} est du mauvais côté du tiret.`,
    why: 'Les super-types et les types sont avant le tiret, les sous-types après.',
    todo: 'Déplacez le mot de l’autre côté.',
  }),
  'card.indicatorUnknown': (v) => ({
    what: `Les indicateurs de couleur ne comptent pour rien dans ces règles (${v('edition')}).`,
    why: 'Ils sont plus récents : les couleurs d’une face y sont celles de son coût de mana.',
    todo: 'Vérifiez avec `rules current`, ou écrivez la couleur comme une capacité : `This card is green.`',
  }),
  'card-bad-color': (v) => ({
    what: `${q(v('word'))} n’est pas une couleur.${nearest(v)}`,
    todo: 'Les couleurs sont white, blue, black, red et green.',
  }),
  'card-bad-number': (v) => ({
    what: `${q(v('word'))} n’est pas un nombre.`,
    todo: 'Écrivez un simple nombre : `Loyalty: 3`.',
  }),
  'card-no-power-toughness': (v) => ({
    what: `${v('face')} est une créature sans force ni endurance.`,
    why: 'Une carte de créature porte les deux sur sa dernière ligne.',
    todo: 'Écrivez-les sur la dernière ligne de la carte : `2/2`, `*/1+*`.',
  }),
  'card-size-no-creature': (v) => ({
    what: `${q(v('word'))} est la taille d’une créature, et ceci n’en est pas une.`,
    todo: 'Retirez la ligne, ou écrivez le type de carte `Creature`.',
  }),
  'card-no-loyalty': (v) => ({
    what: `${v('face')} est un planeswalker sans loyauté.`,
    todo: 'Écrivez-la sur la dernière ligne de la carte : `Loyalty: 3`.',
  }),
  'card-unknown-layout': (v) => ({
    what: `${q(v('word'))} n’est pas une sorte de carte à plusieurs faces.${nearest(v)}`,
    todo: `Après \`----\` peut venir : ${v('expected')}.`,
  }),
  'card-bare-cost': (v) => ({
    what: `${q(v('word'))} est lu comme une partie du nom, pas comme un coût de mana.`,
    todo: `Écrivez le coût entre accolades : \`${v('nearest')}\`.`,
  }),
  'card-bad-cost': (v) => ({
    what: `${q(v('word'))} n’appartient ni au nom ni au coût de mana.`,
    todo: v('nearest') === '…' ? 'Retirez-le : la ligne finit après le coût.' : `Écrivez \`${v('nearest')}\`.`,
  }),
  'card-too-long': (v) => ({
    what: `Trop long : ${q(`${v('word')}…`)} ; seul le début compte (${v('most')} caractères au plus).`,
    why: 'Aucune carte imprimée n’en a autant sur cette ligne.',
    todo: 'Raccourcissez la ligne.',
  }),
  'card-layout-one-face': () => ({
    what: 'Une seconde face devrait suivre cette ligne, mais il n’y a rien.',
    todo: 'Écrivez l’autre face en dessous, nom et coût d’abord, ou enlevez la ligne.',
  }),
};
