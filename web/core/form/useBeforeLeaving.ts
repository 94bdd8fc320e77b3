import { useEffect, useEffectEvent } from 'react';

/** Runs when the page is left, and when its component goes. */
export function useBeforeLeaving(keep: () => void): void {
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    const leave = () => keepNow();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
