import { parse as parseHost } from 'tldts';
import { isWebAddress } from '../../base/text/web-address.rules.ts';
import type { AffiliateSite, UrlFormat } from './affiliate-site.entity.ts';
import { readUrlPattern, type UrlPattern } from './url-pattern.rules.ts';

/** The fields of a site that decide about links. */
type MatchedSite = Pick<AffiliateSite, 'affiliateCode' | 'urlFormats'>;

interface LinkMatch<Site> {
  site: Site;
  urlFormat: UrlFormat;
  /** The link with the code of the site. */
  outgoingUrl: string;
}

interface LinkRule<Site> {
  site: Site;
  urlFormat: UrlFormat;
  pattern: UrlPattern;
}

/** Says which site a link belongs to. It compares a link only with the patterns of its own domain, however many sites there are. */
export class LinkMatcher<Site extends MatchedSite> {
  private readonly byDomain = new Map<string, LinkRule<Site>[]>();

  /** `sites` in the order in which they count where patterns are equal. */
  constructor(sites: readonly Site[]) {
    for (const site of sites) {
      for (const urlFormat of site.urlFormats) {
        const pattern = readUrlPattern(urlFormat.urlPattern);
        const domain = typeof pattern === 'string' ? null : domainOf(pattern);
        if (typeof pattern === 'string' || !domain) continue; // refused when it was entered
        const rules = this.byDomain.get(domain) ?? [];
        this.byDomain.set(domain, rules);
        rules.push({ site, urlFormat, pattern });
      }
    }
    for (const rules of this.byDomain.values()) rules.sort(strongestFirst);
  }

  match(link: string | null | undefined): LinkMatch<Site> | null {
    const url = shopPage(link);
    if (!url) return null;
    const rules = domainsOf(url).flatMap((domain) => this.byDomain.get(domain) ?? []);
    const found = rules.toSorted(strongestFirst).find(({ pattern }) => isMatch(pattern, url));
    if (!found) return null;
    const { site, urlFormat, pattern } = found;
    return { site, urlFormat, outgoingUrl: withCode(url, site.affiliateCode, pattern.parameter) };
  }
}

/** The domains under which patterns for this link may be kept; none where it cannot be the page of a shop. */
export function domainsOfLink(link: string | null | undefined): string[] {
  const url = shopPage(link);
  return url ? domainsOf(url) : [];
}

/** Gives the key of a pattern: its registered domain, or its name where any suffix will do. Null for neither. */
export function domainOf({ hostLabels, hasAnySuffix }: UrlPattern): string | null {
  if (hasAnySuffix) return `${hostLabels.at(-1)}.*`;
  const { domain } = parseHost(hostLabels.join('.'), { validateHostname: false });
  return domain?.includes('*') ? null : domain;
}

function domainsOf({ hostname }: URL): string[] {
  const { domain, domainWithoutSuffix, isIcann } = parseHost(hostname);
  if (!domain) return [];
  return isIcann ? [domain, `${domainWithoutSuffix}.*`] : [domain]; // an ending that nobody knows is not "any" ending
}

/** Links with a name, a password or a port in them are somebody's trick, or no shop's. */
function shopPage(link: string | null | undefined): URL | null {
  if (!link || !isWebAddress(link)) return null;
  const url = new URL(link);
  return url.username || url.password || url.port ? null : url;
}

/** The highest priority wins, then the longest pattern. Sorting keeps equals in their order. */
function strongestFirst(one: LinkRule<unknown>, other: LinkRule<unknown>): number {
  const { urlPattern, priority } = other.urlFormat;
  return priority - one.urlFormat.priority || urlPattern.length - one.urlFormat.urlPattern.length;
}

function isMatch({ hostLabels, hasAnySuffix, path }: UrlPattern, { hostname, pathname }: URL): boolean {
  const suffix = hasAnySuffix ? (parseHost(hostname).publicSuffix ?? '') : '';
  const host = suffix ? hostname.slice(0, -suffix.length - 1) : hostname;
  const labels = host.split('.').slice(-hostLabels.length);
  const isHost = labels.length === hostLabels.length && labels.every((label, place) => fits(hostLabels[place], label));
  return isHost && isOnPath(path, pathname.toLowerCase());
}

/** The page itself, or one below it. */
function isOnPath(pattern: string, path: string): boolean {
  const place = pattern.replace(/\/$/, '');
  return fits(place, path) || fits(`${place}/*`, path);
}

/** Whether a text is what a pattern says, whose `*` stand for any characters. It goes back to the last `*` only, so its time has a bound. */
function fits(pattern = '', text: string): boolean {
  let [at, place, star, tried] = [0, 0, -1, 0];
  while (place < text.length) {
    if (pattern[at] === '*') [star, tried, at] = [at, place, at + 1];
    else if (pattern[at] === text[place]) [at, place] = [at + 1, place + 1];
    else if (star < 0) return false;
    else [tried, at, place] = [tried + 1, star + 1, tried + 1];
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}

/**
 * A code of its own shape, such as "ref=us&aff=7", is added as it is. Parameters of the link with the same names are
 * replaced.
 */
function withCode(url: URL, code: string, parameter: string | null): string {
  const isWhole = parameter === null && code.includes('=');
  const added = isWhole ? code.replace(/^[?&]+/, '') : `${parameter ?? 'tag'}=${encodeURIComponent(code)}`;
  const names = new Set(added.split('&').map(nameOf));
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !names.has(nameOf(part)));
  const outgoing = new URL(url);
  outgoing.search = [...kept, added].join('&');
  return outgoing.href;
}

function nameOf(part: string): string {
  const [name = ''] = part.split('=');
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}
