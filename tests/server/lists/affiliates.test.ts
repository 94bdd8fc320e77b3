import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { outboxMailer } from '../../../server/core/email/outbox-mailer.ts';
import { Image } from '../../../server/core/images/image.entity.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { AffiliateClickDay } from '../../../server/lists/affiliates/affiliate-click-day.entity.ts';
import { AffiliateSite } from '../../../server/lists/affiliates/affiliate-site.entity.ts';
import { AFFILIATE_MATCHING_QUEUE, matchStoredItems } from '../../../server/lists/affiliates/stored-matches.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import { TestPaymentProvider } from '../../../server/money/test-payments/test-payment-provider.ts';
import { startJobs } from '../../../server/site/jobs/jobs.ts';
import { aUser } from '../../builders/accounts.ts';
import { anAffiliateSite } from '../../builders/affiliates.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { anImage, aPicture } from '../../builders/pictures.ts';
import { send } from '../graphql.ts';
import { call, problem } from '../rest.ts';
import { test as base, PUBLIC_URL } from '../server-test.ts';
import { observe } from '../statements.ts';
import { upload } from '../uploads.ts';

/** There are no sites but those of the test, and no items that belong to others. */
const test = base.extend('admin', async ({ em, orm }) => {
  await em.nativeDelete(AffiliateSite, {});
  await matchStoredItems(orm.em.fork());
  await em.execute('delete from jobs.job where name = ?', [AFFILIATE_MATCHING_QUEUE]);
  return aUser(em, { role: 'ADMIN' });
});

const SITE = 'id name affiliateCode defaultLogoUrl isActive urlFormats { urlPattern description priority }';
const CREATE = `mutation ($input: NewAffiliateSiteInput!, $key: String) {
  createAffiliateSite(input: $input, idempotencyKey: $key) { ${SITE} }
}`;
const CHANGE = `mutation ($id: ID!, $changes: AffiliateSiteChangesInput!) {
  updateAffiliateSite(id: $id, changes: $changes) { ${SITE} }
}`;
const CHANGE_FROM = `mutation ($id: ID!, $changes: AffiliateSiteChangesInput!, $base: AffiliateSiteChangesInput) {
  updateAffiliateSite(id: $id, changes: $changes, base: $base) { ${SITE} }
}`;
const SITES = `{ affiliateSites { total page totalPages data { ${SITE} } } }`;

const AMAZON = {
  name: 'Amazon',
  affiliateCode: 'kindlist-20',
  urlFormats: [{ urlPattern: 'amazon.*', description: 'Everything', priority: 5 }],
};

async function create(app: FastifyInstance, admin: User, input: object = AMAZON) {
  return (await send(app, CREATE, admin, { input })).data.createAffiliateSite;
}

/** The item as people get it, from each place where they get it. */
async function seen(app: FastifyInstance, item: Item) {
  const list = item.list.unwrap();
  const owner = list.owner.unwrap();
  const fields = 'outgoingUrl isAffiliateLink effectiveImageUrl';
  const query = `{
    item(id: "${item.id}") { ${fields} primaryUrl }
    list(id: "${list.id}") { items { ${fields} } }
    sharedList(token: "${list.shareToken}") { items { ${fields} } }
  }`;
  const { item: alone, list: own, sharedList } = (await send(app, query, owner)).data;
  const shared = (await call(app, `GET /lists/shared/${list.shareToken}`)).body.data.items[0];
  const rest = (await call(app, `GET /items/${item.id}`, { viewer: owner })).body.data;
  const { primaryUrl, ...shown } = alone;
  expect([own.items[0], sharedList.items[0]]).toEqual([shown, shown]);
  expect([rest.outgoing_url, shared.outgoing_url]).toEqual([shown.outgoingUrl, shown.outgoingUrl]);
  expect([rest.primary_url, shared.primary_url]).toEqual([primaryUrl, primaryUrl]);
  return { ...shown, primaryUrl };
}

async function anItemOfAmazon(em: EntityManager, overrides: object = {}) {
  const list = await aList(em, { privacy: 'PUBLIC' });
  return anItem(em, { list, primaryUrl: 'https://www.amazon.de/dp/B01', ...overrides });
}

/** Whether the job that compares all links is asked for, and only once however often. */
async function jobs(em: EntityManager): Promise<number> {
  const rows = await em.execute('select id from jobs.job where name = ?', [AFFILIATE_MATCHING_QUEUE]);
  return rows.length;
}

test('an administrator adds a site, changes it, switches it off and deletes it', async ({ app, admin }) => {
  const site = await create(app, admin);
  expect(site).toMatchObject({ ...AMAZON, defaultLogoUrl: null, isActive: true });

  const urlFormats = [{ urlPattern: 'amazon.com/dp/*', description: '', priority: 0 }];
  const changes = { affiliateCode: 'other-21', urlFormats, defaultLogoUrl: 'https://cdn.example/amazon.png' };
  const { data } = await send(app, CHANGE, admin, { id: site.id, changes });
  expect(data.updateAffiliateSite).toMatchObject({ name: 'Amazon', ...changes });

  const off = await send(
    app,
    `mutation { setAffiliateSiteActive(id: "${site.id}", isActive: false) { isActive } }`,
    admin,
  );
  expect(off.data.setAffiliateSiteActive).toEqual({ isActive: false });
  const read = `{ affiliateSite(id: "${site.id}") { isActive affiliateCode } }`;
  expect((await send(app, read, admin)).data.affiliateSite).toEqual({ isActive: false, affiliateCode: 'other-21' });

  const gone = await send(app, `mutation { deleteAffiliateSite(id: "${site.id}") }`, admin);
  expect(gone.data.deleteAffiliateSite).toBe(site.id);
  expect((await send(app, read, admin)).data.affiliateSite).toBeNull();
  expect((await send(app, CHANGE, admin, { id: site.id, changes })).errors[0].extensions.code).toBe('NOT_FOUND');
  expect((await send(app, SITES, admin)).data.affiliateSites.total).toBe(0);
});

test('the sites with the most important patterns come first, page by page', async ({ app, em, admin }) => {
  for (const [name, priority] of [
    ['Zebra', 0],
    ['Ant', 0],
    ['Yak', 7],
  ] as const) {
    await anAffiliateSite(em, { name, urlFormats: [{ priority }] });
  }

  const namesOn = async (page: number) => {
    const query = `{ affiliateSites(page: ${page}, limit: 2) { total totalPages data { name } } }`;
    const { total, totalPages, data } = (await send(app, query, admin)).data.affiliateSites;
    expect([total, totalPages]).toEqual([3, 2]);
    return data.map(({ name }: { name: string }) => name);
  };
  expect([await namesOn(1), await namesOn(2), await namesOn(3)]).toEqual([['Yak', 'Ant'], ['Zebra'], []]);
});

test('pressing twice adds one site', async ({ app, em, admin }) => {
  const ids = [];
  for (const _ of [1, 2]) {
    ids.push((await send(app, CREATE, admin, { input: AMAZON, key: 'one key' })).data.createAffiliateSite.id);
  }

  expect(ids[0]).toBe(ids[1]);
  expect(await em.count(AffiliateSite)).toBe(1);
});

/** They name no shop, or more than a pattern can. */
const NO_PATTERNS = [
  ...[
    'amazon',
    '*',
    '*.*',
    '127.0.0.1',
    'a@shop.example',
    'shop.example:8080',
    'shop.example?code',
    'shop.example?x=1',
  ],
  ...['shop.example/#a', 'x'.repeat(301), 'com', 'co.uk', '*.com', '*.co.uk', 'a*.com', 'a*.co.uk'],
];

test.for(NO_PATTERNS)('the pattern %s is refused at its field', async (urlPattern, { app, em, admin }) => {
  const urlFormats = [{ urlPattern: 'shop.example' }, { urlPattern }];
  const { errors } = await send(app, CREATE, admin, { input: { ...AMAZON, urlFormats } });

  expect(Object.keys(errors[0].extensions.fields)).toEqual(['urlFormats.1.urlPattern']);
  expect(await em.count(AffiliateSite)).toBe(0);
});

test('what is wrong is said at its field', async ({ app, em, admin }) => {
  const { errors } = await send(app, CREATE, admin, { input: { ...AMAZON, urlFormats: [{ urlPattern: ' ' }] } });
  expect(errors[0].extensions.fields).toEqual({ 'urlFormats.0.urlPattern': ['Required'] });

  const bad = {
    name: ' ',
    affiliateCode: 'a b',
    defaultLogoUrl: 'javascript:alert(1)',
    urlFormats: Array(51).fill({ urlPattern: 'a.example' }),
  };
  expect((await send(app, CREATE, admin, { input: bad })).errors[0].extensions.fields).toEqual({
    name: ['Required'],
    affiliateCode: ['The affiliate code cannot contain spaces'],
    defaultLogoUrl: ['Please enter a valid URL starting with http:// or https://'],
    urlFormats: ['A site can have at most 50 link patterns'],
  });
  const { errors: refused } = await send(app, CREATE, admin, { input: { ...AMAZON, affiliateCode: '"><script>' } });
  expect(refused[0].extensions.fields).toEqual({
    affiliateCode: ['An affiliate code has letters, digits and signs such as - _ . only'],
  });
  expect(await em.count(AffiliateSite)).toBe(0);
});

test('nobody but administrators learns of sites, or changes them', async ({ app, em, admin }) => {
  const site = await create(app, admin);
  const operations = [
    SITES,
    `{ affiliateSite(id: "${site.id}") { clicks } }`,
    '{ affiliateLink(url: "https://amazon.com") { outgoingUrl } }',
    'mutation { createAffiliateSite(input: { name: "A", affiliateCode: "B" }) { id } }',
    `mutation { updateAffiliateSite(id: "${site.id}", changes: { name: "B" }) { id } }`,
    `mutation { setAffiliateSiteActive(id: "${site.id}", isActive: false) { id } }`,
    `mutation { deleteAffiliateSite(id: "${site.id}") }`,
  ];
  const lines = [
    'GET /admin/affiliate-sites',
    'POST /admin/affiliate-sites',
    `PUT /admin/affiliate-sites/${site.id}`,
    `PATCH /admin/affiliate-sites/${site.id}`,
    `DELETE /admin/affiliate-sites/${site.id}`,
  ];
  for (const [viewer, code, status] of [
    [await aUser(em), 'FORBIDDEN', 403],
    [null, 'UNAUTHENTICATED', 401],
  ] as const) {
    for (const query of operations) {
      expect((await send(app, query, viewer)).errors[0].extensions.code, query).toBe(code);
    }
    for (const line of lines) {
      expect((await call(app, line, { viewer, body: line.startsWith('GET') ? undefined : {} })).status, line).toBe(
        status,
      );
    }
  }
  expect((await send(app, SITES, admin)).data.affiliateSites.data).toEqual([site]);
});

test('a priority that is no number, or is missing, is 0', async ({ app, admin }) => {
  const typed: [sent: unknown, read: number][] = [
    [undefined, 0],
    [null, 0],
    ['', 0],
    ['  ', 0],
    ['high', 0],
    ['4,5', 0],
    ['NaN', 0],
    ['Infinity', 0],
    ['-3', -3],
    [' 12 ', 12],
    ['4.7', 4],
    ['-0.5', 0],
  ];
  const body = {
    name: 'Shops',
    affiliate_code: 'k-1',
    url_formats: typed.map(([priority], place) => ({ url_pattern: `shop${place}.example`, priority })),
  };
  const rest = await call(app, 'POST /admin/affiliate-sites', { viewer: admin, body });
  const prioritiesOf = (formats: { priority: number }[]) => formats.map(({ priority }) => priority);
  expect(prioritiesOf(rest.body.data.url_formats)).toEqual(typed.map(([, read]) => read));

  const urlFormats = [{ urlPattern: 'a.example' }, { urlPattern: 'b.example', priority: null }];
  const { data } = await send(app, CREATE, admin, { input: { name: 'Two', affiliateCode: 'k-2', urlFormats } });
  expect(prioritiesOf(data.createAffiliateSite.urlFormats)).toEqual([0, 0]);
});

test('REST manages sites by the contract', async ({ app, admin }) => {
  const body = {
    name: 'Amazon',
    affiliate_code: 'k-20',
    url_formats: [
      { url_pattern: 'amazon.*', priority: '4' },
      { url_pattern: 'amzn.example', priority: 'high' },
    ],
  };
  const created = await call(app, 'POST /admin/affiliate-sites', { viewer: admin, body });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ success: true, id: created.body.data.id });
  expect(created.body.data).toEqual({
    id: expect.any(String),
    name: 'Amazon',
    affiliate_code: 'k-20',
    default_logo_url: null,
    is_active: true,
    url_formats: [
      { url_pattern: 'amazon.*', description: '', priority: 4 },
      { url_pattern: 'amzn.example', description: '', priority: 0 },
    ],
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  const path = `/admin/affiliate-sites/${created.body.data.id}`;

  const listed = await call(app, 'GET /admin/affiliate-sites', { viewer: admin });
  expect(listed.body.data).toMatchObject({
    total: 1,
    page: 1,
    pageSize: 100,
    totalPages: 1,
    data: [{ name: 'Amazon' }],
  });
  const off = await call(app, `PATCH ${path}`, { viewer: admin, body: { is_active: false } });
  expect(off.body.data).toMatchObject({ is_active: false, name: 'Amazon', affiliate_code: 'k-20' });
  const missing = await call(app, 'POST /admin/affiliate-sites', { viewer: admin, body: { url_formats: [{}] } });
  expect([missing.status, missing.body]).toEqual([
    400,
    problem('BAD_USER_INPUT', 'Required', [
      { field: 'name', message: 'Required' },
      { field: 'affiliate_code', message: 'Required' },
      { field: 'url_formats.0.url_pattern', message: 'Required' },
    ]),
  ]);
  const gone = await call(app, `DELETE ${path}`, { viewer: admin });
  expect([gone.status, gone.body]).toEqual([200, { success: true, data: null, message: 'Affiliate site deleted' }]);
  expect((await call(app, `DELETE ${path}`, { viewer: admin })).status).toBe(404);
});

test('an item whose link belongs to a site carries its code from the beginning, and keeps the link as it was entered', async ({
  app,
  em,
  admin,
}) => {
  await create(app, admin, { ...AMAZON, defaultLogoUrl: 'https://cdn.example/amazon.png' });
  const list = await aList(em, { privacy: 'PUBLIC' });
  const input = '{ title: "Mug", primaryUrl: "https://www.amazon.de/dp/B01?th=1" }';
  const { data } = await send(
    app,
    `mutation { createItem(listId: "${list.id}", input: ${input}) { id } }`,
    list.owner.unwrap(),
  );
  const item = await em.findOneOrFail(Item, data.createItem.id, { populate: ['list.owner'] });

  expect(await seen(app, item)).toEqual({
    primaryUrl: 'https://www.amazon.de/dp/B01?th=1',
    outgoingUrl: 'https://www.amazon.de/dp/B01?th=1&tag=kindlist-20',
    isAffiliateLink: true,
    effectiveImageUrl: 'https://cdn.example/amazon.png',
  });
  const change = async (changes: string) =>
    send(app, `mutation { updateItem(id: "${item.id}", changes: ${changes}) { id } }`, list.owner.unwrap());
  await change('{ imageUrl: "https://cdn.example/mug.jpg" }');
  expect(await seen(app, item)).toMatchObject({
    isAffiliateLink: true,
    effectiveImageUrl: 'https://cdn.example/mug.jpg',
  });
  await change('{ primaryUrl: "https://another.example/1", imageUrl: null }');
  expect(await seen(app, item)).toEqual({
    primaryUrl: 'https://another.example/1',
    outgoingUrl: 'https://another.example/1',
    isAffiliateLink: false,
    effectiveImageUrl: null,
  });
});

test('a site that is added, changed, switched off or deleted reaches the items that are there, in the background', async ({
  app,
  em,
  orm,
  admin,
}) => {
  const item = await anItemOfAmazon(em);
  const before = await em.fork().findOneOrFail(Item, item.id, { populate: ['list'] });
  const outgoing = async () => {
    await matchStoredItems(orm.em.fork());
    return (await seen(app, item)).outgoingUrl;
  };
  const site = await create(app, admin);
  expect(await jobs(em)).toBe(1);
  expect(await outgoing()).toBe('https://www.amazon.de/dp/B01?tag=kindlist-20');

  await send(app, CHANGE, admin, {
    id: site.id,
    changes: { affiliateCode: 'b-21', defaultLogoUrl: 'https://cdn.example/a.png' },
  });
  expect(await outgoing()).toBe('https://www.amazon.de/dp/B01?tag=b-21');
  expect((await seen(app, item)).effectiveImageUrl).toBe('https://cdn.example/a.png');
  await send(app, `mutation { setAffiliateSiteActive(id: "${site.id}", isActive: false) { id } }`, admin);
  expect(await outgoing()).toBe('https://www.amazon.de/dp/B01');
  await send(app, `mutation { setAffiliateSiteActive(id: "${site.id}", isActive: true) { id } }`, admin);
  expect(await outgoing()).toBe('https://www.amazon.de/dp/B01?tag=b-21');
  await send(app, `mutation { deleteAffiliateSite(id: "${site.id}") }`, admin);
  expect(await outgoing()).toBe('https://www.amazon.de/dp/B01');
  expect(await matchStoredItems(orm.em.fork())).toBe(0);

  const after = await em.fork().findOneOrFail(Item, item.id, { populate: ['list'] });
  expect(after.updatedAt).toEqual(before.updatedAt); // nobody edited it
  expect(after.list.$.revision).toBe(before.list.$.revision + 5); // but each time the list showed another link
});

test('the job is done as soon as the change is through, and once more for what changes while it is at work', async ({
  app,
  em,
  orm,
  databaseUrl,
  infrastructure,
  admin,
}) => {
  const item = await anItemOfAmazon(em);
  const working = await startJobs(databaseUrl, {
    orm,
    mailer: outboxMailer,
    imageStore: infrastructure.imageStore,
    undoSecrets: infrastructure.undoSecrets,
    giftLinks: infrastructure.giftLinks,
    rateLimits: infrastructure.rateLimits,
    pushSender: infrastructure.pushSender,
    payments: { provider: new TestPaymentProvider(orm, () => '') },
    settings: () => infrastructure.settings.now,
  });
  try {
    const { id } = await create(app, admin);
    for (const affiliateCode of ['b', 'c', 'd']) await send(app, CHANGE, admin, { id, changes: { affiliateCode } });

    const outgoing = async () => (await em.fork().findOneOrFail(Item, item.id)).affiliateUrl;
    await expect.poll(outgoing).toBe('https://www.amazon.de/dp/B01?tag=d');
  } finally {
    await working.stop();
  }
});

test('all links are compared, however many there are, and only what is different is written', async ({
  em,
  orm,
  admin,
}) => {
  const list = await aList(em, { owner: admin });
  const add = `insert into items (id, created_at, updated_at, title, description, notes, category, primary_url, quantity_desired, order_index, list_id)
    select uuidv7(), now(), now(), 'Thing', '', '', '', 'https://' || case n % 3 when 0 then 'shop.example/' else 'other.example/' end || n, 1, n, ?
    from generate_series(1, 2500) n`;
  await em.execute(add, [list.id]);
  await anAffiliateSite(em, { urlFormats: [{ urlPattern: 'shop.example' }] });

  expect(await matchStoredItems(orm.em.fork())).toBe(833);

  expect(await em.count(Item, { list, affiliateUrl: { $like: 'https://shop.example/%?tag=kindlist-20' } })).toBe(833);
  expect(await matchStoredItems(orm.em.fork())).toBe(0);
});

test('the job waits for a person who is adding an item by the sites as they were, so that none is forgotten', async ({
  app,
  em,
  orm,
  admin,
}) => {
  const list = await aList(em, { privacy: 'PUBLIC' });
  const job = await em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock_shared(7274103)'); // as a process that has read the sites does
    await create(app, admin);
    const matching = matchStoredItems(orm.em.fork());
    await expect.poll(() => waiting(em.fork())).toBe(1);
    await tx.execute(
      `insert into items (id, created_at, updated_at, title, description, notes, category, primary_url, quantity_desired, order_index, list_id)
       values (?, now(), now(), 'Mug', '', '', '', 'https://amazon.com/1', 1, 0, ?)`,
      [crypto.randomUUID(), list.id],
    );
    return { matching };
  });
  await job.matching;

  const item = await em.fork().findOneOrFail(Item, { list });
  expect(item.affiliateUrl).toBe('https://amazon.com/1?tag=kindlist-20');
});

async function waiting(em: EntityManager): Promise<number> {
  const [row]: { count: number }[] = await em.execute(
    `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`,
  );
  return row?.count ?? 0;
}

test('a logo that was uploaded here stays as long as its site, and its thumbnail is shown', async ({
  app,
  em,
  orm,
  admin,
}) => {
  const item = await anItemOfAmazon(em);
  const file = await aPicture().jpeg().toBuffer();
  const { body } = await upload(app, '/images/upload', admin, { file, fields: { folder: 'affiliate' } });
  const site = await create(app, admin, { ...AMAZON, defaultLogoUrl: body.data.url });
  await matchStoredItems(orm.em.fork());
  const image = await em.fork().findOneOrFail(Image, { uploader: admin });

  expect(image.keptUntil).toBeNull();
  expect((await seen(app, item)).effectiveImageUrl).toBe(PUBLIC_URL + image.thumbnailUrl);
  await send(app, CHANGE, admin, { id: site.id, changes: { name: 'Amazon again', defaultLogoUrl: body.data.url } });
  expect(await em.fork().count(Image, { uploader: admin, keptUntil: null })).toBe(1);
  await send(app, CHANGE, admin, { id: site.id, changes: { defaultLogoUrl: null } });
  expect(await em.fork().count(Image, { uploader: admin })).toBe(0);
});

test('an own picture of an item goes before the logo of its shop', async ({ app, em, orm, admin }) => {
  const item = await anItemOfAmazon(em, { image: anImage(em) });
  await create(app, admin, { ...AMAZON, defaultLogoUrl: 'https://cdn.example/amazon.png' });
  await matchStoredItems(orm.em.fork());

  expect((await seen(app, item)).effectiveImageUrl).toBe(PUBLIC_URL + item.image?.unwrap().thumbnailUrl);
});

test('a shared list costs one query, however many sites there are', async ({ app, em, orm, admin }) => {
  const item = await anItemOfAmazon(em);
  for (let count = 0; count < 20; count++) await anAffiliateSite(em, { urlFormats: [{ urlPattern: 'amazon.*' }] });
  await matchStoredItems(orm.em.fork());
  const query = `{ sharedList(token: "${item.list.unwrap().shareToken}") { items { outgoingUrl isAffiliateLink effectiveImageUrl } } }`;

  const { statements } = await observe(() => send(app, query));

  expect(statements).toHaveLength(1);
  expect(statements[0]).not.toContain('affiliate_sites');
  expect(admin.role).toBe('ADMIN');
});

test('links that are followed are counted per site and day, and nothing is kept of who followed which', async ({
  app,
  em,
  orm,
  admin,
}) => {
  const item = await anItemOfAmazon(em);
  const [site, other] = [await create(app, admin), await create(app, admin, { name: 'B', affiliateCode: 'b' })];
  await matchStoredItems(orm.em.fork());
  const stored = () => em.execute('select to_jsonb(i) as row from items i where id = ?', [item.id]);
  const before = await stored();
  const click = (id: string) => app.inject({ method: 'POST', url: `/api/v1/items/${id}/click`, payload: '' });

  for (const id of [item.id, item.id, (await anItem(em)).id, crypto.randomUUID(), 'x']) {
    const { statusCode, body, headers } = await click(id);
    expect([statusCode, JSON.parse(body).data, headers['set-cookie']]).toEqual([200, null, undefined]);
  }

  const counts = await send(app, '{ affiliateSites { data { id clicks today: clicks(days: 1) } } }', admin);
  expect(counts.data.affiliateSites.data).toEqual(
    expect.arrayContaining([
      { id: site.id, clicks: 2, today: 2 },
      { id: other.id, clicks: 0, today: 0 },
    ]),
  );
  expect(await em.fork().find(AffiliateClickDay, {})).toMatchObject([{ clicks: 2 }]);
  expect(await stored()).toEqual(before);
});

test('clicks of earlier days are counted as long as they are asked for', async ({ app, em, admin }) => {
  const site = await anAffiliateSite(em);
  for (const [days, clicks] of [
    [0, 1],
    [29, 10],
    [30, 100],
  ]) {
    await em.execute(
      `insert into affiliate_click_days (site_id, day, clicks) values (?, (now() at time zone 'utc')::date - ?::int, ?)`,
      [site.id, days, clicks],
    );
  }
  const query = `{ affiliateSite(id: "${site.id}") { usual: clicks one: clicks(days: 1) more: clicks(days: 31) odd: clicks(days: -5) } }`;

  expect((await send(app, query, admin)).data.affiliateSite).toEqual({ usual: 11, one: 1, more: 111, odd: 1 });
});

test('clicks are told day by day', async ({ app, em, admin }) => {
  const site = await anAffiliateSite(em);
  for (const [days, clicks] of [
    [3, 4],
    [1, 7],
    [40, 9],
  ]) {
    await em.execute(
      `insert into affiliate_click_days (site_id, day, clicks) values (?, (now() at time zone 'utc')::date - ?::int, ?)`,
      [site.id, days, clicks],
    );
  }
  const { data } = await send(
    app,
    `{ affiliateSite(id: "${site.id}") { clicksByDay(days: 30) { day clicks } } }`,
    admin,
  );

  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const counts = data.affiliateSite.clicksByDay;
  expect(counts.map(({ clicks }: { clicks: number }) => clicks)).toEqual([4, 7]);
  expect([dayAgo(1), dayAgo(2)]).toContain(counts[1].day); // midnight may pass meanwhile
});

test('a deleted site does nothing any more, and its clicks stay with its name', async ({ app, em, orm, admin }) => {
  const item = await anItemOfAmazon(em);
  const site = await create(app, admin, { ...AMAZON, defaultLogoUrl: 'https://cdn.example/amazon.png' });
  await matchStoredItems(orm.em.fork());
  await app.inject({ method: 'POST', url: `/api/v1/items/${item.id}/click`, payload: '' });

  await send(app, `mutation { deleteAffiliateSite(id: "${site.id}") }`, admin);
  await matchStoredItems(orm.em.fork());

  expect(await seen(app, item)).toMatchObject({ outgoingUrl: item.primaryUrl, isAffiliateLink: false });
  const gone =
    '{ affiliateSites(deleted: true) { total data { name clicks deletedAt isActive urlFormats { urlPattern } } } }';
  expect((await send(app, gone, admin)).data.affiliateSites).toEqual({
    total: 1,
    data: [{ name: 'Amazon', clicks: 1, deletedAt: expect.any(String), isActive: false, urlFormats: [] }],
  });
  const again = `mutation { setAffiliateSiteActive(id: "${site.id}", isActive: true) { id } }`;
  expect((await send(app, again, admin)).errors[0].extensions.code).toBe('NOT_FOUND');
  const tried = await send(app, '{ affiliateLink(url: "https://amazon.de/dp/1") { site { name } } }', admin);
  expect(tried.data.affiliateLink.site).toBeNull();
});

test('two administrators who change the same of a site are told, and neither change is lost', async ({
  app,
  em,
  admin,
}) => {
  const other = await aUser(em, { role: 'ADMIN' });
  const { id, urlFormats } = await create(app, admin);
  const base = { affiliateCode: AMAZON.affiliateCode, urlFormats };
  const format = (urlPattern: string) => [{ urlPattern, description: '', priority: 0 }];
  const change = (viewer: User, changes: object) => send(app, CHANGE_FROM, viewer, { id, changes, base });

  await change(admin, { urlFormats: format('amazon.de') });
  const { errors } = await change(other, { urlFormats: format('amazon.fr'), name: 'Amazon France' });
  const besides = await change(other, { affiliateCode: 'fr-21' });

  expect(errors[0].extensions).toMatchObject({
    code: 'CONFLICT',
    conflicts: [{ field: 'urlFormats', theirs: format('amazon.de'), yours: format('amazon.fr'), by: admin.name }],
    fields: { urlFormats: [`${admin.name} changed this.`] },
  });
  expect(besides.data.updateAffiliateSite).toMatchObject({
    name: 'Amazon',
    affiliateCode: 'fr-21',
    urlFormats: format('amazon.de'),
  });
  expect((await change(other, { urlFormats: format('amazon.de') })).errors).toBeUndefined(); // both want the same
});

test('what is followed on a hidden list is not counted, and the answer does not tell', async ({
  app,
  em,
  orm,
  admin,
}) => {
  const item = await anItemOfAmazon(em);
  await create(app, admin);
  await matchStoredItems(orm.em.fork());
  const counted = async () =>
    Number((await orm.em.fork().execute('select coalesce(sum(clicks), 0) as sum from affiliate_click_days'))[0]?.sum);
  const click = async () => {
    const { statusCode, body } = await app.inject({ method: 'POST', url: `/api/v1/items/${item.id}/click` });
    return [statusCode, JSON.parse(body).data];
  };
  const before = await counted();
  const shown = await click();
  expect(await counted()).toBe(before + 1);

  await em.execute('update lists set hidden_at = now() where id = ?', [item.list.id]);
  expect(await click()).toEqual(shown);
  expect(await counted()).toBe(before + 1);
});

test('nobody makes up thousands of clicks', async ({ infrastructure, em, app, admin }) => {
  const item = await anItemOfAmazon(em);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const click = async () =>
    (await app.inject({ method: 'POST', url: `/api/v1/items/${item.id}/click`, headers })).statusCode;
  for (let count = 0; count < 300; count++)
    await infrastructure.rateLimits.consume('linkClick', ['127.0.0.1']).catch(() => {});

  expect(await click()).toBe(429);
  expect(admin.role).toBe('ADMIN');
});
