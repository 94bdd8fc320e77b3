import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReadPage } from './read-page.ts';

/** Pages that sell nothing, that are gone, or that we never ask for, say nothing about a shop. */
const UNCOUNTED = new Set(['invalid', 'blocked', 'not_found']);

/** Counts what came of reading a page of a shop. */
export async function countReading(em: EntityManager, address: string, read: ReadPage): Promise<void> {
  const isFailed = 'failure' in read;
  if (isFailed ? UNCOUNTED.has(read.failure) : !read.product.isProductPage) return;
  const product = isFailed ? null : read.product;
  const missing = (field: unknown) => (product && !field ? 1 : 0);
  await em.execute(
    `insert into shop_days as s (host, day, pages, pages_read, pages_denied, without_title, without_description, without_picture, without_price, rule_failed)
     values (?, current_date, 1, ?, ?, ?, ?, ?, ?, ?)
     on conflict (host, day) do update set pages = s.pages + 1, pages_read = s.pages_read + excluded.pages_read,
       pages_denied = s.pages_denied + excluded.pages_denied, without_title = s.without_title + excluded.without_title,
       without_description = s.without_description + excluded.without_description,
       without_picture = s.without_picture + excluded.without_picture,
       without_price = s.without_price + excluded.without_price, rule_failed = s.rule_failed + excluded.rule_failed`,
    [
      new URL(address).hostname.replace(/^www\./, ''),
      product ? 1 : 0,
      isFailed && read.failure === 'denied' ? 1 : 0,
      missing(product?.title),
      missing(product?.description),
      missing(product?.imageUrl),
      missing(product?.price),
      product?.rule && product.rule.missed.length > 0 ? 1 : 0,
    ],
  );
}
