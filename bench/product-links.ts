import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signUp } from './account.ts';
import type { ExtractionTimes } from './extraction.ts';
import type { LoadJob, LoadResult } from './load.ts';
import type { World } from './measure.ts';
import type { Figure } from './report.ts';
import { askProcess, type ServerProcess } from './server-process.ts';
import { shopPages } from './shop-pages.ts';

/** Well below the server's limit: then the time of one answer says something. */
const READS_PER_SECOND = 100;
const LINKS_AT_ONCE = 20;
const TURNS = 3;

export async function extractionTimes(): Promise<Figure[]> {
  const { median, p99 } = await askProcess<ExtractionTimes>('./extraction.ts', null);
  return [
    { name: 'a product page, read', product: median, unit: 'ms', measure: 'product', atMost: 60 },
    { name: 'a product page, read (99 of 100)', product: p99, unit: 'ms', measure: 'product', atMost: 300 },
  ];
}

export async function readsBesideLinks(
  world: World,
  start: (settings: NodeJS.ProcessEnv) => Promise<ServerProcess>,
): Promise<Figure> {
  const pages = shopPages();
  const shop = createServer((request, response) => {
    const place = Number(request.url?.split('/')[1]);
    response.writeHead(200, { 'content-type': 'text/html' }).end(pages[place % pages.length]);
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const host = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const product = await start({ EXTRACT_ALLOW_PRIVATE_HOSTS: host });
  try {
    const { accessToken } = await signUp(product.url, 'Somebody who pastes links');
    const [alone, beside]: [number[], number[]] = [[], []];
    await pasteLinks(product, host, accessToken, async () => {}); // loads what reading takes
    for (let turn = 0; turn < TURNS; turn += 1) {
      alone.push(await slowestRead(world, product));
      await pasteLinks(product, host, accessToken, async () => {
        beside.push(await slowestRead(world, product));
      });
    }
    const [withLinks, without] = [middle(beside), middle(alone)];
    return {
      name: 'a list, while 20 links are read',
      product: withLinks,
      floor: without,
      unit: 'ms',
      measure: 'ratio',
      atMost: 2,
    };
  } finally {
    await product.stop();
    shop.closeAllConnections();
    shop.close();
  }
}

/** Nobody has read these pages. */
async function pasteLinks(
  product: ServerProcess,
  host: string,
  accessToken: string,
  work: () => Promise<void>,
): Promise<void> {
  let isOver = false;
  let links = 0;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
  const paste = async () => {
    do {
      links += 1;
      const body = JSON.stringify({ url: `http://${host}/${links}/${crypto.randomUUID()}` });
      const response = await fetch(`${product.url}/api/v1/items/scrape-url`, { method: 'POST', headers, body });
      const { success } = await response.json();
      if (!success) throw new Error('A link was not read');
    } while (!isOver);
  };
  const pasting = Array.from({ length: LINKS_AT_ONCE }, paste);
  await work();
  isOver = true;
  await Promise.all(pasting);
}

/** In milliseconds, for 99 reads in a hundred. */
async function slowestRead({ samples, documents, seconds }: World, product: ServerProcess): Promise<number> {
  const job: LoadJob = {
    kind: 'read over GraphQL',
    url: product.url,
    seconds,
    samples,
    documents,
    perSecond: READS_PER_SECOND,
  };
  const { p99, failures } = await askProcess<LoadResult>('./load.ts', job);
  if (failures > 0) throw new Error(`${failures} reads failed`);
  return p99;
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
