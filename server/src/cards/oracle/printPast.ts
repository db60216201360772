// What has happened, in words: the conditions that `pastDeeds` reads.
import type { HowMany, ObjectDid, ObjectRef, PlayerDid, PlayerRef } from '../ability.ts';
import { OBJECT_DEEDS, PLAYER_DEEDS, TIME_WORDS } from './pastWords.ts';
import { isPlayerRef } from './playerRefs.ts';
import { printBound } from './printAmounts.ts';
import { type PrintContext, words } from './printContext.ts';
import { printNumbered } from './printQuantities.ts';
import { isPlural, playerVerb, possessivePlayer, printPlayer, printRef } from './printRefs.ts';

const time = (when: ObjectDid['when']): string => TIME_WORDS.find(([, one]) => one === when)?.[0] ?? when;

const placeOf = ({ place, deed }: ObjectDid, context: PrintContext): string | undefined => {
  if (place === undefined) return undefined;
  const preposition =
    deed === 'put' ? (place.zone === 'battlefield' ? 'onto' : 'into') : deed === 'returned' ? 'to' : undefined;
  const where =
    place.player !== undefined
      ? words(possessivePlayer(place.player, context), place.zone)
      : place.zone === 'battlefield'
        ? 'the battlefield'
        : place.zone === 'graveyard'
          ? 'a graveyard'
          : place.zone;
  return words(preposition, where);
};

const whom = (to: ObjectRef | PlayerRef | undefined, context: PrintContext): string | undefined =>
  to === undefined ? undefined : `to ${isPlayerRef(to) ? printPlayer(to, context) : printRef(to, context, true)}`;

/** "two or more creatures died this turn". */
export const printObjectDid = (did: ObjectDid, not: boolean, context: PrintContext): string => {
  const { of, number, what } = did;
  const one =
    number === undefined ||
    (number.comparison === '>=' && number.to.kind === 'number' && number.to.value === 1 && number.some !== true);
  const subject =
    of !== undefined && number !== undefined
      ? printNumbered(number, of.filter, context)
      : what === undefined
        ? ''
        : printRef(what, context);
  const many = what === undefined ? !one : isPlural(what, context);
  if (did.had === true && did.under !== undefined)
    return words(
      printPlayer(did.under, context),
      'had',
      subject,
      'enter under',
      did.under.kind === 'you' ? 'your' : 'their',
      'control',
      time(did.when),
    );
  const deed = OBJECT_DEEDS.find((entry) => entry.deed === did.deed);
  if (deed === undefined) return subject;
  const verb = not
    ? many
      ? deed.notMany
      : deed.not
    : did.present === true
      ? deed.present
      : many
        ? deed.many
        : deed.one;
  const from = did.from === undefined ? undefined : did.from === 'anywhere' ? 'from anywhere' : 'from the battlefield';
  const early = did.early === true;
  return words(
    subject,
    verb,
    placeOf(did, context),
    did.under === undefined ? undefined : `under ${possessivePlayer(did.under, context)} control`,
    whom(did.to, context),
    early ? undefined : from,
    time(did.when),
    early ? from : undefined,
  );
};

const howMuch = (number: HowMany | undefined, noun: string, context: PrintContext): string =>
  number === undefined
    ? noun
    : words(printBound(number.comparison, number.to, context).replace('or greater', 'or more'), noun);

/** "you've cast another spell this turn". */
export const printPlayerDid = (did: PlayerDid, not: boolean, context: PrintContext): string => {
  const entry = PLAYER_DEEDS.find(({ deed }) => deed === did.deed);
  if (entry === undefined) return '';
  const who = printPlayer(did.who, context);
  const plural = playerVerb(did.who, 'x') === 'x';
  const verb = ((): string => {
    if (did.tense === 'perfect') {
      const have = not ? (plural ? "haven't" : "hasn't") : plural ? 'have' : 'has';
      return who === 'you' && !not ? `'ve ${entry.perfect}` : `${have} ${entry.perfect}`;
    }
    if (did.tense === 'present') return not ? `don't ${entry.plain}` : playerVerb(did.who, entry.plain);
    if (not) return `didn't ${entry.plain}`;
    return entry.deed === 'wasDealtDamage' ? `${plural ? 'were' : 'was'} ${entry.past}` : entry.past;
  })();
  const object =
    entry.object === 'objects' && did.of !== undefined && did.number !== undefined
      ? printNumbered(did.number, did.of.filter, context)
      : entry.object === 'life' || entry.object === 'damage'
        ? howMuch(did.number, entry.object, context)
        : undefined;
  return words(who, verb, object, time(did.when)).replace("you 've", "you've");
};
