import { t } from '@lingui/core/macro';
/** A shared list on its way, in its shape: the heading, the search row, the gifts. */
export function SharedListSkeleton() {
  return (
    <div role="status" aria-label={t`Loading`} className="grid gap-3.5 motion-safe:animate-pulse sm:gap-6">
      <div className="grid gap-2 rounded-card border border-line bg-card p-4 sm:p-7">
        <div className="h-5 w-28 rounded-full bg-line/60" />
        <div className="h-9 w-4/5 max-w-lg rounded-control bg-line/60" />
        <div className="h-5 w-36 rounded-full bg-line/60" />
      </div>
      <div className="h-9 w-3/5 max-w-sm rounded-control bg-line/60" />
      <SkeletonCards />
    </div>
  );
}

function SkeletonCards() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
        <div key={card} className="h-36 rounded-card bg-line/60 sm:h-84" />
      ))}
    </div>
  );
}
