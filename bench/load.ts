import autocannon from 'autocannon';
import { hashOf } from '../scripts/browser-documents.ts';
import type { Sample } from './fill-database.ts';
import { answerJob } from './server-process.ts';

const CONNECTIONS = 20;
/** More than a connection gets through in a run, since a repeated purchase is none. */
const PURCHASES_EACH = 2_000;
/** No more, since the first answers wait until all of these are made. */
const OTHER_REQUESTS = 10_000;

export type Kind = keyof typeof REQUESTS;

export interface LoadJob {
  kind: Kind;
  url: string;
  seconds: number;
  samples: Sample[];
  documents: { sharedList: string; purchase: string };
  connections?: number;
  perSecond?: number;
}

export interface LoadResult {
  answers: number;
  perSecond: number;
  /** There may be none. */
  failures: number;
  /** In milliseconds. */
  median: number;
  p99: number;
}

interface Aim {
  token: string;
  itemId: string;
  documents: LoadJob['documents'];
}

const json = { 'content-type': 'application/json', accept: 'application/json' };
const guest = { email: 'guest@example.test', name: 'A guest', quantity: 1 };

const graphql = (operationName: string, text: string, variables: object) =>
  graphqlWith({ operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } });

const graphqlWith = (body: object): autocannon.Request => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...json, accept: 'application/graphql-response+json,application/json;q=0.9' },
  body: JSON.stringify(body),
});

const REQUESTS = {
  'read over GraphQL': ({ token, documents }: Aim) => graphql('SharedListScreen', documents.sharedList, { token }),
  'read over GraphQL, open': ({ token, documents: { sharedList: query } }: Aim) =>
    graphqlWith({ operationName: 'SharedListScreen', variables: { token }, query }),
  'read over REST': ({ token }: Aim) => ({ method: 'GET', path: `/api/v1/lists/shared/${token}` }),
  'purchase over GraphQL': ({ token, itemId, documents }: Aim) =>
    graphql('PurchaseSharedItem', documents.purchase, {
      token,
      itemId,
      input: guest,
      idempotencyKey: crypto.randomUUID(),
    }),
  'purchase over REST': ({ token, itemId }: Aim) => ({
    method: 'POST',
    path: `/api/v1/lists/shared/${token}/items/${itemId}/purchase`,
    headers: { ...json, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(guest),
  }),
  'floor of reading over GraphQL': ({ token }: Aim) => ({ method: 'GET', path: `/graphql/${token}` }),
  'floor of reading over REST': ({ token }: Aim) => ({ method: 'GET', path: `/rest/${token}` }),
  'floor of purchases': ({ token, itemId }: Aim) => ({
    method: 'POST',
    path: `/purchase/${token}/${itemId}`,
    headers: { ...json, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(guest),
  }),
  'floor of purchases, at once': ({ token, itemId }: Aim) => ({
    method: 'POST',
    path: `/purchase-at-once/${token}/${itemId}`,
    headers: { ...json, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(guest),
  }),
} satisfies Record<string, (aim: Aim) => autocannon.Request>;

answerJob(
  async ({
    kind,
    url,
    seconds,
    samples,
    documents,
    connections = CONNECTIONS,
    perSecond,
  }: LoadJob): Promise<LoadResult> => {
    const request = (): autocannon.Request => {
      const { token, itemIds } = randomOf(samples);
      return REQUESTS[kind]({ token, itemId: randomOf(itemIds), documents });
    };
    const each = kind.includes('purchase') ? PURCHASES_EACH : Math.ceil(OTHER_REQUESTS / connections);
    const result = await autocannon({
      url,
      connections,
      duration: seconds,
      timeout: 60, // of one answer, in seconds: on a busy machine it comes late, and is none the worse for it
      ...(perSecond && { overallRate: perSecond }),
      setupClient: (client) => client.setRequests(Array.from({ length: each }, request)),
      verifyBody: (body) => !String(body).includes('"errors":[{'),
    });
    return {
      answers: result['2xx'],
      perSecond: result['2xx'] / result.duration,
      failures: result.non2xx + result.errors + result.timeouts + result.mismatches,
      median: result.latency.p50,
      p99: result.latency.p99,
    };
  },
);

function randomOf<Thing>(things: readonly Thing[]): Thing {
  return things[Math.floor(Math.random() * things.length)] as Thing;
}
