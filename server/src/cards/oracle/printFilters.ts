// Filters as noun phrases: adjectives, nouns and what follows them, in the order they are kept in.

import type { Filter } from '../ability.ts';
import { pluralOf } from '../vocabulary.ts';
import { colorWord } from './printColors.ts';
import { listOf, type PrintContext, withArticle, words } from './printContext.ts';
import { printPost } from './printPosts.ts';
import { isOther } from './withoutOther.ts';

type Place = 'adjective' | 'noun' | 'post';

const placeOf = (filter: Filter): Place => {
  switch (filter.kind) {
    case 'type':
    case 'subtype':
    case 'permanent':
    case 'spell':
    case 'card':
    case 'token':
    case 'object':
    case 'source':
    case 'ability':
    case 'player':
    case 'opponent':
      return 'noun';
    case 'not': {
      if (filter.form !== undefined) return 'post';
      const inner = placeOf(filter.of);
      return inner === 'noun' ? 'adjective' : inner;
    }
    case 'or':
    case 'and': {
      if (filter.kind === 'and' && filter.form !== undefined) return filter.form === 'both' ? 'adjective' : 'post';
      const places = filter.of.map(placeOf);
      if (places.includes('noun')) return 'noun';
      return places.includes('post') ? 'post' : 'adjective';
    }
    case 'other':
      return isOther(filter) ? 'adjective' : 'post';
    case 'supertype':
    case 'color':
    case 'colorless':
    case 'monocolored':
    case 'multicolored':
    case 'historic':
    case 'tapped':
    case 'untapped':
    case 'attacking':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
    case 'faceDown':
    case 'faceUp':
    case 'enchanted':
    case 'equipped':
    case 'modified':
    case 'transformed':
    case 'designated':
      return 'adjective';
    case 'commander':
      return 'noun';
    case 'inZone':
      return filter.adjective === true ? 'adjective' : 'post';
    default:
      return 'post';
  }
};

const hyphened = (of: Filter): boolean => of.kind === 'subtype' || (of.kind === 'or' && of.said !== undefined);

/** An adjective before the noun: "nonblack", "white or blue", "face-down". */
const adjective = (filter: Filter): string => {
  switch (filter.kind) {
    case 'other':
      return 'other';
    case 'color':
      return colorWord(filter.color);
    case 'supertype':
      return filter.supertype.toLowerCase();
    case 'faceDown':
      return 'face-down';
    case 'faceUp':
      return 'face-up';
    case 'not':
      return `non${hyphened(filter.of) ? '-' : ''}${singularNoun(filter.of) ?? adjective(filter.of)}`;
    case 'or':
      return filter.said ?? listOf(filter.of.map(adjective), filter.word ?? 'or');
    case 'and':
      return filter.of.map(adjective).join(', ');
    case 'designated':
      return filter.as;
    case 'inZone':
      return 'exiled';
    default:
      return filter.kind;
  }
};

const singularNoun = (filter: Filter): string | undefined => {
  switch (filter.kind) {
    case 'type':
      return filter.type.toLowerCase();
    case 'subtype':
      return filter.subtype;
    case 'permanent':
    case 'spell':
    case 'card':
    case 'token':
    case 'object':
    case 'source':
    case 'ability':
    case 'player':
    case 'opponent':
    case 'commander':
      return filter.kind;
    default:
      return undefined;
  }
};

const noun = (filter: Filter, plural: boolean, context: PrintContext): string => {
  if (filter.kind === 'or') {
    if (filter.said !== undefined) return plural ? pluralOf(filter.said) : filter.said;
    return listOf(
      filter.of.map((part) => (part.kind === 'not' ? adjective(part) : printNoun(part, plural, context))),
      filter.word ?? 'or',
    );
  }
  if (filter.kind === 'and') return printNoun(filter, plural, context);
  const word = singularNoun(filter) ?? filter.kind;
  const kind = filter.kind === 'ability' && filter.which !== undefined ? `${filter.which} ` : '';
  return kind + (plural ? pluralOf(word) : word);
};

/** Whether a quality is said with a noun: "a creature", "a legendary artifact", "a Wolf or Werewolf". */
const isNounPhrase = (filter: Filter): boolean =>
  filter.kind === 'or' ? filter.word === undefined && filter.of.every(isNounPhrase) : placeOf(filter) === 'noun';

/** A quality after "is": "red", "tapped", "a creature", "red or green", "artifact creatures". */
export const printPredicate = (filter: Filter, context: PrintContext, plural = false): string => {
  if (filter.kind !== 'ability' && isNounPhrase(filter)) {
    const noun = printNoun(filter, plural, context);
    return plural ? noun : withArticle(noun);
  }
  switch (filter.kind) {
    case 'or': {
      const items = filter.of.map((part) => printPredicate(part, context, plural));
      return listOf(
        items.length > 2 ? items.map((item, index) => (index === 0 ? item : item.replace(/^an? /, ''))) : items,
        filter.word ?? 'or',
      );
    }
    case 'and':
      return (
        (filter.form === 'both' ? 'both ' : '') +
        listOf(
          filter.of.map((part) => printPredicate(part, context, plural)),
          'and',
        )
      );
    case 'history':
      return words(filter.event, ...(filter.args ?? []).map((arg) => (arg === '~' ? context.self : arg)));
    case 'chosen':
    case 'inZone':
      return printPost(filter, plural, context);
    case 'hasAttached': {
      const noun = printNoun(filter.what, filter.plural === true, context);
      return `${filter.form ?? 'enchanted by'} ${filter.plural === true ? noun : withArticle(noun)}`;
    }
    case 'faceDown':
      return 'face down';
    case 'faceUp':
      return 'face up';
    case 'not':
      if (filter.form === 'oneOrMore') return 'one or more colors';
      return `not ${printPredicate(filter.of, context, plural)}`;
    case 'ability':
      return plural
        ? `${filter.which ?? ''} abilities`
        : `a${filter.which === 'activated' ? 'n' : ''} ${filter.which ?? ''} ability`;
    default:
      return adjective(filter);
  }
};

/** A noun phrase, singular or plural, without article. */
export const printNoun = (filter: Filter, plural: boolean, context: PrintContext): string => {
  const parts = filter.kind === 'and' ? filter.of : [filter];
  const places = parts.map(placeOf);
  const firstPost = places.indexOf('post');
  const lastNoun = places.slice(0, firstPost < 0 ? places.length : firstPost).lastIndexOf('noun');
  const out: string[] = [];
  let negations = 0;
  let previousKeyword = false;
  parts.forEach((part, index) => {
    const place = placeOf(part);
    if (place === 'noun' && index <= lastNoun) {
      out.push(noun(part, plural && index === lastNoun, context));
      negations = 0;
    } else if (place === 'adjective' && index < lastNoun) {
      const text = adjective(part);
      const negative = part.kind === 'not';
      if (negative && negations > 0) out.push(`${out.pop() ?? ''}, ${text}`);
      else out.push(text);
      negations = negative ? negations + 1 : 0;
    } else {
      const keyword = part.kind === 'hasKeyword';
      const before = parts[index - 1];
      if (before?.kind === 'controlledBy' && part.kind === 'not' && part.of.kind === 'ownedBy') {
        out.push("but don't own");
        return;
      }
      out.push(keyword && previousKeyword ? `and ${part.keyword}` : printPost(part, plural, context));
      previousKeyword = keyword;
      return;
    }
    previousKeyword = false;
  });
  return out.join(' ');
};
