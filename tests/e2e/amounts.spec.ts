import type { Page } from '@playwright/test';
import { expect, test } from './site/e2e-test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

function rowOf(page: Page, title: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

test('amounts are typed in a line, add up, are edited in their form, and stand in the reader’s numbers', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ ...PHONE, locale: 'de-DE' })).signUp('Ida');
  const { page } = ida;
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, ['7 Up']);
  await page.goto(`/lists/${list.id}`);
  const field = page.getByRole('textbox', { name: 'Auf die Liste setzen' });

  await test.step('a line becomes an item with its amount, and the row keeps its height', async () => {
    await field.fill('1½ kg Mehl, 3 x 400 g Dosen, 2 Bund Petersilie, 9 V Batterie');
    await field.press('Enter');
    await expect(rowOf(page, 'Mehl')).toContainText('1,5 kg');
    await expect(rowOf(page, 'Dosen')).toContainText('3 × 400 g');
    await expect(rowOf(page, 'Petersilie')).toContainText('2 Bund');
    await expect(rowOf(page, '9 V Batterie')).toBeVisible();
    await expect(rowOf(page, '7 Up')).toBeVisible();
    await expect.poll(async () => (await rowOf(page, 'Mehl').boundingBox())?.height).toBe(48);
  });

  await test.step('the same thing adds up', async () => {
    await field.fill('500 g Mehl');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Auf 2 kg erhöhen' }).tap();
    await expect(rowOf(page, 'Mehl')).toContainText('2 kg');
  });

  await test.step('and its form takes it as people write it', async () => {
    await rowOf(page, 'Petersilie').getByRole('button', { name: 'Aktionen für Petersilie' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Bearbeiten' }).tap();
    const amount = page.getByLabel('Wie viel');
    await expect(amount).toHaveValue('2 Bund');
    await amount.fill('viel');
    await page.getByRole('button', { name: 'Änderungen speichern' }).tap();
    await expect(page.getByText('Schreib eine Zahl und eine Einheit, wie in 500 g')).toBeVisible();
    await amount.fill('2,5 Bund');
    await page.getByRole('button', { name: 'Änderungen speichern' }).tap();
    await expect(rowOf(page, 'Petersilie')).toContainText('2,5 Bund');
  });

  await test.step('a guest who reads English sees it in English numbers', async () => {
    const guest = await aPerson({ ...PHONE, locale: 'en-GB' });
    await guest.page.goto(`/shared/${list.shareToken}`);
    await expect(guest.page.getByText('2.5 Bund')).toBeVisible();
  });
});

const LAPTOP = { viewport: { width: 1280, height: 800 } };

test('on a wide screen an owner reads amounts and prices in columns, and whole names', async ({ aPerson }) => {
  const ida = await (await aPerson(LAPTOP)).signUp('Ida');
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft aus Lindenholz';
  const euros = (amountMinor: number) => ({ currency: 'EUR', amountMinor });
  const list = await ida.shareList('Hochzeit', [
    { title: 'Bräter', unitPrice: euros(28_900), quantityDesired: 2 },
    { title: `${long} und ${long}`, unitPrice: euros(99), quantityDesired: 12 },
    { title: 'Espressomaschine', unitPrice: euros(124_900), quantityDesired: 3, primaryUrl: 'https://www.ikea.com/x' },
  ]);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(3);
  const edges = await rows.evaluateAll((articles) =>
    articles.map((article) => {
      const of = (text: RegExp) =>
        [...article.querySelectorAll('span')]
          .find((span) => text.test(span.textContent ?? ''))
          ?.getBoundingClientRect();
      const heading = article.querySelector('h3');
      return {
        amount: of(/^Wanted/)?.left,
        price: of(/^€/)?.right,
        isWhole: heading !== null && heading.scrollHeight <= heading.clientHeight,
      };
    }),
  );
  for (const edge of edges) expect(edge).toEqual({ ...edges[0], isWhole: true });
  expect(edges[0]?.amount).toBeLessThan(edges[0]?.price ?? 0);
});

test('a shopping list of 24 things is seen whole on a laptop', async ({ aPerson }) => {
  const ida = await (await aPerson(LAPTOP)).signUp('Ida');
  const list = await ida.shareList(
    { name: 'Großeinkauf fürs Hochzeitswochenende', listType: 'SHOPPING' },
    Array.from({ length: 24 }, (_, place) => `Thing ${place + 1}`),
  );
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(24);
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
});
