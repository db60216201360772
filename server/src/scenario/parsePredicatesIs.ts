// What something can be expected to be: `is …`.

import { isColorWord } from '../cards/mana.ts';
import { parseTypeLine } from '../cards/typeLine.ts';
import { andThen, any, listOf, type Match, type Matches, map, NOTHING, one, type Rule } from './parseCore.ts';
import { object, ownedZone, player, target, textBetween } from './parseNames.ts';
import { beforeWords, type Found, type PredicateForm, runEnd, status, words } from './parsePredicateParts.ts';
import { qualities } from './parseQualities.ts';
import type { Range } from './statement.ts';

/** Predicates with `is`, by name. */
export const IS_PREDICATES = {
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
      // `in a graveyard`: whoever's.
      const from = line.key(at + 1) === 'a' || line.key(at + 1) === 'an' ? at + 2 : at + 1;
      return map(ownedZone(line, from), (place, end) => ({
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
  lifeAt: {
    verb: 'is',
    form: 'at N life',
    read: (line, at) =>
      line.is(at, 'at') ? beforeWords((value) => ({ has: 'life', life: value }), ['life'])(line, at + 1) : NOTHING,
  },
} satisfies Record<string, PredicateForm>;

/** A name as it is printed, behind `named`: in quotes, the longest in scope, or the words up to the next comma. */
const namedText: Rule<{ readonly name: string; readonly range: Range }> = (line, at) => {
  const first = line.words[at];
  if (first === undefined) return line.fail(at, '<name>');
  if (first.kind === 'quoted') {
    const end = first.closed === true ? first.end - 1 : first.end;
    return one({ name: first.text, range: { start: first.start + 1, end } }, at + 1);
  }
  const match = line.name(at, 'thing', 'plain');
  const run = runEnd(line, at);
  const ends = new Set<number>();
  if (match !== undefined) ends.add(match.next);
  // `named Serra Angel with flying`: shorter first, since what is behind a name has to read as something else.
  for (let next = at + 1; next < run; next += 1) if (BEHIND_NAME.has(line.key(next) ?? '')) ends.add(next);
  ends.add(run);
  const found = [...ends]
    .filter((end) => end > at)
    .map((end) => ({
      value: { name: textBetween(line, at, end), range: line.span(at, end) },
      at: end,
    }));
  return found.length === 0 ? line.fail(at, '<name>') : found;
};
const BEHIND_NAME: ReadonlySet<string> = new Set(['with', 'without', 'controlled', 'owned', 'attached']);
