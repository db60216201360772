// What an expectation could say here, with the values that the game has: `is 2/2`, `has flying`, `is in Alice's graveyard`.
import { wordsOf as colorWords, printManaCost } from '../../cards/mana.ts';
import { printTypeLine } from '../../cards/typeLine.ts';
import { message } from '../../messages/message.ts';
import { readingHere } from '../../scenario/parseExpected.ts';
import type { NameRef, StatementBody } from '../../scenario/statement.ts';
import { objectFacts, playerFacts } from '../actions/actual.ts';
import { abilityText, ptOf } from '../describe.ts';
import { type Draft, type Here, SCORE } from './draft.ts';

/** Facts about the subject of the expectation that ends before a place; nothing where none does. */
export function facts(here: Here): readonly Draft[] {
  const { locale } = here;
  const subject = subjectHere(here);
  if (subject === undefined) return [];
  const detail = message(locale, 'completion.actual');
  return [...new Set(factsOf(here, subject))].map((label, place) => ({
    label,
    kind: 'fact',
    score: SCORE.fact + place,
    detail,
  }));
}

/** The last name of the expectation as far as the place; of a line in a block that of its head. */
function subjectHere({ line, index, expected }: Here): NameRef | undefined {
  if (!expected.includes('is') && !expected.includes('has')) return undefined;
  const words = line.words.slice(0, index);
  const before = words.at(-1)?.kind === 'comma' ? words.slice(0, -1) : words;
  const body =
    readingHere({ ...line, words: before }) ??
    readingHere({ ...line, words: [] }, 'is tapped') ??
    readingHere({ ...line, words: before }, 'is tapped');
  return body === undefined ? undefined : lastName(body);
}

function lastName(body: StatementBody): NameRef | undefined {
  if (body.kind === 'in' || body.kind === 'assert') return lastName(body.statement);
  const subject = body.kind === 'expect' ? body.groups.at(-1)?.subject : undefined;
  return subject?.kind === 'names' ? subject.names.at(-1) : undefined;
}

function factsOf({ run, snapshot }: Here, name: NameRef): readonly string[] {
  if (run === undefined || snapshot === undefined) return [];
  const means = run.resolve(name, snapshot);
  if (means?.kind === 'player') return playerFacts(snapshot, means.player);
  if (means?.kind !== 'card') return [];
  const id = snapshot.game.current.get(means.card);
  if (id === undefined) return ['has ceased to exist'];
  const state = snapshot.board.objects.get(id);
  if (state === undefined) return [];
  const [first, ...others] = objectFacts(run, snapshot, id, name.text);
  const colors = colorWords(state.colors);
  const pt = ptOf(state);
  return [
    ...(first === undefined ? [] : [first]),
    ...(pt === '' || pt.includes('–') ? [] : [`is ${pt}`]),
    ...state.abilities
      .filter(({ ability }) => ability.kind === 'keyword')
      .map((instance) => `has ${abilityText(instance).replace(/\.$/, '').toLowerCase()}`),
    ...others,
    `is only ${colors.length === 0 ? 'colorless' : colors.join(', ').replace(/, ([^,]*)$/, ' and $1')}`,
    ...(state.types.length === 0 ? [] : [`is exactly ${printTypeLine(state)}`]),
    ...(state.name === '' ? ['has no name'] : [`is named ${state.name}`]),
    state.manaCost === undefined ? 'has no mana cost' : `has mana cost ${printManaCost(state.manaCost)}`,
  ];
}
