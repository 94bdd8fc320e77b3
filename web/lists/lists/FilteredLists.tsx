import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { Grid } from '../../base/design/grid/Grid.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { ShowMore } from '../../base/page/ShowMore.tsx';
import { useSettledValue } from '../../base/page/useSettledValue.ts';
import { PastListsLine } from '../past-lists/PastListsLine.tsx';
import { FirstList } from './FirstList.tsx';
import { ListCard } from './ListCard.tsx';
import { ListsFilters } from './ListsFilters.tsx';
import { type ListsScreenQuery, useListsScreenQuery } from './ListsScreen.generated.ts';
import {
  dueFirst,
  type Filters,
  isEverything,
  isFiltered,
  isMatch,
  NO_FILTERS,
  SOURCE_NAMES,
} from './lists-filters.ts';

type Pages = ListsScreenQuery['myLists'];

const HANDFUL = 5;

/** How many are read as one scrolls: few enough to come between two pictures. */
const NEXT_PAGE = 15;

interface FilteredListsProps extends Pages {
  today: string;
  /** Reads so many behind a cursor, without filters. */
  readMore: (page: { first: number; after: string }) => Promise<unknown>;
}

/** Lists as the filters have it. Among many, of which not all are here, the server looks for them. */
export function FilteredLists({ nodes, pageInfo, today, readMore }: FilteredListsProps) {
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const search = useSettledValue(filters.search.trim());
  const isSettled = search === filters.search.trim();
  const isForServer = pageInfo.hasNextPage && !isEverything(filters);
  const asked = {
    source: SOURCE_NAMES[filters.source],
    type: filters.kind === 'ALL' ? null : filters.kind,
    search,
    today,
  };
  const { data, previousData, error, refetch, fetchMore } = useListsScreenQuery({
    variables: asked,
    skip: !isForServer || !isSettled,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  const found = isForServer && isSettled ? data?.myLists : undefined;
  const isAwaited = isForServer && !found && !error;
  const known = found ? found.nodes : eachOnce([...nodes, ...(isForServer ? (previousData?.myLists.nodes ?? []) : [])]);
  const isSearching = filters.search.trim() !== '';
  const shown = dueFirst(known.filter((list) => (isSearching || !list.pastSince) && isMatch(list, filters)));
  const current = nodes.filter(({ pastSince }) => !pastSince);
  const pastCount = nodes.length - current.length;
  const isAllPast = isEverything(filters) && current.length === 0; // beside the way to them there is nothing to say
  const hasMore = pageInfo.hasNextPage && !nodes.at(-1)?.pastSince; // past lists are the last, and stand elsewhere
  const lists = (
    <>
      {isForServer && error && <ReadProblem error={error} onRetry={() => refetch()} />}
      {shown.length > 0 ? (
        <Grid layout="lists" name={t`My Lists`} groups={[{ heading: null, things: shown }]} hasMore={hasMore}>
          {(list, _index, cell) => <ListCard key={list.id} list={list} cell={cell} />}
        </Grid>
      ) : isAwaited ? (
        <Skeleton shape="cards" rows={3} />
      ) : (
        !(isForServer && error) && !isAllPast && <NothingFound filters={filters} />
      )}
      {!isForServer && (
        <ShowMore
          pageInfo={{ ...pageInfo, hasNextPage: hasMore }}
          shownCount={nodes.length}
          read={(after) => readMore({ first: NEXT_PAGE, after })}
        />
      )}
      {found && (
        <ShowMore
          pageInfo={found.pageInfo}
          shownCount={found.nodes.length}
          read={(after) => fetchMore({ variables: { ...asked, first: NEXT_PAGE, after } })}
        />
      )}
      {pastCount > 0 && !hasMore && <PastListsLine count={pageInfo.hasNextPage ? null : pastCount} />}
    </>
  );
  if (isEverything(filters) && !hasMore && !isWorthFiltering(current)) return lists;
  return (
    <ListsFilters filters={filters} onChange={(changes) => setFilters({ ...filters, ...changes })}>
      {lists}
    </ListsFilters>
  );
}

/** One sees through a handful of one's own without them. */
function isWorthFiltering(nodes: Pages['nodes']): boolean {
  return nodes.length > HANDFUL || nodes.some(({ viewerRole }) => viewerRole !== 'OWNER');
}

function eachOnce(lists: Pages['nodes']): Pages['nodes'] {
  return [...new Map(lists.map((list) => [list.id, list])).values()];
}

function NothingFound({ filters }: { filters: Filters }) {
  if (!isFiltered(filters) && filters.source === 'OWNER') return <FirstList />;
  return (
    <EmptyState title={t`No lists found`}>
      <p>
        {isFiltered(filters)
          ? t`Nothing matches. Try other words, or another kind of list.`
          : t`No one has shared a list with you yet. When someone does, you’ll find it here.`}
      </p>
    </EmptyState>
  );
}
