// Words of the language that could come next, the commoner before the rarer, and lists that stand for a placeholder.
import { COLOR_WORDS } from '../../cards/mana.ts';
import {
  BASIC_LAND_TYPES,
  CARD_TYPES,
  COST_KEYWORDS,
  CREATURE_TYPES,
  KEYWORD_COUNTERS,
  KEYWORDS,
  SUBTYPES_BY_KIND,
  SUPERTYPES,
} from '../../cards/vocabulary.ts';
import { messageIfAny } from '../../messages/message.ts';
import { EDITIONS } from '../../rules/editions.ts';
import { goesOn } from '../../scenario/parseExpected.ts';
import { numberOf } from '../rules.ts';
import { type Draft, type Here, SCORE, wants } from './draft.ts';

/** Words in the order in which scenarios use them; those that are not here come behind. */
const COMMON: readonly string[] = [
  'expect',
  'is',
  'controls',
  'targeting',
  'casts',
  'effect',
  'has',
  'as',
  'rules',
  'a',
  'an',
  'and',
  'in',
  'cites',
  'does not have',
  'on',
  'attached',
  'attached to',
  'to',
  'copying',
  'controlled by',
  'not',
  'exactly',
  'after layer',
  'only',
  'with',
  "can't",
  'can',
  'puts',
  'onto',
  'next turn',
  'activates',
  'ability',
  'illegal',
  'legal',
  'choosing',
  'until',
  'by',
  'destroy',
  'attach',
  'put',
  'return',
  'resolve',
  'show',
  'suppose',
  'trigger',
  'depends on',
  'are',
  'have',
  'current',
  '2011',
  'classic',
];
const place = new Map(COMMON.map((word, index) => [word, index]));

/** Other spellings of a word that stands in the list itself: offered last. */
const SECOND: ReadonlySet<string> = new Set([
  "isn't",
  "aren't",
  "doesn't have",
  "don't have",
  'do not have',
  'lacks',
  'lack',
  "hasn't",
  "haven't",
  'have not',
  "doesn't target",
  "don't target",
  'do not target',
  "doesn't depend on",
  "don't depend on",
  'do not depend on',
  'cannot',
  'can not',
  'are',
  'are not',
  'have',
  'target',
  'depend on',
  'cost',
  'control',
  "doesn't cost",
  "don't cost",
  'do not cost',
  "doesn't control",
  "don't control",
  'do not control',
]);

const scoreOf = (word: string): number => SCORE.word + (place.get(word) ?? 60) + (SECOND.has(word) ? 30 : 0);

/** Keywords of the grammar at a place, and the little words that no rule asks for by name. */
export function grammarWords(here: Here): readonly Draft[] {
  const { locale, expected, typed, index, line } = here;
  // behind a comma the next thing is named; a clause there is the rarer way
  const late = line.words[index - 1]?.kind === 'comma' && wants(here, '<card>') ? SCORE.card + 100 : 0;
  const named = expected
    .filter((one) => !one.startsWith('<') && one !== '"…"' && !one.startsWith('X ='))
    .map(
      (label): Draft => ({
        label,
        kind: 'keyword',
        score: scoreOf(label) + late,
        detail: messageIfAny(locale, `help.${label}`),
      }),
    );
  if (index !== line.words.length) return named;
  const known = new Set(named.map(({ label }) => label));
  const little = LITTLE.filter(
    (word) => !known.has(word) && word.startsWith(typed.toLowerCase()) && goesOn(line, word),
  );
  // `creatures` behind a number, `creature` before it elsewhere
  const counts = /^(?!1$)\d+$/.test(line.words[index - 1]?.key ?? '');
  const score = (label: string): number => (PLURALS.includes(label) && !counts ? SCORE.vocabulary - 1 : scoreOf(label));
  return [...named, ...little.map((label): Draft => ({ label, kind: 'keyword', score: score(label) }))];
}

const OF_ABILITIES: readonly string[] = ['ability', 'activated', 'triggered', 'static'];
export const PLURALS: readonly string[] = CARD_TYPES.map((type) => `${type.toLowerCase()}s`);

/** Words that say nothing of a permanent or a token: cards of these types never are on the battlefield (110.4). */
export const NO_PERMANENT: ReadonlySet<string> = new Set([
  ...['instant', 'sorcery', 'kindred', 'tribal', 'conspiracy', 'dungeon', 'phenomenon', 'plane', 'scheme', 'vanguard'],
  ...['ongoing', 'elite', 'host', 'copy', 'spell', 'permanent'],
]);

/** Words that the grammar reads on the way without ever asking for them. */
const LITTLE: readonly string[] = [
  'a',
  'an',
  'and',
  'or',
  'the',
  'to',
  'in',
  'on',
  'targets',
  'layer',
  'same',
  ...OF_ABILITIES,
  ...PLURALS,
];

const lower = (word: string): string => word.toLowerCase();
const LANDWALKS = BASIC_LAND_TYPES.map((type) => `${type.toLowerCase()}walk`);
const COUNTERS: readonly string[] = [
  '+1/+1',
  '-1/-1',
  'charge',
  'loyalty',
  'fade',
  'time',
  'level',
  ...KEYWORD_COUNTERS,
];
const COSTS: readonly string[] = [...COST_KEYWORDS];

/** Values for the placeholders that stand for a list of words. */
export function values(here: Here): readonly Draft[] {
  const { typed, run } = here;
  const found: Draft[] = [];
  const add = (labels: readonly string[], score: number): void => {
    for (const [index, label] of labels.entries())
      found.push({ label, kind: 'value', score: score + Math.min(index, 90) / 100 });
  };
  const onBoard = subtypesInPlay(here);
  if (wants(here, '<color>', '<quality>', '<value>', '<token>')) add(COLOR_WORDS, SCORE.value);
  if (wants(here, '<color>', '<quality>', '<token>')) add(['colorless', 'multicolored'], SCORE.value + 1);
  if (wants(here, '<quality>', '<token>')) {
    add(['creature', ...CARD_TYPES.map(lower)], SCORE.value + 2);
    add(['token', 'copy', 'spell', 'permanent', ...SUPERTYPES.map(lower)], SCORE.value + 4);
    add(onBoard, SCORE.value + 3);
    if (typed !== '') add(subtypes(typed), SCORE.vocabulary);
  }
  if (wants(here, '<type line>') || isInTypeLine(here)) {
    add([...SUPERTYPES, ...CARD_TYPES], SCORE.value + 2);
    add(['—', ...onBoard], SCORE.value + 3);
    if (typed !== '') add(subtypes(typed), SCORE.vocabulary);
  }
  if (wants(here, '<value>')) {
    add(['nothing', 'yes', 'no'], SCORE.value + 1);
    add(BASIC_LAND_TYPES, SCORE.value + 1);
    add([...onBoard, ...(typed === '' ? [] : CREATURE_TYPES)], SCORE.value + 2);
  }
  if (wants(here, '<keyword>')) {
    add(Object.keys(KEYWORDS), SCORE.vocabulary);
    add(LANDWALKS, SCORE.vocabulary + 1);
  }
  if (wants(here, '<counter kind>')) add(COUNTERS, SCORE.value);
  if (wants(here, '<cost>')) add(COSTS, SCORE.value);
  if (wants(here, '<layer>') && run !== undefined)
    add(
      EDITIONS[run.edition].layers.map(({ id }) => id).filter((id) => /^\d/.test(id)),
      SCORE.value,
    );
  if (wants(here, '<rule>') && run !== undefined)
    add([...new Set([...run.rulesUsed].map((id) => numberOf(run.edition, id)))].sort(), SCORE.value);
  return found;
}

/** Behind `is exactly Basic` any type may follow, though the line could end there. */
const isInTypeLine = ({ line, index, mayEnd }: Here): boolean =>
  mayEnd &&
  line.words.slice(0, index).some(({ key }) => key === 'exactly') &&
  (goesOn(line, 'Creature') || goesOn(line, 'Ape'));

/** Kinds of creatures that many cards have: before those that few have. */
const MANY =
  'Human Wizard Soldier Zombie Goblin Elf Spirit Warrior Beast Bear Ogre Bird Cat Dragon Angel Vampire Elemental Knight';

const subtypes = (typed: string): readonly string[] =>
  [...MANY.split(' '), ...Object.values(SUBTYPES_BY_KIND).flat()].filter((word) =>
    word.toLowerCase().startsWith(typed.toLowerCase()),
  );

/** Subtypes of what is in play, as of the line. */
function subtypesInPlay({ snapshot }: Here): readonly string[] {
  const found = new Set<string>();
  for (const id of snapshot?.game.zones['battlefield'] ?? []) {
    const { subtypes: own } = snapshot?.board.objects.get(id) ?? { subtypes: [] };
    if (own.length < 10) for (const word of own) found.add(word);
  }
  return [...found];
}
