// What can be expected of an object or a player: a table of predicates, each with its form, its negation and its rule.
import { isColorWord, parseManaCost } from '../cards/mana.ts';
import { parseTypeLine } from '../cards/typeLine.ts';
import { counters } from './parseClauses.ts';
import {
  amount,
  andThen,
  any,
  jointEnd,
  type LineState,
  listOf,
  type Match,
  type Matches,
  map,
  NOTHING,
  number,
  numberAt,
  one,
  type Rule,
  signed,
} from './parseCore.ts';
import { chosen, object, ownedZone, player, target, textBetween, zone } from './parseNames.ts';
import { keywords, qualities } from './parseQualities.ts';
import type { Predicate, PredicateNode, Range } from './statement.ts';

/** A predicate's verb: how it reads for one and for several, and denied. The first of each is the form shown. */
const VERBS = {
  is: { yes: ['is', 'are'], no: ['is not', "isn't", 'are not', "aren't"] },
  has: { yes: ['has', 'have'], no: ['does not have', "doesn't have", 'do not have', "don't have", 'lacks', 'lack'] },
  hasDone: { yes: ['has', 'have'], no: ['has not', "hasn't", 'have not', "haven't"] },
  targets: { yes: ['targets', 'target'], no: ['does not target', "doesn't target", 'do not target', "don't target"] },
  dependsOn: {
    yes: ['depends on', 'depend on'],
    no: ['does not depend on', "doesn't depend on", 'do not depend on', "don't depend on"],
  },
  costs: { yes: ['costs', 'cost'], no: ['does not cost', "doesn't cost", 'do not cost', "don't cost"] },
  can: { yes: ['can'], no: ["can't", 'cannot', 'can not'] },
} as const;
type VerbName = keyof typeof VERBS;

interface Found {
  readonly predicate: Predicate;
  readonly valueRange?: Range;
  /** Where the words deny what the predicate says (`has an ability` for "has no abilities"). */
  readonly denied?: boolean;
}

interface PredicateForm {
  readonly verb: VerbName;
  /** The form behind the verb, for completion and the reference. */
  readonly form: string;
  readonly read: (line: LineState, at: number, negated: boolean) => Matches<Found>;
}

const words =
  (predicate: Predicate, ...phrases: readonly (readonly string[])[]): Rule<Found> =>
  (line, at) =>
    any(
      ...phrases.map((phrase): Matches<Found> => {
        const end = line.phrase(at, ...phrase);
        return end < 0 ? NOTHING : one({ predicate }, end);
      }),
    );

/** `has no X` and what denies it, `has X`. */
const none = (
  has: 'noAbilities' | 'noName' | 'noManaCost' | 'noCounters' | 'noSubtypes',
  ...nouns: readonly (readonly string[])[]
): PredicateForm['read'] => {
  const predicate: Predicate = { has };
  return (line, at) => {
    const key = line.key(at);
    const after = key === 'no' || key === 'any' || key === 'a' || key === 'an' ? at + 1 : at;
    if (key !== 'no') line.fail(at, `no ${nouns[0]?.join(' ') ?? ''}`);
    for (const noun of nouns) {
      if (!noun.every((word, index) => line.key(after + index) === word)) continue;
      // `has a name`, `has counters`, `has any abilities`; never `has a mana cost {2}`, which says more.
      const end = after + noun.length;
      if (key === 'no') return one({ predicate }, end);
      return line.words[end] === undefined || line.isComma(end) || STOPS.has(line.key(end) ?? '')
        ? one({ predicate, denied: true }, end)
        : NOTHING;
    }
    if (key === 'no') for (const noun of nouns) line.fail(after, noun.join(' '));
    return NOTHING;
  };
};

const STOPS: ReadonlySet<string> = new Set(['and', 'after']);

/** Where words run on to: the next comma, `after layer`, `and` before a verb, or the end. */
const runEnd = (line: LineState, at: number): number => {
  let next = at;
  while (next < line.words.length && !line.isComma(next)) {
    const key = line.key(next);
    if (key === 'after' && line.key(next + 1) === 'layer') break;
    if (key === 'and' && isVerb(line.key(next + 1))) break;
    next += 1;
  }
  return next;
};

const isVerb = (key: string | undefined): boolean => key !== undefined && ALL_VERBS.has(key);
const ALL_VERBS: ReadonlySet<string> = new Set(
  Object.values(VERBS).flatMap((verb) => [...verb.yes, ...verb.no].map((text) => text.split(' ')[0] ?? '')),
);

const valued =
  (rule: Rule<number>, turn: (value: number) => Predicate): Rule<Found> =>
  (line, at) =>
    map(rule(line, at), (value, end) => ({ predicate: turn(value), valueRange: line.span(at, end) }));

/** `mana value 4`: some words, then a number. */
const behindWords =
  (phrase: readonly string[], rule: Rule<number>, turn: (value: number) => Predicate): Rule<Found> =>
  (line, at) => {
    const next = line.phrase(at, ...phrase);
    return next < 0 ? NOTHING : valued(rule, turn)(line, next);
  };

/** `2 damage`: a number, then some words. */
const beforeWords =
  (turn: (value: number) => Predicate, ...phrases: readonly (readonly string[])[]): Rule<Found> =>
  (line, at) =>
    andThen(amount(line, at), (value, next) => {
      for (const phrase of phrases) {
        if (phrase.every((word, index) => line.key(next + index) === word)) {
          return one({ predicate: turn(value), valueRange: line.span(at, at + 1) }, next + phrase.length);
        }
      }
      for (const phrase of phrases) line.phrase(next, ...phrase);
      return NOTHING;
    });

const costAt = (line: LineState, at: number): string | undefined => {
  const text = line.words[at]?.text;
  return line.words[at]?.kind === 'word' && text !== undefined && text.includes('{') && parseManaCost(text).ok
    ? text.toUpperCase()
    : undefined;
};

const status = (name: Extract<Predicate, { is: 'status' }>['status'], ...phrase: readonly string[]): Rule<Found> =>
  words({ is: 'status', status: name }, phrase);

const ABILITY_KINDS = ['activated', 'triggered', 'static', 'mana'] as const;

const able = (
  what: Extract<Predicate, { does: 'can' | 'cant' }>['what'],
  ...phrase: readonly string[]
): PredicateForm['read'] => {
  return (line, at, negated) => {
    const end = line.phrase(at, ...phrase);
    if (end < 0) return NOTHING;
    const does = negated ? 'cant' : 'can';
    const plain: Match<Found> = { value: { predicate: { does, what }, denied: negated }, at: end };
    if (line.key(end) !== 'by') {
      line.fail(end, 'by');
      return [plain];
    }
    return map(target(line, end + 1), (by) => ({ predicate: { does, what, by }, denied: negated }));
  };
};

/** Every predicate by name. The reference, its test and completion are made from this table. */
export const PREDICATES = {
  exactly: {
    verb: 'is',
    form: 'exactly TYPE LINE',
    read: (line, at) => {
      if (!line.is(at, 'exactly')) return NOTHING;
      const end = runEnd(line, at + 1);
      if (end === at + 1) return line.fail(end, '<type line>');
      const reading = parseTypeLine(textBetween(line, at + 1, end));
      const bad = reading.problems.find((problem) => problem.code === 'card-unknown-type');
      if (bad !== undefined || reading.typeLine.types.length + reading.typeLine.supertypes.length === 0) {
        const word = bad?.values['word'];
        for (let index = at + 1; index < end; index += 1) {
          if (line.words[index]?.text === word) return line.fail(index, '<quality>');
        }
        return line.fail(at + 1, '<type line>');
      }
      const { supertypes, types, subtypes } = reading.typeLine;
      return one(
        { predicate: { is: 'exactly', supertypes, types, subtypes }, valueRange: line.span(at + 1, end) },
        end,
      );
    },
  },
  only: {
    verb: 'is',
    form: 'only COLORS',
    read: (line, at) => {
      if (!line.is(at, 'only')) return NOTHING;
      if (line.key(at + 1) === 'colorless' || line.key(at + 1) === 'colourless') {
        return one({ predicate: { is: 'onlyColors', colors: [] }, valueRange: line.span(at + 1, at + 2) }, at + 2);
      }
      const color: Rule<string> = (inner, from) => {
        const key = inner.key(from) ?? '';
        return isColorWord(key) ? one(key, from + 1) : inner.fail(from, '<color>');
      };
      return map(listOf(line, at + 1, color, 'both'), (colors, end) => ({
        predicate: { is: 'onlyColors', colors },
        valueRange: line.span(at + 1, end),
      }));
    },
  },
  controlledBy: {
    verb: 'is',
    form: 'controlled by PLAYER',
    read: (line, at) => {
      const next = line.phrase(at, 'controlled', 'by');
      return next < 0
        ? NOTHING
        : map(player(line, next), (name) => ({
            predicate: { is: 'controlledBy', player: name },
            valueRange: name.range,
          }));
    },
  },
  ownedBy: {
    verb: 'is',
    form: 'owned by PLAYER',
    read: (line, at) => {
      const next = line.phrase(at, 'owned', 'by');
      return next < 0
        ? NOTHING
        : map(player(line, next), (name) => ({ predicate: { is: 'ownedBy', player: name }, valueRange: name.range }));
    },
  },
  tapped: { verb: 'is', form: 'tapped', read: status('tapped', 'tapped') },
  untapped: { verb: 'is', form: 'untapped', read: status('untapped', 'untapped') },
  faceDown: { verb: 'is', form: 'face down', read: status('faceDown', 'face', 'down') },
  faceUp: { verb: 'is', form: 'face up', read: status('faceUp', 'face', 'up') },
  flipped: { verb: 'is', form: 'flipped', read: status('flipped', 'flipped') },
  transformed: { verb: 'is', form: 'transformed', read: status('transformed', 'transformed') },
  phasedOut: { verb: 'is', form: 'phased out', read: status('phasedOut', 'phased', 'out') },
  attacking: { verb: 'is', form: 'attacking', read: status('attacking', 'attacking') },
  blocking: { verb: 'is', form: 'blocking', read: status('blocking', 'blocking') },
  attached: { verb: 'is', form: 'attached', read: status('attached', 'attached') },
  attachedTo: {
    verb: 'is',
    form: 'attached to OBJECT',
    read: (line, at) => {
      const next = line.phrase(at, 'attached', 'to');
      return next < 0
        ? NOTHING
        : map(target(line, next), (to) => ({ predicate: { is: 'attachedTo', to }, valueRange: to.range }));
    },
  },
  inZone: {
    verb: 'is',
    form: 'in ZONE',
    read: (line, at) => {
      if (line.key(at) !== 'in' && line.key(at) !== 'on') return line.fail(at, 'in');
      if (line.key(at + 1) === 'a' && line.key(at + 2) === 'dependency') return NOTHING;
      return map(ownedZone(line, at + 1), (place, end) => ({
        predicate:
          place.owner === undefined
            ? { is: 'inZone', zone: place.zone }
            : { is: 'inZone', zone: place.zone, player: place.owner },
        valueRange: line.span(at + 1, end),
      }));
    },
  },
  appliedAfter: {
    verb: 'is',
    form: 'applied after EFFECT',
    read: (line, at) => {
      const next = line.phrase(at, 'applied', 'after');
      return next < 0 ? NOTHING : map(object(line, next), (other) => ({ predicate: { is: 'appliedAfter', other } }));
    },
  },
  inLoop: {
    verb: 'is',
    form: 'in a dependency loop',
    read: words({ is: 'inLoop' }, ['in', 'a', 'dependency', 'loop']),
  },
  qualities: {
    verb: 'is',
    form: 'a 2/2 blue creature',
    read: (line, at) =>
      andThen(
        any(qualities(line, at), line.key(at) === 'named' ? one([], at) : NOTHING),
        (list, next): Matches<Found> => {
          const pt = list.find((word) => word.quality.kind === 'pt');
          const whole = list.length === 0 ? undefined : line.span(at, next);
          const valueRange = pt?.range ?? whole;
          const plain: Match<Found> = {
            value: {
              predicate: { is: 'qualities', qualities: list },
              ...(valueRange === undefined ? {} : { valueRange }),
            },
            at: next,
          };
          if (line.key(next) !== 'named') {
            line.fail(next, 'named');
            return list.length === 0 ? NOTHING : [plain];
          }
          return map(namedText(line, next + 1), (named) => ({
            predicate: { is: 'qualities', qualities: list, named },
            valueRange: valueRange ?? named.range,
          }));
        },
      ),
  },
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
      andThen(number(line, at), (count, next): Matches<Found> => {
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
    verb: 'has',
    form: 'triggered "TEXT"',
    read: (line, at) => {
      if (!line.is(at, 'triggered')) return NOTHING;
      const word = line.words[at + 1];
      if (word?.kind !== 'quoted') return line.fail(at + 1, '"…"');
      return one({ predicate: { has: 'triggered', text: word.text } }, at + 2);
    },
  },
  life: { verb: 'has', form: 'N life', read: beforeWords((value) => ({ has: 'life', life: value }), ['life']) },
  lifeAt: {
    verb: 'is',
    form: 'at N life',
    read: (line, at) =>
      line.is(at, 'at') ? beforeWords((value) => ({ has: 'life', life: value }), ['life'])(line, at + 1) : NOTHING,
  },
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
  attack: { verb: 'can', form: 'attack', read: able('attack', 'attack') },
  block: { verb: 'can', form: 'block', read: able('block', 'block') },
  beBlocked: { verb: 'can', form: 'be blocked by OBJECT', read: able('beBlocked', 'be', 'blocked') },
  beTargeted: { verb: 'can', form: 'be targeted by PLAYER', read: able('beTargeted', 'be', 'targeted') },
  beEnchanted: { verb: 'can', form: 'be enchanted by OBJECT', read: able('beEnchanted', 'be', 'enchanted') },
  beTurnedFaceUp: {
    verb: 'can',
    form: 'be turned face up',
    read: able('beTurnedFaceUp', 'be', 'turned', 'face', 'up'),
  },
} satisfies Record<string, PredicateForm>;

export type PredicateName = keyof typeof PREDICATES;

const FORMS: readonly PredicateForm[] = Object.values(PREDICATES);

const VERB_PHRASES = (Object.keys(VERBS) as VerbName[]).flatMap((name) => {
  const forms = FORMS.filter((form) => form.verb === name);
  const phrases = (list: readonly string[], negated: boolean) =>
    list.map((text) => ({ phrase: text.split(' '), negated, forms }));
  return [...phrases(VERBS[name].yes, false), ...phrases(VERBS[name].no, true)];
});

const PHRASES_BY_WORD = new Map<string, typeof VERB_PHRASES>();
for (const phrase of VERB_PHRASES) {
  const first = phrase.phrase[0] ?? '';
  PHRASES_BY_WORD.set(first, [...(PHRASES_BY_WORD.get(first) ?? []), phrase]);
}
const NO_PHRASES: typeof VERB_PHRASES = [];

/** How a predicate reads, affirmed and denied: `is tapped`, `is not tapped`. */
export const predicateForms = (): readonly { readonly name: string; readonly yes: string; readonly no: string }[] =>
  Object.entries(PREDICATES).map(([name, { verb, form }]) => ({
    name,
    yes: `${VERBS[verb].yes[0]} ${form}`,
    no: `${VERBS[verb].no[0]} ${form}`,
  }));

/** A name as it is printed, behind `named`: in quotes, the longest in scope, or the words up to the next comma. */
const namedText: Rule<{ readonly name: string; readonly range: Range }> = (line, at) => {
  const first = line.words[at];
  if (first === undefined) return line.fail(at, '<name>');
  if (first.kind === 'quoted') {
    const end = first.closed === true ? first.end - 1 : first.end;
    return one({ name: first.text, range: { start: first.start + 1, end } }, at + 1);
  }
  const match = line.name(at, 'thing', 'plain');
  const end = Math.max(runEnd(line, at), match?.next ?? 0);
  const stop = match !== undefined && match.next >= runEnd(line, at) ? match.next : end;
  if (stop === at) return line.fail(at, '<name>');
  return one({ name: textBetween(line, at, stop), range: line.span(at, stop) }, stop);
};

/** `after layer 6b`. */
const afterLayer: Rule<NonNullable<PredicateNode['afterLayer']>> = (line, at) => {
  if (line.key(at) !== 'after') {
    line.fail(at, 'after layer');
    return NOTHING;
  }
  const next = line.phrase(at + 1, 'layer');
  if (next < 0) return NOTHING;
  const id = line.key(next) ?? '';
  return /^\d[a-z]?$/.test(id)
    ? one({ layer: id, range: line.span(at, next + 1) }, next + 1)
    : line.fail(next, '<layer>');
};

/** One predicate, affirmed or denied, with the layer it is about. `bare` predicates also stand in blocks. */
export const predicate: Rule<PredicateNode> = (line, at) => {
  const found: Match<PredicateNode>[] = [];
  const first = line.key(at) ?? '';
  const phrases = line.mode === 'tracking' ? VERB_PHRASES : (PHRASES_BY_WORD.get(first) ?? NO_PHRASES);
  for (const { phrase, negated, forms } of phrases) {
    const next = verbEnd(line, at, phrase);
    if (next < 0) continue;
    for (const form of forms) {
      for (const match of form.read(line, next, negated)) {
        const { predicate: what, valueRange, denied } = match.value;
        const node = {
          range: line.span(at, match.at),
          negated: negated !== (denied === true),
          predicate: what,
          ...(valueRange === undefined ? {} : { valueRange }),
        };
        found.push({ value: node, at: match.at });
        for (const layer of afterLayer(line, match.at)) {
          const range = line.span(at, layer.at);
          found.push({ value: { ...node, range, afterLayer: layer.value }, at: layer.at });
        }
      }
    }
  }
  return found;
};

const verbEnd = (line: LineState, at: number, phrase: readonly string[]): number => {
  for (let index = 0; index < phrase.length; index += 1) {
    if (line.key(at + index) !== phrase[index]) {
      line.fail(at + index, index === 0 ? phrase.join(' ') : (phrase[index] ?? ''));
      return -1;
    }
  }
  return at + phrase.length;
};

/** `is a 2/2 creature with flying`: the keywords are a predicate of their own. */
const withKeywords: Rule<PredicateNode> = (line, at) =>
  line.key(at) === 'with'
    ? map(keywords(line, at + 1), (list, end) => ({
        range: line.span(at, end),
        negated: false,
        predicate: { has: 'keywords', keywords: list, only: false },
      }))
    : NOTHING;

/** `has flying, is not tapped and can't block`: every number of predicates that can be read. */
export const predicates: Rule<readonly PredicateNode[]> = (line, at) => {
  const found: Match<readonly PredicateNode[]>[] = [];
  const grow = (so: readonly PredicateNode[], from: number): void => {
    for (const match of predicate(line, from)) {
      const all = [...so, match.value];
      found.push({ value: all, at: match.at });
      if (!match.value.negated && 'is' in match.value.predicate && match.value.predicate.is === 'qualities') {
        for (const more of withKeywords(line, match.at)) {
          found.push({ value: [...all, more.value], at: more.at });
          const after = jointEnd(line, more.at, 'both');
          if (after > more.at) grow([...all, more.value], after);
        }
      }
      const next = jointEnd(line, match.at, 'both');
      if (next > match.at) grow(all, next);
    }
  };
  grow([], at);
  return found;
};
