import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { displayText } from '#rules/display-text';
import { Picture } from '../design/Picture.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemLinkEntries, ItemLinks } from './ItemLinks.tsx';
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

/** An item in one line: a tap opens it, and everything else that can be done with it is in its menu. */
export function ItemRow({ item, context, handle, moves }: ItemRowProps) {
  const { data, complete } = useItemRow_itemFragment(item);
  if (!complete) return null;
  const title = itemTitle(data);
  return (
    <article
      data-item={data.id}
      className="relative flex min-w-0 items-start gap-3 rounded-card border border-line bg-card p-2 shadow-card transition-colors duration-150 @max-3xs:flex-wrap has-[[data-opens]:active]:bg-sunk"
    >
      {handle && <div className="relative z-1 -mx-1.5 self-center max-sm:hidden">{handle}</div>}
      <div className="w-14 shrink-0 sm:w-18">
        <Picture src={displayText(data.effectiveImageUrl)} alt="" kind={context.kind} shape="square" />
      </div>
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 self-center py-0.5 @max-3xs:order-last @max-3xs:basis-full sm:flex sm:items-center sm:justify-between">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5">
          <h3
            className="line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere sm:text-lg"
            title={title}
          >
            {context.canChange ? (
              <Link
                to={`/lists/${context.listId}/items/${data.id}/edit`}
                data-opens=""
                className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <ItemFacts item={data} context={context} />
          <div className="relative z-1 empty:hidden">
            <ItemPurchases item={data} kind={context.kind} />
          </div>
        </div>
        <div
          className={`relative z-1 shrink-0 flex-wrap gap-2 empty:hidden ${context.canChange ? 'hidden sm:flex' : 'flex'}`}
        >
          <ItemLinks item={data} />
        </div>
      </div>
      {context.canChange && (
        <div className="relative z-1 sm:self-center">
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
