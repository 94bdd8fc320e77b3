import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button of a dialog may be gone by then, and the focus would go nowhere. `isLost` may know that what has the
 * focus is about to go, too.
 */
export function useFocusAfter(isThere: boolean, fallback: RefObject<HTMLElement | null>, isLost = isNowhere) {
  const wasThere = useRef(false);
  useEffect(() => {
    const hasGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    if (!hasGone) return;
    const handle = setTimeout(() => {
      if (isLost()) fallback.current?.focus({ preventScroll: true });
    }); // a dialog gives the focus back in a timeout of its own, which comes first
    return () => clearTimeout(handle);
  }, [isThere, fallback, isLost]);
}

function isNowhere(): boolean {
  return document.activeElement === document.body;
}
