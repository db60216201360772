// The shipped library of cards, read from its folder: what the build puts into the bundles.
import { readdirSync, readFileSync } from 'node:fs';
import { poolOfTexts } from '../../server/src/scenario/cardPool.ts';

const folder = new URL('../../server/library/', import.meta.url);

export const libraryPool = poolOfTexts(
  readdirSync(folder)
    .filter((name) => name.endsWith('.strata'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
);
