// Random lines made of the grammar's parts: events, conditions, costs, effects, durations, objects. Each is proven, and read in one way.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileText, readingsOf } from '../../../server/src/cards/oracle/compile.ts';

const article = (text: string): string => (/^[aeiou]/i.test(text) ? `an ${text}` : `a ${text}`);

const adjective = fc.constantFrom(
  '',
  'tapped ',
  'attacking ',
  'white ',
  'nonblack ',
  'legendary ',
  'face-down ',
  'colorless ',
);
const noun = fc.constantFrom('creature', 'artifact', 'land', 'permanent', 'Goblin', 'enchantment');
const post = fc.constantFrom(
  '',
  ' you control',
  ' an opponent controls',
  ' with flying',
  ' with power 2 or less',
  ' with a +1/+1 counter on it',
);

/** "attacking Goblin with flying": words for one object, without an article. */
const phrase = fc.tuple(adjective, noun, post).map((parts) => parts.join(''));

const target = phrase.map((text) => `target ${text}`);
const one = phrase.map(article);
const set = fc
  .tuple(
    fc.constantFrom('', 'Other ', 'Tapped ', 'Black '),
    fc.constantFrom('creatures', 'artifacts', 'Goblins', 'lands'),
  )
  .map(([front, many]) => {
    const text = `${front}${many} you control`;
    return text.charAt(0).toUpperCase() + text.slice(1);
  });

const number = fc.integer({ min: 2, max: 9 });
const pair = fc.tuple(number, number).map(([power, toughness]) => `+${power}/+${toughness}`);
const keyword = fc.constantFrom('flying', 'trample', 'first strike', 'haste', 'indestructible', 'protection from red');
const duration = fc.constantFrom(' until end of turn', ' until your next turn', ' until end of combat');

const changed = fc.oneof(
  pair.map((text) => `gets ${text}`),
  keyword.map((text) => `gains ${text}`),
  fc.tuple(pair, keyword).map(([by, ability]) => `gets ${by} and gains ${ability}`),
  fc.constant('becomes blue'),
  fc.constant('loses all abilities'),
  fc.constant('has base power and toughness 1/1'),
);

/** One sentence of a resolution, with its full stop and without a capital where it begins with a verb. */
const effect = fc.oneof(
  target.map((text) => `destroy ${text}.`),
  target.map((text) => `tap ${text}.`),
  fc.tuple(target, changed, duration).map(([who, what, time]) => `${who} ${what}${time}.`),
  number.map((amount) => `you gain ${amount} life.`),
  fc.constant('draw a card.'),
  fc.tuple(pair, target).map(([kind, who]) => `put a ${kind} counter on ${who}.`),
  phrase.map((text) => `return target ${text} to its owner's hand.`),
  fc.constant('create a 1/1 green Squirrel creature token.'),
  target.map((text) => `gain control of ${text} until end of turn.`),
);

const event = fc.oneof(
  fc.constantFrom('Thing enters', 'Thing dies', 'Thing attacks', 'you cast a creature spell', 'you draw a card'),
  one.map((text) => `${text} enters`),
  one.map((text) => `${text} dies`),
  fc.constant('Thing deals combat damage to a player'),
  fc.constant('one or more creatures you control attack'),
);
const condition = fc.constantFrom(
  'you control an artifact',
  "it's your turn",
  'you control three or more Islands',
  'an opponent controls a Goblin',
);
const cost = fc.constantFrom('{2}', '{T}', '{1}{R}, {T}', 'Sacrifice a creature', 'Pay 2 life', '{X}, Discard a card');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const line = fc.oneof(
  fc.tuple(event, effect).map(([when, what]) => `Whenever ${when}, ${what}`),
  fc.tuple(event, condition, effect).map(([when, so, what]) => `Whenever ${when}, if ${so}, ${what}`),
  fc.tuple(cost, effect).map(([pay, what]) => `${pay}: ${capital(what)}`),
  fc.tuple(set, pair, condition).map(([who, by, so]) => `${who} get ${by} as long as ${so}.`),
  fc.tuple(set, keyword).map(([who, ability]) => `${who} have ${ability}.`),
  fc.tuple(condition, set, keyword).map(([so, who, ability]) => {
    const lower = who.replace(/^(?:Other|Tapped|Black|Creatures|Artifacts|Lands)/, (word) => word.toLowerCase());
    return `As long as ${so}, ${lower} have ${ability}.`;
  }),
);

describe('generated lines', () => {
  it('are proven', () => {
    fc.assert(
      fc.property(line, (text) => {
        const [first, ...rest] = compileText(text, { names: ['Thing'] }).abilities;
        expect([text, first?.state, rest.length]).toEqual([text, 'proven', 0]);
      }),
      { numRuns: 500 },
    );
  });

  it('have one reading', () => {
    fc.assert(
      fc.property(line, (text) => {
        expect([text, readingsOf(text, { names: ['Thing'] }).length]).toEqual([text, 1]);
      }),
      { numRuns: 150 },
    );
  });
});
