import type { Location } from 'react-router-dom';

export function knownEmail({ state }: Location): string | null {
  const email: unknown = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : null;
}
