import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { InvitationsWaiting } from '../collaborators/InvitationsWaiting.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Grid } from '../design/Grid.tsx';
import { Notice } from '../design/Notice.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { LinkButton } from '../page/LinkButton.tsx';
import { nextFirst } from '../page/next-first.ts';
import { Page } from '../page/Page.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { ReadProblem } from '../page/ReadProblem.tsx';
import { useSession } from '../session/session.ts';
import { FirstList } from './FirstList.tsx';
import { ListCard } from './ListCard.tsx';
import { ListsFilters } from './ListsFilters.tsx';
import { type ListsScreenQuery, useListsScreenQuery } from './ListsScreen.generated.ts';
import { type Filters, isFiltered, isMatch, NO_FILTERS } from './lists-filters.ts';
import { useHasPartialLists } from './partial-lists.ts';
import { useLiveMyLists } from './useLiveMyLists.ts';

export function ListsScreen() {
  const { account } = useSession();
  if (account?.role === 'ADMIN') return <Navigate to="/admin" replace />;
  return <MyLists />;
}

function MyLists() {
  const { data, error, refetch } = useListsScreenQuery({ fetchPolicy: 'cache-and-network' });
  const reload = () => void refetch().catch(() => {}); // the query shows its own problem
  useLiveMyLists(reload);
  const isPartial = useHasPartialLists();

  return (
    <Page>
      <PageHead title="My Lists" unlisted />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-3xl sm:text-4xl">My Lists</h1>
        <LinkButton look={data?.lists.length === 0 ? 'quiet' : 'primary'} to="/lists/create">
          <Plus aria-hidden className="size-5" />
          Create New List
        </LinkButton>
      </header>
      <InvitationsWaiting />
      {!data && !error && <Skeleton shape="cards" rows={6} />}
      {!data && error && (
        <ReadProblem error={error} otherwise="Failed to fetch lists. Please try again." onRetry={refetch} />
      )}
      {data && isPartial && <Notice>You're offline. These are the lists on this device.</Notice>}
      {data && (data.lists.length === 0 ? <FirstList /> : <FilteredLists lists={data.lists} />)}
    </Page>
  );
}

function FilteredLists({ lists }: { lists: ListsScreenQuery['lists'] }) {
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const shown = nextFirst(lists.filter((list) => isMatch(list, filters)));
  return (
    <ListsFilters filters={filters} onChange={(changes) => setFilters({ ...filters, ...changes })}>
      {shown.length > 0 ? (
        <Grid layout="lists" name="My Lists" groups={[{ heading: null, things: shown }]}>
          {(list, _index, cell) => <ListCard key={list.id} list={list} cell={cell} />}
        </Grid>
      ) : (
        <NothingFound filters={filters} />
      )}
    </ListsFilters>
  );
}

function NothingFound({ filters }: { filters: Filters }) {
  if (!isFiltered(filters) && filters.source === 'OWNER') return <FirstList />;
  return (
    <EmptyState title="No lists found">
      <p>
        {isFiltered(filters)
          ? 'Nothing matches. Try other words, or another kind of list.'
          : "No one has shared a list with you yet. When someone does, you'll find it here."}
      </p>
    </EmptyState>
  );
}
