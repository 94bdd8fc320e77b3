import { t } from '@lingui/core/macro';
import { problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import type { ChangeKind, NewChange } from '../../../core/changes/change.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';

/** Makes a change of shops, and says whether it was not refused; a refusal is told. */
export function useShopChange() {
  const changes = useChanges();
  return async <Variables extends object, Data>(
    kind: ChangeKind<Variables, Data>,
    change: NewChange<Variables>,
  ): Promise<boolean> => {
    try {
      await changes.make(kind, change);
      return true;
    } catch (error) {
      toast.error(problemText(error, t`Failed to save changes. Please try again.`));
      return false;
    }
  };
}
