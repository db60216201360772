// The words under a place in rules text: which parts of the sentence hold it, and what each means.
import { describe, expect, it } from 'vitest';
import { readingAt } from '../../../server/src/cards/oracle/reading.ts';

const NAMES = { names: ['Thing'] };

/** The parts that hold the first letter of `word`, smallest first: what they are and their words. */
const at = (text: string, word: string): readonly string[] =>
  readingAt(text, NAMES, text.indexOf(word)).map(({ role, start, end }) => `${role}: ${text.slice(start, end)}`);

describe('the parts of a sentence', () => {
  const line = 'As long as you control an artifact, other white creatures you control get +1/+1 and have flying.';

  it('are its subject with what it is made of', () => {
    expect(at(line, 'white')).toEqual([
      'object: other white creatures you control',
      'filter: other white creatures you control',
    ]);
  });

  it('are its predicates, each by itself', () => {
    expect(at(line, '+1/+1')).toEqual(['operation: get +1/+1']);
    expect(at(line, 'flying')).toEqual(['keyword: flying', 'operation: have flying']);
  });

  it('are its condition', () => {
    expect(at(line, 'artifact')).toEqual(['filter: artifact', 'condition: you control an artifact']);
  });

  it('are the event, targets and durations of a triggered ability', () => {
    const triggered = 'Whenever Thing attacks, target creature gets -2/-0 until end of turn.';
    expect(at(triggered, 'attacks')).toEqual(['event: Thing attacks']);
    expect(at(triggered, 'target')).toEqual(['object: target creature']);
    expect(at(triggered, 'until')).toEqual(['duration: until end of turn']);
  });

  it('are costs, and pronouns with what they stand for', () => {
    const activated = 'Sacrifice a land: Thing gains trample until end of turn. Untap it.';
    expect(at(activated, 'Sacrifice')).toEqual(['cost: Sacrifice a land']);
    const [it] = readingAt(activated, NAMES, activated.indexOf('it.'));
    expect(it?.value).toMatchObject({ kind: 'self' });
  });

  it('say whether an effect comes of a static ability or of a resolution', () => {
    expect(readingAt(line, NAMES, line.indexOf('+1/+1'))[0]?.origin).toBe('static');
    expect(readingAt('{1}: Thing gets +1/+1 until end of turn.', NAMES, 12)[0]?.origin).toBe('resolution');
  });

  it('are none where nothing is read, or between parts', () => {
    expect(readingAt('Blorb the grue.', NAMES, 3)).toEqual([]);
    expect(at(line, ', other')).toEqual([]);
  });
});
