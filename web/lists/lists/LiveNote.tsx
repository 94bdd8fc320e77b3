import type { ListActivity } from './useListActivity.ts';

/** Says what somebody else has just done: to be seen for a moment wherever the page is scrolled to, and to be read out. */
export function LiveNote({ activity: { sentence, isRecent } }: { activity: ListActivity }) {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-18 z-20 grid justify-items-center px-4">
      <p
        role="status"
        className={
          isRecent
            ? 'max-w-full animate-fade truncate rounded-full bg-brand px-4 py-1.5 text-sm font-semibold text-on-brand shadow-card'
            : 'sr-only'
        }
      >
        {sentence}
      </p>
    </div>
  );
}
