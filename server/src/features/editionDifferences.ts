// What a comparison of editions found, in words: what differs on which line, what each edition makes of it, where they part.
import { printManaCost } from '../cards/mana.ts';
import { type Locale, message } from '../messages/message.ts';
import type { EditionName } from '../rules/edition.ts';
import { assertNever } from '../rules/util.ts';
import type { Difference, ScenarioComparison } from '../scenario/compare.ts';
import type { Aspect, ObjectSide, PlayerAspect } from '../scenario/compareFacts.ts';
import type { Parting, Way } from '../scenario/compareParting.ts';
import type { ExpectationResult, Snapshot } from '../scenario/result.ts';
import { abilitiesOf, colorsOf, ptOf, typeLineOf } from './describe.ts';
import { cardName } from './places.ts';
import { numberOf } from './rules.ts';

/** A result and the editions that come to it. */
export interface ResultText {
  readonly editions: readonly EditionName[];
  readonly said: string;
}

/** An edition's way to its result, with the rule's number as the edition knows it. */
export interface WayText {
  readonly edition: EditionName;
  readonly layer?: string;
  readonly rule?: string;
  /** The rule as the table of citations has it. */
  readonly id?: string;
}

export interface PartingText {
  readonly ways: readonly [WayText, WayText];
  readonly said: string;
}

export interface DifferenceText {
  readonly what: Difference['what'];
  /** As people count lines. */
  readonly line: number;
  /** An object, a player, or what an expectation says. */
  readonly subject: string;
  readonly results: readonly ResultText[];
  readonly partings: readonly PartingText[];
}

/** All that differs in a scenario. */
export const differenceTexts = (
  locale: Locale,
  text: string,
  { differences }: ScenarioComparison,
): readonly DifferenceText[] => differences.map((difference) => differenceText(locale, text, difference));

const differenceText = (locale: Locale, text: string, difference: Difference): DifferenceText => {
  const partings = difference.partings.map((parting) => partingText(locale, parting));
  const { what } = difference;
  const line = difference.line + 1;
  switch (difference.what) {
    case 'expectation': {
      const said = ({ result }: (typeof difference.results)[number]): string => outcomeText(locale, result);
      const [first] = difference.results;
      const subject = first === undefined ? difference.subject : asWritten(text, first.result);
      return { what, line, subject, results: grouped(difference.results, said), partings };
    }
    case 'object': {
      const said = (side: ObjectSide): string => sideText(locale, side, difference.aspects);
      return { what, line, subject: subjectOf(difference.sides), results: grouped(difference.sides, said), partings };
    }
    case 'player': {
      const { player, aspects, sides } = difference;
      const said = ({ snapshot }: { readonly snapshot: Snapshot }): string =>
        aspects.map((aspect) => playerText(locale, snapshot, player, aspect)).join(', ');
      const subject = sides[0]?.snapshot.game.players[player]?.name ?? '';
      return { what, line, subject, results: grouped(sides, said), partings };
    }
    default:
      return assertNever(difference);
  }
};

/** Those that come to the same, together. */
const grouped = <T extends { readonly run: { readonly edition: EditionName } }>(
  all: readonly T[],
  said: (one: T) => string,
): readonly ResultText[] => {
  const groups = new Map<string, EditionName[]>();
  for (const one of all) groups.set(said(one), [...(groups.get(said(one)) ?? []), one.run.edition]);
  return [...groups].map(([text, editions]) => ({ editions, said: text }));
};

/** `expect Gray Ogre is 3/3`, of one predicate and one subject. */
const asWritten = (text: string, { range, subject, statement, group }: ExpectationResult): string =>
  group === undefined || subject === ''
    ? text.slice(statement.range.start, statement.range.end)
    : `expect ${subject} ${text.slice(range.start, range.end)}`;

/** What an expectation comes to in one edition. */
export const outcomeText = (locale: Locale, { outcome, actual }: ExpectationResult): string => {
  switch (outcome) {
    case 'passed':
      return message(locale, 'compare.holds');
    case 'failed':
      return message(locale, 'compare.fails', { actual });
    case 'unproven':
    case 'unreadable':
      return message(locale, `compare.${outcome}`);
    default:
      return assertNever(outcome);
  }
};

// ───────────────────────────── Objects and players ─────────────────────────────

const subjectOf = (sides: readonly ObjectSide[]): string => {
  for (const { run, card, object, state } of sides) {
    if (card === undefined || object === undefined || state === undefined) continue;
    const printed = object.base.kind === 'card' ? object.base.card.name : state.name;
    return cardName(run, card, printed);
  }
  return '';
};

const sideText = (locale: Locale, side: ObjectSide, aspects: readonly Aspect[]): string =>
  side.object === undefined
    ? message(locale, 'compare.gone')
    : aspects.map((aspect) => aspectText(locale, side, aspect)).join(', ');

const aspectText = (locale: Locale, side: ObjectSide, aspect: Aspect): string => {
  const { object, state, snapshot } = side;
  if (object === undefined || state === undefined) return '';
  const { game } = snapshot;
  switch (aspect) {
    case 'zone':
      return message(locale, `zone.${object.zone}`);
    case 'controller':
      return message(locale, 'hover.controlledBy', { player: game.players[state.controller]?.name ?? '' });
    case 'name':
      return state.name === '' ? message(locale, 'word.noName') : message(locale, 'word.name', { name: state.name });
    case 'cost':
      return state.manaCost === undefined ? message(locale, 'word.noCost') : printManaCost(state.manaCost);
    case 'colors':
      return colorsOf(locale, state);
    case 'types':
      return typeLineOf(locale, state);
    case 'abilities':
      return state.abilities.length === 0 ? message(locale, 'word.noAbilities') : abilitiesOf(state.abilities);
    case 'pt':
      return ptOf(state) || message(locale, 'word.noPt');
    case 'loyalty':
      return message(locale, 'word.loyalty', { value: state.loyalty ?? 0 });
    case 'defense':
      return message(locale, 'word.defense', { value: state.defense ?? 0 });
    case 'status': {
      const words = (['tapped', 'flipped', 'faceDown', 'phasedOut'] as const).filter((one) => object.status[one]);
      if (words.length === 0) return message(locale, 'compare.noStatus');
      return words.map((word) => message(locale, `word.${word}`)).join(', ');
    }
    case 'counters':
      if (object.counters.length === 0) return message(locale, 'compare.noCounters');
      return object.counters.map(({ kind, count }) => `${count} × ${kind}`).join(', ');
    case 'damage':
      return message(locale, 'hover.damage', { amount: object.damage });
    case 'attachedTo': {
      const host = object.attachedTo;
      if (host === undefined) return message(locale, 'compare.unattached');
      const name = 'player' in host ? game.players[host.player]?.name : snapshot.board.objects.get(host.object)?.name;
      return message(locale, 'hover.attachedTo', { name: name ?? '' });
    }
    default:
      return assertNever(aspect);
  }
};

const playerText = (locale: Locale, snapshot: Snapshot, id: number, aspect: PlayerAspect): string => {
  const player = snapshot.game.players[id];
  switch (aspect) {
    case 'life':
      return message(locale, 'hover.players', { life: player?.life ?? 0 });
    case 'handSize': {
      const size = snapshot.board.players.find((one) => one.id === id)?.maxHandSize;
      return size === undefined
        ? message(locale, 'hover.noMaxHandSize')
        : message(locale, 'hover.maxHandSize', { size });
    }
    case 'mana':
      return message(locale, 'hover.mana', { mana: (player?.manaPool ?? []).map((one) => `{${one}}`).join('') });
    case 'drawn':
      return message(locale, 'hover.drawn', { count: player?.drawnThisTurn ?? 0 });
    default:
      return assertNever(aspect);
  }
};

// ───────────────────────────── Partings ─────────────────────────────

const wayText = ({ edition, layer, rule }: Way): WayText => ({
  edition,
  ...(layer === undefined ? {} : { layer }),
  ...(rule === undefined ? {} : { rule: numberOf(edition, rule), id: rule }),
});

const waySaid = (locale: Locale, { edition, layer, rule }: WayText): string => {
  const code =
    layer === undefined ? (rule === undefined ? 'unknown' : 'rule') : rule === undefined ? 'layerOnly' : 'layer';
  return message(locale, `compare.way.${code}`, { edition, layer: layer ?? '', rule: rule ?? '' });
};

const partingText = (locale: Locale, { ways }: Parting): PartingText => {
  const [one, other] = [wayText(ways[0]), wayText(ways[1])];
  const said = message(locale, 'compare.parting', { one: waySaid(locale, one), other: waySaid(locale, other) });
  return { ways: [one, other], said };
};
