import type { Sample } from './fill-database.ts';
import type { Kind, LoadJob, LoadResult } from './load.ts';
import type { StatementJob, StatementTimes } from './purchase-statement.ts';
import type { Figure } from './report.ts';
import { askProcess, type ServerProcess } from './server-process.ts';

/** The machine may be busy with other things: Kindlist and its floor take turns, and medians are compared. */
const TURNS = 5;

/** Node compiles what runs most until then, and PostgreSQL fetches its tables. */
const TURNS_BEFORE = 2;

export interface World {
  databaseUrl: string;
  product: ServerProcess;
  floor: ServerProcess;
  samples: Sample[];
  documents: LoadJob['documents'] & { live: string; liveList: string; edit: string };
  seconds: number;
}

interface Throughput {
  name?: string;
  kind: Kind;
  floorKind: Kind;
  atLeast: number;
}

export async function throughput(world: World, { kind, name = kind, floorKind, atLeast }: Throughput): Promise<Figure> {
  const turns: Record<'product' | 'floor', Turn>[] = [];
  for (let turn = 0; turn < TURNS_BEFORE + TURNS; turn += 1) {
    turns.push({
      product: await takeTurn(world, world.product, kind),
      floor: await takeTurn(world, world.floor, floorKind),
    });
  }
  const counted = turns.slice(TURNS_BEFORE);
  const product = counted.map((turn) => turn.product);
  const floor = counted.map((turn) => turn.floor);
  return {
    name,
    product: median(product.map(({ perSecond }) => perSecond)),
    floor: median(floor.map(({ perSecond }) => perSecond)),
    unit: '/s',
    measure: 'ratio',
    atLeast,
    cpu: { product: median(product.map(({ cpu }) => cpu)), floor: median(floor.map(({ cpu }) => cpu)) },
  };
}

/** The slowest count: those who wait until it has begun are no hundredth in a longer turn. */
const TIMES_AS_LONG = 4;

export async function slowestReads(world: World): Promise<Figure> {
  const { product, samples, documents, seconds } = world;
  const job: LoadJob = {
    kind: 'read over GraphQL',
    url: product.url,
    seconds: seconds * TIMES_AS_LONG,
    samples,
    documents,
    connections: 50,
  };
  const turns: LoadResult[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) turns.push(await askProcess<LoadResult>('./load.ts', job));
  return {
    name: 'p99 of reads at 50 connections, beside the median',
    product: median(turns.map(({ p99 }) => p99)),
    floor: median(turns.map((turn) => turn.median)),
    unit: 'ms',
    measure: 'ratio',
    atMost: 3,
  };
}

/** In place of the bare server, the statement without what the giving features have added to it. */
export async function purchaseStatement({ databaseUrl }: World): Promise<Figure> {
  const job: StatementJob = { databaseUrl };
  const { now, before } = await askProcess<StatementTimes>('./purchase-statement.ts', job);
  return { name: 'purchase, its statement', product: now, floor: before, unit: 'µs', measure: 'ratio', atMost: 1.05 };
}

/** Else it is no floor. */
export async function assertSameAnswers(
  product: { url: string },
  floor: { url: string },
  sharedList: string,
  token: string,
): Promise<void> {
  const query = JSON.stringify({ query: sharedList, variables: { token } });
  const headers = { 'content-type': 'application/json' };
  const answers = [
    [
      await jsonOf(`${product.url}/graphql`, { method: 'POST', headers, body: query }),
      await jsonOf(`${floor.url}/graphql/${token}`),
    ],
    [await jsonOf(`${product.url}/api/v1/lists/shared/${token}`), await jsonOf(`${floor.url}/rest/${token}`)],
  ];
  for (const [one, other] of answers) {
    if (sorted(one) !== sorted(other)) throw new Error(`The floor differs:\n${sorted(one)}\n${sorted(other)}`);
  }
}

/** As assertSameAnswers(): what of it is in both, since no two purchases are the same. */
export async function assertSamePurchases(
  product: { url: string },
  floor: { url: string },
  query: string,
  { token, itemId }: { token: string; itemId: string },
): Promise<void> {
  const input = { email: 'guest@example.test', name: 'A guest', quantity: 1 };
  const post = (url: string, body: object, headers: Record<string, string>) =>
    jsonOf(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const variables = { token, itemId, input, idempotencyKey: crypto.randomUUID() };
  const ours = await post(`${product.url}/graphql`, { query, variables }, { 'content-type': 'application/json' });
  const bare = await post(`${floor.url}/purchase-at-once/${token}/${itemId}`, input, {
    'idempotency-key': crypto.randomUUID(),
  });
  const [one, other] = [ours, bare].map((answer) => sorted(shapeOf(answer)));
  if (one !== other) throw new Error(`The floor sells something else:\n${one}\n${other}`);
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number;
}

interface Turn {
  perSecond: number;
  cpu: number;
}

export async function takeTurn(world: World, server: ServerProcess, kind: Kind): Promise<Turn> {
  const { samples, documents, seconds } = world;
  const before = server.cpuTime;
  const job: LoadJob = { kind, url: server.url, seconds, samples, documents };
  const { answers, perSecond, failures } = await askProcess<LoadResult>('./load.ts', job);
  if (failures > 0) throw new Error(`${failures} of ${answers + failures} answers were no good: ${kind}`);
  return { perSecond, cpu: (server.cpuTime - before) / answers };
}

async function jsonOf(url: string, init?: RequestInit): Promise<unknown> {
  return (await fetch(url, init)).json();
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}
