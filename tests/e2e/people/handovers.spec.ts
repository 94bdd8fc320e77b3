import { expect, type Person, test } from '../site/e2e-test.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

/** Emma’s lists, which Ida looks after: one with a day to come and a gift that was bought. */
async function aChild(ida: Person) {
  const { createPerson } = (await ida.send('mutation { createPerson(input: { name: "Emma" }) { id } }')) as {
    createPerson: { id: string };
  };
  const about = { personId: createPerson.id, eventType: 'Birthday', eventDate: '2999-06-04' };
  const list = await ida.shareList({ name: 'Emma turns 13', ...about }, ['Kite', 'Globe']);
  await ida.createList({ name: 'Books for Emma', personId: createPerson.id });
  return { ...list, personId: createPerson.id };
}

test('lists are handed over to an account: it sees what moves, accepts, and finds a surprise; who looked after them is a helper', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const emma = await (await aPerson(PHONE)).signUp('Emma Berg');
  const list = await aChild(ida);
  const { list: read } = (await ida.send(`{ list(id: "${list.id}") { items { id } } }`)) as {
    list: { items: { id: string }[] };
  };
  await (await aPerson()).buy(list.shareToken, read.items[0]?.id ?? '', { email: 'cleo@example.test' });

  await ida.page.goto(`/lists/${list.id}/edit`);
  await ida.page.getByRole('button', { name: 'Edit', exact: true }).click();
  await ida.page.getByRole('button', { name: 'Hand the lists over to Emma’s own account' }).click();
  const dialog = ida.page.getByRole('dialog', { name: /Hand .*Emma.*’s lists over/ });
  await expect(dialog.getByText('Books for Emma')).toBeVisible();
  await expect(dialog.getByText('What’s given stays a surprise until June 4, 2999')).toBeVisible();
  await dialog.getByRole('button', { name: 'Get the link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Secret link' }).inputValue();

  await emma.page.goto(link);
  await expect(emma.page.getByRole('heading', { name: /The lists for .*Emma/ })).toBeVisible();
  await expect(emma.page.getByText(/Helpers from then on: .*Ida/)).toBeVisible();
  await emma.page.getByRole('button', { name: 'Take the 2 lists over' }).click();
  await expect(emma.page.getByText('The lists are yours now.')).toBeVisible();
  await expect(emma.page.getByRole('link', { name: /Emma turns 13/ })).toBeVisible();
  await emma.page.goto(`/lists/${list.id}`);
  await expect(emma.page.getByText('Kite')).toBeVisible();
  await expect(emma.page.getByText(/cleo@example\.test|1 of 2 taken/)).toHaveCount(0);

  await ida.page.goto(`/lists/${list.id}`);
  await expect(ida.page.getByRole('button', { name: /^1 of 2 taken/ })).toBeVisible();
  await emma.page.goto(link);
  await expect(emma.page.getByRole('heading', { name: 'This link is no longer open' })).toBeVisible();
});

test('a handover that nobody has accepted is taken back, by the one who began it', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await aChild(ida);
  const { page } = ida;
  await page.goto(`/lists/${list.id}/edit`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Hand the lists over to Emma’s own account' }).click();
  const dialog = page.getByRole('dialog', { name: /Hand .*Emma.*’s lists over/ });
  await dialog.getByLabel('Email address of the account').fill('emma@example.test');
  await dialog.getByRole('radio', { name: /I leave these lists/ }).check();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByText(/^Sent to emma@example\.test/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Take the handover back' }).click();
  await expect(dialog.getByRole('button', { name: 'Get the link' })).toBeVisible();
});
