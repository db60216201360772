// What would have been legal, as texts that mean it and as edits that write it where it belongs.
import type { EngineProblem } from '../engine/action.ts';
import type { ChoiceValue, Target } from '../engine/game.ts';
import type { PlayerId } from '../engine/ids.ts';
import { boardOf } from './runBoards.ts';
import { holderOf, meaningOf, objectOfCard } from './runNames.ts';
import type { ProblemPlace } from './runProblems.ts';
import { labellingOf, resolvingName, writeChoice } from './runWrite.ts';
import type { Fix, NameRef, Range } from './statement.ts';

/** More than this many are not offered. */
const MOST_FIXES = 40;

/** One legal choice: how it is written, and the labels that have to be given first where no name tells it apart. */
export interface LegalText {
  readonly text: string;
  readonly edits: Fix['edits'];
}

type Legal = Target | ChoiceValue;

const objectOf = (legal: Legal) =>
  'kind' in legal ? (legal.kind === 'object' ? legal.object : undefined) : 'object' in legal ? legal.object : undefined;

/** Who chooses, as far as the statement says it; else the active player. */
const chooser = ({ statement, names, game, clauses }: ProblemPlace): PlayerId => {
  const { body } = statement;
  const ref = clauses.controlledBy ?? ('player' in body ? body.player : undefined);
  const said = ref?.key === undefined ? undefined : names.players.get(ref.key);
  if (said !== undefined) return said;
  if (body.kind === 'trigger' && body.object.key !== undefined) {
    const means = meaningOf(game, names, body.object);
    const object = means.kind === 'card' ? objectOfCard(game, means.card) : undefined;
    if (object !== undefined) return holderOf(game, object);
  }
  return game.turn.active;
};

/** Objects in the order they are given, the chooser's own first, then players and values. */
const ownFirst = (legal: readonly Legal[], place: ProblemPlace): readonly Legal[] => {
  const board = boardOf(place.game);
  const own = chooser(place);
  const rank = (value: Legal): number => {
    const id = objectOf(value);
    if (id === undefined) return 2;
    return board.objects.get(id)?.controller === own ? 0 : 1;
  };
  return legal
    .map((value, at) => ({ value, at }))
    .sort((a, b) => rank(a.value) - rank(b.value) || a.at - b.at)
    .map(({ value }) => value);
};

const plainRef = (text: string, key: string): NameRef => ({ text, key, range: { start: 0, end: 0 } });

const textsOf = (legal: Legal, place: ProblemPlace): readonly LegalText[] => {
  const { game, names } = place;
  const id = objectOf(legal);
  if (id === undefined) {
    if ('kind' in legal) return [{ text: writeChoice(game, names, legal), edits: [] }];
    return 'player' in legal ? [{ text: game.players[legal.player]?.name ?? '', edits: [] }] : [];
  }
  const card = game.objects.get(id)?.card;
  if (card === undefined) return [];
  const text = resolvingName(game, names, card);
  if (text !== undefined) return [{ text, edits: [] }];
  const named = names.named.get(card);
  const means = named?.keys[0] === undefined ? undefined : meaningOf(game, names, plainRef(named.text, named.keys[0]));
  const candidates = means?.kind === 'problem' ? (means.problem?.candidates ?? []) : [];
  const labelling = candidates.includes(card) ? labellingOf(names, candidates) : undefined;
  const label = labelling?.labels.get(card);
  return labelling === undefined || label === undefined ? [] : [{ text: label, edits: labelling.edits }];
};

/** The legal choices of a problem, each written so that it means what it should; what looks the same is there once. */
export const legalTexts = (problem: EngineProblem, place: ProblemPlace): readonly LegalText[] => {
  const seen = new Set<string>();
  const texts: LegalText[] = [];
  for (const legal of ownFirst(problem.legal ?? [], place)) {
    if (texts.length >= MOST_FIXES) break;
    for (const one of textsOf(legal, place)) {
      if (one.text === '' || seen.has(one.text)) continue;
      seen.add(one.text);
      texts.push(one);
    }
  }
  const nothing = problem.slot.slot === 'copying' && problem.values['optional'] !== undefined;
  return nothing ? [...texts, { text: 'nothing', edits: [] }] : texts;
};

/** Where a choice is written: in the place of another, or as a new clause behind what is there. */
type Place = { readonly replace: Range; readonly lead?: string } | { readonly at: number; readonly lead: string };

const wholeOf = (ref: NameRef): Range => ref.whole ?? ref.range;

const COST_CLAUSES = { sacrifice: 'sacrificing', discard: 'discarding', tap: 'tapping', exile: 'exiling' } as const;

const isCost = (pay: unknown): pay is keyof typeof COST_CLAUSES =>
  typeof pay === 'string' && Object.hasOwn(COST_CLAUSES, pay);

const behind = (place: ProblemPlace, clause: string): Place => ({ at: place.statement.range.end, lead: ` ${clause} ` });

const placeOf = (problem: EngineProblem, place: ProblemPlace): Place | undefined => {
  const { slot } = problem;
  const { clauses, statement } = place;
  switch (slot.slot) {
    case 'target': {
      const said = clauses.targeting ?? [];
      const group = said[slot.index];
      const name = group?.names[slot.inner];
      if (name !== undefined) return { replace: wholeOf(name) };
      if (group !== undefined) {
        return group.names.length === 0 ? { replace: group.range } : { at: group.range.end, lead: ' and ' };
      }
      const last = said.at(-1);
      // an Aura is cast targeting what it will be attached to (303.4a)
      const host = clauses.attachedTo === undefined ? undefined : wholeOf(clauses.attachedTo);
      if (last === undefined && host !== undefined)
        return { replace: { start: host.start - 'attached to '.length, end: host.end }, lead: 'targeting ' };
      if (last === undefined) return behind(place, 'targeting');
      return said.length === slot.index ? { at: last.range.end, lead: ', ' } : undefined;
    }
    case 'choice': {
      const said = clauses.choosing ?? [];
      const given = said[slot.index];
      if (given !== undefined) return { replace: unquoted(given.range, given.quoted) };
      if (problem.values['what'] === 'host') return behind(place, 'attached to');
      const last = said.at(-1);
      if (last === undefined) return behind(place, 'choosing');
      return said.length === slot.index ? { at: unquoted(last.range, last.quoted).end, lead: ', ' } : undefined;
    }
    case 'copying': {
      const { copying } = clauses;
      if (copying === undefined) return behind(place, 'copying');
      return copying.name === undefined
        ? { replace: copying.range, lead: 'copying ' }
        : { replace: wholeOf(copying.name) };
    }
    case 'attachedTo': {
      if (statement.body.kind === 'attach') return { replace: wholeOf(statement.body.to) };
      const host = clauses.attachedTo;
      return host === undefined ? behind(place, 'attached to') : { replace: wholeOf(host) };
    }
    case 'newTargets': {
      const said = clauses.newTargets?.[slot.index];
      return said === undefined ? undefined : { replace: said.name === undefined ? said.range : wholeOf(said.name) };
    }
    case 'cost': {
      const pay = problem.values['pay'];
      if (!isCost(pay) || Number(problem.values['count'] ?? 1) !== 1) return undefined;
      const said = clauses[COST_CLAUSES[pay]] ?? [];
      const [only] = said;
      if (only === undefined) return behind(place, COST_CLAUSES[pay]);
      return said.length === 1 ? { replace: wholeOf(only) } : undefined;
    }
    default:
      return undefined;
  }
};

/** The quotes around a chosen word are part of what is replaced. */
const unquoted = (range: Range, quoted: boolean): Range =>
  quoted ? { start: range.start - 1, end: range.end + 1 } : range;

/** Edits that put each legal choice where it belongs, in the order in which they are offered. */
export const legalFixes = (
  problem: EngineProblem,
  place: ProblemPlace,
  legal: readonly LegalText[],
): readonly Fix[] => {
  const where = placeOf(problem, place);
  // what the statement says elsewhere is meant
  const said = problem.slot.slot === 'target' ? place.clauses.attachedTo?.text : undefined;
  const ordered = [...legal.filter(({ text }) => text === said), ...legal.filter(({ text }) => text !== said)];
  const choices = where === undefined ? [] : ordered.slice(0, MOST_FIXES).map((one) => fixOf(where, one));
  return [...choices, ...modeFixes(problem, place), ...putFixes(problem, place)];
};

const fixOf = (where: Place, { text, edits }: LegalText): Fix => {
  const edit =
    'replace' in where
      ? { range: where.replace, newText: `${where.lead ?? ''}${text}` }
      : { range: { start: where.at, end: where.at }, newText: `${where.lead}${text}` };
  const code = edits.length > 0 ? 'fix.label' : 'replace' in where ? 'fix.replace' : 'fix.add';
  return { code, values: { text: edits.length > 0 ? text : edit.newText.trim() }, edits: [...edits, edit] };
};

/** One mode each, where one is enough. */
const modeFixes = (problem: EngineProblem, place: ProblemPlace): readonly Fix[] => {
  if (problem.code !== 'mode.missing' && problem.code !== 'mode.illegal') return [];
  if (Number(problem.values['min']) > 1) return [];
  const said = place.clauses.modes;
  return (problem.legal ?? []).flatMap((legal): readonly Fix[] => {
    if (!('kind' in legal) || legal.kind !== 'number') return [];
    const text = `mode ${legal.value}`;
    if (said !== undefined) {
      return [{ code: 'fix.replace', values: { text }, edits: [{ range: said.range, newText: text }] }];
    }
    const { end } = place.statement.range;
    return [{ code: 'fix.add', values: { text }, edits: [{ range: { start: end, end }, newText: ` ${text}` }] }];
  });
};

/** Where casting was not the point: the permanent is put onto the battlefield (303.1, 302.1 and their kin). */
const putFixes = (problem: EngineProblem, { statement, clauses }: ProblemPlace): readonly Fix[] => {
  const { body } = statement;
  if (problem.code !== 'timing.sorcery' || problem.rule === '307.1' || body.kind !== 'cast') return [];
  // protection keeps an Aura away as it does a spell (702.16c); shroud and hexproof don't
  if (problem.because.some(({ code }) => code === 'protection')) return [];
  if (statement.children.length > 0 || clauses.faceDown !== undefined || clauses.costs !== undefined) return [];
  const card = wholeOf(body.card);
  const host = clauses.targeting?.[0]?.names[0];
  const edits = [
    { range: { start: wholeOf(body.player).end, end: card.start }, newText: ' puts ' },
    { range: { start: card.end, end: card.end }, newText: ' onto the battlefield' },
    ...(host === undefined
      ? []
      : [
          {
            range: { start: wholeOf(host).start - 'targeting '.length, end: wholeOf(host).start },
            newText: 'attached to ',
          },
        ]),
  ];
  const text = `${body.player.text} puts ${body.card.text} onto the battlefield`;
  return [{ code: 'fix.put', values: { text }, edits }];
};
