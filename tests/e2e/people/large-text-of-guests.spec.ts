import type { Page } from '@playwright/test';
import { expect, openShared, test, waitForApp } from '../site/e2e-test.ts';

const LONG_TITLE =
  'Leinenbettwäsche 200×220 mit zwei Kopfkissenbezügen 80×80, stonewashed, Farbe Salbei oder Rauchblau';
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

for (const [locale, width] of [
  ['en', 390],
  ['de', 360],
  ['ar', 360],
] as const) {
  test(`with text twice as large nothing is cut or wider than a phone while a guest buys, in “${locale}”`, async ({
    aPerson,
  }) => {
    const ida = await (await aPerson()).signUp('Maximiliane-Henriette von Württemberg-Hohenstaufen');
    const imageUrl = new URL('/icon-192.png', ida.page.url()).href;
    const unitPrice = { currency: 'EUR', amountMinor: 123_456_789 };
    const link = { primaryUrl: 'https://www.manufaktur-fuer-tischwaesche.example/a' };
    const things = [
      { title: LONG_TITLE, unitPrice, ...link, imageUrl },
      { title: LONG_WORD, unitPrice, quantityDesired: 12, notes: LONG_WORD },
      { title: 'Teller', ...link },
      { title: 'Tasse', unitPrice: { currency: 'EUR', amountMinor: 900 }, quantityDesired: 3 },
    ];
    const rows = await ida.shareList('Hochzeit', things);
    await ida.addItem(rows.id, { title: 'Flitterwochen', isFund: true, unitPrice });
    await ida.addItem(rows.id, { title: 'Tandem', isGroupGift: true, unitPrice });
    const cards = await ida.shareList(
      'Taufe',
      things.map((thing) => ({ ...thing, imageUrl })),
    );
    const other = await aPerson();
    const { items } = (await other.send(`{ sharedList(token: "${rows.shareToken}") { items { id title } } }`))
      .sharedList as { items: { id: string; title: string }[] };
    const idOf = (title: string) => items.find((item) => item.title === title)?.id ?? '';
    await other.buy(rows.shareToken, idOf('Tasse'), { email: 'ann@example.test' });

    const { page } = await aPerson({ viewport: { width, height: 844 }, locale });
    for (const list of [rows, cards]) {
      await openShared(page, list);
      await waitForApp(page);
      await expectToFit(page, width, 'before buying');
      for (const title of [LONG_TITLE, LONG_WORD, 'Teller']) {
        const gift = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: title.slice(0, 12) });
        await gift.locator('[data-buys]').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectToFit(page, width, `the sheet of ${title}`);
        if (list === rows && title === LONG_TITLE)
          await page.getByRole('dialog').locator('input[type="email"]').fill('ann-katherine@example.test');
        await page.getByRole('dialog').locator('button[type="submit"]').last().click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expectToFit(page, width, `just bought: ${title}`);
      }
      await page.reload();
      await waitForApp(page);
      await expect(page.locator('.purchase-row').first()).toBeVisible();
      await expectToFit(page, width, 'coming back');
    }
    const shop = await ida.shareList({ name: 'Wochenmarkt', listType: 'SHOPPING' }, [
      { title: 'Sauerteigbrot vom Bäcker neben der Kirche', amount: '2 Stück', notes: 'Das dunkle, und geschnitten' },
      { title: 'Milch', ...link },
      { title: LONG_WORD, quantityDesired: 3 },
    ]);
    await openShared(page, shop);
    await expectToFit(page, width, 'shopping');
    await page.locator('[data-tick]').first().click();
    await page.getByRole('dialog').locator('button[type="submit"]').last().click();
    await expect(page.locator('.row-undo')).toBeVisible();
    await expectToFit(page, width, 'just bought of shopping');
    await page.goto('./gifts');
    await expect(page.getByText('Teller').first()).toBeVisible();
    await expectToFit(page, width, 'own gifts');
  });
}

/** As the setting of a browser does it: the text, and what is measured by it, but not the window. */
async function enlargeText(page: Page): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
}

async function expectToFit(page: Page, width: number, when: string): Promise<void> {
  await enlargeText(page); // each page that is opened has forgotten it
  await expect.poll(() => page.evaluate(cutTexts), { message: when }).toEqual({ width, cut: [], fontSize: '32px' });
}

/** How wide the page is, and the texts that are beyond its edges or shortened, or in a sheet or on a shopping list have a short word on two lines. */
function cutTexts() {
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || !text.nodeValue?.trim()) continue;
    if (parent.closest('[class*="sr-only"], [aria-hidden="true"], script, style, noscript, header, select, nav'))
      continue;
    const range = new Range();
    for (const { 0: word, index } of text.nodeValue.matchAll(/[\p{L}\d\u00ad]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
      if (!parent.closest('[role="dialog"], .shopping-sheet') || text.nodeValue.includes('@')) continue;
      if (lines.size > 1 && word.length <= 10) cut.push(`broken: ${word}`);
    }
    range.selectNodeContents(text);
    for (const { left, right, width } of range.getClientRects()) {
      let box: Element | null = parent;
      while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement;
      const edge =
        box && box !== document.body && box !== document.documentElement ? box.getBoundingClientRect() : null;
      const isBeyond = left < -1 || right > window.innerWidth + 1;
      const isCut = edge !== null && (left < edge.left - 1 || right > edge.right + 1);
      if (width > 0 && (isBeyond || isCut)) {
        cut.push(`${parent.className}: ${text.nodeValue.slice(0, 40)}`);
        break;
      }
    }
  }
  const { fontSize } = getComputedStyle(document.documentElement);
  return { width: document.documentElement.scrollWidth, cut, fontSize };
}
