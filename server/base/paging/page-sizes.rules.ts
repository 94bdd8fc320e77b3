export const LARGEST_CONNECTION_PAGE = 200;
export const USUAL_CONNECTION_PAGE = 25;

/** More come page by page, or all when somebody asks. */
export const FIRST_ITEMS = 60;

export const FIRST_LISTS = 60;
