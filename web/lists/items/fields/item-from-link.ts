import { titleFromLink } from '#rules/shops/lines/links';
import { hasCode } from '../../../base/network/problems.ts';
import { usualCurrency } from '../../../core/products/currency.ts';
import { linkFailureText, type Wording } from '../../../core/products/link-problems.ts';
import type { FoundProduct } from '../../../core/products/read-link.ts';
import { foundValues } from './found-values.ts';
import { EMPTY_ITEM, type ItemValues } from './item-values.ts';

export interface LinkLine {
  link: string;
  /** As the person wrote it beside the link; the page's own title where it is empty. */
  name: string;
  amount: number;
  /** How much of it, as an item keeps it. */
  measure?: string;
  /** As it was written beside the link. Earlier versions of this app have kept lines without these. */
  category?: string;
  price?: number | null;
  currency?: string;
}

export interface ItemFromLink {
  input: ItemValues;
  /** Why the page could not be read, in words: then the link and a title are all that is known. */
  unread?: string;
  product?: FoundProduct;
}

/** Makes an item of a link. The link is never lost, even where its page cannot be read. */
export async function itemFromLink(
  { link, name, amount, measure = '', category = '', price = null, currency = usualCurrency() }: LinkLine,
  read: () => Promise<FoundProduct>,
  wording: Wording = 'adding',
): Promise<ItemFromLink> {
  const known = {
    ...EMPTY_ITEM,
    title: name || titleFromLink(link),
    primaryUrl: link,
    quantityDesired: amount,
    amount: measure,
    category,
    price,
    currency,
  };
  try {
    const product = await read();
    const found = foundValues(product, { withPrice: price === null });
    const values = Object.fromEntries(found.map(({ field, value }) => [field, value]));
    return { product, input: { ...known, ...values, ...(name && { title: name }) } };
  } catch (error) {
    if (hasCode(error, 'UNAUTHENTICATED')) throw error;
    return { input: known, unread: linkFailureText(error, wording) };
  }
}
