// Which zones the words of a filter speak of: "creature card in a graveyard", "cards that aren't on the battlefield".
import type { Filter, Zone } from '../cards/ability.ts';

/** Where cards are: on the stack they are spells, and named so (109.2b). */
const CARD_ZONES: readonly Zone[] = ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'command'];

const NOT_SAID: readonly Zone[] = [];

/** The zones a filter names outright, in a fixed order; none when its words say nothing of a zone (109.2). */
export const zonesOf = (filter: Filter): readonly Zone[] => {
  switch (filter.kind) {
    case 'inZone':
      return filter.but === true ? without(filter.zone) : [filter.zone];
    case 'spell':
    case 'ability':
      return ['stack'];
    case 'not':
      return filter.of.kind === 'inZone' ? without(filter.of.zone) : NOT_SAID;
    case 'and':
      for (const part of filter.of) {
        const zones = zonesOf(part);
        if (zones.length > 0) return zones;
      }
      return NOT_SAID;
    case 'or': {
      // "in exile and in your graveyard"; one that says nothing is on the battlefield (109.2).
      const all = filter.of.map(zonesOf);
      if (all.every((zones) => zones.length === 0)) return NOT_SAID;
      return [...new Set(all.flatMap((zones) => (zones.length === 0 ? BATTLEFIELD : zones)))];
    }
    case 'history': {
      const zone = THIS_WAY.get(filter.event.replace(/^that (?:was|were) /, ''));
      return zone === undefined ? NOT_SAID : [zone];
    }
    default:
      return NOT_SAID;
  }
};

/** Where things are that something was done to "this way". */
const THIS_WAY: ReadonlyMap<string, Zone> = new Map([
  ['milled this way', 'graveyard'],
  ['exiled this way', 'exile'],
]);

const BATTLEFIELD: readonly Zone[] = ['battlefield'];

const others = new Map<Zone, readonly Zone[]>();

const without = (zone: Zone): readonly Zone[] => {
  const known = others.get(zone);
  if (known !== undefined) return known;
  const made = CARD_ZONES.filter((each) => each !== zone);
  others.set(zone, made);
  return made;
};
