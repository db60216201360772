// The board's value: every object in its place once, what changed and where, what is refused, layers and dependencies; patches that come to the same.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../../client/src/boardSlot.ts';
import { announcement, emptyPanel } from '../../panel/src/model.ts';
import { type Board, type BoardObject, patched, patchOf } from '../../server/src/boardProtocol.ts';
import { boardAt, boardWords } from '../../server/src/features/board.ts';
import { boardDetail } from '../../server/src/features/boardDetail.ts';
import { boardGraph } from '../../server/src/features/boardGraph.ts';
import type { FeatureContext } from '../../server/src/features/context.ts';
import { contextOf } from './draw.ts';

const examples = readdirSync('examples').filter((name) => name.endsWith('.strata'));

/** The board at the line that holds a text. */
function at(context: FeatureContext, piece: string, edition?: string): Board {
  const line = context.analysis.text.split('\n').findIndex((one) => one.includes(piece));
  const board = line < 0 ? undefined : boardAt(context, line, edition);
  if (board === undefined) throw new Error(`no board at '${piece}'`);
  return board;
}

function object(board: Board, title: string): BoardObject {
  const found = board.objects.find((one) => one.title === title);
  if (found === undefined)
    throw new Error(`no ${title} on the board: ${board.objects.map((one) => one.title).join(', ')}`);
  return found;
}

/** Where each object stands: in zones, on players, under hosts. */
const placed = (board: Board): readonly number[] => [
  ...[...board.shared, ...board.players.flatMap(({ zones }) => zones)].flatMap(({ objects }) => objects),
  ...board.players.flatMap(({ attached }) => attached ?? []),
  ...board.objects.flatMap(({ attached }) => attached ?? []),
];

const sorted = (board: Board): Board => ({ ...board, objects: [...board.objects].sort((a, b) => a.id - b.id) });

it('is that of the nearest line where the text has no such line', () => {
  const context = contextOf('rules classic\n\nscenario S\n  Alice controls Gray Ogre\n  next turn\n');
  const last = boardAt(context, 5);
  for (const line of [6, 1e12, 2 ** 31, Number.POSITIVE_INFINITY])
    expect(boardAt(context, line)).toEqual({ ...last, line });
  for (const line of [-1, -1e12]) expect(boardAt(context, line)).toEqual({ ...boardAt(context, 0), line });
});

describe('the board of every example', () => {
  it.each(examples)('%s: each object once, patches that come to the same, small messages', (name) => {
    const context = contextOf(readFileSync(`examples/${name}`, 'utf8'));
    let known: { readonly token: number; readonly board: Board } | undefined;
    for (let line = 0; line < context.lines.lineCount; line += 2) {
      const board = boardAt(context, line);
      if (board === undefined) throw new Error(`no board at line ${line + 1}`);
      expect([...placed(board)].sort((a, b) => a - b)).toEqual(board.objects.map(({ id }) => id).sort((a, b) => a - b));
      expect(JSON.parse(JSON.stringify(board))).toEqual(board);
      const patch = patchOf(line + 1, board, known);
      expect(JSON.stringify(patch).length).toBeLessThan(10_000);
      const made = patched(known?.board, patch);
      expect(sorted(made)).toEqual(sorted(board));
      known = { token: line + 1, board: made };
      if (board.previous !== undefined) expect(board.previous).toBeLessThan(line);
      if (board.next !== undefined) expect(board.next).toBeGreaterThan(line);
    }
  });
});

describe('what is asked for one by one', () => {
  it.each(examples)('%s: objects in full and drawings fit into a message, too', (name) => {
    const context = contextOf(readFileSync(`examples/${name}`, 'utf8'));
    for (const { range } of context.analysis.scenarios) {
      const line = context.lines.positionAt(range.end).line;
      const board = boardAt(context, line);
      for (const { id } of board?.objects ?? []) {
        const detail = boardDetail(context, line, undefined, id);
        expect(detail?.object).toBe(id);
        expect(JSON.stringify(detail).length).toBeLessThan(10_000);
      }
      for (const { layer } of board?.graphs ?? []) {
        const graph = boardGraph(context, line, undefined, layer);
        expect(graph?.nodes.length).toBeGreaterThan(1);
        expect(JSON.stringify(graph).length).toBeLessThan(10_000);
      }
    }
  });
});

describe('the board at a line', () => {
  it('tells life, turn, zones, and what the line names', () => {
    const context = contextOf(
      'rules classic\nscenario A\n  Bob has 17 life\n  Alice controls Gray Ogre\n  Alice has Giant Growth in hand\n  Alice casts Shock targeting Bob\n  expect Gray Ogre is 2/2\n',
    );
    const board = at(context, 'casts Shock');
    expect(board.turn).toBe('Turn 1, Alice: main phase');
    const [alice, bob] = board.players;
    expect(alice?.isActive).toBe(true);
    expect([bob?.lifeBefore, bob?.life]).toEqual([17, 15]);
    expect(board.changes.map(({ text }) => text)).toContain('Bob: 17 → 15 life');
    expect(at(context, 'expect Gray Ogre').here).toEqual([object(board, 'Gray Ogre').id]);
  });

  it('shows what has another controller where it is, and says where it went', () => {
    const context = contextOf(
      'rules classic\nscenario A\n  Alice controls Gray Ogre\n  Bob controls Flight attached to Gray Ogre\n  Bob gains control of Gray Ogre\n',
    );
    const before = at(context, 'Flight attached');
    expect(object(before, 'Gray Ogre').attached).toEqual([object(before, 'Flight').id]);
    expect(object(before, 'Flight').player).toBe('controlled by Bob');
    const board = at(context, 'gains control');
    expect(board.players[1]?.zones[0]?.objects).toContain(object(board, 'Gray Ogre').id);
    expect(board.players[0]?.zones[0]?.left).toEqual([
      { title: 'Gray Ogre', to: '→ Bob', object: object(board, 'Gray Ogre').id },
    ]);
    expect(object(board, 'Gray Ogre').differences).toContainEqual({
      label: 'controller',
      before: 'Alice',
      after: 'Bob',
    });
  });

  it('names what a resolved effect changes, but not itself again, and for how long in the reader’s language', () => {
    const text =
      'rules current\ncard Refuge\n  Land\n  {1}: This land becomes a 2/2 Ape creature until end of turn.\n\nscenario A\n  Alice controls Refuge, Gray Ogre\n  Alice activates Refuge\n  Alice casts Giant Growth targeting Gray Ogre\n';
    const said = (locale: 'en' | 'fr'): readonly string[] =>
      at(contextOf(text, locale), 'Giant Growth').effects.map(({ title, text: what }) => `${title} ${what}`);
    expect(said('en')).toEqual(['Refuge until end of turn', 'Giant Growth → Gray Ogre, until end of turn']);
    expect(said('fr')[1]).toBe('Giant Growth → Gray Ogre, jusqu’à la fin du tour');
  });

  it('belongs to the last scenario that begins above it', () => {
    const context = contextOf(
      'rules classic\n\nscenario One\n  Alice controls Gray Ogre\n\nscenario Two\n  Alice controls Runeclaw Bear\n\n\n',
    );
    expect([0, 1, 2, 4].map((line) => boardAt(context, line)?.scenario)).toEqual(['One', 'One', 'One', 'One']);
    expect([5, 6, 8].map((line) => boardAt(context, line)?.scenario)).toEqual(['Two', 'Two', 'Two']);
    expect(boardAt(context, 5)?.asOf).toBeUndefined();
  });

  it('does not count a supposition for what comes after it', () => {
    const context = contextOf(
      'rules classic\nscenario A\n  Alice controls Gray Ogre\n  suppose it dies\n    destroy Gray Ogre\n  tap Gray Ogre\n',
    );
    expect(object(at(context, 'destroy'), 'Gray Ogre').differences?.[0]?.after).toBe('graveyard');
    const board = at(context, '  tap');
    expect(object(board, 'Gray Ogre').differences).toEqual([{ label: 'status', after: 'tapped' }]);
  });

  it('names the lines above that were not carried out, and no failed expectation', () => {
    const context = contextOf(
      'rules classic\nscenario A\n  Alice controls Gray Ogre\n  expect Gray Ogre is 3/3\n  Alice casts Pacifism targeting Nobody\n  effect "Nonsense goes here."\n  expect Gray Ogre is 2/2\n',
    );
    expect(at(context, 'is 3/3').refused).toEqual([]);
    expect(at(context, 'is 2/2').refused.map(({ line }) => line)).toEqual([4, 5]);
  });

  it('is that of the edition asked for', () => {
    const context = contextOf(readFileSync('examples/tour.strata', 'utf8'));
    const piece = 'in 2011 expect Gray Ogre is 4/4';
    expect(at(context, piece).editions).toEqual(['classic', '2011', 'current']);
    expect(object(at(context, piece), 'Gray Ogre').pt).toBe('1/1');
    expect(object(at(context, piece, 'current'), 'Gray Ogre').pt).toBe('4/4');
    expect(at(context, piece, 'none such').edition).toBe('classic');
  });

  it('opens in the edition in which the expectation at the line fails, or the line is refused, where none is asked for', () => {
    const context = contextOf(`rules classic, current
scenario One
  Alice controls Gray Ogre
  Alice casts Giant Growth targeting Gray Ogre
  Alice controls Humility
  expect Gray Ogre is 1/1
  Bob controls Clone copying Gray Ogre
  expect Gray Ogre is red
`);
    expect(at(context, 'is 1/1').edition).toBe('current');
    expect(at(context, 'is 1/1', 'classic').edition).toBe('classic');
    expect(at(context, 'copying').edition).toBe('current');
    expect(at(context, 'is red').edition).toBe('classic');
    const { id } = object(at(context, 'is 1/1'), 'Gray Ogre');
    expect(boardDetail(context, 5, undefined, id)?.summary).toContain('4/4');
  });

  it('is said in few words with its edition where there are several', () => {
    const text = 'rules classic, current\nscenario One\n  Alice controls Gray Ogre\n';
    expect(momentOf(at(contextOf(text), 'Gray Ogre'), boardWords('en'))).toBe('After line 3 · classic');
    expect(momentOf(at(contextOf(text.replace(', current', '')), 'scenario'), boardWords('fr'))).toBe('Au début');
  });

  it('goes with the cursor from change to change and back', () => {
    const context = contextOf(readFileSync('examples/tour.strata', 'utf8'));
    const lines: number[] = [];
    for (let board: Board | undefined = at(context, 'scenario A first look'); board?.next !== undefined; ) {
      lines.push(board.next);
      board = boardAt(context, board.next);
    }
    expect(lines.map((line) => line + 1)).toEqual([15, 17, 20]);
    const back: number[] = [];
    for (let board = boardAt(context, 20); board?.previous !== undefined; board = boardAt(context, board.previous))
      back.push(board.previous + 1);
    expect(back).toEqual([20, 17, 15, 13]);
  });
});

describe('an object in full', () => {
  it('is told layer by layer', () => {
    const context = contextOf(readFileSync('test/vscode/workspace/layers.strata', 'utf8'));
    const board = at(context, 'expect Gray Ogre is 1/4');
    const detail = boardDetail(context, board.line, undefined, object(board, 'Gray Ogre').id);
    expect(
      detail?.steps.map(({ layer, source, line, differences }) => [layer, source, line, differences[0]?.after]),
    ).toEqual([
      ['6b', 'Growth', 6, '6/6'],
      ['6b', 'Shrinking', 8, '0/1'],
      ['6c', 'counters', 5, '1/2'],
      ['6d', 'Shelter', 7, '1/4'],
    ]);
    expect(detail?.steps.every(({ rules }) => rules.length > 0)).toBe(true);
    expect(boardDetail(context, board.line, undefined, 9999)).toBeUndefined();
  });
});

describe('dependencies', () => {
  it('of a loop are drawn both ways, and say so', () => {
    const context = contextOf(readFileSync('test/vscode/workspace/loop.strata', 'utf8'));
    const last = context.lines.lineCount - 1;
    const [layer] = boardAt(context, last)?.graphs ?? [];
    expect(layer?.isLoop).toBe(true);
    const graph = boardGraph(context, last, undefined, layer?.layer ?? '');
    expect(graph?.edges).toHaveLength(2);
    expect(graph?.edges.every(({ isLoop, points }) => isLoop && points.length > 1)).toBe(true);
    expect(graph?.rule).toBe('418.5c');
    // nothing waits there: what is applied first stands first, and the words below say so
    const byOrder = [...(graph?.nodes ?? [])].sort((a, b) => (a.order ?? 0) - (b.order ?? 0)).map(({ y }) => y);
    expect(byOrder).toEqual([...byOrder].sort((a, b) => a - b));
    expect(graph?.sentences.at(-1)).toContain('timestamps decide');
    for (const node of graph?.nodes ?? []) {
      expect(node.x - node.width / 2).toBeGreaterThanOrEqual(0);
      expect(node.x + node.width / 2).toBeLessThanOrEqual(graph?.width ?? 0);
      expect(node.y + node.height / 2).toBeLessThanOrEqual(graph?.height ?? 0);
    }
    expect(boardGraph(context, last, undefined, '1')).toBeUndefined();
  });
});

describe('an effect that loses its ability before it applies', () => {
  it('is in the drawing all the same, as what does not apply', () => {
    const context = contextOf(readFileSync('examples/famous-humility.strata', 'utf8'));
    const board = at(context, 'scenario Humility first, then Opalescence');
    const line =
      board.next === undefined
        ? board.line
        : context.lines.positionAt(context.analysis.text.indexOf('scenario', context.lines.endOfLine(board.line)))
            .line - 2;
    const graph = boardGraph(context, line, undefined, '5');
    const node = graph?.nodes.find(({ order }) => order === undefined);
    expect(node?.title).not.toMatch(/^s\d/);
    expect(graph?.sentences.join()).toContain(`${node?.title} depends on Humility, which changes whether it exists.`);
  });
});

describe('the words of the panel', () => {
  it('have a blank before the colon in French, aloud as well', () => {
    const board = at(contextOf('rules current\nscenario One\n  Alice controls Gray Ogre\n', 'fr'), 'Gray Ogre');
    const slot = { id: 'cursor', isPinned: false, board, objects: new Map(), hasNothing: false };
    const said = announcement({ ...emptyPanel, words: boardWords('fr'), slots: [slot] });
    expect(said).toMatch(/^Changé par la ligne 3\u00a0: /);
  });

  it.each(['en', 'fr'] as const)('are all there in %s', (locale) => {
    const words = boardWords(locale);
    expect(Object.values(words).filter((word) => word === '' || /undefined|board\.panel/.test(word))).toEqual([]);
    expect(words.afterLine).toContain('{0}');
  });
});
