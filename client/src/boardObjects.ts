// The objects of the board as a tree: the same as the panel in the editor's own list, for readers and for those who like trees.
import * as vscode from 'vscode';
import type { Board, BoardDetail, BoardObject, BoardWords, BoardZone } from '../../server/src/boardProtocol.ts';
import { momentOf } from './boardSlot.ts';

type Node =
  | { readonly kind: 'player'; readonly index: number }
  | { readonly kind: 'zone'; readonly zone: BoardZone }
  | { readonly kind: 'object'; readonly id: number; readonly under: string };

export interface ObjectsView extends vscode.Disposable {
  readonly isVisible: () => boolean;
  readonly onDidShow: vscode.Event<void>;
  readonly show: (board: Board | undefined, words: BoardWords | undefined) => void;
}

/** The view *Objects* in the explorer; `detailOf` is asked when a reader rests on an object. */
export function showObjects(detailOf: (object: number) => Promise<BoardDetail | null>): ObjectsView {
  const changed = new vscode.EventEmitter<undefined>();
  const shown = new vscode.EventEmitter<void>();
  let board: Board | undefined;
  let words: BoardWords | undefined;
  let objects: ReadonlyMap<number, BoardObject> = new Map();

  const under = (ids: readonly number[], place: string): readonly Node[] =>
    ids.map((id) => ({ kind: 'object', id, under: place }));

  const provider: vscode.TreeDataProvider<Node> = {
    onDidChangeTreeData: changed.event,
    getChildren: (node) => {
      if (board === undefined) return [];
      if (node === undefined)
        return [
          ...board.shared.map((zone): Node => ({ kind: 'zone', zone })),
          ...board.players.map((_, index): Node => ({ kind: 'player', index })),
        ];
      switch (node.kind) {
        case 'player': {
          const player = board.players[node.index];
          const zones = (player?.zones ?? []).filter((zone) => zone.objects.length > 0);
          return [
            ...under(player?.attached ?? [], `player${node.index}`),
            ...zones.map((zone): Node => ({ kind: 'zone', zone })),
          ];
        }
        case 'zone':
          return [...under(node.zone.objects, node.zone.key)];
        case 'object':
          return [...under(objects.get(node.id)?.attached ?? [], `object${node.id}`)];
      }
    },
    getTreeItem: (node) => {
      switch (node.kind) {
        case 'player':
          return playerItem(board, words, node.index);
        case 'zone':
          return zoneItem(node.zone);
        case 'object':
          return objectItem(board, words, objects.get(node.id), node);
      }
    },
    resolveTreeItem: async (item, node) => {
      if (node.kind !== 'object' || words === undefined) return item;
      const detail = await detailOf(node.id);
      if (detail !== null) item.tooltip = tooltipOf(detail, words);
      return item;
    },
  };
  const view = vscode.window.createTreeView('strata.objects', { treeDataProvider: provider, showCollapseAll: true });
  // a description alone would take the title away
  view.title = vscode.l10n.t('Objects');
  const visible = view.onDidChangeVisibility((event) => {
    if (event.visible) shown.fire();
  });
  return Object.assign(vscode.Disposable.from(changed, shown, view, visible), {
    isVisible: () => view.visible,
    onDidShow: shown.event,
    show: (next: Board | undefined, said: BoardWords | undefined) => {
      board = next;
      words = said;
      if (said !== undefined) view.title = said.objects;
      objects = new Map(next?.objects.map((object) => [object.id, object]));
      if (next === undefined) {
        view.description = '';
        view.message = said?.noScenario ?? '';
      } else {
        view.message = '';
        view.description = momentOf(next, said);
      }
      changed.fire(undefined);
    },
  });
}

function playerItem(board: Board | undefined, words: BoardWords | undefined, index: number): vscode.TreeItem {
  const player = board?.players[index];
  const item = new vscode.TreeItem(player?.name ?? '', vscode.TreeItemCollapsibleState.Expanded);
  item.id = `player${index}`;
  const life = words?.life.replace('{0}', String(player?.life ?? '')) ?? String(player?.life ?? '');
  const active = player?.isActive === true && words !== undefined ? [words.active] : [];
  item.description = [life, ...active, ...(player?.facts ?? [])].join(' · ');
  item.iconPath = new vscode.ThemeIcon('person');
  return item;
}

function zoneItem(zone: BoardZone): vscode.TreeItem {
  const isPlay = /^(?:battlefield|stack)/.test(zone.key);
  const { Expanded, Collapsed } = vscode.TreeItemCollapsibleState;
  const item = new vscode.TreeItem(zone.title, isPlay ? Expanded : Collapsed);
  item.id = zone.key;
  item.description = String(zone.objects.length);
  return item;
}

function objectItem(
  board: Board | undefined,
  words: BoardWords | undefined,
  object: BoardObject | undefined,
  node: { readonly id: number; readonly under: string },
): vscode.TreeItem {
  const { None, Expanded } = vscode.TreeItemCollapsibleState;
  const item = new vscode.TreeItem(object?.title ?? '', object?.attached === undefined ? None : Expanded);
  item.id = `${node.under}/${node.id}`;
  if (object === undefined) return item;
  const { pt, loyalty, named, type, marks, counters, damage, keywords, copy, player, relations, news } = object;
  const facts = [
    ...[pt, loyalty, named, type].filter((one) => one !== undefined).map(String),
    ...(marks ?? []),
    ...(counters ?? []),
    ...[damage, player].filter((one) => one !== undefined),
    ...(keywords ?? []),
    ...(copy === undefined ? [] : [copy]),
    ...(relations ?? []),
  ];
  item.description = facts.join(' · ');
  if (news === 'new')
    item.iconPath = new vscode.ThemeIcon('diff-added', new vscode.ThemeColor('gitDecoration.addedResourceForeground'));
  if (news === 'changed')
    item.iconPath = new vscode.ThemeIcon(
      'diff-modified',
      new vscode.ThemeColor('gitDecoration.modifiedResourceForeground'),
    );
  const sign = news === 'new' ? words?.came : news === 'changed' ? words?.changed : undefined;
  item.accessibilityInformation = { label: [object.title, ...facts, ...(sign === undefined ? [] : [sign])].join(', ') };
  if (board !== undefined && object.line !== undefined)
    item.command = {
      command: 'vscode.open',
      title: words?.goTo.replace('{0}', String(object.line + 1)) ?? '',
      arguments: [vscode.Uri.parse(board.uri, true), { selection: new vscode.Range(object.line, 0, object.line, 0) }],
    };
  return item;
}

/** The layers of an object, a line a step. */
function tooltipOf(detail: BoardDetail, words: BoardWords): string {
  const steps = detail.steps.map(({ layer, source, differences }) => {
    const said = differences.map(
      ({ label, before, after }) => `${label} ${[before, after].filter((one) => one !== undefined).join(' → ')}`,
    );
    return `${layer}  ${source}${words.colon}${said.join('; ')}`;
  });
  return [
    `${detail.summary} (${detail.asOf})`,
    '',
    `${words.printed}${words.colon}${detail.printed}`,
    ...(steps.length === 0 ? [words.noLayers] : steps),
  ].join('\n');
}
