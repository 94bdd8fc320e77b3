/** What is said where nothing is heard from the server. Apart from what reads its errors, which public pages come without. */
export const NETWORK_PROBLEM_TEXT = 'Network error. Please check your internet connection.';
export const OFFLINE_PROBLEM_TEXT = 'You’re offline. Try again when you’re back.';
