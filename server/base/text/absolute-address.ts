/** Every other address stays as it is. `siteUrl` is without a slash at the end. */
export function absoluteAddress(siteUrl: string, address: string): string {
  return address.startsWith('/') ? siteUrl + address : address;
}
