/** The path of a site that is below one, as its server notes it in the page: `/kindlist`. Empty at the root, and where the server draws. */
export const sitePath = globalThis.document?.documentElement.dataset.path || '';

/** The address of the site, without a slash at its end, as this page was opened. */
export const siteAddress = globalThis.origin + sitePath;

/** The path of this page within the site: routes and links know nothing of the site's own path. */
export function pathnameHere(): string {
  return location.pathname.slice(sitePath.length) || '/';
}
