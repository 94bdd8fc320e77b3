import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { useFocusAfter } from '../../base/design/useFocusAfter.ts';
import { VisuallyHidden } from '../../base/design/VisuallyHidden.tsx';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { isAwaited } from '../../base/page/awaited-items.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { PlaceholderRow } from '../../base/page/PlaceholderRow.tsx';
import { RestToCome } from '../../base/page/RestToCome.tsx';
import { PrintButton } from '../../base/printing/PrintButton.tsx';
import { sentences } from '../../base/text/sentences.ts';
import { areRows } from '../drawn/are-rows.ts';
import { ItemFinder } from '../drawn/ItemFinder.tsx';
import { currencyOf, EVERYTHING, findItems, isEverything, priceLimitsFor } from '../drawn/item-finder.ts';
import { countText, isOfAnyNumber, leftOutOf, NothingListed, SharedGifts, wantedText } from '../drawn/SharedGifts.tsx';
import { SharedItems, saysMostWanted } from '../drawn/SharedItems.tsx';
import { SharedListPage } from '../drawn/SharedListPage.tsx';
import { SharedListSkeleton } from '../drawn/SharedListSkeleton.tsx';
import { useGroupGift } from '../group-gifts/load-group-gift.ts';
import { Besides } from '../off-list/Besides.tsx';
import { notePutBack } from '../purchases/stored-purchases.ts';
import { useQuestions } from '../questions/useQuestions.tsx';
import {
  type Further,
  hasNothingToChoose,
  progressOf,
  useFurtherItems,
  useOpenSharedList,
  wantedCountOf,
} from './open-shared-list.ts';
import { loadPurchaseDialog, PurchaseSheets, purchaseText, warmUp } from './purchase-dialog.ts';
import { SharedItemCard } from './SharedItemCard.tsx';
import { SharedListHeading } from './SharedListHeading.tsx';
import {
  type SharedListView_itemFragment,
  type SharedListView_listFragment,
  useSharedListView_listFragment,
} from './SharedListView.generated.ts';
import { isAnyGiftOpen, shownGroups, useStandsLast } from './shown-groups.ts';
import { useAfterUndoing } from './useAfterUndoing.ts';
import { departureText, useDepartures } from './useDepartures.ts';
import { useFocusAfterBuying } from './useFocusAfterBuying.ts';
import { useHeldPurchases } from './useHeldPurchases.ts';
import { type ReloadSharedList, useLiveSharedList } from './useLiveSharedList.ts';
import { useOwnGifts } from './useOwnGifts.tsx';
import { useReturnFromShop } from './useReturnFromShop.ts';
import { useSurpriseMark } from './useSurpriseMark.ts';

const DidYouGetIt = lazy(async () => ({ default: (await keepLoading(() => import('./DidYouGetIt.tsx'))).DidYouGetIt }));
const loadForGuests = async () => (await import('./PrintedSharedList.tsx')).PrintedSharedList;
const loadForMembers = async () => (await import('../../lists/lists/PrintedList.tsx')).PrintedList;
const LaterYourPurchases = lazy(async () => ({ default: await loadYourPurchases() }));
let loadedYourPurchases: Awaited<ReturnType<typeof loadYourPurchases>> | undefined;

/** Loads the purchases that the browser remembers: where the code has come before, they are there with the list. */
export async function loadYourPurchases() {
  const { YourPurchases } = await keepLoading(() => import('./YourPurchases.tsx'));
  loadedYourPurchases = YourPurchases;
  return YourPurchases;
}

interface SharedListViewProps {
  list: FragmentType<SharedListView_listFragment>;
  reload: ReloadSharedList;
}

export function SharedListView({ list, reload }: SharedListViewProps) {
  const { data, complete } = useSharedListView_listFragment(list);
  return complete ? <KnownList list={data} reload={reload} /> : null;
}

type ListedItem = SharedListView_itemFragment;

interface OpenListProps {
  list: SharedListView_listFragment;
  /** Facts about items that have not come yet. */
  further: Further;
  reload: ReloadSharedList;
}

function KnownList({ list, reload }: Omit<OpenListProps, 'further'>) {
  const further = useFurtherItems(list);
  return further ? <OpenList list={list} further={further} reload={reload} /> : <SharedListSkeleton />;
}

function OpenList({ list: read, further, reload }: OpenListProps) {
  const { open: list, toCome, hasFailed, retry } = useOpenSharedList(read, further);
  const [search, setSearch] = useState(EVERYTHING);
  const [buying, setBuying] = useState<ListedItem | null>(); // undefined until a sheet is opened
  const [waiting, setWaiting] = useState<readonly ListedItem[]>([]);
  const [isHolding, setHolding] = useState(false);
  const [marks, setMarks] = useState<Record<string, number>>({});
  const { departures, reasonOf, departureTextOf, noteDepartures, dismissDeparture } = useDepartures(list.items);
  const count = useRef<HTMLHeadingElement>(null);
  const purchases = useHeldPurchases(list);
  const { held, ended, noteUnlisted, withdrawnText, forgetEnded, earlierText, forgetPutBack, isGiver } = purchases;
  const [wasFinished] = useState(hasNothingToChoose(list)); // who buys the last gift keeps the heading, so that nothing moves
  const [YourPurchases] = useState(() => loadedYourPurchases ?? LaterYourPurchases);
  const GroupGift = useGroupGift();
  const [boughtBefore] = useState(held.length > 0); // what appears later stands below, and pushes nothing from under a thumb
  const { askAbout, questionsOf, questionsDialog } = useQuestions(list, marks);
  const { giftsBeside, ownPurchaseOf, addGift, noteGifts, shownPurchaseIds } = useOwnGifts(list, purchases);

  useLiveSharedList(list, {
    reload,
    onChange(change) {
      noteDepartures(change);
      noteGifts(change);
      noteUnlisted(change);
      const { item, removedItemId, revision, isPutBackByOwner } = change;
      const isUnneeded = removedItemId !== null && change.wantedOfRemoved !== null;
      if (isUnneeded && ownPurchaseOf(removedItemId)) dismissDeparture(removedItemId); // its giver keeps it on the page
      if (item && isPutBackByOwner) notePutBack(list.id, item);
      if (item) setMarks((before) => ({ ...before, [item.id]: revision }));
    },
  });
  useSurpriseMark(list);
  const afterBuying = useFocusAfterBuying(count);
  useFocusAfter(Boolean(buying), afterBuying.focused, afterBuying.isLost);
  const undoneText = useAfterUndoing(held, ended, count);
  const [givenText, setGivenText] = useState('');
  useEffect(warmUp, []);

  const { id, shareToken, listType, isDemo, purchasesHidden, viewerRole, items } = list;
  const listed = [...items, ...departures.map(({ item }) => item)];
  const listedGifts = [...listed, ...giftsBeside(listed)];
  const found = findItems(listedGifts, search);
  const [isPlain] = useState(() => areRows(read.items.nodes)); // and stays so, whatever is bought meanwhile
  const [isAnyOpen] = useState(() => isAnyGiftOpen(list)); // who gives the last one keeps the others as they are
  const standsLast = useStandsLast(list, (itemId) => ownPurchaseOf(itemId) !== null);
  const groups = shownGroups(found, toCome, search, list, standsLast);
  const isForGuest = viewerRole === 'VIEWER';
  const buy = useCallback(async (item: ListedItem, isToHold = false) => {
    await loadPurchaseDialog().catch(() => {}); // what stands in its place says so, and goes on trying
    setHolding(isToHold);
    setBuying(item);
  }, []);
  const shop = useReturnFromShop(isForGuest && !purchasesHidden && listType !== 'SHOPPING');
  const yourPurchases = (boughtBefore || held.length > 0 || ended.length > 0 || items.some(isGiver)) && (
    <Suspense fallback={<FailedLoadNote />}>
      <YourPurchases
        list={list}
        held={held}
        ended={ended}
        withdrawnText={withdrawnText}
        onForget={forgetEnded}
        except={shownPurchaseIds}
      />
    </Suspense>
  );
  return (
    <>
      <SharedListPage
        list={list}
        member={isForGuest ? null : { isOwner: viewerRole === 'OWNER', purchasesHidden }}
        cover={
          <SharedListHeading
            list={read}
            isDemo={isDemo}
            isForGuest={isForGuest}
            isFinished={wasFinished && hasNothingToChoose(list)}
          />
        }
        purchases={yourPurchases}
        isPurchaseFirst={boughtBefore}
        isEmpty={list.itemCount + found.length === 0}
        besides={<Besides {...list} />}
        print={<PrintButton load={isForGuest ? loadForGuests : loadForMembers} of={isForGuest ? shareToken : id} />}
        gifts={
          <SharedGifts
            title={
              !isEverything(search) || purchasesHidden
                ? countText(isEverything(search) ? list.itemCount : found.length, listType)
                : wantedText(wantedCountOf(list), listType, list.items.some(isOfAnyNumber))
            }
            titleRef={count}
            progress={found.length > 0 ? progressOf(list, purchases.heldInPart) : null}
            leftOut={found.length > 0 ? leftOutOf(list, listedGifts) : 0}
            finder={
              items.length > 0 && (
                <ItemFinder
                  search={search}
                  onSearch={setSearch}
                  priceLimits={priceLimitsFor(items)}
                  currency={currencyOf(items)}
                  count={list.itemCount}
                />
              )
            }
          >
            {list.missingCount > 0 && (
              <RestToCome
                {...list}
                isInTheWay={search.sort !== 'priority' || !isEverything(search)}
                hasFailed={hasFailed}
                onRetry={retry}
              />
            )}
            {found.length > 0 ? (
              <SharedItems kind={listType} listId={id} isPlain={isPlain} groups={groups}>
                {(item, index, cell) =>
                  isAwaited(item) ? (
                    <PlaceholderRow
                      key={item.id}
                      look={listType === 'SHOPPING' ? 'sheet' : isPlain ? 'plainGift' : 'gift'}
                      cell={cell}
                    />
                  ) : (
                    <SharedItemCard
                      key={item.id}
                      cell={cell}
                      item={item}
                      kind={listType}
                      isPlain={isPlain}
                      isAnyOpen={isAnyOpen}
                      isUnderHeading={saysMostWanted(groups)}
                      eager={index < 3}
                      purchases={purchasesHidden ? 'hidden' : 'open'}
                      mark={marks[item.id] ?? null}
                      departureText={departureTextOf(item.id)}
                      own={ownPurchaseOf(item.id)}
                      isGiver={isGiver(item)}
                      earlierText={withdrawnText(item.id) ?? earlierText(item.id)}
                      waitingText={waiting.some(({ id }) => id === item.id) ? t`Waiting for connection` : null}
                      choiceText={list.choiceTexts.get(item.choiceId)}
                      questions={questionsOf(item, ownPurchaseOf(item.id) !== null)}
                      groupGift={
                        (item.isFund || (item.pledgeGoalMinor ?? item.pledgeCount) > 0) && (
                          <Suspense fallback={<FailedLoadNote />}>
                            <GroupGift {...list} {...{ item, isPlain, reload }} onAsk={askAbout(item)} />
                          </Suspense>
                        )
                      }
                      question={
                        item.id === shop.itemId &&
                        !ownPurchaseOf(item.id) && (
                          <Suspense fallback={<FailedLoadNote />}>
                            <DidYouGetIt item={item} onBuy={(isToHold) => void buy(item, isToHold)} onEnd={shop.end} />
                          </Suspense>
                        )
                      }
                      onBuy={buy}
                    />
                  )
                }
              </SharedItems>
            ) : list.missingCount > 0 ? null : !isEverything(search) && items.length > 0 ? (
              <EmptyState
                kind={listType}
                level={3}
                title={listType === 'SHOPPING' ? t`No items match your search` : t`No gifts match your search`}
                action={<Button onClick={() => setSearch(EVERYTHING)}>{t`Clear Search`}</Button>}
              >
                <p>{t`Try another word, or clear the search to see everything on this list.`}</p>
              </EmptyState>
            ) : (
              <NothingListed
                {...list}
                progress={list.progress ?? null}
                isGiver={held.length > 0}
                isForGuest={isForGuest}
              />
            )}
          </SharedGifts>
        }
      />
      <VisuallyHidden live>{sentences(...departures.map(departureText))}</VisuallyHidden>
      <VisuallyHidden live>{undoneText}</VisuallyHidden>
      <VisuallyHidden live>{buying ? '' : givenText /* nobody hears what is said behind a dialog */}</VisuallyHidden>
      {buying !== undefined && (
        <Suspense fallback={<FailedLoadNote />}>
          <PurchaseSheets
            {...{ items, waiting, setWaiting, reasonOf, shareToken, reload, askAbout }}
            open={buying}
            listId={id}
            owner={list}
            onBought={(item, purchase, receiptTo, hasDeliveryAddress) => {
              afterBuying.note(item.id);
              addGift({ item, purchase, receiptTo, hasDeliveryAddress });
              forgetPutBack(purchase);
              const text = purchaseText(purchase, listType);
              setGivenText(text);
              return text;
            }}
            onCompleted={(item) => {
              afterBuying.noteCompleted();
              dismissDeparture(item.id);
            }}
            isToHold={isHolding && !isDemo}
            onClose={() => setBuying(null)}
          />
        </Suspense>
      )}
      {questionsDialog}
    </>
  );
}
