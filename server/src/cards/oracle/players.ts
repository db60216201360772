// Players as sentences name them: "you", "each opponent", "target player", "its controller".
import type { Condition, PlayerRef } from '../ability.ts';
import { usesOf } from '../vocabulary.ts';
import { readCondition } from './conditions.ts';
import { readNounPhrase, selectionOf } from './filters.ts';
import { phrases } from './phrases.ts';
import { hasNamedMany } from './pronouns.ts';
import { Reader, remembered } from './reader.ts';
import { readPossessiveRef, readSingleRef } from './refs.ts';
import { type Token, wordToken } from './tokens.ts';
import { readNumber } from './words.ts';

const FIXED = phrases<readonly [string, PlayerRef]>([
  ['you', { kind: 'you' }],
  ['each player', { kind: 'eachPlayer' }],
  ['each opponent', { kind: 'eachOpponent' }],
  ['each of your opponents', { kind: 'eachOpponent', form: 'of' }],
  ['your opponents', { kind: 'opponents' }],
  ['opponents', { kind: 'opponents', form: 'bare' }],
  ['players', { kind: 'eachPlayer', form: 'bare' }],
  ['an opponent', { kind: 'opponents', form: 'an' }],
  ['any opponent', { kind: 'opponents', form: 'any' }],
  ['a player', { kind: 'anyPlayer' }],
  ['any player', { kind: 'anyPlayer', form: 'bare' }],
  ['defending player', { kind: 'defendingPlayer' }],
  ["the player or planeswalker it 's attacking", { kind: 'defendingPlayer', form: 'orPlaneswalker' }],
  ['the player or planeswalker that creature is attacking', { kind: 'defendingPlayer', form: 'orPlaneswalkerThat' }],
  ['attacking player', { kind: 'activePlayer', form: 'attackingBare' }],
  ['one or more players', { kind: 'anyPlayer', form: 'some' }],
  ['one or more of your opponents', { kind: 'opponents', form: 'some' }],
  ['one or more opponents', { kind: 'opponents', form: 'someBare' }],
  ['enchanted player', { kind: 'enchantedPlayer' }],
  ['enchanted opponent', { kind: 'enchantedPlayer', form: 'opponent' }],
  ['the active player', { kind: 'activePlayer' }],
  // Whoever attacks is the active player (506.2).
  ['the attacking player', { kind: 'activePlayer', form: 'attacking' }],
  ['the chosen player', { kind: 'chosenPlayer' }],
]);

/** Whoever was dealt with, by itself or by what it controls. */
export const OR_CONTROLLER: readonly (readonly [string, 'orPlaneswalker' | 'orPermanent' | 'orByPlaneswalker'])[] = [
  ["that player or that planeswalker 's controller", 'orPlaneswalker'],
  ["that player or that permanent 's controller", 'orPermanent'],
  ["that player or by that planeswalker 's controller", 'orByPlaneswalker'],
];

/** First words of players that are not named by way of an object ("this creature's owner"). */
const FIRST: ReadonlySet<string> = new Set(
  'you each your opponents players an a any another one attacking defending enchanted the target that he they its their his her up two three'.split(
    ' ',
  ),
);

const YOU: PlayerRef = { kind: 'you' };

const ITS: ReadonlySet<string> = new Set(['its', 'their', 'his', 'her']);

/** A player; "target player" becomes a target of the body being read. */
export const readPlayer = remembered((r: Reader): PlayerRef | undefined => {
  if (r.token?.kind === 'boundPlayer') {
    const player: PlayerRef = { kind: 'boundPlayer', player: r.token.index };
    r.step();
    return player;
  }
  if (r.passes(FIRST) && r.noClitic) return undefined;
  const both = r.sees('you and') ? r.attempt(readBoth) : undefined;
  if (both !== undefined) return both;
  const others = r.sees('each') || r.sees('another') ? r.attempt(readOthers) : undefined;
  if (others !== undefined) return others;
  const most = r.sees('the opponent') || r.sees('an opponent') ? r.attempt(readSuperlative) : undefined;
  if (most !== undefined) return most;
  const fixed = r.eatListed(FIXED)?.[1];
  if (fixed !== undefined) {
    if (fixed.kind !== 'you') r.meanPlayer(fixed);
    const whom = r.sees('who')
      ? readWho(r, fixed)
      : r.sees('dealt damage this way') && fixed.kind.startsWith('each') && r.eat('dealt damage this way')
        ? ({ kind: 'who', of: fixed, condition: DEALT, bare: true } as const)
        : undefined;
    return whom ?? fixed;
  }
  const superlative = r.passes(OF_ONE) ? undefined : r.attempt(readSuperlative);
  if (superlative !== undefined) return superlative;
  const target = r.attempt(readTargetPlayer) ?? r.attempt(readTargetPlayers);
  if (target !== undefined) return target;
  const either = OR_CONTROLLER.find(([words]) => r.eat(words));
  if (either !== undefined) {
    const player: PlayerRef = { kind: 'thatPlayer', form: either[1] };
    r.meanPlayer(player);
    return player;
  }
  if (r.sees('that player or planeswalker')) return undefined;
  if (r.eatOne('that player', 'the player', 'he or she') !== undefined) return repeated(r);
  if (r.eat('that opponent')) return repeated(r, 'opponent');
  if (r.sees('they') && r.said.player !== undefined && r.eat('they')) return repeated(r, 'they');
  const late = r.sees('the') ? r.attempt(readOwnerOf) : undefined;
  if (late !== undefined) return late;
  if (r.noClitic && r.passes(ITS)) return undefined;
  return r.attempt((reader) => {
    const of = readPossessiveRef(reader);
    if (of === undefined) return undefined;
    const what = reader.eatOne('controller', 'owner');
    if (what === undefined) return undefined;
    const player: PlayerRef = { kind: what === 'controller' ? 'controllerOf' : 'ownerOf', of };
    reader.meanPlayer(player);
    return player;
  });
}, 'player');

const DEALT: Condition = {
  kind: 'playerDid',
  who: { kind: 'thatPlayer' },
  deed: 'wasDealtDamage',
  when: 'thisWay',
};

/** What begins a phrase, and is no word that was chosen. */
const ARTICLES: ReadonlySet<string> = new Set('a an the that this one two three it'.split(' '));

/** "each player who controls an artifact", "each opponent who can't": those of them of whom it is so. */
const readWho = (r: Reader, of: PlayerRef): PlayerRef | undefined => {
  const fact = r.attempt((reader) => {
    if (!reader.eat('who')) return undefined;
    const chose = reader.eat('chose') ? reader.token : undefined;
    // A word that the card itself gives a meaning, never the beginning of what else was chosen.
    if (chose?.kind === 'word' && usesOf(chose.text).length === 0 && !ARTICLES.has(chose.text)) {
      reader.step();
      return { kind: 'history', event: `that player chose ${chose.text}` } as const;
    }
    const event = reader.eatOne('searched their library this way', "can't", 'does', 'did', "doesn't", "didn't");
    return event === undefined ? undefined : ({ kind: 'history', event: `that player ${event}` } as const);
  });
  if (fact !== undefined) return { kind: 'who', of, condition: fact };
  const condition = readOfThem(r, 1, 'that', 'player');
  return condition === undefined ? undefined : { kind: 'who', of, condition };
};

/** A condition on a player just named, as if it said "that player controls an artifact"; `skip` of its words are left out. */
const readOfThem = (r: Reader, skip: number, ...lead: readonly string[]): Condition | undefined => {
  const said = r.token;
  if (said === undefined) return undefined;
  const words = lead.map((word): Token => ({ ...said, ...wordToken(word) }));
  const part = new Reader([...words, ...r.tokens.slice(r.at + skip, r.end)], r.work);
  part.said = r.said;
  part.mode = r.mode;
  part.quoted = r.quoted;
  part.noting = false;
  const condition = readCondition(part);
  if (condition === undefined) return undefined;
  r.at += part.at - lead.length + skip;
  r.said = part.said;
  return condition;
};

/** "the owner of target permanent". */
const readOwnerOf = (r: Reader): PlayerRef | undefined => {
  const what = r.eatOne('the owner of', 'the controller of');
  const of = what === undefined ? undefined : readSingleRef(r);
  if (of === undefined) return undefined;
  const player: PlayerRef = { kind: what === 'the owner of' ? 'ownerOf' : 'controllerOf', of, form: 'the' };
  r.meanPlayer(player);
  return player;
};

/** "you and target opponent each", "you and that player". */
const readBoth = (r: Reader): PlayerRef | undefined => {
  if (!r.eat('you and') || r.sees('you')) return undefined;
  const other = readPlayer(r);
  if (other === undefined || other.kind === 'you') return undefined;
  const each = r.eat('each');
  return { kind: 'youAnd', player: other, ...(each ? { each } : {}) };
};

const SUPERLATIVE_OPPONENT = [
  ['the opponent with the', 'the', 'with the'],
  ['an opponent with the', 'an', 'with the'],
  ['the opponent who has the', 'the', 'has the'],
  ['an opponent who has the', 'an', 'has the'],
  ['the opponent who controls the', 'the', 'controls the'],
  ['an opponent who controls the', 'an', 'controls the'],
] as const;

const OF_ONE: ReadonlySet<string> = new Set(['the', 'an']);

/** "the player with the most life", "the opponent who controls the most Wizards". */
const readSuperlative = (r: Reader): PlayerRef | undefined => {
  const opponent = SUPERLATIVE_OPPONENT.find(([words]) => r.eat(words));
  const lead =
    opponent?.[2] ?? r.eatOne('the player with the', 'the player who has the', 'the player who controls the');
  const among = opponent === undefined ? {} : { opponent: opponent[1] };
  if (lead === undefined) return undefined;
  const degree = r.eatOne('most', 'fewest', 'least', 'greatest', 'highest', 'lowest');
  if (degree === undefined) return undefined;
  const most = degree === 'most' || degree === 'greatest' || degree === 'highest';
  if (r.eat('life total')) return { kind: 'superlative', most, of: 'life', word: 'lifeTotal', ...among };
  if (r.eat('life')) return { kind: 'superlative', most, of: 'life', ...among };
  if (r.eat('cards in hand'))
    return {
      kind: 'superlative',
      most,
      of: 'hand',
      ...(lead.startsWith('with') || lead.endsWith('with the') ? { word: 'with' } : {}),
      ...among,
    };
  const phrase = lead?.endsWith('controls the') === true ? readNounPhrase(r) : undefined;
  return phrase?.plural === true ? { kind: 'superlative', most, of: selectionOf(phrase.filter), ...among } : undefined;
};

/** "that player", "they" (a single player): what was said last, or the player of the event. */
const repeated = (r: Reader, word?: 'they' | 'opponent'): PlayerRef => {
  const said = r.said.player;
  if (said?.kind === 'target') return { ...said, again: word ?? true };
  if (said?.kind === 'controllerOf' && said.form === 'that')
    return word === undefined ? said : { ...said, form: word === 'they' ? 'they' : 'thatOpponent' };
  if (word === undefined) return { kind: 'thatPlayer' };
  return { kind: 'thatPlayer', form: word === 'they' ? 'bare' : word };
};

/** "each other player", "another player", "each player except its controller": all but one. */
const readOthers = (r: Reader): PlayerRef | undefined => {
  const { player: said = YOU } = r.said;
  // "Attacks a player, … each other opponent", "each player's upkeep": other than the one it was.
  const one =
    said.kind === 'anyPlayer' || said.kind === 'eachPlayer' || (said.kind === 'opponents' && said.form !== undefined);
  const player: PlayerRef = one ? { kind: 'thatPlayer' } : said;
  if (r.eat('each other player')) return { kind: 'otherThan', player };
  if (r.eat('each other opponent')) return { kind: 'otherThan', player, of: 'opponents' };
  if (r.eat('another player')) return { kind: 'otherThan', player, form: 'another' };
  if (!r.eat('each player except')) return undefined;
  const except = readPlayer(r);
  return except === undefined ? undefined : { kind: 'otherThan', player: except, form: 'except' };
};

/** "… deals 2 damage to them": the player last named, unless several objects have been. */
export const readThem = (r: Reader): PlayerRef | undefined =>
  r.sees('them') && r.said.player !== undefined && !hasNamedMany(r) && r.eat('them') ? repeated(r, 'they') : undefined;

/** "any number of target players each", "up to two target opponents each": each of them does it (101.4). */
const readTargetPlayers = (r: Reader): PlayerRef | undefined => {
  const any = r.eat('any number of');
  const upTo = !any && r.eat('up to');
  const count = any ? undefined : readNumber(r);
  if (!any && count === undefined) return undefined;
  const word = r.eatOne('target players each', 'target opponents each', 'target players');
  if (word === undefined || (word === 'target players' && (any || upTo || r.sees('or') || r.sees('and'))))
    return undefined;
  const opponent = word.includes('opponents');
  const target = r.target({
    filter: { kind: opponent ? 'opponent' : 'player' },
    min: any || upTo ? 0 : (count ?? 0),
    max: count ?? 'any',
    players: opponent ? 'opponent' : 'any',
    objects: false,
  });
  const player: PlayerRef = {
    kind: 'target',
    target,
    each: word === 'target players' ? 'together' : true,
  };
  r.meanPlayer(player);
  return player;
};

const readTargetPlayer = (r: Reader): PlayerRef | undefined => {
  const word = r.eatOne('target player', 'target opponent');
  if (word === undefined || r.sees('or planeswalker')) return undefined;
  const opponent = word === 'target opponent';
  const who = r.sees('who') ? r.attempt((reader) => readOfThem(reader, 1, 'that', 'player')) : undefined;
  const dealt =
    who === undefined && r.sees('dealt')
      ? r.attempt((reader) => readOfThem(reader, 0, 'that', 'player', 'was'))
      : undefined;
  const condition = who ?? dealt;
  const player: PlayerRef = {
    kind: 'target',
    target: r.target({
      filter: { kind: opponent ? 'opponent' : 'player' },
      min: 1,
      max: 1,
      players: opponent ? 'opponent' : 'any',
      objects: false,
      ...(condition === undefined ? {} : { who: condition }),
      ...(dealt === undefined ? {} : { reduced: true }),
      ...(r.eat('chosen at random') ? { how: 'chosen at random' as const } : {}),
    }),
  };
  r.meanPlayer(player);
  return player;
};

/** "your", "their", "that player's", "each player's", "an opponent's" before a zone or a step. */
export const readPossessivePlayer = remembered((r: Reader): PlayerRef | undefined => {
  if (r.eat("opponents '") || r.eat("your opponents '")) return { kind: 'opponents' };
  if (r.eat('your')) return { kind: 'you' };
  if (r.eat('their') || r.eat('his or her')) return repeated(r);
  if (r.noClitic) return undefined;
  return r.attempt((reader) => {
    const player = readPlayer(reader);
    return player !== undefined && reader.eat("'s") ? player : undefined;
  });
});

/** "under your control". */
export const readUnderControl = (r: Reader): PlayerRef | undefined =>
  r.attempt((reader) => {
    if (!reader.eat('under')) return undefined;
    const player = readPossessivePlayer(reader);
    return player !== undefined && reader.eat('control') ? player : undefined;
  });
