import type { Item } from '../../lists/items/item.entity.ts';
import { priceOf } from '../../lists/items/item-price.ts';
import type { FieldChange, Product } from './product.type.ts';

/** Less sure values are no reason to trouble anybody. */
const SURE_ENOUGH = 0.5;

/** Gives the differences between a page and the item that links to it. A field that the page lacks is no change. */
export function changesOnPage(item: Item, product: Product): FieldChange[] {
  if (product.standIn) return [];
  const price = priceOf(item);
  const found = {
    TITLE: [item.title, product.title],
    DESCRIPTION: [item.description || null, product.description],
    IMAGE: [item.imageUrl ?? null, product.imageUrl],
    PRICE: [price, product.price],
    CURRENCY: [price === null ? null : item.currency, product.price && product.currency],
  } as const;
  return Object.entries(found).flatMap(([field, [before, after]]): FieldChange[] => {
    if (!after || after.confidence < SURE_ENOUGH || isSame(before, after.value)) return [];
    return [
      {
        field: field as FieldChange['field'],
        before: before === null ? null : String(before),
        after: String(after.value),
      },
    ];
  });
}

function isSame(before: string | number | null, after: string | number): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return before === after;
  return before.replace(/\s+/g, ' ').trim() === after.replace(/\s+/g, ' ').trim();
}
