import { useEffect, useEffectEvent } from 'react';

/**
 * Goes to the first field of a screen that is a form, where that brings no keyboard over the rest of the page; `isAwaited`
 * says that there is nothing else to do on it.
 */
export function useFirstField(focus: () => void, isAwaited = false): void {
  const arrive = useEffectEvent(() => {
    if (isAwaited || window.matchMedia?.('(pointer: fine)').matches) focus();
  });
  useEffect(() => arrive(), []);
}
