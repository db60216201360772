// Where things are: "in your graveyard", "from your hand or graveyard", "in exile and in all graveyards", "from anywhere other than your hand".
import type { Filter, PlayerRef, Zone } from '../ability.ts';
import { readPossessivePlayer } from './players.ts';
import { type Reader, readUpToLast } from './reader.ts';

const ZONES: Readonly<Record<string, Zone>> = {
  graveyard: 'graveyard',
  graveyards: 'graveyard',
  hand: 'hand',
  hands: 'hand',
  library: 'library',
  libraries: 'library',
};

/** "on the battlefield", "in your graveyard", "from a graveyard", "in all graveyards", "in exile". */
export const inZone = (r: Reader): Filter | undefined => {
  if (r.eat('on the battlefield')) return { kind: 'inZone', zone: 'battlefield' };
  if (r.eat('on the stack')) return { kind: 'inZone', zone: 'stack' };
  const preposition = r.eatOne('in', 'from');
  if (preposition === undefined) return undefined;
  const word = preposition === 'from' ? ({ word: 'from' } as const) : {};
  if (preposition === 'from' && r.eat('anywhere other than')) {
    const whose = r.attempt(readPossessivePlayer);
    const zone = Object.hasOwn(ZONES, r.peek()) ? ZONES[r.peek()] : undefined;
    if (whose === undefined || zone === undefined) return undefined;
    const many = r.peek() !== zone ? ({ plural: true } as const) : {};
    r.step();
    return { kind: 'inZone', zone, player: whose, word: 'from', but: true, ...many };
  }
  if (r.eat('exile')) return { kind: 'inZone', zone: 'exile', ...word };
  if (r.eat('each graveyard')) return { kind: 'inZone', zone: 'graveyard', each: true, ...word };
  if (r.eat('all graveyards')) return { kind: 'inZone', zone: 'graveyard', ...word };
  if (r.eat('graveyards'))
    return { kind: 'inZone', zone: 'graveyard', player: { kind: 'anyPlayer', form: 'bare' }, ...word };
  if (r.eat('a single graveyard'))
    return { kind: 'inZone', zone: 'graveyard', player: { kind: 'anyPlayer' }, single: true, ...word };
  if (r.eat('a graveyard')) return { kind: 'inZone', zone: 'graveyard', player: { kind: 'anyPlayer' }, ...word };
  const every = r.eat("all players '");
  const player: PlayerRef | undefined = every ? { kind: 'eachPlayer', form: 'all' } : r.attempt(readPossessivePlayer);
  if (player === undefined) return r.want('a zone');
  const zone = Object.hasOwn(ZONES, r.peek()) ? ZONES[r.peek()] : undefined;
  if (zone === undefined) return r.want('a zone');
  r.step();
  return { kind: 'inZone', zone, player, ...word };
};

const OWN_ZONES = ['graveyard', 'hand', 'library'] as const;

/** Another zone after "and" or "or": with its own words, or of the same player ("your hand or graveyard"). */
const zoneAgain = (r: Reader, first: Extract<Filter, { kind: 'inZone' }>): Filter | undefined => {
  const own = first.player === undefined ? undefined : r.eatOne(...OWN_ZONES);
  if (own !== undefined) return { ...first, zone: own, elided: true };
  if (first.player?.kind === 'anyPlayer' && first.player.form === 'bare') {
    const many = r.eatOne('graveyards', 'libraries', 'hands');
    const zone = many === undefined ? undefined : ZONES[many];
    if (zone !== undefined) return { ...first, zone, elided: true };
  }
  return inZone(r);
};

/** "in exile and in your graveyard", "from your hand or graveyard": one zone, or any of several; "total" says no more. */
export const readZones = (r: Reader): Filter | undefined => {
  const total = r.eat('total') ? ({ total: true } as const) : {};
  const first = inZone(r);
  if (first?.kind !== 'inZone') return undefined;
  const head: Filter = { ...first, ...total };
  let said: 'and/or' | 'and' | 'or' | undefined;
  const more = r.attempt((reader) =>
    readUpToLast(reader, (r) => {
      const comma = r.eat(',');
      const word = r.eat('and / or') ? ('and/or' as const) : r.eatOne('and', 'or');
      if (!comma && word === undefined) return undefined;
      const value = zoneAgain(r, first);
      said = word;
      return value === undefined ? undefined : { value, last: word !== undefined };
    }),
  );
  if (more === undefined) return head;
  return { kind: 'or', of: [head, ...more], ...(said === undefined || said === 'or' ? {} : { word: said }) };
};
