// The shapes of the statement that is being written: its forms with their slots, the one under the cursor marked.
import type { SignatureHelp, SignatureInformation } from 'vscode-languageserver-types';
import { messageIfAny } from '../messages/message.ts';
import type { OuterNames } from '../scenario/document.ts';
import type { StatementForm } from '../scenario/grammar.ts';
import { indexOfCards } from '../scenario/names.ts';
import { CLAUSES } from '../scenario/parseClauses.ts';
import { LineState } from '../scenario/parseCore.ts';
import { type CursorLine, cursorLine, expectedIn } from '../scenario/parseExpected.ts';
import { STATEMENT_FORMS, statementAt } from '../scenario/parseStatements.ts';
import type { FeatureContext } from './context.ts';

/** At most this many forms at once, and clauses of each. */
const mostForms = 6;
const mostClauses = 12;

/** What can stand in a slot, as the grammar calls it. */
const FILLS: Readonly<Record<string, readonly string[]>> = {
  PLAYER: ['<player>'],
  "PLAYER'S": ["<player>'s"],
  OBJECT: ['<object>'],
  OTHER: ['<object>'],
  OBJECTS: ['<object>'],
  CARD: ['<card>'],
  TARGET: ['<target>', '<player>'],
  N: ['<number>'],
  AMOUNT: ['<number>'],
  COUNTERS: ['<number>', '<counter kind>', 'counter', 'counters'],
  ZONE: ['battlefield', 'graveyard', 'hand'],
  TOKEN: ['<token>', '<quality>', 'token'],
  TEXT: ['"…"'],
  SUBJECT: ['<target>', 'each'],
  'PREDICATE,': ['is', 'has', 'can'],
  RULE: ['<rule>'],
  'RULE,': ['<rule>'],
  'EDITION,': ['classic'],
  TITLE: ['<title>'],
  PATH: ['<path>'],
};

interface Part {
  readonly text: string;
  readonly isSlot: boolean;
  readonly words: readonly string[];
}

/**
 * The forms that a line can still become; nothing before its first word, and where no form fits. Where nobody has asked for
 * it (`isAsked`), nothing either once the line says something whole: what could still come is no matter to interrupt for.
 */
export function signatureHelpAt(
  context: FeatureContext,
  text: string,
  offset: number,
  library: OuterNames['library'],
  isAsked = true,
): SignatureHelp | undefined {
  const used = [indexOfCards(context.analysis.cards.map(({ definition }) => definition.name))];
  const line = cursorLine(text, offset, { used, ...(library === undefined ? {} : { library }) });
  if (line === undefined || line.words.length === 0 || line.rule !== statementAt) return undefined;
  const fitting = STATEMENT_FORMS.flatMap((form) => {
    const state = new LineState(line.words, line.scope, 'tracking');
    const matches = form.rule(state, 0);
    const isOpen = state.furthest >= line.words.length;
    const isWhole = matches.some(({ at }) => at === line.words.length);
    return isOpen || isWhole ? [{ form, expected: state.expected, isWhole }] : [];
  });
  const shown = fitting.filter(({ form }) => begins(form, line)).slice(0, mostForms);
  const isSaying = isInPredicate(line);
  // what is true stands in the list: a box over the lines above, which are to be read, says less
  if (shown.length === 0 || (!isAsked && (isSaying || shown.some(({ isWhole }) => isWhole)))) return undefined;
  const behind: ReadonlySet<string> | undefined = isSaying ? new Set(['is']) : undefined;
  const signatures = shown.map(({ form, expected }) => signatureOf(context, form, line, behind ?? expected));
  return { signatures, activeSignature: 0, activeParameter: signatures[0]?.activeParameter ?? 0 };
}

/** Whether what is expected of a subject has begun: a word before the last asked for it, since the last comma. */
function isInPredicate(line: CursorLine): boolean {
  const { words } = line;
  const comma = words.map(({ kind }) => kind).lastIndexOf('comma');
  return words.some(({ key }, at) => at > comma + 1 && key !== 'as' && expectedIn(line, at).expected.includes('is'));
}

/** Whether the line has the form's verb already, or is at it. */
function begins({ needs, firstWords }: StatementForm, { words }: CursorLine): boolean {
  const has = (list: readonly string[]): boolean => words.some(({ key }) => list.includes(key));
  const [first] = needs;
  if (firstWords.length > 0) return firstWords.includes(words[0]?.key ?? '');
  return first !== undefined && has(first);
}

const partsOf = ({ pattern, clauses, needs }: StatementForm): readonly Part[] =>
  pattern.split(' ').flatMap((word): readonly Part[] => {
    if (word === 'CLAUSES') {
      // which of several abilities is said before what it needs
      const which = needs.some((words) => words.includes('activates')) ? ['ability N'] : [];
      const forms = [...which, ...clauses.slice(0, mostClauses).map((name) => CLAUSES[name].form)];
      return forms.map((text) => ({ text: `[${text}]`, isSlot: true, words: [] }));
    }
    const isSlot = Object.hasOwn(FILLS, word);
    const plain = word.replace(/^\(|\)$/g, '');
    return [{ text: isSlot ? word : (plain.split('|')[0] ?? plain), isSlot, words: isSlot ? [] : plain.split('|') }];
  });

function signatureOf(
  { locale }: FeatureContext,
  form: StatementForm,
  line: CursorLine,
  expected: ReadonlySet<string>,
): SignatureInformation {
  const parts = partsOf(form);
  let label = '';
  const parameters: { label: [number, number] }[] = [];
  const slots: Part[] = [];
  for (const part of parts) {
    if (label !== '') label += ' ';
    if (part.isSlot) {
      parameters.push({ label: [label.length, label.length + part.text.replace(/,$/, '').length] });
      slots.push(part);
    }
    label += part.text;
  }
  const verb = parts.find(({ isSlot }) => !isSlot)?.words[0] ?? '';
  const help = messageIfAny(locale, `help.${verb}`);
  return {
    label,
    parameters,
    ...(help === undefined ? {} : { documentation: { kind: 'markdown', value: help } }),
    activeParameter: activeOf(parts, slots, line, expected),
  };
}

/** The slot that the next word belongs to: the first behind the words of the form that stand there, that is still asked for. */
function activeOf(
  parts: readonly Part[],
  slots: readonly Part[],
  { words }: CursorLine,
  expected: ReadonlySet<string>,
): number {
  let at = 0;
  let from = 0;
  for (const [index, part] of parts.entries()) {
    if (part.isSlot) continue;
    const found = words.findIndex(({ key }, place) => place >= at && part.words.includes(key));
    if (found < 0) break;
    at = found + 1;
    from = parts.slice(0, index).filter(({ isSlot }) => isSlot).length;
  }
  const rest = slots.slice(from);
  const clauses = rest.map(({ text }) => (text.startsWith('[') ? (text.slice(1).split(/[ \]]/)[0] ?? '') : ''));
  const begun = clauses.indexOf(
    [...words].reverse().find(({ key }) => key !== '' && clauses.includes(key))?.key ?? '?',
  );
  // in a clause that has begun, as long as no other can follow
  if (begun >= 0 && !clauses.some((word) => word !== '' && expected.has(word))) return from + begun;
  const asked = rest.findIndex(({ text }) => {
    if (text === '[ability N]' && expected.has('"…"')) return true;
    if (text.startsWith('[')) return expected.has(text.slice(1).split(' ')[0] ?? '');
    return (FILLS[text] ?? []).some((one) => expected.has(one));
  });
  if (asked >= 0) return from + asked;
  // a word of the form comes first: the slot behind it
  const word = parts.findIndex(({ isSlot, words: own }) => !isSlot && own.some((one) => expected.has(one)));
  const behind = word < 0 ? from : parts.slice(0, word).filter(({ isSlot }) => isSlot).length;
  return Math.max(0, Math.min(behind, slots.length - 1));
}
