import type { Location, Path } from 'react-router-dom';

const START = '/dashboard';

interface AskedFor {
  askedFor?: string;
}

/** Kept in the history entry of /signin, so that it survives a reload and the detour to /signup. */
export function rememberAskedFor({ pathname, search, hash }: Path): AskedFor {
  return { askedFor: pathname + search + hash };
}

/** Where to go after signing in: the page that was asked for, else the dashboard. */
export function askedForOf({ state }: Location): string {
  const asked: unknown = (state as AskedFor | null)?.askedFor;
  const isHere = typeof asked === 'string' && asked.startsWith('/') && !asked.startsWith('//');
  return isHere ? asked : START;
}
