import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import { asLink } from '#rules/shops/lines/links';
import { type ExtractionFailure, extractionFailure, productLink } from '#rules/shops/products/product';
import { isNetworkProblem, problemCode, problemText } from '../../base/network/problems.ts';

/** Adding from the list says things in other words than importing into the form, and shorter where the item is there already. */
export type Wording = 'adding' | 'importing' | 'added';

/** `session` and the like are about the person, not about the page. */
type LinkFailure = ExtractionFailure | 'offline' | 'nothing' | 'other';

const MALFORMED = msg`Please enter a valid URL starting with http:// or https://`;
const UNPARSEABLE = msg`Please enter a valid URL (e.g., https://example.com/product)`;
const RESTRICTED = msg`Access to this website is restricted. Try copying the item details manually.`;
const INSECURE = msg`Unable to access this URL due to security restrictions. Please try a different URL or enter item details manually.`;
/** By us: the reader's own connection is fine. */
const UNREACHABLE = msg`We couldn’t read that page. Fill in the details yourself: the link is kept.`;
const UNREADABLE = msg`Unable to extract information from this URL. Please enter the item details manually.`;
const UNIMPORTABLE = msg`Failed to extract item information from URL. Please try again or enter details manually.`;

const UNREAD = msg`We couldn’t read that shop. Add a price or a picture yourself.`;

const TEXTS: Readonly<Record<Wording, Readonly<Record<LinkFailure, MessageDescriptor>>>> = {
  importing: {
    invalid: MALFORMED,
    blocked: RESTRICTED,
    timeout: msg`The website took too long to respond. Please try again.`,
    not_found: msg`The page could not be found. Please check the URL.`,
    denied: RESTRICTED,
    network: UNREACHABLE,
    offline: msg`Unable to connect to the server. Please check your internet connection and try again.`,
    upstream: UNIMPORTABLE,
    not_html: UNIMPORTABLE,
    nothing: msg`No information could be extracted from this URL`,
    other: UNIMPORTABLE,
  },
  adding: {
    invalid: MALFORMED,
    blocked: INSECURE,
    timeout: msg`The request timed out. Please check the URL and try again.`,
    not_found: msg`The URL could not be found. Please check the URL and try again.`,
    denied: INSECURE,
    network: UNREADABLE,
    offline: UNREADABLE,
    upstream: msg`Server error while processing the URL. Please try again or enter item details manually.`,
    not_html: UNREADABLE,
    nothing: UNREADABLE,
    other: UNREADABLE,
  },
  added: {
    invalid: MALFORMED,
    blocked: UNREAD,
    timeout: UNREAD,
    not_found: msg`We couldn’t find that page. Check its link.`,
    denied: UNREAD,
    network: UNREAD,
    offline: UNREAD,
    upstream: UNREAD,
    not_html: UNREAD,
    nothing: UNREAD,
    other: UNREAD,
  },
};

export function linkProblem(text: string, wording: Wording): string | undefined {
  if (text.trim() === '') return undefined;
  const address = asLink(text);
  if (wording === 'importing' && /^https?:/i.test(address) && !URL.canParse(address)) return say(UNPARSEABLE);
  return productLink.safeParse({ url: address }).error?.issues[0]?.message;
}

function linkFailure(error: unknown): LinkFailure {
  const code = problemCode(error);
  if (code === 'NO_DATA') return 'nothing';
  if (code === 'BAD_USER_INPUT') return 'invalid';
  if (code === 'EXTRACTION_FAILED' && CombinedGraphQLErrors.is(error)) {
    const { data = 'other' } = extractionFailure.safeParse(error.errors[0]?.extensions?.reason);
    return data;
  }
  if (code) return 'other';
  if (isNetworkProblem(error)) return isLate(error) ? 'timeout' : 'offline';
  return guessedFailure(error instanceof Error ? error.message : '');
}

export function linkFailureText(error: unknown, wording: Wording): string {
  const failure = linkFailure(error);
  const isAboutPerson = failure === 'other' && problemCode(error) !== undefined;
  return isAboutPerson ? problemText(error, say(TEXTS[wording].other)) : say(TEXTS[wording][failure]);
}

function isLate(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function guessedFailure(message: string): LinkFailure {
  const words = message.toLowerCase();
  if (words.includes('timeout') || words.includes('timed out')) return 'timeout';
  if (words.includes('network')) return 'offline';
  if (words.includes('security') || words.includes('cors')) return 'blocked';
  if (words.includes('403') || words.includes('permission')) return 'denied';
  if (words.includes('404') || words.includes('not found')) return 'not_found';
  if (words.includes('500')) return 'upstream';
  return 'other';
}
