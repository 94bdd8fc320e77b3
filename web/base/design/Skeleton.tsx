import { t } from '@lingui/core/macro';

const SHAPES = {
  rows: { frame: 'grid gap-3', part: 'h-20 rounded-card' },
  cards: { frame: 'grid gap-2 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3', part: 'h-22 rounded-card sm:h-64' },
  text: { frame: 'grid max-w-prose gap-3', part: 'h-4 rounded-full last:w-2/3' },
  form: { frame: 'grid max-w-xl gap-6', part: 'h-11 rounded-control' },
};

interface SkeletonProps {
  shape?: keyof typeof SHAPES;
  rows: number;
  heading?: boolean;
}

export function Skeleton({ shape = 'rows', rows, heading = false }: SkeletonProps) {
  const { frame, part } = SHAPES[shape];
  return (
    <div role="status" aria-label={t`Loading`} className="grid gap-6 motion-safe:animate-pulse">
      {heading && <div className="h-10 w-2/3 max-w-sm rounded-control bg-line/60" />}
      <div className={frame}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places
          <div key={row} className={`bg-line/60 ${part}`} />
        ))}
      </div>
    </div>
  );
}
