import { type RefObject, useLayoutEffect, useRef } from 'react';

/** As soon as it is there, and again for another `reason`. */
export function useTakesFocus<Target extends HTMLElement>(reason: unknown = true): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useLayoutEffect(() => {
    if (reason) target.current?.focus();
  }, [reason]);
  return target;
}
