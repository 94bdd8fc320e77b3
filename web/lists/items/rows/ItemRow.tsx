import { type ReactNode, useState } from 'react';
import type { FieldsOf } from '../../../base/network/fields-of.ts';
import { ItemPicture } from '../../../base/page/ItemPicture.tsx';
import type { ItemContext } from '../cache/item-context.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemLinkEntries, ItemLinks } from './ItemLinks.tsx';
import { ItemMenu, type Moves } from './ItemMenu.tsx';
import { ItemPurchases, TakeBackEntries } from './ItemPurchases.tsx';
import type { ItemRow_itemFragment } from './ItemRow.generated.ts';
import { OpeningTitle } from './OpeningTitle.tsx';

interface ItemRowProps {
  item: FieldsOf<ItemRow_itemFragment>;
  context: ItemContext;
  handle?: ReactNode;
  moves?: Moves;
}

const PICTURE_WIDTHS = '(min-width: 40rem) 2.75rem, 3rem';

/** Columns where there is room: what it is called, the shop, how many are wanted and the price, each below that of the row above. */
const IN_COLUMNS =
  '@2xl:grid @2xl:grid-cols-[minmax(0,1fr)_6rem_5rem_5.5rem] @2xl:items-baseline @2xl:gap-x-4 @2xl:py-2.5 @4xl:grid-cols-[minmax(0,1fr)_8rem_7.5rem_5.5rem]';

/** An item in one line: a tap opens it, and everything else that can be done with it is in its menu. */
export function ItemRow({ item, context, handle, moves }: ItemRowProps) {
  const [asked, ask] = useState<string | null>(null);
  const title = itemTitle(item);
  const takingBack = { item, kind: context.kind, onAsk: ask };
  return (
    <article
      data-item={item.id}
      className={`relative flex min-w-0 scroll-mt-36 scroll-mb-24 items-start gap-3 border-b border-line p-2 transition-colors duration-150 in-[li:last-child]:not-print:border-b-0 @max-3xs:flex-wrap has-[[data-opens]:active]:bg-sunk print:paper-box print:px-0 print:py-1 sm:px-2 sm:py-1 sm:has-[[data-opens]:hover]:bg-sunk/50 ${context.areTaken ? 'print:before:invisible' : ''}`}
    >
      {handle && <div className="relative z-1 -mx-1.5 max-sm:hidden print:hidden">{handle}</div>}
      {(context.hasPictures || item.effectiveImageUrl) && (
        <div className="w-12 shrink-0 sm:w-11">
          <ItemPicture item={item} widths={PICTURE_WIDTHS} kind={context.kind} shape="square" />
        </div>
      )}
      <div
        className={`grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-x-4 self-center @max-3xs:order-last @max-3xs:basis-full print:flex print:items-baseline sm:flex sm:flex-wrap sm:items-start ${IN_COLUMNS}`}
      >
        <div
          className={`grid min-w-0 grow @2xl:contents basis-48 grid-cols-[minmax(0,1fr)] content-center gap-0.5 sm:min-h-11 sm:gap-0 print:min-h-0! print:flex! print:flex-wrap print:justify-between print:gap-x-4! ${context.areTaken ? '' : 'min-h-11'}`}
        >
          <h3
            dir="auto"
            className="line-clamp-3 @2xl:col-start-1 @2xl:row-start-1 @2xl:line-clamp-none print:line-clamp-none! font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere"
            title={title}
          >
            <OpeningTitle itemId={item.id} title={title} context={context} />
          </h3>
          <ItemFacts item={item} context={context} isOneLine inColumns />
        </div>
        <div className="relative z-1 empty:hidden max-sm:@3xs:-me-14 @max-2xl:order-last @max-2xl:basis-full @2xl:col-span-full @2xl:-mb-2 @2xl:justify-self-start">
          <ItemPurchases {...takingBack} asked={asked} hasMenu={context.canChange} />
        </div>
        <div
          className={`relative z-1 shrink-0 flex-wrap content-center gap-x-3 empty:hidden sm:min-h-11 sm:w-44 sm:justify-end print:min-h-0! print:w-auto! sm:text-sm @2xl:col-start-2 @2xl:row-start-1 @2xl:min-h-0 @2xl:w-auto @2xl:justify-start ${context.canChange ? 'hidden sm:flex' : 'flex'}`}
        >
          <ItemLinks item={item} />
        </div>
      </div>
      {context.canChange && (
        <div className="relative z-1 @max-3xs:ms-auto">
          <ItemMenu item={item} title={title} moves={moves} canPurchase={!context.purchasesHidden && !context.isPast}>
            <div className="sm:hidden">
              <ItemLinkEntries item={item} />
              <TakeBackEntries {...takingBack} />
            </div>
          </ItemMenu>
        </div>
      )}
    </article>
  );
}
