// The editions by name. The engine is handed one of these tables and never asks for its name.
import { CLASSIC } from './classic.ts';
import { CURRENT } from './current.ts';
import type { Edition, EditionName } from './edition.ts';
import { EDITION_2011 } from './edition2011.ts';

export const EDITIONS: Readonly<Record<EditionName, Edition>> = {
  classic: CLASSIC,
  '2011': EDITION_2011,
  current: CURRENT,
};

/** The edition of a file that names none. */
export const DEFAULT_EDITION: EditionName = 'classic';

/** The names a file can write after `rules`, the default first. */
export const EDITION_NAMES: readonly EditionName[] = ['classic', '2011', 'current'];

/** Whether a text is the name of an edition. */
export const isEditionName = (text: string): text is EditionName => Object.hasOwn(EDITIONS, text);
