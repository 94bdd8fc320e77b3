import type { MikroORM } from '@mikro-orm/postgresql';
import { expect } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { matchStoredItems } from '../../../server/lists/affiliates/stored-matches.ts';
import { tellBuyers } from '../../../server/lists/buyer-mails/tell-buyers.ts';
import { catchUp } from '../../../server/money/billing/reconcile.ts';
import { sendDigests } from '../../../server/news/notifications/send-digests.ts';
import { cleanUp } from '../../../server/site/jobs/clean-up.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { bearer } from '../graphql.ts';
import { buy, checkoutOf, portalOf, press, switchPayments } from '../payments.ts';
import { PUBLIC_URL, test } from '../server-test.ts';

interface Statement {
  text: string;
  values?: unknown[];
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

/** Every statement that `work` sends, with its values, as the driver gets them. */
async function statementsOf(orm: MikroORM, work: () => Promise<unknown>, kinds = /^\s*(select|with|update|delete)/i) {
  const pool = await orm.em.getConnection().getNativeClient();
  const statements: { text: string; values: unknown[] }[] = [];
  const listened = new Set<object>();
  const listenTo = (client: { query: (...args: unknown[]) => unknown }) => {
    if (listened.has(client)) return;
    listened.add(client);
    const query = client.query.bind(client);
    client.query = (...args) => {
      const [first, second] = args as [string | Statement, unknown[]?];
      const statement: Statement = typeof first === 'string' ? { text: first } : first;
      statements.push({ text: statement.text, values: statement.values ?? second ?? [] });
      return query(...args);
    };
  };
  pool.on('acquire', listenTo);
  await work();
  pool.off('acquire', listenTo);
  return statements.filter(({ text }) => kinds.test(text));
}

/** The tables that a plan reads from end to end. */
function scansOf(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? '?'] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansOf)];
}

/** Tables are small here, so scans are made dear: one is left only where no index helps. */
async function scansIn(orm: MikroORM, statements: { text: string; values: unknown[] }[]): Promise<string[]> {
  const client = await (await orm.em.getConnection().getNativeClient()).connect();
  const scans: string[] = [];
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (format json) ${text}`, values);
      for (const table of scansOf(rows[0]['QUERY PLAN'][0].Plan)) scans.push(`${table}: ${text}`);
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  return scans;
}

test('no hot query reads a table from end to end', async ({ em, orm, app, services, infrastructure }) => {
  const me = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const item = await anItem(em, { list: await aList(em, { owner: me, privacy: 'PUBLIC' }), quantityDesired: 50 });
  const list = item.list.unwrap();
  await aCollaborator(em, { list });
  const long = await aList(em, { owner: me, privacy: 'PUBLIC' });
  for (let count = 0; count < 61; count++) await anItem(em, { list: long });
  const headers = await bearer(app, me);
  const post = (query: string, as?: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/graphql', headers: as ?? headers, payload: { query } });
  const buy = `mutation { purchaseSharedItem(token: "${list.shareToken}", itemId: "${item.id}", input: { email: "ann@example.test" }, idempotencyKey: "${crypto.randomUUID()}") { remaining } }`;

  const statements = await statementsOf(orm, async () => {
    await post(`{ sharedList(token: "${list.shareToken}") { name items { title purchases { id } } } }`, {});
    for (const page of ['first: 2', 'last: 2']) {
      await post(
        `{ sharedList(token: "${long.shareToken}") { itemsConnection(${page}) { totalCount nodes { id } } } }`,
      );
    }
    await post(buy, {});
    await post(
      '{ lists { name itemCount pictures { url } progress { given } owner { name } collaborators { name } items { title purchases { id } } } }',
    );
    const page = '(first: 2) { nodes { __typename } pageInfo { endCursor } totalCount }';
    await post(
      `{ list(id: "${list.id}") { itemsConnection${page} itemSummary { purchasedCount latestPurchase { id } } } }`,
    );
    await post(
      `{ list(id: "${list.id}") { archivedItemsConnection(last: 2) { nodes { id } } itemsConnection(last: 2) { nodes { purchasesConnection { nodes { id } } } } } }`,
    );
    await post(`{ item(id: "${item.id}") { purchasesConnection(last: 2) { nodes { id } } } myLists${page} }`);
    await post(
      '{ myLists(last: 2, order: NEXT_EVENT) { nodes { itemsConnection { nodes { id } } itemSummary { purchasedCount } } } }',
    );
    await post(`{ publicProfile(id: "${me.id}") { listsConnection${page} } }`, {});
    await post(`{ publicProfile(id: "${me.id}") { listsConnection(last: 2) { nodes { itemCount } } } }`, {});
    await post(`{ list(id: "${list.id}") { name items { title purchases { guestEmail } } } demoLists { name } }`);
    await post(`mutation { updateItem(id: "${item.id}", changes: { title: "Mug" }) { id } }`);
    await post(`mutation { updateList(id: "${list.id}", changes: { name: "Birthday" }) { id } }`);
    await post(
      `mutation { createItem(listId: "${list.id}", input: { title: "Mug", primaryUrl: "https://shop.test/1" }) { id } }`,
    );
    await app.inject({ method: 'POST', url: `/api/v1/items/${item.id}/click` });
    await matchStoredItems(orm.em.fork());
    const here = infrastructure.presences.follow(me, list.id)[Symbol.asyncIterator]();
    while ((await here.next()).value?.people.length !== 1);
    await infrastructure.presences.beat();
    await here.return?.();
    await post(
      `{ listAnalytics(listId: "${list.id}", period: { start: "2026-01-01", end: "2026-03-01" }) { views purchasedShare } }`,
    );
    await post('{ sessions { device } apiKeys { name } }');
    const { secret } = await services.apiKeys.create(me, { name: 'Till' });
    await app.inject({ url: '/api/v1/lists', headers: { authorization: `Bearer ${secret}` } });
    await app.inject({ url: '/api/v1/lists', headers });
    await app.inject({ url: `/api/v1/lists/shared/${list.shareToken}` });
    await services.sharedLists.previewOf(list.shareToken);
  });
  expect(statements.length).toBeGreaterThan(20);

  expect(await scansIn(orm, statements)).toEqual([]);
});

test('nor does what goes on beside lists: notices, sessions, keys, mails, messages', async ({
  em,
  orm,
  app,
  services,
  infrastructure,
}) => {
  const me = await aUser(em, { role: 'ADMIN', subscriptionTier: 'PREMIUM' });
  const list = await aList(em, { owner: me, privacy: 'PUBLIC' });
  const tom = await aCollaborator(em, { list, user: await aUser(em, { preferences: { emailFrequency: 'DAILY' } }) });
  const item = await anItem(em, { list, quantityDesired: 50 });
  const headers = await bearer(app, me);
  const post = async (query: string) => {
    const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    expect(response.json().errors).toBeUndefined();
    return response.json().data;
  };
  const links = infrastructure.unsubscribeLinks;
  const invitation = new URL(links.addressFor(PUBLIC_URL, { kind: 'INVITATIONS', email: me.email }));
  const ended = invitation.pathname.split('/').at(-1) as string;
  const { purchases } = services;

  const statements = await statementsOf(orm, async () => {
    const { undoToken, purchase } = await purchases.purchaseShared(null, list.shareToken, item.id, {
      email: 'ann@example.test',
    });
    await post(`mutation { updateItem(id: "${item.id}", changes: { title: "Mug" }) { id } }`);
    await post('{ notifications { unreadCount notifications { text } } }');
    await post('{ myNotifications { unreadCount nodes { text } } }');
    await post('{ myNotifications(last: 2) { nodes { text } } }');
    await post('mutation { markNotificationsRead { unreadCount } }');
    await purchases.undoShared(null, list.shareToken, purchase.id, undoToken);
    await services.collaborators.remove(me, list.id, tom.id);

    await post('{ sessions { id device } }');
    await services.sessions.endOthers(tom, null);
    const { apiKey } = await services.apiKeys.create(me, { name: 'Till' });
    await services.apiKeys.revoke(me, apiKey.id);

    await services.unsubscribing.unsubscribe(ended);
    await services.unsubscribing.resubscribe(ended);
    await post('{ mailDeliveries(state: SENT) { total } supportMessages { total } }');
    const now = new Date(Date.now() + 24 * 60 * 60 * 1000);
    await sendDigests(em.fork(), infrastructure.mailQueue, { ...DEFAULT_SETTINGS, siteUrl: PUBLIC_URL }, now);
    await tellBuyers(em.fork(), infrastructure.mailQueue, PUBLIC_URL);
    await cleanUp(em.fork());
  });
  expect(statements.length).toBeGreaterThan(30);

  const tables = (await scansIn(orm, statements)).map((scan) => scan.split(':')[0]);
  // Once an hour what has no index by age, which each sign-in and each limited call would pay for.
  expect(tables).toEqual(['refresh_tokens', 'rate_limits', 'invitations']);
});

test('a search is found by its index, however short it is', async ({ em, orm, app }) => {
  const headers = await bearer(app, await aUser(em, { role: 'ADMIN' }));
  const query = `query ($search: String) {
    adminUsers(search: $search) { total } auditLog(search: $search) { next } supportMessages(search: $search) { total }
  }`;
  const search = async () => {
    for (const words of ['q', 'qu', 'quux']) {
      const payload = { query, variables: { search: words } };
      await app.inject({ method: 'POST', url: '/graphql', headers, payload });
    }
  };
  const statements = await statementsOf(orm, search, /^(select|with|set local) /);
  const searches = statements.filter(({ text }) => text.includes('grams_of'));
  expect(searches).toHaveLength(15);
  expect(statements.filter(({ text }) => text === 'set local enable_seqscan = off')).toHaveLength(9);

  const client = await (await orm.em.getConnection().getNativeClient()).connect();
  try {
    await client.query('begin');
    for (const [table, insert] of Object.entries(MANY_ROWS)) {
      await client.query(`${insert}; select gin_clean_pending_list('${table}_search_index'); analyze ${table}`);
    }
    await client.query('set local enable_seqscan = off');
    for (const { text, values } of searches) {
      const { rows } = await client.query(`explain (format json) ${text}`, values);
      expect(JSON.stringify(rows), text).toMatch(/"(users|audit_entries|support_messages)_search_index"/);
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
});

/** As many as make a scan of them dear. */
const MANY_ROWS = {
  users: `insert into users (id, created_at, updated_at, name, email, role, subscription_tier)
    select gen_random_uuid(), now(), now(), 'Person', gen_random_uuid() || '@example.test', 'USER', 'FREE' from generate_series(1, 2000)`,
  audit_entries: `insert into audit_entries (id, happened_at, actor_name, action, subject_kind, changes, address)
    select gen_random_uuid(), now(), 'Person', 'SETTINGS_SAVED', 'SETTINGS', '{}', '' from generate_series(1, 2000)`,
  support_messages: `insert into support_messages (id, created_at, name, email, subject, message)
    select gen_random_uuid(), now(), 'Person', 'person@example.test', 'Hello', '' from generate_series(1, 2000)`,
};

test('nor does what is paid: checkouts, events, history, renewals and what fetches late ones', async ({
  em,
  orm,
  app,
  infrastructure,
  onTestFinished,
}) => {
  await switchPayments(orm, infrastructure);
  onTestFinished(() => switchPayments(orm, infrastructure, false));
  const user = await aUser(em);
  await aList(em, { owner: user });
  const headers = await bearer(app, user);
  const ask = async (query: string) => {
    const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    expect(response.json().errors).toBeUndefined();
    return response.json().data;
  };

  const statements = await statementsOf(orm, async () => {
    await buy(app, user, { planId: 'standard' });
    await press(app, await checkoutOf(app, user, 'premium'), 'change-plan');
    const portal = await portalOf(app, user);
    await press(app, portal, 'move-clock');
    await press(app, portal, 'cancel');
    const { myTransactions } = await ask('{ mySubscription { planId } myTransactions { id } }');
    await ask(`{ myTransactions(before: "${myTransactions[0].id}") { id } }`);
    await ask('{ planChangeEffects(planId: "free") { lists fullLists restingApiKeys } }');
    await catchUp(orm, infrastructure.payments, infrastructure.paymentIntake);
  });
  expect(statements.length).toBeGreaterThan(30);

  const tables = (await scansIn(orm, statements)).map((scan) => scan.split(':')[0]);
  expect(tables).toEqual([]);
});

test('a page of the admin area is read by its key and an index, however far back it is', async ({ em, orm, app }) => {
  const headers = await bearer(app, await aUser(em, { role: 'ADMIN' }));
  await em.execute(`
    insert into users (id, created_at, updated_at, name, email, role, subscription_tier)
      select gen_random_uuid(), now() - n * interval '1 second', now(), 'Person', gen_random_uuid() || '@example.test', 'USER',
        case n % 10 when 0 then 'STANDARD' else 'FREE' end from generate_series(1, 4000) n;
    insert into mails (id, created_at, "to", subject, text, html, state)
      select gen_random_uuid(), now() - n * interval '1 second', 'ann@example.test', 'Hello', '', '',
        case n % 10 when 0 then 'FAILED' else 'SENT' end from generate_series(1, 4000) n;
    insert into support_messages (id, created_at, name, email, subject, message, status)
      select gen_random_uuid(), now() - n * interval '1 second', 'Ann', 'ann@example.test', 'Hello', '',
        case n % 10 when 0 then 'DONE' else 'OPEN' end from generate_series(1, 4000) n;
  `);
  for (const table of ['users', 'mails', 'support_messages']) await em.execute(`vacuum analyze ${table}`);
  const read = async (field: string, args: string) => {
    const payload = { query: `{ found: ${field}(limit: 10, ${args}) { firstKey lastKey data { id } } }` };
    return (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json().data.found;
  };

  for (const [field, filter, index] of [
    ['adminUsers', '', 'users_newest_index'],
    ['adminUsers', 'tier: STANDARD', 'users_tier_index'],
    ['mailDeliveries', '', 'mails_created_at_id_index'],
    ['mailDeliveries', 'state: FAILED', 'mails_state_created_at_id_index'],
    ['supportMessages', '', 'support_messages_created_at_id_index'],
    ['supportMessages', 'status: DONE', 'support_messages_status_created_at_id_index'],
  ] as const) {
    const far = await read(field, `page: 30 ${filter}`);
    const statements = await statementsOf(orm, async () => {
      const next = await read(field, `page: 31, after: "${far.lastKey}" ${filter}`);
      expect(next.data).toEqual((await read(field, `page: 31 ${filter}`)).data);
      expect((await read(field, `page: 30, before: "${next.firstKey}" ${filter}`)).data).toEqual(far.data);
    });
    const pages = statements.filter(({ text }) => / as time from /.test(text) && !/ offset /.test(text));
    expect(pages).toHaveLength(2);
    for (const { text, values } of pages) {
      const plan = await planOf(orm, text, values);
      expect(plan).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index}.*\\n.*Index Cond: .*ROW`));
      expect(plan).not.toMatch(/Seq Scan on (users|mails|support_messages)|Rows Removed/);
    }
  }
});

async function planOf(orm: MikroORM, text: string, values: unknown[]): Promise<string> {
  const pool = await orm.em.getConnection().getNativeClient();
  const explained = `explain (analyze, costs off, timing off, summary off, buffers off) ${text}`;
  const { rows } = await pool.query(explained, values);
  return rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
}

test('a page of a long list in each of its orders is read from the index of that order', async ({ em, orm, app }) => {
  const me = await aUser(em);
  const list = await aList(em, { owner: me, privacy: 'PUBLIC' });
  await em.execute(`
    insert into items (id, created_at, updated_at, title, description, notes, category, price_minor, order_index, list_id)
      select gen_random_uuid(), now() - n * interval '1 second', now(), md5(n::text), '', '', md5('c' || n), n, n, '${list.id}'
      from generate_series(1, 4000) n;
  `);
  await em.execute('vacuum analyze items');
  const headers = await bearer(app, me);
  const read = async (args: string) => {
    const fields = 'nodes { id } pageInfo { endCursor }';
    const query = `{ list(id: "${list.id}") { itemsConnection(first: 10, ${args}) { ${fields} } } }`;
    const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    return response.json().data.list.itemsConnection;
  };

  for (const key of ['name', 'price', 'category', 'date']) {
    for (const way of ['ASC', 'DESC']) {
      const sort = `sort: ${key.toUpperCase()}_${way}`;
      const { pageInfo } = await read(sort);
      const statements = await statementsOf(orm, () => read(`${sort}, after: "${pageInfo.endCursor}"`));
      const pages = statements.filter(({ text }) => text.includes('"key_text"') || / key_text/.test(text));
      expect(pages, sort).toHaveLength(1);
      for (const { text, values } of pages) {
        const plan = await planOf(orm, text, values);
        expect(plan, sort).toMatch(new RegExp(`Index Scan (Backward )?using items_${key}_index`));
        expect(plan, sort).not.toMatch(/Seq Scan on items/);
      }
    }
  }
});
