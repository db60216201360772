// The hover of a card: as printed, with what the compiler read of each ability and in which layers it works.

import type { Ability, CompiledAbility, CompiledText } from '../cards/ability.ts';
import { type CardFace, type PtValue, printPtValue } from '../cards/card.ts';
import { printManaCost } from '../cards/mana.ts';
import { printTypeLine } from '../cards/typeLine.ts';
import { type Locale, message } from '../messages/message.ts';
import type { Edition } from '../rules/edition.ts';
import { DATABASE_ADDRESS } from '../scenario/databasePool.ts';
import type { CardEntry } from '../scenario/result.ts';
import { layersOfAbility } from './abilityLayers.ts';
import { shorten } from './describe.ts';
import { bold, escapeText, italic, list, paragraphs } from './markdown.ts';

/** Markdown about a card: each face, each ability with its kind, its layers in this edition, and how it was read. */
export function cardHover(locale: Locale, edition: Edition, entry: CardEntry): string {
  return paragraphs(
    ...entry.definition.faces.map((face, i) => faceHover(locale, edition, face, entry.faces[i])),
    sourceOf(locale, entry.uri),
  );
}

/** Where the card comes from, unless from a document. */
const sourceOf = (locale: Locale, uri: string): string => {
  if (uri === DATABASE_ADDRESS) return italic(escapeText(message(locale, 'hover.card.database')));
  return isLibrary(uri) ? italic(escapeText(message(locale, 'hover.card.library'))) : '';
};

/** The library's files have names, documents have addresses. */
const isLibrary = (uri: string): boolean => !/^[\w.+-]+:/.test(uri);

const ptOfFace = ({ power, toughness }: CardFace): string => {
  const side = (value: PtValue | undefined): string => (value === undefined ? '–' : printPtValue(value));
  return power === undefined && toughness === undefined ? '' : ` ${side(power)}/${side(toughness)}`;
};

/** A face as its head says it: its name, and cost, type line and corner behind it. */
export function cardHeading(locale: Locale, face: CardFace): { readonly name: string; readonly rest: string } {
  const cost = face.manaCost === undefined ? '' : ` ${printManaCost(face.manaCost)}`;
  const pt = ptOfFace(face);
  const corner =
    (face.loyalty === undefined ? '' : `, ${message(locale, 'word.loyalty', { value: face.loyalty })}`) +
    (face.defense === undefined ? '' : `, ${message(locale, 'word.defense', { value: face.defense })}`);
  return { name: face.name, rest: `${cost} — ${printTypeLine(face.typeLine)}${pt}${corner}` };
}

function faceHover(locale: Locale, edition: Edition, face: CardFace, text: CompiledText | undefined): string {
  const { name, rest } = cardHeading(locale, face);
  const heading = `${bold(escapeText(name))}${escapeText(rest)}`;
  const abilities = text?.abilities ?? [];
  return paragraphs(
    heading,
    abilities.length === 0
      ? escapeText(message(locale, 'hover.card.noAbilities'))
      : list(abilities.map((ability) => abilityLine(locale, edition, ability))),
  );
}

const marks = { proven: '✓', read: '✓', unread: '◌' } as const;

/** `✓ static, layer 5 — “White creatures have flying.”` */
function abilityLine(locale: Locale, edition: Edition, compiled: CompiledAbility): string {
  const { ability, state, text } = compiled;
  const layers = layersOfAbility(edition, ability);
  const said = [message(locale, `hover.card.ability.${kindOf(ability)}`)];
  if (layers.length > 0) said.push(message(locale, 'hover.card.layers', { layers: layers.join(', ') }));
  if (ability.kind !== 'unread')
    for (const span of compiled.unread)
      said.push(message(locale, 'hover.card.unreadWords', { words: shorten(text.slice(span.start, span.end), 50) }));
  return `${marks[state]} ${escapeText(shorten(text, 100))} — ${italic(escapeText(said.join(', ')))}`;
}

const kindOf = (ability: Ability): string =>
  ability.kind === 'activated' && ability.manaAbility ? 'mana' : ability.kind;
