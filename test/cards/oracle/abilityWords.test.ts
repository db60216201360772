// Which words may stand before a dash, and what an unclosed parenthesis does.
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../server/src/cards/oracle/compile.ts';

const states = (text: string, spell = false): readonly string[] =>
  compileText(text, { names: ['Probe'], spell }).abilities.map(({ state }) => state);

describe('words before a dash (207.2c, 702)', () => {
  it.each([
    'Landfall — Whenever a land you control enters, Probe gets +1/+1 until end of turn.',
    'Threshold — Probe gets +2/+2 as long as there are seven or more cards in your graveyard.',
    "Council's dilemma — When Probe enters, you gain 1 life.",
    'Descend 4 — Probe has flying.',
    'Will of the council — When Probe enters, draw a card.',
  ])('an ability word means nothing: %s', (text) => {
    expect(states(text)).toEqual(['proven']);
  });

  it.each(['Solved — Probe has flying.', 'Visit — Draw a card.'])('a keyword is not passed over: %s', (text) => {
    expect(states(text)).toEqual(['unread']);
  });

  it('any other words are flavour, which is never taken as proven (207.2d)', () => {
    expect(states('Iron Resolve — Probe has flying.')).toEqual(['read']);
    expect(states('Iron Resolve — Probe has flyng.')).toEqual(['unread']);
  });

  it('what stands after max speed is there while the speed is 4 (702.178a)', () => {
    const [found] = compileText('Max speed — Probe has flying.', { names: ['Probe'] }).abilities;
    expect(found).toMatchObject({ state: 'proven', ability: { kind: 'static', word: 'Max speed' } });
    expect(JSON.stringify(found?.ability)).toContain('"kind":"speed"');
  });

  it('boast is once each turn, and only after attacking (702.142a)', () => {
    const [found] = compileText('Boast — {1}: Draw a card.', { names: ['Probe'] }).abilities;
    expect(found).toMatchObject({ state: 'proven', ability: { limits: { oncePerTurn: true, onlyIf: {} } } });
  });

  it.each(['Exhaust', 'Power-up'])('%s lets an ability be activated only once (702.177a)', (word) => {
    const [found] = compileText(`${word} — {3}: Put two +1/+1 counters on Probe.`, { names: ['Probe'] }).abilities;
    expect(found).toMatchObject({ state: 'proven', ability: { kind: 'activated', limits: { once: true } } });
  });

  it('an ability word in the middle of what a spell does is kept', () => {
    const text = 'Target creature gets +1/+1 until end of turn.\nThreshold — You gain 2 life.';
    expect(states(text, true)).toEqual(['proven']);
  });
});

describe('an unclosed parenthesis (207.2)', () => {
  it('is no reminder text: the rest of its line is not passed over', () => {
    expect(states('Probe has flying. (Probe has haste.')).toEqual(['unread']);
    expect(states('Destroy target creature (It is gone. Draw a card.', true)).toEqual(['unread']);
    expect(states('Probe has flying. (Probe\nProbe has haste. (really)')).toEqual(['unread', 'proven']);
  });

  it('is passed over where it is closed', () => {
    expect(states('Probe has flying. (It flies.)')).toEqual(['proven']);
  });
});
