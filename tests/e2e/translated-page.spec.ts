import type { Page } from '@playwright/test';
import { chooseInMenu, expect, fillEmail, openShared, type Person, test } from './site/e2e-test.ts';

const PHONE = { width: 390, height: 844 };

test('a guest of a page that the browser translates buys, takes it back, and hears of others', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Kite', { title: 'Mug', quantityDesired: 3 }, 'Red bicycle']);
  const guest = await aPerson({ viewport: PHONE });
  const { page } = guest;
  const problems = await translated(page);
  await openShared(page, list);
  await expect(page.locator('.drawn')).toHaveCount(0);

  await buttonOf(page, 'Kite', 'Mark as Purchased').click();
  await fillEmail(page, 'ann@example.test');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Kite')).toContainText('You’re giving this');
  await card(page, 'Kite').getByRole('button', { name: 'Undo: Kite' }).click();
  await expect(buttonOf(page, 'Kite', 'Mark as Purchased')).toBeVisible();

  await buttonOf(page, 'Mug', 'Mark as Purchased').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const { id } = await owner.addItem(list.id, 'Paint');
  await expect(card(page, 'Paint')).toBeVisible();
  await owner.deleteItem(id);
  await expect(card(page, 'Paint')).toHaveCount(0);
  await page.getByRole('button', { name: /report/i }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  expect(problems()).toEqual([]);
});

test('a shopping list that the browser translates is ticked, undone and added to', async ({ aPerson }) => {
  const ann = await (await aPerson({ viewport: PHONE })).signUp('Ann');
  const list = await ann.createList({ name: 'Saturday', listType: 'SHOPPING' });
  for (const title of ['Milk', 'Bread', 'Eggs']) await ann.addItem(list.id, title);
  const { page } = ann;
  const problems = await translated(page);
  await page.goto(`/lists/${list.id}`);

  await page.getByRole('checkbox', { name: 'Milk' }).click();
  await page.getByRole('checkbox', { name: 'Bread' }).click();
  await page.getByRole('checkbox', { name: 'Bread', checked: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Bread', checked: false })).toBeVisible();
  await addAndLoseByOthers(ann, list.id);
  await chooseInMenu(page, 'Bulk Add');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('dialog').locator('summary').click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  expect(problems()).toEqual([]);
});

test('the forms of a page that the browser translates say what is wrong, and save', async ({ aPerson }) => {
  const ann = await (await aPerson()).signUp('Ann');
  const { page } = ann;
  const problems = await translated(page);
  await page.goto('/lists/create');

  await page.getByRole('button', { name: 'Create List' }).click();
  await expect(page.getByRole('alert').or(page.locator('[aria-invalid="true"]')).first()).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Winter');
  await page.getByRole('button', { name: 'Create List' }).click();
  await expect(page).toHaveURL(/\/lists\/[^/]+$/);
  await page.goto('/profile');
  await page.getByLabel('Name').first().fill('Anna');
  await page.getByRole('button', { name: /Save/ }).first().click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();

  expect(problems()).toEqual([]);
});

async function addAndLoseByOthers(owner: Person, listId: string): Promise<void> {
  const article = owner.page.getByRole('article').filter({ hasText: 'Butter' });
  const { id } = await owner.addItem(listId, 'Butter');
  await expect(article).toBeVisible();
  await owner.deleteItem(id);
  await expect(article).toHaveCount(0);
}

/** As browsers do that translate: each text is put into an element of theirs, also what comes later. Gives what broke. */
async function translated(page: Page): Promise<() => string[]> {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Node/.test(message.text())) broken.push(message.text());
  });
  await page.addInitScript(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) {
        const { parentElement } = text;
        if (!parentElement || parentElement.closest('font, script, style, template, title, textarea, option, svg'))
          continue;
        if (!text.data.trim()) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(wrap);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => broken;
}

function card(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

function buttonOf(page: Page, title: string, name: string) {
  return card(page, title).getByRole('button', { name });
}
