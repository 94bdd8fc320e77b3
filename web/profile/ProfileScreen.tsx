import { Crown, Gift, ListChecks, MailCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { TIER_LABELS } from '#rules/accounts/account';
import { Badge } from '../design/Badge.tsx';
import { Button } from '../design/Button.tsx';
import { Card } from '../design/Card.tsx';
import { Notice } from '../design/Notice.tsx';
import { Day } from '../design/RelativeTime.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { problemText } from '../form/problems.ts';
import { LinkButton } from '../shell/LinkButton.tsx';
import { LoadProblem } from '../shell/LoadProblem.tsx';
import { Page } from '../shell/Page.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useProfileScreenQuery, useResendVerificationMutation } from './ProfileScreen.generated.ts';

export function ProfileScreen() {
  const { data, error, refetch } = useProfileScreenQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) {
    if (!error) return <Arriving />;
    return <LoadProblem error={error} otherwise="Failed to refresh profile data" onRetry={() => void refetch()} />;
  }
  const { name, email, emailVerified, subscriptionTier, listsCreated, createdAt } = data.me;
  return (
    <Page>
      <PageHead title="Profile" unlisted />
      <h1 className="text-3xl sm:text-4xl">Profile</h1>
      {!emailVerified && <Unverified />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[18rem_minmax(0,1fr)]">
        <Card as="section" padding="roomy">
          <div className="grid justify-items-center gap-3 text-center">
            <span
              aria-hidden
              className="grid size-24 place-items-center rounded-full bg-registry-wash font-fraunces text-4xl font-semibold text-registry-ink"
            >
              {Array.from(name || email)[0]?.toUpperCase()}
            </span>
            <div className="grid max-w-full gap-1">
              <p className="text-xl font-semibold wrap-anywhere">{name}</p>
              <p className="text-muted wrap-anywhere">{email}</p>
            </div>
            <Badge tone={subscriptionTier === 'FREE' ? 'plain' : 'good'} icon={<Crown aria-hidden />}>
              {TIER_LABELS[subscriptionTier]}
            </Badge>
          </div>
          <dl className="mt-6 grid gap-3 border-t border-line pt-5">
            <Fact label="Member since">
              <Day date={createdAt.slice(0, 10)} />
            </Fact>
            <Fact label="Lists created">
              <span className="tabular-nums">{listsCreated}</span>
            </Fact>
          </dl>
        </Card>
        <Card as="section" padding="roomy">
          <h2 className="text-2xl">Profile Information</h2>
          <dl className="mt-5 grid gap-4">
            <Row icon={<UserRound aria-hidden />} label="Name">
              {name}
            </Row>
            <Row icon={<MailCheck aria-hidden />} label="Email">
              {email} <span className="text-muted">({emailVerified ? 'verified' : 'not verified yet'})</span>
            </Row>
            <Row icon={<Gift aria-hidden />} label="Plan">
              {TIER_LABELS[subscriptionTier]}
            </Row>
          </dl>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to="/dashboard">
              <ListChecks aria-hidden className="size-4.5" />
              My Lists
            </LinkButton>
            <LinkButton to="/subscription">
              <Crown aria-hidden className="size-4.5" />
              Subscription
            </LinkButton>
          </div>
        </Card>
      </div>
    </Page>
  );
}

function Unverified() {
  const [resend, { loading, data }] = useResendVerificationMutation();
  const sendAgain = async () => {
    try {
      await resend();
      toast.success('The mail is on its way. Please check your email.');
    } catch (error) {
      toast.error(problemText(error));
    }
  };
  const again = (
    <Button onClick={sendAgain} working={loading} disabled={data?.resendVerification}>
      Send again
    </Button>
  );
  return <Notice action={again}>Your email address is not verified yet. Please open the link in our mail.</Notice>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function Row({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="flex items-center gap-2 text-sm font-semibold text-muted [&_svg]:size-4.5">
        {icon}
        {label}
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
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
