// The examples of the project that stand for rules: file, title, ids.
import examples from './ruleExamples.json';

/** By file, by title: the ids of the rules that the scenario's passing run rests on, with spaces between them. */
export const ruleExamples = (): Readonly<Record<string, Readonly<Record<string, string>>>> => examples;
