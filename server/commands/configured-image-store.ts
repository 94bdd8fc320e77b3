import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskImageStore } from '../core/images/disk-image-store.ts';
import type { ImageStore } from '../core/images/image-store.ts';

export async function configuredImageStore(config: Config): Promise<ImageStore> {
  const { DATA_DIR, S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = config;
  if (!bucket) return diskImageStore(join(DATA_DIR, 'images'));
  const { s3ImageStore } = await import('../core/images/s3-image-store.ts'); // its client is large
  return s3ImageStore({ bucket, endpoint, region, credentials: pictureKeys(config) });
}

/** The keys of the bucket of pictures; without any, a store asks Amazon for what it gives the machine. */
export function pictureKeys(config: Config) {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = config;
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, sessionToken: AWS_SESSION_TOKEN } : undefined;
}
