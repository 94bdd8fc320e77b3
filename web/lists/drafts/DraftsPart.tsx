import { lazy, Suspense } from 'react';
import type { Kind } from '../../base/design/kinds.ts';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';

const Drafts = lazy(async () => ({ default: (await keepLoading(() => import('./Drafts.tsx'))).Drafts }));

interface DraftsPartProps {
  list: { id: string; listType: Kind; draftCount: number; suggestionCount: number };
}

/** Drafts and suggestions above the list: the items below stay where they are when these come. */
export function DraftsPart({ list }: DraftsPartProps) {
  const { id, listType, draftCount, suggestionCount } = list;
  const room = (
    <>
      {suggestionCount > 0 && <div className="h-11" />}
      {draftCount > 0 && <div className="h-11" />}
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-5 empty:hidden print:hidden">
      <Suspense
        fallback={
          <>
            {room}
            <FailedLoadNote />
          </>
        }
      >
        <Drafts listId={id} kind={listType} toCome={room} />
      </Suspense>
    </div>
  );
}
