/**
 * How a page that the server draws, the script before its first paint and the app that takes its place speak with each other:
 * through attributes of its elements (`data-…`), each named here by what follows the dash. `theme.css` names some of them, too.
 */

/** The class of the drawn page, until the app takes its place. */
export const DRAWN = 'drawn';

/** The id of the template with what fetches the app. */
export const APP_TEMPLATE = 'app';

/**
 * On the template of the app: when it starts. After the first paint, where nothing of use is there before it has come; only when
 * a button is pressed, where it would show something else; else when the page is used, or some seconds later.
 */
export const APP_START = 'start';
export type AppStart = 'painted' | 'used' | 'pressed';

/** On the root: somebody is signed in, who does not see the drawn page. */
export const MEMBER = 'member';

/** On a button that was pressed before the app was there: the app does it. */
export const PRESSED = 'pressed';

/** On what comes below the first gifts: laid out when it comes near. */
export const LATER = 'later';

/** On a link to a shop: the address that counts who follows it. */
export const COUNTED_AT = 'counted';

/** On the card of a purchase that the page tells of: the purchase, as JSON, for the app to keep. */
export const BOUGHT = 'bought';

/** On the template of a card for the purchases that the browser remembers: the list's id, and the words that the card needs. */
export const PURCHASES = 'purchases';
export const AGO_WORDS = 'ago';
export const WITHDRAWN_TEXT = 'withdrawn';

/** Stands in that card for the title of what was bought. */
export const TITLE_TO_COME = '%';

/** On the buttons of a gift, by its item's id, so that the focus finds them. */
export const BUY_OF = 'buys';
export const UNDO_OF = 'undoes';

/** The id of the form that opens the pages where gifts are bought. */
export const BUY_FORM = 'buy';

/** On that form: what is said where there is no connection. */
export const OFFLINE_TEXT = 'offline';

type Mark =
  | typeof APP_START
  | typeof MEMBER
  | typeof PRESSED
  | typeof LATER
  | typeof COUNTED_AT
  | typeof BOUGHT
  | typeof PURCHASES
  | typeof AGO_WORDS
  | typeof WITHDRAWN_TEXT
  | typeof OFFLINE_TEXT
  | typeof BUY_OF
  | typeof UNDO_OF;

/** As props of an element. */
export function marked(marks: Partial<Record<Mark, string>>): Record<`data-${string}`, string> {
  return Object.fromEntries(Object.entries(marks).map(([mark, value]) => [`data-${mark}`, value]));
}
