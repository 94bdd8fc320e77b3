import { LRUCache } from 'lru-cache';
import { keepsSurprise } from '../../core/access/purchase.policy.ts';
import type { SharedList } from './shared-list.type.ts';
import type { SharedListRow } from './shared-list-rows.ts';

/** In bytes: five hundred lists of 25 gifts. */
const MOST_KEPT = 8_000_000;

/** In characters: whoever asks in other ways than a program does is answered anew. */
const LONGEST_KEY = 500;

/** Keeping an answer takes a third as long as making it: a list is worth that only if it is asked for again soon. */
const MOST_ASKED_ONCE = 100;

interface GuestAnswer {
  /** See stateOf(). */
  state: string;
  /** As bytes, which are no work for the garbage collection. */
  json: Buffer;
}

/** What guests were answered about lists, by the ways to ask for it: the same for all of them, as long as nothing happens to a list. */
export class GuestAnswers {
  private readonly answers = new LRUCache<string, GuestAnswer>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ state, json }, key) => json.length + state.length + key.length,
  });

  /** What was asked for lately, whether or not its answer is kept. */
  private readonly asked = new Set<string>();

  get(shareToken: string, way: string): GuestAnswer | undefined {
    return this.answers.get(`${shareToken} ${way}`);
  }

  /** From the second time on that it is asked for. */
  keep({ row, shareToken, keepsSurprise }: SharedList, way: string, json: string): void {
    const key = `${shareToken} ${way}`;
    if (key.length > LONGEST_KEY) return;
    if (this.asked.has(key)) this.answers.set(key, { state: stateOf(row, keepsSurprise), json: Buffer.from(json) });
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
