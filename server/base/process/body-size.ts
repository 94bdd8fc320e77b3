/** The largest body of a request that brings no file. */
export const MAX_BODY_BYTES = 1024 * 1024;
