import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { DeliveryAddress } from '../../../server/lists/delivery-addresses/delivery-address.entity.ts';
import { DeliveryAddressSeals } from '../../../server/lists/delivery-addresses/delivery-address-seals.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { SECRET, test } from '../server-test.ts';
import { observe } from '../statements.ts';
import { buyGifts } from '../surprises.ts';

const EXPORT = `query ($listId: ID!, $format: ExportFormat!) {
  file: exportList(listId: $listId, format: $format) { fileName contentType content }
}`;

const FORMATS = ['CSV', 'JSON', 'TEXT'] as const;

const take = async (app: FastifyInstance, viewer: User | null, list: List, format: (typeof FORMATS)[number]) =>
  send(app, EXPORT, viewer, { listId: list.id, format });

describe('a list as a file', () => {
  test('is a table for spreadsheets, which take nothing in it for a formula', async ({ em, app }) => {
    const list = await aList(em, { name: 'Ann & Ben: <3' });
    await anItem(em, { list, title: '=cmd("Mug")', description: 'blue\nwhite', priceMinor: 1250, currency: 'EUR' });
    await anItem(em, { list, title: 'Put away', isArchived: true });

    const { data } = await take(app, list.owner.unwrap(), list, 'CSV');

    expect(data.file).toEqual({
      fileName: 'Ann & Ben 3.csv',
      contentType: 'text/csv; charset=utf-8',
      content:
        '\uFEFFName,Quantity,How much,Variant,Description,Notes,Category,Recipes,Price,Currency,Link,Second link,Picture,Quantity bought\r\n' +
        `"'=cmd(""Mug"")",1,,,"blue\nwhite",,,,12.5,EUR,,,,0\r\n`,
    });
  });

  test('is text that people can read, and JSON with everything', async ({ em, app }) => {
    const list = await aList(em, { listType: 'SHOPPING', name: 'Groceries' });
    await anItem(em, { list, title: 'Milk', quantityDesired: 2, description: '1 l', notes: 'the fresh one' });
    const [text, json] = [
      await take(app, list.owner.unwrap(), list, 'TEXT'),
      await take(app, list.owner.unwrap(), list, 'JSON'),
    ];

    expect(text.data.file.content).toContain('"Milk"\t2\t1 l');
    expect(JSON.parse(json.data.file.content)).toMatchObject({
      kindlist: 1,
      list: { name: 'Groceries', listType: 'SHOPPING' },
      items: [{ title: 'Milk', notes: 'the fresh one', quantityDesired: 2, quantityBought: 0 }],
    });
  });

  test('is refused to strangers and to guests', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const stranger = (await aList(em)).owner.unwrap();
    const answers = [await take(app, stranger, list, 'CSV'), await take(app, null, list, 'CSV')];

    expect(answers.map(({ errors }) => errors[0].extensions.code)).toEqual(['FORBIDDEN', 'UNAUTHENTICATED']);
  });

  test('is the same byte for byte and statement for statement whether or not gifts were bought, for those whom they surprise', async ({
    em,
    app,
    services,
    infrastructure,
  }) => {
    const list = await aList(em, { privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE' });
    const items = [
      await anItem(em, { list, quantityDesired: 2 }),
      await anItem(em, { list, quantityDesired: 3 }),
      await anItem(em, { list }),
      await anItem(em, { list, title: 'Sofa', priceMinor: 30_000, currency: 'EUR', isGroupGift: true }),
    ];
    em.create(DeliveryAddress, { list, sealed: new DeliveryAddressSeals(SECRET).seal('Elm Road 1', list.id) });
    await em.flush();
    const [owner, other] = [list.owner.unwrap(), await aCollaborator(em, { list })];
    const helper = await aCollaborator(em, { list, role: 'HELPER' });
    const seer = await aCollaborator(em, { list, role: 'VIEWER' });
    const record = async () => {
      const seen = [];
      for (const viewer of [owner, other]) {
        for (const format of FORMATS) {
          const { result, statements } = await observe(() => take(app, viewer, list, format));
          seen.push({ result, statements });
        }
      }
      return seen;
    };
    await record();

    const before = await record();
    await buyGifts({ em, app, services, infrastructure, list, items, viewer: owner, other, helper, seer });

    expect(await record()).toEqual(before);
  });
});
