// English: every message of the project.
import { lazily } from '../../rules/util.ts';
import type { Language } from '../types.ts';
import { boardSentences } from './board.ts';
import { cardProblems } from './cards.ts';
import { cliSentences } from './cli.ts';
import { compareSentences } from './compare.ts';
import { databaseSentences } from './database.ts';
import { engineProblems } from './engine.ts';
import { actionProblems } from './engine-actions.ts';
import { enginePhrases } from './engine-phrases.ts';
import { expectationProblems } from './expectations.ts';
import { helpSentences } from './help.ts';
import { hoverSentences } from './hover.ts';
import { rulingSentences } from './ruling.ts';
import { scenarioProblems } from './scenario.ts';
import { scenarioPhrases } from './scenario-phrases.ts';

export const english = lazily(
  (): Language => ({
    problems: { ...cardProblems, ...scenarioProblems, ...engineProblems, ...actionProblems, ...expectationProblems },
    sentences: {
      ...hoverSentences,
      ...helpSentences,
      ...enginePhrases,
      ...scenarioPhrases,
      ...cliSentences,
      ...compareSentences,
      ...rulingSentences,
      ...databaseSentences,
      ...boardSentences,
    },
  }),
);
