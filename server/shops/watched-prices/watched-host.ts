/** The shop to which a page belongs: the host of its address. */
export function watchedHost(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}
