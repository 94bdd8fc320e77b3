import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Crown, Globe, ListChecks } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { Card } from '../../base/design/Card.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { Tabs } from '../../base/design/Tabs.tsx';
import { usePolling } from '../../base/network/usePolling.ts';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { toast } from '../../base/page/toast.ts';
import { NotFoundScreen } from '../../core/session/NotFoundScreen.tsx';
import { VerificationNotice } from '../../core/session/VerificationNotice.tsx';
import { PushSection } from '../notifications/PushSection.tsx';
import { PasskeysSection } from '../passkeys/PasskeysSection.tsx';
import { TwoStepSection } from '../second-factor/TwoStepSection.tsx';
import { WebhooksCard } from '../webhooks/WebhooksCard.tsx';
import { ApiKeysCard } from './ApiKeysCard.tsx';
import { DangerZone } from './DangerZone.tsx';
import { DataExport } from './DataExport.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import {
  type ProfileScreenQuery,
  useProfileScreenListsSubscription,
  useProfileScreenQuery,
} from './ProfileScreen.generated.ts';
import { SessionsCard } from './SessionsCard.tsx';

type TabName = 'you' | 'security' | 'preferences' | 'data';

/** Each value ends an address; the first has the plain one. */
const TABS: readonly { value: TabName; label: MessageDescriptor }[] = [
  { value: 'you', label: msg`You` },
  { value: 'security', label: msg`Security` },
  { value: 'preferences', label: msg`Preferences` },
  { value: 'data', label: msg`Data` },
];

const FAILURE_TEXT = msg`Failed to refresh profile data`;

/** For a refresh: the earlier entries are still shown. */
const tellFailure = () => toast.error(say(FAILURE_TEXT), { id: 'profile' });

export function ProfileScreen() {
  const { tab: named } = useParams();
  const { data, error, refetch } = useProfileScreenQuery({
    fetchPolicy: 'cache-and-network',
    context: { queryDeduplication: false }, // an answer on its way may be from before what is told live
  });
  usePolling(refetch);
  useProfileScreenListsSubscription({
    ignoreResults: true,
    onData: () => void refetch().catch(tellFailure),
  });
  const isOld = data !== undefined && error !== undefined;
  useEffect(() => {
    if (isOld) tellFailure();
  }, [isOld]);
  const tab = named === undefined ? 'you' : TABS.find(({ value }) => value === named && value !== 'you')?.value;
  if (!tab) return <NotFoundScreen />;
  if (data) return <Profile account={data.me} tab={tab} />;
  if (!error) return <Arriving />;
  return <LoadProblem error={error} otherwise={say(FAILURE_TEXT)} onRetry={refetch} />;
}

function Profile({ account, tab }: { account: ProfileScreenQuery['me']; tab: TabName }) {
  const navigate = useNavigate();
  const { email, emailVerified, hasPassword, secondFactorSince } = account;
  const hasSecondFactor = secondFactorSince !== null;
  const { passwordsEnabled, mailEnabled, requireEmailVerification } = useSite();
  const canOrMustVerify = mailEnabled || requireEmailVerification;
  const asked = useRef(tab);
  useEffect(() => {
    asked.current = tab;
  }, [tab]);
  const open = (next: TabName) => {
    if (next === asked.current) return; // pressed and focused are one step
    asked.current = next;
    void navigate(next === 'you' ? '/profile' : `/profile/${next}`, { preventScrollReset: true, replace: true });
  };
  return (
    <Page>
      <PageHead title={titleOf(tab)} unlisted />
      <h1 className="text-3xl sm:text-4xl">{t`Profile`}</h1>
      {!emailVerified && canOrMustVerify && (
        <VerificationNotice
          key={email}
        >{t`Your email address isn’t verified yet. Please open the link in our email.`}</VerificationNotice>
      )}
      <Tabs
        label={t`Profile settings`}
        tabs={TABS.map(({ value, label }) => ({ value, label: say(label) }))}
        value={tab}
        onChange={open}
      >
        {/* All stay, so that what was typed into one is still there after a look at another. */}
        <Part isShown={tab === 'you'}>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[19rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-6">
            <ProfileCard account={account} />
            <div className="grid min-w-0 md:row-span-2">
              <Section title={t`Profile Information`}>
                <ProfileForm account={account} />
              </Section>
            </div>
            <Ways accountId={account.id} />
          </div>
        </Part>
        <Part isShown={tab === 'security'}>
          <Half>
            {passwordsEnabled && (
              <Section title={t`Change Password`}>
                {hasPassword ? (
                  <PasswordForm email={email} hasSecondFactor={hasSecondFactor} />
                ) : (
                  <FirstPassword email={email} />
                )}
              </Section>
            )}
            <TwoStepSection account={account} />
            {passwordsEnabled && <PasskeysSection />}
          </Half>
          <Half>
            <SessionsCard />
            <ApiKeysCard />
            <WebhooksCard />
          </Half>
        </Part>
        <Part isShown={tab === 'preferences'}>
          <Section title={t`Preferences`}>
            <PreferencesForm account={account} />
          </Section>
          <Half>
            <Section title={t`Notifications on this device`}>
              <PushSection />
            </Section>
            <Section title={t`Prices you watch`}>
              <p>
                <Trans>
                  Items whose price you asked us to watch, and how it stands.{' '}
                  <TextLink to="/profile/prices">Show them</TextLink>
                </Trans>
              </p>
            </Section>
            <Section title={t`Add from any shop`}>
              <p>
                <Trans>
                  A button in your browser, or your phone’s share menu, puts what you see in a shop on a list.{' '}
                  <TextLink to="/add/button">Show me how</TextLink>
                </Trans>
              </p>
            </Section>
          </Half>
        </Part>
        <Part isShown={tab === 'data'}>
          <DataExport />
          <DangerZone account={account} />
        </Part>
      </Tabs>
    </Page>
  );
}

function titleOf(tab: TabName): string {
  const part = TABS.find(({ value }) => value === tab);
  if (!part || tab === 'you') return t`Profile`;
  const name = say(part.label);
  return t({ message: `Profile: ${name}`, comment: 'The title of the page, with the name of the tab' });
}

function Ways({ accountId }: { accountId: string }) {
  const { everythingForEverybody } = useSite();
  return (
    <Card padding="none">
      <ul className="divide-y divide-line">
        <Way
          to={`/u/${accountId}`}
          icon={<Globe aria-hidden />}
          about={t`Anyone can open it. It shows your public lists.`}
        >
          {t`View Public Profile`}
        </Way>
        <Way to="/dashboard" icon={<ListChecks aria-hidden />}>{t`My Lists`}</Way>
        {!everythingForEverybody && <Way to="/subscription" icon={<Crown aria-hidden />}>{t`Subscription`}</Way>}
      </ul>
    </Card>
  );
}

interface WayProps {
  to: string;
  icon: ReactNode;
  about?: string;
  children: string;
}

function Way({ to, icon, about, children }: WayProps) {
  const id = useId();
  return (
    <li className="relative px-[min(1.25rem,5vw)] py-1.5 hover:bg-sunk">
      <Link
        to={to}
        aria-describedby={about && id}
        className="flex min-h-11 items-center gap-[min(0.75rem,3vw)] font-semibold before:absolute before:inset-0 [&>svg]:size-4.5 [&>svg]:shrink-0"
      >
        {icon}
        {children}
      </Link>
      {about && (
        <p id={id} className="-mt-2 ps-7.5 pb-1.5 text-sm text-muted">
          {about}
        </p>
      )}
    </li>
  );
}

/** Settings are lines to read and fields to fill in: where there is room, two columns of them stand beside each other. */
function Part({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <div hidden={!isShown}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 *:only:col-span-full lg:grid-cols-2">
        {children}
      </div>
    </div>
  );
}

function Half({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="roomy">
      <h2 className="mb-4 text-[length:min(1.5rem,11vw)]/[1.333]">{title}</h2>
      {children}
    </Card>
  );
}

function Arriving() {
  return (
    <Page>
      <PageHead title={t`Profile`} unlisted />
      <Skeleton heading rows={2} shape="rows" />
    </Page>
  );
}
