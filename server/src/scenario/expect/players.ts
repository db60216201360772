// Predicates about players: life, hand size, cards, mana, what an effect gave them.

import type { PlayerId } from '../../engine/ids.ts';
import { choiceFor } from '../../engine/linkedChoices.ts';
import { abilityText } from '../bindText.ts';
import type { Predicate } from '../statement.ts';
import { fold } from '../words.ts';
import { checkKeywords, startsWithText } from './abilities.ts';
import { isAllOf } from './qualities.ts';
import { type Finding, found, type Scene, type Subject, unreadable } from './subject.ts';

/** How many permanents of a kind a player controls. */
export const checkControls = (
  scene: Scene,
  subject: Subject,
  predicate: Extract<Predicate, { does: 'controls' }>,
): Finding => {
  if (subject.kind !== 'player') return unreadable('expectation.notOfThis');
  const count = (scene.game.zones['battlefield'] ?? []).filter((id) => {
    const object = scene.game.objects.get(id);
    const state = scene.board.objects.get(id);
    if (object === undefined || state === undefined || object.status.phasedOut) return false;
    return state.controller === subject.player && isAllOf(predicate.qualities, state, object);
  }).length;
  return found(count === predicate.count, predicate.count, count, count);
};

const NO_VALUES = { name: '', colors: 0, supertypes: [], types: [], subtypes: [] };

export const checkPlayer = (scene: Scene, id: PlayerId, predicate: Predicate): Finding => {
  const player = scene.game.players[id];
  const state = scene.board.players.find((one) => one.id === id);
  if (player === undefined) return unreadable('name.unknown');
  if ('has' in predicate) {
    switch (predicate.has) {
      case 'life':
        return found(player.life === predicate.life, predicate.life, player.life, player.life);
      case 'maxHandSize': {
        const size = state?.maxHandSize ?? 'none';
        return found(size === predicate.size, predicate.size, size, size);
      }
      case 'drawn':
        return found(
          player.drawnThisTurn === predicate.count,
          predicate.count,
          player.drawnThisTurn,
          player.drawnThisTurn,
        );
      case 'mana': {
        const sorted = (symbols: readonly string[]): string =>
          symbols
            .map((symbol) => `{${symbol.replace(/[{}]/g, '')}}`)
            .sort()
            .join('');
        const actual = sorted(player.manaPool);
        return found(
          actual === sorted(predicate.symbols),
          sorted(predicate.symbols),
          actual === '' ? 'none' : actual,
          actual,
        );
      }
      case 'cardsIn': {
        const { zone } = predicate;
        const ids = scene.game.zones[`${zone}:${id}`] ?? scene.game.zones[zone] ?? [];
        const count = ids.filter((object) => scene.game.objects.get(object)?.owner === id).length;
        return found(count === predicate.count, predicate.count, count, count);
      }
      case 'counters': {
        const count = player.counters.find((stack) => fold(stack.kind) === fold(predicate.kind))?.count ?? 0;
        return found(
          count === predicate.count,
          `${predicate.count} ${predicate.kind}`,
          `${count} ${predicate.kind}`,
          count,
        );
      }
      case 'noCounters':
        return found(
          player.counters.every(({ count }) => count === 0),
          'no counters',
          player.counters.map(({ kind, count }) => `${count} ${kind}`).join(', ') || 'no counters',
        );
      case 'keywords':
        return checkKeywords(
          { ...NO_VALUES, abilities: [] },
          predicate,
          (state?.abilities ?? []).map(({ instance }) => instance),
          (instance, what) => choiceFor(scene.game, undefined, instance, what),
          (other) => scene.game.players[other]?.name ?? '',
        );
      case 'noAbilities':
        return found((state?.abilities ?? []).length === 0, 0, (state?.abilities ?? []).length);
      case 'abilityStarting': {
        const texts = (state?.abilities ?? []).map(({ instance }) => abilityText(instance, ''));
        return found(
          texts.some((text) => startsWithText(text, predicate.text, '')),
          `"${predicate.text}"`,
          texts.join('; ') || 'no abilities',
        );
      }
      default:
        return unreadable('expectation.notOfPlayer');
    }
  }
  return unreadable('expectation.notOfPlayer');
};
