// Every statement's form, and how a line is read as one of them.
import type { EditionName } from '../rules/edition.ts';
import { form, type StatementForm, special } from './grammar.ts';
import { type ClauseName, clausesOf } from './parseClauses.ts';
import {
  andThen,
  any,
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
import { bareCard, label, object, ownedZone, player, target } from './parseNames.ts';
import { predicates } from './parsePredicates.ts';
import { qualities, tokenPhrase } from './parseQualities.ts';
import type {
  Clauses,
  EffectVerb,
  ExpectGroup,
  ExpectSubject,
  NameRef,
  SetupItem,
  StatementBody,
  ZoneName,
} from './statement.ts';

const SETUP: readonly ClauseName[] = [
  'as',
  'copying',
  'choosing',
  'changing',
  'counters',
  'attachedTo',
  'ownedBy',
  'x',
  'tapped',
  'untapped',
  'setFaceDown',
  'manifested',
  'flipped',
  'transformed',
  'phasedOut',
];
const SPELL: readonly ClauseName[] = [
  'as',
  'targeting',
  'copying',
  'choosing',
  'changing',
  'mode',
  'x',
  'dividing',
  'cost',
  'faceDown',
  'sacrificing',
  'discarding',
  'tapping',
  'exiling',
  'from',
  'creating',
  'newTargets',
  'inOrder',
  'attachedTo',
];
const ABILITY: readonly ClauseName[] = SPELL.filter(
  (name) => name !== 'cost' && name !== 'from' && name !== 'faceDown',
);
const EFFECT: readonly ClauseName[] = [
  'as',
  'targeting',
  'copying',
  'choosing',
  'changing',
  'mode',
  'x',
  'dividing',
  'controlledBy',
  'creating',
  'newTargets',
  'inOrder',
];
const ENTERS: readonly ClauseName[] = [
  'as',
  'copying',
  'choosing',
  'changing',
  'attachedTo',
  'counters',
  'ownedBy',
  'from',
  'faceDown',
  'tapped',
  'x',
  'inOrder',
  'creating',
];
const TOKEN: readonly ClauseName[] = ['as', 'copying', 'choosing', 'attachedTo', 'counters', 'tapped'];
const PLAIN: readonly ClauseName[] = ['choosing', 'inOrder', 'creating'];
const TURN: readonly ClauseName[] = ['copying', 'choosing', 'attachedTo', 'sacrificing', 'discarding', 'inOrder'];

/** A label for one thing only, unless several are made. */
const labelsFit = (clauses: Clauses, count = 1): boolean => (clauses.as?.length ?? 0) <= Math.max(1, count);

// —— setting up

const setupItem: Rule<SetupItem> = (line, at) => {
  const counted = numberAt(line, at);
  const article = line.key(at) === 'a' || line.key(at) === 'an';
  const count = counted ?? 1;
  const start = counted !== undefined || article ? at + 1 : at;
  const withClauses = (what: SetupItem['what'], next: number): Matches<SetupItem> =>
    andThen(clausesOf(SETUP)(line, next), (clauses, end) =>
      labelsFit(clauses, count) ? one({ range: line.span(at, end), count, what, clauses }, end) : NOTHING,
    );
  const tokens = andThen(tokenPhrase(line, start), (token, next) => withClauses({ token }, next));
  const cards = any(
    article && counted === undefined ? cardAt(line, at) : NOTHING,
    cardOf(counted !== undefined)(line, start),
  );
  return any(
    tokens,
    andThen(uniqueEnds(cards), (name, next) => withClauses({ card: name }, next)),
  );
};

/** Of two readings that end at the same place the first stands (`A Foo` as a name before `a Foo`). */
const uniqueEnds = <T>(matches: Matches<T>): Matches<T> =>
  matches.filter((match, index) => matches.findIndex((other) => other.at === match.at) === index);

const cardOf = (plural: boolean): Rule<NameRef> => bareCard(plural);

/** A card whose own name begins with an article. */
const cardAt: Rule<NameRef> = (line, at) => {
  const match = line.name(at, 'thing', 'plain');
  return match === undefined ? NOTHING : bareCard(false)(line, at);
};

const setupIn =
  (zone: ZoneName | undefined): Rule<StatementBody> =>
  (line, at) =>
    andThen(player(line, at), (owner, next): Matches<StatementBody> => {
      if (zone === 'battlefield') {
        if (line.key(next) !== 'control') {
          if (!line.is(next, 'controls')) return NOTHING;
        }
        const head: Match<StatementBody> = {
          value: { kind: 'setup', player: owner, zone, items: [] },
          at: next + 1,
        };
        return [
          head,
          ...map(
            listOf(line, next + 1, setupItem, 'both'),
            (items): StatementBody => ({
              kind: 'setup',
              player: owner,
              zone,
              items,
            }),
          ),
        ];
      }
      if (!line.is(next, 'has')) return NOTHING;
      const inZone = (items: readonly SetupItem[], end: number): Matches<StatementBody> => {
        if (line.key(end) !== 'in' && line.key(end) !== 'on') return line.fail(end, 'in');
        const own = ['his', 'her', 'their'].includes(line.key(end + 1) ?? '') ? 1 : 0;
        return map(
          ownedZone(line, end + 1 + own).filter((match) => match.value.owner === undefined),
          (place): StatementBody => ({ kind: 'setup', player: owner, zone: place.zone, items }),
        );
      };
      return any(
        andThen(listOf(line, next + 1, setupItem, 'both'), inZone),
        line.key(next + 1) === 'in' ? inZone([], next + 1) : NOTHING,
      );
    });

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

// —— heads and assertions

const EDITIONS: Readonly<Record<string, EditionName>> = { classic: 'classic', '2011': '2011', current: 'current' };

const edition: Rule<EditionName> = (line, at) => {
  const key = line.key(at) ?? '';
  const name = Object.hasOwn(EDITIONS, key) ? EDITIONS[key] : undefined;
  if (name !== undefined) return one(name, at + 1);
  for (const each of Object.keys(EDITIONS)) line.fail(at, each);
  return NOTHING;
};

const ruleNumber: Rule<string> = (line, at) => {
  const word = line.words[at];
  const text = word?.text.replace(/\.$/, '') ?? '';
  return word?.kind === 'word' && /^(?:\d{3}(?:\.\d+[a-z]?[′']?)?|D\d+)$/.test(text)
    ? one(text, at + 1)
    : line.fail(at, '<rule>');
};

const restOfLine = (line: LineState, at: number): string => {
  const first = line.words[at];
  const last = line.words.at(-1);
  if (first === undefined || last === undefined) return '';
  return line.words
    .slice(at)
    .map((word, index, all) => {
      const gap = index > 0 && (all[index - 1]?.end ?? 0) < word.start ? ' ' : '';
      return gap + (word.kind === 'quoted' ? `"${word.text}"` : word.text);
    })
    .join('');
};

const nested =
  (
    build: (body: StatementBody, from: number, end: number, line: LineState) => Matches<StatementBody>,
  ): Rule<StatementBody> =>
  (line, at) =>
    andThen(statementAt(line, at), (body, end) => build(body, at, end, line));

const assertion =
  (legality: 'legal' | 'illegal'): Rule<StatementBody> =>
  (line, at) => {
    if (!line.is(at, legality)) return NOTHING;
    return nested((statement, from, end) => {
      if (statement.kind === 'assert' || statement.kind === 'in' || statement.kind === 'suppose') return NOTHING;
      const body = { kind: 'assert', legality, statement, statementRange: line.span(from, end) } as const;
      const plain: Match<StatementBody> = { value: body, at: end };
      if (line.key(end) !== 'by') {
        line.fail(end, 'by');
        return [plain];
      }
      return map(ruleNumber(line, end + 1), (rule, after) => ({
        ...body,
        by: { rule, range: line.span(end + 1, after) },
      }));
    })(line, at + 1);
  };

// —— expectations

const subject: Rule<ExpectSubject> = (line, at) => {
  const key = line.key(at);
  const names = map(
    listOf(line, at, target, 'both'),
    (list, end): ExpectSubject => ({ kind: 'names', names: list, range: line.span(at, end) }),
  );
  if (key !== 'each' && key !== 'every' && key !== 'all') {
    line.fail(at, 'each');
    return names;
  }
  const each = andThen(qualities(line, at + 1), (words, next): Matches<ExpectSubject> => {
    const plain: Match<ExpectSubject> = {
      value: { kind: 'each', qualities: words, range: line.span(at, next) },
      at: next,
    };
    const controlled = andThen(player(line, next), (controller, end): Matches<ExpectSubject> => {
      if (line.key(end) !== 'control' && !line.is(end, 'controls')) return NOTHING;
      return one({ kind: 'each', qualities: words, controller, range: line.span(at, end + 1) }, end + 1);
    });
    return [plain, ...controlled];
  });
  return any(each, names);
};

const group: Rule<ExpectGroup> = (line, at) =>
  andThen(subject(line, at), (who, next) =>
    map(predicates(line, next), (list) => ({ subject: who, predicates: list })),
  );

const expectation: Rule<StatementBody> = (line, at) => {
  if (!line.is(at, 'expect')) return NOTHING;
  const head = map(
    subject(line, at + 1),
    (who): StatementBody => ({
      kind: 'expect',
      groups: [{ subject: who, predicates: [] }],
    }),
  );
  const groups = map(listOf(line, at + 1, group, 'both'), (list): StatementBody => ({ kind: 'expect', groups: list }));
  return [...groups, ...head.filter((match) => match.at === line.words.length)];
};

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

/** Every form of a statement, the commonest first. */
export const STATEMENT_FORMS: readonly StatementForm[] = [
  special('expect', 'expect SUBJECT PREDICATE, …', [], expectation),
  special('setup', 'PLAYER controls OBJECT CLAUSES', SETUP, setupIn('battlefield'), [['controls', 'control']]),
  special('setup', 'PLAYER has OBJECT in ZONE', SETUP, setupIn(undefined), [['has']]),
  form('life', 'PLAYER has AMOUNT life', [], ({ PLAYER, AMOUNT }) => ({ kind: 'life', player: PLAYER, life: AMOUNT })),
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
  form('turn', 'turn OBJECT face up CLAUSES', TURN, ({ OBJECT, CLAUSES }) => ({
    kind: 'turn',
    object: OBJECT,
    face: 'up',
    clauses: CLAUSES,
  })),
  form('turn', 'turn OBJECT face down CLAUSES', TURN, ({ OBJECT, CLAUSES }) => ({
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
  form('attacks', 'OBJECT attacks|attack TARGET', [], ({ OBJECT, TARGET }) => ({
    kind: 'attacks',
    object: OBJECT,
    whom: TARGET,
  })),
  form('blocks', 'OBJECT blocks|block OTHER', [], ({ OBJECT, OTHER }) => ({
    kind: 'blocks',
    object: OBJECT,
    attacker: OTHER,
  })),
  form('attacks', 'PLAYER attacks|attack TARGET with OBJECT', [], ({ OBJECT, TARGET }) => ({
    kind: 'attacks',
    object: OBJECT,
    whom: TARGET,
  })),
  form('blocks', 'PLAYER blocks|block OTHER with OBJECT', [], ({ OBJECT, OTHER }) => ({
    kind: 'blocks',
    object: OBJECT,
    attacker: OTHER,
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
  form('resolve', 'resolve OBJECT CLAUSES', ABILITY, ({ OBJECT, CLAUSES }) => ({
    kind: 'resolve',
    object: OBJECT,
    clauses: CLAUSES,
  })),
  special('assert', 'legal STATEMENT by RULE', [], assertion('legal')),
  special('assert', 'illegal STATEMENT by RULE', [], assertion('illegal')),
  special('suppose', 'suppose TITLE', [], (line, at) =>
    line.is(at, 'suppose') ? one({ kind: 'suppose', title: restOfLine(line, at + 1) }, line.words.length) : NOTHING,
  ),
  special('in', 'in EDITION STATEMENT', [], (line, at) => {
    if (!line.is(at, 'in')) return NOTHING;
    return andThen(edition(line, at + 1), (name, next) =>
      nested((statement, _from, end) =>
        statement.kind === 'in' ? NOTHING : one({ kind: 'in', edition: name, statement }, end),
      )(line, next),
    );
  }),
  form('show', 'show OBJECT', [], ({ OBJECT }) => ({ kind: 'show', object: OBJECT })),
  special('rules', 'rules EDITION, …', [], (line, at) =>
    line.is(at, 'rules')
      ? map(
          listOf(
            line,
            at + 1,
            (inner, from) =>
              map(edition(inner, from), (name, end) => ({ edition: name, range: inner.span(from, end) })),
            'both',
          ),
          (editions): StatementBody => ({ kind: 'rules', editions }),
        )
      : NOTHING,
  ),
  special('use', 'use PATH', [], (line, at) => {
    if (!line.is(at, 'use')) return NOTHING;
    const first = line.words[at + 1];
    const last = line.words.at(-1);
    if (first === undefined || last === undefined) return line.fail(at + 1, '<path>');
    if (first.kind === 'quoted') {
      const pathRange = { start: first.start + 1, end: first.closed === true ? first.end - 1 : first.end };
      return one({ kind: 'use', path: first.text, pathRange }, at + 2);
    }
    const pathRange = { start: first.start, end: last.end };
    return one({ kind: 'use', path: restOfLine(line, at + 1), pathRange }, line.words.length);
  }),
  special('players', 'players A, B, …', [], (line, at) =>
    line.is(at, 'players')
      ? map(listOf(line, at + 1, label, 'comma'), (players): StatementBody => ({ kind: 'players', players }))
      : NOTHING,
  ),
  special('cites', 'cites RULE, …', [], (line, at) =>
    line.is(at, 'cites')
      ? map(
          listOf(
            line,
            at + 1,
            (inner, from) => map(ruleNumber(inner, from), (id, end) => ({ id, range: inner.span(from, end) })),
            'both',
          ),
          (rules): StatementBody => ({ kind: 'cites', rules }),
        )
      : NOTHING,
  ),
  form('ignoring', 'ignoring text of CARD', [], ({ CARD }) => ({ kind: 'ignoring', card: CARD })),
];

/** Forms by the keyword they start with, and the others by one of the words that they need. */
const FORMS_BY_FIRST = new Map<string, StatementForm[]>();
const FORMS_BY_NEED = new Map<string, StatementForm[]>();
for (const each of STATEMENT_FORMS) {
  const first = each.firstWords.length > 0;
  const index = first ? FORMS_BY_FIRST : FORMS_BY_NEED;
  for (const word of first ? each.firstWords : (each.needs[0] ?? [])) {
    const list = index.get(word);
    if (list === undefined) index.set(word, [each]);
    else list.push(each);
  }
}

/** The forms that a line can be at all, looking at its words alone. */
const candidates = (line: LineState, at: number): readonly StatementForm[] => {
  const first = line.key(at);
  const found = [...(first === undefined ? [] : (FORMS_BY_FIRST.get(first) ?? []))];
  for (let index = at; index < line.words.length; index += 1) {
    const key = line.key(index);
    const forms = key === undefined ? undefined : FORMS_BY_NEED.get(key);
    if (forms !== undefined) for (const each of forms) if (!found.includes(each)) found.push(each);
  }
  return found;
};

/** All readings of a statement from a place on, not necessarily to the line's end. */
export const statementAt: Rule<StatementBody> = (line, at) => {
  const tracking = line.mode === 'tracking';
  const found: Match<StatementBody>[] = [];
  for (const each of tracking ? STATEMENT_FORMS : candidates(line, at)) {
    const { firstWords } = each;
    if (tracking && firstWords.length > 0 && !firstWords.includes(line.key(at) ?? '')) {
      for (const word of firstWords) line.fail(at, word);
    } else found.push(...each.rule(line, at));
  }
  return found;
};

/** A line of an expect-block: predicates of the head's subject. */
export const predicateLine =
  (who: ExpectSubject): Rule<StatementBody> =>
  (line, at) =>
    map(
      predicates(line, at),
      (list): StatementBody => ({
        kind: 'expect',
        groups: [{ subject: who, predicates: list }],
      }),
    );

/** A line of a set-up block: what the head's player has there. */
export const setupLine =
  (owner: NameRef, zone: ZoneName): Rule<StatementBody> =>
  (line, at) =>
    map(listOf(line, at, setupItem, 'both'), (items): StatementBody => ({ kind: 'setup', player: owner, zone, items }));
