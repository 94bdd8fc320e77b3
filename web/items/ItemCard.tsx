import type { FragmentType } from '@apollo/client';
import { ItemPicture } from '../page/ItemPicture.tsx';
import { type ItemCard_itemFragment, useItemCard_itemFragment } from './ItemCard.generated.ts';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemLinks } from './ItemLinks.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { ItemPurchases } from './ItemPurchases.tsx';
import type { ItemContext } from './item-context.ts';
import { itemTitle } from './item-texts.ts';
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
  if (!complete) return null;
  return (
    <article
      data-item={data.id}
      className="relative flex h-full min-w-0 flex-col rounded-card border border-line bg-card p-2 shadow-card transition-colors duration-150 has-[[data-opens]:hover]:border-edge sm:p-3"
    >
      <ItemPicture item={data} widths={PICTURE_WIDTHS} kind={context.kind} shape="square" eager={isEarly} />
      <div className="grid grow grid-cols-[minmax(0,1fr)] content-start gap-1 px-1 pt-2.5">
        <h3
          className="line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere"
          title={itemTitle(data)}
        >
          <OpeningTitle itemId={data.id} title={itemTitle(data)} context={context} />
        </h3>
        <ItemFacts item={data} context={context} />
        <div className="relative z-1 empty:hidden">
          <ItemPurchases item={data} kind={context.kind} isNarrow />
        </div>
      </div>
      <div className="relative z-1 flex items-center pl-1 text-sm empty:hidden">
        <div className="flex min-w-0 grow flex-wrap gap-x-3">
          <ItemLinks item={data} />
        </div>
        {context.canChange && (
          <div className="-mr-1">
            <ItemMenu item={data} canPurchase={!context.purchasesHidden} />
          </div>
        )}
      </div>
    </article>
  );
}
