import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../base/design/Button.tsx';
import { problemText } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { toast } from '../../base/page/toast.ts';
import { useCopyUnreceivedItemsMutation } from './ThanksScreen.generated.ts';

/** For next year: a new list of what nobody ticked as received. */
export function CopyUnreceived({ listId }: { listId: string }) {
  const [copy, { loading }] = useCopyUnreceivedItemsMutation();
  const callKey = useCallKey();
  const navigate = useNavigate();
  const run = async () => {
    try {
      const { data } = await copy({ variables: { listId, idempotencyKey: callKey.keyFor({ listId }) } });
      if (!data) return;
      navigate(`/lists/${data.copyUnreceivedItems.id}`);
      toast.success(t`A new list has what didn’t come. Only you can open it.`);
    } catch (problem) {
      toast.error(problemText(problem, t`That didn’t work. Please try again.`));
    }
  };
  return (
    <section className="grid justify-items-start gap-2">
      <h2 className="text-xl">{t`For next time`}</h2>
      <p className="text-muted">{t`Makes a new list of everything that isn’t ticked as received. This one stays as it is.`}</p>
      <Button working={loading} onClick={() => void run()}>
        {t`Copy what didn’t come`}
      </Button>
    </section>
  );
}
