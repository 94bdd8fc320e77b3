import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus back to the button that opened something in its own place, once that is closed, unless another one opens. */
export function useFocusBack(isOpen: boolean, isLast = true): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && isLast) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isLast]);
  return button;
}
