import type { Page } from '@playwright/test';
import { chooseInMenu, expect, openDrawn, openShared, type Person, test } from './site/e2e-test.ts';

const PHONE = { width: 360, height: 740 };
const SMALL_PHONE = { width: 320, height: 640 };

const INVITE = `mutation ($listId: ID!, $email: String!) {
  inviteCollaborator(listId: $listId, input: { email: $email }) { message }
}`;

const VISITORS_PAGES = [
  '/',
  '/pricing',
  '/faq',
  '/terms',
  '/privacy',
  '/contact',
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password/a-token',
  '/verify-email/a-token',
  '/unsubscribe/a-token',
  '/restore-email/a-token',
  '/c/nowhere',
  '/d/nowhere',
  '/handover/nowhere',
  '/gifts',
  '/api/docs',
  '/api/docs/first-steps',
  '/api/docs/assistants',
  '/api/docs/webhooks',
  '/shared/demo-wishlist',
  '/shared/demo-shopping',
  '/shared/nowhere',
  '/nowhere',
];

const MEMBERS_PAGES = [
  '/dashboard',
  '/dashboard?past',
  '/lists/create',
  '/profile',
  '/profile/security',
  '/profile/preferences',
  '/profile/data',
  '/profile/prices',
  '/notifications',
  '/subscription',
  '/playground',
  '/import',
  '/add',
  '/add/button',
  '/circles',
  '/draws',
  '/connect-extension',
  '/connect-reminders',
];

const ADMINISTRATORS_PAGES = [
  '',
  '/users',
  '/subscriptions',
  '/affiliate-sites',
  '/shop-health',
  '/operation',
  '/settings',
  '/reports',
  '/mail',
  '/messages',
  '/safety',
  '/audit-log',
];

/** Every short word stands in one line, too. */
const WHOLE_WORDS = ['/dashboard', '/lists/create', '/profile', '/subscription'];

test('with text twice as large nothing is wider than a phone: what visitors see', async ({ aPerson }) => {
  const { page } = await aPerson({ viewport: SMALL_PHONE });
  await enlargeText(page);
  for (const path of VISITORS_PAGES) {
    await openDrawn(page, path);
    await expect(page.locator('.drawn')).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
    await expectToFit(page, path, SMALL_PHONE.width);
  }
});

test('with text twice as large nothing is wider than a phone: what members see', async ({ aPerson }) => {
  const [ann, bob] = [await (await aPerson({ viewport: PHONE })).signUp('Ann-Katherine Rowlinson'), await aPerson()];
  await bob.signUp('Bob');
  const { page } = ann;
  const list = await aListOf(ann);
  await ann.send(INVITE, { listId: list.id, email: bob.email });
  const shop = await ann.shareList({ name: 'Saturday shop', listType: 'SHOPPING' }, ['Milk', LONG_ERRAND]);
  await bob.buy(list.shareToken, list.itemId, { quantity: 1 });
  for (const place of [1, 2, 3, 4]) {
    const imageUrl = `https://pictures.example.test/${place}.png`;
    const gift = await ann.addItem(list.id, { title: `Gift ${place}`, imageUrl });
    await bob.buy(list.shareToken, gift.id);
  }
  const wholeWords = [...WHOLE_WORDS, `/lists/${shop.id}`, `/shared/${shop.shareToken}`];
  const listPaths = ['', '?thanks', '/edit', '/items/add', `/items/${list.itemId}/edit`].map(
    (path) => `/lists/${list.id}${path}`,
  );
  await enlargeText(page);
  const profile = `/u/${await page.evaluate(() => JSON.parse(localStorage.getItem('kindlist_user') ?? '').id)}`;
  const others = [
    profile,
    `/shared/${list.shareToken}`,
    '/lists/nowhere',
    `/lists/${shop.id}`,
    `/shared/${shop.shareToken}`,
  ];
  for (const path of [...MEMBERS_PAGES, ...listPaths, ...others]) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expectToFit(page, path);
    if (path === '/profile') await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible();
    if (path === '/subscription')
      expect((await page.getByText(/^\d of 5 lists$/).boundingBox())?.height).toBeLessThan(60); // one line
    if (wholeWords.includes(path)) await expect.poll(() => page.evaluate(cutOrBroken), { message: path }).toEqual([]);
  }
});

test('with text twice as large nothing is wider than a phone: what administrators see, and who has no list yet', async ({
  aPerson,
}) => {
  const { page } = await (await aPerson({ viewport: PHONE })).signInAsAdministrator();
  await enlargeText(page);
  for (const place of ADMINISTRATORS_PAGES) {
    await page.goto(`/admin${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectToFit(page, `/admin${place}`);
  }
  await page.goto('/admin/users');
  const named = page.getByRole('table', { name: 'Users' }).getByRole('row').nth(1).getByRole('link').first();
  expect((await named.locator('xpath=ancestor::div[1]').boundingBox())?.width).toBeGreaterThan(150); // not a letter a line
  const bob = await (await aPerson({ viewport: PHONE })).signUp('Bob');
  await enlargeText(bob.page);
  await bob.page.goto('/dashboard');
  await expect(bob.page.getByRole('heading', { name: 'What would you like to make first?' })).toBeVisible();
  await expectToFit(bob.page, 'no list yet');
});

test('a long category, note or name makes the owner’s list no wider than a phone', async ({ aPerson }) => {
  const ann = await (await aPerson({ viewport: PHONE })).signUp('Ann');
  const guest = await aPerson();
  const [gifts, shop] = [await ann.shareList(LONG_LIST), await ann.shareList({ ...LONG_LIST, listType: 'SHOPPING' })];
  for (const { id, shareToken } of [gifts, shop]) {
    for (const item of LONG_ITEMS) await ann.addItem(id, { ...item, quantityDesired: 3 });
    const taken = await ann.addItem(id, { ...LONG_ITEMS[0], title: 'Taken' });
    await guest.buy(shareToken, taken.id, { email: `${'long-address-of-a-buyer'.repeat(2)}@example.test` });
  }
  const { page } = ann;
  for (const size of ['as they are', 'twice as large']) {
    if (size === 'twice as large') await enlargeText(page);
    for (const { id } of [gifts, shop]) {
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/lists/${id}`);
        await expect(page.getByText('Measuring spoons').first()).toBeVisible();
        const taken = page.getByRole('button', { name: /taken/ });
        if (id === gifts.id) {
          await expect.poll(() => page.evaluate(partedOn, '[aria-controls="taken"]')).toEqual([]);
          await taken.click();
        }
        await expectToFit(page, `${id === gifts.id ? 'gifts' : 'shopping'}, letters ${size}`, width);
      }
    }
  }
});

test('with text twice as large, or the page, menus fit on a phone, and what people wrote is not cut', async ({
  aPerson,
}) => {
  const ann = await (await aPerson()).signUp('Ann');
  const guest = await aPerson();
  const list = await aListOf(ann);
  const shop = await ann.shareList({ name: 'Saturday at the market by the river', listType: 'SHOPPING' }, [
    LONG_ERRAND,
  ]);
  await guest.buy(list.shareToken, list.itemId, { email: 'guest@example.test', name: 'Grandmother Wilhelmina' });
  const { page } = ann;
  for (const way of ['text', 'page']) {
    await page.setViewportSize(way === 'text' ? { width: 390, height: 844 } : { width: 195, height: 422 });
    if (way === 'text') await enlargeText(page);
    else await enlargeText(page, 1);
    for (const [path, opener] of [
      ['/dashboard', 'Actions for Margaret and Elias, new house'],
      [`/lists/${list.id}`, 'More'],
      [`/lists/${list.id}`, `Actions for ${LONG_TITLE}`],
      [`/lists/${shop.id}`, 'More'],
    ] as const) {
      const where = `${path}, ${way}`;
      await page.goto(path);
      const button = page.getByRole('main').getByRole('button', { name: opener, exact: true });
      await expect(button).toBeVisible();
      await expect.poll(() => page.evaluate(cutTexts), { message: where }).toEqual([]);
      await button.click();
      const menu = page.getByRole('menu');
      await expect(menu).toBeVisible();
      const box = await menu.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { isInside: left >= 0 && right <= window.innerWidth, isCut: element.scrollWidth > element.clientWidth };
      });
      expect(box, where).toEqual({ isInside: true, isCut: false });
      await page.keyboard.press('Escape');
    }
  }
});

test('with text twice as large dialogs and receipts fit on a phone', async ({ aPerson }) => {
  const ann = await (await aPerson({ viewport: PHONE })).signUp('Ann');
  const list = await aListOf(ann);
  const { page } = ann;
  await enlargeText(page);
  await page.goto(`/lists/${list.id}`);
  const share = () => page.getByRole('button', { name: 'Share', exact: true }).click();
  const openings = { Share: share, Collaborators: () => chooseInMenu(page, 'Collaborators') };
  for (const [name, open] of Object.entries(openings)) {
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectToFit(page, name);
    expect(await page.evaluate(partedOn, '[role="dialog"] button'), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  const guest = await aPerson({ viewport: PHONE });
  await enlargeText(guest.page);
  await openShared(guest.page, list);
  await expect(guest.page.locator('.drawn')).toHaveCount(0);
  await guest.page.getByRole('button', { name: 'Mark as Purchased' }).first().click();
  await expect(guest.page.getByRole('dialog')).toBeVisible();
  await expectToFit(guest.page, 'purchase dialog');
  await guest.page.getByLabel('Email').fill('guest@example.test');
  await guest.page.getByLabel('Email').press('Enter');
  const receipt = guest.page.getByRole('listitem').filter({ has: guest.page.getByRole('button', { name: /^Undo/ }) });
  await expect(receipt).toBeVisible();
  await expectToFit(guest.page, 'receipt');
  const title = await receipt.getByText(LONG_TITLE).boundingBox();
  expect(title?.width).toBeGreaterThan(PHONE.width / 2);

  const mug = guest.page.getByRole('listitem').filter({ hasText: 'Mug' });
  await mug.getByRole('button', { name: 'Mark as Purchased' }).click();
  const sheet = guest.page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Change who it is from' })).toBeVisible();
  await expectToFit(guest.page, 'purchase by a known buyer');
  expect(await guest.page.evaluate(partedOn, '[role="dialog"] button')).toEqual([]);
  expect(await sheet.evaluate((box) => [box.scrollHeight > box.clientHeight, box.scrollTop])).toEqual([true, 0]);
});

const LONG_TITLE = 'Hand-thrown stoneware breakfast cups from Northumberland';

const LONG_ERRAND = {
  title: 'Sourdough bread from the bakery beside the church',
  amount: '2 loaves',
  notes: 'The dark one, and sliced if they still can',
};

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller';

const LONG_LIST = { name: 'Kitchen, garden and everything between', description: `${LONG_WORD} `.repeat(3) };

const LONG_ITEMS = [
  {
    title: 'Measuring spoons',
    category: 'Everything that we would like to have for the kitchen before grandmother comes in May',
    notes: 'The set of six with the ring, in steel and not in plastic, since they go through the dishwasher every day.',
    unitPrice: { currency: 'GBP', amountMinor: 129_900_000 },
  },
  { title: LONG_WORD, category: LONG_WORD, notes: LONG_WORD, description: LONG_WORD },
  { title: 'Teapot', category: 'Kitchen', notes: `https://www.example.test/${'a-way-to-a-teapot/'.repeat(8)}` },
];

async function aListOf(person: Person) {
  const input = {
    name: 'Margaret and Elias, new house',
    description: 'For the housewarming',
    eventType: 'Housewarming',
  };
  const list = await person.shareList({ ...input, eventDate: '2999-06-19' });
  const { id: itemId } = await person.addItem(list.id, {
    title: LONG_TITLE,
    description: 'The large ones.',
    notes: 'Blue or green.',
    unitPrice: { currency: 'GBP', amountMinor: 1_299_900 },
    quantityDesired: 3,
    primaryUrl: 'https://www.example.test/cups',
  });
  await person.addItem(list.id, 'Mug');
  return { ...list, itemId };
}

/** As the setting of a browser does it: the text, and what is measured by it, but not the window. */
async function enlargeText(page: Page, times = 2): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size).toBe(`${16 * times}px`);
}

/** Texts that are shortened although nothing beside them shows the whole. */
function cutTexts(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility() && !element.closest('.sr-only, [aria-hidden="true"], header a[href="/"]');
  return [...document.querySelectorAll('main *')]
    .filter((element) => isShown(element) && !element.matches('input, textarea, select, :has(+ button)'))
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isWider = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
      const isHigher = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
      return element.clientWidth > 2 && element.textContent?.trim() && (isWider || isHigher);
    })
    .map((element) => `${element.className} ${element.textContent?.slice(0, 40)}`);
}

async function expectToFit(page: Page, what: string, width = PHONE.width): Promise<void> {
  await expect.poll(() => page.evaluate(widest), { message: what }).toEqual({ width, overflowing: [] });
  await expect.poll(() => page.evaluate(overlapping), { message: what }).toEqual([]);
}

/** Texts of the page that lie over each other. */
function overlapping(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflow !== 'visible' || scrolls(element.parentElement));
  const isElsewhere = '.sr-only, [aria-hidden="true"], [data-sonner-toaster], script, style, textarea, option';
  const boxes: { text: string; parent: Element; box: DOMRect }[] = [];
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || !text.nodeValue?.trim() || parent.closest(isElsewhere) || scrolls(parent))
      continue;
    let fixed: Element | null = parent;
    while (fixed && !['fixed', 'sticky'].includes(getComputedStyle(fixed).position)) fixed = fixed.parentElement;
    if (fixed) continue; // a bar lies over what scrolls below it
    const range = new Range();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) boxes.push({ text: text.nodeValue.slice(0, 40), parent, box });
  }
  return boxes.flatMap((one, place) =>
    boxes.slice(place + 1).flatMap((other) => {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const lines = Math.min(one.box.height, other.box.height);
      return one.parent !== other.parent && wide > 4 && high > lines / 2 ? `${one.text} over ${other.text}` : [];
    }),
  );
}

/** Words of these buttons that run over several lines. */
function partedOn(buttons: string): string[] {
  const parted: string[] = [];
  for (const button of document.querySelectorAll(buttons)) {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of `${text.nodeValue}`.matchAll(/[\p{L}\d]+/gu)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size > 1) parted.push(word);
      }
    }
  }
  return parted;
}

/** The name of the site where it is cut, and words that are broken although a line has room for them. */
function cutOrBroken(): string[] {
  const problems: string[] = [];
  const brand = document.querySelector('header a[href="/"]');
  const name = brand?.querySelector(':scope > :last-child');
  if (!brand || !name) throw new Error('no brand');
  const isOutOfSight = name.getBoundingClientRect().top >= brand.getBoundingClientRect().bottom;
  if (!isOutOfSight && name.scrollWidth > name.clientWidth) problems.push(`cut: ${name.textContent}`);

  for (const tab of document.querySelectorAll('[role="tab"]')) {
    const row = tab.parentElement?.getBoundingClientRect();
    if (row && tab.getBoundingClientRect().right > row.right + 1) problems.push(`cut: ${tab.textContent}`);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest('script, style, .sr-only')) continue;
    if (text.nodeValue?.includes('@')) continue; // an address is one long word, and breaks somewhere
    for (const { 0: word, index } of `${text.nodeValue}`.matchAll(/[\p{L}\d]+/gu)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
      const isTooLong = word.length > 12;
      if (lines.size > 1 && !isTooLong) problems.push(`broken: ${word}`);
    }
  }
  return problems;
}

/** How wide the page is, and what of it cannot be seen without scrolling sideways. */
function widest() {
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    element !== document.documentElement &&
    (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
  const hasText = (element: Element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  const canBeReached = (element: Element | null): boolean =>
    element !== null &&
    (element.matches('[aria-hidden="true"], .sr-only, .truncate') ||
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      canBeReached(element.parentElement));
  /** Decorations may be cut by the elements around them, text may not. */
  const isExcused = (element: Element) => (hasText(element) ? canBeReached(element) : isClipped(element.parentElement));
  const overflowing = [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > window.innerWidth + 1 && !isExcused(element);
    })
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
  return { width: document.documentElement.scrollWidth, overflowing };
}
