import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

/** Shows a theme from now on. public/before-paint.js does the same before the first paint. */
export function showTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = color.dataset;
    const chosen = scheme === choice ? 'all' : 'not all';
    color.media = choice === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen;
  }
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
