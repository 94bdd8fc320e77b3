import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { displayText } from '#rules/display-text';
import { Picture } from '../design/Picture.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemLinks } from './ItemLinks.tsx';
import { ItemMenu, type Moves } from './ItemMenu.tsx';
import { ItemPurchases } from './ItemPurchases.tsx';
import { type ItemRow_itemFragment, useItemRow_itemFragment } from './ItemRow.generated.ts';
import type { ItemContext } from './item-context.ts';
import { itemTitle } from './item-texts.ts';

interface ItemRowProps {
  item: FragmentType<ItemRow_itemFragment>;
  context: ItemContext;
  /** What the row is dragged by. */
  handle?: ReactNode;
  moves?: Moves;
}

export function ItemRow({ item, context, handle, moves }: ItemRowProps) {
  const { data, complete } = useItemRow_itemFragment(item);
  if (!complete) return null;
  const title = itemTitle(data);
  return (
    <article
      data-item={data.id}
      className="flex min-w-0 items-start gap-2.5 rounded-card border border-line bg-card p-2 shadow-card @max-3xs:flex-wrap sm:gap-3"
    >
      {handle && <div className="-mx-1.5">{handle}</div>}
      <div className="w-14 shrink-0 sm:w-18">
        <Picture src={displayText(data.effectiveImageUrl)} alt="" kind={context.kind} shape="square" />
      </div>
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 py-0.5 @max-3xs:order-last @max-3xs:basis-full sm:flex sm:items-center sm:justify-between sm:self-center">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5">
          <h3 className="line-clamp-3 text-base leading-snug wrap-anywhere sm:text-lg" title={title}>
            {title}
          </h3>
          <ItemFacts item={data} context={context} />
          <ItemPurchases item={data} kind={context.kind} />
        </div>
        <div className="flex shrink-0 flex-wrap gap-2 empty:hidden">
          <ItemLinks item={data} />
        </div>
      </div>
      {context.canChange && <ItemMenu item={data} moves={moves} canPurchase={!context.purchasesHidden} />}
    </article>
  );
}
