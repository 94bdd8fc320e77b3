import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { AffiliateSite } from '../../../server/lists/affiliates/affiliate-site.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { anAffiliateSite } from '../../builders/affiliates.ts';
import { LONGEST_WAIT_MS } from '../../run-limits.ts';
import { send } from '../graphql.ts';
import { test as base } from '../server-test.ts';

/** There are no sites but those of the test. */
const test = base.extend('admin', async ({ em }) => {
  await em.nativeDelete(AffiliateSite, {});
  return aUser(em, { role: 'ADMIN' });
});

const TRY = 'query ($url: String!) { affiliateLink(url: $url) { outgoingUrl urlPattern site { name } } }';

async function tryLink(app: FastifyInstance, admin: User, url: string) {
  return (await send(app, TRY, admin, { url })).data.affiliateLink;
}

describe('a pattern matches', () => {
  test.for<[string, string]>([
    ['amazon.com', 'https://amazon.com'],
    ['amazon.com', 'https://www.amazon.com/dp/B01?th=1'],
    ['amazon.com', 'http://SMILE.Amazon.COM/DP/B01'],
    ['www.amazon.com', 'https://amazon.com/dp/B01'],
    ['https://amazon.com/*', 'https://amazon.com/dp/B01'],
    ['*.amazon.com', 'https://amazon.com/dp/B01'],
    ['amazon.*', 'https://www.amazon.de/dp/B01'],
    ['amazon.*', 'https://www.amazon.co.uk/dp/B01'],
    ['amazon.com/dp/*', 'https://amazon.com/DP/B01'],
    ['amazon.com/dp', 'https://amazon.com/dp'],
    ['amazon.com/dp/', 'https://amazon.com/dp/B01'],
    ['amazon.com/*/dp/', 'https://amazon.com/Red-Bicycle/dp/B01/ref=sr_1'],
    ['de.shop.example/a*z', 'https://de.shop.example/abcz'],
    ['shop-*.stores.example', 'https://shop-7.stores.example/x'],
    ['bücher.example', 'https://xn--bcher-kva.example/1'],
    ['shop.example/größe/*', 'https://shop.example/gr%C3%B6%C3%9Fe/1'],
    ['shop.example/@makers/*', 'https://shop.example/@makers/1'],
  ])('%s: %s', async ([urlPattern, url], { app, em, admin }) => {
    await anAffiliateSite(em, { urlFormats: [{ urlPattern }] });

    expect((await tryLink(app, admin, url)).site).toEqual({ name: 'A shop' });
  });
});

describe('a pattern does not match', () => {
  test.for<[string, string]>([
    ['amazon.com', 'https://amazon.com.evil.com/dp/B01'],
    ['amazon.com', 'https://notamazon.com/dp/B01'],
    ['amazon.com', 'https://amazon.com@evil.com/dp/B01'],
    ['amazon.com', 'https://evil.com/amazon.com/dp/B01'],
    ['amazon.com', 'https://evil.com/?https://amazon.com/dp'],
    ['amazon.com', 'https://evil.com#amazon.com'],
    ['amazon.com', 'https://user:word@amazon.com/dp/B01'],
    ['amazon.com', 'https://amazon.com:8443/dp/B01'],
    ['amazon.com', 'https://аmazon.com/dp/B01'], // its first letter is Cyrillic
    ['amazon.com', 'https://amazon.co'],
    ['amazon.com', 'https://amazon.com.'],
    ['amazon.*', 'https://amazon.com.evil.com/dp/B01'],
    ['amazon.*', 'https://amazon.evil.com/dp/B01'],
    ['amazon.*', 'https://amazon.github.io/dp/B01'],
    ['amazon.*', 'https://amazon.nosuchending/dp/B01'],
    ['amazon.*', 'https://notamazon.de/dp/B01'],
    ['amazon.com/dp/*', 'https://amazon.com/gp/B01'],
    ['amazon.com/dp', 'https://amazon.com/dpx'],
    ['amazon.com/dp/*', 'https://amazon.com/gp/../x?/dp/B01'],
    ['de.shop.example', 'https://fr.shop.example/1'],
    ['de.shop.example', 'https://shop.example/de'],
    ['a*c.shop.example', 'https://a.b.c.shop.example/'],
  ])('%s: %s', async ([urlPattern, url], { app, em, admin }) => {
    await anAffiliateSite(em, { urlFormats: [{ urlPattern }] });

    expect(await tryLink(app, admin, url)).toEqual({ outgoingUrl: url, urlPattern: null, site: null });
  });
});

describe('the code is attached', () => {
  test.for<[string, string, string, string, string]>([
    [
      'as tag, unless something else is said',
      'a.example',
      'k-20',
      'https://a.example/1',
      'https://a.example/1?tag=k-20',
    ],
    ['as the pattern says', 'a.example/*?ref={code}', 'k-20', 'https://a.example/1', 'https://a.example/1?ref=k-20'],
    [
      'as it is, when it has a shape of its own',
      'a.example',
      'r=k&aff=7',
      'https://a.example/1',
      'https://a.example/1?r=k&aff=7',
    ],
    [
      'beside what the link says',
      'a.example',
      'k',
      'https://a.example/?q=a%20b&flag&x=1+2',
      'https://a.example/?q=a%20b&flag&x=1+2&tag=k',
    ],
    [
      "instead of somebody else's",
      'a.example',
      'k',
      'https://a.example/?tag=theirs&q=1&t%61g=too',
      'https://a.example/?q=1&tag=k',
    ],
    ['before what follows a #', 'a.example', 'k', 'https://a.example/1#top', 'https://a.example/1?tag=k#top'],
    [
      'in a form that an address can hold',
      'a.example?ref={code}',
      'a&b=c#d',
      'https://a.example/1',
      'https://a.example/1?ref=a%26b%3Dc%23d',
    ],
  ])('%s', async ([, urlPattern, affiliateCode, url, outgoingUrl], { app, em, admin }) => {
    await anAffiliateSite(em, { affiliateCode, urlFormats: [{ urlPattern }] });

    expect((await tryLink(app, admin, url)).outgoingUrl).toBe(outgoingUrl);
  });
});

test('the highest priority wins, then the longest pattern, then the older site', async ({ app, em, admin }) => {
  const [url, urlPattern] = ['https://shop.example/toys/1', 'shop.example/toys/*'];
  const winner = async () => (await tryLink(app, admin, url)).site.name;
  await anAffiliateSite(em, { name: 'Short', urlFormats: [{ urlPattern: 'shop.example' }] });
  await anAffiliateSite(em, { name: 'Long', urlFormats: [{ urlPattern: 'books.example' }, { urlPattern }] });
  await anAffiliateSite(em, { name: 'As long, and younger', urlFormats: [{ urlPattern }] });
  expect(await winner()).toBe('Long');

  await anAffiliateSite(em, { name: 'Important', urlFormats: [{ urlPattern: 'shop.*', priority: 3 }] });
  await anAffiliateSite(em, { name: 'Short and important', urlFormats: [{ priority: 2 }] });
  expect(await winner()).toBe('Short and important'); // "example" is no ending that is known, so shop.* is not about it

  await anAffiliateSite(em, { name: 'Switched off', isActive: false, urlFormats: [{ urlPattern, priority: 9 }] });
  expect(await winner()).toBe('Short and important');
});

test('a link that is none is refused, and a hostile pattern takes no time', async ({ app, em, admin }) => {
  for (const url of ['', 'shop.example', 'javascript:alert(1)', `https://shop.example/${'a'.repeat(2000)}`]) {
    expect((await send(app, TRY, admin, { url })).errors[0].extensions.fields).toHaveProperty('url');
  }
  await anAffiliateSite(em, { urlFormats: [{ urlPattern: `shop.example/${'*a'.repeat(140)}b` }] });
  const started = performance.now();

  expect((await tryLink(app, admin, `https://shop.example/${'a'.repeat(1900)}`)).site).toBeNull();

  expect(performance.now() - started).toBeLessThan(LONGEST_WAIT_MS); // it would take for ever
});
