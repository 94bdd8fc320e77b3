import type { Location, Path } from 'react-router-dom';

const DEFAULT_ADDRESS = '/dashboard';

interface ReturnState {
  returnTo?: string;
}

/** In the history entry of /signin, so that it survives a reload and the detour to /signup. */
export function returnState({ pathname, search, hash }: Path): ReturnState {
  return { returnTo: pathname + search + hash };
}

export function returnAddressOf({ state }: Location): string {
  const asked: unknown = (state as ReturnState | null)?.returnTo;
  const isHere = typeof asked === 'string' && asked.startsWith('/') && !asked.startsWith('//');
  return isHere ? asked : DEFAULT_ADDRESS;
}
