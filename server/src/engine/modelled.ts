// What is read of a card and yet has no meaning here: where it would matter it is noted, so that nothing passes by its being left out.
import { showsOnBoard } from '../cards/oracle/deedFrames.ts';
import { rowOf } from '../keywords/keywords.ts';
import { assertNever } from '../rules/util.ts';
import type { NotModelled, RuleInForce } from './board.ts';
import type { AbilityInstance } from './characteristics.ts';
import { FRAMES_JUDGED } from './declarations.ts';
import type { ObjectId } from './ids.ts';
import { isCarriedOut } from './replaced.ts';
import { noteNotModelled, type Work } from './work.ts';

/** Sentences carried by name: those that the engine obeys, and those about what a scenario takes as given (hidden cards, mana, a turn's haste). */
const CARRIED: ReadonlySet<string> = new Set([
  'regenerationShield',
  'atLeastThreeMana',
  'damageCantBePrevented',
  'playersCantGainLife',
  'castWithFlash',
  'opponentsSorcerySpeed',
  'spendAnyColor',
  'youSpendAnyColor',
  'spendWhiteAsRed',
  'playLandsFromGraveyard',
  'lookAtTopCard',
  'topCardRevealed',
  'topCardsRevealed',
  'handsRevealed',
  'opponentsHandsRevealed',
  'noSearching',
  'attackAsThoughHaste',
]);

/** What of a rule effect nothing here obeys or answers for, if anything. */
const leftOut = (inForce: RuleInForce): string | undefined => {
  const { rule } = inForce;
  switch (rule.rule) {
    case 'frame':
      if (rule.frame === 'spellsHave' && rule.parts[2]?.part === 'choice' && rule.parts[2].choice < 3) return undefined;
      // Judged of whole declarations.
      if (FRAMES_JUDGED.has(rule.frame)) return undefined;
      return showsOnBoard(rule.frame) ? rule.frame : undefined;
    case 'other':
      return CARRIED.has(rule.verb) ? undefined : rule.verb;
    case 'cant':
      if (rule.what === 'beCountered' && rule.by !== undefined) return 'beCountered';
      if (rule.unlessPaid !== undefined || rule.eachTurn === true) return rule.what;
      switch (rule.what) {
        case 'draw':
        case 'play':
        case 'activate':
        case 'haveCounters':
        case 'enter':
          return rule.what;
        default:
          return undefined;
      }
    // Combat, how many lands a turn and where cards may be played from are taken as given; untapping asks for `stayTapped` itself.
    case 'asThough':
      return rule.action === 'attack' ? undefined : `asThough ${rule.action}`;
    // How much each creature deals is said by the lines.
    case 'assignsDamage':
      return undefined;
    // How a shield is divided is nobody's to say.
    case 'preventDamage':
      return rule.divided === true ? 'preventDamage' : undefined;
    case 'cost':
      // Which spell is the first of its kind this turn is not kept.
      return rule.first === true || rule.exceptMana === true || rule.time !== undefined ? 'cost' : undefined;
    case 'must':
    case 'noLegendRule':
    case 'can':
    case 'maxHandSize':
    case 'entersTapped':
    case 'entersUntapped':
    case 'entersWithCounters':
    case 'playerAbility':
    case 'exiledInsteadOfDying':
    case 'mayPlay':
    // Asked as it is cast (castOnly.ts).
    case 'castOnly':
    case 'lifeTotalCantChange':
    case 'cantGainLife':
    case 'noUntapStep':
    // Nobody loses, wins or draws a card of a turn here unless a line says so; who would lose is told (losing.ts).
    case 'cantLoseTheGame':
    case 'cantWinTheGame':
    case 'skipDraw':
      return undefined;
    case 'redirectDamage':
    case 'cantGetCounters':
      return rule.rule;
    case 'instead':
      return isCarriedOut(inForce, rule) ? undefined : `${rule.would.would} instead`;
    default:
      return assertNever(rule);
  }
};

/** The rule effects in force that the engine does not obey. */
export const unmodelledRules = (rules: readonly RuleInForce[]): readonly NotModelled[] =>
  rules.flatMap((inForce) => {
    const { effect } = inForce;
    const what = leftOut(inForce);
    if (what === undefined) return [];
    const object = effect.source === undefined ? {} : { object: effect.source };
    return [{ code: 'rule-not-modelled', ...object, values: { card: effect.sourceName, rule: what } }];
  });

// —— keywords

/** Whether an ability is a keyword standing for an activated ability that the engine does not know. */
export const isUnknownActivated = ({ ability }: Pick<AbilityInstance, 'ability'>): boolean =>
  ability.kind === 'keyword' && isLeftOut(ability.keyword, 'activated');

const isLeftOut = (keyword: string, when: 'activated' | 'paid'): boolean => {
  const row = rowOf(keyword);
  return row?.is === 'notModelled' && 'when' in row && row.when === when;
};

/** A cost that was chosen by its name, and what it would bring, is noted. */
export const noteCosts = (work: Work, costs: readonly string[], id: ObjectId): void => {
  for (const name of costs) if (isLeftOut(name, 'paid')) note(work, id, name);
};

const note = (work: Work, id: ObjectId, keyword: string): void => {
  noteNotModelled(work, 'keyword', { keyword }, id);
};
