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
  /** Whether tabs lead from one part to the other; the analytics have them in any case, as the way back. */
  hasTabs: boolean;
  onChange: (part: Part) => void;
  items: ReactNode;
}

/** The items of a list, or its figures. */
export function ListParts({ listId, part, hasTabs, onChange, items }: ListPartsProps) {
  if (part === 'items' && !hasTabs) return items;
  return (
    <Tabs label={t`Parts of the list`} tabs={tabs()} value={part} onChange={onChange}>
      {part === 'items' ? (
        items
      ) : (
        <Suspense fallback={<PartToCome rows={3} />}>
          <Analytics listId={listId} />
        </Suspense>
      )}
    </Tabs>
  );
}
