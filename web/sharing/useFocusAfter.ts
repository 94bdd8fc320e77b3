import { type RefObject, useEffect, useRef } from 'react';

/** When a dialog closes and the button that opened it is gone by then, the focus goes to `fallback` instead of nowhere. */
export function useFocusAfter(isOpen: boolean, fallback: RefObject<HTMLElement | null>) {
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return;
    const handle = setTimeout(() => {
      if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
    }); // the dialog gives the focus back in a timeout of its own, which comes first
    return () => clearTimeout(handle);
  }, [isOpen, fallback]);
}
