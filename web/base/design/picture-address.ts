import { sitePath } from '../routing/site-path.ts';

/** As its server knows it, without a slash at the end. Empty until the page has been told. */
let siteUrl = '';

export function noteSiteUrl(known: string): void {
  siteUrl = known;
}

/**
 * A page may be open under another address than its server knows, as a preview is: it asks for pictures where it
 * came from itself, and finds them there without a connection.
 */
export function pathHere(address: string): string {
  return siteUrl && address.startsWith(`${siteUrl}/`) ? sitePath + address.slice(siteUrl.length) : address;
}

export function pathsHere(sources: string): string {
  return sources.split(', ').map(pathHere).join(', ');
}
