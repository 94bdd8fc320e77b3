import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { useRemoveCollaboratorMutation } from './RemoveDialog.generated.ts';

interface RemoveDialogProps {
  listId: string;
  /** A member's or an invitation's; the viewer's own to leave. */
  collaboratorId: string;
  title: string;
  question: string;
  action: string;
  onRemoved?: () => void;
  onClose: () => void;
}

export function RemoveDialog({ listId, collaboratorId, onRemoved, onClose, ...texts }: RemoveDialogProps) {
  const [remove, { loading }] = useRemoveCollaboratorMutation();

  const confirm = async () => {
    try {
      await remove({ variables: { listId, id: collaboratorId } });
      onRemoved?.();
    } catch (error) {
      toast.error(problemText(error));
    }
    onClose();
  };

  return <ConfirmDialog {...texts} working={loading} onConfirm={confirm} onClose={onClose} />;
}
