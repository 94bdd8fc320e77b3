import type { Cell } from '../design/grid/grid-layouts.ts';

const LOOKS = {
  grid: 'min-h-60 rounded-card sm:min-h-80',
  gift: 'min-h-44 rounded-card sm:min-h-96',
  plainGift: 'min-h-18 border border-line sm:min-h-15',
  list: 'h-16 border-b border-line sm:h-13 sm:bg-transparent',
  sheet: 'h-12 sm:h-13 lg:h-11 border-b border-line',
};

export function PlaceholderRow({ look, cell }: { look: keyof typeof LOOKS; cell: Cell }) {
  return (
    <li {...cell} aria-hidden className="min-w-0 print:hidden">
      <div className={`grid content-center bg-card px-4 ${LOOKS[look]}`}>
        <span className="h-4 w-2/5 rounded-control bg-line" />
      </div>
    </li>
  );
}
