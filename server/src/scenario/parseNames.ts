// Rules for names where a statement has one: players, objects, either; owners, zones, abilities; labels; chosen words.
import { passOver } from '../cards/loops.ts';
import { subtypeOf } from '../cards/vocabulary.ts';
import type { NameMatch } from './names.ts';
import { andThen, any, LineState, type Match, type Matches, NOTHING, one, type Rule } from './parseCore.ts';
import type { ChosenWord, LabelDecl, NameRef, ZoneName } from './statement.ts';
import { fold, isClauseStart, nameKey } from './words.ts';

/** What may stand where a name is due. */
export type NameSort = 'player' | 'object' | 'card' | 'target';

const KINDS = { player: 'player', object: 'thing', card: 'thing', target: 'any' } as const;

const refOf = (line: LineState, from: number, match: NameMatch): NameRef => {
  const first = line.words[from];
  const last = line.words[match.next - 1];
  let start = first?.start ?? 0;
  let end = last?.end ?? start;
  let text: string;
  if (first?.kind === 'quoted' && match.next === from + 1) {
    text = first.text;
    start += 1;
    if (first.closed === true) end -= 1;
  } else {
    if (match.possessive) end -= /s['’]$/iu.test(last?.text ?? '') && !/['’]s$/iu.test(last?.text ?? '') ? 1 : 2;
    text = textBetween(line, from, match.next);
    if (match.possessive) text = text.slice(0, text.length - ((last?.end ?? 0) - end));
  }
  return { text, range: { start, end }, key: match.entry.key };
};

/** The words from one place to another as they are written, single spaces between. */
export const textBetween = (line: LineState, from: number, to: number): string => {
  let text = '';
  for (let index = from; index < to; index += 1) {
    const word = line.words[index];
    if (word === undefined) break;
    const before = line.words[index - 1];
    if (index > from && before !== undefined && before.end < word.start) text += ' ';
    text += word.kind === 'quoted' ? `"${word.text}"` : word.text;
  }
  return text;
};

/** Subtypes name a token that has no label (`Goblin`, `Elf Warrior`, `Goblin Token`): how many words do. */
const tokenWords = (line: LineState, at: number): number => {
  const next = passOver(at, line.words.length, (index) => {
    const word = line.words[index];
    const subtype = word?.kind === 'word' ? subtypeOf(word.key) : undefined;
    // With a capital, as names are: `a white creature` is none, and `bears` is not the name of a token.
    return subtype !== undefined && fold(subtype.word) === word?.key && word.text !== word.key;
  });
  const isToken = next > at && line.key(next) === 'token' && line.words[next]?.text === 'Token';
  return next - at + (isToken ? 1 : 0);
};

/** The name at a place, the longest in scope; `plural` forgives an -s. */
const known = (line: LineState, at: number, sort: NameSort, plural: boolean): Match<NameRef> | undefined => {
  const match = line.name(at, KINDS[sort], plural ? 'plural' : 'plain');
  if (sort !== 'player') {
    const count = tokenWords(line, at);
    if (count > 0 && (match === undefined || at + count > match.next)) {
      const text = textBetween(line, at, at + count);
      return { value: { text, range: line.span(at, at + count), key: nameKey(text) }, at: at + count };
    }
  }
  return match === undefined ? undefined : { value: refOf(line, at, match), at: match.next };
};

/**
 * In a second try a name that nothing matches is read all the same, in every length up to the next clause word, comma or
 * line end; whoever takes the reading reports it.
 */
const unknown = (line: LineState, at: number, sort: NameSort, owner?: NameRef): Matches<NameRef> => {
  // A known name of another sort is no unknown one.
  if (line.name(at, 'any', 'plain') !== undefined || NO_NAME.has(line.key(at) ?? '')) return NOTHING;
  const matches = unknownTexts(line, at).map(({ value, at: end }) => ({
    value: owner === undefined ? value : { ...value, owner },
    at: end,
  }));
  for (const { value } of matches) line.unknown.set(value, sort);
  return matches;
};

/** Words that no unknown name begins with or holds: with them in it, the line is more likely to be wrong elsewhere. */
const NO_NAME: ReadonlySet<string> = new Set(['with', 'is', 'are', 'has', 'have', 'controls', '=', 'to', 'by', 'and']);

const unknownTexts = (line: LineState, at: number): Matches<NameRef> => {
  const first = line.words[at];
  if (first === undefined || first.kind === 'comma') return NOTHING;
  if (first.kind === 'quoted') {
    return one({ text: first.text, range: { start: first.start, end: first.end } }, at + 1);
  }
  // `a 1/1 white Soldier creature` is a token whose last word is missing, no name.
  if (/^\d+(?:\/|$)/.test(first.key)) return NOTHING;
  const found: Match<NameRef>[] = [];
  for (let next = at + 1; next <= line.words.length; next += 1) {
    const last = line.words[next - 1];
    if (next - 1 > at && (isClauseStart(line.words, next - 1) || last?.kind !== 'word')) break;
    if (NO_NAME.has(last?.key ?? '')) break;
    found.push({ value: { text: textBetween(line, at, next), range: line.span(at, next) }, at: next });
  }
  return found;
};

const nameOf =
  (sort: NameSort, plural = false): Rule<NameRef> =>
  (line, at) => {
    const match = known(line, at, sort, plural);
    if (match !== undefined) return [match];
    const none = line.fail(at, `<${sort}>`);
    return line.lenient ? unknown(line, at, sort) : none;
  };

export const player: Rule<NameRef> = nameOf('player');

/** `Alice's`, as an owner before something: the player and the place behind. */
export const playersPossessive: Rule<NameRef> = (line, at) => {
  const match = line.name(at, 'player', 'possessive');
  if (match !== undefined) return one(refOf(line, at, match), match.next);
  const key = line.key(at);
  if (line.lenient && key?.endsWith("'s")) {
    const range = line.span(at, at + 1);
    const text = (line.words[at]?.text ?? '').slice(0, -2);
    const value = { text, range: { start: range.start, end: range.end - 2 } };
    line.unknown.set(value, 'player');
    return one(value, at + 1);
  }
  return line.fail(at, "<player>'s");
};

const ZONES: Readonly<Record<string, ZoneName>> = {
  battlefield: 'battlefield',
  graveyard: 'graveyard',
  hand: 'hand',
  library: 'library',
  exile: 'exile',
  stack: 'stack',
  command: 'command',
};

/** A zone's name, `the` before it or not. */
export const zone: Rule<ZoneName> = (line, at) => {
  const from = line.key(at) === 'the' ? at + 1 : at;
  const key = line.key(from) ?? '';
  const name = Object.hasOwn(ZONES, key) ? ZONES[key] : undefined;
  if (name !== undefined) return one(name, from + (name === 'command' && line.key(from + 1) === 'zone' ? 2 : 1));
  for (const word of ['graveyard', 'hand', 'library', 'exile', 'battlefield']) line.fail(from, word);
  return NOTHING;
};

/** `Bob's graveyard`, `his graveyard`, `graveyard`: a zone with or without whose it is. */
export const ownedZone: Rule<{ readonly zone: ZoneName; readonly owner?: NameRef }> = (line, at) => {
  const possessive = playersPossessive(line, at);
  const key = line.key(at) ?? '';
  const plain = ['his', 'her', 'their', 'its'].includes(key) ? at + 1 : at;
  return any(
    andThen(possessive, (owner, next) => andThen(zone(line, next), (name, end) => one({ zone: name, owner }, end))),
    andThen(zone(line, plain), (name, end) => one({ zone: name }, end)),
  );
};

/** The line for a look on the side: what it misses is nothing that was expected there. */
const quiet = (line: LineState): LineState => new LineState(line.words, line.scope, 'quick');

/** What may stand behind a name: `in Bob's graveyard`, `on the battlefield`. */
const suffixed = (line: LineState, found: Match<NameRef>): Matches<NameRef> => {
  const key = line.key(found.at);
  if (key !== 'in' && key !== 'on') return [found];
  if (line.key(found.at + 1) === 'order') return [found];
  // `on Gray Ogre` is no place, but a clause by the wrong word.
  if (
    key === 'on' &&
    zone(quiet(line), found.at + 1).length + playersPossessive(quiet(line), found.at + 1).length === 0
  ) {
    return [found];
  }
  const located = andThen(ownedZone(line, found.at + 1), (place, end): Matches<NameRef> => {
    if (found.value.zone !== undefined || (found.value.owner !== undefined && place.owner !== undefined))
      return NOTHING;
    const range = line.span(found.at, end);
    return one(
      {
        ...found.value,
        zone: { zone: place.zone, range },
        ...(place.owner === undefined ? {} : { owner: place.owner }),
      },
      end,
    );
  });
  return [found, ...located];
};

/** `Gray Ogre's`, before what it has: the object and the place behind. */
export const objectsPossessive: Rule<NameRef> = (line, at) => {
  const match = line.name(at, 'thing', 'possessive');
  return match === undefined ? NOTHING : one(refOf(line, at, match), match.next);
};

/** `Gray Ogre's ability`: an ability of it on the stack. */
const abilityOf = (line: LineState, at: number, sort: NameSort): Matches<NameRef> => {
  const quoted = line.words[at];
  if (quoted?.kind === 'quoted' && line.key(at + 1) === "'s" && line.key(at + 2) === 'ability') {
    const name = known(line, at, sort, false);
    return name === undefined ? NOTHING : one({ ...name.value, ability: true }, at + 3);
  }
  const match = line.name(at, 'thing', 'possessive');
  if (match === undefined) return NOTHING;
  if (line.key(match.next) !== 'ability') return line.fail(match.next, 'ability');
  return one({ ...refOf(line, at, match), ability: true }, match.next + 1);
};

/** Notes how far the name reaches with article, owner and zone. */
const wholly =
  (rule: Rule<NameRef>): Rule<NameRef> =>
  (line, at) =>
    rule(line, at).map((match) => {
      const { value } = match;
      const more =
        value.owner !== undefined || value.zone !== undefined || value.any === true || value.ability === true;
      if (!more || value.key === undefined) return match;
      return { ...match, value: { ...value, whole: line.span(at, match.at) } };
    });

const thing = (sort: NameSort, plural: boolean): Rule<NameRef> => wholly(bareThing(sort, plural));

const bareThing =
  (sort: NameSort, plural: boolean): Rule<NameRef> =>
  (line, at) => {
    const simple = known(line, at, sort, plural);
    if (simple !== undefined) {
      const ability = abilityOf(line, at, sort);
      return ability.length > 0 ? ability : suffixed(line, simple);
    }
    const ability = abilityOf(line, at, sort);
    if (ability.length > 0) return ability;
    const key = line.key(at);
    if (key === 'a' || key === 'an' || key === 'the' || key === 'one') {
      const after = key === 'one' && line.key(at + 1) === 'of' ? at + 2 : at + 1;
      const match = after === at + 1 && key === 'one' ? undefined : known(line, after, 'object', after === at + 2);
      if (match !== undefined) {
        const value = key === 'the' ? match.value : { ...match.value, any: true };
        return suffixed(line, { value, at: match.at });
      }
      if (after === at + 2 || key === 'a') {
        const owned = ownedThing(line, after, true);
        if (owned.length > 0) return owned;
      }
    }
    const owned = ownedThing(line, at, false);
    if (owned.length > 0) return owned;
    line.fail(at, `<${sort}>`);
    return line.lenient ? unknown(line, at, sort) : NOTHING;
  };

/** `Alice's Gray Ogre`. */
const ownedThing = (line: LineState, at: number, anyOfThem: boolean): Matches<NameRef> => {
  const match = line.name(at, 'player', 'possessive');
  if (match === undefined) return NOTHING;
  const owner = refOf(line, at, match);
  const name = known(line, match.next, 'object', anyOfThem);
  if (name === undefined) {
    line.fail(match.next, '<object>');
    if (!line.lenient) return NOTHING;
    return unknown(line, match.next, 'object', owner);
  }
  return suffixed(line, { value: { ...name.value, owner, ...(anyOfThem ? { any: true } : {}) }, at: name.at });
};

/** A card or token, spell or ability: `Gray Ogre`, `a Gray Ogre`, `Alice's Gray Ogre`, `Gray Ogre in Bob's graveyard`. */
export const object: Rule<NameRef> = thing('object', false);
/** The same after a number. */
export const objectPlural: Rule<NameRef> = thing('object', true);
/** A card to be cast or played: the same, but called a card when it is missing. */
export const card: Rule<NameRef> = thing('card', false);
/** An object or a player. */
export const target: Rule<NameRef> = thing('target', false);

/** A card's own name and nothing else, an -s forgiven after a number. */
export const bareCard = (plural: boolean): Rule<NameRef> => nameOf('card', plural);

/** Whether words that may be any end here: at the next clause, and in an assertion at the `by` of its reason. */
const endsFreeWords = (line: LineState, at: number): boolean => {
  if (isClauseStart(line.words, at)) return true;
  if (line.key(at) !== 'by') return false;
  const first = line.key(0) === 'in' ? line.key(2) : line.key(0);
  return first === 'illegal' || first === 'legal';
};

/** Where words that may be any end: at a comma, a clause word, `stop`, the line's end. */
export const freeWords = (line: LineState, at: number, stop?: string): number =>
  passOver(
    at,
    line.words.length,
    (next) =>
      line.words[next]?.kind === 'word' &&
      !endsFreeWords(line, next) &&
      (stop === undefined || line.key(next) !== stop),
  );

/** A label that the statement declares: in quotes, or up to the next clause word, comma or line end. */
export const label: Rule<LabelDecl> = (line, at) => {
  const first = line.words[at];
  if (first === undefined || first.kind === 'comma') return line.fail(at, '<label>');
  if (first.kind === 'quoted') {
    const text = first.text.trim();
    if (text === '') return line.fail(at, '<label>');
    const range = { start: first.start + 1, end: first.closed === true ? first.end - 1 : first.end };
    return one({ text, range, key: nameKey(text) }, at + 1);
  }
  const next = freeWords(line, at);
  if (next === at) return line.fail(at, '<label>');
  const text = textBetween(line, at, next);
  // In every length that leaves a joint or nothing behind, as a list in a phrase may end with `and`.
  return one({ text, range: line.span(at, next), key: nameKey(text) }, next);
};

/** One value of a choice: in quotes, a name in scope, or the words up to a comma, clause word or `stop`. */
export const chosen =
  (stop?: string): Rule<ChosenWord> =>
  (line, at) => {
    const first = line.words[at];
    if (first === undefined || first.kind === 'comma') return line.fail(at, '<value>');
    if (first.kind === 'quoted') {
      const range = { start: first.start + 1, end: first.closed === true ? first.end - 1 : first.end };
      const name = known(line, at, 'target', false);
      return one(
        { text: first.text, range, quoted: true, ...(name === undefined ? {} : { name: name.value }) },
        at + 1,
      );
    }
    const names = target(quiet(line), at);
    const [name] = names;
    const next = freeWords(line, at, stop);
    if (name !== undefined && name.at >= next) {
      const text = textBetween(line, at, name.at);
      return one({ text, range: line.span(at, name.at), quoted: false, name: name.value }, name.at);
    }
    if (next === at) return line.fail(at, '<value>');
    return one({ text: textBetween(line, at, next), range: line.span(at, next), quoted: false }, next);
  };
