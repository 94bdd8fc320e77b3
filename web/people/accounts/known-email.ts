import type { Location } from 'react-router-dom';

/** The screen before knew it. */
export function knownEmail({ state }: Location): string | null {
  const email: unknown = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : null;
}
