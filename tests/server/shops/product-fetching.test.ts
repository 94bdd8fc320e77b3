import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { ExtractionThreads } from '../../../server/shops/products/extraction-threads.ts';
import { GuardedPageFetcher } from '../../../server/shops/products/guarded-page-fetcher.ts';
import { aUser } from '../../builders/accounts.ts';
import { aProductPage, aSchemaProduct } from '../../builders/product-pages.ts';
import { send } from '../graphql.ts';
import { test as base, EXTRACTION_WORKER, PUBLIC_URL } from '../server-test.ts';

const SCRAPE = 'mutation ($url: String!) { scrapeUrl(url: $url) { title { value } } }';

/** Why a link gave nothing, in a word. */
const test = base
  .extend('failureOf', async ({ app, em }) => {
    const viewer = await aUser(em);
    return async (url: string) => {
      const { data, errors } = await send(app, SCRAPE, viewer, { url });
      return errors ? (errors[0].extensions.reason ?? errors[0].extensions.code) : data.scrapeUrl;
    };
  })
  .extend('fetcher', async ({ productPages }) => {
    const fetcher = new GuardedPageFetcher({ userAgent: 'Kindlist/test', allowedPrivateHosts: [productPages.host] });
    return (url: string, signal = new AbortController().signal) =>
      fetcher.fetch(url, { wanted: 'page', languages: null, signal });
  });

const PAGE = aProductPage({ jsonLd: [aSchemaProduct()] });

describe('addresses within', () => {
  const PRIVATE = [
    'http://127.0.0.1/',
    'http://localhost/',
    'http://localhost./',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://10.0.0.1/',
    'http://172.16.5.4/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://168.63.129.16/',
    'http://192.0.0.192/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:4136:e378:8000:63bf:80ff:fffe]/',
    'http://[ff02::1]/',
  ];
  for (const url of PRIVATE) {
    test(`are refused: ${url}`, async ({ failureOf }) => {
      expect(await failureOf(url)).toBe('blocked');
    });
  }

  test('are refused behind a redirect, too', async ({ failureOf, productPages }) => {
    const url = productPages.add((_request, response) =>
      redirect(response, 'http://169.254.169.254/latest/meta-data/'),
    );

    expect(await failureOf(url)).toBe('blocked');
  });

  test('are let through where the configuration names them with their port, and there alone', async ({
    failureOf,
    productPages,
  }) => {
    const other = createServer((_request, response) => response.end(PAGE)).listen(0, '127.0.0.1');
    await once(other, 'listening');

    expect(await failureOf(productPages.add(PAGE))).toEqual({ title: { value: 'Red bicycle' } });
    expect(await failureOf(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)).toBe('blocked');
    other.close();
  });
});

describe('addresses that nobody should ask', () => {
  const REFUSED: Record<string, [url: string, code: string]> = {
    'another scheme': ['ftp://shop.test/', 'BAD_USER_INPUT'],
    'a file': ['file:///etc/passwd', 'BAD_USER_INPUT'],
    'a script': ['javascript:alert(1)', 'BAD_USER_INPUT'],
    'user name and password': ['https://ann:secret@shop.test/', 'BAD_USER_INPUT'],
    '10,000 characters': [`https://shop.test/${'a'.repeat(10_000)}`, 'BAD_USER_INPUT'],
    'no host': ['https://', 'BAD_USER_INPUT'],
    'a space within': ['https://shop.test/a b', 'BAD_USER_INPUT'],
    'another port': ['https://93.184.215.14:8443/', 'blocked'],
    'the port of mail servers': ['http://93.184.215.14:25/', 'blocked'],
  };
  for (const [name, [url, code]] of Object.entries(REFUSED)) {
    test(`are refused: ${name}`, async ({ failureOf }) => {
      expect(await failureOf(url)).toBe(code);
    });
  }

  test('have the catalogue’s words', async ({ app, em }) => {
    const viewer = await aUser(em);
    const textOf = async (url: string) => (await send(app, SCRAPE, viewer, { url })).errors[0].message;

    expect(await textOf('')).toBe('URL is required');
    expect(await textOf('shop.test')).toBe('Please enter a valid URL starting with http:// or https://');
    expect(await textOf('http://10.0.0.1/')).toBe('Access denied: blocked for security reasons');
  });
});

describe('what a site answers', () => {
  const ANSWERS: Record<string, [answer: (response: ServerResponse) => void, failure: string]> = {
    'a page that is gone': [(response) => response.writeHead(410).end(), 'not_found'],
    'a page that was never there': [(response) => response.writeHead(404).end(), 'not_found'],
    'that one must sign in': [(response) => response.writeHead(401).end(), 'denied'],
    'that programs may not': [(response) => response.writeHead(403).end(), 'denied'],
    'too many requests': [(response) => response.writeHead(429).end(), 'denied'],
    'a failure of its own': [(response) => response.writeHead(503).end(), 'upstream'],
    'a picture': [(response) => response.writeHead(200, { 'content-type': 'image/png' }).end('PNG'), 'not_html'],
    'a file': [(response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'), 'not_html'],
    JSON: [(response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'), 'not_html'],
    'bytes without a type': [(response) => response.writeHead(200).end(Buffer.from([0, 1, 2, 3])), 'not_html'],
    'an encoding that nobody asked for': [
      (response) => response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'zstd' }).end('x'),
      'not_html',
    ],
    'gzip that is none': [
      (response) => response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('x'),
      'network',
    ],
    'a hang-up': [(response) => response.destroy(), 'network'],
    'a hang-up halfway': [
      (response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' });
        response.write('<title>', () => response.destroy());
      },
      'network',
    ],
    'an empty page': [(response) => response.writeHead(200, { 'content-type': 'text/html' }).end(), 'NO_DATA'],
    'more than 5 MB, and says so': [
      (response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': String(6 * 1024 * 1024) }).end(),
      'not_html',
    ],
    'more than 5 MB, unpacked': [
      (response) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(50_000_000))),
      'not_html',
    ],
    'a page without end': [(response) => endless(response), 'not_html'],
  };
  for (const [name, [answer, failure]] of Object.entries(ANSWERS)) {
    test(`is told apart: ${name}`, async ({ failureOf, productPages }) => {
      expect(await failureOf(productPages.add((_request, response) => answer(response)))).toBe(failure);
    });
  }

  const SIGNPOSTS: Record<string, (to: string) => string> = {
    'meta refresh': (to) => `<meta http-equiv="refresh" content="0; url=${to}">`,
    'meta refresh with the attributes the other way round': (to) => `<META content='0;URL="${to}"' http-equiv=REFRESH>`,
    'a script that sets the address': (to) =>
      `<title>Redirecting…</title><script>window.location.href = "${to}";</script>`,
    'a script that replaces it': (to) =>
      `<p>One moment…</p><script>location.replace('${to.replaceAll('/', '\\/')}')</script>`,
  };
  for (const [name, draw] of Object.entries(SIGNPOSTS)) {
    test(`is followed over a page that leads on by ${name}`, async ({ failureOf, productPages }) => {
      const url = productPages.add(`<html><head>${draw(productPages.add(PAGE))}</head><body></body></html>`);

      expect(await failureOf(url)).toEqual({ title: { value: 'Red bicycle' } });
    });

    test(`within is refused behind ${name}, too`, async ({ failureOf, productPages }) => {
      const page = `<html><head>${draw('http://169.254.169.254/latest/meta-data/')}</head><body></body></html>`;

      expect(await failureOf(productPages.add(page))).toBe('blocked');
    });
  }

  test('that leads on by script for ever is given up', async ({ failureOf, productPages }) => {
    let count = 0;
    const url: string = productPages.add((_request, response) => {
      count += 1;
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<script>location.href="?n=${count}"</script>`);
    });

    expect(await failureOf(url)).toBe('network');
    expect(count).toBe(6);
  });

  test('is read itself where it leads on later, to itself, or to several places', async ({
    failureOf,
    productPages,
  }) => {
    const elsewhere = productPages.add(PAGE);
    const leading = [
      `<meta http-equiv="refresh" content="300; url=${elsewhere}">`,
      '<meta http-equiv="refresh" content="0">',
      `<noscript><meta http-equiv="refresh" content="0; url=${elsewhere}"></noscript>`,
      `<script>if (a) location.href = "${elsewhere}"; else location.href = "${elsewhere}?b";</script>`,
    ];
    for (const head of leading) {
      const url = productPages.add(`<html><head><title>Blue bicycle</title>${head}</head><body>Blue</body></html>`);
      expect(await failureOf(url)).toEqual({ title: { value: 'Blue bicycle' } });
    }
  });

  test('is followed over redirects, up to five', async ({ failureOf, productPages }) => {
    const chain = (length: number): string =>
      length === 0
        ? productPages.add(PAGE)
        : productPages.add((_request, response) => redirect(response, chain(length - 1)));

    expect(await failureOf(chain(5))).toEqual({ title: { value: 'Red bicycle' } });
    expect(await failureOf(chain(6))).toBe('network');
  });

  test('gives a site its own cookies back on the way, and no other site', async ({ failureOf, productPages }) => {
    const shop = productPages.add((request, response) => {
      if (request.headers.cookie === 'language=de') return response.end(PAGE);
      response.writeHead(302, { 'set-cookie': 'language=de; Path=/; HttpOnly', location: request.url ?? '' }).end();
    });
    const elsewhere = productPages.add(PAGE);
    const strange = `${elsewhere.replace('127.0.0.1', 'localhost')}`;
    const leaving = productPages.add((_request, response) =>
      response.writeHead(302, { 'set-cookie': 'secret=1', location: strange }).end(),
    );

    expect(await failureOf(shop)).toEqual({ title: { value: 'Red bicycle' } });
    await failureOf(leaving);
    expect(productPages.askedFor(elsewhere).map(({ headers }) => headers.cookie)).toEqual([undefined]);
  });

  test('is not followed round in a circle', async ({ failureOf, productPages }) => {
    const url = productPages.add((request, response) => redirect(response, request.url ?? ''));

    expect(await failureOf(url)).toBe('network');
    expect(productPages.askedFor(url)).toHaveLength(6);
  });

  test('may come without a type where it is a page', async ({ failureOf, productPages }) => {
    expect(await failureOf(productPages.add((_request, response) => response.end(PAGE)))).toEqual({
      title: { value: 'Red bicycle' },
    });
  });

  test('is waited for no longer than the reader’s time, however slowly it drips', async ({ fetcher, productPages }) => {
    const started = Promise.withResolvers<void>();
    const limit = new AbortController();
    const url = productPages.add((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<title>', () => started.resolve());
    });
    const fetching = fetcher(url, limit.signal);
    await started.promise;
    limit.abort();

    await expect(fetching).rejects.toMatchObject({ reason: 'timeout' });
  });
});

test('sites are told who asks, and in which languages the person reads', async ({ app, em, productPages }) => {
  const url = productPages.add(PAGE);
  const { bearer } = await import('../graphql.ts');
  const headers = { ...(await bearer(app, await aUser(em))), 'accept-language': 'de-AT,de;q=0.9' };

  await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: SCRAPE, variables: { url } } });

  const [asked] = productPages.askedFor(url);
  expect(asked?.headers).toMatchObject({
    'user-agent': `Kindlist/1.2.3 (+${PUBLIC_URL})`,
    'accept-language': 'de-AT,de;q=0.9',
  });
  expect(asked?.headers.cookie).toBeUndefined();
});

describe('pages that are made to stop a server', () => {
  const HOSTILE: Record<string, string> = {
    'elements a hundred thousand deep': `<title>Red bicycle</title>${'<div class="price">'.repeat(100_000)}`,
    'JSON-LD a hundred thousand deep': aProductPage({ jsonLd: ['['.repeat(100_000)] }),
    'a circle in JSON-LD': aProductPage({
      jsonLd: [{ '@graph': [{ '@id': '#a', '@type': 'Product', name: { '@id': '#a' }, offers: { '@id': '#a' } }] }],
    }),
    'a price of a million digits': aProductPage({
      body: `<h1>Red bicycle</h1><p class="price">$${'1,'.repeat(500_000)}</p>`,
    }),
    'a title of a million separators': aProductPage({ title: ' - '.repeat(300_000) }),
    'a million entities': aProductPage({ title: '&amp;'.repeat(200_000) }),
    'ten thousand prices': aProductPage({ body: `<h1>Red bicycle</h1>${'<p class="price">$1.00</p>'.repeat(10_000)}` }),
    'an attribute of a megabyte': aProductPage({ body: `<h1 class="${'price '.repeat(150_000)}">Red bicycle</h1>` }),
    'marks within marks': aProductPage({
      body: '<div itemscope itemprop="offers" itemtype="http://schema.org/Product">'.repeat(3_000),
    }),
    'a script of brackets': aProductPage({
      body: `<h1>Red bicycle</h1><script>a={price:${'{['.repeat(200_000)}</script>`,
    }),
  };
  for (const [name, page] of Object.entries(HOSTILE)) {
    test(`are read or refused, and the next page is read: ${name}`, async ({ failureOf, productPages }) => {
      await failureOf(productPages.add(page));

      expect(await failureOf(productPages.add(PAGE))).toEqual({ title: { value: 'Red bicycle' } });
    });
  }

  test('end with their thread when they take too long, and the next page is read', async () => {
    const threads = new ExtractionThreads({ script: EXTRACTION_WORKER, cpuLimitMs: 1 });
    const patient = new ExtractionThreads({ script: EXTRACTION_WORKER });

    const long = aProductPage({ body: '<p class="price">$1.00</p>'.repeat(50_000) });

    expect(await threads.read(aJob(long))).toBeNull();
    expect(await patient.read(aJob(PAGE))).toMatchObject({ outcome: 'found' });
    await Promise.all([threads.close(), patient.close()]);
  });

  test('end with their thread when they take too much memory, and the next page is read', async () => {
    const threads = new ExtractionThreads({ script: EXTRACTION_WORKER, memoryLimitMb: 64 });
    const huge = `<title>Red bicycle</title>${'<b a=1></b>'.repeat(1_500_000)}`;

    expect(await threads.read(aJob(huge))).toBeNull();
    expect(await threads.read(aJob(PAGE))).toMatchObject({ outcome: 'found' });
    await threads.close();
  });

  test('do not keep anybody else waiting', async ({ app, em, failureOf, productPages }) => {
    const viewer = await aUser(em);
    const reading = failureOf(productPages.add(HOSTILE['elements a hundred thousand deep'] ?? ''));
    const first = await Promise.race([
      reading.then(() => 'the page'),
      send(app, '{ me { id } }', viewer).then(() => 'somebody else'),
    ]);

    expect(first).toBe('somebody else');
    await reading;
  });
});

function aJob(page: string) {
  return { bytes: new TextEncoder().encode(page), contentType: null, url: 'https://shop.test/' };
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}

function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' });
  const more = () => {
    while (!response.destroyed && response.write('<p>Red bicycle</p>'.repeat(1_000)));
  };
  response.on('drain', more);
  more();
}
