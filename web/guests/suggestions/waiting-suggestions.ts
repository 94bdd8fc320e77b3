import type { ApolloClient } from '@apollo/client';
import { z } from 'zod';
import { STATUS_BY_CODE } from '#rules/base/errors/error-codes';
import { isNetworkProblem, problemCode } from '../../base/network/problems.ts';
import { SUGGESTIONS } from '../../base/storage/suggestions-key.ts';
import { keptGuestKey } from '../../core/session/guest-key.ts';
import { SuggestItemDocument, SuggestToGiversDocument } from './SuggestDialog.generated.ts';

const waitingSuggestion = z.object({
  /** The same for each attempt: it is suggested once. */
  key: z.string(),
  /** The account that wrote it; null for a guest. Nobody else sends it. */
  ownerId: z.string().nullable(),
  shareToken: z.string(),
  /** Whether it is for givers alone. */
  isSecret: z.boolean(),
  input: z.object({ title: z.string(), notes: z.string(), primaryUrl: z.string().nullable(), name: z.string() }),
});

type WaitingSuggestion = z.output<typeof waitingSuggestion>;

const MOST_WAITING = 20;

/** A browser that keeps nothing sends them as long as the page is open. */
let onlyHere: readonly WaitingSuggestion[] | null = null;

/** Suggestions that have not arrived yet, as the browser keeps them also when the page is closed. */
export function waitingSuggestions(ownerId: string | null): readonly WaitingSuggestion[] {
  return all().filter((one) => one.ownerId === ownerId);
}

export function keepSuggestion(suggestion: WaitingSuggestion): void {
  write([...all().filter(({ key }) => key !== suggestion.key), suggestion].slice(-MOST_WAITING));
}

function forgetSuggestion(key: string): void {
  write(all().filter((one) => one.key !== key));
}

/** Whether sending it again would not help. Without a session, beyond a limit and while the server has a problem it does, later. */
export function isRefusedForGood(problem: unknown): boolean {
  const code = problemCode(problem);
  const status = code && STATUS_BY_CODE[code];
  return status !== undefined && status < 500 && status !== 401 && status !== 429;
}

/**
 * It is kept until it has arrived, or was refused: what is lost on the way is sent again, and suggested once. Throws what the server says. Words that
 * still stand in the form are kept for a lost connection alone: they are sent again from there.
 */
export async function sendSuggestion(client: ApolloClient, suggestion: WaitingSuggestion): Promise<void> {
  const { key: idempotencyKey, shareToken: token, isSecret, ownerId, input } = suggestion;
  const { title, notes, primaryUrl, name } = input;
  const guestKey = ownerId === null ? keptGuestKey() : null;
  const wasWaiting = all().some(({ key }) => key === idempotencyKey);
  keepSuggestion(suggestion);
  try {
    if (isSecret) {
      const idea = { isIdea: true, what: title, notes, primaryUrl, guestKey };
      await client.mutate({ mutation: SuggestToGiversDocument, variables: { token, input: idea, idempotencyKey } });
    } else {
      const variables = { token, input: { title, notes, primaryUrl, name }, idempotencyKey };
      await client.mutate({ mutation: SuggestItemDocument, variables });
    }
  } catch (problem) {
    if (wasWaiting ? isRefusedForGood(problem) : !isNetworkProblem(problem)) forgetSuggestion(idempotencyKey);
    throw problem;
  }
  forgetSuggestion(idempotencyKey);
}

function all(): readonly WaitingSuggestion[] {
  if (onlyHere) return onlyHere;
  try {
    return z.array(waitingSuggestion).parse(JSON.parse(localStorage.getItem(SUGGESTIONS) ?? '[]'));
  } catch {
    return []; // no storage, or somebody else wrote there
  }
}

function write(suggestions: readonly WaitingSuggestion[]): void {
  try {
    if (suggestions.length > 0) localStorage.setItem(SUGGESTIONS, JSON.stringify(suggestions));
    else localStorage.removeItem(SUGGESTIONS);
    onlyHere = null;
  } catch {
    onlyHere = suggestions;
  }
}
