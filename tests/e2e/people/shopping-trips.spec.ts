import { chooseInMenu, expect, test } from '../site/e2e-test.ts';
import { violationsOn } from '../site/in-order.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('one goes shopping, the other sees it and adds, and that stands at the top as new until it is over', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const tom = await (await aPerson(PHONE)).signUp('Tom');
  const list = await ida.createList({ name: 'Groceries', listType: 'SHOPPING' });
  for (const title of ['Milk', 'Bread']) await ida.addItem(list.id, title);
  await ida.invite(list.id, tom);
  await ida.page.goto(`/lists/${list.id}`);
  await tom.page.goto(`/lists/${list.id}`);
  const shopper = tom.page;
  const titles = shopper.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(['Milk', 'Bread']);
  await expect(ida.page.getByText(/is shopping/)).toHaveCount(0);

  await chooseInMenu(shopper, 'I’m going shopping');
  const dialog = shopper.getByRole('dialog', { name: 'I’m going shopping' });
  await expect(dialog.getByRole('combobox', { name: 'Until when?' }).getByRole('option')).toHaveCount(4);
  expect(await violationsOn(shopper)).toEqual([]);
  await dialog.getByRole('button', { name: 'Tell the others' }).tap();

  await expect(dialog).toHaveCount(0);
  await expect(shopper.getByText(/^You’re shopping until \d/)).toBeVisible();
  await expect(ida.page.getByText(/^Tom is shopping until \d/)).toBeVisible();
  await expect(ida.page.getByRole('button', { name: 'I’m done' })).toHaveCount(0);
  await expect(ida.page.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName(/unread/);

  await ida.page.getByRole('textbox', { name: 'Add to the list' }).fill('Butter');
  await ida.page.keyboard.press('Enter');
  await expect(shopper.getByRole('heading', { name: 'New 1' })).toBeVisible();
  await expect(titles).toHaveText(['Butter', 'Milk', 'Bread']);
  await expect(ida.page.getByRole('article').getByRole('heading')).toHaveText(['Milk', 'Bread', 'Butter']); // new to Tom alone
  expect(await violationsOn(shopper)).toEqual([]);
  await shopper.reload();
  await expect(titles).toHaveText(['Butter', 'Milk', 'Bread']);

  await shopper.getByRole('checkbox', { name: 'Butter' }).tap();
  await expect(shopper.getByRole('heading', { name: 'New 1' })).toHaveCount(0); // it is in the basket
  await shopper.getByRole('button', { name: 'I’m done' }).tap();

  await expect(shopper.getByText(/shopping until/)).toHaveCount(0);
  await expect(ida.page.getByText(/^Tom is shopping until/)).toHaveCount(0);
});

test('a trip that is begun without a connection is told when it is back, and ends on the screen at its time', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const list = await ida.createList({ name: 'Groceries', listType: 'SHOPPING' });
  await ida.addItem(list.id, 'Milk');
  const { page } = ida;
  await page.clock.install();
  await page.goto(`/lists/${list.id}`);
  await chooseInMenu(page, 'I’m going shopping');
  const tell = page.getByRole('button', { name: 'Tell the others' });
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline. The others hear of it as soon as you’re back.')).toBeVisible();
  await tell.tap();
  await expect(page.getByText(/^You’re shopping until/)).toBeVisible();
  const trips = async () => (await ida.send(`{ list(id: "${list.id}") { shoppingTrips { endsAt } } }`)).list;
  expect(await trips()).toEqual({ shoppingTrips: [] });
  await page.context().setOffline(false);
  await expect.poll(trips).toEqual({ shoppingTrips: [{ endsAt: expect.any(String) }] });
  await expect(page.getByText(/^You’re shopping until/)).toBeVisible();

  await page.clock.fastForward('02:01:00');

  await expect(page.getByText(/^You’re shopping until/)).toHaveCount(0);
});
