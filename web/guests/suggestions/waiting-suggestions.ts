import type { ApolloClient } from '@apollo/client';
import { z } from 'zod';
import { isNetworkProblem } from '../../base/network/problems.ts';
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

/**
 * It is kept until it has arrived, or was refused: what is lost on the way is sent again, and suggested once. Throws what the server says.
 */
export async function sendSuggestion(client: ApolloClient, suggestion: WaitingSuggestion): Promise<void> {
  const { key: idempotencyKey, shareToken: token, isSecret, ownerId, input } = suggestion;
  const { title, notes, primaryUrl, name } = input;
  const guestKey = ownerId === null ? keptGuestKey() : null;
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
    if (!isNetworkProblem(problem)) forgetSuggestion(idempotencyKey);
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
