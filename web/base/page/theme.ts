import { createStore, useStore } from '../state/store.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

const theme = createStore<ThemeChoice>(typeof document === 'undefined' ? 'system' : shownTheme());

/** before-paint.ts does the same before the first paint. */
export function showTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = color.dataset;
    const chosen = scheme === choice ? 'all' : 'not all';
    color.media = choice === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen;
  }
  theme.set(choice);
}

export function useTheme(): ThemeChoice {
  return useStore(theme, () => 'system');
}

function shownTheme(): ThemeChoice {
  return (document.documentElement.dataset.theme as ThemeChoice | undefined) ?? 'system';
}
