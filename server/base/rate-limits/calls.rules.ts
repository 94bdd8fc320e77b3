/** Per API key; nobody has many. */
export const CALLS_A_MINUTE = 600;
