import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { expect, onTestFinished } from 'vitest';
import { s3ImageStore } from '../../../server/core/images/s3-image-store.ts';
import { aUser } from '../../builders/accounts.ts';
import { aPicture } from '../../builders/pictures.ts';
import { servicesOn, test } from '../server-test.ts';

/** A bucket of a store that speaks S3, gone with the test. */
async function aBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'kindlist-bucket-'));
  const configureBuckets = [{ name: 'pictures', configs: [] }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { address, port } = (await server.run()) as { address: string; port: number };
  onTestFinished(async () => {
    await server.close();
    rmSync(directory, { recursive: true });
  });
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return s3ImageStore({
    bucket: 'pictures',
    endpoint: `http://${address}:${port}`,
    region: 'us-east-1',
    credentials,
  });
}

test('a signed upload ends in the bucket, under the key that was promised', async ({ orm, infrastructure, em }) => {
  const imageStore = await aBucket();
  const { images } = servicesOn(orm, { ...infrastructure, imageStore });
  const plan = { filename: 'mug.png', contentType: 'image/png', folder: 'items' };
  const { fields } = await images.signUpload(await aUser(em), plan);
  const content = await aPicture({ width: 640, height: 480 }).png().toBuffer();

  await images.keepSigned({ ...fields }, { content, filename: 'mug.png', contentType: 'image/png' });

  const stored = await imageStore.get(fields.key);
  const bytes = await buffer(stored?.content as NodeJS.ReadableStream);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
});
