/**
 * For clients elsewhere: a path on this site becomes an address, and every other address stays as it is. `siteUrl` is that of
 * the settings, which is PUBLIC_URL until an administrator gives another, without a slash at the end.
 */
export function absoluteAddress(siteUrl: string, address: string): string {
  return address.startsWith('/') ? siteUrl + address : address;
}
