export const CALLS_A_MINUTE = 600;
