// Words about attachments and what they forbid: "with another Aura attached to it", "can be attached only to …", activated abilities that can't be activated, the legend rule.
import type { Filter, ObjectRef, Operation, RuleEffect, Subject } from '../ability.ts';
import { allOf, readNounPhrase, selectionOf } from './filters.ts';
import type { Reader } from './reader.ts';
import { readObjectRef, readPossessiveRef } from './refs.ts';

/** After "with": "another Aura attached to it", "an Equipment attached to it". */
export const readWithAttached = (r: Reader): Filter | undefined => {
  const another = r.eat('another');
  if (!another && r.eatOne('a', 'an') === undefined) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined || !phrase.singular) return undefined;
  // The noun phrase may have taken "attached to it" with it.
  const parts = phrase.filter.kind === 'and' ? phrase.filter.of : [phrase.filter];
  const said = parts.at(-1)?.kind === 'attachedTo' && ['it', 'them'].includes(r.tokens[r.at - 1]?.text ?? '');
  if (!said && r.eatOne('attached to it', 'attached to them') === undefined) return undefined;
  const noun = said ? parts.slice(0, -1) : parts;
  if (noun.length === 0) return undefined;
  return { kind: 'hasAttached', what: allOf([...(another ? [{ kind: 'other' } as const] : []), ...noun]) };
};

/** After "can": "be attached only to a creature with 3 or greater power". */
export const readAttachedOnly = (r: Reader): RuleEffect | undefined => {
  if (!r.eat('be attached only to')) return undefined;
  r.eatOne('a', 'an');
  const phrase = readNounPhrase(r);
  return phrase?.singular === true ? { rule: 'can', what: 'beAttachedOnly', filter: phrase.filter } : undefined;
};

const ACTIVATED = "activated abilities can't be activated";

const unlessMana = (r: Reader): RuleEffect => ({
  rule: 'cant',
  what: r.eat("unless they 're mana abilities") ? 'activateNonManaAbilities' : 'activateAbilities',
});

/** Behind "and": "its activated abilities can't be activated". */
export const readItsAbilities = (r: Reader): RuleEffect | undefined =>
  r.eatOne(`its ${ACTIVATED}`, `their ${ACTIVATED}`) === undefined ? undefined : unlessMana(r);

/** Behind "and": "other players can't gain control of them". */
export const readKept = (r: Reader): RuleEffect | undefined =>
  r.eatOne("other players can't gain control of it", "other players can't gain control of them") === undefined
    ? undefined
    : { rule: 'cant', what: 'gainControl' };

/** "This effect doesn't remove Auras already attached to those artifacts": what is behind "Auras". */
export const readAlready = (r: Reader): Filter | undefined => {
  if (r.eatOne('already attached to those', 'already attached to that') === undefined) return undefined;
  return readNounPhrase(r)?.filter;
};

interface Core {
  readonly subject: Subject;
  readonly operations: readonly Operation[];
}

const ruled = (ref: ObjectRef, rule: RuleEffect): Core => ({
  subject: { kind: 'objects', ref },
  operations: [{ op: 'rule', rule }],
});

/** "Activated abilities of artifacts can't be activated", "Enchanted creature's activated abilities can't be activated". */
export const readAbilitiesProhibited = (r: Reader): Core | undefined => {
  if (r.eat('activated abilities of')) {
    const phrase = readNounPhrase(r);
    if (phrase?.plural !== true || !r.eat("can't be activated")) return undefined;
    return ruled({ kind: 'all', selection: selectionOf(phrase.filter), quantifier: 'all', bare: true }, unlessMana(r));
  }
  const ref = readPossessiveRef(r);
  return ref === undefined || !r.eat(ACTIVATED) ? undefined : ruled(ref, unlessMana(r));
};

const mark = (r: Reader, kind: 'open' | 'close'): boolean => {
  if (r.token?.kind !== kind) return false;
  r.step();
  return true;
};

/** "The “legend rule” doesn't apply", "… to permanents you control" (704.5j). */
export const readLegendRule = (r: Reader): Core | undefined => {
  if (!r.eat('the') || !mark(r, 'open') || !r.eat('legend rule') || !mark(r, 'close')) return undefined;
  if (!r.eat("doesn't apply")) return undefined;
  const rule: RuleEffect = { rule: 'noLegendRule' };
  if (!r.eat('to')) return { subject: { kind: 'rules' }, operations: [{ op: 'rule', rule }] };
  const ref = readObjectRef(r);
  return ref === undefined ? undefined : ruled(ref, rule);
};
