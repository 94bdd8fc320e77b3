import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';

/** Somebody who gives, and is to be told something by mail. */
interface Reader {
  to: string;
  /** Whether they gave with an account that has proved the address; guests type any address that they like. */
  isProved: boolean;
}

/**
 * Gives the readers that may get a mail about their gifts now, and counts each. What somebody else writes or does must not fill the mailbox of a person who
 * never gave anything, so an address that nobody has proved gets a few a day; the rest stands under the gifts alone.
 */
export async function withMailsLeft<Given extends Reader>(
  rateLimits: RateLimits,
  readers: readonly Given[],
): Promise<Given[]> {
  const typed = readers.filter(({ isProved }) => !isProved).map(({ to }) => mailboxOf(to));
  const left = await rateLimits.consumeEach('unprovedAddress', new Set(typed));
  return readers.filter(({ to, isProved }) => isProved || left.has(mailboxOf(to)));
}

/** A tag behind a plus leads to the same mailbox. */
export function mailboxOf(to: string): string {
  const [name = '', host] = to.toLowerCase().split('@');
  return `${name.split('+')[0]}@${host}`;
}
