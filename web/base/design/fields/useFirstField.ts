import { useEffect, useEffectEvent } from 'react';

/**
 * Not where it brings a keyboard over the rest of the page; `isAwaited` says that there is nothing else to do on
 * it.
 */
export function useFirstField(focus: () => void, isAwaited = false): void {
  const arrive = useEffectEvent(() => {
    if (isAwaited || window.matchMedia?.('(pointer: fine)').matches) focus();
  });
  useEffect(() => arrive(), []);
}
