/** The text for a server that does not answer. In a file of its own, for public pages that do not read errors. */
export const NETWORK_PROBLEM_TEXT = 'Network error. Please check your internet connection.';
export const OFFLINE_PROBLEM_TEXT = 'You’re offline. Try again when you’re back.';
