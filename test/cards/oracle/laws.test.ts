// Laws of the compiler: any text at all gives a reading, and no word is lost between nodes and unread spans.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileEffect, compileText, expectedAt } from '../../../server/src/cards/oracle/compile.ts';
import { normalise } from '../../../server/src/cards/oracle/normalise.ts';
import { printAbility } from '../../../server/src/cards/oracle/print.ts';

const WORDS =
  `target creature creatures you control get gets +1/+1 -1/-1 until end of turn , . : { {T} {2} has have flying trample and or
  enchanted land lands Islands Goblin all each other another white non nonblack is are becomes a 1/1 "{T}: Add {G}." as long as if
  when whenever Thing enters dies with power 2 less or it its that draw card loses all abilities ( ) • — ' ’ 's protection from red`.split(
    /\s+/,
  );

const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 16 }).map((words) => words.join(' '));

const subject = fc.constantFrom(
  'Creatures you control',
  'All creatures',
  'Other Goblins',
  'Enchanted creature',
  'Thing',
  'Each artifact',
  'Nonblack creatures with flying',
  'White creatures your opponents control',
);
const singular = new Set(['Enchanted creature', 'Thing', 'Each artifact']);
const predicate = fc.constantFrom(
  ['get +1/+1', 'gets +1/+1'],
  ['have flying', 'has flying'],
  ['lose all abilities', 'loses all abilities'],
  ['are blue', 'is blue'],
  ["can't block", "can't block"],
  ['have base power and toughness 1/1', 'has base power and toughness 1/1'],
  ['have "{T}: Add {G}"', 'has "{T}: Add {G}"'],
  ['have protection from red and from white', 'has protection from red and from white'],
);
const condition = fc.constantFrom(
  '',
  ' as long as you control an artifact',
  " as long as it's your turn",
  ' as long as there are three or more Islands on the battlefield',
);

describe('laws', () => {
  it('any text reads to something, and printing it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string(), fc.string({ unit: 'grapheme' })), fc.boolean(), (source, spell) => {
        for (const item of compileText(source, { names: ['Thing'], spell }).abilities) printAbility(item.ability);
        compileEffect(source, { names: [] });
        expectedAt(source, { names: ['Thing'], spell });
      }),
      { numRuns: 400 },
    );
  });

  it('every word stands in a compiled ability or in an unread span', () => {
    fc.assert(
      fc.property(text, (source) => {
        for (const item of compileText(source, { names: ['Thing'] }).abilities) {
          expect(source.slice(item.offset, item.offset + item.text.length)).toBe(item.text);
          const covered = item.unread.reduce((sum, span) => sum + span.end - span.start, 0);
          if (item.state !== 'unread') expect(covered).toBe(0);
          else if (item.ability.kind === 'unread') expect(covered).toBe(item.text.length);
          else expect(covered).toBeGreaterThan(0);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('sentences composed of the grammar’s parts are proven', () => {
    fc.assert(
      fc.property(
        subject,
        fc.uniqueArray(predicate, { minLength: 1, maxLength: 3 }),
        condition,
        (who, predicates, when) => {
          const said = predicates.map(([plural, single]) => (singular.has(who) ? single : plural));
          const list = said.length < 3 ? said.join(' and ') : `${said.slice(0, -1).join(', ')}, and ${said.at(-1)}`;
          const [first] = compileText(`${who} ${list}${when}.`, { names: ['Thing'] }).abilities;
          // A card's own characteristic "is blue" alone is defined by it, whatever words surround it.
          expect(first?.state).toBe('proven');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('normalising is done once', () => {
    fc.assert(
      fc.property(text, (source) => {
        const once = normalise(source, ['Thing']);
        expect(normalise(once, ['Thing'])).toBe(once);
      }),
    );
  });
});
