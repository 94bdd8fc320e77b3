/** The path of a site that is below one, as its server notes it in the page: `/kindlist`. Empty at the root, and where the server draws. */
export const sitePath = globalThis.document?.documentElement.dataset.sitePath ?? '';

/** The address of the site, without a slash at its end, as this page was opened. */
export function siteAddress(): string {
  return window.location.origin + sitePath;
}

/** The path of this page within the site: routes and links know nothing of the site's own path. */
export function pathnameHere(): string {
  return window.location.pathname.slice(sitePath.length) || '/';
}
