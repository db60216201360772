// Events of which a part is not modelled: the run that hears one says so, and passes nothing off as certain.
import { expect, it } from 'vitest';
import { analyseText } from '../scenario/helpers.ts';

const outcomeOf = (text: string) => analyseText(text).runs.map(({ outcome }) => outcome);

const cards = `rules current

card Mob Leader {2}{R}
  Creature — Human
  Whenever all creatures you control attack, Mob Leader gets +1/+0 until end of turn.
  2/2

card Warg Pen {2}{G}
  Creature — Wolf
  Whenever Warg Pen becomes blocked by one or more Ogres, it gets +1/+1 until end of turn.
  3/3
`;

it('all of them attack: one event of several (508.1, 603.2c)', () => {
  const said = outcomeOf(`${cards}
scenario One
  Alice controls Mob Leader
  Alice attacks Bob with Mob Leader
  expect Mob Leader is attacking
`);
  expect(said).toEqual(['unproven']);
});

it('blocked by one or more: certain for the first blocker alone (509.3)', () => {
  const blocked = (by: string) =>
    outcomeOf(`${cards}
scenario One
  Alice controls Warg Pen
  Bob controls 2 Gray Ogres as A, B
  Alice attacks Bob with Warg Pen
  Bob blocks Warg Pen with ${by}
  expect Warg Pen is attacking
`);
  expect([blocked('A'), blocked('A, B')]).toEqual([['passed'], ['unproven']]);
});
