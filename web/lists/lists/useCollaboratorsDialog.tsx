import { lazy, Suspense, useState } from 'react';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';

const CollaboratorsDialog = lazy(async () => ({
  default: (await keepLoading(() => import('../collaborators/CollaboratorsDialog.tsx'))).CollaboratorsDialog,
}));

/** The dialog with the collaborators of a list, to be rendered beside what opens it. */
export function useCollaboratorsDialog(listId: string) {
  const [isOpen, setOpen] = useState(false);
  const dialog = isOpen && (
    <Suspense fallback={<FailedLoadNote />}>
      <CollaboratorsDialog listId={listId} isLive onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { open: () => setOpen(true), dialog };
}
