import type { Page } from '@playwright/test';
import { chooseInMenu, expect, test, waitForArrows } from './site/e2e-test.ts';

function titlesOn(page: Page) {
  return page.getByRole('article').getByRole('heading');
}

test('somebody makes lists, as many as there may be, and keeps what could not be saved', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;

  await test.step('a list is made, filled, changed, put in order by keyboard, and deleted', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Create New List' }).click();
    await page.getByLabel('Name').fill('Our wedding');
    await page.getByRole('radio', { name: 'Gift Registry' }).check();
    await expect(page.getByText('Only you and the people you invite can open it.')).toBeVisible();
    await page.getByRole('button', { name: 'Create List' }).click();
    await expect(page.getByText('Event type and date are required for registries')).toBeVisible();
    await expect(page.getByLabel('Event type')).toBeFocused();
    await page.getByLabel('Event type').fill('Wedding');
    await page.getByLabel('Event date').fill('2999-06-14');
    await page.getByRole('button', { name: 'Create List' }).click();
    await expect(page.getByText('List Created Successfully!')).toBeVisible();
    await expect(page.getByText('Start with one thing you need')).toBeVisible();

    await expect(page.getByLabel('Paste a link or type a name')).toBeFocused();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('List Created Successfully!')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Gifts' })).toBeFocused();
    await page.getByLabel('Paste a link or type a name').focus();
    await page.keyboard.type('Plates, white');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Plates, white' })).toBeVisible();
    await expect(page.getByLabel('Paste a link or type a name')).toBeFocused();
    for (const title of ['Glasses', 'Casserole']) {
      await page.getByRole('link', { name: 'Add Item' }).first().click();
      await expect(page.getByRole('heading', { name: 'Add Item' })).toBeVisible(); // the list has a field of that name, too
      await page.getByLabel('Paste a link or type a name').fill(title);
      await page.getByRole('button', { name: 'Add Item' }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }

    await page.getByRole('button', { name: 'Actions for Glasses' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Title').fill('Wine glasses');
    await page.getByLabel('Price').fill('12.5');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Wine glasses' })).toContainText('$12.50');

    await page.getByRole('button', { name: 'Move Plates, white' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Plates, white is picked up. It is at place 1 of 3.')).toBeAttached();
    await waitForArrows(page);
    for (const [key, place] of [
      ['ArrowDown', 2],
      ['ArrowDown', 3],
      ['ArrowUp', 2],
      ['ArrowDown', 3],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByText(`Plates, white is over place ${place} of 3.`)).toBeAttached();
    }
    const saved = page.waitForResponse((response) => response.request().postData()?.includes('MoveItem') ?? false);
    await page.keyboard.press('Space');
    await expect(titlesOn(page)).toHaveText(['Wine glasses', 'Casserole', 'Plates, white']);
    await saved;
    await page.reload();
    await expect(titlesOn(page)).toHaveText(['Wine glasses', 'Casserole', 'Plates, white']);

    const question = page.getByRole('alertdialog');
    await page.getByRole('button', { name: 'Actions for Casserole' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(question.getByText('Are you sure you want to delete this item?', { exact: true })).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(titlesOn(page)).toHaveText(['Wine glasses', 'Plates, white']);

    await chooseInMenu(page, 'Delete');
    await expect(question).toContainText('Are you sure you want to delete this list? This action cannot be undone.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await chooseInMenu(page, 'Delete');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await chooseInMenu(page, 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(/^Deleted “/)).toBeVisible();
    await expect(page.getByText("You haven't created any lists yet")).toBeVisible();
  });

  await test.step('an order that cannot be saved is taken back, in words', async () => {
    const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, ['Milk', 'Bread']);
    await page.goto(`/lists/${list.id}`);
    await expect(titlesOn(page)).toHaveText(['Milk', 'Bread']);
    const refused = { errors: [{ message: '', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] };
    await page.route('/graphql', (route) =>
      route.request().postData()?.includes('MoveItem') ? route.fulfill({ json: refused }) : route.continue(),
    );

    await page.getByRole('button', { name: 'Actions for Bread' }).click();
    await page.getByRole('menuitem', { name: 'Move', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();

    await expect(page.getByText('Failed to reorder items. Please try again.')).toBeVisible();
    await expect(titlesOn(page)).toHaveText(['Milk', 'Bread']);
    await page.unroute('/graphql');
  });

  await test.step('a sixth list is refused with the way on, and nothing typed is lost', async () => {
    for (const name of ['Two', 'Three', 'Four', 'Five']) await ida.createList({ name });
    await page.goto('/lists/create');
    await page.getByLabel('Name').fill('One too many');

    await page.getByRole('button', { name: 'Create List' }).click();

    const problem = page.getByRole('alert');
    await expect(problem).toContainText('Your plan allows up to 5 lists. To create another, delete one first.');
    await expect(problem.getByRole('link', { name: 'See the plans' })).toHaveCount(0); // none is for sale
    await expect(page.getByLabel('Name')).toHaveValue('One too many');
  });
});

test('on a small laptop a list is made without scrolling to the button', async ({ aPerson }) => {
  const { page } = await (await aPerson({ viewport: { width: 1280, height: 800 } })).signUp('Ida');
  await page.goto('/lists/create');
  await expect(page.getByRole('button', { name: 'Create List' })).toBeInViewport({ ratio: 1 });
});

test('on a phone My Lists are rows of 88 pixels, and the way to the import is in their menu', async ({ aPerson }) => {
  const ida = await (await aPerson({ viewport: { width: 390, height: 844 } })).signUp('Ida');
  const { page } = ida;
  await ida.shareList({ name: 'Our wedding', listType: 'REGISTRY', eventType: 'Wedding', eventDate: '2999-06-14' }, [
    { title: 'Wine glasses', imageUrl: 'https://pictures.example.test/glasses.png' },
  ]);
  await ida.shareList({ name: 'Saturday shop', listType: 'SHOPPING' }, ['Milk', 'Butter']);
  await ida.shareList({ name: 'My birthday', purchaseVisibility: 'SURPRISE' }, ['Teapot']);
  await ida.createList({ name: 'Books' });
  await page.goto('/dashboard');
  await expect(page.getByText('0 of 1 taken')).toBeVisible();
  await expect(page.getByText('Butter, Milk').or(page.getByText('Milk, Butter'))).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(88);

  await expect(page.getByRole('link', { name: 'Import a List' })).toBeHidden();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import a List' }).click();
  await expect(page).toHaveURL('/import');
});
