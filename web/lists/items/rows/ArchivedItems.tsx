import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Skeleton } from '../../../base/design/Skeleton.tsx';
import { ReadProblem } from '../../../base/page/ReadProblem.tsx';
import { ShowMore } from '../../../base/page/ShowMore.tsx';
import type { ItemContext } from '../cache/item-context.ts';
import { ArchivedItem } from './ArchivedItem.tsx';
import { useArchivedItemsQuery } from './ArchivedItems.generated.ts';

const PAGE_SIZE = 50;
/** The server's limit for a page. */
const MOST_AT_ONCE = 200;

interface ArchivedItemsProps {
  context: ItemContext;
  /** The revision of the list: live changes tell nothing of archived items. */
  revision: number;
}

export function ArchivedItems({ context, revision }: ArchivedItemsProps) {
  const { data, error, refetch, fetchMore } = useArchivedItemsQuery({
    variables: { listId: context.listId, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const pages = data?.list.archivedItemsConnection;
  const archived = pages?.nodes.filter(({ isArchived }) => isArchived);
  const shownCount = useRef(0);
  shownCount.current = pages?.nodes.length ?? 0;
  const read = useRef(revision);
  useEffect(() => {
    if (read.current === revision) return;
    read.current = revision;
    const first = Math.min(MOST_AT_ONCE, Math.max(PAGE_SIZE, shownCount.current)); // what is open stays open
    void refetch({ listId: context.listId, first }).catch(() => {}); // what is shown stays
  }, [revision, refetch, context.listId]);
  const count = pages?.pageInfo.hasNextPage ? data?.list.archivedItemCount : archived?.length;
  return (
    <section aria-labelledby="archived" className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5">
      <h3 id="archived" className="text-xl">
        <Trans comment="A heading. {count} is the number of archived items.">
          Archived <span className="text-base font-normal text-muted tabular-nums">{count}</span>
        </Trans>
      </h3>
      {!archived && (error ? <ReadProblem error={error} onRetry={refetch} /> : <Skeleton rows={2} />)}
      {archived?.length === 0 && <p className="text-muted">{t`Nothing is archived.`}</p>}
      <ul className="grid gap-2.5">
        {archived?.map((item) => (
          <li key={item.id} className="grid min-w-0">
            <ArchivedItem item={item} context={context} />
          </li>
        ))}
      </ul>
      {pages && (
        <ShowMore
          pageInfo={pages.pageInfo}
          shownCount={pages.nodes.length}
          read={(after) => fetchMore({ variables: { listId: context.listId, first: PAGE_SIZE, after } })}
        />
      )}
    </section>
  );
}
