import { t } from '@lingui/core/macro';
import type { ErrorCode } from '#rules/base/errors/error-codes';
import { hasCode, problemText } from '../../base/network/problems.ts';
import { conflictsOf } from '../form/conflicts.ts';
import type { Change, ChangeKind, Outcome } from './change.ts';

const CODES_OF_SENTENCES: ErrorCode[] = ['PUT_BACK', 'ALREADY_BOUGHT'];

export function refusalOutcome({ title }: Change, { refusal }: ChangeKind, error: unknown): Outcome {
  const words = problemText(error);
  const isSentence = hasCode(error, ...CODES_OF_SENTENCES);
  const conflicts = conflictsOf(error);
  return {
    text: isSentence ? words : refusal(title, words),
    ...(conflicts.length > 0 && { conflicts }),
  };
}

export function expiredOutcome({ title }: Change): Outcome {
  return {
    text: t`${title}: a change you made more than a day ago may not have arrived. Please check.`,
  };
}
