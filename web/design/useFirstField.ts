import { useEffect } from 'react';

/** Goes to the first field of a screen that is a form, where that brings no keyboard over the rest of the page. */
export function useFirstField(focus: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (window.matchMedia?.('(pointer: fine)').matches) focus();
  }, []);
}
