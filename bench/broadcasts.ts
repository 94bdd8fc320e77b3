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
 * From the sending of one person's edit to the last of those who work on the list with them, beside a bare
 * broadcast.
 */
export async function editSeen(world: World): Promise<Figure> {
  const { product, databaseUrl, documents } = world;
  const { listId, itemIds, accessTokens } = await gatherTogether(product.url, databaseUrl);
  const { live, bare } = await besideBare(world, {
    subscription: asked(documents.liveList, { listId, isPresent: false }),
    accessTokens,
    events: EDITS,
    warmUp: EDITS_BEFORE,
    cause: Array.from({ length: EDITS_BEFORE + EDITS }, (_, index) => ({
      url: `${product.url}/graphql`,
      accessToken: accessTokens[index % accessTokens.length],
      body: byHash(documents.edit, {
        id: itemIds[index % itemIds.length],
        changes: { notes: `Seen by everybody: ${index}` },
      }),
    })),
  });
  return {
    name: 'an edit, from its sending to the last of 20 people',
    product: live.whole,
    floor: bare.whole,
    unit: 'ms',
    measure: 'product',
    atMost: 8,
    cpu: { product: live.cpu, floor: bare.cpu },
  };
}

/** By its hash, as our own app asks over a socket, whose protocol wants a text. */
export function asked(document: string, variables: object): Subscription {
  return { query: '', ...byHash(document, variables) };
}

function byHash(document: string, variables: object) {
  return { variables, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } };
}

type Work = Pick<SocketsJob, 'subscription' | 'cause' | 'accessTokens' | 'events' | 'warmUp'>;

async function besideBare({ databaseUrl, product, floor }: World, { subscription, cause, ...size }: Work) {
  const ask = (server: ServerProcess, job: Pick<SocketsJob, 'url' | 'channel' | 'subscription' | 'cause'>) =>
    askProcess<SocketsResult>('./sockets.ts', {
      ...{ databaseUrl, serverPid: server.pid, ...size, ...job },
    } satisfies SocketsJob);
  const socketsOf = ({ url }: ServerProcess) => url.replace('http', 'ws');
  const live = await ask(product, {
    ...{ url: `${socketsOf(product)}/graphql`, channel: 'kindlist_events', subscription, cause },
  });
  await fetch(`${floor.url}/message`, { method: 'POST', body: live.message });
  const bare = await ask(floor, { url: socketsOf(floor), channel: 'bench_broadcast' });
  return { live, bare };
}
