/** Only secure contexts have it: HTTPS and localhost. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}
