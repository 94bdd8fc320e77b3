import { t } from '@lingui/core/macro';
import { Ellipsis, FileUp, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { FIRST_LISTS, LARGEST_CONNECTION_PAGE } from '#rules/base/paging/page-sizes';
import { Menu, MenuItem } from '../../base/design/dialogs/Menu.tsx';
import { prepareGrid } from '../../base/design/grid/Grid.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { dayHere } from '../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { useSession } from '../../core/session/session.ts';
import { InvitationsWaiting, useInvitationsWaiting } from '../collaborators/InvitationsWaiting.tsx';
import { ViewedLists } from '../collaborators/ViewedLists.tsx';
import { FilteredLists } from './FilteredLists.tsx';
import { FirstList } from './FirstList.tsx';
import { useListsScreenQuery } from './ListsScreen.generated.ts';
import { useHasPartialLists } from './partial-lists.ts';
import { useLiveMyLists } from './useLiveMyLists.ts';

const PastListsScreen = lazy(async () => ({
  default: (await keepLoading(() => import('../past-lists/PastListsScreen.tsx'))).PastListsScreen,
}));

void prepareGrid(); // with many lists it is what is shown first, and comes while they are read

export function ListsScreen() {
  const { account } = useSession();
  const asked = new URLSearchParams(useLocation().search);
  if (account?.role === 'ADMIN' && !asked.has('own') && !asked.has('past')) return <Navigate to="/admin" replace />;
  if (asked.has('past'))
    return (
      <Suspense fallback={<FailedLoadNote />}>
        <PastListsScreen />
      </Suspense>
    ); // no route of its own, which every guest would fetch
  return <MyLists />;
}

function MyLists() {
  const [today] = useState(dayHere); // the same for all pages
  const { data, error, refetch, fetchMore } = useListsScreenQuery({
    variables: { today },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { queryDeduplication: false }, // an answer on its way may be from before what is told live
  });
  const invitations = useInvitationsWaiting();
  const pages = invitations.areRead ? data?.myLists : undefined;
  const isFirst = pages?.nodes.length === 0;
  const reload = () => {
    const first = Math.min(LARGEST_CONNECTION_PAGE, Math.max(FIRST_LISTS, pages?.nodes.length ?? 0)); // what is open stays open
    return refetch({ today, first });
  };
  useLiveMyLists(reload);
  const isPartial = useHasPartialLists();

  return (
    <Page>
      <PageHead title={t`My Lists`} unlisted />
      <header className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 sm:gap-x-4">
        <h1 className="text-3xl sm:text-4xl">{t`My Lists`}</h1>
        {!isFirst && <WaysToBegin />}
      </header>
      <InvitationsWaiting count={invitations.count} />
      {!pages && !error && <Skeleton shape="cards" rows={6} />}
      {!pages && error && (
        <ReadProblem error={error} otherwise={t`Failed to fetch lists. Please try again.`} onRetry={reload} />
      )}
      {pages && isPartial && <Notice>{t`These are the lists on this device.`}</Notice>}
      {isFirst && (
        <ViewedLists>
          <FirstList ways={<WaysToBegin isAfterAll />} />
        </ViewedLists>
      )}
      {pages && pages.nodes.length > 0 && (
        <>
          <FilteredLists {...pages} today={today} readMore={(page) => fetchMore({ variables: { today, ...page } })} />
          <ViewedLists />
        </>
      )}
    </Page>
  );
}

/** `isAfterAll` puts them below the kinds of list, which lead to the same. */
function WaysToBegin({ isAfterAll = false }: { isAfterAll?: boolean }) {
  return (
    <div className={`flex flex-wrap gap-2 ${isAfterAll ? '' : 'max-sm:gap-x-1'}`}>
      <LinkButton look={isAfterAll ? 'quiet' : 'primary'} to="/lists/create">
        <Plus aria-hidden className="size-5 max-sm:hidden" />
        {t`Create New List`}
      </LinkButton>
      <div className={isAfterAll ? 'contents' : 'hidden sm:contents'}>
        <LinkButton look={isAfterAll ? 'quiet' : 'plain'} to="/import">
          <FileUp aria-hidden className="size-5 max-sm:hidden" />
          {t`Import a List`}
        </LinkButton>
      </div>
      {!isAfterAll && (
        <div className="sm:hidden">
          <Menu trigger={<IconButton label={t`More`} look="quiet" icon={<Ellipsis aria-hidden />} />}>
            <MenuItem asChild>
              <Link to="/import">
                <FileUp aria-hidden />
                {t`Import a List`}
              </Link>
            </MenuItem>
          </Menu>
        </div>
      )}
    </div>
  );
}
