import type { Location } from 'react-router-dom';

/** Of whom the screen that led here knows who they are. */
export function knownEmail({ state }: Location): string | null {
  const email: unknown = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : null;
}
