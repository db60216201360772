// Which "enters …" abilities apply to an object that is entering or turned face up: its own, and those of permanents already there (614.12, D28).
import type { Ability, RuleEffect } from '../cards/ability.ts';
import { boardOf, viewOf } from './ask.ts';
import type { AbilityInstance, ObjectState } from './characteristics.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { templatesOf } from './layers/templates.ts';
import { LiveIndex } from './liveIndex.ts';
import { holds, objectsOf } from './meaning/questions.ts';
import { contextOfAbility, type View } from './view.ts';
import type { Work } from './work.ts';
import { battlefieldOf } from './zones.ts';

export interface EntersFound {
  readonly instance: AbilityInstance;
  readonly ability: Extract<Ability, { kind: 'enters' }>;
  readonly holder: ObjectId;
  readonly you: PlayerId;
}

/** The abilities of the entering object that count: by its own text (D28), or as it would be there (614.12 since 2017). */
const ownAbilities = (work: Work, id: ObjectId): readonly AbilityInstance[] => {
  const board = boardOf(work.game);
  const final = board.objects.get(id)?.abilities ?? [];
  if (work.game.edition.policies.entersReplacement === 'asItWouldBe') return final;
  const own = board.copiable.get(id)?.abilities ?? [];
  return own.map((instance) => final.find((other) => other.key === instance.key) ?? instance);
};

type How = 'enters' | 'turnedFaceUp';

const entersOf = (instance: AbilityInstance, holder: ObjectId, you: PlayerId, how: How): readonly EntersFound[] =>
  instance.ability.kind === 'enters' && (instance.ability.on === how || instance.ability.on === 'entersOrTurnedFaceUp')
    ? [{ instance, ability: instance.ability, holder, you }]
    : [];

/** The entering object without the continuous effects of others: its own text, and what had already changed the spell (D28). */
const aloneState = (work: Work, id: ObjectId): ObjectState | undefined => {
  let { objects } = work.game;
  for (const other of battlefieldOf(work.game)) {
    const object = objects.get(other);
    if (other === id || object === undefined) continue;
    objects = objects.with(other, { ...object, status: { ...object.status, phasedOut: true } });
  }
  return boardOf({ ...work.game, objects }).objects.get(id);
};

/** How the entering object is seen by what says how it enters: as it will be (614.12), or by itself (D28). */
const enteringView = (work: Work, id: ObjectId): View => {
  const view = viewOf(work.game);
  if (work.game.edition.policies.entersReplacement === 'asItWouldBe') return view;
  let alone: ObjectState | undefined;
  return {
    ...view,
    state: (other) => {
      if (other !== id) return view.state(other);
      alone ??= aloneState(work, id);
      return alone ?? view.state(id);
    },
  };
};

/** The permanents that were there before, whose abilities can say how something enters. */
const before = (work: Work, id: ObjectId, index: LiveIndex): readonly ObjectId[] =>
  index.ids(work.game).filter((other) => other !== id && !work.together.includes(other));

/** Permanents with an ability that says how others enter. */
const sayHowOthersEnter = new LiveIndex(
  ({ zone, status }, { abilities }) =>
    zone === 'battlefield' &&
    !status.phasedOut &&
    abilities.some(({ ability }) => ability.kind === 'enters' && ability.what.kind !== 'self'),
);

/** Permanents with a static ability that makes a rule about how things enter. */
const ruleHowThingsEnter = new LiveIndex(
  ({ zone, status }, { abilities }) =>
    zone === 'battlefield' &&
    !status.phasedOut &&
    abilities.some(({ ability }) =>
      templatesOf(ability).some(({ operations }) =>
        operations.some((one) => one.op === 'rule' && isEntersRule(one.rule)),
      ),
    ),
);

/** All that apply now; looked at again after each one, since a copy brings its own (706.5). */
export const entersAbilities = (work: Work, id: ObjectId): readonly EntersFound[] => {
  const board = boardOf(work.game);
  const state = board.objects.get(id);
  if (state === undefined) return [];
  // Of its own abilities only those about this one object count, not those about a set it happens to be in (614.12).
  const own = ownAbilities(work, id)
    .flatMap((instance) => entersOf(instance, id, state.controller, 'enters'))
    .filter((found) => found.ability.what.kind === 'self');
  const view = enteringView(work, id);
  const others = before(work, id, sayHowOthersEnter).flatMap((other) => {
    const holder = board.objects.get(other);
    if (holder === undefined) return [];
    return holder.abilities
      .flatMap((instance) => entersOf(instance, other, holder.controller, 'enters'))
      .filter(
        (found) =>
          found.ability.what.kind !== 'self' &&
          objectsOf(view, found.ability.what, contextOfAbility(view, other, found.instance)).includes(id),
      );
  });
  return [...own, ...others];
};

type EntersRule = Extract<RuleEffect, { rule: 'entersTapped' | 'entersUntapped' | 'entersWithCounters' }>;

/** A rule about how things enter that applies to the entering object. */
export interface RuleFound {
  readonly rule: EntersRule;
  readonly you: PlayerId;
  readonly source?: ObjectId;
}

const isEntersRule = (rule: RuleEffect): rule is EntersRule =>
  rule.rule === 'entersTapped' || rule.rule === 'entersUntapped' || rule.rule === 'entersWithCounters';

/** Rules that static abilities of others make, judged on the object by itself. */
const rulesByText = (work: Work, id: ObjectId): readonly RuleFound[] => {
  const board = boardOf(work.game);
  const view = enteringView(work, id);
  return before(work, id, ruleHowThingsEnter).flatMap((other) =>
    (board.objects.get(other)?.abilities ?? []).flatMap((instance) =>
      templatesOf(instance.ability).flatMap(({ subject, operations, condition }): readonly RuleFound[] => {
        const rules = operations.flatMap((one) => (one.op === 'rule' && isEntersRule(one.rule) ? [one.rule] : []));
        if (rules.length === 0 || subject.kind !== 'objects') return [];
        const ctx = contextOfAbility(view, other, instance);
        if (condition !== undefined && !holds(view, condition, ctx)) return [];
        if (!objectsOf(view, subject.ref, ctx).includes(id)) return [];
        return rules.map((rule) => ({ rule, you: ctx.controller, source: other }));
      }),
    ),
  );
};

/** Rules in force about how things enter ("creatures your opponents control enter tapped"); no static one of its own (614.12). */
export const entersRules = (work: Work, id: ObjectId): readonly RuleFound[] => {
  const byText = work.game.edition.policies.entersReplacement === 'ownText';
  const inForce = boardOf(work.game).rules.flatMap(({ rule, objects, effect }): readonly RuleFound[] => {
    if (!isEntersRule(rule) || objects?.includes(id) !== true) return [];
    const resolved = effect.origin === 'resolution';
    if (!resolved && (byText || effect.source === id)) return [];
    if (effect.source !== undefined && work.together.includes(effect.source)) return [];
    return [{ rule, you: effect.controller, ...(effect.source === undefined ? {} : { source: effect.source }) }];
  });
  return byText ? [...rulesByText(work, id), ...inForce] : inForce;
};

/** The abilities of a permanent that is being turned face up that say how (614.1e): by its text now that it can be seen. */
export const turnedUpAbilities = (work: Work, id: ObjectId): readonly EntersFound[] => {
  const state = boardOf(work.game).objects.get(id);
  if (state === undefined) return [];
  return state.abilities
    .flatMap((instance) => entersOf(instance, id, state.controller, 'turnedFaceUp'))
    .filter((found) => found.ability.what.kind === 'self');
};
