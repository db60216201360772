// Kinds of faults once found, each with a board that shows it: several attaching kinds, text changes, graveyards, back faces.
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../server/src/engine/ask.ts';
import { attachmentKinds } from '../../../server/src/engine/hosts.ts';
import { manaValueOf } from '../../../server/src/engine/meaning/thing.ts';
import type { EditionName } from '../../../server/src/rules/edition.ts';
import { ALICE, at, BOB, card, type Table, table } from './table.ts';

const OGRE = card('Gray Ogre {2}{R}\nCreature — Ogre\n2/2');
const MEADOW = card('Meadow\nLand');
const WOOD = card('Wood\nBasic Land — Forest');

const words = (t: Table, known: ReturnType<Table['has']>): readonly string[] =>
  t.state(known).abilities.map(({ ability }) => (ability.kind === 'keyword' ? ability.keyword : ability.kind));

describe('what is of several attaching kinds', () => {
  const both = card(
    'Work {W}\nArtifact Enchantment — Aura Equipment\nEnchant creature\nEnchanted creature gets +1/+1.',
  );

  it('303.4c, 704.5n: must be allowed where it is as each of them', () => {
    const t = table('current');
    const ogre = t.has(ALICE, OGRE);
    const work = t.has(ALICE, both, { attachedTo: { object: t.id(ogre) } });
    expect(attachmentKinds(t.game, t.id(work))).toEqual(['aura', 'equipment']);
    t.do({ act: 'settle' });
    expect(t.pt(ogre)).toBe('3/3');
  });

  it('704.5n: a Fortification that becomes Equipment falls off its land, and stays', () => {
    const t = table('current');
    const land = t.has(ALICE, MEADOW);
    const fort = t.has(ALICE, card('Fort {2}\nArtifact — Fortification\nFortified land has indestructible.'), {
      attachedTo: { object: t.id(land) },
    });
    expect(words(t, land)).toEqual(['indestructible']);
    t.has(ALICE, card('Brawl {R}\nEnchantment\nAll artifacts are Equipment in addition to their other types.'));
    t.do({ act: 'settle' });
    expect(t.game.objects.get(t.id(fort))?.attachedTo).toBeUndefined();
    expect(t.game.objects.get(t.id(fort))?.zone).toBe('battlefield');
  });

  it('301.5, 303.4c: a curse that becomes Equipment is unattached from its player, then goes as an Aura', () => {
    const t = table('current');
    const curse = t.has(ALICE, card('Curse {B}\nArtifact Enchantment — Aura Curse\nEnchant player'), {
      attachedTo: { player: BOB },
    });
    t.do({ act: 'settle' });
    expect(t.game.objects.get(t.id(curse))?.zone).toBe('battlefield');
    t.has(ALICE, card('Brawl {R}\nEnchantment\nAll artifacts are Equipment in addition to their other types.'));
    t.do({ act: 'settle' });
    expect(t.game.objects.get(t.id(curse))?.zone).toBe('graveyard');
  });
});

describe('418.9: text changes', () => {
  it('reach the words that a text-changing ability names, and so make a dependency', () => {
    const t = table();
    const walker = t.has(ALICE, card('Walker {G}\nCreature — Horse\nIslandwalk\n2/2'));
    t.has(
      ALICE,
      card(
        'Eraser {U}\nEnchantment\nChange the text of all creatures by replacing all instances of Island with Mountain.',
      ),
    );
    t.has(
      ALICE,
      card(
        'Other Eraser {1}\nArtifact\nChange the text of all enchantments by replacing all instances of Mountain with Swamp.',
      ),
    );
    const [walk] = t.state(walker).abilities;
    expect(walk?.ability).toMatchObject({ keyword: 'landwalk', quality: { subtype: 'Swamp' } });
    expect(boardOf(t.game).edges).toMatchObject([{ by: 'text' }]);
  });

  it('never touch mana symbols (418.9a)', () => {
    const t = table();
    const drake = t.has(
      ALICE,
      card('Drake {1}{U}\nCreature — Drake\n{U}: Target blue creature gains flying until end of turn.\n1/1'),
    );
    t.effect('Change the text of target permanent by replacing all instances of blue with red.', at(t.id(drake)));
    const [activated] = t.state(drake).abilities;
    expect(activated?.ability).toMatchObject({
      costs: [{ cost: [{ color: 'U' }] }],
      body: { targets: [{ filter: { of: [{ color: 'R' }, {}] } }] },
    });
  });
});

describe('418.4b: what works from other zones', () => {
  it('an ability that says "as long as this card is in your graveyard" works there and nowhere else', () => {
    const anger = card(
      'Anger {3}{R}\nCreature — Incarnation\nHaste\nAs long as this card is in your graveyard and you control a Forest, creatures you control have haste.\n2/2',
    );
    const t = table();
    t.has(ALICE, WOOD);
    const ogre = t.has(ALICE, OGRE);
    const there = t.has(ALICE, anger);
    expect(words(t, ogre)).toEqual([]);
    t.do({ act: 'verb', verb: 'destroy', object: t.id(there) });
    expect(words(t, ogre)).toEqual(['haste']);
  });

  it('400.4a: an instant or sorcery never enters the battlefield', () => {
    const t = table();
    const bolt = t.inZone(ALICE, card('Bolt {R}\nInstant\nBolt deals 3 damage to any target.'), 'graveyard');
    t.effect('Return target card from your graveyard to the battlefield.', at(t.id(bolt)));
    expect(t.last.problems).toMatchObject([{ code: 'enter.notPermanent', severity: 'warning' }]);
    expect(t.game.objects.get(t.id(bolt))?.zone).toBe('graveyard');
  });
});

describe('202.3b: the mana value of a back face', () => {
  const worth = (edition: EditionName): readonly [number, number] => {
    const t = table(edition);
    const twoFaced = card('Day {2}{G}\nCreature — Human\n1/1\n---- transform\nNight\nCreature — Werewolf\n3/3');
    const day = t.has(ALICE, twoFaced, { transformed: true });
    const clone = t.play(
      ALICE,
      card(
        'Clone {3}{U}\nCreature — Shapeshifter\nYou may have this creature enter as a copy of any creature on the battlefield.\n0/0',
      ),
      { answers: { copying: t.id(day) } },
    );
    if (clone === undefined) throw new Error('refused');
    const value = (known: typeof day): number => manaValueOf(t.game.objects.get(t.id(known)), t.state(known));
    return [value(day), value(clone)];
  };

  it('is that of the front today, nothing before; of a copy of the back face alone it is nothing', () => {
    expect(worth('current')).toEqual([3, 0]);
    expect(worth('2011')).toEqual([0, 0]);
    expect(worth('classic')).toEqual([0, 0]);
  });
});

describe('702.16: protection of a player from what was chosen', () => {
  it('the choice is that of the ability that protects; an Aura of that name falls off (303.4c)', () => {
    const t = table();
    const curse = t.has(ALICE, card('Dark Curse {B}\nEnchantment — Aura Curse\nEnchant player'), {
      attachedTo: { player: BOB },
    });
    const other = t.has(ALICE, card('Pale Curse {W}\nEnchantment — Aura Curse\nEnchant player'), {
      attachedTo: { player: BOB },
    });
    t.has(
      BOB,
      card(
        'Halo {W}{W}\nEnchantment\nAs this enchantment enters, choose a card name.\nYou have protection from the chosen card name.',
      ),
      { answers: { choosing: [{ kind: 'word', word: 'Dark Curse' }] } },
    );
    t.do({ act: 'settle' });
    expect(t.game.objects.get(t.id(curse))?.zone).toBe('graveyard');
    expect(t.game.objects.get(t.id(other))?.zone).toBe('battlefield');
  });
});

describe('"artifact, enchantment, or creature with flying"', () => {
  it('what only creatures have is asked of the creatures alone (601.2c)', () => {
    const t = table();
    const wings = card('Wings {G}\nInstant\nDestroy target artifact, enchantment, or creature with flying.');
    const law = t.has(BOB, card('Law {W}\nEnchantment'));
    const ogre = t.has(BOB, OGRE);
    expect(t.cast(ALICE, wings, { targets: at(t.id(ogre)) })).toBeUndefined();
    t.play(ALICE, wings, { targets: at(t.id(law)) });
    expect(t.game.objects.get(t.id(law))?.zone).toBe('graveyard');
  });
});

describe('400.7: what an ability still finds after a move', () => {
  const loop = card(
    "Loop {W}\nEnchantment — Aura\nEnchant creature\nWhen enchanted creature dies, return this Aura to its owner's hand.",
  );
  const gift = card(
    "Gift {W}\nEnchantment — Aura\nEnchant creature\nWhen enchanted creature dies, return that card to the battlefield under its owner's control.",
  );

  it('400.7f: the Aura that fell off with its creature', () => {
    const t = table();
    const ogre = t.has(ALICE, OGRE);
    const aura = t.has(ALICE, loop, { attachedTo: { object: t.id(ogre) } });
    t.all({ act: 'verb', verb: 'destroy', object: t.id(ogre) });
    expect(t.game.objects.get(t.id(aura))?.zone).toBe('hand');
  });

  it('400.7e: the creature that it enchanted, as the card it has become', () => {
    const t = table();
    const ogre = t.has(ALICE, OGRE);
    const aura = t.has(BOB, gift, { attachedTo: { object: t.id(ogre) } });
    t.all({ act: 'verb', verb: 'destroy', object: t.id(ogre) });
    expect(t.game.objects.get(t.id(ogre))?.zone).toBe('battlefield');
    expect(t.game.objects.get(t.id(aura))?.zone).toBe('graveyard');
  });
});
