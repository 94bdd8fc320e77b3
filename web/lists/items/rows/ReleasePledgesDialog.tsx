import { t } from '@lingui/core/macro';
import { ConfirmDialog } from '../../../base/design/dialogs/ConfirmDialog.tsx';
import { problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { useReleaseGroupGiftMutation } from './ReleasePledgesDialog.generated.ts';

interface ReleasePledgesDialogProps {
  itemId: string;
  title: string;
  onClose: () => void;
}

/** Ends what friends began together, such as when their organiser cannot be reached. */
export function ReleasePledgesDialog({ itemId, title, onClose }: ReleasePledgesDialogProps) {
  const [release, { loading }] = useReleaseGroupGiftMutation();
  const confirm = async () => {
    try {
      await release({ variables: { itemId } });
    } catch (problem) {
      toast.error(problemText(problem, t`That didn’t work. Please try again.`));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Cancel all contributions?`}
      question={t`Nobody chips in for ${title} any more, and anyone can buy it again.`}
      action={t`Cancel all contributions`}
      working={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
