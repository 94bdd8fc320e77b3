import type { EntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import sharp from 'sharp';
import { describe, expect, vi } from 'vitest';
import { Image } from '../../../server/core/images/image.entity.ts';
import type { ImageStore } from '../../../server/core/images/image-store.ts';
import { FILES_LOCK_ID, removeReleased } from '../../../server/core/images/released-images.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { anAnimation, aPhoneJpeg, aPicture, aPixelBomb } from '../../builders/pictures.ts';
import { listen, send } from '../graphql.ts';
import { call, problem } from '../rest.ts';
import { PUBLIC_URL, test } from '../server-test.ts';
import { pathOf, upload } from '../uploads.ts';

const ALLOWED = 'Allowed types: image/jpeg, image/png, image/webp, image/gif';

async function isStored(store: ImageStore, key: string): Promise<boolean> {
  const file = await store.get(key);
  file?.content.destroy();
  return file !== null;
}

async function anOwnedItem(em: EntityManager) {
  const list = await aList(em, { privacy: 'PUBLIC' });
  return { list, owner: list.owner.unwrap(), item: await anItem(em, { list, imageUrl: 'https://shop.test/mug.jpg' }) };
}

describe('a picture of an item', () => {
  test('is kept with a thumbnail, shown to members and guests, and told to open screens', async ({ em, app }) => {
    const { list, owner, item } = await anOwnedItem(em);
    const guest = await listen(
      app,
      `subscription { sharedListChanged(token: "${list.shareToken}") { kind item { effectiveImageUrl } } }`,
    );
    await guest.next();

    const file = await aPicture({ width: 1200, height: 600 }).jpeg().toBuffer();
    const { status, body } = await upload(app, `/items/${item.id}/image`, owner, { file, filename: 'C:\\me\\mug.jpg' });

    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: item.id,
      image_filename: 'mug.jpg',
      image_content_type: 'image/jpeg',
      image_width: 1200,
      image_height: 600,
      image_url: 'https://shop.test/mug.jpg',
    });
    const { image_original_url: original, image_thumbnail_url: thumbnail } = body.data;
    expect(body.data.effective_image_url).toBe(thumbnail);
    expect(original).toBe(`${PUBLIC_URL}/images/${body.data.image_original_key}`);
    expect(await guest.next()).toEqual({
      sharedListChanged: { kind: 'ITEM_EDITED', item: { effectiveImageUrl: thumbnail } },
    });
    await guest.close();

    const served = await app.inject(pathOf(original));
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(body.data.image_size),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(served.rawPayload.length).toBe(body.data.image_size);
    const small = await sharp((await app.inject(pathOf(thumbnail))).rawPayload).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', 400, 200]);

    const query = `{
      item(id: "${item.id}") { effectiveImageUrl image { originalUrl thumbnailUrl width height filename size } }
      sharedList(token: "${list.shareToken}") { items { effectiveImageUrl } }
    }`;
    const { data } = await send(app, query, owner);
    expect(data.item.image).toMatchObject({ originalUrl: original, width: 1200, filename: 'mug.jpg' });
    expect(data.item.effectiveImageUrl).toBe(thumbnail);
    expect(data.sharedList.items).toEqual([{ effectiveImageUrl: thumbnail }]);
  });

  test('is there in a size between, which goes with it, and in whose place the original stands', async ({
    em,
    app,
    infrastructure: { imageStore },
  }) => {
    const { list, owner, item } = await anOwnedItem(em);
    const file = await aPicture({ width: 1200, height: 600 }).jpeg().toBuffer();
    const { body } = await upload(app, `/items/${item.id}/image`, owner, { file });
    const { image_original_key: original, image_thumbnail_key: thumbnail } = body.data;
    const middle = original.replace('.jpg', '-m.webp');

    const query = `{
      sharedList(token: "${list.shareToken}") { items { imageSizes } }
      list(id: "${list.id}") { items { imageSizes } }
    }`;
    const { data } = await send(app, query, owner);
    const at = `${PUBLIC_URL}/images`;
    const imageSizes = `${at}/${thumbnail} 400w, ${at}/${middle} 800w, ${at}/${original} 1200w`;
    expect([data.sharedList.items, data.list.items]).toEqual([[{ imageSizes }], [{ imageSizes }]]);
    const served = await app.inject(`/images/${middle}`);
    expect(served.headers['content-type']).toBe('image/webp');
    const { width, height } = await sharp(served.rawPayload).metadata();
    expect([width, height]).toEqual([800, 400]);

    await imageStore.remove([middle]); // as of a picture that was uploaded before there was such a size
    expect((await app.inject(`/images/${middle}`)).headers['content-type']).toBe('image/jpeg');

    const small = await aPicture({ width: 800, height: 600 }).jpeg().toBuffer();
    const next = (await upload(app, `/items/${item.id}/image`, owner, { file: small })).body.data.image_original_key;
    expect(await isStored(imageStore, next.replace('.jpg', '-m.webp'))).toBe(false);

    const tiny = await aPicture({ width: 16, height: 16 }).png().toBuffer();
    await upload(app, `/items/${item.id}/image`, owner, { file: tiny });
    expect((await send(app, query, owner)).data.list.items).toEqual([{ imageSizes: null }]); // it has one size
  });

  test('reaches guests over REST without what is its uploader’s concern', async ({ em, app }) => {
    const { list, owner, item } = await anOwnedItem(em);
    const file = await aPicture().png().toBuffer();
    const { body } = await upload(app, `/items/${item.id}/image`, owner, { file, filename: 'ring-for-anna.png' });

    const shared = await call(app, `GET /lists/shared/${list.shareToken}`);

    expect(shared.body.data.items[0]).toMatchObject({
      image_original_url: body.data.image_original_url,
      effective_image_url: body.data.image_thumbnail_url,
      image_width: 800,
      image_filename: null,
      image_upload_timestamp: null,
    });
    expect(JSON.stringify(shared.body)).not.toContain('anna');
  });

  test('takes the place of the one before, whose files go', async ({ em, app, infrastructure }) => {
    const { owner, item } = await anOwnedItem(em);
    const file = await aPicture().webp().toBuffer();
    const first = (await upload(app, `/items/${item.id}/image`, owner, { file })).body.data;
    const second = (await upload(app, `/items/${item.id}/image`, owner, { file })).body.data;

    expect(second.image_original_key).not.toBe(first.image_original_key);
    for (const key of [first.image_original_key, first.image_thumbnail_key]) {
      expect(await isStored(infrastructure.imageStore, key)).toBe(false);
      expect((await app.inject(`/images/${key}`)).statusCode).toBe(404);
    }
    expect((await app.inject(`/images/${second.image_original_key}`)).statusCode).toBe(200);
    expect(await em.fork().count(Image, { uploader: owner })).toBe(1);
  });

  test('can be taken away, over GraphQL and REST; the link to a picture elsewhere is shown again', async ({
    em,
    app,
    infrastructure,
  }) => {
    const { owner, item } = await anOwnedItem(em);
    const file = await aPicture().jpeg().toBuffer();
    const { image_original_key: key } = (await upload(app, `/items/${item.id}/image`, owner, { file })).body.data;

    const query = `mutation { removeItemImage(itemId: "${item.id}") { effectiveImageUrl image { id } } }`;
    const { data } = await send(app, query, owner);

    expect(data.removeItemImage).toEqual({ effectiveImageUrl: 'https://shop.test/mug.jpg', image: null });
    expect(await isStored(infrastructure.imageStore, key)).toBe(false);

    await upload(app, `/items/${item.id}/image`, owner, { file });
    const { status, body } = await call(app, `DELETE /items/${item.id}/image`, { viewer: owner });
    expect([status, body.data.image_original_key, body.data.image_size]).toEqual([200, null, null]);
    expect(await em.fork().count(Image, { uploader: owner })).toBe(0);
  });

  test('goes with its item, with its list, and with the account', async ({ em, app, services, infrastructure }) => {
    const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
    const file = await aPicture({ width: 900, height: 900 }).jpeg().toBuffer();
    const anItemWithPicture = async () => {
      const item = await anItem(em, { list: await aList(em, { owner }) });
      const { body } = await upload(app, `/items/${item.id}/image`, owner, { file });
      const { image_original_key: original, image_thumbnail_key: thumbnail } = body.data;
      const keys = [original, thumbnail, original.replace('.jpg', '-m.webp')];
      return { item, listId: item.list.id, keys };
    };
    const [one, other, last] = [await anItemWithPicture(), await anItemWithPicture(), await anItemWithPicture()];
    const banner = (await upload(app, '/images/upload', owner, { file, fields: { folder: 'branding' } })).body.url;
    await services.lists.setBranding(owner, other.listId, { banner });
    const left = async (keys: string[]) =>
      (await Promise.all(keys.map((key) => isStored(infrastructure.imageStore, key)))).filter(Boolean);

    await send(app, `mutation { deleteItem(id: "${one.item.id}") { id } }`, owner);
    expect(await left(one.keys)).toEqual([]);

    await send(app, `mutation { deleteList(id: "${other.listId}") }`, owner);
    expect(await left([...other.keys, banner.replace(/^.*\/images\//, '')])).toEqual([]);

    expect(await left(last.keys)).toHaveLength(3);
    await services.profile.deleteAccount(await em.fork().findOneOrFail(User, owner.id), { confirm: 'DELETE' });
    while ((await removeReleased(em.fork(), infrastructure.imageStore)) > 0);
    expect(await left(last.keys)).toEqual([]);
  });

  test('is changed by those who work on the list, and by nobody else', async ({ em, app }) => {
    const { list, item } = await anOwnedItem(em);
    const friend = await aCollaborator(em, { list });
    const demo = await anItem(em, { list: await aList(em, { isDemo: true }) });
    const file = await aPicture().jpeg().toBuffer();
    const attempt = (viewer: User | null, id = item.id) => upload(app, `/items/${id}/image`, viewer, { file });

    expect((await attempt(friend)).status).toBe(200);
    expect((await attempt(null)).status).toBe(401);
    expect((await attempt(await aUser(em))).body.code).toBe('FORBIDDEN');
    expect((await attempt(friend, demo.id)).body.code).toBe('DEMO_LIST');
    expect((await attempt(friend, crypto.randomUUID())).status).toBe(404);
    const remove = `mutation { removeItemImage(itemId: "${item.id}") { id } }`;
    expect((await send(app, remove, await aUser(em))).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await send(app, remove)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await call(app, `DELETE /items/${demo.id}/image`, { viewer: friend })).body.code).toBe('DEMO_LIST');
  });
});

describe('what is stored', () => {
  test('stands upright and says nothing of place and camera', async ({ em, app }) => {
    const file = await aPhoneJpeg();
    expect((await sharp(file).metadata()).exif).toBeDefined();

    const { body } = await upload(app, '/images/upload', await aUser(em), { file });

    expect([body.image_width, body.image_height]).toEqual([600, 800]);
    for (const address of [body.image_original_url, body.image_thumbnail_url]) {
      const { rawPayload } = await app.inject(pathOf(address));
      const { exif, xmp, orientation } = await sharp(rawPayload).metadata();
      expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
      expect(rawPayload.includes('Pocket camera')).toBe(false);
    }
  });

  test('holds nothing but the picture, whatever was hidden behind it', async ({ em, app }) => {
    const file = Buffer.concat([await aPicture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);

    const { body } = await upload(app, '/images/upload', await aUser(em), {
      file,
      filename: 'x.html',
      type: 'text/html',
    });

    expect(body.image_content_type).toBe('image/png');
    const { rawPayload, headers } = await app.inject(pathOf(body.url));
    expect(headers['content-type']).toBe('image/png');
    expect(rawPayload.includes('script')).toBe(false);
  });

  test('goes on moving; its thumbnail stands still', async ({ em, app }) => {
    const file = await anAnimation(3);

    const { body } = await upload(app, '/images/upload', await aUser(em), { file, type: 'image/gif' });

    expect(body).toMatchObject({ image_content_type: 'image/gif', image_width: 60, image_height: 40 });
    const pagesOf = async (address: string) =>
      (await sharp((await app.inject(pathOf(address))).rawPayload).metadata()).pages;
    expect(await pagesOf(body.image_original_url)).toBe(3);
    expect(await pagesOf(body.image_thumbnail_url)).toBeUndefined();
  });

  test('is as large as a screen can show, at most', async ({ em, app }) => {
    const file = await aPicture({ width: 5000, height: 1000 }).jpeg().toBuffer();

    const { body } = await upload(app, '/images/upload', await aUser(em), { file });

    expect([body.image_width, body.image_height]).toEqual([2560, 512]);
  });
});

describe('refused is', () => {
  const TYPE_UNKNOWN = `Invalid file type (unknown). ${ALLOWED}`;
  const DAMAGED = 'The picture cannot be read. It may be damaged: please choose another one.';

  test.for<[what: string, file: () => Promise<Buffer>, type: string, status: number, code: string, message: string]>([
    [
      'text under the name of a picture',
      async () => Buffer.from('hello'),
      'image/jpeg',
      415,
      'INVALID_FILE_TYPE',
      TYPE_UNKNOWN,
    ],
    [
      'a document',
      async () => Buffer.from('%PDF-1.7'),
      'application/pdf',
      415,
      'INVALID_FILE_TYPE',
      `Invalid file type (application/pdf). ${ALLOWED}`,
    ],
    [
      'a drawing that can hold scripts',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/svg+xml',
      415,
      'INVALID_FILE_TYPE',
      `Invalid file type (image/svg+xml). ${ALLOWED}`,
    ],
    [
      'half a picture',
      async () => (await aPhoneJpeg()).subarray(0, 3000),
      'image/jpeg',
      415,
      'INVALID_FILE_TYPE',
      DAMAGED,
    ],
    ['the beginning of one alone', async () => Buffer.from('GIF89a'), 'image/gif', 415, 'INVALID_FILE_TYPE', DAMAGED],
    [
      'one that unfolds to a billion pixels',
      aPixelBomb,
      'image/png',
      413,
      'FILE_TOO_LARGE',
      'The picture has too many pixels. Please choose a smaller one.',
    ],
    [
      'one byte more than 10 MB',
      async () => Buffer.alloc(10 * 1024 * 1024 + 1),
      'image/jpeg',
      413,
      'FILE_TOO_LARGE',
      'File too large (10.1 MB). Maximum size: 10MB',
    ],
    [
      '12 MB',
      async () => Buffer.alloc(12 * 1024 * 1024),
      'image/jpeg',
      413,
      'FILE_TOO_LARGE',
      'File too large (12.1 MB). Maximum size: 10MB',
    ],
  ])('%s', async ([, file, type, status, code, message], { em, app }) => {
    const viewer = await aUser(em);

    const answer = await upload(app, '/images/upload', viewer, { file: await file(), type });

    expect(answer).toEqual({ status, body: problem(code, message) });
    expect(await em.fork().count(Image, { uploader: viewer })).toBe(0);
  });

  test('a request without a file, or that is no form at all', async ({ em, app }) => {
    const viewer = await aUser(em);
    const expected = problem('BAD_USER_INPUT', 'Upload failed', [{ field: 'file', message: 'Upload failed' }]);

    expect(await upload(app, '/images/upload', viewer, { fields: { folder: 'items' } })).toEqual({
      status: 400,
      body: expected,
    });
    expect((await call(app, 'POST /images/upload', { viewer, body: {} })).body).toEqual(expected);
  });

  test('an unknown folder, and an upload without a session', async ({ em, app }) => {
    const file = await aPicture().jpeg().toBuffer();

    expect((await upload(app, '/images/upload', await aUser(em), { file, fields: { folder: '../etc' } })).status).toBe(
      400,
    );
    expect((await upload(app, '/images/upload', null, { file })).status).toBe(401);
  });

  test('an address that names no picture, wherever it leads', async ({ app }) => {
    for (const path of ['items/nothing.jpg', '../jwt-secret', '%2e%2e/jwt-secret', `items/${'x'.repeat(32)}.jpg`]) {
      expect((await app.inject(`/images/${path}`)).statusCode).toBe(404);
    }
  });
});

describe('an upload for later', () => {
  test('becomes the picture of the item whose image_url names it', async ({ em, app, infrastructure }) => {
    const { owner, item } = await anOwnedItem(em);
    const file = await aPicture().jpeg().toBuffer();
    const { url, key, image_thumbnail_url } = (await upload(app, '/images/upload', owner, { file })).body;

    const { body } = await call(app, `PUT /items/${item.id}`, { viewer: owner, body: { image_url: url } });

    expect(body.data).toMatchObject({
      image_url: url,
      image_original_key: key,
      effective_image_url: image_thumbnail_url,
    });
    await em.nativeUpdate(Image, { originalKey: key, keptUntil: { $ne: null } }, { keptUntil: new Date(0) });
    await removeReleased(em.fork(), infrastructure.imageStore);
    expect((await app.inject(pathOf(url))).statusCode).toBe(200);

    const removed = await call(app, `DELETE /items/${item.id}/image`, { viewer: owner });
    expect([removed.body.data.image_url, removed.body.data.effective_image_url]).toEqual([null, null]);
    expect((await app.inject(pathOf(url))).statusCode).toBe(404);
  });

  test('is nobody else’s to show', async ({ em, app }) => {
    const { owner, item } = await anOwnedItem(em);
    const file = await aPicture().jpeg().toBuffer();
    const { url } = (await upload(app, '/images/upload', await aUser(em), { file })).body;

    const { body } = await call(app, `PUT /items/${item.id}`, { viewer: owner, body: { image_url: url } });

    expect(body.data).toMatchObject({ image_url: url, image_original_key: null });
  });

  test('is removed after a day in which nothing showed it', async ({ em, app, infrastructure }) => {
    const viewer = await aUser(em);
    const { key } = (await upload(app, '/images/upload', viewer, { file: await aPicture().jpeg().toBuffer() })).body;
    await removeReleased(em.fork(), infrastructure.imageStore);
    expect(await isStored(infrastructure.imageStore, key)).toBe(true);

    await em.nativeUpdate(Image, { originalKey: key }, { keptUntil: new Date(Date.now() - 1000) });
    while ((await removeReleased(em.fork(), infrastructure.imageStore)) > 0);

    expect(await isStored(infrastructure.imageStore, key)).toBe(false);
    expect(await em.fork().count(Image, { originalKey: key })).toBe(0);
  });

  test('keeps its files while a backup reads them', async ({ em, app, infrastructure, databaseUrl }) => {
    const viewer = await aUser(em);
    const { key } = (await upload(app, '/images/upload', viewer, { file: await aPicture().jpeg().toBuffer() })).body;
    await em.nativeUpdate(Image, { originalKey: key }, { keptUntil: new Date(Date.now() - 1000) });
    const backup = new Client({ connectionString: databaseUrl });
    await backup.connect();
    await backup.query('select pg_advisory_lock($1)', [FILES_LOCK_ID]);

    const removed = await removeReleased(em.fork(), infrastructure.imageStore);
    const isStoredMeanwhile = await isStored(infrastructure.imageStore, key);
    await backup.end();

    expect([removed, isStoredMeanwhile]).toEqual([0, true]);
    await vi.waitUntil(async () => (await removeReleased(em.fork(), infrastructure.imageStore)) > 0);
    expect(await isStored(infrastructure.imageStore, key)).toBe(false);
  });
});

describe('a signed upload', () => {
  const plan = async (
    app: Parameters<typeof call>[0],
    viewer: User,
    query = 'filename=mug.png&content_type=image/png',
  ) => (await call(app, `GET /images/presigned-upload?${query}`, { viewer })).body;
  const targetOf = (planned: { presigned_url: string }) => pathOf(planned.presigned_url).replace('/api/v1', '');

  test('needs no session, and puts one picture under the promised address, once', async ({ em, app }) => {
    const planned = await plan(app, await aUser(em));
    expect(planned).toMatchObject({ expires_in: 600, data: { fields: { 'Content-Type': 'image/png' } } });
    const file = await aPicture().png().toBuffer();

    const { status, body } = await upload(app, targetOf(planned), null, { file, fields: planned.fields });

    expect([status, body.url, body.key]).toEqual([201, planned.public_url, planned.fields.key]);
    expect(body.image_filename).toBe('mug.png');
    expect((await app.inject(pathOf(planned.public_url))).headers['content-type']).toBe('image/png');
    expect((await upload(app, targetOf(planned), null, { file, fields: planned.fields })).status).toBe(403);
  });

  test('holds for its type and size alone, and for fields as they were signed', async ({ em, app }) => {
    const planned = await plan(app, await aUser(em));
    const png = await aPicture().png().toBuffer();
    const attempt = async (changes: Record<string, string>, file = png) =>
      (await upload(app, targetOf(planned), null, { file, fields: { ...planned.fields, ...changes } })).status;

    expect(await attempt({}, await aPicture().jpeg().toBuffer())).toBe(415);
    expect(await attempt({}, Buffer.alloc(10 * 1024 * 1024 + 1))).toBe(413);
    expect(await attempt({ key: planned.fields.key.replace(/.{4}\.png$/, 'AAAA.png') })).toBe(403);
    expect(await attempt({ 'Content-Type': 'image/jpeg' })).toBe(403);
    expect(await attempt({ expires: String(Number(planned.fields.expires) + 600) })).toBe(403);
    expect(await attempt({ signature: 'guess' })).toBe(403);
    const policy = Buffer.from(planned.fields.policy, 'base64url').toString().replace('"items/', '"lists/');
    expect(await attempt({ policy: Buffer.from(policy).toString('base64url') })).toBe(403);
    expect(await attempt({})).toBe(201);
  });

  test('is over after ten minutes', async ({ infrastructure }) => {
    const about = { key: 'items/x.png', contentType: 'image/png', filename: 'x.png', uploaderId: 'me' };
    const now = Date.now();
    const fields = { ...infrastructure.uploadTickets.sign(about, now) };

    expect(infrastructure.uploadTickets.read(fields, now + 598_000)).toMatchObject(about);
    expect(() => infrastructure.uploadTickets.read(fields, now + 601_000)).toThrow();
  });

  test('is not given for other types, without a name, or without a session', async ({ em, app }) => {
    const viewer = await aUser(em);

    expect((await plan(app, viewer, 'filename=a.pdf&content_type=application/pdf')).code).toBe('INVALID_FILE_TYPE');
    expect((await plan(app, viewer, 'content_type=image/png')).code).toBe('BAD_USER_INPUT');
    expect((await call(app, 'GET /images/presigned-upload?filename=a.png&content_type=image/png')).status).toBe(401);
  });
});

test('anybody may ask whether pictures can be stored', async ({ app }) => {
  const { body } = await call(app, 'GET /images/service-status');

  expect(body).toMatchObject({
    available: true,
    storage: 'disk',
    maxSize: 10485760,
    allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
    data: { available: true },
  });
});
