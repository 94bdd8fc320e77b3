import type { Location, Path } from 'react-router-dom';

const DEFAULT_ADDRESS = '/dashboard';

interface ReturnState {
  returnTo?: string;
}

/** In the history entry of /signin, so that it survives a reload and the detour to /signup. */
export function returnState({ pathname, search, hash }: Path): ReturnState {
  return { returnTo: pathname + search + hash };
}

/** A link of a page that the server has drawn may be followed before there is any state: its address says where to go on. */
export function signUpFor(returnTo: string): string {
  return `/signup?to=${returnTo}`;
}

export function returnAddressOf({ state, search }: Location): string {
  const asked: unknown = (state as ReturnState | null)?.returnTo ?? new URLSearchParams(search).get('to');
  const isHere = typeof asked === 'string' && /^\/(?![/\\])/.test(asked);
  return isHere ? asked : DEFAULT_ADDRESS;
}
