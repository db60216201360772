// The text of an `effect "…"` statement, compiled, with the names it uses bound to objects and players as in any statement.

import type { EffectBody, UnreadSpan } from '../cards/ability.ts';
import { type CompiledEffect, compileEffect } from '../cards/oracle/compile.ts';
import type { NotModelled } from '../engine/board.ts';
import type { Bindings } from '../engine/game.ts';
import type { ObjectId, PlayerId } from '../engine/ids.ts';
import { LONGEST_ABILITY, MOST_KEPT_TEXT } from '../rules/limits.ts';
import { keyOfValue } from '../rules/sameValue.ts';
import { some } from '../terms/walk.ts';
import { type Reader, readObject } from './runReader.ts';
import type { NameRef, QuotedText } from './statement.ts';
import { fold, nameKey } from './words.ts';

export interface BoundEffect {
  readonly body: EffectBody;
  readonly bindings: Pick<Bindings, 'bound' | 'boundPlayers'>;
  readonly notModelled: readonly NotModelled[];
}

const compiled = new Map<string, CompiledEffect>();
const MOST_KEPT = 2_000;
let keptText = 0;

const compile = (text: string, boundNames: readonly string[], boundPlayers: readonly string[]): CompiledEffect => {
  const key = keyOfValue([text, boundNames, boundPlayers]);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const made = compileEffect(text, { names: [], boundNames, boundPlayers });
  keptText += key.length;
  if (compiled.size >= MOST_KEPT || keptText > MOST_KEPT_TEXT) {
    compiled.clear();
    keptText = key.length;
  }
  compiled.set(key, made);
  return made;
};

/** Where a name stands in a text, as the text writes it. */
const occurrence = (text: string, name: string): string | undefined => {
  const at = fold(text).indexOf(fold(name));
  return at < 0 || fold(text).length !== text.length ? undefined : text.slice(at, at + name.length);
};

interface Candidate {
  /** As written in the text. */
  readonly written: string;
  readonly ref: (range: NameRef['range']) => NameRef;
}

/** Every name of the scenario that the text holds: labels, objects, `Alice's Gray Ogre`. */
const candidatesIn = (reader: Reader, text: string): readonly Candidate[] => {
  const { names, game } = reader;
  const found = new Map<string, Candidate>();
  const add = (name: string, owner?: string): void => {
    const full = owner === undefined ? name : `${owner}'s ${name}`;
    const written = name === '' ? undefined : occurrence(text, full);
    if (written === undefined || found.has(written)) return;
    const ref = (range: NameRef['range']): NameRef => ({
      text: written,
      range,
      key: nameKey(name),
      ...(owner === undefined ? {} : { owner: { text: owner, range, key: nameKey(owner) } }),
    });
    found.set(written, { written, ref });
  };
  const seen = new Set<string>();
  for (const named of names.named.values()) {
    for (const name of [named.label ?? '', named.text, ...named.keys]) {
      if (name === '' || seen.has(name)) continue;
      seen.add(name);
      add(name);
      if (occurrence(text, name) !== undefined) for (const player of game.players) add(name, player.name);
    }
  }
  return [...found.values()];
};

/** Why a text was not tried, or not to its end, as the code of a problem. */
const REASONS = {
  tooLong: 'effect.tooLong',
  tooMuch: 'effect.tooMuch',
  tooDeep: 'effect.tooDeep',
  internal: 'effect.internal',
} as const satisfies Readonly<Record<NonNullable<UnreadSpan['why']>, string>>;

/** Whether a text speaks of the object that it names as the n-th. */
const speaksOf = (body: EffectBody, index: number): boolean =>
  some('body', body, { ref: (ref) => ref.kind === 'bound' && ref.index === index });

/** Reads the text; words it does not know leave the scenario unproven, and say so at the exact words. */
export const bindEffect = (reader: Reader, quoted: QuotedText): BoundEffect | undefined => {
  const { text, range } = quoted;
  const reminder = /\([^()]*\)(?=\s*[^\s.])/.exec(text);
  if (reminder !== null) {
    const start = range.start + reminder.index;
    const place = { start, end: start + reminder[0].length };
    reader.problems.push({ code: 'effect.reminder', severity: 'hint', range: place, values: { words: reminder[0] } });
  }
  const plain = compile(text, [], []);
  if (plain.body !== undefined) {
    return { body: plain.body, bindings: { bound: [], boundPlayers: [] }, notModelled: [] };
  }
  const candidates = candidatesIn(reader, text);
  const playerNames = reader.game.players.map((player) => player.name);
  const written = candidates.map((candidate) => candidate.written);
  const bound = compile(text, written, playerNames);
  const { body } = bound;
  if (body === undefined) {
    const [span] = bound.unread;
    const from = span?.start ?? 0;
    const to = span?.end ?? text.length;
    const unreadRange = to > from ? { start: range.start + from, end: range.start + to } : range;
    const why = span?.why === undefined ? undefined : REASONS[span.why];
    reader.problems.push({
      code: why ?? 'effect.unread',
      severity: 'warning',
      range: unreadRange,
      values:
        why === undefined
          ? { words: text.slice(from, to) || text }
          : { most: String(LONGEST_ABILITY), fault: span?.fault ?? '' },
      ...(span === undefined || span.expected.length === 0 ? {} : { expected: span.expected }),
    });
    const nothing: EffectBody = { targets: [], instructions: [] };
    const notModelled = [
      { code: 'effect.notRead', values: { text: why === undefined ? text : `${text.slice(0, 50)}…` } },
    ];
    return { body: nothing, bindings: { bound: [], boundPlayers: [] }, notModelled };
  }
  const objects = candidates.map((candidate, index): ObjectId => {
    if (!speaksOf(body, index)) return -1 as ObjectId;
    const at = text.indexOf(candidate.written);
    const place = { start: range.start + at, end: range.start + at + candidate.written.length };
    return readObject(reader, candidate.ref(place)) ?? (-1 as ObjectId);
  });
  if (reader.failed) return undefined;
  return {
    body,
    bindings: { bound: objects, boundPlayers: reader.game.players.map((player): PlayerId => player.id) },
    notModelled: [],
  };
};
