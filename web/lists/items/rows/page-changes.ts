import { msg } from '@lingui/core/macro';
import { moneyText } from '../../../base/design/Money.tsx';
import { unitPriceOf } from '../fields/item-price.ts';
import type { ItemValues } from '../fields/item-values.ts';
import type { CheckItemMutation } from './CheckPriceDialog.generated.ts';

type Check = CheckItemMutation['checkItem'];
type PageValues = Partial<Pick<ItemValues, 'title' | 'description' | 'imageUrl'>> & {
  unitPrice?: ReturnType<typeof unitPriceOf>;
};

/** The fields of an item that a page may say otherwise, as people call them. */
export const PAGE_FIELD_LABELS = {
  PRICE: msg`Price`,
  TITLE: msg`Title`,
  DESCRIPTION: msg`Description`,
  IMAGE: msg`Picture`,
};

/** Something that a page says otherwise than the list, to be taken over or not. */
export interface PageChange {
  field: keyof typeof PAGE_FIELD_LABELS;
  before: string;
  after: string;
  isPicture: boolean;
  changes: PageValues;
  /** The item's values when its page was read: an edit since then is not overwritten. */
  base: PageValues;
}

/** A price and its currency are one thing: neither says anything without the other. */
export function pageChanges({ item, changes: found }: Check): PageChange[] {
  const afterOf = (field: (typeof found)[number]['field']) => found.find((change) => change.field === field)?.after;
  const [title, description, imageUrl] = [afterOf('TITLE'), afterOf('DESCRIPTION'), afterOf('IMAGE')];
  const [price, currency] = [afterOf('PRICE'), afterOf('CURRENCY')];
  const isPriceChanged = price !== undefined || (currency !== undefined && item.price !== null);
  const priced = {
    price: price === undefined ? item.price : toCents(Number(price)),
    currency: currency ?? item.currency,
  };
  const text = (
    field: PageChange['field'],
    name: 'title' | 'description' | 'imageUrl',
    after: string | undefined,
  ): PageChange[] =>
    after === undefined
      ? []
      : [
          {
            field,
            before: item[name] ?? '',
            after,
            isPicture: name === 'imageUrl',
            changes: { [name]: after },
            base: { [name]: item[name] },
          },
        ];
  return [
    ...(isPriceChanged
      ? [
          {
            field: 'PRICE' as const,
            before: priceText(item),
            after: priceText(priced),
            isPicture: false,
            changes: { unitPrice: unitPriceOf(priced) },
            base: { unitPrice: unitPriceOf(item) },
          },
        ]
      : []),
    ...text('TITLE', 'title', title),
    ...text('DESCRIPTION', 'description', description),
    ...text('IMAGE', 'imageUrl', imageUrl),
  ];
}

function priceText({ price, currency }: { price: number | null; currency: string }): string {
  return price === null ? '' : moneyText(price, currency);
}

function toCents(price: number): number {
  return Math.round(price * 100) / 100;
}
