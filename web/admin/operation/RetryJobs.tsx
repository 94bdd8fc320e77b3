import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../base/design/Button.tsx';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { type RetryJobsMutationVariables, useRetryJobsMutation } from './RetryJobs.generated.ts';

interface RetryJobsProps {
  queue: RetryJobsMutationVariables['queue'];
  /** Read out; the text beside the button shows it. */
  name: string;
  onRetried: () => Promise<unknown>;
}

export function RetryJobs({ queue, name, onRetried }: RetryJobsProps) {
  const [retry, { loading }] = useRetryJobsMutation();
  const tryAgain = async () => {
    try {
      await retry({ variables: { queue } });
      await onRetried();
      toast.success(t`It’s being tried again`);
    } catch (error) {
      toast.error(problemText(error, t`Failed to try again. Please try once more.`));
    }
  };
  return (
    <Button working={loading} onClick={() => void tryAgain()}>
      <Trans>
        Try again<span className="sr-only">: {name}</span>
      </Trans>
    </Button>
  );
}
