import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { keepLoading } from '../network/failed-loads.ts';
import { FailedLoadNote } from '../page/FailedLoadNote.tsx';
import type { BulkRow } from './bulk-rows.ts';

const BulkAddDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./BulkAddDialog.tsx'))).BulkAddDialog,
}));

/** Adds many items at once, row by row. What was typed waits here while the dialog is closed. */
export function BulkAddButton({ listId }: { listId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const draft = useRef<BulkRow[]>([]);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <ListPlus aria-hidden className="size-5" />
        Bulk Add
      </Button>
      {isOpen && (
        <Suspense fallback={<FailedLoadNote />}>
          <BulkAddDialog listId={listId} draft={draft} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
