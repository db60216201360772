// French: what the engine says beside a problem — why, what happened, what is not modelled.
import type { Say, SentenceTable } from '../types.ts';
import { bare, known, or, q } from './words.ts';

/** `Gray Ogre a « Protection from black »`. */
const has = (v: Say): string => `${or(v, 'name', 'L’objet')} a ${q(bare(v('ability')))}`;

const by = (v: Say): string => (known(v, 'source') && v('source') !== '' ? ` (${v('source')})` : '');

const since = (v: Say, from = by(v)): string => `depuis la ligne ${v('line')}${from}`;

const arrived = (v: Say): string => `${v('name')} est arrivé ici.`;

export const enginePhrases: SentenceTable = {
  shroud: (v) => `${has(v)} à partir d’ici${by(v)}.`,
  hexproof: (v) => `${has(v)} à partir d’ici${by(v)}.`,
  protection: (v) => `${has(v)} à partir d’ici${by(v)}.`,
  rule: (v) => `Un effet de ${v('source')} l’interdit.`,
  takes: (v) => `${v('source')} retire la capacité à ${v('name')}.`,
  'quality.lost': (v) => `${v('name')} cesse ici d’être ${q(v('wanted'))}${by(v)}.`,
  'quality.is': arrived,
  'quality.became': (v) => `${v('name')} devient ici ${q(v('wanted'))}${by(v)}.`,
  'quality.type': (v) =>
    v('is') === '' ? `${v('name')} est arrivé ici.` : `${v('name')} est arrivé ici : ${q(v('is'))}.`,
  'quality.never': arrived,
  'quality.controlledBy': arrived,
  'quality.ownedBy': arrived,
  'related.copied': arrived,

  'because.shroud': (v) => `${has(v)} ${since(v)}.`,
  'because.hexproof': (v) => `${has(v)} ${since(v)}.`,
  'because.protection': (v) => `${has(v)} ${since(v)}.`,
  'because.rule': (v) => `${v('source')} l’interdit ${since(v, '')}.`,
  'because.quality.lost': (v) => `${v('name')} n’est plus ${q(v('wanted'))}, ${since(v)}.`,
  'because.quality.became': (v) => `${v('name')} est ${q(v('wanted'))}, ${since(v)}.`,
  'because.quality.is': (v) => `${v('name')} est ${q(v('wanted'))}, ce que le texte exclut.`,
  'because.quality.type': (v) =>
    v('is') === ''
      ? `${v('name')} n’a aucun type : ce n’est pas ${q(v('wanted'))}.`
      : `${v('name')} est ${q(v('is'))}, pas ${q(v('wanted'))}.`,
  'because.quality.never': (v) => `${v('name')} ne répond pas à ${q(v('wanted'))}.`,
  'because.quality.controlledBy': (v) =>
    `${v('name')} est contrôlé par ${v('player')}, ce qui ne répond pas à ${q(v('wanted'))}.`,
  'because.quality.ownedBy': (v) =>
    `${v('name')} appartient à ${v('player')}, ce qui ne répond pas à ${q(v('wanted'))}.`,

  'amount-not-modelled': (v) => `une quantité qui n’est pas modélisée (${v('amount')})`,
  'rule-not-modelled': (v) => `une règle de ${v('card')} qui n’est pas modélisée (${v('rule')})`,
  'filter-not-modelled': (v) => `une qualité qui n’est pas modélisée (${v('filter')})`,
  declaration: () => 'une déclaration d’attaquants ou de bloqueurs qui n’est pas jugée jusqu’au bout',
  'condition-not-modelled': (v) => `une condition qui n’est pas modélisée (${v('condition')})`,
  amount: (v) => `une quantité qui n’est pas modélisée (${v('kind')})`,
  body: () => 'un sort ou une capacité dont rien n’a pu être lu',
  instruction: (v) => `une instruction qui n’est pas modélisée (${v('verb')})`,
  keyword: (v) => `un mot-clé dont les règles ne sont pas appliquées (${v('keyword')})`,
  trigger: (v) => `un évènement que rien ne provoque ici (${v('event')})`,
  token: (v) => `un jeton ${v('name')}, dont la capacité n’est pas modélisée`,
  cost: (v) => `un coût qui n’est pas modélisé (${v('verb')})`,
  'operation-not-modelled': (v) => `un changement qui n’est pas modélisé (${v('operation')})`,
  'copy-without-values': () => 'un effet de copie sans valeurs à copier',
  'choice.unsaid': (v) => `ce que ${v('name')} copie en revenant, qu’aucune ligne ne peut dire`,
  'text.unread': (v) =>
    v('text') === ''
      ? `le texte de ${v('card')} qui n’est pas lu`
      : `le texte de ${v('card')} qui n’est pas lu : ${q(bare(v('text')))}`,
  'cast.unsure': (v) => `si quelque chose permet de lancer ou de jouer ${v('card')} depuis : ${v('zone')}`,
  'effect.notRead': (v) => `un effet qui n’est pas lu : ${q(bare(v('text')))}`,
  'trigger.unanswered': (v) => `une capacité déclenchée de ${v('name')} à laquelle aucune ligne ne répond`,
  'number.tooLarge': () => 'un nombre trop grand pour être gardé exactement',
  'loop.triggers': () => 'des capacités qui se déclenchent l’une l’autre sans fin',
  'x-unknown': () => 'un X sans valeur',
  'card-unknown': (v) => `la carte ${v('card')}, dont le texte ne se trouve nulle part`,
  'choice-not-made': () => 'un choix qui n’a pas été fait',
  'antecedent-unknown': (v) => `un mot qui ne renvoie à rien (${v('antecedent')})`,
  'player-unknown': () => 'qui est désigné ici par « that player » ou « they »',
};
