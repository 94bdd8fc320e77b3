export const PING_SECONDS = 12;

export const SUBSCRIPTIONS_PER_SOCKET = 100;
