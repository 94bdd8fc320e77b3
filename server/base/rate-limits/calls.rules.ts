/** How many calls each API key may make in a minute; nobody has many keys. */
export const CALLS_A_MINUTE = 600;
