import { useEffect, useState } from 'react';
import type { ListActivity } from './useListActivity.ts';

/**
 * Says what somebody else has just done, to be read out. It is seen for a moment where the change itself is out of sight: in the
 * site's header, where it covers nothing of the list.
 */
export function LiveNote({ activity }: { activity: ListActivity }) {
  const { sentence, isRecent } = activity;
  const isOutOfSight = useIsOutOfSight(activity);
  return (
    <div className="pointer-events-none fixed z-40 grid justify-items-start max-sm:inset-x-0 max-sm:start-14 max-sm:end-28 max-sm:top-1 sm:inset-x-4 sm:bottom-4 sm:justify-items-center lg:start-56 lg:end-112 lg:top-2.5 lg:bottom-auto print:hidden">
      <p
        role="status"
        data-over-name={isRecent && isOutOfSight ? '' : undefined}
        className={
          isRecent && isOutOfSight
            ? 'flex min-h-11 max-w-full animate-fade items-center rounded-2xl bg-brand px-3 py-1 text-sm leading-tight font-semibold text-on-brand shadow-card wrap-anywhere sm:px-4'
            : 'sr-only'
        }
      >
        <span className="line-clamp-2">{sentence}</span>
      </p>
    </div>
  );
}

/** Looked at once the change is drawn. */
function useIsOutOfSight({ sentence, changedIds }: ListActivity): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    setOut(false);
    if (sentence === '') return;
    const frame = requestAnimationFrame(() => setOut(!changedIds.some(isInSight)));
    return () => cancelAnimationFrame(frame);
  }, [sentence, changedIds]);
  return isOut;
}

function isInSight(itemId: string): boolean {
  const box = document.querySelector(`[data-item="${itemId}"]`)?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
}
