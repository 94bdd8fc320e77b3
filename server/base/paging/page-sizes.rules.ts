/** In entries: what one page of a connection holds at most, and unless it is told otherwise. */
export const LARGEST_CONNECTION_PAGE = 200;
export const USUAL_CONNECTION_PAGE = 25;

/** How many items of a long list are read with it: more come page by page, or all when somebody asks. */
export const FIRST_ITEMS = 60;

/** How many lists a screen is opened with. */
export const FIRST_LISTS = 60;
