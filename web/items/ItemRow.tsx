import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { ItemPicture } from '../page/ItemPicture.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemLinkEntries, ItemLinks } from './ItemLinks.tsx';
import { ItemMenu, type Moves } from './ItemMenu.tsx';
import { ItemPurchases } from './ItemPurchases.tsx';
import { type ItemRow_itemFragment, useItemRow_itemFragment } from './ItemRow.generated.ts';
import type { ItemContext } from './item-context.ts';
import { itemTitle } from './item-texts.ts';
import { OpeningTitle } from './OpeningTitle.tsx';

interface ItemRowProps {
  item: FragmentType<ItemRow_itemFragment>;
  context: ItemContext;
  /** What the row is dragged by. */
  handle?: ReactNode;
  moves?: Moves;
}

const PICTURE_WIDTHS = '(min-width: 40rem) 2.75rem, 3.5rem';

/** An item in one line: a tap opens it, and everything else that can be done with it is in its menu. */
export function ItemRow({ item, context, handle, moves }: ItemRowProps) {
  const { data, complete } = useItemRow_itemFragment(item);
  if (!complete) return null;
  const title = itemTitle(data);
  return (
    <article
      data-item={data.id}
      className="relative flex min-w-0 items-start gap-3 rounded-card border border-line bg-card p-2 shadow-card transition-colors duration-150 @max-3xs:flex-wrap has-[[data-opens]:active]:bg-sunk sm:rounded-none sm:border-x-0 sm:border-t-0 sm:bg-transparent sm:px-0 sm:py-1 sm:shadow-none sm:hover:bg-card"
    >
      {handle && <div className="relative z-1 -mx-1.5 max-sm:hidden">{handle}</div>}
      <div className="w-14 shrink-0 sm:w-11">
        <ItemPicture item={data} widths={PICTURE_WIDTHS} kind={context.kind} shape="square" />
      </div>
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-x-4 self-center @max-3xs:order-last @max-3xs:basis-full sm:flex sm:flex-wrap sm:items-start">
        <div className="grid min-h-11 min-w-0 grow basis-48 grid-cols-[minmax(0,1fr)] content-center gap-0.5 sm:gap-0">
          <h3
            className="line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere sm:line-clamp-1"
            title={title}
          >
            <OpeningTitle itemId={data.id} title={title} context={context} />
          </h3>
          <ItemFacts item={data} context={context} isOneLine />
        </div>
        <div className="relative z-1 empty:hidden max-sm:-mt-1.5 max-sm:-mr-14 max-sm:-mb-2 sm:basis-96 @max-4xl:order-last @max-4xl:basis-full">
          <ItemPurchases item={data} kind={context.kind} />
        </div>
        <div
          className={`relative z-1 shrink-0 flex-wrap content-center gap-x-3 max-sm:empty:hidden sm:min-h-11 sm:w-44 sm:justify-end sm:text-sm ${context.canChange ? 'hidden sm:flex' : 'flex'}`}
        >
          <ItemLinks item={data} />
        </div>
      </div>
      {context.canChange && (
        <div className="relative z-1">
          <ItemMenu item={data} moves={moves} canPurchase={!context.purchasesHidden}>
            <div className="sm:hidden">
              <ItemLinkEntries item={data} />
            </div>
          </ItemMenu>
        </div>
      )}
    </article>
  );
}
