// Laws of evaluation on random boards: the quick way equals the obvious one, listing order never matters, ended effects leave no trace.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ability, Amount, Condition, Filter, Operation, Subject } from '../../../server/src/cards/ability.ts';
import { evaluate, evaluateIndexed, evaluateTraced } from '../../../server/src/engine/evaluate.ts';
import type { Game } from '../../../server/src/engine/game.ts';
import { evaluateObvious } from '../../../server/src/engine/layers/obvious.ts';
import type { EditionName } from '../../../server/src/rules/edition.ts';
import { IdMap } from '../../../server/src/rules/idMap.ts';
import { ALICE, BOB, Builder, enchanted, keyword, number, plain, self } from '../builders.ts';

const color = fc.constantFrom('W', 'U', 'B', 'R', 'G' as const);
const atom: fc.Arbitrary<Filter> = fc.oneof(
  fc
    .constantFrom('Creature', 'Land', 'Enchantment', 'Artifact' as const)
    .map((type): Filter => ({ kind: 'type', type })),
  fc.constantFrom('Elf', 'Island', 'Plains', 'Aura').map((subtype): Filter => ({ kind: 'subtype', subtype })),
  color.map((each): Filter => ({ kind: 'color', color: each })),
  fc.constant<Filter>({ kind: 'controlledBy', player: { kind: 'you' } }),
  fc.constant<Filter>({ kind: 'other' }),
  fc.constant<Filter>({ kind: 'permanent' }),
  fc.constant<Filter>({ kind: 'hasKeyword', keyword: 'flying' }),
  fc.constant<Filter>({ kind: 'hasAbilities' }),
  fc.constant<Filter>({ kind: 'enchanted' }),
  fc.constant<Filter>({ kind: 'compare', property: 'power', comparison: '>=', to: { kind: 'number', value: 3 } }),
);
const filter: fc.Arbitrary<Filter> = fc.oneof(
  atom,
  fc.tuple(atom, atom).map(([a, b]): Filter => ({ kind: 'and', of: [a, b] })),
  fc.tuple(atom, atom).map(([a, b]): Filter => ({ kind: 'and', of: [{ kind: 'not', of: a }, b] })),
  fc.tuple(atom, atom).map(([a, b]): Filter => ({ kind: 'or', of: [a, b] })),
);
const allOf = (each: Filter): Subject => ({
  kind: 'objects',
  ref: { kind: 'all', quantifier: 'all', selection: { filter: each } },
});
const subject: fc.Arbitrary<Subject> = fc.oneof(
  { weight: 5, arbitrary: filter.map(allOf) },
  { weight: 1, arbitrary: fc.constant(self) },
  { weight: 1, arbitrary: fc.constant(enchanted) },
);
const small = fc.integer({ min: 0, max: 3 });
const amount: fc.Arbitrary<Amount> = fc.oneof(
  { weight: 3, arbitrary: small.map(number) },
  { weight: 1, arbitrary: filter.map((each): Amount => ({ kind: 'count', of: { filter: each } })) },
  {
    weight: 1,
    arbitrary: fc.constant<Amount>({
      kind: 'property',
      property: 'power',
      of: { kind: 'that', antecedent: 'previous' },
    }),
  },
);
const anyKeyword = fc.constantFrom('flying', 'trample', 'changeling').map((name) => keyword(name));
const leaf: fc.Arbitrary<Operation> = fc.oneof(
  fc
    .tuple(amount, amount)
    .map(([power, toughness]): Operation => ({ op: 'modifyPT', power, toughness, powerSign: 1, toughnessSign: -1 })),
  fc.tuple(amount, amount).map(([power, toughness]): Operation => ({ op: 'setPT', power, toughness })),
  fc.constant<Operation>({ op: 'switchPT' }),
  fc.constant<Operation>({ op: 'loseAbilities', which: 'all' }),
  fc.constant<Operation>({ op: 'loseAbilities', which: { keywords: [keyword('flying')] } }),
  fc.constant<Operation>({ op: 'cantHave', abilities: [keyword('flying')] }),
  anyKeyword.map((each): Operation => ({ op: 'addAbilities', abilities: [each] })),
  filter.map(
    (each): Operation => ({
      op: 'addAbilitiesOf',
      which: 'all',
      of: { kind: 'all', quantifier: 'all', selection: { filter: each } },
    }),
  ),
  color.map((each): Operation => ({ op: 'setColors', colors: { kind: 'colors', colors: [each] } })),
  fc
    .constantFrom('Elf', 'Island', 'Plains')
    .map((each): Operation => ({ op: 'types', mode: 'set', subtypes: { kind: 'list', subtypes: [each] } })),
  fc
    .constantFrom('Creature', 'Land', 'Enchantment' as const)
    .map((each): Operation => ({ op: 'types', mode: 'add', types: [each] })),
  fc
    .constantFrom('Creature', 'Land' as const)
    .map((each): Operation => ({ op: 'types', mode: 'set', types: [each], keep: 'none' })),
  fc.constant<Operation>({ op: 'control', by: { kind: 'you' } }),
  fc.constant<Operation>({ op: 'text', roles: 'color', instances: 'all', from: 'white', to: 'blue' }),
  fc.constant<Operation>({ op: 'text', roles: 'basicLandType', instances: 'all', from: 'Island', to: 'Plains' }),
  fc.constant<Operation>({ op: 'setName', name: 'Nameless' }),
);
const condition: fc.Arbitrary<Condition | undefined> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  {
    weight: 1,
    arbitrary: filter.map(
      (each): Condition => ({ kind: 'count', of: { filter: each }, comparison: '>=', to: number(2) }),
    ),
  },
  { weight: 1, arbitrary: filter.map((each): Condition => ({ kind: 'is', ref: { kind: 'self' }, filter: each })) },
);
const cda: fc.Arbitrary<Ability> = fc.oneof(
  filter.map((each): Ability => {
    const count: Amount = { kind: 'count', of: { filter: each } };
    return { kind: 'cda', defines: 'powerAndToughness', power: count, toughness: count };
  }),
  color.map((each): Ability => ({ kind: 'cda', defines: 'color', colors: { kind: 'colors', colors: [each] } })),
);
const staticOf = (operation: fc.Arbitrary<Operation>): fc.Arbitrary<Ability> =>
  fc.tuple(subject, fc.array(operation, { minLength: 1, maxLength: 2 }), condition).map(([on, operations, when]) => ({
    kind: 'static',
    effects: [{ subject: on, operations, ...(when === undefined ? {} : { condition: when }) }],
  }));
const granting: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 6, arbitrary: leaf },
  {
    weight: 1,
    arbitrary: fc.oneof(staticOf(leaf), cda).map((each): Operation => ({ op: 'addAbilities', abilities: [each] })),
  },
);
const ability: fc.Arbitrary<Ability> = fc.oneof(
  { weight: 6, arbitrary: staticOf(granting) },
  { weight: 1, arbitrary: cda },
  { weight: 1, arbitrary: anyKeyword },
);
const printed = fc.record({
  types: fc.constantFrom(['Creature'], ['Land'], ['Enchantment'], ['Artifact', 'Creature'] as const),
  subtypes: fc.constantFrom<string[][]>([], ['Elf'], ['Island'], ['Plains'], ['Aura']),
  colors: fc.integer({ min: 0, max: 31 }),
  pt: fc.constantFrom(undefined, [2, 2], [1, 3], [4, 1] as const),
  abilities: fc.array(ability, { maxLength: 2 }),
  controller: fc.constantFrom(ALICE, BOB),
  timestamp: fc.integer({ min: 1, max: 6 }),
  host: fc.integer({ min: 0, max: 5 }),
  counters: fc.constantFrom({}, { '+1/+1': 1 }, { flying: 1 }, { '-0/-2': 2 }),
  faceDown: fc.integer({ min: 0, max: 9 }).map((each) => each === 0),
  phasedOut: fc.integer({ min: 0, max: 9 }).map((each) => each === 0),
});
const resolution = fc.record({
  on: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }),
  operations: fc.array(granting, { minLength: 1, maxLength: 2 }),
});
const game: fc.Arbitrary<Game> = fc
  .record({
    edition: fc.constantFrom<EditionName[]>('classic', '2011', 'current'),
    permanents: fc.array(printed, { minLength: 2, maxLength: 6 }),
    resolutions: fc.array(resolution, { maxLength: 3 }),
  })
  .map(({ edition, permanents, resolutions }) => {
    const b = new Builder(edition);
    const ids = permanents.map(({ host: _host, pt, ...each }, index) =>
      b.put({ ...each, name: `P${index}`, ...(pt === undefined ? {} : { pt: [pt[0] ?? 0, pt[1] ?? 0] as const }) }),
    );
    permanents.forEach((each, index) => {
      const [id, host] = [ids[index], ids[each.host]];
      if (each.subtypes.includes('Aura') && id !== undefined && host !== undefined && host !== id)
        b.change(id, { attachedTo: { object: host } });
    });
    for (const { on, operations } of resolutions)
      b.resolve(
        on.flatMap((index) => ids[index] ?? []),
        operations,
      );
    return b.game;
  });

const withoutPT = (board: ReturnType<typeof evaluate>, of: Game): unknown =>
  [...board.objects].map(([id, state]) => {
    const noPT = of.objects.get(id)?.zone === 'battlefield' && !state.types.includes('Creature');
    return [id, { ...state, power: noPT ? '-' : state.power, toughness: noPT ? '-' : state.toughness }];
  });

describe('laws of evaluation', () => {
  it.each([
    ['as it is on small boards', evaluate],
    ['with the indexes of large ones', evaluateIndexed],
  ] as const)('the quick evaluation equals the obvious one, %s', (_how, find) => {
    fc.assert(
      fc.property(game, (each) => {
        const quick = find(each);
        const slow = evaluateObvious(each);
        expect(quick.applied).toEqual(slow.applied);
        const settled = new Map(
          [...slow.objects].map(([id, state]) => [
            id,
            state.types.includes('Creature')
              ? { ...state, power: state.power ?? 0, toughness: state.toughness ?? 0 }
              : state,
          ]),
        );
        expect(withoutPT(quick, each)).toEqual(withoutPT({ ...quick, objects: settled }, each));
        expect([...new Set(quick.edges.map((edge) => `${edge.layer} ${edge.from} ${edge.on}`))].sort()).toEqual(
          slow.edges,
        );
      }),
      { numRuns: 300, interruptAfterTimeLimit: 8000 },
    );
  });
  it('evaluating twice is the same, with or without a trace', () => {
    fc.assert(
      fc.property(game, (each) => {
        expect(plain(evaluate(each))).toEqual(plain(evaluate(each)));
        expect(plain(evaluateTraced(each))).toEqual(plain(evaluate(each)));
      }),
      { numRuns: 100, interruptAfterTimeLimit: 8000 },
    );
  });
  it('the order in which objects and effects are listed never matters', () => {
    fc.assert(
      fc.property(game, (each) => {
        const turned: Game = {
          ...each,
          objects: IdMap.from([...each.objects].reverse()),
          effects: [...each.effects].reverse(),
        };
        expect(plain(evaluate(turned))).toEqual(plain(evaluate(each)));
      }),
      { numRuns: 150, interruptAfterTimeLimit: 8000 },
    );
  });
  it('an effect that has ended leaves no trace', () => {
    fc.assert(
      fc.property(game, granting, (each, operation) => {
        const b = new Builder();
        b.game = each;
        const ids = [...each.objects.keys()];
        const effect = b.resolve(ids, [operation]);
        evaluate(b.game);
        b.end(effect);
        expect(plain(evaluate(b.game))).toEqual(plain(evaluate(each)));
      }),
      { numRuns: 100, interruptAfterTimeLimit: 8000 },
    );
  });
  it('the trace tells the story of the board', () => {
    fc.assert(
      fc.property(game, (each) => {
        const board = evaluateTraced(each);
        const states = new Map(board.initial);
        for (const step of board.trace) {
          for (const change of step.changes) {
            expect(states.get(change.object)).toEqual(change.before);
            states.set(change.object, change.after);
          }
        }
        for (const [id, state] of states) expect(board.objects.get(id)?.abilities).toEqual(state.abilities);
      }),
      { numRuns: 100, interruptAfterTimeLimit: 8000 },
    );
  });
});
