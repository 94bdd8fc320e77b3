import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { User } from '../../../../server/core/users/user.entity.ts';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import { askAfterTheDay } from '../../../../server/lists/past-lists/ask-after-the-day.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';
import { test } from '../../server-test.ts';
import { observe } from '../../statements.ts';

const DAY = '2999-12-24';
/** At noon in UTC, where the list is. */
const after = (days: number) => addDays(new Date(`${DAY}T12:00:00Z`), days);

async function aWishlist(em: EntityManager, overrides: object = {}, { hasItems = true } = {}) {
  const owner = await aUser(em, { name: 'Ida' });
  const list = await aList(em, { owner, name: 'Ida turns 7', eventDate: DAY, ...overrides });
  if (hasItems) await anItem(em, { list, title: 'Kite' });
  return { owner, list };
}

async function newsOf(app: FastifyInstance, viewer: User): Promise<string[]> {
  const { data } = await send(app, '{ notifications { notifications { kind text } } }', viewer);
  return data.notifications.notifications.map(({ kind, text }: { kind: string; text: string }) => `${kind}: ${text}`);
}

test('the owner gets one notice of a day, and another of the next day of the same list', async ({ em, app }) => {
  const { owner, list } = await aWishlist(em);
  const editor = await aCollaborator(em, { list });

  await askAfterTheDay(em.fork(), after(13));
  expect(await newsOf(app, owner)).toEqual([]);
  await askAfterTheDay(em.fork(), new Date('2999-01-07T03:00:00Z')); // nobody is woken for it
  await Promise.all([14, 14, 15].map((days) => askAfterTheDay(em.fork(), after(days))));

  const told = ['AFTER_THE_DAY: The day of “Ida turns 7” was two weeks ago: tick what came, and say thank you.'];
  expect(await newsOf(app, owner)).toEqual(told);
  expect(await newsOf(app, editor)).toEqual([]);

  const { data } = await send(app, '{ notifications { notifications { id } } }', owner);
  await send(app, 'mutation ($ids: [ID!]!) { markNotificationsRead(ids: $ids) { unreadCount } }', owner, {
    ids: data.notifications.notifications.map(({ id }: { id: string }) => id),
  });
  await em.refresh(list);
  list.eventDate = '2999-12-26';
  await em.flush();
  await askAfterTheDay(em.fork(), after(17));
  await askAfterTheDay(em.fork(), after(18));
  expect(await newsOf(app, owner)).toHaveLength(2);
});

test('nobody is asked about a list that is put away, empty, hidden, for shopping or answered for, nor weeks later, nor who wants no reminders', async ({
  em,
  app,
}) => {
  const worlds = [
    await aWishlist(em, { pastSince: new Date() }),
    await aWishlist(em, {}, { hasItems: false }),
    await aWishlist(em, { hiddenAt: new Date() }),
    await aWishlist(em, { listType: 'SHOPPING' }),
    await aWishlist(em, { settledDay: DAY }),
    await aWishlist(em, { isDemo: true }),
    await aWishlist(em, { eventDate: '2999-12-01' }),
    await aWishlist(em),
  ];
  const quiet = worlds.at(-1)?.owner;
  if (quiet) quiet.preferences.reminders = false;
  await em.flush();

  await askAfterTheDay(em.fork(), after(15));

  for (const { owner } of worlds) expect(await newsOf(app, owner)).toEqual([]);
});

test('what was bought changes neither the notice nor the work', async ({ em, app }) => {
  const told = [];
  for (const isGiven of [false, true]) {
    const { owner, list } = await aWishlist(em, { purchaseVisibility: 'SURPRISE' });
    const item = await anItem(em, { list, title: 'Kite' });
    if (isGiven) em.create(Purchase, { item, quantity: 1, guestEmail: 'ann@example.test' });
    await em.flush();
    const { statements } = await observe(() => askAfterTheDay(em.fork(), after(14)));
    told.push({ news: await newsOf(app, owner), statements });
  }
  expect(told[1]).toEqual(told[0]);
  expect(told[0]?.news).toHaveLength(1);
});
