import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { Page } from '../page/Page.tsx';
import { PrintButton } from '../printing/PrintButton.tsx';
import { ReportButton } from '../safety/ReportButton.tsx';
import { ItemFinder } from './ItemFinder.tsx';
import { currencyOf, EVERYTHING, groupByCategory, groupForShopping, priceLimitsFor } from './item-finder.ts';
import { isAllGiven, NothingListed, SharedGifts, wantedText } from './SharedGifts.tsx';
import { type Face, SharedItemFace } from './SharedItemFace.tsx';
import { SharedItems } from './SharedItems.tsx';
import { type Cover, SharedListCover } from './SharedListCover.tsx';
import { SharedListEnd } from './SharedListEnd.tsx';
import { SharedListNotes } from './SharedListNotes.tsx';
import { SkeletonCards } from './SharedListSkeleton.tsx';
import { SharedRowFace } from './SharedRowFace.tsx';
import { bodyLayoutOf, layoutOf } from './shared-layouts.ts';

/** What the server knows of a list that anybody may open. */
export interface ListToDraw extends Omit<Cover, 'branding'> {
  isDemo: boolean;
  categoryOrder: readonly string[];
  progress: { wanted: number; given: number } | null;
  branding: (Cover['branding'] & { accentColor: string | null }) | null;
  /** The first of all items, whatever was bought. */
  items: { title: string; quantity: number }[];
  /** What guests find, and the first of it; null while the list keeps a surprise. */
  gifts: { first: (Face & { id: string; category: string })[]; count: number; wanted: number } | null;
}

/**
 * A shared list as the server draws it for guests, until the app takes its place. Of a list that keeps a surprise there
 * is the heading, since people who must not know what was bought are served the same page.
 */
export function DrawnSharedList({ list }: { list: ListToDraw }) {
  const { listType, branding, isDemo, gifts, categoryOrder } = list;
  return (
    <Page>
      <div data-accent={branding?.accentColor} className={layoutOf(listType)}>
        <SharedListCover list={list} isDemo={isDemo} isForGuest isFinished={isAllGiven(list)} />
        <div className={bodyLayoutOf(listType)}>
          <SharedListNotes id="" isDemo={isDemo} viewerRole="VIEWER" purchasesHidden={false} />
          {gifts ? (
            <Gifts {...gifts} progress={list.progress} listType={listType} categoryOrder={categoryOrder} />
          ) : (
            <GiftsToCome items={list.items} />
          )}
          <SharedListEnd isDemo={isDemo}>
            <PrintButton load={inVain} of="" />
          </SharedListEnd>
          {!isDemo && <ReportButton lists={[]} />}
        </div>
      </div>
    </Page>
  );
}

type GiftsProps = NonNullable<ListToDraw['gifts']> & Pick<ListToDraw, 'listType' | 'progress' | 'categoryOrder'>;

function Gifts({ first, count, wanted, progress, listType, categoryOrder }: GiftsProps) {
  return (
    <SharedGifts
      title={wantedText(wanted, listType)}
      progress={listType === 'SHOPPING' ? null : progress}
      finder={count > 0 && <FinderToCome items={first} />}
    >
      {count > 0 ? (
        <SharedItems
          kind={listType}
          listId=""
          groups={
            listType === 'SHOPPING'
              ? groupForShopping(first, { categoryOrder, isSettled: (item) => item.quantityRemaining === 0 })
              : groupByCategory(first)
          }
        >
          {(item, _place, cell) => {
            const Face = listType === 'SHOPPING' ? SharedRowFace : SharedItemFace;
            return (
              <Face
                key={item.id}
                cell={cell}
                item={item}
                kind={listType}
                eager={false} // the text comes first
                purchases="open"
                mark={null}
                departureText={undefined}
                own={null}
                onBuy={inVain}
              />
            );
          }}
        </SharedItems>
      ) : (
        <NothingListed listType={listType} purchasesHidden={false} progress={progress} />
      )}
      <noscript>
        <p>
          {count > first.length && `${count - first.length} more are shown with JavaScript. `}
          To mark something as purchased, this page needs JavaScript.
        </p>
      </noscript>
    </SharedGifts>
  );
}

function GiftsToCome({ items }: Pick<ListToDraw, 'items'>) {
  return (
    <SharedGifts title={<TitleToCome />} progress={null} finder={<FinderToCome items={[]} />}>
      <div className="noscript:hidden">
        <SkeletonCards />
      </div>
      <noscript>
        <ul className="grid list-disc gap-1 pb-4 pl-5">
          {items.map(({ title, quantity }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
            <li key={place}>{quantity > 1 ? `${title} (${quantity})` : title}</li>
          ))}
        </ul>
        <p>To see what’s still wanted, this page needs JavaScript.</p>
      </noscript>
    </SharedGifts>
  );
}

function TitleToCome() {
  return (
    <>
      <noscript>On this list</noscript>
      <span className="block h-8 w-48 rounded-control bg-line noscript:hidden">
        <VisuallyHidden>Loading</VisuallyHidden>
      </span>
    </>
  );
}

/** What is typed before it works would be lost. */
function FinderToCome({ items }: { items: readonly Face[] }) {
  return (
    <div inert className="contents noscript:hidden">
      <ItemFinder
        search={EVERYTHING}
        onSearch={inVain}
        priceLimits={priceLimitsFor(items)}
        currency={currencyOf(items)}
      />
    </div>
  );
}

/** Nothing happens on the server; what is pressed before the app has come, it does then. */
async function inVain(): Promise<never> {
  return new Promise(() => {});
}
