import { type RefObject, useLayoutEffect, useRef } from 'react';

export function useTakesFocus<Target extends HTMLElement>(reason: unknown = true): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useLayoutEffect(() => {
    if (reason) target.current?.focus();
  }, [reason]);
  return target;
}
