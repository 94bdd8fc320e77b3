import { t } from '@lingui/core/macro';

/** In a file of its own, for public pages that do not read errors. */
export function networkProblemText(): string {
  return t`Network error. Please check your internet connection.`;
}

export function offlineProblemText(): string {
  return t`You’re offline. Try again when you’re back.`;
}
