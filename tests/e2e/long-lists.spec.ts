import type { Locator, Page } from '@playwright/test';
import { Client } from 'pg';
import { expect, moveMouse, openView, type Person, test, waitForArrows } from './site/e2e-test.ts';

const MANY = 600;

/** Six hundred items, by a shorter way than the front door, which takes them one at a time. */
async function fillList(listId: string, shelves: number | null = 4): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(
    `insert into items (id, created_at, updated_at, title, description, notes, category, order_index, list_id)
     select gen_random_uuid(), now(), now(), 'Thing ' || n, '', '', coalesce('Shelf ' || n % $3::int, ''), n - 1, $1
     from generate_series(1, $2::int) n`,
    [listId, MANY, shelves],
  );
  await client.end();
}

/** So many lists of one's own, the same way. */
async function fillLists(email: string, count: number): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(
    `insert into lists (id, created_at, updated_at, name, list_type, privacy, owner_id, share_token)
     select gen_random_uuid(), now() - n * interval '1 minute', now(), 'List ' || n, 'WISHLIST', 'PUBLIC', u.id, md5($1 || n)
     from users u, generate_series(1, $2::int) n where u.email = $1`,
    [email, count],
  );
  await client.end();
}

/** Signed in, with a list of six hundred items open, which stand under headings where there are shelves. */
async function openLongList(ida: Person, shelves: number | null = null) {
  const list = await ida.createList({ name: 'Everything', listType: 'WISHLIST', privacy: 'PUBLIC' });
  await fillList(list.id, shelves);
  await ida.page.goto(`/lists/${list.id}`);
  await expect(itemOn(ida.page, 'Thing 1')).toHaveAttribute('aria-posinset', '1');
  return list;
}

function itemOn(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** The place that the server has an item of this title at, from 1. */
async function storedPlace(ida: Person, listId: string, wanted: string): Promise<number> {
  const { list } = await ida.send(`{ list(id: "${listId}") { items { title } } }`);
  return (list as { items: { title: string }[] }).items.findIndex(({ title }) => title === wanted) + 1;
}

test('of six hundred items only some are on the page, and all are found, sorted and scrolled to', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;
  await openLongList(ida, 4);
  await expect(itemOn(page, 'Thing 1')).toHaveAttribute('aria-setsize', '150');
  const onPage = page.getByRole('article');
  await expect.poll(() => onPage.count()).toBeLessThan(100);

  await page.getByRole('searchbox', { name: 'Search items' }).fill('thing 587');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Thing 587']);
  await page.getByRole('searchbox', { name: 'Search items' }).fill('');

  await page.keyboard.press('End');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(itemOn(page, 'Thing 600')).toBeInViewport();
  await expect(itemOn(page, 'Thing 600')).toHaveAttribute('aria-posinset', '150');
  await expect.poll(() => onPage.count()).toBeLessThan(100);

  await openView(page);
  await page.getByLabel('Sort').selectOption({ label: 'Sort by: Category (A to Z)' });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('heading', { name: 'Shelf 0' })).toBeVisible();
  await expect(itemOn(page, 'Thing 4')).toHaveAttribute('aria-setsize', '150');
  await expect.poll(() => onPage.count()).toBeLessThan(100);

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(onPage).toHaveCount(MANY);
});

test('on a laptop the first of many gifts stands in the upper half, below a description and nine categories', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: { width: 1280, height: 800 } })).signUp('Ida');
  const { page } = ida;
  const list = await ida.shareList({
    ...{ name: 'Hochzeit Thảo & Anneliese Rosenthal-Brückner', listType: 'REGISTRY', eventType: 'Hochzeit' },
    ...{
      eventDate: '2999-01-09',
      description: 'Wir freuen uns über alles, was unser Häuschen wärmer macht. '.repeat(4),
    },
  });
  await fillList(list.id, 9);
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('button')).toHaveCount(9);

  await expect.poll(async () => (await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(420);

  await page.getByRole('button', { name: /^More about/ }).click();
  await expect(page.getByText(/^Wir freuen uns/)).toHaveCSS('-webkit-line-clamp', 'none');
});

test('a further page of a list stays under the eyes of who reads it, until they press what needs the app', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.createList({ name: 'Everything', listType: 'WISHLIST', privacy: 'PUBLIC' });
  await fillList(list.id);
  const { page } = await aPerson();
  const app = page.locator('head script[type="module"]');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`/shared/${list.shareToken}?page=2`);
  await moveMouse(page);
  await page.mouse.wheel(0, 300);
  await page.clock.runFor(10_000);

  await expect(itemOn(page, 'Thing 61')).toBeVisible();
  await expect(app).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'More', exact: true })).toHaveAttribute('href', /page=3$/);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Report this list' }).click();

  await expect(page.getByRole('dialog', { name: 'Report this list' })).toBeVisible();
});

test('a person who comes back to a long list finds it where they left it, with the focused item still there', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;
  await openLongList(ida);
  await page.getByRole('button', { name: 'Actions for Thing 3', exact: true }).focus();
  await page.evaluate(() => window.scrollTo(0, 20_000));
  await expect(itemOn(page, 'Thing 5')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for Thing 3', exact: true })).toBeFocused();

  const seen = page.getByRole('button', { name: /^Actions for Thing \d{3}$/ }).nth(16);
  const name = (await seen.getAttribute('aria-label')) as string;
  await seen.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/edit$/);
  await page.goBack();

  await expect(page.getByRole('button', { name, exact: true })).toBeInViewport();
});

test('where ever more lists come as one scrolls, only some are on the page, and what one has reached stays there', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: { width: 1280, height: 800 } })).signUp('Ida');
  const { page } = ida;
  await fillLists(ida.email, 120);
  await page.goto('/dashboard');
  const cards = cardsOn(page);
  await expect(cards.first()).toBeInViewport();
  await expect.poll(() => cards.count()).toBeLessThan(60);

  const name = await scrollTowardsEnd(page);

  await expect(page.getByText(/(?:75|90|105) shown/)).toBeVisible();
  await expect(cards.and(page.getByRole('heading', { name, exact: true }))).toBeInViewport();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText('120 shown')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect.poll(() => cards.count()).toBeLessThan(60);
});

test('where lists become so many that only some are on the page, what one has reached stays there', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: { width: 1280, height: 800 } })).signUp('Ida');
  const { page } = ida;
  await fillLists(ida.email, 120);
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('kindlist_user') ?? '').id);
  await page.goto(`/u/${id}`);
  const cards = cardsOn(page);
  await expect(cards.first()).toBeInViewport();

  const name = await scrollTowardsEnd(page);

  await expect(page.getByText('120 shown')).toBeVisible();
  await expect(page.locator('[aria-posinset]').first()).toBeAttached(); // only what is near the window is drawn now
  await expect(cards.and(page.getByRole('heading', { name, exact: true }))).toBeInViewport();
});

function cardsOn(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { name: /^List \d+$/ });
}

/** So far that more lists come; gives the name of one that is in the window then. */
function scrollTowardsEnd(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await document.fonts.ready; // which change how high the cards are
    window.scrollTo(0, document.documentElement.scrollHeight - 1_400);
    const isInSight = (heading: Element) => {
      const { top } = heading.getBoundingClientRect();
      return top > 200 && top < window.innerHeight;
    };
    for (;;) {
      const seen = [...document.querySelectorAll('main :is(h2, h3)')].find(isInSight);
      if (seen) return seen.textContent;
      await new Promise((resolve) => requestAnimationFrame(resolve)); // a long grid draws what was scrolled to
    }
  });
}

test('an item is moved by keyboard far beyond what is on the page', async ({ aPerson }) => {
  const ida = await (await aPerson({ viewport: { width: 1280, height: 800 } })).signUp('Ida');
  const { page } = ida;
  const list = await openLongList(ida);
  await page.getByRole('button', { name: 'Move Thing 2', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Thing 2 is picked up. It is at place 2 of 600.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Thing 20', exact: true })).toHaveCount(0);
  await waitForArrows(page);

  for (let place = 3; place <= 24; place++) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`Thing 2 is over place ${place} of 600.`)).toBeAttached();
  }
  await expect(page.getByRole('button', { name: 'Move Thing 2', exact: true })).toBeInViewport();
  await page.keyboard.press('Space');

  await expect(page.getByText('Thing 2 is dropped at place 24 of 600.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Thing 2', exact: true })).toBeFocused();
  await expect(itemOn(page, 'Thing 2')).toHaveAttribute('aria-posinset', '24');
  await expect.poll(() => storedPlace(ida, list.id, 'Thing 2')).toBe(24);
});

test('the menu of an item takes it to the end of the list and back to the top', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;
  const list = await openLongList(ida);
  const actions = page.getByRole('button', { name: 'Actions for Thing 2', exact: true });

  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Move', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move to bottom' }).press('Enter');
  await expect(page.getByText('Thing 2 is at place 600 of 600.')).toBeAttached();
  await expect(itemOn(page, 'Thing 2')).toHaveAttribute('aria-posinset', '600');
  await expect(actions).toBeFocused();
  await expect.poll(() => storedPlace(ida, list.id, 'Thing 2')).toBe(600);

  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Move', exact: true }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Move to bottom' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Move to top' }).press('Enter');
  await expect(page.getByText('Thing 2 is at place 1 of 600.')).toBeAttached();
  await expect.poll(() => storedPlace(ida, list.id, 'Thing 2')).toBe(1);
});

test('an item that is dragged to the edge goes on beyond what is on the page, and stays under the pointer', async ({
  aPerson,
}) => {
  test.slow();
  const ida = await (await aPerson({ viewport: { width: 1280, height: 800 } })).signUp('Ida');
  const { page } = ida;
  const list = await openLongList(ida);
  const handle = await page.getByRole('button', { name: 'Move Thing 3', exact: true }).boundingBox();
  if (!handle) throw new Error('There is no handle');
  const x = handle.x + handle.width / 2;

  await page.mouse.move(x, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, 600, { steps: 5 });
  await page.mouse.move(x, 795, { steps: 5 }); // near the edge it scrolls by itself
  await expect(page.getByText(/^Thing 3 is over place [2-9]\d of 600\.$/)).toBeAttached({ timeout: 45_000 });
  await page.mouse.move(x, 400, { steps: 5 });

  const row = await itemOn(page, 'Thing 3').boundingBox();
  expect(Math.abs((row?.y ?? 0) - 400)).toBeLessThan(120);
  await page.mouse.up();
  await expect(page.getByText(/^Thing 3 is dropped at place \d+ of 600\.$/)).toBeAttached();
  await expect.poll(() => storedPlace(ida, list.id, 'Thing 3')).toBeGreaterThanOrEqual(10);
});

test('the headings of a long list keep their distance from the rows, for guests and for its owner', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const guest = await aPerson();
  const list = await ida.createList({ name: 'Everything', privacy: 'PUBLIC' });
  await fillList(list.id);
  for (const [width, beforeIt] of [
    [390, 8],
    [1440, 0],
  ] as const) {
    for (const { page } of [guest, ida]) await page.setViewportSize({ width, height: 844 });
    await guest.page.goto(`/shared/${list.shareToken}`);
    await moveMouse(guest.page);
    await expect(guest.page.locator('.drawn')).toHaveCount(0);
    await expectAir(guest.page, 'Shelf 1', 0);
    await ida.page.goto(`/lists/${list.id}`);
    await expectAir(ida.page, 'Shelf 1', beforeIt);
  }
});

/** Between a heading, its rows and the edge of their card, in pixels. */
async function expectAir(page: Page, name: string, beforeIt: number): Promise<void> {
  const heading = page.getByRole('heading', { name, exact: true });
  await expect(heading).toBeVisible();
  const air = await heading.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const rows = [...document.querySelectorAll('main li:has(h3, h4, article)')].map((row) =>
      row.getBoundingClientRect(),
    );
    const { bottom, left } = text.getBoundingClientRect();
    const next = rows.find(({ top }) => top >= bottom - 12);
    return { below: (next?.top ?? 0) - bottom, before: left - (next?.left ?? 0) };
  });
  expect(air.below).toBeGreaterThanOrEqual(6);
  expect(air.before).toBeGreaterThanOrEqual(beforeIt);
}

test('a long shopping list on paper stands in two columns, read one after the other, and no note lies on the next name', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.createList({ name: 'Weekly shop', listType: 'SHOPPING' });
  await fillList(list.id);
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(`update items set notes = repeat('from the offer ', 12) where list_id = $1`, [list.id]);
  await client.end();
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await expect(itemOn(page, 'Thing 1')).toBeVisible();

  await page.setViewportSize({ width: 690, height: 1000 });
  await page.emulateMedia({ media: 'print' });

  await expect(itemOn(page, 'Thing 599')).toHaveCount(1);
  const rows = await page.locator('main li').evaluateAll((all) =>
    all.map((row) => {
      const { left, top, bottom } = row.getBoundingClientRect();
      const text = Math.max(...[...row.querySelectorAll('h3, p')].map((one) => one.getBoundingClientRect().bottom));
      return { name: row.querySelector('h3')?.textContent, left: Math.round(left), top, bottom, text };
    }),
  );
  expect(new Set(rows.map(({ left }) => left)).size).toBe(2);
  expect(rows.filter(({ text, bottom }) => text > bottom + 1)).toEqual([]);
  expect(rows.slice(0, 3).map(({ name }) => name)).toEqual(['Thing 1', 'Thing 5', 'Thing 9']);
  expect(new Set(rows.slice(0, 10).map(({ left }) => left)).size).toBe(1);
});
