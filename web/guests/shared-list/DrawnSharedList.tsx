import { t } from '@lingui/core/macro';
import { BUY_FORM, LATER, marked, OFFLINE_TEXT } from '#rules/doors/public-pages/drawn-page';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import type { Cell } from '../../base/design/grid/grid-layouts.ts';
import { Page } from '../../base/page/Page.tsx';
import { PrintButton } from '../../base/printing/PrintButton.tsx';
import { groupByCategory } from '../../base/text/category-groups.ts';
import { choiceTextsOf } from '../../base/text/choice-text.ts';
import { questionsText } from '../../base/text/questions-text.ts';
import { isCostShared } from '../../base/text/shared-cost-text.ts';
import { areRows } from '../drawn/are-rows.ts';
import { DrawnPages } from '../drawn/DrawnPages.tsx';
import { buyPath, FinderToCome, GiftsToCome, type GiftsToComeProps, inVain } from '../drawn/GiftsToCome.tsx';
import { heldHeights } from '../drawn/held-heights.ts';
import { groupForShopping, groupGifts, purchasedHeading } from '../drawn/item-finder.ts';
import { isAllTaken, isOfAnyNumber, leftOutOf, NothingListed, SharedGifts, wantedText } from '../drawn/SharedGifts.tsx';
import { SharedItems, saysMostWanted } from '../drawn/SharedItems.tsx';
import { type Cover, SharedListCover } from '../drawn/SharedListCover.tsx';
import { SharedListPage } from '../drawn/SharedListPage.tsx';
import type { Face } from '../drawn/shared-item.ts';
import { DrawnGroupGift } from '../group-gifts/DrawnGroupGift.tsx';
import { AskForAddress } from '../purchases/DrawnAddress.tsx';
import {
  BoughtWithoutApp,
  type GiftToDraw,
  type OwnPurchaseToDraw,
  ownPurchaseToDraw,
  PurchasesOfBrowser,
  UndoForm,
  UndoQuestion,
} from './DrawnOwnPurchase.tsx';
import { SharedItemCard } from './SharedItemCard.tsx';

/** The server's knowledge of a list that anybody may open. */
export interface ListToDraw extends Omit<Cover, 'branding'>, GiftsToComeProps {
  id: string;
  categoryOrder: readonly string[];
  progress: { wanted: number; given: number; held: number } | null;
  branding: (Cover['branding'] & { accentColor: string | null }) | null;
  /** The gifts for guests, and a page of them; null while the list keeps a surprise. */
  gifts: {
    shown: ShownItem[];
    count: number;
    pageSize: number;
    wanted: number;
    /** Counts of all items that can be given or bought, in the order of their first; null where everything is shown. */
    categories: CategoryCount[] | null;
  } | null;
  bought: GiftToDraw | null;
  /** The purchase that the link of a receipt takes back. */
  undoing: OwnPurchaseToDraw | null;
  /** Whether the buyer of `bought` may see where to send it. */
  hasDeliveryAddress: boolean;
}

type ShownItem = Face & { category: string; orderIndex: number };

/** On a phone, and more than a row of four beside each other. */
const SEEN_FIRST = 6;

interface CategoryCount {
  category: string;
  count: number;
}

/**
 * A shared list as the server draws it for guests, until the app takes its place. Of a list that keeps a surprise there
 * is the heading, since people who must not know what was bought are served the same page.
 */
export function DrawnSharedList({ list }: { list: ListToDraw }) {
  const { id, ownerName, isDemo, gifts, bought, undoing, shareToken, page } = list;
  const isAlone = bought !== null && !(gifts && bought.item);
  return (
    <Page>
      <SharedListPage
        list={list}
        member={null}
        cover={<SharedListCover list={list} isDemo={isDemo} isForGuest isFinished={hasNothingToChoose(list)} />}
        purchases={
          <>
            {undoing && <UndoQuestion purchase={undoing} shareToken={shareToken} />}
            {bought && list.hasDeliveryAddress && <AskForAddress shareToken={shareToken} />}
            {isAlone && <BoughtWithoutApp purchase={bought} shareToken={shareToken} />}
            {page === 1 && !isAlone && <PurchasesOfBrowser listId={id} ownerName={ownerName} />}
          </>
        }
        isEmpty={gifts?.count === 0 && bought === null}
        isPurchaseFirst
        gifts={gifts ? <Gifts {...list} {...gifts} /> : <GiftsToCome {...list} />}
        print={<PrintButton load={inVain} of="" />}
      />
    </Page>
  );
}

/** While a surprise is kept, nothing tells whether all is given. */
function hasNothingToChoose(list: ListToDraw): boolean {
  return (
    list.items.length === 0 ||
    (list.gifts !== null && isAllTaken(list) && !list.items.some((item) => isAnyNumber(item.quantity)))
  );
}

type GiftsProps = NonNullable<ListToDraw['gifts']> & Omit<ListToDraw, 'gifts'>;

function Gifts({ shown, count, pageSize, wanted, categories, ...list }: GiftsProps) {
  const { listType, progress, categoryOrder, isDemo, isPast, shareToken, page, bought } = list;
  const things = withGift(shown, bought?.item ?? null);
  const isLastPage = things.length > 0 && count <= page * pageSize;
  const isPlain = areRows(shown);
  const choiceTexts = choiceTextsOf(things);
  const isSettled = ({ id, quantityRemaining }: ShownItem) =>
    !isPast && quantityRemaining === 0 && id !== bought?.itemId;
  const isAnyOpen = !isPast && (wanted > 0 || things.some(({ quantityRemaining }) => quantityRemaining > 0));
  const groups =
    listType === 'SHOPPING'
      ? groupForShopping(things, { categoryOrder, isSettled: (item) => item.quantityRemaining === 0 })
      : groupGifts(things, categoryOrder, { isSettled, all: categories ?? undefined });
  const first = new Set(groups.flatMap((group) => group.things).slice(0, SEEN_FIRST));
  return (
    <SharedGifts
      title={wantedText(wanted, listType, things.some(isOfAnyNumber))}
      progress={listType === 'SHOPPING' || things.length === 0 ? null : progress}
      leftOut={isLastPage ? leftOutOf(list, things) : 0}
      finder={count > 0 && page === 1 && <FinderToCome items={shown} count={count} />}
    >
      <form
        id={BUY_FORM}
        hidden
        {...marked({ [OFFLINE_TEXT]: t`You’re offline. This goes on as soon as you’re back.` })}
      />
      {bought?.item && <UndoForm gift={bought} shareToken={shareToken} />}
      {things.length > 0 ? (
        <SharedItems
          kind={listType}
          listId=""
          isPlain={isPlain}
          groups={groups}
          counts={categories ? countsByHeading(categories, list, count) : undefined}
        >
          {(item, _place, cell) => (
            <SharedItemCard
              key={item.id}
              cell={listType === 'SHOPPING' || first.has(item) ? cell : laterCell(cell, item, isPlain)}
              item={item}
              kind={listType}
              isPlain={isPlain}
              isAnyOpen={isAnyOpen}
              isUnderHeading={saysMostWanted(groups)}
              eager={false} // the text comes first
              purchases="open"
              mark={null}
              departureText={undefined}
              own={bought?.itemId === item.id ? ownPurchaseToDraw(bought) : null}
              choiceText={choiceTexts.get(item.choiceId)}
              questions={
                item.questionCount > 0 && (
                  <p className="-mt-1.5 -mb-2.5 flex min-h-11 items-center text-sm text-muted">
                    {questionsText(item.questionCount)}
                  </p>
                )
              }
              groupGift={
                (item.isFund || isCostShared(item)) && (
                  <DrawnGroupGift {...item} look={isPlain ? 'outlined' : 'primary'} />
                )
              }
              onBuy={inVain}
              buyAt={isDemo ? undefined : buyPath(shareToken, item.id)}
            />
          )}
        </SharedItems>
      ) : (
        <NothingListed {...list} isForGuest />
      )}
      {isDemo && count > 0 && (
        <noscript>
          <p>{t`On this demo, marking something as purchased needs JavaScript.`}</p>
        </noscript>
      )}
      <DrawnPages shareToken={shareToken} page={page} hasMore={count > page * pageSize} />
    </SharedGifts>
  );
}

/** With the room that it takes until a browser has laid it out. */
function laterCell(cell: Cell, item: Face, isPlain: boolean): Cell {
  return { ...cell, style: { ...cell.style, ...heldHeights(item, isPlain) }, ...marked({ [LATER]: '' }) };
}

/** Keeps a new purchase in its place, also when nobody needs the gift any more. */
function withGift(shown: readonly ShownItem[], gift: ShownItem | null): readonly ShownItem[] {
  if (!gift || shown.some(({ id }) => id === gift.id)) return shown;
  return [...shown, gift].sort((one, other) => one.orderIndex - other.orderIndex);
}

/** How many there are under each heading of the list, with those that are not on this page; on a list of gifts, of those that can be given. */
function countsByHeading(
  categories: CategoryCount[],
  { listType, categoryOrder }: Pick<ListToDraw, 'listType' | 'categoryOrder'>,
  shownCount: number,
) {
  const total = (things: readonly CategoryCount[]) => things.reduce((sum, { count }) => sum + count, 0);
  const groups =
    listType === 'SHOPPING'
      ? groupForShopping(categories, { categoryOrder, isSettled: () => false })
      : groupByCategory(categories, categoryOrder);
  const counts = groups.flatMap(({ heading, things }) => (heading === null ? [] : [[heading, total(things)] as const]));
  const boughtCount = shownCount - total(categories);
  return new Map([...counts, ...(listType === 'SHOPPING' ? [[purchasedHeading(), boughtCount] as const] : [])]);
}
