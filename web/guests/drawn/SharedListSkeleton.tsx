import { t } from '@lingui/core/macro';
/** A shared list on its way, in its shape: the heading, the search row, the cards. */
export function SharedListSkeleton() {
  return (
    <div
      role="status"
      aria-label={t`Loading`}
      className="grid gap-6 motion-safe:animate-pulse lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start lg:gap-x-8"
    >
      <div className="grid gap-4 rounded-card border border-line bg-card p-5">
        <div className="h-5 w-28 rounded-full bg-line/60" />
        <div className="h-11 w-4/5 max-w-lg rounded-control bg-line/60" />
        <div className="h-5 w-36 rounded-full bg-line/60" />
      </div>
      <div className="grid gap-6">
        <div className="h-11 rounded-control bg-line/60" />
        <SkeletonCards />
      </div>
    </div>
  );
}

function SkeletonCards() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
        <div key={card} className="h-56 rounded-card bg-line/60 sm:h-96" />
      ))}
    </div>
  );
}
