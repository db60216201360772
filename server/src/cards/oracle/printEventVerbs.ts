// The verb of a trigger event in words, with what follows it: "attacks you", "is dealt damage", "becomes tapped".

import type { Filter, ObjectRef, PlayerRef, TriggerEvent } from '../ability.ts';
import { isPlayerRef } from './playerRefs.ts';
import { listOf, type PrintContext, withArticle, words } from './printContext.ts';
import { printNoun } from './printing.ts';
import { printHowMany } from './printQuantities.ts';
import { isPlural, playerVerb, possessivePlayer, printPlayer, printRef } from './printRefs.ts';
import { DONE_TO, OBJECT_EVENTS } from './triggerWords.ts';
import { withoutOther } from './withoutOther.ts';

/** "a creature", "another creature", the object itself. */
export const printOne = (filter: Filter, context: PrintContext): string => {
  if (filter.kind === 'isRef') return context.self;
  const other = withoutOther(filter);
  return other === undefined
    ? withArticle(printNoun(filter, false, context))
    : `another ${printNoun(other, false, context)}`;
};

const OBJECT_KINDS = new Set(['self', 'granter', 'attached', 'target', 'that', 'all', 'choose', 'bound', 'several']);

/** Whether what an event speaks of is certain objects, not a kind of them. */
export const isObject = (value: ObjectRef | Filter): value is ObjectRef => OBJECT_KINDS.has(value.kind);

/** "3 or more combat damage". */
export const muchDamage = (
  { number, combat }: Pick<Extract<TriggerEvent, { on: 'dealsDamage' | 'dealtDamage' }>, 'number' | 'combat'>,
  context: PrintContext,
): string => {
  const value = number?.to.kind === 'number' ? String(number.to.value) : 'X';
  const count = number === undefined ? '' : printHowMany(number, context).replace(/^\w+/, value);
  return words(count, combat === undefined ? undefined : combat ? 'combat' : 'noncombat', 'damage');
};

/** What stands before the second object of an event. */
const BEFORE_OTHER: Readonly<Partial<Record<TriggerEvent['on'], string>>> = {
  becomesBlocked: 'by',
  becomesUnattached: 'from',
};

export const verbOf = (event: TriggerEvent, context: PrintContext): string => {
  switch (event.on) {
    case 'dealtDamage':
      if (event.number !== undefined)
        return words(
          isPlural(event.source, context) ? 'are dealt' : 'is dealt',
          muchDamage(event, context),
          event.single === true ? 'by a single source' : undefined,
        );
      return isPlural(event.source, context) ? 'are dealt damage' : 'is dealt damage';
    case 'dealsDamage': {
      const verb = isPlural(event.source, context) ? 'deal' : 'deals';
      const to =
        event.to === undefined
          ? undefined
          : `to ${isPlayerRef(event.to) ? printPlayer(event.to, context) : printRef(event.to, context, true)}`;
      const damage =
        event.number !== undefined
          ? muchDamage(event, context)
          : event.combat === undefined
            ? 'damage'
            : event.combat
              ? 'combat damage'
              : 'noncombat damage';
      const or =
        event.on === 'dealsDamage' && event.orTo?.kind === 'choose'
          ? printNoun(event.orTo.selection.filter, false, context)
          : undefined;
      return words(verb, damage, to, or === undefined ? undefined : `or ${or}`);
    }
    case 'becomesTarget': {
      const by = event.of;
      if (by === undefined) return 'becomes the target of a spell or ability';
      if (by.kind === 'controlledBy')
        return `becomes the target of a spell or ability ${printPlayer(by.player, context)} ${playerVerb(by.player, 'control')}`;
      return `becomes the target of ${printOne(by, context)}`;
    }
    default: {
      const entry = OBJECT_EVENTS.find(([, , on]) => on === event.on && on !== 'enters');
      const plural =
        'what' in event && typeof event.what === 'object' && isObject(event.what) && isPlural(event.what, context);
      if (event.on === 'enters') {
        return words(
          plural ? 'enter' : 'enters',
          event.tapped === true ? (event.under === undefined ? 'tapped' : 'tapped and') : undefined,
          event.under === undefined ? undefined : `under ${possessivePlayer(event.under, context)} control`,
          event.attachedTo === undefined ? undefined : `attached to ${printOne(event.attachedTo, context)}`,
          event.from === 'graveyard' ? 'from a graveyard' : event.from === 'exile' ? 'from exile' : undefined,
        );
      }
      if (event.on === 'putIntoGraveyard') {
        const place = event.whose === undefined ? 'a graveyard' : `${possessivePlayer(event.whose, context)} graveyard`;
        const from =
          event.from === 'battlefield'
            ? 'from the battlefield'
            : event.from === 'library'
              ? 'from your library'
              : event.anywhere === true
                ? 'from anywhere'
                : undefined;
        return words(plural ? 'are put into' : 'is put into', place, from);
      }
      if (event.on === 'tappedForMana') return plural ? 'are tapped for mana' : 'is tapped for mana';
      if (event.on === 'leaves' && event.whose !== undefined)
        return words(plural ? 'leave' : 'leaves', possessivePlayer(event.whose, context), 'graveyard');
      if (entry === undefined) return event.on;
      if (event.on === 'attacks' && event.whom !== undefined)
        return words(plural ? 'attack' : 'attacks', attacked(event.whom, context));
      if (event.on === 'transforms' && event.into !== undefined)
        return words(plural ? 'transform' : 'transforms', 'into', printRef(event.into, context, true));
      const other =
        'other' in event && event.other !== undefined && event.elided !== true
          ? words(BEFORE_OTHER[event.on], printRef(event.other, context, true))
          : undefined;
      const under =
        event.on === 'dies' && event.under !== undefined
          ? `under ${possessivePlayer(event.under, context)} control`
          : undefined;
      return words(plural ? entry[1] : entry[0], other, under);
    }
  }
};

export const attacked = (whom: readonly (ObjectRef | PlayerRef)[], context: PrintContext): string =>
  listOf(
    whom.map((each) => (isPlayerRef(each) ? printPlayer(each, context) : printRef(each, context, true))),
    'or',
  );

/** "you sacrifice another creature", "a player taps a land for mana". */
export const doneBy = (by: PlayerRef, verb: string, what: ObjectRef, context: PrintContext): string => {
  // What is tapped, for mana or not.
  const [plain, third, after] =
    verb === 'tap it' ? ['tap', 'taps'] : (DONE_TO.find(([one]) => one === verb) ?? [verb, verb]);
  return words(
    printPlayer(by, context),
    playerVerb(by, 'x') === 'x' ? plain : third,
    printRef(what, context, true),
    after,
  );
};
