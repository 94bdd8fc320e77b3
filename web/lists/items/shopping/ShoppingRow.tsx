import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { recipesIn } from '#rules/lists/lists/recipes';
import { siteOf } from '#rules/shops/lines/links';
import { numberText } from '../../../base/design/locale.ts';
import { moneyText } from '../../../base/design/Money.tsx';
import { Tick } from '../../../base/design/Tick.tsx';
import { keepLoading } from '../../../base/network/failed-loads.ts';
import type { FieldsOf } from '../../../base/network/fields-of.ts';
import { FailedLoadNote } from '../../../base/page/FailedLoadNote.tsx';
import { amountText } from '../../../base/text/amount-text.ts';
import { countedTitle } from '../../../base/text/counted-title.ts';
import { PendingMark } from '../../../core/changes/PendingMark.tsx';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { othersText } from '../cache/buyers.ts';
import type { ItemContext } from '../cache/item-context.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { useTicking } from '../cache/useTicking.ts';
import { ItemMenu, type Moves } from '../rows/ItemMenu.tsx';
import { endHint } from './row-hint.ts';
import { ShoppingDetails } from './ShoppingDetails.tsx';
import type { ShoppingRow_itemFragment } from './ShoppingRow.generated.ts';
import { learnFromTick } from './shop-visit.ts';
import { useRowGestures } from './useRowGestures.ts';

const ItemShopsDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./ItemShopsDialog.tsx'))).ItemShopsDialog,
}));

interface ShoppingRowProps {
  item: FieldsOf<ShoppingRow_itemFragment>;
  context: ItemContext;
  moves?: Moves;
}

/** For one thumb in a shop: a tap anywhere on the row takes all that remain, another takes that back. */
export function ShoppingRow({ item, context, moves }: ShoppingRowProps) {
  const { remaining, canTick, takeable, tick, takeBack } = useTicking(item, context);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isChoosingShops, setChoosingShops] = useState(false);
  const changes = useChanges();
  const gestures = useRowGestures(() => {
    endHint();
    setMenuOpen(true);
  });
  const { id, quantityDesired, quantityPurchased, amount } = item;
  const title = itemTitle(item);
  const isTicked = remaining === 0;
  const isLocked = isTicked && takeable.length === 0; // somebody else's, and not ours to take back
  const isPartly = quantityDesired > 1 && quantityPurchased > 0 && !isTicked;
  const details = [
    isPartly ? t`Purchased ${quantityPurchased} / ${quantityDesired}` : '',
    othersText(item.purchases) ?? '',
    displayText(item.description),
    displayText(item.variant),
    displayText(item.notes),
    ...recipesIn(displayText(item.recipes)).map(({ name }) => name),
    item.price == null ? '' : moneyText(item.price, item.currency),
    item.primaryUrl ? siteOf(item.primaryUrl) : '',
  ].filter((text) => text.trim() !== '');
  return (
    <article
      data-item={id}
      {...(context.canChange && gestures)}
      className={`group/row relative flex h-12 min-w-0 max-[16rem]:h-auto max-[16rem]:min-h-12 sm:h-13 lg:h-11 print:h-auto! print:min-h-8 ${isTicked ? 'print:hidden!' : ''} touch-pan-y scroll-mt-24 scroll-mb-24 transition-colors duration-150 select-none [-webkit-touch-callout:none] has-[[data-tick]:active]:bg-sunk`}
    >
      {canTick ? (
        <Tick
          isTicked={isTicked}
          isPartly={isPartly}
          isOnSheet
          disabled={isLocked}
          label={title}
          hint={isLocked ? t`${title} is ticked off` : isTicked ? t`Undo Purchase` : t`Mark as Purchased`}
          onTick={() => {
            void (isTicked ? takeBack('all') : tick(remaining));
            if (!isTicked) learnFromTick(changes, context.listId, item.category);
          }}
        />
      ) : (
        <span aria-hidden className="mx-4 my-auto size-3 shrink-0 rounded-full border-2 border-edge" />
      )}
      <div className="flex min-w-0 grow items-center gap-2 border-b border-line pe-3 ps-0.5 max-[16rem]:flex-wrap max-[16rem]:gap-y-0 max-[16rem]:py-2 print:py-0.5">
        <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] max-[16rem]:basis-full">
          <h3
            dir="auto"
            title={title}
            className={`font-sans text-[1.0625rem] leading-5.5 font-medium tracking-normal text-pretty wrap-anywhere print:line-clamp-none ${details.length > 0 ? 'line-clamp-1' : 'line-clamp-2'} ${isTicked ? 'text-muted line-through decoration-1' : ''}`}
          >
            {title}
          </h3>
          {details.length > 0 && (
            <p
              dir="auto"
              className="truncate text-sm leading-5 text-muted tabular-nums print:wrap-anywhere print:whitespace-normal"
            >
              {details.join(' · ')}
            </p>
          )}
        </div>
        <PendingMark itemId={id} isIcon />
        {amount && (
          <bdi
            className={`max-w-[45%] shrink-0 truncate tabular-nums print:whitespace-normal max-[16rem]:max-w-full ${isTicked ? 'text-muted' : 'font-semibold'}`}
            title={countedTitle(quantityDesired, amountText(amount))}
          >
            {countedTitle(quantityDesired, amountText(amount))}
          </bdi>
        )}
        {!amount && quantityDesired > 1 && (
          <span className={`shrink-0 text-lg tabular-nums ${isTicked ? 'text-muted' : 'font-semibold'}`}>
            <span aria-hidden>×{numberText(quantityDesired)}</span>
            <span className="sr-only">{t`Quantity: ${quantityDesired}`}</span>
          </span>
        )}
        {context.canChange && (
          <div
            className={`relative z-1 -me-2 ${isMenuOpen ? '' : '[@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-hover/row:opacity-100 [@media(hover:hover)]:focus-within:opacity-100 [@media(hover:none)]:sr-only'}`}
          >
            <ItemMenu item={item} title={title} moves={moves} open={isMenuOpen} onOpenChange={setMenuOpen}>
              <ShoppingDetails
                item={item}
                listId={context.listId}
                title={title}
                canTickOne={canTick && quantityDesired > 1 && !isTicked}
                takeable={quantityDesired > 1 ? takeable.at(-1) : undefined}
                onTickOne={() => void tick(1)}
                onTakeBack={() => void takeBack('latest')}
                onChooseShops={() => setChoosingShops(true)}
              />
            </ItemMenu>
            {isChoosingShops && (
              <Suspense fallback={<FailedLoadNote />}>
                <ItemShopsDialog
                  listId={context.listId}
                  items={[{ id, title }]}
                  onClose={() => setChoosingShops(false)}
                />
              </Suspense>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
