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
        const words = predicate.qualities.map((quality) => qualityText(prose, quality));
        const name = predicate.named?.name ?? '';
        return words.length === 0 ? told('named', { name }) : told('qualities', { words: words.join(' '), name });
      }
      case 'exactly':
        return told('exactly', {
          types: [
            ...predicate.supertypes.map((one) => prose.word(one)),
            ...predicate.subtypes,
            ...predicate.types.map((one) => prose.word(one)),
          ].join(' '),
        });
      case 'onlyColors':
        return predicate.colors.length === 0
          ? told('colorless')
          : told('onlyColors', { colors: prose.list(predicate.colors.map((color) => prose.word(color))) });
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
          what: predicate.qualities.map((quality) => qualityText(prose, quality)).join(' '),
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

/** A word of `a 2/2 blue legendary Bear artifact creature`. */
export const qualityText = (prose: Prose, { quality }: QualityWord): string => {
  switch (quality.kind) {
    case 'pt':
      return `${quality.power}/${quality.toughness}`;
    case 'color':
      return prose.word(quality.color);
    case 'type':
    case 'supertype':
      return prose.word(quality.word);
    case 'subtype':
      return quality.word;
    case 'keyword':
      return prose.word(quality.text);
    case 'status':
      return prose.say(`clause.state.${quality.status}`);
    case 'colorless':
    case 'multicolored':
    case 'token':
    case 'copy':
    case 'spell':
    case 'permanent':
      return prose.word(quality.kind);
    default:
      return assertNever(quality);
  }
};
