import { lazy, Suspense } from 'react';
import { keepLoading } from '../../../base/network/failed-loads.ts';
import { PartToCome } from '../../../base/page/PartToCome.tsx';
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
    <Suspense fallback={<PartToCome rows={6} />}>
      <SelectItems {...props} onDone={end} />
    </Suspense>
  );
}
