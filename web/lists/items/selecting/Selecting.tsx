import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../base/design/Skeleton.tsx';
import { keepLoading } from '../../../base/network/failed-loads.ts';
import type { SelectItemsProps } from './SelectItems.tsx';

const SelectItems = lazy(async () => ({
  default: (await keepLoading(() => import('./SelectItems.tsx'))).SelectItems,
}));

/** Selecting items, which comes when somebody begins to: few do. The heading of the list has the focus afterwards. */
export function Selecting({ onDone, ...props }: SelectItemsProps) {
  const end = () => {
    onDone();
    setTimeout(() => document.getElementById('items')?.focus());
  };
  return (
    <Suspense fallback={<Skeleton rows={6} />}>
      <SelectItems {...props} onDone={end} />
    </Suspense>
  );
}
