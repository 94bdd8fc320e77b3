import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { TIER_LABELS } from '#rules/core/users/account';
import { Avatar } from '../../base/design/Avatar.tsx';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { numberText } from '../../base/design/locale.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { NotFoundScreen } from '../../core/session/NotFoundScreen.tsx';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { personName } from '../frame/person-name.ts';
import { ROLE_LABELS } from '../frame/role-labels.ts';
import { dollars, subscriptionText } from '../frame/subscription-text.ts';
import { EditUserDialog } from './EditUserDialog.tsx';
import { UserActions } from './UserActions.tsx';
import { type UserScreenQuery, useUserScreenQuery } from './UserScreen.generated.ts';

type Shown = NonNullable<UserScreenQuery['adminUser']>;

/** The account's lists are its owner's business. */
export function UserScreen() {
  const { userId: id = '' } = useParams();
  const { data, error, refetch } = useUserScreenQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [isEditing, setEditing] = useState(false);
  const { everythingForEverybody } = useSite();
  if (!data && error) return <LoadProblem error={error} otherwise={say(LOAD_FAILED)} onRetry={refetch} />;
  if (data?.adminUser === null) return <NotFoundScreen />;
  const user = data?.adminUser;
  const suspensionReason = user?.suspensionReason;
  return (
    <Page>
      <PageHead title={user ? personName(user) : t`User`} unlisted />
      {!user && <Skeleton rows={4} heading />}
      {user && (
        <>
          <header className="flex flex-wrap items-center justify-between gap-4">
            <div className="flex min-w-0 grow basis-96 items-center gap-4">
              <Avatar name={personName(user)} src={user.avatarUrl} size="normal" />
              <div className="min-w-0">
                <h1
                  className={`leading-tight wrap-anywhere ${personName(user).length > 30 ? 'text-xl sm:text-2xl' : 'text-2xl sm:text-4xl'}`}
                >
                  <bdi>{personName(user)}</bdi>
                </h1>
                <p className="text-muted wrap-anywhere">
                  <bdi>{user.email}</bdi>
                </p>
              </div>
            </div>
            <div className="flex flex-wrap gap-2">
              <LinkButton to={`/admin/mail?${new URLSearchParams({ search: user.email })}`}>{t`Mail`}</LinkButton>
              <LinkButton to={`/admin/audit-log?subject=${user.id}`}>{t`Audit log`}</LinkButton>
              <Button look="primary" onClick={() => setEditing(true)}>
                {everythingForEverybody ? t`Change role` : t`Change role or plan`}
              </Button>
            </div>
          </header>
          {user.suspendedAt && (
            <Notice tone="problem">
              <Trans>
                Suspended <RelativeTime at={user.suspendedAt} />: {suspensionReason}
              </Trans>
            </Notice>
          )}
          <Facts user={user} />
          <UserActions user={user} onDone={refetch} />
        </>
      )}
      {user && isEditing && <EditUserDialog user={user} onSaved={refetch} onClose={() => setEditing(false)} />}
    </Page>
  );
}

function planFacts(user: Shown) {
  const plan = say(TIER_LABELS[user.subscriptionTier]);
  const isPaid = user.subscriptionTier !== 'FREE';
  const payment = subscriptionText(user);
  return [
    [t`Plan`, isPaid ? t({ message: `${plan} (${payment})`, comment: 'As in “Premium (paid by the year)”' }) : plan],
    [t`Revenue per month`, user.monthlyRevenue > 0 && dollars(user.monthlyRevenue)],
    [t`Paid so far`, user.totalPaid > 0 && dollars(user.totalPaid)],
  ] as const;
}

/** A number that is zero is no news. */
function Facts({ user }: { user: Shown }) {
  const { everythingForEverybody, mailEnabled } = useSite();
  const facts: (readonly [name: string, value: ReactNode])[] = [
    [t`Role`, say(ROLE_LABELS[user.role])],
    [t`Email`, user.emailVerified ? t`Verified` : mailEnabled && t`Not verified yet`],
    [t`Joined`, <RelativeTime key="joined" at={user.createdAt} />],
    [t`Last active`, user.lastActiveAt ? <RelativeTime key="active" at={user.lastActiveAt} /> : t`Not yet`],
    ...(everythingForEverybody ? [] : planFacts(user)),
    [t`Lists`, user.listsCreated > 0 ? <Lists key="lists" user={user} /> : t`None yet`],
    [
      t`Two-step sign-in`,
      user.hasSecondFactor
        ? t({ message: 'On', context: 'two-step sign-in' })
        : t({ message: 'Off', context: 'two-step sign-in' }),
    ],
    [t`Passkeys`, user.passkeyCount > 0 && numberText(user.passkeyCount)],
    [t`API keys`, user.apiKeyCount > 0 && numberText(user.apiKeyCount)],
  ];
  return (
    <Card>
      <dl className="grid gap-x-6 gap-y-4 min-[22rem]:grid-cols-2 lg:grid-cols-3">
        {facts
          .filter(([, value]) => value !== false)
          .map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="font-semibold tabular-nums wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

/** Private lists are for their people alone. */
function Lists({ user: { id, listsCreated } }: { user: Shown }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {numberText(listsCreated)}
      <TextLink to={`/u/${id}`}>{t`See the public ones`}</TextLink>
    </span>
  );
}
