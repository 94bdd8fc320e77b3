import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isNetworkProblem, problemCode, problemText } from '../../base/network/problems.ts';

interface ProblemWords {
  title: MessageDescriptor;
  text: MessageDescriptor;
  isPrivate?: boolean;
  isGone?: boolean;
  canRetry?: boolean;
}

const GONE: ProblemWords = {
  title: msg`List Not Found`,
  text: msg`The list you're looking for doesn't exist or has been removed.`,
  isGone: true,
};
const PRIVATE: ProblemWords = {
  title: msg`Private List`,
  text: msg`This list is private and requires permission to view.`,
  isPrivate: true,
};
const UNREACHABLE: ProblemWords = {
  title: msg`Unable to Load List`,
  text: msg`Network error. Please check your internet connection and try again.`,
  canRetry: true,
};
const BROKEN: ProblemWords = {
  title: msg`Unable to Load List`,
  text: msg`Unable to load the list. Please try again later.`,
  canRetry: true,
};

/** Gives the problem with loading a shared list: by its code, else by its text. */
export function sharedListProblem(error: unknown): ProblemWords {
  const code = problemCode(error);
  if (code === 'NOT_FOUND') return GONE;
  if (code === 'LIST_PRIVATE' || code === 'FORBIDDEN') return PRIVATE;
  if (isNetworkProblem(error)) return UNREACHABLE;

  const text = `${problemText(error, '')} ${error instanceof Error ? error.message : ''}`.toLowerCase();
  const says = (...words: string[]) => words.some((word) => text.includes(word));
  if (says('not found', '404')) return GONE;
  if (says('permission', '403', 'forbidden')) return PRIVATE;
  if (says('network', 'connection')) return UNREACHABLE;
  return BROKEN;
}
