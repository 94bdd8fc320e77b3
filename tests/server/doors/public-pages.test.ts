import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { TERMS_VERSION } from '../../../server/core/users/account.rules.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { seedDemoLists } from '../../../server/lists/seeds/demo-lists.seed.ts';
import * as pageDrawer from '../../../web/public-pages/served-pages.tsx';
import { routes } from '../../../web/routes.tsx';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { PUBLIC_URL, test as serverTest } from '../server-test.ts';

const test = serverTest.extend('page', { scope: 'file' }, async ({ orm, infrastructure }, { onCleanup }) => {
  const webFolder = mkdtempSync(join(tmpdir(), 'kindlist-'));
  for (const file of ['index.html', 'public/site.webmanifest', 'public/icon-192.png'])
    copyFileSync(join(import.meta.dirname, '../../../web', file), join(webFolder, basename(file)));
  const app = await createApp(orm, infrastructure, { webFolder, pageDrawer });
  onCleanup(async () => {
    await app.close();
    rmSync(webFolder, { recursive: true });
  });
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } });
});

const PAGES = ['/', '/pricing', '/faq', '/terms', '/privacy', '/contact'];

/** Gives the text of a page for a reader without JavaScript, in its elements. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body>')).replace(/<(script|template)[^>]*>.*?<\/\1>/gs, '');
  return body
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

function titleOf(html: string) {
  return /<title[^>]*>([^<]*)</.exec(html)?.[1];
}

function named(html: string, name: string) {
  return new RegExp(`<meta [^>]*name="${name}" content="([^"]*)"`).exec(html)?.[1];
}

function structuredDataOf(html: string) {
  const text = /<script [^>]*type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return text && JSON.parse(text);
}

test('what a page was drawn from is forgotten once it is drawn', async ({ em, services, infrastructure }) => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const { shareToken } = await aList(em, { privacy: 'PUBLIC' });
  const draw = async () => {
    const list = await services.sharedLists.previewOf(shareToken);
    if (!list) throw new Error('The list is not open');
    await pageDrawer.drawSharedList(
      { ...list, bought: null, undoing: null, hasDeliveryAddress: false },
      infrastructure.settings.publicConfig,
      {
        language: 'en',
        locale: 'en',
      },
    );
    return new WeakRef(list);
  };

  const drawn = await draw();
  await draw(); // a last one may be at hand still

  await expect
    .poll(() => {
      collectGarbage();
      return drawn.deref();
    })
    .toBeUndefined();
});

describe('without JavaScript', () => {
  test('every public page is there, with the frame around it', async ({ page }) => {
    for (const path of PAGES) {
      const { statusCode, body } = await page(path);
      expect(statusCode).toBe(200);
      expect(body.match(/<h1/g)).toHaveLength(1);
      const text = textOf(body);
      for (const word of ['Pricing', 'Sign In', 'Sign Up', 'Terms of Service', 'WhatsApp'])
        expect(text).toContain(word);
      expect(text).toContain(`© ${new Date().getFullYear()} Kindlist`);
    }
  });

  test('the landing page names what it is for, in order', async ({ page }) => {
    const text = textOf((await page('/')).body);
    const order = [
      'Create Your Wishlist Now',
      'View Pricing',
      'How it works',
      'Create lists for any occasion',
      'Share with anyone',
      'Track purchases, avoid duplicate gifts',
      ...['Birthdays', 'Weddings', 'Baby showers', 'Group gifts', 'Holidays', 'Shared shopping lists'],
      'A note from the makers',
      'Create Your Free Account',
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('the prices are there by the month and by the year', async ({ page }) => {
    const text = textOf((await page('/pricing')).body);
    for (const price of ['$0', '$4.99', '$9.99', '$49.99', '$99.99', 'saves 16%']) expect(text).toContain(price);
  });

  test('the answers are there beside the questions', async ({ page }) => {
    const { body } = await page('/faq');
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(body) ?? [];
    expect(main.match(/<details/g)).toHaveLength(13);
    expect(textOf(body)).toContain('under “Danger Zone”');
  });

  test('terms and privacy policy lead to each other, and say who may come in and when they change', async ({
    page,
  }) => {
    const [terms, privacy] = [(await page('/terms')).body, (await page('/privacy')).body];
    expect(terms).toContain('href="/privacy"');
    expect(privacy).toContain('href="/terms"');
    expect(textOf(terms)).toContain('You must be at least 13 years old to have an account.');
    for (const text of [terms, privacy]) expect(textOf(text)).toContain('at least 30 days ahead');
    for (const text of [terms, privacy]) expect(text).toContain(`<time dateTime="${TERMS_VERSION}"`);
  });

  test('the contact page says why there is no form, and whom to write to instead', async ({
    page,
    em,
    services,
    infrastructure,
  }) => {
    const admin = await aUser(em, { role: 'ADMIN' });
    await services.settings.saveSettings(admin, { adminEmail: 'hello@example.test' });
    const text = textOf((await page('/contact')).body);
    expect(text).toContain('The form on this page needs JavaScript. Without it, please write to hello@example.test');
    expect(text).not.toContain('Send');
    for (const path of ['/terms', '/privacy']) {
      expect((await page(path)).body).toContain('href="mailto:hello@example.test"');
    }
    await services.settings.saveSettings(admin, { adminEmail: DEFAULT_SETTINGS.adminEmail });
    await infrastructure.settings.refresh();
  });
});

describe('the head of a page', () => {
  test('is its own, with the address that counts', async ({ page }) => {
    const heads = [];
    for (const path of PAGES) {
      const { body } = await page(path === '/' ? path : `${path}/?from=somewhere`);
      expect(body).toContain(`rel="canonical" href="${PUBLIC_URL}${path}"`);
      expect(body).toContain(`property="og:url" content="${PUBLIC_URL}${path}"`);
      expect(named(body, 'robots')).toBeUndefined();
      expect(body.match(/<title/g)).toHaveLength(1);
      heads.push(`${titleOf(body)}: ${named(body, 'description')}`);
    }
    expect(new Set(heads).size).toBe(PAGES.length);
    expect(heads.filter((head) => /: (.{20,})$/.test(head))).toHaveLength(PAGES.length);
  });

  test('keeps a private screen out of search engines, and says nothing of it', async ({ page }) => {
    const screens = ['/dashboard', '/lists/0198', '/signin', '/signup', '/reset-password/secret', '/admin/mail'];
    for (const path of screens) {
      const { statusCode, body } = await page(path);
      expect(statusCode).toBe(200);
      expect(named(body, 'robots')).toBe('noindex');
      expect(body).not.toContain('canonical');
      expect(body).not.toContain('secret');
      expect(body).toContain('<div id="root"></div>');
    }
  });

  test('tells search engines whose site it is, what is asked, and what it costs', async ({ page }) => {
    const { '@graph': graph } = structuredDataOf((await page('/')).body);
    expect(graph).toMatchObject([
      { '@type': 'Organization', name: 'Kindlist', url: `${PUBLIC_URL}/` },
      { '@type': 'WebSite', name: 'Kindlist' },
    ]);

    const { mainEntity } = structuredDataOf((await page('/faq')).body);
    expect(mainEntity).toHaveLength(13);
    expect(mainEntity[6].acceptedAnswer.text).toBe(
      'Yes. The free plan has room for 5 lists of up to 25 items each, and it never expires. Opening a shared list and buying from it is free for everybody. Larger plans are coming soon: see what’s in them.',
    );

    const { offers } = structuredDataOf((await page('/pricing')).body);
    expect(offers.map(({ price, availability }: Record<string, string>) => [price, availability])).toEqual([
      ['0.00', 'https://schema.org/InStock'],
      ...['4.99', '49.99', '9.99', '99.99'].map((price) => [price, 'https://schema.org/OutOfStock']),
    ]);
  });

  test('says that the larger plans can be had once payments are on, and not before', async ({ page, em, services }) => {
    const admin = await aUser(em, { role: 'ADMIN' });
    const told = async (stripeEnabled: boolean) => {
      await services.settings.saveSettings(admin, { stripeEnabled });
      const [pricing, faq] = [(await page('/pricing')).body, (await page('/faq')).body];
      const { offers } = structuredDataOf(pricing);
      const isInStock = offers.every(({ availability }: Record<string, string>) => availability?.endsWith('/InStock'));
      const isSoon = [textOf(pricing).includes('COMING SOON'), textOf(faq).includes('coming soon')];
      return { isInStock, isSoon, description: named(pricing, 'description') };
    };

    const on = await told(true);
    expect(on).toMatchObject({ isInStock: true, isSoon: [false, false] });
    expect(on.description).toContain('Standard and Premium have room for more.');

    const off = await told(false);
    expect(off).toMatchObject({ isInStock: false, isSoon: [true, true] });
    expect(off.description).toContain('Standard and Premium will have room for more.');
  });
});

test('a change of the settings is on every page at once, and never markup', async ({ page, em, services }) => {
  const admin = await aUser(em, { role: 'ADMIN' });
  await page('/');
  const name = 'Fine </script><b>& Co';
  await services.settings.saveSettings(admin, { siteName: name, maxListsPerUser: { free: 7 } });

  const pricing = (await page('/pricing')).body;
  expect(textOf(pricing)).toContain('Up to 7 lists');
  expect(structuredDataOf(pricing)).toMatchObject({ name });
  expect(JSON.parse(/<script id="site"[^>]*>(.*?)<\/script>/s.exec(pricing)?.[1] ?? '')).toMatchObject({
    siteName: name,
    maxListsPerUser: { free: 7 },
  });
  expect(pricing).not.toContain('<b>');
  for (const path of ['/', '/faq', '/terms', '/privacy', '/contact', '/nowhere']) {
    expect(textOf((await page(path)).body), path).not.toContain('Kindlist');
  }
  expect(titleOf((await page('/dashboard')).body)).toBe('Fine &lt;/script&gt;&lt;b&gt;&amp; Co');

  await services.settings.saveSettings(admin, {
    siteName: DEFAULT_SETTINGS.siteName,
    maxListsPerUser: DEFAULT_SETTINGS.maxListsPerUser,
  });
  expect(textOf((await page('/pricing')).body)).toContain('Up to 5 lists');
});

test('the site goes by its name in link previews, on phones, and on the demo lists', async ({ page, em, services }) => {
  const admin = await aUser(em, { role: 'ADMIN' });
  await seedDemoLists(em.fork());
  const list = await aList(em, { privacy: 'PUBLIC' });
  const named = async (siteName: string) => {
    await services.settings.saveSettings(admin, { siteName });
    const paths = [`/shared/${list.shareToken}`, '/shared/no-list', `/u/${admin.id}`, '/shared/demo-wishlist'];
    const pages = await Promise.all(paths.map(async (path) => (await page(path)).body));
    const manifest = (await page('/site.webmanifest')).json();
    await seedDemoLists(em.fork()); // as at every start
    const { name } = await em.fork().findOneOrFail(User, { isSystem: true });
    return { pages: pages.join(''), manifest, demoOwner: name };
  };

  const { pages, ...told } = await named('Wish & Well');
  expect(pages).not.toContain('Kindlist');
  expect(pages).toContain('is on Wish &amp; Well.');
  expect(told).toMatchObject({
    manifest: { name: 'Wish & Well', short_name: 'Wish & Well' },
    demoOwner: 'Wish & Well',
  });

  expect(await named('Kindlist')).toMatchObject({ manifest: { name: 'Kindlist' }, demoOwner: 'Kindlist' });
});

describe('a shared list, before the app has come', () => {
  const ann = { email: 'ann@example.test' };

  test('can be read: what it is for, and everything that guests find on it', async ({ page, em }) => {
    const owner = await aUser(em, { name: 'Ida & Sons', subscriptionTier: 'PREMIUM' });
    const list = await aList(em, {
      ...{ owner, privacy: 'PUBLIC', name: 'Ida turns 7', description: 'No toys', accentColor: 'PLUM' },
      ...{ eventType: 'Birthday', eventDate: '2999-12-24' },
    });
    const image = { imageUrl: 'https://shop.test/kite.png', primaryUrl: 'https://shop.test/kite' };
    await anItem(em, { list, ...image, title: 'Kite', priceMinor: 1250, currency: 'EUR', notes: 'The blue one' });
    await anItem(em, { list, title: 'Mug', quantityDesired: 3, quantityPurchased: 1 });
    await anItem(em, { list, title: 'Bicycle', quantityPurchased: 1 });
    await anItem(em, { list, title: 'Archived', isArchived: true });

    const { statusCode, body } = await page(`/shared/${list.shareToken}`);

    expect(statusCode).toBe(200);
    const text = textOf(body);
    const GIVEN = '1 gift is given already, so it isn’t shown here.';
    const order = ['by Ida & Sons', 'Ida turns 7', 'Birthday', 'December 24, 2999', 'No toys', '2 gifts still wanted'];
    const places = [...order, 'Kite', '€12.50', 'The blue one', 'Mug', '2 of 3 still wanted', GIVEN].map((it) =>
      text.indexOf(it),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const gone of ['Bicycle', 'Archived']) expect(text).not.toContain(gone);
    expect(body).toContain('data-accent="PLUM"');
    expect(body).toContain('src="https://shop.test/kite.png"');
    expect(body).toContain('href="https://shop.test/kite"');
    expect(titleOf(body)).toBe('Ida turns 7 · Kindlist');
  });

  test('puts last what is bought of a shopping list, and counts it', async ({ page, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC', listType: 'SHOPPING' });
    await anItem(em, { list, title: 'Milk', quantityDesired: 2, quantityPurchased: 2 });
    await anItem(em, { list, title: 'Bread' });

    const text = textOf((await page(`/shared/${list.shareToken}`)).body);

    expect(text).toMatch(/1 to buy .*Bread .*Purchased 0 \/ 1 .*Milk .*Purchased 2 \/ 2/);
  });

  test('is new after every change, however often it was asked for', async ({ page, em, services }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list, title: 'Kite', quantityDesired: 2 });
    const path = `/shared/${list.shareToken}`;
    expect((await page(path)).body).toBe((await page(path)).body);

    await services.purchases.purchaseShared(null, list.shareToken, item.id, { ...ann, quantity: 1 });
    expect(textOf((await page(path)).body)).toContain('1 of 2 still wanted');
    await services.lists.updateList(list.owner.unwrap(), list.id, { name: 'Other name' });
    expect(textOf((await page(path)).body)).toContain('Other name');
  });

  test('tells nothing of purchases while it keeps a surprise: its owner is served the same page', async ({
    page,
    em,
    services,
  }) => {
    const surprise = { purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' } as const;
    const list = await aList(em, { privacy: 'PUBLIC', ...surprise });
    const item = await anItem(em, { list, title: 'Kite' });
    await anItem(em, { list, title: 'Mug', quantityDesired: 2 });
    const before = await page(`/shared/${list.shareToken}`);

    await services.purchases.purchaseShared(null, list.shareToken, item.id, ann);

    const after = await page(`/shared/${list.shareToken}`);
    expect(after.body).toBe(before.body);
    expect(after.headers.etag).toBe(before.headers.etag);
    expect(textOf(after.body)).toMatch(/On this list .*Kite .*Mug \(2\) /);
    expect(textOf(after.body)).not.toMatch(/wanted.*Kite|still needed/);

    await services.lists.updateList(list.owner.unwrap(), list.id, { purchaseVisibility: 'OWNER_SEES_TAKEN' });
    expect(textOf((await page(`/shared/${list.shareToken}`)).body)).toContain('1 gift still wanted');
  });

  test('never says who bought, or to whom the list belongs', async ({ page, em, services }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list, quantityDesired: 2 });
    const buyer = await aUser(em, { name: 'Secret Ann' });
    await services.purchases.purchaseShared(buyer, list.shareToken, item.id, { ...ann, quantity: 1 });

    const { body } = await page(`/shared/${list.shareToken}`);

    const { id, email } = list.owner.unwrap();
    for (const secret of ['Secret Ann', ann.email, buyer.id, id, email]) expect(body).not.toContain(secret);
  });

  test('is text and never markup, and runs no script but ours', async ({ page, em }) => {
    const evil = `"></p></template></noscript><script>alert('$&')</script><img src=x onerror=alert(1)>`;
    const owner = await aUser(em, { name: evil });
    const texts = { title: evil, description: evil, notes: evil };
    for (const purchaseVisibility of ['OWNER_SEES_BUYERS', 'SURPRISE'] as const) {
      const names = { name: evil.slice(0, 50), description: evil, eventType: evil.slice(0, 50) };
      const list = await aList(em, { owner, privacy: 'PUBLIC', purchaseVisibility, ...names });
      await anItem(em, { list, ...texts, imageUrl: 'https://shop.test/"><script>.jpg' });

      const { headers, body } = await page(`/shared/${list.shareToken}`);

      expect(body.match(/<script[^>]*>/g)).toEqual([
        '<script src="/before-paint.js">',
        '<script id="site" type="application/json">',
        '<script type="module" src="./main.tsx">',
      ]);
      expect(body).not.toMatch(/<img src=x/);
      expect(body).toMatch(
        /<\/div>\s*<template id="app" data-start="(?:painted|used)"><script type="module" src=".\/main.tsx"><\/script><\/template>/,
      );
      expect(body).not.toContain('This page needs JavaScript.');
      expect(headers['content-security-policy']).toContain("script-src 'self';");
    }
  });

  test('is one page, to the byte, where the link opens nothing', async ({ page, em, services }) => {
    const kept = await aList(em, { privacy: 'PRIVATE' });
    const hidden = await aList(em, { privacy: 'PUBLIC', hiddenAt: new Date() });
    const expired = await aList(em, { privacy: 'PUBLIC', shareLinkExpiresAt: new Date(Date.now() - 1) });
    const replaced = await aList(em, { privacy: 'PUBLIC' });
    for (const list of [kept, hidden]) await anItem(em, { list, title: 'Kite' });
    const old = replaced.shareToken;
    await services.shareLinks.rotateShareLink(replaced.owner.unwrap(), replaced.id);

    const tokens = [kept.shareToken, hidden.shareToken, expired.shareToken, old, 'nothing'];
    const bodies = await Promise.all(tokens.map(async (token) => (await page(`/shared/${token}`)).body));

    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('<div id="root"></div>');
  });

  test('of many things begins with sixty, and leads to the rest', async ({ page, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    for (let place = 0; place < 64; place++) await anItem(em, { list, title: `Thing ${place}` });

    const text = textOf((await page(`/shared/${list.shareToken}`)).body);

    expect(text).toContain('64 gifts still wanted');
    expect(text).toContain('Thing 59 ');
    expect(text).not.toContain('Thing 60 ');
    expect(text).toMatch(/Thing 59 .* More /); // tests/server/doors/purchase-pages.test.ts follows it
  });

  test.for([
    ['WISHLIST', /Kitchen 40 Garden 23 Books 2/],
    ['SHOPPING', /Kitchen 40 .* Garden 23 /],
  ] as const)(
    'of many things (%s) counts all of each category, on whichever page they are',
    async ([listType, counts], { page, em }) => {
      const list = await aList(em, { privacy: 'PUBLIC', listType });
      const ofPlace = (place: number) => (place < 40 ? 'Kitchen' : place < 63 ? 'Garden' : 'Books');
      for (let place = 0; place < 65; place++) {
        await anItem(em, { list, title: `Thing ${place}`, category: ofPlace(place), orderIndex: place });
      }
      const taken = { category: 'Garden', quantityPurchased: 1, quantityDesired: 1, orderIndex: 41 };
      await anItem(em, { list, title: 'Taken', ...taken });

      const text = textOf((await page(`/shared/${list.shareToken}`)).body);

      expect(text).toMatch(counts);
    },
  );

  test('of many things has what somebody holds behind all that can be given, on its last page, and counts it apart', async ({
    page,
    em,
  }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const held = { quantityPurchased: 1, heldUntil: new Date(Date.now() + 3 * 86_400_000) };
    for (let place = 0; place < 66; place++) {
      const category = ['Kitchen', 'Garden', 'Bath'][place % 3];
      const overrides = place < 4 ? { ...held, isMostWanted: place === 0 } : {};
      await anItem(em, { list, title: `Thing ${place}`, category, orderIndex: place, ...overrides });
    }
    const pages = await Promise.all(
      ['', '?page=2'].map(async (query) => textOf((await page(`/shared/${list.shareToken}${query}`)).body)),
    );

    expect(pages[0]).toContain('62 gifts still wanted 4 held');
    expect(pages[0]).toMatch(/Kitchen 20 Garden 21 Bath 21 /);
    expect(pages[0]).not.toMatch(/Held until|Thing [0123] /);
    expect(pages[1]).toMatch(/Thing 64 .*Thing 65 .*Given or held Thing 0 Held until .*Thing 3 Held until /);
  });

  test('of many things has its headings also where the first sixty are of one category', async ({ page, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    for (let place = 0; place < 60; place++) await anItem(em, { list, title: `Thing ${place}`, category: 'Kitchen' });
    await anItem(em, { list, title: 'A novel', category: 'Books' });

    const { body } = await page(`/shared/${list.shareToken}`);

    expect(body).toMatch(/<h3[^>]*>Kitchen<\/h3>/);
    expect(body).not.toContain('A novel');
  });
});

describe('dates and numbers, before the app has come', () => {
  test.for([
    ['en-GB,en;q=0.9', '24 December 2999', 'US$12.50'],
    ['en-DE,en;q=0.9,de;q=0.8', '24 December 2999', 'US$12.50'],
    ['de-DE,de;q=0.9,en;q=0.8', '24. Dezember 2999', '12,50 $'],
    ['de-AT,de;q=0.9,en;q=0.8', '24. Dezember 2999', '$ 12,50'],
    ['en-US', 'December 24, 2999', '$12.50'],
    ['x'.repeat(5000), 'December 24, 2999', '$12.50'],
    [undefined, 'December 24, 2999', '$12.50'],
  ])('are written as the browser writes them, that asks for %s', async ([language, day, price], { page, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC', eventDate: '2999-12-24' });
    await anItem(em, { list, priceMinor: 1250, currency: 'USD' });
    await page(`/shared/${list.shareToken}`, { 'accept-language': 'fr' }); // somebody else, before

    const { headers, body } = await page(`/shared/${list.shareToken}`, language ? { 'accept-language': language } : {});

    expect(textOf(body)).toContain(day);
    expect(textOf(body)).toContain(price);
    expect(headers.vary).toContain('accept-language');
  });
});

test('the logo may be shown in a mail that somebody reads in a browser', async ({ page }) => {
  const { statusCode, headers } = await page('/icon-192.png');

  expect(statusCode).toBe(200);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('a page travels compressed', async ({ page }) => {
  const { headers, body } = await page('/', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(body.length).toBeLessThan(20_000);
});

describe('an address at which there is nothing', () => {
  test('is not found, and says so without JavaScript, too', async ({ page }) => {
    for (const path of [
      '/nowhere',
      '/pricing/more',
      '/lists/a/b/c',
      '/shared/a/b',
      '/admin/nothing',
      '/pay/a/b',
      '/profile/x',
    ]) {
      const { statusCode, body } = await page(path);
      expect(statusCode).toBe(404);
      expect(titleOf(body)).toBe('Page Not Found · Kindlist');
      expect(named(body, 'robots')).toBe('noindex');
      expect(body).toContain('href="/dashboard"');
      expect(body).not.toContain('canonical');
    }
  });

  test('is none of those that the browser app knows', async ({ page }) => {
    const THERE_AT_TIMES = ['/u/x', '/profile/x', '/shared/x/follow', '/shared/x/besides']; // of a person, of a tab, of a list
    const isThereAtTimes = (path: string) => THERE_AT_TIMES.includes(path);
    const paths = pathsOf(routes).filter((path) => !isThereAtTimes(path));
    expect(paths).toContain('/lists/x/items/x/edit');
    paths.push('/profile/security', '/profile/preferences', '/profile/data');
    for (const path of paths) expect(`${path}: ${(await page(path)).statusCode}`).toBe(`${path}: 200`);
  });
});

test('under maintenance search engines are asked to come again', async ({ page, em, services }) => {
  const admin = await aUser(em, { role: 'ADMIN' });
  await services.settings.saveSettings(admin, { maintenanceMode: true });
  const answers = [await page('/'), await page('/shared/demo-wishlist'), await page('/nowhere')];
  await services.settings.saveSettings(admin, { maintenanceMode: false });

  for (const { statusCode, headers, body } of answers) {
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('600');
    expect(body).toContain('<p>The site is under maintenance. Please try again later.</p>');
  }
});

describe('search engines', () => {
  test('find every public page and the demo lists on the map, and no list of anybody', async ({ page, em }) => {
    const demo = await aList(em, { isDemo: true, privacy: 'PUBLIC' });
    const mine = await aList(em, { privacy: 'PUBLIC' });

    const { headers, body } = await page('/sitemap.xml');

    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
    expect(places.slice(0, PAGES.length)).toEqual(PAGES.map((path) => PUBLIC_URL + path));
    expect(places).toContain(`${PUBLIC_URL}/shared/${demo.shareToken}`);
    expect(body).not.toContain(mine.shareToken);
    for (const place of places) expect((await page(new URL(`${place}`).pathname)).statusCode).toBe(200);
  });

  test('are kept from private places and the API, and led to the map', async ({ page }) => {
    const { headers, body } = await page('/robots.txt');

    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const kept = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, folder = '']) => folder);
    const isKept = (path: string) => kept.some((folder) => path.startsWith(folder));
    for (const path of ['/dashboard', '/lists/1', '/profile', '/admin/users', '/api/v1/config']) {
      expect(`${path} ${isKept(path)}`).toBe(`${path} true`);
    }
    for (const path of [...PAGES, '/shared/demo-wishlist', '/assets/index.js', '/graphql']) {
      expect(`${path} ${isKept(path)}`).toBe(`${path} false`);
    }
    expect(body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  });
});

/** Every address that leads to a screen of the browser app, but for those of which it says that there is nothing. */
function pathsOf(branches: typeof routes, above = ''): string[] {
  return branches.flatMap(({ path, children, index }) => {
    if (path === '*') return [];
    const here = path === undefined ? above : `${above}/${path}`.replace(/\/+/g, '/');
    if (children && !index) return pathsOf(children, here);
    const sample = (pattern: string) => pattern.replace(/:\w+\??/g, 'x');
    return [sample(here), sample(here.replace(/\/:\w+\?/, ''))];
  });
}

describe('addresses that lead on', () => {
  test.for([
    ['/login', '/signin'],
    ['/register', '/signup'],
    ['/settings', '/profile'],
    ['/login?returnTo=%2Fgifts', '/signin?returnTo=%2Fgifts'],
  ] as const)('%s, as people know it from other sites, leads to %s', async ([from, to], { page }) => {
    const answer = await page(from);

    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
    const screen = await page(to);
    expect(screen.statusCode).toBe(200);
  });

  test('a demo list is read in one’s own language, and one that was linked in another stays, unless one chose here', async ({
    em,
    page,
  }) => {
    await seedDemoLists(em.fork());
    const leadsTo = async (path: string, headers: Record<string, string>) => {
      const { statusCode, headers: answered } = await page(path, headers);
      return statusCode === 302 ? answered.location : statusCode;
    };

    expect(await leadsTo('/shared/demo-wishlist', {})).toBe(200);
    expect(await leadsTo('/shared/demo-wishlist', { 'accept-language': 'fr-FR' })).toBe('/shared/demo-wishlist-fr');
    expect(await leadsTo('/shared/demo-registry?page=2', { 'accept-language': 'ja' })).toBe(
      '/shared/demo-registry-ja?page=2',
    );
    expect(await leadsTo('/shared/demo-wishlist-fr', { 'accept-language': 'de' })).toBe(200);
    expect(await leadsTo('/shared/demo-wishlist-fr', { cookie: 'kindlist_language=en' })).toBe('/shared/demo-wishlist');
    expect(textOf((await page('/shared/demo-wishlist-fr', { 'accept-language': 'fr' })).body)).not.toContain(
      'Ida turns 7',
    );
  });
});
