// Abilities that effects give, take away and forbid (418.5a layer 5 or 6, D8, D9).

import type { Ability, Filter, Operation } from '../../cards/ability.ts';
import { colorOfWord, isColorWord, lettersOf } from '../../cards/mana.ts';
import { assertNever } from '../../rules/util.ts';
import { fieldsIn } from '../../terms/plan.ts';
import { equal } from '../../terms/same.ts';
import { some } from '../../terms/walk.ts';
import type { AbilityInstance, ObjectState } from '../characteristics.ts';
import type { ObjectId } from '../ids.ts';
import { objectsOf } from '../meaning/questions.ts';
import type { Context, View } from '../view.ts';
import { type Application, perObject } from './application.ts';
import { draftOf } from './draft.ts';
import { type Effect, sourceOf } from './effect.ts';
import { compiledOf } from './intrinsic.ts';
import { templatesOf } from './templates.ts';

const sameAbility = (a: Ability, b: Ability): boolean =>
  a === b || (a.kind === 'keyword' && b.kind === 'keyword' && a.keyword === b.keyword && sameParameters(a, b));

type Keyword = Extract<Ability, { kind: 'keyword' }>;

/** Whether two keywords of a name have the same parameters. */
const sameParameters = (a: Keyword, b: Keyword): boolean => equal('ability', a, { ...b, keyword: a.keyword });

const hasParameters = (ability: Keyword): boolean => fieldsIn('ability', ability).some((name) => name !== 'keyword');

/** The qualities an ability is "from": "from black and from red" and "from all colors" are several abilities (702.11f–g, 702.16g–h). */
export const qualitiesOf = (filters: readonly Filter[] | undefined): readonly Filter[] =>
  (filters ?? []).flatMap((filter) => (filter.kind === 'or' ? qualitiesOf(filter.of) : [filter]));

/** What is left of an ability when those of `names` are lost or can't be had; a keyword without parameters means all of that name. */
const without = (names: readonly Ability[], ability: Ability): Ability | undefined => {
  let left = ability;
  for (const named of names) {
    if (named.kind !== 'keyword' || left.kind !== 'keyword') {
      if (sameAbility(named, left)) return undefined;
      continue;
    }
    if (named.keyword.toLowerCase() !== left.keyword.toLowerCase()) continue;
    if (!hasParameters(named) || sameParameters(named, left)) return undefined;
    const lost = qualitiesOf(named.from);
    const has = qualitiesOf(left.from);
    const kept = has.filter((quality) => !lost.some((one) => equal('filter', one, quality)));
    if (kept.length === has.length) continue;
    if (kept.length === 0) return undefined;
    left = { ...left, from: kept };
  }
  return left;
};

/** "From the chosen color" as what was chosen for it (706.7); the ability itself where that is none of its own words. */
const asChosen = (view: View, id: ObjectId, instance: AbilityInstance): Ability => {
  const { ability, granter, grantedBy } = instance;
  if (ability.kind !== 'keyword' || ability.chosenQuality !== 'color') return ability;
  const own =
    granter === undefined
      ? instance
      : view.state(granter)?.abilities.find((one) => grantedBy?.startsWith(`s${granter}:${one.key}:`) === true);
  const choice = view.game.objects
    .get(granter ?? id)
    ?.choices.filter(({ what, acquisition }) => what.startsWith('color') && acquisition === own?.acquisition)
    .at(-1)?.value;
  const color =
    choice?.kind === 'color' && isColorWord(choice.color) ? lettersOf(colorOfWord(choice.color))[0] : undefined;
  if (color === undefined) return ability;
  const { chosenQuality: _chosen, ...rest } = ability;
  return { ...rest, from: [{ kind: 'color', color }] };
};

/** Abilities without what is lost of them or can't be had. */
const abilitiesWithout = (
  view: View,
  id: ObjectId,
  names: readonly Ability[],
  abilities: readonly AbilityInstance[],
): readonly AbilityInstance[] =>
  abilities.flatMap((instance) => {
    const whole = asChosen(view, id, instance);
    const ability = without(names, whole);
    if (ability === undefined) return [];
    return ability === whole ? [instance] : [{ ...instance, ability, compiled: compiledOf(ability) }];
  });

const granted = (app: Application, abilities: readonly Ability[], place: number): readonly AbilityInstance[] => {
  const granter = sourceOf(app.effect);
  return abilities.map((ability, index) => {
    const key = `g:${app.effect.key}:${place}.${index}`;
    return {
      key,
      compiled: compiledOf(ability),
      ability,
      origin: app.effect.origin === 'counter' ? 'rule' : 'granted',
      timestamp: app.effect.timestamp,
      grantedBy: app.effect.key,
      acquisition: key,
      ...(granter === undefined ? {} : { granter }),
    };
  });
};

const grantCache = new WeakMap<Effect, Map<readonly Ability[], readonly AbilityInstance[]>>();

/** The instances an effect grants: the same values on every object, so they are made once. */
export const instancesFor = (
  app: Application,
  abilities: readonly Ability[],
  place: number,
): readonly AbilityInstance[] => {
  let ofEffect = grantCache.get(app.effect);
  if (ofEffect === undefined) {
    ofEffect = new Map();
    grantCache.set(app.effect, ofEffect);
  }
  const known = ofEffect.get(abilities);
  if (known !== undefined) return known;
  const made = granted(app, abilities, place);
  ofEffect.set(abilities, made);
  return made;
};

const withAbilities = (state: ObjectState, abilities: readonly AbilityInstance[]): ObjectState => {
  const next = draftOf(state);
  next.abilities = abilities;
  return next;
};

/** The state with more abilities, but for those it can't have. */
export const addAbilities = (
  view: View,
  id: ObjectId,
  state: ObjectState,
  added: readonly AbilityInstance[],
): ObjectState => {
  const allowed = state.cantHave === undefined ? added : abilitiesWithout(view, id, state.cantHave, added);
  return allowed.length === 0 ? state : withAbilities(state, state.abilities.concat(allowed));
};

/** The state without the abilities named (D9), or what is lost of them. */
export const dropAbilities = (view: View, id: ObjectId, state: ObjectState, names: readonly Ability[]): ObjectState => {
  const kept = abilitiesWithout(view, id, names, state.abilities);
  return kept.every((each, at) => each === state.abilities[at]) && kept.length === state.abilities.length
    ? state
    : withAbilities(state, kept);
};

/** The state with only the abilities that are kept. */
export const keepAbilities = (state: ObjectState, keep: (instance: AbilityInstance) => boolean): ObjectState => {
  const kept = state.abilities.filter(keep);
  return kept.length === state.abilities.length ? state : withAbilities(state, kept);
};

const isManaAbility = (instance: AbilityInstance): boolean =>
  instance.ability.kind === 'activated' && instance.ability.manaAbility;

const isLandwalk = (ability: Ability): boolean =>
  ability.kind === 'keyword' && (ability.keyword === 'landwalk' || ability.keyword.endsWith('walk'));

/** The state without the abilities that an effect takes (D9). */
export const loseAbilities = (
  app: Application,
  state: ObjectState,
  which: (Operation & { readonly op: 'loseAbilities' })['which'],
  id: ObjectId,
): ObjectState => {
  if (which === 'all') return keepAbilities(state, () => false);
  if (which === 'allOther') return keepAbilities(state, (each) => each.grantedBy === app.effect.key);
  if (which === 'mana') return keepAbilities(state, (each) => !isManaAbility(each));
  if (which === 'this') {
    const own = app.effect.instance?.key;
    if (own === undefined) app.view.note({ code: 'operation-not-modelled', values: { operation: 'loseThisAbility' } });
    return keepAbilities(state, (each) => each.key !== own);
  }
  if ('instance' in which) return keepAbilities(state, (each) => each.key !== which.instance);
  if ('all' in which)
    return keepAbilities(state, which.all === 'landwalk' ? (each) => !isLandwalk(each.ability) : isManaAbility);
  return dropAbilities(app.view, id, state, which.keywords);
};

/** The abilities of other objects that "has all activated abilities of …" hands out, with whom they come from. */
export const abilitiesHandedOut = (
  view: View,
  operation: Operation & { readonly op: 'addAbilitiesOf' },
  ctx: Context,
): readonly { readonly from: ObjectId; readonly instance: AbilityInstance }[] =>
  objectsOf(view, operation.of, ctx).flatMap((from) =>
    (view.state(from)?.abilities ?? [])
      .filter(({ ability, origin }) => {
        if (handsOut(ability) || (origin === 'granted' && templatesOf(ability).length > 0)) return false;
        if (operation.exceptMana === true && ability.kind === 'activated' && ability.manaAbility) return false;
        switch (operation.which) {
          case 'activated':
          case 'triggered':
            return ability.kind === operation.which;
          case 'keywords':
            return ability.kind === 'keyword';
          case 'all':
            return true;
          default:
            return assertNever(operation.which);
        }
      })
      .map((instance) => ({ from, instance })),
  );

/** What an effect hands to an object: what a resolved one found as it began (608.2h), else what is there now. */
export const handedTo = (
  app: Application,
  operation: Operation & { readonly op: 'addAbilitiesOf' },
  id: ObjectId,
): ReturnType<typeof abilitiesHandedOut> =>
  (app.effect.source.from === 'resolution' ? app.effect.source.effect.handed?.get(operation) : undefined) ??
  abilitiesHandedOut(app.view, operation, perObject(app, id));

const handers = new WeakMap<Ability, boolean>();

/** An ability that hands out others, or granted itself makes effects, is not handed out: two such would go on for ever. */
const handsOut = (ability: Ability): boolean => {
  const known = handers.get(ability);
  if (known !== undefined) return known;
  const found = some('ability', ability, { operation: ({ op }) => op === 'addAbilitiesOf' });
  handers.set(ability, found);
  return found;
};

/** The state with abilities of other objects. */
export const handOut = (
  app: Application,
  state: ObjectState,
  operation: Operation & { readonly op: 'addAbilitiesOf' },
  id: ObjectId,
): ObjectState => {
  const added = handedTo(app, operation, id)
    .filter(({ from }) => from !== id)
    .map(({ from, instance }): AbilityInstance => {
      const { granter: _granter, ...own } = instance; // 201.5b: a name in it means the object that has it now
      const key = `g:${app.effect.key}:${from}.${instance.key}`;
      return {
        ...own,
        key,
        origin: 'granted',
        timestamp: app.effect.timestamp,
        grantedBy: app.effect.key,
        acquisition: key,
      };
    });
  return addAbilities(app.view, id, state, added);
};
