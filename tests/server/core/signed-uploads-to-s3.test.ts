import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { s3ImageStore } from '../../../server/core/images/s3-image-store.ts';
import { aUser } from '../../builders/accounts.ts';
import { aPicture } from '../../builders/pictures.ts';
import { S3_KEYS, startS3Server } from '../../fakes/s3-server.ts';
import { servicesOn, test } from '../server-test.ts';

/** A bucket of a store that speaks S3, gone with the test. */
async function aBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'kindlist-bucket-'));
  const { url, stop } = await startS3Server(directory, 'pictures');
  onTestFinished(async () => {
    await stop();
    rmSync(directory, { recursive: true });
  });
  return s3ImageStore({ bucket: 'pictures', endpoint: url, region: 'us-east-1', credentials: S3_KEYS });
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
