/** In characters, of a key that a caller makes up. */
export const LONGEST_KEY = 255;

/** For how long the answer to a call with a key is kept. */
export const ANSWER_KEPT_HOURS = 24;
