// Branded ids, so that an object can't be taken for a card, an effect or a player.

/** An object in one zone (400.7: a new one for each zone change); never used twice in a game. */
export type ObjectId = number & { readonly __brand: 'ObjectId' };
/** A card, token, copy or ability on the stack through all its zone changes: what a scenario's label means. */
export type CardId = number & { readonly __brand: 'CardId' };
/** Index of a player in turn order at the start. */
export type PlayerId = number & { readonly __brand: 'PlayerId' };
export type EffectId = number & { readonly __brand: 'EffectId' };
/** A moment of the game: larger is later. */
export type Timestamp = number;
/** The caller's mark of what set an action off (the statement's index); the engine only carries it. */
export type Cause = number;
