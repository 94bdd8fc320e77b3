import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { problemText } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { toast } from '../../base/page/toast.ts';
import { useCopyUnreceivedItemsMutation } from './useCopyUnreceived.generated.ts';

/** For next year: a new list of what was neither ticked as received nor thanked for, which is opened. */
export function useCopyUnreceived(listId: string) {
  const [send, { loading }] = useCopyUnreceivedItemsMutation();
  const callKey = useCallKey();
  const navigate = useNavigate();
  const copy = async () => {
    try {
      const { data } = await send({ variables: { listId, idempotencyKey: callKey.keyFor({ listId }) } });
      if (!data) return;
      navigate(`/lists/${data.copyUnreceivedItems.id}`);
      toast.success(t`A new list has what didn’t come. Only you can open it.`);
    } catch (problem) {
      toast.error(problemText(problem, t`That didn’t work. Please try again.`));
    }
  };
  return { copy, isCopying: loading };
}
