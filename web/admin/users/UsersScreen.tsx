import { plural, t } from '@lingui/core/macro';
import { ArrowLeft, Pencil } from 'lucide-react';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import { TIER_LABELS } from '#rules/core/users/account';
import { Avatar } from '../../base/design/Avatar.tsx';
import { Badge } from '../../base/design/Badge.tsx';
import { Card } from '../../base/design/Card.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { knownSite, useSite } from '../../base/page/site.ts';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { NameAndEmail } from '../frame/NameAndEmail.tsx';
import { PageTurner } from '../frame/PageTurner.tsx';
import { personName } from '../frame/person-name.ts';
import { ROLE_LABELS } from '../frame/role-labels.ts';
import { EditUserDialog } from './EditUserDialog.tsx';
import { UserFilters } from './UserFilters.tsx';
import { type ListedUser, useUsersPage } from './useUsersPage.ts';

const PAGE_SIZE = 10;

export function UsersScreen() {
  const { shown, error, refetch, page, turn, ...search } = useUsersPage(PAGE_SIZE);
  const [edited, setEdited] = useState<ListedUser | null>(null);
  const { everythingForEverybody } = useSite();
  return (
    <Page>
      <PageHead title={t`Users`} unlisted />
      <header className="grid justify-items-start gap-1 max-sm:-mt-2 sm:-mt-3 [&>a]:-ms-4">
        <LinkButton look="plain" to="/admin">
          <ArrowLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
          {t`Back to Dashboard`}
        </LinkButton>
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-3xl sm:text-4xl">{t`Users`}</h1>
          <p className="text-muted tabular-nums" role="status">
            {shown ? plural(shown.total, { one: '# account', other: '# accounts' }) : ' '}
          </p>
        </div>
      </header>
      <UserFilters filters={everythingForEverybody ? ['role', 'status'] : ['role', 'tier', 'status']} {...search} />
      {!shown && error && <ReadProblem error={error} otherwise={say(LOAD_FAILED)} onRetry={refetch} />}
      {!shown && !error && <Skeleton rows={5} />}
      {shown?.data.length === 0 && (
        <EmptyState title={t`No users found`}>{t`Try another name, or fewer filters.`}</EmptyState>
      )}
      {shown && shown.data.length > 0 && (
        <Card padding="none">
          <UsersTable users={shown.data} onEdit={setEdited} />
        </Card>
      )}
      {shown && <PageTurner page={page} totalPages={shown.totalPages} onTurn={turn} />}
      {edited && <EditUserDialog user={edited} onSaved={refetch} onClose={() => setEdited(null)} />}
    </Page>
  );
}

/** Columns where there is room for them; on a phone each account is two lines. */
function UsersTable({ users, onEdit }: { users: readonly ListedUser[]; onEdit: (user: ListedUser) => void }) {
  const { everythingForEverybody } = useSite();
  const hasStatus = users.some((user) => user.suspendedAt || isUnverified(user));
  return (
    <table aria-label={t`Users`} className="w-full max-lg:block">
      <thead className="max-lg:hidden">
        <tr className="border-b border-line text-start text-sm text-muted *:px-3 *:py-2 *:text-start *:font-semibold *:first:ps-5">
          <th scope="col">{t({ message: `Name`, context: 'of a person' })}</th>
          <th scope="col">{t`Role`}</th>
          {!everythingForEverybody && <th scope="col">{t`Plan`}</th>}
          {hasStatus && <th scope="col">{t`Status`}</th>}
          <th scope="col">{t`Joined`}</th>
          <td />
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            hasPlan={!everythingForEverybody}
            hasStatus={hasStatus}
            onEdit={() => onEdit(user)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** True for nearly everybody, so it is no news. */
function Usual({ children }: { children: string }) {
  return <span className="text-sm text-muted">{children}</span>;
}

const BELOW_THE_NAME = 'order-2 max-lg:empty:hidden lg:px-3';

/** Without a mail server nobody could verify theirs. */
function isUnverified({ emailVerified }: ListedUser): boolean {
  return knownSite().mailEnabled && !emailVerified;
}

interface UserRowProps {
  user: ListedUser;
  hasPlan: boolean;
  /** Whether any account of the page has one to tell. */
  hasStatus: boolean;
  onEdit: () => void;
}

function UserRow({ user, hasPlan, hasStatus, onEdit }: UserRowProps) {
  const { id, email, avatarUrl, role, subscriptionTier, createdAt, suspendedAt } = user;
  const name = personName(user);
  return (
    <tr className="items-center gap-x-3 gap-y-1 border-b border-line last:border-b-0 max-lg:flex max-lg:flex-wrap max-lg:px-4 max-lg:py-2.5">
      <td className="min-w-0 max-lg:basis-[calc(100%-4rem)] max-[16rem]:basis-full lg:w-full lg:py-2 lg:ps-5 lg:pe-3">
        <div className="flex items-center gap-4 max-[16rem]:flex-wrap">
          <Avatar name={name} src={avatarUrl} size="normal" />
          <NameAndEmail id={id} name={name} email={email} />
        </div>
      </td>
      <td className={`${BELOW_THE_NAME} max-lg:ms-14 max-[16rem]:ms-0`}>
        {role === 'ADMIN' ? (
          <Badge tone="berry">{say(ROLE_LABELS[role])}</Badge>
        ) : (
          <Usual>{say(ROLE_LABELS[role])}</Usual>
        )}
      </td>
      {hasPlan && (
        <td className={BELOW_THE_NAME}>
          {subscriptionTier === 'FREE' ? (
            <Usual>{say(TIER_LABELS.FREE)}</Usual>
          ) : (
            <Badge tone="good">{say(TIER_LABELS[subscriptionTier])}</Badge>
          )}
        </td>
      )}
      {hasStatus && (
        <td className={BELOW_THE_NAME}>
          {(suspendedAt || isUnverified(user)) && (
            <span className="flex flex-wrap gap-1">
              {suspendedAt && <Badge tone="problem">{t`Suspended`}</Badge>}
              {isUnverified(user) && <Badge tone="warm">{t`Not verified`}</Badge>}
            </span>
          )}
        </td>
      )}
      <td className={`${BELOW_THE_NAME} text-sm whitespace-nowrap text-muted tabular-nums`}>
        <RelativeTime at={createdAt} />
      </td>
      <td className="order-1 ms-auto lg:pe-4">
        <IconButton label={t`Edit ${name}`} icon={<Pencil aria-hidden />} onClick={onEdit} />
      </td>
    </tr>
  );
}
