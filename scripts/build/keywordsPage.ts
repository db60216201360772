// What follows from the tables of keywords: the page docs/keywords.md, and the words in the colours of scenario files.
import { ABILITY_WORDS } from '../../server/src/keywords/abilityWords.ts';
import { type ActionMeaning, type ActionRow, KEYWORD_ACTIONS } from '../../server/src/keywords/actions.ts';
import { KEYWORD_NAMES, KEYWORDS } from '../../server/src/keywords/keywords.ts';
import type { Given, KeywordRow, KeywordShape, OwnRule } from '../../server/src/keywords/row.ts';

const BEHIND: Readonly<Record<KeywordShape, string>> = {
  none: '',
  cost: ' COST',
  number: ' N',
  quality: ' QUALITY',
  numberCost: ' N—COST',
  typePrefix: '',
  typePrefixCost: ' COST',
  label: ' — ABILITY',
};

const GIVEN: Readonly<Record<Given, string>> = {
  combatDamage: 'how much combat damage is dealt to what, and in which step',
  summoningSickness: 'whether a creature that came this turn may attack or tap',
  castSo: 'that it may be cast so, and what more is paid, chosen or revealed for it',
  draws: 'what a player draws, or does instead',
  deck: 'decks, which are built before',
  designation: 'what a player or permanent has become by it',
  bands: 'that creatures attack and block in no band',
};

const OWN: Readonly<Record<OwnRule, string>> = {
  evasion: 'who may block it, or be blocked by it',
  declaration: 'how many have to block it together',
  attacking: 'as it attacks',
  damage: 'as it deals damage',
  destroying: 'as something would be destroyed',
  targets: 'what may be aimed at it or attached to it',
  casting: 'as it is cast',
  faceDown: 'face down, and turned up for its cost',
  phasing: 'as its controller’s untap step begins',
  resolving: 'where the spell goes that has resolved',
  bestow: 'an Aura spell, or none',
  layers: 'in the layers',
  label: 'how often the ability behind it is activated',
};

const meaningOf = (row: KeywordRow): string => {
  switch (row.is) {
    case 'abilities':
    case 'text':
      return 'carried out: the ability it stands for';
    case 'own':
      return `carried out: ${OWN[row.by]}`;
    case 'given':
      return `taken as given: ${GIVEN[row.given]}`;
    case 'notModelled': {
      const when =
        'at' in row
          ? 'as its moment comes'
          : { activated: 'as it is activated', paid: 'as its cost is chosen', unread: 'its text is not read' }[
              row.when
            ];
      return `not modelled: unproven, ${when}`;
    }
  }
};

const furtherOf = ({ castFrom, cost, counter, several, zones, entersWith }: KeywordRow): string =>
  [
    cost === true ? 'a cost, `with NAME`' : '',
    castFrom === undefined ? '' : `cast from the ${castFrom === 'exile' ? 'exile zone' : castFrom}`,
    zones === undefined
      ? ''
      : `works ${zones.map((zone) => `in the ${zone}`.replace('in the stack', 'on the stack')).join(', ')}`,
    entersWith === undefined ? '' : `enters with ${entersWith.kind} counters`,
    counter === true ? 'a counter gives it' : '',
    several === undefined ? '' : several === 'once' ? 'several are as one' : 'each counts by itself',
  ]
    .filter((part) => part !== '')
    .join('; ');

const ACTION: Readonly<Record<ActionMeaning, string>> = {
  carriedOut: 'carried out',
  given: 'taken as given: it is about hidden or random things, which a scenario states',
  notModelled: 'not modelled: unproven where it happens',
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The page, to its last line end. */
export const keywordsPage = (): string => {
  const keywords = Object.entries(KEYWORDS).map(([name, row]): readonly string[] => [
    `${name}${BEHIND[row.shape]}`,
    row.rule === '702.1' ? '702' : row.rule,
    meaningOf(row),
    furtherOf(row),
  ]);
  const actions = Object.entries<ActionRow>(KEYWORD_ACTIONS).map(([name, { rule, is }]) => [name, rule, ACTION[is]]);
  return `# Keywords

Made by \`npm run keywords\` from the tables in \`server/src/keywords\`; what it says of each keyword is tested (\`test/keywords\`).
*Carried out*: a scenario shows its effect. *Taken as given*: the hover of the word says so, and the line that relies on it, where one does.
*Not modelled*: a scenario in which its moment comes is unproven. A keyword means the same in every edition (D1).

## Keyword abilities (702)

${table(['keyword', 'rule', 'here', 'further'], keywords)}

## Keyword actions (701)

${table(['action', 'rule', 'here'], actions)}

## Ability words (207.2c)

They mean nothing, whatever stands behind the dash: ${ABILITY_WORDS.join(', ')}.
`;
};

/** The stretch of a grammar's pattern in which the keywords stand, after what comes before a word. */
const COLOURED =
  /("name": "support\.function\.keyword-ability\.strata",\s*"match": "(?:\(\?i\))?\(\?<![^)]*\)\(\?:)(?:[^()]|\(\?:[^()]*\))*(\))/g;

/** Basic landwalks are one word with their land (702.14a). */
const WALKS = '(?:plains|island|swamp|mountain|forest|land)walk';

/** The grammar of scenario files with the keywords of the table, longest first. */
export const withKeywordColours = (grammar: string): string => {
  const words = [WALKS, ...KEYWORD_NAMES.filter((name) => name !== 'landwalk')].join('|');
  return grammar.replace(COLOURED, (_, before: string, after: string) => before + words + after);
};
