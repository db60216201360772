// Random lines made of the grammar's parts: events, conditions, costs, effects, durations, objects. For tests and for the bench.
import fc from 'fast-check';

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

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const lower = (text: string): string =>
  text.replace(/^(?:Other|Tapped|Black|Creatures|Artifacts|Lands)/, (word) => word.toLowerCase());
const singular = (text: string): string =>
  lower(text).replace(/\b(creature|artifact|Goblin|land)s\b/, (_, word: string) => word);

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

const changedNow = fc.oneof(
  pair.map((text) => `gets ${text}`),
  keyword.map((text) => `has ${text}`),
  fc.tuple(pair, keyword).map(([by, ability]) => `gets ${by} and has ${ability}`),
  fc.constantFrom(
    'is blue',
    'loses all abilities',
    'has base power and toughness 1/1',
    "doesn't untap during its controller's untap step",
  ),
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

const created = fc
  .tuple(
    fc.constantFrom('white', 'blue', 'black and green', 'colorless'),
    fc.constantFrom('Soldier', 'Elf Warrior', 'Zombie'),
    fc.constantFrom('', ' with flying', ' with trample and haste'),
  )
  .map(([color, kind, ability]) => `create a 2/2 ${color} ${kind} creature token${ability}.`);

const enters = fc.oneof(
  fc.constant('Thing enters tapped.'),
  number.map((count) => `Thing enters with ${NUMBERS[count - 2]} +1/+1 counters on it.`),
  fc.constantFrom('color', 'creature type').map((what) => `As Thing enters, choose a ${what}.`),
  one.map((text) => `You may have Thing enter as a copy of ${text}.`),
);

const amounts = fc.oneof(
  set.map((text) => `Thing's power and toughness are each equal to the number of ${lower(text)}.`),
  fc.tuple(pair, set).map(([by, text]) => `Thing gets ${by} for each ${singular(text)}.`),
);

const attached = fc.oneof(
  fc.tuple(fc.constantFrom('Enchanted', 'Equipped'), changedNow).map(([verb, what]) => `${verb} creature ${what}.`),
  fc.constant('You control enchanted creature.'),
  pair.map((by) => `Enchanted creature gets ${by} and can't block.`),
);

/** One line of rules text of a card called Thing. */
export const line = fc.oneof(
  enters,
  amounts,
  attached,
  fc.tuple(cost, created).map(([pay, what]) => `${pay}: ${capital(what)}`),
  fc.tuple(event, effect).map(([when, what]) => `Whenever ${when}, ${what}`),
  fc.tuple(event, condition, effect).map(([when, so, what]) => `Whenever ${when}, if ${so}, ${what}`),
  fc.tuple(cost, effect).map(([pay, what]) => `${pay}: ${capital(what)}`),
  fc.tuple(set, pair, condition).map(([who, by, so]) => `${who} get ${by} as long as ${so}.`),
  fc.tuple(set, keyword).map(([who, ability]) => `${who} have ${ability}.`),
  fc.tuple(condition, set, keyword).map(([so, who, ability]) => `As long as ${so}, ${lower(who)} have ${ability}.`),
);
