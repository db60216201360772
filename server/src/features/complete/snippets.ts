// Statements as snippets with slots, made of the grammar's own forms.
import { type Locale, messageIfAny } from '../../messages/message.ts';
import { STATEMENT_FORMS } from '../../scenario/parseStatements.ts';
import { type Draft, SCORE } from './draft.ts';

/** What a slot of a pattern stands for: the word for what is expected there. */
const SLOTS: Readonly<Record<string, string>> = {
  OBJECT: 'object',
  OTHER: 'object',
  OBJECTS: 'object',
  CARD: 'card',
  TARGET: 'target',
  N: 'number',
  AMOUNT: 'number',
  ZONE: 'zone',
  TOKEN: 'token',
  SUBJECT: 'object',
  TITLE: 'title',
  PATH: 'path',
  RULE: 'rule',
  NAME: 'name',
};

/** Slots with something in them already. */
const FILLED: Readonly<Record<string, string>> = {
  COUNTERS: 'a +1/+1 counter',
  PREDICATE: 'is 2/2',
  EDITION: 'classic',
  ZONE: 'graveyard',
  A: 'Alice',
  B: 'Bob',
};

/** Forms that can't be written from their pattern alone, or say nothing by themselves. */
const LEFT_OUT = /STATEMENT|\bthe\) \(next\)|^PLAYER'S \(next\)|OBJECT in ZONE$/;

/** What begins at the margin: a scenario with its first line, a card as its block is written, from name to size. */
export function blockSnippets(locale: Locale, score: number): readonly Draft[] {
  const slot = (at: number, what: string): string =>
    `$\{${at}:${escapeSlot(messageIfAny(locale, `expected.${what}`) ?? what)}}`;
  const text = escapeSlot(messageIfAny(locale, 'expected.rulesText') ?? '');
  const dollar = '$';
  const card = [
    `card ${slot(1, 'name')} ${dollar}{2:{1\\}}`,
    `  ${dollar}{3:Creature} — ${dollar}{4:Bear}`,
    `  ${dollar}{5:${text}}`,
    `  ${dollar}{6:2}/${dollar}{7:2}`,
  ];
  const [head = ''] = card;
  const spell = [head, `  ${dollar}{3|Instant,Sorcery,Artifact,Enchantment,Land|}`, `  ${dollar}{4:${text}}`];
  const aura = [head, '  Enchantment — Aura', `  Enchant ${dollar}{3:creature}`, `  ${dollar}{4:${text}}`];
  return [
    { label: 'scenario …', snippet: `scenario ${slot(1, 'title')}\n  \${0}` },
    { label: 'card …', snippet: card.join('\n') },
    { label: 'card … Instant', snippet: spell.join('\n') },
    { label: 'card … Aura', snippet: aura.join('\n') },
  ].map((one, place) => ({ ...one, kind: 'snippet', score: score + place }));
}

/** A first slot with nothing in it: the list that opens there, which what is selected would keep shut, says what goes there. */
export const OPEN_SLOT = `$${'{1}'}`;

/** What is chosen from a list. */
const LISTED: ReadonlySet<string> = new Set(['OBJECT', 'OBJECTS', 'CARD', 'TARGET', 'SUBJECT']);

/** A snippet for each form of a statement. `opens`: where the first slot is for a name, it stays open for a list of them. */
export function statementSnippets(locale: Locale, players: readonly string[], opens = false): readonly Draft[] {
  return STATEMENT_FORMS.map(({ pattern }) => pattern)
    .filter((pattern) => !LEFT_OUT.test(pattern))
    .flatMap((pattern, place) =>
      // whose line it is has been chosen with the snippet
      (/^PLAYER/.test(pattern) ? (players.length === 0 ? ['Alice'] : players) : [undefined]).map((actor): Draft => {
        const { label, snippet } = snippetOf(locale, pattern, players, actor, opens);
        return { label, snippet, kind: 'snippet', score: SCORE.snippet + Math.min(place, 90) };
      }),
    );
}

function snippetOf(
  locale: Locale,
  pattern: string,
  players: readonly string[],
  actor: string | undefined,
  opens: boolean,
): { readonly label: string; readonly snippet: string } {
  const [first = 'Alice'] = players;
  const label: string[] = [];
  const written: string[] = [];
  let slot = 0;
  const choice = (names: readonly string[]): string => `\${${++slot}|${names.map(escapeChoice).join(',')}|}`;
  for (const word of pattern.split(' ')) {
    const [, bare = word, tail = ''] = /^([A-Z']+)(,?)$/.exec(word) ?? [];
    if (word === '…' || word.startsWith('(') || bare === 'CLAUSES') continue;
    if (bare === 'PLAYER' || bare === "PLAYER'S") {
      const ending = bare === 'PLAYER' ? '' : "'s";
      const isActor = actor !== undefined && written.length === 0;
      label.push(`${isActor ? actor : first}${ending}`);
      if (isActor) written.push(escapeSlot(`${actor}${ending}`));
      else written.push(choice(players.length === 0 ? [first] : players.map((name) => `${name}${ending}`)));
    } else if (bare === 'TEXT') {
      label.push('"…"');
      written.push(`"\${${++slot}}"`);
    } else if (Object.hasOwn(FILLED, bare)) {
      label.push('…');
      written.push(`\${${++slot}:${FILLED[bare] ?? ''}}`);
    } else if (Object.hasOwn(SLOTS, bare)) {
      const what = SLOTS[bare] ?? '';
      label.push('…');
      const isOpen = opens && slot === 0 && LISTED.has(bare);
      const held = escapeSlot(messageIfAny(locale, `expected.${what}`) ?? what);
      written.push(isOpen ? OPEN_SLOT : `\${${++slot}:${held}}`);
      if (isOpen) slot = 1;
    } else {
      const [plain = ''] = word.split('|');
      label.push(plain + tail);
      written.push(escapeSlot(plain));
    }
  }
  return { label: label.join(' '), snippet: written.join(' ') };
}

const escapeSlot = (text: string): string => text.replace(/[\\$}]/g, '\\$&');
const escapeChoice = (text: string): string => text.replace(/[\\$},|]/g, '\\$&');
