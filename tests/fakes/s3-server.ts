import { mkdirSync } from 'node:fs';
import S3rver from 's3rver';

/** The one account of the store. */
export const S3_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** The settings that name it. */
export const S3_SETTINGS = { AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId, AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey };

/** Starts a store that speaks S3, with one bucket, whose files lie in a folder. */
export async function startS3Server(directory: string, bucket: string) {
  mkdirSync(directory, { recursive: true });
  const configureBuckets = [{ name: bucket, configs: [] }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = (await server.run()) as { port: number };
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
