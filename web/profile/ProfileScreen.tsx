import { Crown, Globe, ListChecks } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { Card } from '../design/Card.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { Tabs } from '../design/Tabs.tsx';
import { LinkButton } from '../page/LinkButton.tsx';
import { LoadProblem } from '../page/LoadProblem.tsx';
import { Page } from '../page/Page.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { VerificationNotice } from '../session/VerificationNotice.tsx';
import { ApiKeysCard } from './ApiKeysCard.tsx';
import { DangerZone } from './DangerZone.tsx';
import { DataExport } from './DataExport.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useProfileScreenListsSubscription, useProfileScreenQuery } from './ProfileScreen.generated.ts';
import { SessionsCard } from './SessionsCard.tsx';

const TABS = [
  { value: 'profile', label: 'Profile Information' },
  { value: 'password', label: 'Change Password' },
  { value: 'preferences', label: 'Preferences' },
] as const;

const FAILURE_TEXT = 'Failed to refresh profile data';

/** Where what was read before is still shown. */
const tellFailure = () => toast.error(FAILURE_TEXT, { id: FAILURE_TEXT });

export function ProfileScreen() {
  const { data, error, refetch } = useProfileScreenQuery({ fetchPolicy: 'cache-and-network' });
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('profile');
  useProfileScreenListsSubscription({
    ignoreResults: true,
    onData: () => void refetch().catch(tellFailure),
  });
  const isOld = data !== undefined && error !== undefined;
  useEffect(() => {
    if (isOld) tellFailure();
  }, [isOld]);
  if (!data) {
    if (!error) return <Arriving />;
    return <LoadProblem error={error} otherwise={FAILURE_TEXT} onRetry={refetch} />;
  }
  const { email, emailVerified, hasPassword } = data.me;
  return (
    <Page>
      <PageHead title="Profile" unlisted />
      <h1 className="text-3xl sm:text-4xl">Profile</h1>
      {!emailVerified && (
        <VerificationNotice key={email}>
          Your email address is not verified yet. Please open the link in our mail.
        </VerificationNotice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="grid gap-3">
          <ProfileCard account={data.me} />
          <div className="grid grid-cols-2 gap-3 md:grid-cols-1">
            <div className="col-span-full grid">
              <LinkButton to={`/u/${data.me.id}`}>
                <Globe aria-hidden className="size-4.5" />
                View Public Profile
              </LinkButton>
            </div>
            <LinkButton to="/dashboard">
              <ListChecks aria-hidden className="size-4.5" />
              My Lists
            </LinkButton>
            <LinkButton to="/subscription">
              <Crown aria-hidden className="size-4.5" />
              Subscription
            </LinkButton>
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Tabs label="Profile settings" tabs={TABS} value={tab} onChange={setTab}>
            <Card as="section" padding="roomy">
              {/* All stay, so that what was typed into one is still there after a look at the other. */}
              <div hidden={tab !== 'profile'}>
                <ProfileForm account={data.me} />
              </div>
              <div hidden={tab !== 'password'}>
                {hasPassword ? <PasswordForm email={email} /> : <FirstPassword email={email} />}
              </div>
              <div hidden={tab !== 'preferences'}>
                <PreferencesForm account={data.me} />
              </div>
            </Card>
          </Tabs>
          <SessionsCard />
          <ApiKeysCard />
          <DataExport />
          <DangerZone account={data.me} />
        </div>
      </div>
    </Page>
  );
}

function Arriving() {
  return (
    <Page>
      <PageHead title="Profile" unlisted />
      <Skeleton heading rows={2} shape="rows" />
    </Page>
  );
}
