// Whether some Aura could enchant an object at all: "can be enchanted" asks of Auras nobody has named.

import type { CardDefinition } from '../../cards/card.ts';
import { parseCardBlock } from '../../cards/cardBlock.ts';
import type { Game } from '../../engine/game.ts';
import { explainIllegalHost } from '../../engine/hosts.ts';
import type { ObjectId } from '../../engine/ids.ts';
import { perform } from '../../engine/perform.ts';

const auraOf = (cost: string): CardDefinition => {
  const lines = [`Aura ${cost}`, 'Enchantment — Aura', 'Enchant permanent'];
  const [head, ...rest] = lines.map((text) => ({ text, start: 0 }));
  return parseCardBlock(head ?? { text: '', start: 0 }, rest).card;
};

let auras: readonly CardDefinition[] | undefined;

/** A colourless one, one of each colour, one of all: what is kept off by a colour leaves the others. */
const plainAuras = (): readonly CardDefinition[] => {
  auras ??= ['{1}', '{W}', '{U}', '{B}', '{R}', '{G}', '{W}{U}{B}{R}{G}'].map(auraOf);
  return auras;
};

/** Whether an Aura of some colour, of some player, could be attached to the permanent (303.4, 702.16c): what keeps all of them off forbids it. */
export const someAuraCanEnchant = (game: Game, id: ObjectId): boolean =>
  plainAuras().some((card) =>
    game.players.some(({ id: player, inGame }) => {
      if (!inGame) return false;
      const as = { attachedTo: { object: id } };
      const tried = perform(game, { act: 'setUp', player, what: { card }, zone: 'battlefield', as }, 0);
      if (tried.problems.some(({ severity }) => severity === 'error')) return false;
      const aura = [...tried.game.objects.values()].find((each) => !game.objects.has(each.id));
      if (aura === undefined) return false;
      // Judged without its host: what may stay attached once it is there may still not be attached anew (702.16n).
      const { attachedTo: _host, ...loose } = aura;
      const there = { ...tried.game, objects: tried.game.objects.with(aura.id, loose) };
      return explainIllegalHost(there, aura.id, { object: id }) === undefined;
    }),
  );
