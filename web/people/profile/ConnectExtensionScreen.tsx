import { t } from '@lingui/core/macro';
import { Puzzle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { newUuid } from '../../base/network/uuid.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { handOver, hearExtension, KeyNotTaken } from '../../core/extension/connecting.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useCreateApiKeyMutation } from './ApiKeysCard.generated.ts';

/** The key can only add. */
export function ConnectExtensionScreen() {
  const [extension, setExtension] = useState<string | null>(null);
  const [isConnected, setIsConnected] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    hearExtension(setExtension, end.signal);
    return () => end.abort();
  }, []);
  return (
    <Page width="form">
      <PageHead title={t`Connect the browser extension`} unlisted />
      <h1 className="text-3xl sm:text-4xl">{t`Connect the browser extension`}</h1>
      {isConnected && (
        <Notice tone="success" takesFocus>
          <p>{t`Connected. You can close this page.`}</p>
        </Notice>
      )}
      {!isConnected && extension && <Connecting extension={extension} onDone={() => setIsConnected(true)} />}
      {!isConnected && !extension && (
        <Card padding="roomy">
          <div className="grid justify-items-start gap-5">
            <span
              aria-hidden
              className="grid size-16 rotate-[-6deg] place-items-center rounded-card bg-registry-wash text-registry-ink"
            >
              <Puzzle className="size-7" />
            </span>
            <p className="text-lg">{t`Open this page from the extension: press its button, then Connect.`}</p>
            <LinkButton to="/add/button">{t`Add from any shop`}</LinkButton>
          </div>
        </Card>
      )}
    </Page>
  );
}

function Connecting({ extension, onDone }: { extension: string; onDone: () => void }) {
  const [create] = useCreateApiKeyMutation();
  const [idempotencyKey] = useState(newUuid); // pressing again after a failure makes one key
  const [problem, setProblem] = useState<unknown>(null);
  const [isConnecting, setConnecting] = useState(false);
  const otherwise =
    problem instanceof KeyNotTaken
      ? t`Go back to the extension and press Connect again.`
      : t`The key could not be made. Please try again.`;
  const connect = async () => {
    setProblem(null);
    setConnecting(true);
    try {
      const variables = { name: t`Browser extension`, scopes: ['ADD_ITEMS' as const], idempotencyKey };
      const { data } = await create({ variables, fetchPolicy: 'no-cache' }); // the key goes to the extension and nowhere else
      if (!data) return;
      await handOver(data.createApiKey.secret, extension);
      onDone();
    } catch (error) {
      setProblem(error);
    } finally {
      setConnecting(false);
    }
  };
  return (
    <>
      <p className="text-lg">
        {t`The extension will see the names of your lists and can add items to them. It sees nothing else, and you can revoke it on your profile.`}
      </p>
      {problem !== null && <SaveProblem error={problem} otherwise={otherwise} />}
      <div className="grid sm:justify-start">
        <Button look="primary" size="big" working={isConnecting} onClick={() => void connect()}>
          {t`Connect`}
        </Button>
      </div>
    </>
  );
}
