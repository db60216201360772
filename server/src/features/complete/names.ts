// Names that could be written: what is legal first, then what is in the game as of the line, players, cards.

import type { PlayerId } from '../../engine/ids.ts';
import { message } from '../../messages/message.ts';
import type { NameEntry, NameIndex } from '../../scenario/names.ts';
import { fold } from '../../scenario/words.ts';
import { type Draft, type Here, isFirst, type LegalHere, SCORE, wants } from './draft.ts';
import { bestCards } from './fuzzy.ts';

const THINGS = ['<object>', '<target>', '<card>', '<value>'] as const;

/** Whether some name is due at a place. */
export const takesNames = (here: Pick<Here, 'expected'>): boolean => wants(here, ...THINGS, '<player>', "<player>'s");

/** Every name for a place. `legal` are those the rules allow there, in their order. */
export function nameDrafts(here: Here, legal: LegalHere): readonly Draft[] {
  const all = allNames(here, legal);
  const before = here.line.words[here.index - 1]?.key ?? '';
  const owner = here.snapshot?.game.players.find(({ name }) => before === `${fold(name)}'s`);
  // behind “Bob's” stands what he controls, or owns where nobody controls it
  return owner === undefined ? all : all.filter(({ label, kind }) => kind === 'name' && isOf(here, label, owner.id));
}

function isOf({ run, snapshot }: Here, label: string, player: PlayerId): boolean {
  const means = snapshot === undefined ? undefined : run?.resolve(label, snapshot);
  if (means?.kind === 'player') return false;
  // a name of several things is theirs who have one
  if (snapshot === undefined || means?.kind !== 'card') return true;
  const id = snapshot.game.current.get(means.card);
  const object = id === undefined ? undefined : snapshot.game.objects.get(id);
  const holder = id === undefined ? undefined : (snapshot.board.objects.get(id)?.controller ?? object?.owner);
  return holder === player;
}

/** Longer lists of what is legal may not hold all of it. */
const mostLegal = 40;

/** Says of what is offered beside what is legal that it is not, in each row of the list. */
function notLegal(here: Here, legal: readonly string[], drafts: readonly Draft[]): readonly Draft[] {
  if (legal.length === 0 || legal.length >= mostLegal) return drafts;
  const { run, snapshot, locale } = here;
  const idOf = (name: string): string | undefined => {
    const means = snapshot === undefined ? undefined : run?.resolve(name, snapshot);
    return means?.kind === 'card'
      ? `card ${means.card}`
      : means?.kind === 'player'
        ? `player ${means.player}`
        : undefined;
  };
  const allowed = new Set([...legal, ...legal.map(idOf)]);
  const mark = message(locale, 'completion.notLegal');
  return drafts.map((draft) =>
    (draft.kind !== 'name' && draft.kind !== 'player') || allowed.has(draft.label) || allowed.has(idOf(draft.label))
      ? draft
      : { ...draft, mark },
  );
}

function allNames(here: Here, { names: legal, only }: LegalHere): readonly Draft[] {
  const detail =
    only.length === 0
      ? message(here.locale, 'completion.legal')
      : message(here.locale, 'completion.legalIn', { editions: only.join(', ') });
  const allowed = legal.map(
    (label, place): Draft => ({ label, kind: 'name', score: SCORE.legal + place, detail, mark: detail }),
  );
  return [...allowed, ...notLegal(here, legal, othersThan(here))];
}

function othersThan(here: Here): readonly Draft[] {
  const drafts: Draft[] = [];
  // a line seldom begins with an object
  const late = isFirst(here) && wants(here, '<player>') ? SCORE.snippet - SCORE.name : 0;
  // what is played comes from outside more often than not
  const isCard = wants(here, '<card>') && !wants(here, '<object>', '<target>');
  const things = SCORE.name + late + (isCard ? SCORE.ownCard - SCORE.name + 50 : 0);
  if (wants(here, ...THINGS))
    for (const [place, label] of inGame(here).entries())
      drafts.push({ label, kind: 'name', score: things + Math.min(place, 40) });
  for (const layer of here.line.scope.layers) {
    if (here.library.includes(layer)) drafts.push(...libraryCards(layer, here));
    else for (const entry of layer.entries()) drafts.push(...ofEntry(here, entry, things));
  }
  return drafts;
}

/** At most this many names of a library at once. */
export const mostCards = 150;

/** Cards of a library that fit what is typed, best first; one more than a list can hold tells that there are others. */
function libraryCards(layer: NameIndex, here: Here): readonly Draft[] {
  if (!wants(here, '<card>')) return [];
  const isWord = here.index === here.line.words.length;
  return bestCards(layer, fold(here.typed.trimStart()), isWord, mostCards + 1).map(({ name }, place) => ({
    label: name,
    kind: 'card',
    score: SCORE.card + place / 1000,
    fits: true,
  }));
}

function ofEntry(here: Here, { kind, name }: NameEntry, things: number): readonly Draft[] {
  switch (kind) {
    case 'player': {
      const first = isFirst(here) ? SCORE.fact : SCORE.player;
      return [
        ...(wants(here, '<player>', '<target>') ? [{ label: name, kind, score: first }] : []),
        ...(wants(here, "<player>'s", '<player>', '<target>', '<object>')
          ? [{ label: `${name}'s`, kind, score: SCORE.player + (isFirst(here) ? 40 : 10) }]
          : []),
      ];
    }
    case 'card':
      if (!wants(here, '<card>')) return [];
      return [{ label: name, kind, score: SCORE.ownCard }];
    default:
      return wants(here, ...THINGS) ? [{ label: name, kind: 'name', score: things + 45 }] : [];
  }
}

/** Names written above the line that mean something in the game, the latest first. */
function inGame({ run, line }: Here): readonly string[] {
  if (run === undefined) return [];
  const found = new Set<string>();
  const above = run.nameUses.filter(({ name }) => name.range.end <= (line.words[0]?.start ?? line.from));
  for (const { name, means } of [...above].sort((a, b) => b.name.range.start - a.name.range.start))
    if (means?.kind === 'card' || means?.kind === 'effect') found.add(name.text);
  for (const name of onTheLine(line)) found.add(name);
  return [...found];
}

/** Names that the line itself has written already. */
function onTheLine({ words, scope }: Here['line']): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const match = scope.match(words, at, { plural: true, accepts: (kind) => kind !== 'player' });
    if (match === undefined) continue;
    found.unshift(match.entry.name);
    at = match.next - 1;
  }
  return found;
}
