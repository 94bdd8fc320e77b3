import { type ReactNode, useEffect, useRef, useState } from 'react';

interface HighlightProps {
  /** Another value means that somebody else changed what is inside; null shows nothing. */
  change: string | number | null;
  by?: string | null;
  atOnce?: boolean;
  /** The glow keeps clear of what has no frame of its own. */
  unframed?: boolean;
  children: ReactNode;
}

export function Highlight({ change, by, atOnce = false, unframed = false, children }: HighlightProps) {
  const first = useRef(atOnce ? null : change);
  const [shown, setShown] = useState<string | number | null>(null);
  useEffect(() => {
    if (change !== first.current) setShown(change);
    first.current = change;
  }, [change]);

  return (
    <div className="relative grid">
      {children}
      {shown !== null && (
        <div
          key={shown}
          onAnimationEnd={() => setShown(null)}
          className={`pointer-events-none absolute z-10 animate-flash rounded-card border-2 border-brand bg-brand/10 motion-reduce:[animation-timing-function:step-end] ${unframed ? '-inset-x-3 -inset-y-4' : '-inset-0.5'}`}
        >
          {by && (
            <span
              className={`absolute bg-brand font-semibold text-on-brand ${unframed ? 'start-4 -bottom-3 rounded-full px-2.5 py-0.5 text-sm' : 'end-3 bottom-0 max-w-1/2 truncate rounded-t-md px-2 py-0.5 text-xs leading-none'}`} // below what was changed, and within the list, which cuts off the rest
            >
              {by}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
