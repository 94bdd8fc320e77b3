import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { boundedBody } from './bounded-body.ts';
import { FetchCookies } from './fetch-cookies.ts';
import { type Fetched, type FetchOptions, FetchRefused, type PageFetcher } from './page-fetcher.ts';
import { addressLedTo } from './page-redirect.ts';
import { type CheckedAddress, checkedAddresses } from './public-address.ts';

/** In bytes, unpacked. */
const LARGEST = { page: 5 * 1024 * 1024, picture: 10 * 1024 * 1024, robots: 512 * 1024, json: 1024 * 1024 } as const;

const MOST_REDIRECTS = 5;
const LONGEST_ADDRESS = 4_000;
const MAX_HEADER_BYTES = 64 * 1024;

const ACCEPT = {
  page: 'text/html,application/xhtml+xml;q=0.9',
  picture: 'image/webp,image/jpeg,image/png,image/gif;q=0.9',
  robots: 'text/plain',
  json: 'application/json',
} as const;
const TYPES = {
  page: /^(?:text\/html|application\/xhtml\+xml)\b/i,
  picture: /^image\//i,
  robots: /^(?!text\/html\b)/i, // whatever else a site calls it
  json: /^(?:application|text)\/(?:[\w.-]{1,40}\+)?json\b/i,
} as const;

interface GuardedPageFetcherOptions {
  /** Names us to every site: "Kindlist/1.0 (+https://kindlist.example)". */
  userAgent: string;
  /** Hosts with their ports that may be private, as "127.0.0.1:8799": for tests. */
  allowedPrivateHosts?: readonly string[];
}

/**
 * Fetches over connections that can only reach the public: each name is looked up once, its addresses are checked, and the
 * connection is made to one of just these; the same again for every redirect.
 */
export class GuardedPageFetcher implements PageFetcher {
  private readonly allowed: ReadonlySet<string>;

  constructor(private readonly options: GuardedPageFetcherOptions) {
    this.allowed = new Set(options.allowedPrivateHosts ?? []);
  }

  async fetch(address: string, options: FetchOptions): Promise<Fetched> {
    const { signal } = options;
    try {
      signal.throwIfAborted();
      return await this.followRedirects(address, options);
    } catch (problem) {
      if (signal.aborted) throw new FetchRefused('timeout');
      if (problem instanceof FetchRefused) throw problem;
      throw new FetchRefused('network'); // whatever a site did to the connection
    }
  }

  private async followRedirects(address: string, options: FetchOptions): Promise<Fetched> {
    let next: URL | null = URL.parse(address);
    const cookies = new FetchCookies();
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (!next || next.href.length > LONGEST_ADDRESS) throw new FetchRefused('invalid');
      const response = await this.request(next, options, cookies);
      cookies.take(next, response.headers['set-cookie']);
      try {
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          next = await followed(URL.parse(headers.location, next), options);
          continue;
        }
        const fetched = await read(response, next, options);
        const ledTo = options.wanted === 'page' ? addressLedTo(fetched) : null;
        if (!ledTo) return fetched;
        next = await followed(ledTo, options);
      } finally {
        response.destroy();
      }
    }
    throw new FetchRefused('network');
  }

  private async request(
    url: URL,
    { wanted, languages, signal }: FetchOptions,
    cookies: FetchCookies,
  ): Promise<IncomingMessage> {
    const addresses = await abortable(checkedAddresses(url, this.allowed), signal);
    const request: RequestOptions = {
      lookup: answering(addresses),
      agent: false, // a connection is never used again for a name that was checked another time
      signal,
      maxHeaderSize: MAX_HEADER_BYTES,
      headers: {
        'User-Agent': this.options.userAgent,
        Accept: ACCEPT[wanted],
        'Accept-Language': languages ?? 'en',
        'Accept-Encoding': 'gzip, deflate, br',
        ...cookies.headerFor(url),
        Connection: 'close',
      },
    };
    return new Promise((resolve, reject) => {
      const { get } = url.protocol === 'https:' ? https : http;
      get(url, request, resolve).on('error', reject);
    });
  }
}

async function followed(url: URL | null, { whyNotFollow }: FetchOptions): Promise<URL | null> {
  const reason = url && whyNotFollow ? await whyNotFollow(url) : null;
  if (reason) throw new FetchRefused(reason);
  return url;
}

async function read(response: IncomingMessage, url: URL, { wanted }: FetchOptions): Promise<Fetched> {
  const { statusCode = 0, headers } = response;
  const answer = { status: statusCode, retryAfter: headers['retry-after'] };
  if (statusCode === 404 || statusCode === 410) throw new FetchRefused('not_found');
  if (statusCode >= 500 && statusCode < 600) throw new FetchRefused('upstream', answer);
  if (statusCode < 200 || statusCode >= 300) throw new FetchRefused('denied', answer);
  const contentType = headers['content-type'] ?? '';
  if (contentType ? !TYPES[wanted].test(contentType) : wanted === 'picture') throw new FetchRefused('not_html');
  const bytes = await boundedBody(response, LARGEST[wanted]);
  if (!contentType && wanted === 'page' && !looksLikePage(bytes)) throw new FetchRefused('not_html');
  return { url: url.href, contentType, bytes };
}

/** Some sites forget to say what they send. */
function looksLikePage(bytes: Uint8Array): boolean {
  return /^\s{0,200}<(?:!doctype|html|head|body|meta|!--)/i.test(
    Buffer.from(bytes.subarray(0, 512)).toString('latin1'),
  );
}

/** Looks no name up: connects to addresses that were checked. */
export function answering(addresses: readonly CheckedAddress[]): LookupFunction {
  return (_name, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}

/** Stops waiting for work that cannot be stopped. */
export async function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  work.catch(() => {});
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
