import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readsWithAffiliateSites } from '../bench/affiliate-reads.ts';
import { atSize, LIST_AT_SIZE, LISTS_AT_SIZE } from '../bench/at-size.ts';
import { BROADCASTS, broadcast, editSeen, lastOf } from '../bench/broadcasts.ts';
import { fillDatabase, LISTS, sampleLists } from '../bench/fill-database.ts';
import { growth } from '../bench/growth.ts';
import { machineSpeed } from '../bench/machine-speed.ts';
import { eventsToServers } from '../bench/many-servers.ts';
import {
  assertSameAnswers,
  assertSamePurchases,
  median,
  purchaseStatement,
  slowestReads,
  throughput,
  type World,
} from '../bench/measure.ts';
import { scriptWeight } from '../bench/page-weight.ts';
import { extractionTimes, readsBesideLinks } from '../bench/product-links.ts';
import { profile } from '../bench/profile.ts';
import { Progress, type Step } from '../bench/progress.ts';
import { readsFromReplica } from '../bench/replica.ts';
import { type Figure, report } from '../bench/report.ts';
import { reportTimes } from '../bench/reports.ts';
import { ServerProcess } from '../bench/server-process.ts';
import { soak } from '../bench/soak.ts';
import { startScratchServer } from '../server/base/postgres/scratch-server.ts';
import { browserDocument } from './browser-documents.ts';
import { ensureBuilt } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { ensureProxyPrograms } from './system-packages.ts';

const STARTS = 3;
/** A server with nothing to do for ten seconds gives back what its start needed. */
const IDLE_SECONDS = 12;
const SECONDS = Number(process.env.BENCH_SECONDS || 4);
const READS = [
  { kind: 'read over GraphQL', floorKind: 'floor of reading over GraphQL', atLeast: 0.65 },
  { kind: 'read over GraphQL, open', floorKind: 'floor of reading over GraphQL', atLeast: 0.65 },
  { kind: 'read over REST', floorKind: 'floor of reading over REST', atLeast: 0.85 },
] as const;
const DOCUMENTS: World['documents'] = {
  sharedList: browserDocument('SharedListScreen'),
  purchase: browserDocument('PurchaseSharedItem'),
  live: browserDocument('LiveSharedList'),
  liveList: browserDocument('LiveList'),
  edit: browserDocument('UpdateItem'),
};

/**
 * `npm run bench` measures everything; `npm run bench -- purchase` only what has that in its name. Apart from that:
 * - `npm run bench -- soak 60`: an hour of everything at once;
 * - `npm run bench -- growth`: the same answers from more and more data;
 * - `npm run bench -- servers`: an event's way to a hundred servers;
 * - `npm run bench -- replica`: what a replica takes off the primary;
 * - `npm run bench -- profile`: where the time of an answer goes; with 'read over REST' behind it, the places that take most of it.
 */
const [wanted = '', detail] = process.argv.slice(2);
const isWanted = (name: string) => name.includes(wanted);

const APART: Record<string, () => Promise<Figure[]>> = {
  servers: async () => {
    await ensureProxyPrograms();
    return eventsToServers(DATABASE_URL);
  },
  replica: () => readsFromReplica({ documents: DOCUMENTS, seconds: SECONDS }, startProduct),
};

await ensureBuilt();
const dataFolder = mkdtempSync(join(tmpdir(), 'kindlist-bench-'));
const scratch = await startScratchServer(process.env);
const DATABASE_URL = await scratch.createDatabase();
const open: ServerProcess[] = [];
try {
  await (await startProduct()).stop(); // makes the tables
  if (wanted !== 'growth' && !APART[wanted]) {
    console.log('Filling a database with 10,000 lists of 25 items…');
    await fillDatabase(DATABASE_URL);
  }
  const speedBefore = machineSpeed();
  const figures = await measureAll();
  process.exitCode = report(figures, Math.max(speedBefore, machineSpeed())) ? 0 : 1;
} finally {
  for (const server of open) await server.stop();
  await scratch.stop();
  rmSync(dataFolder, { recursive: true });
}

async function measureAll(): Promise<Figure[]> {
  const apart = APART[wanted];
  if (apart) return apart();
  const world: World = {
    databaseUrl: DATABASE_URL,
    product: await startProduct(),
    floor: await startFloor(),
    samples: await sampleLists(DATABASE_URL, LISTS),
    documents: DOCUMENTS,
    seconds: SECONDS,
  };
  if (wanted === 'growth') return growth(world);
  await assertSameAnswers(world.product, world.floor, DOCUMENTS.sharedList, world.samples[0]?.token ?? '');

  if (wanted === 'soak') return soak(world, Number(detail ?? 60), { start: startProduct, folder: dataFolder });
  if (wanted === 'profile') {
    await profile(world, startProduct, detail);
    return [];
  }

  const groups = [
    ['memory, under all that with at most 1,000 open pages', 300, manyActions(world).filter(isWantedStep)],
    ['memory, with 5,000 and 10,000 open pages', 600, manyPages(world).filter(isWantedStep)],
  ] as const;
  const others = otherSteps(world).filter(isWantedStep);
  const progress = new Progress([...groups.flatMap(([, , loads]) => loads), ...others].map(([name]) => name));
  await pause(IDLE_SECONDS * 1000);
  const figures = [memoryFigure('memory, idle', world.product.residentMemory, 150)];
  for (const [name, atMost, loads] of groups) {
    if (loads.length === 0) continue;
    const peak = await world.product.peakMemoryDuring(async () => {
      for (const load of loads) figures.push(...(await progress.take(load)));
    });
    figures.push(memoryFigure(name, peak, atMost));
  }
  for (const step of others) figures.push(...(await progress.take(step)));
  return figures;
}

function isWantedStep([name]: Step): boolean {
  return isWanted(name);
}

/** The last of them change lists, and add to them. */
function otherSteps(world: World): Step[] {
  return [
    ['start to first answer', timeStarts],
    ['script of a guest', () => weighScript(world)],
    [LIST_AT_SIZE, async () => atSize(world, await ensureChromium(), (name) => name === LIST_AT_SIZE)],
    [LISTS_AT_SIZE, async () => atSize(world, await ensureChromium(), (name) => name === LISTS_AT_SIZE)],
    ['product links', async () => [...(await extractionTimes()), await readsBesideLinks(world, startProduct)]],
    ['affiliate sites', () => readsWithAffiliateSites(world)],
    ['reports', () => reportTimes(world)],
  ];
}

/** Few lists were asked for just before; and again a few, whose answers are at hand. */
function manyActions(world: World): Step[] {
  const few = { ...world, samples: world.samples.slice(0, 100) };
  return [
    ...READS.flatMap(({ kind, floorKind, atLeast }): Step[] => [
      [kind, () => throughput(world, { kind, floorKind, atLeast })],
      [`${kind}, again`, () => throughput(few, { name: `${kind}, again`, kind, floorKind, atLeast })],
    ]),
    ['p99 of reads', () => slowestReads(world)],
    [
      'purchase over GraphQL',
      () => throughput(world, { kind: 'purchase over GraphQL', floorKind: 'floor of purchases', atLeast: 0.7 }),
    ],
    [
      'purchase over REST',
      () => throughput(world, { kind: 'purchase over REST', floorKind: 'floor of purchases', atLeast: 0.75 }),
    ],
    ['purchase, honest limit', () => purchasesBesideOneStatement(world)],
    ['purchase, its statement', () => purchaseStatement(world)],
    ...BROADCASTS.filter(([sockets]) => sockets <= 1_000).map(toLoad(world)),
    ['an edit, from its sending', () => editSeen(world)],
  ];
}

async function purchasesBesideOneStatement(world: World): Promise<Figure> {
  const { token = '', itemIds: [itemId = ''] = [] } = world.samples[0] ?? {};
  await assertSamePurchases(world.product, world.floor, DOCUMENTS.purchase, { token, itemId });
  return throughput(world, {
    name: 'purchase, honest limit',
    kind: 'purchase over GraphQL',
    floorKind: 'floor of purchases, at once',
    atLeast: 0.7,
  });
}

function manyPages(world: World): Step[] {
  return BROADCASTS.filter(([sockets]) => sockets > 1_000).map(toLoad(world));
}

function toLoad(world: World) {
  return ([sockets, atMost]: (typeof BROADCASTS)[number]): Step => [
    lastOf(sockets),
    () => broadcast(world, sockets, atMost),
  ];
}

function memoryFigure(name: string, product: number, atMost: number): Figure {
  return { name, product, unit: 'MB', measure: 'product', atMost };
}

async function timeStarts(): Promise<Figure> {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let start = 0; start < STARTS; start += 1) {
    for (const [times, begin] of [
      [ours, () => startProduct()],
      [bare, startFloor],
    ] as const) {
      const server = await begin();
      times.push(server.firstAnswer / 1_000);
      await server.stop();
    }
  }
  const [product, floor] = [median(ours), median(bare)];
  return { name: 'start to first answer', product, floor, unit: 's', measure: 'product', atMost: 3 };
}

async function weighScript({ product, samples }: World): Promise<Figure[]> {
  const list = `${product.url}/shared/${samples[0]?.token}`;
  const { beforeBuying, inAll } = await scriptWeight(await ensureChromium(), list);
  const figure = (name: string, bytes: number, atMost: number): Figure => {
    return { name, product: bytes / 1_000, unit: 'kB', measure: 'product', atMost };
  };
  return [
    figure('script before a guest can buy', beforeBuying, 120),
    figure('script of the app, which comes then', inAll, 182),
  ];
}

async function startProduct(more: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const settings = {
    NODE_ENV: 'production',
    RATE_LIMIT: 'off',
    TRUST_PROXY: '127.0.0.1', // as behind a proxy, where one address may have any number of connections
    LOG_LEVEL: 'error',
    DATA_DIR: dataFolder,
    DATABASE_URL,
    ...more,
  };
  return keep(await ServerProcess.start('dist/server/main.js', settings, '/api/v1/health'));
}

async function startFloor(): Promise<ServerProcess> {
  return keep(await ServerProcess.start('bench/floor.ts', { DATABASE_URL }, '/'));
}

function keep(server: ServerProcess): ServerProcess {
  open.push(server);
  return server;
}
