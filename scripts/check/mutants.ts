// Alters each entry of the edition tables in turn and shows which example notices: `npm run mutants [-- classic --only "limit on"]`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { libraryTexts } from '../../server/src/library.ts';
import type {
  DependencyPolicy,
  Edition,
  EditionName,
  LayerRow,
  Policies,
  TimestampPolicy,
} from '../../server/src/rules/edition.ts';
import { EDITION_NAMES, EDITIONS, isEditionName } from '../../server/src/rules/editions.ts';
import { analyse } from '../../server/src/scenario/analyse.ts';
import { type CardPool, poolOfTexts } from '../../server/src/scenario/cardPool.ts';

interface Mutant {
  readonly name: string;
  readonly edition: Edition;
}

/** Entries that no example of the chapters reached so far can show, each with the reason. */
const EXCEPTIONS: readonly { readonly name: RegExp; readonly why: string }[] = [
  {
    name: /^layer (?:1|1a|1b|2|3): CDAs not first/,
    why: 'no ability that defines characteristics copies, controls or changes text (604.3)',
  },
  {
    name: /^layer 6: CDAs not first/,
    why: 'no ability that defines characteristics gives abilities (604.3)',
  },
  {
    name: /^(?:layers players and rules swapped|player: layer players → \w+|rule: layer rules → players)$/,
    why: 'what players and rules are given is read by nothing before it, and each keeps its own order',
  },
  {
    name: /^timestamps\.onCounterAdded/,
    why: 'D12: keyword counters take the newest in every edition, and the order of P/T counters changes no sum',
  },
];

const swapped = <T>(list: readonly T[], at: number): readonly T[] => {
  const [a, b] = [list[at], list[at + 1]];
  return a === undefined || b === undefined ? list : [...list.slice(0, at), b, a, ...list.slice(at + 2)];
};

const nameOfRow = (row: LayerRow): string => `${row.operation}${row.origin === undefined ? '' : ` (${row.origin})`}`;

function* layerMutants(edition: Edition): Generator<Mutant> {
  for (const [at, layer] of edition.layers.entries()) {
    const next = edition.layers[at + 1];
    if (next !== undefined) {
      yield {
        name: `layers ${layer.id} and ${next.id} swapped`,
        edition: { ...edition, layers: swapped(edition.layers, at) },
      };
    }
    if (layer.cdaFirst) {
      const layers = edition.layers.map((each) => (each === layer ? { ...each, cdaFirst: false } : each));
      yield { name: `layer ${layer.id}: CDAs not first`, edition: { ...edition, layers } };
    }
  }
}

function* rowMutants(edition: Edition): Generator<Mutant> {
  for (const row of edition.layerOf) {
    const others = edition.layerOf.filter((each) => each !== row);
    yield { name: `${nameOfRow(row)}: row dropped`, edition: { ...edition, layerOf: others } };
    const at = edition.layers.findIndex((layer) => layer.id === row.layer);
    for (const layer of [edition.layers[at - 1], edition.layers[at + 1]]) {
      if (layer === undefined) continue;
      const layerOf = edition.layerOf.map((each) => (each === row ? { ...each, layer: layer.id } : each));
      yield { name: `${nameOfRow(row)}: layer ${row.layer} → ${layer.id}`, edition: { ...edition, layerOf } };
    }
  }
}

/** Every other value of each entry that is a switch. */
const OTHER: Readonly<Record<string, readonly string[]>> = {
  cda: ['never', 'betweenCDAs'],
  grantedAbility: ['laterOfBoth', 'object'],
  simultaneous: ['activePlayerOrdersAll', 'apnap'],
  entersReplacement: ['ownText', 'asItWouldBe'],
  entersWithEffect: ['afterEntering', 'asItEnters'],
  asEntersCopiable: ['anyCharacteristics', 'withPT'],
  copiedPermanentSpell: ['ceasesToExist', 'becomesToken'],
  tokenCopyOfDoubleFaced: ['frontUpOnly', 'bothFaces'],
  manaValueOfBackFace: ['ofFront', 'own'],
  tokenName: ['types', 'typesAndToken'],
  gainedSubtypes: ['any', 'ofItsTypes'],
  legendRule: ['allOfOneName', 'eachPlayerKeepsOne'],
  auraWithoutEnchant: ['anythingGoes', 'nothingLegal'],
};

function* switchMutants<T extends DependencyPolicy | TimestampPolicy | Policies>(
  table: T,
  prefix: string,
  put: (table: T) => Edition,
): Generator<Mutant> {
  for (const [key, value] of Object.entries(table)) {
    if (key === 'planeswalkerUniqueness' && value === false) continue; // with its state-based action, below
    if (typeof value === 'boolean')
      yield { name: `${prefix}.${key} ${!value}`, edition: put({ ...table, [key]: !value }) };
    for (const other of OTHER[key] ?? []) {
      if (other !== value) yield { name: `${prefix}.${key} ${other}`, edition: put({ ...table, [key]: other }) };
    }
  }
}

function* mutantsOf(edition: Edition): Generator<Mutant> {
  yield* layerMutants(edition);
  yield* rowMutants(edition);
  yield* switchMutants(edition.dependency, 'dependency', (dependency) => ({ ...edition, dependency }));
  yield* switchMutants(edition.timestamps, 'timestamps', (timestamps) => ({ ...edition, timestamps }));
  yield* switchMutants(edition.policies, 'policies', (policies) => ({ ...edition, policies }));
  if (!edition.policies.planeswalkerUniqueness) {
    const stateBasedActions = [...edition.policies.stateBasedActions, 'planeswalkerUniqueness'] as const;
    const policies = { ...edition.policies, planeswalkerUniqueness: true, stateBasedActions };
    yield { name: 'policies.planeswalkerUniqueness true', edition: { ...edition, policies } };
  }
  for (const action of edition.policies.stateBasedActions) {
    const stateBasedActions = edition.policies.stateBasedActions.filter((each) => each !== action);
    yield {
      name: `state-based action ${action} off`,
      edition: { ...edition, policies: { ...edition.policies, stateBasedActions } },
    };
  }
  for (const limit of edition.policies.attachmentLimits) {
    const attachmentLimits = edition.policies.attachmentLimits.filter((each) => each !== limit);
    yield {
      name: `limit on attachment ${limit} off`,
      edition: { ...edition, policies: { ...edition.policies, attachmentLimits } },
    };
  }
}

interface Example {
  readonly file: string;
  readonly text: string;
  readonly editions: ReadonlySet<EditionName>;
}

const root = path.resolve(
  process.argv.includes('--root') ? (process.argv[process.argv.indexOf('--root') + 1] ?? '.') : '.',
);
const folder = path.join(root, 'examples');

/** What each scenario of a file comes to: by title, the outcome of all it expects. */
const outcomesOf = (example: Example, name: EditionName, library: CardPool, files: ReadonlyMap<string, string>) => {
  const { runs } = analyse({ uri: example.file, text: example.text, version: 1, files, library });
  const outcomes = new Map<string, string>();
  for (const run of runs) {
    if (run.edition !== name) continue;
    outcomes.set(run.scenario.title, `${run.outcome} ${run.expectations.map((each) => each.outcome).join(' ')}`);
  }
  return outcomes;
};

const files = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.strata'))
    .sort()
    .map((name) => [`examples/${name}`, readFileSync(path.join(folder, name), 'utf8')] as const),
);
const library = poolOfTexts(libraryTexts);
const examples = [...files].map(([file, text]): Example => {
  const { runs } = analyse({ uri: file, text, version: 1, files, library });
  return { file, text, editions: new Set(runs.map((run) => run.edition)) };
});

/** Files made for the tables come before all others. */
const rank = ({ file }: Example): number =>
  file.includes('/418-') ? 0 : file.includes('/entries') ? 1 : file.includes('/policies') ? 2 : 3;

interface Notice {
  readonly example: Example;
  readonly what: string;
}

/** Puts another table in an edition's place while something runs. */
const during = <T>(name: EditionName, edition: Edition, run: () => T): T => {
  const tables: Record<EditionName, Edition> = EDITIONS;
  const kept = tables[name];
  tables[name] = edition;
  try {
    return run();
  } finally {
    tables[name] = kept;
  }
};

/** Those that are argued for are tried as well with `--all`. */
const everything = process.argv.includes('--all');
const asked = process.argv.slice(2).filter(isEditionName);
const only = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : '';
let survivors = 0;
let count = 0;
for (const name of asked.length > 0 ? asked : EDITION_NAMES) {
  const own = examples.filter((example) => example.editions.has(name));
  const expected = new Map(own.map((example) => [example, outcomesOf(example, name, library, files)]));
  console.log(`\n${name}`);
  // What noticed the last mutant comes first: neighbours in the table are often seen by the same file.
  const order = [...own].sort((a, b) => rank(a) - rank(b));
  for (const mutant of mutantsOf(EDITIONS[name])) {
    if (!mutant.name.includes(only)) continue;
    count += 1;
    const exception = EXCEPTIONS.find((each) => each.name.test(mutant.name));
    if (exception !== undefined && !everything) {
      console.log(`  ${mutant.name.padEnd(52)} (${exception.why})`);
      continue;
    }
    const noticed = during(name, mutant.edition, () => firstNotice(order, expected, name));
    if (noticed !== undefined) {
      console.log(`  ${mutant.name.padEnd(52)} ${path.basename(noticed.example.file)}: ${noticed.what}`);
      order.splice(order.indexOf(noticed.example), 1);
      order.unshift(noticed.example);
      continue;
    }
    if (exception === undefined) survivors += 1;
    console.log(`  ${mutant.name.padEnd(52)} ${exception === undefined ? 'NOT NOTICED' : `(${exception.why})`}`);
  }
}
console.log(`\n${count} mutants, ${survivors} not noticed.`);
process.exitCode = survivors === 0 ? 0 : 1;

function firstNotice(
  order: readonly Example[],
  expected: ReadonlyMap<Example, ReadonlyMap<string, string>>,
  name: EditionName,
): Notice | undefined {
  for (const example of order) {
    try {
      const now = outcomesOf(example, name, library, files);
      for (const [title, outcome] of expected.get(example) ?? []) {
        if (now.get(title) !== outcome) return { example, what: title };
      }
    } catch (error) {
      return { example, what: `threw ${error instanceof Error ? error.message : String(error)}` };
    }
  }
  return undefined;
}
