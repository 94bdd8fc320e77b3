import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { startOfDay } from '../../../server/core/access/calendar-day.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { bearer, listen, send } from '../graphql.ts';
import { test } from '../server-test.ts';

/** At any moment there are two days in the world, and sometimes three: these are where they begin first, and last. */
const FIRST = 'Pacific/Kiritimati';
const LAST = 'Etc/GMT+12';

const PAST = '2001-12-24';
const FAR = '2999-12-24';
const FARTHER = '2999-12-26';

function todayIn(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(now);
}

function tomorrow(): string {
  return todayIn('UTC', addDays(new Date(), 1));
}

const IS_HERE = { eventDate: ['This day has already begun, so there would be no surprise. Choose a later day.'] };
const WOULD_END = { eventDate: ['The surprise would be over right away. End it first, or choose a later day.'] };
const OWNERS = { eventDate: ['Only the owner can choose an earlier day, because it ends the surprise.'] };

async function create(app: FastifyInstance, owner: User, input: object) {
  const query = 'mutation ($input: NewListInput!) { createList(input: $input) { id eventDate timeZone } }';
  const { data, errors } = await send(app, query, owner, { input: { name: 'Ida turns 7', ...input } });
  return errors ? errors[0].extensions.fields : data.createList;
}

async function update(app: FastifyInstance, viewer: User, { id }: List, changes: object) {
  const query = `mutation ($id: ID!, $changes: ListChangesInput!) {
    updateList(id: $id, changes: $changes) { eventDate timeZone }
  }`;
  const { data, errors } = await send(app, query, viewer, { id, changes });
  return errors ? (errors[0].extensions.fields ?? errors[0].extensions.code) : data.updateList;
}

function aSurprise(em: EntityManager, values: Partial<Pick<List, 'eventDate' | 'timeZone' | 'owner'>> = {}) {
  return aList(em, { purchaseVisibility: 'SURPRISE', privacy: 'PUBLIC', eventDate: FAR, ...values });
}

describe('a day begins', () => {
  test.for([
    ['2031-06-19', 'UTC', '2031-06-19T00:00:00.000Z'],
    ['2031-06-19', 'America/Los_Angeles', '2031-06-19T07:00:00.000Z'], // there it is the afternoon before at midnight UTC
    ['2031-01-19', 'America/Los_Angeles', '2031-01-19T08:00:00.000Z'],
    ['2031-06-19', 'Asia/Kolkata', '2031-06-18T18:30:00.000Z'],
    ['2031-06-19', FIRST, '2031-06-18T10:00:00.000Z'],
    ['2031-06-19', LAST, '2031-06-19T12:00:00.000Z'],
    ['2022-03-27', 'Asia/Beirut', '2022-03-26T22:00:00.000Z'], // midnight was skipped
    ['2020-11-01', 'America/Havana', '2020-11-01T04:00:00.000Z'], // midnight came twice
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'], // the day before was left out, to change sides
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['0001-01-01', 'UTC', '0001-01-01T00:00:00.000Z'],
  ] as const)('%s in %s at %s', ([day, timeZone, start]) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(start);
  });
});

describe('a surprise lasts until its day begins', () => {
  test.for([
    [LAST, true],
    [FIRST, false],
  ] as const)('in %s, so that now purchases are hidden: %s', async ([timeZone, isHidden], { em, app, services }) => {
    const list = await aSurprise(em, { eventDate: todayIn(FIRST), timeZone });
    const item = await anItem(em, { list });
    const owner = list.owner.unwrap();
    await services.purchases.purchaseShared(null, list.shareToken, item.id, { email: 'ann@example.test' });

    const query = `{
      list(id: "${list.id}") { purchasesHidden items { quantityPurchased } }
      sharedList(token: "${list.shareToken}") { purchasesHidden items { quantityPurchased } }
      notifications { unreadCount }
    }`;
    const { data } = await send(app, query, owner);

    expect(data.list).toEqual({ purchasesHidden: isHidden, items: [{ quantityPurchased: isHidden ? 0 : 1 }] });
    expect(data.sharedList).toEqual({ purchasesHidden: isHidden, items: isHidden ? [{ quantityPurchased: 0 }] : [] });
    expect(data.notifications.unreadCount).toBe(isHidden ? 0 : 1);
  });
});

test('a day that is moved ends the surprise by then for statements, too', async ({ em, app }) => {
  const list = await aSurprise(em);
  const seen = async () => {
    const query = `{ sharedList(token: "${list.shareToken}") { purchasesHidden } }`;
    return (await send(app, query, list.owner.unwrap())).data.sharedList.purchasesHidden;
  };

  await update(app, list.owner.unwrap(), list, { eventDate: todayIn(FIRST), timeZone: LAST });
  expect(await seen()).toBe(true);
  await update(app, list.owner.unwrap(), list, { purchaseVisibility: 'OWNER_SEES_BUYERS', timeZone: FIRST });
  expect(await seen()).toBe(false);

  const [row]: [{ startsAt: string }] = await em.execute(
    `select event_starts_at as "startsAt" from lists where id = ?`,
    [list.id],
  );
  expect(new Date(row.startsAt)).toEqual(startOfDay(todayIn(FIRST), FIRST));
});

describe('where a list is dated', () => {
  test('its owner says, and their next list is dated there as well', async ({ em, app }) => {
    const owner = await aUser(em);
    expect(await create(app, owner, {})).toMatchObject({ timeZone: 'UTC' });

    expect(await create(app, owner, { timeZone: 'America/Los_Angeles' })).toMatchObject({
      timeZone: 'America/Los_Angeles',
    });

    expect(await create(app, owner, {})).toMatchObject({ timeZone: 'America/Los_Angeles' });
  });

  test('over REST, too', async ({ em, app }) => {
    const headers = await bearer(app, await aUser(em));
    const payload = { title: 'Ida turns 7', event_date: FAR, time_zone: 'Europe/Berlin' };

    const created = await app.inject({ method: 'POST', url: '/api/v1/lists', headers, payload });

    expect(created.json().data).toMatchObject({ event_date: FAR, time_zone: 'Europe/Berlin' });
  });

  test.for(['Mars/Olympus', '+05:00', '', 'x'.repeat(10_000)])(
    '%s is no place, and counts as not said',
    async (timeZone, { em, app }) => {
      expect(await create(app, await aUser(em), { timeZone })).toMatchObject({ timeZone: 'UTC' });
    },
  );

  test('only the owner may move it', async ({ em, app }) => {
    const list = await aSurprise(em, { timeZone: 'Europe/Berlin' });
    const friend = await aCollaborator(em, { list });

    expect(await update(app, friend, list, { timeZone: FIRST })).toBe('FORBIDDEN');
    expect(await update(app, friend, list, { timeZone: 'Europe/Berlin', name: 'Same' })).toMatchObject({
      timeZone: 'Europe/Berlin',
    });
    expect(await update(app, list.owner.unwrap(), list, { timeZone: FIRST })).toMatchObject({ timeZone: FIRST });
  });
});

describe('a collaborator', () => {
  test.for([
    ['bring the day closer', FARTHER, FAR],
    ['give a day to what had none', null, FAR],
    ['end the surprise tomorrow', FAR, tomorrow()],
  ] as const)('cannot %s', async ([, before, after], { em, app }) => {
    const list = await aSurprise(em, { eventDate: before });
    const friend = await aCollaborator(em, { list });

    expect(await update(app, friend, list, { eventDate: after })).toEqual(OWNERS);
    expect(await update(app, list.owner.unwrap(), list, { eventDate: after })).toMatchObject({ eventDate: after });
  });

  test('can put the day off, and bring it closer where nothing is a surprise', async ({ em, app }) => {
    const list = await aSurprise(em);
    const friend = await aCollaborator(em, { list });
    expect(await update(app, friend, list, { eventDate: FARTHER })).toMatchObject({ eventDate: FARTHER });

    const open = await aList(em, { eventDate: FAR });
    const other = await aCollaborator(em, { list: open });
    expect(await update(app, other, open, { eventDate: PAST })).toMatchObject({ eventDate: PAST });
  });
});

describe('a day that is here', () => {
  test('makes no new surprise', async ({ em, app }) => {
    const owner = await aUser(em);
    const surprise = { purchaseVisibility: 'SURPRISE' };

    expect(await create(app, owner, { ...surprise, eventDate: PAST })).toEqual(IS_HERE);
    expect(await create(app, owner, { ...surprise, eventDate: todayIn(FIRST), timeZone: FIRST })).toEqual(IS_HERE);
    expect(await create(app, owner, { ...surprise, eventDate: todayIn(FIRST), timeZone: LAST })).toMatchObject({
      eventDate: todayIn(FIRST),
    });
    expect(await create(app, owner, surprise)).toMatchObject({ eventDate: null });
  });

  test('makes no surprise of a list, and does not end one', async ({ em, app }) => {
    const open = await aList(em, { eventDate: PAST });
    const surprise = await aSurprise(em);
    const far = await aSurprise(em, { eventDate: todayIn(FIRST), timeZone: LAST });
    const ownerOf = ({ owner }: List) => owner.unwrap();

    expect(await update(app, ownerOf(open), open, { purchaseVisibility: 'SURPRISE' })).toEqual(IS_HERE);
    expect(await update(app, ownerOf(surprise), surprise, { eventDate: PAST })).toEqual(WOULD_END);
    expect(await update(app, ownerOf(far), far, { timeZone: FIRST })).toEqual(WOULD_END);
  });

  test('leaves everything else to be edited, and the surprise to be lifted', async ({ em, app }) => {
    const list = await aSurprise(em, { eventDate: PAST });
    const owner = list.owner.unwrap();

    expect(await update(app, owner, list, { name: 'Ida is 7', eventDate: PAST })).toMatchObject({ eventDate: PAST });
    expect(await update(app, owner, list, { eventDate: '2001-12-23' })).toEqual(IS_HERE);
    expect(
      await update(app, owner, list, { purchaseVisibility: 'OWNER_SEES_TAKEN', eventDate: '2001-12-23' }),
    ).toMatchObject({ eventDate: '2001-12-23' });
  });
});

test('open screens are shown what was bought at the moment when the day begins', async ({ em, app, services }) => {
  const list = await aSurprise(em);
  const item = await anItem(em, { list, quantityDesired: 2 });
  await services.purchases.purchaseShared(null, list.shareToken, item.id, { email: 'ann@example.test' });
  await em.execute(`update lists set event_starts_at = now() + interval '1.5 seconds' where id = ?`, [list.id]);
  const screens = await Promise.all(
    [
      `listChanged(listId: "${list.id}") { list { purchasesHidden } items { quantityPurchased } }`,
      `sharedListChanged(token: "${list.shareToken}") { list { purchasesHidden keepsSurprise } items { quantityPurchased } }`,
    ].map((fields) => listen(app, `subscription { ${fields} }`, list.owner.unwrap())),
  );
  const hear = () => Promise.all(screens.map(({ next }) => next()));

  const hidden = { list: { purchasesHidden: true }, items: [{ quantityPurchased: 0 }] };
  expect(await hear()).toMatchObject([
    { listChanged: hidden },
    { sharedListChanged: { ...hidden, list: { purchasesHidden: true, keepsSurprise: true } } },
  ]);

  const shown = { list: { purchasesHidden: false }, items: [{ quantityPurchased: 1 }] };
  expect(await hear()).toMatchObject([
    { listChanged: shown },
    { sharedListChanged: { ...shown, list: { purchasesHidden: false, keepsSurprise: false } } },
  ]);
  for (const { close } of screens) await close();
});
