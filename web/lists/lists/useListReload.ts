import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasCode } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { listName } from '../../base/text/list-name.ts';

interface ReloadOptions {
  refetch: () => Promise<unknown>;
  /** The list as it was last seen, for its name. */
  lastShown: { readonly current: Parameters<typeof listName>[0] | undefined };
}

/** Gives a function that reads the list again and says whether it could be read. A reader who lost access goes home. */
export function useListReload({ refetch, lastShown }: ReloadOptions): () => Promise<boolean> {
  const navigate = useNavigate();
  const reload = useCallback(async () => {
    try {
      await refetch();
      return true;
    } catch (problem) {
      if (hasCode(problem, 'FORBIDDEN')) {
        const { current: lost } = lastShown;
        const name = lost && listName(lost);
        toast(t`You no longer have access to this list.`, {
          description: name && t({ message: `“${name}”`, comment: 'The name of a list' }),
        });
        navigate('/dashboard', { replace: true });
      }
      return false; // what else there is to say, the query's error says
    }
  }, [refetch, lastShown, navigate]);
  useAskedReload(reload);
  return reload;
}

/** A screen that changed the list asks in the navigation's state to show it. Arriving reads the list anyway; being there does not. */
function useAskedReload(reload: () => Promise<boolean>) {
  const { key, state } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (state?.refreshList || state?.newItem) void reload();
  }, [key, state, reload]);
}
