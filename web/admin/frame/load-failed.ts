/** Said where a screen of the admin area could not be read, and the server gave no reason. */
export const LOAD_FAILED = 'Failed to load data. Please try again.';
