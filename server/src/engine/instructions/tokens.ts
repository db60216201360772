// Making tokens (111): from a description, or as a copy (706.1).

import type { Ability, CopyException, TokenSpec } from '../../cards/ability.ts';
import { colorOfLetter } from '../../cards/mana.ts';
import { BASIC_LAND_TYPES, CREATURE_TYPES } from '../../cards/vocabulary.ts';
import { some } from '../../terms/walk.ts';
import type { EntersAs } from '../action.ts';
import { amountIn } from '../ask.ts';
import type { AbilityInstance, Characteristics } from '../characteristics.ts';
import type { AnswerQueue } from '../choose.ts';
import { copyOf } from '../copying.ts';
import { enterBattlefield } from '../enter.ts';
import type { GameObject, ObjectBase } from '../game.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { compiledOf } from '../layers/intrinsic.ts';
import { tokensInstead } from '../replaced.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import { happen, noteNotModelled, spend, takeCardId, type Work } from '../work.ts';
import { predefinedToken } from './predefinedTokens.ts';

const number = (value: number) => ({ kind: 'number', value }) as const;

/** Whether a token known by name has more to it than is known here (111.10). */
const isUnknown = (spec: TokenSpec): boolean => spec.predefined !== undefined && predefinedToken(spec) === undefined;

/** Whether an ability speaks of what gives it: by name, or in what is paid for it (201.5a). */
const namesMaker = (ability: Ability): boolean =>
  some('ability', ability, {
    ref: ({ kind }) => kind === 'granter',
    cost: (cost) => 'granter' in cost && cost.granter === true,
  });

/** The values a token has by what makes it (111.3–4): its name is its creature types unless it is given one. */
export const tokenValues = (work: Work, r: Resolution | undefined, wanted: TokenSpec): Characteristics => {
  const known = predefinedToken(wanted);
  const spec: TokenSpec =
    known === undefined ? wanted : { ...known, ...(wanted.name === undefined ? {} : { name: wanted.name }) };
  const types = spec.subtypes.join(' ');
  const named = work.game.edition.policies.tokenName === 'typesAndToken' && types !== '' ? `${types} Token` : types;
  const amount = (value: TokenSpec['power']): number | undefined => {
    if (value === undefined) return undefined;
    if (value.kind === 'number') return value.value;
    return r === undefined ? 0 : amountIn(work.game, value, ctxOf(r));
  };
  const power = amount(spec.power);
  const toughness = amount(spec.toughness);
  const abilities = spec.abilities.map(
    (ability, index): AbilityInstance => ({
      key: `p${index}`,
      compiled: compiledOf(ability),
      ability,
      origin: 'printed',
      acquisition: 'own',
      // The maker's own name in what it gives the token means the maker (201.5a).
      ...(r?.self !== undefined && namesMaker(ability) ? { granter: r.self } : {}),
    }),
  );
  return {
    name: spec.name ?? named,
    colors: spec.colors.reduce((mask, color) => mask | colorOfLetter(color), 0),
    supertypes: spec.supertypes ?? [],
    types: spec.types,
    subtypes:
      spec.every === undefined
        ? spec.subtypes
        : [...spec.subtypes, ...(spec.every === 'creature' ? CREATURE_TYPES : BASIC_LAND_TYPES)],
    abilities,
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
  };
};

const fixedSpec = (values: Characteristics, spec: TokenSpec): TokenSpec => ({
  ...spec,
  ...(values.power === undefined ? {} : { power: number(values.power) }),
  ...(values.toughness === undefined ? {} : { toughness: number(values.toughness) }),
});

export interface Making {
  readonly player: PlayerId;
  readonly count: number;
  readonly as: EntersAs;
  readonly queue: AnswerQueue;
  readonly r?: Resolution;
}

const enterNew = (work: Work, base: ObjectBase, making: Making): ObjectId | undefined => {
  const id = enterBattlefield(work, {
    what: { card: takeCardId(work), base, owner: making.as.owner ?? making.player },
    under: making.player,
    as: making.as,
    queue: making.queue,
  });
  if (id !== undefined) happen(work, { event: 'created', object: id, player: making.player });
  return id;
};

/** Creates tokens of a description; those made together enter together. */
export const makeTokens = (work: Work, spec: TokenSpec, making: Making): readonly ObjectId[] => {
  const made: ObjectId[] = [];
  if (isUnknown(spec)) noteNotModelled(work, 'token', { name: spec.predefined ?? '' });
  const count = tokensInstead(work, making.player, making.count);
  spend(work, 'objects', count);
  for (let n = 0; n < count; n += 1) {
    const values = tokenValues(work, making.r, spec);
    const id = enterNew(work, { kind: 'token', spec: fixedSpec(values, spec), values }, making);
    if (id !== undefined) made.push(id);
  }
  return made;
};

/** Creates tokens that are copies (706.1, 706.5). */
export const makeTokenCopies = (
  work: Work,
  of: GameObject,
  exceptions: readonly CopyException[],
  making: Making,
): readonly ObjectId[] => {
  const made: ObjectId[] = [];
  const count = tokensInstead(work, making.player, making.count);
  spend(work, 'objects', count);
  for (let n = 0; n < count; n += 1) {
    const ctx = making.r === undefined ? { you: making.player } : ctxOf(making.r);
    const copied = copyOf(
      work.game,
      of,
      exceptions,
      {
        mark: 'own',
        timestamp: work.game.clock,
        choices: [],
        cause: work.cause,
        ...(making.r?.ability === undefined ? {} : { thisAbility: making.r.ability }),
      },
      ctx,
    );
    if (copied === undefined) return made;
    const chain = of.base.kind === 'copy' ? [...of.base.chain, copied.link] : [copied.link];
    const { card } = copied;
    const second = card?.layout === 'transform' && card.faces[1]?.name === copied.values.name;
    const base: ObjectBase = {
      kind: 'copy',
      of: 'permanent',
      values: copied.values,
      chain,
      ...(card === undefined ? {} : { card }),
    };
    const tapped = exceptions.some((one) => one.exception === 'enters' && one.tapped === true);
    const as: EntersAs = {
      ...making.as,
      ...(tapped ? { tapped: true } : {}),
      ...(second ? { transformed: true } : {}),
    };
    const id = enterNew(work, base, { ...making, as });
    if (id === undefined) continue;
    made.push(id);
    happen(work, { event: 'copied', object: id, target: { object: of.id }, rule: '706.5' });
  }
  return made;
};
