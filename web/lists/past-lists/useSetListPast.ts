import { t } from '@lingui/core/macro';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { useSetListPastMutation } from './useSetListPast.generated.ts';

/** Puts a list into Past lists, or takes it out, and offers to undo that. */
export function useSetListPast() {
  const [send, { loading }] = useSetListPastMutation();
  const set = async (listId: string, isPast: boolean, isUndo = false): Promise<void> => {
    try {
      await send({ variables: { listId, isPast } });
      if (isUndo) return;
      toast.success(isPast ? t`It’s one of your past lists now.` : t`It’s back among your lists.`, {
        action: { label: t`Undo`, onClick: () => void set(listId, !isPast, true) },
      });
    } catch (problem) {
      toast.error(problemText(problem, t`That could not be saved. Please try again.`));
    }
  };
  return { set, isSaving: loading };
}
