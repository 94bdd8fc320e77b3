import { expect, test } from './site/e2e-test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('what was bought before is offered on the next list, with its amount and category, also without a connection', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const { page } = ida;
  const chips = page.getByRole('list', { name: 'Usuals' });
  const field = page.getByRole('textbox', { name: 'Add to the list' });
  const titles = page.getByRole('article').getByRole('heading');
  const before = await ida.shareList({ name: 'Last week', listType: 'SHOPPING' }, [
    { title: 'Milk', amount: '2 l', category: 'Dairy' },
    'Bread',
  ]);
  const next = await ida.shareList({ name: 'This week', listType: 'SHOPPING' }, ['Eggs']);
  await page.goto(`/lists/${before.id}`);
  await page.getByRole('checkbox', { name: 'Milk' }).tap();
  await expect(page.getByRole('checkbox', { name: 'Milk', checked: true })).toBeVisible();
  await field.fill('mil');
  await expect(chips.getByRole('button')).toHaveText(['Milk2 l']); // the device knows it from now on
  await field.fill('');

  await page.goto(`/lists/${next.id}`);
  await expect(titles).toHaveText(['Eggs']);
  await expect(chips).toHaveCount(0); // nothing before somebody is at the field
  await page.route('/graphql', (route) => route.abort());
  await field.fill('mil');
  await expect(chips.getByRole('button')).toHaveText(['Milk2 l']);
  await chips.getByRole('button').tap();

  await expect(page.getByRole('heading', { name: 'Dairy 1' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Milk' })).toContainText('2 l');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(chips).toHaveCount(0); // it is on the list now
  await page.unroute('/graphql');
  await expect(page.getByRole('article').filter({ hasText: 'Milk' })).not.toContainText('Waiting for connection');
});

test('on a phone the field stays where it is, and the page as wide as the phone, when usuals come above it', async ({
  aPerson,
}) => {
  for (const viewport of [PHONE.viewport, { width: 360, height: 740 }]) {
    const ida = await (await aPerson({ ...PHONE, viewport, isMobile: true })).signUp('Ida');
    const { page } = ida;
    const names = Array.from({ length: 10 }, (_, index) => `Roggenmischbrot vom Bäcker ${index + 1}`);
    const list = await ida.shareList({ name: 'Wocheneinkauf', listType: 'SHOPPING' }, [...names, 'Eggs']);
    const field = page.getByRole('textbox', { name: 'Add to the list' });
    const width = () => page.evaluate(() => Math.max(document.documentElement.scrollWidth, window.innerWidth));
    await page.goto(`/lists/${list.id}`);
    for (const name of names) {
      await page.getByRole('checkbox', { name, exact: true }).tap();
      await expect(page.getByRole('checkbox', { name, exact: true, checked: true })).toBeVisible();
    }

    await field.tap();
    await expect(page.getByRole('list', { name: 'Usuals' }).getByRole('button')).toHaveCount(10);
    await expect.poll(width).toBe(viewport.width);
    await expect(field).toBeInViewport({ ratio: 1 });
    await field.fill('rogg');
    await expect.poll(width).toBe(viewport.width);
    await expect(field).toBeInViewport({ ratio: 1 });
  }
});
