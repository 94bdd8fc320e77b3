import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeleteListDialog } from '../list-settings/DeleteListDialog.tsx';

/** Deletes the list that is open, after a question; the dialog is to be rendered on its screen. */
export function useListDeletion(listId: string) {
  const [deleting, setDeleting] = useState<'asking' | 'begun' | null>(null);
  const navigate = useNavigate();
  const deleteDialog = deleting && (
    <DeleteListDialog
      listId={listId}
      question={t`Are you sure you want to delete this list? This action cannot be undone.`}
      onBegin={() => setDeleting('begun')}
      onFailed={() => setDeleting(null)}
      onDeleted={() => navigate('/dashboard', { replace: true })}
      onClose={() => setDeleting((now) => (now === 'begun' ? now : null))} // what has begun stays: the list is gone soon
    />
  );
  return {
    /** Whether the list is being deleted, so that its end is no news. */
    isDeleting: deleting === 'begun',
    askToDelete: () => setDeleting('asking'),
    deleteDialog,
  };
}
