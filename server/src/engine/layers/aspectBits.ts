// Aspects of objects as bits: what rules text reads of them and what operations write (418.5b).

/** A set of aspects as bits. */
export type Aspects = number;

export const NAME: Aspects = 1;
export const COST: Aspects = 2;
export const COLOR: Aspects = 4;
export const SUPERTYPE: Aspects = 8;
export const TYPE: Aspects = 16;
export const SUBTYPE: Aspects = 32;
/** Abilities gained. */
export const ABILITY: Aspects = 64;
/** Abilities lost: what can end the existence of an effect. */
export const ABILITY_LOSS: Aspects = 128;
export const PT: Aspects = 256;
export const CONTROL: Aspects = 512;
export const TEXT: Aspects = 1024;
export const ALL_ASPECTS: Aspects = 2047;
export const ANY_ABILITY: Aspects = ABILITY | ABILITY_LOSS;
