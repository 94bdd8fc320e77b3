import { LRUCache } from 'lru-cache';
import { keepsSurprise } from '../../core/access/purchase.policy.ts';
import type { SharedList } from './shared-list.type.ts';
import type { SharedListRow } from './shared-list-rows.ts';

/** Five hundred lists of 25 items. */
const MOST_BYTES = 8_000_000;

/** A longer way of asking is not what a program sends again and again. */
const MOST_KEY_CHARACTERS = 500;

/** Caching a response takes a third as long as making it: a list is worth that only if it is asked for again soon. */
const MOST_ASKED_ONCE = 100;

interface CachedResponse {
  /** See stateOf(). */
  state: string;
  /** As bytes, which are no work for the garbage collection. */
  json: Buffer;
}

/** Responses to guests about lists, by the way in which they asked: all of them get the same until something happens to the list. */
export class ResponseCache {
  private readonly responses = new LRUCache<string, CachedResponse>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ state, json }, key) => json.length + state.length + key.length,
  });

  /** Recent requests, whether or not the response is cached. */
  private readonly asked = new Set<string>();

  get(shareToken: string, way: string): CachedResponse | undefined {
    return this.responses.get(`${shareToken} ${way}`);
  }

  /** From the second time on that it is asked for. */
  keep({ row, shareToken, keepsSurprise }: SharedList, way: string, json: string): void {
    const key = `${shareToken} ${way}`;
    if (key.length > MOST_KEY_CHARACTERS) return;
    if (this.asked.has(key)) this.responses.set(key, { state: stateOf(row, keepsSurprise), json: Buffer.from(json) });
    else if (this.asked.size === MOST_ASKED_ONCE) this.asked.clear();
    this.asked.add(key);
  }
}

/**
 * Two rows of a list say the same here if guests are shown the same of it: its items and purchases are in its revisions. A surprise
 * ends by itself, so that it counts what was said of it when an answer was made.
 */
export function stateOf(
  { items, itemsRead, progress, giftCategories, ...list }: SharedListRow,
  isSurpriseKept = keepsSurprise(list),
): string {
  return JSON.stringify([list, isSurpriseKept]);
}
