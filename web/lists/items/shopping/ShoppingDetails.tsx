import { t } from '@lingui/core/macro';
import { CookingPot, Minus, Plus, Store } from 'lucide-react';
import { displayText } from '#rules/base/text/display-text';
import { recipesIn } from '#rules/lists/lists/recipes';
import { siteOf } from '#rules/shops/lines/links';
import { MenuItem, MenuLabel, MenuLine } from '../../../base/design/dialogs/Menu.tsx';
import { listText } from '../../../base/design/list-text.ts';
import { Money } from '../../../base/design/Money.tsx';
import type { FieldsOf } from '../../../base/network/fields-of.ts';
import { amountText } from '../../../base/text/amount-text.ts';
import { countedTitle } from '../../../base/text/counted-title.ts';
import { othersText } from '../cache/buyers.ts';
import { LinkEntries } from '../rows/ItemLinks.tsx';
import type { ShoppingRow_itemFragment } from './ShoppingRow.generated.ts';
import { useShops_listFragment } from './shops.generated.ts';

interface ShoppingDetailsProps {
  item: FieldsOf<ShoppingRow_itemFragment>;
  listId: string;
  title: string;
  canTickOne: boolean;
  /** The purchase that is taken back next; undefined where there is none, or a tap on the row does it. */
  takeable: { quantity: number } | undefined;
  onTickOne: () => void;
  onTakeBack: () => void;
  onChooseShops: () => void;
}

/** Details that have no room in a row, at the top of its menu. */
export function ShoppingDetails(props: ShoppingDetailsProps) {
  const { item, listId, title, canTickOne, takeable, onTickOne, onTakeBack, onChooseShops } = props;
  const { data: list, complete } = useShops_listFragment({ id: listId });
  const shops = complete ? list.shops : [];
  const where = shops.filter(({ itemIds }) => itemIds.includes(item.id)).map(({ name }) => displayText(name));
  const { price, currency, quantityDesired, quantityPurchased, amount } = item;
  const texts = [item.variant, item.description, item.notes].map(displayText).filter((text) => text.trim() !== '');
  const others = othersText(item.purchases);
  const count = takeable?.quantity ?? 0;
  return (
    <>
      <MenuLabel>
        <span className="grid max-w-72 gap-1 wrap-anywhere">
          <span className="font-semibold text-ink">{title}</span>
          {amount && <bdi>{countedTitle(quantityDesired, amountText(amount))}</bdi>}
          {texts.map((text) => (
            <span key={text} dir="auto" className="line-clamp-6 whitespace-pre-line">
              {text}
            </span>
          ))}
          {displayText(item.category) && <span>{displayText(item.category)}</span>}
          {price !== null && <Money amount={price} currency={currency} />}
          {quantityDesired > 1 && (
            <span className="tabular-nums">{t`Purchased ${quantityPurchased} / ${quantityDesired}`}</span>
          )}
          {others && <span>{others}</span>}
        </span>
      </MenuLabel>
      <MenuLine />
      {canTickOne && (
        <MenuItem aria-label={t`Tick Off 1: ${title}`} onSelect={onTickOne}>
          <Plus aria-hidden />
          {t`Tick Off 1`}
        </MenuItem>
      )}
      {takeable && (
        <MenuItem aria-label={t`Put ${count} Back: ${title}`} onSelect={onTakeBack}>
          <Minus aria-hidden />
          {t`Put ${count} Back`}
        </MenuItem>
      )}
      {shops.length > 0 && (
        <MenuItem aria-label={t`Where to buy ${title}`} onSelect={onChooseShops}>
          <Store aria-hidden />
          <span dir="auto" className="max-w-64 truncate">
            {where.length > 0 ? listText(where) : t`Where to buy`}
          </span>
        </MenuItem>
      )}
      {recipesIn(displayText(item.recipes)).map(
        ({ name, link }) =>
          link && (
            <MenuItem key={`${name} ${link}`} asChild>
              <a href={link} target="_blank" rel="noopener noreferrer">
                <CookingPot aria-hidden />
                <bdi className="max-w-64 truncate">{name || siteOf(link)}</bdi>
              </a>
            </MenuItem>
          ),
      )}
      <LinkEntries item={item} />
    </>
  );
}
