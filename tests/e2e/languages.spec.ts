import { expect, moveMouse, type Person, test } from './site/e2e-test.ts';

const PHONE = { width: 390, height: 844 };

const NAME = '山田';

test('a guest reads a list in the language of their browser, switches without scripts, and the device remembers', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp(NAME);
  const { shareToken } = await aList(owner);
  const { page } = await aPerson({ locale: 'de-DE', javaScriptEnabled: false });
  await page.goto(`/shared/${shareToken}`);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'de');
  await expect(page.getByText('noch gewünscht').first()).toBeVisible();

  await page.locator('footer [popovertarget]').click();
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(new RegExp(`/shared/${shareToken}$`));

  await page.reload();
  await expect(root).toHaveAttribute('lang', 'ar');
});

test('a member’s language goes with them to another device, and errors are said in it', async ({ aPerson }) => {
  const member = await (await aPerson()).signUp(NAME);
  await member.page.goto('/profile/preferences');
  await member.page.getByLabel('Language').selectOption('fr');
  await expect(member.page.locator('html')).toHaveAttribute('lang', 'fr');

  const elsewhere = await aPerson();
  await elsewhere.page.goto('/signin');
  await elsewhere.page.getByLabel('Email').fill(member.email);
  await elsewhere.page.getByLabel('Password', { exact: true }).fill(member.password);
  await elsewhere.page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(elsewhere.page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(elsewhere.page).toHaveURL(/dashboard/);
});

test('a device forgets a member’s language when they sign out, and goes back to what was chosen on it', async ({
  aPerson,
}) => {
  const member = await (await aPerson()).signUp(NAME);
  const { page } = member;
  const root = page.locator('html');
  await page.context().addCookies([{ name: 'kindlist_language', value: 'sv', url: new URL(page.url()).origin }]);
  await page.goto('/profile/preferences');
  await expect(root).toHaveAttribute('lang', 'sv');
  await page.getByLabel('Språk').selectOption('fr');
  await expect(root).toHaveAttribute('lang', 'fr');
  await page.getByLabel('Langue').selectOption('pl');
  await expect(root).toHaveAttribute('lang', 'pl');

  await page.getByRole('button', { name: NAME }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/signin');
  await expect(root).toHaveAttribute('lang', 'sv');
});

test('a member who prefers a language reads a public page in the one that its address says', async ({ aPerson }) => {
  const member = await (await aPerson()).signUp(NAME);
  await member.send('mutation { updatePreferences(changes: { language: "fr" }) { id } }');
  const { page } = member;
  await page.goto('/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  await page.goto('/pricing?lang=de');
  await moveMouse(page);
  await expect(page.locator('.drawn')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('in Arabic a guest buys from right to left, and nothing is wider than the phone', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ann');
  const { shareToken } = await owner.shareList('رشيمة (2026)', ['Lego (2024)', 'كوب أزرق - 2']);
  const { page } = await aPerson({ locale: 'ar-EG', viewport: PHONE });
  await page.goto(`/shared/${shareToken}`);
  await moveMouse(page);
  await expect(page.locator('.drawn')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(PHONE.width);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeGreaterThan(PHONE.width / 2);
});

function aList(owner: Person) {
  return owner.shareList('誕生日', [{ title: 'コップ', quantityDesired: 3 }]);
}

test('tabs and menus read from the right in Arabic', async ({ aPerson }) => {
  const ida = await (await aPerson({ locale: 'ar', viewport: { width: 390, height: 844 } })).signUp('Ida');
  const list = await ida.shareList('Ida turns 7', ['Lamp']);
  const { page } = ida;
  await page.goto('/profile');
  await expect(page.getByRole('tablist')).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('tabpanel')).toHaveCSS('direction', 'rtl');
  await page.goto(`/lists/${list.id}`);
  await page.getByRole('article').getByRole('button').last().click();
  await expect(page.getByRole('menu')).toHaveCSS('direction', 'rtl');
});

test('names of the other direction stand where the lines of a page begin, and a long word beside gifts is not broken', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Geburtstagswünsche 2031', ['Lego Set', 'دراجة حمراء']);
  /** From the start of a title's line to its first letter, and from its last one to the end. */
  const roomAround = (heading: Element) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const [words, line] = [range.getBoundingClientRect(), heading.getBoundingClientRect()];
    return { left: Math.round(words.left - line.left), right: Math.round(line.right - words.right) };
  };
  for (const [locale, begins] of [
    ['ar', 'right'],
    ['en', 'left'],
  ] as const) {
    const { page } = await aPerson({ locale, viewport: { width: 1280, height: 800 } });
    await page.goto(`/shared/${list.shareToken}`);
    for (const title of ['Lego Set', 'دراجة حمراء']) {
      const room = await page.getByRole('heading', { name: title }).evaluate(roomAround);
      expect(room[begins], `${title} in ${locale}`).toBeLessThanOrEqual(1);
    }
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const word = document.createRange();
      const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode() as Node;
      word.setStart(text, 0);
      word.setEnd(text, 'Geburtstagswünsche'.length);
      return new Set([...word.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  }
});
