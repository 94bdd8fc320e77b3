import { expect } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { anImage } from '../../builders/pictures.ts';
import { send } from '../graphql.ts';
import { PUBLIC_URL, test } from '../server-test.ts';

const LISTS = '{ lists { name firstTitles pictures { url sizes } progress { wanted given } } }';

test('a list shows the pictures of its first four items that have one, in its order', async ({ em, app }) => {
  const list = await aList(em);
  const upload = anImage(em);
  const picture = (name: string) => `https://shop.test/${name}.jpg`;
  await anItem(em, { list, orderIndex: 3, imageUrl: picture('third') });
  await anItem(em, { list, orderIndex: 1, image: upload });
  await anItem(em, { list, orderIndex: 0 });
  await anItem(em, { list, orderIndex: 2, imageUrl: picture('second') });
  await anItem(em, { list, orderIndex: 4, imageUrl: picture('put away'), isArchived: true });
  await anItem(em, { list, orderIndex: 5, imageUrl: picture('fourth') });
  await anItem(em, { list, orderIndex: 6, imageUrl: picture('fifth') });

  const { data } = await send(app, LISTS, list.owner.unwrap());

  expect(data.lists[0].pictures).toEqual([
    {
      url: `${PUBLIC_URL}/images/${upload.thumbnailKey}`,
      sizes: expect.stringContaining(`${PUBLIC_URL}/images/${upload.originalKey} `),
    },
    ...['second', 'third', 'fourth'].map((name) => ({ url: picture(name), sizes: null })),
  ]);
});

test('a list tells the titles of its first four items, in its order; a shopping list those that are still to be bought', async ({
  em,
  app,
}) => {
  const titlesOf = async (listType: 'WISHLIST' | 'SHOPPING') => {
    const list = await aList(em, { listType });
    await anItem(em, { list, orderIndex: 2, title: 'Bread' });
    await anItem(em, { list, orderIndex: 0, title: 'Milk', quantityDesired: 1, quantityPurchased: 1 });
    await anItem(em, { list, orderIndex: 1, title: 'Eggs', quantityDesired: 2, quantityPurchased: 1 });
    await anItem(em, { list, orderIndex: 3, title: 'Put away', isArchived: true });
    await anItem(em, { list, orderIndex: 4, title: 'Rice' });
    await anItem(em, { list, orderIndex: 5, title: 'Salt' });
    const { data } = await send(app, '{ lists { firstTitles } }', list.owner.unwrap());
    return data.lists[0].firstTitles;
  };

  expect(await titlesOf('WISHLIST')).toEqual(['Milk', 'Eggs', 'Bread', 'Rice']);
  expect(await titlesOf('SHOPPING')).toEqual(['Eggs', 'Bread', 'Rice', 'Salt']);
});

test('a list says how many of its items are given, and counts an item when nothing more of it is needed', async ({
  em,
  app,
}) => {
  const list = await aList(em);
  await anItem(em, { list, quantityDesired: 3, quantityPurchased: 1 });
  await anItem(em, { list, quantityDesired: 1, quantityPurchased: 4 });
  await anItem(em, { list, quantityDesired: 9, quantityPurchased: 9, isArchived: true });

  const { data } = await send(app, LISTS, list.owner.unwrap());

  expect(data.lists[0].progress).toEqual({ wanted: 2, given: 1 });
});

test('a list without items has nothing to show and nothing to give', async ({ em, app }) => {
  const { owner } = await aList(em);

  const { data } = await send(app, LISTS, owner.unwrap());

  expect(data.lists[0]).toMatchObject({ firstTitles: [], pictures: [], progress: { wanted: 0, given: 0 } });
});

test('of a surprise its owner and collaborators get no progress, and pictures and titles as if nothing was bought', async ({
  em,
  app,
}) => {
  const surprise = { purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' } as const;
  const list = await aList(em, surprise);
  const collaborator = await aUser(em);
  await aCollaborator(em, { list, user: collaborator });
  await anItem(em, {
    list,
    orderIndex: 0,
    title: 'Given',
    imageUrl: 'https://shop.test/given.jpg',
    quantityPurchased: 1,
  });
  await anItem(em, { list, orderIndex: 1, title: 'Wanted', imageUrl: 'https://shop.test/wanted.jpg' });

  for (const viewer of [list.owner.unwrap(), collaborator]) {
    const { data } = await send(app, LISTS, viewer);

    expect(data.lists[0].progress).toBeNull();
    expect(data.lists[0].firstTitles).toEqual(['Given', 'Wanted']);
    expect(data.lists[0].pictures.map(({ url }: { url: string }) => url)).toEqual([
      'https://shop.test/given.jpg',
      'https://shop.test/wanted.jpg',
    ]);
  }
});
