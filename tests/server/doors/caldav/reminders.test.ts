import { describe, expect } from 'vitest';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';
import { test } from '../../server-test.ts';
import { aGroceryList, aPhone, aTask, fieldsOf, ticked, told, unticked, withLine } from './phone.ts';

const TICK = 'mutation ($id: ID!) { purchaseItem(itemId: $id, quantity: 1) { purchase { id } } }';
const UNTICK = 'mutation ($purchase: ID!) { undoPurchase(purchaseId: $purchase) { id } }';
const RENAME = 'mutation ($id: ID!, $title: String!) { updateItem(itemId: $id, changes: { title: $title }) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteItem(itemId: $id) { id } }';

describe('a reminders app finds its way', () => {
  test('from the well-known address to the person, their home and each shopping list', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person, 'Groceries & more');
    const [start] = [await phone.send('PROPFIND', '/.well-known/caldav')];
    expect([start.status, start.headers.location]).toEqual([301, '/dav/']);

    const [root] = await phone.propfind('/dav/', '<d:current-user-principal/>');
    expect(root?.text('D:current-user-principal')).toBe(`/dav/${phone.person.id}/`);
    const [person] = await phone.propfind(`/dav/${phone.person.id}/`, '<c:calendar-home-set/><d:displayname/>');
    expect(person?.text('C:calendar-home-set')).toBe(phone.home);

    const asked =
      '<d:resourcetype/><d:displayname/><c:supported-calendar-component-set/><cs:getctag/><d:sync-token/><d:unknown/>';
    const [home, groceries, ...others] = await phone.propfind(phone.home, asked, '1');
    expect(home?.href).toBe(phone.home);
    expect(others).toEqual([]);
    expect(groceries?.href).toBe(phone.hrefOf(list));
    expect(groceries?.text('D:displayname')).toBe('Groceries & more');
    expect(groceries?.xml).toContain('<C:calendar/>');
    expect(groceries?.xml).toContain('<C:comp name="VTODO"/>');
    expect(groceries?.text('CS:getctag')).not.toBe('');
    expect(groceries?.names).not.toContain('D:unknown');
  });

  test('among lists of its own and lists that it may edit, and never to a gift list', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const own = await aGroceryList(em, phone.person);
    const shared = await aGroceryList(em, await aUser(em), 'Holiday');
    await aCollaborator(em, { list: shared, user: phone.person });
    const looked = await aGroceryList(em, await aUser(em), 'Only looked at');
    await aCollaborator(em, { list: looked, user: phone.person, role: 'VIEWER' });
    const gifts = await aList(em, { owner: phone.person });
    const item = await anItem(em, { list: gifts });
    const stranger = await aGroceryList(em, await aUser(em), 'Of a stranger');

    const found = await phone.propfind(phone.home, '<d:displayname/>', '1');

    expect(
      found
        .slice(1)
        .map(({ href }) => href)
        .sort(),
    ).toEqual([phone.hrefOf(own), phone.hrefOf(shared)].sort());
    for (const list of [looked, gifts, stranger, { id: crypto.randomUUID() }, { id: 'x' }]) {
      const href = phone.hrefOf(list);
      const answers = [
        await phone.send('PROPFIND', href, { depth: '1' }),
        await phone.report(href, 'calendar-query', '<d:prop/>'),
        await phone.put(list, 'new.ics', aTask({ SUMMARY: 'Milk' })),
        await phone.send('GET', `${href}${item.id}.ics`),
        await phone.send('DELETE', `${href}${item.id}.ics`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect(new Set(answers.map(({ body }) => body)).size, 'all say the same').toBe(1);
    }
    expect(await em.fork().count(Item, { list: gifts.id })).toBe(1);
  });

  test('with the classes of WebDAV in OPTIONS, and no further than a depth of 1', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const options = await phone.send('OPTIONS', phone.home);
    expect(options.status).toBe(200);
    expect(options.headers.dav).toContain('calendar-access');
    expect(options.headers.allow).toContain('REPORT');

    const { status, body } = await phone.send('PROPFIND', phone.home, { depth: 'infinity' });
    expect([status, body.includes('<D:propfind-finite-depth')]).toEqual([403, true]);
  });

  test('no longer to a list that its owner has left', async ({ em, app, orm }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, await aUser(em));
    await aCollaborator(em, { list, user: phone.person });
    expect((await phone.send('PROPFIND', phone.hrefOf(list))).status).toBe(207);

    await orm.em.fork().execute('delete from collaborators where list_id = ?', [list.id]);

    expect((await phone.send('PROPFIND', phone.hrefOf(list))).status).toBe(404);
    expect(await phone.propfind(phone.home, '<d:displayname/>', '1')).toHaveLength(1);
  });
});

describe('a shopping list in a reminders app', () => {
  test('shows names with their amounts, notes, categories and ticks', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    await anItem(em, { list, title: 'Flour', amount: '500 g', quantityDesired: 2, category: 'Baking, dry' });
    const milk = await anItem(em, { list, title: 'Milk', notes: 'The blue one;\nor “red”' });
    await anItem(em, { list, title: 'Old kite', isArchived: true });
    await send(app, TICK, phone.person, { id: milk.id });

    const [flour, ticked, ...others] = await phone.read(list);

    expect(others).toEqual([]);
    expect(flour).toMatchObject({ summary: '2 × 500 g Flour', status: 'NEEDS-ACTION', category: 'Baking\\, dry' });
    expect(ticked).toMatchObject({
      uid: milk.id,
      href: phone.hrefOf(list, `${milk.id}.ics`),
      summary: 'Milk',
      status: 'COMPLETED',
      notes: 'The blue one\\;\\nor “red”',
      completed: expect.stringMatching(/^\d{8}T\d{6}Z$/),
    });
    const one = await phone.send('GET', phone.hrefOf(list, `${milk.id}.ics`));
    expect(one).toMatchObject({ status: 200, body: ticked?.data, headers: { etag: ticked?.etag } });
    expect(one.headers['content-type']).toMatch(/^text\/calendar/);
  });

  test('takes what is added, with its amount read as the list reads it, under the name and UID of the app', async ({
    em,
    app,
  }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const uid = 'D4F1-made-by-a-phone';
    const task = aTask({ SUMMARY: '2 x 500 g flour', DESCRIPTION: 'Type 405', CATEGORIES: 'Baking' }, uid);

    const added = await phone.put(list, 'D4F1.ics', task, { 'if-none-match': '*' });

    expect(added.status).toBe(201);
    expect(await em.fork().find(Item, { list: list.id })).toMatchObject([
      { title: 'flour', amount: '500 g', quantityDesired: 2, notes: 'Type 405', category: 'Baking' },
    ]);
    const [shown] = await phone.read(list);
    expect(shown).toMatchObject({ uid, href: phone.hrefOf(list, 'D4F1.ics'), summary: '2 × 500 g flour' });
    expect((await phone.put(list, 'D4F1.ics', task, { 'if-none-match': '*' })).status).toBe(412);
    expect((await phone.put(list, 'other.ics', task, { 'if-none-match': '*' })).status).toBe(409);
    expect(await em.fork().count(Item, { list: list.id })).toBe(1);
  });

  test('is renamed, ticked, unticked and emptied from there', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const item = await anItem(em, { list, title: 'Milk', category: 'Dairy' });
    const name = `${item.id}.ics`;
    const now = async () => (await phone.read(list))[0];
    const put = async (task: string) =>
      (await phone.put(list, name, task, { 'if-match': (await now())?.etag ?? '' })).status;
    const read = (await now())?.data ?? '';

    expect(await put(withLine(read, 'SUMMARY', '3 oat milk'))).toBe(204);
    expect(await now()).toMatchObject({ summary: '3 × oat milk', category: 'Dairy' });
    expect(await put(ticked((await now())?.data ?? ''))).toBe(204);
    expect(await now()).toMatchObject({ status: 'COMPLETED' });
    expect(await em.fork().findOne(Item, item.id)).toMatchObject({ quantityPurchased: 3 });
    expect(await put(unticked((await now())?.data ?? ''))).toBe(204);
    expect(await now()).toMatchObject({ status: 'NEEDS-ACTION', completed: null });
    expect(await put(withLine((await now())?.data ?? '', 'DESCRIPTION', 'Two\\nlines'))).toBe(204);
    expect(await em.fork().findOne(Item, item.id)).toMatchObject({ notes: 'Two\nlines', title: 'oat milk' });

    const gone = await phone.send('DELETE', phone.hrefOf(list, name), {
      headers: { 'if-match': (await now())?.etag ?? '' },
    });
    expect(gone.status).toBe(204);
    expect(await phone.read(list)).toEqual([]);
  });

  test('keeps the category where an app knows of none, and of several its own', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const item = await anItem(em, { list, title: 'Milk', category: 'Dairy' });
    const put = (categories?: string) =>
      phone.put(
        list,
        `${item.id}.ics`,
        aTask({ SUMMARY: 'Milk', ...(categories !== undefined && { CATEGORIES: categories }) }, item.id),
      );

    await put();
    expect((await phone.read(list))[0]?.category).toBe('Dairy');
    await put('home,Dairy');
    expect((await phone.read(list))[0]?.category).toBe('Dairy');
    await put('Cold');
    expect((await phone.read(list))[0]?.category).toBe('Cold');
    await put('');
    expect((await phone.read(list))[0]?.category).toBeNull();
  });
});

describe('a late change', () => {
  test('leaves alone what it does not touch: a tick meets a new name, and a new name a tick', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const [milk, bread] = [await anItem(em, { list, title: 'Milk' }), await anItem(em, { list, title: 'Bread' })];
    const [first, second] = await phone.read(list);
    await send(app, RENAME, phone.person, { id: milk.id, title: 'Oat milk' });
    await send(app, TICK, phone.person, { id: bread.id });

    const late = [
      await phone.put(list, `${milk.id}.ics`, ticked(first?.data ?? ''), { 'if-match': first?.etag ?? '' }),
      await phone.put(list, `${bread.id}.ics`, withLine(second?.data ?? '', 'SUMMARY', 'Dark bread'), {
        'if-match': second?.etag ?? '',
      }),
    ];

    expect(late.map(({ status }) => status)).toEqual([204, 204]);
    expect(await phone.read(list)).toMatchObject([
      { summary: 'Oat milk', status: 'COMPLETED' },
      { summary: 'Dark bread', status: 'COMPLETED' },
    ]);
  });

  test('of what somebody else has changed is refused with 412, and changes nothing', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const item = await anItem(em, { list, title: 'Milk' });
    const [read] = await phone.read(list);
    await send(app, RENAME, phone.person, { id: item.id, title: 'Oat milk' });

    const renamed = withLine(ticked(read?.data ?? ''), 'SUMMARY', 'Soy milk');
    const { status } = await phone.put(list, `${item.id}.ics`, renamed, { 'if-match': read?.etag ?? '' });
    const deleted = await phone.send('DELETE', read?.href ?? '', { headers: { 'if-match': read?.etag ?? '' } });

    expect([status, deleted.status]).toEqual([412, 412]);
    expect(await phone.read(list)).toMatchObject([{ summary: 'Oat milk', status: 'NEEDS-ACTION' }]);
  });

  test('that ticks what is ticked makes no second tick, and one from before it was put back is refused', async ({
    em,
    app,
  }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const item = await anItem(em, { list, title: 'Milk' });
    const [read] = await phone.read(list);
    const late = () => phone.put(list, `${item.id}.ics`, ticked(read?.data ?? ''), { 'if-match': read?.etag ?? '' });
    const { data } = await send(app, TICK, phone.person, { id: item.id });

    expect((await late()).status).toBe(204);
    expect(await em.fork().findOne(Item, item.id)).toMatchObject({ quantityPurchased: 1 });

    await send(app, UNTICK, phone.person, { purchase: data.purchaseItem.purchase.id });
    expect((await late()).status).toBe(412);
    expect(await em.fork().findOne(Item, item.id)).toMatchObject({ quantityPurchased: 0 });
  });

  test('that takes back another tick than the one it saw is refused', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const item = await anItem(em, { list, title: 'Milk' });
    const { data } = await send(app, TICK, phone.person, { id: item.id });
    const [read] = await phone.read(list);
    await send(app, UNTICK, phone.person, { purchase: data.purchaseItem.purchase.id });
    await send(app, TICK, phone.person, { id: item.id });

    const { status } = await phone.put(list, `${item.id}.ics`, unticked(read?.data ?? ''), {
      'if-match': read?.etag ?? '',
    });

    expect(status).toBe(412);
    expect(await em.fork().findOne(Item, item.id)).toMatchObject({ quantityPurchased: 1 });
  });

  test('of something that was deleted does not bring it back, no matter who added it', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const item = await anItem(em, { list, title: 'Milk' });
    await phone.put(list, 'added-there.ics', aTask({ SUMMARY: 'Bread' }), { 'if-none-match': '*' });
    const read = await phone.read(list);
    for (const { id } of await em.fork().find(Item, { list: list.id })) await send(app, DELETE, phone.person, { id });

    for (const { href, data, etag } of read) {
      const put = (headers: Record<string, string>) => phone.send('PUT', href, { body: ticked(data), headers });
      expect((await put({ 'if-match': etag })).status).toBe(412);
      expect((await put({})).status, 'also from an app that names no ETag').toBe(404);
    }
    expect(read).toHaveLength(2);
    expect(await phone.read(list)).toEqual([]);

    const again = await phone.put(list, 'added-there.ics', aTask({ SUMMARY: 'Bread' }), { 'if-none-match': '*' });
    expect(again.status, 'but what is meant to be new is').toBe(201);
    expect(item.id).toBeTruthy();
  });

  test('takes back nobody else’s tick where the list does not let it', async ({ em, app }) => {
    const owner = await aUser(em, { emailVerifiedAt: new Date() });
    const list = await aGroceryList(em, owner);
    const phone = await aPhone(app, em, await aCollaborator(em, { list, role: 'EDITOR' }));
    const item = await anItem(em, { list, title: 'Milk' });
    await send(app, TICK, owner, { id: item.id });
    const [read] = await phone.read(list);

    const { status } = await phone.put(list, `${item.id}.ics`, unticked(read?.data ?? ''), {
      'if-match': read?.etag ?? '',
    });

    expect(status).toBe(403);
    expect((await phone.read(list))[0]).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('what an app reads again', () => {
  test('is another ETag and another tag of the list after each change, and else the same', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const item = await anItem(em, { list, title: 'Milk' });
    const state = async () => {
      const [about] = await phone.propfind(phone.hrefOf(list), '<cs:getctag/><d:sync-token/>');
      const [read] = await phone.read(list);
      return [about?.text('CS:getctag'), about?.text('D:sync-token'), read?.etag];
    };
    let before = await state();
    expect(await state()).toEqual(before);

    const steps = [
      () => send(app, RENAME, phone.person, { id: item.id, title: 'Oat milk' }),
      () => send(app, TICK, phone.person, { id: item.id }),
    ];
    for (const step of steps) {
      await step();
      const after = await state();
      expect(after.map((part, index) => part === before[index])).toEqual([false, false, false]);
      before = after;
    }
  });

  test('by sync-collection is everything, then nothing, and after a change everything once more', async ({
    em,
    app,
  }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const items = [await anItem(em, { list, title: 'Milk' }), await anItem(em, { list, title: 'Bread' })];

    const first = await phone.sync(list);
    expect(first.told.map(({ href }) => href)).toEqual(items.map(({ id }) => phone.hrefOf(list, `${id}.ics`)));
    const second = await phone.sync(list, first.token);
    expect(second).toMatchObject({ status: 207, told: [], token: first.token });

    await send(app, DELETE, phone.person, { id: items[0]?.id });
    const third = await phone.sync(list, first.token);
    expect([third.status, third.answer.includes('<D:valid-sync-token')]).toEqual([403, true]);
    const anew = await phone.sync(list);
    expect(anew.told.map(({ href }) => href)).toEqual([phone.hrefOf(list, `${items[1]?.id}.ics`)]);
    expect((await phone.sync(list, 'https://elsewhere.test/token')).status).toBe(403);
  });

  test('by sync-collection comes page by page, where the app asks for it', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    for (const title of ['Milk', 'Bread', 'Eggs']) await anItem(em, { list, title });
    const limit = '<d:limit><d:nresults>2</d:nresults></d:limit>';

    const first = await phone.sync(list, '', limit);
    const second = await phone.sync(list, first.token, limit);

    expect(first.told.map(({ status }) => status)).toEqual(['', '', expect.stringContaining('507')]);
    expect(second.told).toHaveLength(1);
    expect(await phone.sync(list, second.token, limit)).toMatchObject({ told: [], token: second.token });
  });

  test('by calendar-multiget is what it names, however it writes addresses, and 404 for the rest', async ({
    em,
    app,
  }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    await phone.put(list, 'with%20space.ics', aTask({ SUMMARY: 'Milk' }), { 'if-none-match': '*' });
    const other = await anItem(em, { list: await aList(em), title: 'A secret' });
    const hrefs = [
      phone.hrefOf(list, 'with%20space.ics'),
      `https://kindlist.test${phone.hrefOf(list, 'with space.ics')}`,
      phone.hrefOf(list, `${other.id}.ics`),
      '../../../../etc/passwd',
      '/dav/%2e%2e/%00',
    ];

    const inside = `<d:prop><c:calendar-data/></d:prop>${hrefs.map((href) => `<d:href>${href}</d:href>`).join('')}`;
    const { body } = await phone.report(phone.hrefOf(list), 'calendar-multiget', inside);

    expect(body).not.toContain('A secret');
    const found = told(body);
    expect(found.map(({ data }) => fieldsOf(data).summary)).toEqual(['Milk', 'Milk', null, null, null]);
    expect(found.map(({ status }) => /404/.test(status))).toEqual([false, false, true, true, true]);
  });

  test('by calendar-query is what its filter lets through', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const milk = await anItem(em, { list, title: 'Milk' });
    await anItem(em, { list, title: 'Bread' });
    await send(app, TICK, phone.person, { id: milk.id });
    const query = async (filter: string) => {
      const comp = `<c:filter><c:comp-filter name="VCALENDAR">${filter}</c:comp-filter></c:filter>`;
      const { status, body } = await phone.report(
        phone.hrefOf(list),
        'calendar-query',
        `<d:prop><c:calendar-data/></d:prop>${comp}`,
      );
      return status === 207 ? told(body).map(({ data }) => fieldsOf(data).summary) : status;
    };
    const todo = (inside: string) => `<c:comp-filter name="VTODO">${inside}</c:comp-filter>`;

    expect(await query(todo(''))).toEqual(['Milk', 'Bread']);
    expect(await query('<c:comp-filter name="VEVENT"/>')).toEqual([]);
    expect(await query(todo('<c:prop-filter name="COMPLETED"><c:is-not-defined/></c:prop-filter>'))).toEqual(['Bread']);
    const cancelled =
      '<c:prop-filter name="STATUS"><c:text-match negate-condition="yes">COMPLETED</c:text-match></c:prop-filter>';
    expect(await query(todo(cancelled))).toEqual(['Bread']);
    expect(await query(todo('<c:prop-filter name="SUMMARY"><c:text-match>IL</c:text-match></c:prop-filter>'))).toEqual([
      'Milk',
    ]);
    expect(await query(todo('<c:time-range start="20200101T000000Z" end="20200102T000000Z"/>'))).toEqual([]);
    expect(await query(todo('<c:time-range start="20200101T000000Z"/>'))).toEqual(['Milk', 'Bread']);
    expect(await query(todo('<c:comp-filter name="VALARM"/>'))).toEqual([]);
    expect(await query(todo('<c:prop-filter name="SUMMARY"><c:param-filter name="X"/></c:prop-filter>'))).toBe(403);
  });
});
