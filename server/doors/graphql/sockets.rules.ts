/** How often a socket is asked whether it is still there, in seconds. */
export const PING_SECONDS = 12;

export const SUBSCRIPTIONS_PER_SOCKET = 100;
