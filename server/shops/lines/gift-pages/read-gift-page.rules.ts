import type { Ways } from '../line.rules.ts';
import { giftsOnCards } from './gift-cards.rules.ts';
import { giftsInLines } from './gift-lines.rules.ts';
import type { GiftPage } from './gift-page.rules.ts';
import { plainPage, withShopsAndSections } from './plain-pages.rules.ts';
import { labelledPage } from './repeated-labels.rules.ts';

export interface CopiedPage {
  lines: readonly string[];
  /** The same with its elements, where the clipboard has them. */
  html?: string | undefined;
}

/** The things on a page of gifts: by its elements, else by what its lines say of each in words that are known, else by what it repeats. Null for any other text. */
export function giftPageIn({ lines, html }: CopiedPage, ways: Ways): GiftPage | null {
  const page = plainPage(lines, ways);
  const read =
    (html === undefined ? null : giftsOnCards(html, ways)) ??
    giftsInLines(page.lines, ways) ??
    labelledPage(page.lines, ways);
  return read && withShopsAndSections(read, page);
}

/** The same of a page that is pasted into a list, where its lines are told by what they repeat alone. */
export function pastedGiftsIn({ lines, html }: CopiedPage, ways: Ways): GiftPage | null {
  const page = plainPage(lines, ways);
  const read = (html === undefined ? null : giftsOnCards(html, ways)) ?? labelledPage(page.lines, ways);
  return read && withShopsAndSections(read, page);
}
