import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { ItemPicture } from '../../../base/page/ItemPicture.tsx';
import type { ItemContext } from '../cache/item-context.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { type ItemCard_itemFragment, useItemCard_itemFragment } from './ItemCard.generated.ts';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemLinks } from './ItemLinks.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { ItemPurchases, TakeBackEntries } from './ItemPurchases.tsx';
import { OpeningTitle } from './OpeningTitle.tsx';

const PICTURE_WIDTHS = '(min-width: 64rem) 12rem, (min-width: 40rem) 30vw, 45vw';

interface ItemCardProps {
  item: FragmentType<ItemCard_itemFragment>;
  context: ItemContext;
  /** In sight at once, so its picture is loaded at once. */
  isEarly: boolean;
}

export function ItemCard({ item, context, isEarly }: ItemCardProps) {
  const { data, complete } = useItemCard_itemFragment(item);
  const [asked, ask] = useState<string | null>(null);
  if (!complete) return null;
  const takingBack = { item: data, kind: context.kind, onAsk: ask };
  return (
    <article
      data-item={data.id}
      className="relative flex h-full scroll-mt-36 scroll-mb-24 min-w-0 flex-col rounded-card border border-line bg-card p-2 shadow-card transition-colors duration-150 has-[[data-opens]:hover]:border-edge sm:p-3"
    >
      <ItemPicture item={data} widths={PICTURE_WIDTHS} kind={context.kind} shape="square" eager={isEarly} />
      <div className="grid grow grid-cols-[minmax(0,1fr)] content-start gap-1 px-1 pt-2.5">
        <div className="flex items-start">
          <h3
            className="line-clamp-2 min-w-0 grow font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere"
            title={itemTitle(data)}
          >
            <OpeningTitle itemId={data.id} title={itemTitle(data)} context={context} />
          </h3>
          {context.canChange && (
            <div className="relative z-1 -mt-2.5 -me-3 -mb-2">
              <ItemMenu item={data} title={itemTitle(data)} canPurchase={!context.purchasesHidden && !context.isPast}>
                <div className="sm:hidden">
                  <TakeBackEntries {...takingBack} />
                </div>
              </ItemMenu>
            </div>
          )}
        </div>
        <ItemFacts item={data} context={context} />
        <div className="relative z-1 empty:hidden">
          <ItemPurchases {...takingBack} asked={asked} hasMenu={context.canChange} isNarrow />
        </div>
      </div>
      <div className="relative z-1 flex flex-wrap gap-x-3 px-1 pt-2 text-sm empty:hidden">
        <ItemLinks item={data} />
      </div>
    </article>
  );
}
