// Abilities that effects give, take away and forbid (418.5a layer 5 or 6, D8, D9).
import type { Ability, Operation } from '../../cards/ability.ts';
import { assertNever } from '../../rules/util.ts';
import type { AbilityInstance, ObjectState } from '../characteristics.ts';
import type { ObjectId } from '../ids.ts';
import { objectsOf } from '../reference.ts';
import type { Context, View } from '../view.ts';
import { type Application, perObject } from './application.ts';
import { draftOf } from './draft.ts';
import { type Effect, sourceOf } from './effect.ts';
import { compiledOf } from './intrinsic.ts';
import { templatesOf } from './templates.ts';

const sameAbility = (a: Ability, b: Ability): boolean =>
  a === b ||
  (a.kind === 'keyword' && b.kind === 'keyword' && a.keyword === b.keyword && parameters(a) === parameters(b));

const parameters = (ability: Ability & { readonly kind: 'keyword' }): string => {
  const { kind: _kind, keyword: _keyword, ...rest } = ability;
  return JSON.stringify(rest);
};

/** Whether losing or not having `named` concerns an ability: a keyword without parameters means all of that name. */
export const concerns = (named: Ability, ability: Ability): boolean => {
  if (named.kind !== 'keyword' || ability.kind !== 'keyword') return sameAbility(named, ability);
  if (named.keyword.toLowerCase() !== ability.keyword.toLowerCase()) return false;
  const wanted = parameters(named);
  return wanted === '{}' || wanted === parameters(ability);
};

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
export const addAbilities = (state: ObjectState, added: readonly AbilityInstance[]): ObjectState => {
  const barred = state.cantHave;
  const allowed =
    barred === undefined ? added : added.filter((each) => !barred.some((named) => concerns(named, each.ability)));
  return allowed.length === 0 ? state : withAbilities(state, state.abilities.concat(allowed));
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
  return keepAbilities(state, (each) => !which.keywords.some((named) => concerns(named, each.ability)));
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
  const found = JSON.stringify(ability).includes('"op":"addAbilitiesOf"');
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
  return addAbilities(state, added);
};
