import { hashOf } from '../scripts/browser-documents.ts';
import type { Sample } from './fill-database.ts';
import type { World } from './measure.ts';
import type { Subscription } from './open-socket.ts';
import { gatherTogether } from './people.ts';
import type { Figure } from './report.ts';
import { askProcess, type ServerProcess } from './server-process.ts';
import type { SocketsJob, SocketsResult } from './sockets.ts';

/** Pages that are open at once, and milliseconds until the last of them knows. */
export const BROADCASTS = [
  [1_000, 25],
  [5_000, 120],
  [10_000, 250],
] as const;

const EVENTS = 25;

/** Purchases that do not count. After the first thousands of messages Node has compiled what sends them. */
const EVENTS_BEFORE = 15;
const EDITS = 120;

/** Until then Node interprets much of what an edit runs, or compiles it. */
const EDITS_BEFORE = 400;

/** From the commit, beside a bare broadcast of the same bytes. */
export async function broadcast(world: World, sockets = 1_000, atMost = 25): Promise<Figure> {
  const { product, samples, documents } = world;
  const { token, itemIds } = samples[0] as Sample;
  const { live, bare } = await besideBare(world, {
    subscription: asked(documents.live, { token }),
    cause: itemIds.map((id) => ({
      url: `${product.url}/api/v1/lists/shared/${token}/items/${id}/purchase`,
      body: { email: 'guest@example.test' },
    })),
    accessTokens: Array.from({ length: sockets }, () => undefined),
    events: EVENTS,
    warmUp: EVENTS_BEFORE,
  });
  return {
    name: lastOf(sockets),
    product: live.median,
    floor: bare.median,
    unit: 'ms',
    measure: 'product',
    atMost,
    cpu: { product: live.cpu, floor: bare.cpu },
  };
}

export function lastOf(sockets: number): string {
  return `last of ${sockets.toLocaleString('en')} sockets`;
}

/**
 * From the sending of one person's edit to the last of those who work on the list with them: beside a bare broadcast, and beside a bare server that
 * writes the same by one statement before it.
 */
export async function editSeen(world: World): Promise<Figure[]> {
  const { product, floor, databaseUrl, documents } = world;
  const { listId, itemIds, accessTokens } = await gatherTogether(product.url, databaseUrl);
  const edits = Array.from({ length: EDITS_BEFORE + EDITS }, (_, index) => ({
    accessToken: accessTokens[index % accessTokens.length],
    id: itemIds[index % itemIds.length],
    notes: `Seen by everybody: ${index}`,
  }));
  const work = {
    subscription: asked(documents.liveList, { listId, isPresent: false }),
    accessTokens,
    events: EDITS,
    warmUp: EDITS_BEFORE,
  };
  const { live, bare, written } = await besideBare(world, {
    ...work,
    cause: edits.map(({ accessToken, id, notes }) => ({
      url: `${product.url}/graphql`,
      accessToken,
      body: byHash(documents.edit, { id, changes: { notes } }),
    })),
    bareCause: edits.map(({ accessToken, id, notes }) => ({
      url: `${floor.url}/edit/${id}`,
      accessToken,
      body: { notes },
    })),
  });
  const about = { product: live.whole, unit: 'ms' } as const;
  const beside = (result: SocketsResult) => ({ floor: result.whole, cpu: { product: live.cpu, floor: result.cpu } });
  return [
    {
      name: 'an edit, from its sending to the last of 20 people',
      ...about,
      ...beside(bare),
      measure: 'product',
      atMost: 8,
    },
    ...(written
      ? [{ name: 'an edit, honest limit', ...about, ...beside(written), measure: 'ratio', atMost: 8 } as const]
      : []),
  ];
}

/** By its hash, as our own app asks over a socket, whose protocol wants a text. */
export function asked(document: string, variables: object): Subscription {
  return { query: '', ...byHash(document, variables) };
}

function byHash(document: string, variables: object) {
  return { variables, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } };
}

interface Work extends Pick<SocketsJob, 'subscription' | 'cause' | 'accessTokens' | 'events' | 'warmUp'> {
  /** The same by the bare server. */
  bareCause?: SocketsJob['cause'];
}

async function besideBare({ databaseUrl, product, floor }: World, { subscription, cause, bareCause, ...size }: Work) {
  const ask = (server: ServerProcess, job: Pick<SocketsJob, 'url' | 'channel' | 'subscription' | 'cause'>) =>
    askProcess<SocketsResult>('./sockets.ts', {
      ...{ databaseUrl, serverPid: server.pid, ...size, ...job },
    } satisfies SocketsJob);
  const socketsOf = ({ url }: ServerProcess) => url.replace('http', 'ws');
  const live = await ask(product, {
    ...{ url: `${socketsOf(product)}/graphql`, channel: 'kindlist_events', subscription, cause },
  });
  await fetch(`${floor.url}/message`, { method: 'POST', body: live.message });
  const aim = { url: socketsOf(floor), channel: 'bench_broadcast' };
  const bare = await ask(floor, aim);
  const written = bareCause && (await ask(floor, { ...aim, cause: bareCause }));
  return { live, bare, written };
}
