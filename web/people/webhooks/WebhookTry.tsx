import { t } from '@lingui/core/macro';
import { Badge } from '../../base/design/Badge.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { CodeBlock } from '../../base/page/CodeBlock.tsx';
import type { WebhookTryFragment } from './WebhookLog.generated.ts';
import { outcomeText } from './webhook-texts.ts';

/** The request and its answer. */
export function WebhookTry({ delivery }: { delivery: WebhookTryFragment }) {
  const { request, answer, status } = delivery;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <h3 className="font-semibold">{t`Sent`}</h3>
      <CodeBlock label={t`Sent`} code={readable(request)} />
      <h3 className="font-semibold">{t({ message: 'Answer', context: 'of another server' })}</h3>
      {answer ? (
        <CodeBlock label={t({ message: 'Answer', context: 'of another server' })} code={answer} canCopy={false} />
      ) : (
        <p className="text-muted">{status === null ? t`No answer came.` : t`The answer was empty.`}</p>
      )}
    </div>
  );
}

/** How it went, in one line. */
export function WebhookOutcome({ delivery }: { delivery: WebhookTryFragment }) {
  const { type, isDelivered, sentAt } = delivery;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <code>{type}</code>
      <Badge tone={isDelivered ? 'good' : 'problem'}>{outcomeText(delivery)}</Badge>
      <span className="text-sm text-muted">
        <RelativeTime at={sentAt} />
      </span>
    </span>
  );
}

/** JSON over several lines; one that was cut off stays as it is. */
function readable(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
