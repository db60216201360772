// Completion: words of the language, names of the game as of the line, and what is legal before all else.

import { describe, expect, it } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver-types';
import { CREATURE_TYPES } from '../../server/src/cards/vocabulary.ts';
import { completionsAt } from '../../server/src/features/completion.ts';
import { signatureHelpAt } from '../../server/src/features/signatureHelp.ts';
import { analyse } from '../../server/src/scenario/analyse.ts';
import { libraryPool } from '../server/library.ts';
import { contextOf } from './draw.ts';

/** What is offered at the bar, in its order. */
function itemsAt(marked: string, snippets = false, reopens = false, spaced = false): readonly CompletionItem[] {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const context = contextOf(text);
  const probe = (tried: string) =>
    analyse({ uri: 'file:///t.strata', text: tried, version: 0, files: new Map(), library: libraryPool });
  const library = libraryPool.indexes;
  return completionsAt({ context, text, lines: context.lines, offset, library, probe, snippets, reopens, spaced })
    .items;
}

const offered = (marked: string): readonly string[] => itemsAt(marked).map(({ label }) => label);

const board = `rules classic
scenario One
  Alice controls Forest, Gray Ogre as Left
  Bob controls Hill Giant
`;

describe('completion', () => {
  it('offers what is legal first, the chooser’s own before others', () => {
    expect(offered(`${board}  Alice casts Pacifism targeting |`).slice(0, 2)).toEqual(['Left', 'Hill Giant']);
    expect(offered(`${board}  Alice casts Clone copying |`).slice(0, 3)).toEqual(['Left', 'Hill Giant', 'nothing']);
  });

  it('offers the rest of a name that has begun, also in its second word', () => {
    expect(offered(`${board}  Alice casts Giant Growth targeting Hill G|`)[0]).toBe('Hill Giant');
    expect(offered(`${board}  Alice casts Runeclaw B|`)).toContain('Runeclaw Bear');
  });

  it('says what is true of a second subject on the line, too', () => {
    const [alone] = offered(`${board}  expect Left |`);
    expect(alone).toMatch(/^is /);
    expect(offered(`${board}  expect Hill Giant is 3/3, Left |`)[0]).toBe(alone);
  });

  it('offers behind “Bob’s” what is his', () => {
    for (const line of ['illegal Alice casts Shock targeting', 'Alice casts Shock targeting', 'expect']) {
      const found = offered(`${board}  ${line} Bob's |`);
      expect(found).toContain('Hill Giant');
      expect(found.filter((label) => /Left|Gray Ogre|Forest|Alice/.test(label))).toEqual([]);
    }
  });

  it('offers behind “illegal” what can be, players first', () => {
    const found = offered(`${board}  illegal |`);
    expect(found.slice(0, 2)).toEqual(['Alice', 'Bob']);
    expect(found.filter((label) => ['expect', 'rules', 'cites', 'show', 'illegal'].includes(label))).toEqual([]);
    expect(found).toEqual(expect.arrayContaining(['effect', 'attach', 'next turn']));
  });

  it('goes on within the text of an effect, with what the scenario has', () => {
    expect(offered(`${board}  effect "|`)).toEqual(expect.arrayContaining(['Left', 'Hill Giant', 'Alice']));
    expect(offered(`${board}  effect "T|`)).toContain('Target');
    expect(offered(`${board}  effect "Target c|`)[0]).toBe('creature');
    expect(offered(`${board}  effect "Left g|"`)).toEqual(expect.arrayContaining(['gains', 'gets']));
    expect(offered(`${board}  effect "Left gains flying." |`)).not.toContain('flying');
  });

  it('writes a name from where it begins, and not behind its first word', () => {
    for (const clause of ['Giant Growth targeting', 'Clone copying', 'Pacifism targeting'])
      for (const typed of ['Hill G', 'Hill Giant']) {
        const marked = `${board}  Alice casts ${clause} ${typed}|`;
        const [item] = itemsAt(marked).filter(({ label }) => label === 'Hill Giant');
        const range = item?.textEdit !== undefined && 'range' in item.textEdit ? item.textEdit.range : undefined;
        expect(range?.start.character).toBe(`  Alice casts ${clause} `.length);
      }
  });

  it('offers words of the language', () => {
    expect(offered(`${board}  Alice ca|`)).toContain('casts');
    expect(offered(`${board}  Alice casts Clone cop|`)).toContain('copying');
    expect(offered('rules |')).toEqual(['current', '2011', 'classic']);
    expect(offered(`${board}  expect Left |`)).toEqual(expect.arrayContaining(['is', 'has']));
    expect(offered(`${board}  |`)).toEqual(expect.arrayContaining(['expect', 'Alice', 'Bob', 'effect']));
  });

  it('offers nothing in a comment', () => {
    expect(offered(`${board}  # Alice ca|`)).toEqual([]);
  });
});

describe('completion of statements and expectations', () => {
  it('fills in what is true where something is expected', () => {
    const text = `${board}  Alice casts Giant Growth targeting Left\n  expect Left |`;
    expect(offered(text).slice(0, 4)).toEqual([
      'is a 5/5 red Ogre creature named Gray Ogre',
      'is 5/5',
      'has no abilities',
      'is controlled by Alice',
    ]);
    expect(offered(`${text.replace('|', '')}is |`)).toContain('is exactly Creature — Ogre');
    expect(offered(`${board}  expect Alice |`)[0]).toBe('has 20 life');
    expect(offered(`${board}  expect Left\n    |`)[0]).toBe('is a 2/2 red Ogre creature named Gray Ogre');
    expect(offered(`${board}  destroy Hill Giant\n  expect Hill Giant |`)[0]).toBe("is in Bob's graveyard");
  });

  it('is of the edition that the line is for', () => {
    const text = `rules classic, current
scenario One
  Alice controls Gray Ogre
  Alice casts Giant Growth targeting Gray Ogre
  Alice controls Humility
`;
    expect(offered(`${text}  in classic expect Gray Ogre |`)[1]).toBe('is 1/1');
    expect(offered(`${text}  in current expect Gray Ogre |`)[1]).toBe('is 4/4');
  });

  it('offers whole statements as snippets with slots', () => {
    const items = itemsAt(`${board}  |`, true);
    const casts = items.find(({ label }) => label === 'Alice casts …');
    expect(casts?.insertTextFormat).toBe(2);
    expect((casts?.textEdit as { newText: string } | undefined)?.newText).toBe(
      ['Alice casts $', '{1:a card}'].join(''),
    );
    expect(itemsAt(`${board}  |`, false).some(({ label }) => label === 'Alice casts …')).toBe(false);
    expect(itemsAt(`${board}\n|`, true).map(({ label }) => label)).toContain('scenario …');
  });
});

describe('completion of what suits the statement', () => {
  const factory = `rules current
card Mill
  Land
  {T}: Add {C}.
  {1}: Mill becomes a 2/2 Assembly-Worker artifact creature until end of turn. It's still a land.
scenario One
  Alice controls Gray Ogre as Left, Mill
`;

  it('begins an empty file with what a file begins with, and offers no fragments', () => {
    expect(offered('|').slice(0, 4)).toEqual(['rules', 'scenario', 'card', 'use']);
    expect(offered('rules current\n|').slice(0, 4)).toEqual(['scenario', 'card', 'use', 'rules']);
    for (const marked of ['|', `${board}  |`])
      for (const fragment of ['the', 'end', 'main', 'next', 'phase', 'a', 'an'])
        expect(offered(marked), fragment).not.toContain(fragment);
    expect(offered(`${board}  |`)).toEqual(expect.arrayContaining(['end step', 'next turn', 'phase out']));
  });

  it('offers one form of each verb', () => {
    const verbs = offered(`${board}  Alice |`);
    expect(verbs).toEqual(expect.arrayContaining(['casts', 'controls', 'puts', 'attacks', 'has']));
    for (const base of ['cast', 'put', 'attack', 'block', 'destroy']) expect(verbs).not.toContain(base);
  });

  it('offers cards to be controlled, then tokens and numbers; qualities where one may stand (110.4)', () => {
    const cards = offered(`${board}card Own Bear {1}\n  Creature — Bear\n  2/2\nscenario Two\n  Alice controls |`);
    expect(cards[0]).toBe('Own Bear');
    for (const word of ['instants', 'creatures', 'scheme', 'white', 'Giant Growth']) expect(cards).not.toContain(word);
    expect(cards.indexOf('a')).toBeGreaterThan(cards.indexOf('Gray Ogre'));
    expect(itemsAt(`${board}  Alice controls |`, true).map(({ label }) => label)).toContain('a … token');
    const kinds = offered(`${board}  Alice controls a |`);
    expect(kinds.slice(0, 2)).toEqual(['white', 'blue']);
    for (const word of ['instant', 'scheme', 'phenomenon', 'ongoing']) expect(kinds).not.toContain(word);
    expect(offered(`${board}  Alice controls Gra|`)).not.toContain('Graveborn');
  });

  it('offers what has an activated ability, and its abilities by number with their words (602.1)', () => {
    expect(offered(`${factory}  Alice activates |`)[0]).toBe('Mill');
    expect(offered(`${factory}  Alice activates Mill |`).slice(0, 2)).toEqual(['ability 1', 'ability 2']);
    expect(offered(`${factory}  Alice activates Mill |`)).not.toContain('targeting');
    const numbers = itemsAt(`${factory}  Alice activates Mill ability |`);
    expect(numbers.map(({ label }) => label)).toEqual(['1', '2']);
    expect(numbers[0]?.labelDetails?.detail).toContain('{T}: Add {C}.');
  });

  it('offers what can be cast: hand first, no land (305.9), nothing that is on the battlefield', () => {
    const cast = offered(`${board}  Alice has Giant Growth in hand\n  Alice casts |`);
    expect(cast[0]).toBe('Giant Growth');
    for (const name of ['Forest', 'Plains', 'Left', 'Gray Ogre']) expect(cast).not.toContain(name);
    expect(offered(`${board}  Alice plays |`)).toContain('Plains');
    expect(offered(`${board}  Alice plays |`)).not.toContain('Clone');
  });

  it('offers behind a card the clauses that its text asks for (601.2b–c, 707.5)', () => {
    expect(offered(`${board}  Alice casts Clone |`)[0]).toBe('copying');
    expect(offered(`${board}  Alice casts Clone |`)).not.toContain('targeting');
    expect(offered(`${board}  Alice casts Giant Growth |`)[0]).toBe('targeting');
    expect(offered(`${board}  Alice casts Giant Growth |`)).not.toContain('copying');
  });

  it('offers no clause that neither the card nor anything in play asks for (601.2b, 601.2f)', () => {
    const clauses = ['tapping', 'sacrificing', 'creating', 'discarding', 'exiling', 'from'];
    const behind = (line: string, above = ''): readonly string[] =>
      offered(`${board}${above}  ${line} |`).filter((label) => clauses.includes(label));
    expect(behind('Alice casts Giant Growth')).toEqual([]);
    expect(behind('Alice casts Holy Strength')).toEqual([]);
    const altar = `card Altar {1}
  Artifact
  Whenever you cast a spell, sacrifice a creature.
`;
    expect(offered(`${altar}${board}  Alice casts Giant Growth |`)).not.toContain('sacrificing');
    const inPlay = altar + board.replace('Forest,', 'Forest, Altar,');
    expect(offered(`${inPlay}  Alice casts Giant Growth |`)).toContain('sacrificing');
    expect(behind('Alice casts Giant Growth', '  Alice has Giant Growth in graveyard\n')).toEqual(['from']);
    expect(offered(`${board}  expect Bob has drawn 1 |`)).toContain('card');
  });

  it('says in every row what is legal and what is not, where some are (303.4a, 601.2c)', () => {
    const items = itemsAt(`${board}  Alice casts Holy Strength targeting |`);
    const markOf = (name: string) => items.find(({ label }) => label === name)?.labelDetails?.description;
    expect(['Left', 'Hill Giant'].map(markOf)).toEqual(['legal here', 'legal here']);
    // Left under its card's name is no other thing
    expect(markOf('Gray Ogre')).toBeUndefined();
    expect(['Forest', 'Alice', 'Bob', 'Holy Strength'].map(markOf)).toEqual(Array(4).fill('not legal here'));
    expect(itemsAt(`${board}  destroy |`).every(({ labelDetails }) => labelDetails === undefined)).toBe(true);
  });

  it('offers costs, types and sizes in a card block', () => {
    expect(offered('card Foo |')).toEqual(expect.arrayContaining(['{1}', '{W}']));
    expect(offered('card Foo {|}')).toContain('{W');
    expect(offered('card Foo {1}\n  |').slice(0, 2)).toEqual(['Creature', 'Land']);
    expect(offered('card Foo {1}\n  Creature |')[0]).toBe('—');
    expect(offered('card Foo {1}\n  Creature — B|')).toContain('Bear');
    expect(offered('card Foo {1}\n  Land — |')).not.toContain('Bear');
    expect(offered('card Foo {1}\n  Creature — Bear\n  |')[0]).toBe('2/2');
    const block = itemsAt('|', true).find(({ label }) => label === 'card …');
    expect((block?.textEdit as { newText: string } | undefined)?.newText.split('\n')).toHaveLength(4);
  });

  it('offers the next scenario behind a blank line, at the margin', () => {
    const item = itemsAt(`${board}\n  scen|`, true).find(({ label }) => label === 'scenario …');
    expect((item?.textEdit as { range: { start: { character: number } } } | undefined)?.range.start.character).toBe(0);
    expect(offered(`${board}\n  |`)).toEqual(expect.arrayContaining(['scenario', 'card']));
    expect(offered(`${board}  |`)).not.toContain('scenario');
  });

  it('goes on behind a word that cannot be the last, where the editor can', () => {
    const rules = itemsAt('ru|', false, true)[0];
    expect(rules?.label).toBe('rules');
    expect(rules?.command?.command).toBe('editor.action.triggerSuggest');
    expect((rules?.textEdit as { newText: string } | undefined)?.newText).toBe('rules ');
    expect(itemsAt('ru|', false, false)[0]?.command).toBeUndefined();
    const classic = itemsAt('rules cl|', false, true)[0];
    expect(classic?.label).toBe('classic');
    expect(classic?.command).toBeUndefined();
    // of a name where the line cannot end behind it, too
    const first = (marked: string) => itemsAt(`${board}  ${marked}`, false, true)[0];
    expect(first('expect Hill|')).toMatchObject({ command: {}, textEdit: { newText: 'Hill Giant ' } });
    expect(first('attach Hill|')).toMatchObject({ command: {}, textEdit: { newText: 'Hill Giant ' } });
    expect(first('destroy Hill|')?.textEdit?.newText).toBe('Hill Giant');
    expect(first('destroy Hill|')?.command).toBeUndefined();
    const spaced = itemsAt('ru| current', false, true)[0];
    expect((spaced?.textEdit as { newText: string } | undefined)?.newText).toBe('rules');
  });
});

describe('shapes of statements', () => {
  const signatureAt = (marked: string): string | undefined => {
    const offset = marked.indexOf('|');
    const text = marked.replace('|', '');
    const first = signatureHelpAt(contextOf(text), text, offset, libraryPool.indexes)?.signatures[0];
    const [from, to] = (first?.parameters?.[first.activeParameter ?? 0]?.label ?? [0, 0]) as [number, number];
    return first?.label.slice(from, to);
  };

  it('is at what is expected once a subject stands there, and comes up by itself no more', () => {
    expect(signatureAt(`${board}  expect |`)).toBe('SUBJECT');
    for (const said of ['Left', 'Left is', 'Left is a', "Left is 2/2, Hill Giant isn't"])
      expect(signatureAt(`${board}  expect ${said} |`), said).toBe('PREDICATE');
    const text = `${board}  expect Left is `;
    const shown = (isAsked: boolean) =>
      signatureHelpAt(contextOf(text), text, text.length, libraryPool.indexes, isAsked)?.signatures.length;
    expect([shown(true), shown(false)]).toEqual([1, undefined]);
  });

  it('is in the clause that has begun', () => {
    expect(signatureAt(`${board}  Alice casts Pacifism |`)).toBe('[as LABEL]');
    expect(signatureAt(`${board}  Alice casts Pacifism targeting |`)).toBe('[targeting A, B]');
    expect(signatureAt(`${board}  Alice casts Clone as Twin copying |`)).toBe('[copying X]');
  });

  it('shows where the number of an ability goes (602.1)', () => {
    expect(signatureAt(`${board}  Alice activates |`)).toBe('OBJECT');
    expect(signatureAt(`${board}  Alice activates Left |`)).toBe('[ability N]');
    expect(signatureAt(`${board}  Alice activates Left ability |`)).toBe('[ability N]');
  });
});

describe('completion as it is used', () => {
  it('comes up by itself behind a whole statement only for what is asked', () => {
    const bySpace = (line: string) => itemsAt(`${board}  ${line} |`, false, false, true).map(({ label }) => label);
    expect(bySpace('Alice casts Pacifism targeting Left')).toEqual([]);
    expect(bySpace('Alice controls Gray Ogre')).toEqual([]);
    expect(bySpace('Alice casts Pacifism')).toContain('targeting');
    expect(bySpace('Alice casts Clone')).toContain('copying');
    expect(offered(`${board}  Alice controls Gray Ogre |`)).toContain('attached to');
  });

  it('says in which editions something is legal, where others ask for nothing (614.12)', () => {
    const both = `rules classic, current
scenario One
  Alice controls Gray Ogre, Humility
  Alice casts Clone copying |`;
    expect(itemsAt(both).find(({ label }) => label === 'Gray Ogre')?.labelDetails?.description).toBe(
      'legal in classic',
    );
    const one = itemsAt(both.replace(', current', '')).find(({ label }) => label === 'Gray Ogre');
    expect(one?.labelDetails?.description).toBe('legal here');
  });

  it('offers what is named next behind a comma before clauses', () => {
    const labels = offered(`${board}  Alice controls Gray Ogre, |`);
    expect(labels.indexOf('Hill Giant')).toBeLessThan(labels.indexOf('attached to'));
    expect(labels.indexOf('Hill Giant')).toBeGreaterThanOrEqual(0);
  });

  it('offers common kinds of creatures before rare ones', () => {
    const kinds = offered(`${board}  expect Left is a W|`).filter((label) => /^W/.test(label));
    expect(kinds.slice(0, 2)).toEqual(['Wizard', 'Warrior']);
    expect(CREATURE_TYPES.at(-1)).toBe('Time Lord');
  });

  it('goes on behind `controls`, which a block may follow too', () => {
    const [item] = itemsAt(`${board}  Alice con|`, true, true);
    expect(item?.textEdit?.newText).toBe('controls ');
    expect(item?.command?.command).toBe('editor.action.triggerSuggest');
  });

  it('opens the list at the first slot of a snippet, where a name goes', () => {
    const find = (name: string, reopens: boolean) =>
      itemsAt(`${board}  |`, true, reopens).find(({ label }) => label === name);
    expect(find('Alice controls …', true)?.textEdit?.newText).toBe(`Alice controls $${'{1}'}`);
    expect(find('Alice controls …', true)?.command?.command).toBe('editor.action.triggerSuggest');
    expect(find('Alice controls …', false)?.textEdit?.newText).toContain(':');
    expect(find('Alice controls …', false)?.command).toBeUndefined();
  });

  it('asks no more for the player whose snippet was chosen', () => {
    const snippets = itemsAt(`${board}  Bo|`, true).filter(({ insertTextFormat }) => insertTextFormat === 2);
    const controls = snippets.find(({ label }) => label.startsWith('Bob controls'));
    expect(controls?.textEdit?.newText).toMatch(/^Bob controls \$\{1:/);
  });

  it('marks legal hosts behind `attached to` and `attach … to`, and puts them first (303.4a)', () => {
    for (const line of [
      'Alice controls Pacifism attached to |',
      'Alice puts Pacifism onto the battlefield attached to |',
    ]) {
      const items = itemsAt(`${board}  ${line}`);
      expect(items.slice(0, 2).map(({ label, detail }) => [label, detail])).toEqual([
        ['Left', 'legal here'],
        ['Hill Giant', 'legal here'],
      ]);
    }
    const one = `rules classic\nscenario One\n  Alice controls Forest, Gray Ogre\n  Alice controls Flight attached to |`;
    expect(itemsAt(one)[0]).toMatchObject({ label: 'Gray Ogre', detail: 'legal here' });
    const moved = `${board}  Alice controls Flight attached to Left\n  attach Flight to |`;
    expect(itemsAt(moved)[0]).toMatchObject({ detail: 'legal here' });
  });

  it('offers the form that fits before the other', () => {
    const puts = (text: string, first: string, second: string): void => {
      const labels = offered(text);
      expect(labels).toContain(first);
      const at = labels.indexOf(second);
      expect(at < 0 || at > labels.indexOf(first)).toBe(true);
    };
    const card = (line: string): string => `rules classic\ncard Own {1}\n  Creature — Bear\n  ${line}`;
    puts(card('{T}: Target land bec|'), 'becomes', 'become');
    puts(card('{T}: Target creature ga|'), 'gains', 'gain');
    puts(card('White creatures ge|'), 'get', 'gets');
    puts(`${board}  expect Left is not cre|`, 'creature', 'creatures');
  });

  it('matches a snippet only as far as its first slot, so that Enter behind a title takes no snippet', () => {
    const found = itemsAt('rules classic\n\ns|', true).find(({ label }) => label === 'scenario …');
    expect(found?.filterText).toBe('scenario');
    expect(itemsAt('rules classic\n\nscenario Fast|', true)).toEqual([]);
  });
});
