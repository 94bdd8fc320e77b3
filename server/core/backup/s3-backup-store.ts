import { PassThrough, type Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type S3Settings, s3Client } from '../images/s3-client.ts';
import type { BackupStore, StoredBackup } from './backup-store.ts';

/** A part of a backup goes up in one request, through the line of a home as well. */
const TIMEOUTS = { connectionTimeout: 10_000, requestTimeout: 600_000 };

/** A file has 10,000 parts at most, so it may be 160 GB. Four parts are in memory at once. */
const PART_BYTES = 16 * 1024 * 1024;

/** They go there as they are made, without a file here. */
export function s3BackupStore({ bucket: Bucket, ...settings }: S3Settings): BackupStore {
  const client = s3Client(settings, TIMEOUTS);
  return {
    kind: 's3',
    write: async (Key, fill) => {
      const Body = new PassThrough();
      const upload = new Upload({
        client,
        params: { Bucket, Key, Body, ContentType: 'application/gzip' },
        partSize: PART_BYTES,
      });
      const filled = fill(Body).catch(async (problem: Error) => {
        await upload.abort(); // first, or the store would take what there is for all of it
        Body.destroy(problem);
        throw problem;
      });
      const kept = upload.done().catch((problem: Error) => {
        Body.destroy(problem); // so that nobody goes on writing
        throw problem;
      });
      const [outcome, sent] = await Promise.allSettled([filled, kept]);
      if (outcome.status === 'rejected') throw outcome.reason;
      if (sent.status === 'rejected') throw sent.reason;
      return outcome.value;
    },
    read: async (Key) => (await client.send(new GetObjectCommand({ Bucket, Key }))).Body as Readable,
    list: async () => {
      const found: StoredBackup[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key, Size = 0 } of Contents) if (Key) found.push({ name: Key, bytes: Size });
      }
      return found;
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
