import type { Ways } from '../line.rules.ts';
import { giftsOnCards, pageOfCards } from './gift-cards.rules.ts';
import { giftsInLines } from './gift-lines.rules.ts';
import type { GiftPage } from './gift-page.rules.ts';
import { plainCards } from './plain-cards.rules.ts';
import { plainPage, withShopsAndSections } from './plain-pages.rules.ts';
import { labelledPage } from './repeated-labels.rules.ts';

/** In characters: beyond it, nobody copies a list. A saved page is read beside the screen, and may be longer. */
export const LONGEST_COPIED = 1_000_000;

export interface CopiedPage {
  lines: readonly string[];
  /** The same with its elements, where the clipboard has them. */
  html?: string | undefined;
}

/** The things on a page of gifts, saved or copied, by its elements. Null for any other page. */
export function giftsInHtml(html: string, ways: Ways): GiftPage | null {
  const read = giftsOnCards(html, ways);
  return read && withShopsAndSections(read, { shops: [] });
}

/** The same of its lines alone: by what they say of each thing in words that are known, else by what they repeat. */
export function giftPageIn(lines: readonly string[], ways: Ways): GiftPage | null {
  const page = plainPage(lines, ways);
  const cut = plainCards(page.lines, ways);
  const cards = cut && pageOfCards(cut);
  const read =
    (cut?.areNamed ? cards : null) ?? giftsInLines(page.lines, ways) ?? labelledPage(page.lines, ways) ?? cards;
  return read && withShopsAndSections(read, page);
}

/** The same of a page that is pasted into a list, where its lines are told by what they repeat alone. */
export function pastedGiftsIn({ lines, html }: CopiedPage, ways: Ways): GiftPage | null {
  if (html !== undefined) return html.length > LONGEST_COPIED ? null : giftsInHtml(html, ways);
  const page = plainPage(lines, ways);
  const read = labelledPage(page.lines, ways);
  return read && withShopsAndSections(read, page);
}
