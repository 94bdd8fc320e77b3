import type { Page } from '@playwright/test';
import { expect, openDrawn, test, waitForFonts } from './site/e2e-test.ts';

const PHONE = { width: 360, height: 740 };

test('on a demo list a visitor buys and takes back, the server hears nothing of it, and the page forgets', async ({
  aPerson,
}) => {
  const { page } = await aPerson({ viewport: PHONE });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.goto('/shared/demo-wishlist');
  await buy(page, 'Wooden marble run');

  const marbleRun = page.getByRole('listitem').filter({ hasText: 'Wooden marble run' });
  await expect(marbleRun).toContainText('You’re giving this');
  await expect(page.getByText('2 of 6 given')).toBeVisible();
  await marbleRun.getByRole('button', { name: 'Undo: Wooden marble run' }).click();
  await expect(marbleRun.getByRole('button', { name: 'Mark as Purchased' })).toBeVisible();
  await expect(page.getByText('1 of 6 given')).toBeVisible();
  await buy(page, 'Bug observation jar');
  await expect(page.getByText('2 of 6 given')).toBeVisible();

  await page.reload();

  await expect(page.getByRole('button', { name: 'Mark as Purchased' })).toHaveCount(5);
  await expect(page.getByText('1 of 6 given')).toBeVisible();
  expect(sent.filter((body) => /PurchaseSharedItem|UndoSharedPurchase/.test(body))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/purchases|guest/);
});

test('what is bought on one demo list stays there while one looks at another', async ({ aPerson }) => {
  const { page } = await aPerson({ viewport: PHONE });
  await openDrawn(page, '/');
  await expect(page.locator('.drawn')).toHaveCount(0); // from here on it is one page
  await page.getByRole('link', { name: /Maya & Tom’s wedding/ }).click();
  await buy(page, 'Linen tablecloth, natural');
  await expect(page.getByText('You’re giving this')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /Saturday groceries/ }).click();
  await buy(page, 'Carrots');
  await expect(page.getByText('5 to buy')).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: /Maya & Tom’s wedding/ }).click();

  await expect(page.getByRole('heading', { name: 'Yours on this list' })).toBeVisible();
  await expect(page.getByText('1 of 6 given')).toBeVisible();
});

test('the landing page is clean at every width, from a small phone to a desktop', async ({ aPerson }) => {
  const { page } = await aPerson({ reducedMotion: 'reduce' });
  await openDrawn(page, '/');
  await expect(page.locator('.drawn')).toHaveCount(0);
  await waitForFonts(page);
  for (let width = 320; width <= 1440; width += 20) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(untidy), { message: `${width} pixels wide` }).toEqual([]);
  }
});

async function buy(page: Page, title: string) {
  const gift = page.getByRole('listitem').filter({ hasText: title });
  await gift.getByRole('button', { name: 'Mark as Purchased' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /as Purchased$/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Elements that stick out of the window, out of their own box, or lie over other text. */
async function untidy(): Promise<string[]> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame); // until the new width is drawn
  const found: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
  const texts = [...document.querySelectorAll('main *')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      element.checkVisibility() &&
      !element.closest('.sr-only, [aria-hidden=true]'),
  );
  const boxes = texts.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return { element, text: element.textContent?.trim().slice(0, 30) ?? '', lines: [...range.getClientRects()] };
  });
  for (const { text, lines } of boxes) {
    if (lines.some(({ left, right }) => left < 0 || right > clientWidth)) found.push(`“${text}” sticks out`);
  }
  for (const [place, one] of boxes.entries()) {
    for (const other of boxes.slice(place + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const overlaps = one.lines.some((a) =>
        other.lines.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6,
        ),
      );
      if (overlaps) found.push(`“${one.text}” lies over “${other.text}”`);
    }
  }
  return found;
}
