import { canonicalAddress } from '../products/canonical-address.ts';
import { LONGEST_ADDRESS, productLink } from '../products/product.rules.ts';
import { LONGEST_HOST } from './price-watch.rules.ts';

/** The page and the shop of an item's link, as they are kept. Null for an item without a link that can be looked at. */
export function watchedPage(link: string | null | undefined): { url: string; host: string } | null {
  const parsed = productLink.safeParse({ url: link ?? '' });
  if (!parsed.success) return null;
  const url = canonicalAddress(parsed.data.url);
  const host = new URL(url).host.replace(/^www\./, '');
  return url.length <= LONGEST_ADDRESS && host.length <= LONGEST_HOST ? { url, host } : null;
}
