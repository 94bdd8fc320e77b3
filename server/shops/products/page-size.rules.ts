/** In characters; a page's pictures and styles are not part of it. */
export const LONGEST_PAGE_MEGABYTES = 2;
export const LONGEST_PAGE = LONGEST_PAGE_MEGABYTES * 1_000_000;
