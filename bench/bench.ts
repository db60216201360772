// The figures: evaluation of large boards, keystrokes in long files, rules text, a large card database, each beside its budget; and the
// start of the server. Prints a table; nothing fails.
import { CARDS_CHILD, cards, useCards } from './cards.ts';
import { boards } from './evaluation.ts';
import { hovers } from './hovers.ts';
import { keystrokes } from './keystrokes.ts';
import { reading } from './reading.ts';
import { start } from './start.ts';
import { print } from './table.ts';

const [only, file, folder] = process.argv.slice(2);
if (only === CARDS_CHILD && file !== undefined && folder !== undefined) await useCards(file, folder);
else if (only === 'start') await start();
else {
  const wanted = (part: string): boolean => only === undefined || only === part;
  print([
    ...(wanted('engine') ? boards() : []),
    ...(wanted('editor') ? [...keystrokes(), ...hovers()] : []),
    ...(wanted('reading') ? reading() : []),
    ...(wanted('cards') ? cards() : []),
  ]);
  if (only === undefined) await start();
}
