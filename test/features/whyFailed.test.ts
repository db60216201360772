// Failed expectations and refused lines say why, and their fixes write what the message advises.
import { describe, expect, it } from 'vitest';
import { diagnosticsOf } from '../../server/src/features/diagnostics.ts';
import { contextOf } from './draw.ts';
import { fixed } from './fixes.ts';

const titles = (text: string): readonly string[] => fixed(text).map(({ title }) => title);

const messagesOf = (text: string, locale: 'en' | 'fr' = 'en'): readonly string[] =>
  diagnosticsOf(contextOf(text, locale), { limit: 100, rulePages: false }).map(({ message }) => String(message));

const copied = `rules current
card Mill
  Land
  {1}: Mill becomes a 2/2 blue Assembly-Worker artifact creature until end of turn. It's still a land.
card Vesper {2}
  Creature — Shapeshifter
  You may have Vesper enter as a copy of any permanent on the battlefield.
  0/0
scenario One
  Alice controls Mill
  Alice activates Mill
  Alice casts Vesper as Twin copying Mill
`;
const moon = `rules current
card Drowned Tomb
  Land
  Each land is a Swamp in addition to its other land types.
scenario One
  Alice controls Blood Moon
  Alice controls Drowned Tomb
`;

describe('why an expectation fails', () => {
  it('names what copying left behind (707.2), and writes the negation', () => {
    const text = `${copied}  expect Twin is a creature\n`;
    expect(messagesOf(text)[0]).toMatch(/Not copied: .*Creature — Assembly-Worker.* from Mill, line 11 \(707\.2\)\./);
    expect(titles(text)).toEqual(expect.arrayContaining(['Write “a land”', 'Write “is not a creature”']));
    // nothing left behind has to do with it
    expect(messagesOf(`${copied}  expect Twin is a Goblin\n`)[0]).not.toContain('Not copied');
    expect(messagesOf(text, 'fr')[0]).toContain('707.2');
  });

  it('says of an effect that is not applied at all that it waits for what takes it away (613.8a)', () => {
    const [said] = messagesOf(`${moon}  expect Drowned Tomb is applied after Blood Moon\n`);
    expect(said).toContain('found not applied.');
    expect(said).toContain('waits for Blood Moon in layer 4');
  });

  it('reads `has no "TEXT"` like `lacks "TEXT"`', () => {
    expect(messagesOf(`${moon}  expect Drowned Tomb has no "{3}{B}{G}"\n`)).toEqual([]);
    expect(messagesOf(`${moon}  expect Drowned Tomb has no "{T}: Add"\n`)[0]).toContain('expected not');
  });
});

describe('why a line is refused', () => {
  const ogre = 'rules current\nscenario One\n  Alice controls Forest, Gray Ogre\n';

  it('offers the turn that the message advises (307.1)', () => {
    const text = `${ogre}  Bob casts Pacifism targeting Gray Ogre\n`;
    expect(titles(text)[0]).toBe("Add the line “Bob's turn”");
  });

  it('says what a cost asks for (118.3)', () => {
    const [said] = messagesOf(`${ogre}  Alice casts Fling sacrificing Forest targeting Bob\n`);
    expect(said).toContain('It asks to sacrifice “creature”.');
    expect(said).toContain('Legal here: Gray Ogre.');
    const none =
      'rules current\nscenario One\n  Alice controls Forest\n  Alice casts Fling sacrificing Forest targeting Bob\n';
    expect(messagesOf(none)[0]).toContain('Nothing that could pay it is there');
  });
});

it('what cannot be turned face up is told as what it would be face up: a copy has the morph of what it copies (702.37e)', () => {
  const text = `rules current
scenario One
  Alice controls Gray Ogre, Grinning Demon face down
  effect "Target creature becomes a copy of Gray Ogre until end of turn." targeting Grinning Demon
  Alice turns Grinning Demon face up
`;
  expect(messagesOf(text)[0]).toContain('it would be Gray Ogre without such an ability');
  expect(messagesOf(text, 'fr')[0]).toContain('ce serait Gray Ogre sans une telle capacité');
});

it('what made it so and is in force no more is named, with the line that ended it (611.2a, 611.3b)', () => {
  const text = `rules current
scenario One
  Alice controls Gray Ogre, Crusade, White Knight
  Alice casts Giant Growth targeting Gray Ogre
  next turn
  expect Gray Ogre is 5/5
  tap Gray Ogre
  expect Gray Ogre is 5/5
  destroy Crusade
  expect White Knight is 3/3
  expect White Knight is 4/4
`;
  const [first, second, third, fourth] = messagesOf(text);
  expect(first).toContain('Until line 5, Giant Growth applied in layer 7c: 2/2 → 5/5.');
  expect(second).toContain('Until line 5, Giant Growth applied in layer 7c: 2/2 → 5/5.');
  expect(third).toContain('Until line 9, Crusade applied in layer 7c: 2/2 → 3/3.');
  expect(fourth).not.toContain('Until');
  expect(messagesOf(text, 'fr')[0]).toContain('Jusqu’à la ligne 5, Giant Growth s’appliquait dans la couche 7c');
});
