// Why an object is not what is asked for: each quality that it lacks, and the effect that took it or put it there. Asked only once something is refused.
import type { Filter, TargetSpec } from '../cards/ability.ts';
import { contextOf as printContextOf, withArticle } from '../cards/oracle/printContext.ts';
import { printNoun, printPredicate } from '../cards/oracle/printFilters.ts';
import { boardOf, type Ctx, contextFor, viewOf } from './ask.ts';
import type { TraceStep } from './board.ts';
import { objectsOfZone } from './candidates.ts';
import type { ObjectState } from './characteristics.ts';
import { evaluateTraced } from './evaluate.ts';
import type { Game, Target } from './game.ts';
import { type AsThough, attachOnlyOf, explainIllegalHost, legalHosts } from './hosts.ts';
import type { ObjectId } from './ids.ts';
import { matchesState } from './meaning/questions.ts';
import { type Illegality, keywordsNamed } from './protection.ts';
import type { ProblemParts } from './work.ts';

type Because = Illegality['because'];

/** The parts of a filter that have to hold one by one. */
const partsOf = (filter: Filter): readonly Filter[] => (filter.kind === 'and' ? filter.of.flatMap(partsOf) : [filter]);

/** What a text asks for, as it would say it: `creature you control`. */
export const printWanted = (filter: Filter, cardName?: string): string =>
  printNoun(filter, false, printContextOf(cardName === undefined ? {} : { cardName }));

/** What the object whose text it is is called now. */
export const nameOfSelf = (game: Game, { self }: Ctx): string | undefined => {
  const name = self === undefined ? undefined : boardOf(game).objects.get(self)?.name;
  return name === '' ? undefined : name;
};

const PHRASES: ReadonlySet<Filter['kind']> = new Set([
  'controlledBy',
  'ownedBy',
  'inZone',
  'compare',
  'hasKeyword',
  'hasAbilities',
  'hasActivatedAbility',
  'hasManaAbility',
  'hasTapAbility',
  'hasCounter',
  'named',
  'chosen',
  'other',
  'attachedTo',
  'attachedToPlayer',
  'hasAttached',
  'isRef',
  'shares',
  'targets',
  'couldTarget',
  'fromSource',
  'history',
] as const);

/** One quality in words: `a creature`, `red`, `you control`, `with flying`. */
const sayPart = (part: Filter, self?: string): string =>
  PHRASES.has(part.kind) ? printWanted(part, self) : printPredicate(part, printContextOf({}));

const isOfTypes = (part: Filter): boolean =>
  part.kind === 'or'
    ? part.of.every(isOfTypes)
    : part.kind === 'type' || part.kind === 'subtype' || part.kind === 'supertype';

/** `a basic Forest land`; empty where there is no type at all. */
const typeWords = ({ supertypes, subtypes, types }: ObjectState): string => {
  const lower = (words: readonly string[]): readonly string[] => words.map((word) => word.toLowerCase());
  const words = [...lower(supertypes), ...subtypes, ...lower(types)];
  return words.length === 0 ? '' : withArticle(words.join(' '));
};

const lost = (steps: readonly TraceStep[], id: ObjectId, holds: (step: 'before' | 'after', of: TraceStep) => boolean) =>
  [...steps].reverse().find((step) => {
    const change = step.changes.find((one) => one.object === id);
    return change !== undefined && holds('before', step) && !holds('after', step);
  });

/** Each quality of the filter that the object lacks: with the effect that took it away, or as it always was. */
export const qualitiesMissing = (game: Game, filter: Filter, id: ObjectId, ctx: Ctx): Because => {
  const object = game.objects.get(id);
  const state = boardOf(game).objects.get(id);
  if (object === undefined || state === undefined) return [];
  const view = viewOf(game);
  const context = contextFor(ctx);
  const missing = partsOf(filter).filter((part) => !matchesState(view, part, object, state, context));
  if (missing.length === 0) return [];
  const { trace } = evaluateTraced(game);
  const self = nameOfSelf(game, ctx);
  return missing.map((part) => {
    const wanted = sayPart(part, self);
    const step = lost(trace, id, (when, { changes }) => {
      const change = changes.find((one) => one.object === id);
      return change !== undefined && matchesState(view, part, object, change[when], context);
    });
    if (step !== undefined) {
      const { effect } = step;
      if (part.kind === 'not') {
        const became = { wanted: printPredicate(part.of, printContextOf({})), source: effect.sourceName };
        return { code: 'quality.became', cause: effect.cause, object: id, values: became };
      }
      return { code: 'quality.lost', cause: effect.cause, object: id, values: { wanted, source: effect.sourceName } };
    }
    const values = { wanted, is: typeWords(state) };
    if (part.kind === 'controlledBy' || part.kind === 'ownedBy') {
      const holder = part.kind === 'ownedBy' ? object.owner : state.controller;
      const player = game.players[holder]?.name ?? '';
      return { code: `quality.${part.kind}`, cause: object.cause, object: id, values: { ...values, player } };
    }
    if (part.kind === 'not') {
      return { code: 'quality.is', cause: object.cause, object: id, values: { wanted: sayPart(part.of, self) } };
    }
    return { code: isOfTypes(part) ? 'quality.type' : 'quality.never', cause: object.cause, object: id, values };
  });
};

const isWord = (why: Illegality): boolean => why.code === 'target.illegal';

/** An illegal target with what the text asks for and which of it fails (115.1, 601.2c). */
export const withTargetReasons = (
  game: Game,
  why: Illegality,
  spec: TargetSpec,
  target: Target,
  ctx: Ctx,
): Illegality => {
  const wanted = spec.form === 'any' ? '' : spec.objects === false ? playerWanted(spec) : printWanted(spec.filter);
  const values = { ...why.values, ...(wanted === '' ? {} : { asked: wanted }) };
  if (!isWord(why) || !('object' in target) || spec.objects === false) return { ...why, values };
  return { ...why, values, because: qualitiesMissing(game, spec.filter, target.object, ctx) };
};

const playerWanted = (spec: TargetSpec): string => (spec.players === 'opponent' ? 'opponent' : 'player');

const creature: Filter = { kind: 'type', type: 'Creature' };

/** An illegal host with the qualities that it, or what would be attached to it, lacks (303.4a, 303.4d, 301.5–6). */
export const withHostReasons = (game: Game, why: Illegality, id: ObjectId, host: Target): Illegality => {
  const you = boardOf(game).objects.get(id)?.controller ?? game.turn.active;
  const ctx: Ctx = { you, self: id };
  if (why.code === 'attach.creature') {
    return { ...why, because: qualitiesMissing(game, { kind: 'not', of: creature }, id, ctx) };
  }
  if (!('object' in host)) return why;
  switch (why.code) {
    case 'attach.enchant': {
      const because = keywordsNamed(game, id, 'enchant').flatMap(({ instance, keyword }) =>
        keyword.quality === undefined
          ? []
          : qualitiesMissing(game, keyword.quality, host.object, { ...ctx, ability: instance }),
      );
      return { ...why, because };
    }
    case 'attach.only': {
      const because = attachOnlyOf(game, id).flatMap(({ filter, rule }) =>
        qualitiesMissing(game, filter, host.object, { you, self: rule.effect.source ?? id }),
      );
      return { ...why, because: [...because, ...why.because] };
    }
    case 'attach.equipment':
      return { ...why, because: qualitiesMissing(game, creature, host.object, ctx) };
    case 'attach.fortification':
      return { ...why, because: qualitiesMissing(game, { kind: 'type', type: 'Land' }, host.object, ctx) };
    default:
      return why;
  }
};

/**
 * What keeps an Aura that finds no host away from the one named for it; with none named, from the first that only something
 * other than its own "enchant" keeps it away from (702.16c, 101.2). Undefined where nothing stands there that it could mean.
 */
export const keptAway = (
  game: Game,
  id: ObjectId,
  given: Target | undefined,
): { readonly host: Target; readonly why: Illegality } | undefined => {
  const hosts =
    given === undefined ? objectsOfZone(game, 'battlefield').map((object): Target => ({ object })) : [given];
  for (const host of hosts) {
    const why = explainIllegalHost(game, id, host);
    if (why !== undefined && (given !== undefined || !OWN_WORDS.has(why.code)))
      return { host, why: withHostReasons(game, why, id, host) };
  }
  return undefined;
};

/** What an Aura says of itself, and what is out of the question. */
const OWN_WORDS: ReadonlySet<string> = new Set(['attach.enchant', 'attach.noEnchant', 'attach.gone', 'attach.itself']);

/** Moving to where it can't be leaves it where it is (303.4h): what stays, where, and why. */
export const staysWhereItIs = (
  game: Game,
  id: ObjectId,
  host: Target,
  slot: 'attachedTo' | 'verb',
  asThough?: AsThough,
): ProblemParts => {
  const now = game.objects.get(id)?.attachedTo;
  const illegal = explainIllegalHost(game, id, host, asThough);
  const why = illegal === undefined ? undefined : withHostReasons(game, illegal, id, host);
  return {
    code: 'attach.stays',
    rule: '303.4h',
    slot: { slot },
    values: { why: why?.code ?? '', ...why?.values },
    because: why?.because ?? [],
    objects: { what: { object: id }, wanted: host, ...(now === undefined ? {} : { stays: now }) },
    legal: legalHosts(game, id),
  };
};
