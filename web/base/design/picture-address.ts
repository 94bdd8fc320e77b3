import { sitePath } from '../routing/site-path.ts';

/** The site's own address as its server knows it, without a slash at the end. Empty until the page has been told. */
let siteUrl = '';

export function noteSiteUrl(known: string): void {
  siteUrl = known;
}

/**
 * The address of a picture, as a path where it is of this site. A page may be open under another address than its server
 * knows, as a preview is: it asks for pictures where it came from itself, and finds them there without a connection.
 */
export function pathHere(address: string): string {
  const path = siteUrl && address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
  return path.startsWith('/') ? sitePath + path : path;
}

/** The same for each in a `srcset`. */
export function pathsHere(sources: string): string {
  return sources.split(', ').map(pathHere).join(', ');
}
