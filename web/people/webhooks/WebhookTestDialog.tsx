import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import type { WebhookTryFragment } from './WebhookLog.generated.ts';
import { useTestWebhookMutation } from './WebhooksCard.generated.ts';
import { WebhookOutcome, WebhookTry } from './WebhookTry.tsx';

/** Sends a test as soon as it opens, and shows what comes back. */
export function WebhookTestDialog({ id, host, onClose }: { id: string; host: string; onClose: () => void }) {
  const [test, { loading }] = useTestWebhookMutation();
  const [delivery, setDelivery] = useState<WebhookTryFragment | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const send = async () => {
    setProblem(null);
    try {
      const { data } = await test({ variables: { id }, fetchPolicy: 'no-cache' });
      if (data) setDelivery(data.testWebhook);
    } catch (error) {
      setProblem(error);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => void send(), []);
  return (
    <Dialog title={t`Test`} description={host} width="wide" onClose={onClose}>
      <div role="status" className="grid min-w-0 grid-cols-1 gap-4">
        {!delivery && problem === null && <Skeleton rows={2} shape="form" />}
        {delivery && <WebhookOutcome delivery={delivery} />}
      </div>
      {delivery && <WebhookTry delivery={delivery} />}
      {problem !== null && <SaveProblem error={problem} otherwise={t`The test couldn’t be sent. Please try again.`} />}
      <DialogActions>
        <Button working={loading} onClick={() => void send()}>{t`Send again`}</Button>
        <Button look="primary" onClick={onClose}>{t`Done`}</Button>
      </DialogActions>
    </Dialog>
  );
}
