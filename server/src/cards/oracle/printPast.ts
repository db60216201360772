// What has happened, in words: the conditions that `pastDeeds` reads.

import type { Amount, DeedSaid, HowMany, ObjectDid, ObjectRef, PlayerDid, PlayerRef } from '../ability.ts';
import { TOTALLED } from './amountDeeds.ts';
import { perfectOf } from './pastDeeds.ts';
import { OBJECT_DEEDS, type ObjectDeedWords, PLAYER_DEEDS, TIME_WORDS } from './pastWords.ts';
import { isPlayerRef } from './playerRefs.ts';
import { type PrintContext, words } from './printContext.ts';
import { printNoun } from './printing.ts';
import { printBound, printHowMany, printNumbered } from './printQuantities.ts';
import { isPlural, playerVerb, possessivePlayer, printPlayer, printRef } from './printRefs.ts';
import { ORDINALS } from './triggerWords.ts';

const time = (when: ObjectDid['when']): string => TIME_WORDS.find(([, one]) => one === when)?.[0] ?? when;

const placeOf = ({ place, deed }: Pick<DeedSaid, 'place' | 'deed'>, context: PrintContext): string | undefined => {
  if (place === undefined) return undefined;
  const preposition =
    deed === 'put' ? (place.zone === 'battlefield' ? 'onto' : 'into') : deed === 'returned' ? 'to' : undefined;
  const where =
    place.player !== undefined && place.form !== 'that'
      ? words(possessivePlayer(place.player, context), place.zone)
      : place.zone === 'battlefield'
        ? 'the battlefield'
        : place.zone === 'graveyard'
          ? place.form === 'many'
            ? 'graveyards'
            : `${place.form ?? 'a'} graveyard`
          : place.zone;
  return words(preposition, where);
};

const whom = (to: ObjectRef | PlayerRef | undefined, context: PrintContext): string | undefined =>
  to === undefined ? undefined : `to ${isPlayerRef(to) ? printPlayer(to, context) : printRef(to, context, true)}`;

const deedWords = ({ deed, combat }: Pick<DeedSaid, 'deed' | 'combat'>): ObjectDeedWords | undefined =>
  OBJECT_DEEDS.find((entry) => entry.deed === deed && (entry.combat === true) === (combat === true));

const byText = (by: ObjectRef | PlayerRef | undefined, context: PrintContext): string | undefined =>
  by === undefined ? undefined : `by ${isPlayerRef(by) ? printPlayer(by, context) : printRef(by, context, true)}`;

/** "that didn't attack this turn", "blocked by that creature this turn", "it blocked this turn", "you've drawn this turn". */
export const printDeedSaid = (did: DeedSaid, plural: boolean, context: PrintContext): string => {
  const { by, form } = did;
  if (by !== undefined && (form === 'active' || form === 'perfect')) {
    const who = isPlayerRef(by) ? printPlayer(by, context) : printRef(by, context);
    const entry = PLAYER_DEEDS.find(({ deed }) => deed === did.deed);
    if (form === 'perfect')
      return words(
        who === 'you' ? "you've" : `${who} ${playerVerb(isPlayerRef(by) ? by : YOU, 'have')}`,
        entry?.perfect,
        time(did.when),
      );
    const past = isPlayerRef(by) ? entry?.past : did.deed === 'wasBlocked' ? 'blocked' : entry?.past;
    return words(did.that === true ? 'that' : undefined, who, past, time(did.when));
  }
  const deed = deedWords(did);
  if (deed === undefined) return '';
  const verb = did.denied === true ? (plural ? deed.notMany : deed.not) : plural ? deed.many : deed.one;
  const said = form === 'bare' ? verb.replace(/^(?:was|were) /, '') : `that ${verb}`;
  const from = did.from === undefined ? undefined : did.from === 'anywhere' ? 'from anywhere' : 'from the battlefield';
  return words(
    said,
    did.place === undefined ? undefined : placeOf({ ...did, place: did.place }, context),
    did.under === undefined ? undefined : `under ${possessivePlayer(did.under, context)} control`,
    whom(did.to, context),
    did.early === true ? undefined : from,
    byText(by, context),
    time(did.when),
    did.early === true ? from : undefined,
  );
};

/** "life you've lost this turn", "damage dealt to it this turn". */
export const printDeedTotal = (amount: Extract<Amount, { kind: 'deedTotal' }>, context: PrintContext): string => {
  const { to, what } = amount;
  if (isPlayerRef(to) && (what === 'lostLife' || what === 'gainedLife')) {
    const have = amount.perfect === true ? playerVerb(to, 'have') : undefined;
    return `life ${words(printPlayer(to, context), have, what === 'lostLife' ? 'lost' : 'gained', time(amount.when))}`.replace(
      'you have',
      "you've",
    );
  }
  return words(
    TOTALLED.find(([, one]) => one === what)?.[0],
    'dealt',
    whom(to, context),
    byText(amount.by, context),
    time(amount.when),
  );
};

const YOU: PlayerRef = { kind: 'you' };

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
  const deed = deedWords(did);
  if (deed === undefined) return subject;
  if (did.nth === true && number?.to.kind === 'number') {
    const has = what !== undefined && isPlural(what, context) ? 'have' : 'has';
    return words(`it's the ${ORDINALS[number.to.value - 1] ?? ''} time`, subject, has, perfectOf(deed), time(did.when));
  }
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
    did.byLate === true ? undefined : byText(did.by, context),
    did.untimed === true ? undefined : time(did.when),
    did.byLate === true ? byText(did.by, context) : undefined,
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
  if (did.nth === true && did.of !== undefined && did.number?.to.kind === 'number') {
    const ordinal = ORDINALS[did.number.to.value - 1] ?? '';
    const noun = printNoun(did.of.filter, false, context);
    return words(not ? "it wasn't the" : "it's the", ordinal, noun, who, entry.past, time(did.when));
  }
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
    entry.object === 'objects' && did.of !== undefined
      ? did.number === undefined
        ? printNoun(did.of.filter, true, context)
        : printNumbered(did.number, did.of.filter, context)
      : entry.object === 'flips' && did.number !== undefined
        ? `${printHowMany(did.number, context)} flips`
        : entry.object === 'life' || entry.object === 'damage'
          ? howMuch(did.number, entry.object, context)
          : undefined;
  const dealer = did.by?.of.filter;
  const by =
    did.by === undefined || dealer === undefined
      ? undefined
      : `by ${dealer.kind === 'isRef' ? printRef(dealer.ref, context, true) : printNumbered(did.by.number, dealer, context)}`;
  return words(
    who,
    verb,
    did.combat === true ? 'combat' : undefined,
    object,
    by,
    did.deed === 'wonFlips' ? undefined : time(did.when),
  ).replace("you 've", "you've");
};
