// What a creature was when state-based actions took it: in the graveyard it is another object, which says nothing of why it went there (400.7, 704.5f).
import { describe, expect, it } from 'vitest';
import { diagnosticsOf } from '../../server/src/features/diagnostics.ts';
import { inlayHints } from '../../server/src/features/inlayHints.ts';
import { rulingOf } from '../../server/src/features/ruling.ts';
import { contextOf, hoverOn } from './draw.ts';

const wild = `rules current
card Warden of the Wild {3}{G}{G}
  Legendary Creature — Elemental
  Warden of the Wild's power and toughness are each equal to the number of lands you control.
  Nontoken creatures you control are Forest lands in addition to their other types.
  */*
scenario One
  Alice controls Warden of the Wild, 2 Forests, Serra Angel
  Bob controls Blood Moon
  expect Warden of the Wild is a 5/5
  expect Warden of the Wild is in exile
`;
const ruled = (text: string): string => {
  const context = contextOf(text);
  return context.analysis.runs[0] === undefined ? '' : rulingOf(context, context.analysis.runs[0].scenario);
};
const told = (text: string, locale: 'en' | 'fr' = 'en') =>
  diagnosticsOf(contextOf(text, locale), { limit: 100, rulePages: false });

describe('what state-based actions took', () => {
  it('says what it was then, and the lines that made it so', () => {
    const [note] = told(wild);
    expect(note?.message).toContain('It was then: 0/0 green legendary Elemental Mountain creature land.');
    expect(note?.relatedInformation?.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Warden of the Wild applies in layer 4: /),
      expect.stringMatching(/^Blood Moon applies in layer 4: Elemental Forest → Elemental Mountain; loses “Warden/),
    ]);
    expect(told(wild, 'fr')[0]?.message).toContain('C’était alors : 0/0');
    // as printed there is nothing to say
    const shocked = 'scenario One\n  Alice controls Gray Ogre\n  Alice casts Shock targeting Gray Ogre\n';
    expect(told(shocked).some(({ message }) => String(message).includes('It was then'))).toBe(false);
  });

  it('stands in the hover as long as it lies there, below what it is now', () => {
    const hover = hoverOn(contextOf(wild), 'expect Warden of the Wild is a 5/5', 'Warden');
    expect(hover).toContain('Printed: */* green legendary Elemental creature');
    expect(hover).toContain('As it left the battlefield, line 9: 0/0 green legendary Elemental Mountain creature land');
    expect(hover).toMatch(/4 +Blood Moon, line 9 /);
    const back = wild.replace(/ {2}expect Warden of the Wild is in exile\n/, '  return Warden of the Wild to hand\n');
    const again = contextOf(`${back}  expect Warden of the Wild is green\n`);
    expect(hoverOn(again, 'expect Warden of the Wild is green', 'Warden')).not.toContain('As it left');
  });

  it('is why an expectation about it fails, and no reason where its place is what is expected', () => {
    const [, size, place] = told(wild);
    expect(size?.message).toContain("It has been in Alice's graveyard since line 9, and is another object there.");
    expect(place?.message).not.toContain('another object');
  });
});

it('a hint calls a copy what the file calls it', () => {
  const context = contextOf(`rules current
card Mill
  Land
  {1}: Mill becomes a 2/2 blue Assembly-Worker artifact creature until end of turn. It's still a land.
card Vesper {2}
  Creature — Shapeshifter
  You may have Vesper enter as a copy of any permanent on the battlefield.
  0/0
scenario One
  Alice controls Mill
  Alice casts Vesper copying Mill
  Alice activates Vesper
`);
  const labels = inlayHints(context, { start: 0, end: context.analysis.text.length }).map(({ label }) => label);
  expect(labels.at(-1)).toMatch(/^Vesper colorless → blue|^Vesper .*Land → /);
});

describe('what did nothing as it entered, for an effect takes it (614.12)', () => {
  const clone = (edition: string, more = '') => `rules ${edition}
card Vesper {2}
  Creature — Shapeshifter
  You may have Vesper enter as a copy of any creature on the battlefield.
  0/0
scenario One
  Alice controls Serra Angel, Humility
  Alice casts Vesper${more}
  expect Vesper is named Serra Angel
`;

  it('is told in the hover, at a failed expectation and in the ruling', () => {
    const text = clone('current');
    const said = 'did nothing as it entered: Humility takes it from what Vesper would be on the battlefield (614.12)';
    expect(hoverOn(contextOf(text), 'expect Vesper', 'Vesper')).toContain(said);
    expect(told(text).some(({ message }) => String(message).includes(said))).toBe(true);
    expect(told(text, 'fr').some(({ message }) => String(message).includes('n’a rien fait à l’arrivée'))).toBe(true);
    const ruling = ruled(text.replace('named Serra Angel', 'a 1/1'));
    expect(ruling).toContain(said);
    expect(ruling).toContain('**614.12**: ');
  });

  it('is not told where it did something, nor in editions that judge by its own text (D28)', () => {
    const classic = contextOf(clone('classic', ' copying Serra Angel'));
    expect(hoverOn(classic, 'expect Vesper', 'Vesper')).not.toContain('did nothing');
    const first = clone('current', ' copying Serra Angel').replace('Serra Angel, Humility', 'Serra Angel');
    const later = contextOf(`${first}  Alice controls Humility\n  expect Vesper is 1/1\n`);
    expect(hoverOn(later, 'expect Vesper is 1/1', 'Vesper')).not.toContain('did nothing');
  });
});

it('abilities that go with a land’s types are told with their rule (305.7)', () => {
  const context = contextOf(wild);
  expect(hoverOn(context, 'expect Warden of the Wild is a 5/5', 'Warden')).toMatch(/Blood Moon.* 613\.1d, 305\.7/);
  const text = `rules current
card Old Mill
  Land
  {T}: Add {C}.
scenario One
  Alice controls Blood Moon, Old Mill
  expect Old Mill is a Mountain
`;
  expect(ruled(text)).toContain('**305.7**: ');
});
