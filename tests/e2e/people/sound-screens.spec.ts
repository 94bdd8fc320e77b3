import type { Page } from '@playwright/test';
import { chooseInMenu, expect, openShared, type Person, test, waitForApp } from '../site/e2e-test.ts';
import { faultsOn } from '../site/faults.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const LONG_NAME = 'Maximiliane-Henriette von Württemberg-Hohenstaufen';
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
const ARABIC = 'أحب القراءة والرسم (والقطط).';

/** As people fill lists: words without a space, other alphabets, one letter, nine digits, and more than is read at once. */
const ODD_THINGS = [
  {
    title: LONG_WORD,
    notes: `${LONG_WORD} `.repeat(16),
    description: 'Bitte in Salbeigrün, nicht in Moosgrün. '.repeat(24),
    category: `Sammlerstücke: ${LONG_WORD}`,
    unitPrice: { currency: 'EUR', amountMinor: 999_999_999 },
  },
  { title: 'كتاب «ألف ليلة وليلة» (الطبعة 2)', category: 'كتب', quantityDesired: 3 },
  { title: '南部鉄器の急須（黒・0.65L）', unitPrice: { currency: 'JPY', amountMinor: 12_800 } },
  { title: 'Y', primaryUrl: 'https://www.sanitaetshaus-zwischenahner-meer.example/rollator' },
];

test('on a phone a guest finds every screen sound, whatever is on the list', async ({ aPerson }) => {
  test.slow();
  const ida = await (await aPerson()).signUp(LONG_NAME);
  const list = await anOddList(ida);
  const fund = await ida.addItem(list.id, { title: 'Flitterwochen', isFund: true });
  const groceries = await ida.shareList({ name: LONG_WORD.slice(0, 50), listType: 'SHOPPING' }, ODD_THINGS);
  const empty = await ida.shareList('Nächstes Jahr');
  for (const locale of ['en', 'ar', 'ja']) {
    const guest = await aPerson({ ...PHONE, locale });
    await giveIdea(guest, list.shareToken);
    const { page } = guest;
    await expectSound(page, `/shared/${list.shareToken}`);
    for (const path of ['besides', 'follow', `items/${fund.id}/ask`])
      await expectSound(page, `/shared/${list.shareToken}/${path}`);
    for (const { shareToken } of [groceries, empty]) await expectSound(page, `/shared/${shareToken}`);
    for (const path of ['/', '/signin', '/signup', '/gifts', '/shared/nowhere']) await expectSound(page, path);
    for (const path of ['', '/first-steps', '/webhooks', '/assistants']) await expectSound(page, `/api/docs${path}`);
  }
});

test('on a phone members find their screens sound, whatever is on the list', async ({ aPerson }) => {
  test.slow();
  const ida = await (await aPerson(PHONE)).signUp(LONG_NAME);
  const list = await anOddList(ida);
  const { id: itemId } = await ida.addItem(list.id, { title: 'Lampe', quantityDesired: 2 });
  const ask = 'mutation ($token: String!, $id: ID!) { askQuestion(token: $token, itemId: $id, text: "E27?") { id } }';
  await (await aPerson()).send(ask, { token: list.shareToken, id: itemId });
  const { id: listId } = await ida.shareList({ name: 'Samstag', listType: 'SHOPPING' }, ODD_THINGS);
  const { page } = ida;
  const paths = ['/dashboard', '/lists/create', '/gifts', `/lists/${list.id}`, `/lists/${listId}`];
  const forms = ['edit', 'items/add', `items/${itemId}/edit`].map((path) => `/lists/${list.id}/${path}`);
  for (const path of [...paths, ...forms]) await expectSound(page, path);

  await page.goto('/dashboard');
  await expect(page.getByText(ARABIC)).toHaveCSS('direction', 'rtl');
  await expect(page.getByText('0 of 5 taken')).toBeVisible();
});

test('on a phone an administrator finds the screens sound, and the bar above them says what it opens, not where one is', async ({
  aPerson,
}) => {
  for (const locale of ['en', 'ar']) {
    const { page } = await (await aPerson({ ...PHONE, locale })).signInAsAdministrator();
    for (const path of ['/admin', '/admin/mail', '/admin/messages', '/admin/safety']) await expectSound(page, path);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(page.locator('main').getByText(title, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
});

test('the menu of a list and each of its groups stand whole on a phone', async ({ aPerson }) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const { page } = ida;
  const groups = { WISHLIST: ['More ways to add', 'Print and export'], SHOPPING: ['More ways to add', 'In the shop'] };
  for (const [listType, names] of Object.entries(groups)) {
    const list = await ida.shareList({ name: LONG_NAME, listType: listType as 'SHOPPING', description: ARABIC }, [
      { title: 'Milk', category: 'Dairy' },
    ]);
    await page.goto(`/lists/${list.id}`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const menu = page.getByRole('menu');
    const cut = () => menu.evaluate((box) => box.scrollHeight - box.clientHeight);
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeInViewport({ ratio: 1 });
    expect(await cut(), listType).toBeLessThanOrEqual(0);
    for (const name of names) {
      const group = menu.getByRole('menuitem', { name });
      await group.press('Enter');
      await expect(group).toBeFocused();
      await expect(menu.getByRole('menuitem', { name: 'Edit' })).toBeHidden();
      await expect(menu.getByRole('menuitem').filter({ visible: true }).last()).toBeInViewport({ ratio: 1 });
      expect(await cut(), name).toBeLessThanOrEqual(0);
      await group.press('Enter');
      await expect(menu.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    }
  }
});

test('on a phone every dialog of a list is sound, however long the names are', async ({ aPerson }) => {
  test.slow();
  const ida = await (await aPerson(PHONE)).signUp(LONG_NAME);
  const name = LONG_WORD.slice(0, 50);
  const gifts = await ida.shareList({ name }, [{ ...ODD_THINGS[0], title: LONG_WORD, quantityDesired: 3 }]);
  const groceries = await ida.shareList({ name, listType: 'SHOPPING' }, ODD_THINGS);
  const { page } = ida;
  const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
  const expectSoundDialog = async (entry: string) => {
    await expect(dialog).toBeVisible();
    await expect.poll(() => faultsOn(page), { message: entry }).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const entries = {
    [gifts.id]: ['Paste several items', 'Add from URL', 'Collaborators', 'Export', 'Delete'],
    [groceries.id]: ['Bulk Add', 'Scan a barcode', 'I’m going shopping', 'Order of the shop', 'Shops', 'Delete'],
  };
  for (const [id, names] of Object.entries(entries)) {
    await page.goto(`/lists/${id}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expectSoundDialog('Share');
    for (const entry of names) {
      await chooseInMenu(page, entry);
      await expectSoundDialog(entry);
    }
  }
  await page.goto(`/lists/${gifts.id}`);
  for (const entry of ['Mark as Purchased', 'Delete']) {
    await page.getByRole('button', { name: `Actions for ${LONG_WORD}` }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    await expectSoundDialog(entry);
  }
  const guest = (await aPerson(PHONE)).page;
  await openShared(guest, gifts);
  for (const opens of [/^Mark as Purchased/, 'Suggest a gift', 'Report this list']) {
    await guest.getByRole('button', { name: opens }).first().click();
    await expect(guest.getByRole('dialog')).toBeVisible();
    await expect.poll(() => faultsOn(guest), { message: `${opens}` }).toEqual([]);
    await guest.keyboard.press('Escape');
    await expect(guest.getByRole('dialog')).toHaveCount(0);
  }
});

test('on an Arabic page no number has other digits than the rest', async ({ aPerson }) => {
  const ida = await (await aPerson({ ...PHONE, locale: 'ar-EG' })).signUp('ليلى');
  const list = await ida.shareList({ name: 'عيد ليلى' }, [
    { title: 'كتاب', quantityDesired: 3, unitPrice: { currency: 'EUR', amountMinor: 1250 } },
  ]);
  const { page } = ida;
  for (const path of ['/profile', '/dashboard', `/lists/${list.id}`, '/subscription', `/shared/${list.shareToken}`]) {
    await expectSound(page, path);
    await expect.poll(() => page.evaluate(otherDigits), { message: path }).toEqual([]);
  }
});

test('on a phone a new password and its confirmation stand below each other', async ({ aPerson }) => {
  const { page } = await aPerson(PHONE);
  await expectSound(page, '/reset-password/a-token');
  const [password, confirmation] = [page.getByLabel('New Password'), page.getByLabel('Confirm Password')];
  const [one, other] = [await password.boundingBox(), await confirmation.boundingBox()];
  expect(other?.y).toBeGreaterThan((one?.y ?? 0) + (one?.height ?? 0));
  expect(other?.width).toBe(one?.width);
});

test('a thumb finds the arrow that folds a category, and nothing of it lies over what ticks a row', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const things = ['Milk', 'Butter', 'Cream'].map((title) => ({ title, category: 'Dairy' }));
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, [{ title: 'Bread' }, ...things]);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  const heading = page.getByRole('button', { name: 'Dairy 3' });
  const arrow = await heading.locator('svg').boundingBox();
  const [x, y] = [(arrow?.x ?? 0) + (arrow?.width ?? 0) / 2, (arrow?.y ?? 0) + (arrow?.height ?? 0) / 2];
  for (const away of [21, -21]) {
    await page.touchscreen.tap(x, y + away);
    await expect(heading).toHaveAttribute('aria-expanded', away > 0 ? 'false' : 'true');
  }
  const tick = page.getByRole('checkbox', { name: 'Milk' });
  const box = await tick.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 20, y + 21);
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
});

test('on an empty list the first step is to be told of what comes, and it is offered once', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList('Next year');
  const { page } = await aPerson(PHONE);
  await page.goto(`/shared/${list.shareToken}`);
  await expect(page.getByRole('link', { name: 'Tell me when something’s new' })).toHaveCount(1);
  await openShared(page, list);
  await expect(page.getByRole('link', { name: 'Tell me when something’s new' })).toHaveCount(1);
  await ida.addItem(list.id, 'Mug');
  await expect(page.getByRole('heading', { name: 'Mug' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tell me when something’s new' })).toHaveCount(1);
});

async function expectSound(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
  await waitForApp(page);
  await expect(page.locator('h1, h2').first()).toBeVisible();
  await expect(page.locator('[role="status"][aria-label]:not(:empty)')).toHaveCount(0);
  await expect.poll(() => faultsOn(page), { message: path }).toEqual([]);
}

async function anOddList(owner: Person) {
  return owner.shareList(
    { name: 'Opa Heinrichs 80. Geburtstag in Bad Zwischenahn', description: ARABIC, eventDate: '2999-06-19' },
    ODD_THINGS,
  );
}

async function giveIdea(giver: Person, token: string): Promise<void> {
  const add =
    'mutation ($token: String!, $input: NewOffListGiftInput!) { addOffListGift(token: $token, input: $input) { id } }';
  await giver.send(add, { token, input: { what: LONG_WORD, isIdea: true, guestKey: crypto.randomUUID().repeat(2) } });
}

/** Texts with digits that names and addresses do not have. */
function otherDigits(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, nodeValue } = text;
    if (parentElement?.checkVisibility() && /[٠-٩]/.test(`${nodeValue}`)) found.push(`${nodeValue}`);
  }
  return found;
}
