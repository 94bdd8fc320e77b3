/** In bytes: a report of a client is far smaller. */
export const LARGEST_BODY = 256 * 1024;

/** In bytes: a task with time zones and alarms has a tenth of it. */
export const LARGEST_TASK = 64 * 1024;
