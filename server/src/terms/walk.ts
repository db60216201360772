// Walks over terms, made from the declarations: what is inside a term, whether something in it is so, and the term with parts changed.
// What is for print alone has no meaning: questions pass over it, changes reach it, so that what is printed stays true.
import type { ManaCost } from './mana.ts';
import { fieldAmong, memberOf, type Slot, slotsOf, slotsOfTerm, sortAmong, termSlotsOf } from './plan.ts';
import type { Field, Role } from './schema.ts';
import type { SortName, Sorts } from './sorts.ts';
import type { CardType, Color, Supertype, Zone } from './vocabulary.ts';

/** What the leaves of each role are. */
export interface Leaves {
  readonly flag: boolean;
  readonly number: number;
  readonly choice: string | number | true;
  readonly color: Color;
  readonly subtype: string;
  readonly cardType: CardType;
  readonly supertype: Supertype;
  readonly zone: Zone;
  readonly name: string;
  readonly keyword: string;
  readonly counter: string;
  readonly changedWord: string;
  readonly mana: ManaCost;
  readonly words: string;
}

/** All that a walk meets: terms by their sort, leaves by their role. */
export type Parts = Sorts & Leaves;
export type PartName = keyof Parts;

/** A question to parts of some sorts. `pass`: not so, and nothing inside is asked. */
export type Questions = { readonly [P in PartName]?: (part: Parts[P]) => boolean | 'pass' };

/** Changes of parts of some sorts. What is changed is taken as it is; what comes back the same is looked into. */
export type Changes = { readonly [P in PartName]?: (part: Parts[P]) => Parts[P] };

/** A term, with the sort that it is of. */
export type Term = { readonly [S in SortName]: { readonly sort: S; readonly term: Sorts[S] } }[SortName];

/** A term of a sort, or several. */
export type OneOrMore<S extends SortName> = Sorts[S] | readonly Sorts[S][];

// ── looking ──

type Ask = (name: PartName, part: unknown) => boolean | 'pass' | undefined;

interface Looking {
  readonly ask: Ask;
  /** Whether what is for print alone is looked into too. */
  readonly print?: boolean;
  /** Leaves of these roles are asked. */
  readonly roles: ReadonlySet<string>;
}

const wants = ({ roles }: Looking, slot: Slot): boolean => {
  if (slot.hasTerms) return true;
  for (const role of slot.roles) if (roles.has(role)) return true;
  return false;
};

const lookInSlots = (looking: Looking, slots: readonly Slot[], holder: object): boolean => {
  for (const slot of slots) {
    if ((slot.isPrint && looking.print !== true) || !wants(looking, slot)) continue;
    const value = memberOf(holder, slot.name);
    if (value !== undefined && lookInField(looking, slot.field, value)) return true;
  }
  return false;
};

const lookInTerms = (looking: Looking, slots: readonly Slot[], holder: object): boolean => {
  for (const { name, field } of slots) {
    const value = memberOf(holder, name);
    if (value !== undefined && lookInField(looking, field, value)) return true;
  }
  return false;
};

const lookInTerm = (looking: Looking, sort: SortName, term: object): boolean => {
  const answer = looking.ask(sort, term);
  if (answer === true) return true;
  if (answer === 'pass') return false;
  // Most questions are to terms alone.
  return looking.roles.size === 0 && looking.print !== true
    ? lookInTerms(looking, termSlotsOf(sort, term), term)
    : lookInSlots(looking, slotsOfTerm(sort, term) ?? [], term);
};

const lookInField = (looking: Looking, field: Field, value: unknown): boolean => {
  switch (field.shape) {
    case 'leaf':
      return looking.roles.has(field.role) && looking.ask(field.role, value) === true;
    case 'node': {
      if (typeof value !== 'object' || value === null) return false;
      const sort = sortAmong(field.sorts, value);
      return sort !== undefined && lookInTerm(looking, sort, value);
    }
    case 'list':
      return Array.isArray(value) && value.some((item: unknown) => lookInField(looking, field.of, item));
    case 'tuple':
      return Array.isArray(value) && field.of.some((one, index) => lookInField(looking, one, value[index]));
    case 'group':
      return typeof value === 'object' && value !== null && lookInSlots(looking, slotsOf(field.fields), value);
    case 'either': {
      const one = fieldAmong(field.of, value);
      return one !== undefined && lookInField(looking, one, value);
    }
  }
};

const ROLES: Readonly<Record<Role, true>> = {
  flag: true,
  number: true,
  choice: true,
  color: true,
  subtype: true,
  cardType: true,
  supertype: true,
  zone: true,
  name: true,
  keyword: true,
  counter: true,
  changedWord: true,
  mana: true,
  words: true,
};

const NO_ROLES: ReadonlySet<string> = new Set();

const rolesOf = (asked: object): ReadonlySet<string> => {
  const roles = Object.keys(asked).filter((name) => Object.hasOwn(ROLES, name));
  return roles.length === 0 ? NO_ROLES : new Set(roles);
};

const looks = (looking: Looking, sort: SortName, value: object): boolean =>
  Array.isArray(value)
    ? value.some((term: object) => lookInTerm(looking, sort, term))
    : lookInTerm(looking, sort, value);

// The one place where a part is handed to the question of its own sort, which the table that names it vouches for.
const asking =
  (questions: Questions): Ask =>
  (name, part) =>
    (questions[name] as ((part: unknown) => boolean | 'pass') | undefined)?.(part);

/** Whether a term is, or holds, something of which a question is answered with yes; it is asked before what is in it. */
export const some = <S extends SortName>(sort: S, value: OneOrMore<S>, questions: Questions): boolean =>
  looks({ ask: asking(questions), roles: rolesOf(questions) }, sort, value);

/** The first answer that is not undefined, of parts in the order in which they stand. */
export const find = <S extends SortName, T>(
  sort: S,
  value: OneOrMore<S>,
  get: { readonly [P in PartName]?: (part: Parts[P]) => T | undefined },
): T | undefined => {
  let found: T | undefined;
  const ask: Ask = (name, part) => {
    found = (get[name] as ((part: unknown) => T | undefined) | undefined)?.(part);
    return found !== undefined;
  };
  looks({ ask, roles: rolesOf(get) }, sort, value);
  return found;
};

/** Shows every part of some sorts; one answered with `pass` is not looked into. */
export const visit = <S extends SortName>(
  sort: S,
  value: OneOrMore<S>,
  visitors: { readonly [P in PartName]?: (part: Parts[P]) => undefined | 'pass' | boolean },
): void => {
  const ask: Ask = (name, part) =>
    (visitors[name] as ((part: unknown) => undefined | 'pass' | boolean) | undefined)?.(part) === 'pass'
      ? 'pass'
      : undefined;
  looks({ ask, roles: rolesOf(visitors) }, sort, value);
};

/** The terms that stand in a term, each with its sort, in the order in which they are declared; with `print` those for print alone too. */
export const children = <S extends SortName>(sort: S, term: Sorts[S], print = false): readonly Term[] => {
  const found: Term[] = [];
  let isOuter = true;
  const ask: Ask = (name, part) => {
    if (isOuter) {
      isOuter = false;
      return undefined;
    }
    found.push({ sort: name, term: part } as Term);
    return 'pass';
  };
  lookInTerm({ ask, print, roles: NO_ROLES }, sort, term);
  return found;
};

/** A value made of a term and of what was made of the terms in it, from the inside out. */
export const fold = <S extends SortName, T>(
  sort: S,
  term: Sorts[S],
  make: (term: Term, inner: readonly T[]) => T,
): T => {
  const inner = children(sort, term).map((one) => fold<SortName, T>(one.sort, one.term, make));
  return make({ sort, term } as Term, inner);
};

// ── changing ──

interface Changing {
  readonly change: (name: PartName, part: unknown) => unknown;
  readonly roles: ReadonlySet<string>;
}

const changeSlots = (changing: Changing, slots: readonly Slot[], holder: object): object => {
  let made: Record<string, unknown> | undefined;
  for (const slot of slots) {
    const value = memberOf(holder, slot.name);
    if (value === undefined || !(slot.hasTerms || [...slot.roles].some((role) => changing.roles.has(role)))) continue;
    const next = changeField(changing, slot.field, value);
    if (next === value) continue;
    made ??= { ...holder };
    made[slot.name] = next;
  }
  return made ?? holder;
};

const changeTerm = (changing: Changing, sort: SortName, term: object): unknown => {
  const changed = changing.change(sort, term);
  return changed === term ? changeSlots(changing, slotsOfTerm(sort, term) ?? [], term) : changed;
};

const changeItems = (
  items: readonly unknown[],
  change: (item: unknown, index: number) => unknown,
): readonly unknown[] => {
  const made = items.map(change);
  return made.some((item, index) => item !== items[index]) ? made : items;
};

const changeField = (changing: Changing, field: Field, value: unknown): unknown => {
  switch (field.shape) {
    case 'leaf':
      return changing.roles.has(field.role) ? changing.change(field.role, value) : value;
    case 'node': {
      if (typeof value !== 'object' || value === null) return value;
      const sort = sortAmong(field.sorts, value);
      return sort === undefined ? value : changeTerm(changing, sort, value);
    }
    case 'list':
      return Array.isArray(value) ? changeItems(value, (item) => changeField(changing, field.of, item)) : value;
    case 'tuple':
      return Array.isArray(value)
        ? changeItems(value, (item, index) => {
            const one = field.of[index];
            return one === undefined ? item : changeField(changing, one, item);
          })
        : value;
    case 'group':
      return typeof value === 'object' && value !== null ? changeSlots(changing, slotsOf(field.fields), value) : value;
    case 'either': {
      const one = fieldAmong(field.of, value);
      return one === undefined ? value : changeField(changing, one, value);
    }
  }
};

const changingBy = (changes: Changes): Changing => ({
  change: (name, part) => {
    const change = changes[name] as ((part: unknown) => unknown) | undefined;
    return change === undefined ? part : change(part);
  },
  roles: rolesOf(changes),
});

/** The term with its parts changed, itself included; the same reference if nothing changes. */
export const map = <S extends SortName>(sort: S, term: Sorts[S], changes: Changes): Sorts[S] =>
  // A change keeps the sort of what it changes, so that what was a term still is one.
  changeTerm(changingBy(changes), sort, term) as Sorts[S];

/** The same for several; the same list comes back if nothing changes. */
export const mapAll = <S extends SortName>(
  sort: S,
  terms: readonly Sorts[S][],
  changes: Changes,
): readonly Sorts[S][] => {
  const changing = changingBy(changes);
  return changeItems(terms, (term) => changeTerm(changing, sort, term as object)) as readonly Sorts[S][];
};
