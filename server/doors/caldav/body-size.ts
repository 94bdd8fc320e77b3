/** In bytes: a task or a report of a client is far smaller. */
export const LARGEST_BODY = 256 * 1024;
