import { t } from '@lingui/core/macro';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ErrorCode } from '#rules/base/errors/error-codes';
import { prepareGrid } from '../../base/design/grid/Grid.tsx';
import { keepAsking, keepLoading } from '../../base/network/failed-loads.ts';
import { hasCode } from '../../base/network/problems.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useSession } from '../../core/session/session.ts';
import { useSessionEnded } from '../../core/session/useSessionEnded.ts';
import { isServedWhole } from '../../shell/take-over.tsx';
import { SharedListSkeleton } from '../drawn/SharedListSkeleton.tsx';
import { isSurprise, useIsSurprise } from '../drawn/surprise-marks.ts';
import { loadGroupGift } from '../group-gifts/load-group-gift.ts';
import { storedPurchases } from '../purchases/stored-purchases.ts';
import { useUndoLink } from '../purchases/useUndoLink.ts';
import { useViewerKey } from '../purchases/useViewerKey.ts';
import { REFRESHING } from './open-shared-list.ts';
import { keepPurchaseOfPage } from './purchase-of-page.ts';
import { SharedListScreenDocument, useSharedListScreenQuery } from './SharedListScreen.generated.ts';
import { loadYourPurchases, SharedListView } from './SharedListView.tsx';
import { SignedOutNote } from './SignedOutNote.tsx';
import { SharedListCategoriesDocument } from './shared-item-pages.generated.ts';

const UndoLinkDialog = lazy(async () => ({
  default: (await keepLoading(() => import('../purchases/UndoLinkDialog.tsx'))).UndoLinkDialog,
}));

const SurpriseCover = lazy(async () => ({
  default: (await keepLoading(() => import('./SurpriseCover.tsx'))).SurpriseCover,
}));

const SharedListProblem = lazy(async () => ({
  default: (await keepLoading(() => import('./SharedListProblem.tsx'))).SharedListProblem,
}));

/** The way to chip in as the server draws it (`earlyPressHash`): it stays until the app has its own. */
const DRAWN_CHIP_IN = '[href^="#chip-in"]';

/** After these there is nothing left that may stay on the screen. */
const REFUSALS: ErrorCode[] = ['NOT_FOUND', 'LIST_PRIVATE', 'FORBIDDEN'];

/**
 * A list that can be read already is shown until the screen is ready, however bad the connection is; elsewhere the
 * screen comes at once and says so.
 */
export async function readSharedList(token: string): Promise<void> {
  if (!isServedWhole() || isSurprise(token)) return;
  const { client } = await keepLoading(() => import('../../lists/offline/app-client.ts'));
  const read = () => client.query({ query: SharedListScreenDocument, variables: { token } });
  try {
    const { data } = await keepAsking(read, isRefusal);
    const { totalCount = 0, pageInfo } = data?.sharedList.items ?? {};
    if (data) keepPurchaseOfPage(data.sharedList.id);
    if (data && storedPurchases(data.sharedList.id).length > 0) await loadYourPurchases();
    if (document.querySelector(DRAWN_CHIP_IN)) await loadGroupGift();
    const categories = { query: SharedListCategoriesDocument, variables: { token }, context: { headers: REFRESHING } };
    if (pageInfo?.hasNextPage) await client.query(categories);
    await prepareGrid(totalCount);
  } catch {
    // the screen asks again, and says what is refused
  }
}

/** A guest's view behind a share link. Signing in or out in another tab begins anew: it is another list then. */
export function SharedListScreen() {
  const { shareToken = '' } = useParams();
  const key = useViewerKey();
  const { status, account } = useSession();
  const isCovered = useIsSurprise(shareToken) && !account;
  const hasSessionEnded = useSessionEnded();
  const undo = useUndoLink();
  const viewer = { viewerId: account?.id ?? null, hasSessionEnded, undo };
  if (!isCovered) return <ViewersSharedList key={key} shareToken={shareToken} {...viewer} />;
  return (
    <Page>
      {status === 'restoring' ? (
        <SharedListSkeleton />
      ) : (
        <Suspense fallback={<CoverToCome />}>
          <SurpriseCover key={key} shareToken={shareToken} />
        </Suspense>
      )}
    </Page>
  );
}

function CoverToCome() {
  return (
    <>
      <FailedLoadNote />
      <SharedListSkeleton />
    </>
  );
}

interface ViewersSharedListProps {
  shareToken: string;
  viewerId: string | null;
  hasSessionEnded: boolean;
  undo: ReturnType<typeof useUndoLink>;
}

function ViewersSharedList({ shareToken, viewerId, hasSessionEnded, undo }: ViewersSharedListProps) {
  const [openToken, setOpenToken] = useState('');
  const { data, previousData, error, refetch } = useSharedListScreenQuery({
    variables: { token: shareToken },
    context: { viewerId, headers: openToken === shareToken ? REFRESHING : {} },
    notifyOnNetworkStatusChange: false,
  });
  const isOpen = data !== undefined;
  useEffect(() => {
    if (isOpen) setOpenToken(shareToken);
  }, [isOpen, shareToken]);
  const reload = useCallback(() => refetch(), [refetch]);

  const list = isRefusal(error) ? undefined : (data ?? previousData)?.sharedList;
  return (
    <Page>
      {hasSessionEnded && <SignedOutNote />}
      {list ? (
        <SharedListView key={list.id} list={list} reload={reload} />
      ) : error ? (
        <Suspense fallback={<CoverToCome />}>
          <SharedListProblem error={error} listId={(data ?? previousData)?.sharedList.id} onRetry={reload} />
        </Suspense>
      ) : (
        <>
          <PageHead title={t`Shared list`} unlisted />
          <SharedListSkeleton />
        </>
      )}
      {undo.link !== null && (
        <Suspense fallback={<FailedLoadNote />}>
          <UndoLinkDialog shareToken={shareToken} listId={list?.id} link={undo.link} onClose={undo.forget} />
        </Suspense>
      )}
    </Page>
  );
}

function isRefusal(error: unknown): boolean {
  return hasCode(error, ...REFUSALS);
}
