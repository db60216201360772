// Tokens known by name (111.10): what they are, in the words that their abilities are printed with.
import type { TokenSpec } from '../../cards/ability.ts';
import { compileText } from '../../cards/oracle/compile.ts';

/** What each of them says, by its name in small letters. */
const TEXTS: Readonly<Record<string, string>> = {
  treasure: '{T}, Sacrifice this token: Add one mana of any color.',
  gold: 'Sacrifice this token: Add one mana of any color.',
  powerstone: '{T}: Add {C}.',
  food: '{2}, {T}, Sacrifice this token: You gain 3 life.',
  clue: '{2}, Sacrifice this token: Draw a card.',
  blood: '{1}, {T}, Discard a card, Sacrifice this token: Draw a card.',
  map: '{1}, {T}, Sacrifice this token: Target creature you control explores. Activate only as a sorcery.',
  junk: '{T}, Sacrifice this token: Exile the top card of your library. You may play that card this turn. Activate only as a sorcery.',
  lander:
    '{2}, {T}, Sacrifice this token: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
  mutagen: '{1}, {T}, Sacrifice this token: Put a +1/+1 counter on target creature. Activate only as a sorcery.',
  'cursed role': 'Enchanted creature has base power and toughness 1/1.',
  'monster role': 'Enchanted creature gets +1/+1 and has trample.',
  'royal role': 'Enchanted creature gets +1/+1 and has ward {1}.',
  'sorcerer role': 'Enchanted creature gets +1/+1 and has "Whenever this creature attacks, scry 1."',
  'virtuous role': 'Enchanted creature gets +1/+1 for each enchantment you control.',
  'wicked role':
    'Enchanted creature gets +1/+1.\nWhen this token is put into a graveyard from the battlefield, each opponent loses 1 life.',
  'young hero role':
    'Enchanted creature has "Whenever this creature attacks, if its toughness is 3 or less, put a +1/+1 counter on it."',
};

/** A token by the name it is known by: a Role is an Aura of that name (111.10, 303.7); undefined of one that is not known. */
export const predefinedToken = (wanted: TokenSpec): TokenSpec | undefined => {
  const text = wanted.predefined === undefined ? undefined : TEXTS[wanted.predefined.toLowerCase()];
  if (text === undefined) return undefined;
  const role = wanted.subtypes.includes('Role') ? wanted.predefined : undefined;
  const { abilities } = compileText(role === undefined ? text : `Enchant creature\n${text}`, { names: [] });
  return {
    types: wanted.types,
    subtypes: wanted.subtypes,
    colors: [],
    abilities: abilities.map(({ ability }) => ability),
    ...(role === undefined ? {} : { name: role }),
  };
};
