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
import { useSite } from '../../base/page/site.ts';
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
          <ul aria-label={t`Users`} className="divide-y divide-line">
            {shown.data.map((user) => (
              <UserRow key={user.id} user={user} onEdit={() => setEdited(user)} />
            ))}
          </ul>
        </Card>
      )}
      {shown && <PageTurner page={page} totalPages={shown.totalPages} onTurn={turn} />}
      {edited && <EditUserDialog user={edited} onSaved={refetch} onClose={() => setEdited(null)} />}
    </Page>
  );
}

/** True for nearly everybody, so it is no news. */
function Usual({ children }: { children: string }) {
  return <span className="text-sm text-muted">{children}</span>;
}

function UserRow({ user, onEdit }: { user: ListedUser; onEdit: () => void }) {
  const { everythingForEverybody } = useSite();
  const { id, email, avatarUrl, role, subscriptionTier, createdAt, suspendedAt, emailVerified } = user;
  const name = personName(user);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] max-[16rem]:flex max-[16rem]:flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 sm:flex sm:px-5 sm:py-3">
      <Avatar name={name} src={avatarUrl} size="normal" />
      <NameAndEmail id={id} name={name} email={email} />
      <div className="col-span-2 col-start-2 row-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 sm:justify-end">
        {suspendedAt && <Badge tone="problem">{t`Suspended`}</Badge>}
        {!emailVerified && <Badge tone="warm">{t`Not verified`}</Badge>}
        {role === 'ADMIN' ? (
          <Badge tone="berry">{say(ROLE_LABELS[role])}</Badge>
        ) : (
          <Usual>{say(ROLE_LABELS[role])}</Usual>
        )}
        {!everythingForEverybody &&
          (subscriptionTier === 'FREE' ? (
            <Usual>{say(TIER_LABELS.FREE)}</Usual>
          ) : (
            <Badge tone="good">{say(TIER_LABELS[subscriptionTier])}</Badge>
          ))}
        <p className="text-sm text-muted tabular-nums sm:w-28 sm:shrink-0 sm:text-end">
          <RelativeTime at={createdAt} />
        </p>
      </div>
      <IconButton label={t`Edit ${name}`} icon={<Pencil aria-hidden />} onClick={onEdit} />
    </li>
  );
}
