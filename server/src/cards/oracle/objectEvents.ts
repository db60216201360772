// Trigger events of objects: what they do, and what is done to them.
import type { Filter, HowMany, ObjectRef, PlayerRef, TriggerEvent } from '../ability.ts';
import { readNounPhrase, readPlainNoun, selectionOf } from './filters.ts';
import { readPlayer, readPossessivePlayer, readUnderControl } from './players.ts';
import { howMany, readQuantity } from './quantities.ts';
import { type Reader, readList, readMany } from './reader.ts';
import { readSelfRef, readSingleRef } from './refs.ts';
import { NAMED_OBJECT_EVENTS, OBJECT_EVENTS } from './triggerWords.ts';

/** "one or more creatures you control" before an event that happens to all of them at once. */
const oneOrMore = (r: Reader): ObjectRef | undefined => {
  const two = r.eat('two or more');
  if (!two && !r.eat('one or more')) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase?.plural !== true) return undefined;
  return { kind: 'choose', selection: selectionOf(phrase.filter), count: { kind: 'number', value: two ? 2 : 1 } };
};

/** "{ref} or another creature" before an event. */
export const eventSubject = (r: Reader): ObjectRef | undefined => {
  const list = readList(r, readSingleRef, ['or']);
  if (list === undefined) return undefined;
  const [only] = list.items;
  return list.items.length === 1 ? only : { kind: 'several', of: list.items, word: 'or' };
};

/**
 * The event's object, with what it was called: "that Aura" means the Aura of the event, not what it became attached to;
 * after "whenever enchanted creature …" it is the creature that did so, whatever is enchanted later (603.2, 608.2h).
 */
export const eventAntecedent = (what: ObjectRef): ObjectRef =>
  what.kind === 'self' ? what : { kind: 'that', antecedent: 'event', ...calledIn(what) };

/** "This creature or another Goblin": the noun that says most of it. */
const calledIn = (what: ObjectRef): { readonly noun?: Filter } => {
  const said = what.kind === 'several' ? what.of.at(-1) : what;
  return said?.kind === 'choose'
    ? { noun: said.selection.filter }
    : said?.kind === 'attached'
      ? { noun: said.noun }
      : {};
};

/** From here on "that creature" can mean the event's second object. */
const meanOther = (r: Reader, what: ObjectRef | PlayerRef | undefined): void => {
  if (what?.kind !== 'choose') return;
  const many = what.some === true ? ({ word: 'they' } as const) : {};
  r.mean({ kind: 'that', antecedent: 'eventOther', ...many, ...calledIn(what) });
};

/** What happens to an object, or what it does. */
export const objectEvent = (r: Reader): TriggerEvent | undefined => {
  const several = r.attempt(oneOrMore);
  const what = several ?? eventSubject(r);
  if (what === undefined) return undefined;
  // "deals damage to a creature with power less than that creature's": the event's own words can speak of its object
  if (several === undefined && what.kind === 'choose') r.mean(eventAntecedent(what));
  const first = eventVerb(r, what);
  if (first === undefined) return undefined;
  const other = r.said.refs.find(
    (ref) =>
      (ref.kind === 'that' && ref.antecedent === 'eventOther') || (ref.kind === 'attached' && what.kind === 'self'),
  );
  const it: ObjectRef =
    several === undefined
      ? eventAntecedent(what)
      : { kind: 'that', antecedent: 'event', word: 'they', ...calledIn(what) };
  r.say('refs', [it, ...(other === undefined ? [] : [other])]);
  const events = [first, ...readMany(r, (reader) => (reader.eat('or') ? eventVerb(reader, what) : undefined))];
  const wrap = (event: TriggerEvent): TriggerEvent => {
    if (several === undefined) return event;
    const two = several.kind === 'choose' && several.count.kind === 'number' && several.count.value === 2;
    return { on: 'oneOrMore', of: event, ...(two ? { number: 2 } : {}) };
  };
  if (events.length === 1) return wrap(first);
  // "blocks or becomes blocked by a creature": the creature belongs to both.
  const last = events.at(-1);
  const blocker = last?.on === 'becomesBlocked' ? last.other : undefined;
  const all = events.map((event) =>
    event.on === 'blocks' && event.other === undefined && blocker !== undefined
      ? { ...event, other: blocker, elided: true }
      : event,
  );
  return wrap({ on: 'or', of: all });
};

const eventVerb = (r: Reader, what: ObjectRef): TriggerEvent | undefined => {
  const damage = r.attempt((reader) => damageEvent(reader, what));
  if (damage !== undefined) return damage;
  if (r.eatOne('becomes the target of', 'become the target of') !== undefined) {
    if (r.eat('a spell or ability')) {
      const player = r.attempt((reader) => {
        const who = readPlayer(reader);
        return who !== undefined && reader.eatOne('controls', 'control') !== undefined ? who : undefined;
      });
      return {
        on: 'becomesTarget',
        what,
        ...(player === undefined ? {} : { of: { kind: 'controlledBy', player } as const }),
      };
    }
    r.eatOne('a', 'an');
    const phrase = readNounPhrase(r);
    return phrase === undefined ? undefined : { on: 'becomesTarget', what, of: phrase.filter };
  }
  if (r.eatOne('becomes attached to', 'become attached to') !== undefined) {
    const to = readSingleRef(r);
    if (to === undefined) return undefined;
    meanOther(r, to);
    return { on: 'becomesAttached', what, to };
  }
  if (r.eatOne('is tapped for mana', 'are tapped for mana') !== undefined) return { on: 'tappedForMana', what };
  const graveyard = r.attempt((reader) => graveyardEvent(reader, what));
  if (graveyard !== undefined) return graveyard;
  const left = r.attempt((reader) => leavesGraveyard(reader, what));
  if (left !== undefined) return left;
  const causes = r.attempt((reader) => causing(reader, what));
  if (causes !== undefined) return causes;
  for (const [one, many, like] of NAMED_OBJECT_EVENTS) {
    if (!r.eat(one) && !r.eat(many)) continue;
    return { on: 'other', verb: one, args: [], what, ...(like === undefined ? {} : { like: { on: like, what } }) };
  }
  for (const [one, many, on] of OBJECT_EVENTS) {
    if (!r.eat(one) && !r.eat(many)) continue;
    if (on === 'blocks' || on === 'becomesBlocked') {
      const other = r.attempt((reader) => {
        if (on === 'becomesBlocked' && !reader.eat('by')) return undefined;
        const some = reader.attempt(oneOrMore);
        return some?.kind === 'choose' ? { ...some, some: true as const } : readSingleRef(reader);
      });
      meanOther(r, other);
      return { on, what, ...(other === undefined ? {} : { other }) };
    }
    if (on === 'becomesUnattached') {
      const other = r.attempt((reader) => (reader.eat('from') ? readSingleRef(reader) : undefined));
      meanOther(r, other);
      return { on, what, ...(other === undefined ? {} : { other }) };
    }
    if (on === 'saddles' || on === 'crews') {
      const other = readSingleRef(r);
      meanOther(r, other);
      return other === undefined ? undefined : { on, what, other };
    }
    if (on === 'attacks') {
      const whom = r.attempt(attacked);
      return { on, what, ...(whom === undefined ? {} : { whom }) };
    }
    if (on === 'transforms') {
      const into = r.attempt((reader) => (reader.eat('into') ? readSelfRef(reader) : undefined));
      return { on, what, ...(into === undefined ? {} : { into }) };
    }
    if (on === 'dies') {
      const under = readUnderControl(r);
      return { on, what, ...(under === undefined ? {} : { under }) };
    }
    if (on !== 'enters') return { on, what };
    const tapped = r.eatOne('tapped and', 'tapped') !== undefined ? ({ tapped: true } as const) : {};
    const from = r.eat('from a graveyard')
      ? ({ from: 'graveyard' } as const)
      : r.eat('from exile')
        ? ({ from: 'exile' } as const)
        : {};
    const under = readUnderControl(r);
    const attachedTo = r.attempt((reader) => {
      if (!reader.eat('attached to') || reader.eatOne('a', 'an') === undefined) return undefined;
      return readNounPhrase(reader)?.filter;
    });
    // What it came attached to, whatever it enchants later.
    if (attachedTo !== undefined) r.mean({ kind: 'that', antecedent: 'eventOther', noun: attachedTo });
    return {
      on,
      what,
      ...(under === undefined ? {} : { under }),
      ...(attachedTo === undefined ? {} : { attachedTo }),
      ...tapped,
      ...from,
    };
  }
  return r.want('an event such as “enters” or “dies”');
};

/** "is put into your graveyard from the battlefield", "is put into an opponent's graveyard from anywhere". */
const graveyardEvent = (r: Reader, what: ObjectRef): TriggerEvent | undefined => {
  if (r.eatOne('is put into', 'are put into') === undefined) return undefined;
  const whose = r.eat('a graveyard') ? undefined : readPossessivePlayer(r);
  if (whose !== undefined && !r.eat('graveyard')) return undefined;
  const from = r.eatOne('from the battlefield', 'from anywhere', 'from your library');
  return {
    on: 'putIntoGraveyard',
    what,
    ...(whose === undefined ? {} : { whose }),
    ...(from === 'from the battlefield' ? { from: 'battlefield' as const } : {}),
    ...(from === 'from anywhere' ? { anywhere: true } : {}),
    ...(from === 'from your library' ? { from: 'library' as const } : {}),
  };
};

/** "or planeswalker", "or a battle", after a player. */
const orPlaneswalker = (r: Reader): ObjectRef | undefined => {
  if (!r.eat('or')) return undefined;
  r.eat('a');
  const noun = readPlainNoun(r);
  return noun?.filter.kind === 'type' && noun.singular
    ? { kind: 'choose', selection: selectionOf(noun.filter), count: { kind: 'number', value: 1 } }
    : undefined;
};

/** "deals 6 or more damage", "is dealt 3 or more combat damage by a single source". */
export const readMuchDamage = (
  r: Reader,
):
  | { readonly passive: boolean; readonly number: HowMany; readonly combat?: boolean; readonly single?: boolean }
  | undefined => {
  const verb = r.eatOne('deals', 'deal', 'is dealt', 'are dealt', "'re dealt");
  const amount = verb === undefined ? undefined : readQuantity(r);
  if (verb === undefined || amount === undefined || amount.other) return undefined;
  const kind = r.eat('combat') ? { combat: true } : r.eat('noncombat') ? { combat: false } : {};
  if (!r.eat('damage')) return undefined;
  const single = r.eat('by a single source') ? { single: true } : {};
  return { passive: verb.endsWith('dealt'), number: howMany(amount), ...kind, ...single };
};

const damageEvent = (r: Reader, what: ObjectRef): TriggerEvent | undefined => {
  if (r.eatOne('is dealt damage', 'are dealt damage') !== undefined) return { on: 'dealtDamage', source: what };
  const amount = r.attempt(readMuchDamage);
  if (amount !== undefined) {
    const { passive, ...number } = amount;
    if (passive) return { on: 'dealtDamage', source: what, ...number };
    const to = r.attempt((reader) =>
      reader.eat('to') ? (reader.attempt(readPlayer) ?? readSingleRef(reader)) : undefined,
    );
    meanOther(r, to);
    return { on: 'dealsDamage', source: what, ...number, ...(to === undefined ? {} : { to }) };
  }
  const combat = r.eatOne('deals combat damage', 'deal combat damage') !== undefined;
  const noncombat = !combat && r.eatOne('deals noncombat damage', 'deal noncombat damage') !== undefined;
  if (!combat && !noncombat && r.eatOne('deals damage', 'deal damage') === undefined) return undefined;
  const to = r.attempt((reader) => {
    if (!reader.eat('to')) return undefined;
    if (reader.eat('one of your opponents')) return { kind: 'opponents', form: 'oneOf' } as const;
    return reader.attempt(readPlayer) ?? readSingleRef(reader);
  });
  meanOther(r, to);
  const orTo = to?.kind === 'anyPlayer' ? r.attempt(orPlaneswalker) : undefined;
  return {
    ...(orTo === undefined ? {} : { orTo }),
    on: 'dealsDamage',
    source: what,
    ...(combat ? { combat } : noncombat ? { combat: false } : {}),
    ...(to === undefined ? {} : { to }),
  };
};

/** "attacks you or a planeswalker you control", "attacks a player": whom. */
const attacked = (r: Reader): readonly (ObjectRef | PlayerRef)[] | undefined =>
  readList<ObjectRef | PlayerRef>(
    r,
    (reader) => {
      if (reader.eat('one of your opponents')) return { kind: 'opponents', form: 'oneOf' };
      return reader.attempt(readPlayer) ?? readSingleRef(reader);
    },
    ['or'],
  )?.items;

/** "cards leave your graveyard". */
const leavesGraveyard = (r: Reader, what: ObjectRef): TriggerEvent | undefined => {
  if (r.eatOne('leaves', 'leave') === undefined) return undefined;
  const whose = readPossessivePlayer(r);
  return whose !== undefined && r.eat('graveyard') ? { on: 'leaves', what, from: 'graveyard', whose } : undefined;
};

/** "causes you to discard this card": of a spell or ability. */
const causing = (r: Reader, source: ObjectRef): TriggerEvent | undefined => {
  if (!r.eat('causes')) return undefined;
  const who = readPlayer(r);
  if (who === undefined || !r.eat('to discard')) return undefined;
  const what = readSingleRef(r);
  if (what === undefined) return undefined;
  r.mean(eventAntecedent(what));
  return { on: 'causesDiscard', source, who, what };
};
