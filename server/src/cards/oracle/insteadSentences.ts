// Sentences that happen in place of the sentence before: "If this spell was kicked, … instead."

import type { Instruction } from '../ability.ts';
import { passBack } from '../loops.ts';
import { readAmount } from './amounts.ts';
import { readCondition } from './conditions.ts';
import type { Reader } from './reader.ts';
import { readSubjectRef } from './refs.ts';
import { atSentenceEnd, type Draft, type Read, readClauses, readFrontCondition, readSimple } from './statements.ts';
import { readNumberOrX } from './words.ts';

/** The instructions of the last sentence, taken out of the draft. */
const takeSentence = (draft: Draft): readonly Instruction[] => {
  const { instructions } = draft;
  const from = passBack(instructions.length, 1, (at) => instructions[at]?.join !== undefined) - 1;
  return instructions.splice(Math.max(from, 0));
};

/** "five of those tokens": as many as said, of what the sentence before creates. */
const moreTokens: Read = (r, draft) => {
  if (!r.eat('create')) return undefined;
  const count = readNumberOrX(r);
  const last = draft.instructions.at(-1);
  if (count === undefined || !r.eat('of those tokens')) return undefined;
  if (last?.do !== 'createToken' && last?.do !== 'createTokenCopy') return undefined;
  return [{ ...last, count, ofThose: true }];
};

/** "Destroy that creature instead if you control an artifact": in place of the sentence before. */
const readInsteadIf = (r: Reader, draft: Draft): Extract<Instruction, { do: 'if' }> | undefined => {
  const plain = r.attempt((reader) => sameReceiver(reader, draft)) ?? readClauses(r, draft);
  // "Destroy it if it has mana value 4 or less instead if …": what happens then has a condition of its own.
  const only = plain === undefined || !r.eat('if') ? undefined : readCondition(r);
  const then: readonly Instruction[] | undefined =
    plain === undefined || only === undefined ? plain : [{ do: 'if', condition: only, then: plain, place: 'back' }];
  if (then === undefined || !r.eat('instead if')) return undefined;
  const condition = readCondition(r);
  if (condition === undefined || !atSentenceEnd(r)) return undefined;
  return { do: 'if', condition, then, instead: true, place: 'back', insteadPlace: 'back' };
};

/** "Those creatures get +2/+0 instead" of the creatures that the sentence before was about: that sentence does not happen. */
const aboutTheSame = (item: Instruction, replaced: readonly Instruction[]): Instruction => {
  if (item.do !== 'continuous' || item.effect.subject.kind !== 'objects') return item;
  const { ref } = item.effect.subject;
  if (ref.kind !== 'that' || ref.antecedent !== 'previous') return item;
  const [first] = replaced;
  const subject = first?.do === 'continuous' ? first.effect.subject : undefined;
  if (subject?.kind !== 'objects' || subject.ref.kind !== 'all') return item;
  const { noun, word } = ref;
  const again = noun === undefined ? 'they' : word === 'those' || word === 'that' ? { word, noun } : undefined;
  if (again === undefined) return item;
  return { ...item, effect: { ...item.effect, subject: { kind: 'objects', ref: { ...subject.ref, again } } } };
};

/** "That creature gets -4/-4 instead" for as long as the sentence before said. */
const asLong = (item: Instruction, replaced: readonly Instruction[]): Instruction => {
  if (item.do !== 'continuous' || item.duration.until !== 'none' || item.durationPlace !== undefined) return item;
  const same = replaced.find((one) => one.do === 'continuous');
  return same?.do === 'continuous' ? { ...item, duration: same.duration } : item;
};

/** "Thing deals 4 damage instead": to whom the damage of the sentence before would be dealt. */
const sameReceiver: Read = (r, draft) => {
  const last = draft.instructions.at(-1);
  if (last?.do !== 'damage') return undefined;
  const source = readSubjectRef(r);
  if (source === undefined || r.eatOne('deals', 'deal') === undefined) return undefined;
  const amount = readAmount(r);
  if (amount === undefined || !r.eat('damage') || !(r.sees('instead') || atSentenceEnd(r))) return undefined;
  return [{ do: 'damage', source, amount, to: last.to, sameTo: true }];
};

/** "If this spell was kicked, … instead.": in place of the sentence before. */
export const readInstead: Read = (r, draft) => {
  if (draft.instructions.length === 0 || draft.instructions.at(-1)?.do === 'unread') return undefined;
  if (r.lacks('instead')) return undefined;
  const late = r.attempt((reader) => readInsteadIf(reader, draft));
  if (late !== undefined) {
    const otherwise = takeSentence(draft);
    return [{ ...late, then: late.then.map((item) => asLong(item, otherwise)), otherwise }];
  }
  const condition = readFrontCondition(r);
  if (condition === undefined) return undefined;
  const early = r.eat('instead');
  const then =
    r.attempt((reader) => moreTokens(reader, draft)) ??
    r.attempt((reader) => sameReceiver(reader, draft)) ??
    readSimple(r, draft);
  if (then === undefined || !(early || r.eat('instead')) || !atSentenceEnd(r)) return undefined;
  const place = early ? ('front' as const) : undefined;
  const otherwise = takeSentence(draft);
  return [
    {
      do: 'if',
      condition,
      then: then.map((item) => asLong(aboutTheSame(item, otherwise), otherwise)),
      otherwise,
      instead: true,
      place: 'front',
      ...(place === undefined ? {} : { insteadPlace: place }),
    },
  ];
};
