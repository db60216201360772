// What suits the statement that is being written: of what the grammar could read, that which the rules and the cards leave.
import type { CardDefinition } from '../../cards/card.ts';
import type { CardType } from '../../cards/vocabularyTypes.ts';
import { numberedAbilities } from '../../engine/activate.ts';
import type { GameObject } from '../../engine/game.ts';
import { type Locale, messageIfAny } from '../../messages/message.ts';
import { readingHere } from '../../scenario/parseExpected.ts';
import type { Resolved } from '../../scenario/result.ts';
import type { NameRef } from '../../scenario/statement.ts';
import { abilityText } from '../describe.ts';
import { type Draft, type Here, isFirst, SCORE, wants } from './draft.ts';
import { NO_PERMANENT, PLURALS } from './words.ts';

/** The drafts of a place, without those that make no sense there, those that the place asks for before the others. */
export function suited(here: Here, drafts: readonly Draft[]): readonly Draft[] {
  if (here.index === 0) return here.expected.includes('effect') ? firstWords(here, drafts) : drafts;
  if (isFirst(here)) return assertable(whole(drafts));
  if (wants(here, '<card>') && wants(here, '<quality>')) return setUp(here, drafts);
  const verb = here.line.words.find(({ key }) => VERBS.has(key))?.key;
  const once = withoutBaseForms(drafts);
  if (verb === undefined) return once;
  if (verb.startsWith('activate')) return activation(here, once);
  return wants(here, '<card>') ? playable(here, once, verb.startsWith('play')) : behindCard(here, once);
}

const VERBS: ReadonlySet<string> = new Set(['casts', 'cast', 'plays', 'play', 'activates', 'activate']);

// —— the first word of a line

/** Words that begin something of several words, which is offered whole. */
const FRAGMENTS: Readonly<Record<string, readonly string[]>> = {
  the: [],
  next: ['next turn'],
  draw: ['draw step'],
  main: ['main phase'],
  end: ['end step'],
  phase: ['phase out', 'phase in'],
  a: [],
  an: [],
  and: [],
  or: [],
  to: [],
  on: [],
};

/** What begins a file or a part of it. */
const HEADS: readonly string[] = ['rules', 'scenario', 'card', 'use'];

/** Words that begin a part of a file. */
export const headDrafts = (locale: Locale, heads: readonly string[], score: number): readonly Draft[] =>
  heads.map((label, place) => ({
    label,
    kind: 'keyword',
    score: score + place,
    detail: messageIfAny(locale, `help.${label}`),
  }));

const whole = (drafts: readonly Draft[]): readonly Draft[] =>
  drafts.flatMap((draft) => {
    const phrases = Object.hasOwn(FRAGMENTS, draft.label) ? FRAGMENTS[draft.label] : undefined;
    return phrases === undefined || draft.kind !== 'keyword' ? [draft] : phrases.map((label) => ({ ...draft, label }));
  });

/** Words of statements that do nothing a rule could forbid. */
const NEVER_ILLEGAL: ReadonlySet<string> = new Set([
  ...['expect', 'rules', 'in', 'cites', 'illegal', 'legal', 'show', 'suppose', 'ignoring', 'players', 'simultaneously'],
  ...['use', 'scenario', 'card'],
]);

const assertable = (drafts: readonly Draft[]): readonly Draft[] =>
  drafts.filter(({ label, kind }) => kind !== 'keyword' || !NEVER_ILLEGAL.has(label));

function firstWords(here: Here, drafts: readonly Draft[]): readonly Draft[] {
  const all = whole(drafts);
  if (!here.margin) return all;
  const [nearest] = here.above;
  const isBetween = nearest === undefined || nearest === 'scenario' || HEADS.includes(nearest);
  // the edition stands once, above all else
  const heads = here.above.includes('rules') ? [...HEADS.slice(1), 'rules'] : HEADS;
  const first = headDrafts(here.locale, heads, isBetween ? SCORE.legal : SCORE.snippet);
  return [...first, ...all.filter(({ label, kind }) => kind !== 'keyword' || !HEADS.includes(label))];
}

// —— what a player has

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);
const AT_START: ReadonlySet<string> = new Set(['controls', 'control', 'has', 'have', 'and']);
/** So many cards of each library stand before the words of a token. */
const cardsFirst = 3;

const SPELLS: readonly CardType[] = ['Instant', 'Sorcery'];
const LANDS: readonly CardType[] = ['Land'];

/** Whether every face of a card has one of some types. */
const isOnly = (card: CardDefinition | undefined, types: readonly CardType[]): boolean =>
  card?.faces.every(({ typeLine }) => typeLine.types.some((type) => types.includes(type))) ?? false;

/** `Alice controls`: cards first, then tokens and numbers; qualities behind an article or a number only (110.1, 111.1). */
function setUp(here: Here, drafts: readonly Draft[]): readonly Draft[] {
  const before = here.line.words[here.index - 1];
  const isStart = before !== undefined && (before.kind === 'comma' || AT_START.has(before.key));
  const isField = here.line.words.some(({ key }) => key === 'controls' || key === 'control');
  const kept = drafts.filter(
    ({ label, kind }) =>
      !PLURALS.includes(label) &&
      !(kind === 'card' && isField && isOnly(cardOf(here, label), SPELLS)) &&
      !(kind === 'value' && (isStart || NO_PERMANENT.has(label))) &&
      !(kind === 'keyword' && !isStart && ARTICLES.has(label)),
  );
  if (!isStart)
    return kept.map((draft) => (draft.kind === 'value' ? draft : { ...draft, score: draft.score + SCORE.value }));
  const words = SCORE.card + (cardsFirst - 0.5) / 1000;
  const named = kept.filter(({ label }) => !ARTICLES.has(label));
  const token: Draft = {
    label: 'a … token',
    kind: 'snippet',
    score: words,
    snippet: `a \${1:1/1} \${2:white} \${3:Soldier} creature token`,
  };
  const others = ['a', 'an', '2', '3', '4'].map(
    (label, place): Draft => ({ label, kind: 'keyword', score: words + (place + 1) / 100_000 }),
  );
  return [...named, token, ...others];
}

/** `cast` beside `casts`: one of them is enough. */
function withoutBaseForms(drafts: readonly Draft[]): readonly Draft[] {
  const words = new Set(drafts.filter(({ kind }) => kind === 'keyword').map(({ label }) => label));
  const hasForm = (label: string): boolean =>
    !/^(?:has|card|mode)$/.test(label) && (words.has(`${label}s`) || words.has(label.replace(/(?:e|)$/, 'es')));
  return drafts.filter(({ label, kind }) => kind !== 'keyword' || !hasForm(label));
}

// —— what is cast or played

const objectOf = ({ snapshot }: Here, means: Resolved | undefined): GameObject | undefined => {
  const id = means?.kind === 'card' ? snapshot?.game.current.get(means.card) : undefined;
  return id === undefined ? undefined : snapshot?.game.objects.get(id);
};

const meaning = ({ run, snapshot }: Here, name: NameRef | string): Resolved | undefined =>
  run === undefined || snapshot === undefined ? undefined : run.resolve(name, snapshot);

/** The card of a name: as printed, wherever it is. */
function cardOf(here: Here, name: NameRef | string): CardDefinition | undefined {
  const means = meaning(here, name);
  if (means?.kind === 'definition') return means.definition.definition;
  const base = objectOf(here, means)?.base;
  if (base !== undefined) return base.kind === 'card' ? base.card : undefined;
  // what the line names may be of the line itself, and not be there as it lacks something
  const [first] = here.run?.snapshots ?? [];
  const printed = first === undefined ? undefined : here.run?.resolve(name, first);
  return printed?.kind === 'definition' ? printed.definition.definition : undefined;
}

/** Cards in hand and what else could be cast: no land (305.9), nothing that is on the battlefield or the stack (601.2a). */
function playable(here: Here, drafts: readonly Draft[], isPlay: boolean): readonly Draft[] {
  return drafts.flatMap((draft): readonly Draft[] => {
    if (draft.kind !== 'name' && draft.kind !== 'card') return [draft];
    const object = objectOf(here, meaning(here, draft.label));
    const card = cardOf(here, draft.label);
    const isLand = card?.faces.some(({ typeLine }) => typeLine.types.includes('Land')) ?? false;
    if (card !== undefined && (isPlay ? !isLand : isOnly(card, LANDS))) return [];
    if (object?.zone === 'hand') return [{ ...draft, score: SCORE.legal + (draft.score % 50) }];
    const isThere = object?.zone === 'battlefield' || object?.zone === 'stack';
    // another card of that name can still be cast: whoever begins to type it means it
    return isThere && (draft.kind === 'name' || here.typed === '') ? [] : [draft];
  });
}

/** What in a text asks for a clause; a clause that is not here may stand behind any. */
const ASKS: Readonly<Record<string, RegExp>> = {
  targeting: /\btargets?\b|\bEnchant\b|\bEquip\b|\bBestow\b/i,
  copying: /\bcop(?:y|ies)\b/i,
  choosing: /\bcho(?:ose|sen|ice)\b|\bname a\b|\bmay\b|\bunless\b|\bas you\b/i,
  changing: /\b(?:replac|chang)/i,
  mode: /\bchoose (?:one|two|three|four|any number|up to)\b|•/i,
  modes: /\bchoose (?:one|two|three|four|any number|up to)\b|•/i,
  'X = <number>': /\bX\b/,
  dividing: /\bdivided?\b|\bdistribute\b/i,
  'face down': /\bmorph\b|\bdisguise\b|\bface[- ]down\b/i,
  sacrificing: /\bsacrific|\b(?:emerge|offering|casualty|bargain|exploit|devour)\b/i,
  discarding: /\bdiscard|\b(?:retrace|jump-start|cycling|connive)\b/i,
  tapping: /\btap\b|\b(?:convoke|crew|improvise|conspire|saddle|station|harmonize)\b/i,
  exiling: /\bexil|\b(?:delve|escape|craft|collect evidence)\b/i,
  creating:
    /\bcreate|\btoken|\bcopy (?:target|that|it|this|the|each)\b|\b(?:storm|replicate|conspire|casualty|amass|investigate|populate)\b/i,
  'new targets': /\bnew targets?\b/i,
  'new target': /\bnew targets?\b/i,
  'in order': /\border\b/i,
  'attached to': /\battach|\bEnchant\b/i,
  with: /\b(?:kicker|multikicker|bestow|buyback|flashback|entwine|evoke|overload|replicate|madness|rather than)\b/i,
  from: /\b(?:flashback|graveyard|exile|unearth|escape|disturb|foretell|suspend|madness|retrace|jump-start|aftermath|plot|harmonize)\b/i,
};

/** What other cards can ask for as well, where one in play does: it comes last. */
const BY_OTHERS: ReadonlySet<string> = new Set(['sacrificing', 'discarding', 'tapping', 'exiling', 'creating', 'from']);
/** The order of what is asked for: what has to be said before what may be. */
const asked = Object.keys(ASKS);

function byText(here: Here, drafts: readonly Draft[], text: string, card?: CardDefinition): readonly Draft[] {
  let known: string | undefined;
  const others = (): string => (known ??= textsInPlay(here));
  return drafts.flatMap((draft): readonly Draft[] => {
    const asks = draft.kind === 'keyword' && Object.hasOwn(ASKS, draft.label) ? ASKS[draft.label] : undefined;
    if (asks === undefined) return [draft];
    if (asks.test(text)) return [{ ...draft, score: SCORE.legal + 20 + asked.indexOf(draft.label) }];
    const isAsked =
      BY_OTHERS.has(draft.label) && (asks.test(others()) || (draft.label === 'from' && liesAbout(here, card)));
    return isAsked ? [{ ...draft, score: SCORE.vocabulary }] : [];
  });
}

/** What permanents say, which can let others be cast for a cost or make something of it (601.2f, 603.2). */
function textsInPlay({ snapshot }: Here): string {
  const ids = snapshot?.game.zones['battlefield'] ?? [];
  return ids.flatMap((id) => snapshot?.board.objects.get(id)?.abilities.map(abilityText) ?? []).join('\n');
}

const ELSEWHERE: ReadonlySet<string> = new Set(['graveyard', 'exile', 'library', 'command']);

/** Whether a card lies in a zone that it would have to be cast from by a permission (601.3). */
const liesAbout = ({ snapshot }: Here, card: CardDefinition | undefined): boolean =>
  [...(snapshot?.game.objects.values() ?? [])].some(
    ({ zone, base }) => ELSEWHERE.has(zone) && base.kind === 'card' && base.card === card,
  );

/** Behind what is cast, the clauses that its text asks for. */
function behindCard(here: Here, drafts: readonly Draft[]): readonly Draft[] {
  if (!here.expected.includes('targeting') && !here.expected.includes('copying')) return drafts;
  const body = readingHere({ ...here.line, words: here.line.words.slice(0, here.index) });
  if (body?.kind !== 'cast' && body?.kind !== 'play') return drafts;
  const card = cardOf(here, body.card);
  if (card === undefined) return drafts;
  return byText(here, drafts, card.faces.flatMap(({ rulesText }) => rulesText).join('\n'), card);
}

// —— what is activated

function activation(here: Here, drafts: readonly Draft[]): readonly Draft[] {
  if (wants(here, '<object>') && !here.expected.includes('ability'))
    return drafts.map((draft) =>
      draft.kind !== 'name'
        ? draft
        : {
            ...draft,
            score: draft.score + (abilitiesOf(here, draft.label).length > 0 ? 0 : SCORE.vocabulary) - SCORE.name,
          },
    );
  const words = here.line.words.slice(0, here.index);
  const isNumber = words.at(-1)?.key === 'ability';
  const body = readingHere({ ...here.line, words: isNumber ? words.slice(0, -1) : words });
  if (body?.kind !== 'activate') return drafts;
  const texts = abilitiesOf(here, body.object);
  if (isNumber)
    return texts.map((text, place) => ({
      label: String(place + 1),
      kind: 'value',
      score: SCORE.legal + place,
      beside: text,
      detail: text,
    }));
  if (texts.length === 0) return drafts;
  const which = texts.length === 1 ? undefined : body.ability;
  const meant = which?.index === undefined ? texts : texts.slice(which.index - 1, which.index);
  const numbered =
    texts.length > 1 && here.expected.includes('ability') && !here.typed.includes(' ')
      ? texts.map(
          (text, place): Draft => ({
            label: `ability ${place + 1}`,
            kind: 'keyword',
            score: SCORE.legal + place,
            beside: text,
            detail: text,
          }),
        )
      : [];
  return [
    ...numbered,
    ...byText(here, drafts, meant.join('\n')).map((draft) =>
      draft.label === 'ability' ? { ...draft, score: SCORE.legal + numbered.length } : draft,
    ),
  ];
}

/** The texts of the activated abilities of what a name means, in the order of their numbers. */
function abilitiesOf(here: Here, name: NameRef | string): readonly string[] {
  const object = objectOf(here, meaning(here, name));
  if (object === undefined || here.snapshot === undefined) return [];
  return numberedAbilities(here.snapshot.game, object.id).map(abilityText);
}
