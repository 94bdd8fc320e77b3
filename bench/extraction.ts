import { extractProduct } from '../server/shops/products/extraction/extract-product.ts';
import { decodePage } from '../server/shops/products/extraction/markup/decode-page.ts';
import { answerJob } from './server-process.ts';
import { shopPages } from './shop-pages.ts';

const ROUNDS = 4;

export interface ExtractionTimes {
  pages: number;
  /** In milliseconds of the thread, which are the same on a busy machine. */
  median: number;
  p99: number;
}

answerJob(async (): Promise<ExtractionTimes> => {
  const pages = shopPages();
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [place, bytes] of pages.entries()) {
      const before = process.threadCpuUsage();
      await extractProduct(decodePage(bytes, null), `https://shop.test/${place}`);
      const { user, system } = process.threadCpuUsage(before);
      if (round > 0) times.push((user + system) / 1_000); // the first round compiles
    }
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return { pages: pages.length, median: at(0.5), p99: at(0.99) };
});
