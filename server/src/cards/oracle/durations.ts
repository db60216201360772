// How long an effect lasts: "until end of turn", "for as long as …", "until this leaves the battlefield".
import type { Duration } from '../ability.ts';
import { readCondition } from './conditions.ts';
import { type Reader, remembered } from './reader.ts';
import { readSingleRef } from './refs.ts';

type Simple = Exclude<Duration['until'], 'none' | 'asLongAs' | 'leaves' | 'turnedFaceDown'>;

/** The fixed durations with their words; where two stand for one, the first is printed. */
export const DURATION_WORDS: readonly (readonly [string, Simple])[] = [
  ['until the end of your next turn', 'endOfYourNextTurn'],
  ['until end of turn', 'endOfTurn'],
  ['until your next turn', 'yourNextTurn'],
  ['until your next end step', 'yourNextEndStep'],
  ['until the end of your next upkeep', 'endOfYourNextUpkeep'],
  ['until your next upkeep', 'yourNextUpkeep'],
  ['until the beginning of your next upkeep', 'yourNextUpkeep'],
  ['until end of combat', 'endOfCombat'],
  ['until the next end step', 'nextEndStep'],
  ['until a player planeswalks', 'planeswalk'],
  ['until your next untap step', 'yourNextUntap'],
  ["until its controller 's next untap step", 'controllersNextUntap'],
  ["during its controller 's next untap step", 'controllersNextUntap'],
  ["during their controllers ' next untap steps", 'controllersNextUntap'],
  ["during their controller 's next untap step", 'controllersNextUntap'],
  ["during their controller 's next untap steps", 'controllersNextUntap'],
  ["during that player 's next untap step", 'controllersNextUntap'],
  ["during the player 's next untap step", 'controllersNextUntap'],
  ['during their next untap step', 'controllersNextUntap'],
  ['during your next untap step', 'yourNextUntap'],
  ['this turn', 'thisTurn'],
  ['this combat', 'thisCombat'],
];

const FIRST: ReadonlySet<string> = new Set(['until', 'during', 'this', 'for']);

/** A duration; nothing is taken if none stands here. */
export const readDuration = remembered((r: Reader): Duration | undefined => {
  if (r.passes(FIRST)) return undefined;
  const { refs } = r.said;
  const found = duration(r);
  // What a time is measured by is not what "it" means after it.
  if (found !== undefined && r.said.refs !== refs) r.say('refs', refs);
  return found;
}, 'duration');

const duration = (r: Reader): Duration | undefined => {
  for (const [words, until] of DURATION_WORDS) if (r.eat(words)) return { until };
  if (r.eat('for as long as')) {
    const condition = readCondition(r);
    return condition === undefined ? undefined : { until: 'asLongAs', condition };
  }
  return r.attempt((reader) => {
    if (!reader.eat('until')) return reader.want('a duration such as “until end of turn”');
    const what = readSingleRef(reader);
    return what !== undefined && reader.eat('leaves the battlefield')
      ? ({ until: 'leaves', what } as const)
      : undefined;
  });
};
