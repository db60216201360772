// What players do and what effects do: the forms of acting, of time, of the stack.
import { form, type StatementForm, special } from './grammar.ts';
import { clausesOf } from './parseClauses.ts';
import {
  andThen,
  type LineState,
  listOf,
  type Match,
  type Matches,
  map,
  NOTHING,
  numberAt,
  one,
  type Rule,
} from './parseCore.ts';
import { object, player } from './parseNames.ts';
import { tokenPhrase } from './parseQualities.ts';
import { ABILITY, EFFECT, ENTERS, EQUIP, labelsFit, PLAIN, RESOLVE, SPELL, TOKEN, TURN, TURNED } from './parseSetup.ts';
import type { Clauses, EffectVerb, NameRef, StatementBody } from './statement.ts';

// —— acting

const activation: Rule<StatementBody> = (line, at) =>
  andThen(player(line, at), (who, next): Matches<StatementBody> => {
    if (line.key(next) !== 'activate' && !line.is(next, 'activates')) return NOTHING;
    return andThen(object(line, next + 1), (what, behind) => {
      const clauses = clausesOf(ABILITY);
      return andThen(clauses(line, behind), (before, middle): Matches<StatementBody> => {
        const body = (
          extra: Clauses,
          ability?: Extract<StatementBody, { kind: 'activate' }>['ability'],
        ): StatementBody => ({
          kind: 'activate',
          player: who,
          object: what,
          ...(ability === undefined ? {} : { ability }),
          clauses: { ...before, ...extra },
        });
        const plain: Match<StatementBody> = { value: body({}), at: middle };
        if (line.key(middle) !== 'ability') {
          line.fail(middle, 'ability');
          return [plain];
        }
        const word = line.words[middle + 1];
        const index = numberAt(line, middle + 1);
        if (word === undefined || (index === undefined && word.kind !== 'quoted')) {
          line.fail(middle + 1, '<number>');
          return line.fail(middle + 1, '"…"');
        }
        const range = line.span(middle, middle + 2);
        const ability = index === undefined ? { startsWith: word.text, range } : { index, range };
        return map(clauses(line, middle + 2), (after) => body(after, ability));
      });
    });
  });

const tokenCreation: Rule<StatementBody> = (line, at) =>
  andThen(player(line, at), (who, next): Matches<StatementBody> => {
    if (line.key(next) !== 'create' && !line.is(next, 'creates')) return NOTHING;
    const counted = numberAt(line, next + 1, true);
    const count = counted ?? 1;
    const from = counted === undefined ? next + 1 : next + 2;
    const copyOf =
      (line.key(from) === 'token' && ['copy', 'copies'].includes(line.key(from + 1) ?? '')) ||
      (line.key(from) === 'tokens' && line.key(from + 1) === 'copying');
    if (line.key(from) === 'token') {
      if (!copyOf) return line.fail(from + 1, 'copy of');
      const of = line.phrase(from + 2, 'of');
      if (of < 0) return NOTHING;
      return andThen(object(line, of), (original, behind) =>
        andThen(
          clausesOf(TOKEN)(line, behind),
          (clauses, end): Matches<StatementBody> =>
            labelsFit(clauses, count)
              ? one({ kind: 'createTokenCopy', player: who, count, of: original, clauses }, end)
              : NOTHING,
        ),
      );
    }
    line.fail(from, '<token>');
    return andThen(tokenPhrase(line, from), (token, behind) =>
      andThen(
        clausesOf(TOKEN)(line, behind),
        (clauses, end): Matches<StatementBody> =>
          labelsFit(clauses, count) ? one({ kind: 'createToken', player: who, count, token, clauses }, end) : NOTHING,
      ),
    );
  });

/** The other of two players: whom an attack that names nobody is against. */
const opponentOf = (line: LineState, who: NameRef, end: number): NameRef | undefined => {
  const players = new Map(
    line.scope.layers
      .filter((layer) => layer.size < 2_000)
      .flatMap((layer) =>
        [...layer.entries()].filter(({ kind }) => kind === 'player').map((one) => [one.key, one.name]),
      ),
  );
  const others = [...players].filter(([key]) => key !== who.key);
  const [other] = others;
  const place = line.span(end - 1, end).end;
  return players.size === 2 && other !== undefined
    ? { text: other[1], key: other[0], range: { start: place, end: place } }
    : undefined;
};

/** `Alice attacks with Gray Ogre`, where there is one opponent. */
const attackWith: Rule<StatementBody> = (line, at) =>
  andThen(player(line, at), (who, next): Matches<StatementBody> => {
    if (line.key(next) !== 'attacks' && line.key(next) !== 'attack') return NOTHING;
    if (!line.is(next + 1, 'with')) return NOTHING;
    return andThen(listOf(line, next + 2, object, 'both'), (objects, end): Matches<StatementBody> => {
      const whom = opponentOf(line, who, end);
      return whom === undefined ? NOTHING : one({ kind: 'attacks', objects, whom }, end);
    });
  });

const counts =
  (verb: 'draws' | 'loses' | 'gains' | 'mills') =>
  ({ PLAYER, AMOUNT }: { PLAYER: NameRef; AMOUNT: number }): StatementBody => ({
    kind: 'playerCounts',
    player: PLAYER,
    verb,
    amount: AMOUNT,
  });

const VERBS: readonly (readonly [string, EffectVerb])[] = [
  ['tap', 'tap'],
  ['untap', 'untap'],
  ['flip', 'flip'],
  ['transform', 'transform'],
  ['unattach', 'unattach'],
  ['destroy', 'destroy'],
  ['sacrifice', 'sacrifice'],
  ['exile', 'exile'],
  ['counter', 'counter'],
  ['discard', 'discard'],
  ['phase out', 'phaseOut'],
  ['phase in', 'phaseIn'],
];

/** What a player may be said to do where `VERB OBJECT` would do. */
const PLAYER_VERBS: readonly (readonly [string, EffectVerb])[] = [
  ['sacrifices|sacrifice', 'sacrifice'],
  ['discards|discard', 'discard'],
  ['taps|tap', 'tap'],
  ['untaps|untap', 'untap'],
  ['exiles|exile', 'exile'],
  ['destroys|destroy', 'destroy'],
];

type TimeBody = Extract<StatementBody, { kind: 'time' }>;
type OfPlayer = Extract<TimeBody['to'], { readonly player: NameRef }>['at'];
type NoPlayer = Exclude<TimeBody['to'], { readonly player: NameRef } | { readonly at: 'nextTurn' }>['at'];

const STEPS: readonly { readonly words: string; readonly of: OfPlayer; readonly plain: NoPlayer }[] = [
  { words: 'upkeep', of: 'upkeepOf', plain: 'upkeep' },
  { words: 'draw step', of: 'drawStepOf', plain: 'drawStep' },
  { words: 'main phase', of: 'mainOf', plain: 'main' },
  { words: 'combat', of: 'combatOf', plain: 'combat' },
  { words: 'end step', of: 'endStepOf', plain: 'endStep' },
];

const timeForms: readonly StatementForm[] = [
  form('time', '(the) next turn', [], () => ({ kind: 'time', to: { at: 'nextTurn' } })),
  form('time', "PLAYER'S (next) turn", [], (slots) => ({
    kind: 'time',
    to: { at: 'turnOf', player: slots["PLAYER'S"] },
  })),
  ...STEPS.flatMap(({ words, of, plain }) => [
    form('time', `PLAYER'S (next) ${words}` as "PLAYER'S", [], (slots) => ({
      kind: 'time',
      to: { at: of, player: slots["PLAYER'S"] },
    })),
    form('time', `(the) (next) ${words}`, [], () => ({ kind: 'time', to: { at: plain } })),
  ]),
];

/** Forms of what happens. */
export const ACT_FORMS: readonly StatementForm[] = [
  form('cast', 'PLAYER casts|cast CARD CLAUSES', SPELL, ({ PLAYER, CARD, CLAUSES }) =>
    labelsFit(CLAUSES) ? { kind: 'cast', player: PLAYER, card: CARD, clauses: CLAUSES } : undefined,
  ),
  special('activate', 'PLAYER activates OBJECT CLAUSES', ABILITY, activation, [['activates', 'activate']]),
  form('play', 'PLAYER plays|play CARD CLAUSES', ENTERS, ({ PLAYER, CARD, CLAUSES }) =>
    labelsFit(CLAUSES) ? { kind: 'play', player: PLAYER, card: CARD, clauses: CLAUSES } : undefined,
  ),
  form('put', 'PLAYER puts|put CARD CLAUSES onto the battlefield CLAUSES', ENTERS, ({ PLAYER, CARD, CLAUSES }) =>
    labelsFit(CLAUSES) ? { kind: 'put', player: PLAYER, card: CARD, clauses: CLAUSES } : undefined,
  ),
  form('turnFaceUp', 'PLAYER turns|turn OBJECT face up CLAUSES', TURN, ({ PLAYER, OBJECT, CLAUSES }) => ({
    kind: 'turnFaceUp',
    player: PLAYER,
    object: OBJECT,
    clauses: CLAUSES,
  })),
  special('createToken', 'PLAYER creates TOKEN CLAUSES', TOKEN, tokenCreation, [['creates', 'create']]),
  special('createTokenCopy', 'PLAYER creates a token copy of OBJECT CLAUSES', TOKEN, () => NOTHING),
  form(
    'gainControl',
    'PLAYER gains|gain control of OBJECT CLAUSES',
    ['until', 'as'],
    ({ PLAYER, OBJECT, CLAUSES }) => ({
      kind: 'gainControl',
      player: PLAYER,
      object: OBJECT,
      clauses: CLAUSES,
    }),
  ),
  form('playerCounts', 'PLAYER draws|draw AMOUNT card|cards', [], counts('draws')),
  form('playerCounts', 'PLAYER loses|lose AMOUNT life', [], counts('loses')),
  form('playerCounts', 'PLAYER gains|gain AMOUNT life', [], counts('gains')),
  form('playerCounts', 'PLAYER mills|mill AMOUNT card|cards', [], counts('mills')),
  form('effect', 'effect TEXT CLAUSES', EFFECT, ({ TEXT, CLAUSES }) => ({
    kind: 'effect',
    text: TEXT,
    clauses: CLAUSES,
  })),
  form('attach', 'attach OBJECT to TARGET', [], ({ OBJECT, TARGET }) => ({
    kind: 'attach',
    object: OBJECT,
    to: TARGET,
  })),
  ...VERBS.map(([words, verb]) =>
    form('verb', `${words} OBJECTS CLAUSES` as 'OBJECTS CLAUSES', PLAIN, ({ OBJECTS, CLAUSES }) => ({
      kind: 'verb',
      verb,
      objects: OBJECTS,
      clauses: CLAUSES,
    })),
  ),
  ...PLAYER_VERBS.map(([words, verb]) =>
    form(
      'verb',
      `PLAYER ${words} OBJECTS CLAUSES` as 'PLAYER OBJECTS CLAUSES',
      PLAIN,
      ({ PLAYER, OBJECTS, CLAUSES }) => ({
        kind: 'verb',
        verb,
        player: PLAYER,
        objects: OBJECTS,
        clauses: CLAUSES,
      }),
    ),
  ),
  form('turn', 'turn OBJECT face up CLAUSES', TURNED, ({ OBJECT, CLAUSES }) => ({
    kind: 'turn',
    object: OBJECT,
    face: 'up',
    clauses: CLAUSES,
  })),
  form('turn', 'turn OBJECT face down CLAUSES', TURNED, ({ OBJECT, CLAUSES }) => ({
    kind: 'turn',
    object: OBJECT,
    face: 'down',
    clauses: CLAUSES,
  })),
  form('move', 'return OBJECT to ZONE', [], ({ OBJECT, ZONE }) => ({ kind: 'move', object: OBJECT, to: ZONE.zone })),
  form('move', 'put OBJECT into|onto|on|in ZONE', [], ({ OBJECT, ZONE }) => ({
    kind: 'move',
    object: OBJECT,
    to: ZONE.zone,
  })),
  form('move', 'put OBJECT on (the) top of ZONE', [], ({ OBJECT, ZONE }) => ({
    kind: 'move',
    object: OBJECT,
    to: ZONE.zone,
  })),
  form('counters', 'put COUNTERS on OBJECT', [], ({ COUNTERS, OBJECT }) => ({
    kind: 'counters',
    change: 'put',
    counters: COUNTERS,
    object: OBJECT,
  })),
  form('counters', 'remove COUNTERS from OBJECT', [], ({ COUNTERS, OBJECT }) => ({
    kind: 'counters',
    change: 'remove',
    counters: COUNTERS,
    object: OBJECT,
  })),
  form('damage', 'OBJECT deals|deal AMOUNT damage to TARGET', [], ({ OBJECT, AMOUNT, TARGET }) => ({
    kind: 'damage',
    source: OBJECT,
    amount: AMOUNT,
    to: TARGET,
  })),
  form('damage', 'OBJECT deals|deal AMOUNT combat damage to TARGET', [], ({ OBJECT, AMOUNT, TARGET }) => ({
    kind: 'damage',
    source: OBJECT,
    amount: AMOUNT,
    to: TARGET,
    combat: true,
  })),
  form('attacks', 'OBJECTS attacks|attack TARGET', [], ({ OBJECTS, TARGET }) => ({
    kind: 'attacks',
    objects: OBJECTS,
    whom: TARGET,
  })),
  form('attacks', 'OBJECTS attacks|attack', [], ({ OBJECTS }) => ({ kind: 'attacks', objects: OBJECTS })),
  form('blocks', 'OBJECTS blocks|block OTHER', [], ({ OBJECTS, OTHER }) => ({
    kind: 'blocks',
    objects: OBJECTS,
    attacker: OTHER,
  })),
  form('attacks', 'PLAYER attacks|attack TARGET with OBJECTS', [], ({ OBJECTS, TARGET }) => ({
    kind: 'attacks',
    objects: OBJECTS,
    whom: TARGET,
  })),
  form('blocks', 'PLAYER blocks|block OTHER with OBJECTS', [], ({ OBJECTS, OTHER }) => ({
    kind: 'blocks',
    objects: OBJECTS,
    attacker: OTHER,
  })),
  special('attacks', 'PLAYER attacks with OBJECTS', [], attackWith, [['attacks', 'attack'], ['with']]),
  form('activate', 'PLAYER equips|equip OBJECT to OTHER CLAUSES', EQUIP, ({ PLAYER, OBJECT, OTHER, CLAUSES }) => ({
    kind: 'activate',
    player: PLAYER,
    object: OBJECT,
    ability: { startsWith: 'Equip', range: OBJECT.range },
    clauses: { ...CLAUSES, targeting: [{ names: [OTHER], range: OTHER.range }] },
  })),
  form('simultaneously', 'simultaneously', [], () => ({ kind: 'simultaneously' })),
  ...timeForms,
  form('leaves', 'PLAYER leaves|leave (the) game', [], ({ PLAYER }) => ({ kind: 'leaves', player: PLAYER })),
  form('trigger', 'trigger OBJECT CLAUSES', ABILITY, ({ OBJECT, CLAUSES }) => ({
    kind: 'trigger',
    object: OBJECT,
    clauses: CLAUSES,
  })),
  form('decline', 'decline OBJECT', [], ({ OBJECT }) => ({ kind: 'decline', object: OBJECT })),
  form('resolve', 'resolve OBJECT CLAUSES', RESOLVE, ({ OBJECT, CLAUSES }) => ({
    kind: 'resolve',
    object: OBJECT,
    clauses: CLAUSES,
  })),
];
