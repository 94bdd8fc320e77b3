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

/**
 * Reads a file on this device. A large one can take seconds, in which the page would hear nobody, so that a worker reads
 * it until it is done or `signal` says that nobody waits for it any more. Throws UnreadableFile.
 */
export async function readAside(given: GivenFile, ways: FileWays, signal: AbortSignal): Promise<FoundFile> {
  if (given.bytes.length > SMALL && typeof Worker === 'function') return readInWorker({ given, ways }, signal);
  const { readFile } = await keepLoading(() => import('#rules/shops/imports/read-file'));
  return readFile(given, ways);
}

function readInWorker(asked: AskedFile, signal: AbortSignal): Promise<FoundFile> {
  return keepLoading(async () => {
    const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' });
    try {
      return await answerOf(worker, asked, signal);
    } finally {
      worker.terminate();
    }
  }).then((answer) => {
    if ('reason' in answer) throw new UnreadableFile(answer.reason);
    return answer.found;
  });
}

/** Rejects where the worker cannot be loaded. */
function answerOf(worker: Worker, asked: AskedFile, signal: AbortSignal): Promise<FileAnswer> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FileAnswer>) => resolve(data));
    worker.addEventListener('error', reject);
    signal.addEventListener('abort', () => resolve({ reason: 'NOT_READABLE' }));
    worker.postMessage(asked);
  });
}
