// What a line misses: an object that is not in the game yet, a player nobody is called, something to expect.
import type { Fix, NameRef, Range, Statement } from '../../scenario/statement.ts';
import type { FeatureContext } from '../context.ts';
import { runsAt } from '../runs.ts';
import { objectFacts, playerFacts } from './actual.ts';
import { indentOf, innerBody, statementsAt, wholeLine } from './edits.ts';

/** Fixes that bring in what is missing. */
export function missingFixes(context: FeatureContext, code: string, range: Range): readonly Fix[] {
  switch (code) {
    case 'name.notInGame':
      return [...settingUp(context, range), ...hostsInstead(context, range)];
    case 'unknown-player':
    case 'name.notAPlayer':
      return playersFor(context, range);
    case 'unknown-name':
    case 'name.unknown':
      return namesWith(context, range);
    case 'expects-nothing':
      return whatItIs(context, range);
    default:
      return [];
  }
}

/** The players' names as the scenario at an offset has them, the active one first. */
const playersAt = (context: FeatureContext, offset: number): readonly string[] => {
  const [run] = runsAt(context, offset);
  return run?.snapshots[0]?.game.players.map(({ name }) => name) ?? [];
};

/** `Alice controls NAME` above the line, or in her graveyard or hand: whichever suits the card is for a trial to say. */
function settingUp(context: FeatureContext, range: Range): readonly Fix[] {
  const { text } = context.analysis;
  const path = statementsAt(context, range.start);
  const above = path.find(({ body }) => body.kind !== 'suppose') ?? path[0];
  if (above === undefined) return [];
  const ref = runsAt(context, range.start)
    .flatMap((run) => run.nameUses)
    .find(({ name }) => name.range.start === range.start && name.range.end === range.end)?.name;
  const name = ref?.text ?? text.slice(range.start, range.end);
  const [first] = playersAt(context, range.start);
  const player = ref?.owner?.text ?? actor(path.at(-1)) ?? first;
  if (name.trim() === '' || player === undefined) return [];
  const at = wholeLine(text, above.range.start).start;
  const indent = indentOf(text, above.range.start);
  const zone = ref?.zone?.zone;
  const isSaid = zone === 'graveyard' || zone === 'hand' || zone === 'exile';
  const places = isSaid ? [zone] : isSpell(context, range, name) ? ['graveyard', 'hand'] : [''];
  return places.map((place) => {
    const line = place === '' ? `${player} controls ${name}` : `${player} has ${name} in ${place}`;
    return {
      code: 'fix.addLine',
      values: { text: line },
      edits: [{ range: { start: at, end: at }, newText: `${indent}${line}\n` }],
    };
  });
}

/** In place of what something should be attached to, each thing that is there. */
function hostsInstead(context: FeatureContext, range: Range): readonly Fix[] {
  if (!/\b(?:attached to|to)\s+$/i.test(context.analysis.text.slice(0, range.start))) return [];
  return namesAbove(context, range.start).map((name) => ({
    code: 'replace-name',
    values: { name },
    edits: [{ range, newText: name }],
  }));
}

/** Whether a name is that of a card which never enters the battlefield. */
function isSpell(context: FeatureContext, range: Range, name: string): boolean {
  return runsAt(context, range.start).some((run) => {
    const [first] = run.snapshots;
    const means = first === undefined ? undefined : run.resolve(name, first);
    if (means?.kind !== 'definition') return false;
    const { types } = means.definition.definition.faces[0].typeLine;
    return types.includes('Instant') || types.includes('Sorcery');
  });
}

/** `Bob's turn` above a line that is for another player's turn (307.1, 303.1): the first advice of the message. */
export function turnFixes(context: FeatureContext, code: string, range: Range): readonly Fix[] {
  if (!code.startsWith('timing.')) return [];
  const path = statementsAt(context, range.start);
  const above = path[0];
  const player = actor(path.at(-1));
  if (above === undefined || player === undefined) return [];
  const at = wholeLine(context.analysis.text, above.range.start).start;
  const line = `${player}'s turn`;
  const newText = `${indentOf(context.analysis.text, above.range.start)}${line}\n`;
  return [{ code: 'fix.addLine', values: { text: line }, edits: [{ range: { start: at, end: at }, newText }] }];
}

/** Who acts in a statement. */
function actor(statement: Statement | undefined): string | undefined {
  const body = statement === undefined ? undefined : innerBody(statement);
  const player: NameRef | undefined =
    body !== undefined && 'player' in body && typeof body.player === 'object' ? body.player : undefined;
  return player?.text;
}

/** Names used above that hold a word of the unknown one. */
function namesWith(context: FeatureContext, range: Range): readonly Fix[] {
  const words = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\d'’-]{3,}/gu) ?? [];
  const wanted = new Set(words(context.analysis.text.slice(range.start, range.end)));
  return namesAbove(context, range.start)
    .filter((name) => words(name).some((word) => wanted.has(word)))
    .map((name) => ({ code: 'replace-name', values: { name }, edits: [{ range, newText: name }] }));
}

/** At most this many names are looked at. */
const mostNames = 12;

/** Names of objects that the scenario has used above a place, the latest first. */
export function namesAbove(context: FeatureContext, offset: number): readonly string[] {
  const [run] = runsAt(context, offset);
  const names = (run?.nameUses ?? [])
    .filter(({ name, means }) => name.range.end <= offset && means?.kind === 'card')
    .map(({ name }) => name.text);
  return [...new Set(names.reverse())].slice(0, mostNames);
}

/** Each player in place of a name that is none, and a player of that name. */
function playersFor(context: FeatureContext, range: Range): readonly Fix[] {
  const { text, scenarios, statements } = context.analysis;
  const written = text.slice(range.start, range.end);
  const ending = /'s$/.exec(written)?.[0] ?? '';
  const known = playersAt(context, range.start);
  const instead = known.map(
    (name): Fix => ({
      code: 'fix.replace',
      values: { text: `${name}${ending}` },
      edits: [{ range, newText: `${name}${ending}` }],
    }),
  );
  const name = ending === '' ? written : written.slice(0, -ending.length);
  if (!/^\p{Lu}[\p{L}'-]*$/u.test(name)) return instead;
  const scenario = scenarios.find((one) => one.range.start <= range.start && range.start <= one.range.end);
  const own = [...(scenario?.statements ?? []), ...statements].find(({ body }) => body.kind === 'players');
  if (own !== undefined) {
    const { end } = own.range;
    const more = { range: { start: end, end }, newText: `, ${name}` };
    return [...instead, { code: 'fix.player', values: { name }, edits: [more] }];
  }
  const first = scenario?.statements[0];
  if (first === undefined) return instead;
  const at = wholeLine(text, first.range.start).start;
  const line = `players ${[...known, name].join(', ')}`;
  const newText = `${indentOf(text, first.range.start)}${line}\n`;
  return [...instead, { code: 'fix.player', values: { name }, edits: [{ range: { start: at, end: at }, newText }] }];
}

/** `expect Clone`: what it is, behind it. */
function whatItIs(context: FeatureContext, range: Range): readonly Fix[] {
  const statement = statementsAt(context, range.start).at(-1);
  const body = statement === undefined ? undefined : innerBody(statement);
  const subject = body?.kind === 'expect' ? body.groups[0]?.subject : undefined;
  const name = subject?.kind === 'names' ? subject.names[0] : undefined;
  if (statement === undefined || name === undefined) return [];
  for (const run of runsAt(context, range.start)) {
    const snapshot = run.snapshotAtLine(statement.line);
    const means = snapshot === undefined ? undefined : run.resolve(name, snapshot);
    if (snapshot === undefined || means === undefined) continue;
    const id = means.kind === 'card' ? snapshot.game.current.get(means.card) : undefined;
    const facts =
      means.kind === 'player'
        ? playerFacts(snapshot, means.player)
        : id === undefined
          ? ['has ceased to exist']
          : objectFacts(run, snapshot, id, name.text);
    const { end } = statement.range;
    return facts.slice(0, 4).map((fact) => ({
      code: 'fix.add',
      values: { text: fact },
      edits: [{ range: { start: end, end }, newText: ` ${fact}` }],
    }));
  }
  return [];
}
