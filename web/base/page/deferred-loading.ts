import { type ComponentType, lazy } from 'react';

const LONGEST_WAIT_MS = 3000;

/**
 * Loaded at the first touch, click or key, or after a while. The server draws nothing in their place: nobody
 * touches a page there, and a part that waits for ever would hold all of it.
 */
export function lazyAfterInteraction(load: () => Promise<{ default: ComponentType }>): ComponentType {
  if (typeof window === 'undefined') return () => null;
  return lazy(async () => {
    await afterFirstInteraction();
    return load();
  });
}

function afterFirstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      for (const gesture of ['pointerdown', 'keydown']) window.removeEventListener(gesture, settle, true);
      resolve();
    };
    const timer = setTimeout(settle, LONGEST_WAIT_MS);
    for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, settle, true);
  });
}
