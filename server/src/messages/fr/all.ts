// French: what is there so far; English stands in for the rest.
import type { Language } from '../types.ts';
import { hoverSentences } from './hover.ts';

export const french: Language = { problems: {}, sentences: { ...hoverSentences } };
