import type { FragmentType } from '@apollo/client';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Grid } from '../design/Grid.tsx';
import { useFocusAfter } from '../design/useFocusAfter.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { keepLoading } from '../network/failed-loads.ts';
import { PrintButton } from '../printing/PrintButton.tsx';
import { ItemFinder } from './ItemFinder.tsx';
import { findItems, type ItemSort } from './item-finder.ts';
import { itemsText, NothingListed, SharedGifts, wantedText } from './SharedGifts.tsx';
import { SharedItemCard } from './SharedItemCard.tsx';
import { SharedListHeading } from './SharedListHeading.tsx';
import { SharedListNotes } from './SharedListNotes.tsx';
import { type SharedListView_listFragment, useSharedListView_listFragment } from './SharedListView.generated.ts';
import { useStoredPurchases } from './stored-purchases.ts';
import { FAREWELLS, useDepartures } from './useDepartures.ts';
import { useLiveSharedList } from './useLiveSharedList.ts';

const loadPurchaseDialog = () => import('./PurchaseDialog.tsx');
const PurchaseDialog = lazy(async () => ({ default: (await loadPurchaseDialog()).PurchaseDialog }));
const loadForGuests = async () => (await import('./PrintedSharedList.tsx')).PrintedSharedList;
const loadForMembers = async () => (await import('../lists/PrintedList.tsx')).PrintedList;
const YourPurchases = lazy(async () => ({
  default: (await keepLoading(() => import('./YourPurchases.tsx'))).YourPurchases,
}));

interface SharedListViewProps {
  list: FragmentType<SharedListView_listFragment>;
  reload: () => Promise<unknown>;
}

export function SharedListView({ list, reload }: SharedListViewProps) {
  const { data, complete } = useSharedListView_listFragment(list);
  if (!complete) return null;
  return <OpenList list={data} reload={reload} />;
}

type ListedItem = SharedListView_listFragment['items'][number];

interface OpenListProps {
  list: SharedListView_listFragment;
  reload: () => Promise<unknown>;
}

function OpenList({ list, reload }: OpenListProps) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<ItemSort>('priority');
  const [buying, setBuying] = useState<ListedItem | null>(null);
  const [marks, setMarks] = useState<Record<string, number>>({});
  const { departures, noteDepartures, dismissDeparture } = useDepartures(list.items);
  const count = useRef<HTMLHeadingElement>(null);
  const kept = useStoredPurchases(list.id);
  const [boughtBefore] = useState(kept.length > 0); // what appears later stands below, and pushes nothing from under a thumb

  useLiveSharedList(list, {
    reload,
    onChange(change) {
      noteDepartures(change);
      const { item, revision } = change;
      if (item) setMarks((before) => ({ ...before, [item.id]: revision }));
    },
  });
  useFocusAfter(buying !== null, count);
  useEffect(warmUp, []);

  const { id, shareToken, listType, isDemo, purchasesHidden, viewerRole, items } = list;
  const isSettled = (item: ListedItem) => listType === 'SHOPPING' && !purchasesHidden && item.quantityRemaining === 0;
  const found = findItems([...items, ...departures.map(({ item }) => item)], search, sort);
  const shown = [...found.filter((item) => !isSettled(item)), ...found.filter(isSettled)];
  const wanted = items.filter((item) => item.quantityRemaining > 0).length;
  const reasonOf = (id: string) => departures.find(({ item }) => item.id === id)?.reason;
  const farewellTo = (id: string) => {
    const reason = reasonOf(id);
    return reason && FAREWELLS[reason];
  };
  const mine = items.some(({ purchases }) => purchases.some((purchase) => purchase.mine));

  const yourPurchases = (kept.length > 0 || mine) && (
    <Suspense>
      <YourPurchases list={list} />
    </Suspense>
  );
  return (
    <div data-accent={list.branding?.accentColor} className="contents">
      <SharedListHeading list={list} isDemo={isDemo}>
        {viewerRole === 'VIEWER' ? (
          <PrintButton load={loadForGuests} of={shareToken} />
        ) : (
          <PrintButton load={loadForMembers} of={id} />
        )}
      </SharedListHeading>
      <SharedListNotes {...list} />
      {boughtBefore && yourPurchases}

      <SharedGifts
        title={purchasesHidden ? itemsText(items.length) : wantedText(wanted, listType)}
        titleRef={count}
        finder={items.length > 0 && <ItemFinder search={search} onSearch={setSearch} sort={sort} onSort={setSort} />}
      >
        {shown.length > 0 ? (
          <Grid layout="gifts" name={`gifts of ${id}`} groups={[{ heading: null, things: shown }]}>
            {(item, index, cell) => (
              <SharedItemCard
                key={item.id}
                cell={cell}
                item={item}
                kind={listType}
                eager={index < 3}
                purchases={isDemo ? 'demo' : purchasesHidden ? 'hidden' : 'open'}
                mark={marks[item.id] ?? null}
                farewell={farewellTo(item.id)}
                onBuy={async () => {
                  await loadPurchaseDialog();
                  setBuying(item);
                }}
              />
            )}
          </Grid>
        ) : search.trim() && items.length > 0 ? (
          <EmptyState
            kind={listType}
            level={3}
            title="No items match your search"
            action={<Button onClick={() => setSearch('')}>Clear Search</Button>}
          >
            <p>Try another word, or clear the search to see everything on this list.</p>
          </EmptyState>
        ) : (
          <NothingListed listType={listType} purchasesHidden={purchasesHidden} />
        )}
      </SharedGifts>

      {!boughtBefore && yourPurchases}
      <VisuallyHidden live>
        {departures.map(({ item, reason }) => `${item.title}: ${FAREWELLS[reason]}`).join('. ')}
      </VisuallyHidden>
      {buying && (
        <Suspense>
          <PurchaseDialog
            item={buying}
            isListed={items.some((item) => item.id === buying.id)}
            isWithdrawn={reasonOf(buying.id) === 'withdrawn'}
            listId={id}
            shareToken={shareToken}
            reload={reload}
            onCompleted={() => dismissDeparture(buying.id)}
            onClose={() => setBuying(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** So that the dialog opens at once, even where the signal is bad by then. */
function warmUp() {
  const load = () => void loadPurchaseDialog().catch(() => {}); // it is tried again when it is needed
  if (typeof requestIdleCallback !== 'function') return;
  const handle = requestIdleCallback(load, { timeout: 10_000 });
  return () => cancelIdleCallback(handle);
}
