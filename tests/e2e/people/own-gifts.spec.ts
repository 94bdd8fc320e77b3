import { expect, test } from '../site/e2e-test.ts';

const RESERVE = `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) {
  reserveSharedItem(token: $token, itemId: $itemId, input: $input) { purchase { id } }
}`;

test('gifts that somebody holds stand on their shopping list at the shop they come from, for them alone, also without a connection', async ({
  aPerson,
}) => {
  const cleo = await (await aPerson()).signUp('Cleo');
  const party = await cleo.shareList({ name: 'Cleo turns 7' }, []);
  const kite = await cleo.addItem(party.id, { title: 'Kite', primaryUrl: 'https://www.ikea.com/kite' });
  const mug = await cleo.addItem(party.id, { title: 'Mug' });
  const tom = await (await aPerson()).signUp('Tom');
  const groceries = await tom.createList({ name: 'Groceries', listType: 'SHOPPING' });
  await tom.addItem(groceries.id, 'Milk');
  await tom.send('mutation ($listId: ID!) { createShop(listId: $listId, input: { name: "Ikea" }) { shop { id } } }', {
    listId: groceries.id,
  });
  const ida = await (await aPerson({ viewport: { width: 390, height: 844 } })).signUp('Ida');
  await tom.invite(groceries.id, ida);
  for (const { id: itemId } of [kite, mug])
    await ida.send(RESERVE, { token: party.shareToken, itemId, input: { email: ida.email } });

  const { page } = ida;
  await page.goto('/gifts');
  await page.getByRole('button', { name: 'Show them in my shopping list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show them there' }).click();
  await page.getByRole('link', { name: 'Groceries' }).click();

  const gifts = page.getByRole('region', { name: 'Gifts you’re getting' });
  await expect(gifts.getByRole('heading', { name: 'Ikea' })).toBeVisible();
  await expect(gifts.getByText('For Cleo · Cleo turns 7').first()).toBeVisible();
  await tom.page.goto(`/lists/${groceries.id}`);
  await expect(tom.page.getByRole('heading', { name: 'Milk' })).toBeVisible();
  await expect(tom.page.getByText('Kite')).toHaveCount(0);

  const tick = gifts.getByRole('checkbox', { name: 'Kite' });
  await tick.click();
  await expect(tick).toBeChecked();
  await cleo.page.goto(`/lists/${party.id}`);
  await expect(cleo.page.getByText('1 of 2 taken, 1 held')).toBeVisible();
  await tick.click();
  await expect(tick).not.toBeChecked();
  await expect(cleo.page.getByText('0 of 2 taken, 2 held')).toBeVisible(); // it has been undone, and is held again

  await page.context().setOffline(true);
  await tick.click();
  await expect(tick).toBeChecked();
  await expect(gifts.getByText('Waiting for connection')).toBeVisible();
  await page.context().setOffline(false);
  await expect(gifts.getByText('Waiting for connection')).toHaveCount(0);
  await expect
    .poll(async () => JSON.stringify(await ida.send('{ myGifts { nodes { title state } } }')))
    .toContain('"title":"Kite","state":"BOUGHT"');
  await page.goto('/gifts');
  await expect(page.getByRole('button', { name: 'I’ve bought it: Mug' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I’ve bought it: Kite' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Don’t show them there' }).click();
  await expect(page.getByRole('button', { name: 'Show them in my shopping list' })).toBeVisible();
  await page.goto(`/lists/${groceries.id}`);
  await expect(page.getByRole('heading', { name: 'Milk' })).toBeVisible();
  await expect(gifts).toHaveCount(0);
});
