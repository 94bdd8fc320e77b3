import { t } from '@lingui/core/macro';
import { ChartNoAxesColumn } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { MenuItem } from '../../base/design/dialogs/Menu.tsx';
import { prepareGrid } from '../../base/design/grid/Grid.tsx';
import { Highlight } from '../../base/design/Highlight.tsx';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { hasCode } from '../../base/network/problems.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useStore } from '../../base/state/store.ts';
import { listName } from '../../base/text/list-name.ts';
import { ListDeleted } from '../../core/list-access/ListDeleted.tsx';
import { ListMissing } from '../../core/list-access/ListMissing.tsx';
import { VerificationAwaited } from '../../core/session/VerificationNotice.tsx';
import { OpenAsViewer } from '../collaborators/OpenAsViewer.tsx';
import { DraftsPart } from '../drafts/DraftsPart.tsx';
import { DropToImport } from '../importing/DropToImport.tsx';
import { PasteToAdd } from '../items/adding/PasteToAdd.tsx';
import { ItemsSection } from '../items/section/ItemsSection.tsx';
import { useItemsMenu } from '../items/section/useItemsMenu.tsx';
import { ShopChips } from '../items/shopping/ShopChips.tsx';
import { ShoppingProgress } from '../items/shopping/ShoppingProgress.tsx';
import { ShoppingTrips } from '../items/shopping/ShoppingTrips.tsx';
import { createdList } from '../list-settings/created-list.ts';
import { AfterTheDay } from '../past-lists/AfterTheDay.tsx';
import { PastNotice } from '../past-lists/PastNotice.tsx';
import { CreatedNotice } from './CreatedNotice.tsx';
import { HiddenNotice } from './HiddenNotice.tsx';
import { ListAwaited } from './ListAwaited.tsx';
import { ListHeading } from './ListHeading.tsx';
import { ListParts, type Part } from './ListParts.tsx';
import { type ListScreenQuery, useListScreenQuery } from './ListScreen.generated.ts';
import { LiveNote } from './LiveNote.tsx';
import { useListDeletion } from './useListDeletion.tsx';
import { useListReload } from './useListReload.ts';
import { useLiveList } from './useLiveList.ts';

const OwnGifts = lazy(async () => ({
  default: (await keepLoading(() => import('../own-gifts/OwnGifts.tsx'))).OwnGifts,
}));

const ThanksScreen = lazy(async () => ({
  default: (await keepLoading(() => import('../thanks/ThanksScreen.tsx'))).ThanksScreen,
}));

void prepareGrid(); // of a long list it is what is shown first, and comes while the list is read

export function ListScreen() {
  const { listId } = useParams();
  const { search } = useLocation();
  if (!listId) return <Navigate to="/dashboard" replace />;
  if (new URLSearchParams(search).has('thanks'))
    return (
      <Suspense fallback={<FailedLoadNote />}>
        <ThanksScreen />
      </Suspense>
    ); // no route of its own, which every guest would fetch
  return <OneList key={listId} listId={listId} />;
}

function OneList({ listId }: { listId: string }) {
  // Read again on every arrival, so also after an item was added or the list was edited.
  const { data, error, refetch } = useListScreenQuery({
    variables: { id: listId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [part, setPart] = useState<Part>('items');
  const [isViewOpen, setViewOpen] = useState(false);
  const [isSelecting, setSelecting] = useState(false);
  const isJustMade = useStore(createdList) === listId;
  const list = data?.list;
  const lastShown = useRef(list);
  if (list) lastShown.current = list;
  const reload = useListReload({ refetch, lastShown });
  const { isDeleting, askToDelete, deleteDialog } = useListDeletion(listId);
  const listType = list?.listType ?? 'WISHLIST';
  const isShopping = listType === 'SHOPPING';
  const select = () => {
    setPart('items');
    setSelecting(true);
  };
  const { menuEntries, viewButton, dialog, pasteSeveral } = useItemsMenu({
    listId,
    list,
    listType,
    hasView: list !== undefined && list.itemCount + list.archivedItemCount > 0,
    isViewOpen,
    onViewOpen: setViewOpen,
    onSelect: list && list.itemCount > 0 ? select : undefined,
  });
  const { activity, people } = useLiveList(listId, { list, reload, isEnding: isDeleting });

  const isGone = hasCode(error, 'NOT_FOUND') && !isDeleting;
  if (isGone || (!list && error)) {
    return (
      <Page key="missing" width="reading">
        <PageHead title={t`List`} unlisted />
        {isGone && lastShown.current ? (
          <ListDeleted name={listName(lastShown.current)} by={otherOwnerOf(lastShown.current)} />
        ) : (
          <Missing listId={listId} error={error} onRetry={reload} />
        )}
      </Page>
    );
  }
  if (!list) return <ListAwaited listId={listId} />;
  const hasAnalytics = list.viewerRole === 'OWNER' && !list.isDemo;
  const { revision = null, by = null } = activity.highlights[listId] ?? {};
  const hasOwnGifts = list.ownGifts.length > 0 && !isSelecting;
  const items = (
    <>
      {list.draftCount + list.suggestionCount > 0 && !isSelecting && <DraftsPart list={list} />}
      <ItemsSection
        list={list}
        highlights={activity.highlights}
        isViewOpen={isViewOpen}
        isJustMade={isJustMade}
        isPast={list.pastSince !== null}
        isSelecting={isSelecting}
        onSelected={() => setSelecting(false)}
        onPasteSeveral={pasteSeveral}
        ownGifts={hasOwnGifts && <OwnGiftsPart list={list} place="below" />}
      />
    </>
  );
  return (
    <Page width={isShopping ? 'sheet' : 'list'}>
      <PageHead title={listName(list)} unlisted />
      <LiveNote activity={activity} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {isJustMade && list.itemCount === 0 && <CreatedNotice listId={listId} />}
        <VerificationAwaited />
        {list.hiddenAt && <HiddenNotice reason={list.hiddenReason ?? null} isOwner={list.viewerRole === 'OWNER'} />}
        <Highlight change={revision} by={by} unframed>
          <ListHeading
            list={list}
            peopleHere={people}
            progress={isShopping && <ShoppingHead list={list} />}
            menuEntries={
              <>
                {menuEntries}
                {hasAnalytics && <AnalyticsEntry onChoose={() => setPart('analytics')} />}
              </>
            }
            viewButton={!isSelecting && viewButton}
            isFolded={isSelecting}
            onDelete={askToDelete}
          />
        </Highlight>
        {isShopping && <ShoppingTrips list={list} />}
        {hasOwnGifts && <OwnGiftsPart list={list} place="above" />}
        {list.pastSince && <PastNotice listId={listId} isOwner={list.viewerRole === 'OWNER'} />}
        {list.asksAfterTheDay && list.itemCount > 0 && <AfterTheDay listId={listId} />}
      </div>
      {list.viewerRole !== 'VIEWER' && !list.isDemo && (
        <>
          <PasteToAdd key={listId} listId={listId} kind={listType} />
          <DropToImport listId={listId} />
        </>
      )}
      <ListParts listId={listId} part={part} onChange={setPart} items={items} />
      {dialog}
      {deleteDialog}
    </Page>
  );
}

function Missing({ listId, ...problem }: { listId: string; error: unknown; onRetry: () => Promise<unknown> }) {
  const missing = <ListMissing {...problem} />;
  return hasCode(problem.error, 'FORBIDDEN') ? <OpenAsViewer listId={listId}>{missing}</OpenAsViewer> : missing;
}

/** Nobody but its owner deletes a list. */
function otherOwnerOf({ owner, viewerRole }: NonNullable<ListScreenQuery['list']>): string | null {
  return viewerRole === 'OWNER' ? null : isolated(displayText(owner.name));
}

function ShoppingHead({ list }: { list: NonNullable<ListScreenQuery['list']> }) {
  return (
    <>
      <ShoppingProgress list={list} />
      {list.viewerRole !== 'VIEWER' && <ShopChips list={list} />}
    </>
  );
}

function AnalyticsEntry({ onChoose }: { onChoose: () => void }) {
  return (
    <MenuItem onSelect={onChoose}>
      <ChartNoAxesColumn aria-hidden />
      {t`Analytics`}
    </MenuItem>
  );
}

function OwnGiftsPart(props: ComponentProps<typeof OwnGifts>) {
  return (
    <Suspense fallback={<FailedLoadNote />}>
      <OwnGifts {...props} />
    </Suspense>
  );
}
