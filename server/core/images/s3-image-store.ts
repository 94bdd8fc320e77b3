import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { ImageStore } from './image-store.ts';
import { type S3Settings, s3Client } from './s3-client.ts';

/** A store that is slow holds up its own request, and not for long. */
const TIMEOUTS = { connectionTimeout: 3_000, requestTimeout: 15_000 };

/** The bucket may be private: files are served by us. */
export function s3ImageStore({ bucket: Bucket, ...settings }: S3Settings): ImageStore {
  const client = s3Client(settings, TIMEOUTS);
  return {
    kind: 's3',
    put: async (Key, Body, ContentType) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    get: async (Key) => {
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return { content: Body as Readable, size: ContentLength };
      } catch (problem) {
        if (problem instanceof NoSuchKey) return null;
        throw problem;
      }
    },
    remove: async (keys) => {
      if (keys.length === 0) return;
      const Objects = keys.map((Key) => ({ Key }));
      const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
      const failed = Errors.filter(({ Code }) => Code !== 'NoSuchKey');
      if (failed[0]) throw new Error(`${failed.length} pictures could not be removed: ${failed[0].Code}`);
    },
    isAvailable: async () => {
      try {
        await client.send(new HeadBucketCommand({ Bucket }));
        return true;
      } catch {
        return false;
      }
    },
  };
}
