// Expectations as prose for a ruling: what is so, in a clause with its verb, from the predicate that was checked.
import { message } from '../messages/message.ts';
import { assertNever } from '../rules/util.ts';
import type { Predicate, PredicateNode, QualityWord } from '../scenario/statement.ts';
import type { Prose } from './rulingProse.ts';

/** `is 3/3`, `does not have flying`: the clause after the subject. */
export const answerText = (prose: Prose, { predicate, negated, afterLayer }: PredicateNode): string => {
  const said = predicateText(prose, predicate, negated);
  return afterLayer === undefined ? said : prose.say('afterLayer', { what: said, layer: afterLayer.layer });
};

const predicateText = (prose: Prose, predicate: Predicate, negated: boolean): string => {
  // Tables give both forms of a verb by this value.
  const not = negated ? 'not' : '';
  const told = (code: string, values: Readonly<Record<string, string | number>> = {}): string =>
    prose.say(`answer.${code}`, { not, ...values });
  if ('is' in predicate) {
    switch (predicate.is) {
      case 'qualities': {
        const name = predicate.named?.name ?? '';
        return predicate.qualities.length === 0
          ? told('named', { name })
          : told('qualities', { what: qualitiesText(prose, predicate.qualities, true), name });
      }
      case 'exactly':
        return told('exactly', {
          what: prose.say('qualities', {
            ...NO_QUALITIES,
            supertypes: predicate.supertypes.map((one) => prose.word(one)).join(' '),
            subtypes: predicate.subtypes.join(' '),
            types: predicate.types.map((one) => prose.word(one)).join(' '),
          }),
        });
      case 'onlyColors':
        return predicate.colors.length === 0
          ? told('colorless')
          : told('onlyColors', { colors: prose.list(predicate.colors.map((color) => prose.color(color))) });
      case 'controlledBy':
      case 'ownedBy':
        return told(predicate.is, { player: prose.name(predicate.player) });
      case 'status':
        return told('status', { status: prose.say(`clause.state.${predicate.status}`) });
      case 'attachedTo':
        return told('attachedTo', { name: prose.name(predicate.to) });
      case 'inZone': {
        const zone = message(prose.locale, `zone.${predicate.zone}`);
        return predicate.player === undefined
          ? told('inZone', { zone })
          : told('inZoneOf', { zone, player: prose.name(predicate.player) });
      }
      case 'ceasedToExist':
      case 'inLoop':
        return told(predicate.is);
      case 'appliedAfter':
      case 'dependsOn':
        return told(predicate.is, { other: prose.name(predicate.other) });
      default:
        return assertNever(predicate);
    }
  }
  if ('does' in predicate) {
    switch (predicate.does) {
      case 'targets':
        return told('targets', { targets: prose.names(predicate.targets) });
      case 'costs':
        return predicate.player === undefined
          ? told('costs', { cost: predicate.cost, player: '' })
          : told('costs', { cost: predicate.cost, player: prose.name(predicate.player) });
      case 'controls':
        return told('controls', {
          count: predicate.count,
          what: qualitiesText(prose, predicate.qualities, false),
        });
      case 'can':
      case 'cant': {
        // Two negations make an affirmation.
        const able = (predicate.does === 'can') !== negated;
        const what = prose.say(`able.${predicate.what}`, {
          by: predicate.by === undefined ? '' : prose.name(predicate.by),
        });
        return prose.say(able ? 'answer.can' : 'answer.cant', { what });
      }
      default:
        return assertNever(predicate);
    }
  }
  switch (predicate.has) {
    case 'keywords': {
      const keywords = prose.list(predicate.keywords.map(({ text }) => prose.word(text)));
      if (predicate.times !== undefined) return told('keywordTimes', { keywords, times: predicate.times });
      return told(predicate.only ? 'onlyKeywords' : 'keywords', { keywords });
    }
    case 'noAbilities':
    case 'noName':
    case 'noManaCost':
    case 'noCounters':
    case 'noSubtypes':
      return told(predicate.has);
    case 'abilityStarting':
    case 'triggered':
      return told(predicate.has, { text: predicate.text });
    case 'abilityCount':
      return told('abilityCount', { count: predicate.count, kind: prose.say(`abilityKind.${predicate.which}`) });
    case 'counters':
      return told('counters', { counters: prose.say('counters', { count: predicate.count, kind: predicate.kind }) });
    case 'damage':
      return told('damage', { amount: predicate.amount });
    case 'manaValue':
    case 'loyalty':
    case 'power':
    case 'toughness':
      return told(predicate.has, { value: predicate.value });
    case 'manaCost':
      return told('manaCost', { cost: predicate.cost });
    case 'chosen': {
      if (predicate.name !== undefined) return told('chosen', { what: prose.name(predicate.name) });
      return predicate.what === null ? told('chosenNothing') : told('chosen', { what: prose.word(predicate.what) });
    }
    case 'mode':
      return told('mode', { mode: predicate.mode });
    case 'x':
      return told('x', { value: predicate.x });
    case 'life':
      return told('life', { life: predicate.life });
    case 'maxHandSize':
      return predicate.size === 'none' ? told('noMaxHandSize') : told('maxHandSize', { size: predicate.size });
    case 'drawn':
      return told('drawn', { count: predicate.count });
    case 'mana':
      return told('mana', { mana: predicate.symbols.map((one) => (one.startsWith('{') ? one : `{${one}}`)).join('') });
    case 'cardsIn':
      return told('cardsIn', { count: predicate.count, zone: message(prose.locale, `zone.${predicate.zone}`) });
    default:
      return assertNever(predicate);
  }
};

const NO_QUALITIES = { pt: '', states: '', colors: '', supertypes: '', subtypes: '', types: '', article: '' };

/** `a 2/2 blue legendary Bear artifact creature`: sorted by what the words are, so that each language has its own order. */
const qualitiesText = (prose: Prose, qualities: readonly QualityWord[], article: boolean): string => {
  const sorted = {
    pt: [] as string[],
    states: [] as string[],
    colors: [] as string[],
    supertypes: [] as string[],
    subtypes: [] as string[],
    types: [] as string[],
  };
  for (const { quality } of qualities) {
    switch (quality.kind) {
      case 'pt':
        sorted.pt.push(`${quality.power}/${quality.toughness}`);
        break;
      case 'color':
        sorted.colors.push(prose.color(quality.color));
        break;
      case 'colorless':
      case 'multicolored':
        sorted.colors.push(prose.color(quality.kind));
        break;
      case 'supertype':
        sorted.supertypes.push(prose.word(quality.word));
        break;
      case 'subtype':
        sorted.subtypes.push(quality.word);
        break;
      case 'type':
        sorted.types.push(prose.word(quality.word));
        break;
      case 'keyword':
        sorted.states.push(prose.word(quality.text));
        break;
      case 'status':
        sorted.states.push(prose.say(`clause.state.${quality.status}`));
        break;
      case 'token':
      case 'copy':
      case 'spell':
      case 'permanent':
        sorted.types.push(prose.word(quality.kind));
        break;
      default:
        assertNever(quality);
    }
  }
  return prose.say('qualities', {
    pt: sorted.pt.join(' '),
    states: sorted.states.join(' '),
    colors: prose.list(sorted.colors),
    supertypes: sorted.supertypes.join(' '),
    subtypes: sorted.subtypes.join(' '),
    types: sorted.types.join(' '),
    // A thing is one of its kind; power, toughness and colour alone are not a thing.
    article: article && sorted.types.length + sorted.subtypes.length > 0 ? 'yes' : '',
  });
};
