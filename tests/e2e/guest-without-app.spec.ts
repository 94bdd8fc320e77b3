import type { Page } from '@playwright/test';
import { expect, moveMouse, onlyStartAppIfUsed, test } from './site/e2e-test.ts';
import { linkTo } from './site/outbox.ts';

const PHONE = { width: 360, height: 740 };

test('without JavaScript a guest reads a list to its end, buys, and takes it back', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const titles = Array.from({ length: 22 }, (_, place) => `Thing ${place}.`);
  const list = await owner.shareList('Ida turns 7', [...titles, { title: 'Mug', quantityDesired: 3 }]);
  const { page } = await aPerson({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto(`/shared/${list.shareToken}`);
  await expect(page.getByText('23 gifts still wanted')).toBeVisible();

  await card(page, 'Mug').getByRole('button', { name: 'Mark as Purchased' }).click();
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Quantity').selectOption('2');
  await page.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ann');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('ann@example.test');
  await page.getByRole('button', { name: 'Mark as Purchased' }).click();

  await expect(card(page, 'Mug').getByText('You’re giving 2')).toBeInViewport();
  expect(new URL(page.url()).search).toBe('');
  await expect(card(page, 'Mug').getByText('1 of 3 still wanted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Mug' }).click();
  await expect(page.getByText('“Mug” can be bought again.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(card(page, 'Mug').getByText('3 wanted')).toBeVisible();
});

test('without JavaScript the link of a receipt asks, and its secret is in no address that stays', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Mug', 'Kite']);
  const { page } = await aPerson({ javaScriptEnabled: false, viewport: PHONE });
  const email = `${crypto.randomUUID()}@example.test`;
  await page.goto(`/shared/${list.shareToken}`);
  await card(page, 'Mug').getByRole('button', { name: 'Mark as Purchased' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(card(page, 'Mug').getByText('You’re giving this')).toBeVisible();
  const link = await linkTo(page.request, email, /purchased/, /undo=/);
  await page.goto('/terms');

  await page.goto(link);

  await expect(page.getByRole('heading', { name: 'Undo this purchase?' })).toBeVisible();
  await expect(page).toHaveURL(`/shared/${list.shareToken}`);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await page.goForward();
  await page.getByRole('button', { name: 'Undo Purchase' }).click();
  await expect(page.getByText('“Mug” can be bought again.')).toBeVisible();
});

test('without JavaScript a guest buys from a list that keeps a surprise', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const surprise = { name: 'Ida turns 7', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' } as const;
  const list = await owner.shareList(surprise, ['Mug', 'Kite']);
  const { page } = await aPerson({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto(`/shared/${list.shareToken}`);

  await page.getByRole('link', { name: 'Mark as Purchased: Kite' }).click();
  await page.getByLabel('Email').fill('ann@example.test');
  await page.getByRole('button', { name: 'Mark as Purchased' }).click();

  await expect(page.getByRole('button', { name: 'Undo: Kite' })).toBeVisible();
});

test('while the app is on its way, gifts of a surprise are read by name alone', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const surprise = { name: 'Ida turns 7', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' } as const;
  const list = await owner.shareList(surprise, ['Mug', 'Kite']);
  const { page } = await aPerson({ viewport: PHONE });
  const letAppCome = await holdApp(page);
  await page.goto(`/shared/${list.shareToken}`);

  await expect(page.getByRole('listitem').filter({ hasText: 'Kite' })).toBeInViewport();
  await expect(page.getByText('Mark as Purchased')).toHaveCount(0);
  letAppCome();

  await expect(card(page, 'Kite').getByRole('button', { name: 'Mark as Purchased' })).toBeVisible();
});

test('a gift that is chosen before the app has come is bought at once, and the app finds the purchase', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Mug', 'Kite']);
  const { page } = await aPerson({ viewport: PHONE });
  const release = await holdApp(page);
  await page.goto(`/shared/${list.shareToken}`, { waitUntil: 'commit' });
  await card(page, 'Kite').getByRole('button', { name: 'Mark as Purchased' }).click();
  await page.getByLabel('Email').fill('ann@example.test');
  await page.getByRole('button', { name: 'Mark as Purchased' }).dblclick();
  await expect(page.getByRole('button', { name: 'Undo: Kite' })).toBeVisible();
  await expect(page.locator('.drawn')).toBeVisible();

  release();

  await expect(page.locator('.drawn')).toHaveCount(0);
  await expect(page).toHaveURL(/\/shared\/[\w-]+#gift-[\w-]+$/); // people who are shown the address cannot take it back
  await expect(card(page, 'Kite').getByText('You’re giving this')).toBeInViewport();
  await page.reload();
  await moveMouse(page);
  await expect(page.locator('.drawn')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: Kite' }).click();
  await expect(card(page, 'Kite')).toBeVisible();
});

test('the app comes at the first touch, key, scrolling or moving of the mouse, without waiting for pictures', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Mug', 'Kite', 'Red bicycle']);
  const uses = [
    (page: Page) => page.mouse.wheel(0, 50),
    (page: Page) => page.keyboard.press('Tab'),
    moveMouse,
    (page: Page) => page.touchscreen.tap(180, 700),
  ];
  for (const use of uses) {
    const { page } = await aPerson({ viewport: PHONE, hasTouch: true });
    await openAtStandstill(page, list);

    await use(page);

    await expect(appOf(page)).toHaveCount(1);
    await page.close();
  }
});

test('who only looks has the app some seconds later, and its files before that', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Mug', 'Kite']);
  const { page } = await aPerson({ viewport: PHONE });
  await openAtStandstill(page, list);

  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove'))); // the mouse rests there
  await page.clock.runFor(5000);
  await expect(page.locator('head link[rel="prefetch"][href*="/SharedListScreen-"]')).toHaveCount(1);
  await expect(appOf(page)).toHaveCount(0);
  await page.clock.runFor(2000);

  await expect(appOf(page)).toHaveCount(1);
  await page.clock.resume();
  await owner.addItem(list.id, 'Red bicycle');
  await expect(card(page, 'Red bicycle')).toBeVisible();
});

test('a page that somebody comes back to is live at once, without a touch', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Mug', 'Kite']);
  const { page } = await aPerson({ viewport: PHONE });
  await page.goto(`/shared/${list.shareToken}`);
  await page.goto('/terms');
  await onlyStartAppIfUsed(page);

  await page.goBack();

  await expect(page.locator('.drawn')).toHaveCount(0);
});

test('a gift that is chosen once the files of the app are here opens its sheet when the app has come', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Mug', 'Kite']);
  const { page } = await aPerson({ viewport: PHONE });
  await page.goto(`/shared/${list.shareToken}`);
  await expect.poll(() => page.evaluate(filesToCome)).toEqual([]);
  // On a slow start of the app, its page would open instead.
  await page.route(`/shared/${list.shareToken}/items/*/buy*`, (route) => route.fulfill({ status: 204 }));

  await card(page, 'Kite').getByRole('button', { name: 'Mark as Purchased' }).click();

  await expect(page.getByRole('dialog').getByText('Kite')).toBeVisible();
  await expect(page).toHaveURL(`/shared/${list.shareToken}`);
});

test('a list that is opened again begins at its top with the own purchases, and is found where it was left on the way back', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList(
    'Ida turns 7',
    [...Array(12).keys()].map((place) => `Thing ${place}.`),
  );
  const kite = await owner.addItem(list.id, 'Kite');
  const { page } = await aPerson({ viewport: PHONE });
  const open = () => page.goto(`/shared/${list.shareToken}`, { waitUntil: 'commit' }); // the app, which is held back, is part of loading
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await open();
  await moveMouse(page);
  await expect(page.locator('.drawn')).toHaveCount(0);
  await card(page, 'Thing 3.').getByRole('button', { name: 'Mark as Purchased' }).click();
  await page.getByLabel('Email').fill('ann@example.test');
  await page.getByLabel('Email').press('Enter');
  await expect(card(page, 'Thing 3.').getByText('You’re giving this')).toBeVisible();
  await card(page, 'Kite').getByRole('button', { name: 'Mark as Purchased' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(card(page, 'Kite').getByText('You’re giving this')).toBeVisible();
  await owner.send('mutation ($id: ID!) { setItemArchived(itemId: $id, isArchived: true) { id } }', { id: kite.id });
  const word = 'Ida took this off the list. No need to give it, unless it comes back.';
  await expect(card(page, 'Kite')).toContainText(word);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goto('/terms');

  const release = await holdApp(page);
  await open();
  const purchase = page.getByRole('listitem').filter({ hasText: /^Thing 3\. Bought just now/ });
  await expect(page.locator('.drawn').getByText('Yours on this list')).toBeVisible();
  const withdrawn = page.getByRole('listitem').filter({ hasText: /^Kite/ });
  await expect(withdrawn).toHaveText(`Kite ${word}`); // with no way back from what nobody can buy
  const before = await purchase.boundingBox();
  expect(await top()).toBe(0);
  await purchase.getByRole('button', { name: 'Undo: Thing 3.' }).focus();
  await moveMouse(page);
  release();

  await expect(page.locator('.drawn')).toHaveCount(0);
  expect(await top()).toBe(0);
  await expect.poll(() => purchase.boundingBox()).toEqual(before);
  await expect(purchase.getByRole('button', { name: 'Undo: Thing 3.' })).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goto('/terms');
  await page.goBack();
  const distance = async () => Math.abs((await top()) - 500);
  await expect.poll(distance).toBeLessThan(30); // the browser is there before the letters are
  await moveMouse(page);
  await expect(page.locator('.drawn')).toHaveCount(0);
  expect(await distance()).toBeLessThan(30);
});

/** The files of the app that have not been fetched, in the page. */
function filesToCome(): string[] {
  const app = document.querySelector<HTMLTemplateElement>('#app');
  const files = [...(app?.content.querySelectorAll<HTMLElement>('[src], [href]') ?? [])];
  const addresses = files.map(
    (file) => new URL(file.getAttribute('src') ?? file.getAttribute('href') ?? '', location.href),
  );
  return addresses.map(({ href }) => href).filter((href) => performance.getEntriesByName(href).length === 0);
}

/** Opens a list on a page whose clock stands, so that nothing comes by itself. */
async function openAtStandstill(page: Page, { shareToken }: { shareToken: string }): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`/shared/${shareToken}`);
  await expect(page.locator('.drawn h1')).toBeVisible();
  await expect(appOf(page)).toHaveCount(0);
}

function appOf(page: Page) {
  return page.locator('head script[type="module"]');
}

/** Keeps the app from coming until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

function card(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}
