import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { text } from '../../base/text/text.rules.ts';

/** In characters. */
export const LONGEST_QUESTION = 300;
export const LONGEST_ANSWER = 500;

/** About one gift. */
export const MOST_QUESTIONS = 30;

export const newQuestion = z.object({
  text: text({ max: LONGEST_QUESTION }).refine(Boolean, { error: () => t`Write a few words` }),
});

export const newAnswer = z.object({
  text: text({ max: LONGEST_ANSWER }).refine(Boolean, { error: () => t`Write a few words` }),
});

/** The description of an item's count, in both APIs. */
export const QUESTION_COUNT = `How many questions there are about it, answered or not: at most ${MOST_QUESTIONS}. 0 for most.`;
