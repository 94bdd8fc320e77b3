import { KeyRound, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
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
import { useHasExtra } from '../../core/session/useHasExtra.ts';
import { type ApiKeysCardQuery, useApiKeysCardQuery, useRevokeApiKeyMutation } from './ApiKeysCard.generated.ts';
import { scopesText } from './key-scopes.ts';
import { NewKeyForm } from './NewKeyForm.tsx';
import { NewKeyShown } from './NewKeyShown.tsx';

type ApiKey = ApiKeysCardQuery['apiKeys'][number];

/** Keys for programs that call the REST API as their owner, for members on Premium. */
export function ApiKeysCard() {
  const { data, error, refetch } = useApiKeysCardQuery({ fetchPolicy: 'cache-and-network' });
  const [secret, setSecret] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isIncluded = useHasExtra('apiKeys');
  const keys = data?.apiKeys ?? [];

  const close = () => {
    setSecret(null);
    heading.current?.focus();
  };
  return (
    <Card as="section" padding="roomy">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        API Keys
      </h2>
      <p className="mt-1 text-muted">
        {isIncluded ? (
          <span>
            For your own programs that work on your lists over the REST API. Treat a key like a password. New to it?
            Here are the <TextLink to="/api/docs/first-steps">first steps</TextLink>.
          </span>
        ) : (
          <span>
            Let your own programs work on your lists: <PartOfPremium />
            <span>{`.${keys.length > 0 ? ' Your keys won’t work until then.' : ''}`}</span>
          </span>
        )}
      </p>
      <div className="mt-4 grid gap-5">
        {!data && !error && <Skeleton rows={1} shape="form" />}
        {!data && error && (
          <ReadProblem error={error} onRetry={refetch} offlineText="Your API keys show up here when you’re back." />
        )}
        {secret && <NewKeyShown secret={secret} onClose={close} />}
        {keys.length > 0 && (
          <ul className="divide-y divide-line">
            {keys.map((apiKey) => (
              <KeyRow key={apiKey.id} apiKey={apiKey} onGone={() => refetch().then(() => heading.current?.focus())} />
            ))}
          </ul>
        )}
        {data && isIncluded && keys.length === 0 && !secret && <p className="text-muted">You have no keys yet.</p>}
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
  const [isAsking, setAsking] = useState(false);
  const [revoke, { loading }] = useRevokeApiKeyMutation();

  const confirm = async () => {
    try {
      await revoke({ variables: { id } });
      setAsking(false);
      toast.success(`Revoked ${name}`);
      await onGone();
    } catch (error) {
      toast.error(problemText(error, 'The key could not be revoked. Please try again.'));
    }
  };
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          <code>{`${prefix}…`}</code>
          <span>
            , {scopesText(scopes)}, made <RelativeTime at={createdAt} />,{' '}
          </span>
          {lastUsedAt ? (
            <span>
              last used <RelativeTime at={lastUsedAt} />
            </span>
          ) : (
            <span>never used</span>
          )}
        </p>
      </div>
      <IconButton
        label={`Revoke ${name}`}
        icon={<Trash2 aria-hidden />}
        look="danger"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title="Revoke Key"
          question={`Are you sure you want to revoke “${name}”? Programs that use it stop working right away.`}
          action="Revoke"
          working={loading}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
