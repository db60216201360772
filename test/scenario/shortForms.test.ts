// Short ways of saying things: labels of the same line, `has no KEYWORD`, an attack on the one opponent.
import { describe, expect, it } from 'vitest';
import { analyseText, codes, failing, firstRun, lines } from './helpers.ts';

const outcomeOf = (text: string): unknown => analyseText(text).runs.map((run) => run.outcome);

describe('labels of the same line', () => {
  it('can be used by the items after them', () => {
    const text = lines`
      rules classic
      scenario S
        Alice controls Gray Ogre as Grumpy, Pacifism attached to Grumpy, Hill Giant
        expect Grumpy can't attack, Hill Giant can attack
    `;
    expect(codes(analyseText(text))).toEqual([]);
    expect(outcomeOf(text)).toEqual(['passed']);
  });

  it('mean nothing before the item that gives them', () => {
    const text = lines`
      rules classic
      scenario S
        Alice controls Pacifism attached to Grumpy, Gray Ogre as Grumpy
    `;
    expect(codes(analyseText(text))).toContain('name.notInGame');
  });
});

describe('has no KEYWORD', () => {
  it('denies one keyword, and its own negation demands it', () => {
    const text = lines`
      rules classic
      scenario S
        Alice controls Gray Ogre, Serra Angel
        expect Gray Ogre has no flying, Serra Angel has no trample
        expect Serra Angel does not have no flying
    `;
    expect(outcomeOf(text)).toEqual(['passed']);
    expect(outcomeOf(text.replace('Gray Ogre has no', 'Serra Angel has no'))).toEqual(['failed']);
  });
});

describe('an attack that names nobody', () => {
  it('is against the one opponent of the attacker, and asks where there are more', () => {
    const text = lines`
      rules classic
      scenario S
        Alice controls Gray Ogre
        Gray Ogre attacks
        expect Gray Ogre is attacking
    `;
    expect(outcomeOf(text)).toEqual(['passed']);
    expect(codes(analyseText(text.replace('scenario S\n', 'scenario S\n  players Alice, Bob, Carol\n')))).toContain(
      'attacks.whom',
    );
  });
});

describe('a card whose name begins with a number', () => {
  it('is that card, and a number before a name still counts', () => {
    const cards = 'card Seven Lives {1}{W}\n  Enchantment\n  Creatures you control get +1/+1.\n\n';
    const text = `${cards}scenario Lives\n  Alice controls Seven Lives, two Gray Ogres as Left, Right\n  expect Left, Right are 3/3\n`;
    expect(failing(firstRun(text))).toEqual([]);
  });
});
