/**
 * Attributes of elements (`data-…`) by which the drawn page, the script before its first paint and the app speak
 * with each other. `theme.css` names some of them, too.
 */

export const DRAWN = 'drawn';

export const APP_TEMPLATE = 'app';

/**
 * After the first paint, where nothing of use is there before it has come; only when a button is pressed, where
 * it would show something else; else when the page is used, or some seconds later.
 */
export const APP_START = 'start';
export type AppStart = 'painted' | 'used' | 'pressed';

/** On the root; members do not see the drawn page. */
export const MEMBER = 'member';

export const PRESSED = 'pressed';

export const LATER = 'later';

export const COUNTED_AT = 'counted';

export const BOUGHT = 'bought';

/** On the template of the card: the list's id, and the words that the card needs. */
export const PURCHASES = 'purchases';
export const CARD_WORDS = 'words';

export const TITLE_TO_COME = '%';

/** By the item's id, so that the focus finds the buttons. */
export const BUY_OF = 'buys';
export const UNDO_OF = 'undoes';

export const BUY_FORM = 'buy';

export const OFFLINE_TEXT = 'offline';

type Mark =
  | typeof APP_START
  | typeof MEMBER
  | typeof PRESSED
  | typeof LATER
  | typeof COUNTED_AT
  | typeof BOUGHT
  | typeof PURCHASES
  | typeof CARD_WORDS
  | typeof OFFLINE_TEXT
  | typeof BUY_OF
  | typeof UNDO_OF;

export function marked(marks: Partial<Record<Mark, string>>): Record<`data-${string}`, string> {
  return Object.fromEntries(Object.entries(marks).map(([mark, value]) => [`data-${mark}`, value]));
}
