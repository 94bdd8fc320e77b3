import { isNetworkProblem, problemCode, problemText } from '../../base/network/problems.ts';

interface ProblemWords {
  title: string;
  text: string;
  isPrivate: boolean;
  isGone?: boolean;
}

const GONE = {
  title: 'List Not Found',
  text: "The list you're looking for doesn't exist or has been removed.",
  isPrivate: false,
  isGone: true,
};
const PRIVATE = {
  title: 'Private List',
  text: 'This list is private and requires permission to view.',
  isPrivate: true,
};
const UNREACHABLE = {
  title: 'Unable to Load List',
  text: 'Network error. Please check your internet connection and try again.',
  isPrivate: false,
};
const BROKEN = {
  title: 'Unable to Load List',
  text: 'Unable to load the list. Please try again later.',
  isPrivate: false,
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
