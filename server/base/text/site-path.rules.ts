import { withoutEndSlashes } from './end-slashes.rules.ts';

/** The folders and pages at the root of the site. A site whose own path began with one could not tell a proxy that strips the path from one that does not; and with one anywhere in it, a page's address does not say where the site's ends. */
export const ROOT_NAMES = [
  '.well-known',
  'add',
  'admin',
  'api',
  'assets',
  'c',
  'calendars',
  'circles',
  'connect-extension',
  'connect-reminders',
  'contact',
  'd',
  'dashboard',
  'dav',
  'demo',
  'draws',
  'faq',
  'for',
  'forgot-password',
  'gifts',
  'graphql',
  'handover',
  'help',
  'images',
  'import',
  'invitation',
  'link-pictures',
  'lists',
  'login',
  'mcp',
  'metrics',
  'notifications',
  'outbox',
  'pay',
  'playground',
  'pricing',
  'privacy',
  'profile',
  'register',
  'reset-password',
  'restore-email',
  'settings',
  'shared',
  'signin',
  'signin-icons',
  'signup',
  'subscription',
  'terms',
  'u',
  'unsubscribe',
  'verify-email',
];

/** Letters, digits and signs that no browser and no proxy writes in another way. */
const PATH = /^(?:\/[\w.~-]+)+$/;

/** Whether a site can be below this path. */
export function isSitePath(path: string): boolean {
  return (
    path === '' ||
    (PATH.test(path) &&
      !path
        .toLowerCase()
        .split('/')
        .some((name) => ROOT_NAMES.includes(name)))
  );
}

/** The path of a site's address, without a slash at its end: `/kindlist` of `https://home.example/kindlist`, empty at the root. */
export function sitePathOf(siteUrl: string): string {
  return withoutEndSlashes(new URL(siteUrl).pathname);
}

/** A path as everything within the site knows it: `/lists` of `/kindlist/lists`. One that has come without the site's path stays as it is. */
export function withoutSitePath(sitePath: string, path: string): string {
  if (sitePath === '' || !path.startsWith(sitePath)) return path;
  const rest = path.slice(sitePath.length);
  if (rest === '' || rest.startsWith('?') || rest.startsWith('#')) return `/${rest}`;
  return rest.startsWith('/') ? rest : path;
}
