import { type FileWays, type FoundFile, UnreadableFile } from '#rules/shops/imports/found-file';
import { keepLoading } from '../../base/network/failed-loads.ts';
import type { GivenFile } from './given-file.ts';

export interface AskedFile {
  given: GivenFile;
  ways: FileWays;
}

export type FileAnswer = { found: FoundFile } | { reason: UnreadableFile['reason'] };

/** In bytes: less is read before a worker would have started. */
const SMALL = 16_000;

const UNREAD = { reason: 'NOT_READABLE' } as const;

/**
 * Reads a file on this device. A large one can take seconds, in which the page would hear nobody, so that a worker reads
 * it until it is done or `signal` says that nobody waits for it any more. Throws UnreadableFile.
 */
export async function readAside(given: GivenFile, ways: FileWays, signal: AbortSignal): Promise<FoundFile> {
  if (signal.aborted) throw new UnreadableFile(UNREAD.reason);
  const size = given.bytes.length + (given.copied?.html?.length ?? 0);
  const isLarge = size > SMALL && typeof Worker === 'function';
  const answer = isLarge ? await answerOfWorker({ given, ways }, signal) : null;
  if (answer && 'reason' in answer) throw new UnreadableFile(answer.reason);
  if (answer) return answer.found;
  const { readFile } = await keepLoading(() => import('#rules/shops/imports/read-file'));
  return readFile(given, ways);
}

/** Null where the worker cannot be loaded, as without a connection. */
async function answerOfWorker(asked: AskedFile, signal: AbortSignal): Promise<FileAnswer | null> {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FileAnswer>) => resolve(data));
      worker.addEventListener('error', (event) => resolve(event instanceof ErrorEvent ? UNREAD : null));
      signal.addEventListener('abort', () => resolve(UNREAD));
      worker.postMessage(asked);
    });
  } finally {
    worker.terminate();
  }
}
