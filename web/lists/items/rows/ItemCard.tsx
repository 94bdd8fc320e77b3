import { useState } from 'react';
import type { FieldsOf } from '../../../base/network/fields-of.ts';
import { ItemPicture } from '../../../base/page/ItemPicture.tsx';
import type { ItemContext } from '../cache/item-context.ts';
import { itemTitle } from '../cache/item-texts.ts';
import type { ItemCard_itemFragment } from './ItemCard.generated.ts';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemLinks } from './ItemLinks.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { ItemPurchases, TakeBackEntries } from './ItemPurchases.tsx';
import { OpeningTitle } from './OpeningTitle.tsx';

const PICTURE_WIDTHS = '(min-width: 64rem) 12rem, (min-width: 40rem) 30vw, 45vw';

interface ItemCardProps {
  item: FieldsOf<ItemCard_itemFragment>;
  context: ItemContext;
  /** In sight at once, so its picture is loaded at once. */
  isEarly: boolean;
}

export function ItemCard({ item, context, isEarly }: ItemCardProps) {
  const [asked, ask] = useState<string | null>(null);
  const takingBack = { item, kind: context.kind, onAsk: ask };
  return (
    <article
      data-item={item.id}
      className="relative flex h-full scroll-mt-36 scroll-mb-24 min-w-0 flex-col rounded-card border border-line bg-card p-2 shadow-card transition-colors duration-150 has-[[data-opens]:hover]:border-edge sm:p-3"
    >
      <ItemPicture item={item} widths={PICTURE_WIDTHS} kind={context.kind} shape="square" eager={isEarly} />
      <div className="grid grow grid-cols-[minmax(0,1fr)] content-start gap-1 px-1 pt-2.5">
        <div className="flex items-start">
          <h3
            dir="auto"
            className="line-clamp-2 min-w-0 grow font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere"
            title={itemTitle(item)}
          >
            <OpeningTitle itemId={item.id} title={itemTitle(item)} context={context} />
          </h3>
          {context.canChange && (
            <div className="relative z-1 -mt-2.5 -me-3 -mb-2">
              <ItemMenu item={item} title={itemTitle(item)} canPurchase={!context.purchasesHidden && !context.isPast}>
                <div className="sm:hidden">
                  <TakeBackEntries {...takingBack} />
                </div>
              </ItemMenu>
            </div>
          )}
        </div>
        <ItemFacts item={item} context={context} />
        <div className="relative z-1 empty:hidden">
          <ItemPurchases {...takingBack} asked={asked} hasMenu={context.canChange} isNarrow />
        </div>
      </div>
      <div className="relative z-1 flex flex-wrap gap-x-3 px-1 pt-2 text-sm empty:hidden">
        <ItemLinks item={item} />
      </div>
    </article>
  );
}
