import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { newsText } from '../../../server/core/events/news-text.rules.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { test } from '../server-test.ts';

/** The newest notice of somebody, who then has read them all. */
async function newestNotice(app: FastifyInstance, reader: User): Promise<string | undefined> {
  const { data } = await send(app, '{ notifications(limit: 1) { notifications { text isRead } } }', reader);
  await send(app, 'mutation { markNotificationsRead { unreadCount } }', reader);
  const [newest] = data.notifications.notifications;
  return newest?.isRead === false ? newest.text : undefined;
}

/** The open list's news of the next change to it: without its name, since it is on the screen. */
async function follow(app: FastifyInstance, reader: User, list: List) {
  const fields = 'kind news { action who quantity } item { title } list { name listType }';
  const socket = await listen(app, `subscription { listChanged(listId: "${list.id}") { ${fields} } }`, reader);
  await socket.next();
  const next = async (titleBefore: string | null) => {
    const { listChanged } = await socket.next();
    const { news, item, list: its } = listChanged;
    const itemTitle = item?.title ?? titleBefore;
    return { ...news, itemTitle, isShopping: its.listType === 'SHOPPING', listName: its.name };
  };
  return { next, close: socket.close };
}

test('the note on an open list and the bell say the same of who did what to which item', async ({
  em,
  app,
  services,
}) => {
  const ida = await aUser(em, { name: 'Ida', subscriptionTier: 'PREMIUM' });
  const list = await aList(em, { owner: ida, name: 'Birthday', privacy: 'PUBLIC' });
  const tom = await aCollaborator(em, { list, user: await aUser(em, { name: 'Tom' }) });
  const bea = await aCollaborator(em, { list, user: await aUser(em, { name: 'Bea' }) });
  const [mug, lamp] = [
    await anItem(em, { list, title: 'Mug', quantityDesired: 5 }),
    await anItem(em, { list, title: 'Lamp' }),
  ];
  const { next, close } = await follow(app, ida, list);
  const by = (person: User, mutation: string) => () => send(app, `mutation { ${mutation} }`, person);
  const buy = (quantity: number) => () =>
    services.purchases.purchaseShared(null, list.shareToken, mug.id, {
      email: 'ann@example.test',
      name: 'Ann',
      quantity,
    });

  const changes: [sentence: string, title: string | null, change: () => Promise<unknown>][] = [
    [
      'Tom added “Cup” to “Birthday”.',
      null,
      by(tom, `createItem(listId: "${list.id}", input: { title: "Cup" }) { id }`),
    ],
    [
      'Tom changed “Lamp” on “Birthday”.',
      null,
      by(tom, `updateItem(id: "${lamp.id}", changes: { notes: "Warm" }) { id }`),
    ],
    [
      'Tom archived “Lamp” on “Birthday”.',
      'Lamp',
      by(tom, `setItemArchived(id: "${lamp.id}", isArchived: true) { id }`),
    ],
    [
      'Tom put “Lamp” back on “Birthday”.',
      null,
      by(tom, `setItemArchived(id: "${lamp.id}", isArchived: false) { id }`),
    ],
    ['Ann bought “Mug” from “Birthday”.', null, buy(1)],
    ['Ann bought 2 × “Mug” from “Birthday”.', null, buy(2)],
    [
      'Tom changed the details of “Birthday”.',
      null,
      by(tom, `updateList(id: "${list.id}", changes: { description: "Soon" }) { id }`),
    ],
    ['Bea left “Birthday”.', null, by(bea, `removeCollaborator(listId: "${list.id}", id: "${bea.id}") { id }`)],
  ];
  for (const [sentence, titleBefore, change] of changes) {
    await change();
    const news = await next(titleBefore);
    expect([`${newsText(news)}.`, await newestNotice(app, ida)]).toEqual([sentence, sentence]);
  }
  await close();

  const toms = await follow(app, tom, list);
  const cleo = await aUser(em, { name: 'Cleo', emailVerifiedAt: new Date() });
  await by(ida, `inviteCollaborator(listId: "${list.id}", input: { email: "${cleo.email}" }) { message }`)();
  expect([`${newsText(await toms.next(null))}.`, await newestNotice(app, tom)]).toEqual(
    Array(2).fill('Cleo was added to “Birthday”.'),
  );
  await by(ida, `removeCollaborator(listId: "${list.id}", id: "${cleo.id}") { id }`)();
  expect([`${newsText(await toms.next(null))}.`, await newestNotice(app, tom)]).toEqual(
    Array(2).fill('Cleo was removed from “Birthday”.'),
  );
  await toms.close();
});

test('a reader who is not to know who bought reads of somebody in both', async ({ em, app, services }) => {
  const ida = await aUser(em, { name: 'Ida' });
  const list = await aList(em, {
    owner: ida,
    name: 'Birthday',
    privacy: 'PUBLIC',
    purchaseVisibility: 'OWNER_SEES_TAKEN',
  });
  const mug = await anItem(em, { list, title: 'Mug' });
  const { next, close } = await follow(app, ida, list);

  await services.purchases.purchaseShared(null, list.shareToken, mug.id, { email: 'ann@example.test', name: 'Ann' });

  expect([`${newsText(await next(null))}.`, await newestNotice(app, ida)]).toEqual(
    Array(2).fill('Someone bought “Mug” from “Birthday”.'),
  );
  await close();
});
