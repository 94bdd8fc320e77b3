import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

const KEY = 'kindlist_theme'; // public/theme.js reads it before the first paint
const listeners = new Set<() => void>();

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function show(choice: ThemeChoice) {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const hear of listeners) hear();
}

/** Shows a theme from now on, and at the next visit. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage may be forbidden; then the choice lasts as long as the page.
  }
  show(choice);
}

function subscribe(hear: () => void) {
  const hearOtherTabs = ({ key }: StorageEvent) => key === KEY && show(readChoice());
  listeners.add(hear);
  window.addEventListener('storage', hearOtherTabs);
  return () => {
    listeners.delete(hear);
    window.removeEventListener('storage', hearOtherTabs);
  };
}

/** What was chosen, kept in step with the other tabs. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, () => (document.documentElement.dataset.theme as ThemeChoice) ?? 'system');
}
