// Words before a dash: ability words and flavour words, which mean nothing, and those that say when an ability works or how often.

import { isAbilityWord } from '../../keywords/abilityWords.ts';
import { isKeyword } from '../../keywords/keywords.ts';
import type { Ability, ActivationLimits } from '../ability.ts';
import type { Reader } from './reader.ts';

/** "Exhaust — COST: EFFECT", "Power-up — COST: EFFECT": an activated ability that is activated only once (702.177a). */
export const ONCE_WORDS: ReadonlySet<string> = new Set(['exhaust', 'power-up']);

/** "Boast — COST: EFFECT": once each turn, and only if the creature attacked (702.142a). */
export const BOAST = 'boast';

/** "Forecast — COST: EFFECT": from the hand, once in each of one's upkeeps (702.57a). */
export const FORECAST = 'forecast';

/** "Max speed — ABILITY": the object has the ability while its controller's speed is 4 (702.178a). */
export const MAX_SPEED = 'max speed';

/** "Companion — CONDITION": a condition on the starting deck, asked before the game (702.139). */
const COMPANION = 'companion';

/** Words with a rule of their own, which are no flavour. */
const RULED: ReadonlySet<string> = new Set([
  'solved',
  'to solve',
  'visit',
  'station',
  'choose one',
  'choose two',
  'choose one or both',
  'choose one or more',
]);

/** Whether the words are an ability word, or have a rule that is known here. */
export const isKnownLead = (words: string): boolean => {
  const lower = words.toLowerCase();
  return (
    isAbilityWord(words) ||
    ONCE_WORDS.has(lower) ||
    lower === MAX_SPEED ||
    lower === BOAST ||
    lower === FORECAST ||
    lower === COMPANION
  );
};

const ROMAN = /^[ivx]+$/i;
const MOST = 7;

/** Whether words before a dash may be flavour (207.2d): with a capital in front, and no keyword or heading of any kind. */
const isFlavour = (words: string): boolean => {
  const lower = words.toLowerCase();
  const [first = ''] = lower.split(' ');
  return (
    !RULED.has(lower) &&
    !isKeyword(lower) &&
    !isKeyword(first) &&
    !ROMAN.test(first) &&
    !/^(?:level|choose)\b/.test(lower)
  );
};

/** The words and the dash, if the text goes on with some; `flavour` says whether others than ability words are taken. */
export const readLeadWord = (r: Reader, flavour: boolean): string | undefined => {
  if (!r.has('—')) return undefined;
  for (let length = 1; length <= MOST; length += 1) {
    const token = r.tokens[r.at + length - 1];
    if (token === undefined || r.at + length > r.end) return undefined;
    if (
      token.kind === 'symbol' ||
      token.kind === 'open' ||
      token.text === '.' ||
      token.text === ':' ||
      token.text === '•'
    )
      return undefined;
    const dash = r.tokens[r.at + length];
    if (dash?.text !== '—') continue;
    if (r.tokens[r.at + length + 1]?.text === '•') return undefined;
    const words = r.tokens
      .slice(r.at, r.at + length)
      .reduce((all, { raw }) => `${all}${all === '' || /^['’,!]/.test(raw) ? '' : ' '}${raw}`, '');
    if (!/^\p{Lu}/u.test(words)) return undefined;
    const known = isKnownLead(words);
    if (!known && !(flavour && isFlavour(words))) return undefined;
    r.step(length + 1);
    return words;
  }
  return undefined;
};

/** The ability of a line with the words before it, and what they say of it. */
export const withLeadWord = (abilities: readonly Ability[], word: string): readonly Ability[] | undefined => {
  const [only] = abilities;
  if (abilities.length !== 1 || only === undefined) return undefined;
  const lower = word.toLowerCase();
  if (ONCE_WORDS.has(lower))
    return only.kind === 'activated' ? [{ ...only, word, limits: { ...only.limits, once: true } }] : undefined;
  if (lower === BOAST)
    return only.kind === 'activated' ? [{ ...only, word, limits: { ...only.limits, ...BOASTING } }] : undefined;
  if (lower === FORECAST)
    return only.kind === 'activated' ? [{ ...only, word, limits: { ...only.limits, ...FORECASTING } }] : undefined;
  if (lower === MAX_SPEED) return [atMaxSpeed(only, word)];
  switch (only.kind) {
    case 'static':
    case 'activated':
    case 'triggered':
    case 'spell':
    case 'enters':
    case 'keyword':
    case 'cda':
    case 'castCost':
      return [{ ...only, word }];
    default:
      return undefined;
  }
};

const FORECASTING: ActivationLimits = { oncePerTurn: true, onlyDuring: 'yourUpkeep', fromZone: 'hand' };

const BOASTING: ActivationLimits = {
  oncePerTurn: true,
  onlyIf: { kind: 'history', event: 'this creature attacked this turn' },
};

/** The limits that words do not say which the lead word does. */
export const limitsBeside = (limits: ActivationLimits, word: string | undefined): ActivationLimits => {
  const lower = word?.toLowerCase() ?? '';
  if (ONCE_WORDS.has(lower)) return { ...limits, once: false };
  if (lower === FORECAST) {
    const { oncePerTurn: _, onlyDuring: __, fromZone: ___, ...rest } = limits;
    return rest;
  }
  if (lower !== BOAST) return limits;
  const { oncePerTurn: _, onlyIf: __, ...rest } = limits;
  return rest;
};

const atMaxSpeed = (ability: Ability, word: string): Ability => ({
  kind: 'static',
  word,
  effects: [
    {
      subject: { kind: 'objects', ref: { kind: 'self' } },
      operations: [{ op: 'addAbilities', abilities: [ability] }],
      condition: {
        kind: 'compare',
        left: { kind: 'speed', player: { kind: 'you' } },
        comparison: '>=',
        right: { kind: 'number', value: 4 },
      },
    },
  ],
});

/** "• Khans — ABILITY": the object has the ability if that word was chosen as it entered (614.12b). */
export const underAnchor = (ability: Ability, word: string): Ability => ({
  kind: 'static',
  word,
  effects: [
    {
      subject: { kind: 'objects', ref: { kind: 'self' } },
      operations: [{ op: 'addAbilities', abilities: [ability] }],
      condition: { kind: 'chosen', what: 'word', is: word },
    },
  ],
});

/** The ability under such a word, if that is what this is. */
export const ofAnchor = (ability: Ability): Ability | undefined => {
  const [effect] = ability.kind === 'static' ? ability.effects : [];
  if (effect?.condition?.kind !== 'chosen' || effect.condition.is === undefined) return undefined;
  const [operation] = effect.operations;
  return operation?.op === 'addAbilities' ? operation.abilities[0] : undefined;
};

/** The ability that is there at max speed, if that is what this is. */
export const ofMaxSpeed = (ability: Ability): Ability | undefined => {
  if (ability.kind !== 'static' || ability.word?.toLowerCase() !== MAX_SPEED) return undefined;
  const [operation] = ability.effects[0]?.operations ?? [];
  return operation?.op === 'addAbilities' ? operation.abilities[0] : undefined;
};
