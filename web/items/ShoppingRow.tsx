import type { FragmentType } from '@apollo/client';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { displayText } from '#rules/display-text';
import { PendingMark } from '../changes/PendingMark.tsx';
import { Badge } from '../design/Badge.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { Money } from '../design/Money.tsx';
import { Picture } from '../design/Picture.tsx';
import { Tick } from '../design/Tick.tsx';
import { ItemLinks } from './ItemLinks.tsx';
import { ItemMenu, type Moves } from './ItemMenu.tsx';
import { ItemPurchases } from './ItemPurchases.tsx';
import type { ItemContext } from './item-context.ts';
import { itemTitle } from './item-texts.ts';
import { type ShoppingRow_itemFragment, useShoppingRow_itemFragment } from './ShoppingRow.generated.ts';
import { useTicking } from './useTicking.ts';

interface ShoppingRowProps {
  item: FragmentType<ShoppingRow_itemFragment>;
  context: ItemContext;
  handle?: ReactNode;
  moves?: Moves;
}

/** For one thumb in a shop: a tap anywhere on the row takes all that remain, another takes that back. */
export function ShoppingRow({ item, context, handle, moves }: ShoppingRowProps) {
  const { data, complete } = useShoppingRow_itemFragment(item);
  if (!complete) return null;
  return <Row item={data} context={context} handle={handle} moves={moves} />;
}

function Row({ item, context, handle, moves }: Omit<ShoppingRowProps, 'item'> & { item: ShoppingRow_itemFragment }) {
  const { remaining, canTick, takeable, tick, takeBack } = useTicking(item, context);
  const { price, currency, quantityDesired, quantityPurchased } = item;
  const [description, notes, category, picture] = [
    item.description,
    item.notes,
    item.category,
    item.effectiveImageUrl,
  ].map(displayText);
  const title = itemTitle(item);
  const isTicked = remaining === 0;
  const isLocked = isTicked && takeable.length === 0; // somebody else's, and not ours to take back
  return (
    <article
      data-item={item.id}
      className={`relative flex min-h-14 min-w-0 scroll-mt-48 items-start gap-1 @max-3xs:flex-wrap rounded-card border p-1.5 transition-colors duration-150 has-[[data-tick]:active]:bg-sunk sm:gap-2 ${isTicked ? 'border-line/60 bg-card/60' : 'border-line bg-card shadow-card'}`}
    >
      {handle && <div className="relative z-1 -mr-1 -ml-1.5">{handle}</div>}
      {canTick && (
        <Tick
          isTicked={isTicked}
          disabled={isLocked}
          label={
            isLocked
              ? `${title} is purchased`
              : isTicked
                ? `Undo the purchase of ${title}`
                : `Mark as Purchased: ${title}`
          }
          onTick={() => void (isTicked ? takeBack('all') : tick(remaining))}
        />
      )}
      {picture && (
        <div className="w-11 shrink-0">
          <Picture src={picture} alt="" kind={context.kind} shape="square" />
        </div>
      )}
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-1 px-1 py-1.5 @max-3xs:order-last @max-3xs:basis-full">
        <h3
          className={`line-clamp-4 text-lg leading-snug wrap-anywhere ${isTicked ? 'text-muted line-through decoration-1' : ''}`}
          title={title}
        >
          {title}
        </h3>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
          <Money amount={price} currency={currency} />
          {!context.purchasesHidden && (
            <span className="tabular-nums">{`Purchased ${quantityPurchased} / ${quantityDesired}`}</span>
          )}
          {context.purchasesHidden && <span className="tabular-nums">{`Wanted ${quantityDesired}`}</span>}
          {category && <Badge>{category}</Badge>}
        </p>
        <PendingMark itemId={item.id} />
        {description && <p className="line-clamp-3 text-sm wrap-anywhere whitespace-pre-line">{description}</p>}
        {notes && <p className="line-clamp-4 text-sm text-muted italic wrap-anywhere whitespace-pre-line">{notes}</p>}
        <ItemPurchases item={item} look="sentence" />
        <div className="relative z-1 flex flex-wrap gap-2 justify-self-start empty:hidden">
          <ItemLinks item={item} />
        </div>
      </div>
      {canTick && quantityDesired > 1 && (
        <div className="relative z-1 flex shrink-0 gap-1 max-sm:flex-col-reverse">
          <IconButton
            label={`Undo the purchase of ${takeable.at(-1)?.quantity ?? 1}: ${title}`}
            icon={<Minus aria-hidden />}
            look="quiet"
            disabled={takeable.length === 0}
            onClick={() => void takeBack('latest')}
          />
          <IconButton
            label={`Mark 1 as Purchased: ${title}`}
            icon={<Plus aria-hidden />}
            look="quiet"
            disabled={isTicked}
            onClick={() => void tick(1)}
          />
        </div>
      )}
      {context.canChange && (
        <div className="relative z-1">
          <ItemMenu item={item} moves={moves} />
        </div>
      )}
    </article>
  );
}
