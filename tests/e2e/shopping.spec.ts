import type { Page } from '@playwright/test';
import { chooseInMenu, expect, test, unfoldView, waitForArrows } from './site/e2e-test.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

function titlesOn(page: Page) {
  return page.getByRole('article').getByRole('heading');
}

function rowOf(page: Page, title: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
}

function tickOf(page: Page, title: string) {
  return page.getByRole('checkbox', { name: title, exact: true, checked: false });
}

function tickedOf(page: Page, title: string) {
  return page.getByRole('checkbox', { name: title, exact: true, checked: true });
}

test('things are ticked and put back: with a tap, one by one, and on a slow connection', async ({ aPerson }) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const { page } = ida;

  await test.step('a tap anywhere on a row ticks it, it settles below, and another tap takes it back', async () => {
    const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, ['Milk', 'Bread', 'Eggs']);
    await page.goto(`/lists/${list.id}`);
    await expect(page.getByRole('progressbar', { name: 'Items ticked off' })).toHaveAttribute('value', '0');
    await expect.poll(async () => (await rowOf(page, 'Milk').boundingBox())?.height).toBe(48);

    await rowOf(page, 'Milk').tap({ position: { x: 200, y: 20 } });

    await expect(tickedOf(page, 'Milk')).toBeVisible();
    await expect(titlesOn(page)).toHaveText(['Milk', 'Bread', 'Eggs']); // it rests
    await expect(page.getByRole('progressbar', { name: 'Items ticked off' })).toHaveAttribute('value', '1');
    await expect(titlesOn(page)).toHaveText(['Bread', 'Eggs', 'Milk']); // and settles
    await expect(page.getByRole('heading', { name: 'Ticked off 1' })).toBeVisible();

    await rowOf(page, 'Milk').tap({ position: { x: 200, y: 20 } });
    await expect(tickOf(page, 'Milk')).toBeVisible();
    await expect(titlesOn(page)).toHaveText(['Milk', 'Bread', 'Eggs']);

    await rowOf(page, 'Bread').tap({ position: { x: 200, y: 20 } });
    await expect(page.getByText('Bread is marked as purchased.')).toBeAttached(); // to be read out
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo: Bread' }).tap();
    await expect(page.getByRole('button', { name: 'Undo: Bread' })).toHaveCount(0);
    await expect(page.getByText('Bread is back on the list.')).toBeAttached();
    await expect(tickOf(page, 'Bread')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step('some of an item are ticked one by one, a tick takes the rest, and all of it comes back', async () => {
    const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, [
      { title: 'Eggs', quantityDesired: 6 },
      'Bread',
    ]);
    await page.goto(`/lists/${list.id}`);
    const eggs = rowOf(page, 'Eggs');
    await expect(eggs).toContainText('×6');
    const choose = async (entry: string) => {
      await eggs.getByRole('button', { name: 'Actions for Eggs' }).press('Enter');
      await page.getByRole('menuitem', { name: entry }).tap();
    };

    await choose('Tick Off 1: Eggs');
    await choose('Tick Off 1: Eggs');
    await expect(eggs).toContainText('Purchased 2 / 6');
    await choose('Put 1 Back: Eggs');
    await expect(eggs).toContainText('Purchased 1 / 6');
    const someEggs = eggs.getByRole('checkbox', { name: 'Eggs' });
    await expect(someEggs).toHaveAttribute('aria-checked', 'mixed');
    await someEggs.tap();
    await expect(titlesOn(page)).toHaveText(['Bread', 'Eggs']);
    await eggs.getByRole('button', { name: 'Actions for Eggs' }).press('Enter');
    await expect(page.getByRole('menu')).toContainText('Purchased 6 / 6');
    await expect(page.getByRole('menuitem', { name: 'Tick Off 1: Eggs' })).toHaveCount(0);
    await page.keyboard.press('Escape');

    await tickedOf(page, 'Eggs').tap();
    await expect(tickOf(page, 'Eggs')).toBeVisible();
    await expect(eggs).not.toContainText('/ 6');
    await expect(titlesOn(page)).toHaveText(['Eggs', 'Bread']);
  });

  await test.step('a tick and its quick undo keep their order on a slow connection', async () => {
    const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, ['Milk']);
    await page.goto(`/lists/${list.id}`);
    const answer = Promise.withResolvers<void>();
    await page.route('/graphql', async (route) => {
      if (route.request().postData()?.includes('"PurchaseItem"')) await answer.promise;
      await route.continue();
    });

    await tickOf(page, 'Milk').tap();
    await tickedOf(page, 'Milk').tap();
    await expect(tickOf(page, 'Milk')).toBeVisible(); // as if it were taken back already
    const undone = page.waitForResponse((response) => response.request().postData()?.includes('UndoPurchase') ?? false);
    answer.resolve();
    await undone;

    await expect(tickOf(page, 'Milk')).toBeVisible();
    await page.reload();
    await expect(tickOf(page, 'Milk')).toBeVisible();
  });

  await test.step('so do those of a thing that the server does not know yet', async () => {
    const answer = Promise.withResolvers<void>();
    await page.route('/graphql', async (route) => {
      if (route.request().postData()?.includes('"CreateItem"')) await answer.promise;
      await route.continue();
    });
    await page.getByRole('textbox', { name: 'Add to the list' }).fill('Bread');
    await page.keyboard.press('Enter');

    await tickOf(page, 'Bread').tap();
    await tickedOf(page, 'Bread').tap();
    await expect(tickOf(page, 'Bread')).toBeVisible();
    const undone = page.waitForResponse((response) => response.request().postData()?.includes('UndoPurchase') ?? false);
    answer.resolve();
    await undone;

    await expect(tickOf(page, 'Bread')).toBeVisible();
    await page.reload();
    await expect(tickOf(page, 'Bread')).toBeVisible();
  });
});

test('what another has ticked can be seen, and is theirs and the owner’s to take back', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, ['Milk', 'Bread']);
  const bob = await (await aPerson(PHONE)).signUp('Bob');
  await ida.invite(list.id, bob);
  await bob.page.goto(`/lists/${list.id}`);
  await ida.page.goto(`/lists/${list.id}`);

  await tickOf(ida.page, 'Milk').click();
  const milk = rowOf(bob.page, 'Milk');
  await expect(milk).toContainText('Bought by Ida');
  await expect(tickedOf(bob.page, 'Milk')).toHaveAttribute('aria-disabled', 'true');

  await tickOf(bob.page, 'Bread').tap();
  await expect(rowOf(ida.page, 'Bread')).toContainText('Bought by Bob');
  await tickedOf(ida.page, 'Bread').click();
  await expect(tickOf(bob.page, 'Bread')).toBeVisible();
});

test('things are added in a line, several at a time, and none is lost on the way', async ({ aPerson }) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' });
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  const field = page.getByRole('textbox', { name: 'Add to the list' });
  await field.fill('milk, 2 eggs');
  await field.press('Enter');
  await expect(titlesOn(page)).toHaveText(['milk', 'eggs']);
  await expect(rowOf(page, 'eggs')).toContainText('×2');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  await field.press('Enter');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'bread x3\n500 g flour');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(titlesOn(page)).toHaveText(['milk', 'eggs', 'bread', 'flour']);

  await field.fill(' Milk, EGGS x2, tea');
  await field.press('Enter');
  await expect(titlesOn(page)).toHaveText(['milk', 'eggs', 'bread', 'flour', 'tea']);
  await expect(page.getByText('Already on the list: milk, eggs.')).toBeVisible();
  await field.fill('Milk');
  await field.press('Enter');
  await expect(page.getByText('milk is on the list already.')).toBeVisible();
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: 'Make it 2' }).tap();
  await expect(rowOf(page, 'milk')).toContainText('×2');
  await expect(field).toBeFocused();
  await field.fill('tea');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Add anyway' }).tap();
  await expect(titlesOn(page)).toHaveText(['milk', 'eggs', 'bread', 'flour', 'tea', 'tea']);
  await expect(page.getByText('on the list already')).toHaveCount(0);

  await page.route('/graphql', (route) => route.abort());
  await field.fill('butter');
  await page.getByRole('button', { name: 'Add to the list' }).tap();
  await expect(titlesOn(page)).toHaveText(['milk', 'eggs', 'bread', 'flour', 'tea', 'tea', 'butter']);
  await expect(rowOf(page, 'butter')).toContainText('Waiting for connection');
  const waiting = page.getByRole('list', { name: 'Not on the list yet' });
  await expect(waiting).toHaveCount(0);
  await page.unroute('/graphql');
  await expect(rowOf(page, 'butter')).not.toContainText('Waiting for connection');

  await Promise.all(Array.from({ length: 18 }, (_, index) => ida.addItem(list.id, `Thing ${index}`)));
  await field.fill('one too many');
  await field.press('Enter');
  const refused = page.getByRole('alert');
  await expect(refused).toContainText('“one too many” didn’t fit: the list is full.');
  await page.getByRole('button', { name: 'See why' }).tap();
  await expect(page.getByText('Your plan allows up to 25 items per list.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Leave it out' })).toBeInViewport({ ratio: 1 });
});

test('an empty shopping list says what to do, and its button leads to the field', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, []);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Item' }).click();
  await page.keyboard.type('milk, 2 eggs');
  await page.keyboard.press('Enter');
  await expect(titlesOn(page)).toHaveText(['milk', 'eggs']);
});

test('by keyboard, the focus goes on to the next item when one is archived, deleted or ticked', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, ['Milk', 'Bread', 'Eggs', 'Tea']);
  const { page } = ida;
  const { keyboard } = page;
  await page.goto(`/lists/${list.id}`);
  const menuOf = (title: string) => page.getByRole('button', { name: `Actions for ${title}` });

  await menuOf('Milk').focus();
  await keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Archive' }).focus();
  await keyboard.press('Enter');
  await expect(titlesOn(page)).toHaveText(['Bread', 'Eggs', 'Tea']);
  await expect(menuOf('Bread')).toBeFocused();

  await keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus();
  await keyboard.press('Enter');
  await expect(titlesOn(page)).toHaveText(['Eggs', 'Tea']);
  await expect(menuOf('Eggs')).toBeFocused();

  await tickOf(page, 'Eggs').focus();
  await keyboard.press('Enter');
  await expect(titlesOn(page)).toHaveText(['Tea', 'Eggs']);
  await expect(tickOf(page, 'Tea')).toBeFocused();
});

test('on a phone eleven things under six headings are in sight, with the field under the thumb and everything else one tap away', async ({
  aPerson,
}) => {
  const phone = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce' as const,
  };
  const ida = await (await aPerson(phone)).signUp('Ida');
  const categories = ['Bakery', 'Dairy', 'Drinks', 'Fruit', 'Household', 'Pantry'];
  const things = Array.from({ length: 14 }, (_, index) => ({
    title: `Thing ${index + 1}`,
    category: categories[Math.min(Math.floor(index / 2), 5)],
  }));
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, things);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await expect(async () => {
    const field = await page.getByRole('textbox', { name: 'Add to the list' }).boundingBox();
    const eleventh = await rowOf(page, 'Thing 11').boundingBox();
    expect(field?.y).toBeGreaterThan(760);
    expect((eleventh?.y ?? 844) + (eleventh?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  }).toPass();
  await expect(page.getByLabel('Search items')).toHaveCount(0);
  const hint = page.getByText('Hold a row to change it.');
  await hint.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Got it' }).tap();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, 'Thing 11')).toBeVisible();
  await expect(hint).toHaveCount(0);

  await unfoldView(page);
  await page.getByLabel('Search items').fill('thing 14');
  await expect(titlesOn(page)).toHaveText(['Thing 14']);
  await page.getByLabel('Search items').fill('');
  await page.getByLabel('Show purchased').uncheck();
  await tickOf(page, 'Thing 1').first().tap();
  await expect(titlesOn(page)).toHaveCount(13);
});

test('categories stand in the order of the shop for everybody, and fold to a line', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.createList({ name: 'Saturday', listType: 'SHOPPING', privacy: 'PUBLIC' });
  for (const [title, category] of [
    ['Milk', 'Dairy'],
    ['Apples', 'Fruit'],
    ['Butter', 'dairy'],
    ['Candles', ''],
  ]) {
    await ida.addItem(list.id, { title: title as string, category });
  }
  const bob = await (await aPerson(PHONE)).signUp('Bob');
  await ida.invite(list.id, bob);
  await bob.page.goto(`/lists/${list.id}`);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await expect(titlesOn(page)).toHaveText(['Milk', 'Butter', 'Apples', 'Candles']);
  await expect(titlesOn(bob.page)).toHaveText(['Milk', 'Butter', 'Apples', 'Candles']);

  await chooseInMenu(page, 'Order of the shop');
  await expect(page.getByRole('button', { name: 'Move Dairy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Move Fruit' })).toBeFocused();
  const said = page.getByRole('status').filter({ hasText: 'Fruit' });
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Fruit is picked up. It is at place 2 of 3.');
  await waitForArrows(page);
  for (const [key, place] of [
    ['ArrowDown', 3],
    ['ArrowUp', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(said).toHaveText(`Fruit is over place ${place} of 3.`);
  }
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Done' }).click();

  for (const each of [ida, bob]) {
    await expect(titlesOn(each.page)).toHaveText(['Apples', 'Milk', 'Butter', 'Candles']);
  }
  await page.reload();
  await expect(titlesOn(page)).toHaveText(['Apples', 'Milk', 'Butter', 'Candles']);
  await page.getByRole('button', { name: 'Dairy 2' }).click();
  await expect(titlesOn(page)).toHaveText(['Apples', 'Candles']);
  await page.reload();
  await expect(titlesOn(page)).toHaveText(['Apples', 'Candles']); // and stays so
  await page.getByRole('button', { name: 'Dairy 2' }).click();
  await expect(titlesOn(page)).toHaveText(['Apples', 'Milk', 'Butter', 'Candles']);
});

test('what comes into a category above moves no row in the middle of the window', async ({ aPerson }) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' });
  await ida.addItem(list.id, { title: 'Milk', category: 'Dairy' });
  for (const category of ['Fruit', 'Bakery']) {
    for (const number of [1, 2, 3, 4, 5, 6]) await ida.addItem(list.id, { title: `${category} ${number}`, category });
  }
  const { page } = ida;
  const live = page.waitForEvent('websocket');
  await page.goto(`/lists/${list.id}`);
  await live;
  for (const [place, top, steady, added] of [
    ['at the top', 0, 'Fruit 3', 'Cream'],
    ['further down', 250, 'Bakery 2', 'Butter'],
  ] as const) {
    await test.step(place, async () => {
      const row = rowOf(page, steady);
      await expect(row).toBeAttached();
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      const before = await row.boundingBox();

      await ida.addItem(list.id, { title: added, category: 'Dairy' });

      await expect(rowOf(page, added)).toBeAttached();
      await expect.poll(async () => (await row.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    });
  }
});

test('a long press on a row, or a swipe, opens what else there is to do with it, and ticks nothing', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const { page } = ida;
  const finger = await page.context().newCDPSession(page);
  for (const [gesture, way] of [
    ['a long press', []],
    ['a swipe to the left', [270, 240, 200]],
  ] as const) {
    await test.step(gesture, async () => {
      const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, [
        { title: 'Milk', notes: 'From the farm', unitPrice: { currency: 'USD', amountMinor: 200 } },
      ]);
      await page.goto(`/lists/${list.id}`);
      const { x = 0, y = 0, height = 0 } = (await page.getByRole('article').boundingBox()) ?? {};
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', across?: number) => {
        const touchPoints = across === undefined ? [] : [{ x: x + across, y: y + height / 2 }];
        return finger.send('Input.dispatchTouchEvent', { type, touchPoints });
      };

      await touch('touchStart', 300);
      for (const across of way) await touch('touchMove', across);
      if (way.length === 0) await expect(page.getByRole('menu')).toBeVisible();
      await touch('touchEnd');

      const menu = page.getByRole('menu');
      await expect(menu).toContainText('From the farm');
      await expect(menu).toContainText('$2.00');
      await menu.getByRole('menuitem', { name: 'Archive' }).click(); // right after a swipe a tap would only end its movement
      await expect(page.getByText('Milk is archived.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo: Milk' })).toHaveCount(0);
    });
  }
});

test('the screen stays on while the list is open, if the person wants it', async ({ aPerson }) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, ['Milk']);
  const { page } = ida;
  await page.addInitScript(() => {
    const lock = { release: async () => document.documentElement.removeAttribute('data-awake') };
    const request = async () => {
      document.documentElement.setAttribute('data-awake', '');
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await page.goto(`/lists/${list.id}`);
  await expect(tickOf(page, 'Milk')).toBeVisible();
  await expect(page.locator('html[data-awake]')).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'In the shop' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Keep the screen on' }).click();
  await expect(page.locator('html[data-awake]')).toHaveCount(1);

  await page.reload();
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Kindlist' }).click();
  await expect(page.locator('html[data-awake]')).toHaveCount(0);
});
