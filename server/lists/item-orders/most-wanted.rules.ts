/** One of so many items may be marked as most wanted. */
const ITEMS_TO_A_MARK = 5;

/** How many items of a list may be marked, of as many as are on it; at least one. */
export const mostMarks = (itemCount: number) => Math.max(1, Math.ceil(itemCount / ITEMS_TO_A_MARK));

/** The description of the mark, in both APIs. */
export const MOST_WANTED = `Whether it is among what is wanted most, which guests see first: up to a fifth of the items on the list, rounded up. Nothing on shopping lists.`;
