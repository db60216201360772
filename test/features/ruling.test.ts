// Rulings to publish: Markdown made of what the run checked, in English and French; one that has not passed says so first.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulingOf } from '../../server/src/features/ruling.ts';
import type { Locale } from '../../server/src/messages/message.ts';
import { lines } from '../scenario/helpers.ts';
import { contextOf } from './draw.ts';

const ruling = (text: string, locale: Locale = 'en'): string => {
  const context = contextOf(text, locale);
  const [scenario] = context.analysis.scenarios;
  return scenario === undefined ? '' : rulingOf(context, scenario);
};

const PUMPED = lines`
  rules classic
  scenario Giant Growth, then Humility
    cites 418.5f
    Alice controls Gray Ogre
    Alice casts Giant Growth targeting Gray Ogre
    expect Gray Ogre is 5/5
    Bob controls Humility
    expect Gray Ogre is a 1/1 red creature, has no abilities
`;

describe('a ruling', () => {
  it('tells the situation, the answer, the layers and the rules (418.5a, 418.5f)', () => {
    expect(ruling(PUMPED)).toBe(
      [
        '# Giant Growth, then Humility',
        'By the rules of the edition classic.',
        '## Situation',
        'Alice controls Gray Ogre.',
        '1. Alice casts Giant Growth, targeting Gray Ogre.\n2. Bob controls Humility.',
        '## Answer',
        '- After step 1: Gray Ogre is 5/5.\n- After step 2: Gray Ogre is a 1/1 red creature and has no abilities.',
        '## Layer by layer',
        'Gray Ogre, after step 1: 2/2 red Ogre creature becomes 5/5 red Ogre creature.',
        [
          '| Layer | Effect | Change | Rule |',
          '| --- | --- | --- | --- |',
          '| 6b (power and toughness, set by anything or changed by what has resolved) | Giant Growth | 2/2 → 5/5 | 418.5a.6b |',
        ].join('\n'),
        'Gray Ogre, after step 2: 2/2 red Ogre creature becomes 1/1 red Ogre creature.',
        [
          '| Layer | Effect | Change | Rule |',
          '| --- | --- | --- | --- |',
          '| 6b (power and toughness, set by anything or changed by what has resolved) | Giant Growth | 2/2 → 5/5 | 418.5a.6b |',
          '| 6b (power and toughness, set by anything or changed by what has resolved) | Humility | 5/5 → 1/1 | 418.5a.6b |',
        ].join('\n'),
        '## Rules',
      ].join('\n\n') + ruling(PUMPED).slice(ruling(PUMPED).indexOf('\n\n- **418.5a.6b**')),
    );
    expect(ruling(PUMPED)).toMatch(/- \*\*418\.5f\*\*: .+\./);
  });

  it('has the layers of each thing each time that they are others, and once where they are the same', () => {
    const text = ruling(lines`
      rules classic
      scenario Copy
        Alice controls Opalescence, Humility
        Alice casts Clone as Copy copying Humility
        expect Copy is 1/1
        Bob controls Gray Ogre
        expect Copy is 1/1, Gray Ogre is 1/1
        destroy Humility
        expect Copy is 1/1
    `);
    const told = [...text.matchAll(/^(Copy|Gray Ogre), after step (\d): /gm)].map(
      ([, name, step]) => `${name} ${step}`,
    );
    expect(told).toEqual(['Copy 1', 'Copy 3', 'Gray Ogre 2']);
    expect(text.match(/is a copy of Humility/g)).toHaveLength(1);
  });

  it('says of what is as it was that it is, of one expectation that it holds, and French as French is written', () => {
    const back = lines`
      rules current
      scenario There and back
        Alice controls Gray Ogre
        effect "Gray Ogre gets +1/+1 until end of turn."
        effect "Gray Ogre gets -1/-1 until end of turn."
        expect Gray Ogre is 2/2
    `;
    expect(ruling(back)).toContain('2/2 red Ogre creature, before all effects as after them.');
    expect(ruling(back, 'fr')).toMatch(/- \*\*613\.[\w.]+\*\*\s: /);
    expect(ruling(back.replace('is 2/2', 'is 3/3'))).toContain('0 of its 1 expectation holds');
  });

  it('is French where French is asked for', () => {
    const text = ruling(PUMPED, 'fr');
    expect(text).toContain('Selon les règles de l’édition classic.');
    expect(text).toContain('1. Alice lance Giant Growth, en ciblant Gray Ogre.');
    expect(text).toContain('- Après l’étape 2 : Gray Ogre est créature 1/1 de couleur rouge et n’a pas de capacités.');
    expect(text).toContain('## Règles');
  });

  it('says in French of what is asked for its subtype alone that it is of that type', () => {
    const text =
      'rules current\nscenario One\n  Alice controls Forest\n  expect Forest is a Forest, Forest is a Forest land\n';
    expect(ruling(text, 'fr')).toContain('Forest est de type Forest et est terrain Forest');
  });

  it('has the words for colours and types in French too, down to the layer tables', () => {
    const text = ruling(PUMPED, 'fr');
    expect(text).toMatch(/2\/2 rouge, créature — Ogre devient 1\/1 rouge, créature — Ogre/);
    expect(text).not.toMatch(/\b(?:red|creature)\b/);
  });

  it.each([
    ['en', 'Not a ruling: the scenario fails. 1 of its 2 expectations hold'],
    ['fr', 'Ce n’est pas une décision : le scénario échoue. 1 de ses 2 attentes'],
  ] as const)('says in its first line that the scenario fails (%s)', (locale, said) => {
    const text = ruling(
      PUMPED.replace('expect Gray Ogre is a 1/1 red creature, has no abilities', 'expect Gray Ogre is 4/4'),
      locale,
    );
    expect(text.split('\n')[0]).toContain(said);
    expect(text).toMatch(/4\/4.+1\/1/);
    expect(text).not.toMatch(/Gray Ogre (is|est) 4\/4/);
  });

  it('says in its first line what an unproven one rests on, and that nothing is checked', () => {
    const odd = 'rules classic\ncard Oddity {1}\n  Artifact\n  Grundle it.\nscenario Odd\n  Alice controls Oddity\n';
    expect(ruling(`${odd}  expect Oddity is an artifact\n`).split('\n')[0]).toMatch(/^\*\*Unproven: .*Grundle it/);
    expect(ruling(odd).split('\n')[0]).toMatch(/^\*\*Not a ruling: the scenario says nothing/);
    const ignored = ruling(
      odd
        .replace('scenario Odd\n', 'scenario Odd\n  ignoring text of Oddity\n')
        .concat('  expect Oddity is an artifact\n'),
    );
    expect(ignored).toContain('What can’t be read of Oddity is left out of account.');
    expect(ignored).toContain('The text of Oddity that can’t be read is left out of account.');
  });

  it('does not tell what was refused as if it had happened (303.4a)', () => {
    const text = ruling(lines`
      rules classic
      scenario Refused
        Alice controls Forest, Gray Ogre
        Alice casts Pacifism targeting Forest
        expect Gray Ogre can attack
    `);
    expect(text.split('\n')[0]).toContain('Not a ruling: a line of the scenario can’t be read or carried out');
    expect(text).toContain('1. Alice casts Pacifism, targeting Forest (this can’t be done, 303.4a).');
  });

  it('tells what is forbidden and allowed, what would be, and what happens on the stack', () => {
    const text = ruling(lines`
      rules current
      scenario All kinds
        Alice controls White Knight, Gray Ogre
        illegal Bob casts Doom Blade targeting White Knight by 702.16b
        Bob casts Lightning Bolt targeting Gray Ogre
          expect Lightning Bolt targets Gray Ogre
          Alice casts Giant Growth targeting Gray Ogre
        suppose Bob destroys it
          destroy Gray Ogre
          expect Gray Ogre is in Alice's graveyard
        expect Gray Ogre is 5/5
    `);
    expect(text).toContain('- Not allowed: Bob casts Doom Blade, targeting White Knight (702.16b).');
    expect(text).toContain(
      '1. Bob casts Lightning Bolt, targeting Gray Ogre. While it is on the stack:\n   1. Alice casts Giant Growth',
    );
    expect(text).toContain('- During step 1: Lightning Bolt targets Gray Ogre.');
    expect(text).toContain('2. Suppose: Bob destroys it:\n   1. Gray Ogre is destroyed.');
    expect(text).toContain("- After step 2.1: Gray Ogre is in Alice's graveyard.");
    expect(text).toContain('- After step 1: Gray Ogre is 5/5.');
  });

  it('gives each edition its own answer', () => {
    const text = ruling(lines`
      rules classic, current
      scenario Two editions
        Alice controls Gray Ogre
        Alice casts Giant Growth targeting Gray Ogre
        Bob controls Humility
        in classic expect Gray Ogre is 1/1
        in current expect Gray Ogre is 4/4
    `);
    const [, classic = '', current = ''] = text.split(/^## In /m);
    expect(classic).toMatch(/^classic\n[\s\S]*Gray Ogre is 1\/1\.[\s\S]*\| 6b /);
    expect(current).toMatch(/^current\n[\s\S]*Gray Ogre is 4\/4\.[\s\S]*\| 7c /);
  });

  it('keeps names from being read as Markdown', () => {
    const text = ruling(
      'rules classic\nscenario *Stars* and `ticks`\n  Alice controls Gray Ogre as "_x_ [y](z)"\n  expect "_x_ [y](z)" is 2/2\n',
    );
    expect(text).toContain('# \\*Stars\\* and \\`ticks\\`');
    expect(text).toContain('\\_x\\_ \\[y\\](z)');
  });
});

const folder = new URL('../../examples/', import.meta.url);

describe('rulings of the examples', () => {
  it.each(readdirSync(folder).filter((name) => name.endsWith('.strata')))(
    'are whole in both languages, and claim nothing of what has not passed: %s',
    (name) => {
      const context = contextOf(readFileSync(new URL(name, folder), 'utf8'));
      for (const scenario of context.analysis.scenarios) {
        const passed = context.analysis.runs.every((run) => run.scenario !== scenario || run.outcome === 'passed');
        for (const locale of ['en', 'fr'] as const) {
          const text = rulingOf({ ...context, locale }, scenario);
          expect(text.startsWith('**')).toBe(!passed);
          // the sentences of rules speak of undefined choices (706.7a)
          const own = text.split('\n').filter((line) => !line.startsWith('- **'));
          expect(own.filter((line) => /undefined|ruling\.|hover\.|…\.$/.test(line))).toEqual([]);
        }
      }
    },
  );
});

describe('a ruling about a copy', () => {
  const text = lines`
    rules 2011
    card Gnarled Tutor {2}{R}
      Creature — Human Wizard
      {T}: Target land becomes a 3/3 creature until end of turn.
      2/2
    card Never Used {1}
      Artifact
    scenario The tutor and the clone
      Alice controls Gnarled Tutor, Forest
      Alice activates Gnarled Tutor targeting Forest
      Alice casts Clone copying Forest
      expect Clone is not a creature
  `;

  it('says what it copies, what was not copied and why, and its copiable values (707.2)', () => {
    const said = ruling(text);
    expect(said).toContain('- Clone is a copy of Forest, since step 2.');
    expect(said).toMatch(/What Forest was besides is not copied: .*3\/3.* from Gnarled Tutor, step 1 \(706\.2\)\./);
    expect(said).toMatch(/Its copiable values are Forest, .*basic Forest land \(706\.2\)\./);
    expect(said).toMatch(/## Rules[\s\S]*\*\*706\.2\*\*/);
    const french = ruling(text, 'fr');
    expect(french).toContain('Clone est une copie de Forest, depuis l’étape 2.');
    expect(french).toMatch(/n’est pas copié : .*Gnarled Tutor, étape 1/);
  });

  it('gives the text of the cards that the file declares and the scenario uses', () => {
    const said = ruling(text);
    expect(said).toContain('## The cards\n\n**Gnarled Tutor** {2}{R} — Creature — Human Wizard 2/2');
    expect(said).toContain('- {T}: Target land becomes a 3/3 creature until end of turn.');
    expect(said).not.toContain('Never Used');
    expect(said).not.toContain('**Clone**');
  });
});

it('says what state-based actions did and by which rule, since the answer may rest on it (704.3)', () => {
  const context = contextOf(`rules current

scenario The Anthem leaves
  Alice controls Gray Ogre, Glorious Anthem
  Gray Ogre deals 2 damage to Gray Ogre
  destroy Glorious Anthem
  expect Gray Ogre is in Alice's graveyard
`);
  const [scenario] = context.analysis.scenarios;
  const ruling = scenario === undefined ? '' : rulingOf(context, scenario);
  expect(ruling).toContain('After step 2: Gray Ogre is destroyed (704.5g).');
  expect(ruling).toContain('**704.5g**');
});
