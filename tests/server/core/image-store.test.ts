import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskImageStore } from '../../../server/core/images/disk-image-store.ts';
import type { ImageStore } from '../../../server/core/images/image-store.ts';
import { s3ImageStore } from '../../../server/core/images/s3-image-store.ts';

const BUCKET = 'pictures';
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

const folder = mkdtempSync(join(tmpdir(), 'kindlist-store-'));
const s3Server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: BUCKET, configs: [] }],
});
let s3Address: string;

beforeAll(async () => {
  const { address, port } = (await s3Server.run()) as { address: string; port: number };
  s3Address = `http://${address}:${port}`;
});
afterAll(async () => {
  await s3Server.close();
  rmSync(folder, { recursive: true });
});

const stores: Record<ImageStore['kind'], () => ImageStore> = {
  disk: () => diskImageStore(join(folder, 'disk')),
  s3: () => s3ImageStore({ bucket: BUCKET, endpoint: s3Address, region: 'us-east-1', credentials }),
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
  const store = s3ImageStore({ bucket: 'elsewhere', endpoint: s3Address, region: 'us-east-1', credentials });

  expect(await store.isAvailable()).toBe(false);
  await expect(store.put('items/x.jpg', Buffer.from('a'), 'image/jpeg')).rejects.toThrow();
});
