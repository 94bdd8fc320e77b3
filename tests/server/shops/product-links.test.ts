import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { Image } from '../../../server/core/images/image.entity.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import { LONGEST_PAGE } from '../../../server/shops/products/page-size.rules.ts';
import { ShopDay } from '../../../server/shops/products/shop-day.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPicture } from '../../builders/pictures.ts';
import { aProductPage, aSchemaProduct } from '../../builders/product-pages.ts';
import { listen, send } from '../graphql.ts';
import { call, problem } from '../rest.ts';
import { servicesOn, test } from '../server-test.ts';

const PAGE = aProductPage({ jsonLd: [aSchemaProduct()] });
const DENIED = aProductPage({ title: 'Access Denied', body: '<h1>Access Denied</h1>' });

const ADD = `mutation ($listId: ID!, $url: String!, $input: ItemFromUrlInput, $key: String) {
  addItemFromUrl(listId: $listId, url: $url, input: $input, idempotencyKey: $key) {
    id title description price currency primaryUrl imageUrl effectiveImageUrl image { width contentType }
  } }`;

const CHECK = `mutation ($id: ID!) { checkItem(itemId: $id) {
  item { id price } product { price { value } } changes { field before after } } }`;

describe('reading a link', () => {
  test('asks the shop once, however many paste it at the same time', async ({
    orm,
    infrastructure,
    em,
    productPages,
  }) => {
    const url = productPages.add(PAGE);
    const people = await Promise.all(Array.from({ length: 20 }, () => aUser(em.fork())));

    const products = await Promise.all(
      people.map((person) => servicesOn(orm, infrastructure).products.readLink(person, { url })),
    );

    expect(products.map(({ title }) => title?.value)).toEqual(Array(20).fill('Red bicycle'));
    expect(productPages.askedFor(url)).toHaveLength(1);
  });

  test('asks the shop once, whatever was added to the link for counting', async ({ services, em, productPages }) => {
    const me = await aUser(em);
    const url = productPages.add(PAGE);
    await services.products.readLink(me, { url });
    await services.products.readLink(me, { url: `${url}?utm_source=mail&fbclid=1#reviews` });

    expect(productPages.askedFor(url)).toHaveLength(1);
  });

  test('asks the shop again for a person who reads another language', async ({ app, em, productPages }) => {
    const me = await aUser(em);
    const url = productPages.add(PAGE);
    for (const language of ['de', 'fr', 'de']) {
      const headers = { 'accept-language': language };
      expect((await call(app, 'POST /items/scrape-url', { viewer: me, body: { url }, headers })).status).toBe(200);
    }

    expect(productPages.askedFor(url).map(({ headers }) => headers['accept-language'])).toEqual(['de', 'fr']);
  });

  test('waits for another process that is at it, and takes over from one that has died', async ({
    services,
    em,
    productPages,
  }) => {
    const me = await aUser(em);
    const url = productPages.add(PAGE);
    await services.products.readLink(me, { url });
    await em.execute("update page_readings set outcome = null, expires_at = now() + interval '300 milliseconds'");

    expect((await services.products.readLink(me, { url })).title?.value).toBe('Red bicycle');
    expect(productPages.askedFor(url)).toHaveLength(2);
  });

  test('is for members, and only so often', async ({ app, em, productPages }) => {
    const me = await aUser(em);
    const url = productPages.add(PAGE);
    const scrape = (viewer: User | null) => call(app, 'POST /items/scrape-url', { viewer, body: { url } });

    expect((await scrape(null)).status).toBe(401);
    await em.execute('delete from rate_limits');
    await Promise.all(Array.from({ length: 300 }, () => scrape(me)));
    const refused = await scrape(me);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('RATE_LIMITED');
    expect((await scrape(await aUser(em))).status).toBe(200);
  });
});

describe('the contract’s scrape', () => {
  test('answers with the object of the contract', async ({ app, em, productPages }) => {
    const url = productPages.add(PAGE);
    const { status, body } = await call(app, 'POST /items/scrape-url', { viewer: await aUser(em), body: { url } });

    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'OK',
      data: {
        title: 'Red bicycle',
        description: 'A bicycle for the whole family, with seven gears.',
        primary_url: url,
        image_url: 'https://cdn.shop.test/red-bicycle.jpg',
        secondary_url: null,
        notes: '',
        quantity_desired: 1,
        price: 249.9,
        currency: 'EUR',
      },
    });
  });

  test('says why there is nothing, in the contract’s words', async ({ app, em, productPages }) => {
    const viewer = await aUser(em);
    const scrape = async (url: unknown) => {
      const { status, body } = await call(app, 'POST /items/scrape-url', { viewer, body: { url } });
      return [status, body.code, body.reason, body.message, body.detail];
    };
    const status = (code: number) => productPages.add((_request, response) => response.writeHead(code).end());
    const failed = (reason: string, text: string) => [422, 'EXTRACTION_FAILED', reason, text, text];

    expect(await scrape(undefined)).toEqual([400, 'BAD_USER_INPUT', undefined, 'URL is required', 'URL is required']);
    const malformed = 'Please enter a valid URL starting with http:// or https://';
    expect(await scrape('shop.test/bicycle')).toEqual([400, 'BAD_USER_INPUT', undefined, malformed, malformed]);
    expect(await scrape('http://10.1.2.3/')).toEqual(failed('blocked', 'Access denied: blocked for security reasons'));
    expect(await scrape(status(404))).toEqual(failed('not_found', 'Page not found (404)'));
    expect(await scrape(status(403))).toEqual(failed('denied', 'Access denied (403): blocked by the website'));
    expect(await scrape(productPages.add(DENIED))).toEqual(
      failed('denied', 'Access denied (403): blocked by the website'),
    );
    expect(await scrape(status(500))).toEqual(failed('upstream', 'The website answered with status 500'));
    expect(await scrape('http://no-such-shop.invalid/')).toEqual(
      failed('network', 'Network error: unable to connect to the website'),
    );
  });

  test('counts a page that says nothing as an answer', async ({ app, em, productPages }) => {
    const url = productPages.add('<!doctype html><p></p>');
    const { status, body } = await call(app, 'POST /items/scrape-url', { viewer: await aUser(em), body: { url } });

    expect(status).toBe(200);
    expect(body).toEqual(problem('NO_DATA', 'No information could be extracted from this URL'));
  });
});

describe('a page that somebody has open', () => {
  const SCRAPE_PAGE =
    'mutation ($url: String!, $html: String!) { scrapePage(url: $url, html: $html) { url title { value } price { value } } }';

  test('is read from what is handed in, and no shop is asked', async ({ app, em, productPages }) => {
    const url = productPages.add(DENIED);
    const { data } = await send(app, SCRAPE_PAGE, await aUser(em), { url, html: PAGE });

    expect(data.scrapePage).toEqual({ url, title: { value: 'Red bicycle' }, price: { value: 249.9 } });
    expect(productPages.askedFor(url)).toEqual([]);
  });

  test('may have two megabytes over REST, and no more', async ({ app, em }) => {
    const viewer = await aUser(em);
    const scrape = (html: string) =>
      call(app, 'POST /items/scrape-page', { viewer, body: { url: 'https://shop.test/', html } });
    const full = PAGE.replace('</body>', `${' '.repeat(LONGEST_PAGE - PAGE.length)}</body>`);

    expect((await scrape(full)).body.data).toMatchObject({
      title: 'Red bicycle',
      price: 249.9,
      sources: { title: { source: 'JSON_LD', confidence: expect.any(Number) }, price: { source: 'JSON_LD' } },
    });
    expect(await scrape(`${full} `)).toMatchObject({
      status: 400,
      body: { message: 'The page is too large. At most 2 MB can be sent.' },
    });
    expect(
      (await call(app, 'POST /items/scrape-page', { body: { url: 'https://shop.test/', html: PAGE } })).status,
    ).toBe(401);
  });

  test('is kept for nobody else', async ({ app, em, productPages }) => {
    const url = productPages.add(aProductPage({ title: 'Blue bicycle' }));
    await send(app, SCRAPE_PAGE, await aUser(em), { url, html: PAGE });
    const { data } = await send(
      app,
      'mutation ($url: String!) { scrapeUrl(url: $url) { title { value } } }',
      await aUser(em),
      { url },
    );

    expect(data.scrapeUrl.title.value).toBe('Blue bicycle');
  });
});

describe('adding what a link leads to', () => {
  const aShop = async (productPages: { add(answer: string | Buffer | ShopAnswer, name?: string): string }) => {
    const picture = await aPicture({ width: 640, height: 480 }).jpeg().toBuffer();
    const image = productPages.add(
      (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
      'bicycle.jpg',
    );
    return { image, url: productPages.add(aProductPage({ jsonLd: [aSchemaProduct({ image })] })) };
  };
  type ShopAnswer = Parameters<
    Awaited<ReturnType<typeof import('../../fakes/product-page-server.ts').startProductPages>>['add']
  >[0] &
    object;

  test('takes everything from the page, and keeps a picture of our own', async ({ app, em, productPages }) => {
    const list = await aList(em);
    const { url, image } = await aShop(productPages);
    const { data } = await send(app, ADD, list.owner.getEntity(), { listId: list.id, url });

    expect(data.addItemFromUrl).toMatchObject({
      title: 'Red bicycle',
      description: 'A bicycle for the whole family, with seven gears.',
      price: 249.9,
      currency: 'EUR',
      primaryUrl: url,
      imageUrl: image,
      effectiveImageUrl: expect.stringMatching(/^https:\/\/kindlist\.test\/images\/items\//),
      image: { width: 640, contentType: 'image/jpeg' },
    });
  });

  test('says so to everybody who has the list open, once and with the picture', async ({ app, em, productPages }) => {
    const list = await aList(em);
    const owner = list.owner.getEntity();
    const { url } = await aShop(productPages);
    const query = `subscription { listChanged(listId: "${list.id}") { kind list { items { effectiveImageUrl } } } }`;
    const { next, close } = await listen(app, query, owner);
    await next();
    await send(app, ADD, owner, { listId: list.id, url });

    expect(await next()).toMatchObject({
      listChanged: {
        kind: 'ITEM_ADDED',
        list: { items: [{ effectiveImageUrl: expect.stringMatching(/^https:\/\/kindlist\.test\/images\//) }] },
      },
    });
    await close();
  });

  test('lets what is given count, and does not read the page when there is a title', async ({
    app,
    em,
    productPages,
  }) => {
    const list = await aList(em);
    const { url } = await aShop(productPages);
    const input = { title: 'A bicycle for Tom', price: 200, currency: 'USD' };
    const { data } = await send(app, ADD, list.owner.getEntity(), { listId: list.id, url, input });

    expect(data.addItemFromUrl).toMatchObject({
      title: 'A bicycle for Tom',
      price: 200,
      currency: 'USD',
      primaryUrl: url,
    });
    expect(productPages.askedFor(url)).toEqual([]);
  });

  const PICTURES: Record<string, (productPages: { add(answer: ShopAnswer | string): string }) => string> = {
    'is gone': () => 'http://127.0.0.1:9/gone.jpg',
    'is none': (pages) =>
      pages.add((_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('no picture')),
    'is a page': (pages) => pages.add('<title>Sign in</title>'),
    'is within our own network': () => 'http://169.254.169.254/picture.jpg',
    'is more than 10 MB': (pages) =>
      pages.add((_request, response) =>
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': '11000000' }).end(),
      ),
  };
  for (const [name, picture] of Object.entries(PICTURES)) {
    test(`shows the shop’s own picture where ours cannot be made, because it ${name}`, async ({
      app,
      em,
      productPages,
    }) => {
      const list = await aList(em);
      const imageUrl = picture(productPages);
      const input = { title: 'Red bicycle', imageUrl };
      const { data } = await send(app, ADD, list.owner.getEntity(), {
        listId: list.id,
        url: 'https://shop.test/bicycle',
        input,
      });

      expect(data.addItemFromUrl).toMatchObject({ imageUrl, effectiveImageUrl: imageUrl, image: null });
    });
  }

  test('asks other sites for so many pictures of one person and no more, and adds the item all the same', async ({
    app,
    em,
    infrastructure,
    productPages,
  }) => {
    const list = await aList(em);
    const owner = list.owner.getEntity();
    const { url, image } = await aShop(productPages);
    const use = () => infrastructure.rateLimits.consume('picture', [owner.id]);
    await Promise.all(Array.from({ length: 300 }, use));

    const { data } = await send(app, ADD, owner, { listId: list.id, url, input: { title: 'Bike', imageUrl: image } });

    expect(data.addItemFromUrl).toMatchObject({ title: 'Bike', imageUrl: image, image: null });
    expect(productPages.askedFor(image)).toEqual([]);
  });

  test('leaves the shop’s picture when our copy is taken away', async ({ app, em, productPages }) => {
    const list = await aList(em);
    const owner = list.owner.getEntity();
    const { url, image } = await aShop(productPages);
    const { data } = await send(app, ADD, owner, { listId: list.id, url });
    const remove = 'mutation ($id: ID!) { removeItemImage(itemId: $id) { effectiveImageUrl image { id } } }';
    const removed = await send(app, remove, owner, { id: data.addItemFromUrl.id });

    expect(removed.data.removeItemImage).toEqual({ effectiveImageUrl: image, image: null });
  });

  test('is done once for one key', async ({ app, em, productPages }) => {
    const list = await aList(em);
    const { url } = await aShop(productPages);
    const add = () => send(app, ADD, list.owner.getEntity(), { listId: list.id, url, key: 'same' });
    const [one, other] = [await add(), await add()];

    expect(other.data.addItemFromUrl.id).toBe(one.data.addItemFromUrl.id);
    expect(await em.fork().count(Item, { list })).toBe(1);
  });

  test('asks neither shop nor store where the viewer may not add', async ({ app, em, productPages }) => {
    const list = await aList(em);
    const { url } = await aShop(productPages);
    const before = await em.fork().count(Image);
    const { errors } = await send(app, ADD, await aUser(em), { listId: list.id, url });

    expect(errors[0].extensions.code).toBe('FORBIDDEN');
    expect(productPages.askedFor(url)).toEqual([]);
    expect(await em.fork().count(Image)).toBe(before);
  });

  for (const path of ['/items/lists/ID/items/from-url', '/items/lists/ID/from-url', '/lists/ID/items/from-url']) {
    test(`answers over REST: ${path}`, async ({ app, em, productPages }) => {
      const list = await aList(em);
      const { url } = await aShop(productPages);
      const added = await addOverRest(app, path.replace('ID', list.id), list.owner.getEntity(), {
        url,
        notes: 'Size L',
      });

      expect(added.status).toBe(201);
      expect(added.body).toMatchObject({
        message: 'Item added',
        data: { title: 'Red bicycle', primary_url: url, notes: 'Size L', price: 249.9, image_width: 640 },
      });
    });
  }

  test('names what is missing over REST', async ({ app, em, productPages }) => {
    const list = await aList(em);
    const add = (body: object) => addOverRest(app, `/lists/${list.id}/items/from-url`, list.owner.getEntity(), body);
    const untitled = productPages.add('<html><p>Nothing</p></html>');

    expect(await add({})).toMatchObject({ status: 400, body: { message: 'URL is required' } });
    expect(await add({ url: 'bicycle' })).toMatchObject({
      status: 400,
      body: { message: 'Please enter a valid URL starting with http:// or https://' },
    });
    expect(await add({ url: untitled })).toMatchObject({
      status: 400,
      body: { message: 'Item title is required. Please enter a title for this item.' },
    });
    expect(await add({ url: productPages.add(DENIED) })).toMatchObject({ status: 422, body: { reason: 'denied' } });
  });
});

describe('checking an item', () => {
  test('says what its page says otherwise, and changes nothing', async ({ app, em, productPages }) => {
    const list = await aList(em);
    const primaryUrl = productPages.add(PAGE);
    const item = await anItem(em, {
      list,
      primaryUrl,
      title: 'Red bicycle',
      description: 'A bicycle for the whole family, with seven gears.',
      priceMinor: 29_900,
      currency: 'EUR',
      imageUrl: 'https://cdn.shop.test/red-bicycle.jpg',
    });
    const { data } = await send(app, CHECK, list.owner.getEntity(), { id: item.id });

    expect(data.checkItem).toEqual({
      item: { id: item.id, price: 299 },
      product: { price: { value: 249.9 } },
      changes: [{ field: 'PRICE', before: '299', after: '249.9' }],
    });
    const { priceMinor, updatedAt } = await em.fork().findOneOrFail(Item, item.id);
    expect({ priceMinor, updatedAt }).toEqual({ priceMinor: 29_900, updatedAt: item.updatedAt });
  });

  test('finds nothing where nothing has changed', async ({ app, em, productPages }) => {
    const list = await aList(em);
    const owner = list.owner.getEntity();
    const { data } = await send(app, ADD, owner, { listId: list.id, url: productPages.add(PAGE) });
    const checked = await send(app, CHECK, owner, { id: data.addItemFromUrl.id });

    expect(checked.data.checkItem.changes).toEqual([]);
  });

  test('looks at the page as it is by now, not as it was an hour ago', async ({ app, em, productPages }) => {
    const list = await aList(em);
    const primaryUrl = productPages.add(PAGE);
    const item = await anItem(em, { list, primaryUrl });
    const check = () => send(app, CHECK, list.owner.getEntity(), { id: item.id });
    await check();
    await em.execute("update page_readings set read_at = now() - interval '2 minutes'");
    await check();

    expect(productPages.askedFor(primaryUrl)).toHaveLength(2);
  });

  test('is for those who work on the list, and for items with a link', async ({ app, em }) => {
    const list = await aList(em);
    const item = await anItem(em, { list });
    const codeFor = async (viewer: User | null) => (await send(app, CHECK, viewer, { id: item.id })).errors[0];

    expect((await codeFor(await aUser(em))).extensions.code).toBe('FORBIDDEN');
    expect((await codeFor(null)).extensions.code).toBe('UNAUTHENTICATED');
    expect((await codeFor(await aCollaborator(em, { list }))).message).toBe('URL is missing or invalid');
  });
});

describe('taking over what a page says', () => {
  const TAKE = `mutation ($id: ID!, $changes: ItemChangesInput!, $base: ItemChangesInput) {
    takeOverFromPage(itemId: $id, changes: $changes, base: $base) { price imageUrl effectiveImageUrl image { width } } }`;

  test('keeps a copy of the new picture, and without one shows the shop’s own', async ({ app, em, productPages }) => {
    const list = await aList(em);
    const owner = list.owner.getEntity();
    const item = await anItem(em, { list });
    const picture = await aPicture({ width: 640, height: 480 }).png().toBuffer();
    const imageUrl = productPages.add((_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture),
    );
    const take = async (changes: object) =>
      (await send(app, TAKE, owner, { id: item.id, changes })).data.takeOverFromPage;

    const copied = await take({ imageUrl, price: 12 });
    expect(copied).toMatchObject({ price: 12, imageUrl, image: { width: 640 } });
    expect(copied.effectiveImageUrl).toMatch(/^https:\/\/kindlist\.test\/images\//);

    const gone = productPages.add((_request, response) => response.writeHead(404).end());
    expect(await take({ imageUrl: gone })).toMatchObject({ imageUrl: gone, effectiveImageUrl: gone, image: null });
  });

  test('never overwrites what somebody has edited since the page was looked at', async ({ app, em }) => {
    const list = await aList(em);
    const item = await anItem(em, { list, priceMinor: 1_500 });
    const variables = { id: item.id, changes: { price: 12 }, base: { price: 20 } };
    const { errors } = await send(app, TAKE, list.owner.getEntity(), variables);

    expect(errors[0].extensions.code).toBe('CONFLICT');
    expect((await em.fork().findOneOrFail(Item, item.id)).priceMinor).toBe(1_500);
  });
});

describe('shop health', () => {
  const HEALTH = `query ($page: Int, $limit: Int) { shopHealth(page: $page, limit: $limit) {
    data { host pages pagesRead pagesDenied successRate withoutTitle withoutDescription withoutPicture withoutPrice }
    total page pageSize totalPages } }`;

  test('counts per host how it goes, and which fields were missing', async ({ app, em, services, productPages }) => {
    const [me, admin] = [await aUser(em), await aUser(em, { role: 'ADMIN' })];
    await em.nativeDelete(ShopDay, {});
    const read = (page: Parameters<typeof productPages.add>[0]) =>
      services.products.readLink(me, { url: productPages.add(page) }).catch(() => {});
    await read(PAGE);
    await read(aProductPage({ jsonLd: [aSchemaProduct({ offers: undefined, image: undefined })] }));
    await read(DENIED);
    await read((_request, response) => response.destroy()); // as of a shop that keeps programs out
    const { data } = await send(app, HEALTH, admin);

    expect(data.shopHealth).toEqual({
      data: [
        {
          host: '127.0.0.1',
          pages: 4,
          pagesRead: 2,
          pagesDenied: 1,
          successRate: 1 / 2,
          withoutTitle: 0,
          withoutDescription: 0,
          withoutPicture: 1,
          withoutPrice: 1,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 20,
      totalPages: 1,
    });
  });

  test('counts no page twice, no article, no page that is not there, and nothing that we refuse', async ({
    em,
    services,
    productPages,
  }) => {
    const me = await aUser(em);
    const url = productPages.add(PAGE);
    await services.products.readLink(me, { url });
    await em.nativeDelete(ShopDay, {});
    const read = (address: string) => services.products.readLink(me, { url: address }).catch(() => {});
    await read(url);
    await read(productPages.add(aProductPage({ title: 'News', body: '<article><h1>News</h1></article>' })));
    await read(productPages.add((_request, response) => response.writeHead(404).end()));
    await read('http://10.0.0.1/');

    expect(await em.fork().count(ShopDay)).toBe(0);
  });

  test('is paged, and shows the shops that people link to most first', async ({ app, em }) => {
    const admin = await aUser(em, { role: 'ADMIN' });
    await em.nativeDelete(ShopDay, {});
    const counts = {
      pagesRead: 1,
      pagesDenied: 0,
      withoutTitle: 0,
      withoutDescription: 0,
      withoutPicture: 0,
      withoutPrice: 0,
    };
    const today = new Date().toISOString().slice(0, 10);
    for (const [host, pages] of [
      ['few.test', 1],
      ['many.test', 9],
      ['some.test', 4],
    ] as const) {
      em.create(ShopDay, { host, day: today, pages, ...counts });
    }
    await em.flush();
    const hosts = async (page: number, limit: number) =>
      (await send(app, HEALTH, admin, { page, limit })).data.shopHealth.data.map(({ host }: { host: string }) => host);

    expect(await hosts(1, 2)).toEqual(['many.test', 'some.test']);
    expect(await hosts(2, 2)).toEqual(['few.test']);
    expect((await send(app, HEALTH, admin, { limit: 5_000 })).data.shopHealth.pageSize).toBe(100);
  });

  test('is for administrators', async ({ app, em }) => {
    expect((await send(app, HEALTH, await aUser(em))).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await send(app, HEALTH, null)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

function addOverRest(app: FastifyInstance, path: string, viewer: User, body: object) {
  return call(app, `POST ${path}`, { viewer, body });
}
