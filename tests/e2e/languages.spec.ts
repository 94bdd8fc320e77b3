import type { Page } from '@playwright/test';
import { expect, moveMouse, openDrawn, type Person, test } from './site/e2e-test.ts';

const PHONE = { width: 390, height: 844 };

/** All that people typed is in another script, so that any Latin word is the product's. */
const [NAME, LIST, GIFT, NOTE] = ['山田', '誕生日', 'コップ', '青いもの'];

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
  '/reset-password/0123456789',
  '/verify-email/0123456789',
  '/unsubscribe/0123456789',
  '/shared/nowhere',
  '/nowhere',
];

const MEMBERS_PAGES = [
  '/dashboard',
  '/lists/create',
  '/profile',
  '/profile/security',
  '/profile/preferences',
  '/profile/data',
  '/notifications',
  '/subscription',
  '/add',
  '/add/button',
];

const ADMINISTRATORS_PAGES = [
  '/admin',
  '/admin/users',
  '/admin/subscriptions',
  '/admin/settings',
  '/admin/mail',
  '/admin/operation',
  '/admin/reports',
  '/admin/shop-health',
  '/admin/audit-log',
  '/admin/messages',
  '/admin/safety',
  '/admin/affiliate-sites',
];

/** In the made-up language every word has an accent. These are names, and what programs read. */
const NAMES =
  /^(?:Kindlist|A?Administrator|alt|at|English|GraphQL|REST|API|URL|CSV|PDF|JSON|PNG|JPEG|GIF|WebP|HEIC|AVIF|Facebook|WhatsApp|Pinterest|Google|Chrome|Firefox|Safari|Chromium|HeadlessChrome|Linux|Stripe|Amazon|PostgreSQL|MB|kB|GB|AM|PM|USD|EUR|GBP|UTC|ms|min|EN|https?|localhost|npm|Jan\w*|Feb\w*|Mar\w*|Apr\w*|May|Jun\w*|Jul\w*|Aug\w*|Sep\w*|Oct\w*|Nov\w*|Dec\w*|Mon\w*|Tue\w*|Wed\w*|Thu\w*|Fri\w*|Sat\w*|Sun\w*)$/;

test('in a made-up language no word of a visitor’s pages is missing from the catalogue, and nothing is cut off', async ({
  aPerson,
}) => {
  test.slow(); // many pages
  const { page } = await aPerson({ viewport: PHONE });
  await speakMadeUp(page);
  for (const path of VISITORS_PAGES) {
    await openDrawn(page, path);
    await expect(page.locator('.drawn')).toHaveCount(0);
    await expectSpoken(page, path);
  }
});

test('in a made-up language a guest’s list, its drawn page and buying are whole', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp(NAME);
  const { shareToken, itemId } = await aList(owner);
  const { page } = await aPerson({ viewport: PHONE });
  await speakMadeUp(page);
  await page.goto(`/shared/${shareToken}`);
  await expectSpoken(page, 'drawn list');
  await page.goto(`/shared/${shareToken}/items/${itemId}/buy`);
  await expectSpoken(page, 'page of a gift');

  await openDrawn(page, `/shared/${shareToken}`);
  await expect(page.locator('.drawn')).toHaveCount(0);
  await expectSpoken(page, 'list');
  await page.locator('main').getByRole('button', { name: /Ṁáŕķ/ }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: /Ṁáŕķ/ }).click();
  await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectSpoken(page, 'what is wrong with a purchase');
  await page.getByRole('dialog').locator('input[type="email"]').fill('1@2.3');
  await page.getByRole('dialog').locator('input[type="email"]').fill('guest@example.test');
  await page.getByRole('dialog').locator('input[type="email"]').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectSpoken(page, 'a purchase');
});

test('in a made-up language a member’s screens are whole', async ({ aPerson }) => {
  test.slow(); // many pages
  const member = await (await aPerson({ viewport: PHONE })).signUp(NAME);
  const { id, itemId } = await aList(member);
  const shop = await member.shareList({ name: LIST, listType: 'SHOPPING' }, [GIFT, NOTE]);
  const { page } = member;
  await speakMadeUp(page);
  const listPages = ['', '/edit', '/items/add', `/items/${itemId}/edit`].map((path) => `/lists/${id}${path}`);
  for (const path of [...MEMBERS_PAGES, ...listPages, `/lists/${shop.id}`]) {
    await page.goto(path);
    await expectSpoken(page, path);
  }
});

test('in a made-up language the screens of administrators are whole', async ({ aPerson }) => {
  test.slow(); // many pages
  const administrator = await (await aPerson({ viewport: { width: 1280, height: 900 } })).signInAsAdministrator();
  const { page } = administrator;
  await speakMadeUp(page);
  for (const path of ADMINISTRATORS_PAGES) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect.poll(() => page.evaluate(unspokenHeads, NAMES.source), { message: path }).toEqual([]);
  }
});

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

async function aList(owner: Person) {
  const list = await owner.shareList({ name: LIST, description: NOTE });
  const { id: itemId } = await owner.addItem(list.id, {
    title: GIFT,
    notes: NOTE,
    category: NOTE,
    unitPrice: { currency: 'USD', amountMinor: 1200 },
    quantityDesired: 3,
  });
  return { ...list, itemId };
}

/** As a translator does who looks for what is missing. */
async function speakMadeUp(page: Page): Promise<void> {
  const { origin } = new URL(page.url() === 'about:blank' ? (await page.request.get('/robots.txt')).url() : page.url());
  await page.context().addCookies([{ name: 'kindlist_language', value: 'en-XA', url: origin }]);
}

async function expectSpoken(page: Page, place: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect.poll(() => page.evaluate(unspokenWords, NAMES.source), { message: place }).toEqual([]);
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(widest, { message: `${place} is wider than the window` }).toBeLessThanOrEqual(0);
}

/** The words on the page that are in no catalogue. Runs in the page. */
function unspokenWords(names: string): string[] {
  const known = new RegExp(names);
  const found: string[] = [];
  const look = (text: string, element: Element | null) => {
    if (
      !element ||
      element.closest('code, pre, kbd, [lang]:not(html), script, style, template, noscript, input, textarea, time')
    )
      return;
    const withoutCurrencies = text.replaceAll(/\b[A-Z]{3} \([^)]*\)/g, ' '); // names of the browser
    const plain = withoutCurrencies.replaceAll(/\S*(?:@|:\/\/|\.test|\.example|\/)\S*/g, ' ');
    for (const [word] of plain.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
      if (/^[A-Za-z]+$/.test(word) && !known.test(word)) found.push(`${word} in “${text.trim().slice(0, 60)}”`);
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) look(node.nodeValue ?? '', node.parentElement);
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      look(element.getAttribute(name) ?? '', element.parentElement);
  }
  look(document.title, document.head);
  return [...new Set(found)];
}

/** Tables of administrators hold addresses, names and logs: headings, labels and buttons are looked at. Runs in the page. */
function unspokenHeads(names: string): string[] {
  const known = new RegExp(names);
  return [...document.querySelectorAll('h1, h2, h3, th, label, button, nav a, legend')]
    .filter((element) => !element.closest('[lang]:not(html)'))
    .filter((element) => !/[ħŕţéñļáí]/i.test(element.textContent ?? '')) // a message may have a name in it
    .flatMap((element) => {
      const text = (element.textContent ?? '').replaceAll(/\S*(?:@|:\/\/|\.test|\.example|\/)\S*/g, ' ');
      const words = [...text.matchAll(/[\p{L}\p{M}]{2,}/gu)].map(([word]) => word);
      return words
        .filter((word) => /^[A-Za-z]+$/.test(word) && !known.test(word))
        .map((word) => `${word} in “${text.slice(0, 60)}”`);
    });
}
