/** In characters. */
export const LONGEST_KEY = 255;

export const ANSWER_KEPT_HOURS = 24;
