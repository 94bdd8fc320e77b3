import type { ReactNode } from 'react';

/** For screen readers alone. With `live`, what changes inside is read out. */
export function VisuallyHidden({ live = false, children }: { live?: boolean; children: ReactNode }) {
  return (
    <span className="sr-only" aria-live={live ? 'polite' : undefined}>
      {children}
    </span>
  );
}
