// What someone else does to objects: "that player exiles the top card of their library", "each opponent returns a creature they control …".
import type { Instruction } from '../ability.ts';
import { readActing } from './actors.ts';
import { readObjectVerb } from './objectVerbs.ts';
import { Reader } from './reader.ts';
import { wordToken } from './tokens.ts';
import { plainOf, thirdPerson } from './verbForms.ts';

/** Verbs of objects that are read as if they were told to "you". */
const VERBS = [
  'exile',
  'put',
  'return',
  'tap',
  'untap',
  'destroy',
  'reveal',
  'attach',
  'turn',
  'remove',
  'regenerate',
  'counter',
  'transform',
  'distribute',
] as const;

const FORMS: ReadonlySet<string> = new Set(VERBS.flatMap((verb) => [verb, thirdPerson(verb)]));

const REACH = 10;

/** The verb of this clause, in its plain form. */
const verbAhead = (r: Reader): string | undefined => {
  const end = Math.min(r.end, r.at + REACH);
  for (let at = r.at; at < end; at += 1) {
    const text = r.tokens[at]?.text ?? '';
    if (text === '.') return undefined;
    if (FORMS.has(text)) return (VERBS as readonly string[]).includes(text) ? text : plainOf(text);
  }
  return undefined;
};

/** A reader of other tokens in the same circumstances. */
const spoken = (r: Reader, part: Reader): Reader => {
  part.said = r.said;
  part.mode = r.mode;
  part.quoted = r.quoted;
  part.noting = r.noting;
  part.trial = r.trial;
  return part;
};

/** A clause about objects with a player in front, who does it. */
export const readByOther = (r: Reader): Instruction | undefined => {
  const verb = verbAhead(r);
  if (verb === undefined) return undefined;
  const acting = readActing(r, verb, thirdPerson(verb));
  if (acting === undefined || (acting.player.kind === 'you' && acting.elided === undefined)) return undefined;
  const at = r.at - 1;
  const said = r.tokens[at];
  if (said === undefined) return undefined;
  const tokens =
    said.text === verb
      ? r.tokens
      : r.tokens.map((token) => (token === said ? { ...token, ...wordToken(verb) } : token));
  const part = spoken(r, new Reader(tokens, r.work, at, r.end));
  part.actor = acting.player;
  const then = readObjectVerb(part);
  if (then === undefined) {
    r.learn(part);
    return undefined;
  }
  r.continueFrom(part);
  return { do: 'by', ...acting, then: [then] };
};
