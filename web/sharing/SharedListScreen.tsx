import { lazy, Suspense, useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { problemCode } from '../form/problems.ts';
import { Page } from '../shell/Page.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { SharedListProblem } from './SharedListProblem.tsx';
import { useSharedListScreenQuery } from './SharedListScreen.generated.ts';
import { SharedListSkeleton } from './SharedListSkeleton.tsx';
import { SharedListView } from './SharedListView.tsx';

const UndoLinkDialog = lazy(async () => ({ default: (await import('./UndoLinkDialog.tsx')).UndoLinkDialog }));

/** After these there is nothing left that may stay on the screen. */
const REFUSALS = ['NOT_FOUND', 'LIST_PRIVATE', 'FORBIDDEN'];

/** What a guest sees behind a share link. */
export function SharedListScreen() {
  const { shareToken = '' } = useParams();
  const { data, previousData, error, refetch } = useSharedListScreenQuery({
    variables: { token: shareToken },
    notifyOnNetworkStatusChange: false,
  });
  const [search, setSearch] = useSearchParams();
  const readAgain = useCallback(() => refetch(), [refetch]);

  const undo = search.get('undo');
  const closeUndo = () => {
    setSearch(
      (before) => {
        before.delete('undo');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  const isRefused = REFUSALS.includes(problemCode(error) ?? '');
  const list = isRefused ? undefined : (data ?? previousData)?.sharedList;
  return (
    <Page>
      {list ? (
        <SharedListView key={list.id} list={list} readAgain={readAgain} />
      ) : error ? (
        <SharedListProblem error={error} onRetry={readAgain} />
      ) : (
        <>
          <PageHead title="Shared list" unlisted />
          <SharedListSkeleton />
        </>
      )}
      {undo !== null && (
        <Suspense>
          <UndoLinkDialog shareToken={shareToken} listId={list?.id} link={undo} onClose={closeUndo} />
        </Suspense>
      )}
    </Page>
  );
}
