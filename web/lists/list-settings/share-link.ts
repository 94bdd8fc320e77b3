/** Whether a share link is over: `expiresAt` is null for one that lasts. */
export function hasEnded(expiresAt: string | null, now = Date.now()): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now;
}
