// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { titleFromLink } from '#rules/shops/lines/links';
import { LONGEST_PAGE } from '#rules/shops/products/page-size';
import { lightened } from '../../../web/core/products/light-page.ts';
import { ASK_FOR_PAGE, pageOfOpener } from '../../../web/core/products/opened-page.ts';
import { bookmarklet } from '../../../web/lists/adding/bookmarklet.ts';
import { sharedThing } from '../../../web/lists/adding/shared-thing.ts';

const SHOP = 'https://shop.example';
const page = { kind: 'kindlist-page', url: `${SHOP}/p/1`, html: '<h1>Bicycle</h1>' };

/** A window that opened ours, and what it hears. */
function anOpener() {
  const opener = { postMessage: vi.fn() } as unknown as Window;
  const say = (data: unknown, { origin = SHOP, source = opener }: { origin?: string; source?: unknown } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window }));
  return { opener, say };
}

test('the page that opened the window is asked for, and taken from itself alone', async () => {
  const { opener, say } = anOpener();
  const taken = pageOfOpener(opener);
  expect(opener.postMessage).toHaveBeenCalledWith(ASK_FOR_PAGE, '*');

  say({ ...page, html: 'from another window' }, { source: window });
  say({ ...page, url: 'https://bank.example/' });
  say({ ...page, url: 'javascript:alert(1)' }, { origin: 'null' });
  say({ ...page, html: 'x'.repeat(10_000_001) });
  for (const nothing of [null, 'kindlist-page', { kind: 'other' }, { ...page, html: 5 }, { ...page, html: '' }])
    say(nothing);
  say(page);

  expect(await taken).toEqual({ url: page.url, html: page.html });
});

test('an opener that says nothing is waited for no longer than five seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { opener } = anOpener();
  const taken = pageOfOpener(opener);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await taken).toBeNull();
  expect(await pageOfOpener(null)).toBeNull();
});

test('a page is sent without what only weighs, and without scripts where it is still too large', () => {
  const data = '<script type="application/ld+json">{"name":"Bicycle"}</script>';
  const html = `<html><head><style>a{}</style>${data}<script>state={}</script></head><body><svg></svg><h1>Bicycle</h1></body></html>`;
  const light = lightened(html);
  expect(light).toContain(data);
  expect(light).toContain('state={}');
  expect(light).not.toMatch(/<style|<svg/);

  const huge = lightened(html.replace('state={}', 'a'.repeat(LONGEST_PAGE)));
  expect(huge).toContain(data);
  expect(huge).toContain('<h1>Bicycle</h1>');
  expect(huge.length).toBeLessThan(1_000);
});

test('what was shared is found wherever an app puts it', () => {
  const shared = (fields: Record<string, string>) => sharedThing(new URLSearchParams(fields));
  expect(shared({ url: `${SHOP}/p/1`, title: 'Bicycle' })).toEqual({ link: `${SHOP}/p/1`, name: 'Bicycle' });
  expect(shared({ text: `Look at this bicycle: ${SHOP}/p/1.` })).toEqual({
    link: `${SHOP}/p/1`,
    name: 'Look at this bicycle',
  });
  expect(shared({ text: 'Milk' })).toEqual({ link: null, name: 'Milk' });
  expect(shared({ url: 'javascript:alert(1)', text: 'file:///etc/passwd' }).link).toBeNull();
  expect(shared({ text: 'a'.repeat(20_000) }).name).toHaveLength(200);
  expect(shared({})).toEqual({ link: null, name: '' });
});

test.each([
  [`${SHOP}/p/red-bicycle-24.html`, 'Red bicycle'],
  [`${SHOP}/rotes_fahrrad%20f%C3%BCr+Kinder/dp/B00X4WHP5E?ref=x`, 'Rotes fahrrad für Kinder'],
  [`${SHOP}/p/12345`, 'Something from shop.example'],
  [`${SHOP}/%E0%A4%A`, 'Something from shop.example'],
  ['https://www.shop.example/', 'Something from shop.example'],
])('a link alone has a title: %s', (link, title) => {
  expect(titleFromLink(link)).toBe(title);
});

test('the bookmark is one line of code that names this site', () => {
  const code = bookmarklet('https://lists.example');
  expect(code).toMatch(/^javascript:[\w%().!~*'-]+$/);
  expect(decodeURIComponent(code)).toContain('"https://lists.example"');
});
