import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { displayText } from '#rules/display-text';
import { InvitationsWaiting } from '../collaborators/InvitationsWaiting.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Grid } from '../design/Grid.tsx';
import { Notice } from '../design/Notice.tsx';
import { SearchField } from '../design/SearchField.tsx';
import { SegmentedControl } from '../design/SegmentedControl.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { Tabs } from '../design/Tabs.tsx';
import { LinkButton } from '../page/LinkButton.tsx';
import { Page } from '../page/Page.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { ReadProblem } from '../page/ReadProblem.tsx';
import { useSession } from '../session/session.ts';
import { ListCard } from './ListCard.tsx';
import { type ListsScreenQuery, useListsScreenQuery } from './ListsScreen.generated.ts';
import { NoLists } from './NoLists.tsx';
import { useHasPartialLists } from './partial-lists.ts';
import { useLiveMyLists } from './useLiveMyLists.ts';

type Source = 'ALL' | 'OWNER' | 'COLLABORATOR';
type Kind = 'ALL' | 'WISHLIST' | 'REGISTRY' | 'SHOPPING';

const TABS: { value: Source; label: string }[] = [
  { value: 'ALL', label: 'All Lists' },
  { value: 'OWNER', label: 'My Lists' },
  { value: 'COLLABORATOR', label: 'Shared With Me' },
];
const KINDS: { value: Kind; label: string }[] = [
  { value: 'ALL', label: 'All' },
  { value: 'WISHLIST', label: 'Wishlists' },
  { value: 'REGISTRY', label: 'Registries' },
  { value: 'SHOPPING', label: 'Shopping' },
];

interface Filters {
  source: Source;
  kind: Kind;
  search: string;
}

export function ListsScreen() {
  const { account } = useSession();
  if (account?.role === 'ADMIN') return <Navigate to="/admin" replace />;
  return <MyLists />;
}

function MyLists() {
  const { data, error, refetch } = useListsScreenQuery({ fetchPolicy: 'cache-and-network' });
  const [filters, setFilters] = useState<Filters>({ source: 'ALL', kind: 'ALL', search: '' });
  const reload = () => void refetch().catch(() => {}); // the query shows its own problem
  useLiveMyLists(reload);
  const isPartial = useHasPartialLists();

  const change = (changes: Partial<Filters>) => setFilters({ ...filters, ...changes });
  return (
    <Page>
      <PageHead title="My Lists" unlisted />
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">My Lists</h1>
        <LinkButton look="primary" to="/lists/create">
          <Plus aria-hidden className="size-5" />
          Create New List
        </LinkButton>
      </header>
      <InvitationsWaiting />
      <Tabs label="Whose lists" tabs={TABS} value={filters.source} onChange={(source) => change({ source })}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="flex flex-wrap items-center gap-3">
            <div className="min-w-[min(15rem,100%)] grow sm:max-w-sm">
              <SearchField
                label="Search lists"
                placeholder="Search lists..."
                value={filters.search}
                onChange={(search) => change({ search })}
              />
            </div>
            <SegmentedControl
              label="Kind of list"
              options={KINDS}
              value={filters.kind}
              onChange={(kind) => change({ kind })}
            />
          </div>
          {!data && !error && <Skeleton shape="cards" rows={6} />}
          {!data && error && (
            <ReadProblem error={error} otherwise="Failed to fetch lists. Please try again." onRetry={refetch} />
          )}
          {data && isPartial && <Notice>You're offline. These are the lists on this device.</Notice>}
          {data && <Cards lists={data.lists} filters={filters} />}
        </div>
      </Tabs>
    </Page>
  );
}

function Cards({ lists, filters }: { lists: ListsScreenQuery['lists']; filters: Filters }) {
  const shown = lists.filter((list) => isMatch(list, filters));
  if (shown.length > 0) {
    return (
      <Grid layout="lists" name="My Lists" groups={[{ heading: null, things: shown }]}>
        {(list, _index, cell) => <ListCard key={list.id} list={list} cell={cell} />}
      </Grid>
    );
  }
  const { source, kind, search } = filters;
  const isFiltered = kind !== 'ALL' || search.trim() !== '';
  if (lists.length === 0 && !isFiltered && source !== 'COLLABORATOR') return <NoLists />;
  return (
    <EmptyState title="No lists found">
      <p>
        {isFiltered
          ? 'No list matches your search or filters. Try other words, or another kind.'
          : source === 'COLLABORATOR'
            ? 'Nobody has shared a list with you yet. When somebody invites you, their list appears here.'
            : "You haven't created any lists yet."}
      </p>
    </EmptyState>
  );
}

function isMatch(list: ListsScreenQuery['lists'][number], { source, kind, search }: Filters): boolean {
  const words = search.trim().toLowerCase();
  return (
    (source === 'ALL' || list.viewerRole === source) &&
    (kind === 'ALL' || list.listType === kind) &&
    [list.name, list.description].some((text) => displayText(text).toLowerCase().includes(words))
  );
}
