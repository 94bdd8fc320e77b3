import { useSyncExternalStore } from 'react';
import { isSmall } from '../../base/design/small-screen.ts';

/** Changes with the window. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(watch, isSmall);
}

function watch(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
