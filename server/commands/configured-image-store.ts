import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskImageStore } from '../core/images/disk-image-store.ts';
import type { ImageStore } from '../core/images/image-store.ts';

export async function configuredImageStore({
  DATA_DIR,
  S3_BUCKET,
  S3_ENDPOINT,
  S3_REGION,
  ...keys
}: Config): Promise<ImageStore> {
  if (!S3_BUCKET) return diskImageStore(join(DATA_DIR, 'images'));
  const { s3ImageStore } = await import('../core/images/s3-image-store.ts'); // its client is large
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = keys;
  const credentials =
    accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, sessionToken: AWS_SESSION_TOKEN } : undefined;
  return s3ImageStore({ bucket: S3_BUCKET, endpoint: S3_ENDPOINT, region: S3_REGION, credentials });
}
