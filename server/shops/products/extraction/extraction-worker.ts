import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { extractProduct } from './extract-product.ts';
import { type ExtractionAnswer, type ExtractionJob, READY } from './extraction-job.ts';
import { decodePage } from './markup/decode-page.ts';

// On Linux this lowers the thread alone: requests to the server go before the reading of pages.
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', async (job: ExtractionJob) => {
  parentPort?.postMessage(await read(job));
});

parentPort?.postMessage(READY);

async function read({ bytes, contentType, url, ...options }: ExtractionJob): Promise<ExtractionAnswer> {
  try {
    return await extractProduct(decodePage(bytes, contentType), url, options);
  } catch {
    return null; // made to be unreadable
  }
}
