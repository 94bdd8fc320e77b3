import type { Page } from '@playwright/test';
import { aPng } from './site/drawn-picture.ts';
import { chooseInMenu, expect, openShared, test } from './site/e2e-test.ts';
import { putInShop } from './site/shop-pages.ts';

const START = 'Paste a link or type a name';

/** A shop's page as shops have it, with a picture that can be fetched. */
async function aBicycle({ request }: Page, { title = 'Red bicycle', price = '249.90' } = {}) {
  const picture = await putInShop(request, aPng(900, 600, [176, 48, 92]), {
    name: 'bicycle.png',
    contentType: 'image/png',
  });
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: 'With seven gears.',
    image: picture,
    offers: { '@type': 'Offer', price, priceCurrency: 'EUR' },
  };
  return putInShop(
    request,
    `<!doctype html><html lang="en"><head><title>${title}</title><script type="application/ld+json">${JSON.stringify(product)}</script></head><body><h1>${title}</h1></body></html>`,
    { name: 'red-bicycle' },
  );
}

test('the page of a product fills in the form, and is read again when the price is checked', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;

  await test.step('a pasted link fills in the form, and its picture becomes ours', async () => {
    const list = await ida.shareList('Ida turns 7');
    const link = await aBicycle(page);
    await page.goto(`/lists/${list.id}/items/add`);
    await page.getByLabel(START).fill(link);

    await expect(page.getByText('Filled in from 127.0.0.1.')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Red bicycle');
    await expect(page.getByLabel('Price')).toHaveValue('249.90');
    await page.getByRole('button', { name: 'Where does it come from?' }).click();
    await expect(page.getByText('From the shop’s data for search engines.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Add Item', exact: true }).click();

    const item = page.getByRole('article').filter({ hasText: 'Red bicycle' });
    await expect(item).toContainText('€249.90');
    await expect(item.locator('img').first()).toHaveAttribute('src', /^\/images\//);
  });

  await test.step('while a page is slow an item is added by hand, and a refusal is told at the field', async () => {
    const list = await ida.shareList('Ida turns 7');
    const denied = await putInShop(page.request, '<h1>Access Denied</h1>', { status: 403 });
    await page.goto(`/lists/${list.id}/items/add`);
    await page.getByLabel(START).fill(denied);
    await expect(
      page.getByText('Access to this website is restricted. Try copying the item details manually.'),
    ).toBeVisible();
    await expect(page.getByLabel(START)).toHaveValue(denied);

    const slow = await aBicycle(page);
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    await page.route('/graphql', async (route) => {
      if (route.request().postData()?.includes('ScrapeUrl')) await isOver;
      await route.continue();
    });
    await page.getByLabel(START).fill(slow);
    await page.getByLabel('Title').fill('A bicycle for Ida');
    await page.getByRole('button', { name: 'Add Item', exact: true }).click();

    await expect(page.getByRole('heading', { name: 'A bicycle for Ida' })).toBeVisible();
    end();
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('Check price shows what changed, and takes over what is wanted', async () => {
    const primaryUrl = await aBicycle(page);
    const list = await ida.shareList('Ida turns 7', [
      { title: 'A bicycle for Ida', unitPrice: { currency: 'EUR', amountMinor: 29_900 }, primaryUrl },
    ]);
    await page.goto(`/lists/${list.id}`);
    await page.getByRole('button', { name: 'Actions for A bicycle for Ida' }).click();
    await page.getByRole('menuitem', { name: 'Check price' }).click();
    const price = page.getByRole('listitem').filter({ has: page.getByLabel('Price') });
    await expect(price).toContainText('€299.00 → €249.90');
    await page.getByLabel('Picture').check();
    await page.getByRole('button', { name: 'Update Item' }).click();

    const item = page.getByRole('article').filter({ hasText: 'A bicycle for Ida' });
    await expect(item).toContainText('€249.90');
    await expect(item.locator('img').first()).toHaveAttribute('src', /^\/images\//);
  });
});

test('links that are pasted on a list become items', async ({ aPerson }) => {
  const ida = await (await aPerson({ permissions: ['clipboard-read', 'clipboard-write'] })).signUp('Ida');
  const { page } = ida;

  await test.step('links pasted anywhere on a list become items, and one that cannot be read keeps its link', async () => {
    const list = await ida.shareList('Ida turns 7');
    const guest = await aPerson();
    await openShared(guest.page, list);
    const bicycle = await aBicycle(page);
    const denied = await putInShop(page.request, '<h1>Access Denied</h1>', { name: 'blue-mug', status: 403 });
    const { promise: isPasted, resolve: letCodeIn } = Promise.withResolvers<void>();
    await page.route(/\/assets\/PastedLinks/, async (route) => {
      await isPasted; // no paste is lost that comes before the code for it
      await route.continue();
    });
    await page.goto(`/lists/${list.id}`);
    await expect(page.getByText('Start with one wish')).toBeVisible();
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${bicycle}\n${denied}`);
    await page.keyboard.press('ControlOrMeta+v');
    letCodeIn();

    await expect(page.getByRole('article').filter({ hasText: 'Red bicycle' })).toContainText('€249.90');
    await expect(guest.page.getByRole('heading', { name: 'Red bicycle' })).toBeVisible();
    await expect(page.getByText('Added with just its link:')).toBeVisible();
    await page.getByRole('link', { name: 'Blue mug' }).first().click();
    await expect(page.getByLabel('Product link')).toHaveValue(denied);
    await expect(page.getByLabel('Title')).toHaveValue('Blue mug');
  });

  await test.step('a link whose page is still read when the list is reloaded goes on, and is added once', async () => {
    const list = await ida.shareList('Ida turns 7', ['Mug']);
    const bicycle = await aBicycle(page);
    await page.route('/graphql', async (route) => {
      if (!route.request().postData()?.includes('ScrapeUrl')) return route.continue(); // the shop never answers
    });
    await page.goto(`/lists/${list.id}`);
    await expect(page.getByRole('heading', { name: 'Mug' })).toBeVisible();
    await page.evaluate((text) => navigator.clipboard.writeText(text), bicycle);
    await page.keyboard.press('ControlOrMeta+v');
    const waiting = page.getByRole('list', { name: 'Not on the list yet' });
    await expect(waiting).toContainText('Reading 127.0.0.1…');

    await page.unroute('/graphql');
    await page.reload();

    await expect(page.getByRole('article').filter({ hasText: 'Red bicycle' })).toContainText('€249.90');
    await expect(waiting).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Red bicycle' })).toHaveCount(1);
    await expect(waiting).toHaveCount(0);
  });
});

test('Add from URL shows what it found before it goes on the list', async ({ aPerson }) => {
  const ida = await (await aPerson({ viewport: { width: 360, height: 740 } })).signUp('Ida');
  const list = await ida.shareList('Ida turns 7', ['Mug']);
  const { page } = ida;
  const link = await aBicycle(page);
  await page.goto(`/lists/${list.id}`);
  await chooseInMenu(page, 'Add from URL');
  await page.getByLabel('Product link').fill(link);
  await page.keyboard.press('Enter');
  await page.getByLabel('Title').fill('A bicycle for Ida');
  await page.getByRole('button', { name: 'Add to List' }).click();

  await expect(page.getByRole('article').filter({ hasText: 'A bicycle for Ida' })).toContainText('€249.90');
});

test('a shop that lets no server in is handed over by the bookmark', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList('Ida turns 7');
  const { page } = ida;
  await page.goto('/add/button');
  const code = await page.getByLabel('Bookmark code').inputValue();
  await expect(page.getByRole('link', { name: 'Add to Kindlist' })).toHaveAttribute('href', code);

  const shown = `<!doctype html><html lang="en"><head><title>Green kettle | Shop</title><meta property="og:type" content="product"><meta property="product:price:amount" content="39.50"><meta property="product:price:currency" content="GBP"></head><body><h1>Green kettle</h1></body></html>`;
  const link = await putInShop(page.request, shown, { name: 'kettle' });
  await page.goto(link);
  await putInShop(page.request, '<h1>Access Denied</h1>', { address: link, status: 403 });
  const opening = page.waitForEvent('popup');
  await page.evaluate((run) => {
    location.href = run;
  }, code);
  const popup = await opening;

  await expect(popup.getByText('£39.50')).toBeVisible();
  await popup.getByRole('button', { name: 'Add to Ida turns 7' }).click();
  await expect(popup.getByText('Green kettle is on Ida turns 7.')).toBeVisible();
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByRole('article').filter({ hasText: 'Green kettle' })).toContainText('£39.50');
});

test('a link shared from a phone is added with one press, by a person who signs in first too', async ({ aPerson }) => {
  const ida = await (await aPerson({ viewport: { width: 360, height: 740 } })).signUp('Ida');
  const list = await ida.shareList('Ida turns 7');
  const { page } = ida;
  const manifest = await (await page.request.get('/site.webmanifest')).json();
  const { action, params } = manifest.share_target;
  const link = await aBicycle(page);
  const shared = new URLSearchParams({ [params.text]: `Look at this: ${link}` });
  await page.goto(`${action}?${shared}`);
  await page.getByRole('button', { name: 'Add to Ida turns 7' }).click();
  await expect(page.getByText('Red bicycle is on Ida turns 7.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the List' }).click();
  await expect(page).toHaveURL(new RegExp(`/lists/${list.id}$`));
  await expect(page.getByRole('article').filter({ hasText: 'Red bicycle' })).toContainText('€249.90');

  const stranger = await aPerson();
  await stranger.page.goto(`${action}?${shared}`);
  await stranger.page.getByLabel('Email').fill(ida.email);
  await stranger.page.getByLabel('Password', { exact: true }).fill(ida.password);
  await stranger.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(stranger.page.getByRole('heading', { name: 'Add to which list?' })).toBeVisible();
  await expect(stranger.page.getByText('€249.90')).toBeVisible();
});
