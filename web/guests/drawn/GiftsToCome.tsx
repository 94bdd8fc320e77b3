import { t } from '@lingui/core/macro';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { buttonLook } from '../../base/design/button-looks.ts';
import { VisuallyHidden } from '../../base/design/VisuallyHidden.tsx';
import { DrawnPages } from './DrawnPages.tsx';
import { MostWanted } from './GiftStates.tsx';
import { ItemFinder } from './ItemFinder.tsx';
import { currencyOf, EVERYTHING, mostWantedFirst, priceLimitsFor } from './item-finder.ts';
import { SharedGifts } from './SharedGifts.tsx';
import type { Face } from './shared-item.ts';

export interface GiftsToComeProps {
  /** A page of all items, whatever was bought. */
  items: { id: string; title: string; quantity: number; isMostWanted: boolean; isFund: boolean }[];
  hasMoreItems: boolean;
  shareToken: string;
  /** Which page. */
  page: number;
  isDemo: boolean;
  isPast: boolean;
}

/** Gifts that are read by name while the app is on its way. */
const NAMED_CARDS = 12;

/**
 * The gifts of a list that keeps a surprise, until the app knows who looks: by name alone, since people who must not
 * know what was bought are served the same page.
 */
export function GiftsToCome({ items, shareToken, page, hasMoreItems, isDemo, isPast }: GiftsToComeProps) {
  const gifts = mostWantedFirst(items);
  return (
    <SharedGifts title={<TitleToCome />} progress={null} finder={<FinderToCome items={[]} count={items.length} />}>
      <ul className="grid gap-4 noscript:hidden sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4">
        {gifts.slice(0, NAMED_CARDS).map(({ id, title }) => (
          <li key={id} className="flex h-56 items-end rounded-card bg-line/60 p-4 sm:h-96">
            <bdi dir="auto" className="line-clamp-3 min-w-0 grow text-lg text-muted wrap-anywhere">
              {title}
            </bdi>
          </li>
        ))}
      </ul>
      <noscript>
        <p>{t`What’s given isn’t shown here: the page is the same for the people it’s a surprise for.`}</p>
        <ul className="divide-y divide-line py-4">
          {gifts.map(({ id, title, quantity, isMostWanted, isFund }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <h3 className="min-w-0 grow basis-48 text-lg wrap-anywhere">
                {quantity > 1 && !isAnyNumber(quantity) ? t`${title} (${quantity})` : title}
              </h3>
              {isMostWanted && <MostWanted />}
              {isFund && <p>{t`This is a gift of money. Ask the family how you can give to it.`}</p>}
              {!isDemo && !isPast && !isFund && (
                <a
                  href={buyPath(shareToken, id)}
                  rel="nofollow"
                  aria-label={t`Mark as Purchased: ${title}`}
                  className={buttonLook('quiet', 'normal')}
                >
                  {t`Mark as Purchased`}
                </a>
              )}
            </li>
          ))}
        </ul>
        <DrawnPages shareToken={shareToken} page={page} hasMore={hasMoreItems} />
      </noscript>
    </SharedGifts>
  );
}

function TitleToCome() {
  return (
    <>
      <noscript>{t`On this list`}</noscript>
      <span className="block h-8 w-48 rounded-control bg-line noscript:hidden">
        <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      </span>
    </>
  );
}

export function FinderToCome({ items, count }: { items: readonly Face[]; count: number }) {
  return (
    <div className="contents noscript:hidden">
      <ItemFinder
        isToCome
        search={EVERYTHING}
        onSearch={inVain}
        priceLimits={priceLimitsFor(items)}
        currency={currencyOf(items)}
        count={count}
      />
    </div>
  );
}

/** The page that the server draws of a gift to buy. */
export function buyPath(shareToken: string, itemId: string): string {
  return `/shared/${shareToken}/items/${itemId}/buy`;
}

/** Nothing happens on the server; what is pressed before the app has come, it does then. */
export async function inVain(): Promise<never> {
  return new Promise(() => {});
}
