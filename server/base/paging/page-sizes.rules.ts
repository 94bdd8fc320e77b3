export const LARGEST_CONNECTION_PAGE = 200;
export const USUAL_CONNECTION_PAGE = 25;

export const FIRST_ITEMS = 60;

export const FIRST_LISTS = 60;
