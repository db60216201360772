// What something can be expected to have and do: `has …`, `targets …`, `can …`.
import { counters } from './parseClauses.ts';
import { amount, andThen, listOf, type Matches, map, NOTHING, number, numberAt, one, signed } from './parseCore.ts';
import { chosen, object, player, target, zone } from './parseNames.ts';
import {
  ABILITY_KINDS,
  able,
  beforeWords,
  behindWords,
  costAt,
  type Found,
  none,
  type PredicateForm,
  valued,
  words,
} from './parsePredicateParts.ts';
import { keywords, qualities } from './parseQualities.ts';

/** A number, or `no`. */
const numberOrNone = (line: Parameters<typeof number>[0], at: number): Matches<number> =>
  line.key(at) === 'no' && ABILITY_KINDS.some((kind) => kind === line.key(at + 1)) ? one(0, at + 1) : number(line, at);

/** Predicates with other verbs than `is`, by name. */
export const HAS_PREDICATES = {
  noAbilities: { verb: 'has', form: 'no abilities', read: none('noAbilities', ['abilities'], ['ability']) },
  noName: { verb: 'has', form: 'no name', read: none('noName', ['name']) },
  noManaCost: { verb: 'has', form: 'no mana cost', read: none('noManaCost', ['mana', 'cost']) },
  noCounters: { verb: 'has', form: 'no counters', read: none('noCounters', ['counters'], ['counter']) },
  noSubtypes: { verb: 'has', form: 'no subtypes', read: none('noSubtypes', ['subtypes'], ['subtype']) },
  onlyKeywords: {
    verb: 'has',
    form: 'only KEYWORDS',
    read: (line, at) =>
      line.is(at, 'only')
        ? map(keywords(line, at + 1), (list) => ({ predicate: { has: 'keywords', keywords: list, only: true } }))
        : NOTHING,
  },
  noKeyword: {
    verb: 'has',
    form: 'no flying',
    // one keyword only: "no flying and trample" could deny both or the pair
    read: (line, at) => {
      if (!line.is(at, 'no')) return NOTHING;
      const word = line.words[at + 1];
      if (word?.kind === 'quoted')
        return one({ predicate: { has: 'abilityStarting', text: word.text }, denied: true }, at + 2);
      line.fail(at + 1, '"…"');
      return andThen(keywords(line, at + 1), (list, end): Matches<Found> => {
        const [, more] = list;
        if (more !== undefined) return NOTHING;
        return one({ predicate: { has: 'keywords', keywords: list, only: false }, denied: true }, end);
      });
    },
  },
  keywords: {
    verb: 'has',
    form: 'flying and trample',
    read: (line, at) =>
      map(keywords(line, at), (list) => ({ predicate: { has: 'keywords', keywords: list, only: false } })),
  },
  keywordTimes: {
    verb: 'has',
    form: 'mountainwalk twice',
    read: (line, at) =>
      andThen(keywords(line, at), (list, next): Matches<Found> => {
        const key = line.key(next);
        const times = key === 'once' ? 1 : key === 'twice' ? 2 : numberAt(line, next);
        if (times === undefined) return line.fail(next, 'twice');
        const end = key === 'once' || key === 'twice' ? next + 1 : line.phrase(next + 1, 'times');
        if (end < 0) return NOTHING;
        return one(
          { predicate: { has: 'keywords', keywords: list, only: false, times }, valueRange: line.span(next, end) },
          end,
        );
      }),
  },
  abilityStarting: {
    verb: 'has',
    form: '"TEXT"',
    read: (line, at) => {
      const word = line.words[at];
      if (word?.kind !== 'quoted') return line.fail(at, '"…"');
      return one({ predicate: { has: 'abilityStarting', text: word.text } }, at + 1);
    },
  },
  abilityCount: {
    verb: 'has',
    form: 'N activated abilities',
    read: (line, at) =>
      andThen(numberOrNone(line, at), (count, next): Matches<Found> => {
        const kind = ABILITY_KINDS.find((name) => name === line.key(next));
        const noun = kind === undefined ? next : next + 1;
        if (line.key(noun) !== 'abilities' && line.key(noun) !== 'ability') return line.fail(noun, 'abilities');
        return one(
          {
            predicate: { has: 'abilityCount', count, which: kind ?? 'any' },
            valueRange: line.span(at, at + 1),
          },
          noun + 1,
        );
      }),
  },
  counters: {
    verb: 'has',
    form: 'N KIND counters',
    read: (line, at) =>
      line.key(at) === 'no' && (line.key(at + 1) === 'counters' || line.key(at + 1) === 'counter')
        ? NOTHING
        : map(counters(line, at), (phrase) => ({
            predicate: { has: 'counters', count: phrase.count, kind: phrase.kind },
            valueRange: line.span(at, at + 1),
          })),
  },
  damage: {
    verb: 'has',
    form: 'N damage',
    read: beforeWords((value) => ({ has: 'damage', amount: value }), ['damage']),
  },
  manaValue: {
    verb: 'has',
    form: 'mana value N',
    read: behindWords(['mana', 'value'], number, (value) => ({ has: 'manaValue', value })),
  },
  manaCost: {
    verb: 'has',
    form: 'mana cost {1}{R}',
    read: (line, at) => {
      const next = line.phrase(at, 'mana', 'cost');
      if (next < 0) return NOTHING;
      const cost = costAt(line, next);
      if (cost === undefined) return line.fail(next, '<mana cost>');
      return one({ predicate: { has: 'manaCost', cost }, valueRange: line.span(next, next + 1) }, next + 1);
    },
  },
  loyalty: {
    verb: 'has',
    form: 'loyalty N',
    read: behindWords(['loyalty'], number, (value) => ({ has: 'loyalty', value })),
  },
  power: { verb: 'has', form: 'power N', read: behindWords(['power'], signed, (value) => ({ has: 'power', value })) },
  toughness: {
    verb: 'has',
    form: 'toughness N',
    read: behindWords(['toughness'], signed, (value) => ({ has: 'toughness', value })),
  },
  chosen: {
    verb: 'hasDone',
    form: 'chosen VALUE',
    read: (line, at) => {
      if (!line.is(at, 'chosen')) return NOTHING;
      if (line.key(at + 1) === 'nothing') {
        return one({ predicate: { has: 'chosen', what: null }, valueRange: line.span(at + 1, at + 2) }, at + 2);
      }
      return map(chosen('after')(line, at + 1), (value) => ({
        predicate: { has: 'chosen', what: value.text, ...(value.name === undefined ? {} : { name: value.name }) },
        valueRange: value.range,
      }));
    },
  },
  mode: { verb: 'has', form: 'mode N', read: behindWords(['mode'], number, (value) => ({ has: 'mode', mode: value })) },
  x: {
    verb: 'has',
    form: 'X = N',
    read: (line, at) => {
      let written = '';
      for (let next = at; next < at + 3; next += 1) {
        written += line.key(next) ?? '';
        const value = /^x=(\d{1,9})$/.exec(written)?.[1];
        if (value !== undefined) {
          return one({ predicate: { has: 'x', x: Number(value) }, valueRange: line.span(next, next + 1) }, next + 1);
        }
        if (written === '' || !'x='.startsWith(written)) return line.fail(at, 'X = <number>');
      }
      return line.fail(at, 'X = <number>');
    },
  },
  triggered: {
    verb: 'hasDone',
    form: 'triggered "TEXT"',
    read: (line, at) => {
      if (!line.is(at, 'triggered')) return NOTHING;
      const word = line.words[at + 1];
      if (word?.kind === 'quoted') return one({ predicate: { has: 'triggered', text: word.text } }, at + 2);
      line.fail(at + 1, '"…"');
      // Any ability of it: every text starts with nothing.
      return one({ predicate: { has: 'triggered', text: '' } }, at + 1);
    },
  },
  life: { verb: 'has', form: 'N life', read: beforeWords((value) => ({ has: 'life', life: value }), ['life']) },
  maxHandSize: {
    verb: 'has',
    form: 'maximum hand size N',
    read: (line, at) => {
      if (line.key(at) === 'no' && line.key(at + 1) === 'maximum') {
        const end = line.phrase(at + 1, 'maximum', 'hand', 'size');
        return end < 0 ? NOTHING : one({ predicate: { has: 'maxHandSize', size: 'none' } }, end);
      }
      const from = line.key(at) === 'a' ? at + 1 : at;
      const next = line.phrase(from, 'maximum', 'hand', 'size');
      if (next < 0) return NOTHING;
      return valued(signed, (size) => ({ has: 'maxHandSize', size }))(line, line.key(next) === 'of' ? next + 1 : next);
    },
  },
  drawn: {
    verb: 'hasDone',
    form: 'drawn N cards',
    read: (line, at) =>
      line.is(at, 'drawn')
        ? beforeWords((value) => ({ has: 'drawn', count: value }), ['cards'], ['card'])(line, at + 1)
        : NOTHING,
  },
  ceasedToExist: {
    verb: 'hasDone',
    form: 'ceased to exist',
    read: words({ is: 'ceasedToExist' }, ['ceased', 'to', 'exist']),
  },
  mana: {
    verb: 'has',
    form: '{G}{G} in mana pool',
    read: (line, at) => {
      const cost = costAt(line, at);
      if (cost === undefined) return line.fail(at, '<mana>');
      const own = ['his', 'her', 'their', 'the'].includes(line.key(at + 2) ?? '') ? 1 : 0;
      if (line.key(at + 1) !== 'in') return line.fail(at + 1, 'in mana pool');
      const end = line.phrase(at + 2 + own, 'mana', 'pool');
      if (end < 0) return NOTHING;
      const symbols = cost.match(/\{[^{}]+\}/g) ?? [];
      return one({ predicate: { has: 'mana', symbols: [...symbols] }, valueRange: line.span(at, at + 1) }, end);
    },
  },
  cardsIn: {
    verb: 'has',
    form: 'N cards in ZONE',
    read: (line, at) =>
      andThen(amount(line, at), (count, next): Matches<Found> => {
        if (line.key(next) !== 'cards' && line.key(next) !== 'card') return line.fail(next, 'cards');
        if (line.key(next + 1) !== 'in') return line.fail(next + 1, 'in');
        const own = ['his', 'her', 'their'].includes(line.key(next + 2) ?? '') ? 1 : 0;
        return map(zone(line, next + 2 + own), (name) => ({
          predicate: { has: 'cardsIn', zone: name, count },
          valueRange: line.span(at, at + 1),
        }));
      }),
  },
  targets: {
    verb: 'targets',
    form: 'A, B',
    read: (line, at) =>
      line.key(at) === 'nothing'
        ? one({ predicate: { does: 'targets', targets: [] } }, at + 1)
        : map(listOf(line, at, target, 'both'), (targets, end) => ({
            predicate: { does: 'targets', targets },
            valueRange: line.span(at, end),
          })),
  },
  dependsOn: {
    verb: 'dependsOn',
    form: 'EFFECT',
    read: (line, at) => map(object(line, at), (other) => ({ predicate: { is: 'dependsOn', other } })),
  },
  costs: {
    verb: 'costs',
    form: '{1}{R} for PLAYER',
    read: (line, at) => {
      const cost = costAt(line, at);
      if (cost === undefined) return line.fail(at, '<mana cost>');
      const valueRange = line.span(at, at + 1);
      if (line.key(at + 1) !== 'for') {
        line.fail(at + 1, 'for');
        return one({ predicate: { does: 'costs', cost }, valueRange }, at + 1);
      }
      return map(player(line, at + 2), (name) => ({ predicate: { does: 'costs', cost, player: name }, valueRange }));
    },
  },
  controls: {
    verb: 'controls',
    form: 'N creatures',
    read: (line, at) => {
      const count = line.key(at) === 'no' ? 0 : numberAt(line, at);
      if (count === undefined) return line.fail(at, '<number>');
      return map(qualities(line, at + 1), (list) => ({
        predicate: { does: 'controls', count, qualities: list },
        valueRange: line.span(at, at + 1),
      }));
    },
  },
  attack: { verb: 'can', form: 'attack TARGET', read: able('attack', 'attack') },
  block: { verb: 'can', form: 'block OBJECT', read: able('block', 'block') },
  beBlocked: { verb: 'can', form: 'be blocked by OBJECT', read: able('beBlocked', 'be', 'blocked') },
  beTargeted: { verb: 'can', form: 'be targeted by PLAYER', read: able('beTargeted', 'be', 'targeted') },
  beEnchanted: { verb: 'can', form: 'be enchanted by OBJECT', read: able('beEnchanted', 'be', 'enchanted') },
  beTurnedFaceUp: {
    verb: 'can',
    form: 'be turned face up',
    read: able('beTurnedFaceUp', 'be', 'turned', 'face', 'up'),
  },
} satisfies Record<string, PredicateForm>;
