import type { Page } from '@playwright/test';
import { expect, test } from './site/e2e-test.ts';

const PHONE = { width: 360, height: 740 };

test('the menu that a phone opened before the app has come stays open, and works', async ({ aPerson }) => {
  for (const path of ['/', '/faq', '/shared/demo-wishlist']) {
    const { page } = await aPerson({ viewport: PHONE });
    const release = await openWithoutApp(page, path);
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();

    release();

    await expect(page.locator('.drawn')).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeHidden();
    await page.close();
  }
});

test('an answer that was opened before the app has come stays open', async ({ aPerson }) => {
  const { page } = await aPerson({ viewport: PHONE });
  const release = await openWithoutApp(page, '/faq');
  await page.getByText('How do I delete my account?').click();
  const answer = page.getByText('under “Danger Zone”');
  await expect(answer).toBeVisible();

  release();

  await expect(page.locator('.drawn')).toHaveCount(0);
  await expect(answer).toBeVisible();
  await page.getByText('What is Kindlist?').click();
  await expect(answer).toBeHidden();
});

test('a gift’s button keeps its words and its width while its sheet is on the way', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Mug', 'Kite']);
  const { page } = await aPerson({ viewport: { width: 1280, height: 800 } });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/PurchaseSheets-*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/shared/${list.shareToken}`);
  await expect(page.locator('.drawn')).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Mark as Purchased: Mug' });
  const widthOf = async () => (await button.boundingBox())?.width;
  const before = await widthOf();

  await button.click();

  await expect(button.locator('svg')).toBeVisible();
  await expect(button).toHaveText('Mark as Purchased');
  expect(await widthOf()).toBe(before);
  // else white words stand on white until the ground has turned, which takes long on a slow machine
  expect(await button.evaluate((element) => getComputedStyle(element).transitionProperty.split(', '))).toContain(
    'color',
  );
  release();
  await expect(page.getByRole('dialog', { name: 'Mark as Purchased' })).toBeVisible();
});

test('search that was touched before the app has come opens when it has, ready to type', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const others = Array.from({ length: 14 }, (_, place) => `Thing ${place}.`); // so many that search is open on a wide screen
  const list = await owner.shareList('Ida turns 7', ['Mug', 'Kite', ...others]);
  for (const [options, press] of [
    [{ viewport: PHONE, hasTouch: true, isMobile: true }, pressButton],
    [{ viewport: { width: 1280, height: 800 } }, pressField],
  ] as const) {
    const { page } = await aPerson(options);
    const release = await openWithoutApp(page, `/shared/${list.shareToken}`);
    await press(page);

    release();

    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('kite');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Kite']);
    await page.close();
  }
});

async function pressButton(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search and sort' }).tap();
}

/** It takes no press by itself. */
async function pressField(page: Page): Promise<void> {
  const place = await page.locator('.drawn search').boundingBox();
  await page.mouse.click((place?.x ?? 0) + 60, (place?.y ?? 0) + 30);
}

/** Opens a page whose app is held back until the returned function is called. */
async function openWithoutApp(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('.drawn h1')).toBeVisible();
  return release;
}
