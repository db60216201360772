// The page of a card that no file declares: the block that the library or the card database has of it, to read.
import type { Location } from 'vscode-languageserver-types';
import { type Locale, message } from '../messages/message.ts';
import { cardPage } from '../protocol.ts';
import type { CardPool } from '../scenario/cardPool.ts';
import { nameKey } from '../scenario/words.ts';
import type { FeatureContext } from './context.ts';
import { nameAt } from './navigation.ts';

/** The text of the page. */
export function cardText(name: string, library: CardPool, locale: Locale): string {
  const block = library.blockOf?.(nameKey(name));
  const note = message(locale, block === undefined ? 'card.page.unknown' : 'card.page.from', { name });
  return block === undefined ? `# ${note}\n` : `# ${note}\n\n${block.trimEnd()}\n`;
}

/** The page of the card that is named at an offset: what the object is a card of, else what its name says. */
export function cardPageAt(context: FeatureContext, offset: number, library: CardPool): readonly Location[] {
  const named = nameAt(context, offset);
  if (named === undefined || named.meaning.kind === 'player' || named.meaning.kind === 'effect') return [];
  const { run, use, meaning } = named;
  const snapshot = run.snapshotAtLine(use.line);
  const id = meaning.kind === 'card' ? snapshot?.game.current.get(meaning.card) : undefined;
  const base = id === undefined ? undefined : snapshot?.game.objects.get(id)?.base;
  const names = [base?.kind === 'card' ? base.card.name : undefined, use.name.text];
  const known = names.find((name) => name !== undefined && library.blockOf?.(nameKey(name)) !== undefined);
  const start = { line: 2, character: 0 };
  return known === undefined ? [] : [{ uri: cardPage(known), range: { start, end: start } }];
}
