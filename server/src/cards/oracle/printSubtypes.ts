// Subtypes that an effect sets, in words.
import type { SubtypeSpec } from '../ability.ts';
import { listOf, withArticle } from './printContext.ts';

const KINDS = { creature: 'creature', land: 'land', basicLand: 'basic land' } as const;

/** A choice of subtypes: "the chosen type", "the basic land type of your choice". */
export const printSubtypeChoice = (spec: SubtypeSpec): string => {
  switch (spec.kind) {
    case 'list':
      return spec.listed === undefined ? spec.subtypes.join(' ') : listOf(spec.subtypes, spec.listed);
    case 'chosenType':
      if (spec.that === true) return 'that type';
      if (spec.nth !== undefined) return `the ${spec.nth === 1 ? 'first' : 'second'} chosen type`;
      return spec.of === 'creature' ? 'the chosen type' : `the chosen ${KINDS[spec.of]} type`;
    case 'typeOfYourChoice':
      if (spec.subtypes !== undefined) return listOf(spec.subtypes.map(withArticle), 'or');
      return `the ${KINDS[spec.of]} type of your choice`;
    case 'every':
      return spec.all === true ? `all ${KINDS[spec.of]} types` : `every ${KINDS[spec.of]} type`;
  }
};
