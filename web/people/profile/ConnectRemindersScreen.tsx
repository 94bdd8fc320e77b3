import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { newUuid } from '../../base/network/uuid.ts';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { siteAddress } from '../../base/routing/site-path.ts';
import { CopiedField } from '../../core/form/CopiedField.tsx';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useSession } from '../../core/session/session.ts';
import { useCreateApiKeyMutation } from './ApiKeysCard.generated.ts';

export function ConnectRemindersScreen() {
  const { siteUrl } = useSite();
  const { account } = useSession();
  const [password, setPassword] = useState<string | null>(null);
  return (
    <Page width="form">
      <PageHead title={t`Connect your phone’s reminders`} unlisted />
      <h1 className="text-3xl">{t`Connect your phone’s reminders`}</h1>
      <p className="text-lg">
        {t`Your shopping lists show up in the reminders app of your phone, tablet or computer, and in its voice assistant and widgets. Add, rename, tick and delete on either side.`}
      </p>
      {password === null ? (
        <PasswordMaker onMade={setPassword} />
      ) : (
        <Card padding="roomy">
          <div className="grid gap-4">
            <Notice tone="success">{t`Your app password is ready. We show it only this once.`}</Notice>
            <Entry label={t`Server`} value={`${siteUrl || siteAddress}/dav/`} />
            <Entry label={t`User name`} value={account?.email ?? ''} />
            <Entry label={t`App password`} value={password} takesFocus />
          </div>
        </Card>
      )}
      <h2 className="text-2xl">{t`Where to type it`}</h2>
      <ul className="grid list-disc gap-2 ps-5">
        <li>{t`iPhone and iPad: Settings › Apps › Reminders › Reminders Accounts › Add Account › Other › Add CalDAV Account.`}</li>
        <li>{t`Android: the app DAVx⁵, then Tasks.org or another app for tasks.`}</li>
        <li>{t`Thunderbird, Home Assistant and others: a CalDAV account with the server, user name and app password.`}</li>
      </ul>
      <p className="text-muted">
        <Trans>
          Due dates, alarms and subtasks are not kept. Lost the device? Revoke its password under{' '}
          <TextLink to="/profile/security">API keys</TextLink>.
        </Trans>
      </p>
    </Page>
  );
}

function Entry({ label, value, takesFocus }: { label: string; value: string; takesFocus?: boolean }) {
  const failureText = t`It could not be copied. Please select it and copy it yourself.`;
  return (
    <CopiedField
      label={label}
      value={value}
      copyLabel={t`Copy: ${label}`}
      failureText={failureText}
      takesFocus={takesFocus}
    />
  );
}

function PasswordMaker({ onMade }: { onMade: (password: string) => void }) {
  const [create, { loading }] = useCreateApiKeyMutation();
  const [idempotencyKey] = useState(newUuid); // pressing again after a failure makes one password
  const [problem, setProblem] = useState<unknown>(null);
  const make = async () => {
    setProblem(null);
    try {
      const variables = { name: t`Reminders`, scopes: ['SYNC_REMINDERS' as const], idempotencyKey };
      const { data } = await create({ variables, fetchPolicy: 'no-cache' }); // the password is nowhere but on the screen
      if (data) onMade(data.createApiKey.secret);
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <>
      {problem !== null && (
        <SaveProblem error={problem} otherwise={t`The app password could not be made. Please try again.`} />
      )}
      <div className="grid sm:justify-start">
        <Button look="primary" size="big" working={loading} onClick={() => void make()}>
          {t`Make an app password`}
        </Button>
      </div>
    </>
  );
}
