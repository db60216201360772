// Searching (701.23): what is found among the cards a scenario knows is named by the statement; nothing need be found in a hidden zone.
import type { Instruction, ObjectRef, Selection } from '../../cards/ability.ts';
import { amountIn, isMatch, playersIn } from '../ask.ts';
import { chooseObjects } from '../choose.ts';
import { enterBattlefield } from '../enter.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { objectsFor } from '../refs.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import { happen, noteNotModelled, type Work } from '../work.ts';
import { moveTo, zoneOf } from '../zones.ts';

type Of<K extends Instruction['do']> = Extract<Instruction, { do: K }>;
type Searched = 'library' | 'hand' | 'graveyard';

const fitting = (work: Work, r: Resolution, player: PlayerId, zone: Searched, { filter }: Selection) =>
  zoneOf(work.game, zone, player).filter((id) => isMatch(work.game, filter, id, { ...ctxOf(r), you: player }));

/** Up to so many of them, as the statement names them (701.23b). */
const named = (r: Resolution, from: readonly ObjectId[], count: number): readonly ObjectId[] =>
  from.length === 0 ? [] : chooseObjects(r.queue, 'object', '701.23b', from, count, true);

/** Each searches a library of cards that the scenario knows, and may find nothing (701.23b); what is found enters. */
export const search = (work: Work, r: Resolution, instruction: Of<'search'>): void => {
  const found: ObjectId[] = [];
  for (const player of playersIn(work.game, instruction.player, ctxOf(r))) {
    const ctx = { ...ctxOf(r), you: player };
    const from = fitting(work, r, player, 'library', instruction.selection);
    const count = amountIn(work.game, instruction.amount, ctx);
    const host = instruction.attachedTo === undefined ? undefined : objectsFor(work, r, instruction.attachedTo)[0];
    for (const id of named(r, from, count)) {
      const entered = enterBattlefield(work, {
        what: { object: id },
        under: player,
        as: instruction.tapped === true ? { tapped: true } : {},
        queue: r.queue,
        ...(host === undefined ? {} : { attachedBy: { object: host } }),
      });
      if (entered !== undefined) found.push(entered);
    }
    happen(work, { event: 'inert', player, values: { verb: 'search' } });
  }
  r.that.previous = found;
  r.done = found.length > 0;
};

/** "search your library for a card, put it into your hand, then shuffle": the card named goes there; the order of a library is not kept. */
export const searchAway = (work: Work, r: Resolution, { selection, amount, args }: Of<'inert'>): void => {
  if (selection === undefined || amount === undefined) return;
  const [end = ''] = args;
  const found = named(r, fitting(work, r, r.you, 'library', selection), amountIn(work.game, amount, ctxOf(r)));
  for (const id of found) {
    if (end.endsWith('Top')) noteNotModelled(work, 'instruction', { verb: 'library' });
    else moveTo(work, id, end === 'toGraveyard' ? 'graveyard' : 'hand');
  }
};

/** How many may be found: all where the words say so, else what they count. */
const countOf = (work: Work, r: Resolution, ref: ObjectRef, of: number): number =>
  ref.kind === 'choose' && ref.any !== true ? amountIn(work.game, ref.count, ctxOf(r)) : of;

/**
 * "search your library and graveyard for a card": what is found is what "it" means from here on. All that is asked
 * for in a zone everyone sees is found; in a hidden one it is what the statement names (701.23b).
 */
export const lookFor = (work: Work, r: Resolution, instruction: Of<'deed'>): void => {
  const [where, what] = instruction.parts;
  if (where?.part !== 'objects' || what?.part !== 'objects') return;
  const { ref } = what;
  if (where.ref.kind !== 'zone' || (ref.kind !== 'choose' && ref.kind !== 'all')) return;
  const { zones, player } = where.ref;
  const owners = playersIn(work.game, player, ctxOf(r));
  const inZone = (zone: Searched): readonly ObjectId[] =>
    owners.flatMap((owner) => fitting(work, r, owner, zone, ref.selection));
  const open = ref.kind === 'all' && zones.includes('graveyard') ? inZone('graveyard') : [];
  const hidden = zones.filter((zone) => ref.kind === 'choose' || zone !== 'graveyard').flatMap(inZone);
  r.that.previous = [...open, ...named(r, hidden, countOf(work, r, ref, hidden.length))];
};
