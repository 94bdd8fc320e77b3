import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRound, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { isSinglePurpose } from '#rules/core/users/api-key-scope';
import { Card } from '../../base/design/Card.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { problemText } from '../../base/network/problems.ts';
import { PartOfPremium } from '../../base/page/plans-link.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { toast } from '../../base/page/toast.ts';
import { NewSecretShown } from '../../core/form/NewSecretShown.tsx';
import { useHasExtra } from '../../core/session/useHasExtra.ts';
import { type ApiKeysCardQuery, useApiKeysCardQuery, useRevokeApiKeyMutation } from './ApiKeysCard.generated.ts';
import { scopesText } from './key-scopes.ts';
import { NewKeyForm } from './NewKeyForm.tsx';

type ApiKey = ApiKeysCardQuery['apiKeys'][number];

/** Keys that only add work on every plan. */
export function ApiKeysCard() {
  const { data, error, refetch } = useApiKeysCardQuery({ fetchPolicy: 'cache-and-network' });
  const [secret, setSecret] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isIncluded = useHasExtra('apiKeys');
  const keys = data?.apiKeys ?? [];
  const isResting = keys.some(({ scopes }) => !isSinglePurpose(scopes));

  const close = () => {
    setSecret(null);
    heading.current?.focus();
  };
  return (
    <Card as="section" padding="roomy">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">{t`API Keys`}</h2>
      <p className="mt-1 text-muted">
        {isIncluded ? (
          <span>
            <Trans>
              For your own programs that work on your lists, over REST or GraphQL. Treat a key like a password. New to
              it? Here are the <TextLink to="/api/docs/first-steps">first steps</TextLink>.
            </Trans>{' '}
            <Trans>
              For AI assistants: <TextLink to="/api/docs/assistants">connect yours</TextLink>.
            </Trans>
          </span>
        ) : (
          <span>
            {isResting ? (
              <Trans>
                Let your own programs work on your lists: <PartOfPremium />. Your keys won’t work until then.
              </Trans>
            ) : (
              <Trans>
                Let your own programs work on your lists: <PartOfPremium />.
              </Trans>
            )}
          </span>
        )}
      </p>
      <p className="mt-1 text-muted">
        <Trans>
          For shopping lists in an app you know:{' '}
          <TextLink to="/connect-reminders">connect your phone’s reminders</TextLink>.
        </Trans>
      </p>
      <div className="mt-4 grid gap-5">
        {!data && !error && <Skeleton rows={1} shape="form" />}
        {!data && error && (
          <ReadProblem error={error} onRetry={refetch} offlineText={t`Your API keys show up here when you’re back.`} />
        )}
        {secret && (
          <NewSecretShown
            secret={secret}
            label={t`New API key`}
            notice={t`Your key is ready. Keep it somewhere safe: we show it only this once.`}
            onClose={close}
          />
        )}
        {keys.length > 0 && (
          <ul className="divide-y divide-line">
            {keys.map((apiKey) => (
              <KeyRow key={apiKey.id} apiKey={apiKey} onGone={() => refetch().then(() => heading.current?.focus())} />
            ))}
          </ul>
        )}
        {data && isIncluded && keys.length === 0 && !secret && <p className="text-muted">{t`You have no keys yet.`}</p>}
        {data && isIncluded && !secret && (
          <NewKeyForm
            onMade={async (made) => {
              setSecret(made);
              await refetch();
            }}
          />
        )}
      </div>
    </Card>
  );
}

function KeyRow({ apiKey, onGone }: { apiKey: ApiKey; onGone: () => Promise<unknown> }) {
  const { id, name, prefix, scopes, createdAt, lastUsedAt } = apiKey;
  const [start, may] = [`${prefix}…`, scopesText(scopes)];
  const [isAsking, setAsking] = useState(false);
  const [revoke, { loading }] = useRevokeApiKeyMutation();

  const confirm = async () => {
    try {
      await revoke({ variables: { id } });
      setAsking(false);
      toast.success(t`Revoked ${name}`);
      await onGone();
    } catch (error) {
      toast.error(problemText(error, t`The key could not be revoked. Please try again.`));
    }
  };
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {lastUsedAt ? (
            <Trans comment="A key: its first characters, what it may do, and when it was made and used">
              <code>{start}</code>, {may}, made <RelativeTime at={createdAt} />, last used{' '}
              <RelativeTime at={lastUsedAt} />
            </Trans>
          ) : (
            <Trans comment="A key: its first characters, what it may do, and when it was made">
              <code>{start}</code>, {may}, made <RelativeTime at={createdAt} />, never used
            </Trans>
          )}
        </p>
      </div>
      <IconButton
        label={t`Revoke ${name}`}
        icon={<Trash2 aria-hidden />}
        look="danger"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={t`Revoke Key`}
          question={t`Are you sure you want to revoke “${name}”? Programs that use it stop working right away.`}
          action={t`Revoke`}
          working={loading}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
