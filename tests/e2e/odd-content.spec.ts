import type { Locator } from '@playwright/test';
import { expect, openShared, type Person, test, waitForFonts } from './site/e2e-test.ts';
import { linkTo } from './site/outbox.ts';
import { shiftOf, watchShifts } from './site/shifts.ts';

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

const LONG_NAME = 'Maximiliane-Henriette von Württemberg-Hohenstaufen';
const LONG_TITLE =
  'Leinenbettwäsche 200×220 mit zwei Kopfkissenbezügen 80×80, stonewashed, Farbe Salbei oder Rauchblau';

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft-Gedenkteller';

test('without pictures each gift has its button at the same end on a phone, and its whole name above it, or beside it where there is nothing more to say', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp(LONG_NAME);
  const list = await ida.shareList({ name: 'Hochzeit' }, [
    { title: LONG_TITLE, unitPrice: { currency: 'EUR', amountMinor: 123_456_789 } },
    { title: 'Geschirrspülmaschine' },
    { title: LONG_WORD, quantityDesired: 6 },
    { title: 'Teller' },
  ]);
  const { page } = await aPerson({ viewport: SMALL_PHONE, locale: 'de' });
  await openShared(page, list);

  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /markieren: / }) });
  await expect(rows).toHaveCount(4);
  const places = await Promise.all([0, 1, 2, 3].map((at) => onPage(rows.nth(at))));
  for (const { name, button, row } of places) {
    const [first] = places;
    expect(button.x + button.width).toBeCloseTo((first?.button.x ?? 0) + (first?.button.width ?? 0), 0);
    const isAbove = name.y + name.height <= button.y + 1;
    if (isAbove)
      expect(name.width).toBeGreaterThan(row.width - 30); // it has the line to itself
    else expect(name.x + name.width).toBeLessThan(button.x);
    expect(row.y).toBeLessThan(button.y);
    expect(button.y + button.height).toBeLessThan(row.y + row.height);
    expect(button.height).toBeLessThan(46); // one line of words
  }
  expect(places[0]?.row.height).toBeLessThan(160);
  expect(places[1]?.name.height).toBeLessThan(46); // no higher than its button
  expect(places[3]?.row.height).toBeLessThan(70);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL_PHONE.width);

  await page.setViewportSize(DESKTOP);
  const wide = await onPage(rows.nth(0));
  expect(wide.name.width).toBeGreaterThan(400);
  expect(wide.name.height).toBeLessThan(3 * 28);

  async function onPage(row: Locator) {
    const parts = [row.getByRole('heading'), row.getByRole('button', { name: /markieren: / }), row] as const;
    const [name, button, whole] = await Promise.all([boxOf(parts[0]), boxOf(parts[1]), boxOf(parts[2])]);
    return { name, button, row: whole };
  }
});

test('the search stands beside the count in every language', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList('Weihnachten', ['Teller', 'Tasse', 'Baum']);
  for (const [locale, count] of [
    ['de', /Geschenke/],
    ['pl', /\d/],
  ] as const) {
    const { page } = await aPerson({ viewport: SMALL_PHONE, locale });
    await openShared(page, list);
    await expect(page.locator('.drawn')).toHaveCount(0);
    const heading = await boxOf(page.getByRole('heading', { name: count }).first());
    const search = await boxOf(page.locator('button[aria-expanded]:has(svg.lucide-search)'));
    expect(search.y, locale).toBeLessThan(heading.y + heading.height);
  }
});

test('a list of somebody with a long name is no wider than a phone, and what is to be given opens without a jump', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp(LONG_NAME);
  const bob = await (await aPerson({ viewport: SMALL_PHONE, locale: 'ar' })).signUp('محمد');
  const list = await ida.shareList({ name: 'Wocheneinkauf für die ganze Großfamilie', listType: 'SHOPPING' }, [
    'Milch',
  ]);
  const gifts = await ida.shareList({ name: 'Hochzeit' }, ['Teller']);
  await ida.invite(list.id, bob);
  const { items } = (await bob.send(`{ sharedList(token: "${gifts.shareToken}") { items { id } } }`)).sharedList as {
    items: { id: string }[];
  };
  await bob.buy(gifts.shareToken, items[0]?.id ?? '');
  const { page } = bob;
  await watchShifts(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Wocheneinkauf für die ganze Großfamilie' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL_PHONE.width);

  await page.goto('/gifts');
  await expect(page.getByText('Teller')).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);
  const undo = await boxOf(page.locator('li button:has(svg.lucide-undo-2)'));
  const step = await boxOf(page.getByRole('combobox').first());
  expect(Math.abs(undo.y - step.y)).toBeLessThan(4); // one line of controls for each gift
});

test('who has no list yet, but may give from one of somebody else’s, sees My Lists without a jump', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const bob = await (await aPerson({ viewport: PHONE })).signUp('Bob');
  await viewerOf(ida, bob);
  const { page } = bob;
  await watchShifts(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Lists you can give from' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What would you like to make first?' })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test('the browser’s own way to print cuts no name and no note of a gift', async ({ aPerson }) => {
  const ida = await (await aPerson({ viewport: DESKTOP })).signUp('Ida');
  const notes = 'Am liebsten in Pistazie, sonst Creme; bitte nicht in Rot, davon haben wir schon drei Dinge. '.repeat(
    3,
  );
  const list = await ida.shareList('Hochzeit', [{ title: LONG_TITLE, notes }]);
  const guest = await aPerson({ viewport: DESKTOP });
  await openShared(guest.page, list);
  await expect(guest.page.locator('.drawn')).toHaveCount(0);
  await ida.page.goto(`/lists/${list.id}`);
  for (const [page, texts] of [
    [guest.page, 'h3, main li p'],
    [ida.page, 'main li h3'],
  ] as const) {
    await expect(page.getByRole('heading', { name: LONG_TITLE })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const cut = await page
      .locator(texts)
      .evaluateAll((found) =>
        found.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent),
      );
    expect(cut).toEqual([]);
  }
});

test('the browser’s own way to print leaves out no taken gift of an owner’s list, and has nothing to press', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: DESKTOP })).signUp('Ida');
  const guest = await aPerson();
  for (const purchaseVisibility of ['OWNER_SEES_BUYERS', 'SURPRISE'] as const) {
    const list = await ida.shareList({ name: 'Hochzeit', purchaseVisibility }, ['Teller']);
    const { id } = await ida.addItem(list.id, 'Vase');
    await guest.buy(list.shareToken, id, { email: 'ann@example.test' });
    await ida.page.emulateMedia({ media: null });
    await ida.page.goto(`/lists/${list.id}`);
    await expect(ida.page.getByRole('heading', { name: 'Teller' })).toBeVisible();

    await ida.page.emulateMedia({ media: 'print' });

    await expect(ida.page.getByRole('heading', { name: 'Vase' })).toBeVisible();
    await expect(ida.page.getByRole('heading', { name: 'Taken 1' })).toHaveCount(
      purchaseVisibility === 'SURPRISE' ? 0 : 1,
    );
    for (const text of ['Add a date', /^Created/]) await expect(ida.page.getByText(text).first()).toBeHidden();
    await expect(ida.page.getByLabel('Paste a link or type a name')).toBeHidden();
    const edges = await ida.page
      .getByRole('article')
      .evaluateAll((rows) =>
        rows.map((row) => (row.querySelector('h3')?.getBoundingClientRect().x ?? 0) - row.getBoundingClientRect().x),
      );
    const room = Math.max(...edges);
    expect(room).toBeGreaterThan(20); // for a box to tick
    expect(room).toBeLessThan(30); // and none for handles and pictures
  }
});

test('on a phone a plan has its button above what is in it', async ({ aPerson }) => {
  const { page } = await (await aPerson({ viewport: PHONE })).signInAsAdministrator();
  await page.goto('/pricing');
  const plan = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Premium' }) });
  const [step, feature] = [plan.getByRole('link').or(plan.getByRole('button')), plan.getByRole('listitem')];
  expect((await boxOf(step.first())).y).toBeLessThan((await boxOf(feature.first())).y);
});

async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}

async function viewerOf(owner: Person, viewer: Person): Promise<void> {
  const list = await owner.createList({ name: 'Secret' });
  const input = { email: viewer.email, role: 'VIEWER' };
  const invite =
    'mutation ($listId: ID!, $input: NewInvitationInput!) { inviteCollaborator(listId: $listId, input: $input) { message } }';
  await owner.send(invite, { listId: list.id, input });
  const link = await linkTo(viewer.page.request, viewer.email, /invites you to the list/);
  await viewer.send('mutation ($token: String!) { acceptInvitation(token: $token) { id } }', {
    token: link.split('/').at(-1),
  });
}

test('names and notes in the other direction begin where the page’s lines do, with the line of a note on that side', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const gift = { title: 'Lego (2024)', notes: 'blue box, please' };
  const latin = await ida.shareList({ name: 'Wedding in May' }, [gift]);
  const arabic = await ida.shareList({ name: 'قائمة الزفاف (2026)' }, [{ title: 'كوب أزرق', notes: 'بلا علبة' }]);
  for (const [locale, list, note] of [
    ['ar', latin, 'blue box, please'],
    ['en', arabic, 'بلا علبة'],
  ] as const) {
    const { page } = await aPerson({ viewport: PHONE, locale });
    await openShared(page, list);
    await expect(page.locator('.drawn')).toHaveCount(0);
    const isRightToLeft = locale === 'ar';
    const start = ({ x, width }: { x: number; width: number }) => (isRightToLeft ? x + width : x);
    const name = await boxOf(page.getByRole('heading', { level: 1 }).locator('bdi'));
    const owner = await boxOf(page.locator('header:has(h1) p').first());
    expect(Math.abs(start(name) - start(owner)), locale).toBeLessThan(4);
    const side = isRightToLeft ? 'borderRightWidth' : 'borderLeftWidth';
    const line = page.getByText(note).locator('..');
    expect(
      await line.evaluate((element, edge) => getComputedStyle(element)[edge], side as 'borderLeftWidth'),
      locale,
    ).toBe('3px');
  }
});

test('a gift’s step, its note and its way back fit under it, uncut, also where words are long', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp(LONG_NAME);
  const bob = await (await aPerson({ viewport: SMALL_PHONE, locale: 'de' })).signUp('Bob');
  const gifts = await ida.shareList({ name: 'Hochzeit' }, ['Teller', 'Tasse']);
  const { items } = (await bob.send(`{ sharedList(token: "${gifts.shareToken}") { items { id } } }`)).sharedList as {
    items: { id: string }[];
  };
  await bob.buy(gifts.shareToken, items[0]?.id ?? '');
  await bob.send(
    'mutation ($token: String!, $id: ID!) { reserveSharedItem(token: $token, itemId: $id, input: {}) { purchase { id } } }',
    { token: gifts.shareToken, id: items[1]?.id },
  );
  const { page } = bob;
  await page.goto('/gifts');
  await expect(page.getByText('Teller')).toBeVisible();
  const steps = page.getByRole('combobox');
  await expect(steps).toHaveCount(1); // what is only held has come nowhere yet
  for (const step of await steps.all()) {
    const room = await step.evaluate((select: HTMLSelectElement) => {
      const measured = select.cloneNode(true) as HTMLSelectElement;
      measured.value = select.value;
      measured.style.width = 'max-content';
      select.parentElement?.append(measured);
      const { width } = measured.getBoundingClientRect();
      measured.remove();
      return select.getBoundingClientRect().width - width;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  }
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL_PHONE.width);
});

test('on an Arabic page names in Latin letters are cut at their own end, wherever they are cut', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: SMALL_PHONE, locale: 'ar' })).signUp(LONG_NAME);
  const guest = await aPerson();
  const name = 'Hochzeit Schwarzenbach-Wölflingsdorfer & Hyvärinen';
  const list = await ida.shareList(name, [
    LONG_WORD,
    { title: LONG_TITLE, notes: LONG_TITLE, description: LONG_TITLE },
  ]);
  const groceries = await ida.shareList({ name, listType: 'SHOPPING' }, [LONG_WORD]);
  await ida.addItem(groceries.id, { title: LONG_TITLE, description: LONG_TITLE });
  for (const title of [`${LONG_WORD} 2`, `${LONG_TITLE} 2`]) {
    const { id } = await ida.addItem(list.id, title);
    await guest.buy(list.shareToken, id, { email: 'ann@example.test', name: LONG_NAME });
  }
  const { page } = ida;
  /** Texts that are cut, begin in Latin letters, and do not show their first letter, or run the other way. */
  const cutAtTheBeginning = () =>
    page.evaluate(() => {
      const isCut = (style: CSSStyleDeclaration) =>
        style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
      const wrong: string[] = [];
      let seen = 0;
      for (const element of document.querySelectorAll<HTMLElement>('main *')) {
        const style = getComputedStyle(element);
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        const start = text?.nodeValue?.search(/[^\u2066-\u2069]/) ?? -1; // behind a sign that isolates it
        if (!isCut(style) || !text || start < 0 || element.offsetWidth === 0) continue;
        if (!/[A-Za-z]/.test(text.nodeValue?.[start] ?? '')) continue;
        seen += 1;
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, start + 1);
        const [first, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
        const isShown = first.left >= box.left - 1 && first.right <= box.right + 1;
        if (!isShown || style.direction !== 'ltr') wrong.push(`${style.direction} ${element.innerText.slice(0, 30)}`);
      }
      return { wrong, seen };
    });
  const expectWhole = async (least: number) => {
    await expect.poll(async () => (await cutAtTheBeginning()).seen).toBeGreaterThanOrEqual(least);
    expect((await cutAtTheBeginning()).wrong).toEqual([]);
  };
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectWhole(2);
  await page.getByRole('banner').getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await expectWhole(3);
  await page.goto(`/lists/${groceries.id}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectWhole(2);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectWhole(0);
});

test('Vietnamese is written in the letters of the site, which nobody else fetches', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const title = 'Bộ ấm trà gốm sứ men rạn cổ';
  const vietnamese = await ida.shareList({ name: 'Những món quà ở Bát Tràng' }, [title]);
  const english = await ida.shareList({ name: 'Presents from Bát Tràng' }, ['Tea set']);
  const { page } = await aPerson();
  const fetched: string[] = [];
  page.on('request', (request) => void (request.url().includes('vietnamese') && fetched.push(request.url())));
  await openShared(page, english);
  await waitForFonts(page);
  expect(fetched).toEqual([]);

  await openShared(page, vietnamese);
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('DOM.enable');
  await chromium.send('CSS.enable');
  const ownLetters = async (selector: string) => {
    const { root } = await chromium.send('DOM.getDocument');
    const { nodeId } = await chromium.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await chromium.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ isCustomFont }) => isCustomFont);
  };
  for (const selector of ['h1', 'li :is(h2, h3)']) {
    await expect.poll(async () => new Set(await ownLetters(selector)), { message: selector }).toEqual(new Set([true]));
  }
  expect(fetched).not.toEqual([]);
});
