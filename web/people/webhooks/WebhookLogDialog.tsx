import { t } from '@lingui/core/macro';
import { LOG_KEPT_DAYS } from '#rules/news/webhooks/webhook';
import { Dialog } from '../../base/design/dialogs/Dialog.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { ShowMore } from '../../base/page/ShowMore.tsx';
import { useWebhookLogQuery } from './WebhookLog.generated.ts';
import { WebhookOutcome, WebhookTry } from './WebhookTry.tsx';

/** The tries of the last week, newest first. */
export function WebhookLogDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch, fetchMore } = useWebhookLogQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const log = data?.webhookDeliveries;
  const readMore = (after: string) =>
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: more }) => ({
        webhookDeliveries: {
          ...more.webhookDeliveries,
          nodes: [...before.webhookDeliveries.nodes, ...more.webhookDeliveries.nodes],
        },
      }),
    });
  return (
    <Dialog
      title={t`Log`}
      description={t`What was sent in the last ${LOG_KEPT_DAYS} days. Nobody else sees it.`}
      width="wide"
      onClose={onClose}
    >
      {!data && !error && <Skeleton rows={3} shape="form" />}
      {!data && error && <ReadProblem error={error} onRetry={refetch} />}
      {log?.nodes.length === 0 && <p className="text-muted">{t`Nothing was sent yet.`}</p>}
      {log && log.nodes.length > 0 && (
        <ul className="min-w-0 divide-y divide-line">
          {log.nodes.map((delivery) => (
            <li key={delivery.id}>
              <details className="group">
                <summary className="flex min-h-11 cursor-pointer items-center py-2">
                  <WebhookOutcome delivery={delivery} />
                </summary>
                <div className="pt-1 pb-4">
                  <WebhookTry delivery={delivery} />
                </div>
              </details>
            </li>
          ))}
        </ul>
      )}
      {log && <ShowMore pageInfo={log.pageInfo} shownCount={log.nodes.length} read={readMore} />}
    </Dialog>
  );
}
