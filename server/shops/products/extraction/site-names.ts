import { metaOf, type Page } from './page.ts';
import { hasType, type SchemaNode, textOf } from './schema-node.ts';
import { bare } from './texts/words.ts';

const GENERIC = new Set('www shop store m mobile en de fr es it nl pl uk us com co net org online eu ca au'.split(' '));

/** By what names a page calls its site, spelled for comparing. */
export function siteNames(page: Page, nodes: readonly SchemaNode[], publisher: string | null): string[] {
  const named = [
    metaOf(
      page,
      'og:site_name',
      'application-name',
      'apple-mobile-web-app-title',
      'al:ios:app_name',
      'twitter:app:name:iphone',
    ),
    metaOf(page, 'twitter:site', 'twitter:creator')?.replace(/^@/, '') ?? null,
    ...nodes
      .filter((node) => hasType(node, 'website', 'organization', 'onlinestore', 'store', 'corporation'))
      .slice(0, 5)
      .map((node) => textOf(node.name)),
  ];
  const hosts = [page.canonicalUrl, metaOf(page, 'og:url') ?? '', page.url].flatMap(hostNames);
  if (publisher && isSaidByHost(bare(publisher), hosts)) named.push(publisher);
  return [...new Set([...named.filter((name) => name !== null).map(bare), ...hosts])].filter((name) => name.length > 1);
}

/** metascraper takes the end of the title for the publisher where nothing else names one: the host must agree. */
function isSaidByHost(name: string, hosts: readonly string[]): boolean {
  return name.length > 2 && hosts.some((host) => host.length > 2 && (name.includes(host) || host.includes(name)));
}

/** Gives bigstore and bigstorecouk for shop.big-store.co.uk, as titles say both. */
function hostNames(address: string): string[] {
  const { hostname = '' } = URL.parse(address) ?? {};
  if (!/[a-z]/i.test(hostname)) return [];
  const labels = hostname
    .toLowerCase()
    .split('.')
    .filter((label) => !GENERIC.has(label));
  const own = labels.filter((label, place) => label.length > 2 || place === 0);
  const whole = hostname.replace(/^(?:www|m|shop|store)\./, '');
  return [...own.map(bare), bare(whole), bare(whole.replace(/\.[a-z]{2,3}$/, ''))];
}
