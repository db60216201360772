// The figures: evaluation of large boards and keystrokes in long files, each beside its budget. Prints a table; nothing fails.
import { boards } from './evaluation.ts';
import { hovers } from './hovers.ts';
import { keystrokes } from './keystrokes.ts';
import { print } from './table.ts';

const only = process.argv[2];
const rows = [...(only === 'editor' ? [] : boards()), ...(only === 'engine' ? [] : [...keystrokes(), ...hovers()])];
print(rows);
