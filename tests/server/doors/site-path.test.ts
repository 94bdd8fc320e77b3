import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { isSitePath, withoutSitePath } from '../../../server/base/text/site-path.rules.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { SCREENS } from '../../../server/doors/public-pages/addresses.ts';
import { OTHER_NAMES } from '../../../server/doors/public-pages/other-names.rules.ts';
import { PUBLIC_PAGES } from '../../../server/doors/public-pages/public-pages.rules.ts';
import * as pageDrawer from '../../../web/public-pages/served-pages.tsx';
import { aList, anItem } from '../../builders/lists.ts';
import { test as serverTest } from '../server-test.ts';
import { aGroceryList, aPhone, told } from './caldav/phone.ts';

const ORIGIN = 'https://home.test';
const PATH = '/kindlist';

const test = serverTest
  .extend('publicUrl', { scope: 'file' }, ORIGIN + PATH)
  .extend('site', { scope: 'file' }, async ({ orm, infrastructure }, { onCleanup }) => {
    const webFolder = mkdtempSync(join(tmpdir(), 'kindlist-'));
    for (const file of ['index.html', 'public/site.webmanifest', 'public/icon-192.png'])
      copyFileSync(join(import.meta.dirname, '../../../web', file), join(webFolder, basename(file)));
    const app = await createApp(orm, infrastructure, { webFolder, pageDrawer });
    onCleanup(async () => {
      await app.close();
      rmSync(webFolder, { recursive: true });
    });
    return app;
  })
  .extend('open', { scope: 'file' }, async ({ site }) => {
    return (url: string, cookie = '') => site.inject({ url, headers: { accept: 'text/html', cookie } });
  });

/** Everything in a page that a browser follows or fetches by itself. */
function addressesIn(html: string): string[] {
  const markup = html.replaceAll(/<script(?![^>]*src=)[^>]*>.*?<\/script>/gs, '');
  const attributes = [...markup.matchAll(/\s(?:href|src|action|formaction|data-counted)="([^"]*)"/gi)];
  const sources = [...markup.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, all = '']) => all.split(', '));
  const styles = [...markup.matchAll(/url\(([^)]*)\)/g)];
  return [...attributes.map(([, address = '']) => address), ...sources, ...styles.map(([, address = '']) => address)];
}

const beside = (addresses: string[]) =>
  addresses.filter((address) => /^\/(?!\/)/.test(address) && !address.startsWith(`${PATH}/`));

test('a page leads nowhere beside the path, whether the proxy passes the path on or strips it', async ({
  open,
  em,
}) => {
  const list = await aList(em, { privacy: 'PUBLIC' });
  const item = await anItem(em, { list, title: 'A " href="/mug" <b>', primaryUrl: 'https://shop.test/mug' });
  const pages = [
    ...PUBLIC_PAGES,
    '/dashboard',
    '/no-such-page',
    `/shared/${list.shareToken}`,
    `/shared/${list.shareToken}/items/${item.id}/buy`,
    `/shared/${list.shareToken}/follow`,
    `/shared/${list.shareToken}/besides`,
  ];
  for (const page of pages) {
    const [passed, stripped] = [await open(PATH + page), await open(page)];
    expect(passed.body, page).toContain(`<html data-path="${PATH}" `);
    expect(beside(addressesIn(passed.body)), page).toEqual([]);
    expect(addressesIn(passed.body).some((address) => address.startsWith(`${PATH}/`))).toBe(true);
    expect(stripped.body.length, page).toBe(passed.body.length);
  }
  const { body } = await open(`${PATH}/shared/${list.shareToken}`);
  expect(body.includes('A &quot; href=&quot;/mug&quot; &lt;b&gt;')).toBe(true);
  expect(body.includes(`property="og:url" content="${ORIGIN}${PATH}/shared/${list.shareToken}"`)).toBe(true);
});

test('a purchase without scripts leads back to the list, and its cookies hold below the path alone', async ({
  open,
  site,
  em,
}) => {
  const list = await aList(em, { privacy: 'PUBLIC' });
  const item = await anItem(em, { list, title: 'Mug' });
  const form = `${PATH}/shared/${list.shareToken}/items/${item.id}/buy`;
  const page = await open(form);
  const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)];
  const fields = { ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])), email: 'ann@example.test' };

  const bought = await site.inject({
    method: 'POST',
    url: form,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
  });

  expect(bought.statusCode).toBe(303);
  expect(bought.headers.location).toMatch(new RegExp(`^${PATH}/shared/${list.shareToken}`));
  expect(bought.cookies).toMatchObject([{ name: 'bought', path: `${PATH}/shared/${list.shareToken}` }]);
  const chosen = await site.inject({ method: 'POST', url: `${PATH}/faq?speak=de`, headers: { origin: ORIGIN } });
  expect(chosen).toMatchObject({ statusCode: 303 });
  expect(chosen.headers.location).toBe(`${PATH}/faq`);
  expect(chosen.cookies).toMatchObject([{ path: `${PATH}/` }]);
  const mail = await em.findOneOrFail(Mail, { to: 'ann@example.test' });
  const links = mail.text.match(/https:\/\/\S+/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(new RegExp(`^${ORIGIN}${PATH}(?:/|$)`));
});

test('programs find everything below the path, and a health check beside the proxy needs none', async ({ site }) => {
  const get = (url: string) => site.inject({ url });

  for (const path of [PATH, '']) expect((await get(`${path}/api/v1/health`)).statusCode).toBe(200);
  expect((await get(`${PATH}/api/v1/openapi.json`)).json().servers).toEqual([{ url: PATH }]);
  const manifest = (await get(`${PATH}/site.webmanifest`)).json();
  expect(manifest).toMatchObject({ start_url: `${PATH}/dashboard`, share_target: { action: `${PATH}/add` } });
  for (const { src } of manifest.icons) expect(src).toMatch(new RegExp(`^${PATH}/icon-`));
  expect((await get(`${PATH}/robots.txt`)).body).toContain(`Disallow: ${PATH}/lists\n`);
  expect((await get(`${PATH}/robots.txt`)).body).toContain(`Sitemap: ${ORIGIN}${PATH}/sitemap.xml`);
  expect((await get(`${PATH}/sitemap.xml`)).body).toContain(`<loc>${ORIGIN}${PATH}/pricing</loc>`);
  const root = await get(PATH);
  expect(root).toMatchObject({ statusCode: 308, headers: { location: `${PATH}/` } });
  expect((await get(`${PATH}/index.html`)).body).toContain(`href="${PATH}/favicon.svg"`);
});

test('a reminders app finds its lists, and asks for reminders by the addresses that it was told', async ({
  site,
  em,
}) => {
  const phone = await aPhone(site, em);
  const list = await aGroceryList(em, phone.person);
  const found = await site.inject({ url: `${PATH}/.well-known/caldav` });
  expect(found).toMatchObject({ statusCode: 301, headers: { location: `${PATH}/dav/` } });

  const home = told(
    (
      await phone.send('PROPFIND', `${PATH}/dav/`, {
        body: '<d:propfind xmlns:d="DAV:"><d:prop><d:current-user-principal/></d:prop></d:propfind>',
      })
    ).body,
  );
  await anItem(em, { list, title: 'Milk' });
  const [reminder] = await phone.read(list);

  expect(home.map(({ href }) => href)).toEqual([`${PATH}/dav/`]);
  expect(reminder?.href).toMatch(new RegExp(`^${PATH}/dav/`));
  for (const href of [reminder?.href, `${ORIGIN}${reminder?.href}`]) {
    const inside = `<d:prop><d:getetag/></d:prop><d:href>${href}</d:href>`;
    const { body } = await phone.report(PATH + phone.hrefOf(list), 'calendar-multiget', inside);
    expect(told(body)).toMatchObject([{ href: reminder?.href, etag: reminder?.etag }]);
  }
});

test('no page of the site has a name with which its path could begin', () => {
  for (const page of [...PUBLIC_PAGES, ...SCREENS, ...Object.keys(OTHER_NAMES)])
    if (page !== '/') expect(isSitePath(page.split('/:')[0] ?? '')).toBe(false);
  for (const path of ['', '/kindlist', '/apps/lists-of-ours', '/~ida/kindlist']) expect(isSitePath(path)).toBe(true);
  for (const path of ['/lists', '/API/x', '/apps/lists', '/home/Gifts/x', '/a b', '/%41', '/a//b', '/ü'])
    expect(isSitePath(path)).toBe(false);
});

test('the path is taken off whole names alone', () => {
  expect(withoutSitePath(PATH, `${PATH}/lists?page=2`)).toBe('/lists?page=2');
  expect(withoutSitePath(PATH, `${PATH}?page=2`)).toBe('/?page=2');
  expect(withoutSitePath(PATH, '/kindlists')).toBe('/kindlists');
  expect(withoutSitePath(PATH, '/lists')).toBe('/lists');
  expect(withoutSitePath('', '/lists')).toBe('/lists');
});
