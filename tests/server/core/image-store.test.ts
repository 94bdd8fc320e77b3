import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskImageStore } from '../../../server/core/images/disk-image-store.ts';
import type { ImageStore } from '../../../server/core/images/image-store.ts';
import { s3ImageStore } from '../../../server/core/images/s3-image-store.ts';
import { S3_KEYS, startS3Server } from '../../fakes/s3-server.ts';

const BUCKET = 'pictures';

const folder = mkdtempSync(join(tmpdir(), 'kindlist-store-'));
let s3Server: Awaited<ReturnType<typeof startS3Server>>;

beforeAll(async () => {
  s3Server = await startS3Server(join(folder, 's3'), BUCKET);
});
afterAll(async () => {
  await s3Server.stop();
  rmSync(folder, { recursive: true });
});

const stores: Record<ImageStore['kind'], () => ImageStore> = {
  disk: () => diskImageStore(join(folder, 'disk')),
  s3: () => s3ImageStore({ bucket: BUCKET, endpoint: s3Server.url, region: 'us-east-1', credentials: S3_KEYS }),
};

describe.for(Object.entries(stores))('on %s', ([kind, open]) => {
  const key = `items/${'k'.repeat(32)}.jpg`;

  test('what was put is there, until it is removed', async () => {
    const store = open();
    await store.put(key, Buffer.from('a picture'), 'image/jpeg');
    await store.put(`${key}2`, Buffer.from('another'), 'image/jpeg');

    const found = await store.get(key);
    expect(found?.size).toBe(9);
    expect(String(await buffer(found?.content as NodeJS.ReadableStream))).toBe('a picture');

    await store.remove([key, `items/${'n'.repeat(32)}.jpg`]);
    expect(await store.get(key)).toBeNull();
    const other = await store.get(`${key}2`);
    expect(String(await buffer(other?.content as NodeJS.ReadableStream))).toBe('another');
    await store.remove([]);
  });

  test('it says what it is, and that it can be used', async () => {
    expect(open().kind).toBe(kind);
    expect(await open().isAvailable()).toBe(true);
  });
});

test('a bucket that is not there is not available, and keeps nothing', async () => {
  const store = s3ImageStore({
    bucket: 'elsewhere',
    endpoint: s3Server.url,
    region: 'us-east-1',
    credentials: S3_KEYS,
  });

  expect(await store.isAvailable()).toBe(false);
  await expect(store.put('items/x.jpg', Buffer.from('a'), 'image/jpeg')).rejects.toThrow();
});
