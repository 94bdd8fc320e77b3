import type { Ways } from '../line.rules.ts';
import { giftsOnCards } from './gift-cards.rules.ts';
import { giftsInLines } from './gift-lines.rules.ts';
import type { GiftPage } from './gift-page.rules.ts';
import { labelledPage } from './repeated-labels.rules.ts';

export interface CopiedPage {
  lines: readonly string[];
  /** The same with its elements, where the clipboard has them. */
  html?: string | undefined;
}

/** The things on a page of gifts: by its elements, else by what its lines say of each in words that are known, else by what it repeats. Null for any other text. */
export function giftPageIn({ lines, html }: CopiedPage, ways: Ways): GiftPage | null {
  return (
    (html === undefined ? null : giftsOnCards(html, ways)) ?? giftsInLines(lines, ways) ?? labelledPage(lines, ways)
  );
}

/** The same of a page that is pasted into a list, where its lines are told by what they repeat alone. */
export function pastedGiftsIn({ lines, html }: CopiedPage, ways: Ways): GiftPage | null {
  return (html === undefined ? null : giftsOnCards(html, ways)) ?? labelledPage(lines, ways);
}
