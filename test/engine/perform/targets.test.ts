// Targets, timing and costs: what is refused, by which rule, because of what, and what would have been legal.
import { describe, expect, it } from 'vitest';
import type { EngineProblem } from '../../../server/src/engine/action.ts';
import { activatedAbilities } from '../../../server/src/engine/activate.ts';
import { legalHosts } from '../../../server/src/engine/hosts.ts';
import { ALICE, at, BOB, card, type Table, table } from './table.ts';

const OGRE = card('Gray Ogre {2}{R}\nCreature — Ogre\n2/2');
const WOOD = card('Wood\nBasic Land — Forest');
const ARM = card('Strong Arm {W}\nEnchantment — Aura\nEnchant creature\nEnchanted creature gets +1/+2.');
const GROWTH = card('Growth {G}\nInstant\nTarget creature gets +3/+3 until end of turn.');

const refusal = (t: Table): EngineProblem => {
  const found = t.last.problems.find((problem) => problem.severity === 'error');
  if (found === undefined) throw new Error('nothing was refused');
  return found;
};

describe('targets', () => {
  it('303.4a: an Aura names what it may enchant, the chooser’s own first', () => {
    const t = table();
    const theirs = t.has(BOB, OGRE);
    const mine = t.has(ALICE, OGRE);
    const land = t.has(ALICE, WOOD);
    t.cast(ALICE, ARM, { targets: at(t.id(land)) });
    const problem = refusal(t);
    expect(problem.rule).toBe('303.4a');
    expect(problem.slot).toEqual({ slot: 'target', index: 0, inner: 0 });
    expect(problem.legal).toEqual([{ object: t.id(mine) }, { object: t.id(theirs) }]);
    expect(t.game.zones['stack'] ?? []).toEqual([]);
  });

  it('702.16b: protection says which statement brought it', () => {
    const t = table();
    const knight = t.has(BOB, card('Green Ward Knight {W}\nCreature — Knight\nProtection from green\n2/2'));
    t.cast(ALICE, GROWTH, { targets: at(t.id(knight)) });
    const problem = refusal(t);
    expect(problem.rule).toBe('702.16b');
    expect(problem.because[0]?.object).toBe(t.id(knight));
    expect(problem.because[0]?.cause).toBe(t.game.objects.get(t.id(knight))?.cause);
  });

  it('702.18a: shroud keeps everyone away, hexproof only opponents (702.11b)', () => {
    const t = table();
    const shy = t.has(ALICE, card('Shy {G}\nCreature — Beast\nShroud\n1/1'));
    const sly = t.has(ALICE, card('Sly {G}\nCreature — Beast\nHexproof\n1/1'));
    t.cast(ALICE, GROWTH, { targets: at(t.id(shy)) });
    expect(refusal(t).rule).toBe('702.18a');
    t.cast(BOB, GROWTH, { targets: at(t.id(sly)) });
    expect(refusal(t).rule).toBe('702.11b');
    t.play(ALICE, GROWTH, { targets: at(t.id(sly)) });
    expect(t.pt(sly)).toBe('4/4');
  });

  it('608.2b: with every target illegal on resolution, nothing happens', () => {
    const t = table();
    const ogre = t.has(ALICE, OGRE);
    const spell = t.cast(ALICE, GROWTH, { targets: at(t.id(ogre)) });
    t.do({ act: 'verb', verb: 'exile', object: t.id(ogre) });
    if (spell !== undefined) t.do({ act: 'resolve', object: spell });
    expect(t.last.events.map(({ event, rule }) => [event, rule])).toContainEqual(['countered', '608.2b']);
  });
});

describe('timing', () => {
  it('303.1: an enchantment only in one’s own main phase with an empty stack', () => {
    const t = table();
    const banner = card('Banner {W}\nEnchantment\nCreatures you control get +1/+1.');
    t.cast(BOB, banner);
    expect(refusal(t)).toMatchObject({ rule: '303.1', code: 'timing.sorcery' });
    const ogre = t.has(ALICE, OGRE);
    t.cast(ALICE, GROWTH, { targets: at(t.id(ogre)) });
    t.cast(ALICE, banner);
    expect(refusal(t).rule).toBe('303.1');
  });
});

describe('costs', () => {
  it('118.3: one that can’t be paid is illegal; what is named is used', () => {
    const t = table();
    const altar = t.has(ALICE, card('Altar {2}\nArtifact\nSacrifice a creature: You gain 1 life.'));
    const activate = (sacrificing: readonly (typeof altar)[] = []) =>
      t.all({
        act: 'activate',
        player: ALICE,
        source: t.id(altar),
        ability: 'only',
        announce: { sacrificing: sacrificing.map((one) => t.id(one)) },
      });
    activate();
    expect(refusal(t).code).toBe('cost.unpayable');
    const first = t.has(ALICE, OGRE);
    const second = t.has(ALICE, OGRE);
    activate();
    expect(refusal(t)).toMatchObject({
      code: 'cost.missing',
      legal: [{ object: t.id(first) }, { object: t.id(second) }],
    });
    activate([second]);
    expect(t.game.players[0]?.life).toBe(21);
    expect(t.game.objects.get(t.id(second))?.zone).toBe('graveyard');
    expect(t.game.objects.get(t.id(first))?.zone).toBe('battlefield');
  });

  it('602.2: an ability that an Aura grants is its host’s controller’s alone (303.4e)', () => {
    const t = table();
    const ogre = t.has(ALICE, OGRE);
    t.has(BOB, card('Lesson {U}\nEnchantment — Aura\nEnchant creature\nEnchanted creature has "{T}: Draw a card."'), {
      attachedTo: { object: t.id(ogre) },
    });
    expect(activatedAbilities(t.game, t.id(ogre))).toHaveLength(1);
    t.do({ act: 'activate', player: BOB, source: t.id(ogre), ability: 'only', announce: {} });
    expect(refusal(t).rule).toBe('602.2');
    t.all({ act: 'activate', player: ALICE, source: t.id(ogre), ability: { startsWith: '{T}: Draw' }, announce: {} });
    expect(t.game.players[0]?.tally['drawn']).toBe(1);
  });
});

describe('hosts', () => {
  it('303.4f–g: shroud does not matter to what enters attached, protection does; with nothing legal it stays', () => {
    const t = table();
    const shy = t.has(ALICE, card('Shy {G}\nCreature — Beast\nShroud\n1/1'));
    const pure = t.has(ALICE, card('Pure {B}\nCreature — Beast\nProtection from white\n1/1'));
    const arm = t.inZone(ALICE, ARM, 'graveyard');
    t.do({
      act: 'putOntoBattlefield',
      player: ALICE,
      card: { object: t.id(arm) },
      as: { attachedTo: { object: t.id(pure) } },
    });
    expect(refusal(t)).toMatchObject({ rule: '303.4f', legal: [{ object: t.id(shy) }] });
    t.do({ act: 'putOntoBattlefield', player: ALICE, card: { object: t.id(arm) }, as: {} });
    expect(t.pt(shy)).toBe('2/3');
    expect(legalHosts(t.game, t.id(arm))).toEqual([{ object: t.id(shy) }]);
    t.do({ act: 'verb', verb: 'destroy', object: t.id(shy) });
    expect(t.game.objects.get(t.id(arm))?.zone).toBe('graveyard');
    t.do({ act: 'putOntoBattlefield', player: ALICE, card: { object: t.id(arm) }, as: {} });
    expect(t.last.problems).toMatchObject([{ severity: 'warning', rule: '303.4g' }]);
    expect(t.game.objects.get(t.id(arm))?.zone).toBe('graveyard');
  });

  it('303.4h: moved to what it can’t enchant it stays, timestamp and all; elsewhere it gets a new one (418.5d)', () => {
    const t = table();
    const ogre = t.has(ALICE, OGRE);
    const other = t.has(ALICE, OGRE);
    const land = t.has(ALICE, WOOD);
    const arm = t.has(ALICE, ARM, { attachedTo: { object: t.id(ogre) } });
    const before = t.game.objects.get(t.id(arm))?.timestamp ?? 0;
    t.do({ act: 'attach', object: t.id(arm), to: { object: t.id(land) } });
    expect(t.last.problems[0]?.rule).toBe('303.4h');
    expect(t.game.objects.get(t.id(arm))).toMatchObject({ attachedTo: { object: t.id(ogre) }, timestamp: before });
    t.do({ act: 'attach', object: t.id(arm), to: { object: t.id(other) } });
    expect(t.game.objects.get(t.id(arm))?.timestamp).toBeGreaterThan(before);
  });
});
