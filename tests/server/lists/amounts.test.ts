import { describe, expect } from 'vitest';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

const CREATE = `mutation ($listId: ID!, $input: NewItemInput!) {
  createItem(listId: $listId, input: $input) { id amount quantityDesired }
}`;
const UPDATE = `mutation ($id: ID!, $changes: ItemChangesInput!, $base: ItemChangesInput) {
  updateItem(id: $id, changes: $changes, base: $base) { id amount quantityDesired }
}`;

describe('how much of an item is wanted', () => {
  test.for([
    ['500 g', '500 g'],
    ['500g', '500 g'],
    [' 1.50  kg ', '1.5 kg'],
    ['2/4 l', '0.5 l'],
    ['1 1/3 cups', '1 1/3 cups'],
    ['2 كيلو', '2 كيلو'],
    ['12', '12'],
    ['', ''],
  ] as const)('is kept in one form: %s as %s', async ([amount, kept], { em, app }) => {
    const list = await aList(em, { listType: 'SHOPPING' });
    const input = { title: 'Flour', amount, quantityDesired: 3 };

    const { data } = await send(app, CREATE, list.owner.unwrap(), { listId: list.id, input });

    expect(data.createItem).toMatchObject({ amount: kept, quantityDesired: 3 });
  });

  test.for(['some', '0 g', '1/0 cup', '1.2345 kg', '9999999 g', 'g 500', `1 ${'g'.repeat(40)}`])(
    'is a number and a unit that can be kept, or is refused: %s',
    async (amount, { em, app }) => {
      const list = await aList(em, { listType: 'SHOPPING' });
      const input = { title: 'Flour', amount };

      const { errors } = await send(app, CREATE, list.owner.unwrap(), { listId: list.id, input });

      expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { amount: [expect.any(String)] } });
    },
  );

  test('is changed alone, and nobody overwrites what somebody else made of it', async ({ em, app }) => {
    const item = await anItem(em, { list: await aList(em, { listType: 'SHOPPING' }), amount: '500 g' });
    const viewer = item.list.unwrap().owner.unwrap();
    const change = (amount: string, base: string) =>
      send(app, UPDATE, viewer, { id: item.id, changes: { amount }, base: { amount: base } });

    expect((await change('1 kg', '500 g')).data.updateItem).toMatchObject({ amount: '1 kg', quantityDesired: 1 });
    expect((await change('2 kg', '1 kg')).data.updateItem.amount).toBe('2 kg');
  });

  test('is read and written over REST beside the quantity, which keeps its contract', async ({ em, app }) => {
    const list = await aList(em, { listType: 'SHOPPING' });
    const viewer = list.owner.unwrap();
    const body = { name: 'Tomatoes', amount: '400g', quantity_desired: 3 };

    const added = await call(app, `POST /lists/${list.id}/items`, { viewer, body });
    expect(added.body.data).toMatchObject({ amount: '400 g', quantity_desired: 3, quantity_purchased: 0 });

    const { id } = added.body.data;
    const changed = await call(app, `PUT /items/${id}`, { viewer, body: { amount: '' } });
    expect(changed.body.data).toMatchObject({ amount: '', quantity_desired: 3 });
    const refused = await call(app, `PUT /items/${id}`, { viewer, body: { amount: 'some' } });
    expect(refused.status).toBe(400);
  });

  test('is seen by guests of a shared list', async ({ em, app }) => {
    const list = await aList(em, { listType: 'SHOPPING', privacy: 'PUBLIC' });
    await anItem(em, { list, title: 'Flour', amount: '1.5 kg' });

    const { data } = await send(app, `{ sharedList(token: "${list.shareToken}") { items { title amount } } }`);

    expect(data.sharedList.items).toEqual([{ title: 'Flour', amount: '1.5 kg' }]);
  });
});
