// Types of domain.mjs.
export declare const MECHANISMS: readonly (readonly [name: string, pattern: RegExp])[];
export declare const isDomain: (sentence: string) => boolean;
