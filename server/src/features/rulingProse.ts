// Statements as prose for a ruling, from what the reader made of each line and never from the line's own words.
import { type Locale, message, messageIfAny } from '../messages/message.ts';
import { assertNever } from '../rules/util.ts';
import type {
  ChosenWord,
  Clauses,
  CounterPhrase,
  NameRef,
  SetupItem,
  Statement,
  StatementBody,
  TokenPhrase,
} from '../scenario/statement.ts';
import { nameKey } from '../scenario/words.ts';

type Values = Readonly<Record<string, string | number>>;

/** Prose in one language. */
export class Prose {
  readonly locale: Locale;

  constructor(locale: Locale) {
    this.locale = locale;
  }

  say(code: string, values: Values = {}): string {
    return message(this.locale, `ruling.${code}`, values);
  }

  /** A word of the game in the reader's language, or as it is. */
  word(word: string): string {
    return messageIfAny(this.locale, `ruling.word.${word.toLowerCase()}`) ?? word;
  }

  /** `a, b and c`; nothing for none. */
  list(parts: readonly string[]): string {
    const shown = parts.filter((part) => part !== '');
    if (shown.length < 2) return shown[0] ?? '';
    return this.say('list', { most: shown.slice(0, -1).join(', '), last: shown.at(-1) ?? '' });
  }

  color(color: string): string {
    return messageIfAny(this.locale, `ruling.color.${color.toLowerCase()}`) ?? color;
  }

  /** Words that are said as they stand, in the language's quotation marks. */
  quoted(text: string): string {
    return this.say('quoted', { text });
  }

  name(ref: NameRef): string {
    // `2 Gray Ogres` is forgiven its plural.
    let text = nameKey(ref.text) === `${ref.key}s` ? ref.text.slice(0, -1) : ref.text;
    if (ref.any === true) text = this.say('name.any', { name: text });
    const owner = ref.owner === undefined ? undefined : this.name(ref.owner);
    if (ref.zone !== undefined) {
      const zone = message(this.locale, `zone.${ref.zone.zone}`);
      text =
        owner === undefined
          ? this.say('name.inZone', { name: text, zone })
          : this.say('name.inZoneOf', { name: text, zone, player: owner });
    } else if (owner !== undefined) text = this.say('name.of', { name: text, player: owner });
    return ref.ability === true ? this.say('name.ability', { name: text }) : text;
  }

  names(refs: readonly NameRef[]): string {
    return refs.length === 0 ? this.say('nothing') : this.list(refs.map((ref) => this.name(ref)));
  }

  #chosen({ text, name, quoted }: ChosenWord): string {
    if (name !== undefined) return this.name(name);
    return quoted ? this.quoted(text) : this.word(text);
  }

  counters({ count, kind }: CounterPhrase): string {
    return this.say('counters', { count, kind });
  }

  token(token: TokenPhrase): string {
    const pt = token.power === undefined ? '' : `${token.power}/${token.toughness ?? 0}`;
    return this.say('token', {
      pt,
      colors: this.list(token.colors.map((color) => this.color(color))),
      supertypes: token.supertypes.map((one) => this.word(one)).join(' '),
      subtypes: token.subtypes.join(' '),
      types: token.types.map((one) => this.word(one)).join(' '),
      abilities: this.list([
        ...token.keywords.map(({ text }) => this.word(text)),
        ...token.quoted.map(({ text }) => this.quoted(text)),
      ]),
      name: token.name ?? '',
    });
  }

  item(item: SetupItem): string {
    const what = 'card' in item.what ? this.name(item.what.card) : this.token(item.what.token);
    const counted = item.count === 1 ? what : this.say('times', { count: item.count, what });
    return this.say('item', { what: counted, clauses: this.clauses(item.clauses) });
  }

  items(items: readonly SetupItem[]): string {
    return this.list(items.map((item) => this.item(item)));
  }

  /** What is said beside the main words, each part with a comma before it; nothing for nothing. */
  clauses(clauses: Clauses): string {
    return this.#clauseParts(clauses)
      .map((part) => `, ${part}`)
      .join('');
  }

  #clauseParts(clauses: Clauses): readonly string[] {
    const parts: string[] = [];
    const add = (code: string, values: Values = {}): void => {
      parts.push(this.say(`clause.${code}`, values));
    };
    const labels = clauses.as ?? [];
    if (labels.length > 0) add('as', { labels: this.list(labels.map(({ text }) => this.quoted(text))) });
    for (const { state } of clauses.states ?? []) add(`state.${state}`);
    if (clauses.faceDown !== undefined) add('state.faceDown');
    const counters = clauses.counters ?? [];
    if (counters.length > 0) add('counters', { counters: this.list(counters.map((one) => this.counters(one))) });
    if (clauses.ownedBy !== undefined) add('ownedBy', { player: this.name(clauses.ownedBy) });
    if (clauses.controlledBy !== undefined) add('controlledBy', { player: this.name(clauses.controlledBy) });
    if (clauses.attachedTo !== undefined) add('attachedTo', { name: this.name(clauses.attachedTo) });
    if (clauses.fromZone !== undefined) add('from', { zone: message(this.locale, `zone.${clauses.fromZone.zone}`) });
    if (clauses.modes !== undefined) add('modes', { modes: this.list(clauses.modes.modes.map(String)) });
    if (clauses.x !== undefined) add('x', { value: clauses.x.value });
    const costs = clauses.costs ?? [];
    if (costs.length > 0) add('costs', { costs: this.list(costs.map(({ name }) => name)) });
    for (const name of ['sacrificing', 'discarding', 'tapping', 'exiling', 'inOrder'] as const) {
      const objects = clauses[name];
      if (objects !== undefined) add(name, { names: this.names(objects) });
    }
    const targets = clauses.targeting ?? [];
    if (targets.length > 0) add('targeting', { targets: this.list(targets.map(({ names }) => this.names(names))) });
    if (clauses.dividing !== undefined) add('dividing', { values: this.list(clauses.dividing.values.map(String)) });
    if (clauses.copying !== undefined) {
      const { name } = clauses.copying;
      add('copying', { name: name === undefined ? this.say('nothing') : this.name(name) });
    }
    const choosing = clauses.choosing ?? [];
    if (choosing.length > 0) add('choosing', { words: this.list(choosing.map((one) => this.#chosen(one))) });
    if (clauses.changing !== undefined)
      add('changing', { from: this.#chosen(clauses.changing.from), to: this.#chosen(clauses.changing.to) });
    const fresh = clauses.newTargets ?? [];
    if (fresh.length > 0) {
      const words = fresh.map(({ same, name }) => (same || name === undefined ? this.say('theSame') : this.name(name)));
      add('newTargets', { targets: this.list(words) });
    }
    const created = clauses.creating ?? [];
    if (created.length > 0) add('creating', { labels: this.list(created.map(({ text }) => this.quoted(text))) });
    if (clauses.until !== undefined) add('untilEndOfTurn');
    return parts;
  }

  /** A statement in a sentence without its full stop; undefined where it says nothing of the situation. */
  statement(body: StatementBody): string | undefined {
    const told = (code: string, values: Values = {}): string => this.say(code, values);
    switch (body.kind) {
      case 'rules':
      case 'use':
      case 'cites':
      case 'expect':
      case 'show':
      case 'assert':
      case 'players':
        return undefined;
      case 'ignoring':
        return told('ignoring', { card: this.name(body.card) });
      case 'setup': {
        if (body.items.length === 0) return undefined;
        const player = this.name(body.player);
        if (body.zone === 'battlefield') return told('setup', { player, items: this.items(body.items) });
        const zone = message(this.locale, `zone.${body.zone}`);
        return told('setupIn', { player, items: this.items(body.items), zone });
      }
      case 'life':
        return told('life', { player: this.name(body.player), life: body.life });
      case 'cast':
      case 'play':
      case 'put':
        return told(body.kind, {
          player: this.name(body.player),
          card: this.name(body.card),
          clauses: this.clauses(body.clauses),
        });
      case 'activate':
        return told('activate', {
          player: this.name(body.player),
          object: this.name(body.object),
          which: this.#whichAbility(body.ability),
          clauses: this.clauses(body.clauses),
        });
      case 'turnFaceUp':
      case 'gainControl':
        return told(body.kind, {
          player: this.name(body.player),
          object: this.name(body.object),
          clauses: this.clauses(body.clauses),
        });
      case 'createToken':
        return told('create', {
          player: this.name(body.player),
          what: this.#times(body.count, this.token(body.token)),
          clauses: this.clauses(body.clauses),
        });
      case 'createTokenCopy':
        return told('create', {
          player: this.name(body.player),
          what: this.#times(body.count, told('tokenCopy', { name: this.name(body.of) })),
          clauses: this.clauses(body.clauses),
        });
      case 'playerCounts':
        return told(body.verb, { player: this.name(body.player), amount: body.amount });
      case 'effect':
        return told('effect', { text: body.text.text, clauses: this.clauses(body.clauses) });
      case 'attach':
        return told('attach', { object: this.name(body.object), to: this.name(body.to) });
      case 'verb': {
        const player = body.player === undefined ? '' : this.name(body.player);
        return told(`verb.${body.verb}`, {
          player,
          objects: this.names(body.objects),
          many: body.objects.length > 1 ? 'yes' : '',
          clauses: this.clauses(body.clauses),
        });
      }
      case 'turn':
        return told(body.face === 'up' ? 'turnUp' : 'turnDown', {
          object: this.name(body.object),
          clauses: this.clauses(body.clauses),
        });
      case 'move':
        return told('move', { object: this.name(body.object), zone: message(this.locale, `zone.${body.to}`) });
      case 'counters':
        return told(body.change === 'put' ? 'putCounters' : 'removeCounters', {
          counters: this.counters(body.counters),
          object: this.name(body.object),
        });
      case 'damage':
        return told('damage', { source: this.name(body.source), amount: body.amount, to: this.name(body.to) });
      case 'attacks':
        return told('attacks', {
          object: this.names(body.objects),
          many: body.objects.length > 1 ? 'yes' : '',
          whom: body.whom === undefined ? '' : this.name(body.whom),
        });
      case 'blocks':
        return told('blocks', {
          object: this.names(body.objects),
          many: body.objects.length > 1 ? 'yes' : '',
          attacker: this.name(body.attacker),
        });
      case 'simultaneously':
        return told('simultaneously');
      case 'time':
        return told(`time.${body.to.at}`, { player: 'player' in body.to ? this.name(body.to.player) : '' });
      case 'leaves':
        return told('leaves', { player: this.name(body.player) });
      case 'trigger':
      case 'resolve':
        return told(body.kind, { object: this.name(body.object), clauses: this.clauses(body.clauses) });
      case 'decline':
        return told('decline', { object: this.name(body.object) });
      case 'suppose':
        return told('suppose', { title: body.title });
      case 'in':
        return this.statement(body.statement);
      case 'unreadable':
        return told('unreadable');
      default:
        return assertNever(body);
    }
  }

  #times(count: number, what: string): string {
    return count === 1 ? what : this.say('times', { count, what });
  }

  #whichAbility(ability: Extract<StatementBody, { kind: 'activate' }>['ability']): string {
    if (ability?.startsWith !== undefined) return this.say('abilityStarting', { text: ability.startsWith });
    if (ability?.index !== undefined) return this.say('abilityNumber', { number: ability.index });
    return '';
  }
}

/** Whether a statement only sets the scene: with those before it, it is told in one paragraph. */
export const setsScene = ({ body }: Statement): boolean => {
  const inner = body.kind === 'in' ? body.statement : body;
  return ['setup', 'life', 'ignoring', 'rules', 'use', 'players', 'cites'].includes(inner.kind);
};
