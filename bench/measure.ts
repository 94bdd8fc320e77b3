import type { Sample } from './fill-database.ts';
import type { Kind, LoadJob, LoadResult } from './load.ts';
import { gatherTogether } from './people.ts';
import type { Figure } from './report.ts';
import { askProcess, type ServerProcess } from './server-process.ts';
import type { SocketsJob, SocketsResult } from './sockets.ts';

/** The machine may be busy with other things: Kindlist and its floor take turns, and medians are compared. */
const TURNS = 3;

const EDITS = 60;
const EDIT = 'mutation ($id: ID!, $notes: String!) { updateItem(id: $id, changes: { notes: $notes }) { id } }';

export interface World {
  databaseUrl: string;
  product: ServerProcess;
  floor: ServerProcess;
  samples: Sample[];
  documents: LoadJob['documents'] & { live: string; liveList: string };
  /** How long each turn lasts. */
  seconds: number;
}

/** Answers per second of the product beside those of the floor. */
export async function throughput(world: World, kind: Kind, floorKind: Kind, atLeast: number): Promise<Figure> {
  const product: Turn[] = [];
  const floor: Turn[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    product.push(await takeTurn(world, world.product, kind));
    floor.push(await takeTurn(world, world.floor, floorKind));
  }
  return {
    name: kind,
    product: median(product.map(({ perSecond }) => perSecond)),
    floor: median(floor.map(({ perSecond }) => perSecond)),
    unit: '/s',
    measure: 'ratio',
    atLeast,
    cpu: { product: median(product.map(({ cpu }) => cpu)), floor: median(floor.map(({ cpu }) => cpu)) },
  };
}

/** How much longer the slowest hundredth waits than the others, where many read at once: as a part of the median. */
export async function slowestReads(world: World): Promise<Figure> {
  const { product, samples, documents, seconds } = world;
  const job: LoadJob = { kind: 'read over GraphQL', url: product.url, seconds, samples, documents, connections: 50 };
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

/** From the commit of a purchase to the last of a thousand open pages, beside a bare broadcast of the same bytes. */
export async function broadcast({ databaseUrl, product, floor, samples, documents }: World): Promise<Figure> {
  const { token, itemIds } = samples[0] as Sample;
  const live = await askProcess<SocketsResult>('./sockets.ts', {
    databaseUrl,
    url: `${socketAddress(product)}/graphql`,
    channel: 'kindlist_events',
    subscription: { query: documents.live, operationName: 'LiveSharedList', variables: { token } },
    cause: itemIds.map((id) => ({
      url: `${product.url}/api/v1/lists/shared/${token}/items/${id}/purchase`,
      body: { email: 'guest@example.test' },
    })),
  } satisfies SocketsJob);
  await fetch(`${floor.url}/message`, { method: 'POST', body: live.message });
  const bare = await askProcess<SocketsResult>('./sockets.ts', {
    databaseUrl,
    url: socketAddress(floor),
    channel: 'bench_broadcast',
  } satisfies SocketsJob);
  return {
    name: 'last of 1,000 sockets',
    product: live.median,
    floor: bare.median,
    unit: 'ms',
    measure: 'product',
    atMost: 150,
  };
}

/** From the commit of one person's edit to each of those who work on the list with them, beside a bare broadcast. */
export async function editSeen({ databaseUrl, product, floor, documents }: World): Promise<Figure> {
  const { listId, itemIds, accessTokens } = await gatherTogether(product.url, databaseUrl);
  const live = await askProcess<SocketsResult>('./sockets.ts', {
    databaseUrl,
    url: `${socketAddress(product)}/graphql`,
    channel: 'kindlist_events',
    subscription: { query: documents.liveList, operationName: 'LiveList', variables: { listId } },
    accessTokens,
    events: EDITS,
    cause: itemIds.map((id, index) => ({
      url: `${product.url}/graphql`,
      accessToken: accessTokens[index % accessTokens.length],
      body: { query: EDIT, variables: { id, notes: `Seen by everybody: ${index}` } },
    })),
  } satisfies SocketsJob);
  await fetch(`${floor.url}/message`, { method: 'POST', body: live.message });
  const bare = await askProcess<SocketsResult>('./sockets.ts', {
    databaseUrl,
    url: socketAddress(floor),
    channel: 'bench_broadcast',
    accessTokens,
    events: EDITS,
  } satisfies SocketsJob);
  return {
    name: 'an edit, seen by 20 people (p95)',
    product: live.p95,
    floor: bare.p95,
    unit: 'ms',
    measure: 'product',
    atMost: 300,
  };
}

/** The floor must say what Kindlist says, or it is no floor. */
export async function assertSameAnswers({ product, floor, samples, documents }: World): Promise<void> {
  const { token } = samples[0] as Sample;
  const query = JSON.stringify({ query: documents.sharedList, variables: { token } });
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

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number;
}

interface Turn {
  perSecond: number;
  cpu: number;
}

/** How a server does under one kind of load. */
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

/** As text, whatever the order of the fields. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
}

function socketAddress({ url }: ServerProcess): string {
  return url.replace('http', 'ws');
}
