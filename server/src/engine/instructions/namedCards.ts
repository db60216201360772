// "A copy of a card named …": any card of that name, in the game or not; its values are those it is printed with (707.2, 201.2).
import type { Filter, ObjectRef } from '../../cards/ability.ts';
import { type CardDefinition, namesOfCard } from '../../cards/card.ts';
import { abilitiesOfFace } from '../faceAbilities.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { noteNotModelled, takeCardId, type Work } from '../work.ts';
import { addObject, removeObject } from '../zones.ts';

/** A card described by its name alone, in no zone, and what the copy of it is attached to: no card that is attached is meant (303.4). */
export const nameAlone = (ref: ObjectRef): { readonly name: string; readonly host?: ObjectRef } | undefined => {
  if (ref.kind !== 'choose' || ref.selection.zone !== undefined) return undefined;
  const { filter } = ref.selection;
  const [noun, named, attached, ...more]: readonly Filter[] = filter.kind === 'and' ? filter.of : [filter];
  if (noun?.kind !== 'card' || named?.kind !== 'named' || more.length > 0) return undefined;
  if (attached === undefined) return { name: named.name };
  return attached.kind === 'attachedTo' ? { name: named.name, host: attached.to } : undefined;
};

/** The card of a name: one that can be looked up, else one that is in the game somewhere. */
const cardOf = (work: Work, name: string): CardDefinition | undefined => {
  const known = work.cards?.(name);
  if (known !== undefined) return known;
  for (const { base } of work.game.objects.values())
    if (base.kind === 'card' && namesOfCard(base.card).includes(name)) return base.card;
  return undefined;
};

/** Does something with the card of a name, which is there only meanwhile; a card that nobody knows is noted. */
export const withCardNamed = (work: Work, name: string, owner: PlayerId, then: (card: ObjectId) => void): void => {
  const card = cardOf(work, name);
  if (card === undefined) {
    noteNotModelled(work, 'card-unknown', { card: name });
    return;
  }
  for (const { state, text } of card.faces.flatMap(abilitiesOfFace))
    if (state === 'unread') noteNotModelled(work, 'text.unread', { card: card.name, text });
  const id = addObject(work, {
    card: takeCardId(work),
    base: { kind: 'card', card },
    zone: 'exile',
    owner,
    controller: owner,
    cause: work.cause,
  });
  then(id);
  // It was never really there: nothing looks back at it.
  removeObject(work, id, 'forgotten');
};
