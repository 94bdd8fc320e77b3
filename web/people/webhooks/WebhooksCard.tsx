import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { PartOfPremium } from '../../base/page/plans-link.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { NewSecretShown } from '../../core/form/NewSecretShown.tsx';
import { useHasExtra } from '../../core/session/useHasExtra.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import { useWebhooksCardQuery } from './WebhooksCard.generated.ts';

/** Addresses that are told what happens on one's lists: by members on Premium, as API keys are. */
export function WebhooksCard() {
  const { data, error, refetch } = useWebhooksCardQuery({ fetchPolicy: 'cache-and-network' });
  const [secret, setSecret] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isIncluded = useHasExtra('apiKeys');
  const webhooks = data?.webhooks ?? [];

  const close = () => {
    setSecret(null);
    heading.current?.focus();
  };
  return (
    <Card as="section" padding="roomy">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">{t`Webhooks`}</h2>
      <p className="mt-1 text-muted">
        {isIncluded ? (
          <Trans>
            Your own programs hear at once what happens on your lists, as far as you may see it.{' '}
            <TextLink to="/api/docs/webhooks">How it works</TextLink>
          </Trans>
        ) : (
          <Trans>
            Let your own programs hear what happens on your lists: <PartOfPremium />.
          </Trans>
        )}
      </p>
      <div className="mt-4 grid gap-5">
        {!data && !error && <Skeleton rows={1} shape="form" />}
        {!data && error && (
          <ReadProblem error={error} onRetry={refetch} offlineText={t`Your webhooks show up here when you’re back.`} />
        )}
        {secret && (
          <NewSecretShown
            secret={secret}
            label={t`Secret of the webhook`}
            notice={t`Here’s the secret to check our messages with. Keep it somewhere safe: we show it only this once.`}
            onClose={close}
          />
        )}
        {webhooks.length > 0 && (
          <ul className="divide-y divide-line">
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onSecret={setSecret}
                onGone={() => refetch().then(() => heading.current?.focus())}
              />
            ))}
          </ul>
        )}
        {data && isIncluded && webhooks.length === 0 && !secret && (
          <p className="text-muted">{t`You have no webhooks yet.`}</p>
        )}
        {data && isIncluded && !secret && (
          <div className="grid sm:justify-start">
            <Button onClick={() => setAdding(true)}>{t`Add a Webhook`}</Button>
          </div>
        )}
      </div>
      {isAdding && (
        <WebhookDialog
          onClose={() => setAdding(false)}
          onMade={async (made) => {
            setAdding(false);
            setSecret(made);
            await refetch();
          }}
        />
      )}
    </Card>
  );
}
