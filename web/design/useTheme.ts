import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

/** Shows a theme from now on. public/before-paint.js does the same before the first paint. */
export function showTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  for (const hear of listeners) hear();
}

function subscribe(hear: () => void) {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

/** What was chosen, by the person or, with `system`, by their device. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.theme as ThemeChoice) ?? 'system',
    () => 'system',
  );
}
