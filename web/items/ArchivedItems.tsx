import { useEffect, useRef } from 'react';
import { Skeleton } from '../design/Skeleton.tsx';
import { ReadProblem } from '../page/ReadProblem.tsx';
import { ArchivedItem } from './ArchivedItem.tsx';
import { useArchivedItemsQuery } from './ArchivedItems.generated.ts';
import type { ItemContext } from './item-context.ts';

interface ArchivedItemsProps {
  context: ItemContext;
  /** Of the list: what happens live says that something changed, but nothing of archived items. */
  revision: number;
}

export function ArchivedItems({ context, revision }: ArchivedItemsProps) {
  const { data, error, refetch } = useArchivedItemsQuery({
    variables: { listId: context.listId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const read = useRef(revision);
  useEffect(() => {
    if (read.current === revision) return;
    read.current = revision;
    void refetch().catch(() => {}); // what is shown stays
  }, [revision, refetch]);

  const archived = data?.list.items.filter(({ isArchived }) => isArchived);
  return (
    <section aria-labelledby="archived" className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5">
      <h3 id="archived" className="text-xl">
        Archived <span className="text-base font-normal text-muted tabular-nums">{archived?.length}</span>
      </h3>
      {!archived && (error ? <ReadProblem error={error} onRetry={refetch} /> : <Skeleton rows={2} />)}
      {archived?.length === 0 && <p className="text-muted">Nothing is archived.</p>}
      <ul className="grid gap-2.5">
        {archived?.map((item) => (
          <li key={item.id} className="grid min-w-0">
            <ArchivedItem item={item} context={context} />
          </li>
        ))}
      </ul>
    </section>
  );
}
