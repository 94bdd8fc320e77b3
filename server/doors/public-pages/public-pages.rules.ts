/** Search engines may find them. The server draws them for a first visit. */
export const PUBLIC_PAGES = ['/', '/pricing', '/faq', '/terms', '/privacy', '/contact'] as const;

export type PublicPage = (typeof PUBLIC_PAGES)[number];

export function isPublicPage(path: string): path is PublicPage {
  return (PUBLIC_PAGES as readonly string[]).includes(path);
}
