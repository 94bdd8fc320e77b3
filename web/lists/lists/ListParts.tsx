import { t } from '@lingui/core/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { Tabs } from '../../base/design/Tabs.tsx';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { PartToCome } from '../../base/page/PartToCome.tsx';

const Analytics = lazy(async () => ({
  default: (await keepLoading(() => import('../analytics/Analytics.tsx'))).Analytics,
}));

export type Part = 'items' | 'analytics';

const tabs = (): { value: Part; label: string }[] => [
  { value: 'items', label: t`Items` },
  { value: 'analytics', label: t`Analytics` },
];

interface ListPartsProps {
  listId: string;
  part: Part;
  onChange: (part: Part) => void;
  items: ReactNode;
}

/** The items of a list, or its figures, which the menu leads to: above items, tabs would take a line of the first screen. */
export function ListParts({ listId, part, onChange, items }: ListPartsProps) {
  if (part === 'items') return items;
  return (
    <Tabs label={t`Parts of the list`} tabs={tabs()} value={part} onChange={onChange}>
      <Suspense fallback={<PartToCome rows={3} />}>
        <Analytics listId={listId} />
      </Suspense>
    </Tabs>
  );
}
