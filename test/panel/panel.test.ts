// The panel as HTML: what it shows of example boards, what it keeps while a line is half typed, and that it depends on nothing but its messages.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { stateOf } from '../../panel/src/model.ts';
import { panelStateOf } from '../../panel/src/protocol.ts';
import { largestMessage } from '../../server/src/boardProtocol.ts';
import { type Desk, open, Page, textOf, uri } from './page.tsx';

const tour = readFileSync(new URL('../../examples/tour.strata', import.meta.url), 'utf8');
let desk: Desk | undefined;
afterEach(async () => {
  await desk?.end();
  desk = undefined;
});
async function opened(text = tour): Promise<Desk> {
  desk = await open(text);
  return desk;
}

/** The HTML of the card with that title. */
function card(html: string, title: string): string {
  const found = html.split('<li class="card').find((part) => part.includes(`<span class="title">${title}</span>`));
  if (found === undefined) throw new Error(`no card is titled ${title}`);
  return `<li class="card${found}`;
}

describe('the board at the cursor', () => {
  it('shows players, zones and permanents with what the layers make of them', async () => {
    const { page, at } = bound(await opened());
    await at('expect Runeclaw Bear is 3/3');
    const { text } = page;
    expect(text).toContain('A static ability looks at every moment');
    expect(text).toContain('After line 25');
    expect(text).toContain('Turn 1, Alice: main phase');
    const bear = textOf(card(page.html, 'Runeclaw Bear'));
    expect(bear).toContain('Creature — Bear');
    expect(bear).toContain('3/3');
    const ogre = textOf(card(page.html, 'Gray Ogre'));
    expect(ogre).toContain('4/4');
    expect(ogre).toContain('2 × +1/+1');
  });

  it('follows the cursor, and marks what the statement changed in green and red', async () => {
    const { page, at } = bound(await opened());
    await at('expect Runeclaw Bear is a 2/2');
    expect(card(page.html, 'Runeclaw Bear')).toContain('2/2');
    await at('Alice casts Giant Growth targeting Runeclaw Bear');
    const bear = card(page.html, 'Runeclaw Bear');
    expect(bear).toMatch(/^<li class="card changed/);
    expect(bear).toMatch(/<del>.*2\/2<\/del>.*<ins>.*5\/5<\/ins>/);
    // said in words, too, for those who hear it
    expect(bear).toContain('<span class="spoken">before: </span>2/2');
    expect(card(page.html, 'Giant Growth')).toMatch(/^<li class="card new/);
  });

  it('nests what is attached under its host', async () => {
    const { page, at } = bound(await opened());
    await at('expect Gray Ogre does not have flying');
    expect(page.html).toMatch(
      /Gray Ogre<\/span>(?:(?!<li).)*<ul class="attached" aria-label="Attached to Gray Ogre"><li/s,
    );
    expect(card(page.html, 'Gray Ogre')).toMatch(/abilities<\/span> <del>.*flying<\/del>/);
  });

  it('shows the stack, the topmost first, with targets', async () => {
    const { page, at } = bound(await opened());
    await at('expect Lightning Bolt targets Gray Ogre');
    expect(page.text).toContain('stack');
    expect(textOf(card(page.html, 'Lightning Bolt'))).toContain('targets Gray Ogre');
    await at('expect Gray Ogre is 5/5, has 3 damage');
    expect(page.html).toMatch(
      /aria-label="stack"(?:(?!<\/section>).)*<li class="ghost">.*<del>Lightning Bolt<\/del> → graveyard/,
    );
    expect(textOf(card(page.html, 'Gray Ogre'))).toContain('3 damage');
  });

  it('marks the objects that the line names', async () => {
    const { page, at } = bound(await opened());
    await at('expect Runeclaw Bear is 3/3');
    expect(card(page.html, 'Runeclaw Bear')).toMatch(/^<li class="card[^"]* here/);
    expect(card(page.html, 'Banner of the Meadow')).not.toMatch(/^<li class="card[^"]* here/);
  });

  it('shows a copy beside what it copies, and what left a zone', async () => {
    const text =
      'rules classic\nscenario C\n  Alice controls Clone as Double, Gray Ogre\n  destroy Gray Ogre\n  effect "Create a token that\'s a copy of Runeclaw Bear." as It\n';
    const { page, at } = bound(await opened(text.replace('  effect', '  Alice controls Runeclaw Bear\n  # effect')));
    await at('destroy Gray Ogre');
    expect(page.html).toMatch(/<li class="ghost">.*<del>Gray Ogre<\/del> → graveyard/);
    expect(page.text).toContain('zone battlefield → graveyard');
  });

  it('tells which copy effect an object shows', async () => {
    const text = 'rules classic\nscenario C\n  Alice controls Gray Ogre\n  Alice casts Clone copying Gray Ogre\n';
    const { page, at } = bound(await opened(text));
    await at('casts Clone');
    const clone = textOf(card(page.html, 'Clone'));
    expect(clone).toContain('(Gray Ogre)');
    expect(clone).toContain('copy of Gray Ogre since line 4');
  });

  it('has lines and rules of what a copy is as links, and says the same moment everywhere', async () => {
    const text =
      'rules classic\nscenario C\n  Alice controls Gray Ogre\n  effect "Gray Ogre gets +1/+1 until end of turn."\n  Alice casts Clone copying Gray Ogre\n  expect Clone is 2/2\n';
    const { page, at, session } = bound(await opened(text));
    await at('expect Clone');
    const object = session.board?.objects.find(({ title }) => title === 'Clone')?.id ?? null;
    await session.select('cursor', object);
    expect(page.text).toContain('After line 5 · classic');
    expect(page.text).toContain('After line 5\n');
    const copies = /<h5>Copies<\/h5>.*?<\/ul>/s.exec(page.html)?.[0] ?? '';
    expect(copies).toMatch(/not copied: .*<button[^>]*>line 4<\/button>.*<button[^>]*>706\.2<\/button>/);
    expect(copies).toMatch(/since <button[^>]*>line 5<\/button>/);
  });

  it('is in French where the editor is', async () => {
    desk = await open(tour, { locale: 'fr' });
    await desk.at('expect Runeclaw Bear is 3/3');
    expect(desk.page.text).toContain('Après la ligne 25');
    expect(desk.page.text).toContain('Tour 1, Alice : phase principale');
  });
});

describe('an object', () => {
  it('opens its layers as a timeline, with lines, timestamps, reasons and rules', async () => {
    const { page, at, session } = bound(await opened());
    await at('expect Mountain is a 1/1 Island');
    const id = session.board?.objects.find(({ title }) => title === 'Mountain')?.id ?? -1;
    await session.select('cursor', id);
    const said = textOf(page.html.slice(page.html.indexOf('class="timeline"')));
    expect(said).toMatch(/Before the layers Mountain: colorless basic Mountain land/);
    expect(said).toMatch(/4\s+Great Flood, line 88/);
    expect(said).toContain('Rising Tide waits for Great Flood, which changes what it applies to (418.5b)');
    expect(said).toMatch(/After the layers Mountain: 1\/1 colorless basic Island land creature/);
    expect(page.html).toContain('aria-label="rule 418.5b"');
    expect(page.html).toMatch(/aria-expanded="true" aria-controls="cursor-detail-\d+"/);
    await session.select('cursor', null);
    expect(page.html).not.toContain('class="timeline"');
  });

  it('keeps its layers open from line to line', async () => {
    const { page, at, session } = bound(await opened());
    await at('expect Runeclaw Bear is a 2/2');
    await session.select('cursor', session.board?.objects[0]?.id ?? -1);
    expect(page.text).toContain('No effect changes it.');
    await at('expect Runeclaw Bear is 5/5');
    expect(page.text).toContain('Giant Growth, line 17');
  });
});

describe('dependencies', () => {
  it('are drawn where there are any', async () => {
    const { page, at, session } = bound(await opened());
    await at('expect Gray Ogre does not have flying');
    expect(page.text).not.toContain('Dependencies');
    await at('expect Mountain is a 1/1 Island');
    expect(page.text).toContain('Dependencies');
    await session.draw('cursor', '4');
    expect(page.html.match(/class="node"/g)).toHaveLength(2);
    expect(page.html.match(/class="edge"/g)).toHaveLength(1);
    expect(page.text).toContain('Rising Tide depends on Great Flood, which changes what it applies to.');
    expect(page.html).not.toMatch(/NaN|undefined/);
    // the drawing goes with the dependency
    await at('expect Gray Ogre does not have flying');
    expect(page.html).not.toContain('class="node"');
  });
});

describe('a line that is half typed', () => {
  it('leaves the last good board as it is, dimmed, until it can be read or the cursor leaves it', async () => {
    const { page, at, replace } = bound(await opened());
    await at('Alice casts Giant Growth targeting Runeclaw Bear');
    const good = page.html;
    await replace('casts Giant Growth targeting Runeclaw Bear', 'casts Giant Growth targeting Runecl');
    expect(page.html).toContain('class="slot stale"');
    expect(page.text).toContain('Last good state: line 17 unfinished');
    expect(textOf(card(page.html, 'Runeclaw Bear'))).toContain('5/5');
    // the note stands where the turn stood: nothing else is another, and nothing moves
    const turn = '<span class="muted turn" title="Turn 1, Alice: main phase">Turn 1, Alice: main phase</span>';
    expect(page.html.replace('slot stale', 'slot').replace(/<span class="note".*?<\/span>/, turn)).toBe(good);
    await at('expect Runeclaw Bear is 5/5');
    expect(page.html).not.toContain('slot stale');
    expect(page.text).toContain('Not carried out: line 17');
    expect(textOf(card(page.html, 'Runeclaw Bear'))).toContain('2/2');
    await replace('targeting Runecl\n', 'targeting Runeclaw Bear\n');
    await at('Alice casts Giant Growth targeting Runeclaw Bear');
    expect(page.html).toBe(good);
  });
});

describe('pins, pause and steps', () => {
  it('a pinned line stays with its text while the cursor moves on', async () => {
    const { page, at, session, replace } = bound(await opened());
    await at('expect Runeclaw Bear is a 2/2');
    await session.pin();
    await at('expect Runeclaw Bear is 5/5');
    expect(page.text).toContain('Pinned, line 16');
    const [own, pinned] = page.html.split('<section class="slot"').slice(1);
    expect(own).toContain('5/5');
    expect(textOf(`<${card(pinned ?? '', 'Runeclaw Bear')}`)).toContain('2/2');
    await replace('rules classic ', '# one line more\nrules classic ');
    expect(page.text).toContain('Pinned, line 17');
    const id = page.model.slots.find(({ isPinned }) => isPinned)?.id ?? '';
    session.unpin(id);
    // again takes it off
    await session.pin();
    expect(page.html).toContain('aria-pressed="true"');
    expect(page.text).toContain('Pinned below: 1');
    await session.pin();
    expect(page.text).not.toContain('Pinned below');
    for (const words of [
      'Alice controls',
      'Alice casts',
      'expect Runeclaw Bear is a 2/2',
      'expect Runeclaw Bear is 5/5',
    ]) {
      await at(words);
      expect(await session.pin()).toBe(true);
    }
    await at('scenario');
    expect(await session.pin()).toBe(false);
    for (const slot of page.model.slots) session.unpin(slot.id);
    expect(page.html.match(/<section class="slot"/g)).toHaveLength(1);
  });

  it('are there again when the panel is opened after a restart', async () => {
    const first = bound(await opened());
    await first.at('expect Runeclaw Bear is a 2/2');
    await first.session.pin();
    await first.at('expect Runeclaw Bear is 5/5');
    await first.session.pause(true);
    const kept = panelStateOf(JSON.parse(JSON.stringify(stateOf(first.page.model))));
    await desk?.end();
    const { page, session } = bound(await opened());
    expect(stateOf(page.model)).toBeUndefined();
    if (kept !== undefined) session.restore(kept);
    await session.refresh();
    expect(page.text).toBe(first.page.text);
  });

  it('a paused board stays, and steps by itself', async () => {
    const { page, at, session } = bound(await opened());
    await at('expect Runeclaw Bear is a 2/2');
    await session.pause(true);
    await at('expect Runeclaw Bear is 5/5');
    expect(page.text).toContain('After line 15');
    expect(await session.step('cursor', 'next')).toBeUndefined();
    expect(page.text).toContain('After line 17');
    expect(await session.step('cursor', 'previous')).toBeUndefined();
    expect(page.text).toContain('After line 15');
    await session.pause(false);
    expect(page.text).toContain('After line 17');
  });

  it('steps lead to lines where the cursor is followed', async () => {
    const { at, session } = bound(await opened());
    await at('expect Runeclaw Bear is a 2/2');
    expect((await session.step('cursor', 'next'))?.line).toBe(16);
    expect((await session.step('cursor', 'previous'))?.line).toBe(14);
  });

  it('another edition is shown when it is chosen', async () => {
    const { page, at, session } = bound(await opened());
    await at('in classic expect Gray Ogre is 1/1');
    expect(textOf(card(page.html, 'Gray Ogre'))).toContain('1/1');
    await session.edition('cursor', '2011');
    expect(textOf(card(page.html, 'Gray Ogre'))).toContain('4/4');
    expect(page.html).toMatch(/<option selected value="2011"|<option value="2011" selected/);
  });

  it('without the server, what was known stays and is said to be old', async () => {
    const { page, at, session } = bound(await opened());
    await at('expect Runeclaw Bear is 5/5');
    session.offline();
    expect(page.text).toContain('Last state known: the server is not running');
    expect(textOf(card(page.html, 'Runeclaw Bear'))).toContain('5/5');
    await session.refresh();
    expect(page.html).not.toContain('stale');
  });
});

describe('the messages', () => {
  it('of a file that is typed into make the page that a fresh panel makes', async () => {
    const text = tour.slice(0, tour.indexOf('scenario Several'));
    const { page, session, at, set } = bound(await opened(text));
    await at('expect Runeclaw Bear is a 2/2');
    await session.pin();
    await session.select('cursor', session.board?.objects[0]?.id ?? -1);
    const line = '  Alice casts Giant Growth targeting Gray Ogre\n';
    const start = text.indexOf('  expect Runeclaw Bear is 3/3');
    for (let i = 0; i < line.length; i++) {
      await set(start + i, start + i, line[i] ?? '');
      expect(desk?.fresh.html).toBe(page.html);
    }
    for (const piece of [
      'expect Runeclaw Bear is 5/5',
      'next turn',
      'expect Gray Ogre is only green',
      'scenario A first',
    ]) {
      await at(piece);
      expect(desk?.fresh.html).toBe(page.html);
    }
    await set(start, start + line.length, '');
    expect(desk?.text).toBe(text);
    expect(desk?.fresh.html).toBe(page.html);
  });

  it('make the same page whatever is typed where', async () => {
    const text = tour.slice(tour.indexOf('scenario Answers'), tour.indexOf('scenario What the rules'));
    const piece = fc.constantFrom('', ' ', '\n', 'x', '  tap Gray Ogre\n', 'scenario New\n', '"', 'Alice');
    const step = fc.record({ at: fc.nat(text.length), take: fc.nat(6), put: piece, move: fc.nat(20) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        const one = await open(`rules classic\n${text}`);
        try {
          const { page, session } = one;
          await one.at('expect Gray Ogre is 5/5');
          await session.pin();
          await session.select('cursor', session.board?.objects[0]?.id ?? null);
          for (const { at, take, put, move } of steps) {
            const start = Math.min(at, one.text.length);
            await one.set(start, Math.min(start + take, one.text.length), put);
            if (move % 3 === 0) await session.follow({ uri, line: move });
            expect(one.fresh.html).toBe(page.html);
            expect(page.html).not.toMatch(/undefined|NaN|\[object/);
          }
        } finally {
          await one.end();
        }
      }),
      { numRuns: 4 },
    );
  });

  it('are small, on a crowded board, too', async () => {
    const cards = ['Gray Ogre', 'Runeclaw Bear', 'White Knight', 'Silvercoat Lion'];
    const lines = Array.from(
      { length: 120 },
      (_, i) => `    ${cards[i % 4]} with ${(i % 3) + 1} +1/+1 counters as C${i}`,
    );
    const text = `rules classic\nscenario Crowd\n  Alice controls\n${lines.join('\n')}\n  effect "Creatures you control get +1/+1 until end of turn."\n  expect C1 is 5/5\n`;
    const { page, at } = bound(await opened(text));
    await at('expect C1');
    expect(page.model.slots[0]?.objects.size).toBe(120);
    const sizes = page.messages.map((message) => JSON.stringify(message).length);
    expect(Math.max(...sizes)).toBeLessThan(10_000);
    expect(sizes.filter((size) => size > largestMessage / 2).length).toBeGreaterThan(1);
    const before = page.messages.length;
    await at('scenario Crowd');
    await at('expect C1');
    expect(Math.max(...page.messages.slice(before).map((message) => JSON.stringify(message).length))).toBeLessThan(
      10_000,
    );
    expect(desk?.fresh.html).toBe(page.html);
  });

  it('come to nothing where nothing changed', async () => {
    const { page, at } = bound(await opened());
    await at('expect Runeclaw Bear is 5/5');
    const before = page.messages.length;
    await at('expect Runeclaw Bear is 5/5');
    expect(page.messages.length).toBe(before);
    await at('expect Giant Growth is in');
    const [message] = page.messages.slice(before);
    expect(message?.type === 'board' && message.patch.put).toEqual([]);
  });

  it('a page that has heard nothing shows nothing, and says so once it can', async () => {
    const page = new Page();
    expect(page.html).toBe('<main class="panel"></main>');
    const { page: other } = await opened('');
    expect(other.text).toContain('Waiting for the server');
    await desk?.session.follow({ uri: 'file:///none.strata', line: 0 });
    expect(other.text).toContain('No scenario here.');
  });
});

/** The desk's methods, to be used by themselves. */
function bound(one: Desk) {
  return {
    page: one.page,
    session: one.session,
    at: (piece: string) => one.at(piece),
    replace: (from: string, to: string) => one.replace(from, to),
    set: (start: number, end: number, to: string) => one.set(start, end, to),
  };
}
