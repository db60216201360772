// What sentences mean: the compiled values of the shapes whose reading decides results.
import { describe, expect, it } from 'vitest';
import { compileEffect, compileText } from '../../../server/src/cards/oracle/compile.ts';
import { ability, compiled, effect, instructions } from './help.ts';

const creature = { kind: 'type', type: 'Creature' } as const;

describe('subjects', () => {
  it('sets keep the order of Oracle words', () => {
    expect(effect('Other white creatures you control get +1/+1.').subject).toEqual({
      kind: 'objects',
      ref: {
        kind: 'all',
        quantifier: 'all',
        bare: true,
        selection: {
          filter: {
            kind: 'and',
            of: [
              { kind: 'other' },
              { kind: 'color', color: 'W' },
              creature,
              { kind: 'controlledBy', player: { kind: 'you' } },
            ],
          },
        },
      },
    });
  });

  it('cards in a zone say which', () => {
    const found = ability("Thing's power is equal to the number of creature cards in your graveyard.");
    expect(found).toMatchObject({ kind: 'cda', defines: 'power', power: { of: { zone: 'graveyard' } } });
  });

  it('"that creature" is never the clause’s own subject', () => {
    const found = ability('Whenever another creature enters, Thing becomes a copy of that creature.');
    if (found.kind !== 'triggered') throw new Error(found.kind);
    expect(found.body.instructions[0]).toMatchObject({
      effect: {
        subject: { ref: { kind: 'self' } },
        operations: [{ op: 'copy', of: { kind: 'that', antecedent: 'event' } }],
      },
    });
  });

  it('"it" after a target is the target', () => {
    const [, , third] = instructions('Gain control of target creature. Untap it. It gains haste until end of turn.');
    expect(third).toMatchObject({ effect: { subject: { ref: { kind: 'target', target: 0, again: 'it' } } } });
  });

  it('a name in a quoted ability means the card that grants it (201.5a)', () => {
    const found = effect('Enchanted creature has "{1}: Destroy Thing."').operations[0];
    expect(found).toMatchObject({
      op: 'addAbilities',
      abilities: [{ body: { instructions: [{ what: { kind: 'granter' } }] } }],
    });
  });

  it('"this creature" in a quoted ability means the one that has it', () => {
    const found = effect('Enchanted creature has "{1}: This creature gets +1/+0 until end of turn."').operations[0];
    expect(found).toMatchObject({
      abilities: [{ body: { instructions: [{ effect: { subject: { ref: { kind: 'self' } } } }] } }],
    });
  });
});

describe('type changes (205.1a–b, 305.7)', () => {
  const types = (text: string): unknown => effect(text).operations.find((operation) => operation.op === 'types');

  it('a subtype alone', () => {
    expect(types('Nonbasic lands are Mountains.')).toEqual({
      op: 'types',
      mode: 'set',
      subtypes: { kind: 'list', subtypes: ['Mountain'] },
      lead: 'is',
    });
  });

  it('a creature type with the card type loses the others', () => {
    expect(types('Enchanted creature is a 1/1 Frog creature.')).toMatchObject({
      mode: 'set',
      types: ['Creature'],
      keep: 'none',
    });
  });

  it('"artifact creature" keeps all', () => {
    expect(types('Each artifact is an artifact creature.')).toMatchObject({ mode: 'set', keep: 'allTypesAndSubtypes' });
  });

  it('"Frog artifact creature" keeps card types only', () => {
    expect(types('Each artifact is a Frog artifact creature.')).toMatchObject({ mode: 'set', keep: 'allTypes' });
  });

  it.each([
    'All lands are 1/1 creatures that are still lands.',
    "All lands are 1/1 creatures. They're still lands.",
    'All lands are 1/1 creatures in addition to their other types.',
  ])('%s', (text) => {
    expect(types(text)).toMatchObject({ mode: 'add', types: ['Creature'] });
  });

  it('every bit of a phrase is an operation of its own', () => {
    const [first] = instructions('Target land becomes a 3/3 green Elemental creature with haste until end of turn.');
    if (first?.do !== 'continuous') throw new Error('not continuous');
    expect(first.effect.operations.map((operation) => operation.op)).toEqual([
      'types',
      'setColors',
      'setPT',
      'addAbilities',
    ]);
    expect(first.duration).toEqual({ until: 'endOfTurn' });
  });

  it('what is lost is lost before what is gained', () => {
    const text =
      'Enchanted permanent is a colorless land with "{T}: Add {C}" and loses all other card types and abilities.';
    expect(effect(text).operations.map((operation) => operation.op)).toEqual([
      'types',
      'setColors',
      'loseAbilities',
      'addAbilities',
    ]);
  });
});

describe('power and toughness', () => {
  it('a CDA only where the object itself is meant, without condition (D6)', () => {
    expect(ability("Thing's power and toughness are each equal to the number of Islands you control.").kind).toBe(
      'cda',
    );
    expect(ability("As long as it's your turn, Thing has base power and toughness 4/4.").kind).toBe('static');
  });

  it('"for each" multiplies', () => {
    expect(effect('Thing gets +2/+0 for each artifact you control.').operations[0]).toMatchObject({
      power: { kind: 'times', factor: 2, amount: { kind: 'count', form: 'forEach' } },
      toughness: { kind: 'number', value: 0 },
    });
  });

  it('"where X is" stands for X in static abilities and is kept beside resolving ones (418.3c)', () => {
    expect(effect('Thing gets +X/+0, where X is your devotion to red.').operations[0]).toMatchObject({
      power: { kind: 'devotion' },
    });
    const { body } = compileEffect('Target creature gets +X/+0 until end of turn, where X is your life total.', {
      names: [],
    });
    expect(body).toMatchObject({
      whereX: { kind: 'life' },
      instructions: [{ effect: { operations: [{ power: { kind: 'x' } }] } }],
    });
  });
});

describe('statements', () => {
  it('objects and players of the scenario are bound by index, longest name first', () => {
    const { body, state } = compileEffect('Gray Ogre becomes a copy of Gray Ogre Two.', {
      names: [],
      boundNames: ['Gray Ogre', 'Gray Ogre Two'],
    });
    expect(state).toBe('proven');
    expect(body?.instructions[0]).toMatchObject({
      effect: {
        subject: { ref: { kind: 'bound', index: 0 } },
        operations: [{ op: 'copy', of: { kind: 'bound', index: 1 } }],
      },
    });
  });

  it('a player gains protection', () => {
    const { body } = compileEffect('Alice gains protection from red', { names: [], boundPlayers: ['Alice'] });
    expect(body?.instructions[0]).toMatchObject({
      effect: {
        subject: { kind: 'players', player: { kind: 'boundPlayer', player: 0 } },
        operations: [{ rule: { rule: 'playerAbility' } }],
      },
    });
  });

  it('a duration said once belongs to both clauses', () => {
    const items = instructions('Until end of turn, you gain control of target creature and it gains haste.');
    expect(items.map((item) => (item.do === 'continuous' ? item.duration.until : item.do))).toEqual([
      'endOfTurn',
      'endOfTurn',
    ]);
  });
});

describe('texts', () => {
  it('one compiled ability for each keyword of a line, with its own words', () => {
    expect(compiled('First strike, protection from black').map((item) => [item.text, item.offset])).toEqual([
      ['First strike', 0],
      ['protection from black', 14],
    ]);
  });

  it('what a spell does is one ability over its paragraphs', () => {
    expect(compiled('Target creature gets +1/+1 until end of turn.\nDraw a card.', true)).toHaveLength(1);
  });

  it('a card called like a word of the rules', () => {
    expect(
      compileText('Enchanted creature has fear.\nFear can be seen.', { names: ['Fear'] }).abilities[0]?.state,
    ).toBe('proven');
    expect(compileText('Exile target creature.', { names: ['Exile'], spell: true }).abilities[0]?.state).toBe('proven');
  });

  it('a legend’s short name', () => {
    const [first] = compileText('{1}: Svog becomes a 1/1 creature until end of turn.', {
      names: ['Svog, the Tomb'],
    }).abilities;
    expect(first?.state).toBe('proven');
  });

  it('reminder text and old wordings read as today’s', () => {
    expect(compiled('Flying (It can fly.)')[0]?.state).toBe('proven');
    expect(compiled('When Thing comes into play, draw a card.')[0]?.ability).toEqual(
      ability('When Thing enters, draw a card.'),
    );
  });

  it('an unread line points at the first word it did not understand, and says what would do', () => {
    const [first] = compiled('Creatures you control get bigger.');
    expect(first?.state).toBe('unread');
    const span = first?.unread[0];
    expect(first?.text.slice(span?.start, span?.end)).toBe('bigger.');
    expect(span?.expected).toContain('a change such as +1/+1');
  });
});

describe('nothing said is lost', () => {
  it('"this turn" inside a predicate is its duration', () => {
    const [first] = instructions('Target creature attacks this turn if able.');
    expect(first).toMatchObject({ duration: { until: 'thisTurn' } });
    const [second] = instructions('You may play an additional land this turn.');
    expect(second).toMatchObject({ duration: { until: 'thisTurn' } });
    const [third] = instructions("Target creature can't be blocked this turn except by Walls.");
    expect(third).toMatchObject({ duration: { until: 'thisTurn' } });
  });

  it('a verb without a subject is said of the player before', () => {
    const [draw, lose] = instructions('Target player draws three cards and loses 3 life.');
    expect(draw).toMatchObject({ player: { kind: 'target', target: 0 } });
    expect(lose).toMatchObject({ do: 'loseLife', player: { kind: 'target', target: 0 } });
  });

  it('whoever may, does', () => {
    const [first] = instructions('Target player may draw a card.');
    expect(first).toMatchObject({
      do: 'may',
      who: { kind: 'target' },
      then: [{ do: 'draw', player: { kind: 'target' } }],
    });
  });

  it('X of a cost is what "where X is" says', () => {
    expect(
      effect('This spell costs {X} less to cast, where X is the greatest power among creatures you control.')
        .operations[0],
    ).toMatchObject({
      rule: { rule: 'cost', cost: [{ kind: 'generic', amount: 1 }], perEach: { kind: 'extreme' } },
    });
  });

  it('"where X is" without an X is not understood', () => {
    expect(compiled('Thing gets +1/+1, where X is your life total.')[0]?.state).toBe('unread');
  });

  it('a pronoun that means nothing in a static ability is not understood', () => {
    expect(compiled('As long as you control exactly two creatures, that creature gets +3/+1.')[0]?.state).toBe(
      'unread',
    );
  });

  it('what is attached to it is another', () => {
    const found = ability('Whenever a Goblin enters, attach Thing to it.');
    expect(found.kind === 'triggered' && found.body.instructions).toMatchObject([
      { do: 'attach', what: { kind: 'self' }, to: { kind: 'that', antecedent: 'event' } },
    ]);
  });

  it('otherwise nothing has been created that "it" could be', () => {
    const found = ability(
      "When Thing enters, exile the top card of your library. If it's a land card, create a 2/2 white Ox creature token. Otherwise, you may cast it until the end of your next turn.",
    );
    expect(found.kind === 'triggered' && found.body.instructions).toMatchObject([
      { do: 'simple', verb: 'exile' },
      { do: 'if', otherwise: [{ effect: { subject: { ref: { kind: 'that', antecedent: 'exiled' } } } }] },
    ]);
  });

  it('those cards are the ones just exiled, not the ones that lie there now', () => {
    const found = ability('{T}: Exile the top two cards of your library. You may play those cards this turn.');
    expect(found.kind === 'activated' && found.body.instructions[1]).toMatchObject({
      effect: { subject: { ref: { kind: 'that', antecedent: 'exiled' } } },
    });
  });

  it('a zone said last is that of every target of its list', () => {
    const found = ability(
      'Return up to one target artifact card and up to one target land card from your graveyard to your hand.',
      true,
    );
    expect(found.kind === 'spell' && found.body.targets).toMatchObject([{ zone: 'graveyard' }, { zone: 'graveyard' }]);
  });

  it('an if that stands last is about its sentence', () => {
    expect(instructions("Destroy target creature if it's blue.")).toMatchObject([
      { do: 'if', condition: { kind: 'is' }, then: [{ do: 'simple', verb: 'destroy' }] },
    ]);
  });

  it('counters on it are those of what is spoken of', () => {
    expect(effect('Thing gets +1/+1 for each Aura attached to it.').operations[0]).toMatchObject({
      power: { kind: 'count', of: { filter: { kind: 'and', of: [{}, { kind: 'attachedTo', to: { kind: 'self' } }] } } },
    });
  });
});

describe('readings that were wrong when judged', () => {
  const triggered = (text: string) => {
    const found = ability(text);
    if (found.kind !== 'triggered') throw new Error(`no trigger: ${text}`);
    return found;
  };

  it('“them” is the player last named, unless several objects were', () => {
    const { body } = triggered("At the beginning of each player's upkeep, Thing deals 1 damage to them.");
    expect(body.instructions).toMatchObject([{ do: 'damage', to: { kind: 'thatPlayer' } }]);
  });

  it('“those creatures … instead” are those of the sentence that does not happen then', () => {
    const { body } = triggered(
      'Whenever a land you control enters, other creatures you control get +1/+0 until end of turn. If that land is a Swamp, those creatures get +2/+0 until end of turn instead.',
    );
    expect(body.instructions).toMatchObject([
      { do: 'if', instead: true, then: [{ effect: { subject: { kind: 'objects', ref: { kind: 'all' } } } }] },
    ]);
  });

  it('“if that spell was kicked” is about the spell of the event', () => {
    const { condition } = triggered('Whenever you cast a spell, if that spell was kicked, draw a card.');
    expect(condition).toMatchObject({ kind: 'wasPaid', cost: 'kicker', of: { kind: 'that', antecedent: 'event' } });
  });

  it('“choose another creature” is not the object itself', () => {
    expect(ability('As Thing enters, choose another creature you control.')).toMatchObject({
      modifications: [{ as: 'choose', selection: { filter: { kind: 'and', of: [{ kind: 'other' }, creature, {}] } } }],
    });
  });

  it('what is paid later is followed later: “at the beginning of …, pay {3}. If you don’t, …”', () => {
    const { body } = triggered(
      "Whenever Thing attacks, at the beginning of your next upkeep, pay {3}. If you don't, you lose the game.",
    );
    expect(body.instructions).toMatchObject([{ do: 'delayed', then: [{ do: 'deed' }, { do: 'if' }] }]);
  });

  it('“-4/-4 instead” lasts as long as what it stands in for', () => {
    const { body } = triggered(
      'When Thing dies, target creature gets -1/-1 until end of turn. That creature gets -4/-4 instead if you control an artifact.',
    );
    expect(body.instructions).toMatchObject([{ do: 'if', then: [{ duration: { until: 'endOfTurn' } }] }]);
  });

  it('“that creature” of what enters attached to a creature is the one of the event, whatever is enchanted later', () => {
    const { body } = triggered(
      'When Thing enters attached to a creature, each other creature you control becomes a copy of that creature.',
    );
    expect(body.instructions).toMatchObject([
      { effect: { operations: [{ op: 'copy', of: { antecedent: 'eventOther' } }] } },
    ]);
  });

  it('a token that was created is no card', () => {
    expect(
      ability("{X}, {T}: Create a token that's a copy of the exiled card. X is the mana value of that card."),
    ).toMatchObject({
      body: { instructions: [{}, { parts: [{ amount: { of: { antecedent: 'exiled' } } }] }] },
    });
  });
});

describe('tokens are what their maker says (111.4)', () => {
  const made = (text: string) => instructions(text).flatMap((item) => (item.do === 'createToken' ? [item.token] : []));

  it('in the next sentence too', () => {
    const text =
      'Create a 1/1 colorless Servo artifact creature token with flying. It has "Sacrifice this creature: Draw a card."';
    expect(instructions(text)).toHaveLength(1);
    expect(made(text)).toMatchObject([
      { abilities: [{ keyword: 'flying' }, { kind: 'activated' }], later: { from: 1 } },
    ]);
  });

  it('of several, of “that token”, and with keywords', () => {
    for (const text of [
      'Create two 2/2 green Wolf creature tokens. They have trample.',
      'Create a 2/2 green Wolf creature token. That token has trample.',
      'Create two 2/2 green Wolf creature tokens. Those tokens have trample.',
      'You may create a 2/2 green Wolf creature token. It has trample.',
    ])
      expect(JSON.stringify(instructions(text)), text).toMatch(/"abilities":\[\{"kind":"keyword","keyword":"trample"/);
  });

  it('but what it gains, or has for a time, is an effect on it', () => {
    for (const more of ['It gains haste.', 'It has haste until end of turn.'])
      expect(instructions(`Create a 2/2 green Wolf creature token. ${more}`)).toMatchObject([
        { token: { abilities: [] } },
        { do: 'continuous' },
      ]);
  });
});

describe('“other” is other than what is spoken of', () => {
  const others = (text: string, spell = false): readonly unknown[] => {
    const found: unknown[] = [];
    JSON.stringify(ability(text, spell), (key, value: unknown) => {
      if (key !== 'event' && typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'other')
        found.push('than' in value ? value.than : 'source');
      return key === 'event' ? undefined : value;
    });
    return found;
  };
  const event = { kind: 'that', antecedent: 'event' };
  const target = { kind: 'target', target: 0 };
  const host = { kind: 'attached', verb: 'enchanted', noun: creature };

  it.each([
    ['Whenever an Elf you control attacks, it gets +1/+0 until end of turn for each other attacking Elf.', event],
    ['Whenever an Elf you control attacks, each other creature you control gets +1/+0 until end of turn.', event],
    ['Whenever a creature you control attacks, untap another target creature you control.', event],
    ['Whenever a creature enters under your control, put a +1/+1 counter on each other creature you control.', event],
    ['Whenever Thing or another Elf you control attacks, each other Elf gets +1/+0 until end of turn.', event],
    ['{T}: Target creature gets +1/+0 until end of turn for each other creature you control.', target],
    [
      '{T}: Target creature gains flying until end of turn and each other creature gets +1/+0 until end of turn.',
      target,
    ],
    ['{T}: Each other creature becomes a copy of target creature until end of turn.', target],
    ['Enchanted creature gets +1/+0 for each other creature on the battlefield.', host],
    ['Creatures you control get +1/+0 for each other creature you control.', { kind: 'that', antecedent: 'previous' }],
  ])('%s', (text, than) => {
    expect(others(text)).toEqual([than]);
  });

  it.each([
    'Whenever a land you control enters, each other creature you control gets +1/+0 until end of turn.',
    'Whenever you cast a creature spell, each other creature you control gets +1/+0 until end of turn.',
    'Whenever Thing attacks, each other attacking creature gets +1/+0 until end of turn.',
    'Whenever an Elf dies, Thing gets +1/+0 until end of turn for each other creature you control.',
    'When Thing enters, destroy target creature an opponent controls. Each other creature you control gains haste until end of turn.',
    'Enchanted creature gets +1/+0 for each other Aura you control.',
    'Other creatures you control get +1/+1.',
  ])('the source: %s', (text) => {
    expect(others(text)).toEqual(['source']);
  });
});

describe('the second object of an event', () => {
  const other = { kind: 'that', antecedent: 'eventOther' } as const;

  it('what is crewed or saddled is data, and “that Vehicle” is it (702.122c)', () => {
    expect(
      ability(
        'Whenever Thing saddles a Mount or crews a Vehicle, that Mount or Vehicle gains trample until end of turn.',
      ),
    ).toMatchObject({
      event: {
        on: 'or',
        of: [
          { on: 'saddles', other: { kind: 'choose' } },
          { on: 'crews', other: { kind: 'choose' } },
        ],
      },
      body: { instructions: [{ effect: { subject: { ref: other } } }] },
    });
    expect(ability('Whenever Thing crews a Vehicle, that Vehicle gets +1/+1 until end of turn.')).toMatchObject({
      body: { instructions: [{ effect: { subject: { ref: other } } }] },
    });
  });

  it('“it” after “that Vehicle” is the Vehicle', () => {
    expect(
      ability(
        'Whenever Thing crews a Vehicle, put a +1/+1 counter on that Vehicle. It gains trample until end of turn.',
      ),
    ).toMatchObject({ body: { instructions: [{ on: other }, { effect: { subject: { ref: other } } }] } });
  });
});

describe('exerting as it attacks (701.43d)', () => {
  it('is an option of the declaration, and what follows is the trigger linked to it', () => {
    const found = ability(
      'You may exert Thing as it attacks. When you do, it gets +1/+0 and gains first strike until end of turn.',
    );
    expect(found).toMatchObject({
      kind: 'triggered',
      exert: true,
      event: { on: 'other', like: { on: 'attacks', what: { kind: 'self' } } },
      body: { targets: [], instructions: [{ do: 'continuous', effect: { subject: { ref: { kind: 'self' } } } }] },
    });
  });

  it('its targets are those of the linked trigger', () => {
    expect(
      ability("You may exert Thing as it attacks. When you do, target creature can't block this turn."),
    ).toMatchObject({ body: { targets: [{ filter: creature }], instructions: [{ do: 'continuous' }] } });
  });
});

describe('what is spoken of after a change', () => {
  const bodyOf = (text: string, spell = false) => {
    const found = ability(text, spell);
    if (found.kind !== 'spell' && found.kind !== 'activated' && found.kind !== 'triggered') throw new Error(found.kind);
    return found.body.instructions;
  };
  const target = { kind: 'target', target: 0 };

  it('“those creatures” are the ones whose control has changed', () => {
    const previous = { kind: 'that', antecedent: 'previous' };
    for (const which of ['with power 2 or less', 'target opponent controls']) {
      const text = `Gain control of all creatures ${which} until end of turn. Untap those creatures. They gain haste until end of turn.`;
      expect(bodyOf(text, true)).toMatchObject([
        { effect: { subject: { ref: { kind: 'all' } } } },
        { verb: 'untap', what: previous },
        { effect: { subject: { ref: previous } } },
      ]);
    }
  });

  it.each([
    'Gain control of target creature for as long as you control Thing. It becomes a Zombie.',
    'Target creature gets +1/+1 for as long as Thing remains tapped. It gains flying until end of turn.',
    'Exile target creature until Thing leaves the battlefield. It gains flying until end of turn.',
    'Target creature fights Thing. It gains flying until end of turn.',
  ])('a name in a time, or of the one fought, is not “it”: %s', (text) => {
    expect(bodyOf(`{T}: ${text}`)[1]).toMatchObject({ effect: { subject: { ref: target } } });
  });

  it('“for as long as it remains exiled” is said of what was exiled', () => {
    const text =
      'When Thing enters, exile target creature until Thing leaves the battlefield. You may cast that card for as long as it remains exiled.';
    expect(bodyOf(text)[1]).toMatchObject({ duration: { condition: { ref: target, filter: { zone: 'exile' } } } });
  });

  it('“a creature dealt damage this way” that would die is any of them', () => {
    const text =
      'Thing deals 2 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead.';
    expect(bodyOf(text, true)[1]).toMatchObject({ effect: { subject: { ref: { kind: 'all', any: true } } } });
  });
});

describe('a condition on each object of a set', () => {
  it.each([
    'Basic lands each player controls have shroud as long as that player controls three or fewer lands.',
    'Creatures each opponent controls get -1/-1 as long as that player controls four or more creatures.',
    'Each creature has flying as long as its controller controls a Forest.',
  ])('%s', (text) => {
    expect(effect(text)).toMatchObject({ conditionOf: 'each' });
  });

  it('but not one that holds or fails for all of it', () => {
    for (const text of [
      'Creatures you control get +1/+1 as long as you control a Forest.',
      'Enchanted creature has flying as long as its controller controls a Forest.',
    ])
      expect(effect(text)).not.toHaveProperty('conditionOf');
  });
});
