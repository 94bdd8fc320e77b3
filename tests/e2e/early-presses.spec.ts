import type { Page } from '@playwright/test';
import { expect, test } from './e2e-test.ts';

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
