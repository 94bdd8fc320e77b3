import { Link2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { keepLoading } from '../network/failed-loads.ts';
import { FailedLoadNote } from '../page/FailedLoadNote.tsx';

const AddFromUrlDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./AddFromUrlDialog.tsx'))).AddFromUrlDialog,
}));

/** Adds an item by its link, with a look at it first. */
export function AddFromUrlButton({ listId }: { listId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Link2 aria-hidden className="size-5" />
        Add from URL
      </Button>
      {isOpen && (
        <Suspense fallback={<FailedLoadNote />}>
          <AddFromUrlDialog listId={listId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
