import type { Page } from '@playwright/test';
import { expect, test } from '../site/e2e-test.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const paste = async (page: Page, text: string) => {
  await page.goto('/dashboard'); // going to the same address again is a reload, after which the preview is there
  await page.goto('/import');
  await page.getByLabel('Or paste a text').fill(text);
  await page.getByRole('button', { name: 'Show What Is in It' }).click();
};

test('Enter goes from the form of a row to that of the next, all of which is in sight', async ({ aPerson }) => {
  const { page } = await (await aPerson()).signUp('Ida');
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await paste(
      page,
      `Kitchen:\n${Array.from({ length: 12 }, (_, index) => `cup ${index + 100}`).join('\n')}\nBath:\ntowel`,
    );
    await preview(page).getByRole('button', { name: 'Edit cup 111' }).click();
    const form = preview(page).getByRole('form');
    const price = form.getByLabel('Price', { exact: true });
    await price.fill('5');
    const last = form.getByRole('button', { name: 'Done' });
    const shown = await last.boundingBox();
    const bar = await page.getByRole('button', { name: /^Import \d+ Items$/ }).boundingBox();
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(Math.min(bar?.y ?? 0, size.height)); // a phone is lower than the form
    await price.press('Enter');

    await expect(preview(page).getByRole('form', { name: 'Edit towel' })).toBeVisible();
    await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(preview(page).getByText(/5\.00$/)).toBeVisible();
    await form.getByLabel('Name', { exact: true }).press('Enter'); // the last one
    await expect(form).toHaveCount(0);
    await expect(preview(page).getByRole('button', { name: 'Edit towel' })).toBeFocused();
  }
});

test('prices are in a currency that is chosen before any was read', async ({ aPerson }) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await paste(page, 'Pan\nBowl\nMug');
  await page.getByLabel('Prices in').selectOption('BRL');
  await expect(preview(page).getByText(/^Columns:/)).toHaveCount(0);
  await preview(page).getByRole('button', { name: 'Edit Bowl' }).click();
  await preview(page).getByRole('form').getByLabel('Price', { exact: true }).fill('20');
  await preview(page).getByRole('form').getByRole('button', { name: 'Done' }).click();
  await expect(preview(page).getByText('R$20.00')).toBeVisible();
});

test('with Shift all rows from the one that was chosen last are', async ({ aPerson }) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await paste(page, Array.from({ length: 9 }, (_, index) => `cup ${index + 101}`).join('\n'));
  await preview(page).getByRole('button', { name: 'Select Several' }).click();
  await preview(page).getByRole('checkbox', { name: 'Select cup 102' }).click();
  await preview(page)
    .getByRole('checkbox', { name: 'Select cup 107' })
    .click({ modifiers: ['Shift'] });
  await expect(preview(page).getByText('6 selected')).toBeVisible();
  await preview(page)
    .getByRole('checkbox', { name: 'Select cup 105' })
    .click({ modifiers: ['Shift'] });
  await expect(preview(page).getByText('3 selected')).toBeVisible();
});

test('all that is left out is taken along at once, or put out of sight', async ({ aPerson }) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await paste(page, 'Dear Grandma,\nI would like:\n- a sledge\n- mittens\nLove,\nMia');
  const greeting = preview(page).getByRole('checkbox', { name: 'Import Dear Grandma,' });
  await expect(greeting).not.toBeChecked();
  await preview(page).getByRole('checkbox', { name: 'Left out:' }).check();
  await expect(greeting).toBeChecked();
  await preview(page).getByRole('checkbox', { name: 'Left out:' }).uncheck();
  await preview(page).getByRole('button', { name: 'Hide' }).click();
  await expect(greeting).toHaveCount(0);
  await preview(page).getByRole('button', { name: 'Show' }).click();
  await expect(greeting).not.toBeChecked();
});

test('the line of the front page on lists elsewhere leads through Sign Up to their import', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('banner').getByRole('link', { name: 'Kindlist' }).click();
  await page.getByRole('link', { name: 'Bring them along' }).click();
  await expect(page).toHaveURL(/\/signup\?to=\/import$/);
  await expect(page.getByText('Then we’ll bring your lists along.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText('Then we’ll bring your lists along.')).toBeVisible();
});

test('so it does where the page is pressed before its app is there', async ({ page }) => {
  await page.goto('/');
  const address = await page.getByRole('link', { name: 'Bring them along' }).getAttribute('href');
  await page.goto(String(address));
  await page.getByLabel('Name').fill('Rosa Lind');
  await page.getByLabel('Email Address').fill(`${crypto.randomUUID()}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill('one-two-kindness');
  await page.getByLabel('Confirm Password').fill('one-two-kindness');
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();

  await expect(page).toHaveURL(/\/import$/);
});
