import { type RefObject, useEffect, useRef } from 'react';

/**
 * When something goes that had the focus, or a dialog whose button is gone by then, the focus goes to `fallback` instead
 * of nowhere.
 */
export function useFocusAfter(isThere: boolean, fallback: RefObject<HTMLElement | null>) {
  const wasThere = useRef(false);
  useEffect(() => {
    const hasGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    if (!hasGone) return;
    const handle = setTimeout(() => {
      if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
    }); // a dialog gives the focus back in a timeout of its own, which comes first
    return () => clearTimeout(handle);
  }, [isThere, fallback]);
}
