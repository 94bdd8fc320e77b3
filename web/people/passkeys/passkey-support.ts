/** Browsers have them on pages that nobody can listen to: over HTTPS, and on this machine. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}
