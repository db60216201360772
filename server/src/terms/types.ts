// The types of the terms, all in one place.
export type * from './ability.ts';
export type * from './amount.ts';
export type * from './change.ts';
export type * from './condition.ts';
export type * from './copying.ts';
export type * from './cost.ts';
export type * from './deed.ts';
export type * from './event.ts';
export type * from './filter.ts';
export type * from './instruction.ts';
export type * from './player.ts';
export type * from './ref.ts';
export type * from './rule.ts';
export type * from './vocabulary.ts';
