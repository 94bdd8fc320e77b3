import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { Infrastructure } from '../../../server/infrastructure.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import { Collaborator } from '../../../server/lists/lists/collaborator.entity.ts';
import { lookAtPrices } from '../../../server/shops/watched-prices/look-at-prices.ts';
import { ourRules } from '../../../server/shops/watched-prices/robots-rules.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aProductPage, aSchemaProduct } from '../../builders/product-pages.ts';
import type { startProductPages } from '../../fakes/product-page-server.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';

const DAY_MS = 24 * 3_600_000;
const FIELDS = 'isWatched problem looks { isSoldOut price { amountMinor currency } }';
const SET = `mutation ($id: ID!, $isWatched: Boolean!) { setPriceWatched(itemId: $id, isWatched: $isWatched) { ${FIELDS} } }`;
const READ = `query ($id: ID!) { watchedPrice(itemId: $id) { ${FIELDS} } }`;

type ProductPageServer = Awaited<ReturnType<typeof startProductPages>>;

/** A shop's page at a price that a test changes; null once there is none to buy. */
function aShop(pages: ProductPageServer) {
  const shop = { price: '100.00' as string | null, url: '' };
  shop.url = pages.add((_request, response) => {
    const availability = `https://schema.org/${shop.price === null ? 'OutOfStock' : 'InStock'}`;
    const offers = {
      '@type': 'Offer',
      availability,
      ...(shop.price !== null && { price: shop.price, priceCurrency: 'EUR' }),
    };
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(aProductPage({ jsonLd: [aSchemaProduct({ offers })] }));
  });
  return shop;
}

// They share a shop, which is looked at minutes apart.
test.beforeEach(async ({ em }) => {
  await em.execute('delete from price_watches');
  await em.execute('delete from watched_shops');
});

/** Days that pass, on each of which everything whose time has come is looked at. */
function aCalendar(em: EntityManager, { productPages, pageFetcher }: Infrastructure) {
  let now = Date.UTC(3000, 0, 1);
  const look = async () => {
    await em.fork().execute('delete from page_readings'); // an hour is over
    await lookAtPrices(em.fork(), { pages: productPages, fetcher: pageFetcher }, new Date(now));
  };
  return {
    look,
    days: async (days: number) => {
      now += days * DAY_MS;
      await look();
    },
  };
}

async function aWatchedItem(app: FastifyInstance, em: EntityManager, url: string, viewer?: User) {
  const owner = viewer ?? (await aUser(em, { name: 'Ida' }));
  const list = await aList(em, { owner, name: 'Home' });
  const item = await anItem(em, { list, title: 'Bicycle', primaryUrl: url, priceMinor: 10_000, currency: 'EUR' });
  const { data } = await send(app, SET, owner, { id: item.id, isWatched: true });
  expect(data.setPriceWatched).toEqual({ isWatched: true, problem: null, looks: [] });
  return { owner, list, item };
}

async function noticesOf(app: FastifyInstance, viewer: User): Promise<string[]> {
  const { data } = await send(app, '{ notifications { notifications { text } } }', viewer);
  return data.notifications.notifications.map(({ text }: { text: string }) => text);
}

const priceOf = async (app: FastifyInstance, viewer: User, id: string) =>
  (await send(app, READ, viewer, { id })).data.watchedPrice;

test('people are told of a price that fell by a tenth, at most once a week, and what they typed stays', async ({
  app,
  em,
  infrastructure,
  productPages,
}) => {
  const shop = aShop(productPages);
  const { owner, item } = await aWatchedItem(app, em, shop.url);
  const calendar = aCalendar(em, infrastructure);
  await calendar.look();
  shop.price = '91.00';
  await calendar.days(2);
  expect(await noticesOf(app, owner)).toEqual([]); // not by a tenth

  shop.price = '90.00';
  await calendar.days(2);
  expect(await noticesOf(app, owner)).toEqual(['“Bicycle” on “Home” costs less now.']);
  await send(app, 'mutation { markNotificationsRead { unreadCount } }', owner);

  shop.price = '50.00';
  await calendar.days(2);
  expect(await noticesOf(app, owner)).toHaveLength(1);
  await calendar.days(6); // a week is over, and it is news still
  expect(await noticesOf(app, owner)).toHaveLength(2);

  expect(
    (await priceOf(app, owner, item.id)).looks.map(
      ({ price }: { price: { amountMinor: number } }) => price.amountMinor,
    ),
  ).toEqual([10_000, 9_100, 9_000, 5_000]);
  const { priceMinor, updatedAt } = await em.fork().findOneOrFail(Item, item.id);
  expect([priceMinor, updatedAt]).toEqual([10_000, item.updatedAt]);
});

test('people are told that something is sold out, once, and again after it was to be had', async ({
  app,
  em,
  infrastructure,
  productPages,
}) => {
  const shop = aShop(productPages);
  const { owner, item } = await aWatchedItem(app, em, shop.url);
  const calendar = aCalendar(em, infrastructure);
  await calendar.look();
  shop.price = null;
  await calendar.days(2);
  await calendar.days(9);
  expect(await noticesOf(app, owner)).toEqual(['“Bicycle” on “Home” is sold out at its shop.']);
  expect((await priceOf(app, owner, item.id)).looks.at(-1)).toEqual({ isSoldOut: true, price: null });

  await send(app, 'mutation { markNotificationsRead { unreadCount } }', owner);
  shop.price = '100.00';
  await calendar.days(2);
  shop.price = null;
  await calendar.days(9);
  expect(await noticesOf(app, owner)).toHaveLength(2);
});

test('a shop is looked at by one process, one item at a time, minutes apart', async ({
  app,
  em,
  infrastructure,
  productPages,
}) => {
  const shops = [aShop(productPages), aShop(productPages)];
  const owner = await aUser(em);
  for (const { url } of shops) await aWatchedItem(app, em, url, owner);
  const calendar = aCalendar(em, infrastructure);
  const asked = () => shops.map(({ url }) => productPages.askedFor(url).length);
  await Promise.all([calendar.look(), calendar.look(), calendar.look()]);
  await calendar.look();
  expect(asked().toSorted()).toEqual([0, 1]);
  await calendar.days(5 / (24 * 60));
  expect(asked()).toEqual([1, 1]);
});

test('a shop that asks programs to stay away is not looked at', async ({ app, em, infrastructure, productPages }) => {
  const shop = aShop(productPages);
  productPages.put('/robots.txt', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.end(`User-agent: *\nAllow: /\n\nUser-agent: kindlist\nDisallow: ${new URL(shop.url).pathname}\n`);
  });
  const { owner, item } = await aWatchedItem(app, em, shop.url);
  const calendar = aCalendar(em, infrastructure);
  await calendar.look();
  expect(productPages.askedFor(shop.url)).toEqual([]);
  expect(await priceOf(app, owner, item.id)).toEqual({ isWatched: true, problem: 'REFUSED_BY_SHOP', looks: [] });
});

test('a shop that wants longer pauses gets them, and its rules count whatever it calls them', async ({
  app,
  em,
  infrastructure,
  productPages,
}) => {
  const [shop, other] = [aShop(productPages), aShop(productPages)];
  productPages.put('/robots.txt', (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream' });
    response.end('User-agent: *\nCrawl-delay: 7200\n');
  });
  const { owner } = await aWatchedItem(app, em, shop.url);
  await aWatchedItem(app, em, other.url, owner);
  const calendar = aCalendar(em, infrastructure);
  const asked = () => [shop, other].map(({ url }) => productPages.askedFor(url).length).toSorted();
  await calendar.look();
  await calendar.days(1 / 24);
  expect(asked()).toEqual([0, 1]);
  await calendar.days(1.1 / 24);
  expect(asked()).toEqual([1, 1]);
  productPages.put('/robots.txt', (_request, response) => void response.writeHead(404).end());
});

test('a shop whose rules or pages cannot be had is asked less and less often', async ({
  app,
  em,
  infrastructure,
  productPages,
}) => {
  const url = productPages.add((_request, response) => void response.writeHead(500).end());
  productPages.put('/robots.txt', (_request, response) => void response.writeHead(404).end());
  const { owner, item } = await aWatchedItem(app, em, url);
  const calendar = aCalendar(em, infrastructure);
  await calendar.look();
  for (let day = 1; day <= 40; day += 1) await calendar.days(1);
  expect(productPages.askedFor(url).length).toBeGreaterThanOrEqual(4);
  expect(productPages.askedFor(url).length).toBeLessThanOrEqual(6);
  expect(await priceOf(app, owner, item.id)).toMatchObject({ problem: 'UNREADABLE' });

  productPages.put('/robots.txt', (_request, response) => void response.writeHead(500).end());
  const shop = aShop(productPages);
  await aWatchedItem(app, em, shop.url);
  await aCalendar(em, infrastructure).look();
  expect(productPages.askedFor(shop.url)).toEqual([]);
  productPages.put('/robots.txt', (_request, response) => void response.writeHead(404).end());
});

test('an item that has another link begins anew, and one without a link, or archived, is left alone', async ({
  app,
  em,
  infrastructure,
  productPages,
}) => {
  const [shop, other] = [aShop(productPages), aShop(productPages)];
  const { owner, item } = await aWatchedItem(app, em, shop.url);
  const calendar = aCalendar(em, infrastructure);
  await calendar.look();
  const change = (changes: object) =>
    send(
      app,
      'mutation ($id: ID!, $changes: ItemChangesInput!) { updateItem(itemId: $id, changes: $changes) { id } }',
      owner,
      {
        id: item.id,
        changes,
      },
    );
  other.price = '20.00';
  await change({ primaryUrl: other.url });
  await calendar.days(2);
  await calendar.days(1);
  expect(await noticesOf(app, owner)).toEqual([]);
  expect(await priceOf(app, owner, item.id)).toMatchObject({ looks: [{ price: { amountMinor: 2_000 } }] });

  await change({ primaryUrl: '' });
  await calendar.days(2);
  await change({ primaryUrl: other.url });
  await send(app, 'mutation ($id: ID!) { setItemArchived(itemId: $id, isArchived: true) { id } }', owner, {
    id: item.id,
  });
  const before = productPages.askedFor(other.url).length;
  await calendar.days(3);
  expect(productPages.askedFor(other.url)).toHaveLength(before);
});

test('who no longer works on the list is told nothing, and what nobody watches is forgotten', async ({
  app,
  em,
  infrastructure,
  productPages,
}) => {
  const shop = aShop(productPages);
  const { owner, list, item } = await aWatchedItem(app, em, shop.url);
  const tom = await aUser(em, { name: 'Tom' });
  await aCollaborator(em, { list, user: tom });
  await send(app, SET, tom, { id: item.id, isWatched: true });
  const calendar = aCalendar(em, infrastructure);
  await calendar.look();
  await em.fork().nativeDelete(Collaborator, { list: list.id, user: tom.id });
  expect((await send(app, READ, tom, { id: item.id })).errors[0].extensions.code).toBe('FORBIDDEN');
  shop.price = '10.00';
  await calendar.days(2);
  expect([await noticesOf(app, owner), await noticesOf(app, tom)].map(({ length }) => length)).toEqual([1, 0]);

  await send(app, SET, owner, { id: item.id, isWatched: false });
  await calendar.days(2);
  const before = productPages.askedFor(shop.url).length;
  await calendar.days(3);
  expect(productPages.askedFor(shop.url)).toHaveLength(before);
});

test('a robots.txt of any size is little work, and its long rules forbid', () => {
  const agents = 'user-agent: a\n'.repeat(19_000);
  const rules = ourRules(`${agents}user-agent: *\n${'allow: /\n'.repeat(12_000)}`);
  expect(rules.length).toBeLessThan(70_000);
  expect(
    ourRules('User-agent: x\nDisallow: /\n\nUser-agent: KINDLIST\nUser-agent: y\nDisallow: /private # not here'),
  ).toBe('user-agent: Kindlist\ndisallow: /private');
  const long = `/${'a'.repeat(10_000)}`;
  expect(ourRules(`User-agent: *\nAllow: ${long}\nDisallow: ${long}`)).toBe(
    `user-agent: *\ndisallow: ${long.slice(0, 200)}`,
  );
  const wild = '/*a*b*c*d*e*f*g*h*i*j';
  expect(ourRules(`User-agent: *\nAllow: ${wild}\nDisallow: ${wild}\nAllow: /***x`)).toBe(
    'user-agent: *\ndisallow: /*a*b*c*d*e*f*g*h\nallow: /*x',
  );
});

test('a page that leads to another shop is followed by that shop’s rules, and at its pace', async ({
  app,
  em,
  infrastructure,
  productPages,
}) => {
  const [open, closed] = [aShop(productPages), aShop(productPages)];
  const atOtherShop = (url: string) => url.replace(productPages.host, productPages.otherHost);
  const leadingTo = (url: string) =>
    productPages.add((_request, response) => void response.writeHead(302, { location: atOtherShop(url) }).end());
  productPages.put('/robots.txt', ({ headers }, response) => {
    const rules =
      headers.host === productPages.otherHost ? `user-agent: *\ndisallow: ${URL.parse(closed.url)?.pathname}` : '';
    response.writeHead(200, { 'content-type': 'text/plain' }).end(rules);
  });
  const first = await aWatchedItem(app, em, leadingTo(open.url));
  const second = await aWatchedItem(app, em, leadingTo(closed.url));
  const calendar = aCalendar(em, infrastructure);
  await calendar.look();
  expect((await priceOf(app, first.owner, first.item.id)).looks).toHaveLength(1);

  await calendar.days(1 / 24);
  expect(await priceOf(app, second.owner, second.item.id)).toMatchObject({ problem: 'REFUSED_BY_SHOP' });
  expect(productPages.askedFor(closed.url)).toHaveLength(0);
});

test('pages of one’s own that lead to a shop wait there for their turn among its items', async ({
  app,
  em,
  infrastructure,
  productPages,
}) => {
  const shop = aShop(productPages);
  const atOtherShop = shop.url.replace(productPages.host, productPages.otherHost);
  const leadsThere = productPages.add(
    (_request, response) => void response.writeHead(302, { location: atOtherShop }).end(),
  );
  const { owner, item } = await aWatchedItem(app, em, leadsThere);
  const others = [
    await aWatchedItem(app, em, `${atOtherShop}?of=1`),
    await aWatchedItem(app, em, `${atOtherShop}?of=2`),
  ];
  const calendar = aCalendar(em, infrastructure);
  const looks = async () => {
    const prices = [priceOf(app, owner, item.id), ...others.map((other) => priceOf(app, other.owner, other.item.id))];
    return (await Promise.all(prices)).map((price) => [price.looks.length, price.problem]);
  };

  await calendar.look();
  expect((await looks())[0]).toEqual([0, null]); // it waits, and has failed at nothing
  expect((await looks()).filter(([count]) => count === 1)).toHaveLength(1);
  await calendar.days(1 / 24);
  await calendar.days(1 / 24);

  expect(await looks()).toEqual([
    [1, null],
    [1, null],
    [1, null],
  ]);
});

test('a short link between two busy shops is looked at, and one that leads from shop to shop has found nothing', async ({
  app,
  em,
  infrastructure,
  productPages,
}) => {
  const shop = aShop(productPages);
  const there = shop.url.replace(productPages.host, productPages.otherHost);
  const leadsThere = productPages.add((_request, response) => void response.writeHead(302, { location: there }).end());
  const short = await aWatchedItem(app, em, leadsThere);
  for (const of of [1, 2]) {
    await aWatchedItem(app, em, `${there}?of=${of}`);
    await aWatchedItem(app, em, `${aShop(productPages).url}?of=${of}`);
  }
  const calendar = aCalendar(em, infrastructure);
  const othersWait = () =>
    em.fork().execute(`update price_watches set look_at = '2999-12-31' where item_id <> ?`, [short.item.id]);
  await calendar.look();
  for (let hour = 1; hour <= 6; hour += 1) {
    await othersWait();
    await calendar.days(1 / 24);
  }
  await othersWait();
  expect((await priceOf(app, short.owner, short.item.id)).looks).toHaveLength(1);

  const lost = await aWatchedItem(app, em, leadsThere);
  await em.fork().execute("update price_watches set host = 'third.test' where item_id = ?", [lost.item.id]);
  await em.fork().execute("insert into watched_shops (host, next_look_at) values ('third.test', '2999-01-01')");
  await calendar.days(1 / 24);
  const [waiting] = await em
    .fork()
    .execute('select failures from price_watches where item_id = ? and look_at > ?', [lost.item.id, '3000-01-02']);
  expect(waiting?.failures).toBe(1);
});

test('an account with many items at a shop keeps nobody else’s waiting', async ({
  app,
  em,
  infrastructure,
  productPages,
}) => {
  const many = Array.from({ length: 3 }, () => aShop(productPages));
  const { owner, list } = await aWatchedItem(app, em, many[0]?.url ?? '');
  for (const { url } of many.slice(1)) {
    const item = await anItem(em, { list, primaryUrl: url });
    await send(app, SET, owner, { id: item.id, isWatched: true });
  }
  const other = aShop(productPages);
  await aWatchedItem(app, em, other.url);
  const calendar = aCalendar(em, infrastructure);
  const looks = () => [...many, other].map(({ url }) => productPages.askedFor(url).length);
  await calendar.look();
  await calendar.days(1 / 24);
  expect(looks()).toEqual([1, 0, 0, 1]);
  await calendar.days(1 / 24);
  expect(looks()).toEqual([1, 1, 0, 1]);
});

test('a link that grows too long as it is written out is none, and holds up no other item of its shop', async ({
  app,
  em,
  infrastructure,
  productPages,
}) => {
  const [shop, other] = [aShop(productPages), aShop(productPages)];
  const { owner, item } = await aWatchedItem(app, em, shop.url);
  await aWatchedItem(app, em, other.url, owner);
  const calendar = aCalendar(em, infrastructure);
  const primaryUrl = `https://shop.test/${'日'.repeat(1_900)}`;
  await em.fork().nativeUpdate(Item, item.id, { primaryUrl });
  await calendar.look();
  await calendar.days(1 / 24);
  expect([shop, other].map(({ url }) => productPages.askedFor(url).length)).toEqual([0, 1]);
  const refused = await send(app, SET, owner, { id: item.id, isWatched: true });
  expect(refused.errors[0].extensions.code).toBe('BAD_USER_INPUT');
});

test('an item needs a link, and one person watches at most 200 items', async ({ app, em, productPages }) => {
  const owner = await aUser(em);
  const list = await aList(em, { owner });
  const [bare, next] = [await anItem(em, { list }), await anItem(em, { list, primaryUrl: productPages.add('') })];
  const refused = await send(app, SET, owner, { id: bare.id, isWatched: true });
  expect(refused.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { primaryUrl: [expect.any(String)] },
  });
  await em.fork().execute(
    `with made as (
       insert into items (id, list_id, title, order_index, created_at, updated_at)
       select gen_random_uuid(), ?, 'Thing ' || n, n, now(), now() from generate_series(1, 200) n returning id
     ), watched as (
       insert into price_watches (item_id, url, host, look_at) select id, 'https://shop.test/', 'shop.test', '9999-01-01' from made returning item_id
     )
     insert into price_watchers (watch_item_id, user_id) select item_id, ? from watched`,
    [list.id, owner.id],
  );
  const full = await send(app, SET, owner, { id: next.id, isWatched: true });
  expect(full.errors[0].extensions.code).toBe('CONFLICT');
  expect(full.errors[0].message).toContain('200 items');
});

const WATCHED = `query ($first: Int, $after: String, $last: Int) { watchedPrices(first: $first, after: $after, last: $last) {
  nodes { title listName isSoldOut seenAt problem price { amountMinor currency } firstPrice { amountMinor currency } }
  pageInfo { hasNextPage hasPreviousPage endCursor }
} }`;

test('all items that somebody watches stand on one page: what each costs now, and did at first', async ({
  app,
  em,
  infrastructure,
  productPages,
}) => {
  const shop = aShop(productPages);
  const { owner } = await aWatchedItem(app, em, shop.url);
  const calendar = aCalendar(em, infrastructure);
  const read = async (viewer: User) => (await send(app, WATCHED, viewer)).data.watchedPrices.nodes;
  expect(await read(owner)).toEqual([
    {
      title: 'Bicycle',
      listName: 'Home',
      isSoldOut: false,
      seenAt: null,
      problem: null,
      price: null,
      firstPrice: null,
    },
  ]);

  await calendar.look();
  shop.price = '80.00';
  await calendar.days(2);

  expect(await read(owner)).toMatchObject([
    { price: { amountMinor: 8_000, currency: 'EUR' }, firstPrice: { amountMinor: 10_000, currency: 'EUR' } },
  ]);
  shop.price = null;
  await calendar.days(2);
  expect(await read(owner)).toMatchObject([
    { isSoldOut: true, price: null, firstPrice: { amountMinor: 10_000, currency: 'EUR' } },
  ]);
});

test('watched items come page by page, by title, and only those of lists that one still works on', async ({
  app,
  em,
}) => {
  const owner = await aUser(em, { name: 'Ida' });
  const editor = await aUser(em, { name: 'Ben' });
  const list = await aList(em, { owner, name: 'Home' });
  await aCollaborator(em, { list, user: editor });
  const titles = ['Cup', 'apron', 'Bowl', 'bowl'];
  for (const [place, title] of titles.entries()) {
    const item = await anItem(em, { list, title, primaryUrl: `https://shop.example/${place}` });
    for (const viewer of [owner, editor]) await send(app, SET, viewer, { id: item.id, isWatched: true });
  }
  const read = async (viewer: User, page: object) => (await send(app, WATCHED, viewer, page)).data.watchedPrices;
  const titlesOf = ({ nodes }: { nodes: { title: string }[] }) => nodes.map(({ title }) => title.toLowerCase());

  const first = await read(owner, { first: 3 });
  expect(titlesOf(first)).toEqual(['apron', 'bowl', 'bowl']);
  expect(first.pageInfo.hasNextPage).toBe(true);
  const rest = await read(owner, { first: 3, after: first.pageInfo.endCursor });
  expect(titlesOf(rest)).toEqual(['cup']);
  expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect(titlesOf(await read(owner, { last: 2 }))).toEqual(['bowl', 'cup']);
  expect((await read(editor, {})).nodes).toHaveLength(4);

  await em.nativeDelete(Collaborator, { list: list.id, user: editor.id });
  expect((await read(editor, {})).nodes).toEqual([]);
  expect((await read(owner, {})).nodes).toHaveLength(4);
  expect((await send(app, WATCHED)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await send(app, WATCHED, owner, { after: 'x' })).errors[0].extensions.code).toBe('BAD_USER_INPUT');
});
