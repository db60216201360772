// What statements declare as they are read: players, labels, tokens; and the errors of calling two things alike.
import { NameIndex, type NameKind, Scope } from './names.ts';
import { labelsSaid } from './parseLine.ts';
import { scopeOfIndex, scopeWith } from './parseMemory.ts';
import { tokenNameOf } from './parseQualities.ts';
import type { LabelDecl, Range, StatementBody, SyntaxProblem, TokenPhrase } from './statement.ts';
import { nameKey, type Word } from './words.ts';

/** The names of one scenario, growing line by line. The top index takes the new ones. */
export class Declarations {
  readonly #own: readonly NameIndex[];
  readonly #outside: readonly NameIndex[];
  /** Cards that a label may not be called like. */
  readonly #taken: readonly NameIndex[];
  readonly #places: Map<string, Range>;
  readonly scope: Scope;
  /** The number of this set of names (parseMemory.ts): the same set has the same number. */
  id: number;

  constructor(
    own: readonly NameIndex[],
    outside: readonly NameIndex[],
    taken: readonly NameIndex[],
    places: Map<string, Range>,
  ) {
    this.#own = own;
    this.#outside = outside;
    this.#taken = taken;
    this.#places = places;
    this.scope = new Scope([...own, ...outside]);
    this.id = [...own, ...outside].reduce((id, index) => scopeWith(id, `+${scopeOfIndex(index)}`), 0);
  }

  get #top(): NameIndex {
    return this.#own[0] ?? new NameIndex();
  }

  /** A block of its own (`suppose`): it sees all names so far, and what it declares ends with it. */
  nested(): Declarations {
    return new Declarations([new NameIndex(), ...this.#own], this.#outside, this.#taken, new Map(this.#places));
  }

  /** The names so far for a scenario that begins with them, with its own players if it names some. */
  copy(withPlayers: boolean): Declarations {
    const copy = new NameIndex();
    for (const layer of this.#own) {
      for (const entry of layer.entries()) if (withPlayers || entry.kind !== 'player') copy.add(entry.name, entry.kind);
    }
    return new Declarations([copy], this.#outside, this.#taken, new Map(this.#places));
  }

  addPlayer(name: string): void {
    this.#add(name, 'player');
  }

  #add(name: string, kind: NameKind): void {
    if (this.#top.add(name, kind)) this.id = scopeWith(this.id, `${kind} ${name}`);
  }

  /** Takes in what a statement declares; the problems are names called twice. */
  declare(body: StatementBody): readonly SyntaxProblem[] {
    switch (body.kind) {
      case 'players': {
        const problems = twice(body.players);
        for (const player of body.players) {
          const taken = this.#taken.some((index) => index.get(player.key) !== undefined);
          if (taken) problems.push(this.#duplicate(player, 'player'));
          else this.#places.set(player.key, player.range);
        }
        return problems;
      }
      case 'in':
        // The same label may be given once an edition.
        return this.#within(body.statement).filter((problem) => problem.code !== 'duplicate-name');
      case 'assert':
        return [];
      case 'setup':
        return body.items.flatMap((item) => {
          if ('token' in item.what) this.#token(item.what.token);
          return this.#labels(item.clauses.as ?? []);
        });
      case 'createToken':
        this.#token(body.token);
        return this.#clauses(body);
      default:
        return this.#clauses(body);
    }
  }

  #within(body: StatementBody): readonly SyntaxProblem[] {
    return this.declare(body);
  }

  #clauses(body: StatementBody): readonly SyntaxProblem[] {
    if (!('clauses' in body)) return [];
    return this.#labels([...(body.clauses.as ?? []), ...(body.clauses.creating ?? [])]);
  }

  #token(token: TokenPhrase): void {
    const name = tokenNameOf(token);
    if (name !== undefined) this.#add(name, 'token');
  }

  #labels(labels: readonly LabelDecl[]): readonly SyntaxProblem[] {
    const problems: SyntaxProblem[] = [];
    for (const label of labels) {
      const known = this.#own.map((index) => index.get(label.key)).find((entry) => entry !== undefined);
      const taken = this.#taken.some((index) => index.get(label.key)?.kind === 'card');
      if (taken || (known !== undefined && known.kind !== 'token')) problems.push(this.#duplicate(label, 'label'));
      else {
        this.#add(label.text, 'label');
        this.#places.set(label.key, label.range);
      }
    }
    return problems;
  }

  #duplicate(label: LabelDecl, what: 'label' | 'player'): SyntaxProblem {
    const before = this.#places.get(label.key);
    return {
      code: 'duplicate-name',
      severity: 'error',
      range: label.range,
      values: { name: label.text, what },
      ...(before === undefined
        ? {}
        : { related: [{ range: before, code: 'declared-here', values: { name: label.text } }] }),
    };
  }

  /** A line that could not be read may still say `as LABEL`: later lines should not be blamed for it. */
  rescue(words: readonly Word[]): void {
    for (const name of labelsSaid(words)) {
      if (this.scope.get(nameKey(name)) === undefined) this.#add(name, 'label');
    }
  }
}

const twice = (labels: readonly LabelDecl[]): SyntaxProblem[] => {
  const seen = new Map<string, Range>();
  const problems: SyntaxProblem[] = [];
  for (const label of labels) {
    const before = seen.get(label.key);
    if (before === undefined) seen.set(label.key, label.range);
    else {
      problems.push({
        code: 'duplicate-name',
        severity: 'error',
        range: label.range,
        values: { name: label.text, what: 'player' },
        related: [{ range: before, code: 'declared-here', values: { name: label.text } }],
      });
    }
  }
  return problems;
};
