/** What is said where nothing is heard from the server. Apart from what reads its errors, which public pages come without. */
export const NETWORK_PROBLEM = 'Network error. Please check your internet connection.';
export const OFFLINE_PROBLEM = "You're offline. Try again when you're back.";
