export function isSmall(): boolean {
  return globalThis.matchMedia?.('(max-width: 40rem)').matches ?? false;
}
